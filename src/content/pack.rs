//! A folder of lessons and their words, read into memory as text. This file touches the disk.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::Path;

use include_dir::{Dir, include_dir};

use super::{Diagnostic, Faults, SourceFile};

static LESSONS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/lessons");
static LOCALES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/locales");

/// A folder of lessons and their words, read into memory.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pack {
    /// What to call it before its files' paths; empty for the embedded lessons.
    pub name: String,
    /// The files, by their path from the pack's folder.
    pub files: BTreeMap<String, SourceFile>,
}

impl Pack {
    /// The lessons and locales that are embedded in the program.
    #[must_use]
    pub fn embedded() -> Self {
        let mut pack = Self::default();
        for (root, dir) in [("lessons", &LESSONS), ("locales", &LOCALES)] {
            add_embedded(root, dir, &mut pack);
        }
        pack
    }

    /// Reads a pack from its folder. Files that cannot be read are faults, not an end.
    ///
    /// # Errors
    /// When the folder itself cannot be read.
    pub fn read(folder: &Path) -> io::Result<(Self, Vec<Diagnostic>)> {
        let mut pack = Self {
            name: folder.display().to_string(),
            files: BTreeMap::new(),
        };
        let mut faults = Vec::new();
        fs::read_dir(folder)?;
        for root in ["lessons", "locales"] {
            let inside = folder.join(root);
            if inside.is_dir() {
                read_folder(&inside, root, &mut pack, &mut faults);
            }
        }
        Ok((pack, faults))
    }

    /// A pack of given files, for tests and for a script that is being written.
    #[must_use]
    pub fn of(files: &[(&str, &str)]) -> Self {
        let files = files
            .iter()
            .map(|(path, text)| ((*path).to_owned(), SourceFile::new(*path, *text)));
        Self {
            name: String::new(),
            files: files.collect(),
        }
    }
}

fn add_embedded(root: &str, dir: &Dir<'_>, pack: &mut Pack) {
    for file in dir.files() {
        let path = format!("{root}/{}", file.path().display());
        if let Some(text) = file.contents_utf8().filter(|_| is_content(&path)) {
            pack.files.insert(path.clone(), SourceFile::new(path, text));
        }
    }
    for inner in dir.dirs() {
        add_embedded(root, inner, pack);
    }
}

fn is_content(path: &str) -> bool {
    path.ends_with(".toml") || path.ends_with(".ftl")
}

fn read_folder(folder: &Path, path: &str, pack: &mut Pack, faults: &mut Vec<Diagnostic>) {
    let mut fault = |path: &str, message: String| {
        let file = SourceFile::new(path, "");
        let mut found = Faults::new(&file);
        found.error("unreadable-file", 0..0, message);
        faults.extend(found.into_vec());
    };
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) => return fault(path, format!("the folder cannot be read: {error}")),
    };
    let mut names: Vec<_> = entries.flatten().map(|entry| entry.file_name()).collect();
    names.sort();
    for name in names {
        let inner = folder.join(&name);
        let inner_path = format!("{path}/{}", name.to_string_lossy());
        if inner.is_dir() {
            // A pack is two folders deep; links that lead round in a circle end here too.
            if inner_path.matches('/').count() <= 4 {
                read_folder(&inner, &inner_path, pack, faults);
            }
        } else if is_content(&inner_path) {
            match fs::read(&inner).map(String::from_utf8) {
                Ok(Ok(text)) => {
                    pack.files
                        .insert(inner_path.clone(), SourceFile::new(inner_path, text));
                }
                Ok(Err(error)) => {
                    let at = error.utf8_error().valid_up_to();
                    let message =
                        format!("the file is not UTF-8 text (byte {at}); save it as UTF-8");
                    let file =
                        SourceFile::new(&inner_path, String::from_utf8_lossy(error.as_bytes()));
                    let mut found = Faults::new(&file);
                    found.error("unreadable-file", at..at, message);
                    faults.extend(found.into_vec());
                }
                Err(error) => {
                    let file = SourceFile::new(&inner_path, "");
                    let mut found = Faults::new(&file);
                    found.error(
                        "unreadable-file",
                        0..0,
                        format!("the file cannot be read: {error}"),
                    );
                    faults.extend(found.into_vec());
                }
            }
        }
    }
}
