//! Moves of a game: tried, asked about, made, and the end that they may bring.

use crate::coach::Danger;
use crate::rules::{Move, Outcome, Refusal, Square};
use crate::session::{Cue, Effect, Mood, Speech, Timestamp};

use super::super::agreement::Who;
use super::{GameSession, Phase, says};

impl GameSession {
    /// A man was put from one square on another.
    pub(super) fn moved(
        &mut self,
        found: Result<Move, Refusal>,
        from: Square,
        to: Square,
        now: Timestamp,
    ) -> Vec<Effect> {
        if !self.is_persons_turn() || !self.has_begun {
            return Vec::new();
        }
        self.phase = Phase::Waiting;
        self.marks.clear();
        if let Some(objection) = self.referee.objects(&self.game, from, to) {
            return self.object(objection);
        }
        match found {
            Ok(mv) => self.chosen(mv, now),
            Err(refusal) => self.refuse(&refusal, from, now),
        }
    }

    /// A legal move was chosen; the coach may ask about it first.
    pub(super) fn chosen(&mut self, mv: Move, now: Timestamp) -> Vec<Effect> {
        if self.draws.claims_next {
            return self.claim_with(mv, now);
        }
        if let Some(danger) = self.feared(mv) {
            return self.weigh(mv, danger, now);
        }
        self.play(mv, now)
    }

    pub(super) fn ask_if_sure(&mut self, mv: Move, danger: &Danger) -> Vec<Effect> {
        self.phase = Phase::Sure { mv };
        self.marks = vec![danger.mark()];
        self.say(vec![danger.message()], Mood::Concerned);
        vec![Effect::Cue(Cue::Refused)]
    }

    /// Makes a move of either side.
    pub(super) fn play(&mut self, mv: Move, now: Timestamp) -> Vec<Effect> {
        let mover = self.turn();
        let before = self.game.clone();
        if self.game.play(mv).is_err() {
            return Vec::new();
        }
        let mut effects = vec![Effect::Cue(Cue::of(mv))];
        let is_persons = self.agreement.who(mover) == Who::Person;
        if is_persons {
            self.marks.clear();
            self.badge = None;
            self.speech = Speech::default();
            // What was told of an earlier move is not shown in the place of this one.
            self.advice.told = None;
        } else {
            self.tell_as_it_stands();
        }
        // A man that is taken takes its sign with it.
        self.badge = self
            .badge
            .filter(|badge| Some(badge.square) != mv.captured_on());
        if let Some(clock) = &mut self.clock {
            clock.press(mover, now);
        }
        self.clock_after
            .push(self.clock.map(|clock| clock.left(mover, now)));
        self.referee.moved();
        self.draws.moved(mover);
        if self.game.outcome().is_some() {
            effects.extend(self.end(now));
            return effects;
        }
        if is_persons && self.agreement.opponent().is_some() {
            effects.extend(self.advice.judge(before, mv));
        }
        effects.extend(self.next_turn(now));
        effects
    }

    /// The game is over.
    pub(super) fn end(&mut self, now: Timestamp) -> Vec<Effect> {
        if let Some(clock) = &mut self.clock {
            clock.stop(now);
        }
        self.showing = None;
        self.settle_end();
        if self.is_over() {
            return vec![Effect::Finished];
        }
        Vec::new()
    }

    pub(super) fn settle_end(&mut self) {
        if self.game.outcome().is_none() {
            return;
        }
        self.phase = Phase::Over;
        self.marks.clear();
        let winner = self.game.outcome().and_then(Outcome::winner);
        if let Some(words) = self.ending() {
            let mood = match winner {
                Some(winner) if self.agreement.person() == Some(winner) => Mood::Happy,
                Some(_) | None => Mood::Calm,
            };
            let farewell = self.agreement.opponent().map(|(side, character)| {
                let words = character.farewell(winner, side);
                says(character, words)
            });
            self.say(std::iter::once(words).chain(farewell).collect(), mood);
        }
    }
}
