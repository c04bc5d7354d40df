//! The search: alpha-beta with a principal variation window, and what lets it look deep where it matters.
//!
//! [`Searcher::search`] answers: what is this position worth to the side to move, looked at so many plies deep? `alpha`
//! is what that side has for certain elsewhere, `beta` what the other side will not allow to be exceeded; between them
//! the answer is exact, outside it is a bound. The techniques are common knowledge, described on the chessprogramming
//! wiki under the names used here. Numbers are in centipawns and were set by matches at fixed nodes.
//!
//! Nothing here reads a clock, and no number depends on the machine, so that the same question with the same limit of
//! nodes always gets the same answer.

use super::bits::Bits;
use super::board::{Board, Kind};
use super::endgame;
use super::eval::Evaluator;
use super::exchange;
use super::moves::{MoveList, Mv};
use super::net::Net;
use super::order::{MAN_TO, Memory, Picker, man_to};
use super::reduce::reduction;
use super::shortcut::Singular;
use super::table::{Bound, Entry, Table};
use crate::engine::Stop;

/// Mate on the board; mate in n plies counts this less n.
pub(crate) const MATE: i32 = 32_000;
/// More than any score.
pub(crate) const INFINITE: i32 = 32_001;
/// From here on a score is a mate: the longest line and the longest mate of the tables of endings, with room to spare.
pub(crate) const MATE_FOUND: i32 = MATE - 512;
/// Evaluations stay within this.
const EVAL_LIMIT: i32 = 20_000;
/// The deepest line, in plies.
pub(crate) const MAX_PLY: usize = 128;

/// The search looks this often, in nodes, whether it is to stop: well under a millisecond.
const NODES_BETWEEN_LOOKS: u64 = 512;

/// So much history is worth a ply more or less.
const HISTORY_PER_PLY: i32 = 8_192;

/// Frames before the root, so that "two plies ago" always exists.
pub(super) const BEFORE_ROOT: usize = 4;

/// What the search remembers of one ply of the line it is on.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub(super) eval: i32,
    pub(super) mv: Mv,
    pub(super) man_to: usize,
    pub(super) excluded: Mv,
    pub(super) killer: Mv,
    pub(super) in_check: bool,
    /// Double extensions on the line so far.
    pub(super) doubles: u8,
}

pub(super) const NO_EVAL: i32 = -INFINITE;

impl Frame {
    const EMPTY: Self = Self {
        eval: NO_EVAL,
        mv: Mv::NONE,
        man_to: MAN_TO,
        excluded: Mv::NONE,
        killer: Mv::NONE,
        in_check: false,
        doubles: 0,
    };
}

/// What a node knows of itself.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) ply: usize,
    pub(super) alpha: i32,
    pub(super) beta: i32,
    pub(super) depth: i32,
    /// The evaluation, by whatever says most: the network, or a search stored in the table.
    pub(super) eval: i32,
    pub(super) static_eval: i32,
    /// Is the side to move better off than at its last move?
    pub(super) improving: bool,
    /// Is some move expected to refute the last one?
    pub(super) is_cut_node: bool,
    pub(super) in_check: bool,
    /// Is the node on a principal variation, or was it once?
    pub(super) was_pv: bool,
}

/// What is known of a move before it is searched.
#[derive(Clone, Copy)]
struct Candidate {
    mv: Mv,
    /// Its place among the legal moves, from 1.
    count: i32,
    is_quiet: bool,
    gives_check: bool,
    /// Is it the killer or the counter move?
    is_favourite: bool,
    history: i32,
    /// By how many plies it would be reduced for its place alone.
    reduction: i32,
}

impl Candidate {
    /// By how many plies the move is reduced in a node: more where little is expected of it.
    fn reduction_in(self, node: &Node) -> i32 {
        let history = self.history / HISTORY_PER_PLY;
        let mut reduction = if self.is_quiet {
            self.reduction + i32::from(node.is_cut_node) + i32::from(!node.improving)
                - i32::from(self.is_favourite)
        } else {
            self.reduction / 2
        };
        reduction -= history + i32::from(node.was_pv);
        reduction - i32::from(self.gives_check) - i32::from(node.in_check)
    }
}

/// Can the move be left out, as it is late, quiet and the side far behind, or loses too much by exchange? Quiet moves
/// that give check are left out only for the last reason: mates are found by them.
fn is_hopeless(
    board: &Board,
    node: &Node,
    alpha: i32,
    candidate: Candidate,
    picker: &Picker,
) -> bool {
    let Candidate { mv, history, .. } = candidate;
    let depth = node.depth;
    // A mate is found already: only a shorter one could be better, and those may begin quietly.
    if alpha >= MATE_FOUND {
        return false;
    }
    if !candidate.is_quiet {
        return picker.is_at_bad_captures()
            && depth < 8
            && !exchange::wins_at_least(board, mv, -95 * depth);
    }
    // The depth this move would be searched to, roughly.
    let rest = (depth - candidate.reduction + history / HISTORY_PER_PLY).max(0);
    if !candidate.gives_check && !node.in_check {
        let late = (4 + depth * depth) / if node.improving { 1 } else { 2 };
        let is_late = candidate.count > late;
        let is_futile = rest < 8 && node.static_eval + 90 + 100 * rest <= alpha;
        let is_known_bad = rest < 4 && history < -4_000 * rest.max(1);
        if is_late || is_futile || is_known_bad {
            return true;
        }
    }
    depth < 10 && !exchange::wins_at_least(board, mv, -22 * rest * rest - 20)
}

/// The best line from a ply on.
#[derive(Clone, Copy)]
pub(super) struct Variation {
    moves: [Mv; MAX_PLY],
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
    /// The search was told to stop; what it returns now means nothing.
    pub(super) halted: bool,
    pub(super) deepest: usize,
    /// The moves that may be played at the root.
    pub(super) root_moves: Vec<Mv>,
    /// The move to look at first at the root, when the table's is another's.
    pub(super) root_hint: Mv,
    root_depth: i32,
    /// While a null move is verified, none is tried before this ply.
    pub(super) no_pass_before: usize,
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
        if self.nodes.is_multiple_of(NODES_BETWEEN_LOOKS) && self.stop.is_raised() {
            self.halted = true;
        }
        self.halted
    }

    /// Makes a move on the line.
    pub(super) fn make(&mut self, board: &Board, mv: Mv, ply: usize) -> Board {
        let man_to = man_to(board, mv);
        let frame = self.frame(ply);
        frame.mv = mv;
        frame.man_to = man_to;
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

    /// The evaluation, corrected by what similar positions turned out to be worth.
    pub(super) fn correct(&self, board: &Board, raw: i32) -> i32 {
        (raw + self.memory.correction(board)).clamp(-EVAL_LIMIT, EVAL_LIMIT)
    }

    /// The value of a position for the side to move; see the module's description.
    pub(super) fn search<const PV: bool>(
        &mut self,
        board: &Board,
        ply: usize,
        mut alpha: i32,
        mut beta: i32,
        mut depth: i32,
        is_cut_node: bool,
    ) -> i32 {
        if PV {
            self.variations[ply].len = 0;
        }
        if depth <= 0 {
            return self.quiesce::<PV>(board, ply, alpha, beta, 0);
        }
        if self.is_over() {
            return 0;
        }
        let is_root = ply == 0;
        let in_check = board.in_check();
        let side = board.side();
        self.deepest = self.deepest.max(ply);
        if !is_root {
            if self.is_draw(board) {
                return 0;
            }
            if let Some(score) = endgame::known(board) {
                return score.at(ply);
            }
            if ply >= MAX_PLY - 1 {
                return if in_check { 0 } else { self.evaluate(board) };
            }
            // A mate that is shorter than anything below this node decides already.
            alpha = alpha.max(-MATE + ply as i32);
            beta = beta.min(MATE - ply as i32 - 1);
            if alpha >= beta {
                return alpha;
            }
        }
        let excluded = self.frame(ply).excluded;
        let entry = self.table.get(board.key);
        let table_score = entry.map_or(0, |entry| from_table(entry.score, ply));
        if let Some(entry) = entry
            && !PV
            && excluded.is_none()
            && entry.depth >= depth
            && settles(entry.bound, table_score, beta)
            && board.clock < 90
        {
            return table_score;
        }
        let mut table_move = entry.map_or(Mv::NONE, |entry| entry.mv);
        if is_root && !self.root_hint.is_none() {
            table_move = self.root_hint;
        }
        let was_pv = PV || entry.is_some_and(|entry| entry.was_pv);

        let raw_eval = if in_check {
            NO_EVAL
        } else {
            match entry {
                Some(entry) if entry.eval != NO_EVAL => entry.eval,
                _ => self.evaluate(board),
            }
        };
        let static_eval = if in_check {
            NO_EVAL
        } else {
            self.correct(board, raw_eval)
        };
        let mut eval = static_eval;
        if let Some(entry) = entry
            && !in_check
            && table_score.abs() < MATE_FOUND
        {
            eval = refine(eval, entry.bound, table_score);
        }
        let doubles = if is_root {
            0
        } else {
            self.frames[ply + BEFORE_ROOT - 1].doubles
        };
        let frame = self.frame(ply);
        frame.eval = static_eval;
        frame.in_check = in_check;
        frame.doubles = doubles;
        *self.frame(ply + 1) = Frame {
            killer: self.frames[ply + 1 + BEFORE_ROOT].killer,
            ..Frame::EMPTY
        };
        self.frame(ply + 2).killer = Mv::NONE;
        let improving = !in_check && self.is_improving(ply, static_eval);

        // Without a table move a shallower search finds one for the next time (internal iterative reduction).
        if depth >= 4 && table_move.is_none() && (PV || is_cut_node) && excluded.is_none() {
            depth -= 1;
        }

        let node = Node {
            ply,
            alpha,
            beta,
            depth,
            eval,
            static_eval,
            improving,
            is_cut_node,
            in_check,
            was_pv,
        };
        if !PV
            && !in_check
            && excluded.is_none()
            && beta.abs() < MATE_FOUND
            && let Some(score) = self.shortcut(board, &node)
        {
            return score;
        }
        if self.halted {
            return 0;
        }

        let threats = board.attacks(side ^ 1);
        let before = self.before(ply);
        let favourites = [self.frame(ply).killer, self.memory.counter(before[0])];
        let mut picker = Picker::new(table_move, favourites, before, threats);
        let mut best = -INFINITE;
        let mut best_move = Mv::NONE;
        let mut bound = Bound::Upper;
        let mut count = 0;
        let mut quiets_tried: arrayvec::ArrayVec<Mv, 64> = arrayvec::ArrayVec::new();
        let mut noisies_tried: arrayvec::ArrayVec<Mv, 32> = arrayvec::ArrayVec::new();

        while let Some(mv) = picker.next(board, &self.memory) {
            if mv == excluded || (is_root && !self.root_moves.contains(&mv)) || !board.is_legal(mv)
            {
                continue;
            }
            count += 1;
            let is_quiet = !board.is_noisy(mv);
            let gives_check = board.gives_check(mv);
            let history = if is_quiet {
                self.memory.quiet_score(board, mv, threats, before)
            } else {
                self.memory.capture_score(board, mv)
            };
            let candidate = Candidate {
                mv,
                count,
                is_quiet,
                gives_check,
                is_favourite: favourites.contains(&mv),
                history,
                reduction: reduction(depth, count),
            };
            if !is_root
                && best > -MATE_FOUND
                && board.has_pieces(side)
                && is_hopeless(board, &node, alpha, candidate, &picker)
            {
                continue;
            }

            let mut extension = 0;
            if !is_root && ply < 2 * self.root_depth as usize {
                if let Some(entry) = entry
                    && mv == table_move
                    && excluded.is_none()
                    && depth >= 7
                    && entry.depth >= depth - 3
                    && matches!(entry.bound, Bound::Lower | Bound::Exact)
                    && table_score.abs() < MATE_FOUND
                {
                    match self.single_out::<PV>(board, &node, mv, table_score) {
                        Singular::Extend(by) => extension = by,
                        Singular::Cut(score) => return score,
                    }
                    if self.halted {
                        return 0;
                    }
                } else if gives_check && depth < 9 && exchange::wins_at_least(board, mv, 0) {
                    extension = 1;
                }
            }
            if extension > 1 {
                self.frame(ply).doubles = doubles + 1;
            }

            let child = self.make(board, mv, ply);
            let window = (alpha, beta);
            let score =
                self.search_move::<PV>(&child, &node, window, candidate, depth - 1 + extension);
            self.unmake();
            self.frame(ply).doubles = doubles;
            if self.halted {
                return best.max(alpha);
            }

            if score > best {
                best = score;
                if score > alpha {
                    best_move = mv;
                    if PV {
                        self.remember_variation(ply, mv);
                    }
                    if score >= beta {
                        bound = Bound::Lower;
                        break;
                    }
                    bound = Bound::Exact;
                    alpha = score;
                }
            }
            if mv != best_move {
                if is_quiet {
                    let _ = quiets_tried.try_push(mv);
                } else {
                    let _ = noisies_tried.try_push(mv);
                }
            }
        }

        if count == 0 {
            if !excluded.is_none() {
                return alpha;
            }
            return if in_check { -MATE + ply as i32 } else { 0 };
        }
        if best == -INFINITE {
            best = alpha; // Everything was pruned.
        }
        if bound == Bound::Lower {
            self.learn(
                board,
                ply,
                best_move,
                depth,
                threats,
                before,
                &quiets_tried,
                &noisies_tried,
            );
        }
        if excluded.is_none() {
            let is_quiet_best = best_move.is_none() || !board.is_noisy(best_move);
            let says_more = match bound {
                Bound::Lower => best > static_eval,
                Bound::Upper => best < static_eval,
                Bound::Exact => true,
                Bound::None => false,
            };
            if !in_check && is_quiet_best && says_more && best.abs() < MATE_FOUND {
                self.memory
                    .learn_correction(board, best - static_eval, depth);
            }
            if !(is_root && self.root_moves_are_limited(board)) {
                self.table.put(
                    board.key,
                    Entry {
                        mv: best_move,
                        score: to_table(best, ply),
                        eval: raw_eval,
                        depth,
                        bound,
                        was_pv,
                    },
                );
            }
        }
        best
    }

    /// Searches a move that has been made: late ones less deeply at first, and all but the first with the smallest
    /// window, which only asks whether they are better.
    fn search_move<const PV: bool>(
        &mut self,
        child: &Board,
        node: &Node,
        (alpha, beta): (i32, i32),
        candidate: Candidate,
        depth: i32,
    ) -> i32 {
        let ply = node.ply + 1;
        let is_first = candidate.count == 1;
        let mut score = alpha + 1;
        let mut is_better = true;
        if node.depth >= 2 && candidate.count > 1 + i32::from(node.ply == 0) {
            let reduced = (depth - candidate.reduction_in(node)).clamp(1, depth.max(1));
            score = -self.search::<false>(child, ply, -alpha - 1, -alpha, reduced, true);
            is_better = score > alpha && reduced < depth && !self.halted;
        }
        if is_better && !(PV && is_first) {
            let is_cut_node = !node.is_cut_node;
            score = -self.search::<false>(child, ply, -alpha - 1, -alpha, depth, is_cut_node);
        }
        if PV && (is_first || score > alpha) && !self.halted {
            score = -self.search::<true>(child, ply, -beta, -alpha, depth, false);
        }
        score
    }

    /// Does the root leave out legal moves? Then its result is not the position's.
    fn root_moves_are_limited(&self, board: &Board) -> bool {
        self.root_moves.len() < legal_moves(board).len()
    }

    /// Is the side to move better off than at its last move?
    fn is_improving(&self, ply: usize, eval: i32) -> bool {
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

    /// A move refuted the last one: remember it, and that the moves tried before it did not.
    #[expect(clippy::too_many_arguments, reason = "what the node knows of itself")]
    fn learn(
        &mut self,
        board: &Board,
        ply: usize,
        best: Mv,
        depth: i32,
        threats: Bits,
        before: [usize; 3],
        quiets: &[Mv],
        noisies: &[Mv],
    ) {
        let bonus = (16 * depth * depth + 128 * depth - 64).min(1_800);
        if board.is_noisy(best) {
            self.memory.learn_capture(board, best, bonus);
        } else {
            self.frame(ply).killer = best;
            self.memory.set_counter(before[0], best);
            self.memory.learn_quiet(board, best, threats, before, bonus);
            for mv in quiets {
                self.memory.learn_quiet(board, *mv, threats, before, -bonus);
            }
        }
        for mv in noisies {
            self.memory.learn_capture(board, *mv, -bonus);
        }
    }
}

/// Does a stored score decide a node with this `beta` (and `alpha` just below)?
#[inline]
pub(super) fn settles(bound: Bound, score: i32, beta: i32) -> bool {
    match bound {
        Bound::Exact => true,
        Bound::Lower => score >= beta,
        Bound::Upper => score < beta,
        Bound::None => false,
    }
}

/// An evaluation, replaced by a stored score that says more.
#[inline]
pub(super) fn refine(eval: i32, bound: Bound, score: i32) -> i32 {
    match bound {
        Bound::Exact => score,
        Bound::Lower => eval.max(score),
        Bound::Upper => eval.min(score),
        Bound::None => eval,
    }
}

/// Mates are stored as seen from the position, not from the root.
#[inline]
pub(super) fn to_table(score: i32, ply: usize) -> i32 {
    if score >= MATE_FOUND {
        return score + ply as i32;
    }
    if score <= -MATE_FOUND {
        return score - ply as i32;
    }
    score
}

#[inline]
pub(super) fn from_table(score: i32, ply: usize) -> i32 {
    if score >= MATE_FOUND {
        return score - ply as i32;
    }
    if score <= -MATE_FOUND {
        return score + ply as i32;
    }
    score
}

/// Can the side to move move at all?
fn has_legal_move(board: &Board) -> bool {
    !legal_moves(board).is_empty()
}

/// All legal moves.
pub(crate) fn legal_moves(board: &Board) -> Vec<Mv> {
    let mut list = MoveList::new();
    board.generate(Kind::Noisy, &mut list);
    let mut moves: Vec<Mv> = list.iter().map(|(mv, _)| *mv).collect();
    list.clear();
    board.generate(Kind::Quiet, &mut list);
    moves.extend(list.iter().map(|(mv, _)| *mv));
    moves.retain(|mv| board.is_legal(*mv));
    moves
}
