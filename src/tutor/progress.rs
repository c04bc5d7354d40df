//! The map of lessons with the learner's progress on it.

use std::sync::Arc;

use crate::lesson::{Lesson, Library, Step};
use crate::store::{Level, Records};

/// The courses before this one teach the rules of chess, by their order.
const AFTER_THE_RULES: usize = 3;

/// A course on the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourseView {
    /// Its id.
    pub id: String,
    /// Its lessons in their order, broken ones among them.
    pub lessons: Vec<LessonView>,
}

/// A lesson on the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonView {
    /// Its id.
    pub id: String,
    /// How far the learner is in it.
    pub state: LessonState,
    /// Is it the one to do next?
    pub is_next: bool,
    /// About how long it takes.
    pub minutes: u32,
    /// Stars, 0 to 3: the share of all stars of its steps, once it is finished.
    pub stars: u8,
}

/// How far the learner is in a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LessonState {
    /// Not begun.
    New,
    /// Left at a step: its place from 1, and how many there are.
    Begun {
        /// The place of the step, from 1.
        step: usize,
        /// How many steps there are.
        of: usize,
    },
    /// Gone through to its end.
    Finished,
    /// It has faults and cannot be shown.
    Broken,
}

/// The map: every course with every lesson.
#[must_use]
pub fn map_of(library: &Library, records: &Records, level: Option<Level>) -> Vec<CourseView> {
    let next = next_lesson(library, records, level).map(|lesson| lesson.id.clone());
    library
        .courses
        .iter()
        .filter(|course| !course.is_hidden)
        .map(|course| CourseView {
            id: course.id.clone(),
            lessons: course
                .lessons
                .iter()
                .filter_map(|id| view_of(id, library, records, next.as_deref()))
                .collect(),
        })
        .collect()
}

fn view_of(
    id: &str,
    library: &Library,
    records: &Records,
    next: Option<&str>,
) -> Option<LessonView> {
    let Some(lesson) = library.lessons.get(id) else {
        let is_broken = library.broken.iter().any(|broken| broken.id == id);
        return is_broken.then(|| LessonView {
            id: id.to_owned(),
            state: LessonState::Broken,
            is_next: false,
            minutes: 0,
            stars: 0,
        });
    };
    let place = records
        .place_in(id)
        .and_then(|place| lesson.steps.iter().position(|step| step.id == place.step));
    let state = match place {
        // Who only looked at the first step has not begun.
        Some(index) if index > 0 => LessonState::Begun {
            step: index + 1,
            of: lesson.steps.len(),
        },
        _ if records.is_finished(id) => LessonState::Finished,
        _ => LessonState::New,
    };
    let stars = if records.is_finished(id) {
        lesson_stars(lesson, records)
    } else {
        0
    };
    Some(LessonView {
        id: id.to_owned(),
        state,
        is_next: next == Some(id),
        minutes: lesson.minutes,
        stars,
    })
}

/// Three stars for all stars of all steps, two for two thirds of them, one for any, none for none.
#[must_use]
pub(super) fn lesson_stars(lesson: &Lesson, records: &Records) -> u8 {
    let giving: Vec<&Step> = lesson
        .steps
        .iter()
        .filter(|step| step.gives_stars())
        .collect();
    let earned: u32 = giving
        .iter()
        .filter_map(|step| records.lesson(&lesson.id)?.steps.get(&step.id))
        .map(|step| u32::from(step.stars))
        .sum();
    stars_for_share(earned, giving.len() as u32 * 3)
}

/// See [`lesson_stars`].
#[must_use]
pub(super) fn stars_for_share(earned: u32, of: u32) -> u8 {
    if earned >= of {
        3
    } else if earned == 0 {
        0
    } else if earned * 3 >= of * 2 {
        2
    } else {
        1
    }
}

/// The one lesson to do next: the one that was left last, else the next that is not finished after the one that was
/// finished last, else the first of those that the learner's level begins with.
#[must_use]
pub(super) fn next_lesson<'l>(
    library: &'l Library,
    records: &Records,
    level: Option<Level>,
) -> Option<&'l Lesson> {
    let left = records
        .last_place()
        .and_then(|place| library.lessons.get(&place.lesson));
    let is_open = |lesson: &&Arc<Lesson>| !records.is_finished(&lesson.id);
    let from = |id: &str| {
        let mut rest = library.on_the_map().skip_while(|lesson| lesson.id != id);
        rest.find(is_open)
    };
    let after = || from(records.latest()?);
    let by_level = || from(&first_lesson(library, level)?);
    let any = || library.on_the_map().find(is_open);
    left.or_else(after)
        .or_else(by_level)
        .or_else(any)
        .map(|lesson| lesson.as_ref())
}

/// Where to begin: who knows nothing at the board, who knows how the men move at the second course, who plays where the
/// rules are done.
#[must_use]
pub(super) fn first_lesson(library: &Library, level: Option<Level>) -> Option<String> {
    let courses: Vec<_> = library
        .courses
        .iter()
        .filter(|course| !course.is_hidden)
        .collect();
    let course = match level {
        None | Some(Level::New) => courses.first(),
        Some(Level::SomeRules) => courses.get(1).or(courses.first()),
        Some(Level::Plays) => courses.get(AFTER_THE_RULES).or(courses.last()),
    };
    let mut lessons = course.into_iter().flat_map(|course| &course.lessons);
    lessons
        .find(|id| library.lessons.contains_key(*id))
        .cloned()
}
