//! The board and its men on the screen. Painting only: what is drawn is decided by the view.

use egui::epaint::RectShape;
use egui::{
    Align2, Color32, CornerRadius, FontFamily, FontId, Painter, Pos2, Rect, Shape, Stroke,
    StrokeKind, Vec2, pos2,
};

use crate::app::art::Art;
use crate::app::board::layout::Layout;
use crate::app::board::shape;
use crate::app::look::{Look, Text};
use crate::rules::{File, Piece, Rank, Square};

/// How round the board's own corners are, in squares.
const CORNER: f32 = 0.09;
/// The rim around the squares, in points.
const RIM: f32 = 2.0;
/// How much larger a man in the hand is.
pub const LIFT: f32 = 1.12;

/// How a square is coloured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ground {
    /// As it is.
    #[default]
    Plain,
    /// Of the last move.
    Last,
    /// Its man is held.
    Held,
}

/// Paints a board.
pub struct BoardPainter<'a> {
    /// Where to.
    pub painter: &'a Painter,
    /// Where squares are.
    pub layout: &'a Layout,
    /// In which colours.
    pub look: &'a Look,
}

impl BoardPainter<'_> {
    /// The rim behind the squares.
    pub fn rim(&self) {
        let rect = self.layout.squares().expand(RIM);
        let corner = CornerRadius::same((self.corner() + RIM) as u8);
        self.painter.rect_filled(rect, corner, self.look.board.rim);
    }

    /// A square.
    pub fn square(&self, square: Square, ground: Ground) {
        let board = &self.look.board;
        let color = match (ground, square.is_light()) {
            (Ground::Plain, true) => board.light,
            (Ground::Plain, false) => board.dark,
            (Ground::Last, true) => board.light_last,
            (Ground::Last, false) => board.dark_last,
            (Ground::Held, true) => board.light_held,
            (Ground::Held, false) => board.dark_held,
        };
        let rect = self.layout.rect(square);
        self.painter.rect_filled(rect, self.corners_of(rect), color);
    }

    /// The glow under a king in check.
    pub fn check(&self, square: Square) {
        let rect = self.layout.rect(square);
        let painter = self
            .painter
            .with_clip_rect(self.painter.clip_rect().intersect(rect));
        let radius = rect.width() * 0.72;
        painter.add(shape::glow(rect.center(), radius, self.look.board.check));
    }

    /// The pointer's square.
    pub fn hover(&self, square: Square) {
        let rect = self.layout.rect(square);
        let width = (self.layout.side() * 0.05).max(2.0);
        self.painter.rect_stroke(
            rect,
            self.corners_of(rect),
            Stroke::new(width, self.look.board.hover),
            StrokeKind::Inside,
        );
    }

    /// The keyboard's square: a ring that stands out on every square and under every man.
    pub fn cursor(&self, square: Square) {
        let rect = self.layout.rect(square);
        let width = (self.layout.side() * 0.05).max(2.5);
        let corner = CornerRadius::same((self.layout.side() * 0.08) as u8);
        for (inset, width, color) in [
            (0.0, width + 2.0, self.look.board.mark_edge),
            (1.0, width, self.look.board.cursor),
        ] {
            self.painter.rect_stroke(
                rect.shrink(inset),
                corner,
                Stroke::new(width, color),
                StrokeKind::Inside,
            );
        }
    }

    /// Letters below the board and numbers at its left.
    pub fn coordinates(&self) {
        let size = coordinate_size(self.look, self.layout.side());
        let font = FontId::new(size, FontFamily::Proportional);
        let color = self.look.palette.muted;
        let label = |at: Pos2, letter: char| {
            self.painter
                .text(at, Align2::CENTER_CENTER, letter, font.clone(), color);
        };
        for file in File::ALL {
            label(self.layout.file_label(file), file.char());
        }
        for rank in Rank::ALL {
            label(self.layout.rank_label(rank), rank.char());
        }
    }

    /// A man with its middle at a point.
    pub fn man(&self, art: &mut Art, piece: Piece, centre: Pos2, size: ManSize) {
        let pixels_per_point = self.painter.pixels_per_point();
        let side = self.layout.side() * size.scale;
        let pixels = (side * pixels_per_point).round();
        let Some(texture) = art.man(self.painter.ctx(), piece, pixels as u32) else {
            return;
        };
        // On whole pixels, so that the texture is shown as it was drawn.
        let snap = |points: f32| (points * pixels_per_point).round() / pixels_per_point;
        let corner = centre - Vec2::splat(side / 2.0);
        let min = pos2(snap(corner.x), snap(corner.y));
        let rect = Rect::from_min_size(min, Vec2::splat(pixels / pixels_per_point));
        let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
        let tint = Color32::WHITE.gamma_multiply(size.opacity);
        self.painter.image(texture.id(), rect, whole, tint);
    }

    /// The soft shadow of a man held above the board.
    pub fn shadow(&self, centre: Pos2) {
        let side = self.layout.side();
        let foot = centre + Vec2::new(0.0, side * 0.4);
        let rect = Rect::from_center_size(foot, Vec2::new(side * 0.62, side * 0.16));
        let corner = CornerRadius::same((side * 0.08) as u8);
        let shadow =
            RectShape::filled(rect, corner, self.look.board.shadow).with_blur_width(side * 0.16);
        self.painter.add(Shape::Rect(shadow));
    }

    /// The veil over everything while a pawn waits for what it shall become.
    pub fn veil(&self) {
        let corner = CornerRadius::same(self.corner() as u8);
        self.painter
            .rect_filled(self.layout.squares(), corner, self.look.board.veil);
    }

    fn corner(&self) -> f32 {
        (self.layout.side() * CORNER).round()
    }

    /// The board's corners are round, so the corner squares are at one corner.
    fn corners_of(&self, rect: Rect) -> CornerRadius {
        let board = self.layout.squares();
        let round = self.corner() as u8;
        let near = |one: Pos2, other: Pos2| one.distance_sq(other) < 1.0;
        let at = |own: Pos2, of: Pos2| if near(own, of) { round } else { 0 };
        CornerRadius {
            nw: at(rect.left_top(), board.left_top()),
            ne: at(rect.right_top(), board.right_top()),
            sw: at(rect.left_bottom(), board.left_bottom()),
            se: at(rect.right_bottom(), board.right_bottom()),
        }
    }
}

/// How a man is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ManSize {
    /// Times the side of a square.
    pub scale: f32,
    /// How much of it is seen: 1 is all.
    pub opacity: f32,
}

impl ManSize {
    /// Standing on its square.
    pub const STANDING: Self = Self {
        scale: 1.0,
        opacity: 1.0,
    };
    /// In the hand.
    pub const LIFTED: Self = Self {
        scale: LIFT,
        opacity: 1.0,
    };
    /// Where a man in the hand came from.
    pub const GHOST: Self = Self {
        scale: 1.0,
        opacity: 0.3,
    };
}

/// The size of coordinates, in points: small text, but never too large for its square.
#[must_use]
pub fn coordinate_size(look: &Look, side: f32) -> f32 {
    look.size(Text::Small).min(side * 0.36).max(9.0)
}
