//! A line: moves, what they lead to, and how deep that was looked at.

use crate::rules::Move;

use super::Score;

/// Moves from a position on, with the score of the first one for the side that makes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The moves; never empty in an answer.
    pub moves: Vec<Move>,
    /// How good the first move is for the side that makes it.
    pub score: Score,
    /// How many plies ahead was looked.
    pub depth_plies: u32,
}

impl Line {
    /// The first move.
    #[must_use]
    pub fn first(&self) -> Option<Move> {
        self.moves.first().copied()
    }
}
