//! The state of the screens. How they look is `app::screen`'s matter.

mod first_run;
mod lesson;

pub use first_run::FirstRunPage;
pub use lesson::{Ending, LessonScreen};
