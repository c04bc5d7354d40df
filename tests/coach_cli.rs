//! `rate` and `hint` as scripts use them: stable keys, both languages, input that cannot be used.
#![expect(
    clippy::unwrap_used,
    reason = "an answer that is not as it should be should fail loudly"
)]

use chess_tutor::cli::{self, Answer, Arguments};
use clap::Parser as _;
use serde_json::{Value, json};

/// White may mate on the back rank.
const MATE: &str = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";
/// White's queen may go where a knight takes her.
const QUEEN: &str = "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 4 4";

fn call(words: &[&str]) -> Result<(Answer, String), String> {
    let words = ["chess-tutor"].iter().chain(words);
    let arguments = Arguments::try_parse_from(words).map_err(|error| error.to_string())?;
    let command = arguments.command.as_ref().unwrap();
    let mut out = Vec::new();
    let answer = cli::answer(&arguments, command, &mut out).map_err(|unusable| unusable.0)?;
    Ok((answer, String::from_utf8(out).unwrap()))
}

fn object(words: &[&str]) -> Value {
    let (answer, text) = call(&[words, &["--json"]].concat()).unwrap();
    assert_eq!(answer, Answer::Yes);
    serde_json::from_str(&text).unwrap()
}

#[test]
fn a_queen_left_to_be_taken_is_rated_and_told() {
    let said = object(&["rate", "--fen", QUEEN, "Qh5", "--nodes", "30000"]);
    let keys: Vec<&str> = said
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect();
    let wanted = [
        "best",
        "line",
        "rating",
        "reasons",
        "text",
        "win_after",
        "win_before",
    ];
    assert_eq!(keys, wanted);
    assert_eq!(said["rating"], "blunder");
    let reason = &said["reasons"][0];
    assert_eq!(reason["kind"], "allows_hanging_piece");
    assert_eq!(reason["squares"], json!(["f6", "h5"]));
    assert_eq!(reason["line"][0], "f6h5");
}

#[test]
fn a_rating_is_told_in_both_languages() {
    let say = |language| {
        let words = [
            "rate", "--fen", QUEEN, "Qh5", "--nodes", "30000", "--lang", language,
        ];
        call(&words).unwrap().1
    };
    assert_eq!(
        say("en"),
        "Qh5: Blunder. Now Nxh5 is possible: nothing can take back when the knight on f6 takes the queen on h5.\n"
    );
    assert_eq!(
        say("zh-CN"),
        "Qh5：大漏着。接着对方可以走 Nxh5：f6 的马吃 h5 的后，没有子能吃回来。\n"
    );
}

#[test]
fn a_mate_not_given_is_named() {
    let said = object(&["rate", "--fen", MATE, "h3", "--nodes", "3000"]);
    assert_eq!(said["best"], "Ra8#");
    assert_eq!(said["reasons"][0]["kind"], "misses_mate");
}

/// White has won, and stalemates Black.
const STALEMATES: [(&str, &str); 2] = [
    ("k7/2Q5/8/8/8/8/8/1K6 w - - 0 1", "Kb2"),
    ("8/5P1k/8/6K1/8/8/8/8 w - - 0 1", "f8=Q"),
];

#[test]
fn a_stalemate_that_throws_a_won_game_away_is_the_first_reason() {
    for (fen, mv) in STALEMATES {
        let said = object(&["rate", "--fen", fen, mv, "--nodes", "5000"]);
        assert_eq!(said["rating"], "blunder");
        let reason = &said["reasons"][0];
        assert_eq!(reason["kind"], "does_stalemate", "{said}");
        let say = |language| {
            let words = [
                "rate", "--fen", fen, mv, "--nodes", "5000", "--lang", language,
            ];
            call(&words).unwrap().1
        };
        let english = format!(
            "{mv}: Blunder. With {mv}, Black has no legal move and is not in check: stalemate, and the game is a draw.\n"
        );
        assert_eq!(say("en"), english);
        assert_eq!(
            say("zh-CN"),
            format!("{mv}：大漏着。走 {mv}，黑方没被将军，却无着可走，这是逼和，算和棋。\n")
        );
        let (answer, seen) = call(&["motifs", "--fen", fen, mv]).unwrap();
        assert_eq!(answer, Answer::Yes);
        assert!(seen.contains("no legal move and is not in check"), "{seen}");
    }
}

#[test]
fn who_saves_the_game_by_stalemate_is_told_so_as_a_merit() {
    let fen = "k7/p7/8/8/8/8/5q2/1R5K w - - 0 1";
    let said = object(&["rate", "--fen", fen, "Rb8+", "--nodes", "5000"]);
    assert_eq!(said["reasons"][0]["kind"], "does_stalemate_trick", "{said}");
    assert!(
        said["rating"] == "great" || said["rating"] == "brilliant",
        "{said}"
    );
}

#[test]
fn a_pawn_that_becomes_a_bishop_alone_is_a_dead_position() {
    let fen = "8/5P1k/8/6K1/8/8/8/8 w - - 0 1";
    let said = object(&["rate", "--fen", fen, "f8=B", "--nodes", "5000"]);
    assert_eq!(said["rating"], "blunder");
    assert_eq!(said["reasons"][0]["kind"], "does_dead_position", "{said}");
}

#[test]
fn hints_give_away_more_at_each_stage() {
    let hint = |stage| object(&["hint", "--fen", MATE, "--stage", stage]);
    assert_eq!(hint("1")["squares"], json!([]));
    assert_eq!(hint("2")["squares"], json!(["a1"]));
    assert_eq!(hint("3")["squares"], json!(["a1", "a8"]));
    assert!(hint("3")["text"].to_string().contains("Ra8#"));
}

#[test]
fn input_that_cannot_be_used_is_named() {
    assert!(
        call(&["rate", "--fen", "x", "e4"])
            .unwrap_err()
            .starts_with("--fen: ")
    );
    assert!(call(&["rate", "e5"]).unwrap_err().starts_with("`e5`: "));
    assert!(call(&["hint", "--stage", "4"]).is_err());
    let over = "7k/5KQ1/8/8/8/8/8/8 b - - 0 1";
    assert!(call(&["hint", "--fen", over]).is_err());
}
