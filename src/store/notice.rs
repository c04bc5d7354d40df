//! What the learner should hear of the store: what went wrong with a file, and what becomes of the progress.

use std::path::PathBuf;

/// News from the data folder. Progress is never lost by any of these: what cannot be written stays in memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreNotice {
    /// A file could not be used; it lies beside the new one, whole, under another name.
    SetAside {
        /// The name that it has now, without its folder.
        name: String,
        /// Why it could not be used.
        why: Unusable,
    },
    /// Nothing can be written in the data folder, or it cannot be made: choose another, or free this one.
    NotWritable {
        /// The folder.
        folder: PathBuf,
    },
    /// There is no data folder on this system: choose one with `--data`.
    NoFolder,
    /// The disk is full; what is new is written as soon as there is room.
    DiskFull,
    /// Another program holds the records; what is new is written as soon as it lets go.
    Locked,
    /// The system refused for another reason; what is new is tried again with the next record.
    NotSaved {
        /// What the system said, for a bug report; in English or the system's language.
        reason: String,
    },
    /// After one of the above: everything is written now.
    SavedAgain,
}

/// Why a file was set aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unusable {
    /// It is damaged, or something else altogether.
    Damaged,
    /// A newer version of this program wrote it.
    Newer,
}
