//! The first moves of a game, where a choice that costs little is a matter of taste.

use crate::motif::seen_of;
use crate::rules::{Move, Position};

/// A game has only begun for so many moves of each side,
const FIRST_MOVES: u32 = 4;
/// while so many men stand on the board.
const MEN: usize = 30;

/// Has the game only begun, and does the move break no principle of the opening (the queen out early, the same man twice,
/// castling lost, pawns spoilt)? What it costs is for the table of ratings to weigh.
pub(super) fn is_sound_beginning(before: &Position, mv: Move) -> bool {
    let has_begun = before.move_number() <= FIRST_MOVES && before.board().occupied().count() >= MEN;
    has_begun
        && !seen_of(before, mv)
            .iter()
            .any(|fact| fact.theme.is_weakness())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_sound(line: &str) -> bool {
        let mut position = Position::start();
        let mut moves = line.split(' ').peekable();
        while let Some(san) = moves.next() {
            let mv = position.read_move(san).unwrap();
            if moves.peek().is_none() {
                return is_sound_beginning(&position, mv);
            }
            position = position.play(mv).unwrap();
        }
        false
    }

    #[test]
    fn small_first_moves_are_sound_and_broken_principles_are_not() {
        for line in ["a3", "h3", "d3", "e4 h6", "e4 e5 d3"] {
            assert!(is_sound(line), "{line}");
        }
        for line in [
            // The queen comes out early, the same knight moves twice, the king gives castling away.
            "e4 e5 Qh5",
            "Nf3 d6 Ng1",
            "e4 e5 Ke2",
            // By now it is no beginning any more.
            "a3 a6 b3 b6 c3 c6 d3 d6 h3",
        ] {
            assert!(!is_sound(line), "{line}");
        }
    }
}
