//! The learner's records as one readable file: for a copy in safe hands, or for another machine.
//!
//! The file is TOML, a list of rows for each table of the database. Reading one in adds to what is there and takes nothing away:
//! of a card, a rating or a place the later one stays, and what was done is there once, however often it is read in.

use std::path::Path;

use rusqlite::types::{ToSqlOutput, Value as Sql, ValueRef};
use rusqlite::{Connection, Row, ToSql, TransactionBehavior, params_from_iter};
use toml::{Table, Value};

use crate::session::Timestamp;

use super::file_trouble::FileTrouble;
use super::migrate::STEPS;
use super::records_file::read;
use super::sqlite::{FileError, at_opening, open, while_writing};

/// The form of the file. A newer program may write a newer one.
const FORMAT: i64 = 1;

/// A table of the database as the file has it.
struct Sheet {
    name: &'static str,
    columns: &'static [&'static str],
    order: &'static str,
    /// How a row is added; its values are numbered in the order of the columns.
    add: &'static str,
}

const SHEETS: [Sheet; 5] = [
    Sheet {
        name: "attempt",
        columns: &[
            "lesson",
            "step",
            "outcome",
            "misses",
            "hints",
            "stars",
            "at",
            "took_millis",
        ],
        order: "id",
        add: "INSERT INTO attempt (lesson, step, outcome, misses, hints, stars, at, took_millis)
              SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
              WHERE NOT EXISTS (SELECT 1 FROM attempt WHERE lesson = ?1 AND step = ?2 AND at = ?7)",
    },
    Sheet {
        name: "lesson",
        columns: &["lesson", "step", "step_at", "finished_at"],
        order: "turn",
        add: "INSERT INTO lesson (turn, lesson, step, step_at, finished_at)
              VALUES ((SELECT coalesce(max(turn), 0) + 1 FROM lesson), ?1, ?2, ?3, ?4)
              ON CONFLICT (lesson) DO UPDATE SET
                  step = CASE WHEN excluded.step_at > coalesce(lesson.step_at, lesson.finished_at, 0)
                              THEN excluded.step ELSE lesson.step END,
                  step_at = CASE WHEN excluded.step_at > coalesce(lesson.step_at, lesson.finished_at, 0)
                                 THEN excluded.step_at ELSE lesson.step_at END,
                  finished_at = nullif(max(coalesce(lesson.finished_at, 0),
                                           coalesce(excluded.finished_at, 0)), 0)",
    },
    Sheet {
        name: "card",
        columns: &[
            "kind",
            "key",
            "stability_days",
            "difficulty",
            "lapses",
            "last",
            "due",
        ],
        order: "kind, key",
        add: "INSERT INTO card (kind, key, stability_days, difficulty, lapses, last, due)
              VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
              ON CONFLICT (kind, key) DO UPDATE SET
                  stability_days = excluded.stability_days, difficulty = excluded.difficulty,
                  lapses = excluded.lapses, last = excluded.last, due = excluded.due
              WHERE excluded.last > card.last",
    },
    Sheet {
        name: "rating",
        columns: &["kind", "value", "deviation", "volatility", "at"],
        order: "kind",
        add: "INSERT INTO rating (kind, value, deviation, volatility, at)
              VALUES (?1, ?2, ?3, ?4, ?5)
              ON CONFLICT (kind) DO UPDATE SET
                  value = excluded.value, deviation = excluded.deviation,
                  volatility = excluded.volatility, at = excluded.at
              WHERE excluded.at > rating.at",
    },
    Sheet {
        name: "try",
        columns: &[
            "kind",
            "key",
            "themes",
            "outcome",
            "level",
            "rating_after",
            "at",
            "took_millis",
        ],
        order: "id",
        add: "INSERT INTO try (kind, key, themes, outcome, level, rating_after, at, took_millis)
              SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
              WHERE NOT EXISTS (SELECT 1 FROM try WHERE kind = ?1 AND key = ?2 AND at = ?7)",
    },
];

/// Why records could not be given out or read in. Whatever it is, the learner's own records are as they were.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExchangeError {
    /// There are no records on a disk.
    NoRecords,
    /// The learner's own records are damaged, or newer than this program.
    Damaged,
    /// Another program holds the learner's own records.
    Locked,
    /// The file cannot be read.
    Unreadable(FileTrouble),
    /// The file, or the learner's own records, cannot be written.
    Unwritable(FileTrouble),
    /// The file is no TOML.
    NotReadable {
        /// The line in which that is seen, from 1.
        line: usize,
    },
    /// The file is TOML, but no records.
    OtherForm,
    /// The file was written by a newer program.
    Newer,
    /// A row does not fit.
    Row {
        /// Its table.
        table: &'static str,
        /// Its place in the table, from 1.
        row: usize,
    },
    /// A value in the file makes no sense.
    Senseless,
}

/// All records of a database as one text.
///
/// # Errors
/// When the database cannot be read.
pub fn export(records: &Path, now: Timestamp) -> Result<String, ExchangeError> {
    let connection = opened(records, now)?;
    let mut table = Table::new();
    table.insert("format".to_owned(), Value::Integer(FORMAT));
    for sheet in &SHEETS {
        let rows = rows_of(&connection, sheet).map_err(|error| unusable(at_opening(&error)))?;
        table.insert(sheet.name.to_owned(), Value::Array(rows));
    }
    // Numbers and texts in lists can always be written.
    toml::to_string(&table).map_err(|_never| ExchangeError::Damaged)
}

/// Adds what a text holds to a database, all or nothing; gives how many rows the text has.
///
/// # Errors
/// See [`ExchangeError`]; the database is as it was.
pub fn import(records: &Path, text: &str, now: Timestamp) -> Result<usize, ExchangeError> {
    let table: Table =
        text.parse()
            .map_err(|error: toml::de::Error| ExchangeError::NotReadable {
                line: line_of(text, error.span().map_or(0, |span| span.start)),
            })?;
    match table.get("format").and_then(Value::as_integer) {
        Some(FORMAT) => {}
        Some(newer) if newer > FORMAT => return Err(ExchangeError::Newer),
        Some(_) | None => return Err(ExchangeError::OtherForm),
    }
    let mut connection = opened(records, now)?;
    let transaction = connection
        .transaction_with_behavior(TransactionBehavior::Immediate)
        .map_err(|error| unusable(while_writing(&error)))?;
    let mut count = 0;
    for sheet in &SHEETS {
        let rows = match table.get(sheet.name) {
            None => &[],
            Some(Value::Array(rows)) => rows.as_slice(),
            Some(_) => return Err(ExchangeError::OtherForm),
        };
        for (index, row) in rows.iter().enumerate() {
            let wrong = ExchangeError::Row {
                table: sheet.name,
                row: index + 1,
            };
            let values = row.as_table().and_then(|row| values_of(row, sheet));
            let added =
                values.map(|values| transaction.execute(sheet.add, params_from_iter(values)));
            match added {
                Some(Ok(_)) => count += 1,
                Some(Err(_)) | None => return Err(wrong),
            }
        }
    }
    // A number out of bounds would make the whole file unreadable at the next start.
    read(&transaction).map_err(|_error| ExchangeError::Senseless)?;
    transaction
        .commit()
        .map_err(|error| unusable(while_writing(&error)))?;
    Ok(count)
}

fn opened(records: &Path, now: Timestamp) -> Result<Connection, ExchangeError> {
    open(records, STEPS, now).map_err(unusable)
}

fn unusable(error: FileError) -> ExchangeError {
    match error {
        FileError::Unusable(_) => ExchangeError::Damaged,
        FileError::NotWritable => ExchangeError::Unwritable(FileTrouble::NotAllowed),
        FileError::DiskFull => ExchangeError::Unwritable(FileTrouble::DiskFull),
        FileError::Locked => ExchangeError::Locked,
        FileError::Other(said) => ExchangeError::Unwritable(FileTrouble::Other(said)),
    }
}

/// The line of a place in a text, from 1.
fn line_of(text: &str, offset: usize) -> usize {
    let before = text.get(..offset).unwrap_or(text);
    before.matches('\n').count() + 1
}

fn rows_of(connection: &Connection, sheet: &Sheet) -> rusqlite::Result<Vec<Value>> {
    let columns = sheet.columns.join(", ");
    let (name, order) = (sheet.name, sheet.order);
    let mut select = connection.prepare(&format!(
        "SELECT {columns} FROM \"{name}\" ORDER BY {order}"
    ))?;
    let rows = select.query_map([], |row| row_of(row, sheet))?;
    rows.collect()
}

fn row_of(row: &Row<'_>, sheet: &Sheet) -> rusqlite::Result<Value> {
    let mut table = Table::new();
    for (index, column) in sheet.columns.iter().enumerate() {
        let value = match row.get_ref(index)? {
            ValueRef::Integer(number) => Value::Integer(number),
            ValueRef::Real(number) => Value::Float(number),
            ValueRef::Text(text) => Value::String(String::from_utf8_lossy(text).into_owned()),
            // What is not there is left out.
            ValueRef::Null | ValueRef::Blob(_) => continue,
        };
        table.insert((*column).to_owned(), value);
    }
    Ok(Value::Table(table))
}

/// A value on its way into the database.
struct Cell(Sql);

impl ToSql for Cell {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.0.to_sql()
    }
}

/// The values of a row; nothing when one is neither a number nor a text.
fn values_of(row: &Table, sheet: &Sheet) -> Option<Vec<Cell>> {
    sheet
        .columns
        .iter()
        .map(|column| match row.get(*column) {
            None => Some(Cell(Sql::Null)),
            Some(Value::Integer(number)) => Some(Cell(Sql::Integer(*number))),
            Some(Value::Float(number)) => Some(Cell(Sql::Real(*number))),
            Some(Value::String(text)) => Some(Cell(Sql::Text(text.clone()))),
            Some(_) => None,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{Attempt, AttemptOutcome};
    use crate::store::DataFolder;
    use crate::store::entry::RecordEntry;
    use crate::store::records_file::RecordsFile;
    use crate::store::trial::TrialFolder;
    use crate::study::{CardKind, Grade, Rating, RatingKind, Try, TryOutcome, review};

    const NOW: Timestamp = Timestamp(1_700_000_000_000);

    fn filled() -> (TrialFolder, std::path::PathBuf) {
        let folder = TrialFolder::new();
        let path = DataFolder::at(folder.path()).records_file();
        let (mut file, _) = RecordsFile::open(&path, NOW).unwrap();
        file.write(&[
            RecordEntry::Attempt(Attempt {
                lesson: "rook".to_owned(),
                step: "reach-a8".to_owned(),
                outcome: AttemptOutcome::Solved,
                misses: 1,
                hints: 0,
                stars: 2,
                at: NOW,
                took_millis: 4_000,
            }),
            RecordEntry::Finish {
                lesson: "rook".to_owned(),
                at: NOW,
            },
            RecordEntry::Card {
                kind: CardKind::Puzzle,
                key: "x1".to_owned(),
                card: review(None, Grade::Good, NOW),
            },
            RecordEntry::Rating {
                kind: RatingKind::Puzzle,
                rating: Rating::start(600.0),
                at: NOW,
            },
            RecordEntry::Try(Try {
                kind: CardKind::Puzzle,
                key: "x1".to_owned(),
                themes: Vec::new(),
                outcome: TryOutcome::Solved,
                level: Some(700),
                rating_after: None,
                at: NOW,
                took_millis: 9_000,
            }),
        ])
        .unwrap();
        (folder, path)
    }

    fn known(path: &Path) -> crate::store::Records {
        RecordsFile::open(path, NOW).unwrap().1
    }

    #[test]
    fn what_was_given_out_is_the_same_on_another_machine_however_often_it_is_read_in() {
        let (_here, path) = filled();
        let text = export(&path, NOW).unwrap();
        let there = TrialFolder::new();
        let other = DataFolder::at(there.path()).records_file();
        for _ in 0..2 {
            assert_eq!(import(&other, &text, NOW), Ok(5));
            assert_eq!(known(&other), known(&path));
        }
        assert_eq!(export(&other, NOW).unwrap(), text);
    }

    #[test]
    fn a_file_that_does_not_fit_is_refused_by_name_and_changes_nothing() {
        let (_folder, path) = filled();
        let before = known(&path);
        for (text, expected) in [
            (
                "lesson = 1\nformat = ",
                ExchangeError::NotReadable { line: 2 },
            ),
            ("format = 2", ExchangeError::Newer),
            ("format = 0", ExchangeError::OtherForm),
            ("words = \"of others\"", ExchangeError::OtherForm),
            ("format = 1\nattempt = 3", ExchangeError::OtherForm),
            (
                "format = 1\n[[attempt]]\nlesson = \"rook\"",
                ExchangeError::Row {
                    table: "attempt",
                    row: 1,
                },
            ),
            (
                "format = 1\n[[rating]]\nkind = \"puzzle\"\nvalue = \"x\"\ndeviation = 1.0\nvolatility = 1.0\nat = 1",
                ExchangeError::Row {
                    table: "rating",
                    row: 1,
                },
            ),
            (
                "format = 1\n[[attempt]]\nlesson = \"a\"\nstep = \"b\"\noutcome = \"seen\"\nmisses = -7\nhints = 0\nstars = 0\nat = 9999999999999\ntook_millis = 1",
                ExchangeError::Senseless,
            ),
        ] {
            assert_eq!(import(&path, text, NOW), Err(expected), "{text}");
            assert_eq!(known(&path), before, "{text}");
        }
    }
}
