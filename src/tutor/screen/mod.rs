//! The state of the screens. How they look is `app::screen`'s matter.

mod lesson;

pub use lesson::{Ending, LessonScreen};
