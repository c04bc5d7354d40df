//! Reads moves as people write them, in SAN or UCI, and says what is wrong with those it cannot take.
//!
//! Freedom taken: `0-0` and `o-o`, a missing or needless `x`, `+` or `#`, `e8Q` and `e8(Q)`, more squares than needed
//! (`Rcd2`, `Ng1f3`), small letters for pieces (`nf6`), figurines (`♘f3`), castling as `Kg1`, `e1g1` or `e1h1`, and a
//! move number in front. A small `b` before a square is the pawn if a pawn can go there, else the bishop.

use std::fmt;

use shakmaty::{Board, CastlingSide, Color, File, Rank, Role, Square};

use super::{Game, Move, Position, Practice, PracticeMove, Reason, Refusal, judgement};

/// Why a written move was not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadMoveError<M = Move> {
    /// The text is not a move in SAN or UCI.
    NotAMove,
    /// No man of this kind can go there (or none stands where the text says).
    NoSuchMan {
        /// The kind of man.
        role: Role,
        /// The target.
        to: Square,
    },
    /// Several legal moves fit the text.
    Ambiguous(Vec<M>),
    /// It is clear which move is meant, and it is against the rules.
    Refused(Refusal),
}

impl<M: fmt::Debug> fmt::Display for ReadMoveError<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAMove => f.write_str("the text is not a move"),
            Self::NoSuchMan { role, to } => {
                let role = format!("{role:?}").to_lowercase();
                write!(f, "no {role} can go to {to}")
            }
            Self::Ambiguous(moves) => write!(f, "{} moves fit", moves.len()),
            Self::Refused(refusal) => {
                let reason = refusal.first();
                write!(f, "against the rules: {}", reason.kind().replace('_', " "))?;
                let squares: Vec<String> =
                    reason.squares().iter().map(ToString::to_string).collect();
                if squares.is_empty() {
                    return Ok(());
                }
                write!(f, " ({})", squares.join(", "))
            }
        }
    }
}

impl<M: fmt::Debug> std::error::Error for ReadMoveError<M> {}

/// Reads a move in a position.
pub(super) fn read(
    position: &Position,
    history: Option<&Game>,
    text: &str,
) -> Result<Move, ReadMoveError> {
    let result = read_played(position, history, text);
    if matches!(result, Ok(_) | Err(ReadMoveError::Refused(_))) {
        judgement::over(position, history).map_err(ReadMoveError::Refused)?;
    }
    result
}

/// As [`read`], in a game that may have gone on after its end.
pub(super) fn read_played(
    position: &Position,
    history: Option<&Game>,
    text: &str,
) -> Result<Move, ReadMoveError> {
    Reader {
        board: position.board(),
        turn: position.turn(),
        find: |from, to, promotion| judgement::find_played(position, history, from, to, promotion),
        castle: |side| judgement::castle(position, history, side),
    }
    .read(text)
}

/// Reads a move on a practice board.
pub(super) fn read_practice(
    practice: &Practice,
    text: &str,
) -> Result<PracticeMove, ReadMoveError<PracticeMove>> {
    Reader {
        board: practice.board(),
        turn: practice.turn(),
        find: |from, to, promotion| practice.find(from, to, promotion),
        castle: |_| None,
    }
    .read(text)
}

/// Writes a move of a practice board in algebraic notation.
pub(super) fn write_practice(practice: &Practice, mv: PracticeMove) -> String {
    let takes = if mv.captured.is_some() { "x" } else { "" };
    let becomes = mv
        .promotion
        .map_or(String::new(), |role| format!("={}", role.upper_char()));
    let (from, to) = (mv.from, mv.to);
    if mv.role == Role::Pawn {
        let file = if mv.captured.is_some() {
            from.file().to_string()
        } else {
            String::new()
        };
        return format!("{file}{takes}{to}{becomes}");
    }
    let board = practice.board();
    let rivals: Vec<Square> = (board.by_piece(mv.role.of(practice.turn())).without(from))
        .into_iter()
        .filter(|rival| practice.find(*rival, to, None).is_ok())
        .collect();
    let same_file = rivals.iter().any(|rival| rival.file() == from.file());
    let same_rank = rivals.iter().any(|rival| rival.rank() == from.rank());
    let which = match (rivals.is_empty(), same_file, same_rank) {
        (true, _, _) => String::new(),
        (false, false, _) => from.file().to_string(),
        (false, true, false) => from.rank().to_string(),
        (false, true, true) => from.to_string(),
    };
    format!("{}{which}{takes}{to}", mv.role.upper_char())
}

/// A move as written.
#[derive(Clone, Copy)]
struct Written {
    role: Role,
    file: Option<File>,
    rank: Option<Rank>,
    takes: bool,
    to: Square,
    promotion: Option<Role>,
}

struct Reader<'a, F, C> {
    board: &'a Board,
    turn: Color,
    find: F,
    castle: C,
}

impl<M, F, C> Reader<'_, F, C>
where
    M: Copy,
    F: Fn(Square, Square, Option<Role>) -> Result<M, Refusal>,
    C: Fn(CastlingSide) -> Option<Result<M, Refusal>>,
{
    fn read(&self, text: &str) -> Result<M, ReadMoveError<M>> {
        let text = clean(text);
        if let Some(side) = castling(&text) {
            return match (self.castle)(side) {
                Some(result) => result.map_err(ReadMoveError::Refused),
                None => Err(ReadMoveError::NotAMove),
            };
        }
        if let Some((from, to, promotion)) = uci(&text) {
            return (self.find)(from, to, promotion).map_err(ReadMoveError::Refused);
        }
        let (prefix, to, suffix) = split(&text).ok_or(ReadMoveError::NotAMove)?;
        let promotion = promotion(suffix).ok_or(ReadMoveError::NotAMove)?;
        let pawn = written(Role::Pawn, prefix, to, promotion);
        let piece = piece(prefix, to, promotion);
        match (pawn, piece) {
            (None, None) => Err(ReadMoveError::NotAMove),
            (Some(one), None) | (None, Some(one)) => self.resolve(one),
            (Some(pawn), Some(bishop)) => self.pawn_or_bishop(pawn, bishop),
        }
    }

    fn resolve(&self, written: Written) -> Result<M, ReadMoveError<M>> {
        let Written {
            role,
            file,
            rank,
            takes,
            to,
            promotion,
        } = written;
        let straight = role == Role::Pawn && file.is_none() && !takes;
        let diagonal = role == Role::Pawn && file.is_none() && takes;
        let mut men = (self.board.by_piece(role.of(self.turn)))
            .into_iter()
            // Whoever stands there cannot go there.
            .filter(|from| *from != to)
            .filter(|from| file.is_none_or(|file| from.file() == file))
            .filter(|from| rank.is_none_or(|rank| from.rank() == rank))
            .filter(|from| !straight || from.file() == to.file())
            .filter(|from| !diagonal || from.file().distance(to.file()) == 1)
            .peekable();
        let only = men.clone().count() == 1;
        let mut legal = Vec::new();
        let mut refusals = Vec::new();
        for from in men.by_ref() {
            match (self.find)(from, to, promotion) {
                Ok(mv) => legal.push(mv),
                Err(refusal) => refusals.push(refusal),
            }
        }
        match legal.as_slice() {
            [mv] => return Ok(*mv),
            [] => {}
            [..] => return Err(ReadMoveError::Ambiguous(legal)),
        }
        let reaches = |refusal: &Refusal| !matches!(refusal.first(), Reason::NotHowItMoves { .. });
        let told = refusals
            .into_iter()
            .filter(|refusal| only || reaches(refusal))
            .max_by_key(|refusal| rank_of(refusal.first()));
        Err(told.map_or(
            ReadMoveError::NoSuchMan { role, to },
            ReadMoveError::Refused,
        ))
    }

    /// `bxc3`: the pawn if it can, else the bishop; `bb5` fits both and asks.
    fn pawn_or_bishop(&self, pawn: Written, bishop: Written) -> Result<M, ReadMoveError<M>> {
        let by_pawn = self.resolve(pawn);
        let by_bishop = self.resolve(bishop);
        let same_file = pawn.file == Some(pawn.to.file());
        match (by_pawn, by_bishop) {
            (Ok(pawn), Ok(bishop)) if same_file => {
                Err(ReadMoveError::Ambiguous(vec![pawn, bishop]))
            }
            (Ok(pawn), _) => Ok(pawn),
            (Err(_), Ok(bishop)) => Ok(bishop),
            (Err(ReadMoveError::Ambiguous(moves)), Err(_)) => Err(ReadMoveError::Ambiguous(moves)),
            (Err(ReadMoveError::Refused(refusal)), Err(_))
                if !matches!(refusal.first(), Reason::NotHowItMoves { .. }) =>
            {
                Err(ReadMoveError::Refused(refusal))
            }
            (Err(_), Err(error)) => Err(error),
        }
    }
}

/// Of several men that cannot go there, the one is told of that comes nearest to it.
fn rank_of(reason: &Reason) -> u8 {
    match reason {
        Reason::NotHowItMoves { .. } => 0,
        Reason::Blocked { .. } | Reason::PawnDoubleStepNotFromStart { .. } => 1,
        Reason::OwnPiece { .. }
        | Reason::KingNeverTaken { .. }
        | Reason::PawnCannotCaptureForward { .. } => 2,
        Reason::GameOver { .. }
        | Reason::NoPiece { .. }
        | Reason::OtherSide { .. }
        | Reason::PawnNothingToCapture { .. }
        | Reason::EnPassantExpired { .. }
        | Reason::EnPassantNever { .. }
        | Reason::KingAttacked { .. }
        | Reason::KingNextToKing { .. }
        | Reason::DoubleCheck { .. }
        | Reason::DoesNotAnswerCheck { .. }
        | Reason::Pinned { .. }
        | Reason::NotOnSameRank { .. }
        | Reason::KingHasMoved { .. }
        | Reason::RookHasMoved { .. }
        | Reason::CastlingRightGone { .. }
        | Reason::NoRook { .. }
        | Reason::CastlingBlocked { .. }
        | Reason::CastlingInCheck { .. }
        | Reason::CastlingThroughAttack { .. }
        | Reason::CastlingIntoAttack { .. }
        | Reason::PromotionMissing { .. }
        | Reason::PromotionNotAllowed { .. } => 3,
    }
}

/// Without what does not change the move: numbers, check signs, glyphs, spaces.
fn clean(text: &str) -> String {
    let text = text.trim();
    let unnumbered = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let text = match unnumbered.strip_prefix('.') {
        Some(rest) if unnumbered.len() < text.len() => rest.trim_start_matches(['.', ' ']),
        Some(_) | None => text,
    };
    let letters: String = text
        .chars()
        .filter(|c| !c.is_whitespace())
        .map(|c| match c {
            '♔' | '♚' => 'K',
            '♕' | '♛' => 'Q',
            '♖' | '♜' => 'R',
            '♗' | '♝' => 'B',
            '♘' | '♞' => 'N',
            '♙' | '♟' => 'P',
            '×' | ':' => 'x',
            '–' | '—' | '‐' | '‑' | '−' => '-',
            other => other,
        })
        .collect();
    let signs = ['+', '#', '!', '?', '†', '‡', '\u{fe0e}', '\u{fe0f}'];
    let letters = letters.trim_end_matches(signs);
    let letters = letters
        .strip_suffix("e.p.")
        .or_else(|| letters.strip_suffix("ep"))
        .unwrap_or(letters);
    letters
        .trim_end_matches(signs)
        .replace(['\u{fe0e}', '\u{fe0f}'], "")
}

fn castling(text: &str) -> Option<CastlingSide> {
    let text = text.replace(['0', 'o'], "O");
    match text.as_str() {
        "O-O" | "OO" => Some(CastlingSide::KingSide),
        "O-O-O" | "OOO" => Some(CastlingSide::QueenSide),
        _ => None,
    }
}

fn uci(text: &str) -> Option<(Square, Square, Option<Role>)> {
    let from = text.get(..2)?.parse().ok()?;
    let rest = text.get(2..)?;
    let rest = rest.strip_prefix(['-', 'x']).unwrap_or(rest);
    let to = rest.get(..2)?.parse().ok()?;
    Some((from, to, promotion(rest.get(2..)?)?))
}

/// The text before the target square, the square, and the text after it.
fn split(text: &str) -> Option<(&str, Square, &str)> {
    let ends = text.char_indices().rev().map(|(at, _)| at);
    ends.into_iter().find_map(|at| {
        let to = text.get(at..at + 2)?.parse().ok()?;
        Some((text.get(..at)?, to, text.get(at + 2..)?))
    })
}

/// The promotion piece in what follows the target; none when that is something else.
fn promotion(suffix: &str) -> Option<Option<Role>> {
    let letter = suffix.trim_matches(['=', '/', '(', ')']);
    let mut letters = letter.chars();
    match (letters.next(), letters.next()) {
        (None, _) => suffix.is_empty().then_some(None),
        (Some(letter), None) => Role::from_char(letter).map(Some),
        (Some(_), Some(_)) => None,
    }
}

/// Reads the squares between piece letter and target.
fn written(role: Role, prefix: &str, to: Square, promotion: Option<Role>) -> Option<Written> {
    let rest = prefix.trim_end_matches('-');
    let (rest, takes) = match rest.strip_suffix('x') {
        Some(rest) => (rest, true),
        None => (rest, false),
    };
    let mut letters = rest.chars().peekable();
    let file = letters.next_if(|c| File::from_char(*c).is_some());
    let rank = letters.next_if(|c| Rank::from_char(*c).is_some());
    if letters.next().is_some() {
        return None;
    }
    Some(Written {
        role,
        file: file.and_then(File::from_char),
        rank: rank.and_then(Rank::from_char),
        takes,
        to,
        promotion,
    })
}

/// A move whose text starts with the letter of a piece.
fn piece(prefix: &str, to: Square, promotion: Option<Role>) -> Option<Written> {
    let mut letters = prefix.chars();
    let role = Role::from_char(letters.next()?)?;
    written(role, letters.as_str(), to, promotion)
}
