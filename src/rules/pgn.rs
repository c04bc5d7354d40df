//! Reads and writes games as PGN, with comments, glyphs and nested variations.
//!
//! Nothing is dropped in silence: a game is read or refused with its number, the line, the reason and what could be read
//! before it, and a variation that cannot be read to its end is cut there and reported in [`PgnGame::cut`].
//!
//! `pgn-reader` is not used here: it passes over what it cannot read without a word, and gives no lines.

mod build;
mod comment;
mod scan;
mod write;

use std::borrow::Cow;
use std::fmt;

use super::{Board, FenError, Move, Position, ReadMoveError};
pub use comment::{comment_list, comment_words};
use scan::Scanner;

/// A game as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnGame {
    /// The tags in the order of the file: name and value.
    pub tags: Vec<(String, String)>,
    /// Where the game starts: the tag FEN, or the start of chess.
    pub start: Position,
    /// Comments before the first move.
    pub comments: Vec<String>,
    /// The moves of the game. They may go on where the game was over by itself (a dead position, seventy-five moves),
    /// as happens when nobody notices.
    pub moves: Vec<PgnMove>,
    /// The result at the end of the moves, or else of the tag.
    pub result: PgnResult,
    /// Variations that end before their written end, each with the place and the reason. The moves before stay.
    pub cut: Vec<PgnError>,
}

/// A move with what was written about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnMove {
    /// The move.
    pub mv: Move,
    /// The move in standard algebraic notation.
    pub san: String,
    /// Comments between the start of a variation and its first move.
    pub comments_before: Vec<String>,
    /// Comments after the move.
    pub comments: Vec<String>,
    /// Numeric annotation glyphs of the move: 1 for `!`, 2 for `?` …; also those that stand before it where a line
    /// begins.
    pub nags: Vec<u8>,
    /// Other moves instead of this one, each with its own continuation. A variation without moves (only a comment) has
    /// its comments in [`PgnMove::comments`].
    pub variations: Vec<Vec<Self>>,
}

/// The result as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PgnResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`, or nothing
    Unknown,
}

impl PgnResult {
    /// The result that a text writes.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "1-0" => Some(Self::WhiteWins),
            "0-1" => Some(Self::BlackWins),
            "1/2-1/2" | "1/2" | "½-½" => Some(Self::Draw),
            "*" => Some(Self::Unknown),
            _ => None,
        }
    }
}

/// Why a game was not read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnError {
    /// The number of the game in the file, from 1.
    pub game: usize,
    /// The line in the file, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: PgnFault,
    /// The game up to there, where a game has any moves before the fault.
    pub before: Option<Box<PgnGame>>,
}

/// What is wrong with a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PgnFault {
    /// The tag FEN is not a legal position.
    Fen(FenError),
    /// The game is of another kind of chess.
    Variant(String),
    /// The move cannot be made.
    Move {
        /// The move as written.
        text: String,
        /// Why not.
        error: ReadMoveError,
        /// The board on which it was tried.
        board: Box<Board>,
    },
    /// A tag that is not of the form `[Name "value"]`.
    Tag(String),
    /// A comment or a variation that never ends.
    Unclosed,
    /// A `)` without its `(`.
    Unopened,
    /// A variation before any move.
    VariationWithoutMove,
    /// A move that passes (`--`, `Z0`): chess has none.
    NullMove,
    /// Something that is neither a move nor a sign.
    Unknown(String),
}

impl fmt::Display for PgnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            game, line, fault, ..
        } = self;
        write!(f, "{fault}: game {game}, line {line}")
    }
}

impl fmt::Display for PgnFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fen(error) => write!(f, "{error}"),
            Self::Variant(name) => write!(f, "not standard chess but {name}"),
            Self::Move { text, error, .. } => write!(f, "{text}: {error}"),
            Self::Tag(text) => write!(f, "no proper tag: {text}"),
            Self::Unclosed => f.write_str("a comment or variation is not closed"),
            Self::Unopened => f.write_str("a variation is closed that was not opened"),
            Self::VariationWithoutMove => f.write_str("a variation stands before any move"),
            Self::NullMove => f.write_str("a move that passes"),
            Self::Unknown(text) => write!(f, "cannot read {text}"),
        }
    }
}

impl std::error::Error for PgnError {}

/// Reads every game of a file.
///
/// The text is UTF-8 or UTF-16 with a byte order mark, or else UTF-8; lines that are not are taken for Latin-1.
///
/// ```
/// let games = chess_tutor::rules::read_pgn("1. e4 e5 (1... c5) 2. Nf3 *".as_bytes());
/// let game = games[0].as_ref().unwrap();
/// assert_eq!(game.moves.len(), 3);
/// assert_eq!(game.moves[1].variations[0][0].san, "c5");
/// ```
#[must_use]
pub fn read_pgn(bytes: &[u8]) -> Vec<Result<PgnGame, PgnError>> {
    let text = decode(bytes);
    let mut scanner = Scanner::new(&text);
    let mut games = Vec::new();
    while let Some(tokens) = scanner.game() {
        games.push(build::build(games.len() + 1, &tokens));
    }
    games
}

fn decode(bytes: &[u8]) -> Cow<'_, str> {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return Cow::Borrowed(text.strip_prefix('\u{feff}').unwrap_or(text));
    }
    let units = |pair: fn([u8; 2]) -> u16, bytes: &[u8]| {
        let (pairs, _) = bytes.as_chunks();
        char::decode_utf16(pairs.iter().map(|bytes| pair(*bytes)))
            .map(|read| read.unwrap_or(char::REPLACEMENT_CHARACTER))
            .collect()
    };
    match bytes {
        [0xff, 0xfe, text @ ..] => Cow::Owned(units(u16::from_le_bytes, text)),
        [0xfe, 0xff, text @ ..] => Cow::Owned(units(u16::from_be_bytes, text)),
        [..] => {
            let lines = bytes.split_inclusive(|byte| *byte == b'\n');
            Cow::Owned(lines.map(decode_line).collect())
        }
    }
}

/// UTF-8, or Latin-1, where every byte is the character of its number.
fn decode_line(line: &[u8]) -> Cow<'_, str> {
    std::str::from_utf8(line).map_or_else(
        |_| line.iter().map(|byte| char::from(*byte)).collect(),
        Cow::Borrowed,
    )
}
