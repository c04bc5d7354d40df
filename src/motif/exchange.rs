//! What is won or lost by taking, counted in pawns (pawn 1, knight and bishop 3, rook 5, queen 9).

use crate::rules::{Color, Move, Position, Role, Square};

/// The usual value of a man, in pawns. The king has none: he is never taken.
#[must_use]
pub fn value(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    }
}

/// The men of a side, counted.
#[must_use]
pub fn material(position: &Position, color: Color) -> i32 {
    let board = position.board();
    board
        .by_color(color)
        .into_iter()
        .filter_map(|square| board.role_at(square))
        .map(value)
        .sum()
}

/// What the side to move gains by a move when both sides go on taking on its target square as long as it pays.
///
/// Each taking move is a legal one, so pins and checks count. Positive is good for the side that moves.
#[must_use]
pub fn exchange_gain(position: &Position, mv: Move) -> i32 {
    let Ok(after) = position.play(mv) else {
        return 0;
    };
    let promoted = mv
        .promotion()
        .map_or(0, |role| value(role) - value(Role::Pawn));
    let taken = mv.captured().map_or(0, value);
    taken + promoted - best_taking(&after, mv.to()).map_or(0, |(gain, _)| gain)
}

/// The taking on a square that gains most for the side to move, if one gains anything.
fn best_taking(position: &Position, square: Square) -> Option<(i32, Move)> {
    // The least valuable taker first: it is the best one almost always, and a king last.
    position
        .legal_moves()
        .into_iter()
        .filter(|mv| mv.captured_on() == Some(square) && mv.to() == square)
        .filter(|mv| mv.promotion().is_none_or(|role| role == Role::Queen))
        .min_by_key(|mv| {
            if mv.role() == Role::King {
                i32::MAX
            } else {
                value(mv.role())
            }
        })
        .map(|mv| (exchange_gain(position, mv), mv))
        .filter(|(gain, _)| *gain > 0)
}

/// A man that can be taken with gain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threat {
    /// The man that would be lost.
    pub victim: (Square, Role),
    /// The man that takes it.
    pub taker: (Square, Role),
    /// The gain for the taker, in pawns, after all takings on the square.
    pub gain: i32,
    /// Does nobody protect the man?
    pub undefended: bool,
}

/// The taking that gains most for the side to move, on any square.
#[must_use]
pub fn worst_threat(position: &Position) -> Option<Threat> {
    position
        .legal_moves()
        .into_iter()
        .filter_map(|mv| {
            let victim = mv.captured()?;
            let square = mv.captured_on()?;
            let gain = exchange_gain(position, mv);
            let undefended = crate::rules::defenders(position.board(), square).is_empty();
            Some(Threat {
                victim: (square, victim),
                taker: (mv.from(), mv.role()),
                gain,
                undefended,
            })
        })
        .filter(|threat| threat.gain > 0)
        .max_by_key(|threat| (threat.gain, -value(threat.taker.1)))
}

/// How deep [`quiet_balance`] follows takings. Ten plies see through the exchanges of a teaching position.
const DEEPEST_EXCHANGE_PLIES: u32 = 10;

/// The material of the side to move less the other's, in pawns, when both go on taking, on any square, as long as it pays.
#[must_use]
pub fn quiet_balance(position: &Position) -> i32 {
    balance_after_takings(position, DEEPEST_EXCHANGE_PLIES)
}

/// The same, looking at so many takings one after another and no more: for an answer that is wanted at once.
#[must_use]
pub fn balance_after_takings(position: &Position, plies: u32) -> i32 {
    quiet(position, -1000, 1000, plies)
}

fn quiet(position: &Position, mut low: i32, high: i32, depth: u32) -> i32 {
    let turn = position.turn();
    let moves = position.legal_moves();
    if moves.is_empty() {
        return if position.is_check() { -500 } else { 0 };
    }
    let standing = material(position, turn) - material(position, !turn);
    // In check there is no standing still: every answer is tried.
    let in_check = position.is_check();
    if !in_check || depth == 0 {
        low = low.max(standing);
    }
    if low >= high || depth == 0 {
        return low;
    }
    let mut best = if in_check { -500 } else { standing };
    for mv in moves {
        let takes = mv.captured().is_some() || mv.promotion() == Some(Role::Queen);
        if !(takes || in_check) {
            continue;
        }
        let Ok(after) = position.play(mv) else {
            continue;
        };
        best = best.max(-quiet(&after, -high, -low, depth - 1));
        low = low.max(best);
        if low >= high {
            break;
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    fn gain(fen: &str, mv: &str) -> i32 {
        let position = Position::from_fen(fen).unwrap();
        exchange_gain(&position, position.read_move(mv).unwrap())
    }

    #[test]
    fn exchanges_count_every_taker() {
        // The pawn on d5 is protected once and attacked once by a rook: rook for pawn.
        assert_eq!(gain("3rk3/8/8/3p4/8/8/3R4/4K3 w - - 0 1", "Rxd5"), 1 - 5);
        // Protected by nobody: a pawn is won.
        assert_eq!(gain("4k3/8/8/3p4/8/8/3R4/4K3 w - - 0 1", "Rxd5"), 1);
        // A knight is taken by a pawn and a pawn takes back.
        assert_eq!(gain("4k3/8/2p5/3n4/4P3/8/8/4K3 w - - 0 1", "exd5"), 3 - 1);
    }

    #[test]
    fn a_pinned_protector_does_not_protect() {
        // The knight c6 is pinned to its king by the bishop b5, so the pawn d4 hangs.
        assert_eq!(gain("4k3/8/2n5/1B6/3p4/8/3R4/3K4 w - - 0 1", "Rxd4"), 1);
    }

    #[test]
    fn the_worst_threat_names_taker_and_man() {
        let position = Position::from_fen("4k3/8/8/8/1b6/2N5/8/6K1 b - - 0 1").unwrap();
        let threat = worst_threat(&position).unwrap();
        assert_eq!(threat.victim, (Square::C3, Role::Knight));
        assert_eq!(threat.taker, (Square::B4, Role::Bishop));
        assert!(threat.undefended);
    }

    #[test]
    fn a_quiet_balance_sees_through_takings() {
        let position = Position::from_fen("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1").unwrap();
        assert_eq!(quiet_balance(&position), 1);
    }
}
