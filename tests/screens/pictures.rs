//! A few small pictures of what words cannot assert: colours, drawings, the whole of a screen.
//!
//! They are half as large as they would be on a screen. `UPDATE_SNAPSHOTS=1` writes them anew; look at them before you commit.

use chess_tutor::content::Pack;
use chess_tutor::language::Language;
use chess_tutor::session::Event;
use chess_tutor::store::{Settings, WindowTheme};
use chess_tutor::tutor::{Msg, Shelved, Start};
use egui_kittest::SnapshotOptions;

use super::LAPTOP;
use super::player;
use super::program::{Opened, settings, start};

/// So many pixels may differ, as the edges of letters and curves may on another machine: less than half a man.
const MOST_DIFFERENT: usize = 200;

/// A half-size window in a language and a theme.
fn small(settings: Settings, theme: WindowTheme) -> Opened {
    Opened::scaled(start(Settings { theme, ..settings }), LAPTOP, 0.5)
}

fn compare(mut program: Opened, name: &str) {
    let options = SnapshotOptions::new()
        .output_path("tests/data/snapshots")
        .max_failed_pixels(MOST_DIFFERENT);
    program.harness.remove_cursor();
    program.harness.run();
    program.harness.snapshot_options(name, &options);
}

#[test]
fn the_first_question() {
    let start = Start {
        system_language: Language::Chinese,
        ..start(Settings::default())
    };
    compare(Opened::scaled(start, LAPTOP, 0.5), "screen-first-run");
}

#[test]
fn the_map() {
    // One course alone: a lesson that is written tomorrow does not change the picture.
    let mut pack = Pack::embedded();
    pack.files.retain(|path, _| {
        !path.starts_with("lessons/") || path.starts_with("lessons/special-moves/")
    });
    let shelved = Shelved::of(&[pack]);
    let settings = settings(Language::English);
    let start = Start {
        shelved,
        ..start(settings)
    };
    compare(Opened::scaled(start, LAPTOP, 0.5), "screen-map");
}

#[test]
fn a_step_in_light_chinese() {
    let mut program = small(settings(Language::Chinese), WindowTheme::Light);
    program.go_to("rook", "meet");
    compare(program, "screen-step-zh-light");
}

#[test]
fn a_step_in_dark_english() {
    let mut program = small(settings(Language::English), WindowTheme::Dark);
    program.go_to("rook", "stars");
    compare(program, "screen-step-en-dark");
}

#[test]
fn a_wrong_answer() {
    let mut program = small(settings(Language::Chinese), WindowTheme::Light);
    program.go_to("castling", "try-short");
    program.drag("e1", "f1");
    compare(program, "screen-wrong");
}

#[test]
fn the_castling_card() {
    let mut program = small(settings(Language::English), WindowTheme::Light);
    program.go_to("castling", "rook-moved");
    compare(program, "screen-castling-card");
}

#[test]
fn the_end_of_a_lesson() {
    let mut program = small(settings(Language::Chinese), WindowTheme::Dark);
    program.go_to("rook", "last");
    let step = program.session().step().expect("a step").clone();
    for event in player::solution(&step) {
        program.tell(Msg::Lesson(event));
    }
    program.tell(Msg::Lesson(Event::Continued));
    compare(program, "screen-ending");
}

#[test]
fn the_choice_of_a_promotion() {
    let mut program = small(settings(Language::English), WindowTheme::Light);
    program.go_to("promotion", "try");
    program.drag("b7", "b8");
    compare(program, "screen-promotion");
}
