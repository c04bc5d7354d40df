//! The learner's records on the disk: a thread of their own reads and writes them.

use std::io;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{Builder, JoinHandle};

use crate::session::{Attempt, Timestamp};
use crate::study::{Card, CardKind, Rating, RatingKind, Try};

use super::entry::RecordEntry;
use super::folder::DataFolder;
use super::ledger::Ledger;
use super::records::Place;
use super::settings::Settings;
use super::{Store, StoreAnswer, Wake};

/// The records of a data folder. No call waits for the disk; dropping waits until all that was given is written, or
/// cannot be.
#[derive(Debug)]
pub struct Database {
    /// Taken away to end the thread.
    commands: Option<Sender<Command>>,
    answers: Receiver<StoreAnswer>,
    thread: Option<JoinHandle<()>>,
}

enum Command {
    Load,
    Add(RecordEntry),
    Set(Settings),
}

impl Database {
    /// Starts the thread, which opens the folder's file at once. `wake` is called, on that thread, when there is
    /// something to poll; `now` names a file that has to be set aside.
    ///
    /// # Errors
    /// The system has no thread to give.
    pub fn start(folder: DataFolder, wake: Wake, now: Timestamp) -> io::Result<Self> {
        let (commands, received) = channel();
        let (answering, answers) = channel();
        let thread = Builder::new().name("records".to_owned()).spawn(move || {
            let say = |said: Vec<StoreAnswer>| say(said, &answering, &wake);
            run(Ledger::new(folder, now), &received, &say);
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

impl Store for Database {
    fn load(&mut self) {
        self.send(Command::Load);
    }

    fn append(&mut self, attempt: Attempt) {
        self.send(Command::Add(RecordEntry::Attempt(attempt)));
    }

    fn remember_place(&mut self, place: Place) {
        self.send(Command::Add(RecordEntry::Place(place)));
    }

    fn finish_lesson(&mut self, lesson: String, at: Timestamp) {
        self.send(Command::Add(RecordEntry::Finish { lesson, at }));
    }

    fn save_card(&mut self, kind: CardKind, key: String, card: Card) {
        self.send(Command::Add(RecordEntry::Card { kind, key, card }));
    }

    fn save_rating(&mut self, kind: RatingKind, rating: Rating, at: Timestamp) {
        self.send(Command::Add(RecordEntry::Rating { kind, rating, at }));
    }

    fn append_try(&mut self, tried: Try) {
        self.send(Command::Add(RecordEntry::Try(tried)));
    }

    fn save_settings(&mut self, settings: Settings) {
        self.send(Command::Set(settings));
    }

    fn poll(&mut self) -> Vec<StoreAnswer> {
        self.answers.try_iter().collect()
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        self.commands = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Serves commands until the last sender is gone. Those that wait are written together.
fn run(mut ledger: Ledger, commands: &Receiver<Command>, say: &dyn Fn(Vec<StoreAnswer>)) {
    say(ledger.flush());
    while let Ok(first) = commands.recv() {
        for command in std::iter::once(first).chain(commands.try_iter()) {
            match command {
                Command::Load => ledger.ask(),
                Command::Add(entry) => ledger.add(entry),
                Command::Set(settings) => ledger.set(settings),
            }
        }
        say(ledger.flush());
    }
    if ledger.has_pending() {
        say(ledger.flush());
    }
}

fn say(said: Vec<StoreAnswer>, answers: &Sender<StoreAnswer>, wake: &Wake) {
    if said.is_empty() {
        return;
    }
    for answer in said {
        // While the owner drops, nobody listens any more.
        let _ = answers.send(answer);
    }
    wake();
}
