//! What an engine is asked, what it answers, and how it is stopped.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::rules::{Game, Move};

use super::{Choice, EngineNews, Line, Score, Sight};

/// How long to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// So many plies.
    Depth(u32),
    /// So many nodes: the same answer on every machine.
    Nodes(u64),
    /// So many milliseconds. The worker counts them and raises [`Stop`]; an engine asked directly does not look at a
    /// clock and goes on until it is stopped.
    Millis(u64),
}

/// What an engine is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// The best moves in the last position of a game, whose repetitions and counters matter too.
    Best {
        /// The game so far.
        game: Game,
        /// How long to search.
        limit: Limit,
        /// How many lines are wanted, from 1.
        multi_pv: usize,
        /// The moves to choose from; all when empty.
        among: Vec<Move>,
    },
    /// The best move and the one that was played, looked at equally deep.
    Compare {
        /// The game before the move.
        before: Game,
        /// The move that was played, legal there.
        played: Move,
        /// How long to search both.
        limit: Limit,
    },
    /// The move of a player who sees only so much. Answered by [`Answer::Best`] with one line.
    Human {
        /// The game so far.
        game: Game,
        /// What the player sees.
        sight: Sight,
        /// Decides what is overlooked this turn; the same seed, the same move.
        seed: u64,
    },
}

impl Question {
    /// The best move in the last position of a game.
    #[must_use]
    pub fn best(game: Game, limit: Limit) -> Self {
        Self::Best {
            game,
            limit,
            multi_pv: 1,
            among: Vec::new(),
        }
    }

    /// The game that is asked about.
    #[must_use]
    pub fn game(&self) -> &Game {
        match self {
            Self::Best { game, .. } | Self::Human { game, .. } => game,
            Self::Compare { before, .. } => before,
        }
    }

    /// How long to search.
    #[must_use]
    pub fn limit(&self) -> Limit {
        match self {
            Self::Best { limit, .. } | Self::Compare { limit, .. } => *limit,
            Self::Human { sight, .. } => Limit::Nodes(match sight {
                Sight::Glance(glance) => u64::from(glance.most_nodes),
                Sight::Lines(lines) => lines.nodes,
            }),
        }
    }
}

/// What an engine answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// To [`Question::Best`]: the lines, best first. To [`Question::Human`]: the one that is played. Never empty.
    Best(Vec<Line>),
    /// To [`Question::Compare`].
    Compare(Comparison),
}

/// The best move and the played one side by side, as one search saw them at the same depth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The best line.
    pub best: Line,
    /// The line that begins with the played move; the same as `best` when the played move is the best.
    pub played: Line,
    /// The best line that begins otherwise than `best`; looked for when the best move was played, since only then it
    /// matters how much better it is. Nothing when there is one legal move.
    pub second: Option<Line>,
    /// Nodes searched.
    pub nodes: u64,
}

impl Comparison {
    /// Was the best move played?
    #[must_use]
    pub fn is_best_played(&self) -> bool {
        self.best.first() == self.played.first()
    }

    /// What the played move lost, in points of winning chance, 0 to 100.
    #[must_use]
    pub fn loss_percent(&self) -> f64 {
        if self.is_best_played() {
            return 0.0;
        }
        let chance = |score: Score| score.win_chance().percent();
        (chance(self.best.score) - chance(self.played.score)).max(0.0)
    }
}

/// News from a search that goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Which line, from 1.
    pub multi_pv: usize,
    /// The line as it looks now.
    pub line: Line,
    /// The deepest ply reached.
    pub deepest_plies: u32,
    /// Nodes searched so far.
    pub nodes: u64,
    /// How full the table is, in thousandths.
    pub table_permille: u32,
}

/// Tells a search to stop; asked well within a millisecond.
#[derive(Clone, Default)]
pub struct Stop {
    raised: Arc<AtomicBool>,
    /// Asked besides the flag: time that has run out, for whoever has a clock.
    also: Option<Arc<dyn Fn() -> bool + Send + Sync>>,
}

impl Stop {
    /// A search that nobody has stopped yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The same stop, raised also when this says so.
    #[must_use]
    pub fn or(&self, also: impl Fn() -> bool + Send + Sync + 'static) -> Self {
        let before = self.also.clone();
        Self {
            raised: Arc::clone(&self.raised),
            also: Some(Arc::new(move || {
                before.as_ref().is_some_and(|before| before()) || also()
            })),
        }
    }

    /// Stops the search; for good.
    pub fn raise(&self) {
        self.raised.store(true, Ordering::Relaxed);
    }

    /// Is the search to stop?
    #[must_use]
    pub fn is_raised(&self) -> bool {
        self.raised.load(Ordering::Relaxed) || self.also.as_ref().is_some_and(|also| also())
    }
}

impl fmt::Debug for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stop")
            .field("raised", &self.is_raised())
            .finish_non_exhaustive()
    }
}

/// Stack that a thread needs on which an engine searches, in bytes: a line may be more than a hundred moves long.
pub const STACK_BYTES: usize = 16 << 20;

/// Why an engine has no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineError {
    /// There is no legal move in the position.
    GameOver,
    /// The played move is not legal in the position.
    IllegalQuestion,
    /// It was stopped before it had looked at anything.
    Stopped,
    /// An engine outside the program could not be started.
    NotStarted {
        /// Its name or path.
        engine: String,
        /// What the system said.
        why: String,
    },
    /// An engine outside the program does not answer.
    Silent {
        /// Its name.
        engine: String,
    },
    /// An engine outside the program has ended.
    Gone {
        /// Its name.
        engine: String,
    },
    /// Endgame tables cannot be used.
    Endings {
        /// Where they are.
        folder: String,
        /// What is wrong.
        why: String,
    },
    /// An engine outside the program said something that cannot be true.
    Lies {
        /// Its name.
        engine: String,
        /// What it said.
        said: String,
    },
}

impl fmt::Display for EngineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => f.write_str("there is no legal move"),
            Self::IllegalQuestion => f.write_str("the played move is not legal"),
            Self::Stopped => f.write_str("stopped before there was an answer"),
            Self::NotStarted { engine, why } => write!(f, "{why}: cannot start {engine}"),
            Self::Silent { engine } => write!(f, "{engine} does not answer"),
            Self::Gone { engine } => write!(f, "{engine} has ended"),
            Self::Endings { folder, why } => write!(f, "{why}: endgame tables in {folder}"),
            Self::Lies { engine, said } => write!(f, "{engine} gave an impossible answer: {said}"),
        }
    }
}

impl std::error::Error for EngineError {}

/// Something that can judge chess positions.
pub trait Engine {
    /// Answers a question; may take long, so never on the thread of the window.
    ///
    /// # Errors
    /// When there is nothing to answer, or an engine outside the program fails.
    fn answer(
        &mut self,
        question: &Question,
        stop: &Stop,
        progress: &mut dyn FnMut(&Progress),
    ) -> Result<Answer, EngineError>;

    /// Uses what the learner has at hand from now on; may take seconds.
    fn choose(&mut self, _choice: &Choice) -> Vec<EngineNews> {
        Vec::new()
    }

    /// What has gone wrong since the last call, though there was an answer: an outside engine that was replaced.
    fn take_fault(&mut self) -> Option<EngineError> {
        None
    }
}
