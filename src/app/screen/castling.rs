//! The castling card: which conditions hold now, for each side and each way.

use egui::{Grid, Response, Sense, Ui, WidgetInfo};

use crate::app::cx::Cx;
use crate::app::fonts::{Icon, icon_font};
use crate::app::look::{GRID, Text};
use crate::app::widget::card;
use crate::message::{Arg, Message};
use crate::rules::{CastlingCard, CastlingSide, CastlingSideCard, Color, Condition};

/// The rows: what is asked of a castling, and where it stands in the card.
const ROWS: [(&str, fn(&CastlingSideCard) -> &Condition); 6] = [
    ("castling-king-unmoved", |card| &card.king_unmoved),
    ("castling-rook-unmoved", |card| &card.rook_unmoved),
    ("castling-way-clear", |card| &card.way_clear),
    ("castling-not-in-check", |card| &card.not_in_check),
    ("castling-crossing-safe", |card| &card.crossing_safe),
    ("castling-landing-safe", |card| &card.landing_safe),
];

pub(super) fn castling_ui(cards: &[CastlingCard; 2], cx: Cx<'_>, ui: &mut Ui) {
    let sides: Vec<(Color, &CastlingSideCard)> = cards
        .iter()
        .flat_map(|card| [(card.color, &card.short), (card.color, &card.long)])
        // A way without king and rook at home says nothing to a learner.
        .filter(|(_, side)| side.same_rank == Condition::Holds)
        .collect();
    if sides.is_empty() {
        return;
    }
    ui.add_space(GRID);
    card(cx.look).inner_margin(12).show(ui, |ui| {
        ui.set_width(ui.available_width());
        Grid::new("castling").num_columns(sides.len() + 1).spacing([GRID, 2.0]).show(ui, |ui| {
            ui.label(cx.look.text(cx.word("castling-title"), Text::Small));
            for (color, side) in &sides {
                ui.vertical_centered(|ui| {
                    ui.label(cx.look.text(cx.word(way_word(*color, side.side)), Text::Small));
                });
            }
            ui.end_row();
            for (id, condition) in ROWS {
                ui.label(cx.look.text(cx.word(id), Text::Small).color(cx.look.palette.ink));
                for (color, side) in &sides {
                    let way = cx.word(way_word(*color, side.side));
                    condition_ui(condition(side), &way, &cx.word(id), cx, ui);
                }
                ui.end_row();
            }
        });
    });
}

fn way_word(color: Color, side: CastlingSide) -> &'static str {
    match (color, side) {
        (Color::White, CastlingSide::KingSide) => "castling-white-short",
        (Color::White, CastlingSide::QueenSide) => "castling-white-long",
        (Color::Black, CastlingSide::KingSide) => "castling-black-short",
        (Color::Black, CastlingSide::QueenSide) => "castling-black-long",
    }
}

/// A tick, a cross, or a question mark: shape and name say it, not the colour alone.
fn condition_ui(condition: &Condition, way: &str, row: &str, cx: Cx<'_>, ui: &mut Ui) -> Response {
    let palette = &cx.look.palette;
    let (icon, color, id) = match condition {
        Condition::Holds => (Icon::Check, palette.good, "castling-holds"),
        Condition::Fails { .. } => (Icon::X, palette.danger, "castling-fails"),
        Condition::Unknown => (Icon::CircleQuestionMark, palette.warning, "castling-unknown"),
    };
    let size = cx.look.size(Text::Body);
    let width = ui.available_width().max(size);
    let (rect, response) = ui.allocate_exact_size(egui::vec2(width, size * 1.3), Sense::hover());
    let name = cx.voice().say(
        &Message::own(id)
            .with("way", Arg::Name(way.to_owned()))
            .with("condition", Arg::Name(row.to_owned())),
    );
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, &name));
    ui.painter().text(rect.center(), egui::Align2::CENTER_CENTER, char::from(icon), icon_font(size), color);
    response.on_hover_text(name)
}
