//! What puzzles there are: one card with the next one, and beside it every other way to choose.

use egui::{Frame, Margin, ScrollArea, Ui, vec2};

use crate::app::chooser::Wanted;
use crate::app::cx::{Chrome, Cx, Outbox};
use crate::app::fonts::Icon;
use crate::app::look::{GRID, Text};
use crate::app::widget::{Button, card, coach_ui, progress_bar_ui, prose_ui};
use crate::coach::idea;
use crate::message::{Arg, Message};
use crate::puzzle::ImportProgress;
use crate::puzzle::pick::Mode;
use crate::session::Mood;
use crate::theme::Theme;
use crate::tutor::screen::ImportState;
use crate::tutor::{Msg, PuzzleMsg, Route};

use super::file::{PathField, path_ui};

/// The page is no wider than this, in points.
const WIDEST: f32 = 1064.0;
/// The coach's face on the card, in points.
const FACE: f32 = 88.0;
/// The bar of an import with its button is no wider than this, in points.
const BAR: f32 = 640.0;
/// The strengths that can be chosen, in rating points.
const RANGES: [(u16, u16); 6] = [
    (400, 600),
    (600, 800),
    (800, 1000),
    (1000, 1300),
    (1300, 1700),
    (1700, 2300),
];

/// Draws it.
pub(crate) fn puzzles_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            let side = ((ui.available_width() - WIDEST) / 2.0).max(0.0) as i8;
            let frame = Frame::new().inner_margin(Margin::symmetric(side, 0));
            frame.show(ui, |ui| page_ui(cx, chrome, ui, out));
        });
}

fn page_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    next_ui(cx, chrome, ui, out);
    if cx.tutor.puzzle_stock().count.is_none() {
        return;
    }
    ways_ui(cx, ui, out);
    ranges_ui(cx, ui, out);
    courses_ui(cx, ui, out);
    ideas_ui(cx, ui, out);
    import_ui(cx, chrome, ui, out);
    ui.add_space(4.0 * GRID);
}

/// The one next thing, with the one big button.
fn next_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    card(cx.look).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            coach_ui(
                Mood::Thinking,
                FACE,
                &cx.word("coach-thinking"),
                &mut chrome.art,
                ui,
            );
            ui.add_space(GRID);
            ui.vertical(|ui| {
                ui.label(cx.look.text(cx.word("puzzles-title"), Text::Heading));
                if cx.tutor.puzzle_stock().count.is_none() {
                    ui.label(cx.look.text(cx.word("puzzles-loading"), Text::Body));
                    return;
                }
                prose_ui(&lead(cx), Text::Body, cx.look, ui);
                ui.add_space(GRID);
                let text = cx.word("puzzles-start");
                let button = Button::primary(&text).icon_after(Icon::ArrowRight);
                if button.ui(cx.look, ui).clicked() {
                    out.send(Msg::Puzzle(PuzzleMsg::Start(Mode::ForYou)));
                }
            });
        });
    });
}

/// How many are due again, or how strong the learner is.
fn lead(cx: Cx<'_>) -> String {
    let due = cx.tutor.puzzles_due(cx.now);
    let message = if due > 0 {
        Message::own("puzzles-due").with("count", Arg::Number(due as i64))
    } else {
        rating_message(cx)
    };
    cx.voice().say(&message)
}

/// The learner's rating in words.
pub(super) fn rating_message(cx: Cx<'_>) -> Message {
    let rating = cx.tutor.puzzle_rating(cx.now);
    let id = if rating.is_provisional() {
        "puzzles-rating-rough"
    } else {
        "puzzles-rating"
    };
    Message::own(id).with("points", Arg::Number(i64::from(rating.points())))
}

/// The most puzzles in a row.
pub(super) fn best_streak_message(cx: Cx<'_>) -> Message {
    let count = Arg::Number(i64::from(cx.tutor.best_streak()));
    Message::own("puzzles-best-streak").with("count", count)
}

fn heading(id: &'static str, cx: Cx<'_>, ui: &mut Ui) {
    ui.add_space(2.5 * GRID);
    ui.label(cx.look.text(cx.word(id), Text::Heading));
    ui.add_space(GRID / 2.0);
}

fn start_button(
    text: &str,
    icon: Option<Icon>,
    mode: Mode,
    cx: Cx<'_>,
    ui: &mut Ui,
    out: &mut Outbox,
) {
    let mut button = Button::quiet(text);
    if let Some(icon) = icon {
        button = button.icon(icon);
    }
    if button.ui(cx.look, ui).clicked() {
        out.send(Msg::Puzzle(PuzzleMsg::Start(mode)));
    }
}

/// Streak, three minutes, own games, and how it goes.
fn ways_ui(cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    heading("puzzles-ways", cx, ui);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GRID, GRID);
        for (id, icon, mode) in [
            ("puzzles-streak", Icon::Flame, Mode::Streak),
            ("puzzles-minutes", Icon::Timer, Mode::ThreeMinutes),
        ] {
            start_button(&cx.word(id), Some(icon), mode, cx, ui, out);
        }
        start_button(&own(cx), Some(Icon::User), Mode::OwnGames, cx, ui, out);
        let text = cx.word("puzzles-progress");
        let button = Button::quiet(&text).icon(Icon::ChartLine);
        if button.ui(cx.look, ui).clicked() {
            out.send(Msg::Go(Route::PuzzleProgress));
        }
    });
    prose_ui(&cx.word("puzzles-ways-more"), Text::Small, cx.look, ui);
}

/// The shelf of the learner's own games, with how many puzzles lie on it.
fn own(cx: Cx<'_>) -> String {
    let count = cx.tutor.own_puzzles();
    if count == 0 {
        return cx.word("puzzles-own");
    }
    let count = Arg::Number(i64::try_from(count).unwrap_or(i64::MAX));
    let message = Message::own("puzzles-own-count").with("count", count);
    cx.voice().say(&message)
}

fn ranges_ui(cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    heading("puzzles-by-rating", cx, ui);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GRID, GRID);
        for (low, high) in RANGES {
            let message = Message::own("puzzles-range")
                .with("low", Arg::Number(i64::from(low)))
                .with("high", Arg::Number(i64::from(high)));
            let text = cx.voice().say(&message);
            start_button(&text, None, Mode::Rating { low, high }, cx, ui, out);
        }
    });
}

/// The ideas that the lessons of a course teach.
fn courses_ui(cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let courses = cx.tutor.puzzle_courses();
    if courses.is_empty() {
        return;
    }
    heading("puzzles-by-course", cx, ui);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GRID, GRID);
        for (course, themes) in courses {
            let text = cx.voice().say(&Message::course(course, "title"));
            let course = course.to_owned();
            start_button(&text, None, Mode::Course { course, themes }, cx, ui, out);
        }
    });
}

fn ideas_ui(cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    heading("puzzles-by-idea", cx, ui);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GRID, GRID);
        for theme in &cx.tutor.puzzle_stock().themes {
            let text = idea_word(*theme, cx);
            start_button(&text, None, Mode::Theme(*theme), cx, ui, out);
        }
    });
}

/// The name of an idea, as a label begins.
pub(super) fn idea_word(theme: Theme, cx: Cx<'_>) -> String {
    let name = cx.voice().say(&idea(theme));
    let mut letters = name.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => name,
    }
}

/// More puzzles from a file: its path typed, or the file let fall on the window.
fn import_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    heading("puzzles-more", cx, ui);
    let stock = cx.tutor.puzzle_stock();
    let count = i64::try_from(stock.count.unwrap_or(0)).unwrap_or(i64::MAX);
    let there = Message::own("puzzles-count").with("count", Arg::Number(count));
    prose_ui(&cx.voice().say(&there), Text::Body, cx.look, ui);
    prose_ui(&cx.word("puzzles-more-how"), Text::Small, cx.look, ui);
    ui.add_space(GRID / 2.0);
    let dropped = ui.input(|input| {
        let mut files = input.raw.dropped_files.iter();
        files.next().map(|file| file.path().to_path_buf())
    });
    if let Some(path) = dropped {
        chrome.path = path.display().to_string();
    }
    if let ImportState::Running(progress) = &stock.import {
        let text = numbers("puzzles-importing", progress, cx);
        prose_ui(&text, Text::Body, cx.look, ui);
        let share = progress.bytes as f32 / progress.of_bytes.max(1) as f32;
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0 * GRID;
            let width = ui.available_width().min(BAR) * 0.7;
            progress_bar_ui(share, width, &text, cx.look, ui);
            let stop = cx.word("puzzles-stop-import");
            if Button::quiet(&stop).icon(Icon::X).ui(cx.look, ui).clicked() {
                out.send(Msg::Puzzle(PuzzleMsg::StopImport));
            }
        });
        return;
    }
    let from = PathField {
        name: "puzzles-path",
        verb: "puzzles-import",
        icon: Icon::Download,
        wanted: Wanted::Open(&["csv", "zst"]),
    };
    if let Some(path) = path_ui(from, &mut chrome.path, &mut chrome.chooser, cx, ui) {
        out.send(Msg::Puzzle(PuzzleMsg::Import(path)));
    }
    match &stock.import {
        ImportState::Idle | ImportState::Running(_) => {}
        ImportState::Known => {
            prose_ui(&cx.word("puzzles-import-known"), Text::Body, cx.look, ui);
        }
        ImportState::Failed(reason) => {
            let message = Message::own("puzzles-import-failed")
                .with("reason", Arg::Message(Box::new(reason.clone())));
            prose_ui(&cx.voice().say(&message), Text::Body, cx.look, ui);
        }
        ImportState::Done {
            progress,
            is_stopped,
            bad,
        } => {
            let id = if *is_stopped {
                "puzzles-import-stopped"
            } else {
                "puzzles-imported"
            };
            prose_ui(&numbers(id, progress, cx), Text::Body, cx.look, ui);
            for (line, why) in bad {
                let message = Message::own("puzzles-bad-line")
                    .with(
                        "line",
                        Arg::Number(i64::try_from(*line).unwrap_or(i64::MAX)),
                    )
                    .with("why", Arg::Message(Box::new(why.message())));
                prose_ui(&cx.voice().say(&message), Text::Small, cx.look, ui);
            }
        }
    }
}

fn numbers(id: &'static str, progress: &ImportProgress, cx: Cx<'_>) -> String {
    let number = |number: u64| Arg::Number(i64::try_from(number).unwrap_or(i64::MAX));
    let message = Message::own(id)
        .with("lines", number(progress.lines))
        .with("added", number(progress.added))
        .with("bad", number(progress.bad));
    cx.voice().say(&message)
}
