//! A pawn without neighbours.

use crate::theme::Theme;

use crate::motif::fact::{Fact, Proof};
use crate::motif::geometry::man_on;
use crate::motif::story::Story;

use super::pawns::{is_isolated, of};

/// A move leaves a pawn of its side isolated that was not: no pawn beside it any more. `on` is that pawn.
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
    let fresh = of(board, hero).into_iter().find(|square| {
        is_isolated(board, *square, hero) && !is_isolated(old, stood(*square), hero)
    })?;
    let on = vec![man_on(board, fresh)?];
    Some(story.fact(Theme::IsolatedPawn, Proof::Shown, (0, 0), vec![], on))
}
