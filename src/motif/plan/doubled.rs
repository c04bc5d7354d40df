//! Two pawns on one file.

use crate::rules::{Role, Squares};
use crate::theme::Theme;

use crate::motif::fact::{Fact, Proof};
use crate::motif::geometry::man_on;
use crate::motif::story::Story;

use super::pawns::of;

/// A pawn takes and comes to stand on one file with another of its side. `on` is all pawns of that file.
pub(super) fn find(story: &Story) -> Option<Fact> {
    let step = story.step(0)?;
    let board = step.after.board();
    let (from, to) = (step.mv.from(), step.mv.to());
    let file = of(board, story.hero()) & Squares::from_file(to.file());
    let is_new = step.mv.role() == Role::Pawn && from.file() != to.file();
    if !is_new || file.count() < 2 || step.mv.promotion().is_some() {
        return None;
    }
    let on = file.into_iter().filter_map(|square| man_on(board, square));
    Some(story.fact(
        Theme::DoubledPawns,
        Proof::Shown,
        (0, 0),
        vec![],
        on.collect(),
    ))
}
