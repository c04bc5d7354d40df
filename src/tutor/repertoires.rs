//! The learner's own repertoires: PGN files in `openings` of the data folder. This file touches the disk.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::opening::Repertoire;

/// The folder of repertoires in a data folder.
#[must_use]
fn repertoire_folder(data: &Path) -> PathBuf {
    data.join("openings")
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
    let path = folder.join(format!("{}.pgn", repertoire.name));
    let beside = folder.join(format!("{}.pgn.new", repertoire.name));
    fs::write(&beside, repertoire.pgn())?;
    fs::rename(&beside, &path)?;
    Ok(path)
}
