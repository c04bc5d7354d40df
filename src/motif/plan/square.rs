//! The square of a pawn: a king in it catches the pawn that runs.

use crate::rules::{Color, Rank, Role, Square};
use crate::theme::Theme;

use crate::motif::fact::{Fact, Proof};
use crate::motif::geometry::man_on;
use crate::motif::story::Story;

use super::opposition::is_pawn_ending;
use super::pawns::{is_passed, of};

/// With nothing but kings and pawns on the board, a king steps into the square of the other side's passed pawn: would he
/// have stood still, he could not have caught it by himself. `by` is the king, `on` the pawn.
pub(super) fn find(story: &Story) -> Option<Fact> {
    let step = story.step(0)?;
    let hero = story.hero();
    if step.mv.role() != Role::King || !is_pawn_ending(step.after) {
        return None;
    }
    let board = step.after.board();
    let pawn = of(board, !hero).into_iter().find(|pawn| {
        is_passed(board, *pawn, !hero)
            && catches(step.mv.to(), *pawn, !hero)
            && !catches(step.mv.from(), *pawn, !hero)
    })?;
    let on = vec![man_on(board, pawn)?];
    Some(story.fact(
        Theme::SquareOfThePawn,
        Proof::Shown,
        (0, 0),
        vec![step.mover()?],
        on,
    ))
}

/// Is a king in the square of a pawn that is to move? From its second rank a pawn takes two steps at once.
fn catches(king: Square, pawn: Square, side: Color) -> bool {
    let goal = Square::from_coords(pawn.file(), side.relative_rank(Rank::Eighth));
    let steps = pawn.rank().distance(goal.rank());
    let double = side.relative_rank(pawn.rank()) == Rank::Second;
    king.distance(goal) <= steps - u32::from(double)
}
