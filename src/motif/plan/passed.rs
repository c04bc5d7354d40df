//! A pawn that no other pawn can stop.

use crate::theme::Theme;

use crate::motif::fact::{Fact, Proof};
use crate::motif::geometry::man_on;
use crate::motif::story::Story;

use super::pawns::{is_passed, of};

/// A move gives its side a passed pawn that it had not: no pawn stands in its way or beside its way. `by` is that pawn.
pub(super) fn find(story: &Story) -> Option<Fact> {
    let step = story.step(0)?;
    let hero = story.hero();
    let (old, board) = (step.before.board(), step.after.board());
    let stood = |square| {
        if square == step.mv.to() {
            step.mv.from()
        } else {
            square
        }
    };
    let fresh = of(board, hero)
        .into_iter()
        .find(|square| is_passed(board, *square, hero) && !is_passed(old, stood(*square), hero))?;
    let by = vec![man_on(board, fresh)?];
    Some(story.fact(Theme::PassedPawn, Proof::Shown, (0, 0), by, vec![]))
}
