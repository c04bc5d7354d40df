//! The list of learners on the disk. It is small: read at once before the first frame, written whole and put in place in one stroke.

use std::fs;
use std::io;

use super::folder::DataFolder;
use super::learners::{LearnerId, Learners};
use super::settings_file::replace;

impl Learners {
    /// Reads the list of a data folder. Total: whoever has a folder there is in it, even if the list itself is lost.
    #[must_use]
    pub fn read(folder: &DataFolder) -> Self {
        let text = fs::read_to_string(folder.learners_file()).unwrap_or_default();
        let mut learners = Self::from_text(&text).unwrap_or_default();
        for id in folders(folder) {
            learners.recall(id);
        }
        learners
    }

    /// Writes the list.
    pub(super) fn write(&self, folder: &DataFolder) -> io::Result<()> {
        folder.create()?;
        replace(&folder.learners_file(), &self.to_text())
    }
}

fn folders(folder: &DataFolder) -> Vec<LearnerId> {
    let Ok(entries) = fs::read_dir(folder.learners_folder()) else {
        return Vec::new();
    };
    let mut ids: Vec<LearnerId> = entries
        .filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok())
        .filter(|number| *number > LearnerId::FIRST.0)
        .map(LearnerId)
        .collect();
    ids.sort_unstable();
    ids
}
