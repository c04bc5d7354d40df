//! Words over the whole width, in lines that end where a reader would end them.

use egui::{Response, Sense, Ui, WidgetInfo};

use crate::app::lines::Lines;
use crate::app::look::{Look, Text};

/// Words of a kind.
pub fn prose_ui(words: &str, text: Text, look: &Look, ui: &mut Ui) -> Response {
    let job = look.job(words, text);
    let galley = Lines::new(job, ui.available_width(), ui).galley;
    let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, words));
    if ui.is_rect_visible(rect) {
        ui.painter().galley(rect.min, galley, look.palette.ink);
    }
    response
}
