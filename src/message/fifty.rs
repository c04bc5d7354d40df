//! How far the fifty-move rule is.

use super::{Arg, Message};
use crate::rules::Position;

/// It is spoken of from so few missing half-moves on: forty quiet moves have been made by then.
const TOLD_FROM_PLIES: u32 = 20;

impl Message {
    /// How many moves are left until a draw can be claimed by the fifty-move rule, or that it can be; nothing before forty
    /// quiet moves, or when the game is over.
    ///
    /// The rule counts half-moves, so there may be half a move left.
    #[must_use]
    pub fn fifty_moves_left(position: &Position) -> Option<Self> {
        let left = position.plies_to_fifty_moves();
        if left > TOLD_FROM_PLIES || position.outcome().is_some() {
            return None;
        }
        if left == 0 {
            return Some(Self::own("fifty-moves-are-full"));
        }
        let number = |number: u32| Arg::Number(i64::from(number));
        Some(
            Self::own("fifty-moves-left")
                .with("plies", number(left))
                .with("moves", number(left / 2))
                .with("half", number(left % 2)),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_moves_are_counted_and_told_from_forty_moves_on() {
        let told = |clock: u32| {
            let fen = format!("8/8/4k3/8/r7/4K3/7R/8 w - - {clock} 125");
            Message::fifty_moves_left(&Position::from_fen(&fen).unwrap())
        };
        let left = |plies, moves, half| {
            let message = Message::own("fifty-moves-left").with("plies", Arg::Number(plies));
            let message = message.with("moves", Arg::Number(moves));
            Some(message.with("half", Arg::Number(half)))
        };
        // As in B46 of the collection of faults: 65 half-moves are far from fifty moves.
        assert_eq!(told(65), None);
        assert_eq!(told(79), None);
        assert_eq!(told(80), left(20, 10, 0));
        assert_eq!(told(87), left(13, 6, 1));
        assert_eq!(told(99), left(1, 0, 1));
        assert_eq!(told(100), Some(Message::own("fifty-moves-are-full")));
        assert_eq!(told(150), None, "the game is over by itself");
    }
}
