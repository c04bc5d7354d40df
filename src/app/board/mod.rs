//! The drawn board: a scene goes in, what the learner did comes out.
//!
//! [`layout`] knows where squares are, [`gesture`] what the hand does, [`sketch`] what the learner draws, [`motion`] how
//! men come from one scene to the next; these four are pure. [`paint`], [`marks`] and [`shape`] put it on the screen;
//! [`board_ui`] joins them, listens to pointer and keys and gives every square an accessible node. No rule of chess is
//! known here: which moves are allowed stands in the scene.

mod chooser;
mod chrome;
pub mod gesture;
pub mod layout;
mod listen;
pub mod marks;
pub mod motion;
mod names;
mod nodes;
pub mod paint;
pub mod shape;
pub mod sketch;
mod tray;
mod view;
mod way;

pub use chrome::{BoardChrome, Keys};
pub use gesture::BoardMsg;
pub use names::{SquareNames, SquareState};
pub use view::{board_size, board_ui};
