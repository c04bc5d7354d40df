//! What the learner leaves behind: records of lessons in SQLite, settings in TOML, both in one data folder.
//!
//! The program gives a [`Store`] what happened and polls it for answers; it never waits for the disk. [`Database`]
//! writes on a thread of its own, [`Memory`] forgets at the end. Whatever goes wrong becomes a [`StoreNotice`], and
//! progress goes on in memory. What a learner knows, and when it is due again, is not decided here.
//!
//! Several learners may share a machine: a store keeps the records of one at a time and can be told to turn to another
//! ([`Learners`]).
//!
//! Pure: `choice`, `entry`, `learners`, `memory`, `notice`, `records`, `settings`. At the edge: `aside`, `cabinet`, `clerk`, `database`, `exchange`, `folder`,
//! `given`, `learner_rows`, `learners_file`, `ledger`, `migrate`, `records_file`, `settings_file`, `sqlite`.
//!
//! ```
//! use chess_tutor::session::Timestamp;
//! use chess_tutor::store::{Memory, Place, Store as _, StoreAnswer};
//!
//! let mut store = Memory::default();
//! store.remember_place(Place {
//!     lesson: "rook".to_owned(),
//!     step: "reach-a8".to_owned(),
//!     at: Timestamp(1_000),
//! });
//! store.load();
//! let answers = store.poll();
//! let Some(StoreAnswer::Loaded(records)) = answers.last() else { panic!() };
//! assert_eq!(records.last_place().unwrap().step, "reach-a8");
//! ```

mod aside;
mod cabinet;
mod choice;
mod clerk;
mod database;
mod entry;
mod exchange;
mod file_trouble;
mod folder;
mod given;
mod learner_rows;
mod learners;
mod learners_file;
mod ledger;
mod memory;
mod migrate;
mod notice;
mod records;
mod records_file;
mod settings;
mod settings_file;
mod sqlite;
#[cfg(test)]
mod trial;

use std::path::PathBuf;
use std::sync::Arc;

use crate::session::{Attempt, Timestamp};
use crate::study::{Card, CardKind, Rating, RatingKind, Try};

pub(crate) use aside::set_aside;
pub use choice::{BoardStyle, Choice, Level, Motion, TextSize, WindowTheme};
pub(crate) use clerk::{Clerk, Outbox};
pub use database::Database;
pub use exchange::{ExchangeError, export, import};
pub use file_trouble::FileTrouble;
pub use folder::DataFolder;
pub(crate) use given::write_beside;
pub use given::write_new;
pub use learners::{LearnerChange, LearnerEntry, LearnerId, Learners};
pub use memory::Memory;
pub use notice::{StoreNotice, Unusable};
pub use records::{LONGEST_STEP_MILLIS, LessonRecord, Place, Records, Spent, StepRecord};
pub use settings::Settings;
pub(crate) use sqlite::{
    FileError, at_opening, millis, moment, open as open_sqlite, while_writing,
};

/// Called from the store's thread when there is something to poll. It must not wait.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// The keeper of the learner's records. No call waits; what comes of it is polled.
pub trait Store {
    /// Asks for all that is known: a [`StoreAnswer::Learners`] and a [`StoreAnswer::Loaded`].
    fn load(&mut self);

    /// Keeps a finished step.
    fn append(&mut self, attempt: Attempt);

    /// Keeps where the learner stands.
    fn remember_place(&mut self, place: Place);

    /// Keeps that a lesson was gone through to its end.
    fn finish_lesson(&mut self, lesson: String, at: Timestamp);

    /// Keeps the card of a thing that was reviewed.
    fn save_card(&mut self, kind: CardKind, key: String, card: Card);

    /// Keeps a rating.
    fn save_rating(&mut self, kind: RatingKind, rating: Rating, at: Timestamp);

    /// Keeps something that was tried.
    fn append_try(&mut self, tried: Try);

    /// Keeps what the learner has chosen.
    fn save_settings(&mut self, settings: Settings);

    /// Changes who learns here: a [`StoreAnswer::Learners`], and before it a [`StoreAnswer::Arrived`] when someone else
    /// is learning from now on. `settings` are those of whoever is learning now.
    fn change_learners(&mut self, change: LearnerChange, settings: Settings);

    /// Writes the records of whoever is learning into a file, or one beside it if it is there: a
    /// [`StoreAnswer::GivenOut`] or a [`StoreAnswer::NotExchanged`].
    fn give_out(&mut self, path: PathBuf, now: Timestamp);

    /// Adds the records of a file to those of whoever is learning: a [`StoreAnswer::TakenIn`] and a
    /// [`StoreAnswer::Loaded`], or a [`StoreAnswer::NotExchanged`].
    fn take_in(&mut self, path: PathBuf, now: Timestamp);

    /// What there is to hear since the last poll, in order.
    fn poll(&mut self) -> Vec<StoreAnswer>;
}

/// What a store has to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreAnswer {
    /// All that is known, to replace what was known before. It comes once for each [`Store::load`], and once more if
    /// the file could not be read at first and can be now.
    Loaded(Records),
    /// So many attempts, places, ends of lessons, cards, ratings and tries, counted from the start of this store in the order in which they
    /// were given, are safe from now on, come what may.
    Kept(u64),
    /// Who learns here.
    Learners(Learners),
    /// Someone else is learning from now on; what they know comes next, as [`StoreAnswer::Loaded`].
    Arrived {
        /// Who.
        learner: LearnerId,
        /// What they have chosen.
        settings: Box<Settings>,
    },
    /// The records are in a file.
    GivenOut {
        /// The file, as it was named in the end.
        path: PathBuf,
        /// How many there are.
        rows: usize,
    },
    /// The records of a file were added.
    TakenIn {
        /// The file.
        path: PathBuf,
        /// How many it has.
        rows: usize,
    },
    /// Records could be neither given out nor taken in; all is as it was.
    NotExchanged {
        /// The file.
        path: PathBuf,
        /// Why not.
        reason: ExchangeError,
    },
    /// Something that the learner should hear.
    Notice(StoreNotice),
}

/// Opens the records in a data folder, of whoever learnt there last; where there is no folder or no thread for them, they are kept in memory, and a notice
/// says so.
#[must_use]
pub fn open(folder: Option<DataFolder>, wake: Wake, now: Timestamp) -> Box<dyn Store> {
    let Some(folder) = folder else {
        return Box::new(Memory::saying(StoreNotice::NoFolder));
    };
    match Database::start(folder, wake, now) {
        Ok(database) => Box::new(database),
        Err(error) => Box::new(Memory::saying(StoreNotice::NotSaved {
            reason: error.to_string(),
        })),
    }
}
