//! The window at the sizes that are promised: nothing lies outside of it, or on something else.

use chess_tutor::language::Language;
use chess_tutor::message::Message;
use chess_tutor::rules::Square;
use chess_tutor::session::Event;
use chess_tutor::store::TextSize;
use chess_tutor::tutor::{Msg, Route};

use super::LAPTOP;
use super::player;
use super::program::{Opened, settings, start};

/// A window size, and the size of its text.
type Shape = (f32, f32, TextSize);

/// The sizes that are promised: the smallest, two common laptops, portrait; and the smallest of each with larger text.
const SHAPES: [Shape; 7] = [
    (900.0, 600.0, TextSize::Normal),
    (1280.0, 720.0, TextSize::Normal),
    (1366.0, 768.0, TextSize::Normal),
    (800.0, 1280.0, TextSize::Normal),
    (900.0, 600.0, TextSize::Larger),
    (1280.0, 720.0, TextSize::Larger),
    (800.0, 1280.0, TextSize::Larger),
];

#[test]
fn nothing_overflows_in_english() {
    nothing_overflows_in(Language::English);
}

#[test]
fn nothing_overflows_in_chinese() {
    nothing_overflows_in(Language::Chinese);
}

fn nothing_overflows_in(language: Language) {
    let mut program = Opened::new(start(settings(language)), LAPTOP);
    let mut faults = Vec::new();
    for (lesson, step) in heavy_steps(&program) {
        program.go_to(&lesson, &step);
        program.tell(Msg::Lesson(Event::HintAsked));
        for shape in SHAPES {
            program.reshape(shape);
            for fault in overflows(&program) {
                faults.push(format!("{lesson}/{step} {shape:?}: {fault}"));
            }
        }
    }
    // The other screens are lists, which may scroll; but nothing lies beside the window or on its neighbour.
    for route in [
        Route::Learn,
        Route::Puzzles,
        Route::Openings,
        Route::Play,
        Route::SetUp,
        Route::Review,
        Route::Progress,
        Route::Settings,
    ] {
        program.tell(Msg::Go(route));
        for shape in SHAPES {
            program.reshape(shape);
            for fault in overflows(&program) {
                if !fault.contains("below") {
                    faults.push(format!("{route:?} {shape:?}: {fault}"));
                }
            }
        }
    }
    assert!(
        faults.is_empty(),
        "{} faults:\n{}",
        faults.len(),
        faults.join("\n")
    );
}

/// The steps with the most on the screen: the longest tasks, the longest answers, a card with two ways, a tray.
fn heavy_steps(program: &Opened) -> Vec<(String, String)> {
    let voice = program.tutor().voice();
    let mut weighed = Vec::new();
    for lesson in player::lessons() {
        for step in &lesson.steps {
            let length = |attribute: Option<&str>| {
                voice
                    .say(&Message::lesson(&lesson.id, &step.id, attribute))
                    .chars()
                    .count()
            };
            let answers = step.words.iter().filter(|name| name.starts_with("answer-"));
            let answers: usize = answers.map(|name| length(Some(name))).sum();
            let hint = if step.has_words("hint-1") {
                length(Some("hint-1"))
            } else {
                0
            };
            weighed.push((
                length(None) + hint,
                answers,
                (lesson.id.clone(), step.id.clone()),
            ));
        }
    }
    weighed.sort_by_key(|(task, _, _)| std::cmp::Reverse(*task));
    let longest: Vec<_> = weighed
        .iter()
        .take(4)
        .map(|(_, _, place)| place.clone())
        .collect();
    weighed.sort_by_key(|(_, answers, _)| std::cmp::Reverse(*answers));
    let answers = weighed.iter().take(2).map(|(_, _, place)| place.clone());
    let chosen = [("castling", "last"), ("set-up", "last")];
    let chosen = chosen.map(|(lesson, step)| (lesson.to_owned(), step.to_owned()));
    longest.into_iter().chain(answers).chain(chosen).collect()
}

/// What lies outside of the window, or on something else.
fn overflows(program: &Opened) -> Vec<String> {
    let window = program.harness.ctx.content_rect().expand(0.5);
    let mut named = program.named();
    // The coach's column may scroll in the smallest window, and with the largest text; nowhere else.
    let is_larger = program.tutor().settings().text_size == TextSize::Larger;
    if is_larger || window.height() < 620.0 {
        let actions = program.actions_top();
        named.retain(|named| named.is_fixed || named.rect.bottom() <= actions.unwrap_or(f32::MAX));
    }
    let outside = named
        .iter()
        .filter(|named| !window.contains_rect(named.rect));
    let mut found: Vec<String> = outside
        .map(|named| {
            let is_below = window.x_range().contains(named.rect.left())
                && window.x_range().contains(named.rect.right())
                && named.rect.top() >= window.top();
            let place = if is_below { "below" } else { "beside" };
            format!("“{}” {:?} lies {place} the window", named.name, named.rect)
        })
        .collect();
    let buttons: Vec<_> = named.iter().filter(|named| named.is_button).collect();
    for (index, one) in buttons.iter().enumerate() {
        for other in &buttons[index + 1..] {
            let shared = one.rect.intersect(other.rect);
            if shared.width() > 1.0 && shared.height() > 1.0 {
                found.push(format!(
                    "“{}” lies on “{}” {shared:?}",
                    one.name, other.name
                ));
            }
        }
    }
    found
}

#[test]
fn the_board_is_large_enough_and_square() {
    let mut program = Opened::at(Language::English, "castling", "last");
    for (shape, least) in [
        ((1366.0, 768.0, TextSize::Normal), 600.0),
        ((1280.0, 720.0, TextSize::Normal), 560.0),
        ((900.0, 600.0, TextSize::Normal), 380.0),
        ((800.0, 1280.0, TextSize::Normal), 500.0),
        // A laptop of 1280 by 800 pixels on which everything is drawn twice as large.
        ((640.0, 400.0, TextSize::Normal), 176.0),
    ] {
        program.reshape(shape);
        let board = program
            .square("a8")
            .rect()
            .union(program.square("h1").rect());
        // What the coach says begins beside it or below it.
        let coach = program.word("coach-calm");
        let named = program.named();
        let coach = named.iter().find(|named| named.name == coach);
        let coach = coach.expect("the coach has a face").rect;
        let is_apart = coach.left() >= board.right() || coach.top() >= board.bottom();
        assert!(is_apart, "{shape:?}: {board:?}, {coach:?}");
        assert!(board.width() >= least, "{shape:?}: {board:?}");
        assert!(
            (board.width() - board.height()).abs() < 1.0,
            "{shape:?}: {board:?}"
        );
    }
}

#[test]
fn every_button_is_large_enough_for_a_finger() {
    let mut program = Opened::at(Language::Chinese, "castling", "in-check");
    program.reshape((900.0, 600.0, TextSize::Normal));
    for named in program.named() {
        let is_square = named.name.parse::<Square>().is_ok() || named.name.contains('，');
        if named.is_button && !is_square && !named.name.starts_with('第') {
            assert!(named.rect.height() >= 44.0, "{named:?}");
        }
    }
}
