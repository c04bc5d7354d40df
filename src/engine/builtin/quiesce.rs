//! The end of every line: captures and checks until the position is quiet enough to be evaluated.

use super::board::{Board, Checks, EMPTY, Kind};
use super::endgame;
use super::exchange;
use super::moves::{MoveList, Mv};
use super::order::Picker;
use super::searcher::{Searcher, corrected};
use super::table::{Bound, Entry};
use super::value::{
    INFINITE, MATE, MATE_FOUND, MAX_PLY, NO_EVAL, from_table, refine, settles, to_table,
};

impl Searcher<'_> {
    /// Plays out captures until the position is quiet enough to be evaluated; in the first ply also quiet checks.
    pub(super) fn quiesce<const PV: bool>(
        &mut self,
        board: &Board,
        ply: usize,
        mut alpha: i32,
        beta: i32,
        depth: i32,
    ) -> i32 {
        if PV {
            self.variations[ply].len = 0;
        }
        if self.is_over() {
            return 0;
        }
        self.deepest = self.deepest.max(ply);
        let in_check = board.in_check();
        if self.is_draw(board) {
            return 0;
        }
        if let Some(score) = endgame::known(board) {
            return score.at(ply);
        }
        if ply >= MAX_PLY - 1 {
            return if in_check { 0 } else { self.evaluate(board) };
        }
        let entry = self.table.get(board.key);
        let table_score = entry.map_or(0, |entry| from_table(entry.score, ply));
        if let Some(entry) = entry
            && !PV
            && settles(entry.bound, table_score, beta)
        {
            return table_score;
        }
        let table_move = entry.map_or(Mv::NONE, |entry| entry.mv);
        if !table_move.is_none() {
            self.table.expect(board.key_after(table_move));
        }
        let mut raw_eval = NO_EVAL;
        let mut best = -INFINITE;
        let mut futile = -INFINITE;
        if !in_check {
            raw_eval = match entry {
                Some(entry) if entry.eval != NO_EVAL => entry.eval,
                _ => self.evaluate(board),
            };
            best = corrected(raw_eval, self.memory.correction(board, self.before(ply)));
            if let Some(entry) = entry
                && table_score.abs() < MATE_FOUND
            {
                best = refine(best, entry.bound, table_score);
            }
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
            futile = best + 60;
        }
        let mut picker = if in_check {
            Picker::new(table_move, [Mv::NONE; 2], self.before(ply), 0)
        } else {
            Picker::noisy(table_move)
        };
        let mut best_move = Mv::NONE;
        let mut count = 0;
        let mut checks = None;
        while let Some(mv) = picker.next(board, &self.memory) {
            if !board.is_legal(mv) {
                continue;
            }
            count += 1;
            if best > -MATE_FOUND && !in_check {
                // The man taken would not bring the score up to alpha.
                let gain = exchange::VALUE[board.captured(mv).min(EMPTY)];
                if mv.promotion().is_none()
                    && futile + gain <= alpha
                    && !checks
                        .get_or_insert_with(|| Checks::new(board))
                        .gives(board, mv)
                {
                    best = best.max(futile + gain);
                    continue;
                }
            }
            if best > -MATE_FOUND && in_check && count > 3 && !board.is_noisy(mv) {
                picker.skip_quiets();
                continue;
            }
            let score = self.quiesce_move::<PV>(board, mv, ply, alpha, beta, depth);
            if self.halted {
                return 0;
            }
            if score > best {
                best = score;
                if score > alpha {
                    best_move = mv;
                    if PV {
                        self.remember_variation(ply, mv);
                    }
                    alpha = score;
                    if score >= beta {
                        break;
                    }
                }
            }
        }
        if in_check && count == 0 {
            return -MATE + ply as i32;
        }
        if !in_check && depth == 0 && best < beta {
            (best, best_move) = self.quiet_checks::<PV>(board, ply, alpha, beta, best, best_move);
            if self.halted {
                return 0;
            }
        }
        let bound = if best >= beta {
            Bound::Lower
        } else {
            Bound::Upper
        };
        self.table.put(
            board.key,
            Entry {
                mv: best_move,
                score: to_table(best, ply),
                eval: raw_eval,
                depth: if depth == 0 { 0 } else { -1 },
                bound,
                was_pv: entry.is_some_and(|entry| entry.was_pv),
            },
        );
        best
    }

    fn quiesce_move<const PV: bool>(
        &mut self,
        board: &Board,
        mv: Mv,
        ply: usize,
        alpha: i32,
        beta: i32,
        depth: i32,
    ) -> i32 {
        self.table.expect(board.key_after(mv));
        let child = self.make(board, mv, ply);
        let score = -self.quiesce::<PV>(&child, ply + 1, -beta, -alpha, depth - 1);
        self.unmake();
        score
    }

    /// Quiet moves that give check and do not lose the man: without them mates at the horizon are missed.
    fn quiet_checks<const PV: bool>(
        &mut self,
        board: &Board,
        ply: usize,
        mut alpha: i32,
        beta: i32,
        mut best: i32,
        mut best_move: Mv,
    ) -> (i32, Mv) {
        let mut list = MoveList::new();
        board.generate(Kind::Quiet, &mut list);
        let checks = Checks::new(board);
        for (mv, _) in list {
            let is_worth_it = checks.gives(board, mv)
                && board.is_legal(mv)
                && exchange::wins_at_least(board, mv, 0);
            if !is_worth_it {
                continue;
            }
            let score = self.quiesce_move::<PV>(board, mv, ply, alpha, beta, 0);
            if self.halted {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    best_move = mv;
                    if PV {
                        self.remember_variation(ply, mv);
                    }
                    alpha = score;
                    if score >= beta {
                        break;
                    }
                }
            }
        }
        (best, best_move)
    }
}
