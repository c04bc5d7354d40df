//! The SQLite file of the learner's records: read once, written in whole transactions.

use std::path::{Path, PathBuf};

use rusqlite::{Connection, Row, Transaction, TransactionBehavior, params};

use crate::session::{Attempt, AttemptOutcome, Timestamp};

use super::entry::RecordEntry;
use super::learner_rows;
use super::migrate::STEPS;
use super::records::{Place, Records};
use super::sqlite::{FileError, at_opening, millis, moment, open, while_writing};

/// An open file of records.
#[derive(Debug)]
pub(super) struct RecordsFile {
    connection: Connection,
    path: PathBuf,
}

impl RecordsFile {
    /// Opens or begins a file, and reads all that is in it.
    ///
    /// # Errors
    /// A [`FileError`]; the file itself is as it was.
    pub(super) fn open(path: &Path, now: Timestamp) -> Result<(Self, Records), FileError> {
        let connection = open(path, STEPS, now)?;
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
                RecordEntry::Card { kind, key, card } => {
                    learner_rows::write_card(&transaction, *kind, key, card)?;
                }
                RecordEntry::Rating { kind, rating, at } => {
                    learner_rows::write_rating(&transaction, *kind, rating, *at)?;
                }
                RecordEntry::Try(tried) => learner_rows::write_try(&transaction, tried)?,
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

pub(super) fn read(connection: &Connection) -> rusqlite::Result<Records> {
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
    records.learner = learner_rows::read(connection)?;
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
