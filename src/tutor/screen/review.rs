//! The saved games on the screen, and the one that is looked at.

use std::path::PathBuf;

use crate::library::{GameKey, GameRow, GameState, Query};
use crate::review::ReviewSession;
use crate::rules::{PgnError, PgnFault};
use crate::store::FileTrouble;

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
    /// Was it pasted what came in last, and not from a file?
    pub is_pasted: bool,
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
    /// Some games of several.
    Games {
        /// So many are here now.
        read: usize,
        /// So many are not.
        unread: usize,
    },
    /// A game.
    Game(PgnError),
    /// A game or a variation that is here up to the place of a fault.
    Cut(PgnError),
    /// So many more faults, which are not named.
    More(usize),
    /// A file.
    File {
        /// Which.
        path: PathBuf,
        /// Why not.
        reason: FileTrouble,
    },
    /// There was no game at all in what was given.
    NoGame,
}

impl Trouble {
    /// As many faults of games are named at once.
    const MOST: usize = 3;

    /// What is told of games that were read in: how many, the first that could not be read or not to their end, and how
    /// many more there are. Nothing when all of them could be read.
    #[must_use]
    pub fn of_games(read: usize, faults: Vec<PgnError>, cut: Vec<PgnError>) -> Vec<Self> {
        let unread = faults.len();
        let is_words = |error: &PgnError| matches!(error.fault, PgnFault::Unknown(_));
        let mut troubles = Vec::new();
        if read == 0 && faults.iter().all(is_words) {
            troubles.push(Self::NoGame);
        } else if unread > 0 && read + unread > 1 {
            troubles.push(Self::Games { read, unread });
        }
        troubles.extend(Self::named(faults, cut));
        troubles
    }

    /// The first faults, and how many more there are.
    #[must_use]
    pub fn named(faults: Vec<PgnError>, cut: Vec<PgnError>) -> Vec<Self> {
        let mut named: Vec<Self> = faults.into_iter().map(Self::Game).collect();
        named.extend(cut.into_iter().map(Self::Cut));
        let more = named.len().saturating_sub(Self::MOST);
        named.truncate(Self::MOST);
        if more > 0 {
            named.push(Self::More(more));
        }
        named
    }
}
