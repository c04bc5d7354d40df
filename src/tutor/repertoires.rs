//! The learner's own repertoires: PGN files in `openings` of the data folder. This file touches the disk.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::Receiver;

use crate::opening::{Repertoire, Tree, fit_name, free_name};
use crate::rules::PgnError;
use crate::store::{Clerk, FileTrouble, Outbox, Wake};

/// The name of a repertoire that brings none.
const NAMELESS: &str = "PGN";

/// Keeps repertoires. No call waits for the disk; what comes of it is polled.
pub trait Cupboard {
    /// Takes a PGN in, under a name that no other has.
    fn bring(&mut self, name: String, pgn: Vec<u8>);
    /// Reads a file and takes it in.
    fn bring_file(&mut self, path: PathBuf);
    /// Keeps a repertoire as it is now, in the place of the one of its name.
    fn keep(&mut self, repertoire: Repertoire);
    /// Puts a repertoire away.
    fn remove(&mut self, name: String);
    /// What has come of all this since the last call.
    fn poll(&mut self) -> Vec<CupboardAnswer>;
}

/// What a cupboard has to say.
#[derive(Clone, Debug)]
pub enum CupboardAnswer {
    /// All that is there, at the start.
    Read(Vec<Own>),
    /// A repertoire was taken in; what of it could not be read.
    Brought(Box<Own>, Vec<PgnError>),
    /// There was no game from the start of chess in it.
    Nothing(Vec<PgnError>),
    /// A file could not be read, or not be written.
    Failed {
        /// The file.
        path: PathBuf,
        /// Why.
        reason: FileTrouble,
    },
}

/// A repertoire of the learner's own, and its tree.
#[derive(Clone, Debug)]
pub struct Own {
    /// The lines as they were written.
    pub repertoire: Repertoire,
    /// The lines merged.
    pub tree: Arc<Tree>,
}

impl From<Repertoire> for Own {
    fn from(repertoire: Repertoire) -> Self {
        let tree = Arc::new(repertoire.tree());
        Self { repertoire, tree }
    }
}

/// Repertoires that are kept as long as the program runs; where there is no folder, and in tests.
#[derive(Debug, Default)]
pub struct Drawer {
    kept: Vec<Repertoire>,
    answers: Vec<CupboardAnswer>,
}

/// Repertoires in a data folder, read and written by a thread of their own.
#[derive(Debug)]
pub struct FolderCupboard {
    clerk: Clerk<Command, CupboardAnswer>,
}

/// What the thread is told.
enum Command {
    Bring(String, Vec<u8>),
    BringFile(PathBuf),
    Keep(Box<Repertoire>),
    Remove(String),
}

impl FolderCupboard {
    /// Starts the thread, which reads all repertoires at once. `wake` is called, on that thread, when there is something
    /// to poll.
    ///
    /// # Errors
    /// The system has no thread to give.
    pub fn start(data: PathBuf, wake: Wake) -> io::Result<Self> {
        let clerk = Clerk::start("repertoires", wake, move |commands, outbox| {
            serve(&data, commands, outbox);
        })?;
        Ok(Self { clerk })
    }
}

impl Cupboard for FolderCupboard {
    fn bring(&mut self, name: String, pgn: Vec<u8>) {
        self.clerk.tell(Command::Bring(name, pgn));
    }

    fn bring_file(&mut self, path: PathBuf) {
        self.clerk.tell(Command::BringFile(path));
    }

    fn keep(&mut self, repertoire: Repertoire) {
        self.clerk.tell(Command::Keep(Box::new(repertoire)));
    }

    fn remove(&mut self, name: String) {
        self.clerk.tell(Command::Remove(name));
    }

    fn poll(&mut self) -> Vec<CupboardAnswer> {
        self.clerk.poll()
    }
}

impl Cupboard for Drawer {
    fn bring(&mut self, name: String, pgn: Vec<u8>) {
        let names: Vec<String> = self.kept.iter().map(|kept| kept.name.clone()).collect();
        let (own, answer) = taken_in(&name, &pgn, &names);
        self.kept.extend(own.map(|own| own.repertoire));
        self.answers.push(answer);
    }

    fn bring_file(&mut self, path: PathBuf) {
        match fs::read(&path) {
            Ok(pgn) => self.bring(name_of(&path), pgn),
            Err(error) => self.answers.push(failed(path, &error)),
        }
    }

    fn keep(&mut self, repertoire: Repertoire) {
        self.kept.retain(|kept| kept.name != repertoire.name);
        self.kept.push(repertoire);
    }

    fn remove(&mut self, name: String) {
        self.kept.retain(|kept| kept.name != name);
    }

    fn poll(&mut self) -> Vec<CupboardAnswer> {
        std::mem::take(&mut self.answers)
    }
}

/// Serves commands until there can be no more.
fn serve(data: &Path, commands: &Receiver<Command>, outbox: &Outbox<CupboardAnswer>) {
    let read = read_repertoires(data);
    let mut names: Vec<String> = read.iter().map(|own| own.name.clone()).collect();
    let read = read.into_iter().map(Own::from).collect();
    outbox.send(vec![CupboardAnswer::Read(read)]);
    while let Ok(command) = commands.recv() {
        let kept = |own: Option<Own>, answer, names: &mut Vec<String>| {
            let Some(own) = own else { return vec![answer] };
            match keep_repertoire(data, &own.repertoire) {
                Ok(_) => names.push(own.repertoire.name),
                Err(error) => {
                    let path = file_of(data, &own.repertoire.name);
                    return vec![answer, failed(path, &error)];
                }
            }
            vec![answer]
        };
        let answers = match command {
            Command::Bring(name, pgn) => {
                let (own, answer) = taken_in(&name, &pgn, &names);
                kept(own, answer, &mut names)
            }
            Command::BringFile(path) => match fs::read(&path) {
                Ok(pgn) => {
                    let (own, answer) = taken_in(&name_of(&path), &pgn, &names);
                    kept(own, answer, &mut names)
                }
                Err(error) => vec![failed(path, &error)],
            },
            Command::Keep(repertoire) => match keep_repertoire(data, &repertoire) {
                Ok(_) => {
                    names.retain(|name| *name != repertoire.name);
                    names.push(repertoire.name);
                    Vec::new()
                }
                Err(error) => vec![failed(file_of(data, &repertoire.name), &error)],
            },
            Command::Remove(name) => {
                names.retain(|known| *known != name);
                let path = file_of(data, &name);
                match put_away(data, &name) {
                    Ok(()) => Vec::new(),
                    Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
                    Err(error) => vec![failed(path, &error)],
                }
            }
        };
        outbox.send(answers);
    }
}

/// Reads a PGN under a name that no other has.
fn taken_in(name: &str, pgn: &[u8], names: &[String]) -> (Option<Own>, CupboardAnswer) {
    let wanted = fit_name(name);
    let wanted = if wanted.is_empty() { NAMELESS } else { &wanted };
    let name = free_name(wanted, names.iter().map(String::as_str));
    match Repertoire::read(&name, pgn) {
        Ok((repertoire, faults)) => {
            let own = Own::from(repertoire);
            let answer = CupboardAnswer::Brought(Box::new(own.clone()), faults);
            (Some(own), answer)
        }
        Err(faults) => (None, CupboardAnswer::Nothing(faults)),
    }
}

fn name_of(path: &Path) -> String {
    let stem = path.file_stem();
    stem.map(|stem| stem.to_string_lossy().into_owned())
        .unwrap_or_default()
}

fn failed(path: PathBuf, error: &io::Error) -> CupboardAnswer {
    CupboardAnswer::Failed {
        path,
        reason: FileTrouble::from(error),
    }
}

/// The folder of repertoires in a data folder.
#[must_use]
fn repertoire_folder(data: &Path) -> PathBuf {
    data.join("openings")
}

/// The file of a repertoire.
#[must_use]
fn file_of(data: &Path, name: &str) -> PathBuf {
    repertoire_folder(data).join(format!("{name}.pgn"))
}

/// Reads all repertoires of a data folder, by name. What cannot be read is left out; `openings import` says why.
#[must_use]
pub fn read_repertoires(data: &Path) -> Vec<Repertoire> {
    let Ok(entries) = fs::read_dir(repertoire_folder(data)) else {
        return Vec::new();
    };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|end| end == "pgn"));
    paths.sort();
    let read = |path: PathBuf| {
        let name = path.file_stem()?.to_string_lossy().into_owned();
        let bytes = fs::read(&path).ok()?;
        Repertoire::read(&name, &bytes).ok().map(|(read, _)| read)
    };
    paths.into_iter().filter_map(read).collect()
}

/// Keeps a repertoire: first beside its place, then in it, so that a file is never half written.
///
/// # Errors
/// When the folder cannot be written to.
pub fn keep_repertoire(data: &Path, repertoire: &Repertoire) -> io::Result<PathBuf> {
    let folder = repertoire_folder(data);
    fs::create_dir_all(&folder)?;
    let path = file_of(data, &repertoire.name);
    let beside = folder.join(format!("{}.pgn.new", repertoire.name));
    fs::write(&beside, repertoire.pgn())?;
    fs::rename(&beside, &path)?;
    Ok(path)
}

/// Puts a repertoire's file into the folder of those that were removed: nothing that a learner wrote is destroyed.
fn put_away(data: &Path, name: &str) -> io::Result<()> {
    let folder = repertoire_folder(data).join("removed");
    fs::create_dir_all(&folder)?;
    fs::rename(file_of(data, name), folder.join(format!("{name}.pgn")))
}
