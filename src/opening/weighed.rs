//! What the engine says of every move of the trees, kept so that it need not be asked each time.
//!
//! The record that is shipped was weighed with Stockfish 15.1 at depth 13. `chess-tutor openings weigh` can make it with the
//! program's own engine at a fixed number of nodes, so that it comes out the same on every machine.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use crate::engine::{Answer, Comparison, Engine, EngineError, Limit, Question, Stop};
use crate::rules::{Game, Move, Position};

use super::tree::{Mark, Tree, key_of};

static RECORD: &str = include_str!("../../assets/openings/weighed.tsv");

/// Nodes of the first look.
const FIRST_NODES: u64 = 40_000;
/// Nodes of the second, where something seems to be given away.
const SECOND_NODES: u64 = 400_000;
/// A loss, in points of winning chance, above which a second look is taken.
const SECOND_LOOK_LOSS: f64 = 3.0;

/// A move that is taught without a sign loses less than this; what the coach calls a mistake begins at 10.
const MOST_FOR_GOOD: f64 = 10.0;
/// A move marked `?!` gives away at least this, and no more than the second number.
const DUBIOUS: (f64, f64) = (2.0, 15.0);
/// A move marked `?` or `??` gives away at least this.
const LEAST_FOR_MISTAKE: f64 = 9.0;

/// Losses of moves, in points of winning chance, by position and move.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Weighed {
    losses: BTreeMap<(String, String), f64>,
}

impl Weighed {
    /// The record that comes with the program.
    #[must_use]
    pub fn embedded() -> &'static Self {
        static WEIGHED: OnceLock<Weighed> = OnceLock::new();
        WEIGHED.get_or_init(|| Self::parse(RECORD))
    }

    /// Reads a record: position, move in UCI, loss, a line each.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let row = |line: &str| {
            let mut fields = line.split('\t');
            let position = fields.next()?.to_owned();
            let mv = fields.next()?.to_owned();
            let loss = fields.next()?.parse().ok()?;
            Some(((position, mv), loss))
        };
        Self {
            losses: text.lines().filter_map(row).collect(),
        }
    }

    /// The record as text.
    #[must_use]
    pub fn text(&self) -> String {
        let row = |((position, mv), loss): (&(String, String), &f64)| {
            format!("{position}\t{mv}\t{loss:.1}\n")
        };
        self.losses.iter().map(row).collect()
    }

    /// What a move loses, if it was weighed.
    #[must_use]
    pub fn loss(&self, position: &Position, mv: Move) -> Option<f64> {
        let key = (key_of(position), mv.uci());
        self.losses.get(&key).copied()
    }

    /// How many moves were weighed.
    #[must_use]
    pub fn len(&self) -> usize {
        self.losses.len()
    }

    /// Was nothing weighed?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.losses.is_empty()
    }

    /// Writes a loss down, in tenths of a point.
    pub fn keep(&mut self, position: &Position, mv: Move, loss: f64) {
        let loss = (loss * 10.0).round() / 10.0;
        self.losses.insert((key_of(position), mv.uci()), loss);
    }

    /// Only what these trees hold; what no tree holds any more is dropped.
    #[must_use]
    pub fn of<'t>(&self, trees: impl IntoIterator<Item = &'t Tree>) -> Self {
        let mut losses = BTreeMap::new();
        for tree in trees {
            for (position, branch) in tree.moves() {
                let key = (key_of(position), branch.mv.uci());
                if let Some(loss) = self.losses.get(&key) {
                    losses.insert(key, *loss);
                }
            }
        }
        Self { losses }
    }
}

/// What a move loses, in points of winning chance, at a fixed number of nodes.
///
/// # Errors
/// When the engine has no answer.
pub fn weigh(engine: &mut dyn Engine, position: &Position, mv: Move) -> Result<f64, EngineError> {
    let first = compare(engine, position, mv, FIRST_NODES)?.loss_percent();
    if first <= SECOND_LOOK_LOSS {
        return Ok(first);
    }
    Ok(compare(engine, position, mv, SECOND_NODES)?.loss_percent())
}

fn compare(
    engine: &mut dyn Engine,
    position: &Position,
    mv: Move,
    nodes: u64,
) -> Result<Comparison, EngineError> {
    let question = Question::Compare {
        before: Game::new(position.clone()),
        played: mv,
        limit: Limit::Nodes(nodes),
    };
    match engine.answer(&question, &Stop::new(), &mut |_| ())? {
        Answer::Compare(comparison) => Ok(comparison),
        Answer::Best(_) => Err(EngineError::IllegalQuestion),
    }
}

impl Mark {
    /// What is wrong with the mark, when the move loses this much.
    #[must_use]
    pub fn contradicted_by(self, loss: f64) -> Option<String> {
        let (least, most) = DUBIOUS;
        match self {
            Self::Good if loss >= MOST_FOR_GOOD => Some(format!(
                "loses {loss:.1} points of winning chance and has no sign"
            )),
            Self::Dubious if loss < least => {
                Some(format!("is marked ?! and loses only {loss:.1} points"))
            }
            Self::Dubious if loss > most => {
                Some(format!("is marked ?! and loses {loss:.1} points"))
            }
            Self::Mistake if loss < LEAST_FOR_MISTAKE => Some(format!(
                "is marked as a mistake and loses only {loss:.1} points"
            )),
            Self::Good | Self::Dubious | Self::Mistake => None,
        }
    }
}
