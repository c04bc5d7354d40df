//! Small things for today, at most three, and none is a duty: a day without chess is nothing that is lost.
//!
//! The plan of a day has at most three small things: the next lesson; five puzzles of one idea; and what comes back, puzzles
//! or moves of openings, whichever are more. Where nothing comes back there is a lesson with stars left, or else a game.
//!
//! The idea of the day's puzzles is the weakest one: of all ideas that a lesson teaches and that were tried at least four
//! times, the one with the smallest share solved at once, as long as that is below three quarters. Else it is what the lesson
//! taught that was finished last. Only what was known when the day began decides, so that the idea stays the same all day;
//! who began today gets the idea of the first lesson. Without any of these it is five puzzles as they come.

use crate::lesson::Library;
use crate::session::Timestamp;
use crate::store::Records;
use crate::study::{CardKind, Try};
use crate::theme::Theme;

use super::learning::day_of;
use super::progress::{map_of, next_lesson};
use super::puzzle::{ideas_of, scores_of};

/// So many tries make a day's small task.
const TRIES_A_DAY: usize = 5;
/// An idea of which so many puzzles in a hundred are solved at once is not weak.
const WELL_PERCENT: u32 = 75;
/// After so many lessons a game can be played.
const BEFORE_A_GAME: usize = 8;
/// A lesson with fewer stars than this is worth another look.
const FEW_STARS: u8 = 3;

/// A small thing for today.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Daily {
    /// What.
    pub task: DailyTask,
    /// Was it done today?
    pub is_done: bool,
}

/// What can be done in a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DailyTask {
    /// The next lesson, by its id.
    Lesson(String),
    /// A lesson that has stars left to earn, by its id.
    Again(String),
    /// Five puzzles, of an idea where one is chosen.
    Puzzles {
        /// The idea.
        theme: Option<Theme>,
    },
    /// Puzzles that come back today.
    PuzzlesBack {
        /// How many come back.
        due: usize,
    },
    /// Opening moves that come back today.
    Openings {
        /// How many come back.
        due: usize,
    },
    /// A game against whom the learner likes.
    Game,
}

/// The small things for today: see the head of this file.
#[must_use]
pub(super) fn daily(
    library: &Library,
    records: &Records,
    stock: &[Theme],
    now: Timestamp,
    zone_minutes: i32,
) -> Vec<Daily> {
    let today = day_of(now, zone_minutes);
    let is_today = |at: Timestamp| day_of(at, zone_minutes) == today;
    let learner = &records.learner;
    let mut tasks = Vec::new();
    let done_today = records
        .lessons()
        .any(|(_, lesson)| lesson.finished.is_some_and(is_today));
    if let Some(next) = next_lesson(library, records, None) {
        tasks.push(Daily {
            task: DailyTask::Lesson(next.id.clone()),
            is_done: done_today,
        });
    }
    let tried_today = |kind| learner.tries(kind).filter(move |tried| is_today(tried.at));
    let finished = records
        .lessons()
        .filter(|(_, lesson)| lesson.finished.is_some())
        .count();
    // Who has not seen a piece move has a first lesson, and nothing else.
    if finished > 0 || learner.tries(CardKind::Puzzle).next().is_some() {
        let theme = theme_of_day(library, records, stock, today, zone_minutes);
        let is_of_it = |tried: &&Try| theme.is_none_or(|theme| tried.themes.contains(&theme));
        let done = tried_today(CardKind::Puzzle).filter(is_of_it).count();
        tasks.push(Daily {
            task: DailyTask::Puzzles { theme },
            is_done: done >= TRIES_A_DAY,
        });
    }
    let puzzles = learner.due(CardKind::Puzzle, now).len();
    let openings = learner.due(CardKind::Opening, now).len();
    // With what came back today and was done, so that the task stays the same until its tick.
    let had_before = |tried: &&Try| {
        let mut others = learner.tries(CardKind::Puzzle);
        others.any(|other| other.key == tried.key && !is_today(other.at))
    };
    let puzzles_of_day = puzzles + tried_today(CardKind::Puzzle).filter(had_before).count();
    let openings_of_day = openings + tried_today(CardKind::Opening).count();
    if puzzles_of_day > 0 && puzzles_of_day >= openings_of_day {
        tasks.push(Daily {
            task: DailyTask::PuzzlesBack { due: puzzles },
            is_done: puzzles == 0,
        });
    } else if openings_of_day > 0 {
        tasks.push(Daily {
            task: DailyTask::Openings { due: openings },
            is_done: openings == 0,
        });
    } else if let Some(id) = lesson_with_stars_left(library, records) {
        tasks.push(Daily {
            task: DailyTask::Again(id),
            is_done: false,
        });
    } else if finished >= BEFORE_A_GAME || learner.tries(CardKind::Game).next().is_some() {
        tasks.push(Daily {
            task: DailyTask::Game,
            is_done: tried_today(CardKind::Game).next().is_some(),
        });
    }
    tasks
}

/// The idea of the day's puzzles: see the head of this file.
fn theme_of_day(
    library: &Library,
    records: &Records,
    stock: &[Theme],
    today: u64,
    zone_minutes: i32,
) -> Option<Theme> {
    let is_before = |at: Timestamp| day_of(at, zone_minutes) < today;
    let taught: Vec<Theme> = library
        .in_order()
        .flat_map(|lesson| ideas_of(lesson, stock))
        .collect();
    let tries = records.learner.tries(CardKind::Puzzle).rev();
    let weakest = scores_of(tries.filter(|tried| is_before(tried.at)))
        .into_iter()
        .find(|score| taught.contains(&score.theme))
        .filter(|score| score.percent() < WELL_PERCENT);
    if let Some(weakest) = weakest {
        return Some(weakest.theme);
    }
    let mut learnt: Vec<(Timestamp, Theme)> = records
        .lessons()
        .filter_map(|(id, lesson)| {
            let theme = ideas_of(library.lessons.get(id)?, stock).next()?;
            Some((lesson.finished?, theme))
        })
        .collect();
    learnt.sort();
    let before = learnt.iter().rev().find(|(at, _)| is_before(*at));
    before.or(learnt.first()).map(|(_, theme)| *theme)
}

/// A finished lesson with the fewest stars, the earliest on the map; nothing when all have all stars.
fn lesson_with_stars_left(library: &Library, records: &Records) -> Option<String> {
    map_of(library, records, None)
        .into_iter()
        .flat_map(|course| course.lessons)
        .filter(|lesson| records.is_finished(&lesson.id) && lesson.stars < FEW_STARS)
        .filter(|lesson| gives_stars(library, &lesson.id))
        .min_by_key(|lesson| lesson.stars)
        .map(|lesson| lesson.id)
}

fn gives_stars(library: &Library, id: &str) -> bool {
    let lesson = library.lessons.get(id);
    lesson.is_some_and(|lesson| lesson.steps.iter().any(|step| step.gives_stars()))
}
