//! The laws of chess. This is the only module that names `shakmaty`, which knows them.

mod moves;

pub use moves::Move;

pub use shakmaty::{
    Bitboard as Squares, Board, ByColor, CastlingSide, Color, File, Piece, Rank, Role, Square,
};
