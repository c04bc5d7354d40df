//! Proves forced mates of a few moves by trying everything.

use crate::rules::{Move, Position};

/// A forced mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MateProof {
    /// In how many moves of the side to move, against the longest defence.
    pub moves: u32,
    /// The mate, with a longest defence.
    pub line: Vec<Move>,
}

/// The shortest forced mate for the side to move in at most so many moves, or nothing when there is none.
///
/// Exact: every move and every answer is tried. The work grows about a thousandfold with each move, so it is for
/// up to three moves in teaching positions.
#[must_use]
pub fn mate_in(position: &Position, at_most: u32) -> Option<MateProof> {
    (1..=at_most).find_map(|moves| {
        attack(position, moves).map(|line| MateProof {
            moves: (line.len() as u32).div_ceil(2),
            line,
        })
    })
}

/// A line of mate within so many moves.
fn attack(position: &Position, moves: u32) -> Option<Vec<Move>> {
    position.legal_moves().into_iter().find_map(|mv| {
        let after = position.play(mv).ok()?;
        if moves == 1 {
            return after.is_checkmate().then(|| vec![mv]);
        }
        let mut line = vec![mv];
        line.extend(defend(&after, moves - 1)?);
        Some(line)
    })
}

/// The longest defence when every answer is mated within so many moves; nothing when one escapes.
fn defend(position: &Position, moves: u32) -> Option<Vec<Move>> {
    let answers = position.legal_moves();
    if answers.is_empty() {
        return position.is_check().then(Vec::new);
    }
    let mut longest: Vec<Move> = Vec::new();
    for answer in answers {
        let after = position.play(answer).ok()?;
        let proof = mate_in(&after, moves)?;
        if proof.line.len() + 1 > longest.len() {
            longest = std::iter::once(answer).chain(proof.line).collect();
        }
    }
    Some(longest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mates_are_found_in_the_fewest_moves() {
        for (fen, moves) in [
            ("6k1/5ppp/8/8/8/8/8/3RK3 w - - 0 1", Some(1)),
            // Two rooks: the first cuts off, the second mates.
            ("7k/8/8/8/8/8/R7/1R2K3 w - - 0 1", Some(2)),
            ("7k/8/8/8/8/8/8/R3K3 w - - 0 1", None),
        ] {
            let position = Position::from_fen(fen).unwrap();
            assert_eq!(
                mate_in(&position, 2).map(|proof| proof.moves),
                moves,
                "{fen}"
            );
        }
    }

    #[test]
    fn a_stalemate_is_no_mate() {
        let position = Position::from_fen("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1").unwrap();
        let proof = mate_in(&position, 2).unwrap();
        let mated = proof
            .line
            .iter()
            .try_fold(position, |at, mv| at.play(*mv))
            .unwrap();
        assert!(mated.is_checkmate());
    }
}
