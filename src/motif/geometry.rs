//! What the detectors share about lines, values and safety.

use crate::rules::{
    Board, Color, Move, Position, Role, Square, Squares, attackers, defenders, pinned,
};

use super::fact::Man;
use super::{exchange_gain, value};

/// A king is worth more than anything.
const KING_WORTH: i32 = 99;

/// The value of a man for comparing what is attacked: the king above all.
pub(super) fn worth(role: Role) -> i32 {
    if role == Role::King {
        KING_WORTH
    } else {
        value(role)
    }
}

/// Does the man move along lines?
pub(super) fn is_slider(role: Role) -> bool {
    matches!(role, Role::Bishop | Role::Rook | Role::Queen)
}

/// The man on a square of the board.
pub(super) fn man_on(board: &Board, square: Square) -> Option<Man> {
    board.piece_at(square).map(|piece| (square, piece))
}

/// The men of a side that the man on a square attacks.
pub(super) fn attacked_by(board: &Board, from: Square, color: Color) -> Squares {
    board.attacks_from(from) & board.by_color(color)
}

/// Has the man no protector, not even one behind a taker on the same line?
pub(super) fn is_undefended(board: &Board, square: Square) -> bool {
    let Some(color) = board.color_at(square) else {
        return false;
    };
    if defenders(board, square).any() {
        return false;
    }
    // A protector behind an attacking slider comes into play when that one takes.
    let takers = attackers(board, square, !color);
    let sliders = takers & board.sliders();
    let without = board.occupied() & !sliders;
    let behind = board.attacks_to(square, color, without) & board.sliders();
    behind.is_empty()
}

/// The best that the side to move gains by taking on a square, in pawns; nothing when it cannot take there.
#[must_use]
pub fn best_capture(position: &Position, square: Square) -> Option<(i32, Move)> {
    position
        .legal_moves()
        .into_iter()
        .filter(|mv| mv.captured_on() == Some(square))
        .map(|mv| (exchange_gain(position, mv), mv))
        .max_by_key(|(gain, mv)| (*gain, -worth(mv.role())))
}

/// May the man just put on a square stay there: does taking it cost the side to move more than it brings?
pub(super) fn is_safe(after: &Position, square: Square) -> bool {
    best_capture(after, square).is_none_or(|(gain, _)| gain <= 0)
}

/// May a man leave its square in this direction, or is it pinned to its own king on another line?
pub(super) fn may_go(board: &Board, from: Square, to: Square) -> bool {
    let Some(color) = board.color_at(from) else {
        return false;
    };
    if !pinned(board, color).contains(from) {
        return true;
    }
    board
        .king_of(color)
        .is_some_and(|king| crate::rules::line_through(king, from).contains(to))
}
