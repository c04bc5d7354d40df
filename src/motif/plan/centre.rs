//! A pawn in the middle of the board.

use crate::rules::{Role, Square};
use crate::theme::Theme;

use crate::motif::fact::{Fact, Proof};
use crate::motif::story::Story;

use super::is_opening;

/// The four squares in the middle.
const MIDDLE: [Square; 4] = [Square::D4, Square::E4, Square::D5, Square::E5];

/// In the opening a pawn takes one of the four squares in the middle. `by` is the pawn.
pub(super) fn find(story: &Story) -> Option<Fact> {
    let step = story.step(0)?;
    let takes_middle = step.mv.role() == Role::Pawn && MIDDLE.contains(&step.mv.to());
    if !takes_middle || !is_opening(step.before) {
        return None;
    }
    let by = vec![step.mover()?];
    Some(story.fact(Theme::Centre, Proof::Shown, (0, 0), by, vec![]))
}
