//! One event and what it leads to: what a stage says, marks, records.

use crate::lesson::answer::Told;
use crate::lesson::lesson::Step;
use crate::message::Message;
use crate::scene::Mark;
use crate::session::{Clip, Cue, Effect, Mood, Speech, Timestamp};

/// What a stage does in answer to an event.
pub(super) struct Turn<'a> {
    pub(super) lesson: &'a str,
    pub(super) step: &'a Step,
    pub(super) now: Timestamp,
    /// Will the engine answer what it is asked?
    pub(super) is_advised: bool,
    /// Is there one try?
    pub(super) is_test: bool,
    pub(super) misses_before: u32,
    pub(super) effects: Vec<Effect>,
    pub(super) speech: Option<Speech>,
    pub(super) speech_before: &'a Speech,
    pub(super) marks: Option<Vec<Mark>>,
    /// What can be played on the board to show why.
    pub(super) clips: Vec<Clip>,
    pub(super) misses: u32,
    pub(super) is_solved: bool,
    /// What the number of moves allows at the most, 3 where it does not matter.
    pub(super) most_stars: u8,
    /// The stars, where they do not come from misses and hints.
    pub(super) stars: Option<u8>,
    /// Has the step come to a new task, with hints of its own?
    pub(super) has_fresh_hints: bool,
}

impl Turn<'_> {
    /// The words of the step: its text, or an attribute.
    pub(super) fn words(&self, attribute: Option<&str>) -> Message {
        Message::lesson(self.lesson, &self.step.id, attribute)
    }

    pub(super) fn cue(&mut self, cue: Cue) {
        self.effects.push(Effect::Cue(cue));
    }

    pub(super) fn say(&mut self, messages: Vec<Message>, mood: Mood) {
        self.speech = Some(Speech { messages, mood });
    }

    /// Says one more thing after what is said already.
    pub(super) fn add(&mut self, message: Message) {
        let before = self.speech_before;
        let speech = self.speech.get_or_insert_with(|| before.clone());
        speech.messages.push(message);
    }

    /// What is said so far.
    pub(super) fn said(&self) -> Vec<Message> {
        let speech = self.speech.as_ref().unwrap_or(self.speech_before);
        speech.messages.clone()
    }

    /// Says why something is not allowed. It costs nothing.
    pub(super) fn refuse(&mut self, told: Told) {
        self.cue(Cue::Refused);
        self.say(told.messages, Mood::Concerned);
        self.marks = Some(told.marks);
    }

    /// A try that failed: says why, and what to look for.
    pub(super) fn miss(&mut self, told: Told) {
        self.misses += 1;
        self.cue(Cue::Refused);
        self.say(told.messages, Mood::Concerned);
        self.marks = Some(told.marks);
    }

    /// What to say after a failed try of which nothing more exact is known.
    pub(super) fn retry(&self) -> Message {
        if self.step.has_words("retry") {
            return self.words(Some("retry"));
        }
        Message::own("ask-look-again")
    }

    /// The step is solved. Without words of its own the author's success is said.
    pub(super) fn solve(&mut self, words: Option<Message>) {
        self.is_solved = true;
        self.cue(Cue::Solved);
        let success = self.step.success_words();
        let turn = self.misses_before + self.misses;
        let varied = success.get(turn as usize % success.len().max(1)).copied();
        let message = words
            .or_else(|| varied.map(|name| self.words(Some(name))))
            .unwrap_or_else(|| Message::own("step-solved"));
        self.say(vec![message], Mood::Happy);
        self.marks = Some(Vec::new());
    }
}
