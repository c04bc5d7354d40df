//! Files that the learner asks for: written whole, and never over one that is there, which may be the only copy.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};

/// So many names are tried before giving up.
const MOST_NAMES: u32 = 1_000;

/// Writes a text into a file that is not there yet.
///
/// # Errors
/// The file is there, or cannot be written; then there is none.
pub fn write_new(path: &Path, text: &str) -> io::Result<()> {
    let mut file = File::create_new(path)?;
    let written = file
        .write_all(text.as_bytes())
        .and_then(|()| file.sync_all());
    if written.is_err() {
        // What is half written helps nobody.
        let _ = fs::remove_file(path);
    }
    written
}

/// Writes a text into a file of this name, or with a number after it when the name is taken; gives the name it has. The folders
/// above it are made.
///
/// # Errors
/// The file cannot be written.
pub(crate) fn write_beside(path: &Path, text: &str) -> io::Result<PathBuf> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut number = 1;
    loop {
        let candidate = numbered(path, number);
        match write_new(&candidate, text) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists && number < MOST_NAMES => {
                number += 1;
            }
            Err(error) => return Err(error),
            Ok(()) => return Ok(candidate),
        }
    }
}

/// `games.pgn` for 1, `games (2).pgn` for 2.
fn numbered(path: &Path, number: u32) -> PathBuf {
    if number == 1 {
        return path.to_owned();
    }
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let name = match path.extension() {
        Some(extension) => format!("{stem} ({number}).{}", extension.to_string_lossy()),
        None => format!("{stem} ({number})"),
    };
    path.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::trial::TrialFolder;

    #[test]
    fn a_file_that_is_there_is_never_written_over() {
        let folder = TrialFolder::new();
        let path = folder.path().join("new").join("game.pgn");
        for (text, name) in [
            ("one", "game.pgn"),
            ("two", "game (2).pgn"),
            ("three", "game (3).pgn"),
        ] {
            let written = write_beside(&path, text).unwrap();
            assert_eq!(written, path.with_file_name(name));
            assert_eq!(fs::read_to_string(written).unwrap(), text);
        }
        assert!(write_new(&path, "four").is_err());
        assert_eq!(fs::read_to_string(&path).unwrap(), "one");
    }
}
