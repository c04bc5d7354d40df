//! Stars, hint dots and the side to move: small signs that are looked at, with a name that is heard.

use egui::{InnerResponse, Response, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::board::shape::{self, Figure};
use crate::app::look::{Look, Text};
use crate::rules::Color;

/// The most stars of a step.
const STARS: u8 = 3;

/// Three stars, `earned` of them filled; `name` says it, like "2 of 3 stars".
pub fn stars_ui(earned: u8, name: &str, size: f32, look: &Look, ui: &mut Ui) -> Response {
    let gap = size * 0.16;
    let count = f32::from(STARS);
    let wanted = vec2(size * count + gap * (count - 1.0), size);
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
    name_image(&response, name);
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let palette = &look.palette;
    for star in 0..STARS {
        let x = rect.left() + size / 2.0 + f32::from(star) * (size + gap);
        // A star's points reach farther up than down: a little lower, it looks centred.
        let centre = pos2(x, rect.center().y + size * 0.03);
        let fill = if star < earned {
            palette.star
        } else {
            palette.raised
        };
        let edge_width = (size * 0.065).max(1.0);
        let figure = Figure {
            centre,
            corners: shape::star(centre, size / 2.0 - edge_width),
            fill,
            edge: palette.star_edge,
            edge_width,
        };
        ui.painter().add(figure.shape(ui.pixels_per_point()));
    }
    response
}

/// A dot for each hint there is, filled when taken; `name` says it, like "1 of 3 hints".
pub fn hint_dots_ui(taken: u32, hints: u32, name: &str, look: &Look, ui: &mut Ui) -> Response {
    let radius = (look.size(Text::Small) * 0.3).round();
    let step = radius * 3.2;
    let wanted = vec2(step * hints as f32, radius * 4.0);
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
    name_image(&response, name);
    if !ui.is_rect_visible(rect) {
        return response;
    }
    for hint in 0..hints {
        let x = rect.left() + step * (hint as f32 + 0.5);
        let centre = pos2(x, rect.center().y);
        if hint < taken {
            ui.painter()
                .circle_filled(centre, radius, look.palette.idea);
        } else {
            let ring = shape::ring(centre, radius - 0.75, 1.5, look.palette.muted);
            ui.painter().add(ring);
        }
    }
    response
}

/// The side to move: a disc in its colour on a square of the board that it stands out from, and the words, like "White to
/// move".
pub fn turn_ui(color: Color, words: &str, look: &Look, ui: &mut Ui) -> Response {
    text_row_ui(look, ui, |ui| {
        let side = look.size(Text::Body) + 2.0;
        let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
        let board = &look.board;
        let (disc, square, edge) = match color {
            Color::White => (egui::Color32::WHITE, board.dark, board.outline),
            Color::Black => (board.outline, board.light, board.outline),
        };
        let painter = ui.painter();
        painter.rect_filled(rect, 3.0, square);
        painter.circle_filled(rect.center(), side * 0.36, edge);
        painter.circle_filled(rect.center(), side * 0.36 - 1.0, disc);
        ui.label(look.text(words, Text::Body));
    })
    .response
}

/// A row of words and signs, as high as a line; a plain `horizontal` is as high as a button.
pub fn text_row_ui<R>(
    look: &Look,
    ui: &mut Ui,
    add: impl FnOnce(&mut Ui) -> R,
) -> InnerResponse<R> {
    let height = look.line_height(Text::Body);
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = height;
        ui.horizontal(add).inner
    })
}

fn name_image(response: &Response, name: &str) {
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, name));
}
