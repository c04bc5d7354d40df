//! The state of the screens. How they look is `app::screen`'s matter.

mod first_run;
mod lesson;
pub(crate) mod opening;
mod puzzle;
mod review;

pub use first_run::FirstRunPage;
pub use lesson::{Ending, LessonScreen};
pub use opening::title_of;
pub use opening::{DrillScreen, LineView, OpeningScreen, OpeningView, SideView};
pub use puzzle::{ImportState, PuzzleScreen, Stock, ThemeScore};
pub use review::{ReviewPage, Trouble};
