//! The SQLite file of saved games: rows read once, games loaded when they are asked for, written in whole transactions.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OptionalExtension as _, Row, TransactionBehavior, params};

use crate::rules::PgnResult;
use crate::session::Timestamp;
use crate::store::{FileError, at_opening, millis, moment, open_sqlite, while_writing};

use super::game::{GameKey, GameRow, GameState, KeptGame};

/// What each version of the file adds to the one before.
const STEPS: &[&str] = &[
    "CREATE TABLE game (
         key     INTEGER PRIMARY KEY,
         state   TEXT NOT NULL CHECK (state IN ('playing', 'finished', 'imported')),
         changed INTEGER NOT NULL,
         white   TEXT NOT NULL,
         black   TEXT NOT NULL,
         event   TEXT NOT NULL,
         date    TEXT NOT NULL,
         result  TEXT NOT NULL CHECK (result IN ('1-0', '0-1', '1/2-1/2', '*')),
         eco     TEXT NOT NULL,
         opening TEXT NOT NULL,
         plies   INTEGER NOT NULL,
         aside   INTEGER NOT NULL CHECK (aside IN (0, 1)),
         pgn     TEXT NOT NULL,
         extra   TEXT NOT NULL
     ) STRICT;",
    // 2. What was seen of the moves of games that were looked at.
    "CREATE TABLE look (
         key  INTEGER NOT NULL,
         ply  INTEGER NOT NULL,
         text TEXT NOT NULL,
         PRIMARY KEY (key, ply)
     ) STRICT, WITHOUT ROWID;",
];

/// The columns that a list shows.
const ROW: &str =
    "key, state, changed, white, black, event, date, result, eco, opening, plies, aside";

/// An open file of games.
#[derive(Debug)]
pub(super) struct GamesFile {
    connection: Connection,
    path: PathBuf,
}

impl GamesFile {
    /// Opens or begins a file, and reads the rows of all games in it.
    ///
    /// # Errors
    /// A [`FileError`]; the file itself is as it was.
    pub(super) fn open(path: &Path, now: Timestamp) -> Result<(Self, Vec<GameRow>), FileError> {
        let connection = open_sqlite(path, STEPS, now)?;
        let rows = rows(&connection).map_err(|error| at_opening(&error))?;
        let path = path.to_owned();
        Ok((Self { connection, path }, rows))
    }

    /// Is the file still where it was?
    pub(super) fn is_there(&self) -> bool {
        self.path.is_file()
    }

    /// Loads a game.
    ///
    /// # Errors
    /// A [`FileError`].
    pub(super) fn load(&self, key: GameKey) -> Result<Option<KeptGame>, FileError> {
        let select = format!("SELECT {ROW}, pgn, extra FROM game WHERE key = ?1");
        let found = self
            .connection
            .query_row(&select, [key_number(key)], |row| {
                Ok(KeptGame {
                    row: read_row(row)?,
                    pgn: row.get("pgn")?,
                    extra: row.get("extra")?,
                })
            })
            .optional();
        found.map_err(|error| while_writing(&error))
    }

    /// What was seen of the moves of a game, by their places.
    ///
    /// # Errors
    /// A [`FileError`].
    pub(super) fn looks(&self, key: GameKey) -> Result<BTreeMap<usize, String>, FileError> {
        let read = || {
            let mut select = self
                .connection
                .prepare_cached("SELECT ply, text FROM look WHERE key = ?1")?;
            let rows = select.query_map([key_number(key)], |row| {
                let ply: u32 = row.get("ply")?;
                Ok((ply as usize, row.get("text")?))
            })?;
            rows.collect::<rusqlite::Result<BTreeMap<_, _>>>()
        };
        read().map_err(|error| while_writing(&error))
    }

    /// Writes games and what was seen of moves, all or nothing. When this returns, they are on the disk.
    ///
    /// # Errors
    /// A [`FileError`]; nothing is written.
    pub(super) fn write(
        &mut self,
        games: &[&KeptGame],
        looks: &BTreeMap<(GameKey, usize), String>,
    ) -> Result<(), FileError> {
        self.try_write(games, looks)
            .map_err(|error| while_writing(&error))
    }

    fn try_write(
        &mut self,
        games: &[&KeptGame],
        looks: &BTreeMap<(GameKey, usize), String>,
    ) -> rusqlite::Result<()> {
        let transaction = self
            .connection
            .transaction_with_behavior(TransactionBehavior::Immediate)?;
        {
            let mut upsert = transaction.prepare_cached(&format!(
                "INSERT OR REPLACE INTO game ({ROW}, pgn, extra)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)"
            ))?;
            for KeptGame { row, pgn, extra } in games {
                upsert.execute(params![
                    key_number(row.key),
                    row.state.name(),
                    millis(row.changed),
                    row.white,
                    row.black,
                    row.event,
                    row.date,
                    row.result.text(),
                    row.eco,
                    row.opening,
                    row.plies,
                    row.is_aside,
                    pgn,
                    extra,
                ])?;
            }
            let mut insert = transaction.prepare_cached(
                "INSERT OR REPLACE INTO look (key, ply, text) VALUES (?1, ?2, ?3)",
            )?;
            for ((key, ply), text) in looks {
                // No game is that long.
                let ply = u32::try_from(*ply).unwrap_or(u32::MAX);
                insert.execute(params![key_number(*key), ply, text])?;
            }
        }
        transaction.commit()
    }
}

fn rows(connection: &Connection) -> rusqlite::Result<Vec<GameRow>> {
    let mut select = connection.prepare(&format!("SELECT {ROW} FROM game ORDER BY key"))?;
    let rows = select.query_map([], read_row)?;
    rows.collect()
}

fn read_row(row: &Row<'_>) -> rusqlite::Result<GameRow> {
    let state: String = row.get("state")?;
    let result: String = row.get("result")?;
    let state = GameState::ALL
        .into_iter()
        .find(|known| known.name() == state);
    Ok(GameRow {
        key: GameKey(moment(row.get("key")?).0),
        state: state.ok_or(rusqlite::Error::InvalidQuery)?,
        changed: moment(row.get("changed")?),
        white: row.get("white")?,
        black: row.get("black")?,
        event: row.get("event")?,
        date: row.get("date")?,
        result: PgnResult::parse(&result).ok_or(rusqlite::Error::InvalidQuery)?,
        eco: row.get("eco")?,
        opening: row.get("opening")?,
        plies: row.get("plies")?,
        is_aside: row.get("aside")?,
    })
}

fn key_number(key: GameKey) -> i64 {
    millis(Timestamp(key.0))
}
