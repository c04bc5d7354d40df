//! A learner works through a lesson, step by step.
//!
//! Each kind of step has a stage of its own (one file each); this file knows what they share: the order of the steps,
//! hints, stars, what is said, and what is written down.

mod advice;
mod ask;
mod castling;
mod choice;
mod drill;
mod guess;
mod legal;
mod opening;
mod play;
mod seen;
mod setup;
mod show;
mod shown;
mod squares;
mod stage;
mod test;
mod train;
mod turn;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::message::Message;
use crate::rules::{Color, Square};
use crate::scene::{Badge, Mark, Scene, Sign};
use crate::session::{
    Attempt, AttemptOutcome, Clip, Effect, Event, Mood, Session, Showing, Speech, Timestamp,
};

use super::answer::Told;
use super::lesson::{Lesson, Mode, StepKind};
pub use seen::{AnswerOption, AnswerState, Hints, Tally};
use stage::Stage;
pub use test::TestResult;
use turn::Turn;

/// An answer of the other side comes after this pause, so that the learner sees both moves.
const REPLY_MILLIS: u64 = 650;
/// A wrong move stays on the board this long, then slides back.
const ASTRAY_MILLIS: u64 = 1600;
/// On a slow machine it stays so much longer for the engine's verdict to come: words about a move that is gone help nobody.
const VERDICT_MILLIS: u64 = 6000;
/// The moves of a shown line follow each other at this pace.
const SHOW_MILLIS: u64 = 1100;
/// And after a move that something is said about, so that a child can read it.
const READ_MILLIS: u64 = 3600;

/// A lesson and the learner in it.
#[derive(Clone, Debug)]
pub struct LessonSession {
    lesson: Arc<Lesson>,
    index: usize,
    stage: Stage,
    speech: Speech,
    marks: Vec<Mark>,
    /// What can be played on the board to show what is said …
    clips: Vec<Clip>,
    /// … and what is being played, with what was said before.
    showing: Option<(Showing, Speech)>,
    misses: u32,
    /// Hints taken for the task at hand …
    hints: u8,
    /// … and for the tasks of this step before it.
    hints_before: u32,
    began: Timestamp,
    solved: Option<u8>,
    stars: BTreeMap<String, u8>,
    /// The steps of a test that were not solved.
    missed: BTreeSet<String>,
    is_finished: bool,
    is_advised: bool,
}

impl LessonSession {
    /// A lesson from its first step.
    #[must_use]
    pub fn new(lesson: Arc<Lesson>, now: Timestamp) -> Self {
        Self::at(lesson, None, now)
    }

    /// A lesson from a step, by its id; from the first when there is no such step.
    #[must_use]
    pub fn at(lesson: Arc<Lesson>, step: Option<&str>, now: Timestamp) -> Self {
        // A test is done in one sitting.
        let index = step
            .filter(|_| !lesson.mode.is_test())
            .and_then(|id| lesson.steps.iter().position(|step| step.id == id))
            .unwrap_or(0);
        let stage = lesson
            .steps
            .get(index)
            .map_or(Stage::empty(), |step| Stage::new(step, now));
        Self {
            lesson,
            index,
            stage,
            speech: Speech::default(),
            marks: Vec::new(),
            clips: Vec::new(),
            showing: None,
            misses: 0,
            hints: 0,
            hints_before: 0,
            began: now,
            solved: None,
            stars: BTreeMap::new(),
            missed: BTreeSet::new(),
            is_finished: false,
            is_advised: false,
        }
    }

    /// The session where an engine answers: it looks at moves that the author did not foresee.
    #[must_use]
    pub fn advised(mut self) -> Self {
        self.is_advised = true;
        self
    }

    /// The session of a learner who earned stars in this lesson before, and goes on.
    #[must_use]
    pub fn with_stars(mut self, stars: BTreeMap<String, u8>) -> Self {
        self.stars = stars;
        self
    }

    fn hints_there_are(&self) -> u8 {
        let Some(step) = self.step().filter(|_| !self.is_test()) else {
            return 0;
        };
        match step.kind {
            StepKind::Show { .. } => 0,
            StepKind::Ask(_)
            | StepKind::Drill(_)
            | StepKind::Squares(_)
            | StepKind::Guess { .. }
            | StepKind::Play(_)
            | StepKind::Setup { .. } => 3,
            StepKind::Opening(_) => 2,
            StepKind::Choice { .. } | StepKind::Legal { .. } | StepKind::Train(_) => {
                u8::from(step.has_words("hint-1"))
            }
        }
    }

    fn go_to(&mut self, index: usize, now: Timestamp) -> Vec<Effect> {
        let is_enough = self.lesson.mode == Mode::Place && self.missed.len() >= test::ENOUGH;
        let next = self.lesson.steps.get(index).filter(|_| !is_enough);
        let Some(step) = next else {
            self.is_finished = true;
            self.speech = Speech::default();
            return vec![Effect::Finished];
        };
        self.index = index;
        self.stage = Stage::new(step, now);
        self.speech = Speech::default();
        self.marks = Vec::new();
        self.clips = Vec::new();
        self.misses = 0;
        self.hints = 0;
        self.hints_before = 0;
        self.began = now;
        self.solved = None;
        self.is_finished = false;
        vec![Effect::Reached {
            step: step.id.clone(),
        }]
    }

    fn attempt(&self, outcome: AttemptOutcome, stars: u8, now: Timestamp) -> Effect {
        Effect::Record(Attempt {
            lesson: self.lesson.id.clone(),
            step: self.step().map(|step| step.id.clone()).unwrap_or_default(),
            outcome,
            misses: self.misses,
            hints: self.hints_before + u32::from(self.hints),
            stars,
            at: now,
            took_millis: now.millis_since(self.began),
        })
    }

    fn give_hint(&mut self, now: Timestamp) -> Vec<Effect> {
        let hints = self.hints();
        if self.solved.is_some() || hints.taken >= hints.of {
            return Vec::new();
        }
        let Some(step) = self.lesson.steps.get(self.index) else {
            return Vec::new();
        };
        if matches!(self.stage, Stage::Opening(_)) {
            return self.pass_on(&Event::HintAsked, now);
        }
        let is_shut = matches!(&self.stage, Stage::Guess(stage) if !stage.may_hint())
            || matches!(&self.stage, Stage::Play(stage) if !stage.may_hint());
        if is_shut {
            return Vec::new();
        }
        self.hints += 1;
        let mut effects = Vec::new();
        let told = match &mut self.stage {
            Stage::Ask(stage) => stage.hint(self.hints, step),
            Stage::Drill(stage) => stage.hint(self.hints, step),
            Stage::Squares(stage) => stage.hint(self.hints, step),
            Stage::Setup(stage) => stage.hint(self.hints, step),
            Stage::Guess(stage) => stage.hint(self.hints, step),
            Stage::Play(stage) => {
                let (told, effect) = stage.hint(self.hints);
                effects.extend(effect);
                told
            }
            Stage::Show(_)
            | Stage::Choice(_)
            | Stage::Legal(_)
            | Stage::Opening(_)
            | Stage::Train(_) => Told::default(),
        };
        let attribute = format!("hint-{}", self.hints);
        let messages = if step.has_words(&attribute) {
            vec![Message::lesson(&self.lesson.id, &step.id, Some(&attribute))]
        } else {
            told.messages
        };
        self.speech = Speech {
            messages,
            mood: Mood::Thinking,
        };
        self.marks = told.marks;
        self.clips = Vec::new();
        effects
    }

    /// In a test there is one try: what was missed is told, the answer is shown, and the next step may come.
    fn miss_for_good(&mut self, now: Timestamp) -> Effect {
        self.solved = Some(0);
        let mut answer = Vec::new();
        if let Some(step) = self.lesson.steps.get(self.index) {
            self.missed.insert(step.id.clone());
            self.stars.insert(step.id.clone(), 0);
            answer = test::answer_marks(step);
        }
        let again = Message::own("ask-look-again");
        self.speech.messages.retain(|message| *message != again);
        self.speech
            .messages
            .push(Message::own(if answer.is_empty() {
                "test-missed"
            } else {
                "test-missed-shown"
            }));
        self.marks.extend(answer);
        self.attempt(AttemptOutcome::Skipped, 0, now)
    }

    fn pass_on(&mut self, event: &Event, now: Timestamp) -> Vec<Effect> {
        let Some(step) = self.lesson.steps.get(self.index) else {
            return Vec::new();
        };
        let mut turn = Turn {
            lesson: &self.lesson.id,
            step,
            now,
            is_advised: self.is_advised,
            is_test: self.lesson.mode.is_test(),
            misses_before: self.misses,
            effects: Vec::new(),
            speech: None,
            speech_before: &self.speech,
            marks: None,
            clips: Vec::new(),
            misses: 0,
            is_solved: false,
            most_stars: 3,
            stars: None,
            has_fresh_hints: false,
        };
        self.stage.update(event, &mut turn);
        let Turn {
            mut effects,
            speech,
            marks,
            clips,
            misses,
            is_solved,
            most_stars,
            stars,
            has_fresh_hints,
            ..
        } = turn;
        if has_fresh_hints {
            self.hints_before += u32::from(std::mem::take(&mut self.hints));
        }
        self.misses += misses;
        let is_missed = misses > 0 && !is_solved && self.lesson.mode.is_test();
        if let Some(speech) = speech {
            self.speech = speech;
            self.clips = clips;
        }
        if let Some(marks) = marks {
            self.marks = marks;
        }
        if is_missed && self.solved.is_none() {
            effects.push(self.miss_for_good(now));
        }
        if is_solved && self.solved.is_none() {
            let stars = stars.unwrap_or(stars_for(self.misses, self.hints).min(most_stars));
            self.solved = Some(stars);
            if let Some(step) = self.step() {
                let best = self.stars.get(&step.id).copied().unwrap_or(0).max(stars);
                self.stars.insert(step.id.clone(), best);
            }
            effects.push(self.attempt(AttemptOutcome::Solved, stars, now));
        }
        effects
    }
}

/// Three stars without a miss or a hint, two with one or two of them, one with more.
fn stars_for(misses: u32, hints: u8) -> u8 {
    match misses + u32::from(hints) {
        0 => 3,
        1 | 2 => 2,
        _ => 1,
    }
}

impl Session for LessonSession {
    fn scene(&self) -> Scene {
        let Some(step) = self.step() else {
            return Scene::still(crate::rules::Board::empty(), Color::White);
        };
        let mut scene = Scene {
            turn: Some(step.field.turn()),
            last_move: step.field.last_move(),
            check: step.field.checked_king(),
            ..Scene::still(step.field.board().clone(), step.orientation)
        };
        match &self.stage {
            Stage::Show(stage) => stage.show(step, &mut scene),
            Stage::Ask(stage) => stage.show(step, self.solved.is_some(), &mut scene),
            Stage::Drill(stage) => stage.show(step, self.solved.is_some(), &mut scene),
            Stage::Squares(stage) => stage.show(step, self.solved.is_some(), &mut scene),
            Stage::Choice(_) => scene.marks.clone_from(&step.marks),
            Stage::Legal(stage) => stage.show(step, &mut scene),
            Stage::Setup(stage) => stage.show(step, self.solved.is_some(), &mut scene),
            Stage::Guess(stage) => stage.show(step, self.solved.is_some(), &mut scene),
            Stage::Opening(stage) => stage.show(self.solved.is_some(), &mut scene),
            Stage::Play(stage) => stage.show(step, self.solved.is_some(), &mut scene),
            Stage::Train(stage) => stage.show(step, self.solved.is_some(), &mut scene),
        }
        if self.is_missed() {
            let last = scene.badge.take();
            scene.badge = last.map(|badge| Badge {
                sign: Sign::Again,
                ..badge
            });
        }
        scene.marks.extend(self.marks.iter().copied());
        let shown = self.showing.as_ref();
        shown
            .and_then(|(showing, _)| showing.scene(scene.orientation))
            .unwrap_or(scene)
    }

    fn update(&mut self, event: Event, now: Timestamp) -> Vec<Effect> {
        if let Some(effects) = self.update_showing(&event, now) {
            return effects;
        }
        match event {
            Event::Replayed if self.may_show() => self.show(now),
            Event::Continued if self.is_finished || !self.may_continue() => Vec::new(),
            // Another line comes before the next step.
            Event::Continued if self.solved.is_none() && self.has_more_lines() => {
                self.pass_on(&event, now)
            }
            Event::Continued => {
                let mut effects = Vec::new();
                if self.solved.is_none() {
                    effects.push(self.attempt(AttemptOutcome::Seen, 0, now));
                }
                effects.extend(self.go_to(self.index + 1, now));
                effects
            }
            Event::Skipped if self.is_finished => Vec::new(),
            Event::Skipped => {
                let mut effects = Vec::new();
                if self.solved.is_none() {
                    effects.push(self.attempt(AttemptOutcome::Skipped, 0, now));
                    let asked = self.step().filter(|step| step.about.is_some());
                    self.missed.extend(asked.map(|step| step.id.clone()));
                }
                effects.extend(self.go_to(self.index + 1, now));
                effects
            }
            Event::TookBack | Event::WentBack | Event::JumpedTo(_) if self.is_test() => Vec::new(),
            Event::WentBack if self.is_finished => self.go_to(self.index, now),
            Event::WentBack if self.index == 0 => Vec::new(),
            Event::WentBack => self.go_to(self.index - 1, now),
            Event::JumpedTo(index) if index < self.lesson.steps.len() => self.go_to(index, now),
            Event::JumpedTo(_) => Vec::new(),
            Event::HintAsked => self.give_hint(now),
            Event::TookBack if self.solved.is_some() => self.go_to(self.index, now),
            Event::Moved { .. }
            | Event::Typed(_)
            | Event::Clicked(_)
            | Event::Placed { .. }
            | Event::Removed(_)
            | Event::Chose(_)
                if self.solved.is_some() || self.is_finished =>
            {
                Vec::new()
            }
            Event::Moved { .. }
            | Event::Typed(_)
            | Event::Clicked(_)
            | Event::Placed { .. }
            | Event::Removed(_)
            | Event::Chose(_)
            | Event::TookBack
            | Event::Replayed
            | Event::Answered(_)
            | Event::TimeReached => self.pass_on(&event, now),
        }
    }

    fn due(&self) -> Option<Timestamp> {
        if let Some((showing, _)) = &self.showing {
            return Some(showing.due());
        }
        self.stage.due()
    }
}

/// Squares with something on them, as rings.
fn rings(squares: impl IntoIterator<Item = Square>, tone: crate::scene::Tone) -> Vec<Mark> {
    squares
        .into_iter()
        .map(|square| Mark::Ring { square, tone })
        .collect()
}
