//! Where the program gets its puzzles from: the database on a thread of its own, so that no frame waits for it.
//!
//! The thread fills the database with the built-in set at its first start, and takes files in while puzzles go on being given
//! out. What cannot be written becomes a notice, and the puzzles then last as long as the program.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use crate::message::Message;
use crate::session::{Dice, Timestamp};
use crate::store::{Clerk, LearnerId, StoreNotice, Unusable, Wake, set_aside};
use crate::theme::Theme;

use super::database::{Database, View};
use super::import::{ImportEvent, ImportProgress, Imported, import, import_bytes};
use super::pick::{WhyBack, Wish};
use super::puzzle::Puzzle;
use super::row::BadRow;

/// The built-in set; see `examples/puzzle_set.rs`.
const BUILT_IN: &[u8] = include_bytes!("../../assets/puzzles/puzzles.csv.zst");
/// News of an import come no oftener than after so many lines.
const TOLD_LINES: u64 = 10_000;
/// So many bad lines are named to the learner; the rest is counted.
const NAMED: usize = 5;

/// Names a question for a puzzle; the newest is the one that counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Asked(pub u64);

/// What the shelf has to say.
#[derive(Clone, Debug, PartialEq)]
pub enum ShelfAnswer {
    /// There are so many puzzles, of these ideas.
    Stock {
        /// How many that are from nobody's games.
        count: u64,
        /// How many there are besides from each learner's own games.
        own: BTreeMap<LearnerId, u64>,
        /// Ideas of which there are any, and how many are listed of each.
        themes: Vec<(Theme, u64)>,
    },
    /// A puzzle, or none that fits.
    Puzzle {
        /// To which question.
        asked: Asked,
        /// The puzzle, and why it is back.
        found: Option<(Box<Puzzle>, Option<WhyBack>)>,
    },
    /// Of the puzzles that were sought, those that are not here.
    Away(BTreeSet<String>),
    /// An import goes on.
    Progress(ImportProgress),
    /// An import is over; with the first bad lines in it.
    Imported {
        /// How it ended.
        how: Imported,
        /// The first bad lines, by their numbers from 1.
        bad: Vec<(u64, BadRow)>,
    },
    /// A file could not be taken in; why.
    ImportFailed(Message),
    /// The learner should hear of this.
    Notice(StoreNotice),
}

/// A place that puzzles come from. No call waits.
pub trait Shelf {
    /// Asks for a puzzle.
    fn ask(&mut self, asked: Asked, wish: Wish, seed: u64);

    /// Takes a file in.
    fn import(&mut self, file: PathBuf);

    /// Stops taking a file in; it goes on there when it is taken in again.
    fn stop_import(&mut self);

    /// Puts puzzles from a learner's own games in.
    fn add(&mut self, owner: LearnerId, puzzles: Vec<Puzzle>);

    /// Asks which of these puzzles are not here: a [`ShelfAnswer::Away`].
    fn seek(&mut self, ids: Vec<String>);

    /// What there is to hear since the last poll.
    fn poll(&mut self) -> Vec<ShelfAnswer>;
}

#[derive(Debug)]
enum Command {
    Ask(Asked, Wish, u64),
    Import(PathBuf),
    StopImport,
    Add(LearnerId, Vec<Puzzle>),
    Seek(Vec<String>),
}

/// The puzzles of a data folder, on a thread of their own. Dropping stops an import and waits for the thread.
#[derive(Debug)]
pub struct Keeper {
    clerk: Clerk<Command, ShelfAnswer>,
}

impl Keeper {
    /// Starts the thread. Without a file the puzzles last as long as the program.
    ///
    /// # Errors
    /// The system has no thread to give.
    pub fn start(file: Option<PathBuf>, wake: Wake, now: Timestamp) -> io::Result<Self> {
        let clerk = Clerk::start("puzzles", wake, move |commands, outbox| {
            run(file, now, commands, &|answer| outbox.send(vec![answer]));
        })?;
        Ok(Self { clerk })
    }
}

impl Shelf for Keeper {
    fn ask(&mut self, asked: Asked, wish: Wish, seed: u64) {
        self.clerk.tell(Command::Ask(asked, wish, seed));
    }

    fn import(&mut self, file: PathBuf) {
        self.clerk.tell(Command::Import(file));
    }

    fn stop_import(&mut self) {
        self.clerk.tell(Command::StopImport);
    }

    fn add(&mut self, owner: LearnerId, puzzles: Vec<Puzzle>) {
        self.clerk.tell(Command::Add(owner, puzzles));
    }

    fn seek(&mut self, ids: Vec<String>) {
        self.clerk.tell(Command::Seek(ids));
    }

    fn poll(&mut self) -> Vec<ShelfAnswer> {
        self.clerk.poll()
    }
}

fn run(
    file: Option<PathBuf>,
    now: Timestamp,
    commands: &Receiver<Command>,
    say: &dyn Fn(ShelfAnswer),
) {
    let Some(mut database) = open(file, now, say) else {
        return;
    };
    let mut later = Vec::new();
    // Who asks before the built-in set is in gets what there is so far.
    let built_in = import_bytes(&mut database, BUILT_IN, &mut |_, view| {
        serve(commands, view, &mut later, say)
    });
    if let Err(error) = built_in {
        say(trouble(error.reason()));
    }
    tell_stock(&database, say);
    loop {
        let next = if later.is_empty() {
            commands.recv().ok()
        } else {
            Some(later.remove(0))
        };
        let Some(command) = next else { return };
        match command {
            Command::Ask(asked, wish, seed) => say(answer(database.view(), asked, &wish, seed)),
            Command::StopImport => {}
            Command::Seek(ids) => say(away(database.view(), ids)),
            Command::Add(owner, puzzles) => {
                if let Err(error) = database.add_for(owner, &puzzles) {
                    say(trouble(error.to_string()));
                }
                tell_stock(&database, say);
            }
            Command::Import(file) => {
                take_in(&mut database, &file, commands, &mut later, say);
                tell_stock(&database, say);
            }
        }
    }
}

/// Opens the file; one that cannot be used is set aside, and where none can be had the puzzles last as long as the program.
fn open(file: Option<PathBuf>, now: Timestamp, say: &dyn Fn(ShelfAnswer)) -> Option<Database> {
    if let Some(path) = file {
        if let Some(folder) = path.parent() {
            // Where it cannot be made, opening fails and says so.
            let _ = std::fs::create_dir_all(folder);
        }
        match Database::open(&path) {
            Ok(database) => return Some(database),
            Err(error) => {
                let is_locked =
                    error.sqlite_error_code() == Some(rusqlite::ErrorCode::DatabaseBusy);
                match path.is_file() && !is_locked {
                    true => {
                        if let Ok(name) = set_aside(&path, now) {
                            let why = Unusable::Damaged;
                            say(ShelfAnswer::Notice(StoreNotice::SetAside { name, why }));
                        }
                        if let Ok(database) = Database::open(&path) {
                            return Some(database);
                        }
                    }
                    false => say(trouble(error.to_string())),
                }
            }
        }
    }
    Database::in_memory().ok()
}

fn trouble(reason: String) -> ShelfAnswer {
    ShelfAnswer::Notice(StoreNotice::NotSaved { reason })
}

fn tell_stock(database: &Database, say: &dyn Fn(ShelfAnswer)) {
    say(ShelfAnswer::Stock {
        count: database.count().unwrap_or(0),
        own: database.view().count_own().unwrap_or_default(),
        themes: database.themes().unwrap_or_default(),
    });
}

fn answer(view: View<'_>, asked: Asked, wish: &Wish, seed: u64) -> ShelfAnswer {
    let mut dice = Dice::new(seed);
    let found = match wish {
        Wish::This { id, why, instead } => match view.get(id).ok().flatten() {
            Some(puzzle) => Some((Box::new(puzzle), *why)),
            // A puzzle of a database that is no longer there.
            None => first_of(view, instead, &mut dice),
        },
        Wish::New(aims) => first_of(view, aims, &mut dice),
    };
    ShelfAnswer::Puzzle { asked, found }
}

/// Which of these puzzles are not here. One that cannot be looked up may be.
fn away(view: View<'_>, ids: Vec<String>) -> ShelfAnswer {
    let is_away = |id: &String| matches!(view.get(id), Ok(None));
    ShelfAnswer::Away(ids.into_iter().filter(is_away).collect())
}

fn first_of(
    view: View<'_>,
    aims: &[super::Aim],
    dice: &mut Dice,
) -> Option<(Box<Puzzle>, Option<WhyBack>)> {
    let mut aims = aims.iter();
    aims.find_map(|aim| view.pick(aim, dice).ok().flatten())
        .map(|puzzle| (Box::new(puzzle), None))
}

/// Answers what was asked meanwhile; breaks off when that was asked, or when nobody is there any more.
fn serve(
    commands: &Receiver<Command>,
    view: View<'_>,
    later: &mut Vec<Command>,
    say: &dyn Fn(ShelfAnswer),
) -> ControlFlow<()> {
    loop {
        match commands.try_recv() {
            Ok(Command::Ask(asked, wish, seed)) => say(answer(view, asked, &wish, seed)),
            Ok(Command::StopImport) | Err(TryRecvError::Disconnected) => {
                return ControlFlow::Break(());
            }
            Ok(command) => later.push(command),
            Err(TryRecvError::Empty) => return ControlFlow::Continue(()),
        }
    }
}

fn take_in(
    database: &mut Database,
    file: &std::path::Path,
    commands: &Receiver<Command>,
    later: &mut Vec<Command>,
    say: &dyn Fn(ShelfAnswer),
) {
    let mut bad = Vec::new();
    let mut told = 0;
    let imported = import(database, file, &mut |event, view| {
        match event {
            ImportEvent::Bad { line, why } => {
                if bad.len() < NAMED {
                    bad.push((line, why));
                }
            }
            ImportEvent::Progress(progress) => {
                if progress.lines / TOLD_LINES != told {
                    told = progress.lines / TOLD_LINES;
                    say(ShelfAnswer::Progress(progress));
                }
            }
        }
        serve(commands, view, later, say)
    });
    match imported {
        Ok(how) => say(ShelfAnswer::Imported { how, bad }),
        Err(error) => say(ShelfAnswer::ImportFailed(error.message())),
    }
}

/// Puzzles in memory, whose answers are there at once: for tests, and where there is no thread to be had.
#[derive(Debug)]
pub struct Immediate {
    database: Option<Database>,
    answers: Vec<ShelfAnswer>,
}

impl Immediate {
    /// The built-in set.
    #[must_use]
    pub fn built_in() -> Self {
        let mut database = Database::in_memory().ok();
        if let Some(database) = &mut database {
            let _ = import_bytes(database, BUILT_IN, &mut |_, _| ControlFlow::Continue(()));
        }
        Self::over(database)
    }

    /// These puzzles.
    #[must_use]
    pub fn of(puzzles: &[Puzzle]) -> Self {
        let mut database = Database::in_memory().ok();
        if let Some(database) = &mut database {
            let _ = database.add(puzzles);
        }
        Self::over(database)
    }

    fn over(database: Option<Database>) -> Self {
        let mut shelf = Self {
            database,
            answers: Vec::new(),
        };
        shelf.tell_stock();
        shelf
    }

    fn tell_stock(&mut self) {
        if let Some(database) = &self.database {
            let answers = std::cell::RefCell::new(&mut self.answers);
            tell_stock(database, &|answer| answers.borrow_mut().push(answer));
        }
    }
}

impl Shelf for Immediate {
    fn ask(&mut self, asked: Asked, wish: Wish, seed: u64) {
        self.answers.push(match &self.database {
            Some(database) => answer(database.view(), asked, &wish, seed),
            None => ShelfAnswer::Puzzle { asked, found: None },
        });
    }

    fn import(&mut self, file: PathBuf) {
        let Some(database) = &mut self.database else {
            return;
        };
        let (_sender, commands) = channel();
        let answers = std::cell::RefCell::new(&mut self.answers);
        let say = |answer| answers.borrow_mut().push(answer);
        // The sender lives on, so that nothing breaks the import off.
        take_in(database, &file, &commands, &mut Vec::new(), &say);
        self.tell_stock();
    }

    fn stop_import(&mut self) {}

    fn add(&mut self, owner: LearnerId, puzzles: Vec<Puzzle>) {
        if let Some(database) = &mut self.database {
            let _ = database.add_for(owner, &puzzles);
        }
        self.tell_stock();
    }

    fn seek(&mut self, ids: Vec<String>) {
        if let Some(database) = &self.database {
            self.answers.push(away(database.view(), ids));
        }
    }

    fn poll(&mut self) -> Vec<ShelfAnswer> {
        std::mem::take(&mut self.answers)
    }
}
