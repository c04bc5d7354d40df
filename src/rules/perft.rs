//! Counting move sequences: the usual proof that moves are made right.

use super::Position;

/// The number of sequences of legal moves of this length.
///
/// ```
/// use chess_tutor::rules::{Position, perft};
/// assert_eq!(perft(&Position::start(), 3), 8_902);
/// ```
#[must_use]
pub fn perft(position: &Position, depth_plies: u32) -> u64 {
    shakmaty::perft(&position.chess, depth_plies)
}
