//! The words after `go`: what is asked, and how long it may take.

use std::time::Duration;

use super::read_move;
use crate::rules::{Move, Position};

/// Time that passes between the decision to move and the other program's clock, in milliseconds.
const OVERHEAD_MILLIS: u64 = 5;
/// The same where a time for the move is given, in milliseconds.
const MOVE_OVERHEAD_MILLIS: u64 = 1;
/// No game lasts longer than this, in milliseconds: a month.
const LONGEST_MILLIS: i64 = 31 * 24 * 3_600_000;
/// Moves for which the remaining time should last when nobody says how many.
const MOVES_TO_GO: u64 = 24;

/// The words that may come after `go`; with one of them the moves after `searchmoves` end.
const WORDS: [&str; 12] = [
    "searchmoves",
    "ponder",
    "wtime",
    "btime",
    "winc",
    "binc",
    "movestogo",
    "depth",
    "nodes",
    "mate",
    "movetime",
    "infinite",
];

/// The words after `go`.
#[derive(Default)]
pub(super) struct Go {
    pub(super) depth: Option<u32>,
    pub(super) nodes: Option<u64>,
    movetime: Option<u64>,
    /// White's and Black's remaining time and increment, in milliseconds; it may be negative when late.
    time: [Option<i64>; 2],
    increment: [i64; 2],
    moves_to_go: Option<u64>,
    /// The answer is to wait for `stop`.
    pub(super) is_infinite: bool,
    /// It is the other side's turn still: the answer is to wait for `ponderhit` or `stop`.
    pub(super) is_pondering: bool,
    pub(super) among: Vec<Move>,
    pub(super) faults: Vec<String>,
}

impl Go {
    pub(super) fn parse<'w>(words: impl Iterator<Item = &'w str>, position: &Position) -> Self {
        let mut go = Self::default();
        let mut words = words.peekable();
        while let Some(word) = words.next() {
            if word == "searchmoves" {
                while let Some(text) = words.next_if(|text| !WORDS.contains(text)) {
                    match read_move(position, text) {
                        Some(mv) => go.among.push(mv),
                        None => go.faults.push(format!("go: `{text}` is not legal")),
                    }
                }
                continue;
            }
            go.is_infinite |= word == "infinite";
            go.is_pondering |= word == "ponder";
            if matches!(word, "infinite" | "ponder") {
                continue;
            }
            let number = words.next_if(|text| text.parse::<i64>().is_ok());
            let number = number.and_then(|text| text.parse::<i64>().ok());
            let whole = number.and_then(|number| u64::try_from(number).ok());
            match (word, number) {
                ("depth", Some(_)) => go.depth = whole.and_then(|depth| u32::try_from(depth).ok()),
                ("mate", Some(_)) => {
                    go.depth = whole.and_then(|moves| u32::try_from(moves.saturating_mul(2)).ok());
                }
                ("nodes", Some(_)) => go.nodes = whole,
                ("movetime", Some(_)) => go.movetime = whole,
                ("wtime", Some(_)) => go.time[0] = number,
                ("btime", Some(_)) => go.time[1] = number,
                ("winc", Some(millis)) => go.increment[0] = millis,
                ("binc", Some(millis)) => go.increment[1] = millis,
                ("movestogo", Some(_)) => go.moves_to_go = whole,
                _ => go.faults.push(format!("go: not understood: {word}")),
            }
        }
        go
    }

    /// When to begin no new depth, and when to stop.
    pub(super) fn times(&self, position: &Position) -> (Option<Duration>, Option<Duration>) {
        if let Some(millis) = self.movetime {
            // Nobody loses on time for a move that is a millisecond late, so all of it is used.
            let millis = millis.saturating_sub(MOVE_OVERHEAD_MILLIS).max(1);
            return (None, Some(Duration::from_millis(millis)));
        }
        let side = usize::from(position.turn().is_black());
        let Some(Some(time)) = self.time.get(side).copied() else {
            return (None, None);
        };
        let increment = self
            .increment
            .get(side)
            .copied()
            .unwrap_or(0)
            .clamp(0, LONGEST_MILLIS) as u64;
        let time = (time.clamp(0, LONGEST_MILLIS) as u64)
            .saturating_sub(OVERHEAD_MILLIS)
            .max(1);
        let moves = self.moves_to_go.unwrap_or(MOVES_TO_GO).clamp(1, 60);
        let share = (time / moves + increment * 3 / 4).max(1);
        let most = if moves == 1 {
            time * 9 / 10
        } else {
            time * 2 / 5
        }
        .max(1);
        let hard = (share * 4).min(most);
        let soft = (share * 3 / 5).min(hard);
        (
            Some(Duration::from_millis(soft)),
            Some(Duration::from_millis(hard)),
        )
    }
}
