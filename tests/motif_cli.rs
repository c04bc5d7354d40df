//! `motifs` as scripts use it: stable keys, both languages, input that cannot be used.
#![expect(
    clippy::unwrap_used,
    reason = "an answer that is not as it should be should fail loudly"
)]

use chess_tutor::cli::{self, Answer, Arguments};
use clap::Parser as _;
use serde_json::Value;

const FORK: &str = "r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1";

fn call(words: &[&str]) -> Result<(Answer, String), String> {
    let words = ["chess-tutor", "motifs"].iter().chain(words);
    let arguments = Arguments::try_parse_from(words).map_err(|error| error.to_string())?;
    let command = arguments.command.as_ref().unwrap();
    let mut out = Vec::new();
    let answer = cli::answer(&arguments, command, &mut out).map_err(|unusable| unusable.0)?;
    Ok((answer, String::from_utf8(out).unwrap()))
}

#[test]
fn a_move_tells_what_it_does_with_stable_keys() {
    let (answer, text) = call(&["--fen", FORK, "Nc7+", "--json"]).unwrap();
    assert_eq!(answer, Answer::Yes);
    let fork: Value = text
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap())
        .find(|fact| fact["kind"] == "fork")
        .unwrap();
    let keys: Vec<&str> = fork
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect();
    assert_eq!(keys, ["kind", "line", "squares"]);
    assert_eq!(fork["squares"], serde_json::json!(["c7", "e8", "a8"]));
    assert_eq!(fork["line"], serde_json::json!(["b5c7"]));
}

#[test]
fn a_position_tells_what_stands_on_the_board_in_both_languages() {
    let pinned = "4k3/8/4n3/8/8/8/8/4R1K1 b - - 0 1";
    let (_, english) = call(&["--fen", pinned, "--lang", "en"]).unwrap();
    let pin = "· pin: the rook on e1 pins the knight on e6 to the king on e8";
    assert!(english.lines().any(|line| line == pin), "{english}");
    let (_, chinese) = call(&["--fen", pinned, "--lang", "zh-CN"]).unwrap();
    assert!(chinese.contains("e1 的车牵制住 e6 的马"), "{chinese}");
}

#[test]
fn a_mate_in_one_and_a_hanging_man_are_seen() {
    let (_, text) = call(&["--fen", "6k1/5ppp/8/3n4/8/8/8/R2R2K1 w - - 0 1", "--json"]).unwrap();
    assert!(text.contains(r#""kind":"mate""#), "{text}");
    assert!(text.contains(r#""kind":"hanging_piece""#), "{text}");
}

#[test]
fn a_quiet_start_holds_nothing() {
    assert_eq!(call(&[]).unwrap(), (Answer::Yes, String::new()));
}

#[test]
fn input_that_cannot_be_used_is_named() {
    assert!(
        call(&["--fen", "nonsense"])
            .unwrap_err()
            .starts_with("--fen: ")
    );
    assert!(call(&["--fen", FORK, "Qh5"]).unwrap_err().contains("`Qh5`"));
}
