//! The learner's own repertoires among the openings: how they come in, and what can be done with the one that is shown.

use egui::{Label, Ui};

use crate::app::cx::{Chrome, Cx, Outbox};
use crate::app::fonts::Icon;
use crate::app::look::{GRID, Text};
use crate::app::widget::{Button, card};
use crate::message::{Arg, Message};
use crate::rules::Color;
use crate::tutor::{Msg, OpeningMsg, RepertoireMsg};

use super::file::{GAMES_FROM, path_ui};
use super::incoming::{Incoming, field_ui, incoming};

/// The room of a button beside a field, at normal text size.
const BUTTON_ROOM: f32 = 17.0 * GRID;

/// A message about repertoires.
pub(super) fn own(msg: RepertoireMsg) -> Msg {
    Msg::Opening(OpeningMsg::Own(msg))
}

/// What is pasted or dropped on the screen of openings is a repertoire.
pub(super) fn bring_incoming(ui: &Ui, out: &mut Outbox) {
    for come in incoming(ui) {
        out.send(own(match come {
            Incoming::Text(text) => RepertoireMsg::Pasted(text),
            Incoming::File(path) => RepertoireMsg::File(path),
        }));
    }
}

/// The one that was deleted last can come back.
pub(super) fn deleted_ui(cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let Some(deleted) = &cx.tutor.openings().deleted else {
        return;
    };
    ui.horizontal(|ui| {
        let name = Arg::Name(deleted.name.clone());
        let message = Message::own("repertoire-deleted").with("name", name);
        ui.label(cx.look.text(cx.voice().say(&message), Text::Body));
        let word = cx.word("repertoire-bring-back");
        if Button::quiet(&word)
            .icon(Icon::Undo2)
            .ui(cx.look, ui)
            .clicked()
        {
            out.send(own(RepertoireMsg::BringBack));
        }
    });
}

/// How a repertoire comes in, and how a new one begins.
pub(super) fn bring_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    let text = |id, kind, ui: &mut Ui| {
        ui.add(Label::new(cx.look.text(cx.word(id), kind)).wrap());
    };
    card(cx.look).show(ui, |ui| {
        ui.set_width(ui.available_width());
        text("repertoire-bring", Text::Heading, ui);
        text("repertoire-bring-what", Text::Body, ui);
        ui.add_space(GRID);
        let typed = &mut chrome.own.path;
        if let Some(path) = path_ui(GAMES_FROM, typed, &mut chrome.chooser, cx, ui) {
            out.send(own(RepertoireMsg::File(path)));
            typed.clear();
        }
        if cx.tutor.openings().is_importing {
            text("repertoire-importing", Text::Small, ui);
        }
    });
    ui.add_space(GRID);
    card(cx.look).show(ui, |ui| {
        ui.set_width(ui.available_width());
        text("repertoire-new", Text::Heading, ui);
        text("repertoire-new-what", Text::Body, ui);
        ui.add_space(GRID);
        let width = ui.available_width() - 3.0 * GRID;
        field_ui("repertoire-name", &mut chrome.own.name, width, cx, ui);
        ui.add_space(GRID);
        ui.horizontal_wrapped(|ui| {
            let sides = [
                (Color::White, '♔', "openings-as-white"),
                (Color::Black, '♚', "openings-as-black"),
            ];
            for (side, sign, id) in sides {
                let word = format!("{sign} {}", cx.word(id));
                if Button::quiet(&word).ui(cx.look, ui).clicked() {
                    let name = std::mem::take(&mut chrome.own.name);
                    out.send(own(RepertoireMsg::Begin(name, side)));
                }
            }
        });
    });
}

/// What can be done with the one that is shown, if it is the learner's own.
pub(super) fn own_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    let Some(shown) = cx.tutor.shown_repertoire() else {
        return;
    };
    ui.add_space(GRID);
    ui.horizontal_wrapped(|ui| {
        let button = |icon, id, ui: &mut Ui| {
            let word = cx.word(id);
            Button::quiet(&word).icon(icon).ui(cx.look, ui).clicked()
        };
        if button(Icon::Pencil, "repertoire-edit", ui) {
            out.send(own(RepertoireMsg::Edit));
        }
        if button(Icon::ClipboardCopy, "repertoire-copy", ui) {
            ui.ctx().copy_text(shown.repertoire.pgn());
        }
        if button(Icon::Trash2, "repertoire-delete", ui) {
            out.send(own(RepertoireMsg::Delete));
        }
    });
    ui.add_space(GRID);
    let name = &shown.repertoire.name;
    let tree = &shown.tree.id;
    let renamed = &mut chrome.own.renamed;
    if renamed.as_ref().is_none_or(|(of, _)| of != tree) {
        *renamed = Some((tree.clone(), name.clone()));
    }
    let Some((_, text)) = renamed else { return };
    ui.horizontal(|ui| {
        let word = cx.word("repertoire-rename");
        let room = ui.available_width() - BUTTON_ROOM * cx.look.text_size.factor();
        let enters = field_ui("repertoire-name", text, room, cx, ui);
        let is_other = text.trim() != name && !text.trim().is_empty();
        let button = ui.add_enabled_ui(is_other, |ui| Button::quiet(&word).ui(cx.look, ui));
        if is_other && (enters || button.inner.clicked()) {
            out.send(own(RepertoireMsg::Rename(text.clone())));
        }
    });
}
