//! Cards: what belongs together, on a ground of its own.

use egui::{CornerRadius, Frame, Stroke};

use crate::app::look::{CORNER, Look};
use crate::scene::Tone;

/// Between a card's edge and what is in it, in points.
const PADDING: i8 = 16;

/// A card.
pub fn card(look: &Look) -> Frame {
    Frame::new()
        .fill(look.palette.card)
        .stroke(Stroke::new(1.0, look.palette.line))
        .corner_radius(CornerRadius::same(CORNER + 4))
        .inner_margin(PADDING)
}

/// A card whose ground tells a tone; its words, or an icon in it, tell it too.
pub fn tone_card(look: &Look, tone: Tone) -> Frame {
    let (strong, soft) = look.palette.tone(tone);
    card(look)
        .fill(soft)
        .stroke(Stroke::new(1.0, strong.gamma_multiply(0.45)))
}
