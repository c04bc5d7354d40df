//! The learners' records on the disk: a thread of their own reads and writes them.

use std::io;
use std::path::PathBuf;
use std::sync::mpsc::Receiver;

use crate::session::{Attempt, Timestamp};
use crate::study::{Card, CardKind, Rating, RatingKind, Try};

use super::cabinet::Cabinet;
use super::clerk::{Clerk, Outbox};
use super::entry::RecordEntry;
use super::folder::DataFolder;
use super::learners::LearnerChange;
use super::records::Place;
use super::settings::Settings;
use super::{Store, StoreAnswer, Wake};

/// The records of a data folder. No call waits for the disk; dropping waits until all that was given is written, or
/// cannot be.
#[derive(Debug)]
pub struct Database {
    clerk: Clerk<Command, StoreAnswer>,
}

enum Command {
    Load,
    Add(RecordEntry),
    Set(Settings),
    Change(LearnerChange, Box<Settings>),
    GiveOut(PathBuf, Timestamp),
    TakeIn(PathBuf, Timestamp),
}

impl Database {
    /// Starts the thread, which opens the folder's file at once. `wake` is called, on that thread, when there is
    /// something to poll; `now` names a file that has to be set aside.
    ///
    /// # Errors
    /// The system has no thread to give.
    pub fn start(folder: DataFolder, wake: Wake, now: Timestamp) -> io::Result<Self> {
        let clerk = Clerk::start("records", wake, move |commands, outbox| {
            run(Cabinet::new(folder, now), commands, outbox);
        })?;
        Ok(Self { clerk })
    }
}

impl Store for Database {
    fn load(&mut self) {
        self.clerk.tell(Command::Load);
    }

    fn append(&mut self, attempt: Attempt) {
        self.clerk.tell(Command::Add(RecordEntry::Attempt(attempt)));
    }

    fn remember_place(&mut self, place: Place) {
        self.clerk.tell(Command::Add(RecordEntry::Place(place)));
    }

    fn finish_lesson(&mut self, lesson: String, at: Timestamp) {
        self.clerk
            .tell(Command::Add(RecordEntry::Finish { lesson, at }));
    }

    fn save_card(&mut self, kind: CardKind, key: String, card: Card) {
        self.clerk
            .tell(Command::Add(RecordEntry::Card { kind, key, card }));
    }

    fn save_rating(&mut self, kind: RatingKind, rating: Rating, at: Timestamp) {
        self.clerk
            .tell(Command::Add(RecordEntry::Rating { kind, rating, at }));
    }

    fn append_try(&mut self, tried: Try) {
        self.clerk.tell(Command::Add(RecordEntry::Try(tried)));
    }

    fn save_settings(&mut self, settings: Settings) {
        self.clerk.tell(Command::Set(settings));
    }

    fn change_learners(&mut self, change: LearnerChange, settings: Settings) {
        let settings = Box::new(settings);
        self.clerk.tell(Command::Change(change, settings));
    }

    fn give_out(&mut self, path: PathBuf, now: Timestamp) {
        self.clerk.tell(Command::GiveOut(path, now));
    }

    fn take_in(&mut self, path: PathBuf, now: Timestamp) {
        self.clerk.tell(Command::TakeIn(path, now));
    }

    fn poll(&mut self) -> Vec<StoreAnswer> {
        self.clerk.poll()
    }
}

/// Serves commands until the last sender is gone. Those that wait are written together.
fn run(mut cabinet: Cabinet, commands: &Receiver<Command>, outbox: &Outbox<StoreAnswer>) {
    outbox.send(cabinet.ledger().flush());
    while let Ok(first) = commands.recv() {
        let mut answers = Vec::new();
        for command in std::iter::once(first).chain(commands.try_iter()) {
            match command {
                Command::Load => answers.push(cabinet.ask()),
                Command::Add(entry) => cabinet.ledger().add(entry),
                Command::Set(settings) => cabinet.ledger().set(settings),
                Command::Change(change, settings) => {
                    answers.extend(cabinet.change(change, *settings));
                }
                Command::GiveOut(path, now) => answers.extend(cabinet.give_out(path, now)),
                Command::TakeIn(path, now) => answers.extend(cabinet.take_in(path, now)),
            }
        }
        answers.extend(cabinet.ledger().flush());
        outbox.send(answers);
    }
    if cabinet.ledger().has_pending() {
        outbox.send(cabinet.ledger().flush());
    }
}
