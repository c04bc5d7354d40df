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
    let board = Board::new(position);
    let mut prover = Prover {
        known: HashMap::new(),
        nodes: 0,
    };
    let found = (1..=most_moves).find(|moves| prover.attacker_mates(&board, *moves).is_some());
    let mut line = Vec::new();
    if let Some(moves) = found {
        prover.extend_line(&board, position.clone(), moves, &mut line);
    }
    MateProof {
        moves: found,
        line,
        nodes: prover.nodes,
    }
}

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
