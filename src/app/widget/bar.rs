//! How much of something is done: a slim bar.

use egui::{CornerRadius, Sense, Ui, WidgetInfo, vec2};

use crate::app::look::Look;

/// Its height, in points.
const HEIGHT: f32 = 6.0;

/// A bar that is filled to a share from 0 to 1, as wide as is said.
pub fn progress_bar_ui(share: f32, width: f32, name: &str, look: &Look, ui: &mut Ui) {
    let share = share.clamp(0.0, 1.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, HEIGHT), Sense::hover());
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(egui::Role::ProgressIndicator, true, name);
        info.value = Some(f64::from((share * 100.0).floor()));
        info
    });
    let round = CornerRadius::same(3);
    ui.painter().rect_filled(rect, round, look.palette.line);
    let mut done = rect;
    done.set_width(rect.width() * share);
    ui.painter().rect_filled(done, round, look.palette.action);
}
