//! Material won by a line, by whatever means.

use crate::theme::Theme;

use super::fact::{Fact, Proof};
use super::story::Story;
use super::value;

/// That the hero has more at the end of the line, exchanges over, than before it, and more than the other side has just
/// taken. `by` is the man that moves first, where it lands; nobody in particular suffers. Always shown: it is counted.
pub(super) fn find(story: &Story) -> Vec<Fact> {
    let just_lost = story
        .move_before()
        .and_then(|mv| mv.captured())
        .map_or(0, value);
    if story.mates() || story.gain_from(0) - just_lost < 1 {
        return Vec::new();
    }
    let Some(step) = story.step(0) else {
        return Vec::new();
    };
    let until = story.moves().len().saturating_sub(1);
    let by = step.mover().into_iter().collect();
    vec![story.fact(Theme::WinningMaterial, Proof::Shown, (0, until), by, vec![])]
}
