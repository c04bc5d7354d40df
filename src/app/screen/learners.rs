//! Who learns on this machine: a row for each, a field for someone new, and the records as a file.

use egui::{Align, Layout, ScrollArea, Ui, vec2};

use crate::app::chooser::Wanted;
use crate::app::cx::{Chrome, Cx, Outbox};
use crate::app::fonts::Icon;
use crate::app::look::{BUTTON_HEIGHT, GRID, Text};
use crate::app::widget::{Button, card, icon_button_ui, prose_ui, row_button_ui, tone_card};
use crate::message::{Arg, Message};
use crate::scene::Tone;
use crate::store::{LearnerChange, LearnerEntry};
use crate::tutor::{LearnerMsg, Msg, Route};

use super::file::{PathField, dropped, offered, path_ui};
use super::incoming::field_ui;
use super::table::page;

/// The page is no wider than this, in points.
const WIDEST: f32 = 720.0;

/// Draws the page.
pub(crate) fn learners_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    for path in dropped(ui) {
        out.send(Msg::Learner(LearnerMsg::TakeIn(path)));
    }
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            page(ui, WIDEST, |ui| {
                ui.add_space(GRID);
                ui.label(cx.look.text(cx.word("learners-title"), Text::Heading));
                ui.add_space(GRID);
                let learners = &cx.tutor.learners().learners;
                for learner in learners.present() {
                    row_ui(learner, cx, chrome, ui, out);
                    ui.add_space(GRID);
                }
                add_ui(cx, chrome, ui, out);
                aside_ui(cx, ui, out);
                files_ui(cx, chrome, ui, out);
                ui.add_space(4.0 * GRID);
            });
        });
}

fn change(change: LearnerChange) -> Msg {
    Msg::Learner(LearnerMsg::Change(change))
}

/// Someone to sit down as; with a pencil for the name and, where it is someone else, a box to be laid aside in.
fn row_ui(learner: &LearnerEntry, cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    let name = cx.tutor.learner_name(learner);
    let named = |id: &'static str| {
        let message = Message::own(id).with("name", Arg::Name(name.clone()));
        cx.voice().say(&message)
    };
    let state = cx.tutor.learners();
    let is_here = learner.id == state.learners.here();
    let size = vec2(ui.available_width(), 1.4 * BUTTON_HEIGHT);
    let layout = Layout::right_to_left(Align::Center);
    ui.allocate_ui_with_layout(size, layout, |ui| {
        if !is_here {
            let words = named("learners-lay-aside");
            if icon_button_ui(Icon::Archive, &words, cx.look, ui).clicked() {
                let ask = LearnerMsg::AskToLayAside(Some(learner.id));
                out.send(Msg::Learner(ask));
            }
        }
        let words = named("learners-rename");
        if icon_button_ui(Icon::Pencil, &words, cx.look, ui).clicked() {
            let typed = learner.name.clone().unwrap_or_default();
            chrome.learners.naming = Some((learner.id, typed));
        }
        let size = vec2(ui.available_width(), 1.4 * BUTTON_HEIGHT);
        let below = cx.word(if is_here {
            "learners-here"
        } else {
            "learners-turn-to"
        });
        if row_button_ui(&name, &below, size, cx.look, ui).clicked() {
            out.send(if is_here {
                Msg::Go(Route::Learn)
            } else {
                change(LearnerChange::TurnTo(learner.id))
            });
        }
    });
    if let Some((id, typed)) = &mut chrome.learners.naming
        && *id == learner.id
    {
        let mut is_done = false;
        ui.horizontal(|ui| {
            let room = ui.available_width() - 14.0 * GRID * cx.look.text_size.factor();
            let enters = field_ui("learners-name", typed, room, cx, ui);
            let save = cx.word("learners-save-name");
            let button = Button::quiet(&save).icon(Icon::Check);
            is_done = button.ui(cx.look, ui).clicked() || enters;
        });
        if is_done {
            out.send(change(LearnerChange::Rename(*id, typed.clone())));
            chrome.learners.naming = None;
        }
    }
    if state.asks_aside == Some(learner.id) {
        tone_card(cx.look, Tone::Warning).show(ui, |ui| {
            ui.set_width(ui.available_width());
            let words = named("learners-aside-sure");
            prose_ui(&words, Text::Body, cx.look, ui);
            ui.horizontal_wrapped(|ui| {
                let yes = cx.word("learners-aside-yes");
                if Button::quiet(&yes).ui(cx.look, ui).clicked() {
                    out.send(change(LearnerChange::LayAside(learner.id)));
                }
                let no = cx.word("learners-aside-no");
                if Button::quiet(&no).ui(cx.look, ui).clicked() {
                    out.send(Msg::Learner(LearnerMsg::AskToLayAside(None)));
                }
            });
        });
    }
}

/// Someone new.
fn add_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    ui.add_space(GRID);
    card(cx.look).show(ui, |ui| {
        ui.set_width(ui.available_width());
        prose_ui(&cx.word("learners-add-about"), Text::Body, cx.look, ui);
        ui.add_space(GRID / 2.0);
        ui.horizontal(|ui| {
            let room = ui.available_width() - 17.0 * GRID * cx.look.text_size.factor();
            let enters = field_ui("learners-new-name", &mut chrome.learners.name, room, cx, ui);
            let add = cx.word("learners-add");
            let button = Button::quiet(&add).icon(Icon::UserPlus).ui(cx.look, ui);
            let name = chrome.learners.name.trim().to_owned();
            if (enters || button.clicked()) && !name.is_empty() {
                out.send(change(LearnerChange::Welcome(name)));
                chrome.learners.name.clear();
            }
        });
    });
}

/// Those who were laid aside.
fn aside_ui(cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let learners = &cx.tutor.learners().learners;
    let aside: Vec<&LearnerEntry> = learners.all().iter().filter(|one| one.is_aside).collect();
    if aside.is_empty() {
        return;
    }
    ui.add_space(2.0 * GRID);
    ui.label(cx.look.text(cx.word("learners-aside"), Text::Body));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GRID, GRID);
        for learner in aside {
            let message = Message::own("learners-bring-back")
                .with("name", Arg::Name(cx.tutor.learner_name(learner)));
            let words = cx.voice().say(&message);
            let button = Button::quiet(&words).icon(Icon::ArchiveRestore);
            if button.ui(cx.look, ui).clicked() {
                out.send(change(LearnerChange::BringBack(learner.id)));
            }
        }
    });
}

/// The records of whoever is learning, out into a file and in from one.
fn files_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    ui.add_space(2.0 * GRID);
    ui.label(cx.look.text(cx.word("learners-files"), Text::Heading));
    ui.add_space(GRID / 2.0);
    card(cx.look).show(ui, |ui| {
        ui.set_width(ui.available_width());
        prose_ui(&cx.word("learners-give-out-about"), Text::Body, cx.look, ui);
        ui.add_space(GRID / 2.0);
        let name = cx.tutor.learner_here().unwrap_or_default();
        let text = chrome
            .learners
            .give_out
            .get_or_insert_with(|| offered(&["chess-tutor", &name], "toml"));
        let into = PathField {
            name: "learners-give-out-path",
            verb: "learners-give-out",
            icon: Icon::Save,
            wanted: Wanted::Save("toml"),
        };
        if let Some(path) = path_ui(into, text, &mut chrome.chooser, cx, ui) {
            out.send(Msg::Learner(LearnerMsg::GiveOut(path)));
        }
        ui.add_space(GRID);
        prose_ui(&cx.word("learners-take-in-about"), Text::Body, cx.look, ui);
        ui.add_space(GRID / 2.0);
        let from = PathField {
            name: "learners-take-in-path",
            verb: "learners-take-in",
            icon: Icon::FolderOpen,
            wanted: Wanted::Open(&["toml"]),
        };
        let text = &mut chrome.learners.take_in;
        if let Some(path) = path_ui(from, text, &mut chrome.chooser, cx, ui) {
            out.send(Msg::Learner(LearnerMsg::TakeIn(path)));
            text.clear();
        }
    });
}
