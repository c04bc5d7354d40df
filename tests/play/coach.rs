//! The coach in a game: its question, what it shows on the board, silence, and moves that were taken back.

use chess_tutor::coach::{Learnt, MoveRating};
use chess_tutor::engine::{Builtin, Engine as _, Limit, Stop};
use chess_tutor::message::Arg;
use chess_tutor::scene::{Mark, Tone};
use chess_tutor::session::Cue;
use chess_tutor::theme::Theme;

use super::*;

/// Nodes of the engine here: what is judged is plain.
const NODES: u64 = 3_000;

/// A game against the chick in which nothing is asked, up to White's third move.
fn queen_out() -> GameSession {
    let mut session = begun(Agreement {
        asks_first: false,
        ..Agreement::default()
    });
    for (mine, theirs) in [("e4", "e5"), ("Qh5", "Nc6")] {
        let effects = session.update(Event::Typed(mine.to_owned()), Timestamp(0));
        reply(&mut session, &effects, theirs, Score::EVEN);
    }
    session
}

/// Makes a move, which is answered and judged.
fn judged(session: &mut GameSession, mine: &str, theirs: &str) {
    let effects = session.update(Event::Typed(mine.to_owned()), Timestamp(0));
    reply(session, &effects, theirs, Score::EVEN);
    advise(session, effects);
}

/// Answers what was asked for advice until nothing more is asked.
fn advise(session: &mut GameSession, effects: Vec<Effect>) {
    let mut waiting = effects;
    while let Some(Effect::Consult { lane, question }) = waiting.into_iter().find(|effect| {
        matches!(
            effect,
            Effect::Consult {
                lane: Lane::Advice,
                ..
            }
        )
    }) {
        let thin = match (*question).clone() {
            Question::Compare { before, played, .. } => Question::Compare {
                before,
                played,
                limit: Limit::Nodes(NODES),
            },
            other => other,
        };
        let answer = Builtin::new(1).answer(&thin, &Stop::new(), &mut |_| ());
        let answered = Answered {
            lane,
            question: *question,
            answer: answer.unwrap(),
        };
        waiting = session.update(Event::Answered(Box::new(answered)), Timestamp(20));
    }
}

/// Lets what is shown run to its end, and tells what was seen: the last move on the board after each step.
fn watch(session: &mut GameSession) -> Vec<Option<(Square, Square)>> {
    let mut seen = Vec::new();
    while session.is_showing() {
        let due = session.due().unwrap();
        session.update(Event::TimeReached, due);
        seen.push(session.scene().last_move);
    }
    seen
}

/// The engine has nothing to say in the moment that it has before the coach's question.
pub(crate) fn no_answer_in_time(session: &mut GameSession) {
    let due = session.due().unwrap();
    assert!(due <= Timestamp(200), "nobody waits longer than that");
    session.update(Event::TimeReached, due);
}

/// The rook stands to be taken by the pawn; the queen on h6 leaves it there, and mates.
const LEFT: &str = "6k1/5p1p/1p3Pp1/R7/8/8/3Q2PP/6K1 w - - 0 1";

fn before_the_question(fen: &str) -> GameSession {
    begun(Agreement {
        start: Position::from_fen(fen).unwrap(),
        ..Agreement::default()
    })
}

#[test]
fn the_engine_looks_before_the_coach_asks() {
    // A fault is asked about at once when the engine has seen it.
    let mut session = before_the_question("4k3/8/5n2/8/8/8/8/3QK3 w - - 0 1");
    let effects = session.update(Event::Typed("Qh5".to_owned()), Timestamp(0));
    assert!(!session.asks_if_sure(), "the engine looks first");
    assert_eq!(session.game().len_plies(), 0);
    advise(&mut session, effects);
    assert!(session.asks_if_sure());
    assert_eq!(ids(&session), ["coach-sure"]);
    // A man that is left for more elsewhere is no reason to ask: the move is made.
    let mut session = before_the_question(LEFT);
    let effects = session.update(Event::Typed("Qh6".to_owned()), Timestamp(0));
    assert_eq!(session.game().len_plies(), 0, "it seems to leave a man");
    advise(&mut session, effects);
    assert!(!session.asks_if_sure());
    assert_eq!(session.game().len_plies(), 1);
}

#[test]
fn a_look_that_takes_too_long_does_not_hold_the_question_up() {
    let mut session = before_the_question(LEFT);
    let effects = session.update(Event::Typed("Qh6".to_owned()), Timestamp(0));
    no_answer_in_time(&mut session);
    assert!(session.asks_if_sure());
    // What the engine says later changes nothing under the learner's hands.
    let said = session.speech().clone();
    advise(&mut session, effects);
    assert!(session.asks_if_sure());
    assert_eq!(*session.speech(), said);
    assert_eq!(session.game().len_plies(), 0);
}

#[test]
fn a_move_is_taken_back_while_the_engine_looks_at_it() {
    let mut session = before_the_question(LEFT);
    let effects = session.update(Event::Typed("Qh6".to_owned()), Timestamp(0));
    session.update(Event::TookBack, Timestamp(10));
    assert!(session.is_persons_turn());
    advise(&mut session, effects);
    assert_eq!(session.game().len_plies(), 0, "it is not made after all");
    assert_eq!(session.due(), None);
}

#[test]
fn a_queen_that_is_left_where_she_can_be_taken_is_asked_about() {
    // White's queen on d4 is attacked by the pawn before the move.
    let fen = "rnbqkbnr/pp1p1ppp/8/2p1p3/3QP3/8/PPP2PPP/RNB1KBNR w KQkq - 0 4";
    let mut session = begun(Agreement {
        start: Position::from_fen(fen).unwrap(),
        ..Agreement::default()
    });
    typed(&mut session, "a3");
    no_answer_in_time(&mut session);
    assert!(session.asks_if_sure());
    assert_eq!(ids(&session), ["coach-sure"]);
    session.act(Act::ThinkAgain, Timestamp(0));
    typed(&mut session, "Qd1");
    assert!(!session.asks_if_sure());
    assert_eq!(session.game().len_plies(), 1);
}

#[test]
fn what_the_coach_has_said_is_played_on_the_board_and_the_game_comes_back() {
    let mut session = queen_out();
    assert!(!session.may_show(), "nothing was said");
    judged(&mut session, "Qxf7", "Kxf7");
    assert_eq!(ids(&session), ["coach-allowed"]);
    assert!(session.may_show());
    let (before, said) = (session.scene(), session.speech().clone());
    session.update(Event::Replayed, Timestamp(100));
    assert!(session.is_showing());
    assert!(matches!(session.scene().input, Input::Nothing));
    let seen = watch(&mut session);
    assert!(seen.contains(&Some((Square::E8, Square::F7))), "{seen:?}");
    assert_eq!(session.scene(), before);
    assert_eq!(*session.speech(), said);
    assert!(session.may_show(), "it can be seen again");
}

/// What is possible is told as long as it is, and as what was allowed once the other side has moved, whichever comes first:
/// the verdict, the answer, or the learner's question.
#[test]
fn what_a_move_allows_is_not_called_possible_when_the_answer_stands() {
    // The verdict comes first; then the other side takes, or does something else.
    for (mine, theirs) in [("Qxf7", "Kxf7"), ("Qxe5", "Nxe5"), ("Qxe5", "Be7")] {
        let mut session = queen_out();
        let effects = session.update(Event::Typed(mine.to_owned()), Timestamp(0));
        advise(&mut session, effects.clone());
        assert_eq!(ids(&session), ["coach-allows"], "{mine}");
        reply(&mut session, &effects, theirs, Score::EVEN);
        assert_eq!(ids(&session), ["coach-allowed"], "{mine} {theirs}");
        assert!(session.may_show());
    }
    // The question comes last.
    let mut session = queen_out();
    session.act(Act::Talk(CoachTalk::WhenAsked), Timestamp(0));
    judged(&mut session, "Qxf7", "Kxf7");
    session.act(Act::AskCoach, Timestamp(0));
    let told = format!("{:?}", session.speech().messages);
    assert!(
        told.contains("coach-allowed") && !told.contains("coach-allows"),
        "{told}"
    );
}

#[test]
fn what_is_shown_ends_at_once_when_the_learner_goes_on() {
    for event in [Event::Continued, Event::TookBack, Event::WentBack] {
        let mut session = queen_out();
        judged(&mut session, "Qxf7", "Kxf7");
        let before = session.scene();
        session.update(Event::Replayed, Timestamp(100));
        session.update(event.clone(), Timestamp(200));
        assert_eq!(session.scene(), before, "{event:?}");
        assert_eq!(session.due(), None);
    }
}

#[test]
fn a_move_that_is_taken_back_stays_as_a_line_and_is_compared() {
    let mut session = queen_out();
    judged(&mut session, "Qxf7", "Kxf7");
    session.update(Event::TookBack, Timestamp(0));
    let [tried] = session.tries() else {
        unreachable!("{:?}", session.tries());
    };
    assert_eq!(tried.rating(), Some(MoveRating::Blunder));
    assert_eq!(session.try_text(tried), "Qxf7+ Kxf7");
    // It can be seen again, with what the coach says of it.
    session.update(Event::Chose(0), Timestamp(0));
    assert_eq!(ids(&session), ["play-tried"]);
    let seen = watch(&mut session);
    assert!(seen.contains(&Some((Square::H5, Square::F7))));
    assert_eq!(session.game().len_plies(), 4);
    // The next move is held against it.
    judged(&mut session, "Bc4", "g6");
    session.act(Act::AskCoach, Timestamp(0));
    assert!(ids(&session).contains(&"play-stronger-than-try"));
    // It is saved beside the game.
    let again = reopened(&session, 0);
    assert_eq!(again.tries().len(), 1);
    assert_eq!(again.try_text(&again.tries()[0]), "Qxf7+ Kxf7");
}

#[test]
fn the_same_try_is_kept_once_and_goes_with_the_moves_before_it() {
    let mut session = queen_out();
    for _ in 0..2 {
        judged(&mut session, "Qxf7", "Kxf7");
        session.update(Event::TookBack, Timestamp(0));
    }
    assert_eq!(session.tries().len(), 1);
    session.update(Event::TookBack, Timestamp(0));
    let texts: Vec<String> = session
        .tries()
        .iter()
        .map(|tried| session.try_text(tried))
        .collect();
    assert_eq!(texts, ["Qh5 Nc6"], "what hung on that move is gone");
}

#[test]
fn one_click_silences_the_coach_and_another_lets_it_talk_as_before() {
    let mut session = queen_out();
    session.act(Act::Talk(CoachTalk::MistakesOnly), Timestamp(0));
    judged(&mut session, "Qxf7", "Kxf7");
    assert_eq!(ids(&session), ["coach-allowed"]);
    session.act(Act::Hush, Timestamp(0));
    assert_eq!(ids(&session), [""; 0]);
    assert!(!session.may_show() && !session.may_ask_coach());
    let effects = session.update(Event::Typed("d3".to_owned()), Timestamp(0));
    assert!(effects.contains(&Effect::Cue(Cue::Move)));
    let asks =
        |effect: &Effect| matches!(effect, Effect::Consult { lane, .. } if *lane == Lane::Advice);
    assert!(!effects.iter().any(asks));
    session.act(Act::Hush, Timestamp(0));
    assert_eq!(session.agreement().talk, CoachTalk::MistakesOnly);
}

#[test]
fn nothing_is_shown_in_a_tournament() {
    let mut session = begun(tournament(START, 2));
    typed(&mut session, "e4");
    session.update(Event::Replayed, Timestamp(0));
    session.update(Event::Chose(0), Timestamp(0));
    assert!(!session.is_showing());
}

#[test]
fn a_stalemate_of_a_won_game_is_asked_about_and_told() {
    let fen = "k7/2Q5/8/8/8/8/8/1K6 w - - 0 1";
    let mut session = before_the_question(fen);
    let effects = session.update(Event::Typed("Kb2".to_owned()), Timestamp(0));
    assert_eq!(session.game().len_plies(), 0);
    advise(&mut session, effects);
    assert!(session.asks_if_sure());
    assert_eq!(ids(&session), ["coach-sure-draw"]);
    let ring = Mark::Ring {
        square: Square::A8,
        tone: Tone::Danger,
    };
    assert_eq!(session.scene().marks, [ring]);
    // The rules alone ask when the engine has no time.
    let mut session = before_the_question(fen);
    session.update(Event::Typed("Kb2".to_owned()), Timestamp(0));
    no_answer_in_time(&mut session);
    assert_eq!(ids(&session), ["coach-sure-draw"]);
    // Who plays it hears at once what the rules say, and later, when asked, what the coach does.
    session.act(Act::PlayIt, Timestamp(0));
    assert!(session.is_over());
    assert_eq!(ids(&session), ["outcome-stalemate", "play-says"]);
    let effects = session.act(Act::AskCoach, Timestamp(0));
    advise(&mut session, effects);
    assert_eq!(ids(&session), ["coach-rates-with"]);
    assert_eq!(session.rating(0), Some(MoveRating::Blunder));
    let mut session = before_the_question(fen);
    session.update(Event::Typed("Qd7".to_owned()), Timestamp(0));
    assert_eq!(session.game().len_plies(), 1, "nothing is asked about this");
}

#[test]
fn praise_names_the_lesson_that_was_finished_lately() {
    let fen = "r3k3/8/8/1N6/8/8/7P/4K3 w - - 0 1";
    let praised = |theme| {
        let mut session = begun(Agreement {
            start: Position::from_fen(fen).unwrap(),
            asks_first: false,
            ..Agreement::default()
        });
        session.remember_lessons(vec![Learnt {
            lesson: "fork".to_owned(),
            themes: vec![theme],
        }]);
        judged(&mut session, "Nc7+", "Kd7");
        let [said] = &session.speech().messages[..] else {
            unreachable!("{:?}", session.speech());
        };
        let Some((_, Arg::Message(praise))) = said.args.first().cloned() else {
            unreachable!("{said:?}");
        };
        *praise
    };
    let title = Message::lesson("fork", "title", None);
    let tied = Message::own("praise-lesson-1").with("lesson", Arg::Clause(Box::new(title)));
    assert_eq!(praised(Theme::Fork), tied);
    assert_eq!(praised(Theme::Pin), Message::own("praise-1"));
}

#[test]
fn what_was_told_of_an_earlier_move_is_not_shown_after_the_next() {
    let mut session = queen_out();
    session.act(Act::Talk(CoachTalk::WhenAsked), Timestamp(0));
    judged(&mut session, "Qxf7", "Kxf7");
    session.act(Act::AskCoach, Timestamp(0));
    assert!(session.may_show(), "the punishment of Qxf7");
    judged(&mut session, "a3", "a6");
    assert_eq!(ids(&session), [""; 0], "nothing is said unasked");
    assert!(!session.may_show(), "so there is nothing to show");
}
