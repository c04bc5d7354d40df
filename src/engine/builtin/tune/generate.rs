//! Positions to learn from: games of the engine against itself, and a sample of what its search evaluates in them.
//!
//! The network must judge the positions that the search really shows it, also those in the midst of an exchange, so the
//! samples come from the search's own evaluations.

use super::super::board::{Board, legal_moves};
use super::super::moves::Mv;
use super::super::net::Net;
use super::super::root::Plan;
use super::super::searcher::Searcher;
use super::super::table::Table;
use super::{Grader, Sample};
use crate::engine::Stop;
use crate::rules::Position;

/// Random half-moves at the start of a game.
const RANDOM_PLIES: std::ops::Range<u64> = 4..11;
/// One move in so many is random.
const RANDOM_MOVE: u64 = 14;
/// Openings more unequal than this, in centipawns, are not played.
const UNEQUAL_CP: i32 = 500;
/// A game is given up when one side is ahead by this, in centipawns, for a while; and at this length.
const DECIDED_CP: i32 = 1_500;
const LONGEST_PLIES: usize = 260;
const TABLE_MEBIBYTES: usize = 2;

/// A small random generator (xorshift64*, Sebastiano Vigna).
pub(super) struct Dice(u64);

impl Dice {
    pub(super) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(super) fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    pub(super) fn below(&mut self, limit: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(limit)) >> 64) as u64
    }

    fn within(&mut self, range: std::ops::Range<u64>) -> u64 {
        range.start + self.below(range.end - range.start)
    }
}

/// How the games are played.
#[derive(Clone, Debug)]
pub struct Games {
    /// The seed of all chance.
    pub seed: u64,
    /// Nodes for a move, at least and below.
    pub nodes: std::ops::Range<u64>,
    /// One evaluated position in so many is kept.
    pub keep_every: u64,
    /// The network that judges in the games; without one the evaluation written by hand does.
    pub net: Option<Vec<u8>>,
}

/// Plays games and hands out graded positions until `keep` says that it has enough.
pub fn generate(games: &Games, grader: &Grader, keep: &mut dyn FnMut(Sample) -> bool) {
    let mut dice = Dice::new(games.seed);
    let table = Table::new(TABLE_MEBIBYTES);
    let stop = Stop::new();
    let net = games.net.as_deref().and_then(Net::read);
    let mut searcher = Searcher::new(&table, net.as_ref(), &stop, &[], 0);
    searcher.sample_every(games.keep_every);
    loop {
        play(games, &mut dice, &mut searcher);
        table.clear();
        for board in searcher.take_samples() {
            let grade = grader.grade(&board).clamp(-3_000, 3_000);
            if !keep(Sample::new(&board, grade as i16)) {
                return;
            }
        }
    }
}

/// Plays one game; the searcher collects the samples.
fn play(games: &Games, dice: &mut Dice, searcher: &mut Searcher<'_>) {
    let mut board = Board::new(&Position::start());
    let mut past = Vec::new();
    for _ in 0..dice.within(RANDOM_PLIES) {
        let moves = legal_moves(&board);
        if moves.is_empty() {
            return;
        }
        board = board.make(moves[dice.below(moves.len() as u64) as usize]);
    }
    let mut decided = 0;
    for ply in 0..LONGEST_PLIES {
        let moves = legal_moves(&board);
        if moves.is_empty() || board.is_dead() || board.clock >= 100 {
            return;
        }
        if past.iter().filter(|key| **key == board.key).count() >= 2 {
            return;
        }
        let mv = if ply > 0 && dice.below(RANDOM_MOVE) == 0 {
            moves[dice.below(moves.len() as u64) as usize]
        } else {
            let nodes = dice.within(games.nodes.clone());
            let Some((mv, value)) = think(nodes, searcher, &board, &past) else {
                return;
            };
            if ply == 0 && value.abs() > UNEQUAL_CP {
                searcher.take_samples();
                return;
            }
            decided = if value.abs() > DECIDED_CP {
                decided + 1
            } else {
                0
            };
            if decided >= 6 {
                return;
            }
            mv
        };
        past.push(board.key);
        board = board.make(mv);
    }
}

fn think(
    nodes: u64,
    searcher: &mut Searcher<'_>,
    board: &Board,
    past: &[u64],
) -> Option<(Mv, i32)> {
    searcher.restart(past, nodes);
    let plan = Plan {
        from: 1,
        depth: i32::MAX,
        lines: 1,
        among: Vec::new(),
    };
    let lines = searcher.best_lines(board, plan, &mut |_, _, _| ()).ok()?;
    let best = lines.first()?;
    Some((*best.moves.first()?, best.value))
}
