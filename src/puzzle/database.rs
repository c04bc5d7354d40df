//! Puzzles in a SQLite file, found by rating and idea in no time however many there are.
//!
//! A table of millions cannot be searched for a rare idea at a rating within a frame, unless somebody has looked before:
//! `pick` lists, for each idea and each single rating point, some puzzles (all of the rare ones, of the common ones more
//! than anybody solves). It is filled while puzzles come in and is small. The file can be made again from its sources, so
//! it is not pressed to the disk row by row as the learner's records are.
//!
//! All learners of a machine share the file, but not each other's mistakes: a puzzle from somebody's games is in the list of
//! whose game it was and in no other.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, OptionalExtension as _, params};

use crate::session::Dice;
use crate::store::LearnerId;
use crate::study::Rating;
use crate::theme::Theme;

use super::lists::{ANY, Lists, OWN, keep, own_list, owner_of};
use super::pick::Aim;
use super::puzzle::{Origin, Puzzle};
use super::row::{Row, themes};

/// The shape of the file. One of the first shape is brought to this one, one of a later program is set aside.
const VERSION: i64 = 2;
const SHAPE: &str = "
    CREATE TABLE puzzle (
        key       INTEGER PRIMARY KEY,
        id        TEXT NOT NULL UNIQUE,
        fen       TEXT NOT NULL,
        moves     TEXT NOT NULL,
        rating    INTEGER NOT NULL,
        deviation INTEGER NOT NULL,
        plays     INTEGER NOT NULL,
        themes    TEXT NOT NULL,
        is_own    INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE theme (number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
    CREATE TABLE pick (
        theme  INTEGER NOT NULL,
        rating INTEGER NOT NULL,
        puzzle INTEGER NOT NULL,
        PRIMARY KEY (theme, rating, puzzle)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE source (
        print   TEXT PRIMARY KEY,
        lines   INTEGER NOT NULL,
        is_done INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;";

/// Before this shape the puzzles from anybody's games were in every list. Those of that time are the first learner's.
const OWN_APART: &str = "
    DELETE FROM pick
    WHERE theme <> (SELECT number FROM theme WHERE name = 'own')
      AND puzzle IN (SELECT key FROM puzzle WHERE is_own);";

/// Another process that writes is waited for.
const PATIENCE: Duration = Duration::from_secs(5);
/// Candidates that are looked at before the search gives up: who has solved them all sees one again.
const MOST_CANDIDATES: usize = 4000;

/// The puzzles of a data folder.
#[derive(Debug)]
pub struct Database {
    connection: Connection,
}

/// What can be asked of a database, also while an import is writing into it.
#[derive(Clone, Copy, Debug)]
pub struct View<'c>(pub(super) &'c Connection);

/// What became of a row that was given to the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kept {
    /// It is new.
    Added,
    /// There was one of this id; the two are one now.
    Merged,
}

impl Database {
    /// Opens or begins a file.
    ///
    /// # Errors
    /// What SQLite says; a file that is no database, or of another version, among it.
    pub fn open(path: &Path) -> rusqlite::Result<Self> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
            | OpenFlags::SQLITE_OPEN_CREATE
            | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        Self::prepare(Connection::open_with_flags(path, flags)?)
    }

    /// A database that lasts as long as it is held.
    ///
    /// # Errors
    /// What SQLite says.
    pub fn in_memory() -> rusqlite::Result<Self> {
        Self::prepare(Connection::open_in_memory()?)
    }

    fn prepare(mut connection: Connection) -> rusqlite::Result<Self> {
        connection.busy_timeout(PATIENCE)?;
        connection.execute_batch("PRAGMA trusted_schema = OFF; PRAGMA synchronous = NORMAL;")?;
        connection.query_row("PRAGMA journal_mode = TRUNCATE", [], |_| Ok(()))?;
        let version = |connection: &Connection| {
            connection.pragma_query_value(None, "user_version", |row| row.get::<_, i64>(0))
        };
        match version(&connection)? {
            0 => {
                let transaction = connection
                    .transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
                if version(&transaction)? == 0 {
                    transaction.execute_batch(SHAPE)?;
                    let lists = [ANY, OWN].into_iter();
                    for name in lists.chain(Theme::ALL.iter().map(|theme| theme.name())) {
                        transaction.execute("INSERT INTO theme (name) VALUES (?1)", [name])?;
                    }
                    transaction.pragma_update(None, "user_version", VERSION)?;
                }
                transaction.commit()?;
            }
            1 => {
                let transaction = connection
                    .transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
                if version(&transaction)? == 1 {
                    transaction.execute_batch(OWN_APART)?;
                    transaction.pragma_update(None, "user_version", VERSION)?;
                }
                transaction.commit()?;
            }
            VERSION => {}
            // The caller sets the file aside.
            _ => return Err(rusqlite::Error::InvalidQuery),
        }
        Ok(Self { connection })
    }

    /// What can be asked of it.
    #[must_use]
    pub fn view(&self) -> View<'_> {
        View(&self.connection)
    }

    /// See [`View::count`].
    ///
    /// # Errors
    /// What SQLite says.
    pub fn count(&self) -> rusqlite::Result<u64> {
        self.view().count()
    }

    /// See [`View::get`].
    ///
    /// # Errors
    /// What SQLite says.
    pub fn get(&self, id: &str) -> rusqlite::Result<Option<Puzzle>> {
        self.view().get(id)
    }

    /// See [`View::pick`].
    ///
    /// # Errors
    /// What SQLite says.
    pub fn pick(&self, aim: &Aim, dice: &mut Dice) -> rusqlite::Result<Option<Puzzle>> {
        self.view().pick(aim, dice)
    }

    /// See [`View::themes`].
    ///
    /// # Errors
    /// What SQLite says.
    pub fn themes(&self) -> rusqlite::Result<Vec<(Theme, u64)>> {
        self.view().themes()
    }

    /// Puts puzzles in that were made elsewhere in the program; those from a game are the first learner's.
    ///
    /// # Errors
    /// What SQLite says; then none is in.
    pub fn add(&mut self, puzzles: &[Puzzle]) -> rusqlite::Result<()> {
        self.add_for(LearnerId::FIRST, puzzles)
    }

    /// Puts puzzles in; those from a game are this learner's, and found by nobody else.
    ///
    /// # Errors
    /// What SQLite says; then none is in.
    pub fn add_for(&mut self, owner: LearnerId, puzzles: &[Puzzle]) -> rusqlite::Result<()> {
        let mut lists = Lists::read(&self.connection)?;
        let transaction = self.connection.transaction()?;
        for puzzle in puzzles {
            let row = Row {
                id: puzzle.id.clone(),
                fen: puzzle.start.fen(),
                moves: puzzle.moves_text(),
                rating: puzzle.rating.points(),
                deviation: puzzle.rating.deviation() as u16,
                plays: 0,
                themes: puzzle.themes.clone(),
            };
            let owner = (puzzle.origin == Origin::OwnGame).then_some(owner);
            keep(&transaction, &mut lists, &row, owner)?;
        }
        transaction.commit()
    }

    pub(super) fn connection(&mut self) -> &mut Connection {
        &mut self.connection
    }
}

impl View<'_> {
    /// How many puzzles there are that are from nobody's games.
    ///
    /// # Errors
    /// What SQLite says.
    pub fn count(&self) -> rusqlite::Result<u64> {
        // All from games are listed, and no other in these lists.
        let mut select = self.0.prepare_cached(
            "SELECT count(DISTINCT puzzle) FROM pick WHERE theme IN
             (SELECT number FROM theme WHERE name = ?1 OR name GLOB ?1 || '-[0-9]*')",
        )?;
        let own: i64 = select.query_row([OWN], |row| row.get(0))?;
        Ok(self.highest_key()?.saturating_sub(own).unsigned_abs())
    }

    /// Keys are given one after another and never taken away.
    fn highest_key(&self) -> rusqlite::Result<i64> {
        let highest: Option<i64> = self
            .0
            .query_row("SELECT max(key) FROM puzzle", [], |row| row.get(0))?;
        Ok(highest.unwrap_or(0))
    }

    /// How many are from each learner's own games.
    ///
    /// # Errors
    /// What SQLite says.
    pub fn count_own(&self) -> rusqlite::Result<BTreeMap<LearnerId, u64>> {
        let mut select = self.0.prepare_cached(
            "SELECT name, (SELECT count(*) FROM pick WHERE theme = number) FROM theme
             WHERE name = ?1 OR name GLOB ?1 || '-[0-9]*'",
        )?;
        let rows = select.query_map([OWN], |row| {
            Ok((row.get::<_, String>(0)?, row.get::<_, i64>(1)?))
        })?;
        let mut own = BTreeMap::new();
        for row in rows {
            let (name, count) = row?;
            if let Some(owner) = owner_of(&name) {
                own.insert(owner, u64::try_from(count).unwrap_or(0));
            }
        }
        Ok(own)
    }

    /// The puzzle of an id.
    ///
    /// # Errors
    /// What SQLite says.
    pub fn get(&self, id: &str) -> rusqlite::Result<Option<Puzzle>> {
        let mut select = self.0.prepare_cached(
            "SELECT id, fen, moves, rating, deviation, themes, is_own FROM puzzle WHERE id = ?1",
        )?;
        select
            .query_row([id], |row| Ok(puzzle(row)))
            .optional()?
            .transpose()
            .map(Option::flatten)
    }

    /// A puzzle that fits, by chance; none when there is none in the range that the learner has not had lately.
    ///
    /// # Errors
    /// What SQLite says.
    pub fn pick(&self, aim: &Aim, dice: &mut Dice) -> rusqlite::Result<Option<Puzzle>> {
        let list = match (aim.owner, aim.theme) {
            (Some(owner), _) => own_list(owner),
            (None, Some(theme)) => theme.name().to_owned(),
            (None, None) => ANY.to_owned(),
        };
        let (low, high) = (i64::from(aim.low), i64::from(aim.high));
        // From a point by chance to the end of the range, then from its beginning.
        let width = usize::from(aim.high.saturating_sub(aim.low)) + 1;
        let start = low + i64::try_from(dice.below(width)).unwrap_or(0);
        let count = usize::try_from(self.highest_key()?).unwrap_or(usize::MAX);
        let key = i64::try_from(dice.below(count.max(1))).unwrap_or(0);
        let mut looked_at = 0;
        for (rating, key) in [(start, key), (low, 0)] {
            let mut select = self.0.prepare_cached(
                "SELECT p.id, p.fen, p.moves, p.rating, p.deviation, p.themes, p.is_own
                 FROM pick JOIN puzzle p ON p.key = pick.puzzle
                 WHERE pick.theme = (SELECT number FROM theme WHERE name = ?1)
                   AND (pick.rating, pick.puzzle) >= (?2, ?3) AND pick.rating <= ?4
                 ORDER BY pick.rating, pick.puzzle",
            )?;
            let mut rows = select.query(params![list, rating, key, high])?;
            while let Some(row) = rows.next()? {
                looked_at += 1;
                if looked_at > MOST_CANDIDATES {
                    return Ok(None);
                }
                if aim
                    .avoid
                    .contains(row.get_ref("id")?.as_str().unwrap_or_default())
                {
                    continue;
                }
                if let Some(puzzle) = puzzle(row)? {
                    return Ok(Some(puzzle));
                }
            }
        }
        Ok(None)
    }

    /// The ideas of which there are puzzles between two ratings, with how many of them are listed.
    ///
    /// # Errors
    /// What SQLite says.
    pub fn themes(&self) -> rusqlite::Result<Vec<(Theme, u64)>> {
        let mut select = self.0.prepare_cached(
            "SELECT name, (SELECT count(*) FROM pick WHERE theme = number) FROM theme",
        )?;
        let rows = select.query_map([], |row| {
            Ok((row.get::<_, String>(0)?, row.get::<_, i64>(1)?))
        })?;
        let mut themes = Vec::new();
        for row in rows {
            let (name, count) = row?;
            let count = u64::try_from(count).unwrap_or(0);
            if let Some(theme) = Theme::named(&name).filter(|_| count > 0) {
                themes.push((theme, count));
            }
        }
        themes.sort_unstable();
        Ok(themes)
    }
}

/// Reads a row; nothing when it is no puzzle, which another program must have put there.
fn puzzle(row: &rusqlite::Row<'_>) -> rusqlite::Result<Option<Puzzle>> {
    let fen = row.get_ref("fen")?.as_str()?;
    let moves = row.get_ref("moves")?.as_str()?;
    let Ok((start, lead, solution)) = Puzzle::read(fen, moves) else {
        return Ok(None);
    };
    let is_own: bool = row.get("is_own")?;
    Ok(Some(Puzzle {
        id: row.get("id")?,
        start,
        lead,
        solution,
        rating: Rating::known(row.get("rating")?, row.get("deviation")?),
        themes: themes(row.get_ref("themes")?.as_str()?),
        origin: if is_own {
            Origin::OwnGame
        } else {
            Origin::Database
        },
    }))
}
