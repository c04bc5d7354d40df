//! Why a move is not allowed, and how a game ended, as messages.

use crate::rules::{
    Board, DrawReason, Outcome, Piece, ReadMoveError, Reason, Role, Square, WinReason,
};

use super::{Arg, Message};

impl Message {
    /// Why a typed move could not be read; `board` is the one on which it was tried.
    #[must_use]
    pub fn unread<M>(error: &ReadMoveError<M>, board: &Board) -> Self {
        match error {
            ReadMoveError::NotAMove => Self::own("typed-not-a-move"),
            ReadMoveError::NoSuchMan { role, to } => Self::own("typed-no-such-man")
                .with("role", Arg::Role(*role))
                .with("square", Arg::Square(*to)),
            ReadMoveError::Ambiguous(_) => Self::own("typed-ambiguous"),
            ReadMoveError::Refused(refusal) => Self::refusal(refusal.first(), board),
        }
    }

    /// Why a move is not allowed; `board` is the one on which it was tried, so that men can be named.
    #[must_use]
    pub fn refusal(reason: &Reason, board: &Board) -> Self {
        let attacked =
            |id, square, by: &[Square]| attacked(id, square, by).with("by", roles(board, by));
        match reason {
            Reason::GameOver { outcome } => Self::own("refusal-game-over")
                .with("outcome", Arg::Message(Box::new(Self::from(outcome)))),
            Reason::NoPiece { from } => {
                Self::own("refusal-no-piece").with("from", Arg::Square(*from))
            }
            Reason::OtherSide { from, piece } => {
                let turn = Arg::Color(!piece.color);
                Self::own("refusal-other-side")
                    .with("man", man(*from, *piece))
                    .with("turn", turn)
            }
            Reason::OwnPiece { to, piece } => {
                Self::own("refusal-own-piece").with("man", man(*to, *piece))
            }
            Reason::NotHowItMoves { from, to, piece } => Self::own(how_it_moves(piece.role))
                .with("from", Arg::Square(*from))
                .with("to", Arg::Square(*to)),
            Reason::Blocked { to, by, .. } => Self::own("refusal-blocked")
                .with("to", Arg::Square(*to))
                .with("by", roles(board, &[*by])),
            Reason::KingNeverTaken { to } => {
                Self::own("refusal-king-never-taken").with("king", Arg::Square(*to))
            }
            Reason::PawnCannotCaptureForward { to, .. } => {
                Self::own("refusal-pawn-cannot-capture-forward").with("man", roles(board, &[*to]))
            }
            Reason::PawnNothingToCapture { to, .. } => {
                Self::own("refusal-pawn-nothing-to-capture").with("to", Arg::Square(*to))
            }
            Reason::PawnDoubleStepNotFromStart { from, .. } => {
                Self::own("refusal-pawn-double-step-not-from-start")
                    .with("from", Arg::Square(*from))
            }
            Reason::EnPassantExpired { pawn, .. } => {
                Self::own("refusal-en-passant-expired").with("pawn", Arg::Square(*pawn))
            }
            Reason::EnPassantNever {
                pawn,
                history_known,
                ..
            } => {
                let id = if *history_known {
                    "refusal-en-passant-never"
                } else {
                    "refusal-en-passant-not-just-now"
                };
                Self::own(id).with("pawn", Arg::Square(*pawn))
            }
            Reason::KingAttacked { to, by } => attacked("refusal-king-attacked", *to, by),
            Reason::KingNextToKing { to, king } => Self::own("refusal-king-next-to-king")
                .with("to", Arg::Square(*to))
                .with("king", Arg::Square(*king)),
            Reason::Pinned {
                from,
                king,
                by,
                en_passant,
            } => {
                let id = match en_passant {
                    None => "refusal-pinned",
                    Some(_) => "refusal-pinned-en-passant",
                };
                attacked(id, *king, by)
                    .with("from", Arg::Square(*from))
                    .with("man", roles(board, &[*from]))
            }
            Reason::DoesNotAnswerCheck { king, by } => {
                attacked("refusal-does-not-answer-check", *king, by)
            }
            Reason::DoubleCheck { king, by } => attacked("refusal-double-check", *king, by),
            Reason::KingHasMoved { move_number, .. } => Self::own("refusal-king-has-moved")
                .with("move", Arg::Number(i64::from(*move_number))),
            Reason::RookHasMoved {
                rook, move_number, ..
            } => Self::own("refusal-rook-has-moved")
                .with("rook", Arg::Square(*rook))
                .with("move", Arg::Number(i64::from(*move_number))),
            Reason::CastlingRightGone { rook, .. } => {
                Self::own("refusal-castling-right-gone").with("rook", Arg::Square(*rook))
            }
            Reason::NoRook { corner } => {
                Self::own("refusal-no-rook").with("corner", Arg::Square(*corner))
            }
            Reason::CastlingBlocked { squares } => Self::own("refusal-castling-blocked")
                .with("men", roles(board, squares))
                .with("count", count(squares)),
            Reason::CastlingInCheck { king, by } => {
                attacked("refusal-castling-in-check", *king, by)
            }
            Reason::CastlingThroughAttack { square, by } => {
                attacked("refusal-castling-through-attack", *square, by)
            }
            Reason::CastlingIntoAttack { square, by } => {
                attacked("refusal-castling-into-attack", *square, by)
            }
            Reason::NotOnSameRank { rook, .. } => {
                Self::own("refusal-not-on-same-rank").with("rook", Arg::Square(*rook))
            }
            Reason::PromotionMissing { .. } => Self::own("refusal-promotion-missing"),
            Reason::PromotionNotAllowed { role, .. } => {
                Self::own("refusal-promotion-not-allowed").with("role", Arg::Role(*role))
            }
        }
    }
}

impl From<&Outcome> for Message {
    fn from(outcome: &Outcome) -> Self {
        match outcome {
            Outcome::Win { winner, by } => {
                let id = match by {
                    WinReason::Checkmate => "outcome-checkmate",
                    WinReason::Resignation => "outcome-resignation",
                    WinReason::Flag => "outcome-flag",
                };
                Self::own(id)
                    .with("winner", Arg::Color(*winner))
                    .with("loser", Arg::Color(!*winner))
            }
            Outcome::Draw { reason } => Self::own(match reason {
                DrawReason::Stalemate => "outcome-stalemate",
                DrawReason::DeadPosition => "outcome-dead-position",
                DrawReason::Threefold => "outcome-threefold",
                DrawReason::Fivefold => "outcome-fivefold",
                DrawReason::FiftyMoves => "outcome-fifty-moves",
                DrawReason::SeventyFiveMoves => "outcome-seventy-five-moves",
                DrawReason::Agreement => "outcome-agreement",
                DrawReason::FlagWithoutMatingMaterial => "outcome-flag-without-mating-material",
            }),
        }
    }
}

/// How a kind of man moves, said when somebody tried otherwise.
fn how_it_moves(role: Role) -> &'static str {
    match role {
        Role::Pawn => "refusal-how-pawn-moves",
        Role::Knight => "refusal-how-knight-moves",
        Role::Bishop => "refusal-how-bishop-moves",
        Role::Rook => "refusal-how-rook-moves",
        Role::Queen => "refusal-how-queen-moves",
        Role::King => "refusal-how-king-moves",
    }
}

fn man(square: Square, piece: Piece) -> Arg {
    Arg::Men(vec![(square, piece)])
}

fn attacked(id: &'static str, square: Square, by: &[Square]) -> Message {
    Message::own(id)
        .with("square", Arg::Square(square))
        .with("count", count(by))
}

/// The men on squares, by their kinds; the bare squares where nothing stands, which no rule gives.
fn roles(board: &Board, squares: &[Square]) -> Arg {
    let men: Vec<(Square, Role)> = squares
        .iter()
        .filter_map(|square| Some((*square, board.role_at(*square)?)))
        .collect();
    if men.len() == squares.len() {
        Arg::Roles(men)
    } else {
        Arg::Squares(squares.to_vec())
    }
}

fn count(squares: &[Square]) -> Arg {
    Arg::Number(i64::try_from(squares.len()).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Color;

    #[test]
    fn a_refusal_names_its_proof() {
        let reason = Reason::CastlingThroughAttack {
            square: Square::F1,
            by: vec![Square::F8],
        };
        let mut board = Board::empty();
        board.set_piece_at(Square::F8, Role::Rook.of(Color::Black));
        let message = Message::refusal(&reason, &board);
        assert!(message.args.contains(&("square", Arg::Square(Square::F1))));
        assert!(
            message
                .args
                .contains(&("by", Arg::Roles(vec![(Square::F8, Role::Rook)])))
        );
        let win = Outcome::Win {
            winner: Color::White,
            by: WinReason::Flag,
        };
        assert!(
            Message::from(&win)
                .args
                .contains(&("loser", Arg::Color(Color::Black)))
        );
    }
}
