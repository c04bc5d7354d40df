//! Proves or refutes a mate in so many moves by looking at everything: no evaluation, nothing pruned.

use std::collections::HashMap;

use super::board::{Board, legal_moves};
use super::is_same;
use super::moves::Mv;
use crate::rules::{Move, Position};

/// What the prover found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MateProof {
    /// The shortest mate, in moves of the side to move; nothing when there is none within the limit.
    pub moves: Option<u8>,
    /// The mate with the longest defence; empty without one.
    pub line: Vec<Move>,
    /// Positions looked at.
    pub nodes: u64,
}

/// The prover has not come to an end within its budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Undecided {
    /// In so many moves there is no mate: that much is certain.
    pub no_mate_in: u8,
    /// Positions looked at.
    pub nodes: u64,
}

/// Looks for the shortest forced mate by the side to move, in at most so many of its moves. Exact; time grows fast with
/// the number: one to three moves take no time, five may take minutes. The rules of fifty moves and of repetition are
/// left aside, as in problems.
///
/// ```
/// use chess_tutor::engine::prove_mate;
/// use chess_tutor::rules::Position;
/// // Two rooks: 1.Ra7 takes the seventh rank, 2.Rb8 mates.
/// let position = Position::from_fen("6k1/8/8/8/8/8/8/RR4K1 w - - 0 1")?;
/// assert_eq!(prove_mate(&position, 1).moves, None);
/// assert_eq!(prove_mate(&position, 2).moves, Some(2));
/// # Ok::<(), chess_tutor::rules::FenError>(())
/// ```
#[must_use]
pub fn prove_mate(position: &Position, most_moves: u8) -> MateProof {
    let proof = prove_mate_within(position, most_moves, u64::MAX);
    // So many positions nobody will ever count, so this does not happen.
    proof.unwrap_or_else(|undecided| MateProof {
        moves: None,
        line: Vec::new(),
        nodes: undecided.nodes,
    })
}

/// The same within a budget: looks at about `most_nodes` positions to decide, and at as many again to write the line down;
/// where these do not suffice the line ends early. What it remembers takes at most some 36 MB whatever the budget, and half
/// as much again while it grows.
///
/// # Errors
/// When that was not enough to prove or refute the mate.
pub fn prove_mate_within(
    position: &Position,
    most_moves: u8,
    most_nodes: u64,
) -> Result<MateProof, Undecided> {
    let board = Board::new(position);
    let mut prover = Prover {
        known: HashMap::new(),
        nodes: 0,
        most_nodes,
        is_out: false,
    };
    for moves in 1..=most_moves {
        if prover.attacker_mates(&board, moves).is_some() {
            prover.most_nodes = prover.nodes.saturating_add(most_nodes);
            prover.is_out = false;
            let mut line = Vec::new();
            prover.extend_line(&board, position.clone(), moves, &mut line);
            return Ok(MateProof {
                moves: Some(moves),
                line,
                nodes: prover.nodes,
            });
        }
        if prover.is_out {
            return Err(Undecided {
                no_mate_in: moves - 1,
                nodes: prover.nodes,
            });
        }
    }
    Ok(MateProof {
        moves: None,
        line: Vec::new(),
        nodes: prover.nodes,
    })
}

/// No more positions than this are remembered: as many as fit a table of two million places, 17 bytes each.
const MOST_KNOWN: usize = 1_800_000;

/// What is known of a position with the attacker to move.
#[derive(Clone, Copy, Default)]
struct Fact {
    /// No mate in so many moves.
    no_mate_in: u8,
    /// A mate in so many moves, by this move; 0 when none is known.
    mate_in: u8,
    mv: Mv,
}

struct Prover {
    known: HashMap<u64, Fact>,
    nodes: u64,
    most_nodes: u64,
    /// The budget is used up. From then on a mate that is found is one, but none that is not found is refuted.
    is_out: bool,
}

impl Prover {
    /// The move that mates in at most so many moves.
    fn attacker_mates(&mut self, board: &Board, moves: u8) -> Option<Mv> {
        let fact = self.known.get(&board.key).copied().unwrap_or_default();
        if fact.mate_in != 0 && fact.mate_in <= moves {
            return Some(fact.mv);
        }
        if moves == 0 || fact.no_mate_in >= moves {
            return None;
        }
        if self.nodes >= self.most_nodes {
            self.is_out = true;
            return None;
        }
        let mut tries: Vec<(usize, Mv, Board)> = Vec::new();
        for mv in legal_moves(board) {
            let is_check = board.gives_check(mv);
            // The last move must be a check.
            if moves == 1 && !is_check {
                continue;
            }
            self.nodes += 1;
            let child = board.make(mv);
            let replies = legal_moves(&child).len();
            if replies == 0 && !child.in_check() {
                continue; // Stalemate.
            }
            if moves == 1 && replies > 0 {
                continue;
            }
            // Checks first, and those first that leave least choice.
            let order = replies + if is_check { 0 } else { 100 };
            tries.push((order, mv, child));
        }
        tries.sort_by_key(|(order, mv, _)| (*order, mv.0));
        let found = tries
            .into_iter()
            .find_map(|(_, mv, child)| self.defender_is_mated(&child, moves - 1).then_some(mv));
        if found.is_none() && self.is_out {
            return None;
        }
        if self.known.len() >= MOST_KNOWN {
            // What is forgotten can be found out again.
            self.known.clear();
        }
        let fact = self.known.entry(board.key).or_default();
        match found {
            Some(mv) => (fact.mate_in, fact.mv) = (moves, mv),
            None => fact.no_mate_in = fact.no_mate_in.max(moves),
        }
        found
    }

    /// Does every reply run into a mate in so many moves? The mated side has none.
    fn defender_is_mated(&mut self, board: &Board, moves: u8) -> bool {
        let replies = legal_moves(board);
        if replies.is_empty() {
            return board.in_check();
        }
        if moves == 0 || board.is_dead() {
            return false;
        }
        replies.into_iter().all(|mv| {
            self.nodes += 1;
            self.attacker_mates(&board.make(mv), moves).is_some()
        })
    }

    /// Writes down the mate with the longest defence.
    fn extend_line(&mut self, board: &Board, position: Position, moves: u8, line: &mut Vec<Move>) {
        let Some(mv) = self.attacker_mates(board, moves) else {
            return;
        };
        let Some(position) = push(line, &position, mv) else {
            return;
        };
        let board = board.make(mv);
        let longest = legal_moves(&board)
            .into_iter()
            .map(|reply| {
                let child = board.make(reply);
                let needed = (1..moves).find(|moves| self.attacker_mates(&child, *moves).is_some());
                (needed.unwrap_or(0), reply)
            })
            .max_by_key(|(needed, reply)| (*needed, std::cmp::Reverse(reply.0)));
        if let Some((needed, reply)) = longest
            && let Some(position) = push(line, &position, reply)
        {
            self.extend_line(&board.make(reply), position, needed, line);
        }
    }
}

/// Makes a move in the line and gives the position after it.
fn push(line: &mut Vec<Move>, position: &Position, internal: Mv) -> Option<Position> {
    let mv = position
        .legal_moves()
        .into_iter()
        .find(|mv| is_same(internal, *mv))?;
    line.push(mv);
    position.play(mv).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const IN_TWO: &str = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";

    fn position(fen: &str) -> Position {
        Position::from_fen(fen).unwrap()
    }

    #[test]
    fn what_the_budget_does_not_reach_is_not_decided() {
        let undecided = prove_mate_within(&position(START), 30, 5_000).unwrap_err();
        assert!((5_000..6_000).contains(&undecided.nodes), "{undecided:?}");
        // One move, and both sides' answers to it, are looked at long before.
        assert!((1..4).contains(&undecided.no_mate_in), "{undecided:?}");
        let undecided = prove_mate_within(&position(IN_TWO), 2, 0).unwrap_err();
        assert_eq!(undecided.no_mate_in, 0);
    }

    #[test]
    fn any_budget_gives_the_truth_or_nothing() {
        let whole = prove_mate(&position(IN_TWO), 3);
        assert_eq!(whole.moves, Some(2));
        let mut decided = 0;
        for budget in 0..400 {
            match prove_mate_within(&position(IN_TWO), 3, budget) {
                Ok(proof) => {
                    decided += 1;
                    assert_eq!(proof.moves, Some(2), "{budget}");
                    assert!(whole.line.starts_with(&proof.line), "{budget}");
                }
                Err(undecided) => assert!(undecided.no_mate_in < 2, "{budget}"),
            }
        }
        assert!(decided > 0 && decided < 400, "{decided}");
    }
}
