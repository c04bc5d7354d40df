//! Which list holds which puzzle: the lists of `pick`, filled while puzzles come in.
//!
//! There is one for each idea and one for all puzzles, with room for so many at each rating point, and one for each
//! learner's own games, which holds all of them.

use rusqlite::{Connection, Transaction, params};

use crate::store::LearnerId;
use crate::theme::Theme;

use super::database::Kept;
use super::row::{Row, themes};

/// Lists beside those of ideas: every puzzle of the database, and those of each learner's own games.
pub(super) const ANY: &str = "*";
pub(super) const OWN: &str = "own";
/// So many puzzles are listed for one rating point, of any idea and of each.
const LISTED_OF_ANY: u16 = 400;
const LISTED_OF_THEME: u16 = 60;
/// One more than the highest rating that a row can have.
const POINTS: usize = 4096;

/// The name of the list of a learner's own puzzles. The first learner's is as old as the file.
pub(super) fn own_list(owner: LearnerId) -> String {
    match owner {
        LearnerId::FIRST => OWN.to_owned(),
        other => format!("{OWN}-{}", other.number()),
    }
}

/// Whose list this is.
pub(super) fn owner_of(list: &str) -> Option<LearnerId> {
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
