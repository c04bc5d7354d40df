//! What a keeper knows: every game's row, the games that wait to be written, and what came of it. No thread is needed.

use std::collections::BTreeMap;

use crate::rules::{PgnGame, read_pgn};
use crate::session::Timestamp;
use crate::store::{DataFolder, FileError, LearnerId, StoreNotice, set_aside};

use super::GamesAnswer;
use super::game::{GameKey, GameRow, GameState, KeptGame};
use super::games_file::GamesFile;
use super::query::Query;

/// Saved games on their way to the disk. Without a folder all of them wait for ever, which is memory.
#[derive(Debug, Default)]
pub(super) struct Shelf {
    folder: Option<DataFolder>,
    file: Option<GamesFile>,
    /// Was the file read once? Until then the rows are those of this run.
    is_read: bool,
    rows: BTreeMap<GameKey, GameRow>,
    /// What is not on the disk yet; of a game only its latest state.
    pending: BTreeMap<GameKey, KeptGame>,
    /// What was seen of moves and is not on the disk yet.
    pending_looks: BTreeMap<(GameKey, usize), String>,
    /// Changes taken in, and how many of them the last successful writing covered.
    given: u64,
    kept: u64,
    /// The trouble that was told and is not over yet.
    trouble: Option<StoreNotice>,
    now: Timestamp,
    here: LearnerId,
    /// What could not be written of those who are not here now, and without a folder all they have.
    others: BTreeMap<LearnerId, Self>,
}

impl Shelf {
    pub(super) fn new(folder: DataFolder, now: Timestamp) -> Self {
        Self {
            here: folder.learner(),
            folder: Some(folder),
            now,
            ..Self::default()
        }
    }

    /// The games of another learner.
    pub(super) fn turn_to(&mut self, learner: LearnerId, now: Timestamp) {
        let before = self.here;
        if learner == before {
            return;
        }
        let mut others = std::mem::take(&mut self.others);
        let mut next = others.remove(&learner).unwrap_or_else(|| {
            let folder = self.folder.as_ref();
            folder.map_or_else(Self::default, |folder| {
                Self::new(folder.of_learner(learner), now)
            })
        });
        next.here = learner;
        (next.given, next.kept) = (self.given, self.kept);
        let left = std::mem::replace(self, next);
        if left.folder.is_none() || left.has_pending() {
            others.insert(before, left);
        }
        self.others = others;
    }

    /// Takes a game in, to be written at the next flush.
    pub(super) fn keep(&mut self, game: KeptGame) {
        self.now = self.now.max(game.row.changed);
        self.given = self.given.saturating_add(1);
        self.rows.insert(game.row.key, game.row.clone());
        self.pending.insert(game.row.key, game);
    }

    pub(super) fn import(&mut self, pgn: &[u8], now: Timestamp) -> GamesAnswer {
        let mut keys = Vec::new();
        let mut faults = Vec::new();
        let mut cut = Vec::new();
        for read in read_pgn(pgn) {
            let game = match read {
                Ok(game) => {
                    cut.extend(game.cut.iter().cloned());
                    game
                }
                // What could be read of a game is worth more than nothing of it.
                Err(fault) => {
                    let Some(game) = fault.before.as_deref().cloned() else {
                        faults.push(fault);
                        continue;
                    };
                    cut.extend(game.cut.iter().cloned());
                    cut.push(fault);
                    game
                }
            };
            let key = self.take_in(&game, &keys, now);
            keys.push(key);
        }
        GamesAnswer::Imported { keys, faults, cut }
    }

    /// Keeps a game that was brought. One that was brought before comes to the head of the list, and not twice; but games that are
    /// alike in one file, of which `brought` are those before this one, are games of their own.
    fn take_in(&mut self, game: &PgnGame, brought: &[GameKey], now: Timestamp) -> GameKey {
        let mut key = GameKey::new(now);
        let new = KeptGame::imported(key, game, now);
        let is_like = |row: &GameRow| {
            row.state == GameState::Imported
                && (row.plies, row.result) == (new.row.plies, new.row.result)
                && (&row.white, &row.black, &row.date)
                    == (&new.row.white, &new.row.black, &new.row.date)
        };
        let like: Vec<GameKey> = self
            .rows
            .values()
            .filter(|row| is_like(row) && !brought.contains(&row.key))
            .map(|row| row.key)
            .collect();
        let same = like
            .into_iter()
            .find(|key| self.load(*key).is_some_and(|kept| kept.pgn == new.pgn));
        if let Some(same) = same {
            key = same;
        } else {
            while self.rows.contains_key(&key) {
                key = GameKey(key.0.saturating_add(1));
            }
        }
        self.keep(KeptGame::imported(key, game, now));
        key
    }

    pub(super) fn find(&self, query: Query) -> GamesAnswer {
        let found = self.found(&query);
        GamesAnswer::Found {
            count: found.len(),
            rows: found.into_iter().take(query.at_most).cloned().collect(),
            query,
        }
    }

    /// The rows that a query finds, the latest first.
    fn found(&self, query: &Query) -> Vec<&GameRow> {
        let rows = self.rows.values();
        let mut found: Vec<&GameRow> = rows.filter(|row| query.finds(row)).collect();
        found.sort_by_key(|row| std::cmp::Reverse((row.changed, row.key)));
        found
    }

    pub(super) fn load(&mut self, key: GameKey) -> Option<KeptGame> {
        let waiting = self.pending.get(&key).cloned();
        waiting.or_else(|| self.file.as_ref()?.load(key).ok().flatten())
    }

    /// Takes in what was seen of a move, to be written at the next flush.
    pub(super) fn keep_look(&mut self, key: GameKey, ply: usize, look: String) {
        self.given = self.given.saturating_add(1);
        self.pending_looks.insert((key, ply), look);
    }

    /// What was seen of the moves of a game.
    pub(super) fn looks(&self, key: GameKey) -> BTreeMap<usize, String> {
        // Where the file cannot be read the moves are looked at again.
        let written = self.file.as_ref().and_then(|file| file.looks(key).ok());
        let mut looks = written.unwrap_or_default();
        let waiting = self.pending_looks.range((key, 0)..=(key, usize::MAX));
        looks.extend(waiting.map(|((_, ply), look)| (*ply, look.clone())));
        looks
    }

    /// Lays a game aside, or brings it back.
    pub(super) fn lay(&mut self, key: GameKey, is_aside: bool, now: Timestamp) {
        if let Some(mut game) = self.load(key) {
            game.row.is_aside = is_aside;
            game.row.changed = now;
            self.keep(game);
        }
    }

    pub(super) fn export(&mut self, query: &Query) -> GamesAnswer {
        GamesAnswer::Exported(self.text_of(query))
    }

    /// All games that a query finds as one PGN text.
    pub(super) fn text_of(&mut self, query: &Query) -> String {
        let keys: Vec<GameKey> = self.found(query).iter().map(|row| row.key).collect();
        let games = keys.into_iter().filter_map(|key| self.load(key));
        let texts: Vec<String> = games.map(|game| game.pgn).collect();
        texts.join("\n")
    }

    /// Is there something that is not on the disk?
    pub(super) fn has_pending(&self) -> bool {
        !(self.pending.is_empty() && self.pending_looks.is_empty())
    }

    /// Tries to write all that waits, and says what there is to say.
    pub(super) fn flush(&mut self) -> Vec<GamesAnswer> {
        let Some(folder) = self.folder.clone() else {
            return Vec::new();
        };
        let mut answers = Vec::new();
        let written = self.write(&folder, &mut answers);
        match written {
            Ok(()) => {
                self.pending.clear();
                self.pending_looks.clear();
                if self.kept < self.given {
                    self.kept = self.given;
                    answers.push(GamesAnswer::Kept(self.kept));
                }
                if self.trouble.take().is_some() {
                    answers.push(GamesAnswer::Notice(StoreNotice::SavedAgain));
                }
            }
            Err(error) => {
                let trouble = error.notice(&folder);
                if self.trouble.as_ref() != Some(&trouble) {
                    self.trouble = Some(trouble.clone());
                    answers.push(GamesAnswer::Notice(trouble));
                }
            }
        }
        answers
    }

    fn write(
        &mut self,
        folder: &DataFolder,
        answers: &mut Vec<GamesAnswer>,
    ) -> Result<(), FileError> {
        if self.file.as_ref().is_none_or(|file| !file.is_there()) {
            self.open(folder, answers)?;
        }
        if !self.has_pending() {
            return Ok(());
        }
        let written = self.write_pending();
        if let Err(FileError::Unusable(_)) = written {
            // Damaged under our hands: what is new goes into a new file.
            self.file = None;
            self.open(folder, answers)?;
            return self.write_pending();
        }
        written
    }

    fn write_pending(&mut self) -> Result<(), FileError> {
        let games: Vec<&KeptGame> = self.pending.values().collect();
        match &mut self.file {
            Some(file) => file.write(&games, &self.pending_looks),
            None => Err(FileError::NotWritable),
        }
    }

    /// Opens the file, or sets aside what is there and begins anew. The first time, what it holds is read.
    fn open(
        &mut self,
        folder: &DataFolder,
        answers: &mut Vec<GamesAnswer>,
    ) -> Result<(), FileError> {
        folder.create().map_err(|_refused| FileError::NotWritable)?;
        let path = folder.games_file();
        let (file, rows) = match GamesFile::open(&path, self.now) {
            Err(FileError::Unusable(why)) => {
                let name = set_aside(&path, self.now).map_err(|_refused| FileError::NotWritable)?;
                answers.push(GamesAnswer::Notice(StoreNotice::SetAside { name, why }));
                GamesFile::open(&path, self.now)?
            }
            opened => opened?,
        };
        if !self.is_read {
            self.is_read = true;
            for row in rows {
                self.rows.entry(row.key).or_insert(row);
            }
        }
        self.file = Some(file);
        Ok(())
    }
}
