//! A legal move that the author did not foresee: what the rules say of it at once, and what the engine thinks of it a moment
//! later. A move as strong as the best one is never called wrong, and costs no star. What a weaker one allows can be seen on
//! the board.

use crate::coach::{Budget, Context, Judging, MoveRating, Reason, Remark, Stance, Verdict, phrase};
use crate::engine::Lane;
use crate::lesson::answer::{Told, tell_move};
use crate::message::Message;
use crate::rules::{Game, Move, Position};
use crate::scene::{Mark, Sign, Tone};
use crate::session::{Answered, Clip, Effect, Mood};

use super::Turn;

/// A move on the board that waits for its verdict.
#[derive(Clone, Debug)]
pub(super) struct Advice {
    before: Game,
    played: Move,
    judging: Judging,
    /// What the rules say of the move, and the call to look again: what stands if no verdict comes.
    fallback: Told,
}

/// What an answer of the engine has led to.
#[derive(Debug)]
pub(super) enum Advised {
    /// There is no verdict yet.
    NotYet(Box<Advice>),
    /// There is, it is told, and this is its sign.
    Verdict(Sign),
}

impl Advice {
    /// Shows what the move does and asks about it.
    pub(super) fn seek(before: &Game, mv: Move, turn: &mut Turn<'_>) -> Self {
        let budget = Budget::Staged;
        let judging = Judging::new(before.clone(), mv, budget, Context::default());
        let mut fallback = tell_move(before.position(), mv);
        turn.say(fallback.messages.clone(), Mood::Thinking);
        turn.marks = Some(fallback.marks.clone());
        fallback.messages.push(turn.retry());
        ask(&judging, turn);
        Self {
            before: before.clone(),
            played: mv,
            judging,
            fallback,
        }
    }

    /// The learner takes the move back or makes another before there was a verdict.
    pub(super) fn give_up(self, turn: &mut Turn<'_>) {
        let marks = turn.marks.take();
        turn.clips = self.taking();
        turn.miss(self.fallback);
        turn.marks = marks;
    }

    /// There was time for a verdict, and none came: what the rules say is told, and costs nothing.
    pub(super) fn never_came(self, turn: &mut Turn<'_>) {
        let marks = turn.marks.take();
        turn.clips = self.taking();
        turn.refuse(self.fallback);
        turn.marks = marks;
    }

    /// Takes an answer in.
    pub(super) fn hear(mut self, answered: &Answered, turn: &mut Turn<'_>) -> Advised {
        let is_mine = self.judging.question().as_ref() == Some(&answered.question);
        if !is_mine || self.judging.answered(answered.answer.clone()).is_err() {
            return Advised::NotYet(Box::new(self));
        }
        match self.judging.verdict() {
            Some(verdict) => Advised::Verdict(self.tell(&verdict, turn)),
            None => {
                ask(&self.judging, turn);
                Advised::NotYet(Box::new(self))
            }
        }
    }

    fn tell(self, verdict: &Verdict, turn: &mut Turn<'_>) -> Sign {
        if is_as_strong(verdict) {
            turn.say(vec![Message::own("ask-good-too")], Mood::Happy);
            turn.marks = Some(Vec::new());
            return Sign::Tick;
        }
        let remark = Remark::asked(&self.before, self.played, verdict);
        let reason = verdict.explanation.reasons.first();
        match reason.filter(|reason| self.says_more(reason)) {
            Some(reason) if verdict.explanation.rating.is_fault() => {
                // What was better is for the learner to find.
                let allowed = |clip: &Clip| clip.tone == Tone::Danger;
                turn.clips = remark.clips.into_iter().filter(allowed).collect();
                turn.miss(Told {
                    messages: vec![phrase(reason), turn.retry()],
                    marks: remark.marks,
                });
            }
            Some(_) | None => {
                turn.clips = self.taking();
                turn.miss(self.fallback);
            }
        }
        Sign::Again
    }

    fn taking(&self) -> Vec<Clip> {
        let clip = taking(self.before.position(), self.played, &self.fallback, None);
        clip.into_iter().collect()
    }

    /// Does a reason say more than the rules do? A man that the move leaves to be taken comes before what another move would
    /// have done.
    fn says_more(&self, reason: &Reason) -> bool {
        let leaves_a_man = !self.fallback.marks.is_empty();
        matches!(reason.stance, Stance::Allows | Stance::Spoils) || !leaves_a_man
    }
}

/// The taking of the man that a move leaves, which the rules have named already; with the author's words where there are some.
pub(super) fn taking(
    before: &Position,
    played: Move,
    told: &Told,
    words: Option<&Message>,
) -> Option<Clip> {
    let start = before.play(played).ok()?;
    let (from, to) = told.marks.iter().find_map(|mark| match mark {
        Mark::Arrow { from, to, .. } => Some((*from, *to)),
        Mark::Ring { .. } | Mark::Dot { .. } => None,
    })?;
    let taking = start
        .legal_moves()
        .into_iter()
        .find(|mv| mv.from() == from && mv.captured_on() == Some(to))?;
    Some(Clip {
        line: vec![taking],
        start,
        // After what the move does: what it leaves.
        words: words.or(told.messages.get(1))?.clone(),
        tone: Tone::Danger,
    })
}

fn ask(judging: &Judging, turn: &mut Turn<'_>) {
    turn.effects
        .extend(judging.question().map(|question| Effect::Consult {
            lane: Lane::Advice,
            question: Box::new(question),
        }));
}

/// Is the move as strong as the best, by the coach's table?
fn is_as_strong(verdict: &Verdict) -> bool {
    match verdict.explanation.rating {
        MoveRating::Book | MoveRating::Best | MoveRating::Great | MoveRating::Brilliant => true,
        MoveRating::Good
        | MoveRating::Inaccuracy
        | MoveRating::Mistake
        | MoveRating::Blunder
        | MoveRating::StillWinning
        | MoveRating::Forced
        | MoveRating::Missed => false,
    }
}
