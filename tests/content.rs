//! Every built-in lesson, played: solved by its solution and not before, failed by its mistakes, told the truth about.
//!
//! The checker proves what a script claims; here a session is played as a learner would, and what is said is held against
//! the board. A lesson added to `lessons/` is under all of these tests without a line here.
#![expect(
    clippy::unwrap_used,
    clippy::wildcard_enum_match_arm,
    clippy::indexing_slicing,
    reason = "a lesson that cannot be played should fail loudly; what is not looked at is passed over"
)]

#[path = "content/chance.rs"]
mod chance;
#[path = "content/claims.rs"]
mod claims;
#[path = "support/player.rs"]
mod player;
#[path = "content/wording.rs"]
mod wording;

use std::collections::{BTreeSet, HashSet};
use std::mem::{Discriminant, discriminant};
use std::sync::Arc;

use chess_tutor::content::Pack;
use chess_tutor::language::Language;
use chess_tutor::lesson::{Field, Lesson, LessonSession, Mode, Step, StepKind, Tree, Wanted};
use chess_tutor::message::{Arg, Message, MessageId};
use chess_tutor::rules::{Color, Move, Role, Square};
use chess_tutor::session::{Attempt, AttemptOutcome, Effect, Event, Session as _};
use chess_tutor::tutor::Shelved;
use chess_tutor::voice::{Voice, check_own_words};

use claims::{End, false_claims};
use player::{NOON, at_step, give, lessons, library, line_events, moved, solution};

/// A lesson has at least and at most so many steps.
const STEPS: std::ops::RangeInclusive<usize> = 4..=16;

/// Faults are collected over all lessons, so that one run tells everything.
#[derive(Default)]
struct Remarks(Vec<String>);

impl Remarks {
    fn add(&mut self, lesson: &Lesson, step: &Step, what: impl std::fmt::Display) {
        self.0.push(format!("{}/{}: {what}", lesson.id, step.id));
    }

    fn unless(&mut self, is_so: bool, lesson: &Lesson, step: &Step, what: impl std::fmt::Display) {
        if !is_so {
            self.add(lesson, step, what);
        }
    }

    #[track_caller]
    fn none(self) {
        assert!(
            self.0.is_empty(),
            "{} remarks:\n{}",
            self.0.len(),
            self.0.join("\n")
        );
    }
}

#[test]
fn the_library_has_no_fault() {
    let (library, report) = library();
    assert_eq!(report.faults, Vec::new());
    assert_eq!(check_own_words(&Pack::embedded()), Vec::new());
    assert!(library.broken.is_empty());
    let claims: usize = report.claims.values().sum();
    assert!(library.lessons.len() >= 15 && claims > 300);
}

#[test]
fn every_lesson_and_course_on_the_map_has_an_emblem() {
    let (library, _) = library();
    let shown = library.courses.iter().filter(|course| !course.is_hidden);
    let names = shown.flat_map(|course| {
        let own = format!("course-{}", course.id);
        course.lessons.iter().cloned().chain([own])
    });
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/emblems");
    let missing: Vec<String> = names
        .filter(|name| !folder.join(format!("{name}.svg")).is_file())
        .collect();
    assert_eq!(missing, Vec::<String>::new());
}

#[test]
fn every_course_of_lessons_ends_with_a_test() {
    let (library, _) = library();
    for course in library.courses.iter().filter(|course| !course.is_hidden) {
        let last = course.lessons.last().unwrap();
        let last = library.lessons.get(last).unwrap();
        assert_eq!(last.mode, Mode::Test, "{}", course.id);
    }
}

#[test]
fn every_lesson_has_four_to_sixteen_steps() {
    for lesson in lessons() {
        let count = lesson.steps.len();
        assert!(STEPS.contains(&count), "{} has {count} steps", lesson.id);
    }
}

#[test]
fn every_step_is_solved_by_its_solution_with_three_stars_and_not_before() {
    let mut remarks = Remarks::default();
    for (lesson, step) in steps() {
        if is_left_open(&step) {
            continue;
        }
        if matches!(step.kind, StepKind::Show { .. }) {
            let session = at_step(&lesson, &step);
            remarks.unless(
                session.may_continue(),
                &lesson,
                &step,
                "something to see holds up",
            );
            continue;
        }
        for events in ways(&step) {
            let mut session = at_step(&lesson, &step);
            let mut records = Vec::new();
            for event in &events {
                let fine = !session.may_continue();
                remarks.unless(
                    fine,
                    &lesson,
                    &step,
                    format!("solved before the end: {events:?}"),
                );
                records.extend(attempts(give(&mut session, event.clone())));
            }
            let solved = session.may_continue() && session.step_stars() == Some(3);
            remarks.unless(
                solved,
                &lesson,
                &step,
                format!("not solved with 3 stars: {events:?}"),
            );
            let recorded = matches!(
                records.as_slice(),
                [Attempt {
                    outcome: AttemptOutcome::Solved,
                    stars: 3,
                    misses: 0,
                    hints: 0,
                    ..
                }]
            );
            remarks.unless(recorded, &lesson, &step, format!("recorded as {records:?}"));
        }
    }
    remarks.none();
}

#[test]
fn the_move_that_was_just_played_is_seen_in_every_kind_of_step() {
    let mut kinds = HashSet::new();
    for (lesson, step) in steps() {
        let scene = at_step(&lesson, &step).scene();
        let Field::Game(game) = &step.field else {
            continue;
        };
        let last = game.moves().last().map(|mv| (mv.from(), mv.to()));
        match &step.kind {
            // These begin with a board of their own.
            StepKind::Setup { .. } => assert_eq!(scene.last_move, None, "{}", step.id),
            StepKind::Opening(_) => {}
            kind => {
                assert_eq!(scene.last_move, last, "{}/{}", lesson.id, step.id);
                kinds.extend(last.map(|_| discriminant(kind)));
            }
        }
    }
    assert!(kinds.len() >= 4, "asks, choices, squares, shows");
}

#[test]
fn a_whole_lesson_played_well_ends_with_all_stars() {
    for lesson in lessons() {
        let mut session = LessonSession::new(lesson.clone(), NOON);
        let mut finished = 0;
        for step in &lesson.steps {
            assert_eq!(session.step().unwrap().id, step.id);
            for event in solution(step) {
                give(&mut session, event);
            }
            let on = match step.kind {
                StepKind::Opening(_) | StepKind::Play(_) | StepKind::Train(_) => Event::Skipped,
                _ => Event::Continued,
            };
            let effects = give(&mut session, on);
            finished += effects
                .iter()
                .filter(|effect| **effect == Effect::Finished)
                .count();
        }
        assert!(
            session.is_finished() && finished == 1,
            "{} ends once",
            lesson.id
        );
        let giving: BTreeSet<&str> = lesson
            .steps
            .iter()
            .filter(|step| step.gives_stars() && !is_left_open(step))
            .map(|step| step.id.as_str())
            .collect();
        let starred: BTreeSet<&str> = session.stars().keys().map(String::as_str).collect();
        assert_eq!(starred, giving, "{}", lesson.id);
        assert!(
            session.stars().values().all(|stars| *stars == 3),
            "{}",
            lesson.id
        );
    }
}

#[test]
fn every_listed_mistake_fails_slides_back_and_costs_one_star() {
    let mut remarks = Remarks::default();
    for (lesson, step) in steps() {
        let StepKind::Ask(ask) = &step.kind else {
            continue;
        };
        for mistake in &ask.mistakes {
            let uci = mistake.uci();
            let mut session = at_step(&lesson, &step);
            let before = session.scene();
            give(&mut session, moved(*mistake));
            remarks.unless(
                !session.may_continue(),
                &lesson,
                &step,
                format!("{uci} solves it"),
            );
            let own = said(&session, &step, &format!("on-{uci}"));
            remarks.unless(
                own,
                &lesson,
                &step,
                format!("{uci} is not answered in its own words"),
            );
            give(&mut session, Event::TimeReached);
            let is_back = session.scene().board == before.board && session.due().is_none();
            remarks.unless(
                is_back,
                &lesson,
                &step,
                format!("{uci} does not slide back"),
            );
            let mut records = Vec::new();
            for event in solution(&step) {
                records.extend(attempts(give(&mut session, event)));
            }
            let costs = matches!(
                records.as_slice(),
                [Attempt {
                    misses: 1,
                    stars: 2,
                    ..
                }]
            );
            remarks.unless(costs, &lesson, &step, format!("{uci} costs {records:?}"));
        }
    }
    remarks.none();
}

#[test]
fn every_wrong_answer_is_told_why_and_the_right_one_stays_open() {
    let mut remarks = Remarks::default();
    for (lesson, step) in steps() {
        let StepKind::Choice { answers, correct } = &step.kind else {
            continue;
        };
        let mut session = at_step(&lesson, &step);
        for (index, key) in answers
            .iter()
            .enumerate()
            .filter(|(index, _)| index != correct)
        {
            give(&mut session, Event::Chose(index));
            remarks.unless(
                !session.may_continue(),
                &lesson,
                &step,
                format!("`{key}` solves it"),
            );
            let why = said(&session, &step, &format!("why-{key}"));
            remarks.unless(why, &lesson, &step, format!("`{key}` is not told why"));
        }
        give(&mut session, Event::Chose(*correct));
        remarks.unless(
            session.may_continue(),
            &lesson,
            &step,
            "the right one is shut",
        );
    }
    remarks.none();
}

#[test]
fn every_answer_to_a_move_can_be_heard() {
    let mut remarks = Remarks::default();
    for (lesson, step) in steps() {
        for attribute in step.words.iter().filter(|name| name.starts_with("on-")) {
            let uci = attribute.trim_start_matches("on-");
            remarks.unless(
                is_heard(&lesson, &step, uci),
                &lesson,
                &step,
                format!(".{attribute} is never said"),
            );
        }
    }
    remarks.none();
}

#[test]
fn every_hint_has_words() {
    let voices = voices();
    let mut remarks = Remarks::default();
    for (lesson, step) in steps() {
        // In the middle of the solution too: there the author's words may be behind, ours may not.
        let length = solution(&step).len();
        for done in BTreeSet::from([0, length / 2, length.saturating_sub(1)]) {
            let mut session = at_step(&lesson, &step);
            for event in solution(&step).into_iter().take(done) {
                give(&mut session, event);
            }
            let of = session.hints().of;
            let asks = matches!(
                step.kind,
                StepKind::Ask(_)
                    | StepKind::Drill(_)
                    | StepKind::Squares(_)
                    | StepKind::Setup { .. }
                    | StepKind::Guess { .. }
                    | StepKind::Play(_)
            );
            remarks.unless(!asks || of == 3, &lesson, &step, format!("{of} hints"));
            let waits_for_reply = session.due().is_some();
            for stage in 1..=of {
                give(&mut session, Event::HintAsked);
                let speech = session.speech().clone();
                // While the other side is about to answer there is nothing to point at.
                let has_words = waits_for_reply || !speech.messages.is_empty();
                remarks.unless(
                    has_words,
                    &lesson,
                    &step,
                    format!("hint {stage} after {done}: silence"),
                );
                for message in &speech.messages {
                    // On the author's own way there is a way.
                    if *message == Message::own("drill-stuck") {
                        remarks.add(&lesson, &step, format!("hint {stage} after {done}: no way"));
                    }
                    for fault in unsaid(message, &voices) {
                        remarks.add(&lesson, &step, fault);
                    }
                }
            }
            // While a game goes on by itself no hint is used up.
            assert!(session.hints().taken == of || waits_for_reply);
        }
    }
    remarks.none();
}

#[test]
fn a_solved_step_is_not_changed_by_the_board() {
    let mut remarks = Remarks::default();
    for (lesson, step) in steps() {
        if !step.gives_stars() || is_left_open(&step) {
            continue;
        }
        let mut session = at_step(&lesson, &step);
        for event in solution(&step) {
            give(&mut session, event);
        }
        let (scene, speech) = (session.scene(), session.speech().clone());
        let mut others = vec![
            Event::Typed("e4".to_owned()),
            Event::Clicked(Square::E4),
            Event::Chose(0),
            Event::Chose(1),
            Event::Removed(Square::E1),
            Event::TimeReached,
            Event::HintAsked,
        ];
        for (from, piece) in scene.board.clone() {
            others.push(Event::Placed {
                piece,
                to: Square::D5,
                from: None,
            });
            for to in Square::ALL.into_iter().filter(|to| is_sampled(from, *to)) {
                others.push(Event::Moved {
                    from,
                    to,
                    promotion: None,
                });
                others.push(Event::Moved {
                    from,
                    to,
                    promotion: Some(Role::Queen),
                });
            }
        }
        for event in others {
            let what = format!("{event:?}");
            let effects = give(&mut session, event);
            let is_same = session.scene() == scene
                && *session.speech() == speech
                && effects.is_empty()
                && session.may_continue();
            remarks.unless(is_same, &lesson, &step, format!("{what} changes it"));
        }
    }
    remarks.none();
}

#[test]
fn success_is_never_claimed_for_what_did_not_happen() {
    let voices = voices();
    let mut remarks = Remarks::default();
    for (lesson, step) in steps() {
        for events in ways(&step) {
            let mut session = at_step(&lesson, &step);
            for event in &events {
                give(&mut session, event.clone());
            }
            let Some(end) = End::of(&step, &events, &session) else {
                continue;
            };
            // Which of several success words is said depends on the tries before; all of them must be true.
            let mut praises = session.speech().messages.clone();
            // A test says them at its end, not on the board.
            if praises.iter().any(is_success) || lesson.mode.is_test() {
                let all = step.success_words().into_iter();
                praises = all
                    .map(|name| Message::lesson(&lesson.id, &step.id, Some(name)))
                    .collect();
            }
            for message in praises {
                for voice in &voices {
                    let text = voice.say(&message);
                    for claim in false_claims(&text, voice.language(), &end) {
                        remarks.add(
                            &lesson,
                            &step,
                            format!("“{text}”: {claim}, after {events:?}"),
                        );
                    }
                }
            }
        }
    }
    remarks.none();
}

#[test]
fn everything_that_is_said_has_words_in_both_languages() {
    let voices = voices();
    let mut remarks = Remarks::default();
    let mut seen = HashSet::new();
    for (lesson, step) in steps() {
        let mut messages = vec![Message::lesson(&lesson.id, &step.id, None)];
        for attribute in &step.words {
            messages.push(Message::lesson(&lesson.id, &step.id, Some(attribute)));
        }
        for event in first_tries(&step) {
            let mut session = at_step(&lesson, &step);
            give(&mut session, event);
            messages.extend(session.speech().messages.iter().cloned());
            messages.extend(session.answers().into_iter().map(|answer| answer.message));
        }
        for message in messages {
            if seen.insert(form(&message)) {
                for fault in unsaid(&message, &voices) {
                    remarks.add(&lesson, &step, fault);
                }
            }
        }
    }
    remarks.none();
}

#[test]
fn who_sits_on_blacks_side_is_not_told_up_and_down_as_white_sees_it() {
    let spoken = [
        (
            Language::English,
            &[
                "upward",
                "downward",
                "up the board",
                "down the board",
                "looks down",
                "looks up",
                "steps up",
                "step up to",
                "step up beside",
            ][..],
        ),
        (
            Language::Chinese,
            &[
                "往上走",
                "往下走",
                "往上看",
                "看下来",
                "看上去",
                "向上",
                "向下",
                "往上爬",
                "往下跑",
                "往上跑",
            ],
        ),
    ];
    let voices = voices();
    let mut remarks = Remarks::default();
    for lesson in lessons() {
        let turned = lesson.steps.iter();
        for step in turned.filter(|step| step.orientation == Color::Black) {
            let attributes = step.words.iter().map(|name| Some(name.as_str()));
            for attribute in attributes.chain([None]) {
                let message = Message::lesson(&lesson.id, &step.id, attribute);
                for voice in &voices {
                    let text = voice.say(&message);
                    let words = spoken
                        .iter()
                        .filter(|(language, _)| *language == voice.language())
                        .flat_map(|(_, words)| words.iter());
                    for word in words.filter(|word| text.contains(*word)) {
                        remarks.add(lesson, step, format!("“{word}” in “{text}”"));
                    }
                }
            }
        }
    }
    remarks.none();
}

/// Steps that the engine or chance has a part in; others than these tests play them.
fn is_left_open(step: &Step) -> bool {
    matches!(
        step.kind,
        StepKind::Opening(_) | StepKind::Play(_) | StepKind::Train(_)
    )
}

/// All steps of all lessons that teach; tests have no hints and no second try.
fn steps() -> Vec<(Arc<Lesson>, Step)> {
    lessons()
        .iter()
        .filter(|lesson| !lesson.mode.is_test())
        .flat_map(|lesson| {
            let steps = lesson.steps.clone();
            steps.into_iter().map(|step| (lesson.clone(), step))
        })
        .collect()
}

/// Every way in which a step can be solved well: all lines of a tree, all moves of a nature, else the one solution.
fn ways(step: &Step) -> Vec<Vec<Event>> {
    let (StepKind::Ask(ask), Field::Game(game)) = (&step.kind, &step.field) else {
        return match step.kind {
            StepKind::Show { .. } => Vec::new(),
            _ => vec![solution(step)],
        };
    };
    let lines: Vec<Vec<Move>> = match &ask.wanted {
        Wanted::Tree(tree) => lines_of(tree),
        Wanted::Nature(nature) => game
            .position()
            .legal_moves()
            .into_iter()
            .filter(|mv| nature.fits(game.position(), *mv))
            .map(|mv| vec![mv])
            .collect(),
        Wanted::Goal(_) => vec![ask.solution.clone()],
    };
    assert!(!lines.is_empty());
    lines.iter().map(|line| line_events(line)).collect()
}

/// All lines that a learner can bring about: every own branch, and the first answer to each.
fn lines_of(tree: &Tree) -> Vec<Vec<Move>> {
    let mut lines = Vec::new();
    for (mv, then) in &tree.branches {
        match then.branches.first() {
            None => lines.push(vec![*mv]),
            Some((reply, after)) => lines.extend(lines_of(after).into_iter().map(|rest| {
                let mut line = vec![*mv, *reply];
                line.extend(rest);
                line
            })),
        }
    }
    lines
}

fn attempts(effects: Vec<Effect>) -> Vec<Attempt> {
    effects
        .into_iter()
        .filter_map(|effect| match effect {
            Effect::Record(attempt) => Some(attempt),
            Effect::Cue(_)
            | Effect::Consult { .. }
            | Effect::Judged { .. }
            | Effect::Reached { .. }
            | Effect::Finished => None,
        })
        .collect()
}

/// Did the coach just say this attribute of the step?
fn said(session: &LessonSession, step: &Step, name: &str) -> bool {
    session
        .speech()
        .messages
        .iter()
        .any(|message| match &message.id {
            MessageId::Lesson {
                message, attribute, ..
            } => *message == step.id && attribute.as_deref() == Some(name),
            MessageId::Own(_) | MessageId::Course { .. } | MessageId::Opening { .. } => false,
        })
}

/// Is the answer to a move (`e2e4`, or `3-e2e4` at its place in a line) said when it is tried at the start, or at a later
/// point of a way through?
fn is_heard(lesson: &Arc<Lesson>, step: &Step, answer: &str) -> bool {
    let uci = answer.rsplit('-').next().unwrap();
    let (from, to) = (player::square(&uci[..2]), player::square(&uci[2..4]));
    let promotion = uci.chars().nth(4).and_then(Role::from_char);
    let promotions = [promotion, Some(Role::Queen)];
    ways(step).iter().any(|events| {
        (0..events.len()).any(|done| {
            promotions.iter().any(|promotion| {
                let mut session = at_step(lesson, step);
                for event in events.iter().take(done) {
                    give(&mut session, event.clone());
                }
                give(
                    &mut session,
                    Event::Moved {
                        from,
                        to,
                        promotion: *promotion,
                    },
                );
                let attribute = format!("on-{answer}");
                let at_once = said(&session, step, &attribute);
                // In a game to guess, the engine has a look before that.
                give(&mut session, Event::TimeReached);
                at_once || said(&session, step, &attribute)
            })
        })
    })
}

/// What a learner may try first at a step: everything that is allowed, and some of what is not.
fn first_tries(step: &Step) -> Vec<Event> {
    let typed = ["hello", "Nb3", "e8"].map(|text| Event::Typed(text.to_owned()));
    let mut tries = Vec::from(typed);
    tries.extend([
        Event::HintAsked,
        Event::TimeReached,
        Event::Chose(0),
        Event::Chose(1),
    ]);
    match step.kind {
        StepKind::Show { .. } | StepKind::Ask(_) | StepKind::Drill(_) | StepKind::Guess { .. } => {}
        StepKind::Opening(_) | StepKind::Play(_) | StepKind::Train(_) => {}
        StepKind::Squares(_) => tries.extend(Square::ALL.map(Event::Clicked)),
        _ => {
            let put = |(_, piece)| Event::Placed {
                piece,
                to: Square::D5,
                from: None,
            };
            tries.extend(step.field.board().clone().into_iter().map(put));
        }
    }
    if matches!(
        step.kind,
        StepKind::Squares(_) | StepKind::Choice { .. } | StepKind::Legal { .. }
    ) {
        return tries;
    }
    // On a drill board a move may cost a search for the way that is left.
    let is_drill = matches!(step.kind, StepKind::Drill(_));
    for (from, piece) in step.field.board().clone() {
        let reach = step.field.reach(from);
        let is_promoting = piece.role == Role::Pawn && "27".contains(from.rank().char());
        for to in Square::ALL {
            if (reach.contains(to) && !is_drill) || is_sampled(from, to) {
                tries.push(Event::Moved {
                    from,
                    to,
                    promotion: None,
                });
            }
            if reach.contains(to) && is_promoting {
                tries.push(Event::Moved {
                    from,
                    to,
                    promotion: Some(Role::Knight),
                });
            }
        }
    }
    tries
}

/// About one pair of squares in eleven, and from each square to all kinds of others: all pairs would take too long.
fn is_sampled(from: Square, to: Square) -> bool {
    (from as usize * 5 + to as usize * 3).is_multiple_of(11)
}

fn voices() -> [Voice; 2] {
    let catalogue = Shelved::of(&[Pack::embedded()]).catalogue;
    Language::ALL.map(|language| Voice::new(catalogue.clone(), language))
}

/// In which languages a message has no words, or leaves something open.
fn unsaid(message: &Message, voices: &[Voice]) -> Vec<String> {
    let mut faults = Vec::new();
    for voice in voices {
        let text = voice.say(message);
        let is_open =
            ["{", "[", "  "].iter().any(|part| text.contains(part)) || text.trim() != text;
        if !voice.knows(message) || is_open || text.is_empty() {
            let language = voice.language().tag();
            faults.push(format!("{language} has no words for {message:?}: “{text}”"));
        }
    }
    for (_, arg) in &message.args {
        if let Arg::Message(inner) = arg {
            faults.extend(unsaid(inner, voices));
        }
    }
    faults
}

/// A message's id, and of each value its name, its kind and how many there are.
type Form = (MessageId, Vec<(&'static str, Discriminant<Arg>, usize)>);

/// A message with the kinds of its values and not the values: sentences of one form differ in the names they hold.
fn form(message: &Message) -> Form {
    let args = message.args.iter().map(|(name, arg)| {
        let count = match arg {
            Arg::Squares(squares) => squares.len(),
            Arg::Men(men) => men.len(),
            Arg::Number(number) => usize::from(*number != 1),
            _ => 0,
        };
        (*name, discriminant(arg), count)
    });
    (message.id.clone(), args.collect())
}

fn is_success(message: &Message) -> bool {
    match &message.id {
        MessageId::Lesson {
            attribute: Some(name),
            ..
        } => name == "success" || name.starts_with("success-"),
        MessageId::Lesson { .. }
        | MessageId::Own(_)
        | MessageId::Course { .. }
        | MessageId::Opening { .. } => false,
    }
}
