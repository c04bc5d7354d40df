//! 棋师 · Chess Tutor: an offline chess tutor and lesson player.

#[cfg(feature = "gui")]
pub mod app;
pub mod cli;
pub mod content;
pub mod language;
pub mod lesson;
pub mod message;
pub mod motif;
pub mod rules;
pub mod scene;
pub mod session;
pub mod store;
pub mod tutor;
pub mod voice;
