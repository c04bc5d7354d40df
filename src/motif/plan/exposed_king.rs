//! A pawn leaves the cover of a king who has castled.

use crate::rules::{Rank, Role};
use crate::theme::Theme;

use crate::motif::fact::{Fact, Proof};
use crate::motif::geometry::man_on;
use crate::motif::story::Story;

/// A pawn that stood right before its king, who sits in a corner of his first rank while the other side has a queen,
/// leaves him. `by` is the pawn, `on` the king.
pub(super) fn find(story: &Story) -> Option<Fact> {
    let step = story.step(0)?;
    let hero = story.hero();
    let board = step.before.board();
    let king = board.king_of(hero)?;
    let sits = king.rank() == hero.backrank() && !matches!(u32::from(king.file()), 3 | 4);
    let from = step.mv.from();
    let covered = step.mv.role() == Role::Pawn
        && from.rank() == hero.relative_rank(Rank::Second)
        && from.file().distance(king.file()) <= 1;
    let has_queen = (board.queens() & board.by_color(!hero)).any();
    if !sits || !covered || !has_queen {
        return None;
    }
    let on = vec![man_on(step.after.board(), king)?];
    let by = vec![step.mover()?];
    Some(story.fact(Theme::ExposedKing, Proof::Shown, (0, 0), by, on))
}
