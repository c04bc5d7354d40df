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

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use chess_tutor::engine::{
    Answer, Comparison, Engine, EngineError, Immediate, Line, Progress, Question, Score, Stop,
};
use chess_tutor::language::Language;
use chess_tutor::library::{GameKey, Games as _, KeptGame, MemoryGames};
use chess_tutor::message::{Arg, Message};
use chess_tutor::review::ReviewView;
use chess_tutor::rules::{Color, Game, PgnGame, Square};
use chess_tutor::session::{Event, Session as _, Timestamp};
use chess_tutor::tutor::screen::Choice;
use chess_tutor::tutor::{Change, Msg, PlayMsg, ReviewMsg, Route, Start};
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

/// A game with an author's words, a side line, and one within it.
const WRITTEN: &str = "[White \"Ada\"]\n[Annotator \"Bo\"]\n\n{How it began} 1. e4 {The middle is taken} e5 \
    (1... c5 {A sharp answer} 2. Nf3 (2. c3 d5)) 2. Nf3 Nc6 *\n";

#[test]
fn an_authors_words_and_side_lines_are_shown_and_played_through() {
    for language in Language::ALL {
        let mut program = opened(language);
        paste(&mut program, WRITTEN);
        let (whose, aside) = match language {
            Language::English => ("Bo writes:", "Side line: "),
            Language::Chinese => ("注解（Bo）：", "变例："),
        };
        assert!(program.shows(whose) && program.shows("How it began"));
        program.press("review-next-move");
        assert!(program.shows(whose) && program.shows("The middle is taken"));
        program.press("review-next-move");
        assert!(!program.shows(whose), "nothing was written about 1... e5");

        let view = |program: &Opened| program.tutor().review().session.as_ref().unwrap().view();
        program.click(&format!("{aside}1... c5"));
        assert_eq!(view(&program), ReviewView::Aside { line: 0, plies: 1 });
        assert!(program.shows("A sharp answer"));
        let scene = program.tutor().review().session.as_ref().unwrap().scene();
        assert_eq!(scene.last_move, Some((Square::C7, Square::C5)));
        // On with the key, back with the key.
        program.key(Key::ArrowRight);
        assert_eq!(view(&program), ReviewView::Aside { line: 0, plies: 2 });
        program.key(Key::ArrowLeft);
        program.press("review-next-move");
        assert_eq!(view(&program), ReviewView::Aside { line: 0, plies: 2 });
        // At the end the big button leads back, before it a small one.
        program.press("review-to-game");
        assert_eq!(view(&program), ReviewView::Game);
        program.click(&format!("{aside}2. c3"));
        assert_eq!(view(&program), ReviewView::Aside { line: 1, plies: 1 });
        program.press("review-to-game");
        let session = program.tutor().review().session.as_ref().unwrap();
        assert_eq!((session.view(), session.plies()), (ReviewView::Game, 2));
    }
}

/// A file as a system lets it fall on the window.
#[derive(Debug)]
struct Fallen(PathBuf);

impl egui::DroppedFile for Fallen {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.0).map_err(|error| error.to_string())
    }
}

/// Lets a file with this text fall on whatever page is shown.
fn drop_file(program: &mut Opened, name: &str, text: Option<&str>) {
    let name = format!("chess-tutor-dropped-{}-{name}", std::process::id());
    let path = std::env::temp_dir().join(name);
    if let Some(text) = text {
        std::fs::write(&path, text).expect("a file");
    }
    let files = &mut program.harness.input_mut().dropped_files;
    files.push(Arc::new(Fallen(path.clone())));
    program.harness.run();
    program.wait(10);
    program.wait(10);
    let _ = std::fs::remove_file(&path);
}

#[test]
fn a_pgn_file_that_is_dropped_on_the_map_the_list_or_a_game_is_opened() {
    for language in Language::ALL {
        let mut program = Opened::new(start(settings(language)), SIZE);
        assert_eq!(program.tutor().route(), Route::Learn);
        drop_file(&mut program, "map.pgn", Some(ONE));
        assert_eq!(program.tutor().route(), Route::Review);
        assert!(program.shows_part("Ada – Bo"));
        // On the game that is looked at.
        let other = "[White \"Cy\"]\n[Black \"Di\"]\n\n1. d4 *\n";
        drop_file(&mut program, "game.pgn", Some(other));
        assert!(program.shows_part("Cy – Di"));
        program.press("review-to-list");
        program.wait(10);
        // On the list.
        let third = "[White \"Ed\"]\n[Black \"Flo\"]\n\n1. c4 *\n";
        drop_file(&mut program, "list.pgn", Some(third));
        assert!(program.shows_part("Ed – Flo"));
        let session = program.tutor().review().session.as_ref();
        assert_eq!(session.map(|session| session.game().moves.len()), Some(1));
    }
}

#[test]
fn what_a_dropped_file_holds_is_seen_wherever_it_fell() {
    for language in Language::ALL {
        let mut program = opened(language);
        // Many games: their list, though a game was looked at.
        paste(&mut program, ONE);
        drop_file(&mut program, "many.pgn", Some(TWO));
        assert!(program.tutor().review().session.is_none());
        assert!(program.shows_part("Cy – ") && program.shows_part("Di – "));
        assert!(program.shows(&program.word("review-trouble-way-out")));
        program.press("review-understood");
        // None that can be read: that is said on the page of the game, too.
        paste(&mut program, ONE);
        drop_file(&mut program, "none.pgn", Some("   "));
        assert!(program.tutor().review().session.is_some());
        assert!(program.shows(&program.word("review-trouble-none")));
        program.press("review-understood");
        assert!(!program.shows(&program.word("review-trouble-none")));
        drop_file(&mut program, "gone.pgn", None);
        assert!(program.shows_part("gone.pgn"));
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
    assert!(program.shows(&program.word("review-trouble-way-out-pasted")));
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

/// An engine to which every move is as good as any, and which counts how often it is asked.
struct Content {
    asked: Arc<AtomicUsize>,
}

impl Engine for Content {
    fn answer(
        &mut self,
        question: &Question,
        _stop: &Stop,
        _progress: &mut dyn FnMut(&Progress),
    ) -> Result<Answer, EngineError> {
        let Question::Compare { played, .. } = question else {
            return Err(EngineError::IllegalQuestion);
        };
        self.asked.fetch_add(1, Ordering::Relaxed);
        let line = Line {
            moves: vec![*played],
            score: Score::Cp(20),
            depth_plies: 9,
        };
        Ok(Answer::Compare(Comparison {
            best: line.clone(),
            played: line,
            second: None,
            nodes: 600_000,
        }))
    }
}

#[test]
fn a_game_that_was_looked_at_is_opened_again_with_all_that_is_known() {
    let asked = Arc::new(AtomicUsize::new(0));
    let engine = Content {
        asked: Arc::clone(&asked),
    };
    let mut program = Opened::new(
        Start {
            analyst: Box::new(Immediate::new(engine)),
            ..start(settings(Language::English))
        },
        SIZE,
    );
    program.press("rail-review");
    program.wait(10);
    paste(&mut program, ONE);
    let session = |program: &Opened| program.tutor().review().session.clone().expect("a game");
    for _ in 0..20 {
        program.wait(10);
    }
    assert!(session(&program).analysis().is_finished());
    let count = asked.load(Ordering::Relaxed);
    assert_eq!(count, 8, "two looks at each of four moves");

    program.press("review-to-list");
    program.wait(10);
    program.click_part("Ada – Bo");
    program.wait(10);
    let again = session(&program);
    assert!(again.analysis().is_finished() && !again.is_running());
    assert_eq!(asked.load(Ordering::Relaxed), count);
    let accuracy = Message::own("review-accuracy")
        .with("side", Arg::Color(Color::White))
        .with("percent", Arg::Number(100));
    assert!(program.shows_part(&program.tutor().voice().say(&accuracy)));
}

#[test]
fn a_game_of_ones_own_is_seen_from_ones_own_side() {
    for (white, black, side) in [
        ("Pip", "You", Color::Black),
        ("你", "啾啾", Color::White),
        ("啾啾", "你", Color::Black),
        ("White", "Black", Color::White),
    ] {
        let mut games = MemoryGames::default();
        let pgn = PgnGame::of(&Game::default(), &[("White", white), ("Black", black)]);
        let key = GameKey(5);
        games.keep(KeptGame::finished(key, &pgn, "", Timestamp(6)));
        let mut program = Opened::new(
            Start {
                games: Box::new(games),
                ..start(settings(Language::English))
            },
            SIZE,
        );
        program.press("rail-review");
        program.tell(Msg::Review(ReviewMsg::Open(key)));
        program.wait(10);
        program.wait(10);
        let session = program.tutor().review().session.as_ref().expect("a game");
        assert_eq!(session.scene().orientation, side, "{white} – {black}");
    }
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
