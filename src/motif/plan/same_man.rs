//! One man moves again while others wait.

use crate::rules::{Role, attackers};
use crate::theme::Theme;

use crate::motif::fact::{Fact, Proof};
use crate::motif::geometry::man_on;
use crate::motif::story::Story;

use super::{at_home, is_opening};

/// So many others must still stand at home.
const WAITING: usize = 2;

/// In the opening a knight or bishop that has moved before moves again, without taking, checking or fleeing, while others
/// stand at home. `by` is the man, `on` those others.
pub(super) fn find(story: &Story) -> Option<Fact> {
    let step = story.step(0)?;
    let (hero, board) = (story.hero(), step.before.board());
    let is_minor = matches!(step.mv.role(), Role::Knight | Role::Bishop);
    let home = at_home(step.before, hero);
    let is_free = step.mv.captured().is_none()
        && !step.after.is_check()
        && !step.before.is_check()
        && attackers(board, step.mv.from(), !hero).is_empty();
    let waits = home.count() >= WAITING;
    if !is_minor || home.contains(step.mv.from()) || !is_free || !waits {
        return None;
    }
    if !is_opening(step.before) {
        return None;
    }
    let on = home.into_iter().filter_map(|square| man_on(board, square));
    let by = vec![step.mover()?];
    Some(story.fact(Theme::SameMan, Proof::Shown, (0, 0), by, on.collect()))
}
