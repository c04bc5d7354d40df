//! What the learner does with openings, and what comes of it.

use crate::opening::{Drill, Mode, Start};
use crate::play::Character;
use crate::rules::{Color, Game};
use crate::session::{Attempt, AttemptOutcome, Effect, Event, Session as _, Timestamp};
use crate::study::{CardKind, Grade, review};

use super::consult::Seat;
use super::msg::{Msg, PlayMsg};
use super::repertoire::RepertoireMsg;
use super::route::Route;
use super::screen::opening::known_before;
use super::screen::{DrillScreen, OpeningScreen, SideChoice, StartChoice};
use super::tutor::Tutor;

/// The puzzle rating at which the first opponent of the ladder fits, and the points from one rung to the next. A rung of the
/// ladder is worth more; but who is given one too strong loses heart, and who wins climbs by a button.
const FIRST_RUNG: f64 = 500.0;
const RUNG: f64 = 150.0;

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
    /// Play a game from the position on the board, against an opponent of the learner's strength.
    PlayOn,
    /// Play a game from the good move outside the tree that was tried.
    PlayOther,
    /// Choose the opponent for a game from the position on the board.
    ChooseOpponent,
    /// Leave the practice for the list.
    Leave,
    /// Something with repertoires of the learner's own.
    Own(RepertoireMsg),
}

impl Tutor {
    /// The openings and what is done with them.
    #[must_use]
    pub fn openings(&self) -> &OpeningScreen {
        &self.openings
    }

    /// Counts how well the openings are known.
    pub(super) fn count_openings(&mut self) {
        self.openings.count(&self.records.learner);
    }

    pub(super) fn update_opening(&mut self, msg: OpeningMsg, now: Timestamp) {
        self.openings.now = now;
        match msg {
            OpeningMsg::Own(msg) => self.update_repertoire(msg, now),
            OpeningMsg::Choose(id) => {
                self.openings.chosen = Some(id);
                self.openings.brings = false;
            }
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
                self.set_the_table(|session| Some(session.game()), now);
                self.update(Msg::Play(PlayMsg::Start), now);
            }
            OpeningMsg::PlayOther => {
                if self.set_the_table(Drill::other_game, now) {
                    self.update(Msg::Play(PlayMsg::Start), now);
                }
            }
            OpeningMsg::ChooseOpponent => {
                self.set_the_table(|session| Some(session.game()), now);
                self.update(Msg::Go(Route::Play), now);
            }
            OpeningMsg::Leave => {
                self.desk.leave(Seat::Opening);
                self.openings.drill = None;
                self.update(Msg::Go(Route::Openings), now);
            }
        }
    }

    /// The opponent of about the learner's strength.
    #[must_use]
    pub fn opponent(&self, now: Timestamp) -> Character {
        let points = f64::from(self.puzzle_rating(now).points());
        let rung = ((points - FIRST_RUNG) / RUNG).round().max(0.0);
        let rung = (rung as usize).min(Character::ALL.len() - 1);
        Character::ALL
            .get(rung)
            .copied()
            .unwrap_or(Character::Chick)
    }

    /// Gets a game ready that begins where the practice is. Gives whether there is one.
    fn set_the_table(&mut self, of: fn(&Drill) -> Option<&Game>, now: Timestamp) -> bool {
        let session = self.openings.drill.as_ref().map(|screen| &screen.session);
        let Some((session, game)) = session.and_then(|session| Some((session, of(session)?)))
        else {
            return false;
        };
        let position = game.position().clone();
        let side = match session.side() {
            Color::White => SideChoice::White,
            Color::Black => SideChoice::Black,
        };
        self.desk.leave(Seat::Opening);
        self.play.choices.opponent = Some(self.opponent(now));
        self.play.choices.side = side;
        self.play.choices.start = StartChoice::Position(Box::new(position));
        true
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
                Effect::Judged { .. } | Effect::Reached { .. } | Effect::Finished => {}
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
