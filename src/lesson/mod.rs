//! Lessons: scripts that a teacher can write and a checker can prove.
//!
//! A lesson takes three forms: the files as written ([`crate::content::SourceFile`]), the [`draft`] with places in it, and the valid
//! [`Lesson`], which holds positions, moves and goals and needs no more parsing. [`check()`] goes from the second to the third and
//! finds every fault on the way. [`LessonSession`] plays a lesson with a learner. How to write one: `lessons/README.md`.

mod answer;
mod check;
mod claim;
pub mod draft;
mod field;
mod goal;
mod import;
#[expect(
    clippy::module_inception,
    reason = "the noun of this file is the lesson itself"
)]
mod lesson;
mod library;
mod nature;
mod proof;
mod session;

pub use check::{Checked, Terms, Written, check, check_course};
pub use claim::{Claim, EngineClaim, Verdict};
pub use field::{Field, Find};
pub use goal::{Deeds, Goal};
pub use import::{Decision, Imported, import};
pub use lesson::{
    Aim, Ask, Course, Drill, Lesson, Mode, Nature, Play, Practised, Step, StepKind, Train,
    Training, Tree, Wanted,
};
pub use library::{BrokenLesson, Library, LibraryReport, Reading};
pub use session::{AnswerOption, AnswerState, Hints, LessonSession, Tally, TestResult};
