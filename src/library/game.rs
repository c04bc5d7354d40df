//! A saved game, and what a list shows of it.

use crate::opening::Book;
use crate::rules::{PgnGame, PgnResult, read_pgn};
use crate::session::Timestamp;

/// Names a saved game; it never changes. The moment at which the game was begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameKey(pub u64);

impl GameKey {
    /// The key of a game that begins now.
    #[must_use]
    pub fn new(now: Timestamp) -> Self {
        Self(now.0)
    }
}

/// Whether a game is to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameState {
    /// It is being played, and goes on after a crash.
    Playing,
    /// It is over.
    Finished,
    /// It was read in from elsewhere.
    Imported,
}

impl GameState {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Playing, Self::Finished, Self::Imported];

    /// The stable name, as the file has it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Playing => "playing",
            Self::Finished => "finished",
            Self::Imported => "imported",
        }
    }
}

/// A whole saved game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptGame {
    /// What a list shows of it.
    pub row: GameRow,
    /// The game as PGN.
    pub pgn: String,
    /// What whoever plays it needs to go on: opponent, clocks. Never looked into here.
    pub extra: String,
}

/// What a list shows of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    /// Its name.
    pub key: GameKey,
    /// Whether it is to go on.
    pub state: GameState,
    /// When it last changed.
    pub changed: Timestamp,
    /// Who had White; empty when nobody knows.
    pub white: String,
    /// Who had Black; empty when nobody knows.
    pub black: String,
    /// The event; empty when there was none.
    pub event: String,
    /// The date as PGN writes it, `2026.11.30`; empty when nobody knows.
    pub date: String,
    /// The result.
    pub result: PgnResult,
    /// The code of its opening, as written or else by its moves; empty when it has none.
    pub eco: String,
    /// The opening's name, as written where our book knows that name, else by its moves, else as written; empty when it has none.
    pub opening: String,
    /// Half-moves made.
    pub plies: u32,
    /// Is it laid aside?
    pub is_aside: bool,
}

impl KeptGame {
    /// A game that is being played.
    #[must_use]
    pub fn playing(key: GameKey, pgn: &PgnGame, extra: &str, now: Timestamp) -> Self {
        Self::new(key, GameState::Playing, pgn, extra, now)
    }

    /// A game that is over.
    #[must_use]
    pub fn finished(key: GameKey, pgn: &PgnGame, extra: &str, now: Timestamp) -> Self {
        Self::new(key, GameState::Finished, pgn, extra, now)
    }

    /// A game from elsewhere.
    #[must_use]
    pub fn imported(key: GameKey, pgn: &PgnGame, now: Timestamp) -> Self {
        Self::new(key, GameState::Imported, pgn, "", now)
    }

    /// A game in any state.
    #[must_use]
    pub fn new(key: GameKey, state: GameState, pgn: &PgnGame, extra: &str, now: Timestamp) -> Self {
        let tag = |name: &str| {
            let value = pgn.tag(name).unwrap_or_default().trim();
            let is_unknown = value.chars().all(|c| matches!(c, '?' | '.' | '-'));
            if is_unknown { "" } else { value }.to_owned()
        };
        let (mut eco, mut opening) = (tag("ECO"), tag("Opening"));
        // A name that we do not know would be told in English for ever; the moves know ours. Where they do not, it stands.
        let book = Book::embedded();
        if !book.has_name(&opening)
            && let Some(named) = book.name_of(&pgn.game())
        {
            opening = named.opening.name.to_owned();
            if eco.is_empty() {
                eco = named.opening.eco.to_owned();
            }
        }
        Self {
            row: GameRow {
                key,
                state,
                changed: now,
                white: tag("White"),
                black: tag("Black"),
                event: tag("Event"),
                date: tag("Date"),
                result: pgn.result,
                eco,
                opening,
                plies: u32::try_from(pgn.moves.len()).unwrap_or(u32::MAX),
                is_aside: false,
            },
            pgn: pgn.to_string(),
            extra: extra.to_owned(),
        }
    }

    /// The game, read again; nothing when the text was spoiled.
    #[must_use]
    pub fn read(&self) -> Option<PgnGame> {
        read_pgn(self.pgn.as_bytes()).into_iter().next()?.ok()
    }
}
