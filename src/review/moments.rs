//! The three to five moves of a game that are worth looking at again.
//!
//! Chosen by what was at stake: the points of winning chance that a move lost or alone kept, and what happened on the board
//! (a man lost, a mate missed), even where the game was decided before. Each names its deed by the reason that the coach has
//! proved, where there is one. Moments stand apart, so that one turn of the game is not told five times.

use crate::coach::{MoveRating, Reason};
use crate::motif::value;
use crate::rules::{Color, Role};
use crate::theme::Theme;

use super::analyse::{Analysis, ReviewedMove};

/// As many moments as a game has at most, and at least where there is anything to tell.
pub const MOST_MOMENTS: usize = 5;
/// See [`MOST_MOMENTS`].
pub const LEAST_MOMENTS: usize = 3;
/// What a moment must weigh to be told without need, in points of winning chance.
const WORTH_TELLING: f64 = 10.0;
/// What a pawn's worth of material weighs beside points of winning chance, in a game whose chances hardly move.
const PAWN_WEIGHT: f64 = 3.0;
/// What a mate weighs that was allowed, missed or given.
const MATE_WEIGHT: f64 = 30.0;
/// What it weighs when a move turns a game from one side's to the other's.
const TURN_WEIGHT: f64 = 8.0;
/// Two moments have more than so many plies between them, as long as there is something else to tell.
const APART: usize = 2;
/// What the learner's own deeds weigh, in times of another's.
const OWN_WEIGHT: f64 = 1.5;
/// Above this chance a game is one side's, below its complement the other's.
const LEANS: f64 = 60.0;

/// What kind of moment it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MomentKind {
    /// Something better was there: it can be tried again.
    Chance,
    /// A fine move.
    Highlight,
}

/// A move worth looking at again.
#[derive(Clone, Debug, PartialEq)]
pub struct KeyMoment {
    /// The move's place in the game, from 0.
    pub ply: usize,
    /// What kind of moment it is.
    pub kind: MomentKind,
    /// What was at stake, in points of winning chance and the like; for the order only.
    pub weight: f64,
}

/// The key moments of a game, in its order; three to five where there is enough to tell.
#[must_use]
pub fn key_moments(analysis: &Analysis) -> Vec<KeyMoment> {
    key_moments_for(analysis, None)
}

/// The key moments of a game in which the learner had a side: what the learner could have done better goes before what others
/// could have.
#[must_use]
pub fn key_moments_for(analysis: &Analysis, learner: Option<Color>) -> Vec<KeyMoment> {
    let weighed = |reviewed: &ReviewedMove| {
        let mut moment = moment(reviewed)?;
        if learner == Some(reviewed.side()) && moment.kind == MomentKind::Chance {
            moment.weight *= OWN_WEIGHT;
        }
        Some(moment)
    };
    let mut found: Vec<KeyMoment> = analysis.moves().iter().filter_map(weighed).collect();
    // What punishes a fault is the same moment told twice.
    let faults: Vec<usize> = found
        .iter()
        .filter(|moment| moment.kind == MomentKind::Chance)
        .map(|moment| moment.ply)
        .collect();
    found.retain(|moment| {
        let follows = moment.ply.checked_sub(1);
        moment.kind == MomentKind::Chance || follows.is_none_or(|ply| !faults.contains(&ply))
    });
    found.sort_by(|one, other| {
        let heavier = other.weight.total_cmp(&one.weight);
        heavier.then(one.ply.cmp(&other.ply))
    });
    let mut chosen = apart(found);
    chosen.sort_by_key(|moment| moment.ply);
    chosen
}

/// Of moments, the heaviest first, those that are told: each away from those before it; where they are too few, the heaviest
/// of the others.
fn apart(found: Vec<KeyMoment>) -> Vec<KeyMoment> {
    let mut chosen: Vec<KeyMoment> = Vec::new();
    let mut others = Vec::new();
    for moment in found {
        let is_close = |other: &KeyMoment| other.ply.abs_diff(moment.ply) <= APART;
        let is_telling = moment.weight >= WORTH_TELLING && chosen.len() < MOST_MOMENTS;
        if is_telling && !chosen.iter().any(is_close) {
            chosen.push(moment);
        } else {
            others.push(moment);
        }
    }
    let missing = LEAST_MOMENTS.saturating_sub(chosen.len());
    chosen.extend(others.into_iter().take(missing));
    chosen
}

/// A move as a moment; nothing when there is nothing to tell of it.
fn moment(reviewed: &ReviewedMove) -> Option<KeyMoment> {
    let verdict = reviewed.verdict.as_ref()?;
    let (judged, explanation) = (&verdict.judged, &verdict.explanation);
    let reason = explanation.reasons.first();
    let regrets = reason.is_some_and(Reason::is_regret);
    let deed = reason.map_or(0.0, deed_weight);
    let (kind, weight) = if explanation.rating.is_fault() || regrets {
        let leant = |percent: f64| (percent > LEANS, percent < 100.0 - LEANS);
        let (before, after) = (judged.best.win_percent, judged.played.win_percent);
        let turn = if leant(before) == leant(after) {
            0.0
        } else {
            TURN_WEIGHT
        };
        (MomentKind::Chance, explanation.loss_percent + deed + turn)
    } else {
        // What the move alone kept.
        let kept = judged.second.map_or(0.0, |second| {
            (judged.best.win_percent - second.win_percent).max(0.0)
        });
        let weight = match explanation.rating {
            MoveRating::Brilliant => WORTH_TELLING + kept,
            MoveRating::Great => kept,
            MoveRating::Best | MoveRating::Good => deed / 4.0,
            MoveRating::Book
            | MoveRating::Forced
            | MoveRating::Inaccuracy
            | MoveRating::Mistake
            | MoveRating::Blunder
            | MoveRating::StillWinning
            | MoveRating::Missed => 0.0,
        };
        (MomentKind::Highlight, weight)
    };
    let ply = reviewed.ply;
    (weight > 0.0).then_some(KeyMoment { ply, kind, weight })
}

/// How much the deed counts that a reason names.
fn deed_weight(reason: &Reason) -> f64 {
    let mates = reason.fact.theme == Theme::Mate || reason.fact.theme.name().ends_with("-mate");
    if mates {
        return MATE_WEIGHT;
    }
    f64::from(reason.fact.gain.clamp(0, value(Role::Queen))) * PAWN_WEIGHT
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_stand_apart_unless_there_is_nothing_else() {
        let moment = |(ply, weight)| KeyMoment {
            ply,
            kind: MomentKind::Chance,
            weight,
        };
        for (found, told) in [
            // One turn of the game is told once.
            (
                vec![(20, 50.0), (21, 45.0), (22, 40.0), (5, 20.0), (9, 15.0)],
                vec![20, 5, 9],
            ),
            // What weighs much goes before what weighs little, however close.
            (vec![(20, 50.0), (21, 45.0), (5, 4.0)], vec![20, 21, 5]),
            (vec![(20, 50.0), (21, 45.0)], vec![20, 21]),
            // Five at most.
            (
                vec![
                    (0, 60.0),
                    (5, 50.0),
                    (10, 40.0),
                    (15, 30.0),
                    (20, 20.0),
                    (25, 12.0),
                ],
                vec![0, 5, 10, 15, 20],
            ),
        ] {
            let chosen = apart(found.into_iter().map(moment).collect());
            let plies: Vec<usize> = chosen.iter().map(|moment| moment.ply).collect();
            assert_eq!(plies, told);
        }
    }
}
