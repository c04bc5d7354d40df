//! The end of a lesson: its stars, and exactly one next thing.

use egui::{Align, Layout, Ui};

use crate::app::cx::{Chrome, Cx, Outbox};
use crate::app::fonts::Icon;
use crate::app::look::{GRID, Text};
use crate::app::widget::{Button, card, coach_ui, stars_ui};
use crate::message::{Arg, Message};
use crate::session::Mood;
use crate::tutor::screen::LessonScreen;
use crate::tutor::{Msg, Route};

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
    ui.add_space(ui.available_height() * 0.12);
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        card(cx.look).show(ui, |ui| {
            ui.set_width((ui.available_width() - 8.0 * GRID).clamp(20.0 * GRID, 60.0 * GRID));
            ui.with_layout(Layout::top_down(Align::Center), |ui| {
                coach_ui(
                    Mood::Happy,
                    120.0,
                    &cx.word("coach-happy"),
                    &mut chrome.art,
                    ui,
                );
                ui.label(cx.look.text(title, Text::Heading));
                let name = Message::own("stars-of-three")
                    .with("stars", Arg::Number(i64::from(ending.stars)));
                stars_ui(ending.stars, &voice.say(&name), 44.0, cx.look, ui);
                let message = Message::own("lesson-finished")
                    .with("earned", Arg::Number(i64::from(ending.earned)))
                    .with("of", Arg::Number(i64::from(ending.of)));
                ui.label(cx.look.text(voice.say(&message), Text::Body));
                ui.add_space(2.0 * GRID);
                let next = cx.tutor.lesson_after().map(str::to_owned);
                let (text, msg) = match &next {
                    Some(id) => {
                        let title = Message::lesson(id, "title", None);
                        let message = Message::own("lesson-next")
                            .with("title", Arg::Message(Box::new(title)));
                        (voice.say(&message), Msg::NextLesson)
                    }
                    None => (cx.word("lesson-to-map"), Msg::Go(Route::Learn)),
                };
                let enter = ui
                    .input_mut(|input| input.consume_key(egui::Modifiers::NONE, egui::Key::Enter));
                let button = Button::primary(&text)
                    .icon_after(Icon::ArrowRight)
                    .least_width(34.0 * GRID);
                if button.ui(cx.look, ui).clicked() || enter {
                    out.send(msg);
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
}
