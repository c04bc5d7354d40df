//! Second thoughts: the move that the coach asked about, moves taken back, the other side's men taken over.

use crate::message::{Arg, Message};
use crate::play::agreement::HouseRules;
use crate::rules::Color;
use crate::session::{Cue, Effect, Mood, Timestamp};

use super::draws::Draws;
use super::{GameSession, Phase};

impl GameSession {
    pub(super) fn think_again(&mut self) -> Vec<Effect> {
        if self.asks_if_sure() {
            self.phase = Phase::Waiting;
            self.marks.clear();
            self.say(vec![Message::own("play-look-again")], Mood::Thinking);
        }
        Vec::new()
    }

    /// How many plies to take back so that the person is to move again; 0 when there is nothing to take back.
    fn plies_to_take_back(&self) -> usize {
        let len = self.game.len_plies();
        match self.agreement.person() {
            None => len.min(1),
            Some(side) if self.turn() == side => {
                if len >= 2 {
                    2
                } else {
                    0
                }
            }
            Some(_) => len.min(1),
        }
    }

    pub(super) fn take_back(&mut self, now: Timestamp) -> Vec<Effect> {
        if self.asks_if_sure() {
            return self.think_again();
        }
        if self.agreement.rules != HouseRules::Casual {
            self.say(vec![Message::own("play-no-takeback")], Mood::Concerned);
            return vec![Effect::Cue(Cue::Refused)];
        }
        let plies = self.plies_to_take_back();
        if plies == 0 {
            return Vec::new();
        }
        let mut tried = None;
        for _ in 0..plies {
            tried = self.game.undo();
            self.clock_after.pop();
        }
        self.advice.forget_from(self.game.len_plies());
        self.lost_by_rules = None;
        self.draws = Draws::default();
        self.referee.moved();
        self.takebacks += 1;
        self.marks.clear();
        self.badge = None;
        if let Some(mv) = tried {
            let san = self.game.position().san(mv);
            self.say(
                vec![Message::own("play-took-back").with("move", Arg::San(san))],
                Mood::Thinking,
            );
        }
        let turn = self.turn();
        if let Some(clock) = &mut self.clock {
            clock.run(turn, now);
        }
        self.phase = Phase::Waiting;
        Vec::new()
    }
    pub(super) fn swap_sides(&mut self, now: Timestamp) -> Vec<Effect> {
        if !self.may_swap() {
            return Vec::new();
        }
        std::mem::swap(&mut self.agreement.white, &mut self.agreement.black);
        self.marks.clear();
        self.badge = None;
        self.draws = Draws::default();
        self.say(
            vec![Message::own("play-swapped").with(
                "side",
                Arg::Color(self.agreement.person().unwrap_or(Color::White)),
            )],
            Mood::Calm,
        );
        self.next_turn(now)
    }
}
