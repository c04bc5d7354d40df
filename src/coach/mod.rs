//! The coach: how good a move was, what there is to say about it, and whether to say it.
//!
//! [`rate`] is the one table of ratings, over chances to win. [`phrase`] turns a [`Reason`] that a line has proved into a
//! message. [`Tact`] decides whether to speak: praise is earned and rare, and never says the same words twice in ten.

mod phrase;
mod rate;
mod tact;

pub use phrase::{Reason, Stance, clause, idea, phrase};
pub use rate::{
    Judged, Mate, MoveRating, Outlook, game_accuracy, loss_percent, move_accuracy, rate,
};
pub use tact::{Mood, Speech, Tact, Talk};
