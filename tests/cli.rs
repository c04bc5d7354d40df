//! The command line as scripts and teachers use it: exits, stable JSON keys, both languages, and input that cannot be used.
#![expect(
    clippy::unwrap_used,
    reason = "an answer that is not as it should be should fail loudly"
)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

use chess_tutor::cli::{self, Answer, Arguments};
use clap::Parser as _;
use serde_json::Value;

/// How a call ended: the answer and what was written, or why it cannot be used.
type Said = Result<(Answer, String), String>;

/// Runs a subcommand as `main` does, its words given in one string split at spaces but for quoted parts.
fn call(line: &str) -> Said {
    let arguments = Arguments::try_parse_from(words(line)).map_err(|error| error.to_string())?;
    let command = arguments.command.as_ref().unwrap();
    let mut out = Vec::new();
    let answer = cli::answer(&arguments, command, &mut out).map_err(|unusable| unusable.0)?;
    Ok((answer, String::from_utf8(out).unwrap()))
}

fn words(line: &str) -> Vec<String> {
    let mut words = vec!["chess-tutor".to_owned()];
    for (index, part) in line.split('\'').enumerate() {
        if index % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

/// The one object that a call with `--json` writes.
fn object(line: &str) -> (Answer, Value) {
    let (answer, text) = call(&format!("{line} --json")).unwrap();
    assert_eq!(text.lines().count(), 1, "{line}: {text}");
    (answer, serde_json::from_str(&text).unwrap())
}

fn keys(value: &Value) -> Vec<&str> {
    value
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect()
}

/// A folder of its own that goes away with the test.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("chess-tutor-cli-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    /// A pack with one lesson, as `new` writes it.
    fn with_lesson(lesson: &str) -> Self {
        let folder = Self::new();
        call(&format!("new {lesson} --out {}", folder.path())).unwrap();
        folder
    }

    fn path(&self) -> String {
        self.0.display().to_string()
    }

    fn edit(&self, file: &str, from: &str, to: &str) {
        let path = self.0.join(file);
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.contains(from), "{file} holds `{from}`");
        fs::write(path, text.replace(from, to)).unwrap();
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn why_says_yes_with_the_keys_of_its_page() {
    let (answer, value) = object("why e4 --lang en");
    assert_eq!(answer, Answer::Yes);
    assert_eq!(
        keys(&value),
        ["legal", "reason", "reasons", "squares", "text"]
    );
    assert_eq!(value["legal"], true);
    assert_eq!(value["reason"], Value::Null);
    assert_eq!(value["reasons"], serde_json::json!([]));
    assert_eq!(value["squares"], serde_json::json!([]));
    assert_eq!(value["text"], "e4 is a legal move.");
}

#[test]
fn why_names_every_rule_and_the_squares_that_prove_it() {
    // The king on e1 is in check from e8, and the rook on f8 attacks f1.
    let (answer, value) = object("why --fen '4rrk1/8/8/8/8/8/8/4K2R w K - 0 1' O-O --lang en");
    assert_eq!(answer, Answer::No);
    assert_eq!(value["legal"], false);
    assert_eq!(value["reason"], "castling_in_check");
    let reasons = value["reasons"].as_array().unwrap();
    let kinds: Vec<&str> = reasons
        .iter()
        .map(|r| r["kind"].as_str().unwrap())
        .collect();
    assert_eq!(kinds, ["castling_in_check", "castling_through_attack"]);
    for reason in reasons {
        assert_eq!(keys(reason), ["kind", "squares"]);
    }
    assert_eq!(reasons[0]["squares"], value["squares"]);
    assert_eq!(value["squares"], serde_json::json!(["e8"]));
}

#[test]
fn why_speaks_both_languages_and_tells_the_other_reasons_to_people() {
    let line = "why --fen '4rrk1/8/8/8/8/8/8/4K2R w K - 0 1' O-O --lang";
    let (_, english) = call(&format!("{line} en")).unwrap();
    let (_, chinese) = call(&format!("{line} zh-CN")).unwrap();
    assert!(
        english.starts_with("The king on e1 is in check"),
        "{english}"
    );
    assert!(chinese.starts_with("e1 的王"), "{chinese}");
    for text in [english, chinese] {
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines.len() == 2 && lines[1].starts_with("· "), "{text}");
    }
}

#[test]
fn why_with_moves_names_who_moved_when() {
    let moves = "'e4 e5 Ke2 Ke7 Ke1 Ke8 Nf3 a6 Be2 a5'";
    for castling in ["O-O", "e1g1", "e1h1"] {
        let (answer, value) = object(&format!("why --moves {moves} {castling} --lang en"));
        assert_eq!(answer, Answer::No);
        assert_eq!(value["reason"], "king_has_moved", "{castling}");
        let text = value["text"].as_str().unwrap();
        assert!(text.contains("move 2"), "{text}");
    }
    let rook = "'e4 e5 Nf3 Nf6 Be2 Be7 Rg1 Rg8 Rh1 Rh8'";
    let (_, value) = object(&format!("why --moves {rook} O-O --lang zh-CN"));
    assert_eq!(value["reason"], "rook_has_moved");
    let text = value["text"].as_str().unwrap();
    assert!(text.contains("h1") && text.contains("第 4 回合"), "{text}");
    let (_, value) = object("why --moves 'e4 a6 e5 d5 h3 h6' exd6 --lang en");
    assert_eq!(value["reason"], "en_passant_expired");
}

#[test]
fn why_with_a_position_alone_says_what_a_position_tells() {
    let rows = [
        (
            "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
            "O-O",
            "castling_right_gone",
        ),
        (
            "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
            "e5d6",
            "en_passant_never",
        ),
        ("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "e4e5", "no_piece"),
        ("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "e8e7", "other_side"),
        (
            "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
            "a7a8",
            "promotion_missing",
        ),
        ("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", "h8h7", "game_over"),
    ];
    for (fen, mv, reason) in rows {
        let (answer, value) = object(&format!("why --fen '{fen}' {mv} --lang en"));
        assert_eq!(
            (answer, value["reason"].as_str()),
            (Answer::No, Some(reason)),
            "{fen} {mv}"
        );
        // Complete: a move is legal exactly when there is no reason.
        assert!(!value["reasons"].as_array().unwrap().is_empty());
    }
    let over = object("why --fen '7k/5K2/6Q1/8/8/8/8/8 b - - 0 1' a1a8 --lang en").1;
    assert_eq!(over["reasons"].as_array().unwrap().len(), 1, "{over}");
}

#[test]
fn a_mate_is_told_with_its_line_and_nothing_else() {
    let fen = "6k1/8/8/8/8/8/8/RR4K1 w - - 0 1";
    let (answer, value) = object(&format!("mate --fen '{fen}' --in 2"));
    let keys: Vec<&String> = value.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["line", "mate", "nodes"]);
    assert_eq!(
        (answer, value["line"].as_array().unwrap().len()),
        (Answer::Yes, 3)
    );
    let (answer, value) = object(&format!("mate --fen '{fen}' --in 1"));
    assert_eq!(
        (answer, &value["line"]),
        (Answer::No, &serde_json::json!([]))
    );
}

#[test]
fn a_mate_that_is_not_decided_is_said_so_in_both_languages() {
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let (answer, value) = object(&format!("mate --fen '{fen}' --in 30 --nodes 3000"));
    assert_eq!(
        (answer, &value["mate"], &value["line"]),
        (Answer::Undecided, &Value::Null, &serde_json::json!([]))
    );
    for (language, words) in [
        (
            "en",
            "Not decided within 3000 positions. There is no mate in ",
        ),
        ("zh-CN", "看了 3000 个局面，还没有结论；已知 "),
    ] {
        let line = format!("mate --fen '{fen}' --in 30 --nodes 3000 --lang {language}");
        let (answer, said) = call(&line).unwrap();
        assert_eq!(answer, Answer::Undecided);
        assert!(said.starts_with(words), "{said}");
    }
    let help = call("mate --help").unwrap_err();
    assert!(help.contains("3  not decided"), "{help}");
    // As a script sees it.
    let ended = Command::new(env!("CARGO_BIN_EXE_chess-tutor"))
        .args(["mate", "--fen", fen, "--in", "30", "--nodes", "0"])
        .output()
        .unwrap();
    assert_eq!(ended.status.code(), Some(3), "{ended:?}");
}

/// Nodes of `bench --depth 5`. A change of the search changes it, and only that: put the new number here then.
const BENCH_NODES_AT_DEPTH_5: u64 = 7_143;

#[test]
fn the_fixed_search_counts_as_many_nodes_as_it_did() {
    let (answer, value) = object("bench --depth 5");
    assert_eq!(answer, Answer::Yes);
    assert_eq!(value["nodes"], BENCH_NODES_AT_DEPTH_5);
    assert_eq!(keys(&value), ["nodes", "nps"]);
}

#[test]
fn moves_may_come_with_their_numbers() {
    for moves in ["'1. e4 e5 2. Nf3'", "'1.e4 e5 2.Nf3'", "'e2e4 e7e5 g1f3'"] {
        let (answer, _) = object(&format!("why --moves {moves} Nc6"));
        assert_eq!(answer, Answer::Yes, "{moves}");
    }
}

#[test]
fn input_that_cannot_be_used_is_named() {
    for (line, named) in [
        ("why e2e2", "e2e2"),
        ("why f2", "pawn"),
        ("bench --lang fr", "en or zh-CN"),
        ("why e9e4", "e9e4"),
        ("why i1a1", "i1a1"),
        ("why hello", "hello"),
        ("why ''", "does not read as a move"),
        ("why 王e2", "王e2"),
        ("why Nf6", "knight"),
        (
            "why --fen '4k3/8/8/3N4/8/8/8/1N2K3 w - - 0 1' Nc3",
            "Nbc3, Ndc3",
        ),
        ("why --fen nonsense e4", "--fen"),
        ("why --fen '8/8/8/8/8/8/8/8 w - - 0 1' e4", "king"),
        ("why --fen '4k3/8/8/8/8/8/8/4K3 w - - 0' e4", "--fen"),
        ("why --moves 'e4 e4' Nc6", "`--moves: e4`: "),
        ("why --moves 'e4 xyz' Nc6", "xyz"),
        ("why", "MOVE"),
        ("check /no/such/folder", "/no/such/folder"),
        ("check /proc", "no folder `lessons`"),
        ("new rook", "<course>/<lesson>"),
        ("new a/b/c", "<course>/<lesson>"),
        ("new first/Rook", "`Rook`"),
        ("new first/rook-", "`rook-`"),
        ("new first/-rook", "rook"),
        ("new ../rook", ".."),
        ("bogus", "bogus"),
    ] {
        let error = call(line).unwrap_err();
        assert!(error.contains(named), "{line}: {error}");
        let is_raw = ["{ ", "Piece {", "Some(", "NotHow"]
            .iter()
            .any(|part| error.contains(part));
        assert!(!is_raw, "{line} shows what is inside: {error}");
    }
}

#[test]
fn check_finds_nothing_in_what_comes_with_the_program() {
    let (answer, text) = call("check --quick").unwrap();
    assert_eq!(answer, Answer::Yes);
    assert!(
        text.ends_with("0 errors, 0 warnings\n") && text.lines().count() == 2,
        "{text}"
    );
    let (answer, json) = call("check --quick --json").unwrap();
    assert_eq!((answer, json.as_str()), (Answer::Yes, ""));
}

#[test]
fn check_names_each_fault_with_stable_keys() {
    let folder = Folder::with_lesson("mine/first");
    folder.edit("lessons/mine/first.toml", "Ra8+", "Ra9");
    folder.edit("locales/en/lessons/first.ftl", ".success", ".succes");
    let (answer, text) = call(&format!("check {} --json", folder.path())).unwrap();
    assert_eq!(answer, Answer::No);
    let faults: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    for fault in &faults {
        assert_eq!(
            keys(fault),
            ["code", "column", "file", "line", "message", "severity"]
        );
        assert_eq!(fault["severity"], "error");
    }
    let seen: Vec<(&str, &str, u64, u64)> = faults
        .iter()
        .map(|fault| {
            let text = |key: &str| fault[key].as_str().unwrap();
            let number = |key: &str| fault[key].as_u64().unwrap();
            (text("file"), text("code"), number("line"), number("column"))
        })
        .collect();
    assert!(
        seen.contains(&("lessons/mine/first.toml", "illegal-move", 13, 9)),
        "{seen:?}"
    );
    assert!(
        seen.contains(&("locales/en/lessons/first.ftl", "unused-words", 9, 6)),
        "{seen:?}"
    );
}

#[test]
fn check_shows_people_the_line_and_what_would_help() {
    let folder = Folder::with_lesson("mine/first");
    folder.edit("lessons/mine/first.toml", "arrows =", "arows =");
    let (answer, text) = call(&format!("check {}", folder.path())).unwrap();
    assert_eq!(answer, Answer::No);
    for part in [
        "error[unknown-key]",
        "lessons/mine/first.toml:14:1",
        "arows = [\"a1a8\"]",
        "did you mean `arrows`?",
        "checked 1 lessons",
        "1 errors, 0 warnings",
    ] {
        assert!(text.contains(part), "{part}:\n{text}");
    }
}

#[test]
fn check_tells_the_faults_of_the_named_part_alone() {
    let folder = Folder::with_lesson("mine/first");
    call(&format!("new mine/second --out {}", folder.path())).unwrap();
    folder.edit("lessons/mine/first.toml", "Ra8+", "Ra9");
    folder.edit("lessons/mine/second.toml", "Ra8+", "Rb8");
    let codes = |path: &str| -> Vec<String> {
        let (_, text) = call(&format!("check {}/{path} --json", folder.path())).unwrap();
        let values = text
            .lines()
            .map(|line| serde_json::from_str::<Value>(line).unwrap());
        values
            .map(|value| value["file"].as_str().unwrap().to_owned())
            .collect()
    };
    assert_eq!(
        codes("lessons/mine/second.toml"),
        ["lessons/mine/second.toml"]
    );
    assert_eq!(codes("locales"), Vec::<String>::new());
    assert_eq!(
        codes("").len(),
        3,
        "two moves, and a lesson that is not in its course"
    );
}

#[test]
fn a_pack_is_counted_by_itself() {
    let folder = Folder::with_lesson("mine/first");
    let (answer, text) = call(&format!("check {}", folder.path())).unwrap();
    assert_eq!(answer, Answer::Yes);
    assert_eq!(
        text,
        "checked 1 lessons with 3 steps in 2 languages, 3 claims: 0 errors, 0 warnings\n"
    );
}

#[test]
fn new_writes_a_lesson_that_passes_and_never_overwrites() {
    let folder = Folder::new();
    let (answer, text) = call(&format!("new mine/first --out {}", folder.path())).unwrap();
    assert_eq!(answer, Answer::Yes);
    let written: Vec<&str> = text.lines().collect();
    assert_eq!(written.len(), 6, "{text}");
    for path in written {
        assert!(folder.0.join(path).is_file(), "{path}");
    }
    assert_eq!(
        call(&format!("check {}", folder.path())).unwrap().0,
        Answer::Yes
    );

    folder.edit("lessons/mine/first.toml", "minutes = 3", "minutes = 4");
    let error = call(&format!("new mine/first --out {}", folder.path())).unwrap_err();
    assert!(error.contains("there already"), "{error}");
    let (_, text) = call(&format!("new mine/second --out {}", folder.path())).unwrap();
    assert_eq!(
        text.lines().count(),
        4,
        "the course is there already, and says what to add: {text}"
    );
    assert!(
        text.contains("lessons/mine/course.toml: add \"second\" to `lessons` there"),
        "{text}"
    );
    let kept = fs::read_to_string(folder.0.join("lessons/mine/first.toml")).unwrap();
    assert!(kept.contains("minutes = 4"));
}

#[test]
fn the_program_itself_exits_with_its_answer() {
    let program = Path::new(env!("CARGO_BIN_EXE_chess-tutor"));
    for (line, code) in [
        ("why e4 --lang en", 0),
        ("why e5 --lang en", 1),
        ("why e2e2 --lang en", 2),
        ("why --fen 'x' e4 --lang en", 2),
        ("bogus", 2),
        ("--help", 0),
        ("check --lang zh-CN", 0),
    ] {
        let output = Command::new(program)
            .args(&words(line)[1..])
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(code), "{line}: {output:?}");
        let (out, err) = (output.stdout.is_empty(), output.stderr.is_empty());
        assert_eq!(
            (out, err),
            (code == 2, code != 2),
            "{line}: answers on stdout, complaints on stderr"
        );
    }
}

#[test]
fn a_study_becomes_a_pack_that_passes_and_what_is_left_is_named() {
    let folder = Folder::with_lesson("mine/first");
    let study = r#"[Event "Study: find it"]
[FEN "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"]
[SetUp "1"]

{ White to move. [%csl Gd8] } 1. Rd8# { The back rank. [%cal Gd8g8] } (1. Rd7 { Too early. }) (1. g3) *

[Termination "mate in 2"]
[Event "Study: two rooks"]
[FEN "7k/8/8/8/8/8/R7/1R2K3 w - - 0 1"]
[SetUp "1"]

 *

[Termination "mate in 1"]
[Event "Study: no such mate"]
[FEN "7k/8/8/8/8/8/R7/1R2K3 w - - 0 1"]
[SetUp "1"]

 *

[Event "Study: over before its end"]
[FEN "7k/8/8/8/8/8/1p6/K7 w - - 0 1"]
[SetUp "1"]

1. Kxb2 { Only kings are left. [%csl Yb2] } 1... Kg7 { And on. } *
"#;
    let file = format!("{}/My study.pgn", folder.path());
    std::fs::write(&file, study).unwrap();
    let pack = format!("{}/pack", folder.path());
    let (answer, text) = call(&format!("import '{file}' --out {pack}")).unwrap();
    assert_eq!(answer, Answer::Yes, "{text}");
    assert!(
        text.contains(":14: game 3, Study: no such mate: left out: there is no mate in 1"),
        "{text}"
    );
    assert!(
        text.contains(":1: game 1, Study: find it: look at study/step-1: tried without a word: g3 (`.on-g2g3`)")
            && text.contains(":21: game 4, Study: over before its end: look at study/step-3: the game is over by the rules before Kg7"),
        "{text}"
    );
    assert!(
        text.ends_with(
            "One lesson, 3 steps; one game left out, 4 things for a person to decide.\n"
        ),
        "{text}"
    );
    // The pack has the name of the study; what was drawn and said at a move stays with it.
    let script = std::fs::read_to_string(format!("{pack}/lessons/study/study.toml")).unwrap();
    assert!(
        script.contains("\"d8g8 good at-1\"") && script.contains("\"b2 warning at-1\""),
        "{script}"
    );
    let words = std::fs::read_to_string(format!("{pack}/locales/en/lessons/study.ftl")).unwrap();
    assert!(
        words.contains(".at-1 = Only kings are left. And on."),
        "{words}"
    );
    let (answer, text) = call(&format!("check {pack}")).unwrap();
    assert_eq!(answer, Answer::Yes, "{text}");
    assert!(
        call(&format!("import '{file}' --out {pack}"))
            .unwrap_err()
            .contains("already")
    );
}
