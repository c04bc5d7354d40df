//! Moves whose strength is their moment: quiet moves, in-between moves, threats of mate, x-rays.

use crate::rules::between;
use crate::theme::Theme;

use super::fact::{Fact, Proof};
use super::geometry::{is_slider, man_on};
use super::mate_in;
use super::story::Story;
use super::{exchange_gain, value};

/// The four. `by` is the man that moved.
///
/// In-between: `on` is the man that could have been taken back at once and is taken two plies later. Quiet: no `on`.
/// Threat of mate: `by` is the man that moved and the one that would mate, `on` the king. X-ray: `by` is the man that takes
/// along the line, `on` the man through which it worked, where that stood.
pub(super) fn find(story: &Story) -> Vec<Fact> {
    let mut facts = Vec::new();
    facts.extend(in_between(story));
    facts.extend(quiet(story));
    facts.extend(threats(story));
    facts.extend(x_rays(story));
    facts
}

/// A recapture was legal at once and would have paid; another move came first, with check or a capture of its own, and
/// the recapture followed with gain.
fn in_between(story: &Story) -> Vec<Fact> {
    let mut facts = Vec::new();
    for step in story.hero_steps() {
        let last = match step.ply.checked_sub(1) {
            Some(ply) => story.step(ply).map(|last| last.mv),
            None => story.move_before(),
        };
        let Some(square) = last.filter(|mv| mv.captured().is_some()).map(|mv| mv.to()) else {
            continue;
        };
        let Some(take) = story.step(step.ply + 2) else {
            continue;
        };
        let was_open = step.before.legal_moves().iter().any(|mv| {
            mv.captured_on() == Some(square)
                && mv.from() == take.mv.from()
                && mv.to() == take.mv.to()
        });
        let stayed = take.before.piece_at(square) == step.before.piece_at(square);
        let elsewhere = step.mv.to() != square && step.mv.captured_on() != Some(square);
        let forcing = step.after.is_check() || step.mv.captured().is_some();
        let pays = exchange_gain(take.before, take.mv) >= 1
            && (story.mates() || story.gain_from(step.ply) >= 1);
        if take.mv.captured_on() == Some(square)
            && was_open
            && stayed
            && elsewhere
            && forcing
            && pays
        {
            let by = step.mover().into_iter().collect();
            let on = man_on(step.after.board(), square).into_iter().collect();
            facts.push(story.fact(
                Theme::InBetweenMove,
                Proof::Shown,
                (step.ply, take.ply),
                by,
                on,
            ));
        }
    }
    facts
}

/// Neither check nor capture nor promotion, not in answer to a check, and mate or gain comes of it.
fn quiet(story: &Story) -> Vec<Fact> {
    let ends = story.moves().len().saturating_sub(1);
    story
        .hero_steps()
        .filter(|step| {
            step.ply < ends
                && !step.before.is_check()
                && !step.after.is_check()
                && step.mv.captured().is_none()
                && step.mv.promotion().is_none()
                && (story.mates() || story.gain_from(step.ply) >= 1)
        })
        .map(|step| {
            let by = step.mover().into_iter().collect();
            story.fact(Theme::QuietMove, Proof::Shown, (step.ply, ends), by, vec![])
        })
        .collect()
}

/// If the other side passed, there would be mate on the next move.
fn threats(story: &Story) -> Vec<Fact> {
    story
        .hero_steps()
        .filter_map(|step| {
            let passed = step.after.pass()?;
            let mate = mate_in(&passed, 1)?.line.first().copied()?;
            let board = step.after.board();
            let mater = man_on(board, mate.from())?;
            let mut by: Vec<_> = step.mover().into_iter().collect();
            if !by.contains(&mater) {
                by.push(mater);
            }
            let king = man_on(board, board.king_of(!story.hero())?)?;
            // It was no threat before, or it is not this move's.
            let old = step.before.pass().and_then(|p| p.pass());
            let is_new = old.is_none_or(|old| mate_in(&old, 1).is_none());
            is_new.then(|| {
                story.fact(
                    Theme::MateThreat,
                    Proof::Shown,
                    (step.ply, step.ply),
                    by,
                    vec![king],
                )
            })
        })
        .collect()
}

/// Both take on one square, and the last taker comes along a line through where the one before stood.
fn x_rays(story: &Story) -> Vec<Fact> {
    let mut facts = Vec::new();
    for first in story.hero_steps() {
        let Some((reply, take)) = story.step(first.ply + 1).zip(story.step(first.ply + 2)) else {
            continue;
        };
        let square = take.mv.to();
        let same = first.mv.to() == square && reply.mv.to() == square;
        let taker = story.man(take.ply, take.mv.from());
        let through = story.man(reply.ply, reply.mv.from());
        let works = between(take.mv.from(), square).contains(reply.mv.from())
            && taker.is_some_and(|(_, piece)| is_slider(piece.role));
        let pays = story.mates()
            || story.gain_from(first.ply) >= first.mv.captured().map_or(0, value).min(1);
        if same && works && take.mv.captured().is_some() && pays {
            facts.push(story.fact(
                Theme::XRay,
                Proof::Shown,
                (first.ply, take.ply),
                taker.into_iter().collect(),
                through.into_iter().collect(),
            ));
        }
    }
    facts
}
