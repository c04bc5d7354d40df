//! How a game ends.

use shakmaty::{Color, Position as _};

use super::{Position, dead};

/// The result of a game that has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side has won.
    Win {
        /// The side that has won.
        winner: Color,
        /// What decided the game.
        by: WinReason,
    },
    /// Nobody has won.
    Draw {
        /// Why the game is drawn.
        reason: DrawReason,
    },
}

impl Outcome {
    /// The winner, if there is one.
    #[must_use]
    pub fn winner(self) -> Option<Color> {
        match self {
            Self::Win { winner, .. } => Some(winner),
            Self::Draw { .. } => None,
        }
    }

    /// The result as written in PGN: `1-0`, `0-1` or `1/2-1/2`.
    #[must_use]
    pub fn pgn(self) -> &'static str {
        match self.winner() {
            Some(Color::White) => "1-0",
            Some(Color::Black) => "0-1",
            None => "1/2-1/2",
        }
    }
}

/// What decides a won game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinReason {
    /// The king is attacked and nothing helps.
    Checkmate,
    /// The loser gave up.
    Resignation,
    /// The loser's time ran out, and the winner could still mate.
    Flag,
}

/// Why a game is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawReason {
    /// The side to move has no legal move and is not in check.
    Stalemate,
    /// No sequence of legal moves ends in mate, for either side.
    DeadPosition,
    /// The same position for the third time, claimed.
    Threefold,
    /// The same position for the fifth time: by itself.
    Fivefold,
    /// Fifty moves of each side without capture or pawn move, claimed.
    FiftyMoves,
    /// Seventy-five moves of each side without capture or pawn move: by itself.
    SeventyFiveMoves,
    /// Both sides agreed.
    Agreement,
    /// One side's time ran out, but the other could not mate by any sequence of moves.
    FlagWithoutMatingMaterial,
}

/// Half-moves without capture or pawn move after which a draw can be claimed.
pub(super) const CLAIM_PLIES: u32 = 100;
/// Half-moves without capture or pawn move after which the game is drawn by itself.
const AUTOMATIC_PLIES: u32 = 150;

/// How the game has ended by the position alone: mate before everything else, as mate ends the game at once.
pub(super) fn of_position(position: &Position) -> Option<Outcome> {
    let chess = &position.chess;
    if chess.legal_moves().is_empty() {
        if chess.is_check() {
            return Some(Outcome::Win {
                winner: !chess.turn(),
                by: WinReason::Checkmate,
            });
        }
        return Some(draw(DrawReason::Stalemate));
    }
    if dead::is_dead(chess) {
        return Some(draw(DrawReason::DeadPosition));
    }
    if chess.halfmoves() >= AUTOMATIC_PLIES {
        return Some(draw(DrawReason::SeventyFiveMoves));
    }
    None
}

fn draw(reason: DrawReason) -> Outcome {
    Outcome::Draw { reason }
}

/// The outcome when the time of a side runs out.
pub(super) fn of_flag(position: &Position, flagged: Color) -> Outcome {
    if dead::can_mate(&position.chess, !flagged) {
        return Outcome::Win {
            winner: !flagged,
            by: WinReason::Flag,
        };
    }
    draw(DrawReason::FlagWithoutMatingMaterial)
}
