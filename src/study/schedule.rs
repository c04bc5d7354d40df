//! When a thing comes back: FSRS, by the crate [`fsrs`], with its published parameters.
//!
//! A card remembers how firmly a thing sits (its stability: after so many days it is still known with nine chances in
//! ten) and how hard it is. A review makes a new card of it. Total: a file may say what it wants, and a clock may go
//! backwards.

use fsrs::{FSRS, MemoryState};

use crate::session::Timestamp;

/// The chance with which a thing should still be known when it comes back.
const RETENTION: f32 = 0.9;
const DAY_MILLIS: u64 = 24 * 60 * 60 * 1000;
/// What was just missed comes back after ten minutes at the earliest, so that it is more than an echo.
const SHORTEST_DAYS: f32 = 10.0 / (24.0 * 60.0);
/// What was known comes back on another day.
const SHORTEST_KNOWN_DAYS: f32 = 1.0;
/// Nobody waits longer than five years for a thing.
const LONGEST_DAYS: f32 = 5.0 * 365.0;
/// The range of difficulties in FSRS.
const DIFFICULTY: (f32, f32) = (1.0, 10.0);

/// How well a thing was known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grade {
    /// Not known.
    Again,
    /// Known with help, or after a wrong try.
    Hard,
    /// Known.
    Good,
    /// Known at once.
    Easy,
}

/// The memory of one thing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Card {
    stability_days: f32,
    difficulty: f32,
    lapses: u32,
    last: Timestamp,
    due: Timestamp,
}

// No part is ever NaN: the constructor sees to it.
impl Eq for Card {}

impl Card {
    /// A card as it was kept. What is out of range is brought into it.
    #[must_use]
    pub fn stored(
        stability_days: f32,
        difficulty: f32,
        lapses: u32,
        last: Timestamp,
        due: Timestamp,
    ) -> Self {
        let (easiest, hardest) = DIFFICULTY;
        Self {
            stability_days: within(stability_days, 0.001, 36_500.0, 1.0),
            difficulty: within(difficulty, easiest, hardest, 5.0),
            lapses,
            last,
            due,
        }
    }

    /// After so many days the thing is still known with nine chances in ten.
    #[must_use]
    pub fn stability_days(&self) -> f32 {
        self.stability_days
    }

    /// How hard it is to keep, from 1 (easy) to 10.
    #[must_use]
    pub fn difficulty(&self) -> f32 {
        self.difficulty
    }

    /// How often it was not known.
    #[must_use]
    pub fn lapses(&self) -> u32 {
        self.lapses
    }

    /// When it was last reviewed.
    #[must_use]
    pub fn last(&self) -> Timestamp {
        self.last
    }

    /// When it should come back.
    #[must_use]
    pub fn due(&self) -> Timestamp {
        self.due
    }

    /// Should it come back now?
    #[must_use]
    pub fn is_due(&self, now: Timestamp) -> bool {
        self.due <= now
    }

    /// Does it sit so firmly that it need not come back for three weeks?
    #[must_use]
    pub fn is_firm(&self) -> bool {
        self.stability_days >= 21.0
    }
}

/// The card after a review; of a thing that has none yet, its first.
#[must_use]
pub fn review(card: Option<&Card>, grade: Grade, now: Timestamp) -> Card {
    let memory = card.map(|card| MemoryState {
        stability: card.stability_days,
        difficulty: card.difficulty,
    });
    let days = card.map_or(0, |card| now.millis_since(card.last) / DAY_MILLIS);
    let days = u32::try_from(days).unwrap_or(u32::MAX).min(36_500);
    let lapses = card.map_or(0, |card| card.lapses);
    let lapses = lapses.saturating_add(u32::from(grade == Grade::Again));

    // With a retention inside its range it has no reason to refuse; then the card comes back tomorrow.
    let states = FSRS::default().next_states(memory, RETENTION, days).ok();
    let next = states.map(|states| match grade {
        Grade::Again => states.again,
        Grade::Hard => states.hard,
        Grade::Good => states.good,
        Grade::Easy => states.easy,
    });
    let (stability, difficulty, interval) = next.map_or((1.0, 5.0, 1.0), |next| {
        (next.memory.stability, next.memory.difficulty, next.interval)
    });
    let shortest = match grade {
        Grade::Again => SHORTEST_DAYS,
        Grade::Hard | Grade::Good | Grade::Easy => SHORTEST_KNOWN_DAYS,
    };
    let interval = within(interval, shortest, LONGEST_DAYS, 1.0);
    let millis = (f64::from(interval) * DAY_MILLIS as f64).round() as u64;
    Card::stored(stability, difficulty, lapses, now, now.after_millis(millis))
}

fn within(number: f32, low: f32, high: f32, otherwise: f32) -> f32 {
    if number.is_nan() {
        return otherwise;
    }
    number.clamp(low, high)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const NOW: Timestamp = Timestamp(1_700_000_000_000);

    fn days_until_due(card: &Card) -> f64 {
        card.due().millis_since(card.last()) as f64 / DAY_MILLIS as f64
    }

    #[test]
    fn a_first_review_by_grade() {
        // The published first stabilities of FSRS 6: 0.212, 1.2931, 2.3065 and 8.2956 days.
        for (grade, days) in [
            (Grade::Again, 0.212),
            (Grade::Hard, 1.2931),
            (Grade::Good, 2.3065),
            (Grade::Easy, 8.2956),
        ] {
            let card = review(None, grade, NOW);
            assert!((f64::from(card.stability_days()) - days).abs() < 0.01);
            assert!((days_until_due(&card) - days).abs() < 0.1, "{card:?}");
            assert_eq!(card.lapses(), u32::from(grade == Grade::Again));
        }
    }

    #[test]
    fn what_is_known_each_time_comes_back_ever_later() {
        let mut card = review(None, Grade::Good, NOW);
        for _ in 0..6 {
            let next = review(Some(&card), Grade::Good, card.due());
            assert!(days_until_due(&next) > days_until_due(&card), "{card:?}");
            card = next;
        }
        assert!(card.is_firm());
    }

    #[test]
    fn what_is_missed_comes_back_soon_and_is_harder() {
        let mut card = review(None, Grade::Good, NOW);
        card = review(Some(&card), Grade::Good, card.due());
        let missed = review(Some(&card), Grade::Again, card.due());
        assert!(days_until_due(&missed) < days_until_due(&card));
        assert!(missed.difficulty() > card.difficulty());
        assert_eq!(missed.lapses(), 1);
    }

    #[test]
    fn a_clock_that_went_back_is_taken_as_no_time_at_all() {
        let card = review(None, Grade::Good, NOW);
        let again = review(Some(&card), Grade::Good, Timestamp(5));
        assert!(again.due() > Timestamp(5));
        assert_eq!(again.last(), Timestamp(5));
    }

    fn any_grade() -> impl Strategy<Value = Grade> {
        prop_oneof![
            Just(Grade::Again),
            Just(Grade::Hard),
            Just(Grade::Good),
            Just(Grade::Easy)
        ]
    }

    proptest! {
        #[test]
        fn any_card_and_any_time_give_a_card_to_come(
            stability in any::<f32>(),
            difficulty in any::<f32>(),
            last in any::<u64>(),
            reviews in prop::collection::vec((any_grade(), any::<u64>()), 1..12),
        ) {
            let last = Timestamp(last);
            let mut card = Card::stored(stability, difficulty, 0, last, last);
            for (grade, now) in reviews {
                // The last moment of all has none after it.
                let now = Timestamp(now.min(u64::MAX / 2));
                card = review(Some(&card), grade, now);
                prop_assert!(card.due() > now);
                prop_assert!(days_until_due(&card) <= f64::from(LONGEST_DAYS) + 1.0);
                prop_assert!((1.0..=10.0).contains(&card.difficulty()));
                prop_assert!(card.stability_days() > 0.0);
            }
        }

        #[test]
        fn a_better_grade_never_comes_back_sooner(
            stability in 0.1..400.0_f32,
            difficulty in 1.0..10.0_f32,
            days in 1..400_u64,
        ) {
            let card = Card::stored(stability, difficulty, 0, NOW, NOW);
            let now = NOW.after_millis(days * DAY_MILLIS);
            let due = |grade| review(Some(&card), grade, now).due();
            prop_assert!(due(Grade::Again) <= due(Grade::Hard));
            prop_assert!(due(Grade::Hard) <= due(Grade::Good));
            prop_assert!(due(Grade::Good) <= due(Grade::Easy));
        }
    }
}
