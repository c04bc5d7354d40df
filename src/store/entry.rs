//! One thing to be written into the records.

use crate::session::{Attempt, Timestamp};
use crate::study::{Card, CardKind, Rating, RatingKind, Try};

use super::records::{Place, Records};

/// Something that happened and is to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum RecordEntry {
    /// A step ended.
    Attempt(Attempt),
    /// The learner came to a step.
    Place(Place),
    /// The learner came to the end of a lesson.
    Finish {
        /// The lesson.
        lesson: String,
        /// When.
        at: Timestamp,
    },
    /// A thing was reviewed.
    Card {
        /// The kind of thing.
        kind: CardKind,
        /// Which one.
        key: String,
        /// Its card from now on.
        card: Card,
    },
    /// A rating changed.
    Rating {
        /// What it is of.
        kind: RatingKind,
        /// What it is from now on.
        rating: Rating,
        /// When.
        at: Timestamp,
    },
    /// Something was tried.
    Try(Try),
}

impl RecordEntry {
    /// When it happened.
    pub(super) fn at(&self) -> Timestamp {
        match self {
            Self::Attempt(attempt) => attempt.at,
            Self::Place(place) => place.at,
            Self::Finish { at, .. } | Self::Rating { at, .. } => *at,
            Self::Card { card, .. } => card.last(),
            Self::Try(tried) => tried.at,
        }
    }

    /// Adds it to what is known.
    pub(super) fn fold_into(&self, records: &mut Records) {
        match self {
            Self::Attempt(attempt) => records.record(attempt),
            Self::Place(place) => records.reach(place.clone()),
            Self::Finish { lesson, at } => records.finish(lesson, *at),
            Self::Card { kind, key, card } => records.learner.keep_card(*kind, key, *card),
            Self::Rating { kind, rating, at } => records.learner.keep_rating(*kind, *rating, *at),
            Self::Try(tried) => records.learner.keep_try(tried.clone()),
        }
    }
}
