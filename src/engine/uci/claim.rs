//! A mate that an outside engine claims, checked by the rules: nobody is told of a mate on another program's word alone.
//!
//! What our own prover proves within a small budget is a mate, and what it refutes is none. Where the budget does not
//! suffice, as with long mates, the engine's line decides: it must end in checkmate within the moves claimed. A line that
//! ends before that, as engines often cut theirs short, leaves the claim open.

use super::super::{Fate, Line, Score, prove_mate_within};
use crate::rules::Position;

/// Positions looked at for each line: a few hundredths of a second.
const NODES: u64 = 20_000;

/// What became of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// No mate is claimed, or it is one.
    Holds,
    /// It may be one.
    Open,
    /// It is none.
    Refuted,
}

/// The score of a mate that nobody has checked: as good as won, or lost.
pub(super) fn without_proof(is_for_owner: bool) -> Score {
    let fate = if is_for_owner { Fate::Won } else { Fate::Lost };
    fate.correct(Score::EVEN)
}

/// Checks the mate that a line claims for its first move.
pub(super) fn judge(start: &Position, line: &Line) -> Verdict {
    let (is_mating, moves) = match line.score {
        Score::Cp(_) => return Verdict::Holds,
        Score::MateIn(moves) => (true, moves),
        Score::MatedIn(moves) => (false, moves),
    };
    let Some(after) = line.first().and_then(|mv| start.play(mv).ok()) else {
        return Verdict::Refuted;
    };
    let proof = if is_mating {
        all_replies_are_mated(&after, moves)
    } else {
        mates(&after, moves, &mut { NODES })
    };
    match proof {
        Some(true) => Verdict::Holds,
        Some(false) => Verdict::Refuted,
        None if ends_in_mate(start, line, is_mating, moves) => Verdict::Holds,
        None => Verdict::Open,
    }
}

/// Has every reply a mate in so many moves, the one before the reply counted? Nothing when that is too much to look at.
fn all_replies_are_mated(after: &Position, moves: u8) -> Option<bool> {
    let replies = after.legal_moves();
    if replies.is_empty() {
        return Some(moves > 0 && after.is_checkmate());
    }
    let Some(left) = moves.checked_sub(1).filter(|left| *left > 0) else {
        return Some(false);
    };
    let mut budget = NODES;
    let mut is_proved = true;
    for reply in replies {
        match mates(&after.play(reply).ok()?, left, &mut budget) {
            Some(true) => (),
            Some(false) => return Some(false),
            None => is_proved = false,
        }
    }
    is_proved.then_some(true)
}

/// Does the side to move mate in at most so many moves? Nothing when the budget does not suffice.
fn mates(position: &Position, moves: u8, budget: &mut u64) -> Option<bool> {
    let (found, nodes) = match prove_mate_within(position, moves, *budget) {
        Ok(proof) => (Some(proof.moves.is_some()), proof.nodes),
        Err(undecided) => (None, undecided.nodes),
    };
    *budget = budget.saturating_sub(nodes);
    found
}

/// Does the line end in checkmate of the right side within so many moves?
fn ends_in_mate(start: &Position, line: &Line, is_mating: bool, moves: u8) -> bool {
    let mut position = start.clone();
    for mv in &line.moves {
        let Ok(next) = position.play(*mv) else {
            return false;
        };
        position = next;
    }
    let most_plies = 2 * usize::from(moves) - usize::from(is_mating && moves > 0);
    let is_right_side = (position.turn() != start.turn()) == is_mating;
    line.moves.len() <= most_plies && is_right_side && position.is_checkmate()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(fen: &str, moves: &str, score: Score) -> Verdict {
        let start = Position::from_fen(fen).unwrap();
        let mut at = start.clone();
        let mut line = Line {
            moves: Vec::new(),
            score,
            depth_plies: 9,
        };
        for word in moves.split_whitespace() {
            let legal = at.legal_moves();
            let mv = legal.into_iter().find(|mv| mv.uci() == word).unwrap();
            at = at.play(mv).unwrap();
            line.moves.push(mv);
        }
        judge(&start, &line)
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const TWO_ROOKS: &str = "6k1/8/8/8/8/8/8/RR4K1 w - - 0 1";

    #[test]
    fn short_mates_are_proved_or_refuted_whatever_the_line() {
        use Verdict::{Holds, Refuted};
        for (fen, moves, score, expected) in [
            (TWO_ROOKS, "a1a7", Score::MateIn(2), Holds),
            (TWO_ROOKS, "a1a7 g8f8 b1b8", Score::MateIn(2), Holds),
            // Sooner than said is as well.
            (TWO_ROOKS, "a1a7", Score::MateIn(3), Holds),
            (TWO_ROOKS, "a1a7", Score::MateIn(1), Refuted),
            (TWO_ROOKS, "a1a7", Score::MatedIn(2), Refuted),
            (START, "e2e4", Score::MateIn(1), Refuted),
            // Both sides would have to want it.
            (START, "f2f3 e7e5 g2g4 d8h4", Score::MatedIn(2), Refuted),
            (START, "e2e4", Score::MatedIn(0), Refuted),
            (
                "7k/8/6K1/8/8/8/8/R7 b - - 0 1",
                "h8g8",
                Score::MatedIn(1),
                Holds,
            ),
            (
                "7k/8/8/6K1/8/8/8/R7 b - - 0 1",
                "h8g8",
                Score::MatedIn(1),
                Refuted,
            ),
            (START, "e2e4", Score::Cp(9_000), Holds),
        ] {
            assert_eq!(judged(fen, moves, score), expected, "{fen} {moves} {score}");
        }
    }

    #[test]
    fn a_long_mate_needs_a_line_that_ends_in_it() {
        assert_eq!(judged(START, "e2e4", Score::MateIn(9)), Verdict::Open);
        assert_eq!(
            judged(START, "e2e4 e7e5", Score::MatedIn(200)),
            Verdict::Open
        );
        let line = "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7";
        assert_eq!(judged(START, line, Score::MateIn(9)), Verdict::Holds);
        // The wrong side is mated, or too late.
        assert_eq!(judged(START, line, Score::MatedIn(9)), Verdict::Open);
        assert_eq!(without_proof(true), -without_proof(false));
        assert!(!without_proof(true).is_mate());
    }
}
