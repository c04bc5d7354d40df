//! Positions in which nobody, or one side, can never mate.
//!
//! Never calls a position dead that is not; some dead positions are not recognised.

use shakmaty::{Chess, Color, Position as _};

/// Is it proved that no sequence of legal moves mates either side?
pub(super) fn is_dead(chess: &Chess) -> bool {
    chess.is_insufficient_material()
}

/// Could this side mate by some sequence of legal moves, as far as is known? `false` is proved, `true` is not.
pub(super) fn can_mate(chess: &Chess, color: Color) -> bool {
    !chess.has_insufficient_material(color) && !is_dead(chess)
}
