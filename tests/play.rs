//! Games as they are played: house rules, clocks, draws, the coach's question, saving and going on.
#![expect(
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "helpers of tests"
)]

#[path = "play/coach.rs"]
mod coach;

use chess_tutor::engine::{Answer, Lane, Line, Question, Score};
use chess_tutor::message::{Arg, Message, MessageId};
use chess_tutor::play::{
    Act, Agreement, Character, CoachTalk, GameSession, HouseRules, TimeControl, Who,
};
use chess_tutor::rules::{Color, DrawReason, Outcome, Position, Square, WinReason, read_pgn};
use chess_tutor::scene::Input;
use chess_tutor::session::{Answered, Effect, Event, Session as _, Timestamp};
use proptest::prelude::*;

fn two_people(fen: &str) -> Agreement {
    Agreement {
        start: Position::from_fen(fen).unwrap(),
        black: Who::Person,
        ..Agreement::default()
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn begun(agreement: Agreement) -> GameSession {
    let mut session = GameSession::new(agreement);
    session.act(Act::Begin, Timestamp(0));
    session
}

fn typed(session: &mut GameSession, moves: &str) {
    for text in moves.split_whitespace() {
        session.update(Event::Typed(text.to_owned()), Timestamp(0));
    }
}

fn drag(session: &mut GameSession, from: Square, to: Square, now: u64) -> Vec<Effect> {
    let promotion = None;
    let event = Event::Moved {
        from,
        to,
        promotion,
    };
    session.update(event, Timestamp(now))
}

fn ids(session: &GameSession) -> Vec<&'static str> {
    let of = |message: &Message| match message.id {
        MessageId::Own(id) => id,
        MessageId::Lesson { .. } | MessageId::Course { .. } | MessageId::Opening { .. } => {
            "content"
        }
    };
    session.speech().messages.iter().map(of).collect()
}

/// What was asked for the opponent, answered with this move.
fn reply(session: &mut GameSession, effects: &[Effect], text: &str, score: Score) {
    let question = effects
        .iter()
        .find_map(|effect| match effect {
            Effect::Consult {
                lane: Lane::Opponent,
                question,
            } => Some(question.clone()),
            _ => None,
        })
        .unwrap();
    let mv = question.game().position().read_move(text).unwrap();
    let answer = Answer::Best(vec![Line {
        moves: vec![mv],
        score,
        depth_plies: 1,
    }]);
    let answered = Answered {
        lane: Lane::Opponent,
        question: *question,
        answer,
    };
    session.update(Event::Answered(Box::new(answered)), Timestamp(10));
    let due = session.due();
    if let Some(due) = due {
        session.update(Event::TimeReached, due);
    }
}

#[test]
fn an_offer_goes_with_a_move_and_is_not_repeated_until_the_other_side_has_offered() {
    let mut session = begun(two_people(START));
    session.act(Act::OfferDraw, Timestamp(0));
    assert!(!session.is_draw_offered(), "not before the move");
    typed(&mut session, "e4");
    assert!(session.is_draw_offered());
    // Black moves on: that declines.
    typed(&mut session, "e5");
    assert!(!session.is_draw_offered());
    session.act(Act::OfferDraw, Timestamp(0));
    assert_eq!(ids(&session), ["play-offer-not-again"]);
    typed(&mut session, "Nf3");
    session.act(Act::OfferDraw, Timestamp(0));
    typed(&mut session, "Nc6");
    assert!(session.is_draw_offered(), "Black may");
    session.act(Act::DeclineDraw, Timestamp(0));
    session.act(Act::OfferDraw, Timestamp(0));
    typed(&mut session, "Bb5");
    session.act(Act::AcceptDraw, Timestamp(0));
    let reason = DrawReason::Agreement;
    assert_eq!(session.outcome(), Some(Outcome::Draw { reason }));
}

#[test]
fn it_is_told_who_begins_and_who_is_to_move_when_a_game_goes_on() {
    let black = "4k3/8/8/8/8/8/7R/4K3 b - - 0 1";
    for (fen, side) in [(START, Color::White), (black, Color::Black)] {
        let session = begun(two_people(fen));
        let hello = Message::own("play-two-people").with("side", Arg::Color(side));
        assert_eq!(session.speech().messages, [hello]);
    }
    let mut session = begun(two_people(START));
    typed(&mut session, "e4");
    let pgn = session.pgn("a", "b", "2026.01.01");
    let session = GameSession::resume(&pgn, &session.extra(Timestamp(0)));
    let on = Message::own("play-goes-on").with("side", Arg::Color(Color::Black));
    assert_eq!(session.speech().messages, [on]);
}

#[test]
fn claims_of_threefold_and_fifty_moves() {
    // Issues from other programs: B40, B42, B45, B46 of the collection of faults.
    for (fen, line, announced, expected) in [
        (
            START,
            "e4 e5 Be2 Be7 Bf1 Bf8 Bd3 Bd6 Bf1 Bf8",
            None,
            Some(DrawReason::Threefold),
        ),
        (START, "Nf3 Nf6 Ng1 Ng8 Ke2", None, None),
        (
            START,
            "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng5 Ng4 Nh3 Nh6 Ng1 Ng8 Nh3 Nh6 Ng1 Ng8",
            None,
            Some(DrawReason::Threefold),
        ),
        (
            "6R1/7k/8/8/1r3B2/5K2/8/8 w - - 99 119",
            "",
            Some("Rg7+"),
            Some(DrawReason::FiftyMoves),
        ),
        ("8/8/4k3/8/r7/4K3/7R/8 w - - 65 125", "", Some("Rh3"), None),
        (
            "8/8/4k3/8/r7/4K3/7R/8 w - - 100 150",
            "",
            None,
            Some(DrawReason::FiftyMoves),
        ),
    ] {
        let mut session = begun(two_people(fen));
        typed(&mut session, line);
        session.act(Act::ClaimDraw, Timestamp(0));
        if let Some(announced) = announced {
            assert!(session.is_claiming(), "{fen}");
            typed(&mut session, announced);
        }
        let expected = expected.map(|reason| Outcome::Draw { reason });
        assert_eq!(session.outcome(), expected, "{fen} {line}");
    }
}

#[test]
fn castling_rights_make_another_position_and_locked_pawns_end_the_game() {
    // B41: the same squares thrice, but the first time Black could still castle.
    let mut session = begun(two_people(
        "4k2r/5ppp/4p3/1N6/r3P3/8/Pn1BK1PP/R6R w k - 2 23",
    ));
    for (line, expected) in [
        ("Nc7+ Kd7 Nb5 Ke8 Nc7+ Kd7 Nb5 Ke8", None),
        ("Nc7+ Kd7 Nb5 Ke8", Some(DrawReason::Threefold)),
    ] {
        typed(&mut session, line);
        session.act(Act::ClaimDraw, Timestamp(0));
        let outcome = expected.map(|reason| Outcome::Draw { reason });
        assert_eq!(session.outcome(), outcome, "{line}");
        // What was announced in vain is taken back.
        if session.is_claiming() {
            session.act(Act::ClaimDraw, Timestamp(0));
        }
    }
    // B50: a mate can still be built. B51: none can, whatever the clock says.
    for (fen, expected) in [
        ("1n2k1n1/8/8/8/8/8/8/4K3 w - - 0 1", None),
        ("7K/5k1N/8/6b1/8/8/8/8 b - - 0 1", None),
        (
            "8/2k5/8/1p1p2p1/1P1P2P1/8/2K5/8 w - - 0 1",
            Some(DrawReason::DeadPosition),
        ),
    ] {
        let mut agreement = two_people(fen);
        agreement.time = Some([TimeControl::minutes(1, 0); 2]);
        let session = begun(agreement);
        let outcome = expected.map(|reason| Outcome::Draw { reason });
        assert_eq!(session.outcome(), outcome, "{fen}");
    }
}

#[test]
fn a_wrong_claim_is_explained_and_the_announced_move_is_made() {
    let mut session = begun(two_people(START));
    session.act(Act::ClaimDraw, Timestamp(0));
    typed(&mut session, "e4");
    assert_eq!(ids(&session), ["play-claim-wrong"]);
    assert_eq!(session.game().len_plies(), 1);
}

#[test]
fn the_moves_left_of_the_fifty_move_rule_are_told_as_it_comes_near() {
    // B46 of the collection of faults: half-moves are counted, and 65 of them are far from fifty moves.
    for (clock, told) in [
        (65, None),
        (78, None),
        (79, Some("fifty-moves-left")),
        (98, Some("fifty-moves-left")),
        (99, Some("fifty-moves-are-full")),
    ] {
        let fen = format!("8/8/4k3/8/r7/4K3/7R/8 w - - {clock} 125");
        let mut session = begun(two_people(&fen));
        typed(&mut session, "Rh3");
        let message = session.fifty_moves().map(|message| message.id);
        assert_eq!(message, told.map(MessageId::Own), "{clock}");
        session.act(Act::Resign, Timestamp(0));
        assert_eq!(session.fifty_moves(), None, "a game that is over");
    }
}

#[test]
fn the_flag_falls_and_who_can_never_mate_gets_half_a_point() {
    for (fen, mv, expected, words) in [
        (
            // A bishop alone mates a king behind its own pawn (as in B48 of the collection of faults).
            "8/8/8/8/1B6/6p1/p7/k1K5 w - - 0 1",
            "Bc5",
            Outcome::Win {
                winner: Color::White,
                by: WinReason::Flag,
            },
            "outcome-flag-mate",
        ),
        (
            "8/8/4k3/8/8/4K3/8/7q w - - 0 1",
            "Kd2",
            Outcome::Draw {
                reason: DrawReason::FlagWithoutMatingMaterial,
            },
            "outcome-flag-draw-king",
        ),
    ] {
        let mut agreement = two_people(fen);
        agreement.time = Some([TimeControl::minutes(1, 0); 2]);
        let mut session = begun(agreement);
        typed(&mut session, mv);
        assert_eq!(session.due(), Some(Timestamp(60_000)));
        session.update(Event::TimeReached, Timestamp(59_999));
        assert!(!session.is_over(), "{fen}");
        assert_eq!(ended(&session), None, "{fen}");
        session.update(Event::TimeReached, Timestamp(60_000));
        assert_eq!(session.outcome(), Some(expected), "{fen}");
        assert_eq!(ended(&session).as_deref(), Some("time forfeit"), "{fen}");
        // Why it is lost, or is not, is said.
        assert_eq!(ids(&session), [words], "{fen}");
    }
}

#[test]
fn the_clock_runs_for_who_is_to_move_with_increment_and_odds() {
    let mut agreement = two_people(START);
    agreement.time = Some([TimeControl::minutes(1, 2), TimeControl::minutes(5, 0)]);
    let mut session = begun(agreement);
    let left =
        |session: &GameSession, side, now| session.clock().unwrap().left(side, Timestamp(now));
    assert_eq!(
        left(&session, Color::White, 30_000),
        60_000,
        "waits for the first move"
    );
    drag(&mut session, Square::E2, Square::E4, 30_000);
    drag(&mut session, Square::E7, Square::E5, 40_000);
    assert_eq!(left(&session, Color::Black, 99_000), 290_000);
    drag(&mut session, Square::G1, Square::F3, 45_000);
    assert_eq!(
        left(&session, Color::White, 99_000),
        60_000 + 2_000 - 5_000 + 2_000
    );
}

fn tournament(fen: &str, illegal_limit: u8) -> Agreement {
    Agreement {
        rules: HouseRules::Tournament { illegal_limit },
        ..two_people(fen)
    }
}

#[test]
fn a_touched_man_must_move() {
    let mut session = begun(tournament(START, 2));
    session.act(Act::Touched(Square::G1), Timestamp(0));
    let Input::Moves(allowed) = session.scene().input else {
        panic!("a move is awaited");
    };
    assert_eq!(allowed.keys().copied().collect::<Vec<_>>(), [Square::G1]);
    drag(&mut session, Square::E2, Square::E4, 0);
    assert_eq!(ids(&session), ["play-touch-move"]);
    assert_eq!(
        session.illegal_moves(),
        Some([0, 0]),
        "it is no illegal move"
    );
    drag(&mut session, Square::G1, Square::F3, 0);
    assert_eq!(session.game().len_plies(), 1);
    // A man that cannot move binds nobody.
    session.act(Act::Touched(Square::A8), Timestamp(0));
    drag(&mut session, Square::E7, Square::E5, 0);
    assert_eq!(session.game().len_plies(), 2);
}

#[test]
fn castling_begins_with_the_king() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let mut session = begun(tournament(fen, 3));
    drag(&mut session, Square::H1, Square::E1, 0);
    assert_eq!(ids(&session), ["play-king-first"]);
    drag(&mut session, Square::E1, Square::G1, 0);
    assert_eq!(ids(&session), ["play-king-first"], "the rook was touched");
    drag(&mut session, Square::E1, Square::H1, 0);
    assert_eq!(ids(&session), ["play-king-first"], "onto the rook");
    for to in [Square::C1, Square::F1] {
        drag(&mut session, Square::E1, to, 0);
        assert_eq!(ids(&session), ["play-touch-move"], "not with that rook");
    }
    let mut casual = begun(two_people(fen));
    drag(&mut casual, Square::E1, Square::G1, 0);
    assert_eq!(casual.game().len_plies(), 1);
}

#[test]
fn illegal_moves_are_counted_and_the_second_or_third_loses() {
    // In blitz, ten minutes or less for sixty moves, the other side gets one minute, else two.
    for (limit, time, start, penalty) in [
        (2, TimeControl::minutes(5, 5), 300_000, 60_000),
        (3, TimeControl::minutes(5, 6), 300_000, 120_000),
    ] {
        let mut agreement = tournament(START, limit);
        agreement.time = Some([time; 2]);
        let mut session = begun(agreement);
        for count in 1..limit {
            drag(&mut session, Square::E2, Square::E5, 0);
            assert_eq!(session.illegal_moves(), Some([count, 0]));
            assert!(ids(&session).contains(&"play-illegal-counted-clock"));
            let black = session.clock().unwrap().left(Color::Black, Timestamp(0));
            assert_eq!(black, start + u64::from(count) * penalty);
        }
        assert!(!session.is_over());
        drag(&mut session, Square::E2, Square::E5, 0);
        assert_eq!(session.outcome().unwrap().winner(), Some(Color::Black));
        assert!(ids(&session).contains(&"play-lost-by-illegal"));
        assert_eq!(ended(&session).as_deref(), Some("rules infraction"));
    }
    let mut casual = begun(two_people(START));
    for _ in 0..9 {
        drag(&mut casual, Square::E2, Square::E5, 0);
    }
    assert_eq!(casual.illegal_moves(), None);
    assert!(!casual.is_over());
}

#[test]
fn the_coach_asks_before_a_queen_is_left_to_be_taken() {
    let agreement = Agreement {
        start: Position::from_fen("4k3/8/5n2/8/8/8/8/3QK3 w - - 0 1").unwrap(),
        ..Agreement::default()
    };
    let mut session = begun(agreement);
    drag(&mut session, Square::D1, Square::H5, 0);
    coach::no_answer_in_time(&mut session);
    assert!(session.asks_if_sure());
    assert_eq!(ids(&session), ["coach-sure"]);
    // The question stays with its answers, whatever else is pressed.
    assert!(!session.may_ask_coach());
    session.act(Act::AskCoach, Timestamp(0));
    session.act(Act::OfferDraw, Timestamp(0));
    session.update(Event::HintAsked, Timestamp(0));
    assert_eq!(ids(&session), ["coach-sure"]);
    session.act(Act::ThinkAgain, Timestamp(0));
    assert_eq!(session.game().len_plies(), 0);
    drag(&mut session, Square::D1, Square::H5, 0);
    coach::no_answer_in_time(&mut session);
    let effects = session.act(Act::PlayIt, Timestamp(0));
    assert_eq!(session.game().len_plies(), 1);
    reply(&mut session, &effects, "Nxh5", Score::Cp(500));
    assert_eq!(session.game().len_plies(), 2);
    session.update(Event::TookBack, Timestamp(99_000));
    assert_eq!(session.game().len_plies(), 0, "both moves");
    assert_eq!(ids(&session), ["play-took-back"]);
}

#[test]
fn a_character_takes_a_draw_when_it_stands_badly_and_declines_when_well() {
    for (score, is_over) in [(Score::Cp(-300), true), (Score::Cp(300), false)] {
        let mut session = begun(Agreement {
            asks_first: false,
            ..Agreement::default()
        });
        session.act(Act::OfferDraw, Timestamp(0));
        let effects = drag(&mut session, Square::E2, Square::E4, 0);
        reply(&mut session, &effects, "e5", score);
        assert_eq!(session.is_over(), is_over, "{score}");
    }
}

#[test]
fn an_answer_to_a_position_that_is_gone_is_passed_over() {
    let mut session = begun(Agreement::default());
    let effects = drag(&mut session, Square::E2, Square::E4, 0);
    session.update(Event::TookBack, Timestamp(5));
    reply(&mut session, &effects, "e5", Score::EVEN);
    assert_eq!(session.game().len_plies(), 0);
}

#[test]
fn sides_are_swapped_and_the_character_moves_for_the_other() {
    let mut session = begun(Agreement::default());
    let effects = session.act(Act::SwapSides, Timestamp(0));
    assert_eq!(session.agreement().person(), Some(Color::Black));
    assert_eq!(session.orientation(), Color::Black);
    reply(&mut session, &effects, "d4", Score::EVEN);
    assert!(session.is_persons_turn());
}

#[test]
fn the_board_turns_for_two_people_who_want_it() {
    let mut session = begun(Agreement {
        flips: true,
        ..two_people(START)
    });
    assert_eq!(session.orientation(), Color::White);
    typed(&mut session, "e4");
    assert_eq!(session.orientation(), Color::Black);
}

#[test]
fn a_lost_chick_gives_up() {
    let agreement = Agreement {
        start: Position::from_fen("4k3/8/8/8/8/8/8/QR2K3 w - - 0 1").unwrap(),
        talk: CoachTalk::Silent,
        ..Agreement::default()
    };
    let mut session = begun(agreement);
    let effects = drag(&mut session, Square::A1, Square::A2, 0);
    reply(&mut session, &effects, "Ke7", Score::Cp(-900));
    let by = WinReason::Resignation;
    let winner = Color::White;
    assert_eq!(session.outcome(), Some(Outcome::Win { winner, by }));
}

#[test]
fn a_silent_coach_asks_the_engine_nothing() {
    for (talk, expected) in [(CoachTalk::Silent, 0), (CoachTalk::WhenAsked, 1)] {
        let mut session = begun(Agreement {
            talk,
            ..Agreement::default()
        });
        let effects = drag(&mut session, Square::E2, Square::E4, 0);
        let advice = effects.iter().filter(|effect| {
            matches!(
                effect,
                Effect::Consult {
                    lane: Lane::Advice,
                    ..
                }
            )
        });
        assert_eq!(advice.count(), expected, "{talk:?}");
    }
}

#[test]
fn the_opponents_question_is_its_own_and_advice_is_of_the_full_engine() {
    let mut session = begun(Agreement {
        black: Who::Character(Character::Owl),
        ..Agreement::default()
    });
    let effects = drag(&mut session, Square::E2, Square::E4, 0);
    let mut kinds: Vec<(Lane, bool)> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Consult { lane, question } => {
                Some((*lane, matches!(**question, Question::Human { .. })))
            }
            _ => None,
        })
        .collect();
    kinds.sort();
    assert_eq!(kinds, [(Lane::Opponent, true), (Lane::Advice, false)]);
}

/// How the game ended, as it is written into its PGN.
fn ended(session: &GameSession) -> Option<String> {
    let pgn = session.pgn("Ada", "Pip", "2026.11.30");
    pgn.tag("Termination").map(str::to_owned)
}

/// The game, saved and opened again.
fn reopened(session: &GameSession, now: u64) -> GameSession {
    let text = session.pgn("Ada", "Pip", "2026.11.30").to_string();
    let pgn = read_pgn(text.as_bytes()).remove(0).unwrap();
    GameSession::resume(&pgn, &session.extra(Timestamp(now)))
}

#[test]
fn a_saved_game_goes_on_with_its_offers_and_the_man_that_must_move() {
    let mut session = begun(tournament(START, 2));
    session.act(Act::OfferDraw, Timestamp(0));
    typed(&mut session, "e4");
    session.act(Act::Touched(Square::G8), Timestamp(0));
    let again = reopened(&session, 0);
    assert_eq!(again.standing(), session.standing());
    assert_eq!(again.touched_man(), Some(Square::G8));
    // Whoever touched a man has declined by that; and White has offered and may not again.
    assert!(!again.is_draw_offered());
    let mut again = begun_again(again);
    typed(&mut again, "Nf6");
    again.act(Act::OfferDraw, Timestamp(0));
    assert_eq!(ids(&again), ["play-offer-not-again"]);

    let mut session = begun(two_people(START));
    session.act(Act::OfferDraw, Timestamp(0));
    let again = reopened(&session, 0);
    assert!(again.offers_with_move());
    typed(&mut session, "e4");
    assert!(reopened(&session, 0).is_draw_offered());
    // What nobody knows is passed over.
    let text = session.pgn("Ada", "Bo", "2026.11.30");
    let odd = GameSession::resume(&text, "illegal=300/x touched=z9 offered=nobody");
    assert_eq!(odd.touched_man(), None);
    assert!(!odd.is_draw_offered());
}

#[test]
fn whoever_has_touched_a_man_declines_an_offer_by_it_and_may_not_claim_with_that_move() {
    // FIDE Laws of Chess, 9.1.2.1 and 9.4.
    let mut session = begun(tournament("8/8/4k3/8/r7/4K3/7R/8 w - - 100 125", 2));
    session.act(Act::Touched(Square::H2), Timestamp(0));
    session.act(Act::ClaimDraw, Timestamp(0));
    assert_eq!(ids(&session), ["play-claim-after-touch"]);
    assert_eq!(session.outcome(), None);
    let mut session = begun(tournament("8/8/4k3/8/r7/4K3/7R/8 w - - 100 125", 2));
    session.act(Act::ClaimDraw, Timestamp(0));
    assert!(session.is_over(), "without a touch it is right");

    let mut session = begun(tournament(START, 2));
    session.act(Act::OfferDraw, Timestamp(0));
    typed(&mut session, "e4");
    assert!(session.is_draw_offered());
    session.act(Act::Touched(Square::B8), Timestamp(0));
    assert!(!session.is_draw_offered());
    assert_eq!(ids(&session), ["play-offer-declined-by-touch"]);
    // In a casual game a man may be touched and let go.
    let mut casual = begun(two_people(START));
    casual.act(Act::OfferDraw, Timestamp(0));
    typed(&mut casual, "e4");
    casual.act(Act::Touched(Square::B8), Timestamp(0));
    assert!(casual.is_draw_offered());
}

/// A game that was opened again comes on the screen.
fn begun_again(mut session: GameSession) -> GameSession {
    session.act(Act::Begin, Timestamp(0));
    session
}

#[test]
fn a_saved_game_goes_on_with_its_clock_and_its_counts() {
    let mut agreement = tournament(START, 3);
    agreement.time = Some([TimeControl::minutes(5, 0), TimeControl::minutes(9, 0)]);
    let mut session = begun(agreement);
    drag(&mut session, Square::E2, Square::E4, 1_000);
    drag(&mut session, Square::E7, Square::E4, 9_000);
    drag(&mut session, Square::E7, Square::E5, 11_000);
    let again = reopened(&session, 31_000);
    assert_eq!(again.agreement(), session.agreement());
    assert_eq!(again.game(), session.game());
    assert_eq!(again.illegal_moves(), Some([0, 1]));
    let clock = again.clock().unwrap();
    assert_eq!(clock.running(), None, "it waits until it is on the screen");
    assert_eq!(
        clock.left(Color::White, Timestamp(0)),
        300_000 + 60_000 - 20_000
    );
    assert_eq!(clock.left(Color::Black, Timestamp(0)), 540_000 - 10_000);
}

/// Any event or act, by numbers.
fn happening(kind: u8, a: u8, b: u8) -> Result<Event, Act> {
    let square = |number: u8| Square::new(u32::from(number % 64));
    match kind % 20 {
        0..=4 => Ok(Event::Moved {
            from: square(a),
            to: square(b),
            promotion: None,
        }),
        5 => Ok(Event::TookBack),
        6 => Ok(Event::HintAsked),
        7 => Ok(Event::TimeReached),
        8 => Err(Act::OfferDraw),
        9 => Err(Act::AcceptDraw),
        10 => Err(Act::ClaimDraw),
        11 => Err(Act::SwapSides),
        12 => Err(Act::Touched(square(a))),
        13 => Err(Act::PlayIt),
        14 => Err(Act::AskCoach),
        15 => Err(Act::Hush),
        16 => Ok(Event::Replayed),
        17 => Ok(Event::Chose(usize::from(a % 3))),
        18 => Ok(Event::Continued),
        _ => Ok(Event::Typed(format!("{}{}", square(a), square(b)))),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn nothing_that_happens_breaks_a_game(
        happenings in prop::collection::vec((any::<u8>(), any::<u8>(), any::<u8>()), 1..60),
        strict in any::<bool>(),
        alone in any::<bool>(),
    ) {
        let mut session = begun(Agreement {
            rules: if strict { HouseRules::Tournament { illegal_limit: 3 } } else { HouseRules::Casual },
            black: if alone { Who::Character(Character::Chick) } else { Who::Person },
            time: Some([TimeControl::minutes(1, 1); 2]),
            ..Agreement::default()
        });
        for (now, (kind, a, b)) in happenings.into_iter().enumerate() {
            let now = Timestamp(now as u64 * 500);
            match happening(kind, a, b) {
                Ok(event) => drop(session.update(event, now)),
                Err(act) => drop(session.act(act, now)),
            }
            let scene = session.scene();
            if !session.is_showing() {
                prop_assert_eq!(scene.turn, Some(session.game().position().turn()));
            }
            prop_assert_eq!(session.is_over(), session.outcome().is_some());
            let again = reopened(&session, now.0);
            prop_assert_eq!(again.game().position(), session.game().position());
        }
    }
}
