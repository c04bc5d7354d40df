//! Records without a disk: for tests, and where no folder can be had.

use std::collections::BTreeMap;
use std::path::PathBuf;

use crate::session::{Attempt, Timestamp};
use crate::study::{Card, CardKind, Rating, RatingKind, Try};

use super::entry::RecordEntry;
use super::exchange::ExchangeError;
use super::learners::{LearnerChange, LearnerId, Learners};
use super::notice::StoreNotice;
use super::records::{Place, Records};
use super::settings::Settings;
use super::{Store, StoreAnswer};

/// Records that last as long as the program. Every answer is there at once.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    learners: Learners,
    /// What those who are not learning now have left.
    others: BTreeMap<LearnerId, (Records, Settings)>,
    records: Records,
    settings: Settings,
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
        self.answers
            .push(StoreAnswer::Learners(self.learners.clone()));
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

    fn save_settings(&mut self, settings: Settings) {
        self.settings = settings;
    }

    fn change_learners(&mut self, change: LearnerChange, settings: Settings) {
        let before = self.learners.here();
        let mut next = None;
        match change {
            LearnerChange::TurnTo(id) => {
                self.learners.turn_to(id);
            }
            LearnerChange::Welcome(name) => {
                let id = self.learners.add(&name);
                self.learners.turn_to(id);
                next = Some((Records::default(), settings.for_newcomer()));
            }
            LearnerChange::Rename(id, name) => self.learners.rename(id, &name),
            LearnerChange::LayAside(id) => {
                self.learners.lay_aside(id);
            }
            LearnerChange::BringBack(id) => self.learners.bring_back(id),
        }
        let here = self.learners.here();
        if here != before {
            self.others
                .insert(before, (std::mem::take(&mut self.records), settings));
            let (records, settings) = next
                .or_else(|| self.others.remove(&here))
                .unwrap_or_default();
            self.records = records;
            self.settings = settings.clone();
            let settings = Box::new(settings);
            let learner = here;
            self.answers
                .push(StoreAnswer::Arrived { learner, settings });
            self.answers.push(StoreAnswer::Loaded(self.records.clone()));
        }
        self.answers
            .push(StoreAnswer::Learners(self.learners.clone()));
    }

    fn give_out(&mut self, path: PathBuf, _now: Timestamp) {
        self.answers.push(no_disk(path));
    }

    fn take_in(&mut self, path: PathBuf, _now: Timestamp) {
        self.answers.push(no_disk(path));
    }

    fn poll(&mut self) -> Vec<StoreAnswer> {
        std::mem::take(&mut self.answers)
    }
}

fn no_disk(path: PathBuf) -> StoreAnswer {
    StoreAnswer::NotExchanged {
        path,
        reason: ExchangeError::NoRecords,
    }
}
