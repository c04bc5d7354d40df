//! Records without a disk: for tests, and where no folder can be had.

use crate::session::{Attempt, Timestamp};
use crate::study::{Card, CardKind, Rating, RatingKind, Try};

use super::entry::RecordEntry;
use super::notice::StoreNotice;
use super::records::{Place, Records};
use super::settings::Settings;
use super::{Store, StoreAnswer};

/// Records that last as long as the program. Every answer is there at once.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    records: Records,
    kept: u64,
    answers: Vec<StoreAnswer>,
}

impl Memory {
    /// A store that knows some records already.
    #[must_use]
    pub fn with(records: Records) -> Self {
        Self {
            records,
            ..Self::default()
        }
    }

    /// A store that has something to say first.
    #[must_use]
    pub fn saying(notice: StoreNotice) -> Self {
        Self {
            answers: vec![StoreAnswer::Notice(notice)],
            ..Self::default()
        }
    }

    fn add(&mut self, entry: &RecordEntry) {
        entry.fold_into(&mut self.records);
        self.kept = self.kept.saturating_add(1);
        self.answers.push(StoreAnswer::Kept(self.kept));
    }
}

impl Store for Memory {
    fn load(&mut self) {
        self.answers.push(StoreAnswer::Loaded(self.records.clone()));
    }

    fn append(&mut self, attempt: Attempt) {
        self.add(&RecordEntry::Attempt(attempt));
    }

    fn remember_place(&mut self, place: Place) {
        self.add(&RecordEntry::Place(place));
    }

    fn finish_lesson(&mut self, lesson: String, at: Timestamp) {
        self.add(&RecordEntry::Finish { lesson, at });
    }

    fn save_card(&mut self, kind: CardKind, key: String, card: Card) {
        self.add(&RecordEntry::Card { kind, key, card });
    }

    fn save_rating(&mut self, kind: RatingKind, rating: Rating, at: Timestamp) {
        self.add(&RecordEntry::Rating { kind, rating, at });
    }

    fn append_try(&mut self, tried: Try) {
        self.add(&RecordEntry::Try(tried));
    }

    fn save_settings(&mut self, _settings: Settings) {}

    fn poll(&mut self) -> Vec<StoreAnswer> {
        std::mem::take(&mut self.answers)
    }
}
