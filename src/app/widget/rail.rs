//! The buttons of the narrow rail: an icon over its word.

use egui::{Align2, CornerRadius, Rect, Response, Sense, Ui, WidgetInfo, pos2, vec2};

use super::button::paint_icon;
use super::focus_ring;
use crate::app::fonts::Icon;
use crate::app::look::{CORNER, GRID, Look, Text};

/// The width of a rail button at normal text size, in points.
pub const RAIL_WIDTH: f32 = 80.0;

/// The height of a rail button at normal text size, in points, where there is room for it.
const RAIL_HEIGHT: f32 = 8.0 * GRID;

/// How high each of so many buttons over one another may be.
#[must_use]
pub fn rail_button_height(count: usize, look: &Look, ui: &Ui) -> f32 {
    let count = count.max(1) as f32;
    let gaps = ui.spacing().item_spacing.y * (count - 1.0);
    let room = ((ui.available_height() - gaps) / count).floor();
    room.min(RAIL_HEIGHT * look.text_size.factor())
}

/// A place to go to; `is_here` when the learner is there.
pub fn rail_button_ui(
    icon: Icon,
    word: &str,
    is_here: bool,
    height: f32,
    look: &Look,
    ui: &mut Ui,
) -> Response {
    let factor = look.text_size.factor();
    let size = vec2(RAIL_WIDTH * factor, height);
    let (rect, response) = ui.allocate_exact_size(size.round(), Sense::click());
    response
        .widget_info(|| WidgetInfo::selected(egui::Role::Button, ui.is_enabled(), is_here, word));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let palette = &look.palette;
    let is_over = response.hovered() || response.is_pointer_button_down_on();
    let fill = match (is_here, is_over) {
        (true, _) => Some(palette.action_soft),
        (false, true) => Some(palette.raised_hover),
        (false, false) => None,
    };
    let round = CornerRadius::same(CORNER);
    if let Some(fill) = fill {
        ui.painter().rect_filled(rect, round, fill);
    }
    if is_here {
        // Not by colour alone: a bar at the side says "here".
        let bar = Rect::from_min_size(
            rect.left_top() + vec2(0.0, 1.5 * GRID),
            vec2(4.0, rect.height() - 3.0 * GRID),
        );
        ui.painter()
            .rect_filled(bar, CornerRadius::same(2), palette.action);
    }
    focus_ring(ui, &response, rect, CORNER, look);
    let color = if is_here { palette.action } else { palette.ink };
    let icon_at = pos2(rect.center().x, rect.top() + rect.height() * 0.36);
    paint_icon(ui, icon, icon_at, 24.0 * factor, color);
    let word_at = pos2(rect.center().x, rect.top() + rect.height() * 0.76);
    let font = look.font(Text::Small);
    ui.painter()
        .text(word_at, Align2::CENTER_CENTER, word, font, color);
    response
}
