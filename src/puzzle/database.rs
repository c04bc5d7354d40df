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

use rusqlite::{Connection, OpenFlags, OptionalExtension as _, Transaction, params};

use crate::session::Dice;
use crate::store::LearnerId;
use crate::study::Rating;
use crate::theme::Theme;

use super::pick::Aim;
use super::puzzle::{Origin, Puzzle};
use super::row::{Row, themes};

/// The shape of the file. A file of another shape is made anew.
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

/// Lists beside those of ideas: every puzzle of the database, and those of each learner's own games.
const ANY: &str = "*";
const OWN: &str = "own";
/// So many puzzles are listed for one rating point, of any idea and of each.
const LISTED_OF_ANY: u16 = 400;
const LISTED_OF_THEME: u16 = 60;
/// One more than the highest rating that a row can have.
const POINTS: usize = 4096;
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

/// The name of the list of a learner's own puzzles. The first learner's is as old as the file.
fn own_list(owner: LearnerId) -> String {
    match owner {
        LearnerId::FIRST => OWN.to_owned(),
        other => format!("{OWN}-{}", other.number()),
    }
}

/// Whose list this is.
fn owner_of(list: &str) -> Option<LearnerId> {
    let rest = list.strip_prefix(OWN)?;
    match rest.strip_prefix('-') {
        Some(number) => number.parse().ok().map(LearnerId::of_number),
        None => rest.is_empty().then_some(LearnerId::FIRST),
    }
}

/// The number of the list of a learner's own puzzles, which is begun when there is none yet.
fn own_number(connection: &Connection, owner: LearnerId) -> rusqlite::Result<i64> {
    let name = own_list(owner);
    connection.execute("INSERT OR IGNORE INTO theme (name) VALUES (?1)", [&name])?;
    let select = "SELECT number FROM theme WHERE name = ?1";
    connection.query_row(select, [&name], |row| row.get(0))
}

/// How full the lists of `pick` are, and their numbers.
#[derive(Debug)]
pub(super) struct Lists {
    any: i64,
    /// By the place of an idea in [`Theme::ALL`].
    themes: Vec<i64>,
    full: Vec<Vec<u16>>,
}

impl Lists {
    pub(super) fn read(connection: &Connection) -> rusqlite::Result<Self> {
        // A file that an older program began knows fewer ideas.
        for theme in Theme::ALL {
            connection.execute(
                "INSERT OR IGNORE INTO theme (name) VALUES (?1)",
                [theme.name()],
            )?;
        }
        let number = |name: &str| {
            let select = "SELECT number FROM theme WHERE name = ?1";
            connection.query_row(select, [name], |row| row.get::<_, i64>(0))
        };
        let themes = Theme::ALL
            .iter()
            .map(|theme| number(theme.name()))
            .collect::<rusqlite::Result<Vec<_>>>()?;
        let mut lists = Self {
            any: number(ANY)?,
            themes,
            full: Vec::new(),
        };
        let mut counts = connection
            .prepare("SELECT theme, rating, count(*) FROM pick GROUP BY theme, rating")?;
        let mut rows = counts.query([])?;
        while let Some(row) = rows.next()? {
            let (list, rating, count): (i64, u16, u16) = (row.get(0)?, row.get(1)?, row.get(2)?);
            if let Some(slot) = lists.slot(list, rating) {
                *slot = count;
            }
        }
        Ok(lists)
    }

    fn slot(&mut self, list: i64, rating: u16) -> Option<&mut u16> {
        let list = usize::try_from(list).ok().filter(|list| *list < 1000)?;
        while self.full.len() <= list {
            self.full.push(vec![0; POINTS]);
        }
        self.full.get_mut(list)?.get_mut(usize::from(rating))
    }

    /// The lists of a row of nobody's that have room for it.
    fn with_room(&mut self, row: &Row) -> Vec<i64> {
        let numbers = row
            .themes
            .iter()
            .filter_map(|theme| self.themes.get(*theme as usize).copied());
        let mut wanted: Vec<(i64, u16)> = numbers.map(|number| (number, LISTED_OF_THEME)).collect();
        wanted.push((self.any, LISTED_OF_ANY));
        wanted.retain(|(list, most)| {
            let slot = self.slot(*list, row.rating);
            let has_room = slot.as_ref().is_some_and(|slot| **slot < *most);
            if let Some(slot) = slot.filter(|_| has_room) {
                *slot += 1;
            }
            has_room
        });
        wanted.into_iter().map(|(list, _)| list).collect()
    }
}

/// Puts a row in, or makes one of it and the one of its id that is there.
pub(super) fn keep(
    transaction: &Transaction<'_>,
    lists: &mut Lists,
    row: &Row,
    owner: Option<LearnerId>,
) -> rusqlite::Result<Kept> {
    let mut insert = transaction.prepare_cached(
        "INSERT INTO puzzle (id, fen, moves, rating, deviation, plays, themes, is_own)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT DO NOTHING",
    )?;
    let is_new = insert.execute(params![
        row.id,
        row.fen,
        row.moves,
        row.rating,
        row.deviation,
        row.plays,
        names(&row.themes),
        owner.is_some(),
    ])? > 0;
    if !is_new {
        merge(transaction, lists, row, owner)?;
        return Ok(Kept::Merged);
    }
    list(
        transaction,
        lists,
        row,
        owner,
        transaction.last_insert_rowid(),
    )?;
    Ok(Kept::Added)
}

/// Of two rows of one id the one that was solved more often says how hard it is; the ideas of both are kept.
fn merge(
    transaction: &Transaction<'_>,
    lists: &mut Lists,
    row: &Row,
    owner: Option<LearnerId>,
) -> rusqlite::Result<()> {
    let mut select = transaction
        .prepare_cached("SELECT key, fen, moves, rating, deviation, plays, themes, is_own FROM puzzle WHERE id = ?1")?;
    let (key, old, was_own) = select.query_row([&row.id], |found| {
        let old = Row {
            id: row.id.clone(),
            fen: found.get("fen")?,
            moves: found.get("moves")?,
            rating: found.get("rating")?,
            deviation: found.get("deviation")?,
            plays: found.get("plays")?,
            themes: themes(found.get_ref("themes")?.as_str()?),
        };
        Ok((
            found.get::<_, i64>("key")?,
            old,
            found.get::<_, bool>("is_own")?,
        ))
    })?;
    if let (true, Some(_)) = (was_own, owner) {
        // The same moment of another game, perhaps of somebody else's: it is as it was, and now theirs too.
        return list(transaction, lists, &old, owner, key);
    }
    let is_better = row.plays >= old.plays;
    let mut merged = if is_better { row.clone() } else { old.clone() };
    // The ideas of another position of the same id are none of this one's.
    if (&old.fen, &old.moves) == (&row.fen, &row.moves) {
        merged.themes.extend(&row.themes);
        merged.themes.extend(&old.themes);
        merged.themes.sort_unstable();
        merged.themes.dedup();
    }
    if merged == old && !was_own {
        return Ok(());
    }
    unlist(transaction, lists, &old, key, was_own)?;
    let mut update = transaction.prepare_cached(
        "UPDATE puzzle SET fen = ?2, moves = ?3, rating = ?4, deviation = ?5, plays = ?6, themes = ?7, is_own = ?8
         WHERE key = ?1",
    )?;
    update.execute(params![
        key,
        merged.fen,
        merged.moves,
        merged.rating,
        merged.deviation,
        merged.plays,
        names(&merged.themes),
        false,
    ])?;
    list(transaction, lists, &merged, None, key)
}

fn list(
    transaction: &Transaction<'_>,
    lists: &mut Lists,
    row: &Row,
    owner: Option<LearnerId>,
    key: i64,
) -> rusqlite::Result<()> {
    let numbers = match owner {
        Some(owner) => vec![own_number(transaction, owner)?],
        None => lists.with_room(row),
    };
    let mut insert = transaction
        .prepare_cached("INSERT OR IGNORE INTO pick (theme, rating, puzzle) VALUES (?1, ?2, ?3)")?;
    for list in numbers {
        insert.execute(params![list, row.rating, key])?;
    }
    Ok(())
}

fn unlist(
    transaction: &Transaction<'_>,
    lists: &mut Lists,
    row: &Row,
    key: i64,
    was_own: bool,
) -> rusqlite::Result<()> {
    if was_own {
        // Nobody knows whose lists it is in.
        transaction.execute("DELETE FROM pick WHERE puzzle = ?1", [key])?;
        return Ok(());
    }
    let mut delete = transaction
        .prepare_cached("DELETE FROM pick WHERE theme = ?1 AND rating = ?2 AND puzzle = ?3")?;
    let of_ideas = row.themes.iter();
    let mut listed: Vec<i64> = of_ideas
        .filter_map(|theme| lists.themes.get(*theme as usize).copied())
        .collect();
    listed.push(lists.any);
    for list in listed {
        if delete.execute(params![list, row.rating, key])? > 0
            && let Some(slot) = lists.slot(list, row.rating)
        {
            *slot = slot.saturating_sub(1);
        }
    }
    Ok(())
}

fn names(themes: &[Theme]) -> String {
    let names: Vec<&str> = themes.iter().map(|theme| theme.name()).collect();
    names.join(" ")
}
