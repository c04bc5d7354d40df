//! A man on a square from which no pawn can drive it.

use crate::rules::{Rank, Role};
use crate::theme::Theme;

use crate::motif::fact::{Fact, Proof};
use crate::motif::geometry::man_on;
use crate::motif::story::Story;

use super::pawns::{ahead, beside, of};

/// A knight or bishop comes to the fifth or sixth rank, protected by a pawn, where no pawn of the other side can ever
/// attack it. `by` is the man and the pawn.
pub(super) fn find(story: &Story) -> Option<Fact> {
    let step = story.step(0)?;
    let hero = story.hero();
    let board = step.after.board();
    let to = step.mv.to();
    let rank = hero.relative_rank(to.rank());
    let is_far = matches!(rank, Rank::Fifth | Rank::Sixth);
    let is_minor = matches!(step.mv.role(), Role::Knight | Role::Bishop);
    let hunters = of(board, !hero) & beside(to.file()) & ahead(to, hero);
    let support = board.attacks_to(to, hero, board.occupied()) & of(board, hero);
    if !is_minor || !is_far || hunters.any() {
        return None;
    }
    let by = vec![step.mover()?, man_on(board, support.first()?)?];
    Some(story.fact(Theme::Outpost, Proof::Shown, (0, 0), by, vec![]))
}
