//! Scores of a comparison in the centipawns that winning chances are counted in.
//!
//! The network was fitted to winning chances, and what is fitted so comes out a little flat: where Stockfish 15.1, which graded
//! what it learnt from, sees 118 centipawns after a search of 60,000 nodes, this search sees 100. The curve of winning
//! chances belongs to Stockfish's centipawns, so a move that is judged is judged in them. Lines that are asked for in any
//! other way stay as the search has them: the search, the opponents and their places on the ladder know no other.
//!
//! `CHESS_TUTOR_TRIAL_EVERY=8 CHESS_TUTOR_TRIAL_NODES=0 CHESS_TUTOR_TRIAL_ALL_EVALS=1 cargo test --release --test coach_trial
//! ratings -- --nocapture` measures it; what it says is to be 1.00, and was 1.18 before.

use crate::engine::{Line, Score};

/// So many hundredths of a centipawn of the reference are one of the search's.
const HUNDREDTHS: i32 = 118;

/// The line with its score as a comparison tells it.
pub(super) fn calibrated(mut line: Line) -> Line {
    if let Score::Cp(cp) = line.score {
        line.score = Score::Cp(cp.saturating_mul(HUNDREDTHS) / 100);
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn centipawns_are_stretched_and_mates_are_not() {
        let of = |score| {
            let line = Line {
                moves: Vec::new(),
                score,
                depth_plies: 1,
            };
            calibrated(line).score
        };
        assert_eq!(of(Score::Cp(100)), Score::Cp(118));
        assert_eq!(of(Score::Cp(-100)), Score::Cp(-118));
        assert_eq!(of(Score::EVEN), Score::EVEN);
        assert_eq!(of(Score::MateIn(3)), Score::MateIn(3));
        assert_eq!(of(Score::MatedIn(3)), Score::MatedIn(3));
    }
}
