//! What is claimed, with the evidence that lets anybody check it on the board.

use crate::rules::{Color, Move, Piece, Square};
use crate::theme::Theme;

/// A man on its square.
pub type Man = (Square, Piece);

/// How sure a claim is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Proof {
    /// The men stand so, by legal moves; whether it works is open. Not to be said as an achievement.
    Seen,
    /// The line bears it out: the man falls, the mate comes, the capture really is forbidden.
    Shown,
}

/// A claim: this idea is in this line (or position), by these men, on those.
///
/// What `by` and `on` hold, in this order, is told at the detector of each theme; every man stands on its square in the
/// position after the move at `ply` (before the first move for facts of a mere position), unless the detector says otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// The idea.
    pub theme: Theme,
    /// How sure it is.
    pub proof: Proof,
    /// The side that profits; of a weakness, the side that has it.
    pub side: Color,
    /// The move of the line that does it, counted from 0.
    pub ply: usize,
    /// The men that do it.
    pub by: Vec<Man>,
    /// The men that it is done to.
    pub on: Vec<Man>,
    /// What the profiting side has gained in pawns at the end, all exchanges over; at a mate it means nothing.
    pub gain: i32,
    /// The move of the line that bears it out, counted from 0; the same as `ply` when the move itself does.
    pub until: usize,
    /// The whole line: the gain is counted at its end.
    pub line: Vec<Move>,
}

impl Fact {
    /// The squares of the evidence, first those of the men that act, each once.
    #[must_use]
    pub fn squares(&self) -> Vec<Square> {
        let mut squares = Vec::new();
        for (square, _) in self.by.iter().chain(&self.on) {
            if !squares.contains(square) {
                squares.push(*square);
            }
        }
        squares
    }

    /// Does the line bear it out?
    #[must_use]
    pub fn is_shown(&self) -> bool {
        self.proof == Proof::Shown
    }
}
