//! One thing to be written into the records.

use crate::session::{Attempt, Timestamp};

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
}

impl RecordEntry {
    /// When it happened.
    pub(super) fn at(&self) -> Timestamp {
        match self {
            Self::Attempt(attempt) => attempt.at,
            Self::Place(place) => place.at,
            Self::Finish { at, .. } => *at,
        }
    }

    /// Adds it to what is known.
    pub(super) fn fold_into(&self, records: &mut Records) {
        match self {
            Self::Attempt(attempt) => records.record(attempt),
            Self::Place(place) => records.reach(place.clone()),
            Self::Finish { lesson, at } => records.finish(lesson, *at),
        }
    }
}
