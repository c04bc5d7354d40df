//! Ways to be done with a node before all its moves are searched, and to find out that a move stands alone.

use super::bits;
use super::board::{Board, KING, PAWN};
use super::exchange;
use super::moves::Mv;
use super::node::Node;
use super::order::{MAN_TO, Picker};
use super::searcher::{BEFORE_ROOT, Searcher};
use super::value::MATE_FOUND;

/// So much a side that moves and is not threatened can be trusted to keep, for each ply left, in centipawns; and one that is.
const KEPT_PER_PLY: i32 = 38;
const KEPT_UNDER_THREAT: i32 = 76;

/// By how much a capture must beat beta at reduced depth (ProbCut), in centipawns.
const PROBABLE: i32 = 170;

/// Is there surely a move that harms nothing? Not where the king is walled in and one piece must do all the moving:
/// there mates by compulsion to move are at home, and passing would hide them.
fn could_pass(board: &Board) -> bool {
    let side = board.side();
    let pieces = board.men(side) & !board.role(PAWN) & !board.role(KING);
    if pieces.count_ones() > 1 {
        return true;
    }
    let king = board.king(side);
    let steps = bits::king(king) & !board.men(side);
    steps & !board.attacks(side ^ 1) != 0
}

/// Does the other side threaten to win a piece: one that a pawn attacks, or that nothing guards?
fn is_threatened(board: &Board) -> bool {
    let side = board.side();
    let pieces = board.men(side) & !board.role(PAWN) & !board.role(KING);
    board.pawn_attacks(side ^ 1) & pieces != 0
        || board.attacks(side ^ 1) & pieces & !board.attacks(side) != 0
}

pub(super) enum Singular {
    /// Search the move deeper by this.
    Extend(i32),
    /// The node is worth at least this.
    Cut(i32),
}

impl Searcher<'_> {
    /// Tries to show without looking at every move that the node will end outside the window.
    pub(super) fn shortcut(&mut self, board: &Board, node: &Node) -> Option<i32> {
        let Node {
            ply,
            alpha,
            beta,
            depth,
            eval,
            static_eval,
            improving,
            is_cut_node,
            ..
        } = *node;
        // So far ahead that the other side cannot come back within the depth left (reverse futility). Where a piece is
        // threatened it takes twice as much: without this, combinations are missed.
        let left = depth - i32::from(improving);
        if depth <= 8
            && eval - KEPT_PER_PLY * left >= beta
            && eval < MATE_FOUND
            && could_pass(board)
            && (eval - KEPT_UNDER_THREAT * left >= beta || !is_threatened(board))
        {
            return Some((eval + beta) / 2);
        }
        // So far behind that only captures could help (razoring).
        if depth <= 3 && eval + 100 + 60 * depth * depth <= alpha {
            let score = self.quiesce::<false>(board, ply, alpha, alpha + 1, 0);
            if score <= alpha || self.halted {
                return Some(score);
            }
        }
        // If even passing keeps the upper hand, a real move will too (null move). Not without pieces: zugzwang.
        let last_was_pass = ply > 0 && self.frames[ply + BEFORE_ROOT - 1].mv.is_none();
        if depth >= 3
            && is_cut_node
            && !last_was_pass
            && ply >= self.no_pass_before
            && eval >= beta
            && static_eval >= beta + 120 - 20 * depth
            && board.has_pieces(board.side())
            && could_pass(board)
        {
            let r = 3 + depth / 3 + ((eval - beta) / 200).min(3);
            let child = board.pass();
            self.table.expect(child.key);
            let frame = self.frame(ply);
            frame.mv = Mv::NONE;
            frame.man_to = MAN_TO;
            frame.quiet_at = None;
            self.keys.push(board.key);
            self.evaluator.push_pass();
            let score = -self.search::<false>(&child, ply + 1, -beta, -beta + 1, depth - r, false);
            self.unmake();
            if self.halted {
                return Some(0);
            }
            if score >= beta {
                let score = if score >= MATE_FOUND { beta } else { score };
                if depth < 12 {
                    return Some(score);
                }
                // At great depth an error would be costly: look again without passing.
                self.no_pass_before = ply + 1 + 3 * (depth - r).max(0) as usize / 4;
                let check = self.search::<false>(board, ply, beta - 1, beta, depth - r, false);
                self.no_pass_before = 0;
                if check >= beta || self.halted {
                    return Some(score);
                }
            }
        }
        // A good capture that beats beta by a margin at reduced depth will do so at full depth (ProbCut).
        let raised = beta + PROBABLE;
        if depth >= 5 && raised < MATE_FOUND {
            return self.probable_cut(board, node, raised);
        }
        None
    }

    fn probable_cut(&mut self, board: &Board, node: &Node, raised: i32) -> Option<i32> {
        let (ply, depth) = (node.ply, node.depth - 4);
        let mut picker = Picker::noisy(Mv::NONE);
        while let Some(mv) = picker.next(board, &self.memory) {
            if !board.is_legal(mv) || !exchange::wins_at_least(board, mv, raised - node.static_eval)
            {
                continue;
            }
            let child = self.make(board, mv, ply);
            let mut score = -self.quiesce::<false>(&child, ply + 1, -raised, -raised + 1, 0);
            if score >= raised && depth > 0 {
                score = -self.search::<false>(
                    &child,
                    ply + 1,
                    -raised,
                    -raised + 1,
                    depth,
                    !node.is_cut_node,
                );
            }
            self.unmake();
            if self.halted {
                return Some(0);
            }
            if score >= raised && score < MATE_FOUND {
                return Some(score - PROBABLE);
            }
        }
        None
    }

    /// Is the table move the only good one? Then it deserves a deeper look (singular extension). If others are good
    /// enough as well, the node is decided (multi-cut).
    pub(super) fn single_out<const PV: bool>(
        &mut self,
        board: &Board,
        node: &Node,
        mv: Mv,
        table_score: i32,
    ) -> Singular {
        let Node {
            ply,
            beta,
            depth,
            is_cut_node,
            ..
        } = *node;
        let target = table_score - 2 * depth;
        let saved = *self.frame(ply);
        self.frame(ply).excluded = mv;
        let score =
            self.search::<false>(board, ply, target - 1, target, (depth - 1) / 2, is_cut_node);
        *self.frame(ply) = saved;
        if score < target {
            let is_alone = !PV && score < target - 20 && saved.doubles < 6;
            return Singular::Extend(if is_alone { 2 } else { 1 });
        }
        if target >= beta {
            return Singular::Cut(target);
        }
        if table_score >= beta {
            return Singular::Extend(-2);
        }
        Singular::Extend(-i32::from(is_cut_node))
    }
}
