//! The search: alpha-beta with a principal variation window, and what lets it look deep where it matters.
//!
//! [`Searcher::search`] answers: what is this position worth to the side to move, looked at so many plies deep? `alpha`
//! is what that side has for certain elsewhere, `beta` what the other side will not allow to be exceeded; between them
//! the answer is exact, outside it is a bound. The techniques are common knowledge, described on the chessprogramming
//! wiki under the names used here. Numbers are in centipawns and were set by matches at fixed nodes.
//!
//! Nothing here reads a clock, and no number depends on the machine, so that the same question with the same limit of
//! nodes always gets the same answer.

use super::board::{Board, Checks, legal_moves};
use super::endgame;
use super::exchange;
use super::moves::Mv;
use super::node::{Candidate, Frame, Node, is_hopeless};
use super::order::{Memory, Picker};
use super::reduce::reduction;
use super::searcher::{BEFORE_ROOT, Searcher, corrected};
use super::shortcut::Singular;
use super::table::{Bound, Entry};
use super::value::{
    INFINITE, MATE, MATE_FOUND, MAX_PLY, NO_EVAL, from_table, refine, settles, to_table,
};

impl Searcher<'_> {
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
        if !table_move.is_none() {
            self.table.expect(board.key_after(table_move));
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
        let correction = if in_check {
            0
        } else {
            self.memory.correction(board, self.before(ply))
        };
        let static_eval = if in_check {
            NO_EVAL
        } else {
            corrected(raw_eval, correction)
        };
        let mut eval = static_eval;
        if let Some(entry) = entry
            && !in_check
            && table_score.abs() < MATE_FOUND
        {
            eval = refine(eval, entry.bound, table_score);
        }
        let above = self.frames[ply + BEFORE_ROOT - 1];
        let doubles = if is_root { 0 } else { above.doubles };
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
        if !is_root && !in_check && excluded.is_none() && above.eval != NO_EVAL {
            // What the last move did for its side, as the evaluations see it.
            let gain = -(static_eval + above.eval);
            self.learn_gain(&above, gain);
            // The last move was searched less deeply than others; was that right?
            if above.reduced >= 3 && gain >= 0 {
                depth += 1;
            } else if above.reduced >= 2 && depth >= 2 && gain < -50 {
                depth -= 1;
            }
        }

        // Without a table move a shallower search finds one for the next time (internal iterative reduction).
        if depth >= 4 && table_move.is_none() && (PV || is_cut_node) && excluded.is_none() {
            depth -= 1;
        }

        let mut node = Node {
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
            expects_noisy: !table_move.is_none() && board.is_noisy(table_move),
            correction,
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
        let checks = Checks::new(board);
        let before = self.before(ply);
        let favourites = [self.frame(ply).killer, self.memory.counter(before[0])];
        let mut picker = Picker::new(table_move, favourites, before, threats);
        let mut best = -INFINITE;
        let mut best_move = Mv::NONE;
        let mut bound = Bound::Upper;
        let mut count = 0;
        let mut quiets_tried: arrayvec::ArrayVec<Mv, 64> = arrayvec::ArrayVec::new();
        let mut noisies_tried: arrayvec::ArrayVec<Mv, 32> = arrayvec::ArrayVec::new();

        let may_leave_out = !is_root && board.has_pieces(side);

        while let Some(mv) = picker.next(board, &self.memory) {
            if mv == excluded || (is_root && !self.root_moves.contains(&mv)) {
                continue;
            }
            // Once enough moves are looked at, of the quiet ones only checks are wanted, in whatever order: the rest is
            // left out before anything is spent on it.
            if picker.history().is_some()
                && may_leave_out
                && best > -MATE_FOUND
                && alpha < MATE_FOUND
                && count >= node.late_from()
            {
                picker.any_order();
                if !checks.gives(board, mv) {
                    count += 1;
                    continue;
                }
            }
            if !board.is_legal(mv) {
                continue;
            }
            // Early, though many moves will be left out: memory takes as long as what is done until then.
            self.table.expect(board.key_after(mv));
            count += 1;
            let is_quiet = !board.is_noisy(mv);
            let gives_check = checks.gives(board, mv);
            let history = if is_quiet {
                picker
                    .history()
                    .unwrap_or_else(|| self.memory.quiet_score(board, mv, threats, before))
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
                reduction: reduction(node.depth, count),
            };
            if may_leave_out
                && best > -MATE_FOUND
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
            self.frame(ply).quiet_at = is_quiet.then(|| Memory::quiet_index(board, mv, threats));
            let window = (alpha, beta, best);
            let score = self.search_move::<PV>(
                &child,
                &node,
                window,
                candidate,
                node.depth - 1 + extension,
            );
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
                        let frame = self.frame(ply);
                        frame.refuted = frame.refuted.saturating_add(1);
                        break;
                    }
                    bound = Bound::Exact;
                    alpha = score;
                    // The moves after a good one will hardly be better.
                    if !is_root && node.depth > 2 && node.depth < 13 && score.abs() < MATE_FOUND {
                        node.depth -= 1;
                    }
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
        // A refutation by far at little depth is less certain than it looks.
        if bound == Bound::Lower && !PV && best < MATE_FOUND && beta.abs() < MATE_FOUND {
            best = (best * depth.max(1) + beta) / (depth.max(1) + 1);
        }
        if bound == Bound::Upper {
            self.praise_last(&above, ply, depth);
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
                    .learn_correction(board, before, best - static_eval, depth);
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
        (alpha, beta, best): (i32, i32, i32),
        candidate: Candidate,
        mut depth: i32,
    ) -> i32 {
        let ply = node.ply + 1;
        let is_first = candidate.count == 1;
        let mut score = alpha + 1;
        let mut is_better = true;
        if node.depth >= 2 && candidate.count > 1 + i32::from(node.ply == 0) {
            let refuted = self.frame(ply).refuted;
            let reduced = (depth - candidate.reduction_in(node, refuted)).clamp(1, depth.max(1));
            self.frame(node.ply).reduced = depth - reduced;
            score = -self.search::<false>(child, ply, -alpha - 1, -alpha, reduced, true);
            self.frame(node.ply).reduced = 0;
            is_better = score > alpha && reduced < depth && !self.halted;
            if is_better {
                // By far better than what there was: look deeper still. Hardly better: less deep will do.
                depth += i32::from(score > best + 40 + 2 * depth);
                depth -= i32::from(score < best + 8);
                is_better = reduced < depth;
                if candidate.is_quiet {
                    self.praise_surprise(node.ply);
                }
            }
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
}
