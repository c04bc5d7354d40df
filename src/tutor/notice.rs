//! Something the learner should hear, with what can be done.

use crate::message::{Arg, Message};
use crate::store::{StoreNotice, Unusable};

/// A notice, shown until it is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// What happened, and the way out.
    pub message: Message,
    /// Is it good news?
    pub is_good: bool,
}

impl Notice {
    /// Something went well that the learner asked for.
    #[must_use]
    pub fn good(message: Message) -> Self {
        Self {
            message,
            is_good: true,
        }
    }

    /// Something to look after.
    #[must_use]
    pub fn warning(message: Message) -> Self {
        Self {
            message,
            is_good: false,
        }
    }
}

impl From<StoreNotice> for Notice {
    fn from(notice: StoreNotice) -> Self {
        let message = match notice {
            StoreNotice::SetAside { name, why } => {
                let id = match why {
                    Unusable::Damaged => "notice-set-aside-damaged",
                    Unusable::Newer => "notice-set-aside-newer",
                };
                // Every file is called after what is in it: `games.damaged-1796065567326.sqlite3`.
                let what = name.split('.').next().unwrap_or_default().to_owned();
                Message::own(id)
                    .with("what", Arg::Name(what))
                    .with("name", Arg::Name(name))
            }
            StoreNotice::NotWritable { folder } => Message::own("notice-not-writable")
                .with("folder", Arg::Name(folder.display().to_string())),
            StoreNotice::NoFolder => Message::own("notice-no-folder"),
            StoreNotice::DiskFull => Message::own("notice-disk-full"),
            StoreNotice::Locked => Message::own("notice-locked"),
            StoreNotice::NotSaved { reason } => {
                Message::own("notice-not-saved").with("reason", Arg::Name(reason))
            }
            StoreNotice::SavedAgain => Message::own("notice-saved-again"),
        };
        Self::warning(message)
    }
}
