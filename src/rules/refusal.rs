//! Why a move is not allowed: the closed list of rules, each with the squares that prove it.
//!
//! The words are written elsewhere, from [`Reason`]; who judges is `judgement.rs`.

use shakmaty::{Piece, Role, Square};

use super::Outcome;

/// One rule that forbids a move. The fields are the proof: they can be shown on the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The game is over. Then it is the only reason.
    GameOver {
        /// How the game ended.
        outcome: Outcome,
    },
    /// There is no man on the square. Then it is the only reason.
    NoPiece {
        /// The empty square.
        from: Square,
    },
    /// The man belongs to the side that is not to move. Then it is the only reason.
    OtherSide {
        /// Where the man stands.
        from: Square,
        /// The other side's man.
        piece: Piece,
    },
    /// The man does not move that way (or its target is the square it stands on).
    NotHowItMoves {
        /// Where the man stands.
        from: Square,
        /// Where it was to go.
        to: Square,
        /// The man.
        piece: Piece,
    },
    /// A man stands in between.
    Blocked {
        /// Where the moving man stands.
        from: Square,
        /// Where it was to go.
        to: Square,
        /// The first man in the way.
        by: Square,
    },
    /// A man of one's own stands on the target.
    OwnPiece {
        /// The target.
        to: Square,
        /// The man on the target.
        piece: Piece,
    },
    /// The other king stands on the target, and a king is never taken. Only practice boards come so far, as there the other
    /// side does not answer an attack on its king.
    KingNeverTaken {
        /// Where the king stands.
        to: Square,
    },
    /// A pawn cannot take what stands straight in front of it.
    PawnCannotCaptureForward {
        /// Where the pawn stands.
        from: Square,
        /// Where the other side's man stands.
        to: Square,
    },
    /// A pawn moves diagonally only to take, and there is nothing to take.
    PawnNothingToCapture {
        /// Where the pawn stands.
        from: Square,
        /// The empty target.
        to: Square,
    },
    /// Only from its starting square may a pawn go two squares.
    PawnDoubleStepNotFromStart {
        /// Where the pawn stands.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// The pawn beside did go two squares, but not just now.
    EnPassantExpired {
        /// Where the capturing pawn stands.
        from: Square,
        /// The square that was passed over.
        to: Square,
        /// The pawn that went two squares.
        pawn: Square,
    },
    /// The pawn beside did not go two squares (or, without the history, no double step was just made).
    EnPassantNever {
        /// Where the capturing pawn stands.
        from: Square,
        /// The empty target.
        to: Square,
        /// The other side's pawn beside.
        pawn: Square,
        /// Is every move of that pawn known? If not, only this is sure: it did not go two squares just now.
        history_known: bool,
    },
    /// The king's target is attacked by men other than the king (counted with the king lifted off the board).
    KingAttacked {
        /// The target.
        to: Square,
        /// The men that attack it.
        by: Vec<Square>,
    },
    /// The kings would stand beside each other.
    KingNextToKing {
        /// The target.
        to: Square,
        /// The other king.
        king: Square,
    },
    /// Two men give check, so only the king can move.
    DoubleCheck {
        /// The king in check.
        king: Square,
        /// The men that give check.
        by: Vec<Square>,
    },
    /// The king is in check, and the move does not answer it.
    DoesNotAnswerCheck {
        /// The king in check.
        king: Square,
        /// The man that gives check.
        by: Vec<Square>,
    },
    /// The man is pinned: if it leaves its line, its king stands in check.
    Pinned {
        /// Where the pinned man stands.
        from: Square,
        /// Its king.
        king: Square,
        /// The men that would attack the king.
        by: Vec<Square>,
        /// The pawn that would be taken in passing, if only its leaving (with the taker, or alone) opens the line.
        /// Then neither pawn is pinned by itself, but this capture is forbidden.
        en_passant: Option<Square>,
    },
    /// King and rook do not stand on the same rank (castling up or down a file).
    NotOnSameRank {
        /// The king.
        king: Square,
        /// The rook it was to castle with.
        rook: Square,
    },
    /// The king has moved before.
    KingHasMoved {
        /// The king now.
        king: Square,
        /// The first move of the king, counted in plies from 0 from the start of the known game.
        ply: usize,
        /// The number of the move pair, as it would be written down.
        move_number: u32,
    },
    /// The rook has moved before, or the rook of the start was taken and another stands there.
    RookHasMoved {
        /// The square where the rook of the start stood.
        rook: Square,
        /// When it first moved or was taken, counted in plies from 0 from the start of the known game.
        ply: usize,
        /// The number of the move pair, as it would be written down.
        move_number: u32,
    },
    /// Castling this way is no longer allowed: king or rook has moved, but the history that would tell which is not
    /// known.
    CastlingRightGone {
        /// The king.
        king: Square,
        /// The rook.
        rook: Square,
    },
    /// No rook of this side stands on the castling corner.
    NoRook {
        /// The square where the rook should stand.
        corner: Square,
    },
    /// Men stand between king and rook.
    CastlingBlocked {
        /// The men in the way.
        squares: Vec<Square>,
    },
    /// The king is in check now, and castling is no answer to check.
    CastlingInCheck {
        /// The king.
        king: Square,
        /// The men that give check.
        by: Vec<Square>,
    },
    /// The king would cross an attacked square.
    CastlingThroughAttack {
        /// The square.
        square: Square,
        /// The men that attack it.
        by: Vec<Square>,
    },
    /// The king would land on an attacked square.
    CastlingIntoAttack {
        /// The square.
        square: Square,
        /// The men that attack it.
        by: Vec<Square>,
    },
    /// A pawn that reaches the last rank must become a piece, and none was named.
    PromotionMissing {
        /// The square on the last rank.
        to: Square,
    },
    /// This move cannot promote to that piece: it is no promotion, or the piece is a king or a pawn.
    PromotionNotAllowed {
        /// The target.
        to: Square,
        /// The piece that was named.
        role: Role,
    },
}

impl Reason {
    /// The name of the rule as machines read it: `not_how_it_moves`. Stable; see the list in `why --json`.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Self::GameOver { .. } => "game_over",
            Self::NoPiece { .. } => "no_piece",
            Self::OtherSide { .. } => "other_side",
            Self::NotHowItMoves { .. } => "not_how_it_moves",
            Self::Blocked { .. } => "blocked",
            Self::OwnPiece { .. } => "own_piece",
            Self::KingNeverTaken { .. } => "king_never_taken",
            Self::PawnCannotCaptureForward { .. } => "pawn_cannot_capture_forward",
            Self::PawnNothingToCapture { .. } => "pawn_nothing_to_capture",
            Self::PawnDoubleStepNotFromStart { .. } => "pawn_double_step_not_from_start",
            Self::EnPassantExpired { .. } => "en_passant_expired",
            Self::EnPassantNever { .. } => "en_passant_never",
            Self::KingAttacked { .. } => "king_attacked",
            Self::KingNextToKing { .. } => "king_next_to_king",
            Self::DoubleCheck { .. } => "double_check",
            Self::DoesNotAnswerCheck { .. } => "does_not_answer_check",
            Self::Pinned { .. } => "pinned",
            Self::NotOnSameRank { .. } => "not_on_same_rank",
            Self::KingHasMoved { .. } => "king_has_moved",
            Self::RookHasMoved { .. } => "rook_has_moved",
            Self::CastlingRightGone { .. } => "castling_right_gone",
            Self::NoRook { .. } => "no_rook",
            Self::CastlingBlocked { .. } => "castling_blocked",
            Self::CastlingInCheck { .. } => "castling_in_check",
            Self::CastlingThroughAttack { .. } => "castling_through_attack",
            Self::CastlingIntoAttack { .. } => "castling_into_attack",
            Self::PromotionMissing { .. } => "promotion_missing",
            Self::PromotionNotAllowed { .. } => "promotion_not_allowed",
        }
    }

    /// The squares that prove the reason, the telling one first: the man in the way, the attackers, the rook …
    ///
    /// Empty only when the game is over.
    #[must_use]
    pub fn squares(&self) -> Vec<Square> {
        match self {
            Self::GameOver { .. } => Vec::new(),
            Self::NoPiece { from }
            | Self::OtherSide { from, .. }
            | Self::NotHowItMoves { from, .. }
            | Self::PawnDoubleStepNotFromStart { from, .. } => vec![*from],
            Self::Blocked { by, .. } => vec![*by],
            Self::OwnPiece { to, .. }
            | Self::KingNeverTaken { to }
            | Self::PawnCannotCaptureForward { to, .. }
            | Self::PawnNothingToCapture { to, .. }
            | Self::PromotionMissing { to }
            | Self::PromotionNotAllowed { to, .. } => vec![*to],
            Self::EnPassantExpired { pawn, .. } | Self::EnPassantNever { pawn, .. } => vec![*pawn],
            Self::KingAttacked { by, .. }
            | Self::DoubleCheck { by, .. }
            | Self::DoesNotAnswerCheck { by, .. }
            | Self::Pinned { by, .. }
            | Self::CastlingInCheck { by, .. } => by.clone(),
            Self::KingNextToKing { king, .. } | Self::KingHasMoved { king, .. } => vec![*king],
            Self::NotOnSameRank { king, rook } | Self::CastlingRightGone { king, rook } => {
                vec![*king, *rook]
            }
            Self::RookHasMoved { rook, .. } => vec![*rook],
            Self::NoRook { corner } => vec![*corner],
            Self::CastlingBlocked { squares } => squares.clone(),
            Self::CastlingThroughAttack { square, by }
            | Self::CastlingIntoAttack { square, by } => {
                std::iter::once(*square).chain(by.iter().copied()).collect()
            }
        }
    }
}

/// Every rule that forbids a move, the one to tell a learner first. Never empty.
///
/// The order is: the end of the game, whose man it is, how it moves, what stands in the way, the pawn's rules, the
/// king's safety, castling (same rank, right, rook, way, check), promotion. So [`Reason::PromotionMissing`] comes first
/// only when nothing else is wrong: that is when to ask for the piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    first: Reason,
    others: Vec<Reason>,
}

impl Refusal {
    /// A refusal by these reasons, the one to tell first in front; none when there is no reason.
    #[must_use]
    pub fn new(reasons: Vec<Reason>) -> Option<Self> {
        let mut reasons = reasons.into_iter();
        let first = reasons.next()?;
        Some(Self {
            first,
            others: reasons.collect(),
        })
    }

    /// The reason to tell a learner.
    #[must_use]
    pub fn first(&self) -> &Reason {
        &self.first
    }

    /// All reasons, the one to tell first in front.
    pub fn reasons(&self) -> impl Iterator<Item = &Reason> {
        std::iter::once(&self.first).chain(&self.others)
    }

    /// The squares that prove the first reason.
    #[must_use]
    pub fn squares(&self) -> Vec<Square> {
        self.first.squares()
    }
}

impl From<Reason> for Refusal {
    fn from(first: Reason) -> Self {
        Self {
            first,
            others: Vec::new(),
        }
    }
}
