//! How much an idea explains: the order in which reasons are told.

use crate::motif::{Fact, exchange_gain};
use crate::rules::Position;
use crate::theme::Theme;

use super::explain::FARTHEST_PLY;
use super::phrase::{Reason, Stance};

pub(super) fn is_mate(theme: Theme) -> bool {
    kind(theme) >= MATE_KIND
}

/// The weight of a mate, in the scale of [`kind`].
const MATE_KIND: i32 = 90;

/// The weights of an exchange that pays: on the way to more, and where it is most of what is won.
const EXCHANGE_KIND: i32 = 16;
const WHOLE_EXCHANGE_KIND: i32 = 29;

/// The weight of what is told last.
const LEAST_KIND: i32 = -50;

/// The weight of plans: less than of anything that is won.
const PLAN_KIND: i32 = -200;

/// How much an idea explains by itself: the more particular, the more.
fn kind(theme: Theme) -> i32 {
    match theme {
        Theme::Mate => 100,
        Theme::BackRankMate
        | Theme::SmotheredMate
        | Theme::ArabianMate
        | Theme::AnastasiaMate
        | Theme::BodenMate
        | Theme::DoubleBishopMate
        | Theme::DovetailMate
        | Theme::EpauletteMate
        | Theme::HookMate => 95,
        Theme::HangingPiece => 30,
        Theme::Fork | Theme::Skewer => 28,
        Theme::DiscoveredAttack | Theme::TrappedPiece => 26,
        Theme::Pin | Theme::RemovingTheDefender => 24,
        Theme::Deflection | Theme::Overload | Theme::Interference => 22,
        Theme::Promotion | Theme::Underpromotion | Theme::PromotionThreat => 20,
        Theme::InBetweenMove | Theme::Decoy => 18,
        Theme::WinningExchange => EXCHANGE_KIND,
        Theme::StalemateTrick | Theme::PerpetualCheck => 15,
        Theme::DoubleCheck | Theme::DiscoveredCheck => 8,
        // Told only where nothing more particular can be.
        Theme::WinningMaterial => LEAST_KIND,
        // The plan of the game comes last of all, the more particular the sooner.
        Theme::WeakPoint | Theme::SquareOfThePawn | Theme::Opposition => PLAN_KIND + 6,
        Theme::Simplification | Theme::PassedPawn | Theme::Outpost | Theme::LostCastling => {
            PLAN_KIND + 5
        }
        Theme::Castles | Theme::OpenFile | Theme::EarlyQueen => PLAN_KIND + 4,
        Theme::DoubledPawns | Theme::IsolatedPawn | Theme::BackwardPawn => PLAN_KIND + 3,
        Theme::SameMan | Theme::ExposedKing => PLAN_KIND + 2,
        Theme::Development | Theme::Centre => PLAN_KIND + 1,
        // Draws by the rules are told before all others.
        Theme::Stalemate | Theme::DeadPosition | Theme::Repetition | Theme::FiftyMoves => 0,
        Theme::XRay | Theme::Sacrifice | Theme::MateThreat | Theme::QuietMove => 0,
    }
}

/// These say little, or nothing that helps a learner.
pub(super) fn is_worth_telling(theme: Theme) -> bool {
    kind(theme) != 0
}

pub(super) fn weight(fact: &Fact, start: &Position) -> i32 {
    let kind = if fact.theme == Theme::WinningExchange && is_the_gain(fact, start) {
        WHOLE_EXCHANGE_KIND
    } else {
        kind(fact.theme)
    };
    let late = i32::try_from(fact.ply).unwrap_or(i32::MAX);
    let gain = if is_mate(fact.theme) {
        0
    } else {
        fact.gain.min(9) * 4
    };
    kind + gain - late.saturating_mul(5)
}

/// Is an exchange by itself most of what its line wins? Then whatever else happens in the line explains less.
fn is_the_gain(fact: &Fact, start: &Position) -> bool {
    let own = fact.line.first().map_or(0, |mv| exchange_gain(start, *mv));
    own * 2 > fact.gain
}

pub(super) fn ranked(mut facts: Vec<Fact>, stance: Stance, start: &Position) -> Vec<Reason> {
    // The order of the detectors decides between equals, so that the answer is the same every time.
    facts.sort_by_key(|fact| -weight(fact, start));
    facts
        .into_iter()
        .map(|fact| Reason {
            stance,
            fact,
            start: start.clone(),
            costs_nothing: false,
        })
        .collect()
}

/// The fact to tell first, if any is worth telling.
pub(super) fn told_first(facts: Vec<Fact>, start: &Position) -> Option<Fact> {
    facts
        .into_iter()
        .filter(|fact| is_worth_telling(fact.theme) && fact.ply <= FARTHEST_PLY)
        .max_by_key(|fact| weight(fact, start))
}
