//! What the engine saw of a played move, as text: a game that was looked at need not be looked at again.
//!
//! Only the search is kept, not what is said of it: ratings and words are made anew from it each time, by the table and in the
//! language of that day.

use serde::{Deserialize, Serialize};

use crate::engine::{Comparison, Line, Score};
use crate::rules::{Move, Position};

/// The shape of the text. A text of another shape is not read, and the move is looked at again.
const SHAPE: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Written {
    shape: u32,
    /// The position before the move, as FEN: with a game that went another way the text is of no use.
    before: String,
    nodes: u64,
    best: WrittenLine,
    played: WrittenLine,
    #[serde(skip_serializing_if = "Option::is_none")]
    second: Option<WrittenLine>,
}

#[derive(Serialize, Deserialize)]
struct WrittenLine {
    score: WrittenScore,
    depth_plies: u32,
    /// As UCI writes them.
    moves: Vec<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum WrittenScore {
    Cp(i32),
    MateIn(u8),
    MatedIn(u8),
}

/// A comparison of moves in a position, as text.
#[must_use]
pub(super) fn write_look(before: &Position, seen: &Comparison) -> String {
    let written = Written {
        shape: SHAPE,
        before: before.fen(),
        nodes: seen.nodes,
        best: write_line(&seen.best),
        played: write_line(&seen.played),
        second: seen.second.as_ref().map(write_line),
    };
    // Numbers, strings and lists can always be written.
    serde_json::to_string(&written).unwrap_or_default()
}

/// Reads what [`write_look`] wrote. Nothing when it is not of this position and this move, or when it was spoiled.
#[must_use]
pub(super) fn read_look(before: &Position, played: Move, text: &str) -> Option<Comparison> {
    let written: Written = serde_json::from_str(text).ok()?;
    if written.shape != SHAPE || written.before != before.fen() {
        return None;
    }
    let line = |written: WrittenLine| read_line(before, written);
    let second = match written.second {
        Some(second) => Some(line(second)?),
        None => None,
    };
    let seen = Comparison {
        best: line(written.best)?,
        played: line(written.played)?,
        second,
        nodes: written.nodes,
    };
    (seen.played.first() == Some(played)).then_some(seen)
}

fn write_line(line: &Line) -> WrittenLine {
    WrittenLine {
        score: match line.score {
            Score::Cp(cp) => WrittenScore::Cp(cp),
            Score::MateIn(moves) => WrittenScore::MateIn(moves),
            Score::MatedIn(moves) => WrittenScore::MatedIn(moves),
        },
        depth_plies: line.depth_plies,
        moves: line.moves.iter().map(|mv| mv.uci()).collect(),
    }
}

fn read_line(start: &Position, written: WrittenLine) -> Option<Line> {
    let mut position = start.clone();
    let mut moves = Vec::with_capacity(written.moves.len());
    for text in &written.moves {
        let mv = position.uci_move(text)?;
        position = position.play(mv).ok()?;
        moves.push(mv);
    }
    (!moves.is_empty()).then_some(Line {
        moves,
        score: match written.score {
            WrittenScore::Cp(cp) => Score::Cp(cp),
            WrittenScore::MateIn(moves) => Score::MateIn(moves),
            WrittenScore::MatedIn(moves) => Score::MatedIn(moves),
        },
        depth_plies: written.depth_plies,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;

    fn line(position: &Position, moves: &[&str], score: Score) -> Line {
        let mut at = position.clone();
        let moves = moves.iter().map(|text| {
            let mv = at.uci_move(text).unwrap();
            at = at.play(mv).unwrap();
            mv
        });
        Line {
            moves: moves.collect(),
            score,
            depth_plies: 17,
        }
    }

    /// Castling, a promotion, mates on both sides and no second line.
    fn seen() -> (Position, Comparison) {
        let fen = "r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq - 3 20";
        let position = Position::from_fen(fen).unwrap();
        let seen = Comparison {
            best: line(&position, &["b7a8q", "e8d7"], Score::MateIn(4)),
            played: line(&position, &["e1c1", "e8g8"], Score::Cp(-35)),
            second: Some(line(&position, &["h1h8"], Score::MatedIn(2))),
            nodes: 600_000,
        };
        (position, seen)
    }

    #[test]
    fn a_look_reads_back_as_it_was() {
        let (position, mut seen) = seen();
        let played = seen.played.first().unwrap();
        let text = write_look(&position, &seen);
        assert_eq!(read_look(&position, played, &text), Some(seen.clone()));
        seen.second = None;
        let text = write_look(&position, &seen);
        assert_eq!(read_look(&position, played, &text), Some(seen));
    }

    #[test]
    fn a_look_of_another_game_or_a_spoiled_one_is_not_read() {
        let (position, seen) = seen();
        let played = seen.played.first().unwrap();
        let text = write_look(&position, &seen);
        assert_eq!(read_look(Game::default().position(), played, &text), None);
        let best = seen.best.first().unwrap();
        assert_eq!(read_look(&position, best, &text), None);
        for spoiled in [
            text.replace("\"shape\":1", "\"shape\":99"),
            text.replace("e8g8", "e8g7"),
            text.replace("e1c1", "e1c9"),
            text.replace("[\"h1h8\"]", "[]"),
            text[..text.len() - 1].to_owned(),
            String::new(),
        ] {
            assert_ne!(spoiled, text);
            assert_eq!(read_look(&position, played, &spoiled), None, "{spoiled}");
        }
    }
}
