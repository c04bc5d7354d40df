//! The whole window, used as learners use it: by names, by mouse, by keyboard, in both languages.
#![cfg(feature = "gui")]
#![expect(
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a screen that is not as it should be should fail loudly"
)]

#[path = "screens/album.rs"]
mod album;
#[path = "screens/learners.rs"]
mod learners;
#[path = "screens/letters.rs"]
mod letters;
#[path = "screens/openings.rs"]
mod openings;
#[path = "screens/pictures.rs"]
mod pictures;
#[path = "support/player.rs"]
mod player;
#[path = "support/program.rs"]
mod program;
#[path = "screens/shapes.rs"]
mod shapes;
mod support;

use std::path::PathBuf;

use chess_tutor::content::{Pack, SourceFile};
use chess_tutor::language::Language;
use chess_tutor::rules::{Color, Role};
use chess_tutor::session::{Event, Session as _};
use chess_tutor::store::{Settings, StoreNotice, TextSize, WindowTheme};
use chess_tutor::tutor::{Msg, Route, Shelved, Start};
use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable as _;

use program::{Opened, settings, start};

const LAPTOP: egui::Vec2 = vec2(1280.0, 800.0);

#[test]
fn from_the_first_start_to_the_first_square_in_three_clicks() {
    for language in Language::ALL {
        let mut program = Opened::new(
            Start {
                system_language: language,
                ..start(Settings::default())
            },
            LAPTOP,
        );
        // Both languages are offered in their own script.
        assert!(program.shows("中文") && program.shows("English"));
        program.click(language.own_name());
        assert_eq!(program.tutor().language(), language);
        program.press("first-xiangqi-yes");
        program.press("action-back");
        program.press("first-xiangqi-yes");
        program.press("first-level-new");
        assert_eq!(program.place(), "board/meet");
        let task = program.tutor().voice().say(&program.session().task());
        assert!(program.shows(&task), "{task}");
        assert!(
            program.shows(&program.word("lesson-from-xiangqi")),
            "the aside is for who asked for it"
        );
        program.press("action-continue");
        assert_eq!(program.place(), "board/corner");
        program.click_square("a1");
        assert!(!program.session().may_continue() && program.shows_part("a1"));
        program.click_square("h1");
        assert!(program.session().may_continue());
        let praise = program
            .tutor()
            .voice()
            .say(&program.session().speech().messages[0]);
        assert!(program.shows(&praise), "{praise}");
        program.key(Key::Enter);
        assert_eq!(program.session().step_index(), 2);
    }
}

/// A way to castle short.
type Way = fn(&mut Opened);

#[test]
fn a_move_is_made_by_drag_by_clicks_by_keys_and_by_typing() {
    let ways: [(&str, Way); 6] = [
        ("drag", |program| program.drag("e1", "g1")),
        ("drag onto the rook", |program| program.drag("e1", "h1")),
        ("clicks", |program| {
            program.click_square("e1");
            let target = program.word("board-target");
            assert!(program.shows(&format!(
                "g1{}{target}",
                program.word("board-state-separator")
            )));
            program.click_square("g1");
        }),
        ("keys", |program| {
            program.cursor_to("e1");
            program.key(Key::Space);
            program.cursor_to("g1");
            program.key(Key::Space);
        }),
        ("typing", |program| {
            program.key(Key::Slash);
            program.text("0-0");
            program.key(Key::Enter);
        }),
        ("typing squares", |program| {
            program.press("action-type");
            program.text("e1g1");
            program.key(Key::Enter);
        }),
    ];
    for language in Language::ALL {
        let mut program = Opened::at(language, "castling", "try-short");
        for (name, way) in ways {
            program.go_to("castling", "try-short");
            way(&mut program);
            assert!(program.session().may_continue(), "{name} in {language:?}");
            let king = program.tutor().lesson().unwrap().scene().board;
            assert_eq!(
                king.role_at(player::square("g1")),
                Some(Role::King),
                "{name}"
            );
            assert_eq!(
                king.role_at(player::square("f1")),
                Some(Role::Rook),
                "{name}"
            );
        }
    }
}

#[test]
fn enter_goes_on_whatever_has_the_focus() {
    let mut program = Opened::at(Language::English, "rook", "take");
    // After a solution by mouse, on the board.
    program.drag("d1", "d7");
    program.key(Key::Enter);
    assert_eq!(program.session().step_index(), 5);
    // With a button under the focus.
    program.go_to("rook", "meet");
    program.press("action-flip");
    program.key(Key::Enter);
    assert_eq!(
        program.session().step_index(),
        1,
        "a button was clicked before"
    );
    program.go_to("rook", "meet");
    for _ in 0..4 {
        program.key(Key::Tab);
    }
    program.key(Key::Enter);
    assert_eq!(program.place(), "rook/reach", "a button has the keyboard");
    // An answer is chosen by Enter, and the next Enter goes on.
    program.go_to("castling", "in-check");
    let answer = program.word("legal-yes");
    program.harness.get_by_label(&answer).focus();
    program.harness.run();
    program.key(Key::Enter);
    assert!(!program.session().may_continue());
    let answer = program.word("legal-no");
    program.harness.get_by_label(&answer).focus();
    program.harness.run();
    program.key(Key::Enter);
    assert!(program.session().may_continue());
    let before = program.session().step_index();
    program.key(Key::Enter);
    assert_eq!(program.session().step_index(), before + 1);
}

#[test]
fn enter_does_not_pass_over_what_is_not_solved() {
    let mut program = Opened::at(Language::English, "castling", "try-short");
    program.key(Key::Enter);
    assert_eq!(program.place(), "castling/try-short");
    // With a king in the hand Enter puts it down.
    program.cursor_to("e1");
    program.key(Key::Enter);
    program.cursor_to("g1");
    program.key(Key::Enter);
    assert!(program.session().may_continue());
    assert_eq!(program.place(), "castling/try-short");
}

#[test]
fn letters_are_keys_and_belong_to_the_field_while_it_is_open() {
    for language in Language::ALL {
        let mut program = Opened::at(language, "rook", "stars");
        program.key(Key::H);
        assert_eq!(program.session().hints().taken, 1);
        program.drag("a1", "a6");
        program.key(Key::U);
        let board = program.tutor().lesson().unwrap().scene().board;
        assert_eq!(
            board.role_at(player::square("a1")),
            Some(Role::Rook),
            "U takes back"
        );
        program.drag("a1", "a6");
        program.keys(Modifiers::COMMAND, Key::Z);
        let board = program.tutor().lesson().unwrap().scene().board;
        assert_eq!(
            board.role_at(player::square("a1")),
            Some(Role::Rook),
            "Ctrl+Z takes back"
        );
        let before = program.square("a1").rect();
        program.key(Key::F);
        assert_ne!(program.square("a1").rect(), before, "F turns the board");
        program.key(Key::F);
        program.key(Key::Slash);
        for (key, text) in [
            (Key::H, "h"),
            (Key::F, "f"),
            (Key::U, "u"),
            (Key::Slash, "/"),
        ] {
            program.harness.key_press(key);
            program.text(text);
        }
        assert_eq!(program.session().hints().taken, 1, "h is a letter now");
        assert_eq!(program.square("a1").rect(), before, "f is a letter now");
        program.key(Key::Escape);
        program.key(Key::H);
        assert_eq!(program.session().hints().taken, 2, "the field is closed");
        program.key(Key::Slash);
        program.text("Ra6");
        program.key(Key::Enter);
        assert_eq!(
            program
                .session()
                .scene()
                .board
                .role_at(player::square("a6")),
            Some(Role::Rook)
        );
    }
}

#[test]
fn a_move_that_cannot_be_read_is_answered_kindly() {
    let mut program = Opened::at(Language::Chinese, "castling", "try-short");
    program.key(Key::Slash);
    program.text("hello");
    program.key(Key::Enter);
    let words = program.word("typed-not-a-move");
    assert!(program.shows(&words), "{words}");
    assert!(!program.session().may_continue());
}

#[test]
fn a_wrong_move_is_answered_and_slides_back() {
    for language in Language::ALL {
        let mut program = Opened::at(language, "castling", "try-short");
        program.drag("e1", "f1");
        let answer = program
            .tutor()
            .voice()
            .say(&program.session().speech().messages[0]);
        assert!(program.shows(&answer), "{answer}");
        assert!(!program.session().may_continue());
        program.wait(1_600);
        program.drag("e1", "g1");
        assert!(program.session().may_continue());
        assert_eq!(program.session().step_stars(), Some(2));
    }
}

#[test]
fn a_promotion_is_chosen_by_name_or_key_and_can_be_put_off() {
    for language in Language::ALL {
        let mut program = Opened::at(language, "promotion", "try");
        program.drag("b7", "b8");
        assert!(
            !program.session().may_continue(),
            "first the piece is chosen"
        );
        let names =
            ["role-queen", "role-rook", "role-bishop", "role-knight"].map(|id| program.word(id));
        for name in &names {
            assert!(program.shows(name), "{name}");
        }
        program.key(Key::Escape);
        assert!(!program.shows(&names[3]), "the chooser is gone");
        program.click_square("b7");
        program.click_square("b8");
        program.click(&names[3]);
        assert_eq!(
            program
                .session()
                .scene()
                .board
                .role_at(player::square("b8")),
            Some(Role::Knight)
        );

        program.go_to("promotion", "try");
        program.drag("b7", "b8");
        program.key(Key::R);
        assert_eq!(
            program
                .session()
                .scene()
                .board
                .role_at(player::square("b8")),
            Some(Role::Rook)
        );
    }
}

#[test]
fn men_are_put_on_the_board_from_the_tray() {
    for language in Language::ALL {
        let mut program = Opened::at(language, "set-up", "black-royals");
        for (man, square) in [("piece-black-queen", "d8"), ("piece-black-king", "e8")] {
            let tray = program.tray_man(man);
            program.click(&tray);
            program.click_square(square);
        }
        assert!(program.session().may_continue());
        assert_eq!(program.session().step_stars(), Some(3));
    }
}

#[test]
fn hints_are_counted_and_end() {
    let mut program = Opened::at(Language::English, "castling", "try-short");
    for taken in 1..=3 {
        program.press("action-hint");
        assert!(program.shows(&format!("{taken} of 3 hints taken")));
    }
    program.press("action-hint");
    assert_eq!(program.session().hints().taken, 3);
}

#[test]
fn settings_change_everything_and_lose_nothing() {
    let mut program = Opened::at(Language::English, "rook", "stars");
    program.drag("a1", "a6");
    program.press("rail-settings");
    assert_eq!(program.tutor().route(), Route::Settings);
    let light = program.harness.ctx.global_style().visuals.dark_mode;
    program.press("settings-theme-dark");
    assert_eq!(program.tutor().settings().theme, WindowTheme::Dark);
    let dark = program.harness.ctx.global_style().visuals.dark_mode;
    assert!(!light && dark);
    let height = |program: &Opened| {
        program
            .harness
            .get_by_label("Light or dark")
            .rect()
            .height()
    };
    let before = height(&program);
    program.press("settings-text-larger");
    assert_eq!(program.tutor().settings().text_size, TextSize::Larger);
    assert!(height(&program) > before);
    program.click_choice("中文");
    assert_eq!(program.tutor().language(), Language::Chinese);
    assert!(program.shows("设置"));
    program.press("action-back");
    assert_eq!(program.place(), "rook/stars");
    assert_eq!(
        program
            .session()
            .scene()
            .board
            .role_at(player::square("a6")),
        Some(Role::Rook)
    );
    assert!(program.shows_part("车"));
}

#[test]
fn the_language_changes_in_the_middle_of_a_step() {
    let mut program = Opened::at(Language::English, "castling", "try-short");
    program.drag("e1", "f1");
    let message = program.session().speech().messages[0].clone();
    for language in [Language::Chinese, Language::English] {
        program.click(language.own_name());
        assert_eq!(program.tutor().language(), language);
        assert_eq!(program.place(), "castling/try-short");
        let words = program.tutor().voice().say(&message);
        assert!(
            program.shows(&words),
            "what was said is said in {language:?}"
        );
    }
    program.wait(1_600);
    program.drag("e1", "g1");
    assert_eq!(
        program.session().step_stars(),
        Some(2),
        "the miss was not forgotten"
    );
}

#[test]
fn the_map_leads_into_lessons_and_back() {
    for language in Language::ALL {
        let mut program = Opened::new(start(settings(language)), LAPTOP);
        assert!(program.shows(&program.word("learn-next")));
        program.press("action-start");
        assert_eq!(program.place(), "board/meet");
        program.press("action-continue");
        program.press("rail-learn");
        assert!(
            program.shows(&program.word("learn-go-on")),
            "it offers to go on"
        );
        program.press("action-go-on");
        assert_eq!(program.place(), "board/corner");
        program.press("lesson-to-map");
        // Every lesson is open to whoever wants to jump.
        let title = program.title("castling");
        program.click_part(&title);
        assert_eq!(program.place(), "castling/short");
    }
}

#[test]
fn a_lesson_ends_with_one_next_thing() {
    let mut program = Opened::at(Language::Chinese, "rook", "last");
    for event in player::solution(program.session().step().unwrap()) {
        program.tell(Msg::Lesson(event));
    }
    program.press("action-continue");
    let ending = program.tutor().lesson().unwrap().ending().unwrap();
    assert_eq!((ending.stars, ending.earned), (1, 3));
    assert!(
        program.shows_part(&program.title("bishop")),
        "the next lesson is named"
    );
    program.key(Key::Enter);
    assert_eq!(program.place(), "bishop/meet");
}

#[test]
fn the_coach_is_glad_of_what_was_earned_and_calm_where_it_was_nothing() {
    for (is_solved, mood) in [(true, "coach-happy"), (false, "coach-calm")] {
        let mut program = Opened::at(Language::English, "rook", "last");
        if is_solved {
            for event in player::solution(program.session().step().unwrap()) {
                program.tell(Msg::Lesson(event));
            }
            program.press("action-continue");
        } else {
            program.press("action-skip");
        }
        assert!(program.tutor().lesson().unwrap().ending().is_some());
        assert!(program.shows(&program.word(mood)), "{mood}");
    }
}

#[test]
fn the_end_of_a_lesson_can_be_scrolled_to_in_a_low_window() {
    let mut program = Opened::at(Language::English, "rook", "last");
    program.reshape((640.0, 400.0, TextSize::Normal));
    program.press("action-skip");
    let map = program.word("lesson-to-map");
    program.harness.get_by_label(&map).scroll_to_me();
    program.harness.run();
    let bottom = program.harness.get_by_label(&map).rect().bottom();
    assert!(bottom <= 400.0, "{bottom}");
}

#[test]
fn a_trainer_shows_its_answers_and_how_far_it_is_in_a_small_window() {
    for language in Language::ALL {
        let mut program = Opened::at(language, "notation-trainer", "write-black");
        program.reshape((900.0, 600.0, TextSize::Normal));
        // A wrong answer has words of its own over the answers.
        let options = program.session().answers();
        let names = options
            .iter()
            .map(|option| program.tutor().voice().say(&option.message));
        let names: Vec<String> = names.collect();
        let tally = match language {
            Language::English => "0 of 6",
            Language::Chinese => "0 / 6",
        };
        for is_asked in [true, false] {
            let foot = program.actions_top().expect("a row of actions");
            let named = program.named();
            let lowest = |name: &str| {
                // The board, with squares of the same names, comes first.
                let it = named.iter().rfind(|named| named.name.starts_with(name));
                it.unwrap_or_else(|| panic!("{name} is there"))
                    .rect
                    .bottom()
            };
            for name in names.iter().map(String::as_str).chain([tally]) {
                assert!(lowest(name) <= foot, "{name} in {language:?}");
            }
            if is_asked {
                let wrong = names.iter().position(|name| name == "h6").expect("h6");
                program.tell(Msg::Lesson(Event::Chose(wrong)));
            }
        }
    }
}

#[test]
fn a_step_is_jumped_to_by_its_number() {
    let mut program = Opened::at(Language::English, "rook", "meet");
    program.click("Step 5");
    assert_eq!(program.session().step_index(), 4);
    assert!(program.shows("Step 5, you are here"));
    program.press("action-skip");
    assert!(program.shows("Step 5, skipped"));
    program.press("action-back");
    assert_eq!(program.session().step_index(), 4);
}

#[test]
fn a_shown_step_has_its_tick_once_the_learner_went_on() {
    let mut program = Opened::at(Language::English, "rook", "meet");
    let number = program.session().step_index() + 1;
    assert!(program.shows(&format!("Step {number}, you are here")));
    program.press("action-continue");
    assert!(program.shows(&format!("Step {number}, done")));
}

#[test]
fn a_broken_lesson_is_listed_and_its_fault_opens() {
    let mut files = Pack::embedded().files;
    let script = files.get_mut("lessons/first-steps/rook.toml").unwrap();
    *script = SourceFile::new(
        script.path.clone(),
        script.text.replacen("fen =", "fne =", 1),
    );
    let pack = Pack {
        name: String::new(),
        files,
    };
    let shelved = Shelved::of(&[pack]);
    let mut program = Opened::new(
        Start {
            shelved,
            ..start(settings(Language::English))
        },
        LAPTOP,
    );
    program.click_part("Cannot be shown");
    assert!(
        program.shows_part("lessons/first-steps/rook.toml:10:1"),
        "the place"
    );
    assert!(program.shows_part("unknown key `fne`"), "what is wrong");
    assert!(program.shows_part("did you mean `fen`?"), "what would help");
    assert_eq!(program.tutor().route(), Route::Learn);
    // The others can be played.
    program.click_part(&program.title("bishop"));
    assert_eq!(program.place(), "bishop/meet");
}

#[test]
fn notices_are_shown_until_they_are_read() {
    for language in Language::ALL {
        let notices = vec![
            StoreNotice::DiskFull,
            StoreNotice::NotWritable {
                folder: PathBuf::from("/media/学习/records"),
            },
        ];
        let mut program = Opened::new(
            Start {
                notices,
                ..start(settings(language))
            },
            LAPTOP,
        );
        let full = program.word("notice-disk-full");
        assert!(program.shows(&full));
        assert!(program.shows_part("/media/学习/records"));
        let close = program.word("notice-close");
        program.click_first(&close);
        assert!(!program.shows(&full) && program.shows_part("/media/学习/records"));
        program.click_first(&close);
        assert!(program.tutor().notices().is_empty());
        // Learning went on all the time.
        program.press("action-start");
        assert_eq!(program.place(), "board/meet");
    }
}

#[test]
fn the_castling_card_is_told_and_lives() {
    let mut program = Opened::at(Language::English, "castling", "try-short");
    assert!(program.shows("White short: King has not moved: yes"));
    program.drag("e1", "f1");
    assert!(program.shows("White short: King has not moved: no"));
    program.wait(1_600);
    assert!(program.shows("White short: King has not moved: yes"));
    // After castling it tells how things stood before, and that it does so.
    assert!(!program.session().has_castled());
    program.drag("e1", "g1");
    assert!(program.session().may_continue() && program.session().has_castled());
    assert!(program.shows("White short: King has not moved: yes"));
    // Of several moves, it is the castling that counts.
    program.go_to("castling", "between");
    assert!(program.shows("White short: Nothing between them: no"));
    program.drag("f1", "e2");
    program.wait(5_000);
    program.drag("e1", "g1");
    assert!(program.session().may_continue());
    assert!(program.shows("White short: Nothing between them: yes"));
    assert!(program.shows("White short: King has not moved: yes"));
}

#[test]
fn black_sits_at_the_bottom_where_black_plays() {
    let program = Opened::at(Language::English, "castling", "try-long");
    assert_eq!(program.session().scene().orientation, Color::Black);
    assert!(program.square("e8").rect().top() > program.square("e1").rect().top());
}

#[test]
fn what_a_wrong_move_allows_is_shown_on_the_board_and_the_task_comes_back() {
    for language in Language::ALL {
        let mut program = Opened::at(language, "hanging-pieces", "take-it");
        // The queen goes where a pawn takes her.
        program.drag("d4", "e5");
        program.press("action-show-me");
        assert!(program.session().is_showing());
        program.press("action-to-task");
        assert!(!program.session().is_showing());
        assert!(program.shows(&program.word("action-show-me")), "once more");
    }
}
