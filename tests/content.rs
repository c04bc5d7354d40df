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

#[path = "support/player.rs"]
mod player;

use std::collections::BTreeSet;
use std::sync::Arc;

use chess_tutor::content::{Pack, Words};
use chess_tutor::language::Language;
use chess_tutor::lesson::{Ask, Field, Lesson, LessonSession, Step, StepKind, Tree, Wanted};
use chess_tutor::message::{Arg, Message, MessageId};
use chess_tutor::rules::{Board, Game, Move, Role, Square};
use chess_tutor::scene::Input;
use chess_tutor::session::{Attempt, AttemptOutcome, Effect, Event, Session as _};
use chess_tutor::tutor::Shelved;
use chess_tutor::voice::{Voice, check_own_words};

use player::{NOON, at_step, give, lessons, library, line_events, moved, solution};

/// A lesson has at least and at most so many steps.
const STEPS: std::ops::RangeInclusive<usize> = 4..=16;
/// So many events are thrown at each lesson.
const RANDOM_EVENTS: usize = 200;

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
fn a_whole_lesson_played_well_ends_with_all_stars() {
    for lesson in lessons() {
        let mut session = LessonSession::new(lesson.clone(), NOON);
        let mut finished = 0;
        for step in &lesson.steps {
            assert_eq!(session.step().unwrap().id, step.id);
            for event in solution(step) {
                give(&mut session, event);
            }
            let effects = give(&mut session, Event::Continued);
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
            .filter(|step| step.gives_stars())
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
        // At the start, and in the middle of the solution too: there the author's words may be behind, ours may not.
        for done in 0..solution(&step).len().max(1) {
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
                    for fault in unsaid(message, &voices) {
                        remarks.add(&lesson, &step, fault);
                    }
                }
            }
            assert_eq!(session.hints().taken, of);
        }
    }
    remarks.none();
}

#[test]
fn a_solved_step_is_not_changed_by_the_board() {
    let mut remarks = Remarks::default();
    for (lesson, step) in steps() {
        if !step.gives_stars() {
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
            for to in Square::ALL {
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
            if praises.iter().any(is_success) {
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
fn claims_are_seen_where_they_are_made() {
    let start = Game::new(chess_tutor::rules::Position::start());
    let end = End {
        board: start.position().board().clone(),
        ..End::default()
    };
    for (language, text, count) in [
        (
            Language::English,
            "You castled: the king is on g1, the rook on h1.",
            2,
        ),
        (Language::English, "Checkmate. Well seen.", 1),
        (Language::English, "So this is not stalemate.", 0),
        (Language::English, "Stalemate, a draw.", 1),
        (Language::English, "It became a new piece.", 1),
        (Language::English, "The pawn on c5 is gone.", 0),
        (
            Language::English,
            "You took the rook on a5, and the knight on b1 helped.",
            1,
        ),
        (Language::Chinese, "易位好了：王在 g1，车在 h1。", 2),
        (Language::Chinese, "将死！", 1),
        (Language::Chinese, "所以不是逼和。", 0),
        (Language::Chinese, "逼和，和棋！", 1),
        (Language::Chinese, "兵变成了新的子。", 1),
        (Language::Chinese, "c5 的黑兵没了。", 0),
        (Language::Chinese, "你吃掉 a5 的车，g1 的马来了。", 1),
        (Language::Chinese, "f4 的象看着你。", 1),
    ] {
        assert_eq!(false_claims(text, language, &end).len(), count, "{text}");
    }
}

#[test]
fn everything_that_is_said_has_words_in_both_languages() {
    let voices = voices();
    let mut remarks = Remarks::default();
    for (lesson, step) in steps() {
        let mut messages = vec![Message::lesson(&lesson.id, &step.id, None)];
        for attribute in &step.words {
            messages.push(Message::lesson(&lesson.id, &step.id, Some(attribute)));
        }
        // Every move that a hand can make at the start, allowed or not, and every typed move.
        for event in first_tries(&step) {
            let mut session = at_step(&lesson, &step);
            give(&mut session, event);
            messages.extend(session.speech().messages.iter().cloned());
            messages.extend(session.answers().into_iter().map(|answer| answer.message));
        }
        let mut seen = BTreeSet::new();
        for message in messages {
            if seen.insert(format!("{message:?}")) {
                for fault in unsaid(&message, &voices) {
                    remarks.add(&lesson, &step, fault);
                }
            }
        }
    }
    remarks.none();
}

#[test]
fn no_sequence_of_events_breaks_a_lesson() {
    for (seed, lesson) in lessons().iter().enumerate() {
        let mut dice = Dice(0x9e37_79b9_7f4a_7c15 ^ (seed as u64 + 1));
        let mut session = LessonSession::new(lesson.clone(), NOON);
        let mut now = NOON;
        let mut best = session.stars().clone();
        for _ in 0..RANDOM_EVENTS {
            let event = random_event(&session, &mut dice);
            now = now.after_millis(dice.below(2_000) as u64);
            let (was_open, index) = (session.may_continue(), session.step_index());
            let what = format!("{} at {index}: {event:?}", lesson.id);
            let may_leave = matches!(
                event,
                Event::WentBack
                    | Event::JumpedTo(_)
                    | Event::TookBack
                    | Event::Continued
                    | Event::Skipped
            );
            let effects = session.update(event, now);
            assert!(
                may_leave || session.step_index() == index,
                "{what} goes to another step"
            );
            assert!(
                may_leave || !was_open || session.may_continue(),
                "{what} shuts the step"
            );
            for (step, stars) in &best {
                assert!(session.stars()[step] >= *stars, "{what} takes stars away");
            }
            best = session.stars().clone();
            let records = attempts(effects);
            assert!(records.len() <= 1, "{what} records {records:?}");
            assert!(records.iter().all(|attempt| attempt.stars <= 3), "{what}");
            assert!(session.hints().taken <= session.hints().of, "{what}");
            let scene = session.scene();
            if let Input::Moves(moves) = &scene.input {
                for from in moves.keys() {
                    assert!(
                        scene.board.piece_at(*from).is_some(),
                        "{what}: nothing on {from}"
                    );
                }
            }
        }
    }
}

#[test]
fn chinese_names_the_men_by_one_name_each() {
    // The names of other lists, and who is meant when they stand alone.
    let forbidden = [
        "皇后", "国王", "主教", "城堡", "骑士", "卒", "士兵", "战车", "女王", "教皇", "相", "帅",
        "将帅", "堡",
    ];
    // Common words that hold one of these letters.
    let allowed = [
        "相对", "互相", "相反", "相邻", "相同", "相交", "相等", "相似", "相信", "相当", "真相",
    ];
    let mut remarks = Vec::new();
    for_each_text(Language::Chinese, |path, place, plain| {
        if place.ends_with(".xiangqi") {
            return;
        }
        let mut text = plain.to_owned();
        for word in allowed {
            text = text.replace(word, "");
        }
        for word in forbidden.iter().filter(|word| text.contains(*word)) {
            remarks.push(format!("{path} {place}: “{word}” in “{plain}”"));
        }
    });
    assert!(remarks.is_empty(), "{}", remarks.join("\n"));
}

#[test]
fn chinese_has_full_width_punctuation() {
    let mut remarks = Vec::new();
    for_each_text(Language::Chinese, |path, place, plain| {
        let letters: Vec<char> = plain.chars().collect();
        for (index, letter) in letters.iter().enumerate() {
            let neighbours = [index.checked_sub(1), Some(index + 1)];
            let beside_chinese = neighbours
                .iter()
                .flatten()
                .filter_map(|at| letters.get(*at))
                .any(|c| is_chinese(*c));
            if beside_chinese && ",.;:?!()\"'".contains(*letter) {
                remarks.push(format!("{path} {place}: `{letter}` in “{plain}”"));
            }
        }
    });
    assert!(remarks.is_empty(), "{}", remarks.join("\n"));
}

#[test]
fn english_is_plain() {
    let mut remarks = Vec::new();
    for_each_text(Language::English, |path, place, plain| {
        if plain.contains('—') || plain.contains('–') || plain.contains(" - ") {
            remarks.push(format!("{path} {place}: a dash in “{plain}”"));
        }
        let is_foreign = |c: char| is_chinese(c) || "，。：；？！（）“”‘’、".contains(c);
        let may_be =
            place.ends_with(".xiangqi") || path.ends_with("terms.ftl") || place == "app-title";
        if !may_be && plain.chars().any(is_foreign) {
            remarks.push(format!("{path} {place}: not English in “{plain}”"));
        }
    });
    assert!(remarks.is_empty(), "{}", remarks.join("\n"));
}

/// All steps of all lessons.
fn steps() -> Vec<(Arc<Lesson>, Step)> {
    lessons()
        .iter()
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
            Effect::Cue(_) | Effect::Reached { .. } | Effect::Finished => None,
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
            MessageId::Own(_) | MessageId::Course { .. } => false,
        })
}

/// Is the answer to a move said when it is tried at the start, or at a later point of a way through?
fn is_heard(lesson: &Arc<Lesson>, step: &Step, uci: &str) -> bool {
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
                said(&session, step, &format!("on-{uci}"))
            })
        })
    })
}

/// Every first thing that a learner may try at a step.
fn first_tries(step: &Step) -> Vec<Event> {
    let mut tries = vec![
        Event::Typed("hello".to_owned()),
        Event::Typed("Nb3".to_owned()),
        Event::Typed("e8".to_owned()),
        Event::HintAsked,
        Event::TimeReached,
        Event::Chose(0),
        Event::Chose(1),
    ];
    let board = step.field.board();
    for (from, piece) in board.clone() {
        for to in Square::ALL {
            tries.push(Event::Moved {
                from,
                to,
                promotion: None,
            });
            if piece.role == Role::Pawn {
                tries.push(Event::Moved {
                    from,
                    to,
                    promotion: Some(Role::Knight),
                });
            }
        }
        tries.push(Event::Placed {
            piece,
            to: Square::D5,
            from: None,
        });
    }
    tries.extend(Square::ALL.map(Event::Clicked));
    tries
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

fn is_success(message: &Message) -> bool {
    match &message.id {
        MessageId::Lesson {
            attribute: Some(name),
            ..
        } => name == "success" || name.starts_with("success-"),
        MessageId::Lesson { .. } | MessageId::Own(_) | MessageId::Course { .. } => false,
    }
}

/// What truly stands and happened at the end of a step.
#[derive(Default)]
struct End {
    board: Board,
    has_castled: bool,
    is_mate: bool,
    is_stalemate: bool,
    has_promoted: bool,
    has_captured: bool,
    has_taken_in_passing: bool,
}

impl End {
    /// Only where something was asked that leaves a board behind.
    fn of(step: &Step, events: &[Event], session: &LessonSession) -> Option<Self> {
        let board = session.scene().board;
        let mut end = Self {
            board,
            ..Self::default()
        };
        match (&step.kind, &step.field) {
            (StepKind::Ask(ask), Field::Game(game)) => end.play(ask, game, events),
            (StepKind::Drill(_), _) => {
                end.has_captured =
                    end.board.occupied().count() < step.field.board().occupied().count();
            }
            (StepKind::Squares(_) | StepKind::Setup { .. }, _) => {
                // Nothing has happened here, but the board may be named for what it is.
                if let Field::Game(game) = &step.field {
                    end.is_mate = game.position().is_checkmate();
                    end.is_stalemate = game.position().is_stalemate();
                }
                end.has_taken_in_passing = true;
                end.has_captured = true;
            }
            (
                StepKind::Show { .. }
                | StepKind::Choice { .. }
                | StepKind::Legal { .. }
                | StepKind::Ask(_),
                _,
            ) => {
                return None;
            }
        }
        Some(end)
    }

    fn play(&mut self, ask: &Ask, game: &Game, events: &[Event]) {
        let mut game = game.clone();
        let mut path = Vec::new();
        for event in events {
            let mv = match event {
                Event::Moved {
                    from,
                    to,
                    promotion,
                } => game.find(*from, *to, *promotion).unwrap(),
                _ => reply_to(ask, &path),
            };
            if path.len() % 2 == 0 {
                self.has_castled |= mv.castling().is_some();
                self.has_promoted |= mv.promotion().is_some();
                self.has_captured |= mv.captured().is_some();
                self.has_taken_in_passing |= mv.is_en_passant();
            }
            game.play(mv).unwrap();
            path.push(mv);
        }
        let position = game.position();
        assert_eq!(
            *position.board(),
            self.board,
            "the board shows what was played"
        );
        self.is_mate = position.is_checkmate();
        // "Black has to take, and then you have no move" is said one move before.
        let then = |mv: Move| position.play(mv).is_ok_and(|after| after.is_stalemate());
        let answers = position.legal_moves();
        self.is_stalemate =
            position.is_stalemate() || (!answers.is_empty() && answers.into_iter().all(then));
    }
}

/// The answer of the other side after a path.
fn reply_to(ask: &Ask, path: &[Move]) -> Move {
    match &ask.wanted {
        Wanted::Tree(tree) => {
            let node = path.iter().fold(tree, |node, mv| node.after(*mv).unwrap());
            node.branches[0].0
        }
        Wanted::Nature(_) | Wanted::Goal(_) => ask.solution[path.len()],
    }
}

/// Words that claim a deed: if a text has one of the first, and none of the second, the deed must have happened.
struct Claim {
    name: &'static str,
    english: &'static [&'static str],
    chinese: &'static [&'static str],
    unless: &'static [&'static str],
    holds: fn(&End) -> bool,
}

const CLAIMS: [Claim; 6] = [
    Claim {
        name: "nobody castled",
        english: &["castled", "castling"],
        chinese: &["易位"],
        unless: &[],
        holds: |end| end.has_castled,
    },
    Claim {
        name: "it is no mate",
        english: &["mate"],
        chinese: &["将死"],
        unless: &["stalemate", "not mate", "no mate", "不是将死"],
        holds: |end| end.is_mate,
    },
    Claim {
        name: "it is no stalemate",
        english: &["stalemate"],
        chinese: &["逼和"],
        unless: &["not stalemate", "no stalemate", "不是逼和"],
        holds: |end| end.is_stalemate,
    },
    Claim {
        name: "no pawn promoted",
        english: &["promot", "became a", "new piece", "piece you chose"],
        chinese: &["升变", "变成了", "新的子", "选的子"],
        unless: &[],
        holds: |end| end.has_promoted,
    },
    Claim {
        name: "nothing was taken",
        english: &["took", "off the board", "taken"],
        chinese: &["吃掉了", "被吃掉", "吃掉 "],
        unless: &[
            "took its way out",
            "pawns took",
            "took the dark",
            "taken with jumps",
        ],
        holds: |end| end.has_captured,
    },
    Claim {
        name: "nobody took in passing",
        english: &["in passing", "en passant"],
        chinese: &["过路兵"],
        unless: &[],
        holds: |end| end.has_taken_in_passing,
    },
];

/// What a text claims that the board does not show.
fn false_claims(text: &str, language: Language, end: &End) -> Vec<String> {
    let lower = text.to_lowercase();
    let mut found = Vec::new();
    for claim in &CLAIMS {
        let words = match language {
            Language::English => claim.english,
            Language::Chinese => claim.chinese,
        };
        let is_made = words.iter().any(|word| lower.contains(word))
            && !claim.unless.iter().any(|word| lower.contains(word));
        if is_made && !(claim.holds)(end) {
            found.push(claim.name.to_owned());
        }
    }
    let named = match language {
        Language::English => men_in_english(&lower),
        Language::Chinese => men_in_chinese(&lower),
    };
    for (role, square) in named {
        if end.board.role_at(square) != Some(role) {
            found.push(format!("no {role:?} stands on {square}"));
        }
    }
    found
}

/// Men that an English text says stand somewhere: "the king is on g1, the rook on f1".
fn men_in_english(text: &str) -> Vec<(Role, Square)> {
    let words: Vec<&str> = text
        .split(|c: char| c.is_whitespace() || ",.:;?!".contains(c))
        .filter(|word| !word.is_empty())
        .collect();
    let roles = ["king", "queen", "rook", "bishop", "knight", "pawn"];
    let kinds = [
        Role::King,
        Role::Queen,
        Role::Rook,
        Role::Bishop,
        Role::Knight,
        Role::Pawn,
    ];
    let mut men = Vec::new();
    for (index, word) in words.iter().enumerate() {
        let Some(kind) = roles.iter().position(|role| role == word) else {
            continue;
        };
        let before = &words[index.saturating_sub(2)..index];
        if before
            .iter()
            .any(|word| ["took", "take", "taken", "taking"].contains(word))
        {
            continue;
        }
        let mut rest = words[index + 1..].iter().peekable();
        while rest
            .next_if(|word| ["is", "stands", "now", "landed"].contains(*word))
            .is_some()
        {}
        if rest.next() != Some(&"on") {
            continue;
        }
        let Some(square) = rest.next().and_then(|word| word.parse().ok()) else {
            continue;
        };
        let is_gone = rest.next() == Some(&"is") && rest.next() == Some(&"gone");
        if !is_gone {
            men.push((kinds[kind], square));
        }
    }
    men
}

/// Men that a Chinese text says stand somewhere: “王在 g1”, “f1 的象”.
fn men_in_chinese(text: &str) -> Vec<(Role, Square)> {
    let roles = ['王', '后', '车', '象', '马', '兵'];
    let kinds = [
        Role::King,
        Role::Queen,
        Role::Rook,
        Role::Bishop,
        Role::Knight,
        Role::Pawn,
    ];
    let letters: Vec<char> = text.chars().collect();
    let rest_is = |at: usize, words: &str| {
        letters[at.min(letters.len())..]
            .iter()
            .copied()
            .take(words.chars().count())
            .eq(words.chars())
    };
    let square_at = |at: usize| -> Option<Square> {
        letters
            .get(at..at + 2)?
            .iter()
            .collect::<String>()
            .parse()
            .ok()
    };
    let mut men = Vec::new();
    for (index, letter) in letters.iter().enumerate() {
        let Some(kind) = roles.iter().position(|role| role == letter) else {
            continue;
        };
        for place in ["在 ", "站在 ", "到了 ", "落在 ", "站到了 "] {
            if rest_is(index + 1, place)
                && let Some(square) = square_at(index + 1 + place.chars().count())
            {
                men.push((kinds[kind], square));
            }
        }
        let gone = rest_is(index + 1, "没了") || rest_is(index + 1, "吃掉");
        let behind = if index > 0 && "白黑".contains(letters[index - 1]) {
            index - 1
        } else {
            index
        };
        if gone || behind < 4 || !rest_is(behind - 2, " 的") {
            continue;
        }
        let taken = behind >= 7 && rest_is(behind - 7, "吃掉 ");
        if let Some(square) = square_at(behind - 4).filter(|_| !taken) {
            men.push((kinds[kind], square));
        }
    }
    men
}

/// Every text of a language: its file, its place in it, and its plain parts.
fn for_each_text(language: Language, mut look: impl FnMut(&str, &str, &str)) {
    let pack = Pack::embedded();
    let folder = format!("locales/{}/", language.tag());
    for file in pack
        .files
        .values()
        .filter(|file| file.path.starts_with(&folder))
    {
        let (words, _) = Words::parse(file);
        for (name, entry) in &words.messages {
            for (attribute, pattern) in entry.patterns() {
                let place = match attribute {
                    "" => name.clone(),
                    attribute => format!("{name}.{attribute}"),
                };
                look(&file.path, &place, &pattern.plain);
            }
        }
    }
}

fn is_chinese(c: char) -> bool {
    ('\u{4e00}'..='\u{9fff}').contains(&c)
}

/// Chance that is the same on every run (xorshift).
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end.max(1) as u64) as usize
    }

    fn square(&mut self) -> Square {
        Square::ALL[self.below(64)]
    }

    fn role(&mut self) -> Option<Role> {
        let roles = [
            None,
            Some(Role::Queen),
            Some(Role::Knight),
            Some(Role::King),
            Some(Role::Pawn),
        ];
        roles[self.below(roles.len())]
    }
}

/// Something that a learner might do now, sensible or not.
fn random_event(session: &LessonSession, dice: &mut Dice) -> Event {
    let scene = session.scene();
    let right = session.step().map(solution).unwrap_or_default();
    match dice.below(24) {
        0..4 => match &scene.input {
            Input::Moves(moves) if !moves.is_empty() => {
                let (from, targets) = moves.iter().nth(dice.below(moves.len())).unwrap();
                let to = targets[dice.below(targets.len())].to;
                Event::Moved {
                    from: *from,
                    to,
                    promotion: dice.role(),
                }
            }
            _ => Event::Clicked(dice.square()),
        },
        4 => Event::Moved {
            from: dice.square(),
            to: dice.square(),
            promotion: dice.role(),
        },
        5..12 if !right.is_empty() => right[dice.below(right.len())].clone(),
        5..8 => Event::Continued,
        8..10 => Event::TimeReached,
        10 => {
            let texts = [
                "e4", "O-O", "Nf3", "e8=Q", "\u{0}", "", "a1a8", "K", "王", "e2e4e6",
            ];
            Event::Typed(texts[dice.below(texts.len())].to_owned())
        }
        11 | 12 => Event::Clicked(dice.square()),
        13 => {
            let pieces: Vec<_> = scene.board.clone().into_iter().collect();
            match pieces.get(dice.below(pieces.len())) {
                Some((from, piece)) => {
                    let from = (dice.below(2) == 0).then_some(*from);
                    Event::Placed {
                        piece: *piece,
                        to: dice.square(),
                        from,
                    }
                }
                None => Event::Removed(dice.square()),
            }
        }
        14 => Event::Removed(dice.square()),
        15 => Event::Chose(dice.below(5)),
        16 => Event::HintAsked,
        17 => Event::TookBack,
        18 => Event::Replayed,
        19 | 20 => Event::Continued,
        21 => Event::Skipped,
        22 => Event::WentBack,
        _ => Event::JumpedTo(dice.below(20)),
    }
}
