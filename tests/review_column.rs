//! The column beside a game that is looked at: words, key moments, graph and moves together, what comes next, and the keys.
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

use chess_tutor::engine::{
    Answer, Comparison, Engine, EngineError, Immediate, Line, Progress, Question, Score, Stop,
};
use chess_tutor::language::Language;
use chess_tutor::library::GameState;
use chess_tutor::message::{Arg, Message};
use chess_tutor::review::{ReviewSession, ReviewView};
use chess_tutor::rules::Color;
use chess_tutor::session::Event;
use chess_tutor::store::TextSize;
use chess_tutor::tutor::screen::Choice;
use chess_tutor::tutor::{Msg, PlayMsg, ReviewMsg, Route, Start};
use egui::{Key, Rect, vec2};

use program::{Opened, settings, start};

/// Twenty moves of each side.
const LONG: &str = "[White \"Ada\"]\n[Black \"Bo\"]\n[Result \"1-0\"]\n[Termination \"Time forfeit\"]\n\n\
    1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 \
    11. Nbd2 Bb7 12. Bc2 Re8 13. Nf1 Bf8 14. Ng3 g6 15. a4 c5 16. d5 c4 17. Bg5 h6 18. Be3 Nc5 19. Qd2 h5 20. Bg5 Be7 1-0\n";

/// An engine to which every move is a blunder, as another one wins.
struct Stern;

impl Engine for Stern {
    fn answer(
        &mut self,
        question: &Question,
        _stop: &Stop,
        _progress: &mut dyn FnMut(&Progress),
    ) -> Result<Answer, EngineError> {
        let Question::Compare { before, played, .. } = question else {
            return Err(EngineError::IllegalQuestion);
        };
        let mut moves = before.position().legal_moves().into_iter();
        let best = moves.find(|mv| mv != played).unwrap_or(*played);
        let line = |mv, score| Line {
            moves: vec![mv],
            score: Score::Cp(score),
            depth_plies: 9,
        };
        Ok(Answer::Compare(Comparison {
            best: line(best, 200),
            played: line(*played, -200),
            second: None,
            nodes: 600_000,
        }))
    }
}

/// A game that was pasted and looked at to its end.
fn looked_at(language: Language, text: &str) -> Opened {
    let start = Start {
        analyst: Box::new(Immediate::new(Stern)),
        ..start(settings(language))
    };
    let mut program = Opened::new(start, vec2(1280.0, 800.0));
    program.press("rail-review");
    program.wait(10);
    program.harness.event(egui::Event::Paste(text.to_owned()));
    program.harness.run();
    for _ in 0..200 {
        program.wait(10);
        let session = program.tutor().review().session.as_ref();
        if session.is_some_and(|session| session.analysis().is_finished()) {
            break;
        }
    }
    program.wait(10);
    assert!(session(&program).analysis().is_finished());
    program
}

fn session(program: &Opened) -> &ReviewSession {
    let session = program.tutor().review().session.as_ref();
    session.expect("a game that is looked at")
}

/// The places of the moves that are seen in the list, whole.
fn rows(program: &Opened) -> Vec<Rect> {
    let actions = program.actions_top().expect("a row of actions");
    // "12. Bc2??, Blunder"
    let is_move = |name: &str| {
        let digits = name.starts_with(|c: char| c.is_ascii_digit());
        digits && name.contains(", ") && !name.contains('·')
    };
    let named = program.named().into_iter();
    let moves = named.filter(|named| is_move(&named.name));
    let chips = moments_bottom(program);
    moves
        .map(|named| named.rect)
        .filter(|rect| rect.top() >= chips && rect.bottom() <= actions)
        .collect()
}

/// Where the last of what stands over the moves ends: the key moments.
fn moments_bottom(program: &Opened) -> f32 {
    let named = program.named().into_iter();
    let chips = named.filter(|named| named.is_button && named.name.contains('·'));
    chips.map(|chip| chip.rect.bottom()).fold(0.0, f32::max)
}

#[test]
fn words_moments_and_moves_are_seen_together_in_every_shape_of_the_window() {
    for language in Language::ALL {
        let mut program = looked_at(language, LONG);
        for shape in [
            (1280.0, 800.0, TextSize::Normal),
            (900.0, 600.0, TextSize::Normal),
            (700.0, 1000.0, TextSize::Normal),
            (1280.0, 800.0, TextSize::Larger),
        ] {
            program.reshape(shape);
            for plies in [1, 25, 40] {
                program.tell(Msg::Review(ReviewMsg::Session(Event::JumpedTo(plies))));
                let rows = rows(&program);
                let mut tops: Vec<i32> = rows.iter().map(|row| row.top() as i32).collect();
                tops.sort_unstable();
                tops.dedup();
                assert!(tops.len() >= 3, "{language:?} {shape:?} {plies}: {tops:?}");
                let shown = session(&program).last_move().expect("a move");
                let written = format!("{} {}", shown.place(), shown.san);
                let named = program.named().into_iter();
                let here = named
                    .filter(|named| named.name.starts_with(&written) && !named.name.contains('·'));
                let is_seen = here.into_iter().any(|named| rows.contains(&named.rect));
                assert!(is_seen, "{language:?} {shape:?}: {written} is in sight");
                assert!(program.shows(&program.word("review-moments")));
            }
        }
    }
}

#[test]
fn at_the_end_the_end_is_told_and_the_way_leads_to_the_first_moment_and_on() {
    for language in Language::ALL {
        let mut program = looked_at(language, LONG);
        program.key(Key::End);
        assert_eq!(session(&program).plies(), 40);
        let won = Message::own("review-end-time").with("side", Arg::Color(Color::White));
        assert!(program.shows(&program.tutor().voice().say(&won)));
        // The last move can be bettered; once that is shown, there is nothing to do here.
        program.tell(Msg::Review(ReviewMsg::Session(Event::Replayed)));
        program.tell(Msg::Review(ReviewMsg::Session(Event::JumpedTo(40))));
        assert!(!program.shows(&program.word("review-next-move")));
        program.key(Key::Enter);
        let first = session(&program).moments().first().expect("a moment").ply;
        assert_eq!(
            session(&program).retry().map(|retry| retry.ply),
            Some(first)
        );
        // Whoever is shown the answer goes on to the next moment.
        program.press("action-show-me");
        program.tell(Msg::Review(ReviewMsg::Session(Event::JumpedTo(first + 1))));
        program.press("review-next-moment");
        let second = session(&program).moments().get(1).expect("another").ply;
        assert_eq!(
            session(&program).retry().map(|retry| retry.ply),
            Some(second)
        );
        program.tell(Msg::Review(ReviewMsg::Session(Event::WentBack)));
        program.key(Key::Home);
        assert_eq!(session(&program).plies(), 0);
        program.key(Key::Enter);
        assert_eq!(session(&program).plies(), 1);
        assert_eq!(session(&program).view(), ReviewView::Game);
    }
}

#[test]
fn a_game_without_moves_says_so_and_shows_no_graph() {
    for language in Language::ALL {
        let mut program = looked_at(language, "[White \"Ada\"]\n[Result \"*\"]\n\n*\n");
        assert!(program.shows(&program.word("review-no-moves")));
        assert!(!program.shows(&program.word("review-graph")));
        assert!(!program.shows(&program.word("review-next-move")));
        let none = program.word("review-no-result");
        assert!(program.shows_part(&none));
        program.press("review-back-to-list");
        program.wait(10);
        assert!(program.tutor().review().session.is_none());
        assert!(program.shows_part(&none), "and in the list");
    }
}

#[test]
fn a_copied_game_is_told() {
    let mut program = looked_at(Language::English, LONG);
    program.press("review-copy");
    program.press("review-copy");
    let told = program.word("notice-game-copied");
    assert!(program.shows(&told));
    assert_eq!(program.tutor().notices().len(), 1);
}

#[test]
fn a_game_that_is_not_finished_goes_on_from_the_list_and_is_offered_after_another() {
    for language in Language::ALL {
        let mut program = Opened::new(start(settings(language)), vec2(1280.0, 800.0));
        let two = Choice::Opponent(None);
        program.tell(Msg::Play(PlayMsg::Choose(two.clone())));
        program.tell(Msg::Play(PlayMsg::Start));
        program.click_square("e2");
        program.click_square("e4");
        let key = |program: &Opened| program.tutor().play().game.as_ref().map(|game| game.key);
        let first = key(&program);
        // From the list, while it is at hand.
        program.press("rail-review");
        program.wait(10);
        let playing = program.word("review-playing");
        program.click_part(&playing);
        program.wait(10);
        assert_eq!(program.tutor().route(), Route::Game);
        assert_eq!(key(&program), first);
        // Another game is begun and given up; then the first one is offered again.
        program.wait(1_000);
        program.tell(Msg::Play(PlayMsg::Start));
        assert_ne!(key(&program), first);
        program.press("play-resign");
        program.press("play-resign-yes");
        program.tell(Msg::Go(Route::Play));
        program.wait(10);
        program.press("play-go-on");
        program.wait(10);
        program.wait(10);
        assert_eq!(program.tutor().route(), Route::Game);
        assert_eq!(key(&program), first);
        let rows = &program.tutor().review().rows;
        assert!(rows.iter().any(|row| row.state == GameState::Playing));
        assert!(program.tutor().review().session.is_none());
    }
}
