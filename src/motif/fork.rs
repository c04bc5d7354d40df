//! One man attacks two or more at once.

use crate::rules::{Position, Role, Square};
use crate::theme::Theme;

use super::exchange_gain;
use super::fact::{Fact, Man, Proof};
use super::geometry::{attacked_by, is_safe, is_undefended, man_on, may_go, worth};
use super::story::{Step, Story};

/// Forks in a line. `by` is the man that attacks, `on` are those that it attacks, the best first.
///
/// Shown when one of them then falls with gain, or when the fork is the last move and no answer saves everything.
pub(super) fn find(story: &Story) -> Vec<Fact> {
    story
        .hero_steps()
        .filter_map(|step| {
            let (by, on) = fork_after(step.after, step.mv.to())?;
            if step.after.is_checkmate() {
                return None;
            }
            let until = falls(story, step, &on).or_else(|| story.nothing_saves(step));
            let proof = if until.is_some() {
                Proof::Shown
            } else {
                Proof::Seen
            };
            let plies = (step.ply, until.unwrap_or(step.ply));
            Some(story.fact(Theme::Fork, proof, plies, vec![by], on))
        })
        .collect()
}

/// The fork by the man that stands on a square after a move, if there is one.
pub(super) fn fork_after(after: &Position, square: Square) -> Option<(Man, Vec<Man>)> {
    let board = after.board();
    let by = man_on(board, square)?;
    let side = by.1.color;
    let mut on: Vec<Man> = attacked_by(board, square, !side)
        .into_iter()
        .filter_map(|target| man_on(board, target))
        .filter(|(target, piece)| {
            piece.role != Role::Pawn
                && may_go(board, square, *target)
                && (worth(piece.role) > worth(by.1.role)
                    || (is_undefended(board, *target)
                        && !board.attacks_from(*target).contains(square)))
        })
        .collect();
    if on.len() < 2 || !is_safe(after, square) {
        return None;
    }
    on.sort_by_key(|(target, piece)| (-worth(piece.role), *target));
    Some((by, on))
}

/// The ply at which one of the men falls, with gain: to the forking man or another, where it stood or where it fled, also
/// when it takes the forking man and is taken back.
fn falls(story: &Story, fork: Step<'_>, on: &[Man]) -> Option<usize> {
    if !story.mates() && story.gain_from(fork.ply) < 1 {
        return None;
    }
    let reply = story.step(fork.ply + 1)?;
    let fled = on.iter().any(|(square, _)| *square == reply.mv.from());
    // An in-between answer may delay the capture by a move, but the attacker has to stay.
    for ply in [fork.ply + 2, fork.ply + 4] {
        let step = story.step(ply)?;
        let by_fork = step.mv.from() == fork.mv.to();
        if let Some(fallen) = step.mv.captured_on() {
            let stood = on.iter().any(|(square, piece)| {
                *square == fallen && step.before.piece_at(fallen) == Some(*piece)
            });
            let ran = fled && fallen == reply.mv.to() && ply == fork.ply + 2;
            if (stood || ran) && exchange_gain(step.before, step.mv) >= 1 {
                return Some(ply);
            }
        }
        let is_gone =
            step.before.piece_at(fork.mv.to()).map(|piece| piece.color) != Some(story.hero());
        if by_fork || is_gone {
            return None;
        }
    }
    None
}
