//! Whether to speak: praise is earned and rare, one fault at a time, and silence when it is asked for.

use std::collections::VecDeque;

use crate::message::{Arg, Message};
use crate::theme::Theme;

use super::phrase::{Reason, phrase};
use super::rating::MoveRating;

/// How many utterances must pass before the same praise is said again.
const PRAISE_REST: usize = 10;
/// One good move in so many is praised.
const GOOD_PER_PRAISE: u32 = 4;

/// The openings of praise for what takes some finding; more than rest, so that one is always fresh.
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

/// The same for a sound move that is easily found: words that marvel at it would soon be believed no more.
const PLAIN_PRAISE: [&str; 12] = [
    "praise-plain-1",
    "praise-plain-2",
    "praise-plain-3",
    "praise-plain-4",
    "praise-plain-5",
    "praise-plain-6",
    "praise-plain-7",
    "praise-plain-8",
    "praise-plain-9",
    "praise-plain-10",
    "praise-plain-11",
    "praise-plain-12",
];

/// Openings of praise that name the lesson in which the idea was learnt. They rest like the others.
const LESSON_PRAISE: [&str; 3] = ["praise-lesson-1", "praise-lesson-2", "praise-lesson-3"];

/// A lesson that the learner has finished lately.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Learnt {
    /// The lesson, by its id.
    pub lesson: String,
    /// The ideas that it teaches.
    pub themes: Vec<Theme>,
}

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
    /// The lessons finished lately, the latest first: a praised move that uses an idea of theirs is tied to the lesson.
    pub learnt: Vec<Learnt>,
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
    /// The lesson that the praise names, by its id.
    pub lesson: Option<String>,
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
                .with("praise", Arg::Message(Box::new(self.opening(praise))))
                .with("reason", Arg::Message(Box::new(reason))),
            None => reason,
        }
    }

    fn opening(&self, praise: &'static str) -> Message {
        let opening = Message::own(praise);
        match &self.lesson {
            Some(lesson) => {
                let title = Message::lesson(lesson, "title", None);
                opening.with("lesson", Arg::Clause(Box::new(title)))
            }
            None => opening,
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
        // Nor is a draw that is no worse than the other moves, but saves nothing.
        let is_good = rating.is_praise() && reason.is_none_or(Reason::is_merit);
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
            let speech = Speech {
                praise: None,
                lesson: None,
                reason,
            };
            return (Some(speech), mood);
        }
        if !rating.is_great() && mood.good_moves < GOOD_PER_PRAISE {
            return (None, mood);
        }
        let learnt = mood.learnt_in(&reason);
        let tied = learnt.and_then(|lesson| Some((mood.fresh(&LESSON_PRAISE)?, lesson)));
        let (praise, lesson) = match tied {
            Some((praise, lesson)) => (Some(praise), Some(lesson)),
            None if takes_finding(rating, &reason) => (mood.fresh(&PRAISE), None),
            None => (mood.fresh(&PLAIN_PRAISE), None),
        };
        mood.good_moves = 0;
        let speech = Speech {
            praise,
            lesson,
            reason,
        };
        (Some(speech), mood)
    }
}

/// Is a move hard to find, by its rating or by its idea? Developing a man, or taking what can be taken, is not.
fn takes_finding(rating: MoveRating, reason: &Reason) -> bool {
    let theme = reason.fact.theme;
    let is_taking = [Theme::HangingPiece, Theme::WinningExchange].contains(&theme);
    rating.is_great() || !(theme.is_plan() || is_taking)
}

impl Mood {
    /// The latest lesson that teaches the idea of what the move does.
    fn learnt_in(&self, reason: &Reason) -> Option<String> {
        let mut lessons = self.learnt.iter();
        let learnt = lessons.find(|learnt| learnt.themes.contains(&reason.fact.theme))?;
        Some(learnt.lesson.clone())
    }

    /// Words of a list that have rested; in the order of the list, so that a game sounds the same when it is seen again.
    fn fresh(&mut self, list: &[&'static str]) -> Option<&'static str> {
        let mut latest_first = self.praised.iter().rev();
        let last = latest_first.find_map(|last| list.iter().position(|id| id == last));
        let next = last.map_or(0, |at| at + 1);
        let praise = list
            .iter()
            .cycle()
            .skip(next)
            .take(list.len())
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
            costs_nothing: false,
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

    /// A mood in which these lessons were finished, the latest first.
    fn after_lessons(lessons: &[(&str, &[Theme])]) -> Mood {
        let learnt = lessons.iter().map(|(lesson, themes)| Learnt {
            lesson: (*lesson).to_owned(),
            themes: themes.to_vec(),
        });
        Mood {
            learnt: learnt.collect(),
            ..Mood::default()
        }
    }

    /// The words and the lesson of a praise.
    type Heard = Option<(Option<&'static str>, Option<String>)>;

    /// What is heard while each move forks and is rated so.
    fn hear(rating: MoveRating, count: usize, mut mood: Mood) -> Vec<Heard> {
        let reasons = [reason()];
        let moves = 0..count;
        moves
            .map(|_| {
                let (speech, next) = Tact::speak(rating, &reasons, mood.clone());
                mood = next;
                speech.map(|speech| (speech.praise, speech.lesson))
            })
            .collect()
    }

    #[test]
    fn praise_names_the_lesson_in_which_the_idea_was_learnt() {
        let (pins, forks, more): (&[Theme], &[Theme], &[Theme]) =
            (&[Theme::Pin], &[Theme::Fork, Theme::Skewer], &[Theme::Fork]);
        let mood = after_lessons(&[("pin", pins), ("fork", forks), ("old-fork", more)]);
        let said = hear(MoveRating::Great, 1, mood);
        assert_eq!(
            said,
            [Some((Some("praise-lesson-1"), Some("fork".to_owned())))]
        );
        // No lesson about it, no mention.
        let said = hear(MoveRating::Great, 1, after_lessons(&[("pin", pins)]));
        assert_eq!(said, [Some((Some("praise-1"), None))]);
    }

    #[test]
    fn praise_for_what_was_learnt_keeps_its_budget_and_rests_like_other_praise() {
        let mood = || after_lessons(&[("fork", &[Theme::Fork])]);
        let said = hear(MoveRating::Good, 400, mood());
        assert_eq!(said.iter().flatten().count(), 100);
        let said: Vec<_> = hear(MoveRating::Great, 200, mood());
        let words: Vec<&str> = said
            .iter()
            .flatten()
            .filter_map(|(praise, _)| *praise)
            .collect();
        assert_eq!(words.len(), 200);
        for window in words.windows(PRAISE_REST + 1) {
            let (last, before) = window.split_last().unwrap();
            assert!(!before.contains(last), "{window:?}");
        }
        // The lesson is named with its own words and with no others.
        for (praise, lesson) in said.iter().flatten() {
            let is_tied = praise.is_some_and(|praise| LESSON_PRAISE.contains(&praise));
            assert_eq!(is_tied, lesson.is_some());
        }
    }

    #[test]
    fn faults_name_no_lesson_and_silence_stays_silence() {
        let mood = after_lessons(&[("fork", &[Theme::Fork])]);
        let said = hear(MoveRating::Blunder, 1, mood.clone());
        assert_eq!(said, [Some((None, None))]);
        let silenced = Mood {
            is_silenced: true,
            ..mood
        };
        assert_eq!(hear(MoveRating::Great, 1, silenced), [None]);
    }

    #[test]
    fn a_plain_move_is_praised_in_plain_words_that_rest_like_the_others() {
        let start = Position::start();
        let mut facts = seen_of(&start, start.read_move("Nf3").unwrap());
        facts.retain(|fact| fact.theme == Theme::Development);
        let reasons = [Reason {
            stance: Stance::Does,
            fact: facts.remove(0),
            start,
            costs_nothing: false,
        }];
        let (great, _) = Tact::speak(MoveRating::Great, &reasons, Mood::default());
        assert_eq!(great.unwrap().praise, Some("praise-1"));
        let (mut mood, mut words) = (Mood::default(), Vec::new());
        for _ in 0..400 {
            let (speech, next) = Tact::speak(MoveRating::Good, &reasons, mood);
            mood = next;
            words.extend(speech.map(|speech| speech.praise.unwrap()));
        }
        assert_eq!(words.len(), 100);
        assert!(words.iter().all(|praise| PLAIN_PRAISE.contains(praise)));
        for window in words.windows(PRAISE_REST + 1) {
            let (last, before) = window.split_last().unwrap();
            assert!(!before.contains(last), "{window:?}");
        }
    }

    #[test]
    fn a_draw_is_praised_only_for_who_has_less() {
        let told = |fen: &str, mv: &str, stance| {
            let start = Position::from_fen(fen).unwrap();
            let mut facts = seen_of(&start, start.read_move(mv).unwrap());
            facts.retain(|fact| fact.theme.is_draw());
            let fact = facts.remove(0);
            let reasons = [Reason {
                stance,
                fact,
                start,
                costs_nothing: false,
            }];
            let (speech, _) = Tact::speak(MoveRating::Great, &reasons, Mood::default());
            speech.map(|speech| speech.praise.is_some())
        };
        let bare = "7k/8/8/8/8/8/5p2/5K2 w - - 0 1";
        assert_eq!(told(bare, "Kxf2", Stance::Does), Some(true));
        let ahead = "k7/2Q5/8/8/8/8/8/1K6 w - - 0 1";
        assert_eq!(told(ahead, "Kb2", Stance::Does), None);
        assert_eq!(told(ahead, "Kb2", Stance::Spoils), Some(false));
    }

    #[test]
    fn without_a_reason_nothing_is_said() {
        let (speech, _) = Tact::speak(MoveRating::Great, &[], Mood::default());
        assert_eq!(speech, None);
    }
}
