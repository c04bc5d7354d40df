//! Two kings face each other, and the one to move has to give way.

use crate::rules::{Position, Role};
use crate::theme::Theme;

use crate::motif::fact::{Fact, Proof};
use crate::motif::geometry::man_on;
use crate::motif::story::Story;

/// With nothing but kings and pawns on the board, a king steps before the other: one square between them on a file or a
/// rank, and the other side to move. `by` is that king, `on` the other.
pub(super) fn find(story: &Story) -> Option<Fact> {
    let step = story.step(0)?;
    if step.mv.role() != Role::King || !is_pawn_ending(step.after) {
        return None;
    }
    let board = step.after.board();
    let (own, other) = (step.mover()?, board.king_of(!story.hero())?);
    let files = own.0.file().distance(other.file());
    let ranks = own.0.rank().distance(other.rank());
    if !matches!((files, ranks), (0, 2) | (2, 0)) {
        return None;
    }
    let on = vec![man_on(board, other)?];
    Some(story.fact(Theme::Opposition, Proof::Shown, (0, 0), vec![own], on))
}

/// Nothing but kings and pawns, and a pawn at least.
pub(super) fn is_pawn_ending(position: &Position) -> bool {
    let board = position.board();
    board.occupied() == (board.kings() | board.pawns()) && board.pawns().any()
}
