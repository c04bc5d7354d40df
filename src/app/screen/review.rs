//! The saved games: search, what can be brought in, and the list.

use egui::{Align, Key, Layout, Modifiers, ScrollArea, Ui, vec2};

use crate::app::cx::{Chrome, Cx, Outbox};
use crate::app::fonts::Icon;
use crate::app::look::{BUTTON_HEIGHT, GRID, Text};
use crate::app::widget::{Button, card, icon_button_ui, row_button_ui};
use crate::library::{GameRow, GameState, Which};
use crate::message::{Arg, Message};
use crate::opening::Book;
use crate::tutor::{Msg, OwnNames, ReviewMsg};

use super::file::{GAMES_FROM, GAMES_INTO, offered, path_ui};
use super::incoming::{Incoming, field_ui, incoming, troubles_ui};
use super::review_game::review_game_ui;
use super::table::page;

/// The list is no wider than this, in points.
const WIDEST: f32 = 900.0;

/// Draws the game that is looked at, or the list of all.
pub(crate) fn review_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    for come in incoming(ui) {
        out.send(Msg::Review(match come {
            Incoming::Text(text) => ReviewMsg::Pasted(text),
            Incoming::File(path) => ReviewMsg::File(path),
        }));
    }
    if let Some(session) = &cx.tutor.review().session {
        review_game_ui(session, cx, chrome, ui, out);
        return;
    }
    page(ui, WIDEST, |ui| {
        ui.label(cx.look.text(cx.word("review-title"), Text::Heading));
        bring_ui(cx, chrome, ui, out);
        let troubles = &cx.tutor.review().troubles;
        troubles_ui(troubles, Msg::Review(ReviewMsg::DismissFaults), cx, ui, out);
        search_ui(cx, chrome, ui, out);
        list_ui(cx, chrome, ui, out);
    });
}

/// How games come in: dropped, pasted, named.
fn bring_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    ui.add_space(GRID);
    card(cx.look).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(cx.look.text(cx.word("review-bring"), Text::Body));
        ui.add_space(GRID);
        let text = &mut chrome.review.path;
        if let Some(path) = path_ui(GAMES_FROM, text, &mut chrome.chooser, cx, ui) {
            out.send(Msg::Review(ReviewMsg::File(path)));
            text.clear();
        }
        if cx.tutor.review().is_importing {
            ui.label(cx.look.text(cx.word("review-importing"), Text::Small));
        }
    });
}

fn search_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    let state = cx.tutor.review();
    ui.add_space(GRID);
    ui.horizontal(|ui| {
        let aside = state.query.which == Which::Aside;
        let word = cx.word("review-aside");
        let room = ui.available_width() - 20.0 * GRID * cx.look.text_size.factor();
        let before = chrome.review.search.clone();
        field_ui("review-search", &mut chrome.review.search, room, cx, ui);
        if chrome.review.search != before {
            let text = chrome.review.search.clone();
            out.send(Msg::Review(ReviewMsg::Search(text)));
        }
        let button = Button::choice(&word, aside).icon(Icon::Archive);
        if button.ui(cx.look, ui).clicked() {
            out.send(Msg::Review(ReviewMsg::ShowAside(!aside)));
        }
    });
}

fn list_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    let state = cx.tutor.review();
    ui.add_space(GRID);
    if state.rows.is_empty() && state.is_listed {
        let id = match (state.query.which, state.query.text.trim().is_empty()) {
            (Which::Aside, true) => "review-none-aside",
            (_, true) => "review-none",
            (_, false) => "review-none-found",
        };
        ui.label(cx.look.text(cx.word(id), Text::Body));
        return;
    }
    let count = Message::own("review-count").with("count", Arg::Number(state.count as i64));
    ui.horizontal(|ui| {
        ui.label(cx.look.text(cx.voice().say(&count), Text::Small));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let save = icon_button_ui(Icon::Save, &cx.word("review-save-listed"), cx.look, ui);
            if save.clicked() {
                let offer = offered(&[&cx.word("review-file-name")], "pgn");
                chrome.saving = chrome.saving.take().xor(Some(offer));
            }
        });
    });
    if let Some(text) = &mut chrome.saving
        && let Some(path) = path_ui(GAMES_INTO, text, &mut chrome.chooser, cx, ui)
    {
        chrome.saving = None;
        out.send(Msg::Review(ReviewMsg::SaveListed(path)));
    }
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            let names = cx.tutor.own_names();
            for row in &state.rows {
                row_ui(row, &names, cx, ui, out);
            }
            ui.add_space(GRID);
        });
}

/// What the opening is called in the language that is spoken.
fn opening(row: &GameRow, cx: Cx<'_>) -> String {
    if row.opening.is_empty() {
        return String::new();
    }
    let name = Book::embedded().arg_of(&row.opening);
    cx.voice()
        .say(&Message::own("review-opening").with("name", name))
}

fn row_ui(row: &GameRow, names: &OwnNames, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let name = |name: &str| match row.state {
        _ if name.is_empty() => cx.word("review-somebody"),
        GameState::Playing | GameState::Finished => names.shown(name),
        GameState::Imported => name.to_owned(),
    };
    let players = format!("{} – {}", name(&row.white), name(&row.black));
    let moves =
        Message::own("review-moves").with("count", Arg::Number(i64::from(row.plies.div_ceil(2))));
    let result = match row.state {
        GameState::Playing => cx.word("review-playing"),
        GameState::Finished | GameState::Imported => row.result.text().to_owned(),
    };
    let parts = [
        result,
        row.date.replace(".??", ""),
        opening(row, cx),
        cx.voice().say(&moves),
    ];
    let details: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    // A layout without a height of its own would take all that is left, and centre the row in it.
    let room = vec2(ui.available_width(), 1.4 * BUTTON_HEIGHT);
    ui.allocate_ui_with_layout(room, Layout::right_to_left(Align::Center), |ui| {
        let (icon, id, msg) = if row.is_aside {
            let msg = ReviewMsg::BringBack(row.key);
            (Icon::ArchiveRestore, "review-bring-back", msg)
        } else {
            let msg = ReviewMsg::PutAside(row.key);
            (Icon::Archive, "review-put-aside", msg)
        };
        if icon_button_ui(icon, &cx.word(id), cx.look, ui).clicked() {
            out.send(Msg::Review(msg));
        }
        let size = vec2(ui.available_width(), 1.4 * BUTTON_HEIGHT);
        let details = details.join(" · ");
        let response = row_button_ui(&players, &details, size, cx.look, ui);
        if response.clicked() {
            out.send(Msg::Review(ReviewMsg::Open(row.key)));
        }
    });
}

/// Keys of the game that is looked at: to the move before and the next one, unless a man is being moved by keys.
pub(super) fn step_keys(ui: &Ui) -> Option<i32> {
    let focused = ui.ctx().memory(|memory| memory.focused().is_some());
    let pressed = |key: Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if focused {
        return None;
    }
    if pressed(Key::ArrowRight) {
        return Some(1);
    }
    pressed(Key::ArrowLeft).then_some(-1)
}
