//! What stands beside the moves of a written game: variations with their words, each as a line of its own.

use crate::rules::{Color, Move, PgnGame, PgnMove, Position, comment_words};
use crate::scene::Mark;

/// A variation of a game, or of another variation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideLine {
    /// The side line that it belongs to, by its number; the game when there is none.
    pub within: Option<usize>,
    /// The move that it replaces, by its place from 0 in the game or side line that it belongs to.
    pub ply: usize,
    /// How deep it lies: 0 beside the game itself.
    pub depth: usize,
    /// Its moves, at least one.
    pub moves: Vec<SideMove>,
    /// The position before its first move.
    start: Position,
}

/// A move of a side line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideMove {
    /// The move.
    pub mv: Move,
    /// The move in standard algebraic notation.
    pub san: String,
    /// Where it stands, as it is written before it: `12.` or `12...`.
    pub place: String,
    /// The sign that was written to it: `!`, `?`, … or nothing.
    pub sign: &'static str,
    /// What was written about it.
    pub words: Option<String>,
    /// What was drawn to it.
    pub marks: Vec<Mark>,
}

impl SideLine {
    /// The position after so many moves of the line, and the move that led there.
    #[must_use]
    pub fn after(&self, plies: usize) -> (Position, Option<Move>) {
        let (mut position, mut last) = (self.start.clone(), None);
        for side in self.moves.iter().take(plies) {
            let Ok(next) = position.play(side.mv) else {
                break;
            };
            (position, last) = (next, Some(side.mv));
        }
        (position, last)
    }
}

/// All side lines of a game, each followed by those within it: in the order in which they are written.
#[must_use]
pub fn side_lines(game: &PgnGame) -> Vec<SideLine> {
    let mut lines = Vec::new();
    // The next one to be taken is the last: variations may lie in one another however deep.
    let mut waiting = beside(&game.moves, &game.start, None, 0);
    waiting.reverse();
    while let Some(next) = waiting.pop() {
        let number = lines.len();
        let mut inner = beside(next.moves, &next.start, Some(number), next.depth + 1);
        inner.reverse();
        waiting.extend(inner);
        lines.push(SideLine {
            within: next.within,
            ply: next.ply,
            depth: next.depth,
            moves: side_moves(next.moves, &next.start),
            start: next.start,
        });
    }
    lines
}

/// A variation that is still to be read.
struct Waiting<'a> {
    within: Option<usize>,
    ply: usize,
    depth: usize,
    start: Position,
    moves: &'a [PgnMove],
}

/// The variations beside the moves of a line.
fn beside<'a>(
    line: &'a [PgnMove],
    start: &Position,
    within: Option<usize>,
    depth: usize,
) -> Vec<Waiting<'a>> {
    let mut found = Vec::new();
    let mut position = start.clone();
    for (ply, written) in line.iter().enumerate() {
        let variations = written.variations.iter().filter(|moves| !moves.is_empty());
        found.extend(variations.map(|moves| Waiting {
            within,
            ply,
            depth,
            start: position.clone(),
            moves,
        }));
        let Ok(next) = position.play(written.mv) else {
            break;
        };
        position = next;
    }
    found
}

fn side_moves(line: &[PgnMove], start: &Position) -> Vec<SideMove> {
    let mut position = start.clone();
    let mut moves = Vec::with_capacity(line.len());
    for written in line {
        let Ok(next) = position.play(written.mv) else {
            break;
        };
        let dots = match position.turn() {
            Color::White => ".",
            Color::Black => "...",
        };
        let comments = [written.comments_before.as_slice(), &written.comments].concat();
        moves.push(SideMove {
            mv: written.mv,
            san: written.san.clone(),
            place: format!("{}{dots}", position.move_number()),
            sign: written.nags.iter().find_map(|nag| sign(*nag)).unwrap_or(""),
            words: comment_words(&comments),
            marks: Mark::of_comments(&comments),
        });
        position = next;
    }
    moves
}

/// The sign of a numeric annotation glyph that rates a move.
fn sign(nag: u8) -> Option<&'static str> {
    match nag {
        1 => Some("!"),
        2 => Some("?"),
        3 => Some("!!"),
        4 => Some("??"),
        5 => Some("!?"),
        6 => Some("?!"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::read_pgn;

    #[test]
    fn every_variation_becomes_a_line_with_its_place_and_its_words() {
        let pgn = "1. e4 e5 (1... c5 $5 {sharp} 2. Nf3 (2. c3 {[%cal Gc3d4] slow} d5) 2... d6) (1... e6) \
                   2. Nf3 ({First} 2. f4 exf4) *";
        let game = read_pgn(pgn.as_bytes()).remove(0).unwrap();
        let lines = side_lines(&game);
        let told: Vec<(Option<usize>, usize, usize, String)> = lines
            .iter()
            .map(|line| {
                let moves = line.moves.iter();
                let text: Vec<String> = moves
                    .map(|side| format!("{}{}{}", side.place, side.san, side.sign))
                    .collect();
                (line.within, line.ply, line.depth, text.join(" "))
            })
            .collect();
        let line = |within, ply, depth, text: &str| (within, ply, depth, text.to_owned());
        assert_eq!(
            told,
            [
                line(None, 1, 0, "1...c5!? 2.Nf3 2...d6"),
                line(Some(0), 1, 1, "2.c3 2...d5"),
                line(None, 1, 0, "1...e6"),
                line(None, 2, 0, "2.f4 2...exf4"),
            ]
        );
        let words = |line: usize| lines[line].moves[0].words.as_deref();
        assert_eq!(words(0), Some("sharp"));
        assert_eq!(words(1), Some("slow"));
        assert_eq!(lines[1].moves[0].marks.len(), 1);
        assert_eq!(words(2), None);
        assert_eq!(words(3), Some("First"));
        let (position, last) = lines[1].after(1);
        assert_eq!(last, Some(lines[1].moves[0].mv));
        assert_eq!(position.san(lines[1].moves[1].mv), "d5");
    }
}
