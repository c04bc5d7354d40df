//! A row of a list that is a button: a line, and a smaller one below it.

use egui::{Align2, CornerRadius, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2};

use super::focus_ring;
use crate::app::look::{CORNER, GRID, Look, Text};

/// A row; both lines are cut short where they must be, and heard whole.
pub fn row_button_ui(line: &str, below: &str, size: Vec2, look: &Look, ui: &mut Ui) -> Response {
    let size = Vec2::new(size.x, size.y * look.text_size.factor());
    let (rect, response) = ui.allocate_exact_size(size.round(), Sense::click());
    let name = format!("{line}, {below}");
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, ui.is_enabled(), &name));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let palette = &look.palette;
    let is_over = response.hovered() || response.is_pointer_button_down_on();
    let fill = if is_over {
        palette.raised_hover
    } else {
        palette.raised
    };
    let round = CornerRadius::same(CORNER);
    let edge = Stroke::new(1.0, palette.line);
    ui.painter()
        .rect(rect, round, fill, edge, StrokeKind::Inside);
    focus_ring(ui, &response, rect, CORNER, look);
    let inner = rect.shrink2(Vec2::new(2.0 * GRID, 0.0));
    let painter = ui.painter().with_clip_rect(inner.intersect(ui.clip_rect()));
    let middle = inner.center().y;
    let draw = |text: &str, kind, y, align, color| {
        painter.text(pos2(inner.left(), y), align, text, look.font(kind), color);
    };
    draw(line, Text::Body, middle, Align2::LEFT_BOTTOM, palette.ink);
    draw(
        below,
        Text::Small,
        middle + 2.0,
        Align2::LEFT_TOP,
        palette.muted,
    );
    response
}
