//! The openings, used as learners use them.

use chess_tutor::language::Language;
use chess_tutor::rules::Color;
use chess_tutor::session::Event;
use chess_tutor::tutor::screen::StartChoice;
use chess_tutor::tutor::{Msg, OpeningMsg, Route};

use super::LAPTOP;
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
    program.press("drill-play-on");
    assert_eq!(program.tutor().route(), Route::Play);
    let start = &program.tutor().play().choices.start;
    let position = reached.expect("the line has an end");
    assert_eq!(*start, StartChoice::Position(Box::new(position)));
}
