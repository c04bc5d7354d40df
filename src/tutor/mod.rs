//! The whole program without a window: what is shown, what the learner does, what is kept.
//!
//! [`Tutor`] holds the state of every screen. A [`Msg`] is all that can change it; [`Tutor::update`] applies one at a time. The
//! window draws a shared borrow of it and hands messages back, so that paint code cannot change anything, and a test can
//! live through a lesson without a window.

mod beginning;
mod consult;
mod daily;
mod driver;
mod engine;
mod file_words;
mod kept_game;
mod learners;
mod learning;
mod mining;
mod msg;
mod names;
mod navigation;
mod notice;
mod opening;
mod play;
mod progress;
mod puzzle;
mod repertoire;
mod repertoires;
mod review;
mod route;
pub mod screen;
mod shelf;
#[expect(
    clippy::module_inception,
    reason = "the noun of this file is the tutor itself"
)]
mod tutor;
mod vision;

pub use consult::Seat;
pub use daily::{Daily, DailyTask};
pub use engine::{EngineMsg, EngineView};
pub use file_words::{unexchanged, unreadable, unwritable};
pub use learners::{LearnerMsg, LearnersPage};
pub use learning::{CourseReport, DAYS, HardLesson, Learning, day_of};
pub use msg::{Change, Msg, PlayMsg, ReviewMsg};
pub use notice::Notice;
pub use opening::OpeningMsg;
pub use progress::{CourseView, LessonState, LessonView, map_of};
pub use puzzle::PuzzleMsg;
pub use repertoire::RepertoireMsg;
pub use repertoires::{
    Cupboard, CupboardAnswer, Drawer, FolderCupboard, Own, keep_repertoire, read_repertoires,
};
pub use route::Route;
pub use shelf::{Shelf, Shelved};
pub use tutor::{Start, Tutor};
pub use vision::Layer;
