//! How the network came to be: positions from games of the engine against itself, graded, and a network fitted to the
//! grades. Only built with the feature `tune`; the command is `chess-tutor tune`, the record of the run is in
//! `assets/net.md`.

mod generate;
mod grade;
mod matches;
mod sample;
mod train;

pub use generate::{Games, generate};
pub use grade::{Grader, GraderError};
pub use matches::{MatchScore, play_match};
pub use sample::{SAMPLE_BYTES, Sample};
pub use train::{Course, train};

use super::board::Board;
use super::searcher::Searcher;

/// Keeps one evaluated position in so many.
#[derive(Default)]
pub(crate) struct Samples {
    /// 0: none.
    every: u64,
    seen: u64,
    boards: Vec<Board>,
}

impl Samples {
    #[inline]
    pub(crate) fn see(&mut self, board: &Board) {
        if self.every == 0 {
            return;
        }
        self.seen += 1;
        if self.seen.is_multiple_of(self.every) {
            self.boards.push(board.clone());
        }
    }
}

impl Searcher<'_> {
    fn sample_every(&mut self, every: u64) {
        self.evaluator.samples.every = every;
    }

    fn take_samples(&mut self) -> Vec<Board> {
        std::mem::take(&mut self.evaluator.samples.boards)
    }
}
