//! Lines that a move opens: discovered attack and check, double check.

use crate::rules::{Color, Role, between, defenders};
use crate::theme::Theme;

use super::exchange_gain;
use super::fact::{Fact, Man, Proof};
use super::geometry::{man_on, worth};
use super::story::{Step, Story};

/// Opened lines. `by` is the man that moved and the man whose line it opened; for a double check the two checkers.
/// `on` is the man attacked.
///
/// A check proves itself. An attack is shown when the man of the line takes what it attacks on the next move, with gain.
pub(super) fn find(story: &Story) -> Vec<Fact> {
    let mut facts = Vec::new();
    for step in story.hero_steps() {
        let Some(mover) = step.mover() else { continue };
        let board = step.after.board();
        let checkers = step.after.checkers();
        let king = board
            .king_of(!story.hero())
            .and_then(|king| man_on(board, king));
        for by in checkers.into_iter().filter(|by| *by != mover.0) {
            // A castled rook gives its check itself.
            if step.mv.castling().is_some() {
                continue;
            }
            let by = vec![Some(mover), man_on(board, by)];
            facts.push(story.fact(
                Theme::DiscoveredCheck,
                Proof::Shown,
                (step.ply, step.ply),
                by.into_iter().flatten().collect(),
                king.into_iter().collect(),
            ));
        }
        if checkers.count() > 1 {
            let by = checkers.into_iter().filter_map(|by| man_on(board, by));
            facts.push(story.fact(
                Theme::DoubleCheck,
                Proof::Shown,
                (step.ply, step.ply),
                by.collect(),
                king.into_iter().collect(),
            ));
        }
        for (slider, target) in opened(step, story.hero()) {
            if target.1.role == Role::King {
                continue;
            }
            let until = takes(story, step, slider, target);
            let pays = target.1.role != Role::Pawn
                && (worth(target.1.role) > worth(slider.1.role)
                    || defenders(board, target.0).is_empty());
            let proof = match until {
                Some(_) => Proof::Shown,
                None if pays => Proof::Seen,
                None => continue,
            };
            facts.push(story.fact(
                Theme::DiscoveredAttack,
                proof,
                (step.ply, until.unwrap_or(step.ply)),
                vec![mover, slider],
                vec![target],
            ));
        }
    }
    facts
}

/// The attacks that a move opens by leaving its square: the slider and the man it now attacks.
pub(super) fn opened(step: Step<'_>, hero: Color) -> Vec<(Man, Man)> {
    if step.mv.castling().is_some() {
        return Vec::new();
    }
    let (old, new) = (step.before.board(), step.after.board());
    let mut found = Vec::new();
    for slider in new.by_color(hero) & new.sliders() {
        if slider == step.mv.to() {
            continue;
        }
        for target in new.attacks_from(slider) & new.by_color(!hero) {
            let was_shut = !old.attacks_from(slider).contains(target);
            let by_the_move = between(slider, target).contains(step.mv.from());
            if was_shut && by_the_move {
                found.extend(man_on(new, slider).zip(man_on(new, target)));
            }
        }
    }
    found
}

/// The ply at which the man of the line takes what it attacks, with gain.
fn takes(story: &Story, step: Step<'_>, slider: Man, target: Man) -> Option<usize> {
    let take = story.step(step.ply + 2)?;
    let is_it = take.mv.from() == slider.0
        && take.mv.captured_on() == Some(target.0)
        && take.before.piece_at(target.0) == Some(target.1);
    let gains = exchange_gain(take.before, take.mv) >= 1
        && (story.mates() || story.gain_from(step.ply) >= 1);
    (is_it && gains).then_some(take.ply)
}
