//! The one list of chess ideas: what a motif shows, a puzzle trains, a lesson teaches.

use std::fmt;

macro_rules! themes {
    ($($(#[doc = $doc:literal])+ $theme:ident = $name:literal,)+) => {
        /// A chess idea.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Theme {
            $($(#[doc = $doc])+ $theme,)+
        }

        impl Theme {
            /// All ideas, in the order of this list.
            pub const ALL: &'static [Self] = &[$(Self::$theme,)+];

            /// The idea's stable name, as files and JSON write it.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$theme => $name,)+
                }
            }
        }
    };
}

themes! {
    /// The line ends in checkmate.
    Mate = "mate",
    /// A move after which mate follows if the other side does nothing about it.
    MateThreat = "mate-threat",
    /// A rook or queen mates a king shut in on his first rank by his own men.
    BackRankMate = "back-rank-mate",
    /// A knight mates a king who is walled in by his own men.
    SmotheredMate = "smothered-mate",
    /// A rook mates in the corner, guarded by a knight that also takes the last flight square.
    ArabianMate = "arabian-mate",
    /// A rook or queen mates along the edge while a knight takes the squares beside the king's own man.
    AnastasiaMate = "anastasia-mate",
    /// Two bishops mate on crossing diagonals; the king's own men stand in his way.
    BodenMate = "boden-mate",
    /// Two bishops mate on diagonals side by side.
    DoubleBishopMate = "double-bishop-mate",
    /// A queen mates diagonally from beside the king; his own men fill the two squares she does not guard.
    DovetailMate = "dovetail-mate",
    /// A king is mated along a file or rank, his own men standing on either side of him.
    EpauletteMate = "epaulette-mate",
    /// A rook guarded by a knight, the knight by a pawn, mates a king with a man of his own beside him.
    HookMate = "hook-mate",
    /// A man that can be taken for nothing.
    HangingPiece = "hanging-piece",
    /// Takings on one square that win something although the man is protected.
    WinningExchange = "winning-exchange",
    /// A line that comes to more material, by whatever means.
    WinningMaterial = "winning-material",
    /// One man attacks two or more.
    Fork = "fork",
    /// A man cannot leave its line because a better one, as a rule the king, stands behind it.
    Pin = "pin",
    /// An attacked man moves off its line, and the one behind it falls.
    Skewer = "skewer",
    /// A man moves off a line and opens it for the attack of another.
    DiscoveredAttack = "discovered-attack",
    /// A man moves off a line and opens it for a check.
    DiscoveredCheck = "discovered-check",
    /// Two men give check at once.
    DoubleCheck = "double-check",
    /// A man works along a line through another that stands on it.
    XRay = "x-ray",
    /// The protector of a man is taken, and the man falls.
    RemovingTheDefender = "removing-the-defender",
    /// A man is drawn away from what it guards.
    Deflection = "deflection",
    /// A man is drawn to a square where it fares badly.
    Decoy = "decoy",
    /// A man that guards two things can only do one of them.
    Overload = "overload",
    /// A man is put in the way of another's protection.
    Interference = "interference",
    /// A man that is attacked and has no safe square.
    TrappedPiece = "trapped-piece",
    /// Material is given up for something better.
    Sacrifice = "sacrifice",
    /// A move put in before the recapture that was expected.
    InBetweenMove = "in-between-move",
    /// Neither a capture nor a check nor a promotion, and yet the strongest move.
    QuietMove = "quiet-move",
    /// A pawn becomes a piece.
    Promotion = "promotion",
    /// A pawn becomes a piece other than a queen.
    Underpromotion = "underpromotion",
    /// A pawn threatens to become a piece.
    PromotionThreat = "promotion-threat",
    /// Checks without end.
    PerpetualCheck = "perpetual-check",
    /// The weaker side has itself stalemated.
    StalemateTrick = "stalemate-trick",
    /// A move leaves the other side without a legal move and not in check: the game is drawn.
    Stalemate = "stalemate",
    /// After a move neither side can ever mate: the game is drawn.
    DeadPosition = "dead-position",
    /// After a move the same position has come three times and more, which is enough for a draw.
    Repetition = "threefold-repetition",
    /// After a move nothing was taken and no pawn has moved for fifty moves, which is enough for a draw.
    FiftyMoves = "fifty-move-rule",
    /// The king castles.
    Castles = "castles",
    /// In the opening a pawn takes a square in the middle.
    Centre = "centre",
    /// In the opening a knight or bishop comes into play.
    Development = "development",
    /// In the opening f7 or f2 is attacked, which the king alone protects.
    WeakPoint = "weak-point",
    /// In the opening a man moves again while others stand at home.
    SameMan = "same-man",
    /// In the opening the queen comes out before the others.
    EarlyQueen = "early-queen",
    /// A king moves and can castle no more.
    LostCastling = "lost-castling",
    /// A pawn leaves the cover of its king.
    ExposedKing = "exposed-king",
    /// Pawns of one side on one file.
    DoubledPawns = "doubled-pawns",
    /// A pawn without any of its own beside it.
    IsolatedPawn = "isolated-pawn",
    /// A pawn that its neighbours have left behind, and that cannot step on.
    BackwardPawn = "backward-pawn",
    /// A pawn that no other pawn can stop.
    PassedPawn = "passed-pawn",
    /// A rook on a file without pawns.
    OpenFile = "open-file",
    /// A man far ahead, protected by a pawn, that no pawn can drive away.
    Outpost = "outpost",
    /// Equal men come off while one side is ahead.
    Simplification = "simplification",
    /// Two kings face each other, and the one to move must give way.
    Opposition = "opposition",
    /// A king steps where he can catch a passed pawn.
    SquareOfThePawn = "square-of-the-pawn",
}

impl Theme {
    /// Is it about the plan of a game (openings, pawns, squares, endings), so that nothing is won by it at once?
    #[must_use]
    pub fn is_plan(self) -> bool {
        self >= Self::Castles
    }

    /// Is it a draw by the rules? Whether that is good or bad for who brings it about, it does not say.
    #[must_use]
    pub fn is_draw(self) -> bool {
        [
            Self::Stalemate,
            Self::DeadPosition,
            Self::Repetition,
            Self::FiftyMoves,
        ]
        .contains(&self)
    }

    /// Is it a weakness of the side that has it?
    #[must_use]
    pub fn is_weakness(self) -> bool {
        [
            Self::SameMan,
            Self::EarlyQueen,
            Self::LostCastling,
            Self::ExposedKing,
            Self::DoubledPawns,
            Self::IsolatedPawn,
            Self::BackwardPawn,
        ]
        .contains(&self)
    }

    /// The idea of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|theme| theme.name() == name)
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_found_again() {
        for theme in Theme::ALL {
            assert_eq!(Theme::named(theme.name()), Some(*theme));
        }
    }
}
