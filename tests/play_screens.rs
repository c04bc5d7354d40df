//! Games in the window, played as learners play them: by names, by mouse, in both languages.
#![cfg(feature = "gui")]
#![expect(
    clippy::expect_used,
    clippy::panic,
    reason = "a screen that is not as it should be should fail loudly"
)]

#[path = "support/player.rs"]
mod player;
#[path = "support/program.rs"]
mod program;
mod support;

use chess_tutor::engine::{Builtin, Immediate};
use chess_tutor::language::Language;
use chess_tutor::play::{Act, Character, HouseRules, SmallArmy};
use chess_tutor::rules::{Color, Position, Square};
use chess_tutor::store::TextSize;
use chess_tutor::tutor::screen::{Choice, EditorMsg, StartChoice, TimeChoice};
use chess_tutor::tutor::{Change, Layer, Msg, PlayMsg, ReviewMsg, Route, Start};
use egui::{Key, vec2};

use program::{Opened, settings, start};

fn opened(language: Language) -> Opened {
    let start = Start {
        analyst: Box::new(Immediate::new(Builtin::new(1))),
        ..start(settings(language))
    };
    Opened::new(start, vec2(1280.0, 800.0))
}

fn choose(program: &mut Opened, choice: Choice) {
    program.tell(Msg::Play(PlayMsg::Choose(choice)));
}

#[test]
fn a_first_game_in_four_clicks_and_the_chick_answers() {
    for language in Language::ALL {
        let mut program = opened(language);
        program.press("rail-play");
        let name = program.tutor().voice().say(&Character::Chick.name());
        assert!(program.shows(&name), "{name}");
        let about = program.tutor().voice().say(&Character::Chick.about());
        assert!(program.shows(&about), "{about}");
        program.press("play-start");
        assert_eq!(program.tutor().route(), Route::Game);
        program.click_square("e2");
        program.click_square("e4");
        program.wait(2_000);
        let game = program.tutor().play().game.as_ref().expect("a game");
        assert_eq!(game.session.game().len_plies(), 2);
        assert!(program.shows_part("1.  e4"), "the moves are listed");
        // Giving up is asked about first.
        program.press("play-resign");
        program.press("play-resign-no");
        program.press("play-resign");
        program.press("play-resign-yes");
        let game = program.tutor().play().game.as_ref().expect("a game");
        assert!(game.session.is_over());
        // It stands in the records, once, and beside the portrait.
        assert_eq!(program.tutor().results_against(Character::Chick), [0, 0, 1]);
        program.press("play-to-choice");
        let lost = match language {
            Language::English => "0 drawn, 1 lost",
            Language::Chinese => "负 1 盘",
        };
        assert!(program.shows_part(lost));
        program.tell(Msg::Play(PlayMsg::GoOn));
        program.press("play-again");
        let game = program.tutor().play().game.as_ref().expect("a game");
        assert_eq!(game.session.game().len_plies(), 0);
    }
}

#[test]
fn an_opponent_is_chosen_by_its_portrait_and_two_people_by_a_button() {
    let mut program = opened(Language::English);
    program.press("rail-play");
    program.click("Russet");
    assert_eq!(
        program.tutor().play().choices.opponent,
        Some(Character::Fox)
    );
    program.press("play-two");
    assert_eq!(program.tutor().play().choices.opponent, None);
    program.press("play-start");
    program.click_square("e2");
    program.click_square("e4");
    program.click_square("e7");
    program.click_square("e5");
    let game = program.tutor().play().game.as_ref().expect("a game");
    assert_eq!(game.session.game().len_plies(), 2, "both are people");
}

#[test]
fn the_buttons_of_a_game_keep_their_places() {
    for language in Language::ALL {
        let mut program = opened(language);
        choose(&mut program, Choice::Opponent(None));
        program.tell(Msg::Play(PlayMsg::Start));
        let ids = [
            "action-flip",
            "play-undo",
            "play-offer",
            "play-resign",
            "action-type",
        ];
        let places = |program: &Opened| {
            let named = program.named();
            ids.map(|id| {
                let name = program.word(id);
                let button = named.iter().find(|named| named.name == name);
                button.map(|button| button.rect.left())
            })
        };
        let first = places(&program);
        assert!(first.iter().all(Option::is_some), "{first:?}");
        program.press("play-offer");
        assert_eq!(places(&program), first, "an offer goes with the move");
        program.click_square("g1");
        program.click_square("f3");
        assert_eq!(places(&program), first, "Black is asked");
        for (from, to) in [
            ("g8", "f6"),
            ("f3", "g1"),
            ("f6", "g8"),
            ("g1", "f3"),
            ("g8", "f6"),
        ] {
            program.click_square(from);
            program.click_square(to);
            assert_eq!(places(&program), first, "{from}{to}");
        }
        program.click_square("f3");
        program.click_square("g1");
        assert!(program.shows(&program.word("play-claim")));
        assert_eq!(places(&program), first, "a draw can be claimed");
        // White has offered, and Black has not: that is told, not hidden.
        program.click_square("f6");
        program.click_square("h5");
        program.press("play-offer");
        assert!(program.shows(&program.word("play-offer-not-again")));
    }
}

#[test]
fn seven_buttons_fit_into_a_narrow_column() {
    let start = Start {
        analyst: Box::new(Immediate::new(Builtin::new(1))),
        ..start(settings(Language::English))
    };
    let mut program = Opened::new(start, vec2(900.0, 600.0));
    let fen = "4k3/8/8/8/8/8/7R/4K3 w - - 120 80";
    let position = Position::from_fen(fen).expect("a position");
    choose(
        &mut program,
        Choice::Start(StartChoice::Position(Box::new(position))),
    );
    program.tell(Msg::Play(PlayMsg::Start));
    let named = program.named();
    for id in ["play-swap", "play-undo", "action-type", "play-claim"] {
        let name = program.word(id);
        let button = named.iter().find(|named| named.name == name);
        let right = button.map(|button| button.rect.right());
        assert!(
            right.is_some_and(|right| right <= 900.0 - 8.0),
            "{id}: {right:?}"
        );
    }
}

#[test]
fn whoever_moves_has_not_given_up_and_two_people_are_asked_by_name() {
    let mut program = opened(Language::English);
    choose(&mut program, Choice::Opponent(None));
    program.tell(Msg::Play(PlayMsg::Start));
    program.press("play-resign");
    assert!(program.shows("Does White give up this game?"));
    program.click_square("e2");
    program.click_square("e4");
    let yes = program.word("play-resign-yes");
    assert!(!program.shows(&yes), "Black was not asked");
    program.press("play-resign");
    assert!(program.shows("Does Black give up this game?"));
}

#[test]
fn choices_that_still_hold_are_seen_before_the_next_game() {
    let mut program = opened(Language::English);
    program.press("rail-play");
    let rules = program.word("rules-tournament-about");
    assert!(!program.shows(&rules));
    let strict = HouseRules::Tournament { illegal_limit: 3 };
    choose(&mut program, Choice::Rules(strict));
    choose(&mut program, Choice::Time(TimeChoice::Five));
    program.wait(10);
    assert!(program.shows(&rules), "without opening anything");
    assert!(program.shows(&program.word("time-none")));
    program.press("play-more");
    let talk = program.word("option-talk");
    assert!(
        !program.shows(&talk),
        "where nobody helps there is no talk to choose"
    );
}

#[test]
fn a_fen_is_judged_while_it_is_typed() {
    for language in Language::ALL {
        let mut program = opened(language);
        program.tell(Msg::Go(Route::SetUp));
        let fine = program.word("edit-fine");
        assert!(program.shows(&fine));
        program.click_field("edit-fen");
        program.keys(egui::Modifiers::COMMAND, Key::A);
        program.text("hello");
        assert!(!program.shows(&fine), "nothing is said of another position");
        assert!(program.shows(&program.word("fen-whole")));
        program.keys(egui::Modifiers::COMMAND, Key::A);
        program.text("4k3/8/8/8/8/8/7R/4K3 w - - 98 80");
        assert!(program.shows(&fine));
        program.key(Key::Enter);
        assert!(program.shows(&fine));
        let position = program
            .tutor()
            .play()
            .editor
            .position()
            .expect("a position");
        assert_eq!(position.fen(), "4k3/8/8/8/8/8/7R/4K3 w - - 98 80");
    }
}

#[test]
fn what_is_not_allowed_is_explained_and_a_touched_man_must_move_in_a_tournament() {
    let mut program = opened(Language::English);
    program.press("rail-play");
    program.press("play-more");
    choose(
        &mut program,
        Choice::Rules(HouseRules::Tournament { illegal_limit: 2 }),
    );
    program.press("play-start");
    program.click_square("g1");
    assert_eq!(
        program
            .tutor()
            .play()
            .game
            .as_ref()
            .and_then(|game| game.session.touched_man()),
        Some(Square::G1)
    );
    program.drag("e2", "e4");
    assert!(program.shows_part("you touched"), "the rule is told");
    program.drag("g1", "g3");
    assert!(program.shows_part("illegal move number"), "and counted");
}

#[test]
fn a_clock_is_heard_and_a_game_waits_while_it_is_not_on_the_screen() {
    let mut program = opened(Language::English);
    program.tell(Msg::Go(Route::Play));
    choose(&mut program, Choice::Opponent(None));
    choose(&mut program, Choice::Time(TimeChoice::Five));
    program.tell(Msg::Play(PlayMsg::Start));
    program.drag("e2", "e4");
    program.wait(10_000);
    assert!(program.shows_part("Black: 4:50 left"));
    program.tell(Msg::Go(Route::Learn));
    program.wait(60_000);
    program.press("rail-play");
    program.press("play-go-on");
    assert!(program.shows_part("Black: 4:50 left"));
}

#[test]
fn the_map_offers_to_go_on_with_a_game_until_it_is_over() {
    for language in Language::ALL {
        let mut program = opened(language);
        let offer = program.word("play-go-on");
        program.press("rail-learn");
        assert!(!program.shows(&offer));
        choose(&mut program, Choice::Opponent(None));
        program.tell(Msg::Play(PlayMsg::Start));
        program.press("rail-learn");
        assert!(!program.shows(&offer), "nobody has moved");
        program.tell(Msg::Play(PlayMsg::GoOn));
        program.click_square("e2");
        program.click_square("e4");
        program.press("rail-learn");
        program.click(&offer);
        assert_eq!(program.tutor().route(), Route::Game);
        program.tell(Msg::Play(PlayMsg::Act(Act::Resign)));
        program.press("rail-learn");
        assert!(!program.shows(&offer), "it is over");
    }
}

#[test]
fn a_fen_that_is_typed_keeps_the_keyboard_and_gives_way_to_the_board() {
    let mut program = opened(Language::English);
    program.press("rail-play");
    program.press("play-set-up");
    program.click_field("edit-fen");
    program.keys(egui::Modifiers::COMMAND, Key::A);
    // Letter by letter: on the way the choice of castling above the field is gone.
    for letter in "4k3/8/8/8/8/8/4P3/4K3 w - - 12 34".chars() {
        program.text(&letter.to_string());
    }
    let fen = |program: &Opened| program.tutor().play().editor.fen();
    assert_eq!(fen(&program), "4k3/8/8/8/8/8/4P3/4K3 w - - 12 34");
    // What stands on the board is what the field shows again.
    program.press("edit-whole");
    program.wait(0);
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(fen(&program), start);
    assert_eq!(program.field_text("edit-fen").as_deref(), Some(start));
}

#[test]
fn a_position_is_set_up_and_what_is_wrong_is_told() {
    for language in Language::ALL {
        let mut program = opened(language);
        program.press("rail-play");
        program.press("play-set-up");
        assert!(program.shows(&program.word("edit-fine")));
        program.tell(Msg::Play(PlayMsg::Edit(EditorMsg::Removed(Square::E1))));
        program.wait(0);
        assert!(program.shows(&program.word("setup-missing-king")));
        program.press("edit-clear");
        let dead = program.word("outcome-dead-position");
        assert!(program.shows_part(&dead), "two bare kings: {dead}");
        program.press("edit-whole");
        program.press("edit-use");
        assert_eq!(program.tutor().route(), Route::Play);
        assert!(program.shows(&program.word("start-position")));
    }
}

#[test]
fn a_game_goes_on_after_the_program_was_closed() {
    let mut program = opened(Language::English);
    program.tell(Msg::Go(Route::Play));
    choose(
        &mut program,
        Choice::Start(StartChoice::Army(SmallArmy::Pawns)),
    );
    program.tell(Msg::Play(PlayMsg::Start));
    program.drag("e2", "e4");
    program.wait(2_000);
    let pgn = program.tutor().played_pgn().expect("a game");
    assert!(pgn.contains("[White \"You\"]") && pgn.contains("[Black \"Pip\"]"));
    assert!(pgn.contains("[FEN \"4k3/pppppppp"), "{pgn}");
}

#[test]
fn the_screens_of_games_fit_every_promised_size() {
    let sizes = [
        (1280.0, 720.0, TextSize::Normal),
        (1200.0, 700.0, TextSize::Normal),
        (900.0, 600.0, TextSize::Normal),
        (600.0, 960.0, TextSize::Normal),
        (1280.0, 800.0, TextSize::Larger),
    ];
    for language in Language::ALL {
        let mut program = opened(language);
        for (width, height, text) in sizes {
            program.reshape((width, height, text));
            for route in [Route::Play, Route::SetUp] {
                program.tell(Msg::Go(route));
                program.wait(0);
                assert!(program.shows(&program.word("rail-play")));
            }
            program.tell(Msg::Play(PlayMsg::Start));
            program.wait(0);
            let board = program
                .square("a1")
                .rect()
                .union(program.square("h8").rect());
            assert!(
                board.max.x <= width && board.max.y <= height,
                "{width}x{height}"
            );
            assert!(
                board.width() >= 240.0,
                "{width}x{height}: {}",
                board.width()
            );
            assert!(program.shows(&program.word("play-resign")));
            // So do the buttons after a game.
            program.press("play-resign");
            program.press("play-resign-yes");
            for id in ["play-again", "play-look-back"] {
                let name = program.word(id);
                let named = program.named();
                // The rail has the same word in Chinese, before it.
                let button = named.iter().rfind(|named| named.name == name);
                let rect = button.expect("a button").rect;
                let is_inside = rect.max.x <= width && rect.max.y <= height;
                let is_in_one_line = rect.height() < 60.0;
                assert!(
                    is_inside && is_in_one_line,
                    "{name}, {width}x{height}: {rect}"
                );
            }
        }
    }
}

#[test]
fn keys_flip_the_board_and_take_back() {
    let mut program = opened(Language::English);
    program.tell(Msg::Play(PlayMsg::Start));
    program.drag("e2", "e4");
    program.wait(2_000);
    program.key(Key::U);
    let game = program.tutor().play().game.as_ref().expect("a game");
    assert_eq!(game.session.game().len_plies(), 0);
    program.key(Key::F);
    let game = program.tutor().play().game.as_ref().expect("a game");
    assert_eq!(game.scene().orientation, Color::Black);
}

#[test]
fn the_coach_is_silenced_by_one_click_and_talks_as_much_as_is_chosen() {
    for language in Language::ALL {
        let mut program = opened(language);
        program.tell(Msg::Play(PlayMsg::Start));
        program.press("play-hush");
        program.drag("e2", "e4");
        program.wait(2_000);
        assert!(program.shows(&program.word("play-coach-silent")));
        program.press("play-unhush");
        assert!(program.shows(&program.word("play-hush")));
        program.press("option-talk");
        program.press("talk-mistakes");
        let game = program.tutor().play().game.as_ref().expect("a game");
        assert_eq!(
            game.session.agreement().talk,
            chess_tutor::play::CoachTalk::MistakesOnly
        );
    }
}

#[test]
fn both_clocks_stand_over_the_buttons_in_every_shape_of_the_window() {
    let mut program = opened(Language::English);
    choose(&mut program, Choice::Opponent(Some(Character::Chick)));
    choose(&mut program, Choice::Time(TimeChoice::Ten));
    program.tell(Msg::Play(PlayMsg::Start));
    for shape in [
        (1280.0, 800.0, TextSize::Normal),
        (900.0, 600.0, TextSize::Normal),
        (700.0, 900.0, TextSize::Normal),
        (1280.0, 800.0, TextSize::Larger),
    ] {
        program.reshape(shape);
        let flip = program.word("action-flip");
        let named = program.named();
        let buttons = named
            .iter()
            .find(|named| named.name == flip)
            .expect("a row");
        let clocks = named.iter().filter(|named| named.name.contains("10:00"));
        let tops: Vec<f32> = clocks.map(|clock| clock.rect.max.y).collect();
        assert_eq!(tops.len(), 2, "{shape:?}");
        for bottom in tops {
            assert!(bottom <= buttons.rect.min.y + 1.0, "{shape:?}: {bottom}");
        }
    }
}

/// White leaves the queen to the pawn; the coach asks, and the learner insists.
fn leave_the_queen(program: &mut Opened) {
    let fen = "rnbqkbnr/pp1p1ppp/8/2p1p3/3QP3/8/PPP2PPP/RNB1KBNR w KQkq - 0 4";
    let start = Position::from_fen(fen).expect("a position");
    choose(
        program,
        Choice::Start(StartChoice::Position(Box::new(start))),
    );
    program.tell(Msg::Play(PlayMsg::Start));
    program.drag("a2", "a3");
    program.wait(200);
    program.press("play-play-it");
    program.wait(3_000);
}

#[test]
fn the_moves_are_seen_under_a_long_speech_in_every_shape_of_the_window() {
    for language in Language::ALL {
        let mut program = opened(language);
        leave_the_queen(&mut program);
        program.press("play-ask-coach");
        program.wait(1_000);
        for shape in [
            (640.0, 900.0, TextSize::Normal),
            (900.0, 600.0, TextSize::Normal),
            (700.0, 1000.0, TextSize::Larger),
        ] {
            program.reshape(shape);
            let actions = program.actions_top().expect("a row of actions");
            let named = program.named().into_iter();
            let moves = named.filter(|named| named.name.starts_with("4.  a3"));
            let bottoms: Vec<f32> = moves.map(|row| row.rect.bottom()).collect();
            let is_seen = !bottoms.is_empty() && bottoms.iter().all(|bottom| *bottom <= actions);
            assert!(is_seen, "{language:?} {shape:?}: {bottoms:?}, {actions}");
        }
    }
}

#[test]
fn a_game_that_was_played_in_one_language_is_listed_and_found_in_the_other() {
    let mut program = opened(Language::English);
    program.tell(Msg::Play(PlayMsg::Start));
    program.drag("e2", "e4");
    program.wait(2_000);
    program.tell(Msg::Set(Change::Language(Language::Chinese)));
    program.tell(Msg::Go(Route::Review));
    program.wait(10);
    assert!(program.shows_part("你 – 啾啾"));
    for (search, count) in [("啾啾", 1), ("Pip", 1), ("呱呱", 0)] {
        program.tell(Msg::Review(ReviewMsg::Search(search.to_owned())));
        program.wait(10);
        assert_eq!(program.tutor().review().count, count, "{search}");
    }
}

#[test]
fn what_the_coach_says_is_shown_on_the_board_and_a_try_stays_beside_the_moves() {
    for language in Language::ALL {
        let mut program = opened(language);
        leave_the_queen(&mut program);
        program.press("play-ask-coach");
        program.wait(1_000);
        program.press("action-show-me");
        assert!(program.shows(&program.word("review-to-game")));
        program.press("review-to-game");
        assert!(program.shows(&program.word("action-show-me")));
        program.press("play-undo");
        let game = program.tutor().play().game.as_ref().expect("a game");
        let [tried] = game.session.tries() else {
            panic!("{:?}", game.session.tries());
        };
        let line = game.session.try_text(tried);
        let (_, answer) = line.split_once(' ').expect("an answer");
        assert!(program.shows_part(answer), "{line} is listed");
    }
}

/// A game from a position in which the knight on c3 is pinned and the pawn on h2 has no protector.
fn watched(language: Language, rules: HouseRules) -> Opened {
    let mut program = opened(language);
    let fen = "4k3/8/8/b7/8/2N5/7P/4K3 w - - 0 1";
    let position = Position::from_fen(fen).expect("a position");
    choose(&mut program, Choice::Rules(rules));
    choose(&mut program, Choice::Opponent(None));
    let start = StartChoice::Position(Box::new(position));
    choose(&mut program, Choice::Start(start));
    program.tell(Msg::Play(PlayMsg::Start));
    program
}

#[test]
fn the_eye_and_its_key_lay_one_layer_after_another_over_the_board_and_say_what_it_means() {
    let order = [
        Some(Layer::Attacks),
        Some(Layer::Undefended),
        Some(Layer::Pins),
        None,
    ];
    for language in Language::ALL {
        let mut program = watched(language, HouseRules::Casual);
        let legend = |program: &Opened, layer: Layer| {
            let message = layer.legend(Color::White);
            program.tutor().voice().say(&message)
        };
        for by_key in [true, false] {
            for layer in order {
                if by_key {
                    program.key(Key::V);
                } else {
                    program.press("action-layers");
                }
                assert_eq!(program.tutor().layer(), layer, "{language:?}, {by_key}");
                for other in order.into_iter().flatten() {
                    let is_told = program.shows(&legend(&program, other));
                    assert_eq!(is_told, layer == Some(other), "{other:?} at {layer:?}");
                }
            }
        }
        // Another page and back: what is laid over the board stays.
        program.key(Key::V);
        program.press("rail-learn");
        program.tell(Msg::Go(Route::Game));
        assert!(program.shows(&legend(&program, Layer::Attacks)));
    }
}

#[test]
fn who_types_writes_a_v_and_a_tournament_has_no_eye() {
    let mut program = watched(Language::English, HouseRules::Casual);
    program.key(Key::Slash);
    program.key(Key::V);
    assert_eq!(program.tutor().layer(), None);

    let strict = HouseRules::Tournament { illegal_limit: 2 };
    let mut program = watched(Language::Chinese, strict);
    program.key(Key::V);
    assert_eq!(program.tutor().layer(), None);
    assert!(!program.shows(&program.word("action-layers")));
    // After the game it may be looked at.
    program.press("play-resign");
    program.press("play-resign-yes");
    program.press("action-layers");
    assert_eq!(program.tutor().layer(), Some(Layer::Attacks));
}

#[test]
fn the_moves_left_of_the_fifty_move_rule_stand_beside_the_board() {
    for (language, before, after) in [
        (
            Language::English,
            "Fifty-move rule: 7 moves left",
            "Fifty-move rule: 6½ moves left",
        ),
        (
            Language::Chinese,
            "五十回合规则：还剩 7 个回合",
            "五十回合规则：还剩 6 回合半",
        ),
    ] {
        let mut program = opened(language);
        choose(&mut program, Choice::Opponent(None));
        let start = Position::from_fen("8/8/4k3/8/r7/4K3/7R/8 w - - 86 125").expect("a position");
        let start = StartChoice::Position(Box::new(start));
        choose(&mut program, Choice::Start(start));
        program.tell(Msg::Play(PlayMsg::Start));
        assert!(program.shows(before), "{before}");
        program.click_square("h2");
        program.click_square("h3");
        assert!(program.shows(after), "{after}");
    }
}
