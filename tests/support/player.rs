//! A learner that knows every answer: plays any step of any lesson through its solution.
#![allow(
    dead_code,
    reason = "not every test that plays needs every way to play"
)]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a lesson that cannot be played should fail loudly"
)]

use std::sync::{Arc, LazyLock};

use chess_tutor::content::Pack;
use chess_tutor::lesson::{Lesson, LessonSession, Library, LibraryReport, Step, StepKind};
use chess_tutor::message::{Message, MessageId};
use chess_tutor::rules::{Move, PracticeMove, Refusal, Square};
use chess_tutor::session::{Event, Session as _, Timestamp};
use chess_tutor::voice::terms_of;

/// The moment at which everything begins.
pub(crate) const NOON: Timestamp = Timestamp(1_790_000_000_000);

/// The lessons that come with the program.
pub(crate) fn library() -> (Library, LibraryReport) {
    let pack = Pack::embedded();
    let terms = terms_of(&pack);
    Library::load(&[pack], &terms)
}

/// The built-in lessons in their order. They are read once for all tests of a file.
pub(crate) fn lessons() -> &'static [Arc<Lesson>] {
    static LESSONS: LazyLock<Vec<Arc<Lesson>>> =
        LazyLock::new(|| library().0.in_order().cloned().collect());
    &LESSONS
}

/// A move as a hand makes it.
pub(crate) fn moved(mv: Move) -> Event {
    Event::Moved {
        from: mv.from(),
        to: mv.to(),
        promotion: mv.promotion(),
    }
}

/// A move on a drill board as a hand makes it.
pub(crate) fn drilled(mv: PracticeMove) -> Event {
    Event::Moved {
        from: mv.from,
        to: mv.to,
        promotion: mv.promotion,
    }
}

/// The moves of a line as a learner lives them: own moves, and waiting for the answers.
pub(crate) fn line_events(line: &[Move]) -> Vec<Event> {
    line.iter()
        .enumerate()
        .map(|(ply, mv)| {
            if ply % 2 == 0 {
                moved(*mv)
            } else {
                Event::TimeReached
            }
        })
        .collect()
}

/// What the learner does from the start of a step to its end. A step that only shows needs nothing.
pub(crate) fn solution(step: &Step) -> Vec<Event> {
    match &step.kind {
        // Whoever plays on against the engine needs it, and what a trainer asks is chance; such steps are passed over.
        StepKind::Show { .. } | StepKind::Opening(_) | StepKind::Play(_) | StepKind::Train(_) => {
            Vec::new()
        }
        StepKind::Ask(ask) => line_events(&ask.solution),
        StepKind::Guess { line } => line_events(line),
        StepKind::Drill(drill) => drill.solution.iter().map(|mv| drilled(*mv)).collect(),
        StepKind::Squares(find) => {
            let squares = find.squares(&step.field);
            squares.into_iter().map(Event::Clicked).collect()
        }
        StepKind::Choice { correct, .. } => vec![Event::Chose(*correct)],
        StepKind::Legal { verdict: Ok(_), .. } => vec![Event::Chose(0)],
        StepKind::Legal {
            verdict: Err(refusal),
            ..
        } => vec![Event::Chose(1), Event::Chose(place_of_rule(step, refusal))],
        StepKind::Setup { placed } => step
            .field
            .board()
            .iter()
            .filter(|(square, _)| !placed.iter().any(|(there, _)| there == square))
            .map(|(to, piece)| Event::Placed {
                piece,
                to,
                from: None,
            })
            .collect(),
    }
}

/// Among the rules that are offered, the place of one that forbids the move.
fn place_of_rule(step: &Step, refusal: &Refusal) -> usize {
    let lesson = Lesson {
        id: "one".to_owned(),
        course: String::new(),
        minutes: 1,
        requires: Vec::new(),
        themes: Vec::new(),
        mode: chess_tutor::lesson::Mode::Teach,
        steps: vec![step.clone()],
    };
    let mut session = LessonSession::new(Arc::new(lesson), NOON);
    session.update(Event::Chose(1), NOON);
    let right = format!("rule-{}", refusal.first().kind().replace('_', "-"));
    let is_right = |message: &Message| matches!(message.id, MessageId::Own(id) if id == right);
    session
        .answers()
        .iter()
        .position(|answer| is_right(&answer.message))
        .unwrap_or_else(|| panic!("{} offers {right}", step.id))
}

/// Gives an event to a session, at the moment for which it waits if it is one of time.
pub(crate) fn give(session: &mut LessonSession, event: Event) -> Vec<chess_tutor::session::Effect> {
    let now = session.due().unwrap_or(NOON);
    session.update(event, now)
}

/// A session at a step.
pub(crate) fn at_step(lesson: &Arc<Lesson>, step: &Step) -> LessonSession {
    LessonSession::at(lesson.clone(), Some(&step.id), NOON)
}

/// Reads a square.
pub(crate) fn square(name: &str) -> Square {
    name.parse()
        .unwrap_or_else(|_| panic!("`{name}` is no square"))
}
