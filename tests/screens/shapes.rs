//! The window at the sizes that are promised: nothing lies outside of it, or on something else.

use chess_tutor::language::Language;
use chess_tutor::lesson::AnswerState;
use chess_tutor::message::{Arg, Message};
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

/// What of the coach's column lies lower than there is room for, and can only be scrolled to.
fn cut_off(program: &Opened) -> Vec<String> {
    let actions = program.actions_top().expect("a row of actions");
    let column = program.square("h1").rect().right();
    let named = program.named().into_iter();
    // What else stands among the actions.
    let hints = program.session().hints();
    let hints = Message::own("hints-taken")
        .with("taken", Arg::Number(i64::from(hints.taken)))
        .with("of", Arg::Number(i64::from(hints.of)));
    let actions_too = [
        program.tutor().voice().say(&hints),
        program.word("lesson-play-on"),
        program.word("action-dont-know"),
    ];
    named
        .filter(|named| !named.is_fixed && named.rect.left() >= column)
        .filter(|named| !actions_too.contains(&named.name))
        .filter(|named| named.rect.bottom() > actions)
        .map(|named| format!("“{}” ends at {}", named.name, named.rect.bottom()))
        .collect()
}

/// Does what an event says, or waits until it has come by itself.
fn live(program: &mut Opened, event: Event) {
    if event == Event::TimeReached {
        program.wait(5_000);
    } else {
        program.tell(Msg::Lesson(event));
    }
}

#[test]
fn what_a_step_ends_with_is_seen_whole_in_the_smallest_window() {
    for language in Language::ALL {
        let mut program = Opened::at(language, "kinds-of-check", "pawn-takes");
        program.reshape((900.0, 600.0, TextSize::Normal));
        for (lesson, step) in [
            ("kinds-of-check", "pawn-takes"),
            ("castling", "king-moved"),
            ("castling", "rook-moved"),
            ("castling", "check-earlier"),
            ("en-passant", "too-late"),
        ] {
            program.go_to(lesson, step);
            let step = program.session().step().expect("a step").clone();
            for event in player::solution(&step) {
                live(&mut program, event);
            }
            assert!(program.session().may_continue(), "{lesson}/{}", step.id);
            let right = program.session().answers().into_iter();
            for answer in right.filter(|answer| answer.state == AnswerState::Right) {
                let name = program.tutor().voice().say(&answer.message);
                assert!(program.shows(&name), "{name} stays");
            }
            let faults = cut_off(&program);
            assert!(faults.is_empty(), "{lesson}/{}: {faults:?}", step.id);
        }
    }
}

/// `cargo test --test screens -- --ignored every_step_is_seen_whole`: all steps, with hints and at their end.
#[test]
#[ignore = "takes minutes; what is too long is for the author to shorten"]
fn every_step_is_seen_whole_in_the_smallest_window() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        let mut program = Opened::at(language, "rook", "meet");
        program.reshape((900.0, 600.0, TextSize::Normal));
        for lesson in player::lessons() {
            for step in lesson.steps.iter().filter(|_| !lesson.mode.is_test()) {
                let mut look = |program: &Opened, when: &str| {
                    for fault in cut_off(program) {
                        let place = format!("{language:?} {}/{}", lesson.id, step.id);
                        faults.push(format!("{place} {when}: {fault}"));
                    }
                };
                program.go_to(&lesson.id, &step.id);
                look(&program, "task");
                for event in player::solution(step) {
                    live(&mut program, event);
                }
                look(&program, "end");
                program.go_to(&lesson.id, &step.id);
                for _ in 0..program.session().hints().of {
                    program.tell(Msg::Lesson(Event::HintAsked));
                    look(&program, "hint");
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_header_stays_as_it_is_from_step_to_step() {
    for language in Language::ALL {
        let mut program = Opened::at(language, "notation", "letters");
        for (lesson, size) in [
            ("notation", (900.0, 600.0)),
            ("notation", (1280.0, 720.0)),
            ("castling", (1280.0, 720.0)),
            ("castling", (900.0, 600.0)),
            ("rook", (900.0, 600.0)),
        ] {
            program.reshape((size.0, size.1, TextSize::Normal));
            let known = player::lessons().iter().find(|known| known.id == lesson);
            let steps = &known.expect("a lesson").steps;
            let mut first = None;
            for step in steps {
                program.go_to(lesson, &step.id);
                // Whoever sits at the bottom.
                let board = program
                    .square("a8")
                    .rect()
                    .union(program.square("h1").rect());
                let buttons = program.named().into_iter().filter(|named| named.is_button);
                let mut header: Vec<_> = buttons
                    .map(|named| named.rect)
                    .filter(|rect| rect.bottom() < board.top() && rect.left() > board.left())
                    .filter(|rect| rect.left() <= board.right())
                    .collect();
                // The steps; the eye after them comes and goes.
                header.truncate(steps.len());
                let first = first.get_or_insert_with(|| header.clone());
                assert_eq!(header, *first, "{lesson}/{} in {size:?}", step.id);
            }
            let first = first.expect("a step");
            assert_eq!(first.len(), steps.len(), "{lesson}: {first:?}");
            for pill in &first {
                // Wide and high enough for its number.
                let is_numbered = pill.width() >= 17.0 && pill.height() >= 20.0;
                assert!(is_numbered, "{lesson} in {size:?}: {pill:?}");
            }
        }
    }
}
