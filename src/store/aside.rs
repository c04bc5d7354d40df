//! Moving a file that cannot be used out of the way, whole and never over another.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::session::Timestamp;

/// What SQLite may leave beside a database. They are part of it: without its journal a half-written file stays so.
const COMPANIONS: [&str; 3] = ["-journal", "-wal", "-shm"];

/// Renames a file and its companions to `<stem>.damaged-<millis>.<extension>` and gives the new name.
pub(crate) fn set_aside(path: &Path, now: Timestamp) -> io::Result<String> {
    let aside = free_name(path, "damaged", now);
    fs::rename(path, &aside)?;
    for companion in COMPANIONS {
        let from = with_suffix(path, companion);
        if fs::symlink_metadata(&from).is_ok() {
            fs::rename(&from, with_suffix(&aside, companion))?;
        }
    }
    Ok(file_name(&aside))
}

/// A path beside a file that nothing has yet: `records.sqlite3` with the mark `damaged` is
/// `records.damaged-<millis>.sqlite3`.
pub(super) fn free_name(path: &Path, mark: &str, now: Timestamp) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let extension = path.extension().unwrap_or_default().to_string_lossy();
    let mut millis = now;
    loop {
        let name = format!("{stem}.{mark}-{}.{extension}", millis.0);
        let candidate = path.with_file_name(name);
        if fs::symlink_metadata(&candidate).is_err() {
            return candidate;
        }
        millis = millis.after_millis(1);
    }
}

/// A file's name without its folder, to be shown.
pub(super) fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut whole = OsString::from(path);
    whole.push(suffix);
    PathBuf::from(whole)
}
