//! Sentences: a [`crate::message::Message`] becomes text in the learner's language.
//!
//! The words are in `locales/`; nothing below this module holds any for the learner. [`Catalogue`] keeps them, [`Voice`] speaks
//! them in one language, with the names of men, squares and sides put in, and marks what a learner can point at.

mod catalogue;
mod check;
mod spoken;
#[expect(
    clippy::module_inception,
    reason = "the noun of this file is the voice itself"
)]
mod voice;

pub use catalogue::Catalogue;
pub use check::{check_own_words, terms_of};
pub use spoken::{Part, Spoken};
pub use voice::{TermCard, Voice};
