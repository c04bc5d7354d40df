//! How pawns stand to each other.

use crate::motif::story::Step;
use crate::rules::{Board, Color, File, Role, Square, Squares};

/// The pawns of a side.
pub(super) fn of(board: &Board, side: Color) -> Squares {
    board.by_piece(Role::Pawn.of(side))
}

/// The files beside a file.
pub(super) fn beside(file: File) -> Squares {
    let at = |step| file.offset(step).map_or(Squares::EMPTY, Squares::from_file);
    at(-1) | at(1)
}

/// The squares in front of a rank, as a side looks.
pub(super) fn ahead(square: Square, side: Color) -> Squares {
    let rank = u32::from(square.rank());
    Square::ALL
        .into_iter()
        .filter(|other| {
            let other = u32::from(other.rank());
            match side {
                Color::White => other > rank,
                Color::Black => other < rank,
            }
        })
        .collect()
}

/// A pawn of the mover that is something after the move and was not before; one that has moved is looked at where it stood.
pub(super) fn fresh(
    step: &Step<'_>,
    side: Color,
    is: fn(&Board, Square, Color) -> bool,
) -> Option<Square> {
    let stood = |square| {
        if square == step.mv.to() {
            step.mv.from()
        } else {
            square
        }
    };
    let (old, board) = (step.before.board(), step.after.board());
    of(board, side)
        .into_iter()
        .find(|square| is(board, *square, side) && !is(old, stood(*square), side))
}

/// No pawn of its own on the files beside it.
pub(super) fn is_isolated(board: &Board, square: Square, side: Color) -> bool {
    (of(board, side) & beside(square.file())).is_empty()
}

/// No pawn in its way, neither on its file nor beside it.
pub(super) fn is_passed(board: &Board, square: Square, side: Color) -> bool {
    let way = ahead(square, side);
    let file = Squares::from_file(square.file());
    let others = of(board, !side) & way & (file | beside(square.file()));
    others.is_empty() && (of(board, side) & way & file).is_empty()
}

/// It has neighbours, all of them ahead of it, and the square before it is attacked by a pawn of the other side.
pub(super) fn is_backward(board: &Board, square: Square, side: Color) -> bool {
    let neighbours = of(board, side) & beside(square.file());
    let all_ahead = (neighbours & !ahead(square, side)).is_empty();
    let step = match side {
        Color::White => 8,
        Color::Black => -8,
    };
    let Some(before) = square.offset(step) else {
        return false;
    };
    let guards = board.attacks_to(before, !side, board.occupied()) & of(board, !side);
    neighbours.any() && all_ahead && guards.any() && !is_passed(board, square, side)
}
