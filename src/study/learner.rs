//! All that is known of a learner beside the lessons: cards, ratings and what was tried.

use std::collections::{BTreeMap, BTreeSet};

use crate::session::Timestamp;
use crate::theme::Theme;

use super::rating::Rating;
use super::schedule::Card;

/// What kind of thing a card or a try is about. Its key names the thing within the kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CardKind {
    /// A puzzle, by its id.
    Puzzle,
    /// A line of an opening.
    Opening,
    /// A lesson, or a step of one.
    Lesson,
    /// A game against a character, by the character: won is solved, drawn is helped, lost is failed. Between two people it is
    /// `two-people`, and helped.
    Game,
}

/// What a rating is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RatingKind {
    /// Solving puzzles.
    Puzzle,
    /// Playing whole games.
    Play,
}

/// One thing that was tried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Try {
    /// The kind of thing.
    pub kind: CardKind,
    /// Which one.
    pub key: String,
    /// The ideas in it.
    pub themes: Vec<Theme>,
    /// How it ended.
    pub outcome: TryOutcome,
    /// How hard it is, in rating points, where that is known.
    pub level: Option<u16>,
    /// The learner's rating of that kind after it, where it counted for one.
    pub rating_after: Option<u16>,
    /// When it ended.
    pub at: Timestamp,
    /// How long it took, in milliseconds.
    pub took_millis: u64,
}

/// How a try ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TryOutcome {
    /// Right at the first try, without help.
    Solved,
    /// Right in the end: with a hint, or after a wrong try.
    Helped,
    /// The answer was shown.
    Failed,
}

/// What is known of a learner.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Learner {
    cards: BTreeMap<(CardKind, String), Card>,
    ratings: BTreeMap<RatingKind, (Rating, Timestamp)>,
    tries: Vec<Try>,
    /// Cards of things that are not here: of puzzles in a database of another machine.
    away: BTreeSet<(CardKind, String)>,
}

impl CardKind {
    /// All kinds.
    pub const ALL: &'static [Self] = &[Self::Puzzle, Self::Opening, Self::Lesson, Self::Game];

    /// The name in files.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Puzzle => "puzzle",
            Self::Opening => "opening",
            Self::Lesson => "lesson",
            Self::Game => "game",
        }
    }

    /// The kind of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.name() == name)
    }
}

impl RatingKind {
    /// All kinds.
    pub const ALL: &'static [Self] = &[Self::Puzzle, Self::Play];

    /// The name in files.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Puzzle => "puzzle",
            Self::Play => "play",
        }
    }

    /// The kind of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.name() == name)
    }
}

impl TryOutcome {
    /// All ends.
    pub const ALL: &'static [Self] = &[Self::Solved, Self::Helped, Self::Failed];

    /// The name in files.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::Helped => "helped",
            Self::Failed => "failed",
        }
    }

    /// The end of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let mut all = Self::ALL.iter().copied();
        all.find(|outcome| outcome.name() == name)
    }
}

impl Learner {
    /// Puts a card in its place.
    pub fn keep_card(&mut self, kind: CardKind, key: &str, card: Card) {
        self.cards.insert((kind, key.to_owned()), card);
    }

    /// Sets a rating.
    pub fn keep_rating(&mut self, kind: RatingKind, rating: Rating, at: Timestamp) {
        self.ratings.insert(kind, (rating, at));
    }

    /// Adds a try. Tries stand in the order of time, also those that come from another machine later.
    pub fn keep_try(&mut self, tried: Try) {
        let after = self.tries.partition_point(|other| other.at <= tried.at);
        self.tries.insert(after, tried);
    }

    /// The card of a thing.
    #[must_use]
    pub fn card(&self, kind: CardKind, key: &str) -> Option<&Card> {
        self.cards.get(&(kind, key.to_owned()))
    }

    /// All cards of a kind, by their keys.
    pub fn cards(&self, kind: CardKind) -> impl Iterator<Item = (&str, &Card)> {
        self.cards
            .iter()
            .filter(move |((of, _), _)| *of == kind)
            .map(|((_, key), card)| (key.as_str(), card))
    }

    /// Says which things of a kind are not here: their cards wait until they are.
    pub fn set_away(&mut self, kind: CardKind, keys: BTreeSet<String>) {
        self.away.retain(|(of, _)| *of != kind);
        self.away.extend(keys.into_iter().map(|key| (kind, key)));
    }

    fn is_away(&self, kind: CardKind, key: &str) -> bool {
        !self.away.is_empty() && self.away.contains(&(kind, key.to_owned()))
    }

    /// The cards of a kind that should come back now and whose things are here, the longest overdue first.
    #[must_use]
    pub fn due(&self, kind: CardKind, now: Timestamp) -> Vec<(&str, &Card)> {
        let mut due: Vec<_> = self
            .cards(kind)
            .filter(|(key, card)| card.is_due(now) && !self.is_away(kind, key))
            .collect();
        due.sort_by_key(|(key, card)| (card.due(), *key));
        due
    }

    /// A rating as it was last kept.
    #[must_use]
    pub fn rating(&self, kind: RatingKind) -> Option<&Rating> {
        self.ratings.get(&kind).map(|(rating, _)| rating)
    }

    /// When a rating was last kept.
    #[must_use]
    pub fn rated_at(&self, kind: RatingKind) -> Option<Timestamp> {
        self.ratings.get(&kind).map(|(_, at)| *at)
    }

    /// Everything of a kind that was tried, the latest last.
    pub fn tries(&self, kind: CardKind) -> impl DoubleEndedIterator<Item = &Try> {
        self.tries.iter().filter(move |tried| tried.kind == kind)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study::{Grade, review};

    #[test]
    fn every_name_is_found_again() {
        for kind in CardKind::ALL {
            assert_eq!(CardKind::named(kind.name()), Some(*kind));
        }
        for kind in RatingKind::ALL {
            assert_eq!(RatingKind::named(kind.name()), Some(*kind));
        }
        for outcome in TryOutcome::ALL {
            assert_eq!(TryOutcome::named(outcome.name()), Some(*outcome));
        }
    }

    #[test]
    fn the_longest_overdue_comes_first() {
        let mut learner = Learner::default();
        for (key, at) in [("late", 50), ("early", 5), ("between", 20)] {
            let card = review(None, Grade::Again, Timestamp(at));
            learner.keep_card(CardKind::Puzzle, key, card);
        }
        let card = review(None, Grade::Again, Timestamp(1));
        learner.keep_card(CardKind::Opening, "other", card);

        let keys = |now| -> Vec<&str> {
            let due = learner.due(CardKind::Puzzle, now);
            due.into_iter().map(|(key, _)| key).collect()
        };
        assert!(keys(Timestamp(60)).is_empty());
        let all_due = Timestamp(2 * 24 * 60 * 60 * 1000);
        assert_eq!(keys(all_due), ["early", "between", "late"]);
    }
}
