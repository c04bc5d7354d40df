//! What a position is worth without looking ahead, kept up to date along the line of the search.

use super::board::{Board, EMPTY, KING, ROOK, castling_targets};
use super::cpu::{self, Sums};
use super::hand;
use super::moves::Mv;
use super::net::{Change, Hidden, Man, Net, View};
use super::value::MAX_PLY;

/// The evaluation of the positions on the line of a search.
///
/// Most positions are never evaluated, so the hidden layers are computed only when one is: from the last position
/// whose layers are known, move by move.
pub(crate) struct Evaluator<'a> {
    /// Without a network the evaluation written by hand is used.
    net: Option<&'a Net>,
    steps: Vec<Step>,
    /// The step of the position now.
    top: usize,
    #[cfg(feature = "tune")]
    pub(super) samples: super::tune::Samples,
}

/// A position on the line, by what the move before it has changed.
#[derive(Clone)]
struct Step {
    hidden: Hidden,
    /// Whether each side's hidden layer is computed.
    is_known: [bool; 2],
    views: [View; 2],
    /// Nothing where the move was passed on.
    change: Option<Change>,
}

impl<'a> Evaluator<'a> {
    pub(crate) fn new(net: Option<&'a Net>) -> Self {
        let step = Step {
            hidden: Hidden::new(),
            is_known: [false; 2],
            views: [View::with_king(0, 0), View::with_king(1, 0)],
            change: None,
        };
        Self {
            net,
            steps: vec![step; if net.is_some() { MAX_PLY + 2 } else { 0 }],
            top: 0,
            #[cfg(feature = "tune")]
            samples: Default::default(),
        }
    }

    /// Begins anew at a position.
    pub(crate) fn reset(&mut self, board: &Board) {
        self.top = 0;
        if let (Some(net), Some(step)) = (self.net, self.steps.first_mut()) {
            for viewer in 0..2 {
                step.views[viewer] = View::new(board, viewer);
                step.hidden.refresh(net, board, viewer);
                step.is_known[viewer] = true;
            }
        }
    }

    /// A move is about to be made on a board.
    #[inline]
    pub(crate) fn push(&mut self, board: &Board, mv: Mv) {
        if self.net.is_none() {
            return;
        }
        let mut views = self.steps[self.top].views;
        let side = board.side();
        if board.role_at(mv.from()) == KING {
            let to = if mv.is_castling() {
                castling_targets(mv.from(), mv.to()).0
            } else {
                mv.to()
            };
            views[side] = View::with_king(side, to);
        }
        self.push_step(views, Some(change_of(board, mv)));
    }

    /// The move is passed on.
    pub(crate) fn push_pass(&mut self) {
        if self.net.is_some() {
            let views = self.steps[self.top].views;
            self.push_step(views, None);
        }
    }

    #[inline]
    fn push_step(&mut self, views: [View; 2], change: Option<Change>) {
        self.top += 1;
        let step = &mut self.steps[self.top];
        step.views = views;
        step.change = change;
        step.is_known = [false; 2];
    }

    /// The last move is taken back.
    #[inline]
    pub(crate) fn pop(&mut self) {
        self.top = self.top.saturating_sub(1);
    }

    /// The worth for the side to move, in centipawns, of the position that the moves have led to.
    pub(crate) fn evaluate(&mut self, board: &Board) -> i32 {
        #[cfg(feature = "tune")]
        self.samples.see(board);
        let Some(net) = self.net else {
            return hand::evaluate(board);
        };
        cpu::widely(Look {
            evaluator: self,
            net,
            board,
        })
    }

    #[inline(always)]
    fn bring_up_to_date(&mut self, net: &Net, board: &Board, viewer: usize) {
        let view = self.steps[self.top].views[viewer];
        let mut known = self.top;
        while !self.steps[known].is_known[viewer] {
            // Where the view has changed, everything is computed anew.
            if known == 0 || self.steps[known - 1].views[viewer] != view {
                let step = &mut self.steps[self.top];
                step.hidden.refresh(net, board, viewer);
                step.is_known[viewer] = true;
                return;
            }
            known -= 1;
        }
        for at in known + 1..=self.top {
            let (before, rest) = self.steps.split_at_mut(at);
            let (before, step) = (&before[at - 1], &mut rest[0]);
            match &step.change {
                Some(change) => step
                    .hidden
                    .update(net, &before.hidden, view, viewer, change),
                None => step.hidden.copy(&before.hidden, viewer),
            }
            step.is_known[viewer] = true;
        }
    }
}

/// A look at a board through the network.
struct Look<'e, 'a, 'b> {
    evaluator: &'e mut Evaluator<'a>,
    net: &'a Net,
    board: &'b Board,
}

impl Sums for Look<'_, '_, '_> {
    #[inline(always)]
    fn run(self) -> i32 {
        for viewer in 0..2 {
            self.evaluator
                .bring_up_to_date(self.net, self.board, viewer);
        }
        let step = &self.evaluator.steps[self.evaluator.top];
        self.net.output(self.board, &step.hidden)
    }
}

/// What a move changes on a board.
fn change_of(board: &Board, mv: Mv) -> Change {
    let side = board.side();
    let (from, to) = (mv.from(), mv.to());
    let role = board.role_at(from);
    let man = |side, role, square| Man { side, role, square };
    if mv.is_castling() {
        let (king_to, rook_to) = castling_targets(from, to);
        return Change {
            came: man(side, KING, king_to),
            went: man(side, KING, from),
            came_also: Some(man(side, ROOK, rook_to)),
            went_also: Some(man(side, ROOK, to)),
        };
    }
    let taken = board.captured(mv);
    let taken_on = if mv.is_en_passant() { to ^ 8 } else { to };
    Change {
        came: man(side, mv.promotion().unwrap_or(role), to),
        went: man(side, role, from),
        came_also: None,
        went_also: (taken != EMPTY).then(|| man(side ^ 1, taken, taken_on)),
    }
}

#[cfg(test)]
mod tests {
    use super::super::board::legal_moves;
    use super::super::board::tests::wander_by;
    use super::*;
    use crate::rules::Position;

    /// A network of arbitrary weights, so that every wrong input shows.
    fn any_net() -> Net {
        let mut seed = 3_u32;
        let bytes: Vec<u8> = (0..super::super::net::NET_BYTES)
            .map(|index| {
                seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                // Small numbers: the upper byte repeats the sign of the lower one.
                let low = (seed >> 24) as u8;
                if index % 2 == 0 { low & 0x3f } else { 0 }
            })
            .collect();
        Net::read(&bytes).unwrap()
    }

    #[test]
    fn updating_move_by_move_gives_what_computing_anew_gives() {
        let net = any_net();
        let fens = [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        ];
        for fen in fens {
            let mut board = Board::new(&Position::from_fen(fen).unwrap());
            let mut along = Evaluator::new(Some(&net));
            along.reset(&board);
            for step in 0..60_usize {
                let moves = legal_moves(&board);
                let Some(mv) = moves.get(step * 7 % moves.len().max(1)) else {
                    break;
                };
                along.push(&board, *mv);
                board = board.make(*mv);
                let mut anew = Evaluator::new(Some(&net));
                anew.reset(&board);
                // Not at every step, so that several moves are caught up with at once.
                if step % 3 != 1 {
                    assert_eq!(
                        along.evaluate(&board),
                        anew.evaluate(&board),
                        "{fen} {step}"
                    );
                }
            }
        }
    }

    /// The same position with the colours exchanged and the board turned round.
    fn mirrored(position: &Position) -> Position {
        let fen = position.fen();
        let fields: Vec<&str> = fen.split(' ').collect();
        let swap = |letter: char| {
            if letter.is_ascii_uppercase() {
                letter.to_ascii_lowercase()
            } else {
                letter.to_ascii_uppercase()
            }
        };
        let mut rows: Vec<String> = fields[0]
            .split('/')
            .map(|row| row.chars().map(swap).collect())
            .collect();
        rows.reverse();
        let turn = if fields[1] == "w" { "b" } else { "w" };
        let rights: String = fields[2].chars().map(swap).collect();
        let passing = fields[3]
            .replace('3', "x")
            .replace('6', "3")
            .replace('x', "6");
        let mirrored = format!(
            "{} {turn} {rights} {passing} {} {}",
            rows.join("/"),
            fields[4],
            fields[5]
        );
        Position::from_fen(&mirrored).unwrap()
    }

    #[test]
    fn both_colours_are_judged_alike() {
        let own = super::super::OWN_NET.clone().unwrap();
        let mut compared = 0_u32;
        let mut values = std::collections::HashSet::new();
        for seed in 20..23 {
            wander_by(seed, &mut |position, board| {
                let other = Board::new(&mirrored(position));
                assert_ne!(board.side(), other.side());
                for net in [Some(&*own), None] {
                    let mut evaluator = Evaluator::new(net);
                    evaluator.reset(board);
                    let value = evaluator.evaluate(board);
                    evaluator.reset(&other);
                    assert_eq!(value, evaluator.evaluate(&other), "{}", position.fen());
                    values.insert(value);
                }
                compared += 1;
            });
        }
        assert!(compared > 1_000, "{compared}");
        // Not all the same nothing.
        assert!(values.len() > 500, "{}", values.len());
    }
}
