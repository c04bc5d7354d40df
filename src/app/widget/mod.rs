//! Small parts that the screens share. Each sizes, allocates, interacts and paints, in this order, and names itself.
//!
//! Words come in from outside, also those that only a screen reader hears.

mod bar;
mod button;
mod card;
mod mark;
mod picture;
mod prose;
mod rail;
mod row;
mod steps;

pub use bar::progress_bar_ui;
pub use button::{Button, icon_button_ui};
pub use card::{card, tone_card};
pub use mark::{hint_dots_ui, stars_ui, text_row_ui, turn_ui};
pub use picture::{coach_ui, emblem_ui, portrait_button_ui, portrait_ui};
pub use prose::prose_ui;
pub use rail::{RAIL_WIDTH, rail_button_height, rail_button_ui};
pub use row::row_button_ui;
pub use steps::{Step, steps_ui};

use egui::{CornerRadius, Rect, Response, StrokeKind, Ui};

use crate::app::look::Look;

/// Paints the ring around what has the focus, a little outside of it.
fn focus_ring(ui: &Ui, response: &Response, rect: Rect, corner: u8, look: &Look) {
    if response.has_focus() {
        let corner = CornerRadius::same(corner + 2);
        let ring = rect.expand(1.5);
        ui.painter()
            .rect_stroke(ring, corner, look.focus_stroke(), StrokeKind::Outside);
    }
}
