//! A step that offers answers to pick from.

use std::collections::BTreeSet;

use crate::lesson::answer::Told;
use crate::lesson::lesson::{Step, StepKind};
use crate::message::Message;
use crate::session::Event;

use super::{AnswerOption, AnswerState, Turn};

/// The answers picked so far.
#[derive(Clone, Debug, Default)]
pub(super) struct ChoiceStage {
    picked: BTreeSet<usize>,
}

impl ChoiceStage {
    pub(super) fn options(&self, lesson: &str, step: &Step) -> Vec<AnswerOption> {
        let StepKind::Choice { answers, correct } = &step.kind else {
            return Vec::new();
        };
        answers
            .iter()
            .enumerate()
            .map(|(index, key)| AnswerOption {
                message: Message::lesson(lesson, &step.id, Some(&format!("answer-{key}"))),
                state: state_of(self.picked.contains(&index), index == *correct),
            })
            .collect()
    }

    pub(super) fn update(&mut self, event: &Event, turn: &mut Turn<'_>) {
        let (Event::Chose(index), StepKind::Choice { answers, correct }) = (event, &turn.step.kind)
        else {
            return;
        };
        let Some(key) = answers.get(*index) else {
            return;
        };
        if !self.picked.insert(*index) {
            return;
        }
        let why = turn.words(Some(&format!("why-{key}")));
        if index == correct {
            turn.solve(Some(why));
        } else {
            turn.miss(Told {
                messages: vec![why],
                marks: Vec::new(),
            });
        }
    }
}

/// How an answer looks.
pub(super) fn state_of(is_picked: bool, is_right: bool) -> AnswerState {
    match (is_picked, is_right) {
        (false, _) => AnswerState::Open,
        (true, true) => AnswerState::Right,
        (true, false) => AnswerState::Wrong,
    }
}
