//! The saved games: search, what can be brought in, and the list.

use egui::{Align, Key, Layout, Modifiers, ScrollArea, Ui, vec2};

use crate::app::cx::{Chrome, Cx, Outbox};
use crate::app::fonts::Icon;
use crate::app::look::{BUTTON_HEIGHT, GRID, Text};
use crate::app::widget::{Button, card, icon_button_ui, prose_ui, row_button_ui};
use crate::library::{GameRow, GameState, Which};
use crate::message::{Arg, Message};
use crate::opening::Book;
use crate::rules::PgnResult;
use crate::tutor::screen::Trouble;
use crate::tutor::{Msg, ReviewMsg};

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
        let seen = Msg::Review(ReviewMsg::DismissFaults);
        troubles_ui(troubles, way_out(cx), seen, cx, ui, out);
        search_ui(cx, ui, out);
        list_ui(cx, chrome, ui, out);
    });
}

/// How games come in: dropped, pasted, named.
fn bring_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    ui.add_space(GRID);
    card(cx.look).show(ui, |ui| {
        ui.set_width(ui.available_width());
        prose_ui(&cx.word("review-bring"), Text::Body, cx.look, ui);
        ui.add_space(GRID);
        let state = cx.tutor.review();
        // A path that could not be opened stays to be mended.
        if !state.is_importing
            && let Some(asked) = chrome.review.asked.take()
        {
            let is_of_it = |trouble: &Trouble| match trouble {
                Trouble::File { path, .. } => *path == asked,
                Trouble::Games { .. }
                | Trouble::Game(_)
                | Trouble::Cut(_)
                | Trouble::More(_)
                | Trouble::NoGame => false,
            };
            if !state.troubles.iter().any(is_of_it) {
                chrome.review.path.clear();
            }
        }
        let text = &mut chrome.review.path;
        if let Some(path) = path_ui(GAMES_FROM, text, &mut chrome.chooser, cx, ui) {
            chrome.review.asked = Some(path.clone());
            out.send(Msg::Review(ReviewMsg::File(path)));
        }
        if state.is_importing {
            prose_ui(&cx.word("review-importing"), Text::Small, cx.look, ui);
        }
    });
}

/// What to do about what could not be read: it is mended where it came from.
pub(super) fn way_out(cx: Cx<'_>) -> &'static str {
    if cx.tutor.review().is_pasted {
        "review-trouble-way-out-pasted"
    } else {
        "review-trouble-way-out"
    }
}

fn search_ui(cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let state = cx.tutor.review();
    ui.add_space(GRID);
    let room = vec2(ui.available_width(), BUTTON_HEIGHT);
    ui.allocate_ui_with_layout(room, Layout::right_to_left(Align::Center), |ui| {
        let aside = state.query.which == Which::Aside;
        let word = cx.word("review-aside");
        let button = Button::choice(&word, aside).icon(Icon::Archive);
        if button.ui(cx.look, ui).clicked() {
            out.send(Msg::Review(ReviewMsg::ShowAside(!aside)));
        }
        // The field shows what is looked for, whoever changed it.
        let mut text = state.query.text.clone();
        field_ui("review-search", &mut text, ui.available_width(), cx, ui);
        if text != state.query.text {
            out.send(Msg::Review(ReviewMsg::Search(text)));
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
        prose_ui(&cx.word(id), Text::Body, cx.look, ui);
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
    let height = row_height(cx);
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show_rows(ui, height, state.rows.len(), |ui, shown| {
            for row in state.rows.get(shown).unwrap_or_default() {
                row_ui(row, cx, ui, out);
            }
        });
}

/// All rows are of this height, in points, so that those out of sight need not be drawn.
fn row_height(cx: Cx<'_>) -> f32 {
    (1.4 * BUTTON_HEIGHT * cx.look.text_size.factor()).round()
}

/// The result, in words where there is none.
pub(super) fn result_text(result: PgnResult, state: GameState, cx: Cx<'_>) -> String {
    match (result, state) {
        (_, GameState::Playing) => cx.word("review-playing"),
        (PgnResult::Unknown, GameState::Finished | GameState::Imported) => {
            cx.word("review-no-result")
        }
        (PgnResult::WhiteWins | PgnResult::BlackWins | PgnResult::Draw, _) => {
            result.text().to_owned()
        }
    }
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

fn row_ui(row: &GameRow, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let name = |name: &str| {
        if name.is_empty() {
            cx.word("review-somebody")
        } else {
            cx.tutor.called(name, row.state).to_owned()
        }
    };
    let players = format!("{} – {}", name(&row.white), name(&row.black));
    let moves =
        Message::own("review-moves").with("count", Arg::Number(i64::from(row.plies.div_ceil(2))));
    let result = result_text(row.result, row.state, cx);
    let parts = [
        result,
        row.date.replace(".??", ""),
        opening(row, cx),
        cx.voice().say(&moves),
    ];
    let details: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    // A layout without a height of its own would take all that is left, and centre the row in it.
    let room = vec2(ui.available_width(), row_height(cx));
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
            // A game that is not finished is played on: looking at it would tell too much.
            out.send(Msg::Review(match row.state {
                GameState::Playing => ReviewMsg::GoOn(row.key),
                GameState::Finished | GameState::Imported => ReviewMsg::Open(row.key),
            }));
        }
    });
}

/// Keys of the game that is looked at: to the move before and the next one, unless a man is being moved by keys.
pub(super) fn step_keys(ui: &Ui) -> Option<i32> {
    if is_focused(ui) {
        return None;
    }
    if is_pressed(Key::ArrowRight, ui) {
        return Some(1);
    }
    is_pressed(Key::ArrowLeft, ui).then_some(-1)
}

/// Keys to the first position and to the last one, which comes after so many moves.
pub(super) fn leap_keys(plies: usize, ui: &Ui) -> Option<usize> {
    if is_focused(ui) {
        return None;
    }
    if is_pressed(Key::End, ui) {
        return Some(plies);
    }
    is_pressed(Key::Home, ui).then_some(0)
}

fn is_focused(ui: &Ui) -> bool {
    ui.ctx().memory(|memory| memory.focused().is_some())
}

fn is_pressed(key: Key, ui: &Ui) -> bool {
    ui.input_mut(|input| input.consume_key(Modifiers::NONE, key))
}
