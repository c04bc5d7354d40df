//! The saved games on the screen, and the one that is looked at.

use std::path::PathBuf;

use crate::library::{GameKey, GameRow, GameState, Query};
use crate::review::ReviewSession;
use crate::rules::PgnError;

/// The list of games, and a game that is looked at.
#[derive(Clone, Debug, Default)]
pub struct ReviewPage {
    /// What is looked for.
    pub query: Query,
    /// The games that are found.
    pub rows: Vec<GameRow>,
    /// How many there are in all.
    pub count: usize,
    /// Have any rows come yet?
    pub is_listed: bool,
    /// Are games being read in?
    pub is_importing: bool,
    /// What could not be read.
    pub troubles: Vec<Trouble>,
    /// The game that is on its way.
    pub opening: Option<GameKey>,
    /// The game that is looked at.
    pub session: Option<ReviewSession>,
    /// Its name.
    pub key: Option<GameKey>,
    /// Whether it was played here.
    pub state: Option<GameState>,
}

/// Something that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// A game.
    Game(PgnError),
    /// A file.
    File {
        /// Which.
        path: PathBuf,
        /// Why not, in English or the system's language.
        reason: String,
    },
    /// There was no game at all in what was given.
    NoGame,
}
