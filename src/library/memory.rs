//! Games that are kept until the program ends: for tests, and where there is no data folder.

use std::path::PathBuf;

use crate::session::Timestamp;
use crate::store::{LearnerId, StoreNotice};

use super::game::{GameKey, KeptGame};
use super::keeper::Command;
use super::query::Query;
use super::shelf::Shelf;
use super::{Games, GamesAnswer};

/// Saved games in memory.
#[derive(Debug, Default)]
pub struct MemoryGames {
    shelf: Shelf,
    answers: Vec<GamesAnswer>,
}

impl MemoryGames {
    /// One that has something to tell first.
    #[must_use]
    pub fn saying(notice: StoreNotice) -> Self {
        Self {
            answers: vec![GamesAnswer::Notice(notice)],
            ..Self::default()
        }
    }

    fn run(&mut self, command: Command) {
        self.answers.extend(command.run(&mut self.shelf));
    }
}

impl Games for MemoryGames {
    fn keep(&mut self, game: KeptGame) {
        self.run(Command::Keep(Box::new(game)));
    }

    fn keep_look(&mut self, key: GameKey, ply: usize, look: String) {
        self.run(Command::KeepLook(key, ply, look));
    }

    fn import(&mut self, pgn: Vec<u8>, now: Timestamp) {
        self.run(Command::Import(pgn, now));
    }

    fn import_file(&mut self, path: PathBuf, now: Timestamp) {
        self.run(Command::ImportFile(path, now));
    }

    fn find(&mut self, query: Query) {
        self.run(Command::Find(query));
    }

    fn load(&mut self, key: GameKey) {
        self.run(Command::Load(key));
    }

    fn put_aside(&mut self, key: GameKey, now: Timestamp) {
        let is_aside = true;
        self.run(Command::Lay { key, is_aside, now });
    }

    fn bring_back(&mut self, key: GameKey, now: Timestamp) {
        let is_aside = false;
        self.run(Command::Lay { key, is_aside, now });
    }

    fn export(&mut self, query: Query) {
        self.run(Command::Export(query));
    }

    fn save(&mut self, pgn: String, path: PathBuf) {
        self.run(Command::Save(pgn, path));
    }

    fn save_found(&mut self, query: Query, path: PathBuf) {
        self.run(Command::SaveFound(query, path));
    }

    fn turn_to(&mut self, learner: LearnerId, now: Timestamp) {
        self.run(Command::TurnTo(learner, now));
    }

    fn poll(&mut self) -> Vec<GamesAnswer> {
        std::mem::take(&mut self.answers)
    }
}
