//! Broken lessons: every kind of fault with its code, its line and column, and what is suggested.
//!
//! The rows stand in `data/lesson-faults.txt`. A row has one fault and no echo of it.
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a row that is not as it should be should fail loudly"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use chess_tutor::content::{Diagnostic, Pack, Severity, SourceFile};
use chess_tutor::language::Language;
use chess_tutor::lesson::{Library, LibraryReport, Terms, Written, check};
use chess_tutor::voice::{check_own_words, terms_of};

static TERMS: LazyLock<Terms> = LazyLock::new(|| terms_of(&Pack::embedded()));

const ROWS: &str = include_str!("data/lesson-faults.txt");
const SCRIPT: &str = "format = 1\nid = \"rook\"\nminutes = 3\n\n[[step]]\nid = \"a\"\n";
const SHOW: &str = "[step.show]\nfen = \"8/8/8/8/8/8/8/R7 w - - 0 1\"\n";
const COURSE: &str = "format = 1\nid = \"c\"\norder = 1\nlessons = [\"rook\"]\n";
const TITLES: &str = "title = T\nsummary = S\n";
/// So many changed copies of each built-in file are thrown at the checker.
const MUTATIONS: usize = 6;

/// The files of a pack, by path.
type Files = BTreeMap<String, String>;

/// A row of the data.
struct Row {
    place: &'static str,
    code: &'static str,
    help: &'static str,
    text: String,
}

fn rows() -> Vec<Row> {
    ROWS.split("\n== ")
        .skip(1)
        .map(|row| {
            let (head, text) = row.split_once('\n').unwrap();
            let mut head = head.splitn(3, ' ');
            let lines = text.lines().filter(|line| !line.starts_with("# "));
            let text = lines.map(|line| format!("{line}\n")).collect::<String>();
            Row {
                place: head.next().unwrap(),
                code: head.next().unwrap(),
                help: head.next().unwrap_or_default(),
                text: format!("{}\n", text.trim_end()),
            }
        })
        .collect()
}

/// A pack of a course `c` with one lesson `rook`, in which a row's text stands in its place.
fn files_of(place: &str, text: &str) -> Files {
    let is_script = ["step", "script"].contains(&place);
    let words = words_of(if is_script { text } else { "" });
    let script = match place {
        "step" => format!("{SCRIPT}{text}"),
        "script" => text.to_owned(),
        _ => format!("{SCRIPT}{SHOW}"),
    };
    let mut files = Files::from([
        ("lessons/c/rook.toml".to_owned(), script),
        ("locales/en/lessons/rook.ftl".to_owned(), words.clone()),
        ("locales/zh-CN/lessons/rook.ftl".to_owned(), words),
        ("lessons/c/course.toml".to_owned(), COURSE.to_owned()),
        ("locales/en/courses/c.ftl".to_owned(), TITLES.to_owned()),
        ("locales/zh-CN/courses/c.ftl".to_owned(), TITLES.to_owned()),
    ]);
    let (path, text) = match place {
        "english" => ("locales/en/lessons/rook.ftl", format!("{TITLES}{text}")),
        "chinese" => ("locales/zh-CN/lessons/rook.ftl", format!("{TITLES}{text}")),
        "course" => ("lessons/c/course.toml", text.to_owned()),
        _ => return files,
    };
    files.insert(path.to_owned(), text);
    files
}

/// The words that a step needs, by what its table says.
fn words_of(step: &str) -> String {
    let mut words = format!("{TITLES}a = A\n");
    let mut add = |name: &str| words.push_str(&format!("    .{name} = X\n"));
    if step.contains("[step.ask]") {
        add("hint-1");
        add("success");
    }
    if step.contains("[step.guess]") {
        add("success");
    }
    if step.contains("[step.play]") {
        add("hint-1");
        add("success");
    }
    if step.contains("[step.squares]") {
        add("hint-1");
    }
    for key in ["x", "y"] {
        if step.contains("answers") && step.contains(&format!("\"{key}\"")) {
            add(&format!("answer-{key}"));
            add(&format!("why-{key}"));
        }
    }
    if step.contains("mistakes = [¶\"exd5\"]") {
        add("on-e4d5");
    }
    words
}

fn pack_of(files: &Files) -> Pack {
    let files = files
        .iter()
        .map(|(path, text)| (path.clone(), SourceFile::new(path, text)));
    Pack {
        name: String::new(),
        files: files.collect(),
    }
}

/// The pack of a lesson `knight` in a course `o`: something else to require.
fn neighbour() -> Pack {
    let files = files_of("none", "");
    let renamed = files.into_iter().map(|(path, text)| {
        let rename = |text: &str| text.replace("rook", "knight").replace("\"c\"", "\"o\"");
        let path = path.replace("/c/", "/o/").replace("/c.ftl", "/o.ftl");
        (rename(&path), rename(&text))
    });
    pack_of(&renamed.collect())
}

fn load(files: &Files) -> (Library, LibraryReport) {
    Library::load(&[neighbour(), pack_of(files)], &TERMS)
}

/// A fault in short: file, line, column, code.
fn told(fault: &Diagnostic) -> (&str, usize, usize, &str) {
    (&fault.path, fault.line, fault.column, fault.code)
}

fn codes(report: &LibraryReport) -> Vec<&str> {
    report.faults.iter().map(|fault| fault.code).collect()
}

#[test]
fn each_fault_is_shown_where_it_is_with_what_would_help() {
    let mut wrong = Vec::new();
    for Row {
        place,
        code,
        help,
        text,
    } in rows()
    {
        let mut files = files_of(place, &text);
        let (path, marked) = files.iter().find(|(_, text)| text.contains('¶')).unwrap();
        let (path, before) = (path.clone(), marked.split('¶').next().unwrap().to_owned());
        for text in files.values_mut() {
            *text = text.replace('¶', "");
        }
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap().chars().count() + 1;
        let (_, report) = load(&files);
        let found: Vec<_> = report.faults.iter().map(told).collect();
        if found != [(path.as_str(), line, column, code)] {
            wrong.push(format!(
                "{text}wanted {path}:{line}:{column} {code}\n{:#?}",
                report.faults
            ));
            continue;
        }
        let fault = &report.faults[0];
        let suggested = fault.help.clone().unwrap_or_default();
        if !suggested.contains(help) || suggested.is_empty() != help.is_empty() {
            wrong.push(format!("{text}wanted help “{help}”, found “{suggested}”"));
        }
        // A message is for people: no inside of the program is in it.
        let is_raw = ["{ ", "Some(", "Err("]
            .iter()
            .any(|part| fault.message.contains(part));
        if is_raw || fault.message.is_empty() {
            wrong.push(format!("{text}is told as “{}”", fault.message));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} rows:\n{}",
        wrong.len(),
        wrong.join("\n\n")
    );
}

#[test]
fn there_is_a_row_for_every_kind_of_fault() {
    let rows = rows();
    let known: BTreeSet<&str> = rows.iter().map(|row| row.code).collect();
    // These need a folder on a disk, or a pack that lacks a file or a step; they have tests below. The last needs a practice
    // tree for one side alone.
    let elsewhere = [
        "unreadable-file",
        "missing-course",
        "no-steps",
        "no-kind",
        "wrong-sides",
    ];
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let reported = ["src/lesson", "src/content", "src/voice", "src/tutor"]
        .iter()
        .flat_map(|folder| codes_in(&root.join(folder)));
    let missing: Vec<String> = reported
        .filter(|code| !known.contains(code.as_str()) && !elsewhere.contains(&code.as_str()))
        .collect();
    assert_eq!(missing, Vec::<String>::new());
    assert!(rows.len() >= 45, "{}", rows.len());
}

/// The codes that the sources in a folder report.
fn codes_in(folder: &Path) -> BTreeSet<String> {
    let mut codes = BTreeSet::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            codes.extend(codes_in(&path));
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        for call in [".error(", ".error_with_help(", ".warn(", "mark_fault("] {
            for (at, _) in text.match_indices(call) {
                let rest = text[at + call.len()..].trim_start();
                let quoted = rest
                    .strip_prefix('"')
                    .and_then(|rest| rest.split('"').next());
                codes.extend(quoted.map(str::to_owned));
            }
        }
    }
    codes
}

#[test]
fn a_sound_pack_has_no_fault() {
    let (library, report) = load(&files_of("none", ""));
    assert_eq!(report.faults, Vec::new());
    assert!(library.lessons.contains_key("rook") && library.lessons.contains_key("knight"));
}

#[test]
fn a_lesson_or_step_without_anything_in_it_is_named() {
    let mut files = files_of("script", "format = 1\nid = \"rook\"\nminutes = 3\n");
    for language in ["en", "zh-CN"] {
        files.insert(
            format!("locales/{language}/lessons/rook.ftl"),
            TITLES.to_owned(),
        );
    }
    assert_eq!(codes(&load(&files).1), ["no-steps"]);
    let report = load(&files_of("step", "")).1;
    assert_eq!(codes(&report), ["no-kind"]);
    assert_eq!(report.faults[0].line, 5);
    assert!(
        report.faults[0]
            .help
            .as_ref()
            .unwrap()
            .contains("[step.show]")
    );
    let mut files = files_of("none", "");
    files.remove("lessons/c/course.toml");
    let report = load(&files).1;
    assert_eq!(codes(&report), ["missing-course"]);
    assert_eq!(report.faults[0].path, "lessons/c/course.toml");
}

#[test]
fn what_is_said_of_a_later_move_of_the_line_is_written_with_its_place() {
    let step = "[step.ask]\nmoves = [\"a3\", \"a6\"]\nline = [\"e4\", \"e5\", \"Nf3\", \"Nc6\", \"Nxe5\"]\n";
    let load_with = |name: &str| {
        let mut files = files_of("step", step);
        for language in ["en", "zh-CN"] {
            let path = format!("locales/{language}/lessons/rook.ftl");
            files
                .entry(path)
                .or_default()
                .push_str(&format!("    .{name} = X\n"));
        }
        load(&files).1
    };
    assert_eq!(
        codes(&load_with("on-3-g1f3")),
        [""; 0],
        "the line's own move"
    );
    assert_eq!(
        codes(&load_with("on-3-b1c3")),
        [""; 0],
        "another move there"
    );
    assert_eq!(codes(&load_with("on-e2e4")), [""; 0], "the first move");
    assert_eq!(codes(&load_with("on-1-e2e4")), ["unused-words"; 2]);
    // A knight that is not there yet cannot be meant at the beginning.
    let report = load_with("on-f3e5");
    assert_eq!(codes(&report), ["unused-words"; 2]);
    let help = report.faults[0].help.as_deref().unwrap_or_default();
    assert!(help.contains(".on-5-f3e5"), "{help}");
}

#[test]
fn files_of_words_that_are_missing_are_named_by_language() {
    let mut files = files_of("none", "");
    files.remove("locales/zh-CN/lessons/rook.ftl");
    files.remove("locales/en/courses/c.ftl");
    let report = load(&files).1;
    let found: Vec<_> = report.faults.iter().map(told).collect();
    assert_eq!(
        found,
        [
            ("lessons/c/course.toml", 1, 1, "missing-words"),
            ("lessons/c/rook.toml", 2, 6, "missing-words"),
        ]
    );
    let helps: Vec<&str> = report
        .faults
        .iter()
        .filter_map(|fault| fault.help.as_deref())
        .collect();
    assert_eq!(
        helps,
        [
            "add locales/en/courses/c.ftl",
            "add locales/zh-CN/lessons/rook.ftl"
        ]
    );
}

#[test]
fn every_file_tells_its_faults_in_one_run() {
    let mut files = files_of(
        "step",
        "[step.ask]\nmoves = [\"e4\", \"e5\"]\naccept = [\"Nf6\"]\nmistakes = [\"Qd4\"]\narrows = [\"a1\"]\n\
         [[step]]\nid = \"b\"\n[step.show]\nfen = \"x\"\nlien = []\n[[step]]\nid = \"b\"\n[step.drill]\n",
    );
    files.insert(
        "locales/en/lessons/rook.ftl".to_owned(),
        "title = T\na = A { -rok }\n???\n".to_owned(),
    );
    files.insert(
        "lessons/c/course.toml".to_owned(),
        COURSE.replace("[\"rook\"]", "[\"rock\"]"),
    );
    files.insert(
        "locales/en/courses/c.ftl".to_owned(),
        "title = T\nextra = E\n".to_owned(),
    );
    let report = load(&files).1;
    let told: BTreeSet<(&str, &str)> = report
        .faults
        .iter()
        .map(|fault| (fault.path.as_str(), fault.code))
        .collect();
    for wanted in [
        ("lessons/c/rook.toml", "illegal-move"),
        ("lessons/c/rook.toml", "bad-arrow"),
        ("lessons/c/rook.toml", "bad-fen"),
        ("lessons/c/rook.toml", "unknown-key"),
        ("lessons/c/rook.toml", "duplicate-id"),
        ("lessons/c/rook.toml", "missing-key"),
        ("lessons/c/rook.toml", "missing-words"),
        ("locales/en/lessons/rook.ftl", "missing-words"),
        ("locales/en/lessons/rook.ftl", "unknown-term"),
        ("locales/en/lessons/rook.ftl", "words-syntax"),
        ("lessons/c/course.toml", "unknown-lesson"),
        ("lessons/c/course.toml", "unlisted-lesson"),
        ("locales/en/courses/c.ftl", "missing-words"),
        ("locales/en/courses/c.ftl", "unused-words"),
    ] {
        assert!(
            told.contains(&wanted),
            "{wanted:?} is missing: {:#?}",
            report.faults
        );
    }
    let places: Vec<_> = report
        .faults
        .iter()
        .map(|f| (&f.path, f.line, f.column))
        .collect();
    assert!(places.is_sorted(), "by file and place");
    for fault in &report.faults {
        assert!(
            report.files.contains_key(&fault.path),
            "the text of {} can be shown",
            fault.path
        );
    }
}

#[test]
fn a_broken_lesson_never_hides_the_others() {
    for text in ["", "]]]", "format = 9", "\u{0}", "[step.ask]\nany = 3\n"] {
        let (library, report) = load(&files_of("step", text));
        assert!(library.lessons.contains_key("knight"), "{text}");
        assert!(!library.lessons.contains_key("rook"), "{text}");
        assert_eq!(library.broken.len(), 1, "{text}");
        assert_eq!(
            (
                library.broken[0].id.as_str(),
                library.broken[0].course.as_str()
            ),
            ("rook", "c")
        );
        assert!(
            library.broken[0]
                .faults
                .iter()
                .any(|fault| fault.severity == Severity::Error)
        );
        assert!(report.errors() > 0);
        // It keeps its place in its course, so that its author finds it on the map.
        let course = library
            .courses
            .iter()
            .find(|course| course.id == "c")
            .unwrap();
        assert_eq!(course.lessons, ["rook"]);
    }
}

#[test]
fn a_warning_does_not_stand_in_the_way() {
    let long = "a = w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w w\n";
    let (library, report) = load(&files_of("english", long));
    assert_eq!((codes(&report), report.errors()), (vec!["many-words"], 0));
    assert!(library.lessons.contains_key("rook"));
}

#[test]
fn lessons_that_require_each_other_are_a_circle() {
    let mut files = files_of("none", "");
    let second = |from: &str| from.replace("rook", "queen");
    for (path, text) in files.clone() {
        if path.contains("rook") {
            files.insert(second(&path), second(&text));
        }
    }
    files.insert(
        "lessons/c/course.toml".to_owned(),
        COURSE.replace("[\"rook\"]", "[\"rook\", \"queen\"]"),
    );
    let mut require = |lesson: &str, other: &str| {
        let text = files.get_mut(&format!("lessons/c/{lesson}.toml")).unwrap();
        *text = text.replace(
            "minutes = 3\n",
            &format!("minutes = 3\nrequires = [\"knight\", \"{other}\"]\n"),
        );
    };
    require("rook", "queen");
    require("queen", "rook");
    let report = load(&files).1;
    let found: Vec<_> = report.faults.iter().map(told).collect();
    assert_eq!(
        found,
        [
            ("lessons/c/queen.toml", 4, 23, "circle"),
            ("lessons/c/rook.toml", 4, 23, "circle")
        ]
    );
}

#[test]
fn a_pack_takes_the_place_of_an_embedded_lesson() {
    let embedded = Pack::embedded();
    let files = files_of("none", "");
    let (library, report) = Library::load(&[embedded.clone(), pack_of(&files)], &TERMS);
    assert_eq!(report.faults, Vec::new());
    assert_eq!(library.lessons["rook"].steps.len(), 1);
    assert_eq!(library.lessons["rook"].course, "c");
    assert_eq!(
        library.words[&(Language::English, "lessons/rook".to_owned())].text,
        words_of("")
    );
    assert!(library.lessons.len() >= 15, "the others are there");
    // A broken copy takes its place too: its author must see the faults, not the old lesson.
    let (library, _) = Library::load(
        &[embedded, pack_of(&files_of("script", "nonsense"))],
        &TERMS,
    );
    assert!(!library.lessons.contains_key("rook"));
    assert_eq!(library.broken.len(), 1);
}

#[test]
fn files_that_are_no_text_and_folders_that_are_odd_are_faults_not_ends() {
    let folder = std::env::temp_dir().join(format!("chess-tutor-checker-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    for (path, text) in files_of("none", "") {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    fs::write(
        folder.join("lessons/c/bad.toml"),
        b"format = 1\nid = \"\xff\xfe\"\n",
    )
    .unwrap();
    fs::create_dir_all(folder.join("lessons/c/folder.toml")).unwrap();
    fs::write(folder.join("lessons/notes.txt"), b"\xff").unwrap();
    fs::write(folder.join("lessons/stray.toml"), "x = 1").unwrap();
    let read = Pack::read(&folder);
    let missing = Pack::read(&folder.join("nowhere"));
    let _ = fs::remove_dir_all(&folder);
    let (pack, faults) = read.unwrap();
    let found: Vec<_> = faults.iter().map(told).collect();
    assert_eq!(found, [("lessons/c/bad.toml", 2, 7, "unreadable-file")]);
    assert!(faults[0].message.contains("UTF-8"));
    let (library, _) = Library::load(&[neighbour(), pack], &TERMS);
    assert!(library.lessons.contains_key("rook") && library.lessons.contains_key("knight"));
    assert!(missing.is_err());
}

#[test]
fn the_programs_own_words_are_held_to_the_same() {
    let pack = |english: &str, chinese: &str| {
        let mut files = Files::from([
            ("locales/en/ui.ftl".to_owned(), english.to_owned()),
            ("locales/zh-CN/ui.ftl".to_owned(), chinese.to_owned()),
        ]);
        for language in ["en", "zh-CN"] {
            let terms = "-rook = rook\nterm-rook = rook\n    .meaning = M\n";
            files.insert(format!("locales/{language}/terms.ftl"), terms.to_owned());
        }
        pack_of(&files)
    };
    let check = |english, chinese| -> Vec<(String, usize, usize, String)> {
        let faults = check_own_words(&pack(english, chinese));
        let told = faults.iter().map(told);
        told.map(|(path, line, column, code)| (path.to_owned(), line, column, code.to_owned()))
            .collect()
    };
    assert_eq!(
        check("a = A { $x } { -rook }\n", "a = 甲 { $x }\n"),
        Vec::new()
    );
    let row = |path: &str, line, column, code: &str| {
        vec![(path.to_owned(), line, column, code.to_owned())]
    };
    let (en, zh) = ("locales/en/ui.ftl", "locales/zh-CN/ui.ftl");
    assert_eq!(
        check("a = A\nb = B\n", "a = 甲\n"),
        row(en, 2, 1, "missing-words")
    );
    assert_eq!(
        check("a = A\n", "a = 甲\n    .more = 乙\n"),
        row(zh, 2, 6, "missing-words")
    );
    assert_eq!(
        check("a = A\n", "a = 甲 { $x }\n"),
        row(zh, 1, 1, "unknown-variable")
    );
    assert_eq!(
        check("a = { -rok }\n", "a = 甲\n"),
        row(en, 1, 1, "unknown-term")
    );
    assert_eq!(
        check("a = A\nterm-rook = R\n    .meaning = M\n", "a = 甲\n").len(),
        1
    );
    assert_eq!(
        check("a = A\n!\n", "a = 甲\n"),
        row(en, 2, 1, "words-syntax")
    );
}

#[test]
fn no_change_of_a_file_breaks_the_checker() {
    let embedded = Pack::embedded();
    let mut dice = Dice(0x2545_f491_4f6c_dd1d);
    for file in embedded.files.values() {
        let Some((course, script)) = lesson_of(&file.path) else {
            continue;
        };
        let words = |language: Language| {
            embedded
                .files
                .get(&format!("locales/{}/lessons/{script}.ftl", language.tag()))
        };
        for _ in 0..MUTATIONS {
            // A mate in three is proved by trying everything: on a board changed at random that may take minutes.
            let text = if file.text.contains("mate = 3") {
                file.text.clone()
            } else {
                mutated(&file.text, &mut dice)
            };
            let changed = SourceFile::new(&file.path, text);
            let english = words(Language::English).unwrap();
            let changed_words = SourceFile::new(&english.path, mutated(&english.text, &mut dice));
            let written = Written {
                course,
                script: &changed,
                words: BTreeMap::from([
                    (Language::English, &changed_words),
                    (Language::Chinese, words(Language::Chinese).unwrap()),
                ]),
            };
            let checked = check(&written, &TERMS);
            for fault in &checked.faults {
                let text = if fault.path == changed.path {
                    &changed.text
                } else {
                    &changed_words.text
                };
                let is_in_text = fault.path == words(Language::Chinese).unwrap().path
                    || (fault.span.start <= fault.span.end && fault.span.end <= text.len());
                assert!(
                    is_in_text && fault.line > 0 && fault.column > 0,
                    "{fault:?}"
                );
            }
            let is_broken = checked
                .faults
                .iter()
                .any(|fault| fault.severity == Severity::Error);
            assert_eq!(checked.lesson.is_none(), is_broken, "{}", file.path);
        }
    }
}

/// The course and the lesson of a script.
fn lesson_of(path: &str) -> Option<(&str, &str)> {
    let (course, name) = path.strip_prefix("lessons/")?.split_once('/')?;
    let lesson = name.strip_suffix(".toml")?;
    // A practice tree of openings lies deeper, and is no lesson.
    (lesson != "course" && !lesson.contains('/')).then_some((course, lesson))
}

/// The text with some of it taken out, doubled, or strange letters put in.
fn mutated(text: &str, dice: &mut Dice) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=dice.below(3) {
        let at = dice.below(letters.len());
        let end = (at + 1 + dice.below(12)).min(letters.len());
        match dice.below(4) {
            0 => drop(letters.drain(at..end)),
            1 => {
                let part: Vec<char> = letters[at..end].to_vec();
                letters.splice(at..at, part);
            }
            2 => {
                let strange = [
                    "\"",
                    "]",
                    "[[step]]\n",
                    "\n",
                    "\u{0}",
                    "王",
                    "{",
                    "= ",
                    "9",
                    "\u{feff}",
                    "'''",
                ];
                letters.splice(at..at, strange[dice.below(strange.len())].chars());
            }
            _ => letters[at] = ['a', '0', '"', ' ', '#', 'Q', '-', '\r'][dice.below(8)],
        }
        if letters.is_empty() {
            letters.push('x');
        }
    }
    letters.into_iter().collect()
}

/// Chance that is the same on every run (xorshift).
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end.max(1) as u64) as usize
    }
}
