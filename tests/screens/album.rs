//! Every step of every lesson as a picture, for the reader who goes through the lessons before they are given to learners.
//!
//! ```text
//! CHESS_TUTOR_ALBUM=fork cargo test --test screens -- --ignored album    # one lesson, or all without a name
//! ```
//!
//! Each step gives three small pictures in `target/photos` and in each language: the task, the task with its hints, and the
//! end with the words for success.

use chess_tutor::language::Language;
use chess_tutor::session::Event;
use chess_tutor::tutor::Msg;
use egui::vec2;

use super::player;
use super::program::{Opened, settings, start};
use super::support::photograph;

#[test]
#[ignore = "takes pictures for human eyes"]
fn album() {
    let wanted = std::env::var("CHESS_TUTOR_ALBUM").unwrap_or_default();
    for (language, tag) in [(Language::Chinese, "zh"), (Language::English, "en")] {
        let mut program = Opened::scaled(start(settings(language)), vec2(900.0, 600.0), 0.7);
        for lesson in player::lessons() {
            if !wanted.is_empty() && lesson.id != wanted {
                continue;
            }
            for (index, step) in lesson.steps.iter().enumerate() {
                program.go_to(&lesson.id, &step.id);
                let name = format!("{}-{:02}-{}-{tag}", lesson.id, index + 1, step.id);
                photograph(&mut program.harness, &format!("{name}-1-task"));
                for _ in 0..3 {
                    program.tell(Msg::Lesson(Event::HintAsked));
                }
                photograph(&mut program.harness, &format!("{name}-2-hint"));
                program.go_to(&lesson.id, &step.id);
                for event in player::solution(step) {
                    program.tell(Msg::Lesson(event));
                }
                let end = photograph(&mut program.harness, &format!("{name}-3-end"));
                assert!(end.is_file(), "{}", end.display());
            }
        }
    }
}
