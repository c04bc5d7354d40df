//! The engine's verdict about a move that the author did not foresee comes while the move is still on the board, however slow
//! the machine.

#![expect(
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test that cannot go on should fail loudly"
)]

#[path = "support/player.rs"]
mod player;

use chess_tutor::engine::{Builtin, Engine as _, Lane, Limit, Question, Stop};
use chess_tutor::lesson::{Ask, LessonSession, StepKind, Wanted};
use chess_tutor::message::{Message, MessageId};
use chess_tutor::rules::Move;
use chess_tutor::session::{Answered, Effect, Event, Session as _, Timestamp};

use player::{at_step, lessons, moved, solution};

/// Long enough for a move to slide back when its verdict is there.
const SOON: u64 = 1_600;
/// Long after that: the slow machine's time.
const LATE: u64 = 6_000;

/// A step of one move, and a legal move that it has no words for.
fn unforeseen() -> (LessonSession, Move) {
    for lesson in lessons() {
        for step in &lesson.steps {
            let StepKind::Ask(Ask {
                wanted: Wanted::Tree(_),
                solution,
                ..
            }) = &step.kind
            else {
                continue;
            };
            let session = at_step(lesson, step).advised();
            let Some(position) = session.position().filter(|_| solution.len() == 1) else {
                continue;
            };
            for mv in position.legal_moves() {
                let has_words = step.has_words(&format!("on-{}", mv.uci()))
                    || step.has_words(&format!("on-1-{}", mv.uci()));
                let mut tried = session.clone();
                let effects = tried.update(moved(mv), Timestamp(0));
                if !has_words && !tried.may_continue() && asked(&effects).is_some() {
                    return (session, mv);
                }
            }
        }
    }
    unreachable!("some step leaves a move open");
}

fn asked(effects: &[Effect]) -> Option<Question> {
    effects.iter().find_map(|effect| match effect {
        Effect::Consult {
            lane: Lane::Advice,
            question,
        } => Some((**question).clone()),
        _ => None,
    })
}

/// Answers what is asked, all at one moment, as an engine with little time would.
fn answer(session: &mut LessonSession, effects: &[Effect], now: u64) {
    let mut question = asked(effects);
    while let Some(open) = question {
        let thin = match open.clone() {
            Question::Compare { before, played, .. } => Question::Compare {
                before,
                played,
                limit: Limit::Nodes(2_000),
            },
            other => other,
        };
        let answered = Answered {
            lane: Lane::Advice,
            question: open,
            answer: Builtin::new(1)
                .answer(&thin, &Stop::new(), &mut |_| ())
                .unwrap(),
        };
        let effects = session.update(Event::Answered(Box::new(answered)), Timestamp(now));
        question = asked(&effects);
    }
}

fn says(session: &LessonSession, id: &str) -> bool {
    let is_it = |message: &Message| matches!(message.id, MessageId::Own(own) if own == id);
    session.speech().messages.iter().any(is_it)
}

fn on_board(session: &LessonSession, mv: Move) -> bool {
    session.scene().last_move == Some((mv.from(), mv.to()))
}

/// Makes the move and waits until it should slide back. Gives what was asked.
fn tried(session: &mut LessonSession, mv: Move) -> Vec<Effect> {
    let effects = session.update(moved(mv), Timestamp(0));
    session.update(Event::TimeReached, Timestamp(SOON));
    effects
}

fn stars_after_solving(session: &mut LessonSession, now: u64) -> Option<u8> {
    let right = solution(session.step().unwrap());
    for event in right {
        session.update(event, Timestamp(now));
    }
    session.step_stars()
}

#[test]
fn a_move_waits_on_the_board_for_a_late_verdict() {
    let (mut session, mv) = unforeseen();
    let effects = tried(&mut session, mv);
    assert!(on_board(&session, mv), "it has not slid back");
    assert!(says(&session, "ask-looks-closer"));
    answer(&mut session, &effects, 4_000);
    assert!(
        on_board(&session, mv),
        "the verdict is read beside the move"
    );
    assert!(session.scene().badge.is_some(), "it has its sign");
    assert!(!says(&session, "ask-looks-closer"));
    session.update(Event::TimeReached, Timestamp(4_000 + SOON));
    assert!(!on_board(&session, mv));
}

#[test]
fn a_verdict_that_never_comes_costs_no_star() {
    let (mut session, mv) = unforeseen();
    tried(&mut session, mv);
    session.update(Event::TimeReached, Timestamp(SOON + LATE - 1));
    assert!(on_board(&session, mv));
    session.update(Event::TimeReached, Timestamp(SOON + LATE));
    assert!(!on_board(&session, mv), "it slides back in the end");
    assert_eq!(stars_after_solving(&mut session, 9_000), Some(3));
}

#[test]
fn whoever_tries_on_before_the_verdict_has_missed_once() {
    let (mut session, mv) = unforeseen();
    tried(&mut session, mv);
    assert_eq!(stars_after_solving(&mut session, SOON + 400), Some(2));
}
