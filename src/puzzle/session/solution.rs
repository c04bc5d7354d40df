//! How a puzzle ends: solved, or its solution shown; hints on the way, and the moves that come by themselves.

use crate::coach;
use crate::message::Message;
use crate::rules::{Game, Move};
use crate::scene::{Mark, Tone};
use crate::session::{Cue, Effect, Mood, Session as _, Speech, Timestamp};
use crate::study::TryOutcome;

use super::super::task::{explanation, first_hint};
use super::{End, PuzzleSession, REPLY_MILLIS, RETREAT_MILLIS, Stage};

/// The moves of the solution follow each other at this pace.
const SHOW_MILLIS: u64 = 1100;

impl PuzzleSession {
    pub(super) fn solve(
        &mut self,
        said: &'static str,
        is_listed: bool,
        now: Timestamp,
    ) -> Vec<Effect> {
        let outcome = if self.misses == 0 && self.hints == 0 {
            TryOutcome::Solved
        } else {
            TryOutcome::Helped
        };
        // What the solution shows was not shown by another move.
        let why = explanation(&self.puzzle).filter(|_| is_listed);
        let messages = std::iter::once(Message::own(said)).chain(why);
        self.say(Mood::Happy, messages.collect());
        self.stage = Stage::Over;
        let finished = self.finish(outcome, now);
        std::iter::once(Effect::Cue(Cue::Solved))
            .chain(finished)
            .collect()
    }

    pub(super) fn finish(&mut self, outcome: TryOutcome, now: Timestamp) -> Option<Effect> {
        if self.ended.is_some() {
            return None;
        }
        self.ended = Some(End {
            outcome,
            hints: self.hints,
            misses: self.misses,
            at: now,
            took_millis: now.millis_since(self.began),
        });
        Some(Effect::Finished)
    }

    /// The rest of the solution is shown.
    pub(super) fn give_up(&mut self, now: Timestamp) -> Vec<Effect> {
        match self.stage {
            Stage::Punish { .. } | Stage::Doubt(_) => self.retreat(),
            Stage::Lead { .. } => {
                if self.game.play(self.puzzle.lead).is_err() {
                    return Vec::new();
                }
            }
            Stage::Ask | Stage::Reply { .. } => {}
            Stage::Show { .. } | Stage::Over => return Vec::new(),
        }
        self.marks.clear();
        self.say(Mood::Calm, vec![Message::own("puzzle-shown")]);
        self.stage = Stage::Show {
            at: now.after_millis(REPLY_MILLIS),
        };
        self.finish(TryOutcome::Failed, now).into_iter().collect()
    }

    pub(super) fn hint(&mut self) {
        if !self.may_hint() {
            return;
        }
        self.hints += 1;
        let stage = match self.hints {
            1 => coach::Stage::Idea,
            2 => coach::Stage::Piece,
            _ => coach::Stage::Move,
        };
        let Some(mut hint) = coach::hint(self.game.position(), self.rest(), stage) else {
            return;
        };
        if stage == coach::Stage::Idea
            && let Some(message) = first_hint(
                &self.puzzle,
                self.game.position(),
                self.rest(),
                &hint.message,
            )
        {
            hint.message = message;
        }
        self.marks = match hint.squares.as_slice() {
            [from, to] => vec![Mark::Arrow {
                from: *from,
                to: *to,
                tone: Tone::Idea,
            }],
            squares => squares
                .iter()
                .map(|square| Mark::Ring {
                    square: *square,
                    tone: Tone::Idea,
                })
                .collect(),
        };
        self.say(Mood::Thinking, vec![hint.message]);
    }

    pub(super) fn time(&mut self, now: Timestamp) -> Vec<Effect> {
        if self.due().is_none_or(|due| due > now) {
            return Vec::new();
        }
        match &self.stage {
            Stage::Lead { .. } => {
                self.stage = Stage::Ask;
                self.play(self.puzzle.lead)
            }
            Stage::Reply { .. } => {
                self.stage = Stage::Ask;
                self.speech = Speech::default();
                self.listed().map_or_else(Vec::new, |mv| self.play(mv))
            }
            Stage::Doubt(_) => self.miss(Vec::new(), None, now),
            Stage::Punish {
                answer: Some(answer),
                ..
            } => {
                let answer = *answer;
                self.stage = Stage::Punish {
                    at: now.after_millis(RETREAT_MILLIS),
                    answer: None,
                };
                let effects = self.play(answer);
                self.marks = vec![Mark::Arrow {
                    from: answer.from(),
                    to: answer.to(),
                    tone: Tone::Danger,
                }];
                effects
            }
            Stage::Punish { answer: None, .. } => {
                self.retreat();
                Vec::new()
            }
            Stage::Show { .. } => {
                let Some(mv) = self.listed() else {
                    self.stage = Stage::Over;
                    return Vec::new();
                };
                let effects = self.play(mv);
                if self.rest().is_empty() {
                    self.stage = Stage::Over;
                    let why = explanation(&self.puzzle);
                    let messages = std::iter::once(Message::own("puzzle-that-was-it")).chain(why);
                    self.say(Mood::Calm, messages.collect());
                } else {
                    self.stage = Stage::Show {
                        at: now.after_millis(SHOW_MILLIS),
                    };
                }
                effects
            }
            Stage::Ask | Stage::Over => Vec::new(),
        }
    }

    pub(super) fn play(&mut self, mv: Move) -> Vec<Effect> {
        match self.game.play(mv) {
            Ok(()) => vec![Effect::Cue(Cue::of(mv))],
            Err(_) => Vec::new(),
        }
    }

    /// The solution from its beginning, once more.
    pub(super) fn replay(&mut self, now: Timestamp) {
        if !self.is_over() {
            return;
        }
        self.game = Game::new(self.puzzle.start.clone());
        if self.game.play(self.puzzle.lead).is_err() {
            return;
        }
        self.marks.clear();
        self.stage = Stage::Show {
            at: now.after_millis(SHOW_MILLIS),
        };
    }
}
