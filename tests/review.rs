//! A game looked at, as the window drives it: the analysis question by question, key moments, tries, the better line.
#![expect(
    clippy::unwrap_used,
    reason = "a review that is not as it should be should fail loudly"
)]

use std::collections::VecDeque;

use chess_tutor::coach::{Budget, MoveRating};
use chess_tutor::engine::{Builtin, Engine as _, Lane, Limit, Stop};
use chess_tutor::message::{Arg, Message, MessageId};
use chess_tutor::review::{MomentKind, ReviewSession, ReviewView, ReviewedMove};
use chess_tutor::rules::{Color, Square, read_pgn};
use chess_tutor::scene::{Input, Mark, Sign, Tone};
use chess_tutor::session::{Answered, Effect, Event, Session as _, Timestamp};
use proptest::prelude::*;

const NOW: Timestamp = Timestamp(1_000);
/// Black allows mate with the sixth move, White overlooks it and gives the queen.
const GAME: &str = "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxe5+ Nxe5 0-1";

fn session(pgn: &str) -> ReviewSession {
    session_with(pgn, 1_000)
}

/// A review that looks at each move for so many nodes.
fn session_with(pgn: &str, nodes: u64) -> ReviewSession {
    let game = read_pgn(pgn.as_bytes()).remove(0).unwrap();
    ReviewSession::new(game, Color::White, Budget::Nodes(nodes), &|_, _, _| false)
}

/// Answers what a session asks until it asks no more, or so many times.
fn answer(session: &mut ReviewSession, effects: Vec<Effect>, at_most: usize) -> Vec<Lane> {
    let mut engine = Builtin::new(1);
    let mut lanes = Vec::new();
    let mut waiting = VecDeque::from(effects);
    while let Some(effect) = waiting.pop_front() {
        let Effect::Consult { lane, question } = effect else {
            continue;
        };
        if lanes.len() == at_most {
            break;
        }
        lanes.push(lane);
        let answer = engine.answer(&question, &Stop::new(), &mut |_| ()).unwrap();
        let answered = Answered {
            lane,
            question: *question,
            answer,
        };
        waiting.extend(session.update(Event::Answered(Box::new(answered)), NOW));
    }
    lanes
}

fn reviewed(pgn: &str) -> ReviewSession {
    let mut session = session(pgn);
    let effects = session.resume();
    answer(&mut session, effects, usize::MAX);
    session
}

fn said(session: &ReviewSession) -> Vec<&'static str> {
    let id = |message: &Message| match message.id {
        MessageId::Own(id) => id,
        MessageId::Lesson { .. } | MessageId::Course { .. } | MessageId::Opening { .. } => "",
    };
    session.speech().messages.iter().map(id).collect()
}

fn moved(from: Square, to: Square) -> Event {
    Event::Moved {
        from,
        to,
        promotion: None,
    }
}

#[test]
fn a_rough_picture_comes_first_and_progress_only_grows() {
    let mut session = session(GAME);
    let effects = session.resume();
    let plies = session.analysis().moves().len();
    answer(&mut session, effects, plies);
    assert_eq!(session.analysis().white_chances().len(), plies + 1);
    assert!(session.analysis().moves().iter().all(|mv| !mv.is_judged()));
    let mut last = session.analysis().progress();
    assert!(last > 0.0);
    while !session.analysis().is_finished() {
        let effects = session.resume();
        answer(&mut session, effects, 1);
        let now = session.analysis().progress();
        assert!(now > last);
        last = now;
    }
    assert!((last - 1.0).abs() < 1e-9);
    assert!(!session.is_running());
}

#[test]
fn what_was_cancelled_stays_known_and_a_late_answer_changes_nothing() {
    let mut session = session(GAME);
    let effects = session.resume();
    answer(&mut session, effects, 3);
    let late = session.resume();
    session.cancel();
    let before = session.analysis().clone();
    answer(&mut session, late, usize::MAX);
    assert_eq!(session.analysis(), &before);
    let effects = session.resume();
    answer(&mut session, effects, usize::MAX);
    assert!(session.analysis().is_finished());
}

#[test]
fn a_game_that_was_looked_at_is_known_again_without_a_question() {
    let first = reviewed(GAME);
    let looks: Vec<String> = first
        .analysis()
        .moves()
        .iter()
        .filter_map(ReviewedMove::look)
        .collect();
    let look_at = |ply: usize| looks.get(ply).map(String::as_str);
    let mut again = session(GAME);
    again.recall(look_at);
    assert_eq!(again.resume(), [Effect::Finished]);
    assert!(!again.is_running() && again.analysis().is_finished());
    let known = |session: &ReviewSession| -> Vec<_> {
        let moves = session.analysis().moves().iter();
        moves.map(|mv| mv.verdict.clone()).collect()
    };
    assert_eq!(known(&again), known(&first));
    assert_eq!(again.moments(), first.moments());
    let analysis = again.analysis();
    assert!((analysis.progress() - 1.0).abs() < 1e-9);
    assert_eq!(analysis.white_chances(), first.analysis().white_chances());
    assert_eq!(
        analysis.accuracy(Color::White),
        first.analysis().accuracy(Color::White)
    );
}

#[test]
fn what_was_known_of_half_a_game_is_not_asked_again() {
    let first = reviewed(GAME);
    let look_at = |ply: usize| {
        first
            .analysis()
            .moves()
            .get(ply)
            .and_then(ReviewedMove::look)
    };
    let looks: Vec<String> = (0..3).filter_map(look_at).collect();
    let mut again = session(GAME);
    again.recall(|ply| looks.get(ply).map(String::as_str));
    let effects = again.resume();
    let asked = answer(&mut again, effects, usize::MAX);
    // Five moves are left: a rough look at each, then the whole budget.
    assert_eq!(asked.len(), 10);
    assert_eq!(again.moments(), first.moments());
    // A game that went another way has nothing from it.
    let mut other = session("1. d4 d5 *");
    other.recall(|ply| looks.get(ply).map(String::as_str));
    assert!(
        other
            .analysis()
            .moves()
            .iter()
            .all(|mv| mv.verdict.is_none())
    );
}

#[test]
fn two_questions_are_on_their_way_at_once_and_their_order_does_not_matter() {
    let in_order = reviewed(GAME);
    let mut session = session(GAME);
    let mut waiting = session.resume();
    let mut engine = Builtin::new(1);
    let mut judged = Vec::new();
    let mut most = 0;
    loop {
        let asked = |effect: &Effect| matches!(effect, Effect::Consult { .. });
        most = most.max(waiting.iter().filter(|effect| asked(effect)).count());
        // The one that was asked last is answered first.
        let Some(last) = waiting.iter().rposition(asked) else {
            break;
        };
        let Effect::Consult { lane, question } = waiting.remove(last) else {
            break;
        };
        let answer = engine.answer(&question, &Stop::new(), &mut |_| ()).unwrap();
        let answered = Answered {
            lane,
            question: *question,
            answer,
        };
        let effects = session.update(Event::Answered(Box::new(answered)), NOW);
        judged.extend(effects.iter().filter_map(|effect| match effect {
            Effect::Judged { ply } => Some(*ply),
            Effect::Cue(_)
            | Effect::Consult { .. }
            | Effect::Record(_)
            | Effect::Reached { .. }
            | Effect::Finished => None,
        }));
        waiting.extend(effects);
    }
    assert_eq!(most, 2);
    let plies: Vec<usize> = (0..session.analysis().moves().len()).collect();
    assert_eq!(judged, plies, "verdicts stand from the first move on");
    let verdicts = |session: &ReviewSession| -> Vec<_> {
        let moves = session.analysis().moves().iter();
        moves.map(|mv| mv.verdict.clone()).collect()
    };
    assert_eq!(verdicts(&session), verdicts(&in_order));
    assert_eq!(session.moments(), in_order.moments());
}

#[test]
fn the_moves_that_decided_are_the_key_moments() {
    let session = reviewed(GAME);
    let moments: Vec<(usize, MomentKind)> = session
        .moments()
        .iter()
        .map(|moment| (moment.ply, moment.kind))
        .collect();
    assert!(moments.contains(&(5, MomentKind::Chance)), "{moments:?}");
    assert!(moments.contains(&(6, MomentKind::Chance)), "{moments:?}");
    assert!(moments.len() <= 5 && moments.is_sorted_by_key(|(ply, _)| *ply));
    let rating = |ply: usize| session.analysis().moves()[ply].rating().unwrap();
    assert_eq!(rating(5), MoveRating::Blunder);
    assert_eq!(rating(6), MoveRating::Blunder);
}

#[test]
fn a_move_of_the_game_bears_its_sign_and_its_words() {
    let mut session = reviewed(GAME);
    assert_eq!(
        said(&session),
        [""; 0],
        "nothing is said before the first move"
    );
    session.update(Event::JumpedTo(6), NOW);
    // The answer is kept until it is found or asked for.
    assert_eq!(said(&session), ["coach-rates-with", "review-better-there"]);
    assert!(session.keeps_answer());
    session.update(Event::Replayed, NOW);
    session.update(Event::JumpedTo(6), NOW);
    assert_eq!(said(&session), ["coach-rates-with"]);
    assert!(!session.keeps_answer());
    let badge = session.scene().badge.unwrap();
    assert_eq!(badge.square, Square::F6);
    assert_eq!(badge.sign, Sign::Blunder);
    session.update(Event::Continued, NOW);
    assert_eq!(session.plies(), 7);
    session.update(Event::WentBack, NOW);
    assert_eq!(session.plies(), 6);
    session.update(Event::JumpedTo(99), NOW);
    assert_eq!(session.plies(), 8);
    assert!(session.is_at_end());
    assert_eq!(said(&session).last(), Some(&"review-end-won"));
}

#[test]
fn a_moment_is_tried_again_without_the_answer_on_the_board() {
    let mut session = reviewed(GAME);
    session.update(Event::Chose(6), NOW);
    assert_eq!(said(&session), ["review-try-task"]);
    let scene = session.scene();
    assert!(matches!(scene.input, Input::Moves(_)));
    // Only what was played is shown.
    let played = Mark::Arrow {
        from: Square::H5,
        to: Square::E5,
        tone: Tone::Warning,
    };
    assert_eq!(scene.marks, [played]);

    session.update(moved(Square::H5, Square::E5), NOW);
    assert_eq!(said(&session), ["review-try-same"]);
    session.update(moved(Square::H5, Square::A6), NOW);
    assert!(said(&session)[0].starts_with("refusal-"));
    let effects = session.update(moved(Square::H5, Square::H6), NOW);
    assert_eq!(said(&session), ["review-try-thinking"]);
    assert_eq!(answer(&mut session, effects, usize::MAX), [Lane::Advice]);
    // Not "Qxf7# was stronger": that is to be found.
    assert_eq!(said(&session), ["coach-rates", "review-try-again"]);
    assert_eq!(session.retry().unwrap().misses, 1);

    session.update(Event::TookBack, NOW);
    let effects = session.update(moved(Square::H5, Square::F7), NOW);
    answer(&mut session, effects, usize::MAX);
    assert_eq!(said(&session)[0], "review-try-best");
    let solved = ReviewView::Try {
        is_thinking: false,
        is_solved: true,
        is_tried: true,
    };
    assert_eq!(session.view(), solved);
    session.update(Event::WentBack, NOW);
    assert_eq!(session.view(), ReviewView::Game);
    assert_eq!(session.plies(), 7);
    assert_eq!(said(&session), ["coach-rates-with"], "it was found");
}

/// All words of what is said, those within others too.
fn words(messages: &[Message]) -> Vec<Arg> {
    let mut args = Vec::new();
    for message in messages {
        for (_, arg) in &message.args {
            if let Arg::Message(inner) | Arg::Clause(inner) = arg {
                args.extend(words(std::slice::from_ref(inner)));
            }
            args.push(arg.clone());
        }
    }
    args
}

#[test]
fn no_better_move_is_named_before_it_was_found_or_asked_for() {
    let mut session = reviewed(GAME);
    let mut kept = 0;
    for ply in 0..session.analysis().moves().len() {
        session.update(Event::JumpedTo(ply + 1), NOW);
        let reviewed = &session.analysis().moves()[ply];
        let verdict = reviewed.verdict.clone().unwrap();
        let best = verdict.comparison.best.first().unwrap();
        let is_best = |arg: &Arg| *arg == Arg::San(reviewed.before.san(best));
        let is_told = words(&session.speech().messages).iter().any(is_best);
        assert!(!(session.keeps_answer() && is_told), "{}", reviewed.san);
        kept += usize::from(session.keeps_answer());
    }
    assert!(kept >= 2);
}

#[test]
fn the_way_leads_from_moment_to_moment() {
    let mut session = reviewed(GAME);
    let plies: Vec<usize> = session.moments().iter().map(|moment| moment.ply).collect();
    let mut seen = Vec::new();
    while let Some(moment) = session.next_moment() {
        let ply = moment.ply;
        session.update(Event::Chose(ply), NOW);
        assert!(session.is_at_moment());
        seen.push(ply);
    }
    assert_eq!(seen, plies);
}

#[test]
fn another_good_move_is_also_good() {
    // White had many good moves instead of giving the bishop.
    // At a thousand nodes the engine does not yet know that they are.
    let mut session = session_with("1. e4 e5 2. Nf3 Nc6 3. Ba6 bxa6 0-1", 10_000);
    let effects = session.resume();
    answer(&mut session, effects, usize::MAX);
    session.update(Event::Chose(4), NOW);
    for text in ["Bb5", "Bc4", "Nc3"] {
        let effects = session.update(Event::Typed(text.to_owned()), NOW);
        answer(&mut session, effects, usize::MAX);
        let solved = session.retry().unwrap().is_solved;
        assert!(solved, "{text}: {:?}", said(&session));
        session.update(Event::TookBack, NOW);
    }
}

#[test]
fn hints_give_more_away_each_time_and_only_then() {
    let mut session = reviewed(GAME);
    session.update(Event::Chose(6), NOW);
    session.update(Event::HintAsked, NOW);
    session.update(Event::HintAsked, NOW);
    session.update(Event::HintAsked, NOW);
    assert_eq!(said(&session), ["coach-hint-move"]);
    let shown = Mark::Arrow {
        from: Square::H5,
        to: Square::F7,
        tone: Tone::Idea,
    };
    assert!(session.scene().marks.contains(&shown));
    assert_eq!(session.retry().unwrap().hints, 3);
}

#[test]
fn the_better_line_is_played_and_the_game_comes_back() {
    let mut session = reviewed(GAME);
    session.update(Event::JumpedTo(7), NOW);
    assert!(session.can_be_bettered());
    session.update(Event::Replayed, NOW);
    assert_eq!(said(&session), ["coach-misses"]);
    let mut shown = Vec::new();
    while let Some(due) = session.due() {
        session.update(Event::TimeReached, due);
        shown.push(session.scene().last_move);
    }
    assert!(shown.contains(&Some((Square::H5, Square::F7))));
    assert_eq!(session.view(), ReviewView::Game);
    assert_eq!(session.plies(), 7);
}

/// A game with words, drawings and lines in lines.
const WRITTEN: &str = "[Annotator \"Ada\"]\n\n{Before it all} 1. e4 {[%clk 0:01:00] The middle [%cal Ge4d5]} e5 \
    (1... c5 {Sicilian} 2. Nf3 (2. c3 {slow} d5) 2... d6) 2. Nf3 *";

#[test]
fn what_an_author_wrote_is_shown_with_its_move_but_not_while_a_move_is_tried() {
    let mut session = session(WRITTEN);
    assert_eq!(session.annotator(), Some("Ada"));
    assert_eq!(session.notes().as_deref(), Some("Before it all"));
    session.update(Event::Continued, NOW);
    assert_eq!(session.notes().as_deref(), Some("The middle"));
    let clock = (Color::White, "0:01:00".to_owned());
    assert_eq!(session.clock(), Some(clock));
    let arrow = Mark::Arrow {
        from: Square::E4,
        to: Square::D5,
        tone: Tone::Good,
    };
    assert_eq!(session.scene().marks, [arrow]);
    session.update(Event::Chose(0), NOW);
    assert_eq!(session.notes(), None);
    assert!(!session.scene().marks.contains(&arrow));
    session.update(Event::WentBack, NOW);
    session.update(Event::Continued, NOW);
    assert_eq!((session.notes(), session.clock()), (None, None));
    assert_eq!(self::session(GAME).annotator(), None);
    let page = "[Annotator \"https://example.org/x\"]\n\n1. e4 *";
    assert_eq!(self::session(page).annotator(), None);
}

#[test]
fn a_side_line_is_stepped_through_and_left_for_the_game() {
    let mut session = session(WRITTEN);
    assert_eq!(session.side_lines().len(), 2);
    let view = |line, plies| ReviewView::Aside { line, plies };
    session.go_aside(0, 1);
    assert_eq!(session.view(), view(0, 1));
    assert_eq!(said(&session), ["review-aside-line"]);
    assert_eq!(session.notes().as_deref(), Some("Sicilian"));
    assert_eq!(session.scene().last_move, Some((Square::C7, Square::C5)));
    session.update(Event::Continued, NOW);
    session.update(Event::Continued, NOW);
    assert_eq!(session.view(), view(0, 3));
    // After the last move it stays.
    session.update(Event::Continued, NOW);
    assert_eq!(session.view(), view(0, 3));
    // The line within it, and back out of it, move by move.
    session.go_aside(1, 2);
    assert_eq!(session.scene().last_move, Some((Square::D7, Square::D5)));
    session.update(Event::WentBack, NOW);
    assert_eq!(session.notes().as_deref(), Some("slow"));
    session.update(Event::WentBack, NOW);
    assert_eq!(session.view(), view(0, 1));
    session.update(Event::WentBack, NOW);
    assert_eq!(session.view(), ReviewView::Game);
    assert_eq!(session.plies(), 1, "before the move that it replaces");
    // From anywhere the game comes back at the move beside which it all stands.
    session.go_aside(1, 1);
    assert_eq!(session.plies(), 2);
    session.update(Event::TookBack, NOW);
    assert_eq!((session.view(), session.plies()), (ReviewView::Game, 2));
    assert_eq!(session.go_aside(7, 1), []);
    assert_eq!(session.view(), ReviewView::Game);
    session.go_aside(0, 99);
    assert_eq!(session.view(), view(0, 3));
}

#[test]
fn the_fifty_move_rule_is_counted_where_it_comes_near() {
    let start = "[SetUp \"1\"]\n[FEN \"8/8/4k3/8/r7/4K3/7R/8 w - - 78 100\"]\n\n";
    let mut session = session(&format!("{start}100. Rh3 Ra5 (100... Rb4) 101. Rh2 *"));
    assert_eq!(session.fifty_moves(), None);
    session.update(Event::JumpedTo(2), NOW);
    let told = |session: &ReviewSession| session.fifty_moves().unwrap().args;
    let left = |plies| ("plies", Arg::Number(plies));
    assert!(told(&session).contains(&left(20)));
    session.update(Event::Continued, NOW);
    assert!(told(&session).contains(&left(19)));
    session.go_aside(0, 1);
    assert!(told(&session).contains(&left(20)));
}

#[test]
fn a_game_without_moves_is_looked_at_in_no_time() {
    let mut session = session("*");
    assert_eq!(session.resume(), [Effect::Finished]);
    assert_eq!(said(&session), ["review-no-moves"]);
    assert!(session.analysis().is_finished());
    assert!((session.analysis().progress() - 1.0).abs() < 1e-9);
    session.update(Event::Continued, NOW);
    session.update(Event::Replayed, NOW);
    session.update(Event::Chose(0), NOW);
    assert_eq!(session.plies(), 0);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn no_sequence_of_events_breaks_it(events in prop::collection::vec(0_usize..17, 0..40)) {
        let pgn = GAME.replace("e5 2.", "e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2.");
        let mut session = session(&pgn);
        let mut waiting = session.resume();
        let mut engine = Builtin::new(1);
        for event in events {
            if event >= 14 {
                session.go_aside(event - 14, event - 13);
                continue;
            }
            let event = match event {
                0 => Event::Continued,
                1 => Event::WentBack,
                2 => Event::JumpedTo(5),
                3 => Event::Chose(6),
                4 => Event::Chose(50),
                5 => Event::Replayed,
                6 => Event::TimeReached,
                7 => Event::TookBack,
                8 => Event::HintAsked,
                9 => Event::Typed("Qf7".to_owned()),
                10 => moved(Square::A1, Square::H8),
                11 => Event::Skipped,
                _ => {
                    let Some(Effect::Consult { lane, mut question }) = waiting.pop() else {
                        continue;
                    };
                    // A thin look is enough; the answer is not to the question then, which must do no harm.
                    if let chess_tutor::engine::Question::Compare { limit, .. } = &mut *question {
                        *limit = Limit::Nodes(200);
                    }
                    let answer = engine.answer(&question, &Stop::new(), &mut |_| ()).unwrap();
                    Event::Answered(Box::new(Answered { lane, question: *question, answer }))
                }
            };
            let due = session.due().unwrap_or(NOW);
            waiting.extend(session.update(event, due));
            prop_assert!(session.plies() <= 8);
            session.scene();
        }
    }
}
