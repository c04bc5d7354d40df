//! Saved games on the disk: a thread of their own reads and writes them.

use std::io;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{Builder, JoinHandle};

use crate::session::Timestamp;
use crate::store::{DataFolder, Wake};

use super::game::{GameKey, KeptGame};
use super::query::Query;
use super::shelf::Shelf;
use super::{Games, GamesAnswer};

/// The games of a data folder. No call waits for the disk; dropping waits until all that was given is written, or cannot be.
#[derive(Debug)]
pub struct Keeper {
    /// Taken away to end the thread.
    commands: Option<Sender<Command>>,
    answers: Receiver<GamesAnswer>,
    thread: Option<JoinHandle<()>>,
}

/// What the thread is told.
pub(super) enum Command {
    Keep(Box<KeptGame>),
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
}

impl Command {
    /// Carries the command out on a shelf.
    pub(super) fn run(self, shelf: &mut Shelf) -> Option<GamesAnswer> {
        match self {
            Self::Keep(game) => shelf.keep(*game),
            Self::Lay { key, is_aside, now } => shelf.lay(key, is_aside, now),
            Self::Import(pgn, now) => return Some(shelf.import(&pgn, now)),
            Self::ImportFile(path, now) => {
                return Some(match std::fs::read(&path) {
                    Ok(pgn) => shelf.import(&pgn, now),
                    Err(error) => GamesAnswer::Unreadable {
                        path,
                        reason: error.to_string(),
                    },
                });
            }
            Self::Find(query) => return Some(shelf.find(query)),
            Self::Export(query) => return Some(shelf.export(&query)),
            Self::Load(key) => {
                let game = shelf.load(key);
                return Some(GamesAnswer::Loaded { key, game });
            }
        }
        None
    }
}

impl Keeper {
    /// Starts the thread, which opens the folder's file at once. `wake` is called, on that thread, when there is something
    /// to poll; `now` names a file that has to be set aside.
    ///
    /// # Errors
    /// The system has no thread to give.
    pub fn start(folder: DataFolder, wake: Wake, now: Timestamp) -> io::Result<Self> {
        let (commands, received) = channel();
        let (answering, answers) = channel();
        let thread = Builder::new().name("games".to_owned()).spawn(move || {
            let say = |said: Vec<GamesAnswer>| say(said, &answering, &wake);
            run(Shelf::new(folder, now), &received, &say);
        })?;
        Ok(Self {
            commands: Some(commands),
            answers,
            thread: Some(thread),
        })
    }

    fn send(&self, command: Command) {
        if let Some(commands) = &self.commands {
            // The thread only ends when the sender is gone.
            let _ = commands.send(command);
        }
    }
}

impl Games for Keeper {
    fn keep(&mut self, game: KeptGame) {
        self.send(Command::Keep(Box::new(game)));
    }

    fn import(&mut self, pgn: Vec<u8>, now: Timestamp) {
        self.send(Command::Import(pgn, now));
    }

    fn import_file(&mut self, path: PathBuf, now: Timestamp) {
        self.send(Command::ImportFile(path, now));
    }

    fn find(&mut self, query: Query) {
        self.send(Command::Find(query));
    }

    fn load(&mut self, key: GameKey) {
        self.send(Command::Load(key));
    }

    fn put_aside(&mut self, key: GameKey, now: Timestamp) {
        let is_aside = true;
        self.send(Command::Lay { key, is_aside, now });
    }

    fn bring_back(&mut self, key: GameKey, now: Timestamp) {
        let is_aside = false;
        self.send(Command::Lay { key, is_aside, now });
    }

    fn export(&mut self, query: Query) {
        self.send(Command::Export(query));
    }

    fn poll(&mut self) -> Vec<GamesAnswer> {
        self.answers.try_iter().collect()
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.commands = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Serves commands until the last sender is gone. Those that wait are written together.
fn run(mut shelf: Shelf, commands: &Receiver<Command>, say: &dyn Fn(Vec<GamesAnswer>)) {
    say(shelf.flush());
    while let Ok(first) = commands.recv() {
        let waiting = std::iter::once(first).chain(commands.try_iter());
        let mut answers: Vec<GamesAnswer> = waiting
            .filter_map(|command| command.run(&mut shelf))
            .collect();
        answers.extend(shelf.flush());
        say(answers);
    }
    if shelf.has_pending() {
        say(shelf.flush());
    }
}

fn say(said: Vec<GamesAnswer>, answers: &Sender<GamesAnswer>, wake: &Wake) {
    if said.is_empty() {
        return;
    }
    for answer in said {
        // While the owner drops, nobody listens any more.
        let _ = answers.send(answer);
    }
    wake();
}
