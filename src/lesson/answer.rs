//! What a legal move does, told from the rules alone: for moves that no one scripted.

use crate::message::{Arg, Message};
use crate::motif::{value, worst_threat};
use crate::rules::{Board, Move, Piece, Position, Reason, Refusal, Square, defenders};
use crate::scene::{Mark, Tone};

/// Sentences and the marks that prove them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Told {
    /// At most two.
    pub(super) messages: Vec<Message>,
    /// On the board after the move.
    pub(super) marks: Vec<Mark>,
}

/// What a legal move does: what it takes, checks or attacks, and which man it leaves to be taken.
pub(super) fn tell_move(before: &Position, mv: Move) -> Told {
    let Ok(after) = before.play(mv) else {
        return Told::default();
    };
    let mut told = Told::default();
    told.messages.push(deed(before, mv, &after));
    // What was just won counts: who takes a queen and loses a knight has left nothing hanging.
    let won = mv.captured().map_or(0, value);
    if let Some(threat) = worst_threat(&after).filter(|threat| threat.gain > won) {
        let (victim, taker) = (threat.victim.0, threat.taker.0);
        let id = if threat.undefended {
            "move-leaves-undefended"
        } else {
            "move-leaves-loss"
        };
        told.messages.push(
            Message::own(id)
                .with("man", men(&after, &[victim]))
                .with("taker", men(&after, &[taker])),
        );
        told.marks.push(Mark::Arrow {
            from: taker,
            to: victim,
            tone: Tone::Danger,
        });
    }
    told
}

/// The most striking thing that the move does.
fn deed(before: &Position, mv: Move, after: &Position) -> Message {
    let piece = Arg::Piece(Piece {
        color: before.turn(),
        role: mv.promotion().unwrap_or(mv.role()),
    });
    if after.is_checkmate() {
        return Message::own("move-mates");
    }
    if after.is_stalemate() {
        return Message::own("move-stalemates").with("side", Arg::Color(after.turn()));
    }
    if let Some(square) = mv.captured_on() {
        return Message::own("move-captures").with("man", men(before, &[square]));
    }
    if after.is_check() {
        let checkers: Vec<Square> = after.checkers().into_iter().collect();
        return Message::own("move-checks")
            .with("men", men(after, &checkers))
            .with("count", Arg::Number(checkers.len() as i64));
    }
    if mv.castling().is_some() {
        return Message::own("move-castles");
    }
    if let Some(target) = new_target(before, mv, after) {
        let message = Message::own("move-attacks").with("piece", piece);
        return message.with("man", men(after, &[target]));
    }
    Message::own("move-goes")
        .with("piece", piece)
        .with("square", Arg::Square(mv.to()))
}

/// A man of the other side that the moved man attacks from its new square and did not before, and that is worth more or is
/// not protected.
fn new_target(before: &Position, mv: Move, after: &Position) -> Option<Square> {
    let board = after.board();
    let fresh = board.attacks_from(mv.to())
        & board.by_color(after.turn())
        & !before.board().attacks_from(mv.from());
    let own_value = value(mv.promotion().unwrap_or(mv.role()));
    fresh
        .into_iter()
        .filter_map(|square| Some((square, board.role_at(square)?)))
        .filter(|(square, role)| value(*role) > own_value || defenders(board, *square).is_empty())
        .max_by_key(|(_, role)| value(*role))
        .map(|(square, _)| square)
}

/// Why a move is not allowed, with the squares that prove it.
pub(super) fn tell_refusal(refusal: &Refusal, board: &Board) -> Told {
    let reason = refusal.first();
    Told {
        messages: vec![Message::refusal(reason, board)],
        marks: marks_of(reason),
    }
}

/// The squares that prove a refusal.
pub(super) fn marks_of(reason: &Reason) -> Vec<Mark> {
    Mark::of_refusal(reason)
}

/// Men on their squares, for a sentence.
pub(super) fn men(position: &Position, squares: &[Square]) -> Arg {
    Arg::Men(
        squares
            .iter()
            .filter_map(|square| Some((*square, position.piece_at(*square)?)))
            .collect(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::MessageId;

    fn ids(fen: &str, mv: &str) -> Vec<&'static str> {
        let position = Position::from_fen(fen).unwrap();
        let told = tell_move(&position, position.read_move(mv).unwrap());
        told.messages
            .iter()
            .filter_map(|message| match message.id {
                MessageId::Own(id) => Some(id),
                MessageId::Lesson { .. } | MessageId::Course { .. } | MessageId::Opening { .. } => {
                    None
                }
            })
            .collect()
    }

    #[test]
    fn the_most_striking_deed_comes_first_then_what_is_left_hanging() {
        for (fen, mv, expected) in [
            (
                "6k1/5ppp/8/8/8/8/8/3RK3 w - - 0 1",
                "Rd8",
                vec!["move-mates"],
            ),
            (
                "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1",
                "Qg6",
                vec!["move-stalemates"],
            ),
            (
                "4k3/8/8/3p4/8/8/3R4/4K3 w - - 0 1",
                "Rxd5",
                vec!["move-captures"],
            ),
            (
                "4k3/8/8/8/8/8/3R4/4K3 w - - 0 1",
                "Re2",
                vec!["move-checks"],
            ),
            (
                "4k3/8/8/8/1b6/8/4N3/6K1 w - - 0 1",
                "Nc3",
                vec!["move-goes", "move-leaves-undefended"],
            ),
            ("4k3/p7/8/8/8/8/4N3/6K1 w - - 0 1", "Nc3", vec!["move-goes"]),
        ] {
            assert_eq!(ids(fen, mv), expected, "{fen} {mv}");
        }
    }
}
