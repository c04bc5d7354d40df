//! Where squares are on the screen, for both orientations. Pure: rectangles in, rectangles out.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::rules::{Color, File, Rank, Square};

/// The least side of a square in points; a smaller board is clipped rather than drawn smaller.
pub const LEAST_SIDE: f32 = 20.0;
/// Squares on each side of the board.
const SQUARES: f32 = 8.0;

/// A board laid out on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    squares: Rect,
    side: f32,
    gutter: f32,
    orientation: Color,
}

/// A point of the board in squares, independent of screen and orientation: the centre of a1 is (0, 0), of h8 (7, 7).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardPoint {
    /// Squares from the centre of file a.
    pub file: f32,
    /// Squares from the centre of rank 1.
    pub rank: f32,
}

/// A direction on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Towards the top.
    Up,
    /// Towards the bottom.
    Down,
    /// Towards the left.
    Left,
    /// Towards the right.
    Right,
}

impl Layout {
    /// The largest board that fits at the top left of `space`: squares of whole pixels, with `gutter` points for
    /// coordinates at the left and at the bottom.
    #[must_use]
    pub fn fit(space: Rect, gutter: f32, orientation: Color, pixels_per_point: f32) -> Self {
        let snap = |points: f32| (points * pixels_per_point).round() / pixels_per_point;
        let gutter = snap(gutter);
        let room = (space.width().min(space.height()) - gutter) / SQUARES;
        // A board measured first and then fitted again into its own size must not lose a pixel to rounding.
        let pixels = (room * pixels_per_point + 0.01).floor();
        let side = (pixels / pixels_per_point).max(LEAST_SIDE);
        let min = pos2(snap(space.min.x) + gutter, snap(space.min.y));
        Self {
            squares: Rect::from_min_size(min, Vec2::splat(side * SQUARES)),
            side,
            gutter,
            orientation,
        }
    }

    /// The 64 squares.
    #[must_use]
    pub fn squares(&self) -> Rect {
        self.squares
    }

    /// The squares and the coordinates beside them.
    #[must_use]
    pub fn outer(&self) -> Rect {
        let min = self.squares.min - vec2(self.gutter, 0.0);
        Rect::from_min_max(min, self.squares.max + vec2(0.0, self.gutter))
    }

    /// The side of a square in points.
    #[must_use]
    pub fn side(&self) -> f32 {
        self.side
    }

    /// A square's place on the screen.
    #[must_use]
    pub fn rect(&self, square: Square) -> Rect {
        let (column, row) = self.column_row(square);
        let min = self.squares.min + vec2(column as f32, row as f32) * self.side;
        Rect::from_min_size(min, Vec2::splat(self.side))
    }

    /// The middle of a square.
    #[must_use]
    pub fn center(&self, square: Square) -> Pos2 {
        self.rect(square).center()
    }

    /// The square at a point of the screen.
    #[must_use]
    pub fn square_at(&self, pos: Pos2) -> Option<Square> {
        let offset = (pos - self.squares.min) / self.side;
        let inside = |squares: f32| (0.0..SQUARES).contains(&squares);
        if !inside(offset.x) || !inside(offset.y) {
            return None;
        }
        // Both are whole numbers from 0 to 7 after the check.
        Some(self.square(offset.x as u32, offset.y as u32))
    }

    /// The same point, in squares.
    #[must_use]
    pub fn board_point(&self, pos: Pos2) -> BoardPoint {
        let offset = (pos - self.squares.min) / self.side - Vec2::splat(0.5);
        let last = SQUARES - 1.0;
        match self.orientation {
            Color::White => BoardPoint {
                file: offset.x,
                rank: last - offset.y,
            },
            Color::Black => BoardPoint {
                file: last - offset.x,
                rank: offset.y,
            },
        }
    }

    /// The same point, on the screen.
    #[must_use]
    pub fn pos(&self, point: BoardPoint) -> Pos2 {
        let last = SQUARES - 1.0;
        let offset = match self.orientation {
            Color::White => vec2(point.file, last - point.rank),
            Color::Black => vec2(last - point.file, point.rank),
        };
        self.squares.min + (offset + Vec2::splat(0.5)) * self.side
    }

    /// The next square in a direction on the screen; none beyond the edge.
    #[must_use]
    pub fn step(orientation: Color, square: Square, direction: Direction) -> Option<Square> {
        let forward = match orientation {
            Color::White => 1,
            Color::Black => -1,
        };
        let (files, ranks) = match direction {
            Direction::Up => (0, forward),
            Direction::Down => (0, -forward),
            Direction::Left => (-forward, 0),
            Direction::Right => (forward, 0),
        };
        let file = square.file().offset(files)?;
        let rank = square.rank().offset(ranks)?;
        Some(Square::from_coords(file, rank))
    }

    /// All squares as they are read: row by row from the top left of the screen.
    pub fn reading_order(&self) -> impl Iterator<Item = Square> + use<> {
        let layout = *self;
        (0..64).map(move |index| layout.square(index % 8, index / 8))
    }

    /// The middle of a file's letter, below the board.
    #[must_use]
    pub fn file_label(&self, file: File) -> Pos2 {
        let square = Square::from_coords(file, self.orientation.backrank());
        let below = self.squares.bottom() + self.gutter / 2.0;
        pos2(self.center(square).x, below)
    }

    /// The middle of a rank's number, left of the board.
    #[must_use]
    pub fn rank_label(&self, rank: Rank) -> Pos2 {
        let square = Square::from_coords(File::A, rank);
        let beside = self.squares.left() - self.gutter / 2.0;
        pos2(beside, self.center(square).y)
    }

    /// Columns from the left and rows from the top, 0 to 7.
    fn column_row(&self, square: Square) -> (u32, u32) {
        let (file, rank) = (square.file().to_u32(), square.rank().to_u32());
        match self.orientation {
            Color::White => (file, 7 - rank),
            Color::Black => (7 - file, rank),
        }
    }

    /// The inverse of [`Self::column_row`].
    fn square(&self, column: u32, row: u32) -> Square {
        let (column, row) = (column.min(7), row.min(7));
        match self.orientation {
            Color::White => Square::from_coords(File::new(column), Rank::new(7 - row)),
            Color::Black => Square::from_coords(File::new(7 - column), Rank::new(row)),
        }
    }
}

impl From<Square> for BoardPoint {
    fn from(square: Square) -> Self {
        Self {
            file: square.file().to_u32() as f32,
            rank: square.rank().to_u32() as f32,
        }
    }
}

impl BoardPoint {
    /// The point `part` of the way to another: 0 is here, 1 is there.
    #[must_use]
    pub fn towards(self, other: Self, part: f32) -> Self {
        Self {
            file: egui::lerp(self.file..=other.file, part),
            rank: egui::lerp(self.rank..=other.rank, part),
        }
    }

    /// Squares to another point.
    #[must_use]
    pub fn distance(self, other: Self) -> f32 {
        (self.file - other.file).hypot(self.rank - other.rank)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn layout(orientation: Color) -> Layout {
        let space = Rect::from_min_size(pos2(10.0, 20.0), vec2(500.0, 420.0));
        Layout::fit(space, 20.0, orientation, 1.0)
    }

    #[test]
    fn white_has_a1_at_the_bottom_left_and_black_at_the_top_right() {
        let white = layout(Color::White);
        assert_eq!(white.rect(Square::A1).min, pos2(30.0, 370.0));
        assert_eq!(white.rect(Square::H8).max, pos2(430.0, 70.0));
        let black = layout(Color::Black);
        assert_eq!(black.rect(Square::A1).max, pos2(430.0, 70.0));
        assert_eq!(black.rect(Square::H8).min, pos2(30.0, 370.0));
    }

    #[test]
    fn arrows_follow_the_screen() {
        let step = Layout::step;
        let up = Direction::Up;
        assert_eq!(step(Color::White, Square::E4, up), Some(Square::E5));
        assert_eq!(step(Color::Black, Square::E4, up), Some(Square::E3));
        assert_eq!(
            step(Color::Black, Square::E4, Direction::Left),
            Some(Square::F4)
        );
        assert_eq!(step(Color::White, Square::H4, Direction::Right), None);
    }

    #[test]
    fn labels_stand_beside_the_board() {
        let black = layout(Color::Black);
        assert_eq!(black.file_label(File::H), pos2(55.0, 430.0));
        assert_eq!(black.rank_label(Rank::First), pos2(20.0, 45.0));
    }

    proptest! {
        #[test]
        fn the_center_of_a_square_is_in_it(
            index in 0_u32..64,
            size in 1.0_f32..2000.0,
            x in -50.0_f32..50.0,
            scale in 0.5_f32..3.0,
            white: bool,
        ) {
            let square = Square::new(index);
            let space = Rect::from_min_size(pos2(x, x), Vec2::splat(size));
            let layout = Layout::fit(space, 20.0, Color::from_white(white), scale);
            let center = layout.center(square);
            prop_assert_eq!(layout.square_at(center), Some(square));
            prop_assert!(layout.pos(square.into()).distance(center) < 0.01);
            prop_assert!(layout.board_point(center).distance(square.into()) < 0.01);
        }

        #[test]
        fn squares_are_whole_pixels_and_fit(size in 200.0_f32..2000.0, scale in 0.5_f32..3.0) {
            let space = Rect::from_min_size(Pos2::ZERO, Vec2::splat(size));
            let layout = Layout::fit(space, 20.0, Color::White, scale);
            let pixels = layout.side() * scale;
            prop_assert!((pixels - pixels.round()).abs() < 0.01);
            prop_assert!(layout.outer().width() <= size + 1.0 / scale);
        }
    }
}
