//! What the learner has chosen to be asked, and what became of it.

use std::path::PathBuf;

use super::EngineError;

/// What the learner has at hand besides the engine inside.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// An engine of their own, a program that speaks UCI.
    pub program: Option<PathBuf>,
    /// A folder of Syzygy tables.
    pub endings: Option<PathBuf>,
}

/// News of an engine that was chosen, besides its answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineNews {
    /// The learner's own engine has introduced itself and answered a question.
    Ready {
        /// Its name.
        name: String,
    },
    /// Endgame tables are there.
    Endings {
        /// How many men, kings included, the largest knows.
        most_men: usize,
    },
    /// Something cannot be used; the engine inside goes on without it.
    Fault(EngineError),
}
