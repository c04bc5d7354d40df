//! Reads games from PGN, with comments, glyphs and nested variations. Nothing is dropped in silence: a game is read in
//! full or refused with its number, the line and the reason.

mod scan;

use std::borrow::Cow;
use std::fmt;

use super::{FenError, Move, Position, ReadMoveError};
use scan::{Scanner, Token};

/// A game as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnGame {
    /// The tags in the order of the file: name and value.
    pub tags: Vec<(String, String)>,
    /// Where the game starts: the tag FEN, or the start of chess.
    pub start: Position,
    /// Comments before the first move.
    pub comments: Vec<String>,
    /// The moves of the game.
    pub moves: Vec<PgnMove>,
    /// The result at the end of the moves, or else of the tag.
    pub result: PgnResult,
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
    /// Numeric annotation glyphs after the move: 1 for `!`, 2 for `?` …
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
    fn parse(text: &str) -> Option<Self> {
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
    },
    /// A tag that is not of the form `[Name "value"]`.
    Tag(String),
    /// A comment or a variation that never ends.
    Unclosed,
    /// A `)` without its `(`.
    Unopened,
    /// A variation before any move.
    VariationWithoutMove,
    /// Something that is neither a move nor a sign.
    Unknown(String),
}

impl fmt::Display for PgnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, line, fault } = self;
        write!(f, "{fault}: game {game}, line {line}")
    }
}

impl fmt::Display for PgnFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fen(error) => write!(f, "{error}"),
            Self::Variant(name) => write!(f, "not standard chess but {name}"),
            Self::Move { text, error } => write!(f, "{text}: {error}"),
            Self::Tag(text) => write!(f, "no proper tag: {text}"),
            Self::Unclosed => f.write_str("a comment or variation is not closed"),
            Self::Unopened => f.write_str("a variation is closed that was not opened"),
            Self::VariationWithoutMove => f.write_str("a variation stands before any move"),
            Self::Unknown(text) => write!(f, "cannot read {text}"),
        }
    }
}

impl std::error::Error for PgnError {}

/// Reads every game of a file, in UTF-8 (with or without a byte order mark) or else Latin-1.
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
        let number = games.len() + 1;
        games.push(build(&tokens).map_err(|(line, fault)| PgnError {
            game: number,
            line,
            fault,
        }));
    }
    games
}

/// UTF-8, or Latin-1 when it is not UTF-8: there every byte is the character of its number.
fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text.strip_prefix('\u{feff}').unwrap_or(text)),
        Err(_) => Cow::Owned(bytes.iter().map(|byte| char::from(*byte)).collect()),
    }
}

type Fault = (usize, PgnFault);

/// A line of moves that is being read.
struct Line {
    /// The position before the last move of `moves`, and after it.
    before: Position,
    after: Position,
    moves: Vec<PgnMove>,
    comments: Vec<String>,
    opened: usize,
}

fn build(tokens: &[(usize, Token<'_>)]) -> Result<PgnGame, Fault> {
    let mut tags = Vec::new();
    for (line, token) in tokens {
        match token {
            Token::Tag { name, value } => tags.push(((*name).to_owned(), value.clone())),
            Token::BadTag(text) => return Err((*line, PgnFault::Tag((*text).to_owned()))),
            Token::Word(_)
            | Token::Comment(_)
            | Token::Nag(_)
            | Token::Open
            | Token::Close
            | Token::Unclosed => break,
        }
    }
    let first_line = tokens.first().map_or(1, |(line, _)| *line);
    let start = start(tokens, &tags, first_line)?;
    let mut result = None;
    let mut stack = Vec::new();
    let mut current = Line {
        before: start.clone(),
        after: start.clone(),
        moves: Vec::new(),
        comments: Vec::new(),
        opened: first_line,
    };
    for (line, token) in tokens {
        let fail = |fault| Err((*line, fault));
        match token {
            Token::Tag { .. } => {}
            Token::BadTag(text) => return fail(PgnFault::Tag((*text).to_owned())),
            Token::Comment(text) => match current.moves.last_mut() {
                Some(mv) => mv.comments.push(text.clone()),
                None => current.comments.push(text.clone()),
            },
            Token::Nag(nag) => match current.moves.last_mut() {
                Some(mv) => mv.nags.push(*nag),
                None => return fail(PgnFault::Unknown(format!("${nag}"))),
            },
            Token::Open => {
                if current.moves.is_empty() {
                    return fail(PgnFault::VariationWithoutMove);
                }
                let position = current.before.clone();
                let inner = Line {
                    before: position.clone(),
                    after: position,
                    moves: Vec::new(),
                    comments: Vec::new(),
                    opened: *line,
                };
                stack.push(std::mem::replace(&mut current, inner));
            }
            Token::Close => {
                let Some(outer) = stack.pop() else {
                    return fail(PgnFault::Unopened);
                };
                let inner = std::mem::replace(&mut current, outer);
                if let Some(mv) = current.moves.last_mut() {
                    close(mv, inner);
                }
            }
            Token::Unclosed => return fail(PgnFault::Unclosed),
            Token::Word(text) => {
                if let Some(written) = PgnResult::parse(text) {
                    if stack.is_empty() {
                        result = Some(written);
                    }
                    continue;
                }
                let mv = current.after.read_move(text).map_err(|error| {
                    let text = (*text).to_owned();
                    match error {
                        ReadMoveError::NotAMove => (*line, PgnFault::Unknown(text)),
                        ReadMoveError::NoSuchMan { .. }
                        | ReadMoveError::Ambiguous(_)
                        | ReadMoveError::Refused(_) => (*line, PgnFault::Move { text, error }),
                    }
                })?;
                let next = current.after.play(mv).map_err(|_refused| {
                    let text = (*text).to_owned();
                    (*line, PgnFault::Unknown(text))
                })?;
                let first_of_variation = !stack.is_empty() && current.moves.is_empty();
                let comments_before = if first_of_variation {
                    std::mem::take(&mut current.comments)
                } else {
                    Vec::new()
                };
                current.moves.push(PgnMove {
                    mv,
                    san: current.after.san(mv),
                    comments_before,
                    comments: Vec::new(),
                    nags: Vec::new(),
                    variations: Vec::new(),
                });
                current.before = std::mem::replace(&mut current.after, next);
            }
        }
    }
    if !stack.is_empty() {
        return Err((current.opened, PgnFault::Unclosed));
    }
    let tagged = || {
        let (_, value) = tags.iter().find(|(name, _)| name == "Result")?;
        PgnResult::parse(value)
    };
    Ok(PgnGame {
        result: result.or_else(tagged).unwrap_or(PgnResult::Unknown),
        start,
        comments: current.comments,
        moves: current.moves,
        tags,
    })
}

fn close(mv: &mut PgnMove, inner: Line) {
    if inner.moves.is_empty() {
        mv.comments.extend(inner.comments);
    } else {
        mv.variations.push(inner.moves);
    }
}

/// Where the game starts.
fn start(
    tokens: &[(usize, Token<'_>)],
    tags: &[(String, String)],
    first_line: usize,
) -> Result<Position, Fault> {
    let tag = |wanted: &str| {
        let (_, value) = tags.iter().find(|(name, _)| name == wanted)?;
        Some(value.as_str())
    };
    let line = |wanted: &str| {
        let found = tokens
            .iter()
            .find(|(_, token)| matches!(token, Token::Tag { name, .. } if *name == wanted));
        found.map_or(first_line, |(line, _)| *line)
    };
    if let Some(variant) = tag("Variant")
        && !is_chess(variant)
    {
        return Err((line("Variant"), PgnFault::Variant(variant.to_owned())));
    }
    match tag("FEN").filter(|fen| !fen.trim().is_empty()) {
        Some(fen) => Position::from_fen(fen).map_err(|error| (line("FEN"), PgnFault::Fen(error))),
        None => Ok(Position::start()),
    }
}

/// Names under which programs write standard chess and Chess960.
fn is_chess(variant: &str) -> bool {
    const NAMES: [&str; 9] = [
        "",
        "?",
        "standard",
        "chess",
        "normal",
        "from position",
        "chess960",
        "fischerandom",
        "fischerrandom",
    ];
    let name = variant.trim().to_lowercase();
    NAMES.contains(&name.as_str())
}
