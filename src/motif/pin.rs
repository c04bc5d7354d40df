//! Men that cannot leave their line.

use crate::rules::{
    Board, Color, Position, Role, Square, Squares, attackers, between, defenders, line_through,
    pinned, pinner,
};
use crate::theme::Theme;

use super::fact::{Fact, Man, Proof};
use super::geometry::{is_slider, is_undefended, man_on, worth};
use super::story::{Step, Story};
use super::{exchange_gain, value};

/// Pins in a line. `by` is the man that pins, `on` the pinned one and the one behind it.
///
/// Shown when the pinned man would have taken the man just moved or another, or stopped the mate, and only the pin forbids it;
/// or when the pinned man falls with gain.
pub(super) fn find(story: &Story) -> Vec<Fact> {
    let mut facts: Vec<Fact> = Vec::new();
    for step in story.hero_steps() {
        for [by, on, behind] in absolute(step.after.board(), !story.hero()) {
            let until = forbids_capture(story, step, on.0, step.mv.to())
                .or_else(|| forbids_another_capture(story, step, on.0))
                .or_else(|| forbids_rescue(story, step, on.0))
                .or_else(|| falls(story, step, on))
                .or_else(|| is_lost(story, step, on.0, by.0));
            let matters = prevents_attack(step.after.board(), on.0, by.0)
                || prevents_escape(step.after.board(), on.0, by.0);
            let proof = match until {
                Some(_) => Proof::Shown,
                None if matters => Proof::Seen,
                None => continue,
            };
            let known = facts
                .iter()
                .any(|fact| fact.on.first() == Some(&on) && fact.proof >= proof);
            if known {
                continue;
            }
            let until = until.unwrap_or(step.ply);
            facts.push(story.fact(
                Theme::Pin,
                proof,
                (step.ply, until),
                vec![by],
                vec![on, behind],
            ));
        }
    }
    facts
}

/// The absolute pins against a side: who pins, who is pinned, the king behind.
pub(super) fn absolute(board: &Board, color: Color) -> Vec<[Man; 3]> {
    pinned(board, color)
        .into_iter()
        .filter_map(|square| {
            let by = man_on(board, pinner(board, square)?)?;
            Some([
                by,
                man_on(board, square)?,
                man_on(board, board.king_of(color)?)?,
            ])
        })
        .collect()
}

/// The relative pins against a side: a slider attacks a man, and a better man than both stands behind it on the line.
pub(super) fn relative(board: &Board, color: Color) -> Vec<[Man; 3]> {
    let mut pins = Vec::new();
    for by in board.by_color(!color) & board.sliders() {
        for front in board.attacks_from(by) & board.by_color(color) {
            let Some([by, front, behind]) = behind(board, by, front) else {
                continue;
            };
            let behind_is_better = worth(behind.1.role) > worth(front.1.role);
            let pays =
                worth(behind.1.role) > worth(by.1.role) || defenders(board, behind.0).is_empty();
            let is_man = front.1.role != Role::Pawn && behind.1.role != Role::King;
            if behind_is_better && pays && is_man {
                pins.push([by, front, behind]);
            }
        }
    }
    pins
}

/// The slider, the man it attacks, and the next man of the same side behind that one.
pub(super) fn behind(board: &Board, by: Square, front: Square) -> Option<[Man; 3]> {
    let slider = man_on(board, by)?;
    let first = man_on(board, front)?;
    if !is_slider(slider.1.role) {
        return None;
    }
    let lifted = board.occupied() & !Squares::from_square(front);
    board
        .by_color(first.1.color)
        .into_iter()
        .filter(|square| between(by, *square).contains(front))
        .find(|square| (between(by, *square) & lifted).is_empty())
        .and_then(|square| man_on(board, square))
        .filter(|_| board.attacks_from(by).contains(front))
        .map(|last| [slider, first, last])
}

/// Would the pinned man otherwise attack something worth it?
fn prevents_attack(board: &Board, square: Square, by: Square) -> bool {
    let Some((_, piece)) = man_on(board, square) else {
        return false;
    };
    let line = line_through(square, by);
    (board.attacks_from(square) & board.by_color(!piece.color) & !line)
        .into_iter()
        .filter_map(|target| man_on(board, target))
        .any(|(target, other)| {
            worth(other.role) > worth(piece.role) || is_undefended(board, target)
        })
}

/// Is the pinned man attacked along its line by something it should run from?
fn prevents_escape(board: &Board, square: Square, by: Square) -> bool {
    let Some((_, piece)) = man_on(board, square) else {
        return false;
    };
    let line = line_through(square, by);
    (attackers(board, square, !piece.color) & line)
        .into_iter()
        .filter_map(|from| man_on(board, from))
        .any(|(from, other)| {
            worth(piece.role) > worth(other.role)
                || (is_undefended(board, square)
                    && !board.attacks_from(square).contains(from)
                    && (board.attacks_from(square) & !line).any())
        })
}

/// The pinned man attacks a man that stood there before, taking it would pay, the pin alone forbids it, and the line wins.
fn forbids_another_capture(story: &Story, step: Step<'_>, square: Square) -> Option<usize> {
    if !story.mates() && story.gain_from(step.ply) < 1 {
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

/// The pinned man, which had somewhere else to go, is taken with gain on the next move: where it stood, or where it took
/// the man that pinned it.
fn falls(story: &Story, step: Step<'_>, on: Man) -> Option<usize> {
    let (reply, next) = story.step(step.ply + 1).zip(story.step(step.ply + 2))?;
    let by = pinner(step.after.board(), on.0)?;
    let stood = next.mv.captured_on() == Some(on.0) && next.before.piece_at(on.0) == Some(on.1);
    let took = reply.mv.from() == on.0
        && reply.mv.captured_on() == Some(by)
        && next.mv.captured_on() == Some(by);
    let elsewhere = board_moves(step.after, on.0) & !line_through(on.0, by);
    let gains = exchange_gain(next.before, next.mv) >= 1
        && (story.mates() || story.gain_from(step.ply) >= 1);
    let free = !step.after.is_check() && elsewhere.any();
    ((stood || took) && free && gains).then_some(next.ply)
}

/// The pinned man is attacked by what pins it, and so it stands at the end of the line, where no answer saves it.
fn is_lost(story: &Story, step: Step<'_>, square: Square, by: Square) -> Option<usize> {
    let made_now = step.mv.to() == by;
    let elsewhere = board_moves(step.after, square) & !line_through(square, by);
    let free = !step.after.is_check() && elsewhere.any();
    if !made_now || !free || !prevents_escape(step.after.board(), square, by) {
        return None;
    }
    let last = story.step(story.moves().len().checked_sub(1)?)?;
    let end = last.after;
    let still_stands = end.piece_at(square) == step.after.piece_at(square)
        && pinner(end.board(), square) == Some(by)
        && end.turn() != story.hero();
    let was_even = story.balance(last.ply) >= story.balance(step.ply);
    story
        .nothing_saves(last)
        .filter(|_| still_stands && was_even)
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
