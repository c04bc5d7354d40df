//! Reads the lessons on a thread of its own: once at the start, and again whenever an author saves a file.

use std::collections::BTreeMap;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

use notify::{RecursiveMode, Watcher as _};

use crate::content::{Diagnostic, Faults, Pack, SourceFile};
use crate::lesson::{Library, LibraryReport, Reading, Terms};
use crate::opening::{Book, Trees};
use crate::store::Wake;
use crate::voice::{Catalogue, terms_of};

/// After a file changed, editors write a few more; they are waited for this long.
const SETTLE: Duration = Duration::from_millis(150);

/// The lessons, read and checked.
#[derive(Clone, Debug)]
pub struct Shelved {
    /// The lessons.
    pub library: Arc<Library>,
    /// Their faults.
    pub report: Arc<LibraryReport>,
    /// Their words, and the program's own.
    pub catalogue: Arc<Catalogue>,
}

impl Shelved {
    /// Reads packs that are in memory already, the embedded one first.
    #[must_use]
    pub fn of(packs: &[Pack]) -> Self {
        let own = packs.first().cloned().unwrap_or_default();
        let (library, report) = Library::load(packs, &terms_of(&own));
        Self::new(own, library, report)
    }

    fn new(own: Pack, library: Library, report: LibraryReport) -> Self {
        let catalogue = Catalogue::new(own, library.words.clone());
        Self {
            library: Arc::new(library),
            report: Arc::new(report),
            catalogue: Arc::new(catalogue),
        }
    }

    /// The program's own words, and no lesson yet: what is shown until the lessons are read.
    #[must_use]
    pub fn words_only() -> Self {
        Self {
            library: Arc::default(),
            report: Arc::default(),
            catalogue: Arc::new(Catalogue::new(Pack::embedded(), BTreeMap::new())),
        }
    }
}

/// The thread that reads lessons. Dropping it ends the thread.
#[derive(Debug)]
pub struct Shelf {
    shelved: Receiver<Shelved>,
    stop: Option<Sender<Signal>>,
    thread: Option<JoinHandle<()>>,
}

/// What wakes the thread.
enum Signal {
    Changed,
    Stop,
}

impl Shelf {
    /// Starts reading. `packs_folder` holds one pack a folder and need not exist; `watched` are packs themselves, and are
    /// read again when a file in them changes.
    ///
    /// # Errors
    /// When no thread can be had.
    pub fn start(
        packs_folder: Option<PathBuf>,
        watched: Vec<PathBuf>,
        wake: Wake,
    ) -> io::Result<Self> {
        let (send, shelved) = channel();
        let (stop, signals) = channel();
        let changed = stop.clone();
        let thread = Builder::new().name("lessons".to_owned()).spawn(move || {
            let embedded = Embedded::read();
            let read = || embedded.with(packs_folder.as_ref(), &watched);
            if send.send(read()).is_err() {
                return;
            }
            wake();
            // The openings are read here too, so that their screen need not wait for it.
            let _ = Trees::embedded();
            let _ = Book::embedded();
            let watcher = watch(packs_folder.iter().chain(&watched), changed);
            while wait(&signals) {
                if send.send(read()).is_err() {
                    break;
                }
                wake();
            }
            drop(watcher);
        })?;
        Ok(Self {
            shelved,
            stop: Some(stop),
            thread: Some(thread),
        })
    }

    /// The newest reading since the last call, if there is one.
    #[must_use]
    pub fn poll(&self) -> Option<Shelved> {
        self.shelved.try_iter().last()
    }
}

impl Drop for Shelf {
    fn drop(&mut self) {
        if let Some(stop) = self.stop.take() {
            // When the thread is gone already, there is nobody to tell.
            let _ = stop.send(Signal::Stop);
        }
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Waits for a change and for the quiet after it; false when it is time to stop.
fn wait(signals: &Receiver<Signal>) -> bool {
    match signals.recv() {
        Ok(Signal::Changed) => {}
        Ok(Signal::Stop) | Err(_) => return false,
    }
    loop {
        match signals.recv_timeout(SETTLE) {
            Ok(Signal::Changed) => {}
            Ok(Signal::Stop) | Err(RecvTimeoutError::Disconnected) => return false,
            Err(RecvTimeoutError::Timeout) => return true,
        }
    }
}

/// Watches folders as long as the watcher lives. Where nothing can be watched, lessons are read once.
fn watch<'p>(
    folders: impl Iterator<Item = &'p PathBuf>,
    changed: Sender<Signal>,
) -> Option<notify::RecommendedWatcher> {
    let mut watcher = notify::recommended_watcher(move |event: notify::Result<notify::Event>| {
        let is_change = event.is_ok_and(|event| !event.kind.is_access());
        if is_change {
            // The thread may have ended; then nobody needs to know.
            let _ = changed.send(Signal::Changed);
        }
    })
    .ok()?;
    for folder in folders.filter(|folder| folder.is_dir()) {
        // A folder that cannot be watched is still read at the start.
        let _ = watcher.watch(folder, RecursiveMode::Recursive);
    }
    Some(watcher)
}

/// The lessons that come with the program, read once.
struct Embedded {
    pack: Pack,
    terms: Terms,
    reading: Reading,
}

impl Embedded {
    fn read() -> Self {
        let pack = Pack::embedded();
        let terms = terms_of(&pack);
        let mut reading = Reading::default();
        reading.add(&pack, &terms);
        Self {
            pack,
            terms,
            reading,
        }
    }

    /// The embedded lessons, with those of the packs folder and of the packs that are being written.
    fn with(&self, packs_folder: Option<&PathBuf>, watched: &[PathBuf]) -> Shelved {
        let mut reading = self.reading.clone();
        let mut faults = Vec::new();
        for folder in packs_in(packs_folder).iter().chain(watched) {
            match Pack::read(folder) {
                Ok((pack, found)) => {
                    reading.add(&pack, &self.terms);
                    faults.extend(found);
                }
                Err(error) => faults.extend(unreadable(&folder.display().to_string(), &error)),
            }
        }
        let (library, mut report) = reading.finish();
        report.faults.extend(faults);
        Shelved::new(self.pack.clone(), library, report)
    }
}

/// The packs in the learner's folder, by name.
fn packs_in(folder: Option<&PathBuf>) -> Vec<PathBuf> {
    let entries = folder.and_then(|folder| std::fs::read_dir(folder).ok());
    let mut packs: Vec<PathBuf> = entries
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.is_dir())
        .collect();
    packs.sort();
    packs
}

fn unreadable(folder: &str, error: &io::Error) -> Vec<Diagnostic> {
    let file = SourceFile::new(folder, "");
    let mut faults = Faults::new(&file);
    faults.error(
        "unreadable-file",
        0..0,
        format!("the folder cannot be read: {error}"),
    );
    faults.into_vec()
}
