//! How the learner is getting on: what would be good today, what was learnt, on which days, and what was hard.
//!
//! For the learner, and for whoever teaches them. Every number is counted from the records; where there is none, there is
//! nothing to show, and a day without chess is a day without chess, nothing that is lost.

use std::collections::BTreeSet;

use crate::lesson::Library;
use crate::play::Character;
use crate::session::{AttemptOutcome, Timestamp};
use crate::store::{LONGEST_STEP_MILLIS, Records};
use crate::study::{CardKind, RatingKind, Try, TryOutcome};
use crate::theme::Theme;

use super::daily::{Daily, daily};

/// So many days are looked back.
pub const DAYS: usize = 28;
/// So many days are a week.
const WEEK: usize = 7;
/// So many hard lessons are named.
const MOST_HARD: usize = 3;
/// Wrong tries from which on a lesson counts as hard.
const HARD_MISSES: u32 = 4;
const HOUR_MILLIS: u64 = 3_600_000;
const DAY_MILLIS: u64 = 24 * HOUR_MILLIS;

/// How the learner is getting on.
#[derive(Clone, Debug, PartialEq)]
pub struct Learning {
    /// Small things for today, at most three.
    pub today: Vec<Daily>,
    /// Lessons that were finished.
    pub lessons: u32,
    /// Lessons that there are.
    pub lessons_there_are: u32,
    /// Stars earned in lessons.
    pub stars: u32,
    /// Puzzles solved without help, each counted once.
    pub puzzles: u32,
    /// The strength at puzzles, where it is known, and whether it is still a guess.
    pub puzzle_rating: Option<(u16, bool)>,
    /// Positions of openings that are known well.
    pub openings: u32,
    /// Games against characters that came to an end, and those of them that were won.
    pub games: (u32, u32),
    /// The last seven days.
    pub week: Week,
    /// Minutes of chess on each of the last [`DAYS`] days, the last of them today; nothing on a day without.
    pub minutes: Vec<u32>,
    /// All minutes of chess.
    pub minutes_in_all: u32,
    /// Each course that was begun.
    pub courses: Vec<CourseReport>,
    /// Lessons in which the most wrong tries were made, the hardest first.
    pub hard: Vec<HardLesson>,
}

/// What was done in the last seven days, today among them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Week {
    /// Days with chess.
    pub days: u32,
    /// Minutes.
    pub minutes: u32,
    /// Lessons that were gone through to their end.
    pub lessons: u32,
    /// Puzzles that were tried.
    pub puzzles: u32,
    /// Games against characters that came to an end.
    pub games: u32,
}

/// How far the learner is in a course.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourseReport {
    /// The course.
    pub id: String,
    /// Its lessons that were finished.
    pub finished: u32,
    /// Its lessons.
    pub of: u32,
    /// Stars earned in it.
    pub stars: u32,
    /// Wrong tries in it.
    pub misses: u32,
    /// Steps in it that were passed over and never solved.
    pub skipped: u32,
}

/// A lesson that was hard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HardLesson {
    /// The lesson.
    pub id: String,
    /// Wrong tries in it.
    pub misses: u32,
}

/// The day of a moment, counted from 1970, where clocks are so many minutes ahead of UTC.
#[must_use]
pub fn day_of(at: Timestamp, zone_minutes: i32) -> u64 {
    let shift = i64::from(zone_minutes) * 60_000;
    let local = i64::try_from(at.0)
        .unwrap_or(i64::MAX)
        .saturating_add(shift);
    u64::try_from(local).unwrap_or(0) / DAY_MILLIS
}

/// Counts it all from the records. `stock` are the ideas of which there are puzzles.
#[must_use]
pub(super) fn learning_of(
    library: &Library,
    records: &Records,
    stock: &[Theme],
    now: Timestamp,
    zone_minutes: i32,
) -> Learning {
    let today = day_of(now, zone_minutes);
    let learner = &records.learner;
    let games = || learner.tries(CardKind::Game).filter(is_against_character);
    let won = games().filter(|game| game.outcome == TryOutcome::Solved);
    let millis = millis_of_days(records, today, zone_minutes);
    let puzzles = learner.tries(CardKind::Puzzle);
    let solved: BTreeSet<&str> = puzzles
        .filter(|tried| tried.outcome == TryOutcome::Solved)
        .map(|tried| tried.key.as_str())
        .collect();
    Learning {
        today: daily(library, records, stock, now, zone_minutes),
        lessons: records
            .lessons()
            .filter(|(_, lesson)| lesson.finished.is_some())
            .count() as u32,
        lessons_there_are: library.lessons.len() as u32,
        stars: records.lessons().map(|(_, lesson)| lesson.stars()).sum(),
        puzzles: solved.len() as u32,
        puzzle_rating: learner
            .rating(RatingKind::Puzzle)
            .map(|rating| (rating.points(), rating.is_provisional())),
        openings: learner
            .cards(CardKind::Opening)
            .filter(|(_, card)| card.is_firm())
            .count() as u32,
        games: (games().count() as u32, won.count() as u32),
        week: week(records, &millis, today, zone_minutes),
        minutes: millis.into_iter().map(whole_minutes).collect(),
        minutes_in_all: whole_minutes(spent(records, zone_minutes).map(|(_, millis)| millis).sum()),
        courses: courses(library, records),
        hard: hard(library, records),
    }
}

/// Between two people nobody is the learner: such a game is time with chess, and no result.
fn is_against_character(game: &&Try) -> bool {
    Character::of_id(&game.key).is_some()
}

fn week(records: &Records, millis: &[u64], today: u64, zone_minutes: i32) -> Week {
    let is_recent = |at: Timestamp| {
        let ago = today.checked_sub(day_of(at, zone_minutes));
        ago.is_some_and(|ago| ago < WEEK as u64)
    };
    let tries = |kind| {
        let tries = records.learner.tries(kind);
        tries.filter(|tried| is_recent(tried.at)).count() as u32
    };
    let days = || millis.iter().rev().take(WEEK);
    Week {
        days: days().filter(|millis| **millis > 0).count() as u32,
        // Rounded once, as all time is, so that a week is never longer than all weeks.
        minutes: whole_minutes(days().sum()),
        lessons: records
            .lessons()
            .filter(|(_, lesson)| lesson.finished.is_some_and(is_recent))
            .count() as u32,
        puzzles: tries(CardKind::Puzzle),
        games: records
            .learner
            .tries(CardKind::Game)
            .filter(is_against_character)
            .filter(|game| is_recent(game.at))
            .count() as u32,
    }
}

/// Milliseconds of chess, each with its day.
fn spent(records: &Records, zone_minutes: i32) -> impl Iterator<Item = (u64, u64)> {
    let lessons = records
        .hours()
        .map(move |(hour, spent)| (Timestamp(hour * HOUR_MILLIS), spent.millis));
    let learner = &records.learner;
    let tries = [CardKind::Puzzle, CardKind::Opening]
        .into_iter()
        .flat_map(|kind| learner.tries(kind))
        .map(|tried| (tried.at, tried.took_millis.min(LONGEST_STEP_MILLIS)));
    // A game's time was counted move by move.
    let games = learner.tries(CardKind::Game);
    let games = games.map(|game| (game.at, game.took_millis));
    lessons
        .chain(tries)
        .chain(games)
        .map(move |(at, millis)| (day_of(at, zone_minutes), millis))
}

/// Milliseconds of chess on each of the last [`DAYS`] days, the last of them today.
fn millis_of_days(records: &Records, today: u64, zone_minutes: i32) -> [u64; DAYS] {
    let mut millis = [0_u64; DAYS];
    for (day, spent) in spent(records, zone_minutes) {
        let ago = today
            .checked_sub(day)
            .and_then(|ago| usize::try_from(ago).ok());
        let slot = ago.and_then(|ago| (DAYS - 1).checked_sub(ago));
        if let Some(sum) = slot.and_then(|slot| millis.get_mut(slot)) {
            *sum = sum.saturating_add(spent);
        }
    }
    millis
}

/// Minutes, rounded up: whoever began has done something.
fn whole_minutes(millis: u64) -> u32 {
    u32::try_from(millis.div_ceil(60_000)).unwrap_or(u32::MAX)
}

fn courses(library: &Library, records: &Records) -> Vec<CourseReport> {
    library
        .courses
        .iter()
        .filter(|course| !course.is_hidden)
        .map(|course| {
            let known = || course.lessons.iter().filter_map(|id| records.lesson(id));
            CourseReport {
                id: course.id.clone(),
                finished: known().filter(|lesson| lesson.finished.is_some()).count() as u32,
                of: course.lessons.len() as u32,
                stars: known().map(|lesson| lesson.stars()).sum(),
                misses: known()
                    .flat_map(|lesson| lesson.steps.values())
                    .map(|step| step.misses)
                    .sum(),
                skipped: known()
                    .flat_map(|lesson| lesson.steps.values())
                    .filter(|step| step.best == AttemptOutcome::Skipped)
                    .count() as u32,
            }
        })
        .filter(|course| course.finished + course.stars + course.misses + course.skipped > 0)
        .collect()
}

fn hard(library: &Library, records: &Records) -> Vec<HardLesson> {
    let mut hard: Vec<HardLesson> = records
        .lessons()
        .filter(|(id, _)| library.lessons.contains_key(*id))
        .map(|(id, lesson)| HardLesson {
            id: id.to_owned(),
            misses: lesson
                .steps
                .values()
                .filter(|step| step.best == AttemptOutcome::Solved)
                .map(|step| step.misses)
                .sum(),
        })
        .filter(|lesson| lesson.misses >= HARD_MISSES)
        .collect();
    hard.sort_by_key(|lesson| std::cmp::Reverse(lesson.misses));
    hard.truncate(MOST_HARD);
    hard
}

impl Learning {
    /// On how many of the last [`DAYS`] days there was chess.
    #[must_use]
    pub fn days(&self) -> usize {
        self.minutes.iter().filter(|minutes| **minutes > 0).count()
    }

    /// Is there nothing to show yet?
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.minutes_in_all == 0 && self.lessons == 0 && self.games.0 == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::Pack;
    use crate::session::Attempt;
    use crate::tutor::{DailyTask, Shelved};

    const NOON: Timestamp = Timestamp(20_000 * DAY_MILLIS + 12 * HOUR_MILLIS);

    fn attempt(lesson: &str, at: Timestamp, misses: u32) -> Attempt {
        Attempt {
            lesson: lesson.to_owned(),
            step: "a".to_owned(),
            outcome: AttemptOutcome::Solved,
            misses,
            hints: 0,
            stars: 2,
            at,
            took_millis: 90_000,
        }
    }

    #[test]
    fn an_evening_in_shanghai_is_one_day_though_it_is_two_in_greenwich() {
        let before_midnight = Timestamp(20_000 * DAY_MILLIS + 23 * HOUR_MILLIS);
        let after_midnight = Timestamp(20_001 * DAY_MILLIS + HOUR_MILLIS);
        assert_ne!(day_of(before_midnight, 0), day_of(after_midnight, 0));
        assert_eq!(day_of(before_midnight, 480), day_of(after_midnight, 480));
    }

    #[test]
    fn minutes_stand_on_their_days_and_a_long_break_counts_little() {
        let mut records = Records::default();
        records.record(&attempt("rook", NOON, 0));
        let yesterday = Timestamp(NOON.0 - DAY_MILLIS);
        records.record(&Attempt {
            took_millis: 9 * HOUR_MILLIS,
            ..attempt("rook", yesterday, 0)
        });
        let minutes = millis_of_days(&records, day_of(NOON, 0), 0).map(whole_minutes);
        assert_eq!(minutes.get(DAYS - 2..), Some(&[5, 2][..]));
    }

    #[test]
    fn a_day_has_at_most_three_small_things_and_knows_what_was_done() {
        let library = Shelved::of(&[Pack::embedded()]).library;
        let mut records = Records::default();
        let fresh = learning_of(&library, &records, &[], NOON, 0);
        assert!(fresh.is_blank() && fresh.days() == 0);
        assert!(fresh.today.iter().all(|daily| !daily.is_done));
        let tasks: Vec<&DailyTask> = fresh.today.iter().map(|daily| &daily.task).collect();
        assert!(
            matches!(tasks.as_slice(), [DailyTask::Lesson(_)]),
            "{tasks:?}"
        );

        let first = library.courses.first().unwrap().lessons.first().unwrap();
        records.record(&attempt(first, NOON, 5));
        records.finish(first, NOON);
        let learning = learning_of(&library, &records, &[], NOON, 0);
        assert!(learning.today.len() <= 3);
        assert!(learning.today.first().unwrap().is_done);
        assert_eq!(learning.days(), 1);
        assert_eq!(learning.hard.first().map(|hard| hard.misses), Some(5));
        assert_eq!(learning.courses.len(), 1);
        assert_eq!(
            learning.courses.first().map(|course| course.skipped),
            Some(0)
        );
        records.record(&Attempt {
            step: "b".to_owned(),
            outcome: AttemptOutcome::Skipped,
            ..attempt(first, NOON, 0)
        });
        let skipped = courses(&library, &records);
        assert_eq!(skipped.first().map(|course| course.skipped), Some(1));
        assert_eq!((learning.week.days, learning.week.lessons), (1, 1));
    }

    #[test]
    fn games_count_as_chess_and_old_ones_are_not_of_this_week() {
        let mut records = Records::default();
        for (days_ago, outcome) in [
            (0, TryOutcome::Solved),
            (3, TryOutcome::Failed),
            (9, TryOutcome::Helped),
        ] {
            records.learner.keep_try(Try {
                kind: CardKind::Game,
                key: "chick".to_owned(),
                themes: Vec::new(),
                outcome,
                level: None,
                rating_after: None,
                at: Timestamp(NOON.0 - days_ago * DAY_MILLIS),
                took_millis: 14 * 60_000,
            });
        }
        let learning = learning_of(&Library::default(), &records, &[], NOON, 0);
        assert!(!learning.is_blank());
        let game = learning
            .today
            .iter()
            .find(|daily| daily.task == DailyTask::Game);
        assert!(
            game.is_some_and(|game| game.is_done),
            "one was played today"
        );
        assert_eq!(learning.games, (3, 1));
        assert_eq!((learning.week.games, learning.week.minutes), (2, 28));
        assert_eq!(learning.minutes_in_all, 42);
    }

    fn puzzle(key: &str, themes: &[Theme], outcome: TryOutcome, at: Timestamp) -> Try {
        Try {
            kind: CardKind::Puzzle,
            key: key.to_owned(),
            themes: themes.to_vec(),
            outcome,
            level: None,
            rating_after: None,
            at,
            took_millis: 1_000,
        }
    }

    /// What the plan says of puzzles, and whether it was done.
    fn puzzles_of(learning: &Learning) -> Option<(Option<Theme>, bool)> {
        learning.today.iter().find_map(|daily| {
            let DailyTask::Puzzles { theme } = daily.task else {
                return None;
            };
            Some((theme, daily.is_done))
        })
    }

    #[test]
    fn the_day_has_the_weakest_idea_and_else_the_one_that_was_learnt_last() {
        let library = Shelved::of(&[Pack::embedded()]).library;
        let stock = [Theme::Fork, Theme::Pin, Theme::Skewer, Theme::QuietMove];
        let yesterday = Timestamp(NOON.0 - DAY_MILLIS);
        let mut records = Records::default();
        let plan = |records: &Records| puzzles_of(&learning_of(&library, records, &stock, NOON, 0));
        assert_eq!(plan(&records), None, "first comes a first lesson");

        // A lesson without an idea of which there are puzzles, then one with.
        records.finish("rook", Timestamp(yesterday.0 - DAY_MILLIS));
        assert_eq!(plan(&records), Some((None, false)));
        records.finish("fork", yesterday);
        assert_eq!(plan(&records), Some((Some(Theme::Fork), false)));
        // What is learnt today has its day tomorrow.
        records.finish("skewer", NOON);
        assert_eq!(plan(&records), Some((Some(Theme::Fork), false)));

        // Pins go badly, forks well; the plan of today was made before today's tries.
        for number in 0..4 {
            let outcome = |is_good| {
                if is_good {
                    TryOutcome::Solved
                } else {
                    TryOutcome::Failed
                }
            };
            let key = format!("{number}");
            let learner = &mut records.learner;
            learner.keep_try(puzzle(&key, &[Theme::Fork], TryOutcome::Solved, yesterday));
            let pin = outcome(number < 2);
            learner.keep_try(puzzle(&key, &[Theme::Pin], pin, yesterday));
            // No lesson teaches it, however badly it goes.
            let themes = [Theme::WinningMaterial];
            learner.keep_try(puzzle(&key, &themes, TryOutcome::Failed, yesterday));
            learner.keep_try(puzzle(&key, &[Theme::Skewer], TryOutcome::Failed, NOON));
        }
        assert_eq!(plan(&records), Some((Some(Theme::Pin), false)));
        // Five of the idea are the day's task, others are not.
        for number in 0..5 {
            assert_eq!(plan(&records), Some((Some(Theme::Pin), false)), "{number}");
            let themes = [Theme::Pin, Theme::Fork];
            let tried = puzzle("x", &themes, TryOutcome::Helped, NOON);
            records.learner.keep_try(tried);
        }
        assert_eq!(plan(&records), Some((Some(Theme::Pin), true)));
    }

    #[test]
    fn what_comes_back_is_the_third_small_thing() {
        let library = Shelved::of(&[Pack::embedded()]).library;
        let mut records = Records::default();
        records.finish("rook", NOON);
        let card = crate::study::review(None, crate::study::Grade::Again, Timestamp(5));
        let last = |records: &Records| {
            let learning = learning_of(&library, records, &[], NOON, 0);
            assert!(learning.today.len() <= 3);
            learning.today.last().map(|daily| daily.task.clone())
        };
        records.learner.keep_card(CardKind::Opening, "a", card);
        assert_eq!(last(&records), Some(DailyTask::Openings { due: 1 }));
        records.learner.keep_card(CardKind::Puzzle, "a", card);
        assert_eq!(last(&records), Some(DailyTask::PuzzlesBack { due: 1 }));
        records.learner.keep_card(CardKind::Opening, "b", card);
        assert_eq!(last(&records), Some(DailyTask::Openings { due: 2 }));
    }

    #[test]
    fn what_came_back_keeps_its_place_until_its_tick_and_what_is_not_here_does_not_come_back() {
        let library = Shelved::of(&[Pack::embedded()]).library;
        let mut records = Records::default();
        records.finish("rook", NOON);
        let yesterday = Timestamp(NOON.0 - DAY_MILLIS);
        let due = crate::study::review(None, crate::study::Grade::Again, Timestamp(5));
        let later = crate::study::review(None, crate::study::Grade::Good, NOON);
        let last = |records: &Records| {
            let learning = learning_of(&library, records, &[], NOON, 0);
            learning.today.last().cloned()
        };
        let back = |due, is_done| {
            let task = DailyTask::PuzzlesBack { due };
            Some(Daily { task, is_done })
        };
        let learner = &mut records.learner;
        for key in ["a", "b"] {
            learner.keep_card(CardKind::Puzzle, key, due);
            learner.keep_try(puzzle(key, &[], TryOutcome::Failed, yesterday));
        }
        assert_eq!(last(&records), back(2, false));
        records
            .learner
            .set_away(CardKind::Puzzle, ["b".to_owned()].into());
        assert_eq!(last(&records), back(1, false), "b is on another machine");
        records.learner.keep_card(CardKind::Puzzle, "a", later);
        records
            .learner
            .keep_try(puzzle("a", &[], TryOutcome::Solved, NOON));
        assert_eq!(last(&records), back(0, true));
    }
}
