//! What a move does for the plan of a game: openings, pawns, squares, endings.
//!
//! Nothing is won by it at once, so that no line can prove its worth. Each fact is true of the board before and after the
//! first move of the line, and is told only as that, where nothing more particular can be said.

mod backward;
mod castled;
mod centre;
mod development;
mod doubled;
mod early_queen;
mod exposed_king;
mod isolated;
mod lost_castling;
mod open_file;
mod opposition;
mod outpost;
mod passed;
mod pawns;
mod same_man;
mod simplification;
mod square;
mod weak_point;

use crate::rules::{Color, Position, Role, Squares};

use super::fact::Fact;
use super::story::Story;

/// A game is in its opening for so many moves, while so many men stand on the board.
const OPENING_MOVES: u32 = 12;
const OPENING_MEN: usize = 24;

/// All facts of this kind.
pub(super) fn find(story: &Story) -> Vec<Fact> {
    let detectors: [fn(&Story) -> Option<Fact>; 17] = [
        castled::find,
        centre::find,
        development::find,
        weak_point::find,
        same_man::find,
        early_queen::find,
        lost_castling::find,
        exposed_king::find,
        doubled::find,
        isolated::find,
        backward::find,
        passed::find,
        open_file::find,
        outpost::find,
        simplification::find,
        opposition::find,
        square::find,
    ];
    detectors
        .into_iter()
        .filter_map(|detector| detector(story))
        .collect()
}

/// Is the game in its opening?
fn is_opening(position: &Position) -> bool {
    position.move_number() <= OPENING_MOVES && position.board().occupied().count() >= OPENING_MEN
}

/// The knights and bishops of a side that stand where they began.
fn at_home(position: &Position, side: Color) -> Squares {
    let board = position.board();
    let home = Squares::from_rank(side.backrank());
    let is_home = |square: &crate::rules::Square| match board.role_at(*square) {
        Some(Role::Knight) => matches!(u32::from(square.file()), 1 | 6),
        Some(Role::Bishop) => matches!(u32::from(square.file()), 2 | 5),
        _ => false,
    };
    (board.by_color(side) & home)
        .into_iter()
        .filter(is_home)
        .collect()
}
