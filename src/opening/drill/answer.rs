//! What the learner's move is worth in a drill, and what is said of it.

use crate::engine::{Lane, Limit, Question as Asked};
use crate::message::{Arg, Message};
use crate::rules::{Game, Move, Role, Square};
use crate::scene::{Mark as Drawn, Tone};
use crate::session::{Answered, Attempt, AttemptOutcome, Cue, Effect, Mood, Timestamp};

use super::super::tree::{Branch, Mark, key_of, side_name};
use super::super::verdict::Outside;
use super::{Drill, HINTS, KNOWN, Mode, Stage};

/// A move that is not the tree's stays on the board this long, then slides back.
const RETREAT_MILLIS: u64 = 2_000;
/// The coach looks this long at a move outside the tree before it goes on without an opinion.
const PATIENCE_MILLIS: u64 = 5_000;
/// Nodes for a look at a move outside the tree.
const LOOK_NODES: u64 = 60_000;

impl Drill {
    pub(super) fn moved(
        &mut self,
        from: Square,
        to: Square,
        promotion: Option<Role>,
        now: Timestamp,
    ) -> Vec<Effect> {
        let from = self.origin(from);
        let mut effects = self.settle(now);
        if from == to || !self.is_asking() {
            return effects;
        }
        match self.game.find(from, to, promotion) {
            Ok(mv) => effects.extend(self.tried(mv, now)),
            Err(refusal) => {
                let reason = refusal.first();
                let message = Message::refusal(reason, self.game.position().board());
                self.say(vec![message], Mood::Concerned);
                self.marks = Drawn::of_refusal(reason);
                // The way that was shown is shown still.
                self.show_the_way();
                effects.push(Effect::Cue(Cue::Refused));
            }
        }
        effects
    }

    /// A man that is on its way back is taken up where it is seen, and moves from where it stood.
    pub(super) fn origin(&self, from: Square) -> Square {
        let is_back = matches!(self.stage, Stage::Retreat { .. } | Stage::Looking { .. });
        match self.game.moves().last().filter(|_| is_back) {
            Some(mv) if mv.to() == from => mv.from(),
            Some(_) | None => from,
        }
    }

    /// A legal move of the learner's.
    pub(super) fn tried(&mut self, mv: Move, now: Timestamp) -> Vec<Effect> {
        let Some(wanted) = self.wanted() else {
            return Vec::new();
        };
        let mut effects = vec![Effect::Cue(Cue::of(mv))];
        if mv == wanted.mv {
            effects.extend(self.answered_right(mv, now));
            return effects;
        }
        let before = self.game.clone();
        if self.game.play(mv).is_err() {
            return effects;
        }
        self.marks.clear();
        let known = self.tree.branch(before.position(), mv).cloned();
        match known {
            Some(branch) if branch.mark == Mark::Mistake => {
                self.misses += 1;
                let punishes = self.tree.answer(self.game.position());
                let outside = Outside::mistake(&before, mv, &branch, punishes);
                self.told(outside, &wanted, now);
            }
            Some(branch) => {
                let answers = self.tree.answer(self.game.position());
                let outside = Outside::in_tree(&before, mv, &branch, answers);
                self.told(outside, &wanted, now);
            }
            None => {
                let asked = Asked::Compare {
                    before,
                    played: mv,
                    limit: Limit::Nodes(LOOK_NODES),
                };
                self.say(vec![Message::own("opening-looking")], Mood::Thinking);
                self.stage = Stage::Looking {
                    due: now.after_millis(PATIENCE_MILLIS),
                    asked: Box::new(asked.clone()),
                };
                effects.push(Effect::Consult {
                    lane: Lane::Advice,
                    question: Box::new(asked),
                });
            }
        }
        effects
    }

    pub(super) fn answered_right(&mut self, mv: Move, now: Timestamp) -> Vec<Effect> {
        let key = key_of(self.game.position());
        let was_shown = self.mode == Mode::Learn && self.times_known(&key) == 0;
        let was_hinted = self.mode == Mode::Learn && self.times_known(&key) < KNOWN;
        let is_clean = self.misses == 0 && self.hints == 0;
        self.tally.asked += 1;
        if is_clean && !was_hinted {
            self.tally.right += 1;
        }
        let times = self.known.entry(key.clone()).or_insert(0);
        if is_clean {
            *times = times.saturating_add(1);
        } else if self.misses > 0 {
            *times = (*times).min(1);
        }
        let attempt = Attempt {
            lesson: format!("{}/{}", self.tree.id, side_name(self.side)),
            step: key,
            // Who follows an arrow has seen the move, not known it.
            outcome: if was_shown {
                AttemptOutcome::Seen
            } else {
                AttemptOutcome::Solved
            },
            misses: self.misses,
            // The ring that is left of the arrow is a hint, too.
            hints: u32::from(self.hints.max(u8::from(was_hinted && !was_shown))),
            stars: 0,
            at: now,
            took_millis: now.millis_since(self.began),
        };
        self.play(mv);
        self.marks.clear();
        let message = self.reason().unwrap_or_else(|| self.nod());
        self.say(vec![message], Mood::Happy);
        self.go_on(now);
        vec![Effect::Record(attempt)]
    }

    /// A word for a move that needs no reason; not the same one each time.
    pub(super) fn nod(&self) -> Message {
        const NODS: [&str; 3] = ["opening-right-1", "opening-right-2", "opening-right-3"];
        let id = NODS.get(self.moves.len() / 2 % NODS.len());
        Message::own(id.copied().unwrap_or("opening-right-1"))
    }

    /// Says what there is to say of a move that is not the tree's, and shows the tree's.
    pub(super) fn told(&mut self, outside: Outside, wanted: &Branch, now: Timestamp) {
        let Outside {
            mut messages,
            mut marks,
            mood,
        } = outside;
        let mut before = self.game.clone();
        before.undo();
        self.other = (mood != Mood::Concerned).then(|| self.game.clone());
        messages.push(ours(&before, wanted));
        marks.push(Drawn::Arrow {
            from: wanted.mv.from(),
            to: wanted.mv.to(),
            tone: Tone::Idea,
        });
        self.hints = HINTS;
        self.say(messages, mood);
        self.marks = marks;
        self.stage = Stage::Retreat {
            due: now.after_millis(RETREAT_MILLIS),
        };
    }

    pub(super) fn heard(&mut self, answered: &Answered, now: Timestamp) {
        match &self.stage {
            Stage::Looking { asked, .. } if answered.question == **asked => {
                let Some(wanted) = self.wanted_before() else {
                    return;
                };
                let outside = Outside::looked_at(answered);
                self.misses += u32::from(outside.mood == Mood::Concerned);
                self.told(outside, &wanted, now);
            }
            // The move is back already; what there is to say of it is said all the same, while it is still of interest.
            Stage::Asking if self.late.as_deref() == Some(&answered.question) => {
                self.late = None;
                let Some(wanted) = self.wanted() else { return };
                let outside = Outside::looked_at(answered);
                self.misses += u32::from(outside.mood == Mood::Concerned);
                if let Asked::Compare { before, played, .. } = &answered.question
                    && outside.mood != Mood::Concerned
                {
                    let mut other = before.clone();
                    self.other = other.play(*played).is_ok().then_some(other);
                }
                let mut messages = outside.messages;
                messages.push(ours(&self.game, &wanted));
                self.say(messages, outside.mood);
            }
            Stage::Asking
            | Stage::Reply { .. }
            | Stage::Retreat { .. }
            | Stage::Looking { .. }
            | Stage::Done => {}
        }
    }

    /// What the tree played in the position before the move on the board.
    pub(super) fn wanted_before(&self) -> Option<Branch> {
        let mut before = self.game.clone();
        before.undo()?;
        self.tree.answer(before.position()).cloned()
    }

    /// Carries out at once what was waiting.
    pub(super) fn settle(&mut self, now: Timestamp) -> Vec<Effect> {
        match std::mem::replace(&mut self.stage, Stage::Asking) {
            Stage::Reply { mv, .. } => {
                let branch = self.play(mv);
                let is_mistake = branch.is_some_and(|branch| branch.mark != Mark::Good);
                // What was said of the learner's move stays, for it has hardly been read.
                let mut messages = std::mem::take(&mut self.speech.messages);
                messages.truncate(1);
                messages.extend(self.reason());
                if is_mistake && self.tree.answer(self.game.position()).is_some() {
                    messages.push(Message::own("opening-punish"));
                }
                self.say(messages, Mood::Thinking);
                self.go_on(now);
                vec![Effect::Cue(Cue::of(mv))]
            }
            Stage::Retreat { .. } => {
                self.game.undo();
                Vec::new()
            }
            Stage::Looking { asked, .. } => {
                // No opinion has come yet. The move is not called wrong for that.
                let wanted = self.wanted_before();
                self.game.undo();
                self.late = Some(asked);
                if let Some(wanted) = wanted {
                    let message = ours(&self.game, &wanted);
                    self.say(vec![message], Mood::Calm);
                    self.hints = HINTS;
                    self.marks = vec![Drawn::Arrow {
                        from: wanted.mv.from(),
                        to: wanted.mv.to(),
                        tone: Tone::Idea,
                    }];
                }
                Vec::new()
            }
            stage @ (Stage::Asking | Stage::Done) => {
                self.stage = stage;
                Vec::new()
            }
        }
    }

    pub(super) fn hint(&mut self) {
        if !self.is_asking() {
            return;
        }
        let Some(wanted) = self.wanted() else { return };
        self.hints = (self.hints + 1).min(HINTS);
        let (from, to) = (wanted.mv.from(), wanted.mv.to());
        let tone = Tone::Idea;
        let message = if self.hints == 1 {
            self.marks = vec![Drawn::Ring { square: from, tone }];
            Message::own("hint-piece")
                .with("role", Arg::Role(wanted.mv.role()))
                .with("square", Arg::Square(from))
        } else {
            self.marks = vec![Drawn::Arrow { from, to, tone }];
            Message::own("hint-move")
                .with("role", Arg::Role(wanted.mv.role()))
                .with("from", Arg::Square(from))
                .with("to", Arg::Square(to))
        };
        self.say(vec![message], Mood::Thinking);
    }
}

/// What the tree plays.
fn ours(before: &Game, wanted: &Branch) -> Message {
    let san = before.position().san(wanted.mv);
    Message::own("opening-ours").with("move", Arg::San(san))
}
