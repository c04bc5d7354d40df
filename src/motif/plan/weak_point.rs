//! The weakest square of the opening: f7, or f2, which only the king protects.

use crate::rules::{Color, Square, Squares, defenders};
use crate::theme::Theme;

use crate::motif::fact::{Fact, Proof};
use crate::motif::geometry::man_on;
use crate::motif::story::Story;

use super::is_opening;

/// In the opening a man comes to attack the pawn on f7 (f2) that the king alone protects. `by` is the man, `on` the pawn.
pub(super) fn find(story: &Story) -> Option<Fact> {
    let step = story.step(0)?;
    let square = match story.hero() {
        Color::White => Square::F7,
        Color::Black => Square::F2,
    };
    let (old, board) = (step.before.board(), step.after.board());
    let king = board.king_of(!story.hero())?;
    let mover = step.mover()?;
    let is_pawn = board.pawns().contains(square) && board.color_at(square) == Some(!story.hero());
    let attacks = board.attacks_from(mover.0).contains(square);
    let attacked_before = old.attacks_from(step.mv.from()).contains(square);
    let alone = defenders(board, square) == Squares::from_square(king);
    if !is_pawn || !attacks || attacked_before || !alone || !is_opening(step.before) {
        return None;
    }
    let on = vec![man_on(board, square)?];
    Some(story.fact(Theme::WeakPoint, Proof::Shown, (0, 0), vec![mover], on))
}
