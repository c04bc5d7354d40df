//! The system's own window for choosing a file, where there is one.
//!
//! It is asked on a thread of its own, so that no frame waits. On Linux that is the desktop's portal, else `zenity`; the crate
//! loads what it needs when it is asked, so nothing has to be installed for the program to be built or to run. Where there is
//! neither, the answer "nothing chosen" comes sooner than any hand could have given it: from then on the button is gone and a
//! line says why. A path can be typed, and a file dropped, with and without it.
//!
//! macOS wants such windows on the main thread, which is the window's; there the button is not shown.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread::Builder;

use crate::session::Timestamp;

/// Nobody closes a window faster than this.
const FASTEST_MILLIS: u64 = 600;

/// What is to be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A file that is there, as a rule with one of these endings.
    Open(&'static [&'static str]),
    /// A file to be written, with this ending.
    Save(&'static str),
}

/// A question to the system: what is wanted, what the window is called, and the path it begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    /// What is to be chosen.
    pub wanted: Wanted,
    /// What the window is called.
    pub title: String,
    /// Where it begins; may be empty.
    pub from: PathBuf,
}

/// Shows the window and waits until it is closed.
pub type Show = fn(&Ask) -> Option<PathBuf>;

/// Asks the system for files.
#[derive(Debug, Default)]
pub struct Chooser {
    show: Option<Show>,
    waiting: Option<Waiting>,
    /// The field for which a window was asked that did not come.
    missing: Option<&'static str>,
}

#[derive(Debug)]
struct Waiting {
    /// The field it is for.
    field: &'static str,
    chosen: Receiver<Option<PathBuf>>,
    since: Timestamp,
}

impl Chooser {
    /// The system's window; without one nothing is offered.
    #[must_use]
    pub fn of_system() -> Self {
        if cfg!(target_os = "macos") {
            return Self::default();
        }
        Self::of(show)
    }

    /// A window of another kind.
    #[must_use]
    pub fn of(show: Show) -> Self {
        Self {
            show: Some(show),
            ..Self::default()
        }
    }

    /// Can a window be had?
    pub(super) fn is_offered(&self) -> bool {
        self.show.is_some() && self.missing.is_none()
    }

    /// Was one asked for this field that did not come?
    pub(super) fn is_missing(&self, field: &'static str) -> bool {
        self.missing == Some(field)
    }

    /// Shows the window for a field, unless one is open already; `wake` is called when it is closed.
    pub(super) fn ask(
        &mut self,
        field: &'static str,
        ask: Ask,
        now: Timestamp,
        wake: impl Fn() + Send + 'static,
    ) {
        let Some(show) = self.show else { return };
        let is_open = self.waiting.as_ref().is_some_and(|waiting| {
            // What was chosen for a field that is no longer there is of no use.
            matches!(waiting.chosen.try_recv(), Err(TryRecvError::Empty))
        });
        if is_open {
            return;
        }
        let (tell, chosen) = channel();
        let thread = Builder::new().name("chooser".to_owned()).spawn(move || {
            // Whoever asked may be gone.
            let _ = tell.send(show(&ask));
            wake();
        });
        match thread {
            Ok(_) => {
                self.waiting = Some(Waiting {
                    field,
                    chosen,
                    since: now,
                });
            }
            Err(_) => self.missing = Some(field),
        }
    }

    /// What was chosen for a field since the last frame.
    pub(super) fn chosen(&mut self, field: &'static str, now: Timestamp) -> Option<PathBuf> {
        // Another field does not take the answer away from the one that asked.
        let waiting = self
            .waiting
            .as_ref()
            .filter(|waiting| waiting.field == field)?;
        let chosen = match waiting.chosen.try_recv() {
            Ok(chosen) => chosen,
            Err(TryRecvError::Empty) => return None,
            Err(TryRecvError::Disconnected) => None,
        };
        let waiting = self.waiting.take()?;
        if chosen.is_none() && now.millis_since(waiting.since) < FASTEST_MILLIS {
            self.missing = Some(waiting.field);
        }
        chosen
    }
}

fn show(ask: &Ask) -> Option<PathBuf> {
    let mut dialog = rfd::FileDialog::new().set_title(&ask.title);
    let folder = ask.from.parent().filter(|folder| folder.is_dir());
    if let Some(folder) = folder {
        dialog = dialog.set_directory(folder);
    }
    match &ask.wanted {
        Wanted::Open(endings) => {
            let named: Vec<String> = endings.iter().map(|ending| format!("*.{ending}")).collect();
            dialog
                .add_filter(named.join(" "), endings)
                .add_filter("*", &["*"])
                .pick_file()
        }
        Wanted::Save(ending) => {
            if let Some(name) = ask.from.file_name() {
                dialog = dialog.set_file_name(name.to_string_lossy());
            }
            let chosen = dialog
                .add_filter(format!("*.{ending}"), &[ending])
                .save_file()?;
            Some(with_ending(&chosen, ending))
        }
    }
}

/// A name without an ending gets one.
fn with_ending(path: &Path, ending: &str) -> PathBuf {
    match path.extension() {
        Some(_) => path.to_owned(),
        None => path.with_extension(ending),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn waited(chooser: &mut Chooser, field: &'static str, now: Timestamp) -> Option<PathBuf> {
        while chooser.waiting.is_some() {
            if let Some(path) = chooser.chosen(field, now) {
                return Some(path);
            }
            std::thread::yield_now();
        }
        None
    }

    fn asked(show: Show) -> Chooser {
        let mut chooser = Chooser::of(show);
        let ask = Ask {
            wanted: Wanted::Open(&["pgn"]),
            title: String::new(),
            from: PathBuf::from("/a/b.pgn"),
        };
        chooser.ask("here", ask, Timestamp(1_000), || ());
        chooser
    }

    #[test]
    fn what_is_chosen_comes_to_the_field_that_asked() {
        let mut chooser = asked(|ask| Some(ask.from.clone()));
        let path = waited(&mut chooser, "here", Timestamp(1_050));
        assert_eq!(path, Some(PathBuf::from("/a/b.pgn")));
        // A field that did not ask takes nothing away, however often it looks.
        let mut chooser = asked(|ask| Some(ask.from.clone()));
        for _ in 0..2_000 {
            assert_eq!(chooser.chosen("there", Timestamp(1_050)), None);
            std::thread::yield_now();
        }
        let path = waited(&mut chooser, "here", Timestamp(1_050));
        assert_eq!(path, Some(PathBuf::from("/a/b.pgn")));
    }

    #[test]
    fn a_window_that_nobody_could_have_closed_so_fast_was_none() {
        let mut chooser = asked(|_| None);
        assert_eq!(waited(&mut chooser, "here", Timestamp(1_100)), None);
        assert!(chooser.is_missing("here") && !chooser.is_offered());
        let mut chooser = asked(|_| None);
        assert_eq!(waited(&mut chooser, "here", Timestamp(9_000)), None);
        assert!(!chooser.is_missing("here") && chooser.is_offered());
    }

    #[test]
    fn a_name_without_an_ending_gets_one() {
        for (chosen, expected) in [("/a/b", "/a/b.pgn"), ("/a/b.txt", "/a/b.txt")] {
            let path = with_ending(Path::new(chosen), "pgn");
            assert_eq!(path, PathBuf::from(expected));
        }
    }
}
