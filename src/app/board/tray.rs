//! The men beside the board, to be put on it, and the place where they are put away.

use egui::{CornerRadius, Rect, Stroke, StrokeKind, Vec2, vec2};

use crate::app::board::gesture::{Held, Place};
use crate::app::board::layout::Layout;
use crate::app::board::paint::{BoardPainter, ManSize};
use crate::app::fonts::{Icon, icon_font};
use crate::app::look::{BUTTON_HEIGHT, GRID};
use crate::rules::Piece;
use crate::scene::{Input, Scene};

/// The tray laid out below the board.
pub(super) struct Tray {
    tiles: Vec<(Piece, Rect)>,
    bin: Rect,
}

/// The room that a tray takes below a board, in points: none where there is no tray.
pub(super) fn height(scene: &Scene, side: f32) -> f32 {
    match scene.input {
        Input::Men(_) => side.max(BUTTON_HEIGHT) + GRID,
        Input::Nothing | Input::Moves(_) | Input::Squares => 0.0,
    }
}

impl Tray {
    /// The tray for a scene that asks for men.
    pub(super) fn new(scene: &Scene, layout: &Layout) -> Option<Self> {
        let Input::Men(men) = &scene.input else {
            return None;
        };
        let squares = layout.squares();
        let count = men.len() as f32 + 1.0;
        let widest = (squares.width() - GRID) / count;
        let side = layout.side().max(BUTTON_HEIGHT).min(widest);
        let top = layout.outer().bottom() + GRID;
        let tile = |index: usize| {
            let min = egui::pos2(squares.left() + index as f32 * side, top);
            Rect::from_min_size(min, Vec2::splat(side))
        };
        let tiles = men.iter().copied().enumerate();
        let bin_min = egui::pos2(squares.right() - side, top);
        Some(Self {
            tiles: tiles.map(|(index, piece)| (piece, tile(index))).collect(),
            bin: Rect::from_min_size(bin_min, Vec2::splat(side)),
        })
    }

    pub(super) fn tiles(&self) -> &[(Piece, Rect)] {
        &self.tiles
    }

    pub(super) fn bin(&self) -> Rect {
        self.bin
    }

    /// What of the tray is at a point. Between its men it is the bin: there, too, men are put away.
    pub(super) fn place_at(&self, pos: egui::Pos2) -> Option<Place> {
        let tile = self.tiles.iter().find(|(_, rect)| rect.contains(pos));
        if let Some((piece, _)) = tile {
            return Some(Place::Tray(*piece));
        }
        self.bin.contains(pos).then_some(Place::Bin)
    }

    pub(super) fn paint(
        &self,
        board: &BoardPainter<'_>,
        art: &mut crate::app::art::Art,
        held: Option<Held>,
    ) {
        let palette = &board.look.palette;
        let round = CornerRadius::same(crate::app::look::CORNER);
        for (piece, rect) in &self.tiles {
            let is_held = held == Some(Held::Tray(*piece));
            let rect = rect.shrink(2.0);
            let (fill, line) = if is_held {
                (
                    board.look.board.light_held,
                    Stroke::new(2.0, palette.action),
                )
            } else {
                (board.look.board.light, Stroke::new(1.0, palette.line))
            };
            board
                .painter
                .rect(rect, round, fill, line, StrokeKind::Inside);
            let size = ManSize {
                scale: rect.width() / board.layout.side() * 0.92,
                opacity: 1.0,
            };
            board.man(art, *piece, rect.center(), size);
        }
        let bin = self.bin.shrink(2.0);
        let dashes = egui::Shape::dashed_line(
            &[
                bin.left_top(),
                bin.right_top(),
                bin.right_bottom(),
                bin.left_bottom(),
                bin.left_top(),
            ],
            Stroke::new(1.5, palette.muted),
            5.0,
            4.0,
        );
        board.painter.extend(dashes);
        board.painter.text(
            bin.center() + vec2(0.0, 0.0),
            egui::Align2::CENTER_CENTER,
            char::from(Icon::Trash2),
            icon_font(bin.width() * 0.42),
            palette.muted,
        );
    }
}
