//! Moves as UCI writes them.

use crate::rules::{Move, Position};

/// A move in UCI; in Chess960 castling is always the king onto its rook.
pub(super) fn write_move(mv: Move, is_chess960: bool) -> String {
    match mv.castling_rook() {
        Some((rook, _)) if is_chess960 => format!("{}{rook}", mv.from()),
        Some(_) | None => mv.uci(),
    }
}

/// The legal move that a word means: castling is understood as the king's own way and as the king onto its rook.
pub(super) fn read_move(position: &Position, text: &str) -> Option<Move> {
    let legal = position.legal_moves();
    let as_written = legal.iter().find(|mv| mv.uci() == text);
    as_written
        .or_else(|| legal.iter().find(|mv| write_move(**mv, true) == text))
        .copied()
}
