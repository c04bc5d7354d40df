//! How far a line is followed where its end explains nothing.

use crate::rules::{Move, Position};

use super::explain::Moment;

/// So many half-moves of a line are nearly always as the search meant them; the end of a long one is where it has looked least,
/// and what happens there may hide what was won at once. A mate is followed to its end.
const PLIES: usize = 8;

impl Moment<'_> {
    /// The same with as much of its lines as is sure.
    pub(super) fn in_sight(&self) -> Self {
        let counted = |line| in_sight(self.before, line);
        Self {
            best: counted(self.best),
            played: counted(self.played),
            ..self.clone()
        }
    }
}

fn in_sight<'l>(before: &Position, line: &'l [Move]) -> &'l [Move] {
    let end = || {
        line.iter()
            .try_fold(before.clone(), |position, mv| position.play(*mv))
    };
    match line.get(..PLIES) {
        Some(counted) if !end().is_ok_and(|end| end.is_checkmate()) => counted,
        _ => line,
    }
}
