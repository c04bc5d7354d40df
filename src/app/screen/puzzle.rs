//! A puzzle: the board, what is asked, the coach's answers, and one row of actions.

use std::time::Duration;

use egui::{Align, Layout, ScrollArea, Ui, vec2};

use crate::app::cx::{Chrome, Cx, Outbox};
use crate::app::fonts::Icon;
use crate::app::look::{GRID, Text};
use crate::app::widget::{
    Button, card, hint_dots_ui, icon_button_ui, prose_ui, tone_card, turn_ui,
};
use crate::message::{Arg, Message};
use crate::puzzle::pick::Mode;
use crate::puzzle::{HINTS, PuzzleSession};
use crate::rules::Color;
use crate::scene::Tone;
use crate::session::Event;
use crate::study::TryOutcome;
use crate::tutor::screen::PuzzleScreen;
use crate::tutor::{Msg, PuzzleMsg, Route};

use super::puzzles::{best_streak_message, idea_word, rating_message};
use super::speech::{Squares, spoken_ui};
use super::table::{
    BoardKey, Keyable, board_events_ui, board_keys, body_and_actions, coach_card_ui, halves,
    header_ui, part, said_card_ui, said_ui, typed_ui,
};

/// Room for what stands in the header beside the title, in points: the score, or the score and the clock.
const SCORE_WIDTH: f32 = 110.0;
const CLOCK_WIDTH: f32 = 180.0;

/// Draws the puzzle at hand.
pub(crate) fn puzzle_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    let Some(screen) = cx.tutor.puzzle() else {
        none_ui(None, cx, ui, out);
        return;
    };
    let (Some(session), Some(scene)) = (&screen.session, screen.scene()) else {
        none_ui(Some(screen), cx, ui, out);
        return;
    };
    if screen.until.is_some() && !screen.is_over {
        // The seconds are told.
        ui.ctx().request_repaint_after(Duration::from_millis(250));
    }
    keys(screen, session, chrome, ui, out);
    let halves = halves(ui);
    part(ui, halves.board, |ui| {
        header(screen, cx, ui, out);
        for event in board_events_ui(scene, cx, chrome, ui) {
            out.send(Msg::Puzzle(PuzzleMsg::Event(event)));
        }
    });
    part(ui, halves.column, |ui| {
        let (body, actions) = body_and_actions(cx, ui);
        part(ui, body, |ui| {
            ScrollArea::vertical()
                .auto_shrink([false, false])
                .show(ui, |ui| says_ui(screen, session, cx, chrome, ui));
        });
        part(ui, actions, |ui| {
            actions_ui(screen, session, cx, chrome, ui, out);
        });
    });
}

/// There is no puzzle: not yet, or none that fits.
fn none_ui(screen: Option<&PuzzleScreen>, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    header_ui(
        &cx.word("puzzles-title"),
        ("action-back", Msg::Go(Route::Puzzles)),
        0.0,
        cx,
        ui,
        out,
        |_, _| {},
    );
    let is_empty = screen.is_none_or(|screen| screen.is_empty);
    let is_own =
        screen.is_some_and(|screen| matches!(screen.mode, Mode::OwnGames | Mode::OwnGame(_)));
    let id = match (is_empty, is_own) {
        (false, _) => "puzzles-loading",
        (true, true) if cx.tutor.own_puzzles() > 0 => "puzzle-no-more-own",
        (true, true) => "puzzle-none-own",
        (true, false) => "puzzle-none",
    };
    prose_ui(&cx.word(id), Text::Body, cx.look, ui);
    if is_empty {
        ui.add_space(GRID);
        let text = cx.word("puzzles-start");
        if Button::primary(&text).ui(cx.look, ui).clicked() {
            out.send(Msg::Puzzle(PuzzleMsg::Start(Mode::ForYou)));
        }
    }
}

fn event(event: Event) -> Msg {
    Msg::Puzzle(PuzzleMsg::Event(event))
}

fn keys(
    screen: &PuzzleScreen,
    session: &PuzzleSession,
    chrome: &mut Chrome,
    ui: &Ui,
    out: &mut Outbox,
) {
    let keyable = Keyable {
        goes_on: session.is_over() && !screen.is_over,
        takes_moves: session.end().is_none() && !screen.is_over,
    };
    for key in board_keys(keyable, chrome, ui) {
        out.send(match key {
            BoardKey::GoOn => Msg::Puzzle(PuzzleMsg::Next),
            BoardKey::Hint => event(Event::HintAsked),
            BoardKey::TakeBack => event(Event::TookBack),
            BoardKey::Flip => Msg::Puzzle(PuzzleMsg::Flip),
        });
    }
}

fn header(screen: &PuzzleScreen, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let title = match &screen.mode {
        Mode::Theme(theme) => idea_word(*theme, cx),
        Mode::ForYou => cx.word("puzzles-for-you"),
        Mode::Rating { low, high } => {
            let message = Message::own("puzzles-range")
                .with("low", Arg::Number(i64::from(*low)))
                .with("high", Arg::Number(i64::from(*high)));
            cx.voice().say(&message)
        }
        Mode::Course { course, .. } => cx.voice().say(&Message::course(course, "title")),
        Mode::OwnGames | Mode::OwnGame(_) => cx.word("puzzles-own"),
        Mode::Streak => cx.word("puzzles-streak"),
        Mode::ThreeMinutes => cx.word("puzzles-minutes"),
    };
    let back = ("puzzle-to-all", Msg::Go(Route::Puzzles));
    let room = match screen.until {
        Some(_) => CLOCK_WIDTH,
        None => SCORE_WIDTH,
    };
    header_ui(&title, back, room, cx, ui, out, |ui, _| {
        let mut message =
            Message::own("puzzle-score").with("solved", Arg::Number(i64::from(screen.run.solved)));
        if let Some(seconds) = screen.seconds_left(cx.now) {
            let seconds = i64::try_from(seconds).unwrap_or(0);
            message.id = Message::own("puzzle-score-time").id;
            message = message.with("seconds", Arg::Number(seconds));
        }
        ui.label(cx.look.text(cx.voice().say(&message), Text::Body));
    });
}

fn says_ui(
    screen: &PuzzleScreen,
    session: &PuzzleSession,
    cx: Cx<'_>,
    chrome: &mut Chrome,
    ui: &mut Ui,
) {
    let speech = session.speech();
    let is_ended = session.end().is_some();
    if let Some(why) = session.why_back().filter(|_| !is_ended) {
        tone_card(cx.look, Tone::Idea).show(ui, |ui| {
            ui.set_width(ui.available_width());
            prose_ui(&cx.voice().say(&why), Text::Body, cx.look, ui);
        });
        ui.add_space(GRID);
    }
    coach_card_ui(speech.mood, cx, chrome, ui, |chrome, ui| {
        // Once it is over, what it was is said; the task has had its time.
        if is_ended && !speech.messages.is_empty() {
            said_ui(&speech.messages, cx, chrome, ui);
        } else {
            let task = cx.voice().speak(&session.task());
            spoken_ui(&task, Text::Coach, Squares::Light, cx, chrome, ui);
        }
    });
    if !is_ended && !speech.messages.is_empty() {
        ui.add_space(GRID);
        said_card_ui(speech.mood, &speech.messages, cx, chrome, ui);
    }
    ui.add_space(GRID);
    if !is_ended && !screen.is_over {
        let id = match session.solver() {
            Color::White => "turn-white",
            Color::Black => "turn-black",
        };
        turn_ui(session.solver(), &cx.word(id), cx.look, ui);
        return;
    }
    after_ui(screen, session, cx, ui);
}

/// What came of it: the rating, how hard it was, its ideas, and how the sitting ended.
fn after_ui(screen: &PuzzleScreen, session: &PuzzleSession, cx: Cx<'_>, ui: &mut Ui) {
    let puzzle = session.puzzle();
    let mut lines = Vec::new();
    if screen.is_over {
        let id = match screen.mode {
            Mode::Streak => "puzzle-streak-over",
            Mode::ForYou
            | Mode::Theme(_)
            | Mode::Rating { .. }
            | Mode::Course { .. }
            | Mode::OwnGames
            | Mode::OwnGame(_)
            | Mode::ThreeMinutes => "puzzle-time-over",
        };
        let solved = Arg::Number(i64::from(screen.run.solved));
        lines.push(Message::own(id).with("solved", solved));
        if screen.mode == Mode::Streak && cx.tutor.best_streak() > 0 {
            lines.push(best_streak_message(cx));
        }
    }
    let is_rough = cx.tutor.puzzle_rating(cx.now).is_provisional();
    if screen.change.is_some() && is_rough {
        // A first guess jumps; its jumps mean nothing.
        lines.push(rating_message(cx));
    } else if let Some(change) = screen.change {
        let id = if change >= 0 {
            "puzzle-rating-up"
        } else {
            "puzzle-rating-down"
        };
        lines.push(
            Message::own(id)
                .with("rating", Arg::Message(Box::new(rating_message(cx))))
                .with("change", Arg::Number(i64::from(change.abs()))),
        );
    }
    let is_ended = session.end().is_some();
    let level = Arg::Number(i64::from(puzzle.rating.points()));
    lines.push(Message::own("puzzle-level").with("points", level));
    let is_missed = session
        .end()
        .is_some_and(|end| end.outcome != TryOutcome::Solved);
    if session.is_over() && is_missed && !screen.is_cut {
        lines.push(Message::own("puzzle-comes-back"));
    }
    card(cx.look).show(ui, |ui| {
        ui.set_width(ui.available_width());
        for line in &lines {
            prose_ui(&cx.voice().say(line), Text::Body, cx.look, ui);
        }
        // What was cut short may still be looked at: its ideas would tell too much.
        if is_ended && !puzzle.themes.is_empty() {
            let ideas: Vec<String> = puzzle
                .themes
                .iter()
                .map(|theme| idea_word(*theme, cx))
                .collect();
            prose_ui(&ideas.join(" · "), Text::Small, cx.look, ui);
        }
    });
}

fn actions_ui(
    screen: &PuzzleScreen,
    session: &PuzzleSession,
    cx: Cx<'_>,
    chrome: &mut Chrome,
    ui: &mut Ui,
    out: &mut Outbox,
) {
    let is_ended = session.end().is_some();
    ui.spacing_mut().item_spacing = vec2(GRID, GRID);
    ui.horizontal(|ui| {
        let flip = icon_button_ui(Icon::ArrowUpDown, &cx.word("action-flip"), cx.look, ui);
        if flip.clicked() {
            out.send(Msg::Puzzle(PuzzleMsg::Flip));
        }
        if session.is_over() {
            let replay = icon_button_ui(Icon::Play, &cx.word("action-replay"), cx.look, ui);
            if replay.clicked() {
                out.send(event(Event::Replayed));
            }
            if session.rest_of_game().is_some() {
                let play_on = cx.word("puzzle-play-on");
                if icon_button_ui(Icon::Swords, &play_on, cx.look, ui).clicked() {
                    out.send(Msg::Puzzle(PuzzleMsg::PlayOn));
                }
            }
        }
        if !is_ended && screen.is_over {
            let show = cx.word("puzzle-show-solution");
            if icon_button_ui(Icon::Eye, &show, cx.look, ui).clicked() {
                out.send(event(Event::Skipped));
            }
        }
        if !is_ended && !screen.is_over {
            let name = cx.word("action-type");
            if icon_button_ui(Icon::Keyboard, &name, cx.look, ui).clicked() {
                chrome.typed = Some(String::new());
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let text = cx.word("action-hint");
                let hint = ui.add_enabled_ui(session.may_hint(), |ui| {
                    Button::quiet(&text).icon(Icon::Lightbulb).ui(cx.look, ui)
                });
                if hint.inner.clicked() {
                    out.send(event(Event::HintAsked));
                }
                let name = Message::own("hints-taken")
                    .with("taken", Arg::Number(i64::from(session.hints())))
                    .with("of", Arg::Number(i64::from(HINTS)));
                let name = cx.voice().say(&name);
                let (taken, of) = (u32::from(session.hints()), u32::from(HINTS));
                hint_dots_ui(taken, of, &name, cx.look, ui);
            });
        }
    });
    if chrome.typed.is_some() {
        if let Some(text) = typed_ui(cx, chrome, ui) {
            out.send(event(Event::Typed(text)));
        }
        return;
    }
    let width = ui.available_width();
    if screen.is_over {
        let text = cx.word("puzzle-again");
        let button = Button::primary(&text)
            .icon(Icon::RotateCcw)
            .least_width(width);
        if button.ui(cx.look, ui).clicked() {
            out.send(Msg::Puzzle(PuzzleMsg::Start(screen.mode.clone())));
        }
        return;
    }
    if !is_ended {
        let text = cx.word("puzzle-show-solution");
        let button = Button::quiet(&text).icon(Icon::Eye).least_width(width);
        if button.ui(cx.look, ui).clicked() {
            out.send(event(Event::Skipped));
        }
        return;
    }
    let text = cx.word("puzzle-next");
    let button = Button::primary(&text)
        .icon_after(Icon::ArrowRight)
        .least_width(width);
    if button.ui(cx.look, ui).clicked() {
        out.send(Msg::Puzzle(PuzzleMsg::Next));
    }
}
