//! The steps of a lesson in a row, or in two where they are many: done, here, still to come.

use egui::{Align2, CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use super::focus_ring;
use crate::app::board::shape;
use crate::app::look::{BUTTON_HEIGHT, Look, Text};

/// Where a step stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// Solved or seen.
    Done,
    /// Passed over.
    Skipped,
    /// The learner is here.
    Here,
    /// Still to come.
    Open,
}

/// Between two steps, in points.
const GAP: f32 = 4.0;
/// The height of a step's bar, in points.
const BAR: f32 = 26.0;
/// The widest a step is drawn, in points.
const WIDEST: f32 = 56.0;
/// The narrowest, in points: where they would have to be narrower, only the step at hand is shown.
const NARROWEST: f32 = 6.0;
/// Narrower steps show no number, in points at normal text size.
const NUMBERED: f32 = 17.0;

/// All steps; gives the one that was clicked. `name` says a step for who cannot see it, like "Step 2, done".
pub fn steps_ui(
    steps: &[Step],
    name: impl Fn(usize) -> String,
    look: &Look,
    ui: &mut Ui,
) -> Option<usize> {
    let room = ui.available_width();
    let share = |count: usize| (room + GAP) / count.max(1) as f32 - GAP;
    // Where one row has no room for the numbers, two have.
    let is_numbered = share(steps.len()) >= NUMBERED * look.text_size.factor();
    let rows = if is_numbered { 1 } else { 2 };
    let fits = share(steps.len().div_ceil(rows)) >= NARROWEST;
    let shown = steps.iter().enumerate();
    let shown: Vec<_> = shown
        .filter(|(_, step)| fits || **step == Step::Here)
        .collect();
    let rows = rows.min(shown.len().max(1));
    let columns = shown.len().div_ceil(rows).max(1);
    let width = share(columns).clamp(NARROWEST, WIDEST);
    let height = (BUTTON_HEIGHT + GAP) / rows as f32 - GAP;
    let size = vec2((width + GAP) * columns as f32 - GAP, BUTTON_HEIGHT);
    let (id, rect) = ui.allocate_space(size);
    let mut clicked = None;
    for (place, (index, step)) in shown.into_iter().enumerate() {
        let across = (place % columns) as f32 * (width + GAP);
        let down = (place / columns) as f32 * (height + GAP);
        let cell = Rect::from_min_size(rect.min + vec2(across, down), vec2(width, height));
        let response = ui.interact(cell, id.with(index), Sense::click());
        response.widget_info(|| {
            let is_here = *step == Step::Here;
            WidgetInfo::selected(egui::Role::Button, ui.is_enabled(), is_here, name(index))
        });
        if response.clicked() {
            clicked = Some(index);
        }
        let bar = Rect::from_center_size(cell.center(), vec2(width, BAR.min(height)));
        focus_ring(ui, &response, bar, 6, look);
        paint(*step, index, bar, response.hovered(), look, ui);
    }
    clicked
}

fn paint(step: Step, index: usize, bar: Rect, is_over: bool, look: &Look, ui: &Ui) {
    let palette = &look.palette;
    let painter = ui.painter();
    let (fill, line, ink) = match step {
        Step::Done => (palette.good_soft, palette.good, palette.good),
        Step::Skipped => (palette.raised, palette.muted, palette.muted),
        Step::Here => (palette.action, palette.action, palette.on_action),
        Step::Open => (palette.raised, palette.line, palette.muted),
    };
    let fill = match step {
        Step::Skipped | Step::Open if is_over => palette.raised_hover,
        Step::Done | Step::Here | Step::Skipped | Step::Open => fill,
    };
    let line = Stroke::new(1.0, line);
    painter.rect(bar, CornerRadius::same(6), fill, line, StrokeKind::Inside);
    let is_wide = bar.width() >= NUMBERED * look.text_size.factor();
    match step {
        Step::Done => {
            let radius = (bar.width() / 2.0).min(bar.height() * 0.42);
            painter.extend(shape::tick(bar.center(), radius, ink));
        }
        Step::Skipped => {
            // A dash: passed over, and easy to come back to.
            let half = vec2((bar.width() * 0.25).min(6.0), 0.0);
            let points = [bar.center() - half, bar.center() + half];
            painter.extend(shape::round_line(&points, 2.0, ink));
        }
        Step::Here | Step::Open if is_wide => {
            let font = look.font(Text::Small);
            let number = index + 1;
            painter.text(bar.center(), Align2::CENTER_CENTER, number, font, ink);
        }
        Step::Here | Step::Open => {}
    }
}
