//! A rook on a file without pawns.

use crate::rules::{Role, Squares};
use crate::theme::Theme;

use crate::motif::fact::{Fact, Proof};
use crate::motif::story::Story;

/// A rook comes from a file with pawns to one without any, while there are pawns elsewhere. `by` is the rook.
pub(super) fn find(story: &Story) -> Option<Fact> {
    /// With fewer pawns most files are open, and it means little.
    const PAWNS: usize = 6;
    let step = story.step(0)?;
    let pawns = step.after.board().pawns();
    let has_pawns =
        |square: crate::rules::Square| (pawns & Squares::from_file(square.file())).any();
    let opens = has_pawns(step.mv.from()) && !has_pawns(step.mv.to());
    if step.mv.role() != Role::Rook || !opens || pawns.count() < PAWNS {
        return None;
    }
    let by = vec![step.mover()?];
    Some(story.fact(Theme::OpenFile, Proof::Shown, (0, 0), by, vec![]))
}
