//! What the learner knows: how strong they are, what is due again, what was tried.
//!
//! [`Rating`] is the learner's strength beside that of a puzzle or an opponent, [`Card`] the memory of one thing that is to come
//! back in time, [`Try`] one thing that was tried; [`Learner`] holds them all. Pure: the time is handed in, and whoever
//! keeps the values is told so by the [store](crate::store).
//!
//! ```
//! use chess_tutor::session::Timestamp;
//! use chess_tutor::study::{Grade, Rating, Score, review};
//!
//! let mut learner = Rating::start(600.0);
//! let puzzle = Rating::known(700.0, 80.0);
//! learner = learner.after(&puzzle, Score::Win);
//! assert!(learner.value() > 600.0);
//!
//! let now = Timestamp(1_700_000_000_000);
//! let card = review(None, Grade::Again, now);
//! assert!(card.is_due(card.due()) && !card.is_due(now));
//! ```

mod learner;
mod rating;
mod schedule;

pub use learner::{CardKind, Learner, RatingKind, Try, TryOutcome};
pub use rating::{Rating, Score};
pub use schedule::{Card, Grade, review};
