//! Review in the window, by accessible names: games pasted, listed, looked at, laid aside, in both languages.
#![expect(
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

use chess_tutor::language::Language;
use chess_tutor::session::Event;
use chess_tutor::tutor::screen::Choice;
use chess_tutor::tutor::{Change, Msg, PlayMsg, ReviewMsg, Route};
use egui::{Key, vec2};

use program::{Opened, settings, start};

const SIZE: egui::Vec2 = vec2(1280.0, 800.0);
const ONE: &str = "[White \"Ada\"]\n[Black \"Bo\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n";
const TWO: &str = "[White \"Cy\"]\n\n1. d4 *\n\n[White \"Di\"]\n\n1. c4 *\n\n1. e5 Ke4 *\n";

fn opened(language: Language) -> Opened {
    let mut program = Opened::new(start(settings(language)), SIZE);
    program.press("rail-review");
    program.wait(10);
    program
}

fn paste(program: &mut Opened, text: &str) {
    program.harness.event(egui::Event::Paste(text.to_owned()));
    program.harness.run();
    // The keeper answers, and the game is loaded.
    program.wait(10);
    program.wait(10);
}

#[test]
fn a_pasted_game_is_opened_and_gone_through() {
    for language in Language::ALL {
        let mut program = opened(language);
        assert!(program.shows(&program.word("review-none")));
        paste(&mut program, ONE);
        assert!(program.shows_part("Ada – Bo"));
        assert!(program.shows(&program.word("review-begin")));
        program.press("review-next-move");
        assert!(program.square("e4").rect().width() > 0.0);
        program.key(Key::ArrowRight);
        program.key(Key::ArrowRight);
        program.key(Key::ArrowLeft);
        let plies = program.tutor().review().session.as_ref().unwrap().plies();
        assert_eq!(plies, 2);
        program.click("2. Nf3");
        let plies = program.tutor().review().session.as_ref().unwrap().plies();
        assert_eq!(plies, 3);
        program.press("review-to-list");
        program.wait(10);
        assert!(program.shows_part("Ada – Bo"));
        assert_eq!(program.tutor().route(), Route::Review);
    }
}

#[test]
fn many_games_are_listed_with_what_could_not_be_read() {
    let mut program = opened(Language::English);
    paste(&mut program, TWO);
    assert!(program.tutor().review().session.is_none());
    assert!(program.shows_part("Cy – Somebody"));
    assert!(program.shows_part("Di – Somebody"));
    assert!(program.shows("Games read: 2. Not readable: 1."));
    assert!(program.shows_part("Game 3, line 9: e5 cannot be played there. A pawn steps"));
    assert!(program.shows(&program.word("review-trouble-way-out")));
    program.press("review-understood");
    assert!(!program.shows_part("Game 3"));
    program.click_part("Cy – Somebody");
    program.wait(10);
    assert!(program.tutor().review().session.is_some());
}

/// One text for each fault of a PGN, and the words that name the place and the reason, in Chinese too.
#[test]
fn every_fault_of_a_pgn_is_told_in_the_language_that_is_spoken() {
    let faults = [
        "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *",
        "[Variant \"Atomic\"]\n\n1. e4 *",
        "1. e5 *",
        "1. Bc4 *",
        "1. Rb7 *",
        "[FEN \"4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1\"]\n\n1. Nd2 *",
        "[White Ada]\n\n1. e4 *",
        "{no end",
        "(1. e4) *",
        ") *",
        "1. -- *",
        "1. pawn *",
        // These are here up to the fault.
        "1. e4 e5 2. Ke3 *",
        "1. e4 e5 (1... c5 2. Ke3) 2. Nf3 *",
    ];
    for language in Language::ALL {
        for text in faults {
            let mut program = opened(language);
            paste(&mut program, text);
            let troubles = &program.tutor().review().troubles;
            assert!(!troubles.is_empty(), "{text}");
            let place = match language {
                Language::English => ["Game 1", "In game 1"],
                Language::Chinese => ["第 1 局", "第 1 局"],
            };
            let named = program.named();
            let said = named
                .iter()
                .find(|named| place.iter().any(|place| named.name.starts_with(place)))
                .unwrap_or_else(|| panic!("no place is named: {text}"));
            if language == Language::Chinese {
                let words = ["cannot", "not", "the ", "move", "tag", "read"];
                assert!(
                    !words.iter().any(|word| said.name.contains(word)),
                    "{}",
                    said.name
                );
            }
            assert!(said.rect.right() < SIZE.x, "it is not cut: {}", said.name);
        }
    }
}

#[test]
fn games_of_ones_own_bear_the_names_of_the_language_that_is_spoken() {
    let mut program = Opened::new(start(settings(Language::Chinese)), SIZE);
    program.tell(Msg::Play(PlayMsg::Choose(Choice::Opponent(None))));
    program.tell(Msg::Play(PlayMsg::Start));
    program.click_square("e2");
    program.click_square("e4");
    program.tell(Msg::Set(Change::Language(Language::English)));
    program.press("rail-review");
    program.wait(10);
    assert!(program.shows_part("White – Black"));
    // In a game from elsewhere a name is a name.
    paste(
        &mut program,
        "[White \"白方\"]\n\n1. d4 *\n\n[White \"Ada\"]\n\n1. c4 *\n",
    );
    assert!(program.shows_part("白方 – Somebody"));
}

#[test]
fn a_game_is_laid_aside_and_brought_back() {
    let mut program = opened(Language::Chinese);
    paste(&mut program, ONE);
    program.press("review-to-list");
    program.wait(10);
    program.press("review-put-aside");
    program.wait(10);
    assert!(program.shows(&program.word("review-none")));
    program.press("review-aside");
    program.wait(10);
    program.press("review-bring-back");
    program.wait(10);
    assert!(program.shows(&program.word("review-none-aside")));
    program.press("review-aside");
    program.wait(10);
    assert!(program.shows_part("Ada – Bo"));
}

#[test]
fn what_holds_no_game_is_answered() {
    let mut program = opened(Language::English);
    paste(&mut program, "   ");
    assert!(program.shows(&program.word("review-trouble-none")));
}

#[test]
fn while_a_better_move_is_looked_for_every_button_keeps_to_one_line_in_a_narrow_column() {
    for language in Language::ALL {
        let mut program = Opened::new(start(settings(language)), vec2(900.0, 600.0));
        program.press("rail-review");
        program.wait(10);
        paste(&mut program, ONE);
        program.press("review-next-move");
        program.tell(Msg::Review(ReviewMsg::Session(Event::Chose(0))));
        let words = ["action-hint", "action-show-me"].map(|id| program.word(id));
        let named = program.named();
        let buttons = named.iter().filter(|named| words.contains(&named.name));
        let heights: Vec<f32> = buttons.map(|button| button.rect.height()).collect();
        assert_eq!(heights.len(), 2, "{language:?}");
        assert!(heights.iter().all(|height| *height < 50.0), "{heights:?}");
    }
}
