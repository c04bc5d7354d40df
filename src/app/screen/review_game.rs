//! A game that is looked at: board, graph, accuracy, key moments, the moves with their ratings, and the coach.
//!
//! What is said has a room of its own and scrolls in it, so that nothing below jumps from move to move; the list of moves
//! scrolls by itself.

use egui::{Align, Layout, ScrollArea, Ui};

use crate::app::cx::{Chrome, Cx, Outbox, ReviewPlace};
use crate::app::fonts::Icon;
use crate::app::look::{GRID, Text};
use crate::app::widget::{Button, card, icon_button_ui, progress_bar_ui, prose_ui};
use crate::library::GameState;
use crate::message::{Arg, Message};
use crate::puzzle::pick::Mode;
use crate::review::{ReviewSession, ReviewView};
use crate::session::{Event, Session as _};
use crate::tutor::{Msg, PuzzleMsg, ReviewMsg};

use super::incoming::troubles_ui;
use super::review::{leap_keys, result_text, step_keys, way_out};
use super::review_foot::{actions_ui, next};
use super::review_graph::{accuracy_ui, graph_ui};
use super::review_moves::{MOVE, moments_ui, moves_ui};
use super::table::{
    BoardKey, Keyable, board_events_ui, board_keys, body_and_actions, coach_card_ui,
    fifty_moves_ui, halves, header_ui, part, said_ui,
};

/// What is said takes this share of a column's height, and at least and at most so many points at normal text size.
const SAID: (f32, f32, f32) = (0.28, 92.0, 176.0);
/// So many rows of moves are seen in any window.
const ROWS_LEAST: f32 = 3.0;
/// A column as high as this, in points at normal text size, has room for all that belongs to the game.
const ROOMY: f32 = 560.0;
/// A lower column that is as wide as this, in points, has the moves beside what is said.
const WIDE: f32 = 520.0;

/// Draws the game at hand.
pub(super) fn review_game_ui(
    session: &ReviewSession,
    cx: Cx<'_>,
    chrome: &mut Chrome,
    ui: &mut Ui,
    out: &mut Outbox,
) {
    keys(session, chrome, ui, out);
    let halves = halves(ui);
    part(ui, halves.board, |ui| {
        let back = ("review-to-list", Msg::Review(ReviewMsg::Close));
        header_ui(&title(session, cx), back, 0.0, cx, ui, out, |_, _| {});
        for done in board_events_ui(session.scene(), cx, chrome, ui) {
            out.send(event(done));
        }
    });
    part(ui, halves.column, |ui| {
        let (body, actions) = body_and_actions(cx, ui);
        part(ui, body, |ui| body_ui(session, cx, chrome, ui, out));
        part(ui, actions, |ui| actions_ui(session, cx, chrome, ui, out));
    });
}

fn keys(session: &ReviewSession, chrome: &mut Chrome, ui: &Ui, out: &mut Outbox) {
    let tries = takes_moves(session);
    // Enter presses what has the focus; where nothing has it, what comes next.
    let is_free = ui.ctx().memory(|memory| memory.focused().is_none());
    let next = next(session).filter(|_| is_free && chrome.saving.is_none());
    let keyable = Keyable {
        goes_on: next.is_some(),
        takes_moves: tries,
    };
    for key in board_keys(keyable, chrome, ui) {
        match key {
            BoardKey::GoOn => {
                if let Some(next) = &next {
                    out.send(next.msg.clone());
                }
            }
            BoardKey::Hint => out.send(event(Event::HintAsked)),
            BoardKey::TakeBack => out.send(event(Event::TookBack)),
            BoardKey::Flip => out.send(Msg::Flip),
        }
    }
    if tries {
        return;
    }
    if let Some(step) = step_keys(ui) {
        let way = if step > 0 {
            Event::Continued
        } else {
            Event::WentBack
        };
        out.send(event(way));
    }
    if let Some(plies) = leap_keys(session.analysis().moves().len(), ui) {
        out.send(event(Event::JumpedTo(plies)));
    }
}

pub(super) fn event(event: Event) -> Msg {
    Msg::Review(ReviewMsg::Session(event))
}

/// Is a move of the learner's waited for?
pub(super) fn takes_moves(session: &ReviewSession) -> bool {
    match session.view() {
        ReviewView::Try { is_tried, .. } => !is_tried,
        ReviewView::Game | ReviewView::Line | ReviewView::Aside { .. } => false,
    }
}

fn title(session: &ReviewSession, cx: Cx<'_>) -> String {
    let state = cx.tutor.review().state.unwrap_or(GameState::Imported);
    let name = |tag| match session.game().tag(tag) {
        None | Some("" | "?") => cx.word("review-somebody"),
        Some(name) => cx.tutor.called(name, state).to_owned(),
    };
    let result = result_text(session.game().result, state, cx);
    format!("{} – {}  {result}", name("White"), name("Black"))
}

fn body_ui(
    session: &ReviewSession,
    cx: Cx<'_>,
    chrome: &mut Chrome,
    ui: &mut Ui,
    out: &mut Outbox,
) {
    let factor = cx.look.text_size.factor();
    let body = ui.available_rect_before_wrap();
    let (share, least, most) = SAID;
    let said = (share * body.height()).clamp(least * factor, most * factor);
    let rows = ROWS_LEAST * (MOVE * factor).floor() + 2.0 * GRID;
    let is_roomy = body.height() >= ROOMY * factor;
    if session.retry().is_some() || session.analysis().moves().is_empty() {
        said_room_ui(session, body.height(), true, cx, chrome, ui, out);
        return;
    }
    if is_roomy || body.width() < WIDE {
        said_room_ui(session, said, !is_roomy, cx, chrome, ui, out);
        ui.add_space(GRID);
        progress_ui(session, cx, ui, out);
        accuracy_ui(session, cx, ui);
        moments_ui(session, cx, ui, out);
        graph_ui(session, rows, cx, ui, out);
        if is_roomy {
            puzzles_ui(cx, ui, out);
        }
        list_ui(session, cx, chrome, ui, out);
        return;
    }
    let (mut left, mut right) = (body, body);
    left.max.x = body.center().x - GRID;
    right.min.x = body.center().x + GRID;
    part(ui, left, |ui| {
        said_room_ui(
            session,
            said.max(left.height() / 2.0),
            true,
            cx,
            chrome,
            ui,
            out,
        );
        ui.add_space(GRID);
        progress_ui(session, cx, ui, out);
        accuracy_ui(session, cx, ui);
        graph_ui(session, 0.0, cx, ui, out);
    });
    part(ui, right, |ui| {
        moments_ui(session, cx, ui, out);
        list_ui(session, cx, chrome, ui, out);
    });
}

/// What is said of the move on the board, in a room of this height.
fn said_room_ui(
    session: &ReviewSession,
    height: f32,
    has_puzzles: bool,
    cx: Cx<'_>,
    chrome: &mut Chrome,
    ui: &mut Ui,
    out: &mut Outbox,
) {
    let page = cx.tutor.review();
    ScrollArea::vertical()
        // Whatever is said is read from its beginning.
        .id_salt(("review-said", page.key, session.plies(), session.view()))
        .max_height(height)
        .auto_shrink([false, false])
        .show(ui, |ui| {
            // A file may have fallen on this page in which there was no game.
            let seen = Msg::Review(ReviewMsg::DismissFaults);
            troubles_ui(&page.troubles, way_out(cx), seen, cx, ui, out);
            speech_ui(session, cx, chrome, ui);
            notes_ui(session, cx, ui);
            fifty_moves_ui(session.fifty_moves().as_ref(), cx, ui);
            clock_ui(session, cx, ui);
            lesson_ui(cx, ui, out);
            // Where there is no room for them all the time, they are there before the first move and after the last.
            if has_puzzles && (session.plies() == 0 || session.is_at_end()) {
                ui.add_space(GRID);
                puzzles_ui(cx, ui, out);
            }
        });
}

/// The moves in what room is left: they follow the board.
fn list_ui(
    session: &ReviewSession,
    cx: Cx<'_>,
    chrome: &mut Chrome,
    ui: &mut Ui,
    out: &mut Outbox,
) {
    let key = cx.tutor.review().key;
    let place = Some(ReviewPlace {
        key,
        plies: session.plies(),
        view: session.view(),
        room: ui.available_size().round(),
    });
    let follows = std::mem::replace(&mut chrome.review.place, place) != place;
    ScrollArea::vertical()
        .id_salt(("review-moves", key))
        .max_height(ui.available_height())
        .auto_shrink([false, false])
        .show(ui, |ui| moves_ui(session, follows, cx, ui, out));
}

fn speech_ui(session: &ReviewSession, cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui) {
    let speech = session.speech();
    coach_card_ui(speech.mood, cx, chrome, ui, |chrome, ui| {
        if speech.messages.is_empty() {
            let has_moments = !session.moments().is_empty();
            let id = match (session.plies(), session.is_running()) {
                (0, _) if has_moments => "review-begin-moments",
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

/// What was written about the move that is shown, and that it was not the coach who wrote it.
fn notes_ui(session: &ReviewSession, cx: Cx<'_>, ui: &mut Ui) {
    let Some(words) = session.notes() else {
        return;
    };
    let whose = match session.annotator() {
        Some(name) => Message::own("review-notes-by").with("name", Arg::Name(name.to_owned())),
        None => Message::own("review-notes"),
    };
    ui.add_space(GRID);
    card(cx.look).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let whose = cx.look.text(cx.voice().say(&whose), Text::Small);
        ui.label(whose.color(cx.look.palette.muted));
        prose_ui(&words, Text::Body, cx.look, ui);
    });
}

/// The time that was left, where the game has it.
fn clock_ui(session: &ReviewSession, cx: Cx<'_>, ui: &mut Ui) {
    let Some((side, time)) = session.clock() else {
        return;
    };
    let message = Message::own("review-clock")
        .with("side", Arg::Color(side))
        .with("time", Arg::Name(time));
    ui.label(cx.look.text(cx.voice().say(&message), Text::Small));
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
    let percent = Arg::Number((share * 100.0).floor() as i64);
    let id = if session.is_running() {
        "review-progress"
    } else {
        "review-stopped"
    };
    let message = Message::own(id).with("percent", percent);
    ui.horizontal(|ui| {
        ui.label(cx.look.text(cx.voice().say(&message), Text::Small));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if session.is_running() {
                let stop = cx.word("review-cancel");
                if icon_button_ui(Icon::CircleStop, &stop, cx.look, ui).clicked() {
                    out.send(Msg::Review(ReviewMsg::Cancel));
                }
            } else {
                // Whoever stopped it sees how it goes on.
                let resume = cx.word("review-resume");
                let button = Button::quiet(&resume).icon(Icon::Play);
                if button.ui(cx.look, ui).clicked() {
                    out.send(Msg::Review(ReviewMsg::Resume));
                }
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
