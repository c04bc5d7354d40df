//! The state of the screens. How they look is `app::screen`'s matter.

mod editor;
mod first_run;
mod lesson;
pub(crate) mod opening;
mod play;
mod puzzle;
mod remembered;
mod repertoire;
mod review;

pub use editor::{Editor, EditorMsg};
pub use first_run::FirstRunPage;
pub use lesson::{Ending, LessonScreen};
pub use opening::title_of;
pub use opening::{DrillScreen, LineView, OpeningScreen, OpeningView, SideView};
pub(crate) use play::Kept;
pub use play::{
    Choice, Choices, PlayPage, PlayedGame, SideChoice, StartChoice, TimeChoice, Unfinished,
    start_message,
};
pub use puzzle::{ImportState, PuzzleScreen, Stock, ThemeScore};
pub use repertoire::{NextMove, Workbench, WorkbenchMsg};
pub use review::{ReviewPage, Trouble};
