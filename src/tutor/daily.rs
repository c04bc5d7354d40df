//! Small things for today: the next lesson, what comes back, and where nothing does, a lesson with stars left or a game.
//!
//! At most three, and none is a duty: a day without chess is nothing that is lost.

use crate::lesson::Library;
use crate::session::Timestamp;
use crate::store::Records;
use crate::study::CardKind;

use super::learning::day_of;
use super::progress::{map_of, next_lesson};

/// So many tries make a day's small task.
const TRIES_A_DAY: usize = 5;
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
    /// Some puzzles; so many of them come back today.
    Puzzles {
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

/// The next lesson, what comes back, and where there is nothing to come back, a lesson with stars left.
#[must_use]
pub(super) fn daily(
    library: &Library,
    records: &Records,
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
    let tries = |kind| {
        learner
            .tries(kind)
            .filter(|tried| is_today(tried.at))
            .count()
    };
    let finished = records
        .lessons()
        .filter(|(_, lesson)| lesson.finished.is_some())
        .count();
    // Who has not seen a piece move has a first lesson, and nothing else.
    if finished > 0 || learner.tries(CardKind::Puzzle).next().is_some() {
        tasks.push(Daily {
            task: DailyTask::Puzzles {
                due: learner.due(CardKind::Puzzle, now).len(),
            },
            is_done: tries(CardKind::Puzzle) >= TRIES_A_DAY,
        });
    }
    let due = learner.due(CardKind::Opening, now).len();
    if due > 0 || tries(CardKind::Opening) > 0 {
        tasks.push(Daily {
            task: DailyTask::Openings { due },
            is_done: due == 0,
        });
    } else if let Some(id) = lesson_with_stars_left(library, records) {
        tasks.push(Daily {
            task: DailyTask::Again(id),
            is_done: false,
        });
    } else if finished >= BEFORE_A_GAME || learner.tries(CardKind::Game).next().is_some() {
        tasks.push(Daily {
            task: DailyTask::Game,
            is_done: tries(CardKind::Game) > 0,
        });
    }
    tasks
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
