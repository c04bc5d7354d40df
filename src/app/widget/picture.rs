//! Drawings: the coach, the opponents and the emblems.

use egui::text::LayoutJob;
use egui::{
    Align, Color32, CornerRadius, Pos2, Rect, Response, Sense, Stroke, StrokeKind, TextureHandle,
    Ui, Vec2, WidgetInfo, pos2,
};

use super::focus_ring;
use crate::app::art::Art;
use crate::app::look::{CORNER, GRID, Look, Text};
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

/// A character's portrait by its name, `side` points large; `alt` is heard, and nothing is when it is empty.
pub fn portrait_ui(who: &str, side: f32, alt: &str, art: &mut Art, ui: &mut Ui) -> Response {
    let pixels = pixels(side, ui);
    let texture = art.portrait(ui.ctx(), who, pixels);
    picture_ui(texture, side, alt, ui)
}

/// A portrait with a name below it, as a button that is chosen or not.
pub fn portrait_button_ui(
    who: &str,
    name: &str,
    is_chosen: bool,
    size: Vec2,
    look: &Look,
    art: &mut Art,
    ui: &mut Ui,
) -> Response {
    let (rect, response) = ui.allocate_exact_size(size.round(), Sense::click());
    response
        .widget_info(|| WidgetInfo::selected(egui::Role::Button, ui.is_enabled(), is_chosen, name));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let palette = &look.palette;
    let is_over = response.hovered() || response.is_pointer_button_down_on();
    let (fill, line) = if is_chosen {
        (palette.action_soft, Stroke::new(2.0, palette.action))
    } else if is_over {
        (palette.raised_hover, Stroke::new(1.0, palette.muted))
    } else {
        (palette.raised, Stroke::new(1.0, palette.line))
    };
    let round = CornerRadius::same(CORNER);
    ui.painter()
        .rect(rect, round, fill, line, StrokeKind::Inside);
    focus_ring(ui, &response, rect, CORNER, look);
    // A long name takes two lines.
    let font = look.font(Text::Small);
    let mut job = LayoutJob::simple(
        name.to_owned(),
        font,
        palette.ink,
        rect.width() - GRID * 0.5,
    );
    job.halign = Align::Center;
    let words = ui.painter().layout_job(job);
    let text = words.size().y;
    let side = (rect.height() - text - 1.5 * GRID).min(rect.width() - GRID);
    // Portrait and name stand together in the middle, however high the tile is.
    let top = rect.center().y - (side + GRID * 0.5 + text) / 2.0;
    let middle = pos2(rect.center().x, top + side / 2.0);
    let picture = Rect::from_center_size(middle, Vec2::splat(side));
    if let Some(texture) = art.portrait(ui.ctx(), who, pixels(side, ui)) {
        let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
        ui.painter()
            .image(texture.id(), picture, whole, Color32::WHITE);
    }
    let below = pos2(rect.center().x, picture.bottom() + GRID * 0.5);
    ui.painter().galley(below, words, palette.ink);
    response
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
