//! Where a newcomer begins: the answers of the first start, and the questions that place who knows something already.

use crate::lesson::Mode;
use crate::session::{AttemptOutcome, Timestamp};
use crate::store::Level;

use super::msg::Change;
use super::progress::first_lesson;
use super::route::Route;
use super::screen::FirstRunPage;
use super::tutor::Tutor;

impl Tutor {
    /// An answer to a question of the first start brings the next one; after the last the first lesson begins.
    pub(super) fn answer_first_run(&mut self, answer: Change, now: Timestamp) {
        match answer {
            Change::Language(_) => self.first_run = FirstRunPage::Xiangqi,
            Change::KnowsXiangqi(_) => self.first_run = FirstRunPage::Level,
            Change::Level(_) => {
                self.settings.first_run_done = true;
                self.store.save_settings(self.settings.clone());
                self.route = Route::Learn;
                self.trail.clear();
                self.open_first(now);
            }
            Change::Theme(_)
            | Change::Board(_)
            | Change::TextSize(_)
            | Change::Motion(_)
            | Change::Coordinates(_)
            | Change::LegalTargets(_) => {}
        }
    }

    /// After the questions of the first start: who knows something is asked where to begin, others begin at the board.
    pub(super) fn open_first(&mut self, now: Timestamp) {
        let level = self.settings.level;
        let placement = self.library.placement().map(|lesson| lesson.id.clone());
        let is_asked = matches!(level, Some(Level::SomeRules | Level::Plays));
        let first = placement
            .filter(|_| is_asked)
            .or_else(|| first_lesson(&self.library, level));
        if let Some(id) = first {
            self.open(&id, None, now);
        }
    }

    /// May the learner ask where to begin? Only who has not begun.
    #[must_use]
    pub fn offers_placement(&self) -> bool {
        self.library.placement().is_some() && self.records.latest().is_none()
    }

    /// A test that was to find out where to begin is over: there the learner begins.
    pub(super) fn place_learner(&mut self, now: Timestamp) {
        let Some(begin) = self.begin_after_placement() else {
            return;
        };
        let first = self.library.lessons.get(&begin);
        let step = first.and_then(|lesson| Some(lesson.steps.first()?.id.clone()));
        if let Some(step) = step {
            self.remember(begin, step, now);
        }
    }

    /// Where the learner begins after the test that was for that.
    pub(super) fn begin_after_placement(&self) -> Option<String> {
        let session = &self.lesson.as_ref()?.session;
        let result = session.test_result()?;
        let lesson = session.lesson();
        if lesson.mode != Mode::Place {
            return None;
        }
        let last = lesson
            .steps
            .iter()
            .rev()
            .find_map(|step| step.about.as_ref());
        // Who knows all of it goes on after the last thing that was asked.
        let after = || {
            let after = self.library.next_after(last?)?;
            Some(after.id.clone())
        };
        result.begin.or_else(after)
    }

    /// How many questions were answered rightly in the test that finds out where to begin; nothing before it is over.
    pub(super) fn placed_right(&self) -> Option<usize> {
        let lesson = self.library.placement()?;
        let record = self.records.lesson(&lesson.id)?;
        record.finished?;
        let asked = lesson.steps.iter().filter(|step| step.about.is_some());
        let known = asked.filter_map(|step| record.steps.get(&step.id));
        Some(
            known
                .filter(|step| step.best == AttemptOutcome::Solved)
                .count(),
        )
    }
}
