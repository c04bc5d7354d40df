//! Cards, ratings and tries as rows of the records file.

use rusqlite::{Connection, Row, Transaction, params};

use crate::session::Timestamp;
use crate::study::{Card, CardKind, Learner, Rating, RatingKind, Try, TryOutcome};
use crate::theme::Theme;

use super::sqlite::{millis, moment};

/// Reads all of them. What is of a kind that this program does not know is passed over.
pub(super) fn read(connection: &Connection) -> rusqlite::Result<Learner> {
    let mut learner = Learner::default();
    let mut cards = connection
        .prepare("SELECT kind, key, stability_days, difficulty, lapses, last, due FROM card")?;
    let mut rows = cards.query([])?;
    while let Some(row) = rows.next()? {
        if let Some(kind) = CardKind::named(&row.get::<_, String>("kind")?) {
            learner.keep_card(kind, &row.get::<_, String>("key")?, card(row)?);
        }
    }
    let mut ratings =
        connection.prepare("SELECT kind, value, deviation, volatility, at FROM rating")?;
    let mut rows = ratings.query([])?;
    while let Some(row) = rows.next()? {
        if let Some(kind) = RatingKind::named(&row.get::<_, String>("kind")?) {
            let rating = Rating::stored(
                row.get("value")?,
                row.get("deviation")?,
                row.get("volatility")?,
            );
            learner.keep_rating(kind, rating, moment(row.get("at")?));
        }
    }
    let mut tries = connection.prepare(
        "SELECT kind, key, themes, outcome, level, rating_after, at, took_millis FROM try ORDER BY at, id",
    )?;
    let mut rows = tries.query([])?;
    while let Some(row) = rows.next()? {
        if let Some(tried) = tried(row)? {
            learner.keep_try(tried);
        }
    }
    Ok(learner)
}

fn card(row: &Row<'_>) -> rusqlite::Result<Card> {
    // SQLite keeps doubles; the numbers came from singles.
    let single = |name| row.get::<_, f64>(name).map(|number| number as f32);
    Ok(Card::stored(
        single("stability_days")?,
        single("difficulty")?,
        count(row.get("lapses")?),
        moment(row.get("last")?),
        moment(row.get("due")?),
    ))
}

fn tried(row: &Row<'_>) -> rusqlite::Result<Option<Try>> {
    let kind = CardKind::named(&row.get::<_, String>("kind")?);
    let outcome = TryOutcome::named(&row.get::<_, String>("outcome")?);
    let (Some(kind), Some(outcome)) = (kind, outcome) else {
        return Ok(None);
    };
    let themes: String = row.get("themes")?;
    let points = |name| {
        let number = row.get::<_, Option<i64>>(name)?;
        Ok::<_, rusqlite::Error>(number.and_then(|number| u16::try_from(number).ok()))
    };
    Ok(Some(Try {
        kind,
        key: row.get("key")?,
        themes: themes.split_whitespace().filter_map(Theme::named).collect(),
        outcome,
        level: points("level")?,
        rating_after: points("rating_after")?,
        at: moment(row.get("at")?),
        took_millis: moment(row.get("took_millis")?).0,
    }))
}

pub(super) fn write_card(
    transaction: &Transaction<'_>,
    kind: CardKind,
    key: &str,
    card: &Card,
) -> rusqlite::Result<()> {
    let mut upsert = transaction.prepare_cached(
        "INSERT OR REPLACE INTO card (kind, key, stability_days, difficulty, lapses, last, due)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    upsert.execute(params![
        kind.name(),
        key,
        f64::from(card.stability_days()),
        f64::from(card.difficulty()),
        card.lapses(),
        millis(card.last()),
        millis(card.due()),
    ])?;
    Ok(())
}

pub(super) fn write_rating(
    transaction: &Transaction<'_>,
    kind: RatingKind,
    rating: &Rating,
    at: Timestamp,
) -> rusqlite::Result<()> {
    let mut upsert = transaction.prepare_cached(
        "INSERT OR REPLACE INTO rating (kind, value, deviation, volatility, at)
         VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    upsert.execute(params![
        kind.name(),
        rating.value(),
        rating.deviation(),
        rating.volatility(),
        millis(at),
    ])?;
    Ok(())
}

pub(super) fn write_try(transaction: &Transaction<'_>, tried: &Try) -> rusqlite::Result<()> {
    let mut insert = transaction.prepare_cached(
        "INSERT INTO try (kind, key, themes, outcome, level, rating_after, at, took_millis)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
    )?;
    let themes: Vec<&str> = tried.themes.iter().map(|theme| theme.name()).collect();
    insert.execute(params![
        tried.kind.name(),
        tried.key,
        themes.join(" "),
        tried.outcome.name(),
        tried.level,
        tried.rating_after,
        millis(tried.at),
        millis(Timestamp(tried.took_millis)),
    ])?;
    Ok(())
}

fn count(number: i64) -> u32 {
    u32::try_from(number.max(0)).unwrap_or(u32::MAX)
}
