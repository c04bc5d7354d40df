//! Who attacks, defends and pins whom. Pins do not lessen an attack: a pinned man still guards squares.

use shakmaty::{Bitboard, Board, Color, Square, attacks};

use super::Squares;

/// The men of a side that attack a square, whatever stands on it.
#[must_use]
pub fn attackers(board: &Board, square: Square, by: Color) -> Squares {
    board.attacks_to(square, by, board.occupied())
}

/// The men of the same side that guard the man on a square; none when the square is empty.
#[must_use]
pub fn defenders(board: &Board, square: Square) -> Squares {
    board
        .color_at(square)
        .map_or(Bitboard::EMPTY, |color| attackers(board, square, color))
}

/// The squares strictly between two squares of one rank, file or diagonal; none for any others.
#[must_use]
pub fn between(one: Square, other: Square) -> Squares {
    attacks::between(one, other)
}

/// The whole rank, file or diagonal through two squares; none when they share none.
#[must_use]
pub fn line_through(one: Square, other: Square) -> Squares {
    attacks::ray(one, other)
}

/// The men of a side, without the king, that are attacked and not defended.
#[must_use]
pub fn hanging(board: &Board, color: Color) -> Squares {
    (board.by_color(color) & !board.kings())
        .into_iter()
        .filter(|square| {
            attackers(board, *square, !color).any() && defenders(board, *square).is_empty()
        })
        .collect()
}

/// The men of a side that are pinned to their king (absolute pins); none when the side has no king.
#[must_use]
pub fn pinned(board: &Board, color: Color) -> Squares {
    pins(board, color).map(|(pinned, _)| pinned).collect()
}

/// The man that pins the man on a square to its king.
#[must_use]
pub fn pinner(board: &Board, square: Square) -> Option<Square> {
    let color = board.color_at(square)?;
    pins(board, color).find_map(|(pinned, by)| (pinned == square).then_some(by))
}

/// Each pinned man of a side with the man that pins it.
fn pins(board: &Board, color: Color) -> impl Iterator<Item = (Square, Square)> {
    let king = board.king_of(color);
    let snipers = king.map_or(Bitboard::EMPTY, |king| {
        let lines = attacks::rook_attacks(king, Bitboard::EMPTY) & board.rooks_and_queens();
        let diagonals = attacks::bishop_attacks(king, Bitboard::EMPTY) & board.bishops_and_queens();
        (lines | diagonals) & board.by_color(!color)
    });
    snipers.into_iter().filter_map(move |sniper| {
        let between = attacks::between(king?, sniper) & board.occupied();
        let pinned = between.single_square()?;
        board
            .by_color(color)
            .contains(pinned)
            .then_some((pinned, sniper))
    })
}
