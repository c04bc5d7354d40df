//! Whatever a learner does, in whatever order: no lesson breaks, and nothing earned is lost.

use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use chess_tutor::content::Pack;
use chess_tutor::language::Language;
use chess_tutor::lesson::LessonSession;
use chess_tutor::rules::{Role, Square};
use chess_tutor::scene::Input;
use chess_tutor::session::{Attempt, Event, Session as _, Timestamp};
use chess_tutor::store::{
    LearnerChange, Level, Place, Records, Settings, Store, StoreAnswer, StoreNotice,
};
use chess_tutor::study::{Card, CardKind, Rating, RatingKind, Try};
use chess_tutor::tutor::{Change, Msg, Route, Shelved, Start, Tutor};

use super::attempts;
use super::player::{NOON, lessons, solution};

/// So many events are thrown at each lesson.
const RANDOM_EVENTS: usize = 200;
/// So many messages are thrown at the tutor.
const RANDOM_MESSAGES: usize = 3_000;

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
            // The cards of an opening beside.
            let mut records = attempts(effects);
            records.retain(|attempt| attempt.lesson == lesson.id);
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
fn no_sequence_of_messages_breaks_the_tutor_or_loses_what_was_done() {
    let kept = Arc::new(Mutex::new(Records::default()));
    let shelved = Shelved::of(&[Pack::embedded()]);
    let mut tutor = Tutor::new(Start {
        settings: Settings::default(),
        system_language: Language::Chinese,
        language: None,
        store: Box::new(Disk(kept.clone())),
        games: Box::new(chess_tutor::library::MemoryGames::default()),
        analyst: Box::new(chess_tutor::engine::Absent::default()),
        shelved: shelved.clone(),
        notices: vec![StoreNotice::NoFolder],
    });
    let mut dice = Dice(0x1234_5678_9abc_def1);
    let mut now = NOON;
    for _ in 0..RANDOM_MESSAGES {
        now = now.after_millis(dice.below(3_000) as u64);
        tutor.tick(now);
        if dice.below(60) == 0 {
            tutor.reshelve(shelved.clone(), now);
        }
        let msg = random_message(&tutor, &mut dice);
        let what = format!("{msg:?}");
        tutor.update(msg, now);
        let is_in_lesson = tutor.route() == Route::Lesson;
        assert!(
            !is_in_lesson || tutor.lesson().is_some(),
            "{what} leads into no lesson"
        );
        // What the store was given is what the map shows: the window may close at any moment.
        assert_eq!(*tutor.records(), *kept.lock().unwrap(), "{what}");
        if let Some((next, _)) = tutor.next_lesson() {
            assert!(
                tutor.library().lessons.contains_key(next),
                "{what} offers {next}"
            );
        }
    }
    let stars: u32 = kept
        .lock()
        .unwrap()
        .lessons()
        .map(|(_, lesson)| lesson.stars())
        .sum();
    assert!(stars > 0, "something was solved by chance");
}

/// A store that keeps what it is given, and answers nothing.
struct Disk(Arc<Mutex<Records>>);

impl Store for Disk {
    fn load(&mut self) {}

    fn append(&mut self, attempt: Attempt) {
        self.0.lock().unwrap().record(&attempt);
    }

    fn remember_place(&mut self, place: Place) {
        self.0.lock().unwrap().reach(place);
    }

    fn finish_lesson(&mut self, lesson: String, at: Timestamp) {
        self.0.lock().unwrap().finish(&lesson, at);
    }

    fn save_card(&mut self, kind: CardKind, key: String, card: Card) {
        self.0.lock().unwrap().learner.keep_card(kind, &key, card);
    }

    fn save_rating(&mut self, kind: RatingKind, rating: Rating, at: Timestamp) {
        self.0.lock().unwrap().learner.keep_rating(kind, rating, at);
    }

    fn append_try(&mut self, tried: Try) {
        self.0.lock().unwrap().learner.keep_try(tried);
    }

    fn save_settings(&mut self, _settings: Settings) {}

    fn change_learners(&mut self, _change: LearnerChange, _settings: Settings) {}

    fn give_out(&mut self, _path: PathBuf, _now: Timestamp) {}

    fn take_in(&mut self, _path: PathBuf, _now: Timestamp) {}

    fn poll(&mut self) -> Vec<StoreAnswer> {
        Vec::new()
    }
}

fn random_message(tutor: &Tutor, dice: &mut Dice) -> Msg {
    let lesson = |dice: &mut Dice| lessons()[dice.below(lessons().len())].id.clone();
    match dice.below(40) {
        0 => Msg::Go(
            [
                Route::Learn,
                Route::Settings,
                Route::Lesson,
                Route::Progress,
            ][dice.below(4)],
        ),
        1 => Msg::Back,
        2 => Msg::OpenLesson(lesson(dice)),
        3 => Msg::RestartLesson(lesson(dice)),
        4 => Msg::Resume,
        5 => Msg::NextLesson,
        6 => Msg::Flip,
        7 => Msg::Set(Change::Language(Language::ALL[dice.below(2)])),
        8 => Msg::Set(Change::Level(
            [Level::New, Level::SomeRules, Level::Plays][dice.below(3)],
        )),
        9 => Msg::Set(Change::KnowsXiangqi(dice.below(2) == 0)),
        10 => Msg::DismissNotice(dice.below(3)),
        11 => Msg::ToggleFaults(lesson(dice)),
        12 => Msg::OpenLesson("no-such-lesson".to_owned()),
        _ => match tutor.lesson() {
            Some(screen) => Msg::Lesson(random_event(&screen.session, dice)),
            None => Msg::OpenLesson(lesson(dice)),
        },
    }
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
