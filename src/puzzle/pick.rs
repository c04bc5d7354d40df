//! Which puzzle comes next: one that is due again, or a new one as hard as the learner can take.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::session::{Dice, Timestamp};
use crate::store::LearnerId;
use crate::study::{CardKind, Learner, Rating, RatingKind, TryOutcome};
use crate::theme::Theme;

/// The rating that a learner starts with, of whom nothing is known.
pub const START_RATING: f64 = 600.0;
/// How unsure that is: it follows who is stronger soon, and one slip does not throw a beginner down.
const START_DEVIATION: f64 = 250.0;
/// A new puzzle is this much easier than the learner's rating: most should be solved.
const EASIER: f64 = 50.0;
/// How far around that, as long as nothing is found; at last anything will do.
const WIDTHS: [u16; 5] = [60, 120, 250, 500, 4000];
/// A streak begins this much easier and climbs by so much with every puzzle.
const STREAK: (f64, f64) = (250.0, 25.0);
/// Three minutes begin this much easier, and climb.
const MINUTES: (f64, f64) = (300.0, 15.0);
/// Puzzles are not repeated, unless they are due, before so many others.
const REMEMBERED: usize = 3000;
const DAY_MILLIS: u64 = 24 * 60 * 60 * 1000;

/// How puzzles are chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mode {
    /// By the learner's rating; what was missed comes back in time.
    ForYou,
    /// Of one idea.
    Theme(Theme),
    /// Between two ratings.
    Rating {
        /// The lowest.
        low: u16,
        /// The highest.
        high: u16,
    },
    /// Of the ideas of a course.
    Course {
        /// The course.
        course: String,
        /// Its ideas.
        themes: Vec<Theme>,
    },
    /// From the learner's own games.
    OwnGames,
    /// From one of them: these puzzles, then any from the others.
    OwnGame(Vec<String>),
    /// Harder and harder until the first that is missed.
    Streak,
    /// As many as can be solved in three minutes.
    ThreeMinutes,
}

/// What to look for in the database.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Aim {
    /// The lowest rating.
    pub low: u16,
    /// The highest rating.
    pub high: u16,
    /// The idea; any when there is none.
    pub theme: Option<Theme>,
    /// Only from the games of this learner.
    pub owner: Option<LearnerId>,
    /// Ids of puzzles that are not wanted.
    pub avoid: Arc<BTreeSet<String>>,
}

/// What should come next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// A certain puzzle.
    This {
        /// The puzzle.
        id: String,
        /// Why it is back, if it was had before.
        why: Option<WhyBack>,
        /// What to look for when it is no longer there.
        instead: Vec<Aim>,
    },
    /// A new one: the first of these that finds any.
    New(Vec<Aim>),
}

/// Why a puzzle is back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WhyBack {
    /// How it went the last time.
    pub outcome: TryOutcome,
    /// How many days ago that was.
    pub days: u64,
}

/// How far the learner is in a sitting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Run {
    /// Solved without help.
    pub solved: u32,
    /// The others.
    pub missed: u32,
    /// New ones since one was back.
    pub since_back: u32,
}

impl Mode {
    /// Does a puzzle of this mode change the learner's rating? Who knows the idea beforehand, or is in a hurry, shows little.
    #[must_use]
    pub fn is_rated(&self) -> bool {
        match self {
            Self::ForYou | Self::Rating { .. } | Self::Streak => true,
            Self::Theme(_)
            | Self::Course { .. }
            | Self::OwnGames
            | Self::OwnGame(_)
            | Self::ThreeMinutes => false,
        }
    }
}

/// The learner's rating, less sure after a pause; the start's when there is none.
#[must_use]
pub fn rating_of(learner: &Learner, start: f64, now: Timestamp) -> Rating {
    let Some(rating) = learner.rating(RatingKind::Puzzle) else {
        return Rating::known(start, START_DEVIATION);
    };
    let since = learner
        .rated_at(RatingKind::Puzzle)
        .map_or(0, |at| now.millis_since(at) / DAY_MILLIS);
    rating.rested(u32::try_from(since).unwrap_or(u32::MAX))
}

/// What should come next for the learner who is here.
#[must_use]
pub fn wish(
    mode: &Mode,
    (here, learner): (LearnerId, &Learner),
    rating: &Rating,
    run: Run,
    now: Timestamp,
    dice: &mut Dice,
) -> Wish {
    let avoid = Arc::new(had(learner));
    let value = rating.value();
    let climbed = f64::from(run.solved + run.missed);
    let around = |middle: f64, theme: Option<Theme>| -> Vec<Aim> {
        let middle = middle.clamp(400.0, 3300.0).round() as u16;
        WIDTHS
            .iter()
            .map(|width| Aim {
                low: middle.saturating_sub(*width),
                high: middle.saturating_add(*width),
                theme,
                owner: None,
                avoid: avoid.clone(),
            })
            .collect()
    };
    let aims = match mode {
        Mode::ForYou => around(value - EASIER, None),
        Mode::Theme(theme) => around(value - EASIER, Some(*theme)),
        Mode::Course { themes, .. } => {
            // Begins with an idea by chance; there may be none of it at this strength.
            let mut themes = themes.clone();
            if !themes.is_empty() {
                let first = dice.below(themes.len());
                themes.rotate_left(first);
            }
            let of_each = themes.iter();
            let mut aims: Vec<Aim> = of_each
                .flat_map(|theme| around(value - EASIER, Some(*theme)))
                .collect();
            // A near puzzle of another idea goes before a far one of this.
            aims.sort_by_key(|aim| aim.high - aim.low);
            aims
        }
        Mode::Rating { low, high } => vec![Aim {
            low: *low,
            high: *high,
            avoid,
            ..Aim::default()
        }],
        Mode::OwnGames | Mode::OwnGame(_) => vec![Aim {
            low: 0,
            high: 4000,
            owner: Some(here),
            avoid,
            ..Aim::default()
        }],
        Mode::Streak => around(value - STREAK.0 + STREAK.1 * climbed, None),
        Mode::ThreeMinutes => around(value - MINUTES.0 + MINUTES.1 * climbed, None),
    };
    if let Mode::OwnGame(ids) = mode
        && let Some(id) = ids.iter().find(|id| !is_had(learner, id))
    {
        return Wish::This {
            id: id.clone(),
            why: None,
            instead: aims,
        };
    }
    // New and old take turns, so that a heap of old ones does not bury the new.
    if *mode == Mode::ForYou
        && run.since_back > 0
        && let Some((id, why)) = again(learner, now)
    {
        return Wish::This {
            id,
            why: Some(why),
            instead: aims,
        };
    }
    Wish::New(aims)
}

/// The puzzle that is due again for the longest time, and why it is back.
#[must_use]
pub fn again(learner: &Learner, now: Timestamp) -> Option<(String, WhyBack)> {
    let due = learner.due(CardKind::Puzzle, now);
    let (id, card) = due.first()?;
    let last = learner
        .tries(CardKind::Puzzle)
        .rev()
        .find(|tried| tried.key == *id);
    let why = WhyBack {
        outcome: last.map_or(TryOutcome::Failed, |tried| tried.outcome),
        days: now.millis_since(card.last()) / DAY_MILLIS,
    };
    Some(((*id).to_owned(), why))
}

/// Did the learner ever have this puzzle?
#[must_use]
pub fn is_had(learner: &Learner, id: &str) -> bool {
    let mut tried = learner.tries(CardKind::Puzzle).rev();
    tried.any(|tried| tried.key == id)
}

/// The puzzles that the learner had lately, or that will come back by themselves.
fn had(learner: &Learner) -> BTreeSet<String> {
    let tried = learner.tries(CardKind::Puzzle).rev().take(REMEMBERED);
    let cards = learner.cards(CardKind::Puzzle).map(|(id, _)| id.to_owned());
    tried.map(|tried| tried.key.clone()).chain(cards).collect()
}
