//! Whether to speak: praise is earned and rare, one fault at a time, and silence when it is asked for.

use std::collections::VecDeque;

use crate::message::{Arg, Message};

use super::phrase::{Reason, phrase};
use super::rate::MoveRating;

/// How many utterances must pass before the same praise is said again.
const PRAISE_REST: usize = 10;
/// One good move in so many is praised.
const GOOD_PER_PRAISE: u32 = 4;

/// The openings of praise; more than rest, so that one is always fresh.
const PRAISE: [&str; 13] = [
    "praise-1",
    "praise-2",
    "praise-3",
    "praise-4",
    "praise-5",
    "praise-6",
    "praise-7",
    "praise-8",
    "praise-9",
    "praise-10",
    "praise-11",
    "praise-12",
    "praise-13",
];

/// How much the learner wants to hear.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Talk {
    /// Faults, and praise within its budget.
    #[default]
    EveryMove,
    /// Faults only.
    MistakesOnly,
    /// Nothing, unless asked.
    WhenAsked,
}

/// What has been said in this game, and how much the learner wants to hear.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mood {
    /// How much to say.
    pub talk: Talk,
    /// One click, and the coach is silent until the next one.
    pub is_silenced: bool,
    /// The last praises, the newest last.
    praised: VecDeque<&'static str>,
    /// Good moves since the last praise.
    good_moves: u32,
}

/// What is to be said of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Speech {
    /// Words of praise before the reason.
    pub praise: Option<&'static str>,
    /// Why.
    pub reason: Reason,
}

impl Speech {
    /// The speech as a message: praise, then the reason.
    #[must_use]
    pub fn message(&self) -> Message {
        let reason = phrase(&self.reason);
        match self.praise {
            Some(praise) => Message::own("coach-praises")
                .with("praise", Arg::Message(Box::new(Message::own(praise))))
                .with("reason", Arg::Message(Box::new(reason))),
            None => reason,
        }
    }
}

/// Decides whether to speak.
#[derive(Clone, Copy, Debug)]
pub struct Tact;

impl Tact {
    /// What is said of a move unasked, if anything, and the mood afterwards.
    ///
    /// Of the reasons only the first, the strongest, is told. Without a reason nothing is said: praise names the deed.
    #[must_use]
    pub fn speak(rating: MoveRating, reasons: &[Reason], mood: Mood) -> (Option<Speech>, Mood) {
        let mut mood = mood;
        let reason = reasons.first();
        // A man lost in a decided game is named although the chances hardly moved; it is nothing to praise.
        let is_fault = rating.is_fault() || reason.is_some_and(Reason::is_regret);
        let is_good = rating.is_praise() && !is_fault;
        if is_good {
            mood.good_moves = mood.good_moves.saturating_add(1);
        }
        let is_wanted = !mood.is_silenced
            && match mood.talk {
                Talk::EveryMove => is_good || is_fault,
                Talk::MistakesOnly => is_fault,
                Talk::WhenAsked => false,
            };
        let Some(reason) = reason.filter(|_| is_wanted).cloned() else {
            return (None, mood);
        };
        if is_fault {
            let praise = None;
            return (Some(Speech { praise, reason }), mood);
        }
        if !rating.is_great() && mood.good_moves < GOOD_PER_PRAISE {
            return (None, mood);
        }
        let praise = mood.fresh_praise();
        mood.good_moves = 0;
        (Some(Speech { praise, reason }), mood)
    }
}

impl Mood {
    /// Words that have rested; in the order of the list, so that a game sounds the same when it is seen again.
    fn fresh_praise(&mut self) -> Option<&'static str> {
        let last = self
            .praised
            .back()
            .and_then(|last| PRAISE.iter().position(|id| id == last));
        let next = last.map_or(0, |at| at + 1);
        let praise = PRAISE
            .iter()
            .cycle()
            .skip(next)
            .take(PRAISE.len())
            .find(|id| !self.praised.contains(id))
            .copied();
        self.praised.extend(praise);
        while self.praised.len() > PRAISE_REST {
            self.praised.pop_front();
        }
        praise
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coach::Stance;
    use crate::motif::seen_of;
    use crate::rules::Position;

    fn reason() -> Reason {
        let start = Position::from_fen("r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1").unwrap();
        let fact = seen_of(&start, start.read_move("Nc7+").unwrap()).remove(0);
        Reason {
            stance: Stance::Does,
            fact,
            start,
        }
    }

    /// The praises of a game whose moves are rated so; none where nothing is said.
    fn play(ratings: &[MoveRating], mood: Mood) -> Vec<Option<Option<&'static str>>> {
        let mut mood = mood;
        let reasons = [reason()];
        ratings
            .iter()
            .map(|rating| {
                let (speech, next) = Tact::speak(*rating, &reasons, mood.clone());
                mood = next;
                speech.map(|speech| speech.praise)
            })
            .collect()
    }

    #[test]
    fn one_good_move_in_four_is_praised() {
        let said = play(&[MoveRating::Good; 400], Mood::default());
        assert_eq!(said.iter().flatten().count(), 100);
    }

    #[test]
    fn every_great_move_is_praised_and_no_words_come_twice_in_ten() {
        let said = play(&[MoveRating::Great; 200], Mood::default());
        let words: Vec<&str> = said.into_iter().flatten().flatten().collect();
        assert_eq!(words.len(), 200);
        for window in words.windows(PRAISE_REST + 1) {
            let (last, before) = window.split_last().unwrap();
            assert!(!before.contains(last), "{window:?}");
        }
    }

    #[test]
    fn in_a_long_mixed_game_praise_stays_within_its_budget() {
        let kinds = [
            MoveRating::Best,
            MoveRating::Good,
            MoveRating::Book,
            MoveRating::Forced,
            MoveRating::Inaccuracy,
            MoveRating::Best,
            MoveRating::Great,
        ];
        let game: Vec<MoveRating> = kinds.iter().cycle().take(700).copied().collect();
        let said = play(&game, Mood::default());
        let count = |wanted: &[MoveRating]| {
            let moves = game.iter().zip(&said);
            moves
                .filter(|(rating, said)| wanted.contains(rating) && matches!(said, Some(Some(_))))
                .count()
        };
        assert_eq!(count(&[MoveRating::Great]), 100);
        assert_eq!(
            count(&[MoveRating::Book, MoveRating::Forced, MoveRating::Inaccuracy]),
            0
        );
        assert!(count(&[MoveRating::Best, MoveRating::Good]) <= 300 / 4);
    }

    #[test]
    fn faults_are_told_without_praise_and_levels_are_kept() {
        let fault = [MoveRating::Blunder];
        let of = |talk, is_silenced, rating: &[MoveRating]| {
            let mood = Mood {
                talk,
                is_silenced,
                ..Mood::default()
            };
            play(rating, mood)
        };
        assert_eq!(of(Talk::EveryMove, false, &fault), [Some(None)]);
        assert_eq!(of(Talk::MistakesOnly, false, &fault), [Some(None)]);
        assert_eq!(of(Talk::WhenAsked, false, &fault), [None]);
        assert_eq!(of(Talk::EveryMove, true, &fault), [None]);
        assert_eq!(of(Talk::MistakesOnly, false, &[MoveRating::Great]), [None]);
    }

    #[test]
    fn a_man_lost_in_a_decided_game_is_named_and_never_praised() {
        let lost = Reason {
            stance: Stance::Allows,
            ..reason()
        };
        let reasons = [lost];
        let mut mood = Mood::default();
        for _ in 0..20 {
            let (speech, next) = Tact::speak(MoveRating::Good, &reasons, mood);
            assert_eq!(speech.map(|speech| speech.praise), Some(None));
            mood = next;
        }
    }

    #[test]
    fn without_a_reason_nothing_is_said() {
        let (speech, _) = Tact::speak(MoveRating::Great, &[], Mood::default());
        assert_eq!(speech, None);
    }
}
