//! Where the learner's files are: the folder given by `--data`, else the system's own place for such things.

use std::io;
use std::path::{Path, PathBuf};

use directories::ProjectDirs;

/// The folder of the learner's files. It is made when something is first written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataFolder {
    path: PathBuf,
}

impl DataFolder {
    /// A folder of the learner's choice. A relative path is meant from where the program was started.
    #[must_use]
    pub fn at(path: &Path) -> Self {
        Self {
            path: std::path::absolute(path).unwrap_or_else(|_| path.to_owned()),
        }
    }

    /// The system's own place for this program's files, such as `~/.local/share/chess-tutor`; nothing when the system
    /// knows of none.
    #[must_use]
    pub fn of_system() -> Option<Self> {
        let dirs = ProjectDirs::from("", "", "chess-tutor")?;
        Some(Self::at(dirs.data_dir()))
    }

    /// The chosen folder, else the system's.
    #[must_use]
    pub fn choose(chosen: Option<&Path>) -> Option<Self> {
        chosen.map_or_else(Self::of_system, |path| Some(Self::at(path)))
    }

    /// The folder itself.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The database of the learner's records.
    #[must_use]
    pub fn records_file(&self) -> PathBuf {
        self.path.join("records.sqlite3")
    }

    /// The database of saved games.
    #[must_use]
    pub fn games_file(&self) -> PathBuf {
        self.path.join("games.sqlite3")
    }

    /// The database of puzzles.
    #[must_use]
    pub fn puzzles_file(&self) -> PathBuf {
        self.path.join("puzzles.sqlite3")
    }

    /// The learner's settings.
    #[must_use]
    pub fn settings_file(&self) -> PathBuf {
        self.path.join("settings.toml")
    }

    /// Makes the folder, unless it is there.
    pub(crate) fn create(&self) -> io::Result<()> {
        std::fs::create_dir_all(&self.path)
    }
}
