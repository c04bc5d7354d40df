//! The seed of a turn, from the seed of the game.

use crate::session::Dice;

/// What decides a turn's chance, by the ply: whoever takes back and moves again meets the same opponent in the same mood.
#[must_use]
pub fn turn_seed(game_seed: u64, ply: usize) -> u64 {
    Dice::new(game_seed ^ (ply as u64).wrapping_mul(0xd134_2543_de82_ef95)).roll()
}
