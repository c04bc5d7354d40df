//! Finds what a position or a move holds: exchanges, hanging men, forced mates.
//!
//! Everything here is derived from the rules by looking at legal moves, and can be shown on the board.

mod exchange;
mod mate;

pub use exchange::{Threat, exchange_gain, material, quiet_balance, value, worst_threat};
pub use mate::{MateProof, mate_in};
