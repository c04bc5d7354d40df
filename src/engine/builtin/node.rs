//! What a node of the search knows of itself and of the moves it tries.

use super::board::Board;
use super::exchange;
use super::moves::Mv;
use super::order::{MAN_TO, Picker};
use super::reduce::PLY;
use super::value::{MATE_FOUND, NO_EVAL};

/// So much history is worth a ply more or less.
const HISTORY_PER_PLY: i32 = 8_192;

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
    /// By how many plies the move is being searched less deeply.
    pub(super) reduced: i32,
    /// How many nodes of this ply were refuted since the node above began.
    pub(super) refuted: u8,
    /// Where the histories keep the quiet move that is being searched; nothing for others.
    pub(super) quiet_at: Option<usize>,
}

impl Frame {
    pub(super) const EMPTY: Self = Self {
        eval: NO_EVAL,
        mv: Mv::NONE,
        man_to: MAN_TO,
        excluded: Mv::NONE,
        killer: Mv::NONE,
        in_check: false,
        doubles: 0,
        reduced: 0,
        refuted: 0,
        quiet_at: None,
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
    /// Does the table expect a capture or promotion here?
    pub(super) expects_noisy: bool,
    /// By how much similar positions turned out to be worth more or less than the network says, in centipawns.
    pub(super) correction: i32,
}

impl Node {
    /// So many moves are looked at whatever they are; of the quiet ones after them only those that give check.
    pub(super) fn late_from(&self) -> i32 {
        if self.in_check {
            return i32::MAX;
        }
        (4 + self.depth * self.depth) / if self.improving { 1 } else { 2 }
    }
}

/// What is known of a move before it is searched.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub(super) mv: Mv,
    /// Its place among the legal moves, from 1.
    pub(super) count: i32,
    pub(super) is_quiet: bool,
    pub(super) gives_check: bool,
    /// Is it the killer or the counter move?
    pub(super) is_favourite: bool,
    pub(super) history: i32,
    /// By how much it would be reduced for its place alone, in 1/1024 of a ply.
    pub(super) reduction: i32,
}

impl Candidate {
    /// By how many plies the move is reduced in a node: more where little is expected of it.
    pub(super) fn reduction_in(self, node: &Node, replies_refuted: u8) -> i32 {
        let part = |part: i32, holds: bool| if holds { part } else { 0 };
        let mut reduction = if self.is_quiet {
            self.reduction + part(1_400, node.is_cut_node) + part(900, !node.improving)
                - part(PLY, self.is_favourite)
        } else {
            self.reduction / 2
        };
        reduction -= self.history / (HISTORY_PER_PLY / PLY);
        reduction -= part(1_100, node.was_pv) + part(PLY, self.gives_check);
        reduction -= part(PLY, node.in_check);
        reduction += part(900, node.expects_noisy) + part(700, replies_refuted > 3);
        reduction -= node.correction.abs() * 12;
        reduction.div_euclid(PLY)
    }
}

/// Can the move be left out, as it is late, quiet and the side far behind, or loses too much by exchange? Quiet moves
/// that give check are left out only for the last reason: mates are found by them.
pub(super) fn is_hopeless(
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
    let rest = (depth - candidate.reduction / PLY + history / HISTORY_PER_PLY).max(0);
    if !candidate.gives_check && !node.in_check {
        let is_late = candidate.count > node.late_from();
        let is_futile = rest < 8 && node.static_eval + 45 + 45 * rest <= alpha;
        let is_known_bad = rest < 4 && history < -4_000 * rest.max(1);
        if is_late || is_futile || is_known_bad {
            return true;
        }
    }
    depth < 10 && !exchange::wins_at_least(board, mv, -22 * rest * rest - 20)
}
