//! The words of the board, in the learner's language.

use crate::message::{Arg, Message};
use crate::rules::{Piece, Role, Square};
use crate::voice::Voice;

use super::board::{SquareNames, SquareState};

/// A voice that names squares and men.
#[derive(Clone, Copy, Debug)]
pub(super) struct VoiceNames<'a>(pub(super) &'a Voice);

impl SquareNames for VoiceNames<'_> {
    fn square_label(&self, square: Square, piece: Option<Piece>, state: SquareState) -> String {
        let mut label = match piece {
            Some(piece) => {
                let message = Message::own("board-man").with("piece", Arg::Piece(piece));
                self.0.say(&message.with("square", Arg::Square(square)))
            }
            None => square.to_string(),
        };
        for (is_so, id) in [
            (state.is_held, "board-held"),
            (state.is_target, "board-target"),
            (state.is_last_move, "board-last-move"),
            (state.is_check, "board-check"),
            (state.has_star, "board-star"),
        ] {
            if is_so {
                label.push_str(&self.0.word("board-state-separator"));
                label.push_str(&self.0.word(id));
            }
        }
        label
    }

    fn promotion_label(&self, role: Role) -> String {
        self.0
            .say(&Message::own("board-promote").with("role", Arg::Role(role)))
    }

    fn tray_label(&self, piece: Piece) -> String {
        self.0
            .say(&Message::own("board-tray-man").with("piece", Arg::Piece(piece)))
    }

    fn bin_label(&self) -> String {
        self.0.word("board-bin")
    }
}
