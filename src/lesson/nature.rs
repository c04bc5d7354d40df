//! Does a move have a nature that a step asks for?

use crate::motif::{material, quiet_balance, worst_threat};
use crate::rules::{Move, Position};

use super::lesson::Nature;

impl Nature {
    /// Does a legal move of this position have this nature?
    #[must_use]
    pub fn fits(self, before: &Position, mv: Move) -> bool {
        let Ok(after) = before.play(mv) else {
            return false;
        };
        match self {
            Self::Mate => after.is_checkmate(),
            Self::Stalemate => after.is_stalemate(),
            Self::Check => after.is_check(),
            Self::DoubleCheck => after.checkers().count() == 2,
            Self::DiscoveredCheck => {
                let unveiled = after.checkers().without(mv.to());
                let rook = mv.castling_rook().map(|(_, to)| to);
                unveiled.into_iter().any(|checker| Some(checker) != rook)
            }
            Self::Capture => mv.captured().is_some(),
            Self::Castling => mv.castling().is_some(),
            Self::EnPassant => mv.is_en_passant(),
            Self::Promotion => mv.promotion().is_some(),
            Self::Safe => !after.is_stalemate() && worst_threat(&after).is_none(),
            Self::WinsMaterial => wins_material(before, &after),
            Self::AnswersCheck => before.is_check(),
        }
    }
}

/// Whatever the other side answers, once all takings are over the mover has at least a pawn's worth more than before.
fn wins_material(before: &Position, after: &Position) -> bool {
    let (own, other) = (before.turn(), after.turn());
    let balance = material(before, own) - material(before, other);
    if after.is_checkmate() {
        return true;
    }
    !after.is_stalemate()
        && after.legal_moves().into_iter().all(|answer| {
            after
                .play(answer)
                .is_ok_and(|then| !then.is_stalemate() && quiet_balance(&then) > balance)
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fits(nature: Nature, fen: &str, mv: &str) -> bool {
        let position = Position::from_fen(fen).unwrap();
        nature.fits(&position, position.read_move(mv).unwrap())
    }

    #[test]
    fn natures_come_out_right() {
        for (nature, fen, mv, expected) in [
            (
                Nature::Mate,
                "6k1/5ppp/8/8/8/8/8/3RK3 w - - 0 1",
                "Rd8",
                true,
            ),
            (
                Nature::Mate,
                "6k1/5pp1/8/8/8/8/8/3RK3 w - - 0 1",
                "Rd8",
                false,
            ),
            (
                Nature::Check,
                "6k1/5pp1/8/8/8/8/8/3RK3 w - - 0 1",
                "Rd8",
                true,
            ),
            (
                Nature::DiscoveredCheck,
                "4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1",
                "Nc3",
                true,
            ),
            (
                Nature::DoubleCheck,
                "4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1",
                "Nf6",
                true,
            ),
            // The rook's check after castling is not a discovered one by another man.
            (
                Nature::DiscoveredCheck,
                "5k2/8/8/8/8/8/8/4K2R w K - 0 1",
                "O-O",
                false,
            ),
            (
                Nature::Stalemate,
                "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1",
                "Qg6",
                true,
            ),
            // A knight forks king and queen: the queen is won whatever Black does.
            (
                Nature::WinsMaterial,
                "q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1",
                "Nc7",
                true,
            ),
            (
                Nature::WinsMaterial,
                "q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1",
                "Nf4",
                false,
            ),
            (
                Nature::Safe,
                "4k3/8/8/8/1b6/8/4N3/6K1 w - - 0 1",
                "Nc3",
                false,
            ),
            (
                Nature::Safe,
                "4k3/8/8/8/1b6/8/4N3/6K1 w - - 0 1",
                "Ng3",
                true,
            ),
        ] {
            assert_eq!(fits(nature, fen, mv), expected, "{nature:?} {fen} {mv}");
        }
    }
}
