//! What a call hands in, read; what is wrong with it is said in the caller's language.

use crate::message::Message;
use crate::rules::{Board, Position, ReadMoveError};
use crate::voice::Voice;

use super::Unusable;

/// The position of `--fen`, or the start of chess without one.
pub(super) fn position_at(fen: Option<&str>, voice: &Voice) -> Result<Position, Unusable> {
    let Some(fen) = fen else {
        return Ok(Position::start());
    };
    Position::from_fen(fen).map_err(|error| {
        let faults: Vec<String> = Message::of_fen(&error)
            .iter()
            .map(|fault| voice.say(fault))
            .collect();
        Unusable(format!("--fen: {}", faults.join(" ")))
    })
}

/// A move that cannot be read, or not be made on this board.
pub(super) fn unread<M>(
    text: &str,
    error: &ReadMoveError<M>,
    board: &Board,
    voice: &Voice,
) -> Unusable {
    let said = voice.say(&Message::unread(error, board));
    Unusable(format!("`{text}`: {said}"))
}
