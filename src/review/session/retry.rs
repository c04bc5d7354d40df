//! A key moment tried again: the learner's move, what the engine thinks of it, hints.

use crate::coach::{Context, Judging, MoveRating, Stage, Verdict, hint};
use crate::engine::Lane;
use crate::message::{Arg, Message};
use crate::rules::{Game, Move};
use crate::scene::{Mark, Tone};
use crate::session::{Answered, Cue, Effect, Mood};

use super::words::kept;
use super::{ReviewSession, View};

/// A move that the learner tries to better.
#[derive(Clone, Debug)]
pub struct Retry {
    /// The move of the game, by its place from 0.
    pub ply: usize,
    /// Tries that were no better.
    pub misses: u32,
    /// Hints taken, 0 to 3.
    pub hints: u8,
    /// Was a good move found?
    pub is_solved: bool,
    /// The move on the board, and what the engine thinks of it so far.
    pub(super) tried: Option<(Move, Judging)>,
    pub(super) marks: Vec<Mark>,
}

impl Retry {
    /// Is the engine thinking about a try?
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        let judging = self.tried.as_ref().map(|(_, judging)| judging);
        judging.is_some_and(|judging| judging.verdict().is_none())
    }
}

impl ReviewSession {
    pub(super) fn hear_try(&mut self, answered: Answered) -> Vec<Effect> {
        let View::Try(retry) = &mut self.view else {
            return Vec::new();
        };
        let Some((_, judging)) = &mut retry.tried else {
            return Vec::new();
        };
        let is_asked = judging.question() == Some(answered.question);
        if !is_asked || judging.answered(answered.answer).is_err() {
            return Vec::new();
        }
        if let Some(question) = judging.question() {
            return vec![advice(question)];
        }
        let Some(verdict) = judging.verdict() else {
            return Vec::new();
        };
        self.judge_try(&verdict)
    }

    /// Says what came of a try.
    pub(super) fn judge_try(&mut self, verdict: &Verdict) -> Vec<Effect> {
        let View::Try(retry) = &mut self.view else {
            return Vec::new();
        };
        let Some((mv, _)) = retry.tried else {
            return Vec::new();
        };
        let Some(reviewed) = self.analysis.moves().get(retry.ply) else {
            return Vec::new();
        };
        let san = Arg::San(reviewed.before.san(mv));
        let rating = verdict.explanation.rating;
        if !rating.is_fault() {
            retry.is_solved = true;
            self.answered.insert(retry.ply);
            let id = if rating == MoveRating::Good {
                "review-try-good"
            } else {
                "review-try-best"
            };
            let mut messages = vec![Message::own(id).with("move", san)];
            let does = verdict.explanation.reasons.first();
            messages.extend(does.map(crate::coach::phrase));
            self.say(messages, Mood::Happy);
            return vec![Effect::Cue(Cue::Solved)];
        }
        retry.misses += 1;
        // Who goes on looking is not told what there is to find.
        let message = kept(&reviewed.before, mv, verdict);
        self.say(
            vec![message, Message::own("review-try-again")],
            Mood::Concerned,
        );
        vec![Effect::Cue(Cue::Refused)]
    }

    /// Sets the learner before a move of the game to look for a better one.
    pub(super) fn begin_try(&mut self, ply: usize) -> Vec<Effect> {
        let Some(reviewed) = self.analysis.moves().get(ply) else {
            return Vec::new();
        };
        let message = Message::own("review-try-task")
            .with("side", Arg::Color(reviewed.side()))
            .with("move", Arg::San(reviewed.san.clone()));
        self.orientation = reviewed.side();
        self.plies = ply + 1;
        self.view = View::Try(Box::new(Retry {
            ply,
            misses: 0,
            hints: 0,
            is_solved: false,
            tried: None,
            marks: Vec::new(),
        }));
        self.say(vec![message], Mood::Thinking);
        Vec::new()
    }

    /// A move that the learner tries.
    pub(super) fn try_move(
        &mut self,
        read: impl FnOnce(&Game) -> Result<Move, Message>,
    ) -> Vec<Effect> {
        let View::Try(retry) = &self.view else {
            return Vec::new();
        };
        if retry.is_solved || retry.is_thinking() {
            return Vec::new();
        }
        let ply = retry.ply;
        let before = self.analysis.game_before(ply);
        let mv = match read(&before) {
            Ok(mv) => mv,
            Err(message) => {
                self.say(vec![message], Mood::Concerned);
                return vec![Effect::Cue(Cue::Refused)];
            }
        };
        let Some(reviewed) = self.analysis.moves().get(ply) else {
            return Vec::new();
        };
        if mv == reviewed.mv {
            let san = Arg::San(reviewed.san.clone());
            let message = Message::own("review-try-same").with("move", san);
            self.say(vec![message], Mood::Concerned);
            return vec![Effect::Cue(Cue::Refused)];
        }
        let judging = Judging::new(before, mv, self.budget, Context::default());
        let question = judging.question();
        if let View::Try(retry) = &mut self.view {
            retry.tried = Some((mv, judging));
            retry.marks.clear();
        }
        self.say(vec![Message::own("review-try-thinking")], Mood::Thinking);
        let mut effects = vec![Effect::Cue(Cue::of(mv))];
        effects.extend(question.map(advice));
        effects
    }

    pub(super) fn give_hint(&mut self) {
        let View::Try(retry) = &mut self.view else {
            return;
        };
        let Some(reviewed) = self.analysis.moves().get(retry.ply) else {
            return;
        };
        let stage = match retry.hints {
            0 => Stage::Idea,
            1 => Stage::Piece,
            _ => Stage::Move,
        };
        let Some(verdict) = &reviewed.verdict else {
            return;
        };
        let best = &verdict.comparison.best.moves;
        let Some(hint) = hint(&reviewed.before, best, stage) else {
            return;
        };
        if retry.is_solved || retry.is_thinking() {
            return;
        }
        retry.hints = (retry.hints + 1).min(3);
        if stage == Stage::Move {
            self.answered.insert(retry.ply);
        }
        retry.tried = None;
        let tone = Tone::Idea;
        retry.marks = match (stage, hint.squares.as_slice()) {
            (Stage::Move, [from, to, ..]) => vec![Mark::Arrow {
                from: *from,
                to: *to,
                tone,
            }],
            (_, squares) => squares
                .iter()
                .map(|square| Mark::Ring {
                    square: *square,
                    tone,
                })
                .collect(),
        };
        self.say(vec![hint.message], Mood::Thinking);
    }
}

fn advice(question: crate::engine::Question) -> Effect {
    Effect::Consult {
        lane: Lane::Advice,
        question: Box::new(question),
    }
}
