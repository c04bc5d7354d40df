//! The SQLite file of the learner's records: opened with care, read once, written in whole transactions.
//!
//! The journal is a rollback journal that is truncated at each commit, with every step pressed to the disk. The program
//! may be killed, or the power fail, at any moment: what was answered as written is there, and the rest is undone at
//! the next opening. A write-ahead log would spare a few milliseconds that nobody waits for, and needs shared memory,
//! which network folders lack.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags, Row, Transaction, TransactionBehavior, params};

use crate::session::{Attempt, AttemptOutcome, Timestamp};

use super::entry::RecordEntry;
use super::migrate::{STEPS, migrate, version};
use super::notice::Unusable;
use super::records::{Place, Records};

/// How long another window of this program is waited for: it writes for some milliseconds at a time.
const PATIENCE: Duration = Duration::from_secs(1);

/// An open file of records.
#[derive(Debug)]
pub(super) struct RecordsFile {
    connection: Connection,
    path: PathBuf,
}

/// Why a file could not be opened or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum FileError {
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

impl RecordsFile {
    /// Opens or begins a file, and reads all that is in it.
    ///
    /// # Errors
    /// A [`FileError`]; the file itself is as it was.
    pub(super) fn open(path: &Path, now: Timestamp) -> Result<(Self, Records), FileError> {
        // A folder or a pipe of this name would be waited for or misread.
        if fs::metadata(path).is_ok_and(|metadata| !metadata.is_file()) {
            return Err(FileError::Unusable(Unusable::Damaged));
        }
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
            | OpenFlags::SQLITE_OPEN_CREATE
            | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let mut connection =
            Connection::open_with_flags(path, flags).map_err(|error| at_opening(&error))?;
        prepare(&mut connection, path, now)?;
        let records = read(&connection).map_err(|error| at_opening(&error))?;
        let path = path.to_owned();
        Ok((Self { connection, path }, records))
    }

    /// Is the file still where it was? The learner may have tidied up; what is written to a file without a name is lost.
    pub(super) fn is_there(&self) -> bool {
        self.path.is_file()
    }

    /// Writes entries, all or none. When this returns, they are on the disk.
    ///
    /// # Errors
    /// A [`FileError`]; none of the entries is written.
    pub(super) fn write(&mut self, entries: &[RecordEntry]) -> Result<(), FileError> {
        self.try_write(entries)
            .map_err(|error| while_writing(&error))
    }

    fn try_write(&mut self, entries: &[RecordEntry]) -> rusqlite::Result<()> {
        let transaction = self
            .connection
            .transaction_with_behavior(TransactionBehavior::Immediate)?;
        for entry in entries {
            match entry {
                RecordEntry::Attempt(attempt) => write_attempt(&transaction, attempt)?,
                RecordEntry::Place(place) => write_place(&transaction, place)?,
                RecordEntry::Finish { lesson, at } => write_finish(&transaction, lesson, *at)?,
            }
        }
        transaction.commit()
    }

    #[cfg(test)]
    pub(super) fn limit_pages(&self, pages: u32) {
        self.connection
            .pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))
            .unwrap();
    }
}

/// Looks whether the file is one of ours and whole, and brings it forward.
fn prepare(connection: &mut Connection, path: &Path, now: Timestamp) -> Result<(), FileError> {
    let sound = is_sound(connection).map_err(|error| at_opening(&error))?;
    let version = version(connection).map_err(|error| at_opening(&error))?;
    if version > STEPS.len() {
        return Err(FileError::Unusable(Unusable::Newer));
    }
    if !sound {
        return Err(FileError::Unusable(Unusable::Damaged));
    }
    migrate(connection, path, STEPS, now).map_err(|error| at_opening(&error))
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

fn read(connection: &Connection) -> rusqlite::Result<Records> {
    let mut records = Records::default();
    let mut attempts = connection.prepare(
        "SELECT lesson, step, outcome, misses, hints, stars, at, took_millis FROM attempt ORDER BY id",
    )?;
    let mut rows = attempts.query([])?;
    while let Some(row) = rows.next()? {
        records.record(&attempt(row)?);
    }
    let mut lessons = connection
        .prepare("SELECT lesson, step, step_at, finished_at FROM lesson ORDER BY turn")?;
    let mut rows = lessons.query([])?;
    while let Some(row) = rows.next()? {
        let lesson: String = row.get("lesson")?;
        if let Some(at) = row.get("finished_at")? {
            records.finish(&lesson, moment(at));
        }
        if let (Some(step), Some(at)) = (row.get("step")?, row.get("step_at")?) {
            let at = moment(at);
            records.reach(Place { lesson, step, at });
        }
    }
    Ok(records)
}

fn attempt(row: &Row<'_>) -> rusqlite::Result<Attempt> {
    let outcome: String = row.get("outcome")?;
    Ok(Attempt {
        lesson: row.get("lesson")?,
        step: row.get("step")?,
        outcome: outcome_of(&outcome).ok_or(rusqlite::Error::InvalidQuery)?,
        misses: row.get("misses")?,
        hints: row.get("hints")?,
        stars: row.get("stars")?,
        at: moment(row.get("at")?),
        took_millis: moment(row.get("took_millis")?).0,
    })
}

fn write_attempt(transaction: &Transaction<'_>, attempt: &Attempt) -> rusqlite::Result<()> {
    let mut insert = transaction.prepare_cached(
        "INSERT INTO attempt (lesson, step, outcome, misses, hints, stars, at, took_millis)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
    )?;
    insert.execute(params![
        attempt.lesson,
        attempt.step,
        outcome_name(attempt.outcome),
        attempt.misses,
        attempt.hints,
        attempt.stars,
        millis(attempt.at),
        millis(Timestamp(attempt.took_millis)),
    ])?;
    Ok(())
}

fn write_place(transaction: &Transaction<'_>, place: &Place) -> rusqlite::Result<()> {
    let mut upsert = transaction.prepare_cached(
        "INSERT INTO lesson (turn, lesson, step, step_at)
         VALUES ((SELECT coalesce(max(turn), 0) + 1 FROM lesson), ?1, ?2, ?3)
         ON CONFLICT (lesson) DO UPDATE
         SET turn = excluded.turn, step = excluded.step, step_at = excluded.step_at",
    )?;
    upsert.execute(params![place.lesson, place.step, millis(place.at)])?;
    Ok(())
}

fn write_finish(
    transaction: &Transaction<'_>,
    lesson: &str,
    at: Timestamp,
) -> rusqlite::Result<()> {
    let mut upsert = transaction.prepare_cached(
        "INSERT INTO lesson (turn, lesson, finished_at)
         VALUES ((SELECT coalesce(max(turn), 0) + 1 FROM lesson), ?1, ?2)
         ON CONFLICT (lesson) DO UPDATE
         SET turn = excluded.turn, step = NULL, step_at = NULL, finished_at = excluded.finished_at",
    )?;
    upsert.execute(params![lesson, millis(at)])?;
    Ok(())
}

/// SQLite's integers have a sign; the year 292 million is late enough for the rest.
fn millis(at: Timestamp) -> i64 {
    i64::try_from(at.0).unwrap_or(i64::MAX)
}

fn moment(millis: i64) -> Timestamp {
    Timestamp(u64::try_from(millis).unwrap_or(0))
}

fn outcome_name(outcome: AttemptOutcome) -> &'static str {
    match outcome {
        AttemptOutcome::Seen => "seen",
        AttemptOutcome::Solved => "solved",
        AttemptOutcome::Skipped => "skipped",
    }
}

fn outcome_of(name: &str) -> Option<AttemptOutcome> {
    [
        AttemptOutcome::Seen,
        AttemptOutcome::Solved,
        AttemptOutcome::Skipped,
    ]
    .into_iter()
    .find(|outcome| outcome_name(*outcome) == name)
}

/// While opening, an error that the system has no part in (a missing table, a value of the wrong kind) means that the
/// file is not what it should be.
fn at_opening(error: &rusqlite::Error) -> FileError {
    let found = while_writing(error);
    if matches!(found, FileError::Other(_)) && !is_of_system(error) {
        return FileError::Unusable(Unusable::Damaged);
    }
    found
}

fn while_writing(error: &rusqlite::Error) -> FileError {
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
