//! Reading and writing positions as FEN, strictly and with every fault named.
//!
//! A FEN has six fields, or the first four (then the counters are 0 and 1). Castling rights may be written as `KQkq` in
//! any order, with the outermost rook meant, or by the files of the rooks (`HAha`), as Chess960 needs it. A move number
//! of 0, which some programs write, is read as 1.

use std::fmt;

use shakmaty::{
    CastlingMode, Chess, Color, EnPassantMode, FromSetup as _, PositionErrorKinds, Setup,
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
    /// The text as a whole: there are neither six fields nor four.
    Whole,
}

impl FenField {
    /// The field's name in English, for authors.
    fn name(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Turn => "side to move",
            Self::Castling => "castling rights",
            Self::EnPassant => "en passant square",
            Self::HalfmoveClock => "half-move clock",
            Self::MoveNumber => "move number",
            Self::Whole => "six fields",
        }
    }
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
    /// The kings stand beside each other: whoever moves, that stays so.
    KingsTouch,
    /// A check that no move can have given (three men, two aligned, two knights or pawns).
    ImpossibleCheck,
    /// More men than a side can have, promotions counted.
    TooMuchMaterial,
}

impl SetupFault {
    /// The fault in English, for authors.
    fn description(self) -> &'static str {
        match self {
            Self::EmptyBoard => "the board is empty",
            Self::MissingKing => "a king is missing",
            Self::TooManyKings => "a side has several kings",
            Self::PawnsOnBackrank => "a pawn stands on the first or last rank",
            Self::CastlingRights => "a castling right has no king and rook for it",
            Self::EnPassantSquare => "the en passant square does not fit",
            Self::OppositeCheck => "the side that is not to move is in check",
            Self::KingsTouch => "the kings stand beside each other",
            Self::ImpossibleCheck => "no move can have given this check",
            Self::TooMuchMaterial => "a side has more men than possible",
        }
    }
}

/// Why a FEN was refused.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum FenError {
    /// The text cannot be read.
    Unreadable {
        /// The field in trouble.
        field: FenField,
        /// What stands there.
        found: String,
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
            Self::Unreadable { field, found } => {
                write!(f, "the FEN's {} cannot be read: `{found}`", field.name())
            }
            Self::Illegal { faults } => {
                f.write_str("the position breaks the laws of chess: ")?;
                for (index, fault) in faults.iter().enumerate() {
                    let comma = if index == 0 { "" } else { ", " };
                    write!(f, "{comma}{}", fault.description())?;
                }
                Ok(())
            }
        }
    }
}

impl std::error::Error for FenError {}

/// Reads a FEN.
pub(super) fn read(text: &str) -> Result<Chess, FenError> {
    let setup = read_setup(text)?;
    let letters = text.split_whitespace().nth(2).filter(|field| *field != "-");
    // Two letters may mean the same rook: `KH`, or `kq` beside a single one.
    let rights_fit = setup.castling_rights.count() == letters.map_or(0, str::len);
    let mode = CastlingMode::detect(&setup);
    let kings_touch = do_kings_touch(&setup);
    let read = Chess::from_setup(setup, mode);
    let mut kinds = read
        .as_ref()
        .map_or_else(|error| error.kinds(), |_| PositionErrorKinds::empty());
    kinds.set(
        PositionErrorKinds::INVALID_CASTLING_RIGHTS,
        kinds.contains(PositionErrorKinds::INVALID_CASTLING_RIGHTS) || !rights_fit,
    );
    read.ok()
        .filter(|_| rights_fit)
        .ok_or_else(|| FenError::Illegal {
            faults: faults(kinds, kings_touch),
        })
}

/// Reads the text alone, without asking whether the position is legal.
pub(super) fn read_setup(text: &str) -> Result<Setup, FenError> {
    let fields: Vec<&str> = text.split_whitespace().collect();
    let (board, turn, castling, passed, halfmoves, fullmoves) = match fields.as_slice() {
        [board, turn, castling, passed] => (*board, *turn, *castling, *passed, "0", "1"),
        [board, turn, castling, passed, halfmoves, fullmoves] => {
            (*board, *turn, *castling, *passed, *halfmoves, *fullmoves)
        }
        [..] => return Err(unreadable(FenField::Whole, text.trim())),
    };
    let board_is_plain = board.chars().all(|c| c.is_ascii_alphanumeric() || c == '/');
    if !board_is_plain || board.split('/').count() != 8 {
        return Err(unreadable(FenField::Board, board));
    }
    let mut letters: Vec<char> = castling.chars().collect();
    letters.sort_unstable();
    letters.dedup();
    if letters.len() != castling.chars().count() {
        return Err(unreadable(FenField::Castling, castling));
    }
    for (field, counter) in [
        (FenField::HalfmoveClock, halfmoves),
        (FenField::MoveNumber, fullmoves),
    ] {
        if !counter.bytes().all(|byte| byte.is_ascii_digit()) || counter.parse::<u32>().is_err() {
            return Err(unreadable(field, counter));
        }
    }
    let whole = format!("{board} {turn} {castling} {passed} {halfmoves} {fullmoves}");
    let setup = match whole.parse::<Fen>() {
        Ok(fen) => fen.into_setup(),
        Err(error) => {
            let field = field(&error);
            let found = match field {
                FenField::Board => board,
                FenField::Turn => turn,
                FenField::Castling => castling,
                FenField::EnPassant => passed,
                FenField::HalfmoveClock => halfmoves,
                FenField::MoveNumber => fullmoves,
                FenField::Whole => text,
            };
            return Err(unreadable(field, found));
        }
    };
    Ok(setup)
}

fn unreadable(field: FenField, found: &str) -> FenError {
    FenError::Unreadable {
        field,
        found: found.to_owned(),
    }
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

/// Do two kings of different sides stand beside each other?
fn do_kings_touch(setup: &Setup) -> bool {
    let kings = |color| setup.board.kings() & setup.board.by_color(color);
    kings(Color::White)
        .into_iter()
        .any(|king| (shakmaty::attacks::king_attacks(king) & kings(Color::Black)).any())
}

fn faults(kinds: PositionErrorKinds, kings_touch: bool) -> Vec<SetupFault> {
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
            if kings_touch {
                SetupFault::KingsTouch
            } else {
                SetupFault::OppositeCheck
            },
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
