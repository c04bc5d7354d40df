//! What the learner does with openings, and what comes of it.

use std::sync::Arc;

use crate::opening::{Drill, Mode, Repertoire, Start};
use crate::rules::Color;
use crate::session::{Attempt, AttemptOutcome, Effect, Event, Session as _, Timestamp};
use crate::study::{CardKind, Grade, review};

use super::consult::Seat;
use super::msg::Msg;
use super::route::Route;
use super::screen::opening::known_before;
use super::screen::{DrillScreen, OpeningScreen, SideChoice};
use super::tutor::Tutor;

/// A message about openings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningMsg {
    /// Show the details of an opening.
    Choose(String),
    /// Show the details of a side.
    Side(Color),
    /// Practise the opening and side that are shown.
    Practise(Mode),
    /// Answer what is due, whatever opening it belongs to.
    Today,
    /// Something in the practice at hand.
    Event(Event),
    /// Turn the board round.
    Flip,
    /// Play a game from the position on the board.
    PlayOn,
    /// Leave the practice for the list.
    Leave,
}

impl Tutor {
    /// The openings and what is done with them.
    #[must_use]
    pub fn openings(&self) -> &OpeningScreen {
        &self.openings
    }

    /// Openings of the learner's own, beside those that come with the program.
    pub fn bring_repertoires(&mut self, repertoires: &[Repertoire]) {
        let trees = repertoires.iter().map(|own| Arc::new(own.tree()));
        self.openings.own = trees.collect();
    }

    /// Counts how well the openings are known.
    pub(super) fn count_openings(&mut self) {
        self.openings.count(&self.records.learner);
    }

    pub(super) fn update_opening(&mut self, msg: OpeningMsg, now: Timestamp) {
        self.openings.now = now;
        match msg {
            OpeningMsg::Choose(id) => self.openings.chosen = Some(id),
            OpeningMsg::Side(side) => self.openings.side = Some(side),
            OpeningMsg::Practise(mode) => {
                let shown = self.openings.details();
                let shown = shown.map(|(view, side)| (view.id.clone(), side.side));
                if let Some((id, side)) = shown {
                    self.practise(&id, side, mode, now);
                }
            }
            OpeningMsg::Today => {
                if let Some((tree, side)) = self.openings.most_due(&self.records().learner) {
                    self.practise(&tree, side, Mode::Today, now);
                }
            }
            OpeningMsg::Event(event) => self.tell_drill(event, now),
            OpeningMsg::Flip => {
                if let Some(screen) = &mut self.openings.drill {
                    screen.is_flipped = !screen.is_flipped;
                }
            }
            OpeningMsg::PlayOn => {
                let Some(screen) = &self.openings.drill else {
                    return;
                };
                let position = screen.session.game().position().clone();
                let side = match screen.session.side() {
                    Color::White => SideChoice::White,
                    Color::Black => SideChoice::Black,
                };
                self.desk.leave(Seat::Opening);
                self.play.choices.side = side;
                self.play_from(position);
            }
            OpeningMsg::Leave => {
                self.desk.leave(Seat::Opening);
                self.openings.drill = None;
                self.update(Msg::Go(Route::Openings), now);
            }
        }
    }

    fn practise(&mut self, tree: &str, side: Color, mode: Mode, now: Timestamp) {
        let Some(tree) = self.openings.tree(tree).cloned() else {
            return;
        };
        let learner = &self.records().learner;
        let start = Start {
            known: known_before(&tree, side, learner),
            due: self.openings.due_of(&tree, side, learner),
            tree,
            side,
            mode,
            lines: Vec::new(),
            seed: now.0,
        };
        self.desk.leave(Seat::Opening);
        self.openings.drill = Some(DrillScreen {
            session: Drill::new(start, now),
            is_flipped: false,
        });
        self.update(Msg::Go(Route::Drill), now);
    }

    pub(super) fn tell_drill(&mut self, event: Event, now: Timestamp) {
        self.openings.now = now;
        let Some(screen) = &mut self.openings.drill else {
            return;
        };
        for effect in screen.session.update(event, now) {
            match effect {
                Effect::Cue(cue) => self.cues.push(cue),
                Effect::Consult { lane, question } => self.desk.ask(Seat::Opening, lane, *question),
                Effect::Record(attempt) => self.remember_position(&attempt),
                Effect::Reached { .. } | Effect::Finished => {}
            }
        }
    }

    /// Makes the card of a position that was answered.
    pub(super) fn remember_position(&mut self, attempt: &Attempt) {
        let Some(grade) = grade_of(attempt) else {
            return;
        };
        let key = format!("{}/{}", attempt.lesson, attempt.step);
        let before = self.records.learner.card(CardKind::Opening, &key);
        // The first moves come again with every line: what is not due is not reviewed each time, unless it was missed.
        let is_early = before.is_some_and(|card| !card.is_due(attempt.at));
        if is_early
            && grade != Grade::Again
            && before.is_some_and(|card| card.stability_days() >= 1.0)
        {
            return;
        }
        let card = review(before, grade, attempt.at);
        self.records
            .learner
            .keep_card(CardKind::Opening, &key, card);
        self.store.save_card(CardKind::Opening, key, card);
    }
}

/// How well a position was known. Who only followed an arrow has not answered it.
fn grade_of(attempt: &Attempt) -> Option<Grade> {
    match attempt.outcome {
        AttemptOutcome::Seen | AttemptOutcome::Skipped => None,
        AttemptOutcome::Solved if attempt.misses > 0 => Some(Grade::Again),
        AttemptOutcome::Solved if attempt.hints > 0 => Some(Grade::Hard),
        AttemptOutcome::Solved => Some(Grade::Good),
    }
}
