//! How a line ends: mate, stalemate, checks without end.

use crate::theme::Theme;

use super::fact::{Fact, Man, Proof};
use super::geometry::man_on;
use super::story::Story;

/// Mates, stalemates and perpetual checks.
///
/// Mate: `by` are the men that give the last check, `on` the mated king. Stalemate: `on` is the hero's king, who is
/// behind in material. Perpetual: `by` is the man that checked last, `on` the king.
pub(super) fn find(story: &Story) -> Vec<Fact> {
    [mate(story), stalemate(story), perpetual(story)]
        .into_iter()
        .flatten()
        .collect()
}

fn mate(story: &Story) -> Option<Fact> {
    let end = story.end()?;
    let last = story.moves().len().checked_sub(1)?;
    let board = end.board();
    let by: Vec<Man> = end
        .checkers()
        .into_iter()
        .filter_map(|square| man_on(board, square))
        .collect();
    let king = man_on(board, board.king_of(!story.hero())?)?;
    story
        .mates()
        .then(|| story.fact(Theme::Mate, Proof::Shown, (last, last), by, vec![king]))
}

fn stalemate(story: &Story) -> Option<Fact> {
    let end = story.end()?;
    let last = story.moves().len().checked_sub(1)?;
    let king = man_on(end.board(), end.board().king_of(story.hero())?)?;
    let is_trick = end.is_stalemate() && end.turn() == story.hero() && story.balance(last) < 0;
    is_trick.then(|| {
        story.fact(
            Theme::StalemateTrick,
            Proof::Shown,
            (last, last),
            vec![],
            vec![king],
        )
    })
}

/// The hero, not ahead, only checks from one position until it comes back.
fn perpetual(story: &Story) -> Option<Fact> {
    let steps: Vec<_> = story.hero_steps().collect();
    let last = steps.last()?;
    let from = steps
        .iter()
        .rev()
        .skip(1)
        .find(|step| step.after == last.after)?;
    let only_checks = steps
        .iter()
        .filter(|step| step.ply >= from.ply)
        .all(|step| step.after.is_check());
    let by = last.mover()?;
    let king = man_on(
        last.after.board(),
        last.after.board().king_of(!story.hero())?,
    )?;
    (only_checks && story.balance(last.ply) <= 0).then(|| {
        story.fact(
            Theme::PerpetualCheck,
            Proof::Shown,
            (from.ply, last.ply),
            vec![by],
            vec![king],
        )
    })
}
