//! Puzzles in the window, by accessible names: chosen, solved, missed, hinted at, in a row, against the clock, taken in.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a screen that is not as it should be should fail loudly"
)]
#![cfg(feature = "gui")]

#[path = "support/player.rs"]
mod player;
#[path = "support/program.rs"]
mod program;
mod support;

use std::path::PathBuf;

use chess_tutor::language::Language;
use chess_tutor::message::{Arg, Message};
use chess_tutor::puzzle::pick::{Mode, Wish};
use chess_tutor::puzzle::{
    Asked, BadRow, Immediate, ImportProgress, Imported, Origin, Puzzle, Shelf, ShelfAnswer,
};
use chess_tutor::session::Timestamp;
use chess_tutor::store::{LearnerId, Memory, Records};
use chess_tutor::study::Rating;
use chess_tutor::theme::Theme;
use chess_tutor::tutor::{Route, Start, Tutor};
use egui::{Key, vec2};
use egui_kittest::kittest::Queryable as _;

use program::{Opened, settings, start};

const SIZE: egui::Vec2 = vec2(1280.0, 800.0);
const FEN: &str = "6k1/5ppp/8/8/8/8/r7/1R4K1 b - - 0 1";

fn puzzle(id: &str) -> Puzzle {
    let (start, lead, solution) = Puzzle::read(FEN, "a2a3 b1b8").unwrap();
    Puzzle {
        id: id.to_owned(),
        start,
        lead,
        solution,
        rating: Rating::known(600.0, 80.0),
        themes: vec![Theme::Mate, Theme::BackRankMate],
        origin: Origin::Database,
    }
}

fn opened_with(language: Language, shelf: Box<dyn Shelf>) -> Opened {
    let tutor = Tutor::new(start(settings(language))).with_puzzles(shelf);
    let mut program = Opened::over(tutor, SIZE, 1.0);
    program.press("rail-puzzles");
    program.wait(10);
    program
}

fn opened(language: Language, ids: &[&str]) -> Opened {
    let puzzles: Vec<Puzzle> = ids.iter().map(|id| puzzle(id)).collect();
    opened_with(language, Box::new(Immediate::of(&puzzles)))
}

fn say(program: &Opened, message: &Message) -> String {
    program.tutor().voice().say(message)
}

/// The other side makes its move.
fn lead(program: &mut Opened) {
    program.wait(10);
    program.wait(1_000);
}

fn make(program: &mut Opened, text: &str) {
    program.key(Key::Slash);
    program.text(text);
    program.key(Key::Enter);
}

#[test]
fn a_puzzle_of_an_idea_is_missed_hinted_at_and_solved() {
    for language in Language::ALL {
        let mut program = opened(language, &["a1"]);
        let idea = chess_tutor::coach::idea(Theme::BackRankMate);
        let name = say(&program, &idea);
        let rest: String = name.chars().skip(1).collect();
        program.click_part(&rest);
        assert_eq!(program.tutor().route(), Route::Puzzle);
        lead(&mut program);
        let session = program.tutor().puzzle().unwrap().session.as_ref().unwrap();
        let task = say(&program, &session.task());
        assert!(program.shows(&task), "{task}");

        // Without an engine no more is said than that it is not this one; the move goes back.
        make(&mut program, "Kf1");
        assert!(program.shows(&program.word("puzzle-thinking")));
        program.wait(9_000);
        assert!(program.shows(&program.word("puzzle-not-listed")));
        program.wait(3_000);
        program.square("g1");

        program.press("action-hint");
        assert!(program.shows_part(&rest), "the idea is named");
        program.press("action-hint");
        assert!(program.shows_part("b1"));
        program.press("action-hint");
        assert!(program.shows_part("Rb8"));
        program.drag("b1", "b8");
        assert!(program.shows(&program.word("puzzle-right")));
        assert!(program.shows(&program.word("puzzle-comes-back")));
        program.press("puzzle-next");
        program.wait(10);
        assert!(program.shows(&program.word("puzzle-none")));
    }
}

#[test]
fn a_streak_ends_with_the_first_that_is_missed() {
    let mut program = opened(Language::Chinese, &["a1", "b2", "c3"]);
    program.press("puzzles-streak");
    lead(&mut program);
    program.drag("b1", "b8");
    program.press("puzzle-next");
    lead(&mut program);
    program.press("puzzle-show-solution");
    for _ in 0..3 {
        program.wait(1_500);
    }
    assert!(program.shows("连对 1 道！"));
    assert!(program.shows(&program.word("puzzle-that-was-it")));
    program.press("puzzle-again");
    lead(&mut program);
    assert!(!program.tutor().puzzle().unwrap().is_over);
}

#[test]
fn three_minutes_end_in_the_middle_of_a_puzzle() {
    let mut program = opened(Language::English, &["a1", "b2", "c3"]);
    program.press("puzzles-minutes");
    lead(&mut program);
    program.drag("b1", "b8");
    program.press("puzzle-next");
    lead(&mut program);
    program.wait(180_000);
    assert!(program.shows("Three minutes are over: one puzzle solved."));
    // What comes too late counts for nothing, and is not held against the learner.
    make(&mut program, "Rb8");
    assert_eq!(program.tutor().puzzle().unwrap().run.solved, 1);
    program.press("puzzle-show-solution");
    for _ in 0..3 {
        program.wait(1_500);
    }
    assert!(program.shows(&program.word("puzzle-that-was-it")));
    assert!(!program.shows(&program.word("puzzle-comes-back")));
    assert_eq!(program.tutor().puzzle().unwrap().run.missed, 0);
    program.press("puzzle-again");
    lead(&mut program);
    assert_eq!(program.tutor().puzzle().unwrap().run.solved, 0);
}

#[test]
fn a_course_gives_puzzles_of_its_ideas() {
    for language in Language::ALL {
        let mut program = opened(language, &["a1"]);
        assert!(program.shows(&program.word("puzzles-by-course")));
        let title = say(&program, &Message::course("check-and-mate", "title"));
        program.click_part(&title);
        lead(&mut program);
        assert!(program.shows(&title));
        let session = program.tutor().puzzle().unwrap().session.as_ref().unwrap();
        assert_eq!(session.puzzle().id, "a1");
    }
}

#[test]
fn the_plan_of_the_day_names_an_idea_and_opens_puzzles_of_it() {
    let mut records = Records::default();
    let yesterday = Timestamp(player::NOON.0 - 24 * 60 * 60 * 1_000);
    records.finish("back-rank", yesterday);
    for language in Language::ALL {
        let start = Start {
            store: Box::new(Memory::with(records.clone())),
            ..start(settings(language))
        };
        let shelf = Box::new(Immediate::of(&[puzzle("a1")]));
        let mut program = Opened::over(Tutor::new(start).with_puzzles(shelf), SIZE, 1.0);
        program.press("rail-progress");
        let idea = chess_tutor::coach::idea(Theme::BackRankMate);
        let idea = Arg::Clause(Box::new(idea));
        let name = say(
            &program,
            &Message::own("progress-puzzles-of").with("idea", idea),
        );
        assert!(program.shows(&name), "{name}");
        // The second of the small things: the first is the next lesson.
        let start = program.word("action-start");
        let second = program.harness.query_all_by_label(&start).nth(1);
        second.expect("a button").click();
        program.harness.run();
        assert_eq!(program.tutor().route(), Route::Puzzle);
        let mode = Mode::Theme(Theme::BackRankMate);
        assert_eq!(program.tutor().puzzle().unwrap().mode, mode);
        lead(&mut program);
        let session = program.tutor().puzzle().unwrap().session.as_ref().unwrap();
        assert_eq!(session.puzzle().id, "a1");
    }
}

#[test]
fn without_games_of_ones_own_that_is_said() {
    let mut program = opened(Language::English, &["a1"]);
    program.press("puzzles-own");
    program.wait(10);
    assert!(program.shows(&program.word("puzzle-none-own")));
}

/// Takes a file in as long as one likes, until it is stopped.
struct Slow {
    puzzles: Immediate,
    answers: Vec<ShelfAnswer>,
}

impl Slow {
    const SO_FAR: ImportProgress = ImportProgress {
        lines: 20_000,
        added: 19_998,
        merged: 0,
        bad: 2,
        bytes: 500,
        of_bytes: 1_000,
    };
}

impl Shelf for Slow {
    fn ask(&mut self, asked: Asked, wish: Wish, seed: u64) {
        self.puzzles.ask(asked, wish, seed);
    }

    fn import(&mut self, file: PathBuf) {
        assert_eq!(file, PathBuf::from("/a/b.csv"));
        self.answers.push(ShelfAnswer::Progress(Self::SO_FAR));
    }

    fn stop_import(&mut self) {
        self.answers.push(ShelfAnswer::Imported {
            how: Imported::Stopped(Self::SO_FAR),
            bad: vec![(7, BadRow::Columns), (9, BadRow::Rating)],
        });
    }

    fn add(&mut self, owner: LearnerId, puzzles: Vec<Puzzle>) {
        self.puzzles.add(owner, puzzles);
    }

    fn seek(&mut self, ids: Vec<String>) {
        self.puzzles.seek(ids);
    }

    fn poll(&mut self) -> Vec<ShelfAnswer> {
        let mut answers = self.puzzles.poll();
        answers.append(&mut self.answers);
        answers
    }
}

#[test]
fn a_file_is_taken_in_with_its_progress_shown_and_stopped_with_its_faults_named() {
    for language in Language::ALL {
        let shelf = Slow {
            puzzles: Immediate::of(&[puzzle("a1")]),
            answers: Vec::new(),
        };
        let mut program = opened_with(language, Box::new(shelf));
        let numbers = |id| {
            Message::own(id)
                .with("lines", Arg::Number(20_000))
                .with("added", Arg::Number(19_998))
                .with("bad", Arg::Number(2))
        };
        program.click_field("puzzles-path");
        program.text("/a/b.csv");
        let import = program.word("puzzles-import");
        program.click_part(&import);
        program.wait(10);
        let said = say(&program, &numbers("puzzles-importing"));
        assert!(program.shows(&said), "{said}");
        let stop = program.word("puzzles-stop-import");
        program.click_part(&stop);
        program.wait(10);
        let said = say(&program, &numbers("puzzles-import-stopped"));
        assert!(program.shows(&said), "{said}");
        for (line, why) in [(7, BadRow::Columns), (9, BadRow::Rating)] {
            let why = say(&program, &why.message());
            let faults = program.named();
            let is_named = |name: &str| name.contains(&line.to_string()) && name.contains(&why);
            assert!(faults.iter().any(|fault| is_named(&fault.name)), "{why}");
        }
    }
}
