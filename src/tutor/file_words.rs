//! Why a file cannot be used, as messages: the reason and the way out, each a sentence that goes on after the file's name.

use crate::message::{Arg, Message};
use crate::store::{ExchangeError, FileTrouble};

/// Why a file cannot be read.
#[must_use]
pub fn unreadable(trouble: &FileTrouble) -> Message {
    Message::own(match trouble {
        FileTrouble::NotThere => "review-file-not-there",
        FileTrouble::NotAllowed => "review-file-not-allowed",
        FileTrouble::Folder => "review-file-is-folder",
        FileTrouble::NotText => "file-not-text",
        FileTrouble::DiskFull => "file-disk-full",
        FileTrouble::Other(said) => return said_by_system(said),
    })
}

/// Why a file cannot be written.
#[must_use]
pub fn unwritable(trouble: &FileTrouble) -> Message {
    Message::own(match trouble {
        FileTrouble::NotThere => "file-no-folder",
        FileTrouble::NotAllowed => "file-not-writable",
        FileTrouble::Folder => "file-is-folder",
        FileTrouble::NotText => "file-not-text",
        FileTrouble::DiskFull => "file-disk-full",
        FileTrouble::Other(said) => return said_by_system(said),
    })
}

/// Why records cannot be given out or taken in.
#[must_use]
pub fn unexchanged(error: &ExchangeError) -> Message {
    let number = |number: usize| Arg::Number(i64::try_from(number).unwrap_or(i64::MAX));
    match error {
        ExchangeError::NoRecords => Message::own("exchange-no-records"),
        ExchangeError::Damaged => Message::own("exchange-damaged"),
        ExchangeError::Locked => Message::own("exchange-locked"),
        ExchangeError::Unreadable(trouble) => unreadable(trouble),
        ExchangeError::Unwritable(trouble) => unwritable(trouble),
        ExchangeError::NotReadable { line } => {
            Message::own("exchange-not-readable").with("line", number(*line))
        }
        ExchangeError::OtherForm => Message::own("exchange-other-form"),
        ExchangeError::Newer => Message::own("exchange-newer"),
        ExchangeError::Row { table, row } => Message::own("exchange-row")
            .with("table", Arg::Name((*table).to_owned()))
            .with("row", number(*row)),
        ExchangeError::Senseless => Message::own("exchange-senseless"),
    }
}

fn said_by_system(said: &str) -> Message {
    Message::own("review-file-other").with("said", Arg::Name(said.to_owned()))
}
