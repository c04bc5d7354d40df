//! The picture of a game that is looked at: its graph, and how accurately both sides played.

use egui::{CornerRadius, Rect, Ui, WidgetInfo, vec2};
use egui_plot::{Line, MarkerShape, Plot, PlotPoints, Points, VLine};

use crate::app::cx::{Cx, Outbox};
use crate::app::look::{GRID, Text};
use crate::app::widget::prose_ui;
use crate::message::{Arg, Message};
use crate::review::ReviewSession;
use crate::rules::Color;
use crate::scene::Sign;
use crate::session::Event;

use super::review_game::event;
use super::review_moves::{sign_tone, signed};

/// In a column that is narrower than this, in points, each side's accuracy has a line of its own.
const BOTH: f32 = 300.0;
/// The height of the graph at normal text size, in points, at least and at most.
const GRAPH: (f32, f32) = (40.0, 96.0);
/// A key moment in the graph, in points.
const DOT: f32 = 5.0;

/// White's chances through the game, with the key moments; a click goes there. What comes below it keeps so many points; where
/// they leave too little, there is no graph.
pub(super) fn graph_ui(
    session: &ReviewSession,
    below: f32,
    cx: Cx<'_>,
    ui: &mut Ui,
    out: &mut Outbox,
) {
    let factor = cx.look.text_size.factor();
    let height = (ui.available_height() - below - GRID).min(GRAPH.1 * factor);
    if height < GRAPH.0 * factor {
        return;
    }
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
        .height(height)
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
    let dots = dots(session, &chances, cx);
    let shown = plot.show(ui, |plot| {
        // The plot would remember the length of the game that was looked at before.
        plot.set_plot_bounds_x(0.0..=plies);
        plot.set_plot_bounds_y(0.0..=100.0);
        plot.hline(middle);
        plot.line(line);
        plot.vline(here);
        for dot in dots {
            plot.points(dot);
        }
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
    let font = cx.look.font(Text::Small);
    let caption = cx.word("review-graph-caption");
    let caption = ui.painter().layout_no_wrap(caption, font, palette.muted);
    let at = frame.left_top() + vec2(GRID / 2.0, 2.0);
    // It is read over the line, too.
    let ground = palette.paper.gamma_multiply(0.8);
    let behind = Rect::from_min_size(at, caption.size());
    ui.painter()
        .rect_filled(behind, CornerRadius::same(2), ground);
    ui.painter().galley(at, caption, palette.muted);
    if let Some(at) = shown.inner {
        let plies = at.x.round().max(0.0) as usize;
        if shown.response.clicked() {
            out.send(event(Event::JumpedTo(plies)));
        }
        if let Some(words) = pointed_at(session, plies, &chances, cx) {
            shown.response.on_hover_text_at_pointer(words);
        }
    }
    ui.add_space(GRID / 2.0);
}

/// The key moments as dots on the line: their form and their colour say what kind of moves they were.
fn dots(session: &ReviewSession, chances: &[f64], cx: Cx<'_>) -> Vec<Points<'static>> {
    let moments = session.moments().iter();
    let dots = moments.filter_map(|moment| {
        let reviewed = session.analysis().moves().get(moment.ply)?;
        let plies = moment.ply + 1;
        let chance = chances.get(plies)?;
        let sign = reviewed.sign();
        let palette = &cx.look.palette;
        let tone = sign.and_then(sign_tone);
        let color = tone.map_or(palette.ink, |tone| palette.tone(tone).0);
        let points = Points::new("moment", vec![[plies as f64, *chance]]);
        let points = points.shape(dot_shape(sign)).filled(true);
        Some(points.radius(DOT).color(color).allow_hover(false))
    });
    dots.collect()
}

fn dot_shape(sign: Option<Sign>) -> MarkerShape {
    match sign {
        Some(Sign::Blunder) => MarkerShape::Diamond,
        Some(Sign::Mistake | Sign::Inaccuracy) => MarkerShape::Down,
        Some(Sign::Brilliant | Sign::Great | Sign::Star | Sign::Tick) => MarkerShape::Up,
        Some(Sign::Again | Sign::Book) | None => MarkerShape::Circle,
    }
}

/// The move under the pointer, and White's chances after it.
fn pointed_at(
    session: &ReviewSession,
    plies: usize,
    chances: &[f64],
    cx: Cx<'_>,
) -> Option<String> {
    let reviewed = session.analysis().moves().get(plies.checked_sub(1)?)?;
    let chance = chances.get(plies)?;
    let written = format!("{} {}", reviewed.place(), signed(reviewed));
    let message = Message::own("review-graph-at")
        .with("move", Arg::San(written))
        .with("percent", Arg::Number(chance.round() as i64));
    Some(cx.voice().say(&message))
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
            prose_ui(&words, Text::Small, cx.look, ui);
        }
    } else {
        ui.label(cx.look.text(told.join("   "), Text::Small));
    }
}
