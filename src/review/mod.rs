//! A finished game looked at: every move rated by the coach's table, accuracy, key moments, the game written down with it.
//!
//! [`Analysis`] is a state machine without an engine: it says what to ask ([`Analysis::question`]) and takes the answers, so
//! that the window can drive it through the thread that thinks, and the command line through an engine of its own.
//! [`key_moments`] picks what is worth trying again, [`annotated`] writes it all into the game. [`side_lines`] are what others
//! wrote beside the moves.
//!
//! ```
//! use chess_tutor::coach::Budget;
//! use chess_tutor::engine::{Builtin, Engine as _, Stop};
//! use chess_tutor::review::Analysis;
//! use chess_tutor::rules::{Color, read_pgn};
//! // Fool's mate.
//! let game = read_pgn(b"1. f3 e5 2. g4 Qh4#").remove(0)?;
//! let mut analysis = Analysis::new(&game, Budget::Nodes(1_000), &|_, _, _| false);
//! let mut engine = Builtin::new(1);
//! while let Some(question) = analysis.question() {
//!     analysis.answered(engine.answer(&question, &Stop::new(), &mut |_| ())?)?;
//! }
//! assert!(analysis.accuracy(Color::White) < analysis.accuracy(Color::Black));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod accuracy;
mod analyse;
mod annotate;
mod look;
mod moments;
mod session;
mod side_line;

pub use accuracy::{game_accuracy, move_accuracy};
pub use analyse::{Analysis, Glance, ReviewedMove};
pub use annotate::{annotated, glyph};
pub use moments::{
    KeyMoment, LEAST_MOMENTS, MOST_MOMENTS, MomentKind, key_moments, key_moments_for,
};
pub use session::{Retry, ReviewSession, ReviewView, can_be_bettered};
pub use side_line::{SideLine, SideMove, side_lines};
