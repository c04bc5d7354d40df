//! The words of a board, for screen readers and for the chooser of a promotion. They come from outside: no text for
//! learners stands in the window's code.

use crate::rules::{Piece, Role, Square};

/// Gives the words of a board in the learner's language.
pub trait SquareNames {
    /// A square, like "e4, white pawn", with what its state adds for who cannot see it.
    fn square_label(&self, square: Square, piece: Option<Piece>, state: SquareState) -> String;

    /// A piece that a pawn may become, like "queen"; also shown.
    fn promotion_label(&self, role: Role) -> String;

    /// A man in the tray, like "white queen".
    fn tray_label(&self, piece: Piece) -> String;

    /// The place where men are put away.
    fn bin_label(&self) -> String;
}

/// What is seen on a square beside its man.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SquareState {
    /// Its man is held.
    pub is_held: bool,
    /// The held man may go here.
    pub is_target: bool,
    /// The last move went from or to here.
    pub is_last_move: bool,
    /// Its king is in check.
    pub is_check: bool,
    /// A star lies here.
    pub has_star: bool,
}
