//! What a board should show: men, what can be done with them, and marks. No colours and no pixels.

use std::collections::BTreeMap;

use crate::rules::{Board, Color, Game, Move, Piece, Position, Reason, Square, comment_list};

/// All that a board draws. A session makes it; the window only paints it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The men.
    pub board: Board,
    /// Whose turn it is, where that matters and the game goes on.
    pub turn: Option<Color>,
    /// The side at the bottom.
    pub orientation: Color,
    /// What the learner may do with the board.
    pub input: Input,
    /// The squares of the last move, from and to.
    pub last_move: Option<(Square, Square)>,
    /// The king in check.
    pub check: Option<Square>,
    /// Arrows, rings and dots.
    pub marks: Vec<Mark>,
    /// Stars to collect.
    pub stars: Vec<Square>,
    /// The mark that a good move leaves on its square.
    pub badge: Option<Badge>,
}

impl Scene {
    /// Men to be looked at, and nothing else.
    #[must_use]
    pub fn still(board: Board, orientation: Color) -> Self {
        Self {
            board,
            turn: None,
            orientation,
            input: Input::Nothing,
            last_move: None,
            check: None,
            marks: Vec::new(),
            stars: Vec::new(),
            badge: None,
        }
    }

    /// A position to look at, after a move that led there.
    #[must_use]
    pub fn of(position: &Position, last: Option<Move>, orientation: Color) -> Self {
        let checked = position.king(position.turn());
        Self {
            turn: Self::turn_in(position),
            last_move: last.map(|mv| (mv.from(), mv.to())),
            check: checked.filter(|_| position.is_check()),
            ..Self::still(position.board().clone(), orientation)
        }
    }

    /// The position that a game has come to, to be looked at.
    #[must_use]
    pub fn after(game: &Game, orientation: Color) -> Self {
        Self::of(game.position(), game.moves().last(), orientation)
    }

    /// Whose turn it is in a position: nobody's after mate or stalemate.
    #[must_use]
    pub fn turn_in(position: &Position) -> Option<Color> {
        let is_over = position.is_checkmate() || position.is_stalemate();
        (!is_over).then(|| position.turn())
    }
}

/// What a board takes from the learner.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum Input {
    /// Nothing: it is to be looked at.
    #[default]
    Nothing,
    /// Moves. The map holds the allowed ones, to be shown; others may be tried and are answered.
    Moves(BTreeMap<Square, Vec<Target>>),
    /// Clicks on squares.
    Squares,
    /// Men put on squares or taken off.
    Men(Vec<Piece>),
}

/// A square that a man may go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// The square.
    pub to: Square,
    /// Is something taken there?
    pub captures: bool,
    /// Must a pawn choose what it becomes?
    pub promotes: bool,
}

/// Something drawn on the board to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// From a square to another.
    Arrow {
        /// Where it starts.
        from: Square,
        /// Where it points.
        to: Square,
        /// What it means.
        tone: Tone,
    },
    /// Around a square.
    Ring {
        /// The square.
        square: Square,
        /// What it means.
        tone: Tone,
    },
    /// A small dot in a square.
    Dot {
        /// The square.
        square: Square,
        /// What it means.
        tone: Tone,
    },
}

/// What a mark means; the window chooses colour and shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tone {
    /// Look here.
    Idea,
    /// This is right.
    Good,
    /// Not yet; mind this.
    Warning,
    /// Check, or a man that takes.
    Danger,
}

/// A sign on the square where a good move ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Badge {
    /// The square.
    pub square: Square,
    /// The sign.
    pub sign: Sign,
}

/// The signs a badge can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// Solved.
    Star,
    /// Right, and there is more to do.
    Tick,
    /// Not yet.
    Again,
    /// A move of the openings that are taught.
    Book,
    /// !! – a great move that gives something up.
    Brilliant,
    /// ! – the one good move.
    Great,
    /// ?! – a little was lost.
    Inaccuracy,
    /// ? – something was lost.
    Mistake,
    /// ?? – much was lost.
    Blunder,
}

impl Badge {
    /// A sign for a side's last move, on its man as long as that stands there. The other side may have answered since, and may
    /// have taken the man.
    #[must_use]
    pub fn for_last_move(game: &Game, side: Color, sign: Sign) -> Option<Self> {
        let position = game.position();
        let answers = usize::from(position.turn() == side);
        let moves: Vec<Move> = game.moves().collect();
        let square = moves.iter().rev().nth(answers)?.to();
        let stands = position.board().color_at(square) == Some(side);
        stands.then_some(Self { square, sign })
    }
}

impl Sign {
    /// The sign that chess books put behind a move, where it is one.
    #[must_use]
    pub fn text(self) -> &'static str {
        match self {
            Self::Brilliant => "!!",
            Self::Great => "!",
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
            Self::Star | Self::Tick | Self::Again | Self::Book => "",
        }
    }
}

impl Input {
    /// Every legal move of a position.
    #[must_use]
    pub fn legal(position: &Position) -> Self {
        let mut targets: BTreeMap<Square, Vec<Target>> = BTreeMap::new();
        for mv in position.legal_moves() {
            let target = Target {
                to: mv.to(),
                captures: mv.captured().is_some(),
                promotes: mv.promotion().is_some(),
            };
            let list = targets.entry(mv.from()).or_default();
            if !list.contains(&target) {
                list.push(target);
            }
        }
        Self::Moves(targets)
    }
}

impl Mark {
    /// The arrows and rings that an author drew into comments of a game (`[%cal Ge2e4]`, `[%csl Rd4]`).
    #[must_use]
    pub fn of_comments(comments: &[String]) -> Vec<Self> {
        let tone = |item: &str| match item.chars().next() {
            Some('R') => Tone::Danger,
            Some('Y') => Tone::Warning,
            Some('G') => Tone::Good,
            _ => Tone::Idea,
        };
        let square = |item: &str, at: usize| item.get(at..at + 2)?.parse::<Square>().ok();
        let arrows = comment_list(comments, "cal");
        let arrows = arrows.iter().filter_map(|item| {
            Some(Self::Arrow {
                from: square(item, 1)?,
                to: square(item, 3)?,
                tone: tone(item),
            })
        });
        let rings = comment_list(comments, "csl");
        let rings = rings.iter().filter_map(|item| {
            Some(Self::Ring {
                square: square(item, 1)?,
                tone: tone(item),
            })
        });
        arrows.chain(rings).collect()
    }

    /// What proves that a move is not allowed: arrows from the men that attack to what they attack; rings round anything
    /// else.
    #[must_use]
    pub fn of_refusal(reason: &Reason) -> Vec<Self> {
        let arrows = |by: &[Square], to: Square| {
            by.iter()
                .map(|from| Self::Arrow {
                    from: *from,
                    to,
                    tone: Tone::Danger,
                })
                .collect()
        };
        match reason {
            Reason::KingAttacked { to, by } => arrows(by, *to),
            Reason::Pinned { king, by, .. }
            | Reason::DoesNotAnswerCheck { king, by }
            | Reason::DoubleCheck { king, by }
            | Reason::CastlingInCheck { king, by } => arrows(by, *king),
            Reason::CastlingThroughAttack { square, by }
            | Reason::CastlingIntoAttack { square, by } => arrows(by, *square),
            Reason::KingNextToKing { to, king } => arrows(&[*king], *to),
            Reason::GameOver { .. }
            | Reason::NoPiece { .. }
            | Reason::OtherSide { .. }
            | Reason::OwnPiece { .. }
            | Reason::KingNeverTaken { .. }
            | Reason::NotHowItMoves { .. }
            | Reason::Blocked { .. }
            | Reason::PawnCannotCaptureForward { .. }
            | Reason::PawnNothingToCapture { .. }
            | Reason::PawnDoubleStepNotFromStart { .. }
            | Reason::EnPassantExpired { .. }
            | Reason::EnPassantNever { .. }
            | Reason::KingHasMoved { .. }
            | Reason::RookHasMoved { .. }
            | Reason::CastlingRightGone { .. }
            | Reason::NoRook { .. }
            | Reason::CastlingBlocked { .. }
            | Reason::NotOnSameRank { .. }
            | Reason::PromotionMissing { .. }
            | Reason::PromotionNotAllowed { .. } => reason
                .squares()
                .into_iter()
                .map(|square| Self::Ring {
                    square,
                    tone: Tone::Warning,
                })
                .collect(),
        }
    }

    /// The square it is about: an arrow's is the one where it starts.
    #[must_use]
    pub fn square(self) -> Square {
        match self {
            Self::Arrow { from, .. } => from,
            Self::Ring { square, .. } | Self::Dot { square, .. } => square,
        }
    }

    /// What the mark means.
    #[must_use]
    pub fn tone(self) -> Tone {
        match self {
            Self::Arrow { tone, .. } | Self::Ring { tone, .. } | Self::Dot { tone, .. } => tone,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_badge_stands_on_the_last_man_of_its_side_or_nowhere() {
        for (moves, side, expected) in [
            (&["e4"][..], Color::White, Some(Square::E4)),
            (&["e4", "e5"], Color::White, Some(Square::E4)),
            (&["e4", "e5"], Color::Black, Some(Square::E5)),
            (&["e4", "d5", "exd5"], Color::Black, None),
            (&["e4", "d5", "exd5", "Qxd5"], Color::White, None),
            (&["e4"], Color::Black, None),
            (
                &["Nf3", "a6", "g3", "a5", "Bg2", "a4", "O-O"],
                Color::White,
                Some(Square::G1),
            ),
        ] {
            let mut game = Game::new(Position::start());
            for mv in moves {
                let mv = game.position().read_move(mv).unwrap();
                game.play(mv).unwrap();
            }
            let badge = Badge::for_last_move(&game, side, Sign::Star);
            assert_eq!(
                badge.map(|badge| badge.square),
                expected,
                "{moves:?} {side}"
            );
        }
    }

    #[test]
    fn it_is_nobodys_turn_once_the_game_is_over() {
        for (fen, turn) in [
            ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", Some(Color::White)),
            ("3R2k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", None),
            ("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", None),
            ("4R1k1/5pp1/8/8/8/8/8/4K3 b - - 0 1", Some(Color::Black)),
        ] {
            let position = Position::from_fen(fen).unwrap();
            assert_eq!(Scene::turn_in(&position), turn, "{fen}");
        }
    }
}
