//! Whether anything saves the side that is to move.

use crate::rules::{Move, Position};

use super::{material, quiet_balance};

/// So often the other side may put the end off by a check or by taking something, and the question is asked again.
const MOST_DELAYS: u32 = 1;

/// Has the other side of the one to move, after every answer, more than so much in the end, exchanges over, and more than it
/// has on the board then, so that the gain is yet to come? In pawns, its men less those of the side to move.
pub(super) fn is_beyond_rescue(position: &Position, start: i32) -> bool {
    let is_lost = position.is_check() || !position.legal_moves().is_empty();
    is_lost && nothing_helps(position, start, MOST_DELAYS)
}

fn nothing_helps(position: &Position, start: i32, delays: u32) -> bool {
    let hero = !position.turn();
    let answers = position.legal_moves().into_iter().filter_map(|answer| {
        let next = position.play(answer).ok()?;
        Some((answer, next))
    });
    // What decides nothing at once is looked at last: most positions have a plain answer that saves.
    let (delaying, plain): (Vec<_>, Vec<_>) =
        answers.partition(|(answer, next)| next.is_check() || answer.captured().is_some());
    let is_lost = |next: &Position| {
        let standing = material(next, hero) - material(next, !hero);
        quiet_balance(next) > start.max(standing)
    };
    plain.iter().all(|(_, next)| is_lost(next))
        && delaying.iter().all(|(answer, next)| {
            is_lost(next) || (delays > 0 && is_met(*answer, next, start, delays - 1))
        })
}

/// Can a check be answered, or a man that took be taken, so that nothing helps afterwards?
fn is_met(answer: Move, next: &Position, start: i32, delays: u32) -> bool {
    next.legal_moves()
        .into_iter()
        .filter(|mv| next.is_check() || mv.captured_on() == Some(answer.to()))
        .filter_map(|mv| next.play(mv).ok())
        .any(|after| {
            let goes_on = !after.legal_moves().is_empty() || after.is_check();
            goes_on && nothing_helps(&after, start, delays)
        })
}
