//! The answers to choose from in a lesson.

use egui::Ui;

use crate::app::cx::{Cx, Outbox};
use crate::app::fonts::Icon;
use crate::app::widget::Button;
use crate::lesson::{AnswerOption, AnswerState, StepKind};
use crate::session::Event;
use crate::tutor::Msg;
use crate::tutor::screen::LessonScreen;

/// Is the step a row of short questions?
pub(super) fn is_trained(screen: &LessonScreen) -> bool {
    let step = screen.session.step();
    step.is_some_and(|step| matches!(step.kind, StepKind::Train(_)))
}

/// The answers to choose from, in a room so high; nothing where none are offered.
pub(super) fn answers_ui(
    screen: &LessonScreen,
    room: f32,
    cx: Cx<'_>,
    ui: &mut Ui,
    out: &mut Outbox,
) {
    // The names of squares and moves are short: two of them share a row.
    let in_a_row = if is_trained(screen) { 2 } else { 1 };
    let mut answers: Vec<_> = screen.session.answers().into_iter().enumerate().collect();
    // Once the right one is found, those that nobody picked step aside where they would push it out of sight.
    if screen.session.may_continue() && height(&answers, cx, ui) > room {
        answers.retain(|(_, answer)| answer.state != AnswerState::Open);
    }
    for row in answers.chunks(in_a_row) {
        if in_a_row == 1 {
            row.iter()
                .for_each(|(index, answer)| answer_ui(*index, answer, cx, ui, out));
            continue;
        }
        ui.columns(in_a_row, |columns| {
            for ((index, answer), ui) in row.iter().zip(columns) {
                answer_ui(*index, answer, cx, ui, out);
            }
        });
    }
}

/// How high answers are, one below the other.
fn height(answers: &[(usize, AnswerOption)], cx: Cx<'_>, ui: &Ui) -> f32 {
    let heights = answers.iter().map(|(_, answer)| {
        let text = cx.voice().say(&answer.message);
        button(&text, answer.state).height(cx.look, ui) + ui.spacing().item_spacing.y
    });
    heights.sum()
}

fn button(text: &str, state: AnswerState) -> Button<'_> {
    match state {
        AnswerState::Open => Button::quiet(text),
        AnswerState::Right => Button::choice(text, true).icon(Icon::Check),
        AnswerState::Wrong => Button::quiet(text).icon(Icon::X),
    }
}

fn answer_ui(index: usize, answer: &AnswerOption, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let text = cx.voice().say(&answer.message);
    let button = button(&text, answer.state);
    let response = button.least_width(ui.available_width()).ui(cx.look, ui);
    if response.clicked() {
        out.send(Msg::Lesson(Event::Chose(index)));
    }
}
