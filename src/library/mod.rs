//! Saved games: kept while they are played, so that they go on after a crash; found again; read in and given out as PGN.
//!
//! The program tells a [`Games`] keeper what to keep and polls it for answers; it never waits for the disk. [`Keeper`]
//! writes on a thread of its own into one SQLite file of the data folder; [`MemoryGames`] forgets at the end. What goes wrong
//! becomes a [`StoreNotice`], and what could not be written waits in memory for the next try.
//! Nothing is ever deleted: a game that is not wanted any more is laid aside and can be brought back.
//!
//! Pure: `game`, `memory`, `query`, `shelf`. At the edge: `games_file`, `keeper`.
//!
//! ```
//! use chess_tutor::library::{GameKey, Games as _, GamesAnswer, KeptGame, MemoryGames, Query};
//! use chess_tutor::rules::{Game, PgnGame};
//! use chess_tutor::session::Timestamp;
//! let mut games = MemoryGames::default();
//! let mut game = Game::default();
//! game.play_text("e4")?;
//! // Kept after each move under the same key.
//! let pgn = PgnGame::of(&game, &[("White", "Ada"), ("Black", "Bo")]);
//! let now = Timestamp(1_000);
//! games.keep(KeptGame::playing(GameKey::new(now), &pgn, "level 3", now));
//! games.find(Query::text("ada"));
//! let Some(GamesAnswer::Found { rows, .. }) = games.poll().pop() else { panic!() };
//! assert_eq!(rows[0].white, "Ada");
//! # Ok::<(), chess_tutor::rules::ReadMoveError>(())
//! ```

mod game;
mod games_file;
mod keeper;
mod memory;
mod query;
mod shelf;

use std::collections::BTreeMap;
use std::path::PathBuf;

use crate::rules::PgnError;
use crate::session::Timestamp;
use crate::store::{DataFolder, FileTrouble, LearnerId, StoreNotice, Wake};

pub use game::{GameKey, GameRow, GameState, KeptGame};
pub use keeper::Keeper;
pub use memory::MemoryGames;
pub use query::{Query, Which};

/// The keeper of saved games. No call waits; what comes of it is polled.
pub trait Games {
    /// Keeps a game, or what has become of it: after every move, and when it is over.
    fn keep(&mut self, game: KeptGame);

    /// Keeps what was seen of a move of a game, by its place from 0: a text that is never looked into here.
    fn keep_look(&mut self, key: GameKey, ply: usize, look: String);

    /// Reads all games of a PGN text in: a [`GamesAnswer::Imported`].
    fn import(&mut self, pgn: Vec<u8>, now: Timestamp);

    /// Reads all games of a file in: a [`GamesAnswer::Imported`] or a [`GamesAnswer::Unreadable`].
    fn import_file(&mut self, path: PathBuf, now: Timestamp);

    /// Looks games up: a [`GamesAnswer::Found`].
    fn find(&mut self, query: Query);

    /// Asks for a whole game: a [`GamesAnswer::Loaded`].
    fn load(&mut self, key: GameKey);

    /// Lays a game aside: it is found no more, unless what is aside is looked up.
    fn put_aside(&mut self, key: GameKey, now: Timestamp);

    /// Brings a game back that was laid aside.
    fn bring_back(&mut self, key: GameKey, now: Timestamp);

    /// Asks for all games that a query finds as one PGN text: a [`GamesAnswer::Exported`].
    fn export(&mut self, query: Query);

    /// Writes games as PGN into a file, or one beside it if it is there: a [`GamesAnswer::Saved`] or a
    /// [`GamesAnswer::NotSaved`].
    fn save(&mut self, pgn: String, path: PathBuf);

    /// Writes all games that a query finds into a file, as [`Games::save`] does.
    fn save_found(&mut self, query: Query, path: PathBuf);

    /// Keeps the games of another learner from now on; all that was given before stays with the one before.
    fn turn_to(&mut self, learner: LearnerId, now: Timestamp);

    /// What there is to hear since the last poll, in order.
    fn poll(&mut self) -> Vec<GamesAnswer>;
}

/// What a keeper has to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GamesAnswer {
    /// What a query finds, the latest game first.
    Found {
        /// The query.
        query: Query,
        /// The games, as many as the query wants at most.
        rows: Vec<GameRow>,
        /// How many there are in all.
        count: usize,
    },
    /// A whole game; nothing when there is none of that key.
    Loaded {
        /// The key that was asked for.
        key: GameKey,
        /// The game.
        game: Option<KeptGame>,
        /// What was seen of its moves when it was looked at, by their places from 0 ([`Games::keep_look`]).
        looks: BTreeMap<usize, String>,
    },
    /// What was read in.
    Imported {
        /// The games, in the order of the text; one that was there already has the key that it had.
        keys: Vec<GameKey>,
        /// The games of which nothing could be read, with their places.
        faults: Vec<PgnError>,
        /// Games and variations that are kept up to the place of a fault.
        cut: Vec<PgnError>,
    },
    /// A file could not be read.
    Unreadable {
        /// The file.
        path: PathBuf,
        /// Why not.
        reason: FileTrouble,
    },
    /// Games as one PGN text.
    Exported(String),
    /// Games are in a file.
    Saved(PathBuf),
    /// Games could not be written into a file.
    NotSaved {
        /// The file.
        path: PathBuf,
        /// Why not.
        reason: FileTrouble,
    },
    /// So many changes, counted from the start of this keeper in the order in which they were given, are safe from now on.
    Kept(u64),
    /// Something that the learner should hear.
    Notice(StoreNotice),
}

/// Opens the games of a folder; where there is no folder or no thread for them, they are kept in memory, and a notice says
/// so.
#[must_use]
pub fn open(folder: Option<DataFolder>, wake: Wake, now: Timestamp) -> Box<dyn Games> {
    let Some(folder) = folder else {
        return Box::new(MemoryGames::saying(StoreNotice::NoFolder));
    };
    match Keeper::start(folder, wake, now) {
        Ok(keeper) => Box::new(keeper),
        Err(error) => Box::new(MemoryGames::saying(StoreNotice::NotSaved {
            reason: error.to_string(),
        })),
    }
}
