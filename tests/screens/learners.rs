//! Several learners at one computer, and their records and games as files.

use chess_tutor::app::{Chooser, Wanted};
use chess_tutor::language::Language;
use chess_tutor::session::Event;
use chess_tutor::store::{LearnerChange, TextSize};
use chess_tutor::tutor::screen::StartChoice;
use chess_tutor::tutor::{LearnerMsg, Msg, Route, Shelved};
use egui::{Key, vec2};
use egui_kittest::kittest::Queryable as _;

use super::LAPTOP;
use super::program::{Opened, SHELVED, settings, start};

fn opened(language: Language) -> Opened {
    let mut program = Opened::new(start(settings(language)), LAPTOP);
    program.press("rail-progress");
    program.press("progress-learners");
    assert_eq!(program.tutor().route(), Route::Learners);
    program
}

fn names(program: &Opened) -> Vec<String> {
    let learners = &program.tutor().learners().learners;
    let present = learners.present();
    present
        .map(|one| program.tutor().learner_name(one))
        .collect()
}

fn welcome(program: &mut Opened, name: &str) {
    program.press("learners-new-name");
    program.text(name);
    program.press("learners-add");
    program.wait(10);
}

#[test]
fn someone_new_answers_the_first_questions_and_the_first_learner_comes_back_to_all_that_was_theirs()
{
    for language in Language::ALL {
        let mut program = opened(language);
        program.tell(Msg::RestartLesson("rook".to_owned()));
        program.tell(Msg::Lesson(Event::Continued));
        program.tell(Msg::Go(Route::Learners));
        let first = names(&program)[0].clone();
        welcome(&mut program, "Mia");
        assert_eq!(program.tutor().route(), Route::FirstRun);
        assert!(program.tutor().lesson().is_none());
        assert!(program.tutor().records().lesson("rook").is_none());
        // Who only added somebody can go back without answering for them.
        program.press("learners-title");
        assert_eq!(program.tutor().route(), Route::Learners);
        program.tell(Msg::Back);
        assert_eq!(program.tutor().route(), Route::FirstRun);
        program.click(language.own_name());
        program.press("first-xiangqi-no");
        program.press("first-level-new");
        assert_eq!(program.place(), "board/meet");
        program.tell(Msg::Go(Route::Learners));
        assert_eq!(names(&program), [first.clone(), "Mia".to_owned()]);
        program.click_part(&format!("{first}, "));
        program.wait(10);
        assert_eq!(program.tutor().route(), Route::Learn);
        assert!(program.tutor().records().lesson("rook").is_some());
        assert_eq!(program.tutor().language(), language);
    }
}

#[test]
fn a_learner_is_named_anew_laid_aside_after_a_question_and_brought_back() {
    let mut program = opened(Language::English);
    let mia = LearnerChange::Welcome("Mia".to_owned());
    program.tell(Msg::Learner(LearnerMsg::Change(mia)));
    program.tell(Msg::Go(Route::Learners));
    program.click("Change the name Learner 1");
    program.press("learners-name");
    program.text("Ada");
    program.press("learners-save-name");
    program.wait(10);
    assert_eq!(names(&program), ["Ada", "Mia"]);
    assert!(
        !program.shows("Hide Mia from the list"),
        "who is learning now stays"
    );
    program.click("Hide Ada from the list");
    program.press("learners-aside-no");
    assert_eq!(names(&program), ["Ada", "Mia"]);
    program.click("Hide Ada from the list");
    program.press("learners-aside-yes");
    program.wait(10);
    assert_eq!(names(&program), ["Mia"]);
    program.click("Bring Ada back");
    program.wait(10);
    assert_eq!(names(&program), ["Ada", "Mia"]);
}

#[test]
fn a_file_of_records_that_cannot_be_had_is_told_of_and_offered_a_name_before() {
    let mut program = opened(Language::Chinese);
    let offered = program.word("learners-give-out-path");
    let value = program.harness.get_by_label(&offered).value();
    assert!(value.is_some_and(|path| path.ends_with("chess-tutor.toml")));
    program.press("learners-give-out");
    program.wait(10);
    // The records of this test are in memory.
    assert!(program.shows_part("原来的记录都没有变"));
}

#[test]
fn a_file_is_chosen_in_the_systems_window_where_there_is_one() {
    let mut program = opened(Language::Chinese);
    assert!(
        !program.shows(&program.word("file-choose")),
        "nothing is offered that cannot be had"
    );
    let nobody_chooses = Chooser::of(|_| None);
    program.harness.state_mut().window.chrome.chooser = nobody_chooses;
    program.wait(10);
    program.click_first(&program.word("file-choose"));
    until(&mut program, |program| {
        program.shows(&program.word("file-no-window"))
    });
    assert!(!program.shows(&program.word("file-choose")));

    let finds = Chooser::of(|ask| {
        assert_eq!(ask.wanted, Wanted::Save("toml"));
        Some(ask.from.with_file_name("chosen.toml"))
    });
    program.harness.state_mut().window.chrome.chooser = finds;
    program.wait(10);
    program.click_first(&program.word("file-choose"));
    // The records of this test are in memory, so the file cannot be written; it is named.
    until(&mut program, |program| program.shows_part("chosen.toml"));
}

/// Another thread has something to say.
fn until(program: &mut Opened, is_so: impl Fn(&Opened) -> bool) {
    for _ in 0..20_000 {
        if is_so(program) {
            return;
        }
        std::thread::yield_now();
        program.wait(0);
    }
    panic!("it does not come");
}

#[test]
fn what_was_learnt_is_counted_anew_when_the_lessons_are_read_late() {
    let mut start = start(settings(Language::English));
    start.shelved = Shelved::words_only();
    let mut program = Opened::new(start, LAPTOP);
    program.press("rail-progress");
    assert!(
        program
            .tutor()
            .learning()
            .is_some_and(|at| at.lessons_there_are == 0)
    );
    assert!(program.shows(&program.word("learn-loading")));
    let state = program.harness.state_mut();
    state.window.tutor.reshelve(SHELVED.clone(), state.now);
    assert!(
        program
            .tutor()
            .learning()
            .is_some_and(|at| at.lessons_there_are > 100)
    );
}

#[test]
fn a_finished_game_is_saved_in_a_file_from_the_window() {
    let folder = std::env::temp_dir().join(format!("chess-tutor-save-{}", std::process::id()));
    let mut program = opened(Language::English);
    program.tell(Msg::Go(Route::Play));
    program.press("play-two");
    program.press("play-start");
    program.drag("e2", "e4");
    program.press("play-resign");
    program.press("play-resign-yes");
    program.press("play-save");
    program.press("save-path");
    program.keys(egui::Modifiers::COMMAND, Key::A);
    let path = folder.join("game.pgn");
    program.text(&path.display().to_string());
    program.press("action-save");
    program.wait(10);
    assert!(program.shows_part("Saved in"));
    let text = std::fs::read_to_string(&path).expect("the file is there");
    let _ = std::fs::remove_dir_all(&folder);
    assert!(
        text.contains("1. e4 1-0") || text.contains("1. e4"),
        "{text}"
    );
}

#[test]
fn a_game_can_be_played_from_a_lessons_position() {
    for language in Language::ALL {
        let mut program = Opened::new(start(settings(language)), LAPTOP);
        program.go_to("mate-in-one", &first_step("mate-in-one", &program));
        let position = program.session().position();
        if !program.session().may_continue() {
            program.press("action-skip");
            program.tell(Msg::Lesson(Event::WentBack));
        }
        program.tell(Msg::Play(chess_tutor::tutor::PlayMsg::FromLesson));
        assert_eq!(program.tutor().route(), Route::Play);
        let start = &program.tutor().play().choices.start;
        let expected = position.map(|position| StartChoice::Position(Box::new(position)));
        assert_eq!(Some(start.clone()), expected);
    }
}

fn first_step(lesson: &str, program: &Opened) -> String {
    let lesson = &program.tutor().library().lessons[lesson];
    lesson.steps[0].id.clone()
}

#[test]
fn the_page_of_learners_fits_every_promised_size() {
    for language in Language::ALL {
        let mut program = opened(language);
        for shape in [
            (900.0, 600.0, TextSize::Normal),
            (600.0, 960.0, TextSize::Normal),
            (1280.0, 800.0, TextSize::Larger),
        ] {
            program.reshape(shape);
            for named in program.named() {
                let is_inside = named.rect.min.x >= -1.0 && named.rect.max.x <= shape.0 + 1.0;
                assert!(is_inside || !named.is_button, "{shape:?}: {named:?}");
            }
        }
        program.harness.set_size(vec2(900.0, 600.0));
    }
}
