//! Arrows, rings, dots, stars and badges: what points at the board without being part of the position.
//!
//! Each tone has a shape of its own, so that none is told by colour alone: an idea is plain, a good one carries a tick or
//! a ball, a warning is broken into dashes, danger has barbs, brackets and crosses.

use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Vec2};

use crate::app::board::layout::Layout;
use crate::app::board::shape::{self, Figure};
use crate::app::board::way::Way;
use crate::app::fonts::{Icon, icon_font};
use crate::app::look::BoardColors;
use crate::rules::{Square, Squares};
use crate::scene::{Badge, Mark, Sign, Tone};

// Sizes in squares.
const EDGE: f32 = 0.022;
/// The edge of an arrow, and the dark line around it: a red head on the red under a king in check has nothing else to be
/// told by.
const ARROW_EDGE: f32 = 0.03;
const ARROW_RIM: f32 = 0.016;
const SHAFT: f32 = 0.072;
const HEAD_WIDTH: f32 = 0.2;
const BARB: f32 = 0.11;
/// The ball of a good arrow, and how far from the middle of a man it lies.
const BALL: f32 = 0.15;
const BALL_GAP: f32 = 0.45;
const RING_RADIUS: f32 = 0.43;
const RING_WIDTH: f32 = 0.07;
const DOT_RADIUS: f32 = 0.15;
const STAR_RADIUS: f32 = 0.33;
const BADGE_RADIUS: f32 = 0.2;

/// Paints marks in the colours of a board.
pub struct MarkPainter<'a> {
    /// Where to.
    pub painter: &'a Painter,
    /// Where squares are.
    pub layout: &'a Layout,
    /// In which colours.
    pub colors: &'a BoardColors,
    /// Squares with something on them that must stay to be recognised.
    pub taken: Squares,
}

impl MarkPainter<'_> {
    /// What of a mark lies beneath the men: arrows, so that they never hide whom they are about.
    pub fn under(&self, mark: Mark) {
        if let Mark::Arrow { from, to, tone } = mark {
            self.arrow(from, to, tone);
        }
    }

    /// What of a mark lies on the men.
    pub fn over(&self, mark: Mark) {
        match mark {
            Mark::Arrow { from, to, tone } => self.ball(from, to, tone),
            Mark::Ring { square, tone } => self.ring(self.layout.rect(square), tone),
            Mark::Dot { square, tone } => self.dot(self.layout.center(square), tone),
        }
    }

    /// A star to collect.
    pub fn star(&self, centre: Pos2) {
        let radius = self.squares(STAR_RADIUS);
        self.figure(
            centre,
            shape::star(centre, radius),
            self.colors.star,
            (self.colors.outline, self.squares(0.04)),
        );
    }

    /// The sign of a move, on the upper right corner of its square.
    pub fn badge(&self, badge: Badge) {
        let square = self.layout.rect(badge.square);
        let radius = self.squares(BADGE_RADIUS);
        // Over the corner, but never half off the board.
        let room = self.layout.squares().expand(radius * 0.35).shrink(radius);
        let reach = self.squares(0.04);
        let corner = square.right_top() + Vec2::new(-reach, reach);
        let centre = room.clamp(corner);
        let (ground, sign) = match badge.sign {
            Sign::Star => (self.colors.star, self.colors.outline),
            Sign::Tick => (self.colors.tone(Tone::Good), Color32::WHITE),
            Sign::Again | Sign::Inaccuracy | Sign::Mistake => {
                (self.colors.tone(Tone::Warning), Color32::WHITE)
            }
            Sign::Book | Sign::Great | Sign::Brilliant => {
                (self.colors.tone(Tone::Idea), Color32::WHITE)
            }
            Sign::Blunder => (self.colors.tone(Tone::Danger), Color32::WHITE),
        };
        self.painter
            .circle_filled(centre, radius + self.squares(0.035), self.colors.mark_edge);
        self.painter.circle_filled(centre, radius, ground);
        match badge.sign {
            Sign::Star => self.figure(
                centre,
                shape::star(centre, radius * 0.66),
                self.colors.mark_edge,
                (sign, self.squares(0.028)),
            ),
            Sign::Tick => self.painter.extend(shape::tick(centre, radius, sign)),
            Sign::Again => self.painter.extend(shape::again(centre, radius, sign)),
            Sign::Book => {
                let font = icon_font(radius * 1.25);
                self.letters(centre, char::from(Icon::BookOpen).to_string(), font, sign);
            }
            Sign::Brilliant => self.glyph(centre, "!!", radius, sign),
            Sign::Great => self.glyph(centre, "!", radius, sign),
            Sign::Inaccuracy => self.glyph(centre, "?!", radius, sign),
            Sign::Mistake => self.glyph(centre, "?", radius, sign),
            Sign::Blunder => self.glyph(centre, "??", radius, sign),
        }
    }

    /// The sign that annotators write behind a move.
    fn glyph(&self, centre: Pos2, glyph: &str, radius: f32, color: Color32) {
        let font = FontId::proportional(radius * 1.45);
        self.letters(centre, glyph.to_owned(), font, color);
    }

    fn letters(&self, centre: Pos2, letters: String, font: FontId, color: Color32) {
        self.painter
            .text(centre, Align2::CENTER_CENTER, letters, font, color);
    }

    fn way(&self, from: Square, to: Square) -> Way {
        let distance = self.layout.center(from).distance(self.layout.center(to));
        let is_taken = |square| self.taken.contains(square);
        Way::new(distance / self.layout.side(), is_taken(from), is_taken(to))
    }

    fn arrow(&self, from: Square, to: Square, tone: Tone) {
        let way = self.way(from, to);
        let (from, to) = (self.layout.center(from), self.layout.center(to));
        let along = (to - from).normalized();
        let across = along.rot90();
        let side = self.layout.side();
        // A point so many squares along the arrow and beside it.
        let at = |x: f32, y: f32| from + (along * x + across * y) * side;
        let (shafts, barb) = match tone {
            Tone::Idea | Tone::Good => (vec![(way.tail, way.neck)], 0.0),
            Tone::Warning => (way.dashes(), 0.0),
            Tone::Danger => (vec![(way.tail, way.neck)], BARB),
        };
        let Some(((begin, _), loose)) = shafts.split_last() else {
            return;
        };
        for (begin, end) in loose {
            let dash = [
                at(*begin, -SHAFT),
                at(*begin, SHAFT),
                at(*end, SHAFT),
                at(*end, -SHAFT),
            ];
            self.rimmed(at((begin + end) / 2.0, 0.0), &dash, tone);
        }
        let corners = [
            at(way.neck, -SHAFT),
            at(*begin, -SHAFT),
            at(*begin, SHAFT),
            at(way.neck, SHAFT),
            at(way.neck - barb, HEAD_WIDTH),
            at(way.tip, 0.0),
            at(way.neck - barb, -HEAD_WIDTH),
        ];
        self.rimmed(at(way.neck + barb, 0.0), &corners, tone);
    }

    /// The ball with the tick at the tail of a good arrow, beside the man rather than on him.
    fn ball(&self, from: Square, to: Square, tone: Tone) {
        if tone != Tone::Good {
            return;
        }
        let way = self.way(from, to);
        let place = if self.taken.contains(from) {
            BALL_GAP.min(way.neck)
        } else {
            way.tail
        };
        let (from, to) = (self.layout.center(from), self.layout.center(to));
        let centre = from + (to - from).normalized() * self.squares(place);
        let radius = self.squares(BALL);
        self.disc(centre, radius, tone);
        self.painter
            .extend(shape::tick(centre, radius, self.colors.mark_edge));
    }

    fn ring(&self, square: Rect, tone: Tone) {
        let centre = square.center();
        let radius = self.squares(RING_RADIUS);
        let width = self.squares(RING_WIDTH);
        let (color, edge) = (self.colors.tone(tone), self.colors.mark_edge);
        let edge_width = width + 2.0 * self.squares(EDGE);
        match tone {
            Tone::Idea | Tone::Good => {
                self.painter
                    .add(shape::ring(centre, radius, edge_width, edge));
                self.painter.add(shape::ring(centre, radius, width, color));
            }
            Tone::Warning => {
                const DASHES: usize = 10;
                for dash in 0..DASHES {
                    let points = arc(centre, radius, dash as f32 / DASHES as f32, 0.05);
                    self.line(points, width, color);
                }
            }
            Tone::Danger => {
                let corners = square.shrink(self.squares(0.065));
                let arm = self.squares(0.2);
                for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
                    let half = corners.size() / 2.0;
                    let corner = corners.center() + half * Vec2::new(x, y);
                    let points = vec![
                        corner - Vec2::new(x * arm, 0.0),
                        corner,
                        corner - Vec2::new(0.0, y * arm),
                    ];
                    self.line(points, width, color);
                }
            }
        }
        if tone == Tone::Good {
            let at = centre + Vec2::angled(-std::f32::consts::FRAC_PI_4 * 3.0) * radius;
            let ball = self.squares(0.14);
            self.disc(at, ball, tone);
            self.painter.extend(shape::tick(at, ball, edge));
        }
    }

    fn dot(&self, centre: Pos2, tone: Tone) {
        let radius = self.squares(DOT_RADIUS);
        let white = self.colors.mark_edge;
        match tone {
            Tone::Idea => self.disc(centre, radius, tone),
            Tone::Good => {
                self.disc(centre, radius * 1.15, tone);
                self.painter
                    .extend(shape::tick(centre, radius * 1.15, white));
            }
            Tone::Warning => {
                let corners: Vec<Pos2> = (0..3)
                    .map(|corner| {
                        let turn = corner as f32 / 3.0 - 0.25;
                        centre + Vec2::angled(turn * std::f32::consts::TAU) * radius * 1.35
                    })
                    .collect();
                self.outlined(centre, &corners, tone);
            }
            Tone::Danger => {
                self.disc(centre, radius * 1.15, tone);
                self.painter
                    .extend(shape::cross(centre, radius * 1.15, white));
            }
        }
    }

    /// A disc with the thin edge.
    fn disc(&self, centre: Pos2, radius: f32, tone: Tone) {
        self.painter
            .circle_filled(centre, radius + self.squares(EDGE), self.colors.mark_edge);
        self.painter
            .circle_filled(centre, radius, self.colors.tone(tone));
    }

    /// A round line with the thin edge.
    fn line(&self, points: Vec<Pos2>, width: f32, color: Color32) {
        let edge = width + 2.0 * self.squares(EDGE);
        self.painter
            .extend(shape::round_line(&points, edge, self.colors.mark_edge));
        self.painter
            .extend(shape::round_line(&points, width, color));
    }

    /// A part of an arrow, with a light edge and a dark line around that: one of them is seen on any ground.
    fn rimmed(&self, centre: Pos2, corners: &[Pos2], tone: Tone) {
        let edge = self.squares(ARROW_EDGE).max(1.25);
        let rim = edge + self.squares(ARROW_RIM).max(0.75);
        let (dark, light) = (self.colors.outline, self.colors.mark_edge);
        self.figure(centre, corners.to_vec(), light, (dark, rim));
        self.figure(
            centre,
            corners.to_vec(),
            self.colors.tone(tone),
            (light, edge),
        );
    }

    /// A figure in a tone with the thin edge.
    fn outlined(&self, centre: Pos2, corners: &[Pos2], tone: Tone) {
        self.figure(
            centre,
            corners.to_vec(),
            self.colors.tone(tone),
            (self.colors.mark_edge, self.squares(EDGE)),
        );
    }

    fn figure(
        &self,
        centre: Pos2,
        corners: Vec<Pos2>,
        fill: Color32,
        (edge, edge_width): (Color32, f32),
    ) {
        let figure = Figure {
            centre,
            corners,
            fill,
            edge,
            edge_width,
        };
        self.painter
            .add(figure.shape(self.painter.pixels_per_point()));
    }

    /// So many squares, in points.
    fn squares(&self, squares: f32) -> f32 {
        squares * self.layout.side()
    }
}

/// Points along a circle, from a turn and for a part of a turn.
fn arc(centre: Pos2, radius: f32, from: f32, length: f32) -> Vec<Pos2> {
    const STEPS: usize = 8;
    (0..=STEPS)
        .map(|step| {
            let turn = from + length * step as f32 / STEPS as f32;
            centre + Vec2::angled(turn * std::f32::consts::TAU) * radius
        })
        .collect()
}

/// Dots and rings on the squares that a held man may go to.
pub fn target(square: Rect, captures: bool, color: Color32) -> Shape {
    const DOT: f32 = 0.155;
    const RING: f32 = 0.09;
    let side = square.width();
    if captures {
        let radius = side * (0.5 - RING / 2.0);
        return shape::ring(square.center(), radius, side * RING, color);
    }
    Shape::circle_filled(square.center(), side * DOT, color)
}
