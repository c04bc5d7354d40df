//! 棋师 · Chess Tutor: an offline chess tutor and lesson player.

pub mod message;
pub mod rules;
pub mod scene;
pub mod session;
pub mod store;
