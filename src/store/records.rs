//! What the learner has done, as plain values: places, stars, finished lessons.
//!
//! Nothing here is measured twice: stars and solved steps are folded from the attempts, in the order in which they
//! were made. Only the places and the finished lessons are told apart from them, since attempts do not show these.
//!
//! ```
//! use chess_tutor::session::{Attempt, AttemptOutcome, Timestamp};
//! use chess_tutor::store::Records;
//!
//! let mut records = Records::default();
//! records.record(&Attempt {
//!     lesson: "rook".to_owned(),
//!     step: "reach-a8".to_owned(),
//!     outcome: AttemptOutcome::Solved,
//!     misses: 1,
//!     hints: 0,
//!     stars: 2,
//!     at: Timestamp(1_000),
//!     took_millis: 4_200,
//! });
//! assert_eq!(records.stars_of("rook"), 2);
//! assert!(!records.is_finished("rook"));
//! ```

use std::collections::BTreeMap;

use crate::session::{Attempt, AttemptOutcome, Timestamp};
use crate::study::Learner;

/// A step of a lesson at which the learner stood.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The lesson.
    pub lesson: String,
    /// The step, by its id and never by its place in the lesson.
    pub step: String,
    /// When the learner came there.
    pub at: Timestamp,
}

/// All that is known of the learner: the way through the lessons, and what is known beside them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Records {
    lessons: BTreeMap<String, LessonRecord>,
    /// The lessons that were entered or finished, each once, the latest last: an order that no clock can turn round.
    order: Vec<String>,
    /// Ratings, cards that come back, and what was tried.
    pub learner: Learner,
    /// What was done in each hour since 1970 in which something was done.
    hours: BTreeMap<u64, Spent>,
}

/// What was done in some time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spent {
    /// Steps of lessons that were ended.
    pub steps: u32,
    /// How long they took, in milliseconds; what was left open counts as [`LONGEST_STEP_MILLIS`] at the most.
    pub millis: u64,
}

/// A step takes so long at the most: whoever takes longer has gone for tea.
pub const LONGEST_STEP_MILLIS: u64 = 5 * 60_000;
/// An hour, in milliseconds.
const HOUR_MILLIS: u64 = 3_600_000;

/// What is known of one lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LessonRecord {
    /// The steps that were ended in some way, by their ids. A lesson may have lost a step since.
    pub steps: BTreeMap<String, StepRecord>,
    /// When the lesson was last gone through to its end.
    pub finished: Option<Timestamp>,
    /// Where to go on; nothing when it was finished and not begun again.
    pub place: Option<Place>,
}

/// What is known of one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StepRecord {
    /// The most stars that it was solved with, 0 to 3.
    pub stars: u8,
    /// Its best end: solved, else seen, else skipped.
    pub best: AttemptOutcome,
    /// How often it was ended, in any way.
    pub attempts: u32,
    /// Wrong tries in all of them.
    pub misses: u32,
}

impl Records {
    /// Folds an attempt in.
    pub fn record(&mut self, attempt: &Attempt) {
        let lesson = self.lessons.entry(attempt.lesson.clone()).or_default();
        lesson
            .steps
            .entry(attempt.step.clone())
            .and_modify(|step| step.record(attempt))
            .or_insert(StepRecord {
                stars: attempt.stars,
                best: attempt.outcome,
                attempts: 1,
                misses: attempt.misses,
            });
        let spent = self.hours.entry(attempt.at.0 / HOUR_MILLIS).or_default();
        spent.steps = spent.steps.saturating_add(1);
        let millis = attempt.took_millis.min(LONGEST_STEP_MILLIS);
        spent.millis = spent.millis.saturating_add(millis);
    }

    /// What was done in lessons, by the hour since 1970 (UTC), the earliest first.
    pub fn hours(&self) -> impl Iterator<Item = (u64, Spent)> {
        self.hours.iter().map(|(hour, spent)| (*hour, *spent))
    }

    /// The learner stands at a step: the place to go on from.
    pub fn reach(&mut self, place: Place) {
        self.touch(&place.lesson);
        let lesson = self.lessons.entry(place.lesson.clone()).or_default();
        lesson.place = Some(place);
    }

    /// The learner came to the end of a lesson; there is no place left in it to go on from.
    pub fn finish(&mut self, lesson: &str, at: Timestamp) {
        self.touch(lesson);
        let lesson = self.lessons.entry(lesson.to_owned()).or_default();
        lesson.finished = Some(at);
        lesson.place = None;
    }

    /// What is known of a lesson; nothing when it was never entered.
    #[must_use]
    pub fn lesson(&self, lesson: &str) -> Option<&LessonRecord> {
        self.lessons.get(lesson)
    }

    /// What is known of every lesson, by lesson id.
    pub fn lessons(&self) -> impl Iterator<Item = (&str, &LessonRecord)> {
        self.lessons
            .iter()
            .map(|(lesson, record)| (lesson.as_str(), record))
    }

    /// The stars of a lesson: the best of each step, added up.
    #[must_use]
    pub fn stars_of(&self, lesson: &str) -> u32 {
        self.lesson(lesson).map_or(0, LessonRecord::stars)
    }

    /// Was the lesson gone through to its end, once at least?
    #[must_use]
    pub fn is_finished(&self, lesson: &str) -> bool {
        self.lesson(lesson)
            .is_some_and(|lesson| lesson.finished.is_some())
    }

    /// The lessons that were finished at a time or after it, by the order in which they were entered or finished, the latest
    /// first.
    pub fn finished_since(&self, since: Timestamp) -> impl Iterator<Item = &str> {
        let latest_first = self.order.iter().rev().map(String::as_str);
        latest_first.filter(move |lesson| {
            let record = self.lesson(lesson);
            record.is_some_and(|record| record.finished.is_some_and(|at| at >= since))
        })
    }

    /// Where to go on in a lesson.
    #[must_use]
    pub fn place_in(&self, lesson: &str) -> Option<&Place> {
        self.lesson(lesson)?.place.as_ref()
    }

    /// The lesson that was entered or finished last.
    #[must_use]
    pub fn latest(&self) -> Option<&str> {
        self.order.last().map(String::as_str)
    }

    /// Where to go on: the place in the latest lesson that was left before its end.
    #[must_use]
    pub fn last_place(&self) -> Option<&Place> {
        let mut latest_first = self.order.iter().rev();
        latest_first.find_map(|lesson| self.place_in(lesson))
    }

    /// The lesson that the learner was in last, finished or not.
    #[must_use]
    pub fn last_lesson(&self) -> Option<&str> {
        self.order.last().map(String::as_str)
    }

    fn touch(&mut self, lesson: &str) {
        self.order.retain(|other| other != lesson);
        self.order.push(lesson.to_owned());
    }
}

impl LessonRecord {
    /// The best stars of each step, added up.
    #[must_use]
    pub fn stars(&self) -> u32 {
        self.steps.values().map(|step| u32::from(step.stars)).sum()
    }
}

impl StepRecord {
    fn record(&mut self, attempt: &Attempt) {
        self.stars = self.stars.max(attempt.stars);
        if worth(attempt.outcome) > worth(self.best) {
            self.best = attempt.outcome;
        }
        self.attempts = self.attempts.saturating_add(1);
        self.misses = self.misses.saturating_add(attempt.misses);
    }
}

/// How good an end is, for comparing.
fn worth(outcome: AttemptOutcome) -> u8 {
    match outcome {
        AttemptOutcome::Skipped => 0,
        AttemptOutcome::Seen => 1,
        AttemptOutcome::Solved => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn attempt(lesson: &str, step: &str, outcome: AttemptOutcome, stars: u8) -> Attempt {
        Attempt {
            lesson: lesson.to_owned(),
            step: step.to_owned(),
            outcome,
            misses: 0,
            hints: 0,
            stars,
            at: Timestamp(7),
            took_millis: 1,
        }
    }

    fn place(lesson: &str, step: &str) -> Place {
        Place {
            lesson: lesson.to_owned(),
            step: step.to_owned(),
            at: Timestamp(7),
        }
    }

    #[test]
    fn the_best_stars_of_each_step_count() {
        let mut records = Records::default();
        for (step, stars) in [("a", 1), ("a", 3), ("a", 2), ("b", 2)] {
            records.record(&attempt("rook", step, AttemptOutcome::Solved, stars));
        }
        assert_eq!(records.stars_of("rook"), 5);
        assert_eq!(records.stars_of("queen"), 0);
        let steps = &records.lesson("rook").unwrap().steps;
        assert_eq!(steps["a"].attempts, 3);
    }

    #[test]
    fn a_solved_step_stays_solved() {
        use AttemptOutcome::{Seen, Skipped, Solved};
        for (outcomes, best) in [
            (vec![Skipped, Seen], Seen),
            (vec![Skipped, Solved, Skipped], Solved),
            (vec![Solved, Seen], Solved),
        ] {
            let mut records = Records::default();
            for outcome in &outcomes {
                records.record(&attempt("rook", "a", *outcome, 0));
            }
            let steps = &records.lesson("rook").unwrap().steps;
            assert_eq!(steps["a"].best, best, "{outcomes:?}");
        }
    }

    #[test]
    fn the_lesson_left_last_is_gone_on_with() {
        let mut records = Records::default();
        records.reach(place("rook", "one"));
        records.reach(place("bishop", "one"));
        records.reach(place("rook", "two"));
        assert_eq!(records.last_place(), Some(&place("rook", "two")));
        assert_eq!(records.place_in("bishop"), Some(&place("bishop", "one")));
    }

    #[test]
    fn the_lessons_finished_lately_come_the_latest_first() {
        let mut records = Records::default();
        for (lesson, at) in [("rook", 1), ("bishop", 5), ("queen", 7), ("rook", 9)] {
            records.finish(lesson, Timestamp(at));
        }
        let since = |at| -> Vec<&str> { records.finished_since(Timestamp(at)).collect() };
        assert_eq!(since(0), ["rook", "queen", "bishop"]);
        assert_eq!(since(7), ["rook", "queen"]);
        assert_eq!(since(10), [] as [&str; 0]);
    }

    #[test]
    fn a_finished_lesson_has_no_place_until_it_is_begun_again() {
        let mut records = Records::default();
        records.reach(place("rook", "one"));
        records.reach(place("bishop", "one"));
        records.finish("bishop", Timestamp(9));
        assert!(records.is_finished("bishop"));
        assert_eq!(records.last_lesson(), Some("bishop"));
        assert_eq!(records.last_place(), Some(&place("rook", "one")));

        records.reach(place("bishop", "two"));
        assert!(records.is_finished("bishop"));
        assert_eq!(records.last_place(), Some(&place("bishop", "two")));
    }
}
