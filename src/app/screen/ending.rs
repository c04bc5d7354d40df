//! The end of a lesson: its stars, and exactly one next thing.

use egui::{Align, Layout, ScrollArea, Ui};

use crate::app::cx::{Chrome, Cx, Outbox};
use crate::app::fonts::Icon;
use crate::app::look::{GRID, Text};
use crate::app::widget::{Button, card, coach_ui, stars_ui};
use crate::lesson::{Mode, TestResult};
use crate::message::{Arg, Message};
use crate::puzzle::pick;
use crate::tutor::screen::{Ending, LessonScreen};
use crate::tutor::{Msg, PuzzleMsg, Route};

use super::table::mood_word;

/// So many lessons to look at again are named at the most, after the first.
const MOST_MISSED: usize = 4;

pub(super) fn ending_ui(
    screen: &LessonScreen,
    cx: Cx<'_>,
    chrome: &mut Chrome,
    ui: &mut Ui,
    out: &mut Outbox,
) {
    let Some(ending) = screen.ending() else {
        return;
    };
    let lesson = screen.session.lesson();
    let voice = cx.voice();
    let title = voice.say(&Message::lesson(&lesson.id, "title", None));
    let above = ui.available_height() * 0.12;
    // What does not fit into a low window is scrolled to.
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            ui.add_space(above);
            ui.with_layout(Layout::top_down(Align::Center), |ui| {
                card(cx.look).show(ui, |ui| {
                    ui.set_width(
                        (ui.available_width() - 8.0 * GRID).clamp(20.0 * GRID, 60.0 * GRID),
                    );
                    ui.with_layout(Layout::top_down(Align::Center), |ui| {
                        let mood = ending.mood();
                        coach_ui(mood, 120.0, &cx.word(mood_word(mood)), &mut chrome.art, ui);
                        ui.label(cx.look.text(title, Text::Heading));
                        match &ending.test {
                            Some(result) => result_ui(result, lesson.mode, cx, ui, out),
                            None => {
                                let name = Message::own("stars-of-three")
                                    .with("stars", Arg::Number(i64::from(ending.stars)));
                                stars_ui(ending.stars, &voice.say(&name), 44.0, cx.look, ui);
                                let message = Message::own("lesson-finished")
                                    .with("earned", Arg::Number(i64::from(ending.earned)))
                                    .with("of", Arg::Number(i64::from(ending.of)));
                                ui.label(cx.look.text(voice.say(&message), Text::Body));
                            }
                        }
                        ui.add_space(2.0 * GRID);
                        let next = cx.tutor.lesson_after().map(str::to_owned);
                        let (text, msg) = match &next {
                            Some(id) => {
                                let title = Message::lesson(id, "title", None);
                                let message = Message::own(next_words(&ending, lesson.mode))
                                    .with("title", Arg::Message(Box::new(title)));
                                (voice.say(&message), Msg::NextLesson)
                            }
                            None => (cx.word("lesson-to-map"), Msg::Go(Route::Learn)),
                        };
                        let enter = ui.input_mut(|input| {
                            input.consume_key(egui::Modifiers::NONE, egui::Key::Enter)
                        });
                        let button = Button::primary(&text)
                            .icon_after(Icon::ArrowRight)
                            .least_width(34.0 * GRID);
                        if button.ui(cx.look, ui).clicked() || enter {
                            out.send(msg);
                        }
                        if let Some(idea) = cx.tutor.puzzle_idea_of(lesson) {
                            let puzzles = cx.word("lesson-puzzles");
                            if Button::quiet(&puzzles)
                                .icon(Icon::Puzzle)
                                .ui(cx.look, ui)
                                .clicked()
                            {
                                let mode = pick::Mode::Theme(idea);
                                out.send(Msg::Puzzle(PuzzleMsg::Start(mode)));
                            }
                        }
                        let again = cx.word("lesson-again");
                        if Button::quiet(&again)
                            .icon(Icon::RotateCcw)
                            .ui(cx.look, ui)
                            .clicked()
                        {
                            out.send(Msg::RestartLesson(lesson.id.clone()));
                        }
                        if next.is_some() {
                            let map = cx.word("lesson-to-map");
                            if Button::quiet(&map)
                                .icon(Icon::Map)
                                .ui(cx.look, ui)
                                .clicked()
                            {
                                out.send(Msg::Back);
                            }
                        }
                    });
                });
            });
        });
}

/// How a test went: the score, and the lessons to look at again.
fn result_ui(result: &TestResult, mode: Mode, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let voice = cx.voice();
    let message = Message::own("test-score")
        .with("right", Arg::Number(result.right as i64))
        .with("of", Arg::Number(result.of as i64));
    // Who is only being placed is not marked.
    if mode != Mode::Place {
        ui.label(cx.look.text(voice.say(&message), Text::Heading));
    }
    let said = match (mode, result.missed.is_empty()) {
        (_, true) => "test-all-right",
        (Mode::Place, false) => "test-placed",
        (Mode::Teach | Mode::Test, false) => "test-look-again",
    };
    ui.label(cx.look.text(cx.word(said), Text::Body));
    if mode == Mode::Place {
        return;
    }
    // The first of them is the one next thing below.
    for id in result.missed.iter().skip(1).take(MOST_MISSED) {
        let title = voice.say(&Message::lesson(id, "title", None));
        if Button::quiet(&title).ui(cx.look, ui).clicked() {
            out.send(Msg::OpenLesson(id.clone()));
        }
    }
}

/// What the one next thing is called.
fn next_words(ending: &Ending, mode: Mode) -> &'static str {
    match (&ending.test, mode) {
        (Some(_), Mode::Place) => "test-begin",
        (Some(result), _) if !result.missed.is_empty() => "test-again-lesson",
        (Some(_) | None, _) => "lesson-next",
    }
}
