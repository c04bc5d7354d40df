//! The queen comes out before the others.

use crate::rules::{File, Role, Square};
use crate::theme::Theme;

use crate::motif::fact::{Fact, Proof};
use crate::motif::geometry::man_on;
use crate::motif::story::Story;

use super::{at_home, is_opening};

/// So many knights and bishops must still stand at home.
const WAITING: usize = 3;

/// In the opening the queen leaves her square, without taking anything, while knights and bishops stand at home. `by` is
/// the queen, `on` those that wait.
pub(super) fn find(story: &Story) -> Option<Fact> {
    let step = story.step(0)?;
    let hero = story.hero();
    let from_home = step.mv.from() == Square::from_coords(File::D, hero.backrank());
    let is_queen = step.mv.role() == Role::Queen && from_home;
    let home = at_home(step.before, hero);
    let is_early = home.count() >= WAITING && is_opening(step.before);
    if !is_queen || !is_early || step.mv.captured().is_some() || step.before.is_check() {
        return None;
    }
    let board = step.after.board();
    let on = home.into_iter().filter_map(|square| man_on(board, square));
    let by = vec![step.mover()?];
    Some(story.fact(Theme::EarlyQueen, Proof::Shown, (0, 0), by, on.collect()))
}
