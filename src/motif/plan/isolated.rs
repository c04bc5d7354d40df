//! A pawn without neighbours.

use crate::theme::Theme;

use crate::motif::fact::{Fact, Proof};
use crate::motif::geometry::man_on;
use crate::motif::story::Story;

use super::pawns::{fresh, is_isolated};

/// A move leaves a pawn of its side isolated that was not: no pawn beside it any more. `on` is that pawn.
pub(super) fn find(story: &Story) -> Option<Fact> {
    let step = story.step(0)?;
    let hero = story.hero();
    let square = fresh(&step, hero, is_isolated)?;
    let on = vec![man_on(step.after.board(), square)?];
    Some(story.fact(Theme::IsolatedPawn, Proof::Shown, (0, 0), vec![], on))
}
