//! What a pin does to the man that it holds: what it keeps it from, and how the line wins it.

use crate::rules::{Position, Role, Square, Squares, between, defenders, line_through, pinner};

use super::fact::Man;
use super::rescue::is_beyond_rescue;
use super::story::{Step, Story};
use super::{exchange_gain, value};

/// The ply that bears a pin out, of a man held by another after a move of the hero's; nothing when the line makes no use of it.
///
/// The man would take the one just moved or another, stop the mate, or meet the check, and the pin alone forbids it; or it is
/// taken with gain; or it takes the man that pins it and leaves something unguarded that falls; or it cannot be saved at the end.
pub(super) fn until(story: &Story, step: Step<'_>, on: Man, by: Square) -> Option<usize> {
    forbids_capture(story, step, on.0, step.mv.to())
        .or_else(|| forbids_another_capture(story, step, on.0))
        .or_else(|| forbids_rescue(story, step, on.0))
        .or_else(|| forbids_answer(story, step, on.0))
        .or_else(|| falls(story, step, on, by))
        .or_else(|| leaves_its_post(story, step, on, by))
        .or_else(|| is_lost(story, step, on, by))
}

/// The pinned man attacks a man that stood there before, taking it would pay, the pin alone forbids it, and the line wins.
fn forbids_another_capture(story: &Story, step: Step<'_>, square: Square) -> Option<usize> {
    if !wins(story, step) {
        return None;
    }
    let board = step.after.board();
    // In check other captures are forbidden anyway.
    if step.after.is_check() {
        return None;
    }
    (board.attacks_from(square) & board.by_color(story.hero()))
        .into_iter()
        .filter(|target| *target != step.mv.to())
        .find_map(|target| forbids_capture(story, step, square, target))
}

/// The pinned man attacks this one, taking it would pay, and the pin alone forbids it.
fn forbids_capture(story: &Story, step: Step<'_>, square: Square, target: Square) -> Option<usize> {
    let board = step.after.board();
    let taker = board.piece_at(square)?;
    let prize = board.piece_at(target)?;
    if !board.attacks_from(square).contains(target) || prize.role == Role::King {
        return None;
    }
    let legal = step.after.legal_moves();
    if legal
        .iter()
        .any(|mv| mv.from() == square && mv.to() == target)
    {
        return None;
    }
    // In check from elsewhere the capture is forbidden anyway, unless it would take the only checker.
    let checkers = step.after.checkers();
    if checkers.any() && checkers.single_square() != Some(target) {
        return None;
    }
    // What it would bring: the man, less the taker when it can be taken back.
    let guarded = defenders(board, target).any();
    let brings = value(prize.role) - if guarded { value(taker.role) } else { 0 };
    // When the target checks, taking it is wanted whatever it costs.
    if brings < 1 && !checkers.contains(target) {
        return None;
    }
    // Another may take it as well: then the pin decides nothing.
    let others = legal
        .iter()
        .any(|mv| mv.captured_on() == Some(target) && exchange_gain(step.after, *mv) >= 1);
    let pays = story.mates() || story.gain_from(step.ply) >= 0;
    let taken = story
        .step(step.ply + 1)
        .is_some_and(|reply| reply.mv.captured_on() == Some(target));
    // … unless the line shows that the other taking costs more than it brings.
    let costs = story.mates() || story.gain_from(step.ply) >= 1;
    (pays && (costs || (!others && !taken))).then_some(step.ply)
}

/// At the mate: the pinned man could take the checker or step in between, if it were not pinned.
fn forbids_rescue(story: &Story, step: Step<'_>, square: Square) -> Option<usize> {
    let checker = step.after.checkers().single_square()?;
    let board = step.after.board();
    let king = board.king_of(!story.hero())?;
    if !step.after.is_checkmate() {
        return None;
    }
    let role = board.role_at(square)?;
    let reach = board.attacks_from(square);
    let steps_in = role != Role::Pawn && (reach & between(checker, king)).any();
    (reach.contains(checker) || steps_in).then_some(step.ply)
}

/// In a check that does not mate: the pinned man could take the checker or step in between, if it were not pinned, and the
/// line wins.
fn forbids_answer(story: &Story, step: Step<'_>, square: Square) -> Option<usize> {
    if !wins(story, step) || step.after.is_checkmate() {
        return None;
    }
    let checker = step.after.checkers().single_square()?;
    let board = step.after.board();
    let king = board.king_of(!story.hero())?;
    // Without the pin every one of these moves would be legal: there is one checker, and it would be met.
    let reach = board_moves(step.after, square);
    let meets = reach.contains(checker) || (reach & between(checker, king)).any();
    let is_free = step
        .after
        .legal_moves()
        .iter()
        .any(|mv| mv.from() == square);
    (meets && !is_free).then_some(step.ply)
}

/// The pinned man, which had somewhere else to go, is taken with gain on the next move or the one after: where it stood and
/// was held, or where it took the man that pinned it.
fn falls(story: &Story, step: Step<'_>, on: Man, by: Square) -> Option<usize> {
    let reply = story.step(step.ply + 1)?;
    if !is_kept(step, on.0, by) || !wins(story, step) {
        return None;
    }
    let took = reply.mv.from() == on.0 && reply.mv.captured_on() == Some(by);
    let square = if took { by } else { on.0 };
    let is_held = |at: &Position| took || holds(step, at, on, by);
    let next = story.step(step.ply + 2)?;
    let later = story
        .step(step.ply + 4)
        .filter(|later| is_held(next.before) && is_held(later.before));
    [Some(next), later]
        .into_iter()
        .flatten()
        .find(|take| {
            take.mv.captured_on() == Some(square)
                && take.before.piece_at(square) == Some(on.1)
                && exchange_gain(take.before, take.mv) >= 1
        })
        .map(|take| take.ply)
}

/// The pinned man takes the man that pins it, and so no longer guards what the line then takes with gain.
fn leaves_its_post(story: &Story, step: Step<'_>, on: Man, by: Square) -> Option<usize> {
    let reply = story.step(step.ply + 1)?;
    let took = reply.mv.from() == on.0 && reply.mv.captured_on() == Some(by);
    if !took || !wins(story, step) {
        return None;
    }
    let left = step.after.board().attacks_from(on.0) & !reply.after.board().attacks_from(by);
    [step.ply + 2, step.ply + 4]
        .into_iter()
        .filter_map(|ply| story.step(ply))
        .find(|take| {
            take.mv.captured_on().is_some_and(|square| {
                left.contains(square)
                    && take.before.piece_at(square) == step.after.piece_at(square)
                    && exchange_gain(take.before, take.mv) >= 1
            })
        })
        .map(|take| take.ply)
}

/// The pinned man stands at the end of the line as it was pinned: it is about to be taken with gain, and no answer saves
/// anything. Before the move at hand it could not have been taken so.
fn is_lost(story: &Story, step: Step<'_>, on: Man, by: Square) -> Option<usize> {
    let last = story.step(story.moves().len().checked_sub(1)?)?;
    let end = last.after;
    let is_held = |at: &Position| holds(step, at, on, by);
    let is_ripe = |at: &Position| most_by_taking(at, on.0) >= 1;
    let stands = end.turn() != story.hero() && is_held(end);
    let is_new = !is_held(step.before) || !is_ripe(step.before);
    if !stands || !is_new || !is_kept(step, on.0, by) || !end.pass().is_some_and(|at| is_ripe(&at))
    {
        return None;
    }
    is_beyond_rescue(end, story.balance(step.ply)).then_some(last.ply)
}

/// Are both men still there, and the one pinned by the other? Another that came to the same square is another pin.
fn holds(step: Step<'_>, at: &Position, on: Man, by: Square) -> bool {
    at.piece_at(on.0) == Some(on.1)
        && at.piece_at(by) == step.after.piece_at(by)
        && pinner(at.board(), on.0) == Some(by)
}

/// What the side to move gains at most by taking on a square, in pawns, whoever takes back; 0 when it had better not. Beside a
/// pin the least valuable taker is not always the one that may take.
fn most_by_taking(position: &Position, square: Square) -> i32 {
    position
        .legal_moves()
        .into_iter()
        .filter(|mv| mv.captured_on() == Some(square))
        .filter_map(|mv| {
            let after = position.play(mv).ok()?;
            let promoted = mv
                .promotion()
                .map_or(0, |role| value(role) - value(Role::Pawn));
            let taken = mv.captured().map_or(0, value);
            Some(taken + promoted - most_by_taking(&after, mv.to()))
        })
        .fold(0, i32::max)
}

/// Does the line win from this move on?
fn wins(story: &Story, step: Step<'_>) -> bool {
    story.mates() || story.gain_from(step.ply) >= 1
}

/// Is there a square off the line to which the man could go, were it not pinned? In check it could not go there anyway.
fn is_kept(step: Step<'_>, square: Square, by: Square) -> bool {
    let elsewhere = board_moves(step.after, square) & !line_through(square, by);
    !step.after.is_check() && elsewhere.any()
}

/// Where the man could go if no king had to be thought of.
fn board_moves(position: &Position, square: Square) -> Squares {
    let board = position.board();
    let own = board
        .color_at(square)
        .map_or(Squares::EMPTY, |color| board.by_color(color));
    let is_pawn = board.role_at(square) == Some(Role::Pawn);
    let reach = board.attacks_from(square) & !own;
    if is_pawn {
        reach & board.occupied()
    } else {
        reach
    }
}
