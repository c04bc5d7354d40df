//! "Are you sure?": what the other side could take at once, told before a move stands. Rules only, so it is there at once.

use crate::message::{Arg, Message};
use crate::motif::{Threat, value, worst_threat};
use crate::rules::{Move, Position};

/// A loss worth a question, in pawns.
const WORTH_ASKING: i32 = 2;

/// A man that a move leaves to be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Danger {
    /// The taking.
    pub threat: Threat,
}

impl Danger {
    /// The question before the move stands.
    #[must_use]
    pub fn message(&self) -> Message {
        let (square, role) = self.threat.victim;
        let taker = self.threat.taker;
        Message::own("coach-sure")
            .with("square", Arg::Square(square))
            .with("role", Arg::Role(role))
            .with("taker", Arg::Roles(vec![taker]))
    }
}

/// What the other side could take with gain after the move, if the move brings that about: it takes nothing of that worth
/// itself, and no such threat was there before.
///
/// Whether it is a blunder is for the engine; the taking is a legal move and the gain is counted to the end.
#[must_use]
pub fn danger(before: &Position, mv: Move) -> Option<Danger> {
    let after = before.play(mv).ok()?;
    let threat = worst_threat(&after)?;
    let won = mv.captured().map_or(0, value);
    let was_there = before
        .pass()
        .and_then(|passed| worst_threat(&passed))
        .map_or(0, |threat| threat.gain);
    let loses = threat.gain - won;
    (loses >= WORTH_ASKING && threat.gain > was_there).then_some(Danger { threat })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Role, Square};

    fn of(fen: &str, mv: &str) -> Option<Danger> {
        let position = Position::from_fen(fen).unwrap();
        danger(&position, position.read_move(mv).unwrap())
    }

    #[test]
    fn a_queen_put_where_a_knight_takes_her_is_asked_about() {
        let danger = of("4k3/8/5n2/8/8/8/8/3QK3 w - - 0 1", "Qh5+").unwrap();
        assert_eq!(danger.threat.victim, (Square::H5, Role::Queen));
        assert_eq!(danger.threat.taker, (Square::F6, Role::Knight));
    }

    #[test]
    fn a_fair_trade_and_an_old_threat_are_not() {
        // The queens come off.
        assert_eq!(of("3qk3/8/8/8/8/8/8/3QK3 w - - 0 1", "Qxd8+"), None);
        // The rook on a5 hangs before and after.
        assert_eq!(of("4k3/8/1b6/R7/8/8/8/4K3 w - - 0 1", "Ke2"), None);
    }
}
