//! The window: the only place that may name egui. It draws what the sessions show and hands back what the learner did.
//!
//! [`board`] is the drawn chess board, [`widget`] the small parts that the screens share, [`look`] holds every number of
//! style, `lines` lays out words, [`fonts`] and [`art`] bring letters and drawings to the screen. No words for learners stand here: they come in
//! as text or through a trait.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "egui's enums are open: events and keys that are not ours pass by"
)]

pub mod art;
pub mod board;
mod breaks;
mod chooser;
pub mod clock;
mod cx;
pub mod fonts;
mod lines;
pub mod look;
mod names;
mod palette;
mod screen;
mod shell;
pub mod widget;
mod window;

pub use chooser::{Ask, Chooser, Show, Wanted};
pub use cx::Chrome;
pub use shell::{Options, run};
pub use window::Window;
