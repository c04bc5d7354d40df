//! The engine inside the program, from the board up.
//!
//! To read in this order: [`bits`] (squares and attacks), [`moves`], [`key`], [`board`] (positions and legal moves),
//! [`exchange`] (what a capture wins), [`eval`] (what a position is worth), [`table`] (what is already known),
//! [`order`] (which move first), [`searcher`] and [`node`] (what a search carries along), [`search`] (looking ahead), [`learn`] (what it learns meanwhile), [`root`] (deeper and deeper, several lines),
//! [`endgame`] (what is known for certain), and [`glance`] (how people look, who overlook things). Nothing here has a
//! clock, a file or chance.

#![expect(
    clippy::indexing_slicing,
    reason = "the inner loop: indices are squares, roles, sides and plies, masked or bounded where they are made"
)]

mod bits;
mod board;
mod calibrate;
mod cpu;
mod endgame;
mod eval;
mod exchange;
mod glance;
mod hand;
mod key;
mod learn;
mod mate;
mod moves;
mod net;
mod node;
mod order;
mod quiesce;
mod reduce;
mod root;
mod search;
mod searcher;
mod shortcut;
mod table;
mod threads;
#[cfg(feature = "tune")]
pub mod tune;
mod value;

pub use mate::{MateProof, Undecided, prove_mate, prove_mate_within};

use std::sync::{Arc, LazyLock};

use crate::rules::{Game, Move, Position};

use super::{
    Answer, Comparison, Engine, EngineError, Limit, Line, Progress, Question, Sight, Stop,
};
use board::Board;
use calibrate::calibrated;
use moves::Mv;
use net::Net;
use order::Memory;
use root::{Found, Plan};
use searcher::Searcher;
use table::Table;
use threads::{Crew, Help};

/// The network that comes with the program.
static NET: &[u8] = include_bytes!("../../../assets/net.bin");
/// The same, read once for all engines.
static OWN_NET: LazyLock<Option<Arc<Net>>> = LazyLock::new(|| Net::read(NET).map(Arc::new));

/// The engine inside the program.
pub struct Builtin {
    table: Arc<Table>,
    net: Option<Arc<Net>>,
    /// Whether the table is kept from question to question, as in a game between programs.
    keeps_table: bool,
    /// What the last search has learnt about moves, kept with the table.
    memory: Option<Memory>,
    helpers: usize,
    crew: Crew,
}

impl Builtin {
    /// An engine with a table of about so many mebibytes, which it forgets before each question, so that the answer
    /// does not depend on what was asked before.
    #[must_use]
    pub fn new(table_mebibytes: usize) -> Self {
        Self {
            table: Arc::new(Table::new(table_mebibytes)),
            net: OWN_NET.clone(),
            keeps_table: false,
            memory: None,
            helpers: 0,
            crew: Crew::default(),
        }
    }

    /// The same engine, which keeps what it has found out for the next question: stronger in a game, but what it
    /// answers then depends on the questions before.
    #[must_use]
    pub fn with_kept_table(mut self) -> Self {
        self.keeps_table = true;
        self
    }

    /// The same engine on so many threads, for [`Question::Best`]. With more than one the answer may differ from run to run.
    #[must_use]
    pub fn with_threads(mut self, threads: usize) -> Self {
        self.helpers = threads.saturating_sub(1);
        self
    }

    /// The same engine with another network, as the bytes of its file; with the evaluation written by hand when they are
    /// no network.
    #[must_use]
    pub fn with_net(mut self, bytes: &[u8]) -> Self {
        self.net = Net::read(bytes).map(Arc::new);
        self
    }

    /// Forgets what earlier questions have left.
    pub fn forget(&mut self) {
        self.crew.gather();
        self.memory = None;
        self.table.clear();
    }

    fn prepare(&mut self) {
        self.crew.gather();
        if self.keeps_table {
            self.table.grow_older();
        } else {
            self.table.clear();
        }
    }
}

impl std::fmt::Debug for Builtin {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Builtin").finish_non_exhaustive()
    }
}

impl Engine for Builtin {
    fn answer(
        &mut self,
        question: &Question,
        stop: &Stop,
        progress: &mut dyn FnMut(&Progress),
    ) -> Result<Answer, EngineError> {
        self.prepare();
        let game = question.game();
        let root = Root::new(game);
        let (nodes, depth) = match question.limit() {
            Limit::Depth(depth) => (u64::MAX, i32::try_from(depth).unwrap_or(i32::MAX)),
            Limit::Nodes(nodes) => (nodes, i32::MAX),
            Limit::Millis(_) => (u64::MAX, i32::MAX),
        };
        let net = self.net.as_deref();
        let mut searcher = Searcher::new(&self.table, net, stop, &root.past, nodes);
        if let Some(memory) = self.memory.take() {
            searcher.memory = memory;
        }
        match question {
            Question::Best {
                multi_pv, among, ..
            } => {
                let among = among.iter().filter_map(|mv| root.internal(*mv)).collect();
                let plan = Plan {
                    from: 1,
                    depth,
                    lines: (*multi_pv).max(1),
                    among,
                };
                if self.helpers > 0 {
                    let help = Help {
                        table: Arc::clone(&self.table),
                        net: self.net.clone(),
                        board: root.board.clone(),
                        past: root.past.clone(),
                        plan: plan.clone(),
                    };
                    self.crew.begin(self.helpers, &help);
                }
                let crew = &self.crew;
                let mut report = reporter(&root, || crew.nodes(), progress);
                let found = searcher.best_lines(&root.board, plan, &mut report);
                crew.dismiss();
                let found = found?;
                if self.keeps_table {
                    self.memory = Some(searcher.memory);
                }
                Ok(Answer::Best(
                    found.iter().map(|found| root.line(found)).collect(),
                ))
            }
            Question::Human { sight, seed, .. } => {
                let found = match sight {
                    Sight::Glance(eyes) => {
                        glance::look(&root.board, &root.past, root.last_to(), *eyes, *seed, stop)
                    }
                    Sight::Lines(lines) => {
                        let plan = Plan {
                            from: 1,
                            depth,
                            lines: usize::from(lines.lines.max(1)),
                            among: Vec::new(),
                        };
                        let mut report = reporter(&root, || 0, progress);
                        let found = searcher.best_lines(&root.board, plan, &mut report)?;
                        glance::choose(&root.board, root.last_to(), &found, *lines, *seed)
                    }
                };
                let found = found.ok_or(EngineError::GameOver)?;
                Ok(Answer::Best(vec![root.line(&found)]))
            }
            Question::Compare { played, .. } => {
                let played = root.internal(*played).ok_or(EngineError::IllegalQuestion)?;
                let mut report = reporter(&root, || 0, progress);
                let pair = searcher.compare(&root.board, played, depth, &mut report)?;
                Ok(Answer::Compare(Comparison {
                    best: calibrated(root.line(&pair.best)),
                    played: calibrated(root.line(&pair.played)),
                    second: pair.second.map(|found| calibrated(root.line(&found))),
                    nodes: searcher.nodes,
                }))
            }
        }
    }
}

/// Tells of each line that is found; `helped` counts the nodes of other threads.
fn reporter<'r>(
    root: &'r Root<'_>,
    helped: impl Fn() -> u64 + 'r,
    progress: &'r mut dyn FnMut(&Progress),
) -> impl FnMut(usize, &Found, &Searcher<'_>) + 'r {
    move |slot, found, searcher| {
        progress(&Progress {
            multi_pv: slot + 1,
            line: root.line(found),
            deepest_plies: searcher.deepest as u32,
            nodes: searcher.nodes + helped(),
            table_permille: searcher.table.fullness_permille() as u32,
        });
    }
}

/// Counts the lines of so many plies by the board of the search, to test it against [`crate::rules::perft`].
#[must_use]
pub fn perft(position: &Position, depth_plies: u32) -> u64 {
    board::perft(&Board::new(position), depth_plies)
}

/// The position that is asked about, as the search and as the laws see it.
struct Root<'a> {
    game: &'a Game,
    board: Board,
    /// The keys of the positions before it.
    past: Vec<u64>,
}

impl<'a> Root<'a> {
    fn new(game: &'a Game) -> Self {
        let mut past: Vec<u64> = game
            .positions()
            .map(|position| Board::new(position).key)
            .collect();
        past.pop();
        Self {
            game,
            board: Board::new(game.position()),
            past,
        }
    }

    /// Where the last move ended: eyes are there.
    fn last_to(&self) -> Option<bits::Sq> {
        self.game.moves().last().map(|mv| mv.to() as bits::Sq)
    }

    /// A legal move as the search writes it.
    fn internal(&self, mv: Move) -> Option<Mv> {
        board::legal_moves(&self.board)
            .into_iter()
            .find(|internal| is_same(*internal, mv))
    }

    /// A line of the search as legal moves.
    fn line(&self, found: &Found) -> Line {
        let mut position = self.game.position().clone();
        let mut moves = Vec::with_capacity(found.moves.len());
        for internal in &found.moves {
            let Some(mv) = position
                .legal_moves()
                .into_iter()
                .find(|mv| is_same(*internal, *mv))
            else {
                break;
            };
            moves.push(mv);
            let Ok(next) = position.play(mv) else { break };
            position = next;
        }
        Line {
            moves,
            score: found.score(),
            depth_plies: found.depth.unsigned_abs(),
        }
    }
}

/// Do both mean the same move?
fn is_same(internal: Mv, mv: Move) -> bool {
    let to = mv.castling_rook().map_or(mv.to(), |(rook, _)| rook);
    internal.from() == mv.from() as u8
        && internal.to() == to as u8
        && internal.is_castling() == mv.castling().is_some()
        && internal.promotion() == mv.promotion().map(board::role_index)
}
