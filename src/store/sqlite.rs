//! SQLite files of ours: opened with care, checked, brought forward; what can go wrong with them.
//!
//! The journal is a rollback journal that is truncated at each commit, with every step pressed to the disk. The program
//! may be killed, or the power fail, at any moment: what was answered as written is there, and the rest is undone at
//! the next opening. A write-ahead log would spare a few milliseconds that nobody waits for, and needs shared memory,
//! which network folders lack.

use std::fs;
use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags};

use crate::session::Timestamp;

use super::folder::DataFolder;
use super::migrate::{migrate, version};
use super::notice::{StoreNotice, Unusable};

/// How long another window of this program is waited for: it writes for some milliseconds at a time.
const PATIENCE: Duration = Duration::from_secs(1);

/// Why a file could not be opened or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum FileError {
    /// It has to be set aside.
    Unusable(Unusable),
    /// It, or its folder, may not be written.
    NotWritable,
    /// The disk is full.
    DiskFull,
    /// Another program holds it.
    Locked,
    /// Something else; what the system said.
    Other(String),
}

impl FileError {
    /// What the learner hears of it; what could not be written stays in memory.
    pub(crate) fn notice(self, folder: &DataFolder) -> StoreNotice {
        match self {
            Self::NotWritable => StoreNotice::NotWritable {
                folder: folder.path().to_owned(),
            },
            Self::DiskFull => StoreNotice::DiskFull,
            Self::Locked => StoreNotice::Locked,
            Self::Other(reason) => StoreNotice::NotSaved { reason },
            Self::Unusable(_) => StoreNotice::NotSaved {
                reason: "the new file is damaged too".to_owned(),
            },
        }
    }
}

/// Opens or begins a file that has been through these steps of its shape.
///
/// # Errors
/// A [`FileError`]; the file itself is as it was.
pub(crate) fn open(path: &Path, steps: &[&str], now: Timestamp) -> Result<Connection, FileError> {
    // A folder or a pipe of this name would be waited for or misread.
    if fs::metadata(path).is_ok_and(|metadata| !metadata.is_file()) {
        return Err(FileError::Unusable(Unusable::Damaged));
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
        | OpenFlags::SQLITE_OPEN_CREATE
        | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection =
        Connection::open_with_flags(path, flags).map_err(|error| at_opening(&error))?;
    prepare(&mut connection, path, steps, now)?;
    Ok(connection)
}

/// Looks whether the file is one of ours and whole, and brings it forward.
fn prepare(
    connection: &mut Connection,
    path: &Path,
    steps: &[&str],
    now: Timestamp,
) -> Result<(), FileError> {
    let sound = is_sound(connection).map_err(|error| at_opening(&error))?;
    let version = version(connection).map_err(|error| at_opening(&error))?;
    if version > steps.len() {
        return Err(FileError::Unusable(Unusable::Newer));
    }
    if !sound {
        return Err(FileError::Unusable(Unusable::Damaged));
    }
    migrate(connection, path, steps, now).map_err(|error| at_opening(&error))
}

/// Sets the connection up and checks the pages of the file. `quick_check` reads the whole file once, without comparing
/// indexes with their tables: some milliseconds for ten thousand attempts.
fn is_sound(connection: &Connection) -> rusqlite::Result<bool> {
    connection.busy_timeout(PATIENCE)?;
    connection.execute_batch(
        "PRAGMA trusted_schema = OFF;
         PRAGMA cell_size_check = ON;
         PRAGMA synchronous = FULL;",
    )?;
    let verdict: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    // Answers with the mode that it has: a file that cannot be written stays as it is.
    connection.query_row("PRAGMA journal_mode = TRUNCATE", [], |_| Ok(()))?;
    Ok(verdict == "ok")
}

/// While opening, an error that the system has no part in (a missing table, a value of the wrong kind) means that the
/// file is not what it should be.
pub(crate) fn at_opening(error: &rusqlite::Error) -> FileError {
    let found = while_writing(error);
    if matches!(found, FileError::Other(_)) && !is_of_system(error) {
        return FileError::Unusable(Unusable::Damaged);
    }
    found
}

/// What an error means when the file was sound before.
pub(crate) fn while_writing(error: &rusqlite::Error) -> FileError {
    let Some(code) = error.sqlite_error_code() else {
        return FileError::Other(error.to_string());
    };
    let is = |codes: &[ErrorCode]| codes.contains(&code);
    if is(&[ErrorCode::DatabaseCorrupt, ErrorCode::NotADatabase]) {
        return FileError::Unusable(Unusable::Damaged);
    }
    if is(&[ErrorCode::DatabaseBusy, ErrorCode::DatabaseLocked]) {
        return FileError::Locked;
    }
    if is(&[ErrorCode::DiskFull]) {
        return FileError::DiskFull;
    }
    if is(&[
        ErrorCode::ReadOnly,
        ErrorCode::CannotOpen,
        ErrorCode::PermissionDenied,
    ]) {
        return FileError::NotWritable;
    }
    FileError::Other(error.to_string())
}

fn is_of_system(error: &rusqlite::Error) -> bool {
    error.sqlite_error_code().is_some_and(|code| {
        [
            ErrorCode::SystemIoFailure,
            ErrorCode::OutOfMemory,
            ErrorCode::FileLockingProtocolFailed,
            ErrorCode::NoLargeFileSupport,
        ]
        .contains(&code)
    })
}

/// SQLite's integers have a sign; the year 292 million is late enough for the rest.
pub(crate) fn millis(at: Timestamp) -> i64 {
    i64::try_from(at.0).unwrap_or(i64::MAX)
}

/// The moment that a number in a file stands for.
pub(crate) fn moment(millis: i64) -> Timestamp {
    Timestamp(u64::try_from(millis).unwrap_or(0))
}
