//! Buttons: one primary on a screen, quiet ones beside it.

use std::sync::Arc;

use egui::{
    Color32, CornerRadius, Galley, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};

use super::focus_ring;
use crate::app::fonts::{Icon, icon_font};
use crate::app::lines::Lines;
use crate::app::look::{BUTTON_HEIGHT, CORNER, GRID, Look, Text};

/// An icon beside text, in times of the text's size.
const ICON: f32 = 1.2;
/// Between a button's edge and what is in it, in points.
const PADDING: Vec2 = vec2(2.0 * GRID, GRID);

/// A button with a verb and, mostly, an icon before it.
#[derive(Clone, Debug)]
#[must_use = "a button is shown by `ui`"]
pub struct Button<'a> {
    text: &'a str,
    kind: Kind,
    icon: Option<Icon>,
    icon_after: bool,
    least_width: f32,
}

/// How loud a button is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Primary,
    Quiet,
    Chosen,
}

impl<'a> Button<'a> {
    /// The one thing to do next.
    pub fn primary(text: &'a str) -> Self {
        Self::new(text, Kind::Primary)
    }

    /// Something that can be done as well.
    pub fn quiet(text: &'a str) -> Self {
        Self::new(text, Kind::Quiet)
    }

    /// One of several answers or settings; chosen or not.
    pub fn choice(text: &'a str, is_chosen: bool) -> Self {
        let kind = if is_chosen { Kind::Chosen } else { Kind::Quiet };
        Self::new(text, kind)
    }

    fn new(text: &'a str, kind: Kind) -> Self {
        Self {
            text,
            kind,
            icon: None,
            icon_after: false,
            least_width: 0.0,
        }
    }

    /// With an icon before the text.
    pub fn icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    /// With an icon after the text, for what leads onward.
    pub fn icon_after(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self.icon_after = true;
        self
    }

    /// At least so many points wide.
    pub fn least_width(mut self, points: f32) -> Self {
        self.least_width = points;
        self
    }

    /// Shows it.
    pub fn ui(self, look: &Look, ui: &mut Ui) -> Response {
        let size = look.size(Text::Body);
        let icon_width = self.icon_width(look);
        let galley = self.words(look, ui);
        let content = vec2(galley.size().x + icon_width, galley.size().y);
        let wanted = self.wanted(content);
        let (rect, response) = ui.allocate_exact_size(wanted, Sense::click());
        response.widget_info(|| {
            let enabled = ui.is_enabled();
            if self.kind == Kind::Chosen {
                return WidgetInfo::selected(egui::Role::Button, enabled, true, self.text);
            }
            WidgetInfo::labeled(egui::Role::Button, enabled, self.text)
        });
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let (fill, line, ink) = self.colors(look, &response);
        let round = CornerRadius::same(CORNER);
        ui.painter()
            .rect(rect, round, fill, line, StrokeKind::Inside);
        focus_ring(ui, &response, rect, CORNER, look);
        let content = Rect::from_center_size(rect.center(), content);
        let middle = rect.center().y - galley.size().y / 2.0;
        let (text_x, icon_x) = if self.icon_after {
            (content.left(), content.right() - size * ICON / 2.0)
        } else {
            (
                content.left() + icon_width,
                content.left() + size * ICON / 2.0,
            )
        };
        ui.painter().galley(pos2(text_x, middle), galley, ink);
        if let Some(icon) = self.icon {
            let at = pos2(icon_x, rect.center().y);
            paint_icon(ui, icon, at, size * ICON, ink);
        }
        response
    }

    /// How high it will be.
    #[must_use]
    pub fn height(&self, look: &Look, ui: &Ui) -> f32 {
        self.wanted(self.words(look, ui).size()).y
    }

    fn icon_width(&self, look: &Look) -> f32 {
        let icon = look.size(Text::Body) * ICON + GRID;
        self.icon.map_or(0.0, |_| icon)
    }

    /// A verb stays on one line unless it is wider than all the room there is.
    fn words(&self, look: &Look, ui: &Ui) -> Arc<Galley> {
        let room = ui.max_rect().width() - self.icon_width(look) - 2.0 * PADDING.x;
        let room = room.max(look.size(Text::Body));
        let font = look.font(Text::Body);
        Lines::plain(self.text, font, Color32::PLACEHOLDER, room, ui).galley
    }

    fn wanted(&self, content: Vec2) -> Vec2 {
        let wanted = content + 2.0 * PADDING;
        wanted.max(vec2(self.least_width, BUTTON_HEIGHT)).round()
    }

    fn colors(&self, look: &Look, response: &Response) -> (Color32, Stroke, Color32) {
        let palette = &look.palette;
        let is_over = response.hovered() || response.is_pointer_button_down_on();
        match self.kind {
            Kind::Primary => {
                let fill = if is_over {
                    palette.action_hover
                } else {
                    palette.action
                };
                (fill, Stroke::NONE, palette.on_action)
            }
            Kind::Quiet => {
                let (fill, line) = if is_over {
                    (palette.raised_hover, palette.muted)
                } else {
                    (palette.raised, palette.line)
                };
                (fill, Stroke::new(1.0, line), palette.ink)
            }
            Kind::Chosen => (
                palette.action_soft,
                Stroke::new(2.0, palette.action),
                palette.ink,
            ),
        }
    }
}

/// A square button that shows only an icon; its name is heard, and seen under the pointer.
pub fn icon_button_ui(icon: Icon, name: &str, look: &Look, ui: &mut Ui) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(BUTTON_HEIGHT), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, ui.is_enabled(), name));
    if ui.is_rect_visible(rect) {
        if response.hovered() || response.is_pointer_button_down_on() {
            let round = CornerRadius::same(CORNER);
            ui.painter()
                .rect_filled(rect, round, look.palette.raised_hover);
        }
        focus_ring(ui, &response, rect, CORNER, look);
        let size = look.size(Text::Body) * 1.3;
        paint_icon(ui, icon, rect.center(), size, look.palette.ink);
    }
    response.on_hover_text(name).on_disabled_hover_text(name)
}

/// An icon with its middle at a point.
pub(super) fn paint_icon(ui: &Ui, icon: Icon, at: egui::Pos2, size: f32, color: Color32) {
    ui.painter().text(
        at,
        egui::Align2::CENTER_CENTER,
        char::from(icon),
        icon_font(size),
        color,
    );
}
