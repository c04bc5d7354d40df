//! The castling card: which conditions hold now, for each side and each way.

use egui::{Align2, Rect, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::app::cx::Cx;
use crate::app::fonts::{Icon, icon_font};
use crate::app::lines::Lines;
use crate::app::look::{GRID, Text};
use crate::app::widget::card;
use crate::message::{Arg, Message};
use crate::rules::{CastlingCard, CastlingSide, CastlingSideCard, Color, Condition};

/// Where a condition stands in a card.
type ConditionOf = fn(&CastlingSideCard) -> &Condition;

/// The rows: what is asked of a castling, and where it stands in the card.
const ROWS: [(&str, ConditionOf); 6] = [
    ("castling-king-unmoved", |card| &card.king_unmoved),
    ("castling-rook-unmoved", |card| &card.rook_unmoved),
    ("castling-way-clear", |card| &card.way_clear),
    ("castling-not-in-check", |card| &card.not_in_check),
    ("castling-crossing-safe", |card| &card.crossing_safe),
    ("castling-landing-safe", |card| &card.landing_safe),
];

/// What is said of all that is not told one by one.
static HOLDS: Condition = Condition::Holds;

/// The width of a way's column at normal text size, in points.
const COLUMN: f32 = 48.0;

/// Space between a row's words and the next row's, in points.
const AIR: f32 = 10.0;
/// Between the card's edge and what is in it, in points.
const PADDING: i8 = 12;

/// What the card tells.
pub(super) struct Castling<'a> {
    /// The conditions, White's first.
    pub(super) cards: &'a [CastlingCard; 2],
    /// The ways that the step is about.
    pub(super) ways: &'a [(Color, CastlingSide)],
    /// Is it told how things stood before a castling?
    pub(super) is_past: bool,
}

/// Draws the card. Where there is too little room for all of it, what holds is told in one row.
pub(super) fn castling_ui(castling: &Castling<'_>, room: f32, cx: Cx<'_>, ui: &mut Ui) {
    let cards = castling.cards.iter();
    let columns: Vec<(Color, &CastlingSideCard)> = cards
        .flat_map(|card| [(card.color, &card.short), (card.color, &card.long)])
        .filter(|(color, side)| castling.ways.contains(&(*color, side.side)))
        .collect();
    if columns.is_empty() {
        return;
    }
    let line = (cx.look.size(Text::Small) * 1.25).round();
    let height = |rows: usize| 2.0 * line + rows as f32 * (line + AIR) + 2.0 * f32::from(PADDING);
    let is_low = GRID + height(ROWS.len()) > room;
    let holds = |condition: ConditionOf| {
        let mut sides = columns.iter();
        sides.all(|(_, side)| *condition(side) == Condition::Holds)
    };
    let rows: Vec<_> = ROWS
        .into_iter()
        .filter(|(_, condition)| !is_low || !holds(*condition))
        .collect();
    ui.add_space(GRID);
    card(cx.look).inner_margin(PADDING).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 0.0;
        let (head, cells) = row(2.0 * line, columns.len(), cx, ui);
        let title = if castling.is_past {
            "castling-title-past"
        } else {
            "castling-title"
        };
        paint_text(head, &cx.word(title), cx, ui);
        for ((color, side), cell) in columns.iter().zip(cells) {
            let words = cx.word(way_word(*color, side.side));
            let job = egui::text::LayoutJob {
                halign: egui::Align::Center,
                ..egui::text::LayoutJob::simple(
                    words,
                    cx.look.font(Text::Small),
                    cx.look.palette.muted,
                    cell.width(),
                )
            };
            let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
            let top = pos2(cell.center().x, cell.center().y - galley.size().y / 2.0);
            ui.painter().galley(top, galley, cx.look.palette.muted);
        }
        for (id, condition) in &rows {
            let label = cx.word(id);
            row_ui(&label, &columns, *condition, cx, ui);
        }
        if rows.len() < ROWS.len() {
            let id = if rows.is_empty() {
                "castling-all-hold"
            } else {
                "castling-rest-holds"
            };
            row_ui(&cx.word(id), &columns, |_| &HOLDS, cx, ui);
        }
    });
}

/// One condition for each way.
fn row_ui(
    label: &str,
    columns: &[(Color, &CastlingSideCard)],
    condition: ConditionOf,
    cx: Cx<'_>,
    ui: &mut Ui,
) {
    let line = (cx.look.size(Text::Small) * 1.25).round();
    let (head, cells) = row(line + AIR, columns.len(), cx, ui);
    paint_text(head, label, cx, ui);
    for ((color, side), cell) in columns.iter().zip(cells) {
        let way = cx.word(way_word(*color, side.side));
        condition_ui(condition(side), cell, &way, label, cx, ui);
    }
}

/// A row: the place of its label, and of its columns.
fn row(height: f32, columns: usize, cx: Cx<'_>, ui: &mut Ui) -> (Rect, Vec<Rect>) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let width = COLUMN * cx.look.text_size.factor();
    let split = rect.right() - width * columns as f32;
    let cells = (0..columns)
        .map(|column| {
            let left = split + column as f32 * width;
            Rect::from_min_size(pos2(left, rect.top()), vec2(width, height))
        })
        .collect();
    (
        Rect::from_min_max(rect.min, pos2(split - 4.0, rect.bottom())),
        cells,
    )
}

fn paint_text(rect: Rect, words: &str, cx: Cx<'_>, ui: &Ui) {
    let font = cx.look.font(Text::Small);
    let galley = Lines::plain(words, font, cx.look.palette.ink, rect.width(), ui).galley;
    let top = rect.center().y - galley.size().y / 2.0;
    ui.painter()
        .galley(pos2(rect.left(), top), galley, cx.look.palette.ink);
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
fn condition_ui(condition: &Condition, cell: Rect, way: &str, row: &str, cx: Cx<'_>, ui: &Ui) {
    let palette = &cx.look.palette;
    let (icon, color, id) = match condition {
        Condition::Holds => (Icon::Check, palette.good, "castling-holds"),
        Condition::Fails { .. } => (Icon::X, palette.danger, "castling-fails"),
        Condition::Unknown => (
            Icon::CircleQuestionMark,
            palette.warning,
            "castling-unknown",
        ),
    };
    let message = Message::own(id)
        .with("way", Arg::Name(way.to_owned()))
        .with("condition", Arg::Name(row.to_owned()));
    let name = cx.voice().say(&message);
    let response = ui.interact(cell, ui.scope_id().with((way, row)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, &name));
    let size = cx.look.size(Text::Body) * 1.1;
    ui.painter().text(
        cell.center(),
        Align2::CENTER_CENTER,
        char::from(icon),
        icon_font(size),
        color,
    );
    response.on_hover_text(name);
}
