//! What a node teaches: which moves are good.

use super::bits::Bits;
use super::board::Board;
use super::moves::Mv;
use super::node::Frame;
use super::searcher::Searcher;

/// What a man has to gain by his last move, in the unit of histories for a centipawn of evaluation, and at most.
const GAIN_WEIGHT: i32 = 8;
const GAIN_LIMIT: i32 = 500;
/// What a move earns that turned out better than a shallow look had promised.
const SURPRISE: i32 = 800;

impl Searcher<'_> {
    /// A move refuted the last one: remember it, and that the moves tried before it did not.
    #[expect(clippy::too_many_arguments, reason = "what the node knows of itself")]
    pub(super) fn learn(
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

    /// The last move has changed the evaluations by so many centipawns for the side that made it.
    pub(super) fn learn_gain(&mut self, above: &Frame, gain: i32) {
        if let Some(at) = above.quiet_at {
            let bonus = (gain * GAIN_WEIGHT).clamp(-GAIN_LIMIT, GAIN_LIMIT);
            self.memory.learn_quiet_at(at, bonus);
        }
    }

    /// Nothing helped against the last move: it was a good one.
    pub(super) fn praise_last(&mut self, above: &Frame, ply: usize, depth: i32) {
        if let Some(at) = above.quiet_at {
            let bonus = (100 * depth - 40).min(1_200);
            self.memory.learn_quiet_at(at, bonus / 2);
            let before = self.before(ply - 1);
            self.memory.learn_reply(above.man_to, before, bonus);
        }
    }

    /// The quiet move that is being searched is better than a shallow look had promised.
    pub(super) fn praise_surprise(&mut self, ply: usize) {
        let before = self.before(ply);
        let man_to = self.frame(ply).man_to;
        self.memory.learn_reply(man_to, before, SURPRISE);
    }
}
