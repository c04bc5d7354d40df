//! When a side castled in a step, and the game as it stood before.

use crate::rules::{Color, Game};

/// The place, among all moves of a game, at which a side castled after so many moves; nothing where it has not.
pub(super) fn castled_at(game: &Game, after: usize, color: Color) -> Option<usize> {
    let positions = game.positions().skip(after);
    let moves = game.moves().skip(after).zip(positions);
    let castling = moves
        .zip(after..)
        .find(|((mv, position), _)| mv.castling().is_some() && position.turn() == color);
    castling.map(|(_, place)| place)
}

/// The game before the move at a place; all of it where there is none.
pub(super) fn game_before(game: &Game, place: Option<usize>) -> Game {
    let mut before = game.clone();
    while place.is_some_and(|place| before.len_plies() > place) {
        before.undo();
    }
    before
}
