//! Saved games on the disk: a thread of their own reads and writes them.

use std::io;
use std::path::PathBuf;
use std::sync::mpsc::Receiver;

use crate::session::Timestamp;
use crate::store::{Clerk, DataFolder, FileTrouble, LearnerId, Outbox, Wake, write_beside};

use super::game::{GameKey, KeptGame};
use super::query::Query;
use super::shelf::Shelf;
use super::{Games, GamesAnswer};

/// The games of a data folder. No call waits for the disk; dropping waits until all that was given is written, or cannot be.
#[derive(Debug)]
pub struct Keeper {
    clerk: Clerk<Command, GamesAnswer>,
}

/// What the thread is told.
pub(super) enum Command {
    Keep(Box<KeptGame>),
    KeepLook(GameKey, usize, String),
    Import(Vec<u8>, Timestamp),
    ImportFile(PathBuf, Timestamp),
    Find(Query),
    Load(GameKey),
    Lay {
        key: GameKey,
        is_aside: bool,
        now: Timestamp,
    },
    Export(Query),
    Save(String, PathBuf),
    SaveFound(Query, PathBuf),
    TurnTo(LearnerId, Timestamp),
}

impl Command {
    /// Carries the command out on a shelf.
    pub(super) fn run(self, shelf: &mut Shelf) -> Option<GamesAnswer> {
        match self {
            Self::Keep(game) => shelf.keep(*game),
            Self::KeepLook(key, ply, look) => shelf.keep_look(key, ply, look),
            Self::Lay { key, is_aside, now } => shelf.lay(key, is_aside, now),
            Self::Import(pgn, now) => return Some(shelf.import(&pgn, now)),
            Self::ImportFile(path, now) => {
                return Some(match std::fs::read(&path) {
                    Ok(pgn) => shelf.import(&pgn, now),
                    Err(error) => GamesAnswer::Unreadable {
                        path,
                        reason: FileTrouble::from(&error),
                    },
                });
            }
            Self::Find(query) => return Some(shelf.find(query)),
            Self::Export(query) => return Some(shelf.export(&query)),
            Self::Save(pgn, path) => return Some(save(&pgn, path)),
            Self::SaveFound(query, path) => return Some(save(&shelf.text_of(&query), path)),
            Self::TurnTo(learner, now) => shelf.turn_to(learner, now),
            Self::Load(key) => {
                let game = shelf.load(key);
                let looks = shelf.looks(key);
                return Some(GamesAnswer::Loaded { key, game, looks });
            }
        }
        None
    }
}

fn save(pgn: &str, path: PathBuf) -> GamesAnswer {
    match write_beside(&path, pgn) {
        Ok(path) => GamesAnswer::Saved(path),
        Err(error) => GamesAnswer::NotSaved {
            path,
            reason: FileTrouble::from(&error),
        },
    }
}

impl Keeper {
    /// Starts the thread, which opens the folder's file at once. `wake` is called, on that thread, when there is something
    /// to poll; `now` names a file that has to be set aside.
    ///
    /// # Errors
    /// The system has no thread to give.
    pub fn start(folder: DataFolder, wake: Wake, now: Timestamp) -> io::Result<Self> {
        let clerk = Clerk::start("games", wake, move |commands, outbox| {
            run(Shelf::new(folder, now), commands, outbox);
        })?;
        Ok(Self { clerk })
    }
}

impl Games for Keeper {
    fn keep(&mut self, game: KeptGame) {
        self.clerk.tell(Command::Keep(Box::new(game)));
    }

    fn keep_look(&mut self, key: GameKey, ply: usize, look: String) {
        self.clerk.tell(Command::KeepLook(key, ply, look));
    }

    fn import(&mut self, pgn: Vec<u8>, now: Timestamp) {
        self.clerk.tell(Command::Import(pgn, now));
    }

    fn import_file(&mut self, path: PathBuf, now: Timestamp) {
        self.clerk.tell(Command::ImportFile(path, now));
    }

    fn find(&mut self, query: Query) {
        self.clerk.tell(Command::Find(query));
    }

    fn load(&mut self, key: GameKey) {
        self.clerk.tell(Command::Load(key));
    }

    fn put_aside(&mut self, key: GameKey, now: Timestamp) {
        let is_aside = true;
        self.clerk.tell(Command::Lay { key, is_aside, now });
    }

    fn bring_back(&mut self, key: GameKey, now: Timestamp) {
        let is_aside = false;
        self.clerk.tell(Command::Lay { key, is_aside, now });
    }

    fn export(&mut self, query: Query) {
        self.clerk.tell(Command::Export(query));
    }

    fn save(&mut self, pgn: String, path: PathBuf) {
        self.clerk.tell(Command::Save(pgn, path));
    }

    fn save_found(&mut self, query: Query, path: PathBuf) {
        self.clerk.tell(Command::SaveFound(query, path));
    }

    fn turn_to(&mut self, learner: LearnerId, now: Timestamp) {
        self.clerk.tell(Command::TurnTo(learner, now));
    }

    fn poll(&mut self) -> Vec<GamesAnswer> {
        self.clerk.poll()
    }
}

/// Serves commands until the last sender is gone. Those that wait are written together.
fn run(mut shelf: Shelf, commands: &Receiver<Command>, outbox: &Outbox<GamesAnswer>) {
    outbox.send(shelf.flush());
    while let Ok(first) = commands.recv() {
        let waiting = std::iter::once(first).chain(commands.try_iter());
        let mut answers = Vec::new();
        for command in waiting {
            // What is left is written before, and what is come to is read after: the next command may ask for it.
            let turns = matches!(command, Command::TurnTo(..));
            if turns {
                answers.extend(shelf.flush());
            }
            answers.extend(command.run(&mut shelf));
            if turns {
                answers.extend(shelf.flush());
            }
        }
        answers.extend(shelf.flush());
        outbox.send(answers);
    }
    if shelf.has_pending() {
        outbox.send(shelf.flush());
    }
}
