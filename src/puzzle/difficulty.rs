//! About how hard a puzzle is that nobody has solved yet.
//!
//! A straight line through six and a half thousand rated puzzles (those of the built-in set): long lines, many moves to
//! choose from and quiet moves make a puzzle hard, checks, takings and mates make it easier. That explains a third of what
//! makes puzzles differ, no more, so the estimate counts as a rating of which almost nothing is known.

use crate::motif::{Story, value};
use crate::study::Rating;

use super::puzzle::Puzzle;

/// How unsure the estimate is, in points: as unsure as can be.
const DEVIATION: f64 = 350.0;
/// No puzzle is thought easier or harder.
const RANGE: (f64, f64) = (400.0, 2800.0);

/// What is counted of a puzzle, each with its weight in points. See `examples/puzzle_set.rs --features` for the fit.
pub const FEATURES: [(&str, f64); 10] = [
    ("one", 656.8),
    ("mates", -93.0),
    ("moves", 262.4),
    ("first-checks", -206.5),
    ("first-takes", -82.1),
    ("quiet", 72.9),
    ("gives-up", 3.8),
    ("legal", 13.6),
    ("men", 1.0),
    ("only-answer", -18.8),
];

/// The counts, in the order of [`FEATURES`].
#[must_use]
pub fn features(puzzle: &Puzzle) -> [f64; FEATURES.len()] {
    let task = puzzle.task_position();
    let Some(story) = Story::new(&task, &puzzle.solution) else {
        return [0.0; FEATURES.len()];
    };
    let truth = |is: bool| if is { 1.0 } else { 0.0 };
    let (mut quiet, mut gives_up, mut only) = (0.0, 0.0, 0.0);
    for step in story.hero_steps() {
        let is_quiet =
            step.mv.captured().is_none() && step.mv.promotion().is_none() && !step.after.is_check();
        quiet += truth(is_quiet);
        // The man that moved is worth more than what it took, and the answer takes it.
        let answer = story.step(step.ply + 1);
        let is_taken = answer.is_some_and(|answer| answer.mv.captured_on() == Some(step.mv.to()));
        let given = value(step.mv.role()) - step.mv.captured().map_or(0, value);
        gives_up += truth(is_taken) * f64::from(given.max(0));
        only += truth(answer.is_some() && step.after.legal_moves().len() == 1);
    }
    let first = story.step(0);
    [
        1.0,
        truth(puzzle.mates()),
        puzzle.solver_moves() as f64,
        truth(first.is_some_and(|step| step.after.is_check())),
        truth(first.is_some_and(|step| step.mv.captured().is_some())),
        quiet,
        gives_up,
        task.legal_moves().len() as f64,
        task.board().occupied().count() as f64,
        only,
    ]
}

/// About how hard it is.
#[must_use]
pub fn estimate(puzzle: &Puzzle) -> Rating {
    let counts = features(puzzle);
    let weights = FEATURES.iter().map(|(_, weight)| weight);
    let points: f64 = counts
        .iter()
        .zip(weights)
        .map(|(count, weight)| count * weight)
        .sum();
    Rating::known(points.clamp(RANGE.0, RANGE.1), DEVIATION)
}
