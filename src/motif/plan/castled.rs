//! Castling.

use crate::theme::Theme;

use crate::motif::fact::{Fact, Proof};
use crate::motif::geometry::man_on;
use crate::motif::story::Story;

/// The king castles. `by` is the king and the rook, where they stand now.
pub(super) fn find(story: &Story) -> Option<Fact> {
    let step = story.step(0)?;
    step.mv.castling()?;
    let (_, rook) = step.mv.castling_rook()?;
    let board = step.after.board();
    let by = vec![step.mover()?, man_on(board, rook)?];
    Some(story.fact(Theme::Castles, Proof::Shown, (0, 0), by, vec![]))
}
