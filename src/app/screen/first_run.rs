//! The questions of the first start: one card, one question, big answers.

use egui::{Align, Layout, Ui};

use crate::app::cx::{Chrome, Cx, Outbox};
use crate::app::fonts::Icon;
use crate::app::look::{GRID, Text};
use crate::app::widget::{Button, card, coach_ui};
use crate::session::Mood;
use crate::store::Level;
use crate::tutor::screen::FirstRunPage;
use crate::tutor::{Change, Msg, Route};

/// Draws the question at hand.
pub(crate) fn first_run_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    let page = cx.tutor.first_run_page();
    ui.add_space((ui.available_height() - 60.0 * GRID).max(0.0) / 2.0);
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        card(cx.look).inner_margin(32).show(ui, |ui| {
            ui.set_width((ui.available_width() - 8.0 * GRID).clamp(24.0 * GRID, 56.0 * GRID));
            ui.with_layout(Layout::top_down(Align::Center), |ui| {
                coach_ui(
                    Mood::Happy,
                    112.0,
                    &cx.word("coach-happy"),
                    &mut chrome.art,
                    ui,
                );
                ui.add_space(GRID);
                match page {
                    FirstRunPage::Language => language_ui(cx, ui, out),
                    FirstRunPage::Xiangqi => {
                        question_ui("first-xiangqi", cx, ui);
                        let yes = Msg::Set(Change::KnowsXiangqi(true));
                        let no = Msg::Set(Change::KnowsXiangqi(false));
                        answers_ui(
                            &[("first-xiangqi-yes", yes), ("first-xiangqi-no", no)],
                            cx,
                            ui,
                            out,
                        );
                    }
                    FirstRunPage::Level => {
                        question_ui("first-level", cx, ui);
                        let level = |level| Msg::Set(Change::Level(level));
                        let answers = [
                            ("first-level-new", level(Level::New)),
                            ("first-level-some", level(Level::SomeRules)),
                            ("first-level-plays", level(Level::Plays)),
                        ];
                        answers_ui(&answers, cx, ui, out);
                    }
                }
                if page != FirstRunPage::Language {
                    ui.add_space(GRID);
                    let back = cx.word("action-back");
                    if Button::quiet(&back)
                        .icon(Icon::ChevronLeft)
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

fn question_ui(id: &'static str, cx: Cx<'_>, ui: &mut Ui) {
    ui.label(cx.look.text(cx.word(id), Text::Heading));
    ui.add_space(2.0 * GRID);
}

/// Both languages in their own script; the guessed one is the primary button.
fn language_ui(cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    ui.label(cx.look.text("棋师 · Chess Tutor", Text::Heading));
    ui.add_space(2.0 * GRID);
    let guessed = cx.tutor.language();
    for language in [guessed, guessed.other()] {
        let name = language.own_name();
        let button = if language == guessed {
            Button::primary(name)
        } else {
            Button::quiet(name)
        };
        if button.least_width(40.0 * GRID).ui(cx.look, ui).clicked() {
            out.send(Msg::Set(Change::Language(language)));
        }
    }
    // Who added somebody else need not answer for them.
    if cx.tutor.learners().learners.present().count() > 1 {
        ui.add_space(GRID);
        let who = cx.word("learners-title");
        let button = Button::quiet(&who).icon(Icon::Users);
        if button.ui(cx.look, ui).clicked() {
            out.send(Msg::Go(Route::Learners));
        }
    }
}

fn answers_ui(answers: &[(&'static str, Msg)], cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    for (id, msg) in answers {
        let text = cx.word(id);
        if Button::quiet(&text)
            .least_width(48.0 * GRID)
            .ui(cx.look, ui)
            .clicked()
        {
            out.send(msg.clone());
        }
    }
}
