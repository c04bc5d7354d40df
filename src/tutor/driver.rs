//! Hands events to the sessions and carries out what they want done outside.

use crate::session::{Effect, Event, Session as _, Timestamp};
use crate::store::Place;

use super::consult::Seat;
use super::tutor::Tutor;

impl Tutor {
    /// Tells the session on a seat what happened.
    pub(super) fn tell(&mut self, seat: Seat, event: Event, now: Timestamp) {
        match seat {
            Seat::Lesson => self.tell_lesson(event, now),
            Seat::Opening => self.tell_drill(event, now),
            Seat::Review => self.tell_review(event, now),
            Seat::Puzzle => self.tell_puzzle(event, now),
            Seat::Play => self.tell_play(event, now),
            Seat::Mining => self.tell_miner(event),
        }
    }

    pub(super) fn tell_lesson(&mut self, event: Event, now: Timestamp) {
        let Some(screen) = &mut self.lesson else {
            return;
        };
        let lesson = screen.session.lesson().id.clone();
        for effect in screen.session.update(event, now) {
            match effect {
                Effect::Cue(cue) => self.cues.push(cue),
                Effect::Consult { lane, question } => self.desk.ask(Seat::Lesson, lane, *question),
                // A position of an opening has its card, wherever it was practised.
                Effect::Record(attempt) if attempt.lesson != lesson => {
                    self.remember_position(&attempt);
                }
                Effect::Record(attempt) => {
                    self.records.record(&attempt);
                    self.store.append(attempt);
                }
                Effect::Reached { step } => {
                    // What was asked about the step before is of no interest any more.
                    self.desk.leave(Seat::Lesson);
                    self.remember(lesson.clone(), step, now);
                }
                Effect::Finished => {
                    self.records.finish(&lesson, now);
                    self.store.finish_lesson(lesson.clone(), now);
                    self.place_learner(now);
                }
                Effect::Judged { .. } => {}
            }
        }
    }

    /// Hands the engine's answers to who waits for them. Gives whether there were any.
    pub(super) fn hear_engine(&mut self, now: Timestamp) -> bool {
        let news = self.desk.poll();
        let is_news = !news.answers.is_empty() || !news.engine.is_empty();
        for one in news.engine {
            self.hear_of_engine(one);
        }
        for (seat, answered) in news.answers {
            self.tell(seat, Event::Answered(Box::new(answered)), now);
        }
        is_news
    }

    /// Writes down where the learner stands, so that nothing is lost when the window closes now.
    pub(super) fn remember(&mut self, lesson: String, step: String, at: Timestamp) {
        let place = Place { lesson, step, at };
        self.records.reach(place.clone());
        self.store.remember_place(place);
    }
}
