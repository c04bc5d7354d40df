//! Reading and writing positions as FEN, strictly and with every fault named.

use std::fmt;

use shakmaty::{
    CastlingMode, Chess, EnPassantMode, FromSetup as _, PositionErrorKinds, Setup,
    fen::{Fen, ParseFenError},
};

/// The six fields of a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FenField {
    /// The men, rank by rank.
    Board,
    /// The side to move.
    Turn,
    /// The castling rights.
    Castling,
    /// The en passant square.
    EnPassant,
    /// Half-moves since the last capture or pawn move.
    HalfmoveClock,
    /// The number of the move pair.
    MoveNumber,
    /// The number of fields, or something that belongs to other games.
    Whole,
}

/// What breaks the laws of chess in a position that can be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetupFault {
    /// There are no men at all.
    EmptyBoard,
    /// A side has no king.
    MissingKing,
    /// A side has several kings.
    TooManyKings,
    /// A pawn stands on the first or last rank.
    PawnsOnBackrank,
    /// A castling right without king and rook on their squares.
    CastlingRights,
    /// The en passant square does not fit: wrong rank, not empty, or no pawn that went two squares over it.
    EnPassantSquare,
    /// The side that has just moved is in check.
    OppositeCheck,
    /// A check that no move can have given (three men, two aligned, two knights or pawns).
    ImpossibleCheck,
    /// More men than a side can have, promotions counted.
    TooMuchMaterial,
}

/// Why a FEN was refused.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum FenError {
    /// The text cannot be read.
    Unreadable {
        /// The field in trouble.
        field: FenField,
    },
    /// The position breaks the laws of chess.
    Illegal {
        /// Every fault, in a fixed order. Never empty.
        faults: Vec<SetupFault>,
    },
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable { field } => write!(f, "the FEN cannot be read: field {field:?}"),
            Self::Illegal { faults } => write!(f, "the position is illegal: {faults:?}"),
        }
    }
}

impl std::error::Error for FenError {}

/// Reads a FEN.
pub(super) fn read(text: &str) -> Result<Chess, FenError> {
    let setup = read_setup(text)?;
    let mode = CastlingMode::detect(&setup);
    Chess::from_setup(setup, mode).map_err(|error| FenError::Illegal {
        faults: faults(error.kinds()),
    })
}

/// Reads the text alone, without asking whether the position is legal.
pub(super) fn read_setup(text: &str) -> Result<Setup, FenError> {
    text.trim()
        .parse::<Fen>()
        .map(Fen::into_setup)
        .map_err(|error| FenError::Unreadable {
            field: field(&error),
        })
}

/// Writes a position, with the en passant square only where a pawn can legally take.
pub(super) fn write(chess: &Chess) -> String {
    Fen::from_position(chess, EnPassantMode::Legal).to_string()
}

fn field(error: &ParseFenError) -> FenField {
    match error {
        ParseFenError::InvalidBoard => FenField::Board,
        ParseFenError::InvalidTurn => FenField::Turn,
        ParseFenError::InvalidCastling => FenField::Castling,
        ParseFenError::InvalidEpSquare => FenField::EnPassant,
        ParseFenError::InvalidHalfmoveClock => FenField::HalfmoveClock,
        ParseFenError::InvalidFullmoves => FenField::MoveNumber,
        ParseFenError::InvalidFen
        | ParseFenError::InvalidPocket
        | ParseFenError::InvalidRemainingChecks => FenField::Whole,
    }
}

fn faults(kinds: PositionErrorKinds) -> Vec<SetupFault> {
    [
        (PositionErrorKinds::EMPTY_BOARD, SetupFault::EmptyBoard),
        (PositionErrorKinds::MISSING_KING, SetupFault::MissingKing),
        (PositionErrorKinds::TOO_MANY_KINGS, SetupFault::TooManyKings),
        (
            PositionErrorKinds::PAWNS_ON_BACKRANK,
            SetupFault::PawnsOnBackrank,
        ),
        (
            PositionErrorKinds::INVALID_CASTLING_RIGHTS,
            SetupFault::CastlingRights,
        ),
        (
            PositionErrorKinds::INVALID_EP_SQUARE,
            SetupFault::EnPassantSquare,
        ),
        (
            PositionErrorKinds::OPPOSITE_CHECK,
            SetupFault::OppositeCheck,
        ),
        (
            PositionErrorKinds::IMPOSSIBLE_CHECK,
            SetupFault::ImpossibleCheck,
        ),
        (
            PositionErrorKinds::TOO_MUCH_MATERIAL,
            SetupFault::TooMuchMaterial,
        ),
    ]
    .into_iter()
    .filter_map(|(kind, fault)| kinds.contains(kind).then_some(fault))
    .collect()
}
