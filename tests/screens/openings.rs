//! The openings, used as learners use them.

use chess_tutor::language::Language;
use chess_tutor::rules::Color;
use chess_tutor::tutor::Route;

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
