//! A king who gives up castling.

use crate::rules::{CastlingSide, Role};
use crate::theme::Theme;

use crate::motif::fact::{Fact, Proof};
use crate::motif::story::Story;

/// The king moves without castling while he might have castled one day. `by` is the king.
pub(super) fn find(story: &Story) -> Option<Fact> {
    let step = story.step(0)?;
    let hero = story.hero();
    let had = [CastlingSide::KingSide, CastlingSide::QueenSide]
        .into_iter()
        .any(|side| step.before.has_castling_right(hero, side));
    let is_king = step.mv.role() == Role::King && step.mv.castling().is_none();
    if !had || !is_king {
        return None;
    }
    let by = vec![step.mover()?];
    Some(story.fact(Theme::LostCastling, Proof::Shown, (0, 0), by, vec![]))
}
