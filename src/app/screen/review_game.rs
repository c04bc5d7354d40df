//! A game that is looked at: board, graph, accuracy, key moments, the moves with their ratings, and the coach.

use egui::{Align, Layout, ScrollArea, Ui, UiBuilder, vec2};

use crate::app::cx::{Chrome, Cx, Outbox};
use crate::app::fonts::Icon;
use crate::app::look::{GRID, Text};
use crate::app::widget::{Button, icon_button_ui, progress_bar_ui};
use crate::library::GameState;
use crate::message::{Arg, Message};
use crate::puzzle::pick::Mode;
use crate::review::{ReviewSession, ReviewView};
use crate::session::{Event, Session as _};
use crate::tutor::{Msg, PuzzleMsg, ReviewMsg};

use super::file::{GAMES_INTO, offered, path_ui};
use super::incoming::troubles_ui;
use super::review::step_keys;
use super::review_graph::{accuracy_ui, graph_ui};
use super::review_moves::{moments_ui, moves_ui};
use super::table::{
    BoardKey, Keyable, board_events_ui, board_keys, body_and_actions, coach_card_ui, halves,
    header_ui, part, said_ui, typed_ui,
};

/// Draws the game at hand.
pub(super) fn review_game_ui(
    session: &ReviewSession,
    cx: Cx<'_>,
    chrome: &mut Chrome,
    ui: &mut Ui,
    out: &mut Outbox,
) {
    let tries = takes_moves(session);
    for key in board_keys(keyable(tries), chrome, ui) {
        match key {
            BoardKey::GoOn => out.send(event(Event::Continued)),
            BoardKey::Hint => out.send(event(Event::HintAsked)),
            BoardKey::TakeBack => out.send(event(Event::TookBack)),
            BoardKey::Flip => out.send(Msg::Flip),
        }
    }
    if !tries && let Some(step) = step_keys(ui) {
        let way = if step > 0 {
            Event::Continued
        } else {
            Event::WentBack
        };
        out.send(event(way));
    }
    let halves = halves(ui);
    part(ui, halves.board, |ui| {
        let back = ("review-to-list", Msg::Review(ReviewMsg::Close));
        header_ui(&title(session, cx), back, 0.0, cx, ui, out, |_, _| {});
        for done in board_events_ui(session.scene(), cx, chrome, ui) {
            out.send(event(done));
        }
    });
    part(ui, halves.column, |ui| {
        column_ui(session, cx, chrome, ui, out)
    });
}

pub(super) fn event(event: Event) -> Msg {
    Msg::Review(ReviewMsg::Session(event))
}

fn keyable(takes_moves: bool) -> Keyable {
    Keyable {
        goes_on: false,
        takes_moves,
    }
}

fn takes_moves(session: &ReviewSession) -> bool {
    match session.view() {
        ReviewView::Try { is_tried, .. } => !is_tried,
        ReviewView::Game | ReviewView::Line => false,
    }
}

fn title(session: &ReviewSession, cx: Cx<'_>) -> String {
    let page = cx.tutor.review();
    let row = page.rows.iter().find(|row| Some(row.key) == page.key);
    let is_own = row.is_some_and(|row| row.state != GameState::Imported);
    let name = |tag| match session.game().tag(tag) {
        None | Some("" | "?") => cx.word("review-somebody"),
        Some(name) if is_own => cx.tutor.own_names().shown(name),
        Some(name) => name.to_owned(),
    };
    let result = session.game().result.text();
    format!("{} – {}  {result}", name("White"), name("Black"))
}

fn column_ui(
    session: &ReviewSession,
    cx: Cx<'_>,
    chrome: &mut Chrome,
    ui: &mut Ui,
    out: &mut Outbox,
) {
    let (body, actions) = body_and_actions(cx, ui);
    ui.scope_builder(UiBuilder::new().max_rect(body), |ui| {
        ui.set_clip_rect(body.expand(4.0));
        ScrollArea::vertical()
            .auto_shrink([false, false])
            .show(ui, |ui| {
                // What is dropped on a game and cannot be read is told here too.
                let troubles = &cx.tutor.review().troubles;
                let seen = Msg::Review(ReviewMsg::DismissFaults);
                troubles_ui(troubles, seen, cx, ui, out);
                speech_ui(session, cx, chrome, ui);
                lesson_ui(cx, ui, out);
                ui.add_space(GRID);
                progress_ui(session, cx, ui, out);
                graph_ui(session, cx, ui, out);
                accuracy_ui(session, cx, ui);
                if session.retry().is_none() {
                    moments_ui(session, cx, ui, out);
                    puzzles_ui(cx, ui, out);
                    moves_ui(session, cx, ui, out);
                }
            });
    });
    ui.scope_builder(UiBuilder::new().max_rect(actions), |ui| {
        actions_ui(session, cx, chrome, ui, out);
    });
}

fn speech_ui(session: &ReviewSession, cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui) {
    let speech = session.speech();
    coach_card_ui(speech.mood, cx, chrome, ui, |chrome, ui| {
        if speech.messages.is_empty() {
            let id = match (session.plies(), session.is_running()) {
                (0, _) => "review-begin",
                (_, true) => "review-looking",
                (_, false) => "review-not-looked-at",
            };
            said_ui(&[Message::own(id)], cx, chrome, ui);
            return;
        }
        said_ui(&speech.messages, cx, chrome, ui);
    });
}

/// The way to the lesson on what went wrong.
fn lesson_ui(cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let Some(id) = cx.tutor.lesson_for_mistake() else {
        return;
    };
    let title = cx.voice().say(&Message::lesson(id, "title", None));
    let words = Message::own("review-lesson").with("title", Arg::Name(title));
    let text = cx.voice().say(&words);
    ui.add_space(GRID / 2.0);
    let width = ui.available_width();
    let button = Button::quiet(&text).icon(Icon::GraduationCap);
    if button.least_width(width).ui(cx.look, ui).clicked() {
        out.send(Msg::OpenLesson(id.to_owned()));
    }
}

/// How far the analysis is, and the way to stop it or go on.
fn progress_ui(session: &ReviewSession, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    if session.analysis().is_finished() {
        return;
    }
    let share = session.analysis().progress();
    let percent = (share * 100.0).floor() as i64;
    let message = Message::own("review-progress").with("percent", Arg::Number(percent));
    ui.horizontal(|ui| {
        ui.label(cx.look.text(cx.voice().say(&message), Text::Small));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let (icon, id, msg) = if session.is_running() {
                (Icon::CircleStop, "review-cancel", ReviewMsg::Cancel)
            } else {
                (Icon::Play, "review-resume", ReviewMsg::Resume)
            };
            if icon_button_ui(icon, &cx.word(id), cx.look, ui).clicked() {
                out.send(Msg::Review(msg));
            }
        });
    });
    let name = cx.voice().say(&message);
    progress_bar_ui(share as f32, ui.available_width(), &name, cx.look, ui);
    ui.add_space(GRID);
}

/// The puzzles that the game's mistakes have become, once they were looked for.
fn puzzles_ui(cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let Some(puzzles) = cx.tutor.puzzles_of_game().filter(|found| !found.is_empty()) else {
        return;
    };
    let count = Arg::Number(i64::try_from(puzzles.len()).unwrap_or(i64::MAX));
    let message = Message::own("review-puzzles").with("count", count);
    let text = cx.voice().say(&message);
    let button = Button::quiet(&text).icon(Icon::Puzzle);
    if button
        .least_width(ui.available_width())
        .ui(cx.look, ui)
        .clicked()
    {
        out.send(Msg::Puzzle(PuzzleMsg::Start(Mode::OwnGame(puzzles))));
    }
    ui.add_space(GRID);
}

fn actions_ui(
    session: &ReviewSession,
    cx: Cx<'_>,
    chrome: &mut Chrome,
    ui: &mut Ui,
    out: &mut Outbox,
) {
    ui.spacing_mut().item_spacing = vec2(GRID, GRID);
    let view = session.view();
    ui.horizontal(|ui| {
        let mut icon = |icon, id: &'static str, msg: Msg, ui: &mut Ui| {
            if icon_button_ui(icon, &cx.word(id), cx.look, ui).clicked() {
                out.send(msg);
            }
        };
        match view {
            ReviewView::Game => {
                let back = event(Event::WentBack);
                icon(Icon::ChevronLeft, "review-move-back", back, ui);
                let on = event(Event::Continued);
                icon(Icon::ChevronRight, "review-move-on", on, ui);
            }
            ReviewView::Line | ReviewView::Try { .. } => {
                let back = event(Event::JumpedTo(session.plies()));
                icon(Icon::ChevronLeft, "review-to-game", back, ui);
            }
        }
        icon(Icon::ArrowUpDown, "action-flip", Msg::Flip, ui);
        if takes_moves(session) {
            let name = cx.word("action-type");
            if icon_button_ui(Icon::Keyboard, &name, cx.look, ui).clicked() {
                chrome.typed = Some(String::new());
            }
        }
        let text = cx.word("action-hint");
        if takes_moves(session) {
            // The whole game goes out from where it is looked at, not from the middle of a try.
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let button = Button::quiet(&text).icon(Icon::Lightbulb);
                if button.ui(cx.look, ui).clicked() {
                    out.send(event(Event::HintAsked));
                }
            });
            return;
        }
        let copy = cx.word("review-copy");
        if icon_button_ui(Icon::ClipboardCopy, &copy, cx.look, ui).clicked()
            && let Some(pgn) = cx.tutor.reviewed_pgn()
        {
            ui.ctx().copy_text(pgn);
        }
        let save = cx.word("review-save");
        if icon_button_ui(Icon::Save, &save, cx.look, ui).clicked() {
            let tag = |name| session.game().tag(name).unwrap_or_default();
            let offer = offered(&[tag("White"), tag("Black"), tag("Date")], "pgn");
            chrome.saving = chrome.saving.take().xor(Some(offer));
        }
    });
    if let Some(text) = &mut chrome.saving {
        if let Some(path) = path_ui(GAMES_INTO, text, &mut chrome.chooser, cx, ui) {
            chrome.saving = None;
            out.send(Msg::Review(ReviewMsg::Save(path)));
        }
        return;
    }
    if chrome.typed.is_some() {
        if let Some(text) = typed_ui(cx, chrome, ui) {
            out.send(event(Event::Typed(text)));
        }
        return;
    }
    foot_ui(session, cx, ui, out);
}

/// What to do next.
fn foot_ui(session: &ReviewSession, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let width = ui.available_width();
    let mut one = |id, icon, is_primary: bool, width: f32, msg: Msg, ui: &mut Ui| {
        let text = cx.word(id);
        let button = if is_primary {
            Button::primary(&text)
        } else {
            Button::quiet(&text)
        };
        let button = button.icon(icon).least_width(width);
        if button.ui(cx.look, ui).clicked() {
            out.send(msg);
        }
    };
    let half = (width - GRID) / 2.0;
    let show = event(Event::Replayed);
    match session.view() {
        ReviewView::Game if session.can_be_bettered() => {
            let ply = session.plies().saturating_sub(1);
            ui.horizontal(|ui| {
                let retry = event(Event::Chose(ply));
                one("review-retry", Icon::RotateCcw, true, half, retry, ui);
                one("action-show-me", Icon::Play, false, half, show, ui);
            });
        }
        ReviewView::Game => {
            let on = event(Event::Continued);
            one("review-next-move", Icon::ChevronRight, true, width, on, ui);
        }
        ReviewView::Line => {
            let back = event(Event::JumpedTo(session.plies()));
            one("review-to-game", Icon::Undo2, true, width, back, ui);
        }
        ReviewView::Try {
            is_solved: true, ..
        } => {
            let on = event(Event::JumpedTo(session.plies()));
            one("review-to-game", Icon::Check, true, width, on, ui);
        }
        ReviewView::Try {
            is_tried: true,
            is_thinking: false,
            ..
        } => {
            ui.horizontal(|ui| {
                let again = event(Event::TookBack);
                one("action-again", Icon::RotateCcw, true, half, again, ui);
                one("action-show-me", Icon::Play, false, half, show, ui);
            });
        }
        ReviewView::Try { .. } => one("action-show-me", Icon::Play, false, width, show, ui),
    }
}
