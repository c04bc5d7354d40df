//! A pawn that no other pawn can stop.

use crate::theme::Theme;

use crate::motif::fact::{Fact, Proof};
use crate::motif::geometry::man_on;
use crate::motif::story::Story;

use super::pawns::{fresh, is_passed};

/// A move gives its side a passed pawn that it had not: no pawn stands in its way or beside its way. `by` is that pawn.
pub(super) fn find(story: &Story) -> Option<Fact> {
    let step = story.step(0)?;
    let hero = story.hero();
    let square = fresh(&step, hero, is_passed)?;
    let by = vec![man_on(step.after.board(), square)?];
    Some(story.fact(Theme::PassedPawn, Proof::Shown, (0, 0), by, vec![]))
}
