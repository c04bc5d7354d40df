//! Equal men come off while one side is ahead.

use crate::rules::Role;
use crate::theme::Theme;

use crate::motif::fact::{Fact, Proof};
use crate::motif::geometry::man_on;
use crate::motif::story::Story;
use crate::motif::value;

/// So many pawns ahead.
const AHEAD: i32 = 3;

/// Who is at least a piece ahead takes a piece, and the one that takes back gets one as dear, so that the lead stays. `by` is
/// the man that took, `on` the one that takes back, as they stand between. Shown by the retaking.
pub(super) fn find(story: &Story) -> Option<Fact> {
    let (take, back) = (story.step(0)?, story.step(1)?);
    let got = take.mv.captured().filter(|role| *role != Role::Pawn)?;
    let gave = back.mv.captured()?;
    let is_trade = back.mv.captured_on() == Some(take.mv.to()) && value(got) == value(gave);
    let keeps = story.gain_from(0) >= 0 && !story.mates();
    if !is_trade || story.balance(0) < AHEAD || !keeps {
        return None;
    }
    let by = vec![take.mover()?];
    let on = vec![man_on(take.after.board(), back.mv.from())?];
    Some(story.fact(Theme::Simplification, Proof::Shown, (0, 1), by, on))
}
