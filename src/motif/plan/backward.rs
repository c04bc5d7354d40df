//! A pawn left behind.

use crate::rules::Role;
use crate::theme::Theme;

use crate::motif::fact::{Fact, Proof};
use crate::motif::geometry::man_on;
use crate::motif::story::Story;

use super::is_opening;
use super::pawns::{is_backward, of};

/// After the opening a pawn's move leaves another of its side backward that was not: its neighbours are ahead, and a pawn of the other side
/// guards the square before it. `on` is the pawn that stays.
pub(super) fn find(story: &Story) -> Option<Fact> {
    let step = story.step(0)?;
    let hero = story.hero();
    let (old, board) = (step.before.board(), step.after.board());
    // In the opening every other move of a pawn leaves one behind for a while, and nothing comes of it.
    if step.mv.role() != Role::Pawn || is_opening(step.before) {
        return None;
    }
    let fresh = of(board, hero).into_iter().find(|square| {
        *square != step.mv.to()
            && is_backward(board, *square, hero)
            && !is_backward(old, *square, hero)
    })?;
    let on = vec![man_on(board, fresh)?];
    Some(story.fact(Theme::BackwardPawn, Proof::Shown, (0, 0), vec![], on))
}
