//! Setting up a position: the board with its tray, whose turn it is, castling, the FEN, and what is wrong.

use egui::{ScrollArea, TextEdit, Ui, vec2};

use crate::app::cx::{Chrome, Cx, Outbox};
use crate::app::fonts::Icon;
use crate::app::look::{GRID, Text};
use crate::app::widget::{Button, card, icon_button_ui, prose_ui, tone_card};
use crate::rules::Color;
use crate::scene::Tone;
use crate::session::Event;
use crate::tutor::screen::{Editor, EditorMsg};
use crate::tutor::{Msg, PlayMsg};

use super::table::{board_events_ui, body_and_actions, halves, header_ui, part};

/// The names of the castling rights, in the editor's order.
const RIGHTS: [&str; 4] = [
    "right-white-short",
    "right-white-long",
    "right-black-short",
    "right-black-long",
];

/// Draws the position that is being set up.
pub(crate) fn set_up_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    let editor = &cx.tutor.play().editor;
    let halves = halves(ui);
    part(ui, halves.board, |ui| {
        let title = cx.word("edit-title");
        header_ui(
            &title,
            ("action-back", Msg::Back),
            0.0,
            cx,
            ui,
            out,
            |_, _| {},
        );
        for event in board_events_ui(editor.scene(), cx, chrome, ui) {
            let msg = match event {
                Event::Placed { piece, to, from } => EditorMsg::Placed { piece, to, from },
                Event::Removed(square) => EditorMsg::Removed(square),
                _ => continue,
            };
            out.send(edit(msg));
        }
    });
    part(ui, halves.column, |ui| {
        column_ui(editor, cx, chrome, ui, out);
    });
}

fn edit(msg: EditorMsg) -> Msg {
    Msg::Play(PlayMsg::Edit(msg))
}

fn column_ui(editor: &Editor, cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    let (body, actions) = body_and_actions(cx, ui);
    let position = editor.position();
    part(ui, body, |ui| {
        ScrollArea::vertical()
            .id_salt("set up")
            .auto_shrink([false, false])
            .show(ui, |ui| {
                verdict_ui(editor, cx, ui);
                ui.add_space(GRID);
                choices_ui(editor, cx, ui, out);
                fen_ui(editor, cx, chrome, ui, out);
            });
    });
    part(ui, actions, |ui| {
        ui.spacing_mut().item_spacing = vec2(GRID, GRID);
        ui.horizontal(|ui| {
            let flip = icon_button_ui(Icon::ArrowUpDown, &cx.word("action-flip"), cx.look, ui);
            if flip.clicked() {
                out.send(edit(EditorMsg::Flip));
            }
            for (id, msg) in [
                ("edit-whole", EditorMsg::Whole),
                ("edit-clear", EditorMsg::Clear),
            ] {
                if Button::quiet(&cx.word(id)).ui(cx.look, ui).clicked() {
                    out.send(edit(msg));
                }
            }
        });
        let text = cx.word("edit-use");
        let may = editor.typed.is_none()
            && position
                .as_ref()
                .is_ok_and(|position| position.outcome().is_none());
        let button = Button::primary(&text)
            .icon_after(Icon::ArrowRight)
            .least_width(ui.available_width());
        let response = ui.add_enabled_ui(may, |ui| button.ui(cx.look, ui)).inner;
        if response.clicked() {
            out.send(Msg::Play(PlayMsg::UsePosition));
        }
    });
}

/// What is wrong, all of it; or that the position can be played.
fn verdict_ui(editor: &Editor, cx: Cx<'_>, ui: &mut Ui) {
    let faults = editor.faults();
    if faults.is_empty() {
        let verdict = cx.voice().say(&editor.verdict());
        card(cx.look).show(ui, |ui| {
            ui.set_width(ui.available_width());
            prose_ui(&verdict, Text::Body, cx.look, ui);
            prose_ui(&cx.word("edit-about"), Text::Small, cx.look, ui);
        });
        return;
    }
    tone_card(cx.look, Tone::Warning).show(ui, |ui| {
        ui.set_width(ui.available_width());
        for fault in faults {
            prose_ui(&cx.voice().say(&fault), Text::Body, cx.look, ui);
        }
    });
}

fn choices_ui(editor: &Editor, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    ui.label(cx.look.text(cx.word("edit-turn"), Text::Body));
    ui.horizontal_wrapped(|ui| {
        for (id, color) in [("play-white", Color::White), ("play-black", Color::Black)] {
            let text = cx.word(id);
            let button = Button::choice(&text, editor.turn == color);
            if button.ui(cx.look, ui).clicked() {
                out.send(edit(EditorMsg::Turn(color)));
            }
        }
    });
    ui.add_space(GRID);
    let rights: Vec<usize> = Editor::RIGHTS
        .into_iter()
        .enumerate()
        .filter(|(_, (color, side))| editor.may_have_right(*color, *side))
        .map(|(index, _)| index)
        .collect();
    if rights.is_empty() {
        return;
    }
    ui.label(cx.look.text(cx.word("edit-castling"), Text::Body));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GRID, GRID);
        for index in rights {
            let (Some(id), Some(has)) = (RIGHTS.get(index), editor.castling.get(index)) else {
                continue;
            };
            let text = cx.word(id);
            let mut button = Button::choice(&text, *has);
            if *has {
                button = button.icon(Icon::Check);
            }
            if button.ui(cx.look, ui).clicked() {
                out.send(edit(EditorMsg::Castling(index, !*has)));
            }
        }
    });
    ui.add_space(GRID);
}

/// The position as text, to be read and to be written.
fn fen_ui(editor: &Editor, cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    ui.label(cx.look.text(cx.word("edit-fen"), Text::Body));
    let mut text = chrome.fen.clone().unwrap_or_else(|| {
        let typed = editor.typed.as_ref().map(|(text, _)| text.clone());
        typed.unwrap_or_else(|| editor.fen())
    });
    // A name of its own: what stands above it comes and goes while one types, and the keyboard must stay here.
    let field = TextEdit::multiline(&mut text)
        .id(egui::Id::unique("edit-fen"))
        .font(cx.look.font(Text::Small))
        .desired_rows(2)
        .return_key(None::<egui::KeyboardShortcut>)
        .margin(vec2(10.0, 8.0))
        .desired_width(ui.available_width());
    let response = ui.add(field);
    let label = cx.word("edit-fen");
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, &label));
    if response.changed() {
        let typed = text.replace('\n', " ");
        chrome.fen = Some(typed.clone());
        // What is said of the position is said of this text, and of no other.
        out.send(edit(EditorMsg::Typed(typed)));
    }
    if !response.has_focus() {
        chrome.fen = None;
    }
    ui.add_space(GRID);
    ui.horizontal_wrapped(|ui| {
        if Button::quiet(&cx.word("edit-copy"))
            .icon(Icon::Copy)
            .ui(cx.look, ui)
            .clicked()
        {
            ui.ctx().copy_text(editor.fen());
        }
    });
}
