//! Why a file of the learner's cannot be read or written.

use std::io::{Error, ErrorKind};

/// Why a file that the learner has named cannot be read, or not be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileTrouble {
    /// There is no such file, or no such folder for it.
    NotThere,
    /// It belongs to somebody else, or may only be read.
    NotAllowed,
    /// It is a folder.
    Folder,
    /// It holds something else than text.
    NotText,
    /// The disk is full.
    DiskFull,
    /// What the system said, in English or the system's language.
    Other(String),
}

impl From<&Error> for FileTrouble {
    fn from(error: &Error) -> Self {
        let is_one_of = |kinds: &[ErrorKind]| kinds.contains(&error.kind());
        if is_one_of(&[ErrorKind::NotFound, ErrorKind::NotADirectory]) {
            Self::NotThere
        } else if is_one_of(&[ErrorKind::PermissionDenied, ErrorKind::ReadOnlyFilesystem]) {
            Self::NotAllowed
        } else if is_one_of(&[ErrorKind::IsADirectory]) {
            Self::Folder
        } else if is_one_of(&[ErrorKind::InvalidData]) {
            Self::NotText
        } else if is_one_of(&[ErrorKind::StorageFull, ErrorKind::QuotaExceeded]) {
            Self::DiskFull
        } else {
            Self::Other(error.to_string())
        }
    }
}
