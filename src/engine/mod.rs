//! Engines: who judges positions, what they are asked, and how the questions get to them.
//!
//! The vocabulary is [`Question`], [`Answer`], [`Score`] and [`Line`]. [`Builtin`] is the engine inside the program,
//! [`Outside`] one that the learner has pointed the coach at, [`Backed`] that one with the built-in engine behind it.
//! [`WithEndings`] adds the endgame tables that the learner has to either.
//! [`Worker`] puts an engine on a thread; sessions know it as an [`Analyst`]. A [`Team`] are two of them, for what can be
//! looked at beside what somebody waits for. [`prove_mate`] looks at everything.
//!
//! A question limited by depth or nodes gets the same answer on every machine: the search has no clock, counts in whole
//! numbers, and forgets what was asked before. Time is counted by the worker, where a person waits.
//!
//! ```
//! use chess_tutor::engine::{Answer, Builtin, Engine as _, Limit, Question, Score, Stop};
//! use chess_tutor::rules::{Game, Position};
//! // White mates with the rook on the last rank.
//! let position = Position::from_fen("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1")?;
//! let question = Question::best(Game::new(position), Limit::Depth(3));
//! let answer = Builtin::new(1).answer(&question, &Stop::new(), &mut |_| ())?;
//! let Answer::Best(lines) = answer else { unreachable!() };
//! assert_eq!(lines[0].score, Score::MateIn(1));
//! assert_eq!(lines[0].moves[0].uci(), "a1a8");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod backed;
mod builtin;
mod choice;
mod line;
mod question;
mod score;
mod sight;
mod syzygy;
mod team;
mod uci;
mod worker;

pub use backed::Backed;
#[cfg(feature = "tune")]
pub use builtin::tune;
pub use builtin::{Builtin, MateProof, Undecided, perft, prove_mate, prove_mate_within};
pub use choice::{Choice, EngineNews};
pub use line::Line;
pub use question::{
    Answer, Comparison, Engine, EngineError, Limit, Progress, Question, STACK_BYTES, Stop,
};
pub use score::{Pov, Score, WinChance};
pub use sight::{Glance, Lines, Sight};
pub use syzygy::{Endings, Fate, KnownMoves, WithEndings};
pub use team::{CallIn, Team};
pub use uci::Outside;
pub use worker::{Absent, Analyst, Immediate, Lane, Reply, Ticket, Wake, Worker};
