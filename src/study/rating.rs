//! How strong the learner is: Glicko-2, by the crate [`skillratings`].
//!
//! A rating is a guess and how sure it is. Each puzzle or game moves the guess, the more the less sure it was, and makes it
//! surer; a long pause makes it less sure again. Every number is kept in a range in which the formulas hold, whatever a
//! file says, so that nothing here can fail.

use skillratings::Outcomes;
use skillratings::glicko2::{
    Glicko2Config, Glicko2Rating, decay_deviation, expected_score, glicko2,
};

/// No rating is lower: someone who has just learnt the moves.
const LOWEST: f64 = 100.0;
/// No rating is higher.
const HIGHEST: f64 = 3500.0;
/// How sure a rating can get. Below it, a learner who grows would not be followed any more.
const SUREST: f64 = 45.0;
/// How unsure a rating is of which nothing is known (Glickman's number).
const UNSUREST: f64 = 350.0;
/// Glickman's usual volatility, and the range in which it makes sense.
const VOLATILITY: f64 = 0.06;
const VOLATILITY_RANGE: (f64, f64) = (0.01, 0.12);
/// How much the volatility may change; Glickman names 0.3 to 1.2, lower where results are surprising by nature.
const TAU: f64 = 0.5;
/// Above this deviation a rating is shown with a question mark (Lichess' number).
const PROVISIONAL: f64 = 110.0;
/// A pause of this many days counts as one rating period without a result.
const DAYS_OF_PERIOD: u32 = 7;
/// More periods than these change nothing that matters.
const MOST_PERIODS: u32 = 520;

/// A strength in Elo points, and how sure it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    value: f64,
    deviation: f64,
    volatility: f64,
}

// No part is ever NaN: every constructor sees to it.
impl Eq for Rating {}

/// How a puzzle or a game ended, for the side whose rating changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// Solved, or won.
    Win,
    /// Drawn; a puzzle that was solved with help.
    Draw,
    /// Not solved, or lost.
    Loss,
}

impl Rating {
    /// A first guess, as unsure as can be.
    #[must_use]
    pub fn start(value: f64) -> Self {
        Self::stored(value, UNSUREST, VOLATILITY)
    }

    /// A strength that is known to some points: of a puzzle, or of an opponent.
    #[must_use]
    pub fn known(value: f64, deviation: f64) -> Self {
        Self::stored(value, deviation, VOLATILITY)
    }

    /// A rating as it was kept. What is out of range is brought into it, and what is no number becomes the start's.
    #[must_use]
    pub fn stored(value: f64, deviation: f64, volatility: f64) -> Self {
        let (calmest, wildest) = VOLATILITY_RANGE;
        Self {
            value: within(value, LOWEST, HIGHEST, 600.0),
            deviation: within(deviation, SUREST, UNSUREST, UNSUREST),
            volatility: within(volatility, calmest, wildest, VOLATILITY),
        }
    }

    /// The strength, in Elo points.
    #[must_use]
    pub fn value(&self) -> f64 {
        self.value
    }

    /// The strength in whole points, to be shown.
    #[must_use]
    pub fn points(&self) -> u16 {
        // In 100..=3500 by construction.
        self.value.round() as u16
    }

    /// How unsure it is: with two chances in three the true strength is less than this many points away.
    #[must_use]
    pub fn deviation(&self) -> f64 {
        self.deviation
    }

    /// How much results jump about; part of Glicko-2, of no meaning to a learner.
    #[must_use]
    pub fn volatility(&self) -> f64 {
        self.volatility
    }

    /// Is it still a rough guess?
    #[must_use]
    pub fn is_provisional(&self) -> bool {
        self.deviation > PROVISIONAL
    }

    /// The rating after a result against another.
    #[must_use]
    pub fn after(&self, other: &Self, score: Score) -> Self {
        let outcome = match score {
            Score::Win => Outcomes::WIN,
            Score::Draw => Outcomes::DRAW,
            Score::Loss => Outcomes::LOSS,
        };
        let config = Glicko2Config {
            tau: TAU,
            ..Glicko2Config::new()
        };
        let (new, _) = glicko2(&self.to_crate(), &other.to_crate(), &outcome, &config);
        Self::stored(new.rating, new.deviation, new.volatility)
    }

    /// The rating after a pause of so many days: the same, but less sure.
    #[must_use]
    pub fn rested(&self, days: u32) -> Self {
        let periods = (days / DAYS_OF_PERIOD).min(MOST_PERIODS);
        let rested = (0..periods).fold(self.to_crate(), |rating, _| decay_deviation(&rating));
        Self::stored(rested.rating, rested.deviation, rested.volatility)
    }

    /// The chance of a win against another, from 0.0 to 1.0.
    #[must_use]
    pub fn chance(&self, other: &Self) -> f64 {
        expected_score(&self.to_crate(), &other.to_crate()).0
    }

    fn to_crate(self) -> Glicko2Rating {
        Glicko2Rating {
            rating: self.value,
            deviation: self.deviation,
            volatility: self.volatility,
        }
    }
}

fn within(number: f64, low: f64, high: f64, otherwise: f64) -> f64 {
    if number.is_nan() {
        return otherwise;
    }
    number.clamp(low, high)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn glickmans_own_first_game() {
        // From the paper's example, one game of it: 1500 (200) beats 1400 (30). Our floor for how sure an opponent is
        // known lies at 45, which changes the third digit.
        let after = Rating::known(1500.0, 200.0).after(&Rating::known(1400.0, 30.0), Score::Win);
        assert!((after.value() - 1563.4).abs() < 1.0, "{after:?}");
        assert!((after.deviation() - 175.4).abs() < 1.0, "{after:?}");
    }

    #[test]
    fn each_score_moves_the_right_way() {
        let rating = Rating::start(600.0);
        let puzzle = Rating::known(600.0, 80.0);
        let points = |score| rating.after(&puzzle, score).points();
        assert!(points(Score::Win) > 700);
        assert_eq!(points(Score::Draw), 600);
        assert!(points(Score::Loss) < 500);
    }

    #[test]
    fn a_steady_learner_is_found_within_thirty_puzzles() {
        // Solves what is easier than 1200, misses what is harder.
        let mut rating = Rating::start(600.0);
        for _ in 0..30 {
            let puzzle = Rating::known(rating.value(), 80.0);
            let score = if puzzle.value() < 1200.0 {
                Score::Win
            } else {
                Score::Loss
            };
            rating = rating.after(&puzzle, score);
        }
        assert!((rating.value() - 1200.0).abs() < 80.0, "{rating:?}");
        assert!(!rating.is_provisional(), "{rating:?}");
    }

    #[test]
    fn a_pause_makes_less_sure_and_changes_nothing_else() {
        let rating = Rating::known(900.0, 60.0);
        assert_eq!(rating.rested(6), rating);
        let rested = rating.rested(365);
        assert_eq!(rested.points(), 900);
        assert!(rested.deviation() > 90.0, "{rested:?}");
        assert!(rating.rested(u32::MAX).deviation() <= UNSUREST);
    }

    #[test]
    fn nonsense_in_a_file_is_brought_into_range() {
        for (value, deviation, volatility) in [
            (f64::NAN, f64::NAN, f64::NAN),
            (f64::INFINITY, -1.0, 9e9),
            (-1e300, 0.0, 0.0),
        ] {
            let rating = Rating::stored(value, deviation, volatility);
            assert!((LOWEST..=HIGHEST).contains(&rating.value()), "{rating:?}");
            assert!(
                (SUREST..=UNSUREST).contains(&rating.deviation()),
                "{rating:?}"
            );
        }
    }

    fn any_score() -> impl Strategy<Value = Score> {
        prop_oneof![Just(Score::Win), Just(Score::Draw), Just(Score::Loss)]
    }

    proptest! {
        #[test]
        fn any_result_leaves_numbers_in_range(
            ours in (any::<f64>(), any::<f64>(), any::<f64>()),
            theirs in (any::<f64>(), any::<f64>()),
            scores in prop::collection::vec(any_score(), 1..20),
        ) {
            let mut rating = Rating::stored(ours.0, ours.1, ours.2);
            let other = Rating::known(theirs.0, theirs.1);
            for score in scores {
                rating = rating.after(&other, score);
                prop_assert!((LOWEST..=HIGHEST).contains(&rating.value()));
                prop_assert!((SUREST..=UNSUREST).contains(&rating.deviation()));
                let chance = rating.chance(&other);
                prop_assert!((0.0..=1.0).contains(&chance));
            }
        }

        #[test]
        fn a_win_never_costs_and_a_loss_never_pays(
            value in 100.0..3500.0_f64,
            deviation in 45.0..350.0_f64,
            other in 100.0..3500.0_f64,
        ) {
            let rating = Rating::known(value, deviation);
            let other = Rating::known(other, 80.0);
            prop_assert!(rating.after(&other, Score::Win).value() >= value);
            prop_assert!(rating.after(&other, Score::Loss).value() <= value);
        }
    }
}
