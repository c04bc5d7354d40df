//! The laws of chess: positions, moves, notations, refusals, ends of a game, and practice boards.
//!
//! This is the only module that names `shakmaty`, which knows the laws. Added here is what a teacher needs beside them:
//! [`Refusal`], the rule that forbids a move with the squares that prove it; [`Practice`], boards for first lessons
//! where kings may be missing; [`CastlingCard`], the conditions of castling one by one.
//!
//! ```
//! use chess_tutor::rules::{Position, Reason, Square};
//! // The king on e1 may not castle over f1, which the rook on f8 attacks.
//! let position = Position::from_fen("4kr2/8/8/8/8/8/8/4K2R w K - 0 1")?;
//! let refusal = position.find(Square::E1, Square::G1, None).unwrap_err();
//! assert_eq!(
//!     refusal.first(),
//!     &Reason::CastlingThroughAttack { square: Square::F1, by: vec![Square::F8] }
//! );
//! # Ok::<(), chess_tutor::rules::FenError>(())
//! ```

mod attacks;
mod attempt;
mod castling;
mod dead;
mod fen;
mod game;
mod helpmate;
mod judgement;
mod moves;
mod outcome;
mod perft;
mod pgn;
mod position;
mod practice;
mod refusal;
mod san;

pub use attacks::{attackers, between, defenders, hanging, line_through, pinned, pinner};
pub use attempt::AttemptedMove;
pub use castling::{CastlingCard, CastlingSideCard, Condition};
pub use fen::{FenError, FenField, SetupFault};
pub use game::Game;
pub use moves::Move;
pub use outcome::{DrawReason, Outcome, WinReason};
pub use perft::perft;
pub use pgn::{
    PgnError, PgnFault, PgnGame, PgnMove, PgnResult, comment_list, comment_words, read_pgn,
};
pub use position::Position;
pub use practice::{Practice, PracticeMove};
pub use refusal::{Reason, Refusal};
pub use san::ReadMoveError;

pub(crate) use shakmaty::Chess;

pub use shakmaty::{
    Bitboard as Squares, Board, ByColor, CastlingSide, Color, File, Piece, Rank, Role, Square,
};
