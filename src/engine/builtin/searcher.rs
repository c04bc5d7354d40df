//! What a search carries along: the line it is on, what it has learnt, and its limits.

use std::sync::atomic::{AtomicU64, Ordering};

use super::board::{Board, has_legal_move};
use super::eval::Evaluator;
use super::moves::Mv;
use super::net::Net;
use super::node::Frame;
use super::order::{Memory, man_to};
use super::table::Table;
use super::value::{MAX_PLY, NO_EVAL};
use crate::engine::Stop;

/// The search looks this often, in nodes, whether it is to stop: well under a millisecond.
const NODES_BETWEEN_LOOKS: u64 = 512;

/// Evaluations stay within this.
const EVAL_LIMIT: i32 = 20_000;

/// Frames before the root, so that "two plies ago" always exists.
pub(super) const BEFORE_ROOT: usize = 4;

/// The best line from a ply on.
#[derive(Clone, Copy)]
pub(super) struct Variation {
    pub(super) moves: [Mv; MAX_PLY],
    pub(super) len: usize,
}

/// A search of one thread.
pub(crate) struct Searcher<'a> {
    pub(super) table: &'a Table,
    stop: &'a Stop,
    pub(super) memory: Memory,
    pub(super) evaluator: Evaluator<'a>,
    pub(super) frames: Vec<Frame>,
    pub(super) variations: Vec<Variation>,
    /// Keys of the positions of the game and of the line, for repetitions.
    pub(super) keys: Vec<u64>,
    /// Where the line begins in `keys`.
    root_at: usize,
    pub(super) nodes: u64,
    pub(super) node_limit: u64,
    /// Where a helper counts its nodes for all to see.
    pub(super) also_count: Option<&'a AtomicU64>,
    /// The search was told to stop; what it returns now means nothing.
    pub(super) halted: bool,
    pub(super) deepest: usize,
    /// The moves that may be played at the root.
    pub(super) root_moves: Vec<Mv>,
    /// The move to look at first at the root, when the table's is another's.
    pub(super) root_hint: Mv,
    pub(super) root_depth: i32,
    /// While a null move is verified, none is tried before this ply.
    pub(super) no_pass_before: usize,
}

/// An evaluation, corrected by what similar positions turned out to be worth.
pub(super) fn corrected(raw: i32, correction: i32) -> i32 {
    (raw + correction).clamp(-EVAL_LIMIT, EVAL_LIMIT)
}

impl<'a> Searcher<'a> {
    /// A search that knows the keys of the game so far, oldest first, without the position to search.
    pub(crate) fn new(
        table: &'a Table,
        net: Option<&'a Net>,
        stop: &'a Stop,
        past: &[u64],
        node_limit: u64,
    ) -> Self {
        let variation = Variation {
            moves: [Mv::NONE; MAX_PLY],
            len: 0,
        };
        Self {
            table,
            stop,
            memory: Memory::new(),
            evaluator: Evaluator::new(net),
            frames: vec![Frame::EMPTY; MAX_PLY + BEFORE_ROOT + 2],
            variations: vec![variation; MAX_PLY + 2],
            keys: past.to_vec(),
            root_at: past.len(),
            nodes: 0,
            node_limit,
            also_count: None,
            halted: false,
            deepest: 0,
            root_moves: Vec::new(),
            root_hint: Mv::NONE,
            root_depth: 0,
            no_pass_before: 0,
        }
    }

    /// Prepares for another position of the same game; what was learnt about moves stays.
    #[cfg(feature = "tune")]
    pub(super) fn restart(&mut self, past: &[u64], node_limit: u64) {
        self.keys.clear();
        self.keys.extend(past);
        self.root_at = past.len();
        self.nodes = 0;
        self.node_limit = node_limit;
        self.halted = false;
        self.deepest = 0;
        self.frames.fill(Frame::EMPTY);
    }

    /// Searches the root to a depth and gives score and line; the line is empty when no move raised `alpha`.
    pub(super) fn search_root(
        &mut self,
        board: &Board,
        alpha: i32,
        beta: i32,
        depth: i32,
    ) -> (i32, Vec<Mv>) {
        self.root_depth = depth;
        self.evaluator.reset(board);
        self.variations[0].len = 0;
        let score = self.search::<true>(board, 0, alpha, beta, depth, false);
        let variation = &self.variations[0];
        (score, variation.moves[..variation.len].to_vec())
    }

    #[inline]
    pub(super) fn frame(&mut self, ply: usize) -> &mut Frame {
        &mut self.frames[ply + BEFORE_ROOT]
    }

    /// The moves one, two and four plies ago, as indices.
    #[inline]
    pub(super) fn before(&self, ply: usize) -> [usize; 3] {
        let at = ply + BEFORE_ROOT;
        [
            self.frames[at - 1].man_to,
            self.frames[at - 2].man_to,
            self.frames[at - 4].man_to,
        ]
    }

    /// Counts a node and looks whether to stop.
    #[inline]
    pub(super) fn is_over(&mut self) -> bool {
        if self.nodes >= self.node_limit {
            self.halted = true;
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_BETWEEN_LOOKS) {
            if let Some(count) = self.also_count {
                count.fetch_add(NODES_BETWEEN_LOOKS, Ordering::Relaxed);
            }
            self.halted |= self.stop.is_raised();
        }
        self.halted
    }

    /// Makes a move on the line.
    pub(super) fn make(&mut self, board: &Board, mv: Mv, ply: usize) -> Board {
        let man_to = man_to(board, mv);
        let frame = self.frame(ply);
        frame.mv = mv;
        frame.man_to = man_to;
        frame.quiet_at = None;
        self.keys.push(board.key);
        self.evaluator.push(board, mv);
        board.make(mv)
    }

    pub(super) fn unmake(&mut self) {
        self.keys.pop();
        self.evaluator.pop();
    }

    /// Is the position drawn by the rules: dead, fifty moves, or seen before? A single repetition within the line is
    /// enough, as what was tried once can be tried again; before the root it must be the third.
    pub(super) fn is_draw(&self, board: &Board) -> bool {
        if board.is_dead() {
            return true;
        }
        if board.clock >= 100 && (!board.in_check() || has_legal_move(board)) {
            return true;
        }
        let len = self.keys.len();
        let reach = (board.clock as usize).min(len);
        let mut seen_before_root = false;
        for back in (4..=reach).step_by(2) {
            let index = len - back;
            if self.keys[index] == board.key {
                if index >= self.root_at || seen_before_root {
                    return true;
                }
                seen_before_root = true;
            }
        }
        false
    }

    /// The static evaluation, less certain the nearer the fifty-move rule.
    pub(super) fn evaluate(&mut self, board: &Board) -> i32 {
        let score = self.evaluator.evaluate(board);
        let score = score * (220 - i32::from(board.clock.min(100))) / 220;
        score.clamp(-EVAL_LIMIT, EVAL_LIMIT)
    }

    /// Is the side to move better off than at its last move?
    pub(super) fn is_improving(&self, ply: usize, eval: i32) -> bool {
        let at = ply + BEFORE_ROOT;
        [2, 4]
            .iter()
            .map(|back| self.frames[at - back].eval)
            .find(|earlier| *earlier != NO_EVAL)
            .is_none_or(|earlier| eval > earlier)
    }

    pub(super) fn remember_variation(&mut self, ply: usize, mv: Mv) {
        let (upper, lower) = self.variations.split_at_mut(ply + 1);
        let (here, below) = (&mut upper[ply], &lower[0]);
        let len = below.len.min(MAX_PLY - 1);
        here.moves[0] = mv;
        here.moves[1..=len].copy_from_slice(&below.moves[..len]);
        here.len = len + 1;
    }
}
