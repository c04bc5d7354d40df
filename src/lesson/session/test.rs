//! A lesson that is a test: one try for each step, no hints, and what is to be looked at again.

use std::collections::BTreeSet;

use crate::lesson::lesson::{Lesson, Mode, Step, StepKind};
use crate::scene::{Mark, Tone};

use super::rings;

/// A test that only finds out where to begin is over after so many misses: nobody is asked ten things that are new.
pub(super) const ENOUGH: usize = 3;

/// How a test went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TestResult {
    /// Steps that were solved.
    pub right: usize,
    /// Steps that were asked.
    pub of: usize,
    /// The lessons of those that were not, in their order, each once.
    pub missed: Vec<String>,
    /// Where to begin, if the test was for that and anything is new.
    pub begin: Option<String>,
}

impl TestResult {
    pub(super) fn of(lesson: &Lesson, missed: &BTreeSet<String>) -> Self {
        let asked: Vec<(&str, bool)> = lesson
            .steps
            .iter()
            .filter_map(|step| Some((step.about.as_deref()?, !missed.contains(&step.id))))
            .collect();
        let right = asked.iter().filter(|(_, is_right)| *is_right).count();
        let mut lessons: Vec<String> = Vec::new();
        for (about, _) in asked.iter().filter(|(_, is_right)| !is_right) {
            if !lessons.iter().any(|known| known == about) {
                lessons.push((*about).to_owned());
            }
        }
        // The questions that were never put are not solved, and not missed either.
        let is_cut = lesson.mode == Mode::Place && missed.len() >= ENOUGH;
        let asked = if is_cut {
            let last = asked.iter().rposition(|(_, is_right)| !is_right);
            asked.get(..=last.unwrap_or(0)).unwrap_or_default()
        } else {
            &asked
        };
        Self {
            right: if is_cut {
                asked.len() - missed.len().min(asked.len())
            } else {
                right
            },
            of: asked.len(),
            missed: lessons,
            begin: (lesson.mode == Mode::Place).then(|| begin(asked)).flatten(),
        }
    }
}

/// Where to begin, by questions in the order of the lessons: at the first miss from which on more was wrong than right.
/// One slip among what is known well sends nobody back to the start.
fn begin(asked: &[(&str, bool)]) -> Option<String> {
    let first = (0..asked.len()).find(|index| {
        let rest = asked.get(*index..).unwrap_or_default();
        let is_missed = rest.first().is_some_and(|(_, is_right)| !is_right);
        let right = rest.iter().filter(|(_, is_right)| *is_right).count();
        is_missed && right * 2 < rest.len()
    });
    let (about, _) = asked.get(first?)?;
    Some((*about).to_owned())
}

/// The answer on the board, for who has missed it.
pub(super) fn answer_marks(step: &Step) -> Vec<Mark> {
    match &step.kind {
        StepKind::Ask(ask) => ask
            .solution
            .first()
            .map(|mv| Mark::Arrow {
                from: mv.from(),
                to: mv.to(),
                tone: Tone::Good,
            })
            .into_iter()
            .collect(),
        StepKind::Squares(find) => rings(find.squares(&step.field), Tone::Good),
        StepKind::Show { .. }
        | StepKind::Drill(_)
        | StepKind::Opening(_)
        | StepKind::Guess { .. }
        | StepKind::Play(_)
        | StepKind::Train(_)
        | StepKind::Choice { .. }
        | StepKind::Legal { .. }
        | StepKind::Setup { .. } => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_slip_sends_nobody_back_to_the_start() {
        for (marks, expected) in [
            ("rrrrrr", None),
            ("mrrrrr", None),
            ("mmm", Some("0")),
            ("rrrmmm", Some("3")),
            ("rmrrmrm", Some("4")),
            ("rrrrrm", Some("5")),
        ] {
            let names: Vec<String> = (0..marks.len()).map(|index| index.to_string()).collect();
            let asked: Vec<(&str, bool)> = marks
                .chars()
                .zip(&names)
                .map(|(mark, name)| (name.as_str(), mark == 'r'))
                .collect();
            assert_eq!(begin(&asked).as_deref(), expected, "{marks}");
        }
    }
}
