//! What a move gives up: a man for a man, or a man for something better.

use crate::motif::{best_capture, exchange_gain};
use crate::rules::{Move, Position};

/// Giving up this much, in pawns, is a sacrifice.
const SACRIFICE: i32 = 2;

/// Does a move take back what the last one took?
#[must_use]
pub fn is_recapture(last: Option<Move>, mv: Move) -> bool {
    last.is_some_and(|last| last.captured().is_some() && mv.captured_on() == Some(last.to()))
}

/// Does a move put a man where taking it wins material, all takings on its square counted, though the man was not lost anyway?
#[must_use]
pub fn is_sacrifice(before: &Position, mv: Move) -> bool {
    let given = -exchange_gain(before, mv);
    given >= SACRIFICE && given - lost_anyway(before, mv) >= SACRIFICE
}

/// The least, in pawns, that a man costs that does not make a certain move but stays where it is or goes elsewhere.
fn lost_anyway(before: &Position, mv: Move) -> i32 {
    // In check nothing can be left as it is, and what hangs is another matter.
    let staying = before.pass().map_or(0, |passed| {
        best_capture(&passed, mv.from()).map_or(0, |(gain, _)| gain)
    });
    if staying <= 0 {
        return 0;
    }
    let going = before
        .legal_moves()
        .into_iter()
        .filter(|other| other.from() == mv.from() && other.to() != mv.to())
        .map(|other| -exchange_gain(before, other));
    going.chain([staying]).min().map_or(0, |least| least.max(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_man_that_is_lost_anyway_is_no_sacrifice() {
        for (fen, mv, is) in [
            // The bishop's gift before the castled king.
            (
                "rnbq1rk1/ppp1bppp/4p3/3pP3/3P4/3B1N2/PPP2PPP/R1BQK2R w KQ - 0 8",
                "Bxh7+",
                true,
            ),
            // A pawn attacks the bishop, and it has nowhere else to go.
            (
                "4rk2/1R5p/p4p1b/6p1/2B4B/6P1/P1r5/5K2 w - - 0 30",
                "Bxg5",
                false,
            ),
            // A pawn attacks the knight, but it could have gone back.
            ("4k3/8/3p4/4p3/3p4/2N5/8/4K3 w - - 0 1", "Nd5", false),
            ("4k3/2p5/3p4/8/3p4/2N5/8/4K3 w - - 0 1", "Nb5", false),
            ("4k3/p1p5/3p4/8/3p4/2N5/8/4K3 w - - 0 1", "Nd5", false),
            ("4k3/2p5/1p6/8/3p4/2N5/8/4K3 w - - 0 1", "Nd5", false),
            ("4k3/2p5/4p3/8/3p4/2N5/8/4K3 w - - 0 1", "Nd5", true),
        ] {
            let position = Position::from_fen(fen).unwrap();
            let mv = position.read_move(mv).unwrap();
            assert_eq!(is_sacrifice(&position, mv), is, "{fen}");
        }
    }
}
