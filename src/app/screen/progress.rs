//! Progress: small things for today, what was learnt, the days with chess, and what a parent or teacher wants to know.

use egui::{Align, Layout, Rect, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::cx::{Cx, Outbox};
use crate::app::fonts::{Icon, icon_font};
use crate::app::look::{BUTTON_HEIGHT, GRID, Text};
use crate::app::widget::{Button, card, prose_ui};
use crate::coach::idea;
use crate::message::{Arg, Message};
use crate::puzzle::pick::Mode;
use crate::tutor::{Daily, DailyTask, Learning, Msg, PuzzleMsg, Route};

use super::puzzle_progress::curve_ui;
use super::table::page;

/// The page is no wider than this, in points.
const WIDEST: f32 = 860.0;
/// The days' bars are so high, in points.
const BARS: f32 = 96.0;
/// A day with so many minutes fills its bar, unless a day was longer.
const FULL_DAY_MINUTES: u32 = 20;

/// Draws the page.
pub(crate) fn progress_ui(cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let Some(learning) = cx.tutor.learning() else {
        return;
    };
    if !cx.tutor.has_lessons() {
        ui.label(cx.look.text(cx.word("learn-loading"), Text::Body));
        return;
    }
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            page(ui, WIDEST, |ui| {
                who_ui(cx, ui, out);
                title(cx.word("progress-today"), cx, ui);
                part_ui(cx, ui, |ui| today_ui(learning, cx, ui, out));
                title(cx.word("progress-learnt"), cx, ui);
                if learning.is_blank() {
                    part_ui(cx, ui, |ui| {
                        prose_ui(&cx.word("progress-blank"), Text::Body, cx.look, ui);
                    });
                    return;
                }
                part_ui(cx, ui, |ui| {
                    sums_ui(learning, cx, ui);
                    curve_ui(cx, ui);
                });
                ui.add_space(GRID);
                part_ui(cx, ui, |ui| days_ui(learning, cx, ui));
                title(cx.word("progress-teacher"), cx, ui);
                part_ui(cx, ui, |ui| courses_ui(learning, cx, ui, out));
                ui.add_space(4.0 * GRID);
            });
        });
}

/// Whose progress it is, and the way to the others and to the records as a file.
fn who_ui(cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let name = cx.tutor.learner_here();
    ui.horizontal(|ui| {
        if let Some(name) = name {
            ui.label(cx.look.text(name, Text::Heading));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let words = cx.word("progress-learners");
            let button = Button::quiet(&words).icon(Icon::Users);
            if button.ui(cx.look, ui).clicked() {
                out.send(Msg::Go(Route::Learners));
            }
        });
    });
}

fn title(text: String, cx: Cx<'_>, ui: &mut Ui) {
    ui.add_space(2.0 * GRID);
    ui.label(cx.look.text(text, Text::Heading));
    ui.add_space(GRID / 2.0);
}

fn part_ui(cx: Cx<'_>, ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    card(cx.look).show(ui, |ui| {
        ui.set_width(ui.available_width());
        add(ui);
    });
}

fn today_ui(learning: &Learning, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    for (index, daily) in learning.today.iter().enumerate() {
        if index > 0 {
            ui.add_space(GRID / 2.0);
        }
        daily_ui(daily, cx, ui, out);
    }
}

fn daily_ui(daily: &Daily, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let (message, msg) = offer(daily, cx);
    ui.horizontal(|ui| {
        ui.set_min_height(BUTTON_HEIGHT);
        let (icon, color, state) = if daily.is_done {
            (
                Icon::CircleCheck,
                cx.look.palette.good,
                "progress-done-today",
            )
        } else {
            (Icon::Circle, cx.look.palette.muted, "progress-open-today")
        };
        let size = cx.look.size(Text::Heading);
        let (rect, response) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
        let name = cx.word(state);
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, &name));
        ui.painter().text(
            rect.center(),
            egui::Align2::CENTER_CENTER,
            char::from(icon),
            icon_font(size),
            color,
        );
        ui.add_space(GRID / 2.0);
        let text = cx.voice().say(&message);
        let go = cx.word(if daily.is_done {
            "progress-more"
        } else {
            "action-start"
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if Button::quiet(&go).ui(cx.look, ui).clicked() {
                out.send(msg);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(egui::Label::new(cx.look.text(text, Text::Body)).wrap());
            });
        });
    });
}

/// What a task is called, and where it is done.
fn offer(daily: &Daily, cx: Cx<'_>) -> (Message, Msg) {
    let lesson = |id: &str| {
        let title = cx.voice().say(&Message::lesson(id, "title", None));
        Arg::Name(title)
    };
    match &daily.task {
        DailyTask::Lesson(id) if daily.is_done => (
            Message::own("progress-lesson-done").with("title", lesson(id)),
            Msg::OpenLesson(id.clone()),
        ),
        DailyTask::Lesson(id) => (
            Message::own("progress-next-lesson").with("title", lesson(id)),
            Msg::OpenLesson(id.clone()),
        ),
        DailyTask::Again(id) => (
            Message::own("progress-lesson-again").with("title", lesson(id)),
            Msg::RestartLesson(id.clone()),
        ),
        DailyTask::Puzzles { theme: None } => (
            Message::own("progress-puzzles-today"),
            Msg::Go(Route::Puzzles),
        ),
        DailyTask::Puzzles { theme: Some(theme) } => (
            Message::own("progress-puzzles-of").with("idea", Arg::Clause(Box::new(idea(*theme)))),
            Msg::Puzzle(PuzzleMsg::Start(Mode::Theme(*theme))),
        ),
        DailyTask::PuzzlesBack { due } => (
            Message::own("progress-puzzles-back").with("due", Arg::Number(*due as i64)),
            Msg::Puzzle(PuzzleMsg::Start(Mode::ForYou)),
        ),
        DailyTask::Game => (Message::own("progress-game-today"), Msg::Go(Route::Play)),
        DailyTask::Openings { due } => (
            Message::own("progress-openings-today").with("due", Arg::Number(*due as i64)),
            Msg::Go(Route::Openings),
        ),
    }
}

fn sums_ui(learning: &Learning, cx: Cx<'_>, ui: &mut Ui) {
    let number = |id: &'static str, count: u32| {
        Message::own(id).with("count", Arg::Number(i64::from(count)))
    };
    let mut sums = vec![
        number("progress-lessons", learning.lessons)
            .with("of", Arg::Number(i64::from(learning.lessons_there_are))),
        number("progress-stars", learning.stars),
    ];
    if learning.puzzles > 0 {
        sums.push(number("progress-puzzles", learning.puzzles));
    }
    if let Some((points, is_guess)) = learning.puzzle_rating {
        let id = if is_guess {
            "progress-rating-guess"
        } else {
            "progress-rating"
        };
        sums.push(number(id, u32::from(points)));
    }
    if learning.openings > 0 {
        sums.push(number("progress-openings", learning.openings));
    }
    let (games, won) = learning.games;
    if games > 0 {
        sums.push(number("progress-games", games).with("won", Arg::Number(i64::from(won))));
    }
    sums.push(number("progress-minutes", learning.minutes_in_all));
    for sum in sums {
        prose_ui(&cx.voice().say(&sum), Text::Body, cx.look, ui);
    }
}

/// A bar a day, today at the right.
fn days_ui(learning: &Learning, cx: Cx<'_>, ui: &mut Ui) {
    let words = Message::own("progress-days")
        .with("count", Arg::Number(learning.days() as i64))
        .with("of", Arg::Number(learning.minutes.len() as i64));
    let words = cx.voice().say(&words);
    prose_ui(&words, Text::Body, cx.look, ui);
    ui.add_space(GRID);
    let size = vec2(ui.available_width(), BARS);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, &words));
    let palette = &cx.look.palette;
    let step = rect.width() / learning.minutes.len().max(1) as f32;
    let longest = learning.minutes.iter().copied().max().unwrap_or(0);
    let full = longest.max(FULL_DAY_MINUTES) as f32;
    for (index, minutes) in learning.minutes.iter().enumerate() {
        let left = rect.left() + step * index as f32 + 1.5;
        let share = *minutes as f32 / full;
        // A day without chess has a floor too: it is a day like others.
        let height = if *minutes == 0 {
            4.0
        } else {
            (share * BARS).max(12.0)
        };
        let bar = Rect::from_min_max(
            pos2(left, rect.bottom() - height),
            pos2(left + step - 3.0, rect.bottom()),
        );
        let color = if *minutes == 0 {
            palette.line
        } else {
            palette.good
        };
        ui.painter().rect_filled(bar, 3.0, color);
    }
    let Some(pointer) = response.hover_pos() else {
        return;
    };
    let index = ((pointer.x - rect.left()) / step).max(0.0) as usize;
    if let Some(minutes) = learning.minutes.get(index) {
        let ago = learning.minutes.len() - 1 - index;
        let day = Message::own("progress-day")
            .with("ago", Arg::Number(ago as i64))
            .with("minutes", Arg::Number(i64::from(*minutes)));
        let day = cx.look.text(cx.voice().say(&day), Text::Small);
        response.on_hover_text_at_pointer(day);
    }
}

fn courses_ui(learning: &Learning, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let week = learning.week;
    let mut words = Message::own("progress-week");
    for (name, count) in [
        ("days", week.days),
        ("minutes", week.minutes),
        ("lessons", week.lessons),
        ("puzzles", week.puzzles),
        ("games", week.games),
    ] {
        words = words.with(name, Arg::Number(i64::from(count)));
    }
    prose_ui(&cx.voice().say(&words), Text::Body, cx.look, ui);
    ui.add_space(GRID);
    for course in &learning.courses {
        let title = cx.voice().say(&Message::course(&course.id, "title"));
        let number = |count: u32| Arg::Number(i64::from(count));
        let words = Message::own("progress-course")
            .with("title", Arg::Name(title))
            .with("finished", number(course.finished))
            .with("of", number(course.of))
            .with("stars", number(course.stars))
            .with("misses", number(course.misses))
            .with("skipped", number(course.skipped));
        prose_ui(&cx.voice().say(&words), Text::Body, cx.look, ui);
    }
    if learning.puzzles > 0 {
        ui.add_space(GRID);
        let text = cx.word("progress-ideas");
        let button = Button::quiet(&text).icon(Icon::Puzzle);
        if button.ui(cx.look, ui).clicked() {
            out.send(Msg::Go(Route::PuzzleProgress));
        }
    }
    if learning.hard.is_empty() {
        return;
    }
    ui.add_space(GRID);
    ui.label(cx.look.text(cx.word("progress-hard"), Text::Small));
    for hard in &learning.hard {
        let title = cx.voice().say(&Message::lesson(&hard.id, "title", None));
        let words = Message::own("progress-hard-lesson")
            .with("title", Arg::Name(title))
            .with("misses", Arg::Number(i64::from(hard.misses)));
        let text = cx.voice().say(&words);
        if Button::quiet(&text)
            .icon(Icon::RotateCcw)
            .ui(cx.look, ui)
            .clicked()
        {
            out.send(Msg::RestartLesson(hard.id.clone()));
        }
    }
}
