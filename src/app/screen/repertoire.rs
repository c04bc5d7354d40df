//! A repertoire that is changed by playing: the board, the moves that led here, what is said of the last one, what follows.

use egui::{Label, ScrollArea, TextEdit, Ui, vec2};

use crate::app::cx::{Chrome, Cx, Outbox};
use crate::app::fonts::Icon;
use crate::app::look::{GRID, Text};
use crate::app::widget::{Button, icon_button_ui};
use crate::message::{Arg, Message};
use crate::opening::{Book, Mark};
use crate::session::{Event, Mood};
use crate::tutor::screen::{NextMove, Workbench, WorkbenchMsg};
use crate::tutor::{Msg, RepertoireMsg, Route};

use super::repertoires::own;
use super::review::step_keys;
use super::table::{
    BoardKey, Keyable, board_events_ui, board_keys, body_and_actions, coach_card_ui, halves,
    header_ui, part, said_ui, typed_ui,
};

/// Draws the workbench.
pub(crate) fn repertoire_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    let Some(bench) = &cx.tutor.openings().bench else {
        return;
    };
    keys(chrome, ui, out);
    let halves = halves(ui);
    part(ui, halves.board, |ui| {
        let title = &bench.repertoire().name;
        let back = ("drill-leave", Msg::Go(Route::Openings));
        header_ui(title, back, 0.0, cx, ui, out, |_, _| {});
        for event in board_events_ui(bench.scene(), cx, chrome, ui) {
            out.send(tell(WorkbenchMsg::Board(event)));
        }
    });
    part(ui, halves.column, |ui| {
        let (body, actions) = body_and_actions(cx, ui);
        part(ui, body, |ui| {
            ScrollArea::vertical()
                .auto_shrink([false, false])
                .show(ui, |ui| {
                    says_ui(bench, cx, chrome, ui);
                    last_move_ui(bench, cx, chrome, ui, out);
                    next_ui(bench, cx, ui, out);
                    path_ui(bench, cx, ui, out);
                });
        });
        part(ui, actions, |ui| actions_ui(bench, cx, chrome, ui, out));
    });
}

fn tell(msg: WorkbenchMsg) -> Msg {
    own(RepertoireMsg::Bench(msg))
}

fn keys(chrome: &mut Chrome, ui: &Ui, out: &mut Outbox) {
    if ui.ctx().text_edit_focused() {
        return;
    }
    if let Some(step) = step_keys(ui) {
        let event = if step > 0 {
            Event::Continued
        } else {
            Event::WentBack
        };
        out.send(tell(WorkbenchMsg::Board(event)));
    }
    let keyable = Keyable {
        goes_on: false,
        takes_moves: true,
    };
    for key in board_keys(keyable, chrome, ui) {
        match key {
            BoardKey::GoOn | BoardKey::Hint => {}
            BoardKey::TakeBack => out.send(tell(WorkbenchMsg::Undo)),
            BoardKey::Flip => out.send(tell(WorkbenchMsg::Flip)),
        }
    }
}

/// Why a move was not allowed; else what the opening is called, or how all this goes.
fn says_ui(bench: &Workbench, cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui) {
    let named = Book::embedded().name_of(&bench.game());
    let (mood, said) = match (bench.said(), named) {
        ([], Some(named)) => {
            let text = Message::own("opening-comment").with("text", named.opening.arg());
            (Mood::Calm, vec![text])
        }
        ([], None) => (Mood::Calm, vec![Message::own("repertoire-how")]),
        (said, _) => (Mood::Concerned, said.to_vec()),
    };
    coach_card_ui(mood, cx, chrome, ui, |chrome, ui| {
        said_ui(&said, cx, chrome, ui);
    });
    ui.add_space(GRID);
}

/// The moves that led here; each can be gone back to.
fn path_ui(bench: &Workbench, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GRID / 2.0, GRID / 2.0);
        let start = cx.word("repertoire-start");
        let moves = bench.moves();
        let all = std::iter::once(&start).chain(&moves);
        for (count, text) in all.enumerate() {
            let is_here = count == moves.len();
            if Button::choice(text, is_here).ui(cx.look, ui).clicked() && !is_here {
                out.send(tell(WorkbenchMsg::GoTo(count)));
            }
        }
    });
    ui.add_space(GRID);
}

/// What is said of the last move, and whether it is a mistake.
fn last_move_ui(bench: &Workbench, cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    if !bench.has_moves() {
        return;
    }
    let typed = chrome.own.comment.take();
    let is_of_here = |(path, _): &(Vec<_>, String)| path == bench.path();
    let mut text = match typed {
        Some((path, text)) if path != bench.path() => {
            out.send(tell(WorkbenchMsg::Comment(path, text)));
            bench.comment()
        }
        typed => typed
            .filter(is_of_here)
            .map_or_else(|| bench.comment(), |(_, text)| text),
    };
    let label = cx.word("repertoire-comment");
    let field = TextEdit::multiline(&mut text)
        .font(cx.look.font(Text::Body))
        .hint_text(cx.look.text(&label, Text::Body))
        .margin(vec2(12.0, 8.0))
        .desired_rows(2)
        .desired_width(ui.available_width() - 3.0 * GRID);
    let response = ui.add(field);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, &label));
    if response.lost_focus() {
        out.send(tell(WorkbenchMsg::Comment(bench.path().to_vec(), text)));
    } else if response.has_focus() {
        chrome.own.comment = Some((bench.path().to_vec(), text));
    }
    ui.add_space(GRID);
    let is_mistake = bench.mark() != Mark::Good;
    let word = cx.word("repertoire-mistake");
    if Button::choice(&word, is_mistake).ui(cx.look, ui).clicked() {
        let mark = if is_mistake {
            Mark::Good
        } else {
            Mark::Mistake
        };
        out.send(tell(WorkbenchMsg::Mark(mark)));
    }
    ui.add_space(GRID);
}

/// What follows: each move can be gone to, made the first choice, or taken out.
fn next_ui(bench: &Workbench, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let next = bench.next();
    let id = if next.is_empty() {
        "repertoire-next-none"
    } else {
        "repertoire-next"
    };
    ui.add(Label::new(cx.look.text(cx.word(id), Text::Body)).wrap());
    ui.add_space(GRID / 2.0);
    for (index, one) in next.iter().enumerate() {
        ui.horizontal(|ui| {
            let mark = if one.mark == Mark::Good { "" } else { "?" };
            let text = format!("{}{mark}", one.text);
            let width = 10.0 * GRID * cx.look.text_size.factor();
            let button = Button::quiet(&text).least_width(width);
            if button.ui(cx.look, ui).clicked() {
                out.send(tell(WorkbenchMsg::Follow(index)));
            }
            let named = |id: &'static str| {
                let message = Message::own(id).with("move", Arg::Name(one.text.clone()));
                cx.voice().say(&message)
            };
            let remove = named("repertoire-remove");
            if icon_button_ui(Icon::Trash2, &remove, cx.look, ui).clicked() {
                out.send(tell(WorkbenchMsg::Remove(index)));
            }
            if one.is_first {
                first_ui(next.len(), cx, ui);
            } else {
                let prefer = named("repertoire-prefer");
                if icon_button_ui(Icon::ArrowUp, &prefer, cx.look, ui).clicked() {
                    out.send(tell(WorkbenchMsg::Prefer(index)));
                }
            }
        });
        name_ui(one, cx, ui);
    }
}

/// Among several, the first is what is asked for.
fn first_ui(count: usize, cx: Cx<'_>, ui: &mut Ui) {
    if count > 1 {
        let word = cx.word("repertoire-first");
        ui.add(Label::new(cx.look.text(word, Text::Small)).wrap());
    }
}

fn name_ui(one: &NextMove, cx: Cx<'_>, ui: &mut Ui) {
    if let Some(name) = &one.name {
        let name = cx.voice().say(name);
        ui.add(Label::new(cx.look.text(name, Text::Small)).wrap());
    }
    ui.add_space(GRID / 2.0);
}

fn actions_ui(bench: &Workbench, cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    ui.spacing_mut().item_spacing = vec2(GRID, GRID);
    ui.horizontal(|ui| {
        let (may_undo, may_redo) = bench.may_undo();
        let board = |event| tell(WorkbenchMsg::Board(event));
        let buttons = [
            (
                Icon::ArrowUpDown,
                "action-flip",
                true,
                tell(WorkbenchMsg::Flip),
            ),
            (
                Icon::ChevronLeft,
                "review-move-back",
                bench.has_moves(),
                board(Event::WentBack),
            ),
            (
                Icon::ChevronRight,
                "review-move-on",
                true,
                board(Event::Continued),
            ),
            (
                Icon::Undo2,
                "repertoire-undo",
                may_undo,
                tell(WorkbenchMsg::Undo),
            ),
            (
                Icon::Redo2,
                "repertoire-redo",
                may_redo,
                tell(WorkbenchMsg::Redo),
            ),
        ];
        for (icon, id, is_open, msg) in buttons {
            let word = cx.word(id);
            let draw = |ui: &mut Ui| icon_button_ui(icon, &word, cx.look, ui).clicked();
            if ui.add_enabled_ui(is_open, draw).inner {
                out.send(msg);
            }
        }
        let name = cx.word("action-type");
        if icon_button_ui(Icon::Keyboard, &name, cx.look, ui).clicked() {
            chrome.typed = Some(String::new());
        }
    });
    if chrome.typed.is_some() {
        if let Some(text) = typed_ui(cx, chrome, ui) {
            out.send(tell(WorkbenchMsg::Board(Event::Typed(text))));
        }
        return;
    }
    let word = cx.word("drill-done");
    let done = Button::primary(&word).least_width(ui.available_width());
    if done.ui(cx.look, ui).clicked() {
        out.send(Msg::Go(Route::Openings));
    }
}
