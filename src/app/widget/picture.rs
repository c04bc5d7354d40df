//! Drawings: the coach and the emblems.

use egui::{Color32, Pos2, Rect, Response, Sense, TextureHandle, Ui, Vec2, WidgetInfo, pos2};

use crate::app::art::Art;
use crate::session::Mood;

/// The coach's face, `side` points large; `name` is heard.
pub fn coach_ui(mood: Mood, side: f32, name: &str, art: &mut Art, ui: &mut Ui) -> Response {
    let pixels = pixels(side, ui);
    let texture = art.coach(ui.ctx(), mood, pixels);
    picture_ui(texture, side, name, ui)
}

/// An emblem by its name, `side` points large; `alt` is heard, and nothing is when it is empty, for mere decoration.
pub fn emblem_ui(emblem: &str, side: f32, alt: &str, art: &mut Art, ui: &mut Ui) -> Response {
    let pixels = pixels(side, ui);
    let texture = art.emblem(ui.ctx(), emblem, pixels);
    picture_ui(texture, side, alt, ui)
}

fn pixels(side: f32, ui: &Ui) -> u32 {
    (side * ui.pixels_per_point()).round() as u32
}

fn picture_ui(texture: Option<TextureHandle>, side: f32, alt: &str, ui: &mut Ui) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    if !alt.is_empty() {
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, alt));
    }
    if let Some(texture) = texture
        && ui.is_rect_visible(rect)
    {
        let scale = ui.pixels_per_point();
        let snap = |points: f32| (points * scale).round() / scale;
        let min = pos2(snap(rect.min.x), snap(rect.min.y));
        let size = Vec2::splat((side * scale).round() / scale);
        let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
        let rect = Rect::from_min_size(min, size);
        ui.painter()
            .image(texture.id(), rect, whole, Color32::WHITE);
    }
    response
}
