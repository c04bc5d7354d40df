//! Hands events to the session at hand and carries out what it wants done outside.

use crate::session::{Effect, Event, Session as _, Timestamp};
use crate::store::Place;

use super::tutor::Tutor;

impl Tutor {
    pub(super) fn tell_lesson(&mut self, event: Event, now: Timestamp) {
        let Some(screen) = &mut self.lesson else {
            return;
        };
        let lesson = screen.session.lesson().id.clone();
        for effect in screen.session.update(event, now) {
            match effect {
                Effect::Cue(cue) => self.cues.push(cue),
                Effect::Record(attempt) => {
                    self.records.record(&attempt);
                    self.store.append(attempt);
                }
                Effect::Reached { step } => self.remember(lesson.clone(), step, now),
                Effect::Finished => {
                    self.records.finish(&lesson, now);
                    self.store.finish_lesson(lesson.clone(), now);
                }
            }
        }
    }

    /// Writes down where the learner stands, so that nothing is lost when the window closes now.
    pub(super) fn remember(&mut self, lesson: String, step: String, at: Timestamp) {
        let place = Place { lesson, step, at };
        self.records.reach(place.clone());
        self.store.remember_place(place);
    }
}
