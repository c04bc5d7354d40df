//! Material given up: sacrifices, and men drawn to bad squares.

use crate::rules::Role;
use crate::theme::Theme;

use super::fact::{Fact, Proof};
use super::geometry::worth;
use super::story::{Step, Story};
use super::{exchange_gain, value};

/// Decoys and sacrifices.
///
/// Decoy: `by` is the man that is given, on the square where it is taken, `on` the man that takes it, where it stood. Shown
/// when the taker is then mated, checked to the hero's gain, or taken there. Sacrifice: `by` is the man that is given, `on`
/// the man that takes it where it stood; shown when mate or gain follows.
pub(super) fn find(story: &Story) -> Vec<Fact> {
    let mut facts = Vec::new();
    for given in story.hero_steps() {
        let Some(reply) = story.step(given.ply + 1) else {
            continue;
        };
        if reply.mv.captured_on() != Some(given.mv.to()) || reply.mv.to() != given.mv.to() {
            continue;
        }
        let by: Vec<_> = given.mover().into_iter().collect();
        let on: Vec<_> = story.man(reply.ply, reply.mv.from()).into_iter().collect();
        let end = story.moves().len().saturating_sub(1);
        if is_given(given) && pays(story, given) {
            let plies = (given.ply, end);
            facts.push(story.fact(
                Theme::Sacrifice,
                Proof::Shown,
                plies,
                by.clone(),
                on.clone(),
            ));
        }
        if let Some(until) = fares_badly(story, given, reply) {
            facts.push(story.fact(Theme::Decoy, Proof::Shown, (given.ply, until), by, on));
        }
    }
    facts
}

/// Is more given than is got at once?
fn is_given(given: Step<'_>) -> bool {
    let got = given.mv.captured().map_or(0, value);
    let lost = given
        .mv
        .promotion()
        .map_or_else(|| value(given.mv.role()), |_| 1);
    lost - got >= 2 && exchange_gain(given.before, given.mv) <= -2
}

fn pays(story: &Story, given: Step<'_>) -> bool {
    story.mates() || story.gain_from(given.ply) >= 0
}

/// The ply at which the man that was drawn in is checked for good or taken.
fn fares_badly(story: &Story, given: Step<'_>, reply: Step<'_>) -> Option<usize> {
    let square = reply.mv.to();
    let drawn = reply.after.piece_at(square)?;
    // What is taken back at once is an exchange.
    let next = story.step(reply.ply + 1)?;
    if next.mv.captured_on() == Some(square) || reply.mv.promotion().is_some() {
        return None;
    }
    if !(story.mates() || story.gain_from(given.ply) >= 1) {
        return None;
    }
    let hits = next
        .after
        .board()
        .attacks_from(next.mv.to())
        .contains(square);
    match drawn.role {
        Role::King => (hits && next.after.is_check()).then_some(next.ply),
        Role::Queen | Role::Rook | Role::Bishop | Role::Knight | Role::Pawn => {
            let take = story.step(next.ply + 2)?;
            let falls = take.mv.captured_on() == Some(square)
                && take.before.piece_at(square) == Some(drawn)
                && exchange_gain(take.before, take.mv) >= 1
                && worth(drawn.role) >= worth(Role::Rook);
            (hits && falls).then_some(take.ply)
        }
    }
}
