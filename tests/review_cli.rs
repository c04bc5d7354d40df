//! `review` as scripts use it: a row a move, accuracy at the end of each game, the annotated file, input that cannot be used.
#![expect(
    clippy::unwrap_used,
    reason = "an answer that is not as it should be should fail loudly"
)]

use std::fs;
use std::path::PathBuf;

use chess_tutor::cli::{self, Answer, Arguments};
use chess_tutor::rules::{PgnGame, read_pgn};
use clap::Parser as _;
use serde_json::Value;

/// White lets the queen be taken, Black takes her, White overlooks a mate. And a game that is mate after four plies.
const GAMES: &str = "[White \"Ada\"]\n[Black \"Bo\"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 $6 { [%eval 9.9] hm } \
4. Qxe5+ (4. Qxf7#) Nxe5 1-0\n\n[White \"Cy\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";

/// A folder of its own for a test, removed at its end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let name = format!("chess-tutor-review-{name}-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn file(&self, name: &str, text: &str) -> String {
        let path = self.0.join(name);
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn call(words: &[&str]) -> (Result<Answer, String>, String) {
    let words = ["chess-tutor", "review", "--nodes", "1000"]
        .iter()
        .chain(words);
    let arguments = Arguments::try_parse_from(words).unwrap();
    let command = arguments.command.as_ref().unwrap();
    let mut out = Vec::new();
    let answer = cli::answer(&arguments, command, &mut out).map_err(|unusable| unusable.0);
    (answer, String::from_utf8(out).unwrap())
}

fn objects(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn games(text: &str) -> Vec<PgnGame> {
    read_pgn(text.as_bytes()).into_iter().flatten().collect()
}

#[test]
fn every_move_of_every_game_is_rated_and_each_game_ends_with_its_accuracy() {
    let folder = Folder::new("rated");
    let (answer, text) = call(&["--json", &folder.file("games.pgn", GAMES)]);
    assert_eq!(answer, Ok(Answer::Yes));
    let rows = objects(&text);
    let moves: Vec<&Value> = rows.iter().filter(|row| row.get("san").is_some()).collect();
    assert_eq!(moves.len(), 8 + 4);
    for row in &moves {
        let keys: Vec<&str> = row
            .as_object()
            .unwrap()
            .keys()
            .map(String::as_str)
            .collect();
        let wanted = [
            "best",
            "game",
            "ply",
            "rating",
            "reasons",
            "san",
            "win_after",
            "win_before",
        ];
        assert_eq!(keys, wanted);
    }
    let row = |game: u64, ply: u64| {
        moves
            .iter()
            .find(|row| row["game"] == game && row["ply"] == ply)
            .unwrap()
    };
    assert_eq!(row(1, 6)["rating"], "blunder", "Nf6 allows mate");
    assert_eq!(row(1, 6)["reasons"][0]["kind"], "allows_mate");
    assert_eq!(row(1, 7)["best"], "Qxf7#");
    assert_eq!(
        row(1, 7)["rating"],
        "blunder",
        "the mate and the queen are gone"
    );
    let ends: Vec<&Value> = rows
        .iter()
        .filter(|row| row.get("accuracy").is_some())
        .collect();
    assert_eq!(ends.len(), 2);
    let of = |end: &Value, side: &str| end["accuracy"][side].as_f64().unwrap();
    assert!(of(ends[1], "white") < of(ends[1], "black"));
    let moments = ends[0]["moments"].as_array().unwrap();
    assert!(moments.contains(&Value::from(7)), "{moments:?}");
}

#[test]
fn the_same_is_told_to_people_in_both_languages() {
    let folder = Folder::new("told");
    let file = folder.file("games.pgn", GAMES);
    let english = call(&["--lang", "en", &file]).1;
    assert!(
        english.starts_with("Game 1: Ada against Bo, 1-0\n1. e4: "),
        "{english}"
    );
    assert!(english.contains("3... Nf6: Blunder. Now Qxf7# is possible"));
    assert!(english.contains("Game 2: Cy against ?, 0-1\n"));
    assert!(english.contains("White's accuracy is "));
    assert!(english.contains("Key moments: "));
    let chinese = call(&["--lang", "zh-CN", &file]).1;
    assert!(
        chinese.starts_with("第 1 局：Ada – Bo，1-0\n1. e4："),
        "{chinese}"
    );
    assert!(chinese.contains("3... Nf6：大漏着。"));
    assert!(chinese.contains("白方的准确率是 "));
}

#[test]
fn the_annotated_file_has_glyphs_evaluations_words_and_better_lines() {
    let folder = Folder::new("annotated");
    let file = folder.file("games.pgn", GAMES);
    let out = folder.0.join("out.pgn");
    let (answer, _) = call(&["--lang", "en", "--pgn", out.to_str().unwrap(), &file]);
    assert_eq!(answer, Ok(Answer::Yes));
    let (before, after) = (games(GAMES), games(&fs::read_to_string(&out).unwrap()));
    assert_eq!(after.len(), 2);
    let sans =
        |game: &PgnGame| -> Vec<String> { game.moves.iter().map(|mv| mv.san.clone()).collect() };
    assert_eq!(sans(&after[0]), sans(&before[0]));
    let nf6 = &after[0].moves[5];
    assert_eq!(nf6.nags, [4], "our glyph replaces theirs");
    assert!(nf6.comments[0].starts_with("[%eval #1] Nf6: Blunder."));
    assert_eq!(nf6.comments[1], "hm", "their words stay, their number goes");
    let better = nf6.variations[0][0].san.as_str();
    assert!(["g6", "Qe7", "Qf6"].contains(&better), "{better}");
    // The line that others wrote is not written twice.
    assert_eq!(after[0].moves[6].variations.len(), 1);
    assert_eq!(after[1].tag("White"), Some("Cy"));
}

#[test]
fn a_mate_is_counted_from_the_position_after_the_move() {
    let folder = Folder::new("mates");
    // White mates in two; Black's own mate in two, with Black to move first.
    for (fen, line, evals) in [
        (
            "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1",
            "1. Ra7 Kg8 2. Rb8#",
            [Some("#1"), Some("#1"), None],
        ),
        (
            "1r4k1/r7/8/8/8/8/8/7K b - - 0 1",
            "1... Ra2 2. Kg1 Rb1#",
            [Some("#-1"), Some("#-1"), None],
        ),
    ] {
        let pgn = format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n{line} *\n");
        let file = folder.file("mates.pgn", &pgn);
        let out = folder.0.join("out.pgn");
        let _ = fs::remove_file(&out);
        let (answer, _) = call(&["--lang", "en", "--pgn", out.to_str().unwrap(), &file]);
        assert_eq!(answer, Ok(Answer::Yes));
        let game = games(&fs::read_to_string(&out).unwrap()).remove(0);
        for (written, eval) in game.moves.iter().zip(evals) {
            let comments = written.comments.join(" ");
            let found = comments.split_once("[%eval ");
            let found = found.and_then(|(_, rest)| rest.split(']').next());
            assert_eq!(found, eval, "{line}, {}: {comments}", written.san);
        }
    }
}

#[test]
fn a_game_that_cannot_be_read_is_named_and_the_others_are_looked_at() {
    let folder = Folder::new("faulty");
    let text = "1. e4 e5 *\n\n[White \"Bad\"]\n\n1. e4 Ke4 *\n\n[White \"Good\"]\n\n1. d4 d5 *\n";
    let file = folder.file("games.pgn", text);
    let (answer, told) = call(&["--json", "--lang", "en", &file]);
    let error = answer.unwrap_err();
    let place = format!("{file}: Game 2 is here up to line 5. Ke4 cannot be played there.");
    assert!(error.starts_with(&place), "{error}");
    // The moves before the fault are looked at, too.
    assert_eq!(objects(&told).len(), 3 + 2 + 3);
    let in_chinese = call(&["--json", "--lang", "zh-CN", &file]).0.unwrap_err();
    assert!(in_chinese.starts_with(&format!("{file}: ")), "{in_chinese}");
    assert!(
        in_chinese.contains('第') && !in_chinese.contains("cannot"),
        "{in_chinese}"
    );
}

#[test]
fn files_that_cannot_be_used_are_named() {
    let folder = Folder::new("unusable");
    let missing = folder.0.join("missing.pgn");
    let missing = missing.to_str().unwrap();
    assert!(call(&[missing]).0.unwrap_err().starts_with(missing));
    let empty = folder.file("empty.pgn", " \n");
    assert!(call(&[&empty]).0.unwrap_err().starts_with(&empty));
    let file = folder.file("games.pgn", GAMES);
    let same = call(&["--pgn", &file, &file]).0.unwrap_err();
    assert!(same.starts_with(&file), "{same}");
    assert_eq!(fs::read_to_string(&file).unwrap(), GAMES);
    assert!(
        call(&["--pgn", folder.0.to_str().unwrap(), &file])
            .0
            .is_err()
    );
}

#[test]
fn a_game_without_moves_has_no_accuracy() {
    let folder = Folder::new("empty-game");
    let file = folder.file("games.pgn", "[White \"Ada\"]\n\n*\n");
    let (answer, text) = call(&["--json", &file]);
    assert_eq!(answer, Ok(Answer::Yes));
    assert_eq!(
        objects(&text)[0].to_string(),
        r#"{"accuracy":{"black":null,"white":null},"game":1,"moments":[]}"#
    );
}

#[test]
fn a_stalemate_is_the_first_reason_in_a_review() {
    let folder = Folder::new("stalemate");
    let game = "[SetUp \"1\"]\n[FEN \"k7/2Q5/8/8/8/8/8/1K6 w - - 0 1\"]\n\n1. Kb2 1/2-1/2\n";
    let file = folder.file("stalemate.pgn", game);
    let (_, text) = call(&[&file, "--json"]);
    let rows = objects(&text);
    assert_eq!(rows[0]["rating"], "blunder");
    assert_eq!(rows[0]["reasons"][0]["kind"], "does_stalemate", "{text}");
}
