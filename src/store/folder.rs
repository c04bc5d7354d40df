//! Where the learner's files are: the folder given by `--data`, else the system's own place for such things.

use std::io;
use std::path::{Path, PathBuf};

use directories::{ProjectDirs, UserDirs};

use super::learners::LearnerId;

/// The folder of a learner's files, and the data folder that it belongs to: for the first learner they are the same. It is
/// made when something is first written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataFolder {
    root: PathBuf,
    path: PathBuf,
    learner: LearnerId,
}

impl DataFolder {
    /// A folder of the learner's choice. A relative path is meant from where the program was started.
    #[must_use]
    pub fn at(path: &Path) -> Self {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        Self {
            root: path.clone(),
            path,
            learner: LearnerId::FIRST,
        }
    }

    /// The folder of a learner, in the same data folder.
    #[must_use]
    pub fn of_learner(&self, id: LearnerId) -> Self {
        let path = if id == LearnerId::FIRST {
            self.root.clone()
        } else {
            self.learners_folder().join(id.0.to_string())
        };
        Self {
            root: self.root.clone(),
            path,
            learner: id,
        }
    }

    /// Whose files are here.
    #[must_use]
    pub fn learner(&self) -> LearnerId {
        self.learner
    }

    /// Where people keep what they write, by the system's own account; the place that is offered for files to be saved.
    #[must_use]
    pub fn of_documents() -> Option<PathBuf> {
        let dirs = UserDirs::new()?;
        let documents = dirs.document_dir().filter(|folder| folder.is_dir());
        Some(documents.unwrap_or(dirs.home_dir()).to_owned())
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

    /// The list of learners.
    #[must_use]
    pub fn learners_file(&self) -> PathBuf {
        self.root.join("learners.toml")
    }

    /// The folder with the folders of all learners but the first.
    pub(super) fn learners_folder(&self) -> PathBuf {
        self.root.join("learners")
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

    /// The database of puzzles, which all learners share.
    #[must_use]
    pub fn puzzles_file(&self) -> PathBuf {
        self.root.join("puzzles.sqlite3")
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
