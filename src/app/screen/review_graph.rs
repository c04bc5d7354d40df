//! The picture of a game that is looked at: its graph, and how accurately both sides played.

use egui::{CornerRadius, Ui, WidgetInfo, vec2};
use egui_plot::{Line, Plot, PlotPoints, VLine};

use crate::app::cx::{Cx, Outbox};
use crate::app::look::{GRID, Text};
use crate::app::widget::prose_ui;
use crate::message::{Arg, Message};
use crate::review::ReviewSession;
use crate::rules::Color;
use crate::session::Event;

use super::review_game::event;

/// In a column that is narrower than this, in points, each side's accuracy has a line of its own.
const BOTH: f32 = 340.0;
/// The height of the graph at normal text size, in points.
const GRAPH: f32 = 96.0;

/// White's chances through the game; a click goes there.
pub(super) fn graph_ui(session: &ReviewSession, cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let chances = session.analysis().white_chances();
    let palette = &cx.look.palette;
    let plies = session.analysis().moves().len().max(1) as f64;
    let points: Vec<[f64; 2]> = chances
        .iter()
        .enumerate()
        .map(|(ply, chance)| [ply as f64, *chance])
        .collect();
    let line = Line::new("chances", PlotPoints::new(points))
        .color(palette.ink)
        .width(1.5)
        .fill(0.0)
        .fill_alpha(0.14)
        .allow_hover(false);
    let middle = egui_plot::HLine::new("even", 50.0)
        .color(palette.line)
        .width(1.0)
        .allow_hover(false);
    let here = VLine::new("here", session.plies() as f64)
        .color(palette.action)
        .width(2.0)
        .allow_hover(false);
    let plot = Plot::new("review-graph")
        .height(GRAPH * cx.look.text_size.factor())
        .show_axes(false)
        .show_grid(false)
        .show_x(false)
        .show_y(false)
        .show_background(false)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .set_margin_fraction(vec2(0.0, 0.0));
    let shown = plot.show(ui, |plot| {
        // The plot would remember the length of the game that was looked at before.
        plot.set_plot_bounds_x(0.0..=plies);
        plot.set_plot_bounds_y(0.0..=100.0);
        plot.hline(middle);
        plot.line(line);
        plot.vline(here);
        plot.pointer_coordinate()
    });
    let name = cx.word("review-graph");
    shown
        .response
        .widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, &name));
    let frame = shown.response.rect;
    let stroke = egui::Stroke::new(1.0, palette.line);
    ui.painter().rect_stroke(
        frame,
        CornerRadius::same(4),
        stroke,
        egui::StrokeKind::Inside,
    );
    if shown.response.clicked()
        && let Some(at) = shown.inner
    {
        out.send(event(Event::JumpedTo(at.x.round().max(0.0) as usize)));
    }
    ui.add_space(GRID / 2.0);
}

/// How accurately both sides played, once all moves are judged: half a game's number would only jump.
pub(super) fn accuracy_ui(session: &ReviewSession, cx: Cx<'_>, ui: &mut Ui) {
    if !session.analysis().is_finished() {
        return;
    }
    let of = |side| {
        let accuracy = session.analysis().accuracy(side)?;
        let message = Message::own("review-accuracy")
            .with("side", Arg::Color(side))
            .with("percent", Arg::Number(accuracy.round() as i64));
        Some(cx.voice().say(&message))
    };
    let told: Vec<String> = [Color::White, Color::Black]
        .into_iter()
        .filter_map(of)
        .collect();
    if told.is_empty() {
        return;
    }
    if ui.available_width() < BOTH * cx.look.text_size.factor() {
        for words in told {
            prose_ui(&words, Text::Body, cx.look, ui);
        }
    } else {
        ui.label(cx.look.text(told.join("   "), Text::Body));
    }
    ui.add_space(GRID);
}
