//! The steps of a lesson in a row: done, here, still to come.

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
    let share = |count: f32| (room - GAP * (count - 1.0).max(0.0)) / count.max(1.0);
    let fits = share(steps.len() as f32) >= NARROWEST;
    let shown = steps.iter().enumerate();
    let shown: Vec<_> = shown
        .filter(|(_, step)| fits || **step == Step::Here)
        .collect();
    let count = shown.len() as f32;
    let width = share(count).clamp(NARROWEST, WIDEST);
    let size = vec2(width * count + GAP * (count - 1.0).max(0.0), BUTTON_HEIGHT);
    let (id, rect) = ui.allocate_space(size);
    let mut clicked = None;
    for (place, (index, step)) in shown.into_iter().enumerate() {
        let left = rect.left() + place as f32 * (width + GAP);
        let column = Rect::from_min_size(egui::pos2(left, rect.top()), vec2(width, rect.height()));
        let response = ui.interact(column, id.with(index), Sense::click());
        response.widget_info(|| {
            let is_here = *step == Step::Here;
            WidgetInfo::selected(egui::Role::Button, ui.is_enabled(), is_here, name(index))
        });
        if response.clicked() {
            clicked = Some(index);
        }
        let bar = Rect::from_center_size(column.center(), vec2(width, BAR));
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
