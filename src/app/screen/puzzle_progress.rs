//! How the learner does at puzzles: the rating over time, the ideas that go well and those that do not, each with its lesson.

use egui::{Frame, Margin, ScrollArea, Ui, vec2};
use egui_plot::{Line, Plot, PlotPoints};

use crate::app::cx::{Cx, Outbox};
use crate::app::fonts::Icon;
use crate::app::look::{GRID, Text};
use crate::app::widget::{Button, card, icon_button_ui, progress_bar_ui, prose_ui};
use crate::message::{Arg, Message};
use crate::puzzle::pick::Mode;
use crate::tutor::screen::ThemeScore;
use crate::tutor::{Msg, PuzzleMsg};

use super::puzzles::{best_streak_message, idea_word, rating_message};

/// The curve's height, in points.
const CURVE: f32 = 220.0;
/// The page is no wider than this, in points.
const WIDEST: f32 = 1064.0;
/// The bar of an idea, in points.
const BAR: f32 = 160.0;
/// So many ideas are shown of each kind.
const SHOWN: usize = 5;
/// From this share on, in per cent, an idea goes well.
const WELL: u32 = 70;

/// Draws it.
pub(crate) fn puzzle_progress_ui(cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    ui.horizontal(|ui| {
        let back = icon_button_ui(Icon::ArrowLeft, &cx.word("action-back"), cx.look, ui);
        if back.clicked() {
            out.send(Msg::Back);
        }
        ui.label(cx.look.text(cx.word("puzzles-progress"), Text::Heading));
    });
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            let side = ((ui.available_width() - WIDEST) / 2.0).max(0.0) as i8;
            let frame = Frame::new().inner_margin(Margin::symmetric(side, 0));
            frame.show(ui, |ui| page_ui(cx, ui, out));
        });
}

fn page_ui(cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    rating_ui(cx, ui);
    let scores = cx.tutor.theme_scores();
    if scores.is_empty() {
        ui.add_space(2.0 * GRID);
        prose_ui(&cx.word("puzzles-too-few"), Text::Body, cx.look, ui);
        return;
    }
    let weak: Vec<ThemeScore> = scores
        .iter()
        .filter(|score| score.percent() < WELL)
        .take(SHOWN)
        .copied()
        .collect();
    let well = scores.iter().rev();
    let well: Vec<ThemeScore> = well
        .filter(|score| score.percent() >= WELL)
        .take(SHOWN)
        .copied()
        .collect();
    ideas_ui("puzzles-weakest", &weak, true, cx, ui, out);
    ideas_ui("puzzles-strongest", &well, false, cx, ui, out);
    ui.add_space(4.0 * GRID);
}

fn rating_ui(cx: Cx<'_>, ui: &mut Ui) {
    card(cx.look).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let rating = cx.voice().say(&rating_message(cx));
        prose_ui(&rating, Text::Body, cx.look, ui);
        let streak = best_streak_message(cx);
        prose_ui(&cx.voice().say(&streak), Text::Body, cx.look, ui);
        curve_ui(cx, ui);
    });
}

/// The puzzle rating from puzzle to puzzle, when there are two to draw a line between.
pub(super) fn curve_ui(cx: Cx<'_>, ui: &mut Ui) {
    let ratings = cx.tutor.puzzle_ratings();
    if ratings.len() < 2 {
        return;
    }
    ui.add_space(GRID);
    let points: PlotPoints<'_> = ratings
        .iter()
        .enumerate()
        .map(|(index, points)| [index as f64 + 1.0, f64::from(*points)])
        .collect();
    let name = cx.word("puzzles-curve");
    let line = Line::new(name, points)
        .color(cx.look.palette.action)
        .width(2.5);
    Plot::new("puzzle-ratings")
        .height(CURVE)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .show_x(false)
        .show_y(false)
        .show_grid([false, true])
        .show_background(false)
        .grid_color(cx.look.palette.line)
        .y_grid_spacer(egui_plot::uniform_grid_spacer(|_| [100.0, 500.0, 1000.0]))
        .x_axis_formatter(|mark, _range| {
            // Puzzles are counted whole.
            if mark.value.fract().abs() < 0.01 {
                format!("{:.0}", mark.value)
            } else {
                String::new()
            }
        })
        .show(ui, |plot| plot.line(line));
    ui.label(cx.look.text(cx.word("puzzles-curve"), Text::Small));
}

fn ideas_ui(
    id: &'static str,
    scores: &[ThemeScore],
    offers_lesson: bool,
    cx: Cx<'_>,
    ui: &mut Ui,
    out: &mut Outbox,
) {
    if scores.is_empty() {
        return;
    }
    ui.add_space(2.0 * GRID);
    ui.label(cx.look.text(cx.word(id), Text::Heading));
    ui.add_space(GRID / 2.0);
    for score in scores {
        card(cx.look).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(GRID, GRID);
                let message = Message::own("puzzles-idea-score")
                    .with("idea", Arg::Name(idea_word(score.theme, cx)))
                    .with("solved", Arg::Number(i64::from(score.solved)))
                    .with("tried", Arg::Number(i64::from(score.tried)));
                let words = cx.look.text(cx.voice().say(&message), Text::Body);
                let share = score.percent() as f32 / 100.0;
                let name = cx.voice().say(&message);
                progress_bar_ui(share, BAR, &name, cx.look, ui);
                ui.label(words);
                if !offers_lesson {
                    return;
                }
                let text = cx.word("puzzles-practise");
                if Button::quiet(&text)
                    .icon(Icon::Puzzle)
                    .ui(cx.look, ui)
                    .clicked()
                {
                    let mode = Mode::Theme(score.theme);
                    out.send(Msg::Puzzle(PuzzleMsg::Start(mode)));
                }
                if let Some(lesson) = cx.tutor.lesson_on(score.theme) {
                    let text = cx.word("puzzles-lesson");
                    let button = Button::quiet(&text).icon(Icon::GraduationCap);
                    if button.ui(cx.look, ui).clicked() {
                        out.send(Msg::OpenLesson(lesson.to_owned()));
                    }
                }
            });
        });
        ui.add_space(GRID);
    }
}
