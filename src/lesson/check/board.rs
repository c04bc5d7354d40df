//! The keys that every kind of step has: position, moves before it, arrows, rings, orientation.

use std::collections::BTreeMap;

use crate::content::{Faults, Span, suggestion};
use crate::lesson::claim::{Claim, Verdict};
use crate::lesson::draft::{BoardDraft, Text};
use crate::lesson::field::Field;
use crate::rules::{Color, Game, Move, Position, Practice, ReadMoveError, Square};
use crate::scene::{Mark, Tone};

use super::Claims;

/// Which boards a kind may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Boards {
    /// Only positions that obey the laws.
    Legal,
    /// Only drill boards.
    Drill,
    /// Either; a drill board where a king is missing.
    Either,
}

/// Reads `fen` and `moves`.
pub(super) fn read_field(
    draft: BoardDraft<'_>,
    boards: Boards,
    kind_span: Span,
    faults: &mut Faults<'_>,
) -> Option<Field> {
    let Some(fen) = draft.fen else {
        if draft.moves.is_empty() || boards == Boards::Drill {
            faults.error("missing-key", kind_span, "missing key `fen`");
            return None;
        }
        return read_moves(Position::start(), draft.moves, faults).map(Field::Game);
    };
    let text = fen.get_ref().as_str();
    let kings_missing = {
        let men = text.split(' ').next().unwrap_or_default();
        !(men.contains('K') && men.contains('k'))
    };
    let drill = match boards {
        Boards::Legal => false,
        Boards::Drill => true,
        Boards::Either => kings_missing,
    };
    if drill {
        if let Some(mv) = draft.moves.first() {
            faults.error(
                "moves-on-drill-board",
                mv.span(),
                "a drill board has no moves before it",
            );
        }
        return match Practice::from_fen(text) {
            Ok(practice) => Some(Field::Drill(practice)),
            Err(error) => {
                faults.error("bad-fen", fen.span(), format!("{error}"));
                None
            }
        };
    }
    match Position::from_fen(text) {
        Ok(position) => read_moves(position, draft.moves, faults).map(Field::Game),
        Err(error) => {
            let message = format!("{error}");
            if kings_missing {
                let help = "boards without kings may stand in show, squares, choice, and in ask with `rules = \"practice\"`";
                faults.error_with_help("bad-fen", fen.span(), message, help);
            } else {
                faults.error("bad-fen", fen.span(), message);
            }
            None
        }
    }
}

fn read_moves(start: Position, moves: &[Text], faults: &mut Faults<'_>) -> Option<Game> {
    let mut game = Game::new(start);
    for text in moves {
        let mv = read_move(game.position(), text, faults)?;
        game = play_on(game, mv);
    }
    Some(game)
}

/// The game with one more move, which is legal where it was read.
pub(super) fn play_on(mut game: Game, mv: Move) -> Game {
    // A move read in this very position is legal, so there is nothing to report.
    let _ = game.play(mv);
    game
}

/// Reads one move where it is to be made.
pub(super) fn read_move(position: &Position, text: &Text, faults: &mut Faults<'_>) -> Option<Move> {
    match position.read_move(text.get_ref()) {
        Ok(mv) => Some(mv),
        Err(error) => {
            let side = if position.turn() == Color::White {
                "White"
            } else {
                "Black"
            };
            let message = format!("`{}`: {error}", text.get_ref());
            let mut legal: Vec<String> = position
                .legal_moves()
                .into_iter()
                .map(|mv| position.san(mv))
                .collect();
            legal.sort_unstable();
            let help = match suggestion(text.get_ref(), legal.iter().map(String::as_str)) {
                Some(near) if !matches!(error, ReadMoveError::Ambiguous(_)) => near,
                _ => format!("{side} is to move in {}", position.fen()),
            };
            faults.error_with_help("illegal-move", text.span(), message, help);
            None
        }
    }
}

/// Reads a line of moves; the game after it too.
pub(super) fn read_line(
    game: &Game,
    line: &[Text],
    faults: &mut Faults<'_>,
) -> Option<(Vec<Move>, Game)> {
    let mut moves = Vec::new();
    let mut game = game.clone();
    for text in line {
        let mv = read_move(game.position(), text, faults)?;
        moves.push(mv);
        game = play_on(game, mv);
    }
    Some((moves, game))
}

/// Arrows and rings: those from the start under 0, those of the n-th move of the line under n.
pub(super) type Drawn = BTreeMap<usize, Vec<Mark>>;

/// Reads `arrows` and `marks`.
pub(super) fn read_marks(draft: BoardDraft<'_>, faults: &mut Faults<'_>) -> Drawn {
    let mut drawn = Drawn::new();
    for text in draft.arrows {
        let Some(read) = read_manner(text, faults) else {
            continue;
        };
        let squares = read.squares;
        let ends = (squares.get(0..2), squares.get(2..4), squares.len());
        let (Some(from), Some(to)) = (square_of(ends.0), square_of(ends.1)) else {
            mark_fault("bad-arrow", text, "an arrow is two squares: `a1a8`", faults);
            continue;
        };
        if ends.2 != 4 || from == to {
            mark_fault(
                "bad-arrow",
                text,
                "an arrow is two different squares: `a1a8`",
                faults,
            );
            continue;
        }
        let tone = read.tone;
        let marks = drawn.entry(read.after).or_default();
        marks.push(Mark::Arrow { from, to, tone });
    }
    for text in draft.marks {
        let Some(read) = read_manner(text, faults) else {
            continue;
        };
        let tone = read.tone;
        match read.squares.parse::<Square>() {
            Ok(square) => {
                let marks = drawn.entry(read.after).or_default();
                marks.push(Mark::Ring { square, tone });
            }
            Err(_) => mark_fault("bad-square", text, "a mark is a square: `f1`", faults),
        }
    }
    drawn
}

/// An arrow or a ring may wait for a move of the line, not for one that never comes.
pub(super) fn check_marks(
    draft: BoardDraft<'_>,
    drawn: &Drawn,
    line_length: usize,
    faults: &mut Faults<'_>,
) {
    if drawn.keys().all(|after| *after <= line_length) {
        return;
    }
    for text in draft.arrows.iter().chain(draft.marks) {
        let after = text
            .get_ref()
            .split_whitespace()
            .find_map(|word| word.strip_prefix(LATER)?.parse::<usize>().ok());
        if let Some(after) = after.filter(|after| *after > line_length) {
            let message = format!(
                "there is no move {after} after which `{}` could be drawn",
                text.get_ref()
            );
            let help = match line_length {
                0 => "this step has no `line`".to_owned(),
                _ => format!("the line has {line_length} moves, those of both sides counted"),
            };
            faults.error_with_help("unused-mark", text.span(), message, help);
        }
    }
}

fn mark_fault(code: &'static str, text: &Text, help: &str, faults: &mut Faults<'_>) {
    let message = format!("`{}` cannot be drawn", text.get_ref());
    faults.error_with_help(code, text.span(), message, help);
}

fn square_of(text: Option<&str>) -> Option<Square> {
    text?.parse().ok()
}

/// What makes an arrow or ring wait for the n-th move of the line: `at-2`, like the words of that move.
const LATER: &str = "at-";

/// An arrow or a ring as written.
struct Manner<'t> {
    squares: &'t str,
    tone: Tone,
    /// After so many moves of the line.
    after: usize,
}

/// Splits `a1a8 warning at-2` into its squares, its tone and its move.
fn read_manner<'t>(text: &'t Text, faults: &mut Faults<'_>) -> Option<Manner<'t>> {
    let mut words = text.get_ref().split_whitespace();
    let mut manner = Manner {
        squares: words.next().unwrap_or_default(),
        tone: Tone::Idea,
        after: 0,
    };
    for word in words {
        match word {
            "idea" => manner.tone = Tone::Idea,
            "good" => manner.tone = Tone::Good,
            "warning" => manner.tone = Tone::Warning,
            "danger" => manner.tone = Tone::Danger,
            other => {
                let after = other.strip_prefix(LATER).and_then(|n| n.parse().ok());
                if let Some(after) = after.filter(|after| *after > 0) {
                    manner.after = after;
                    continue;
                }
                let help = suggestion(other, ["idea", "good", "warning", "danger"])
                    .unwrap_or_else(|| {
                        "tones: idea, good, warning, danger; `at-2`: after the second move of the line"
                            .to_owned()
                    });
                faults.error_with_help(
                    "unknown-tone",
                    text.span(),
                    format!("unknown tone `{other}`"),
                    help,
                );
                return None;
            }
        }
    }
    Some(manner)
}

/// Reads `orientation`; `usual` where nothing is said.
pub(super) fn read_orientation(
    draft: BoardDraft<'_>,
    usual: Color,
    faults: &mut Faults<'_>,
) -> Color {
    draft
        .orientation
        .map_or(usual, |text| read_color(text, faults).unwrap_or(usual))
}

/// Reads `white` or `black`.
pub(super) fn read_color(text: &Text, faults: &mut Faults<'_>) -> Option<Color> {
    match text.get_ref().as_str() {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        other => {
            let message = format!("`{other}` is no side");
            faults.error_with_help("unknown-side", text.span(), message, "`white` or `black`");
            None
        }
    }
}

/// Reads a square.
pub(super) fn read_square(text: &Text, faults: &mut Faults<'_>) -> Option<Square> {
    let square = text.get_ref().parse().ok();
    if square.is_none() {
        let message = format!("`{}` is no square", text.get_ref());
        faults.error_with_help(
            "bad-square",
            text.span(),
            message,
            "a letter a to h and a digit 1 to 8: `e4`",
        );
    }
    square
}

/// Reads `card`.
pub(super) fn read_card(draft: BoardDraft<'_>, faults: &mut Faults<'_>) -> bool {
    let Some(card) = draft.card else { return false };
    if card.get_ref() != "castling" {
        let message = format!("there is no card `{}`", card.get_ref());
        faults.error_with_help(
            "unknown-card",
            card.span(),
            message,
            "the card there is: `castling`",
        );
    }
    true
}

/// Reads `claim`: how the position ends, for an engine to prove.
pub(super) fn read_claim(
    draft: BoardDraft<'_>,
    field: &Field,
    faults: &mut Faults<'_>,
    claims: &mut Claims,
) {
    let Some(text) = draft.claim else { return };
    let names = Verdict::ALL.map(|(name, _)| name);
    let known = Verdict::ALL.iter().find(|(name, _)| name == text.get_ref());
    match (known, field) {
        (Some((_, verdict)), Field::Game(game)) => {
            let claim = Claim::Result(game.clone(), *verdict);
            claims.engine.push((text.span(), claim));
        }
        (Some(_), Field::Drill(_)) => {
            let message = "a drill board has no result";
            faults.error("unused-key", text.span(), message);
        }
        (None, _) => {
            let help = suggestion(text.get_ref(), names)
                .unwrap_or_else(|| format!("known: {}", names.join(", ")));
            let message = format!("unknown `claim` value `{}`", text.get_ref());
            faults.error_with_help("unknown-claim", text.span(), message, help);
        }
    }
}
