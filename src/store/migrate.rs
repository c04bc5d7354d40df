//! The shape of the records database, and how a file of an older shape is brought forward.
//!
//! The version of a file is the number of [`STEPS`] it has been through (`PRAGMA user_version`). A step that was once
//! in the learners' hands never changes; a new shape is a new step at the end.

use std::fs::File;
use std::path::Path;

use rusqlite::{Connection, TransactionBehavior};

use crate::session::Timestamp;

use super::aside::free_name;

/// What each version adds to the one before.
pub(super) const STEPS: &[&str] = &[
    // 1. Attempts are only ever added; what the learner knows is folded from them in the order of their ids.
    // A lesson has one row, which moves to the end of the order (the largest `turn`) when the lesson is entered.
    "CREATE TABLE attempt (
         id          INTEGER PRIMARY KEY,
         lesson      TEXT NOT NULL,
         step        TEXT NOT NULL,
         outcome     TEXT NOT NULL CHECK (outcome IN ('seen', 'solved', 'skipped')),
         misses      INTEGER NOT NULL,
         hints       INTEGER NOT NULL,
         stars       INTEGER NOT NULL,
         at          INTEGER NOT NULL,
         took_millis INTEGER NOT NULL
     ) STRICT;
     CREATE TABLE lesson (
         turn        INTEGER PRIMARY KEY,
         lesson      TEXT NOT NULL UNIQUE,
         step        TEXT,
         step_at     INTEGER,
         finished_at INTEGER,
         CHECK ((step IS NULL) = (step_at IS NULL))
     ) STRICT;",
    // 2. What comes back and how strong the learner is. Kinds are names that may grow: who does not know one passes it over.
    "CREATE TABLE card (
         kind           TEXT NOT NULL,
         key            TEXT NOT NULL,
         stability_days REAL NOT NULL,
         difficulty     REAL NOT NULL,
         lapses         INTEGER NOT NULL,
         last           INTEGER NOT NULL,
         due            INTEGER NOT NULL,
         PRIMARY KEY (kind, key)
     ) STRICT, WITHOUT ROWID;
     CREATE TABLE rating (
         kind       TEXT PRIMARY KEY,
         value      REAL NOT NULL,
         deviation  REAL NOT NULL,
         volatility REAL NOT NULL,
         at         INTEGER NOT NULL
     ) STRICT, WITHOUT ROWID;
     CREATE TABLE try (
         id           INTEGER PRIMARY KEY,
         kind         TEXT NOT NULL,
         key          TEXT NOT NULL,
         themes       TEXT NOT NULL,
         outcome      TEXT NOT NULL,
         level        INTEGER,
         rating_after INTEGER,
         at           INTEGER NOT NULL,
         took_millis  INTEGER NOT NULL
     ) STRICT;",
];

/// Brings a database to the last of the steps, all or nothing. Before an older file is touched, a copy of it is laid
/// beside it: `records.version-<n>-<millis>.sqlite3`.
///
/// # Errors
/// The file is as it was; the copy may be there already.
pub(super) fn migrate(
    connection: &mut Connection,
    path: &Path,
    steps: &[&str],
    now: Timestamp,
) -> rusqlite::Result<()> {
    if version(connection)? == steps.len() {
        return Ok(());
    }
    if !is_blank(connection)? {
        back_up(connection, path, now)?;
    }
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    // Another window may have been faster, so that the version is read again behind the lock.
    let done = version(&transaction)?;
    for step in steps.iter().skip(done) {
        transaction.execute_batch(step)?;
    }
    if done < steps.len() {
        let reached = i64::try_from(steps.len()).unwrap_or(i64::MAX);
        transaction.pragma_update(None, "user_version", reached)?;
    }
    transaction.commit()
}

/// How many steps a file has been through. One that claims less than none has been through none.
pub(super) fn version(connection: &Connection) -> rusqlite::Result<usize> {
    let version: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    Ok(usize::try_from(version).unwrap_or(0))
}

/// Is there nothing in it yet?
fn is_blank(connection: &Connection) -> rusqlite::Result<bool> {
    connection.query_row(
        "SELECT NOT EXISTS (SELECT 1 FROM sqlite_schema)",
        [],
        |row| row.get(0),
    )
}

fn back_up(connection: &Connection, path: &Path, now: Timestamp) -> rusqlite::Result<()> {
    let mark = format!("version-{}", version(connection)?);
    let copy = free_name(path, &mark, now);
    connection.execute("VACUUM INTO ?1", [copy.to_string_lossy()])?;
    // SQLite leaves the copy to the system's cache. Where it cannot be pressed to the disk, it is there all the same.
    if let Ok(file) = File::open(&copy) {
        let _ = file.sync_all();
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::trial::TrialFolder;

    const FIRST: &str = "CREATE TABLE old (word TEXT NOT NULL) STRICT;";
    const SECOND: &str = "CREATE TABLE new (word TEXT NOT NULL) STRICT; INSERT INTO new SELECT upper(word) FROM old;";
    const BROKEN: &str = "CREATE TABLE newer (word TEXT) STRICT; INSERT INTO nowhere VALUES (1);";

    fn old_file(folder: &TrialFolder) -> (Connection, std::path::PathBuf) {
        let path = folder.path().join("records.sqlite3");
        let mut connection = Connection::open(&path).unwrap();
        migrate(&mut connection, &path, &[FIRST], Timestamp(1)).unwrap();
        connection
            .execute("INSERT INTO old VALUES ('rook')", [])
            .unwrap();
        (connection, path)
    }

    fn word(connection: &Connection, table: &str) -> String {
        let select = format!("SELECT word FROM {table}");
        connection.query_row(&select, [], |row| row.get(0)).unwrap()
    }

    #[test]
    fn a_new_file_needs_no_copy() {
        let folder = TrialFolder::new();
        let (connection, _) = old_file(&folder);
        assert_eq!(version(&connection), Ok(1));
        assert_eq!(folder.names(), ["records.sqlite3"]);
    }

    #[test]
    fn an_older_file_is_copied_and_brought_forward() {
        let folder = TrialFolder::new();
        let (mut connection, path) = old_file(&folder);
        migrate(&mut connection, &path, &[FIRST, SECOND], Timestamp(5)).unwrap();
        assert_eq!(version(&connection), Ok(2));
        assert_eq!(word(&connection, "new"), "ROOK");

        let copy = folder.path().join("records.version-1-5.sqlite3");
        let copy = Connection::open(copy).unwrap();
        assert_eq!(version(&copy), Ok(1));
        assert_eq!(word(&copy, "old"), "rook");
    }

    #[test]
    fn a_step_that_fails_changes_nothing() {
        let folder = TrialFolder::new();
        let (mut connection, path) = old_file(&folder);
        let steps = [FIRST, SECOND, BROKEN];
        assert!(migrate(&mut connection, &path, &steps, Timestamp(5)).is_err());
        assert_eq!(version(&connection), Ok(1));
        let tables: i64 = connection
            .query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))
            .unwrap();
        assert_eq!(tables, 1);
    }

    #[test]
    fn a_file_of_today_is_left_alone() {
        let folder = TrialFolder::new();
        let (mut connection, path) = old_file(&folder);
        migrate(&mut connection, &path, &[FIRST], Timestamp(5)).unwrap();
        assert_eq!(folder.names(), ["records.sqlite3"]);
    }
}
