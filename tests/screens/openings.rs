//! The openings, used as learners use them.

use chess_tutor::language::Language;
use chess_tutor::rules::Color;
use chess_tutor::session::Event;
use chess_tutor::tutor::screen::{StartChoice, WorkbenchMsg};
use chess_tutor::tutor::{Msg, OpeningMsg, RepertoireMsg, Route};

use super::LAPTOP;
use super::player::NOON;
use super::program::{Opened, settings, start};

#[test]
fn an_opening_is_found_learnt_and_left_in_both_languages() {
    for language in Language::ALL {
        let mut program = Opened::new(start(settings(language)), LAPTOP);
        program.press("rail-openings");
        assert_eq!(program.tutor().route(), Route::Openings);
        assert!(program.shows(&program.word("openings-nothing-due")));
        assert!(program.shows(&program.word("openings-hundred")));
        program.press("openings-learn");
        assert_eq!(program.tutor().route(), Route::Drill);
        let session = || {
            let drill = program.tutor().openings().drill.as_ref();
            drill.map(|screen| (screen.session.side(), screen.session.game().len_plies()))
        };
        assert_eq!(session(), Some((Color::White, 0)));
        assert!(program.shows(&program.word("opening-task-learn-white")));
        program.press("drill-leave");
        assert_eq!(program.tutor().route(), Route::Openings);
    }
}

#[test]
fn a_game_can_be_played_on_from_the_end_of_a_line() {
    let mut program = Opened::new(start(settings(Language::English)), LAPTOP);
    program.press("rail-openings");
    program.press("openings-learn");
    for _ in 0..60 {
        let drill = program.tutor().openings().drill.as_ref();
        let session = &drill.expect("the practice is open").session;
        if session.is_round_over() {
            break;
        }
        if !session.is_asking() {
            program.wait(800);
            continue;
        }
        let answer = session.tree().answer(session.game().position());
        let mv = answer.expect("the tree answers").mv;
        let (from, to, promotion) = (mv.from(), mv.to(), mv.promotion());
        let event = Event::Moved {
            from,
            to,
            promotion,
        };
        program.tell(Msg::Opening(OpeningMsg::Event(event)));
    }
    let drill = program.tutor().openings().drill.as_ref();
    let reached = drill.map(|screen| screen.session.game().position().clone());
    // Who has solved no puzzle yet is given an opponent for the beginning; another can be chosen.
    let opponent = program.tutor().opponent(NOON);
    let name = program.tutor().voice().say(&opponent.name());
    assert!(program.shows(&program.word("drill-choose")));
    program.click(&format!("Play on with {name}"));
    assert_eq!(program.tutor().route(), Route::Game);
    let page = program.tutor().play();
    let position = reached.expect("the line has an end");
    let start = page
        .game
        .as_ref()
        .map(|game| game.session.agreement().start.clone());
    assert_eq!(start, Some(position.clone()));
    assert_eq!(page.choices.opponent, Some(opponent));
    assert_eq!(
        page.choices.start,
        StartChoice::Position(Box::new(position))
    );
}

#[test]
fn a_pasted_pgn_is_edited_on_the_board_and_deleted_and_comes_back() {
    for language in Language::ALL {
        let mut program = Opened::new(start(settings(language)), LAPTOP);
        program.press("rail-openings");
        program.press("repertoire-add");
        assert!(program.shows(&program.word("repertoire-bring-what")));
        let pgn = "1. e4 e5 (1... c5 2. Nf3) 2. Nf3 {attacks e5} Nc6 *";
        let pasted = egui::Event::Paste(pgn.to_owned());
        program.harness.event(pasted);
        program.harness.run();
        program.wait(0);
        let name = program.word("repertoire-nameless");
        let shown = |program: &Opened| {
            let own = program.tutor().shown_repertoire();
            own.map(|own| (own.repertoire.name.clone(), own.tree.lines.len()))
        };
        assert_eq!(shown(&program), Some((name.clone(), 2)));
        // A move that is new is added; the other answer becomes the first choice.
        program.press("repertoire-edit");
        assert_eq!(program.tutor().route(), Route::Repertoire);
        assert!(program.shows(&program.word("repertoire-how")));
        program.click("1.e4");
        let prefer = if language == Language::English {
            "Make 1...c5 the first choice"
        } else {
            "把 1...c5 作为首选"
        };
        program.click(prefer);
        program.click("1...e5");
        program.click("2.Nf3");
        assert!(program.shows("1.e4") && program.shows("2...Nc6"));
        let typed = Event::Typed("Nf6".to_owned());
        let msg = RepertoireMsg::Bench(WorkbenchMsg::Board(typed));
        program.tell(Msg::Opening(OpeningMsg::Own(msg)));
        assert!(program.shows(&program.word("repertoire-next-none")));
        program.press("repertoire-mistake");
        program.press("drill-done");
        assert_eq!(program.tutor().route(), Route::Openings);
        assert_eq!(shown(&program), Some((name.clone(), 3)));
        let pgn = program.tutor().shown_repertoire().unwrap().repertoire.pgn();
        assert!(
            pgn.contains("1. e4 c5 (1... e5 2. Nf3 { attacks e5 } 2... Nc6 (2... Nf6 $2)) 2. Nf3"),
            "{pgn}"
        );
        // Deleted, and back again.
        program.press("repertoire-delete");
        assert_ne!(shown(&program).map(|(name, _)| name), Some(name.clone()));
        program.press("repertoire-bring-back");
        assert_eq!(shown(&program), Some((name, 3)));
    }
}
