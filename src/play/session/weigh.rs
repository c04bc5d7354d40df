//! Before the coach asks "are you sure?" the engine looks at the move, for a moment that nobody feels: a man that is left for
//! more elsewhere is no reason to ask. Comes no answer in time, the rules alone decide, and the coach asks.

use crate::coach::{Budget, Context, Danger, Judging, Reason, danger};
use crate::engine::Lane;
use crate::rules::Move;
use crate::session::{Answered, Effect, Timestamp};

use super::super::agreement::{CoachTalk, HouseRules};
use super::{GameSession, Phase};

/// So long the engine may take. Its first look takes a tenth of that on a machine that does nothing else.
const PATIENCE_MILLIS: u64 = 200;

impl GameSession {
    /// What the move leaves to the other side, if the coach is to ask about such things.
    pub(super) fn feared(&self, mv: Move) -> Option<Danger> {
        let asks = self.agreement.asks_first
            && self.agreement.rules == HouseRules::Casual
            && self.agreement.opponent().is_some()
            && self.agreement.talk != CoachTalk::Silent;
        danger(&self.game, mv).filter(|_| asks)
    }

    /// Lets the engine look at a move that seems to leave something. The board shows it as if it were made.
    pub(super) fn weigh(&mut self, mv: Move, danger: Danger, now: Timestamp) -> Vec<Effect> {
        let Some(question) = self.weighing(mv).question() else {
            return self.play(mv, now);
        };
        // One question at a time: what was asked about the move before is answered no more.
        self.advice.put_aside();
        let until = now.after_millis(PATIENCE_MILLIS);
        self.phase = Phase::Weighing { mv, danger, until };
        vec![Effect::Consult {
            lane: Lane::Advice,
            question: Box::new(question),
        }]
    }

    /// The engine has looked, if the answer is about the move that is weighed: it is made, or asked about. Nothing when the
    /// answer is about another.
    pub(super) fn weighed(&mut self, answered: &Answered, now: Timestamp) -> Option<Vec<Effect>> {
        let Phase::Weighing { mv, danger, .. } = self.phase else {
            return None;
        };
        let mut judging = self.weighing(mv);
        if judging.question().as_ref() != Some(&answered.question) {
            return None;
        }
        let verdict = match judging.answered(answered.answer.clone()) {
            Ok(()) => judging.so_far(),
            Err(_) => None,
        };
        let is_harmless = verdict.is_some_and(|verdict| {
            let explanation = verdict.explanation;
            let regrets = explanation.reasons.first().is_some_and(Reason::is_regret);
            !explanation.rating.is_fault() && !regrets
        });
        if is_harmless {
            self.phase = Phase::Waiting;
            return Some(self.play(mv, now));
        }
        Some(self.ask_if_sure(mv, &danger))
    }

    /// The time for the engine's look is over.
    pub(super) fn weighed_too_long(&mut self) -> Vec<Effect> {
        match self.phase {
            Phase::Weighing { mv, danger, .. } => self.ask_if_sure(mv, &danger),
            Phase::Waiting
            | Phase::Sure { .. }
            | Phase::Thinking { .. }
            | Phase::Replying { .. }
            | Phase::Over => Vec::new(),
        }
    }

    fn weighing(&self, mv: Move) -> Judging {
        let context = Context::default();
        Judging::new(self.game.clone(), mv, Budget::Staged, context)
    }

    /// Is the engine looking at a move before it stands?
    pub(super) fn is_weighing(&self) -> bool {
        matches!(self.phase, Phase::Weighing { .. })
    }
}
