//! A knight or bishop that comes into play.

use crate::theme::Theme;

use crate::motif::fact::{Fact, Proof};
use crate::motif::story::Story;

use super::{at_home, is_opening};

/// In the opening a knight or bishop leaves the square where it began. `by` is that man.
pub(super) fn find(story: &Story) -> Option<Fact> {
    let step = story.step(0)?;
    let was_home = at_home(step.before, story.hero()).contains(step.mv.from());
    if !was_home || !is_opening(step.before) {
        return None;
    }
    let by = vec![step.mover()?];
    Some(story.fact(Theme::Development, Proof::Shown, (0, 0), by, vec![]))
}
