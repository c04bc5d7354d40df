//! The puzzle database: files of every kind go in, puzzles come out by rating and idea.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test stops where it fails"
)]

use std::collections::BTreeSet;
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use chess_tutor::content::Pack;
use chess_tutor::engine::{
    Absent, Analyst, Answer, Builtin, Engine, EngineError, Immediate as AtOnce, Limit, Progress,
    Question, Stop,
};
use chess_tutor::language::Language;
use chess_tutor::lesson::{Lesson, Mode as LessonMode};
use chess_tutor::library::MemoryGames;
use chess_tutor::puzzle::pick::Mode;
use chess_tutor::puzzle::{
    Aim, BadRow, Database, ImportError, ImportEvent, ImportProgress, Imported, Unsound, View,
    import,
};
use chess_tutor::puzzle::{Immediate, Origin, Puzzle, Task, explanation, ideas, import_bytes};
use chess_tutor::session::{Attempt, AttemptOutcome, Dice, Event, Session as _, Timestamp};
use chess_tutor::store::{LearnerChange, Learners, Memory, Settings, Store as _};
use chess_tutor::study::{CardKind, Rating, RatingKind, TryOutcome};
use chess_tutor::theme::Theme;
use chess_tutor::tutor::{
    Change, LearnerMsg, Msg, PuzzleMsg, ReviewMsg, Route, Shelved, Start, Tutor,
};

const HEADER: &str =
    "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags";
const MATE: &str = "6k1/5ppp/8/8/8/8/r7/1R4K1 b - - 0 1,a2a3 b1b8";

/// A folder of one test, gone when the test is over.
struct Trial(PathBuf);

impl Trial {
    fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("chess-tutor-puzzles-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn database(&self) -> Database {
        Database::open(&self.0.join("puzzles.sqlite3")).unwrap()
    }

    fn file(&self, content: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.join("puzzles.csv");
        fs::write(&path, content).unwrap();
        path
    }
}

impl Drop for Trial {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Takes a file in, and gives the bad lines too.
fn take_in(database: &mut Database, path: &Path) -> (ImportProgress, Vec<(u64, BadRow)>) {
    let mut bad = Vec::new();
    let imported = import(database, path, &mut |event, _| {
        if let ImportEvent::Bad { line, why } = event {
            bad.push((line, why));
        }
        ControlFlow::Continue(())
    });
    let Imported::Whole(progress) = imported.unwrap() else {
        panic!("not to its end");
    };
    (progress, bad)
}

fn row(id: &str, rating: u16, themes: &str) -> String {
    format!("{id},{MATE},{rating},80,90,100,{themes},https://example.org/{id}#3,\n")
}

fn aim(low: u16, high: u16, theme: Option<Theme>) -> Aim {
    Aim {
        low,
        high,
        theme,
        ..Aim::default()
    }
}

#[test]
fn a_file_goes_in_whatever_its_ends_of_lines_header_and_columns() {
    let rows = [row("a1", 600, "mate"), row("b2", 700, "fork mate")];
    let plain = rows.concat();
    for (name, content) in [
        ("no header", plain.clone()),
        ("header", format!("{HEADER}\n{plain}")),
        ("byte order mark", format!("\u{feff}{plain}")),
        ("mark and header", format!("\u{feff}{HEADER}\n{plain}")),
        ("two ends a line", plain.replace('\n', "\r\n")),
        ("no end at the end", plain.trim_end().to_owned()),
        ("empty lines", format!("{plain}\n\n")),
        (
            "five columns",
            format!("a1,{MATE},600,80\nb2,{MATE},700,80\n"),
        ),
        ("three columns", format!("a1,{MATE}\nb2,{MATE}\n")),
    ] {
        let trial = Trial::new();
        let mut database = trial.database();
        let (progress, bad) = take_in(&mut database, &trial.file(content));
        assert_eq!(bad, [], "{name}");
        assert_eq!((progress.added, progress.merged), (2, 0), "{name}");
        assert_eq!(database.get("b2").unwrap().unwrap().solver_moves(), 1);
    }
}

#[test]
fn bad_lines_are_named_and_the_others_go_in() {
    let trial = Trial::new();
    let mut content = Vec::new();
    content.extend(row("a1", 600, "mate").bytes());
    content.extend(b"no puzzle at all\n");
    content.extend([0xff, 0xfe, 0x00, b'\n']);
    content.extend(row("b2", 700, "mate").replace("b1b8", "b1c2").bytes());
    content.extend(vec![b'x'; 100_000]);
    content.extend(b"\n\"");
    content.extend(row("c3", 700, "mate").bytes());
    content.extend(row("d4", 800, "mate").bytes());
    let mut database = trial.database();
    let (progress, bad) = take_in(&mut database, &trial.file(content));
    let illegal = Unsound::Move {
        number: 2,
        text: "b1c2".to_owned(),
    };
    assert_eq!(
        bad,
        [
            (2, BadRow::Columns),
            (3, BadRow::Unreadable),
            (4, BadRow::Unsound(illegal)),
            (5, BadRow::Unreadable),
            (6, BadRow::Columns),
        ]
    );
    assert_eq!((progress.added, progress.bad, progress.lines), (2, 5, 7));
}

#[test]
fn rows_of_one_id_become_one_puzzle() {
    let trial = Trial::new();
    let mut database = trial.database();
    let often = format!("a1,{MATE},700,80,90,5000,fork,,\n");
    let seldom = format!("a1,{MATE},900,80,90,20,pin,,\n");
    let content = [row("a1", 600, "mate"), often, seldom].concat();
    let (progress, _) = take_in(&mut database, &trial.file(content));
    assert_eq!((progress.added, progress.merged), (1, 2));
    assert_eq!(database.count().unwrap(), 1);
    let puzzle = database.get("a1").unwrap().unwrap();
    assert_eq!(
        puzzle.rating.points(),
        700,
        "as those who solved it most say"
    );
    assert_eq!(puzzle.themes, [Theme::Mate, Theme::Fork, Theme::Pin]);

    // It is found where it is now, and not where it was.
    let mut dice = Dice::new(1);
    let found = |aim: &Aim, dice: &mut Dice| database.pick(aim, dice).unwrap().map(|p| p.id);
    assert_eq!(
        found(&aim(700, 700, Some(Theme::Pin)), &mut dice).as_deref(),
        Some("a1")
    );
    assert_eq!(found(&aim(600, 600, None), &mut dice), None);
    assert_eq!(found(&aim(900, 900, None), &mut dice), None);
}

#[test]
fn an_import_that_was_stopped_goes_on_and_one_that_was_not_is_known() {
    let trial = Trial::new();
    let mut database = trial.database();
    let rows: String = (0..3000)
        .map(|n| row(&format!("p{n}"), 500 + n % 900, "mate"))
        .collect();
    let file = trial.file(format!("{HEADER}\n{rows}"));
    let stopped = import(&mut database, &file, &mut |event, _| match event {
        ImportEvent::Progress(progress) if progress.lines > 1000 => ControlFlow::Break(()),
        ImportEvent::Progress(_) | ImportEvent::Bad { .. } => ControlFlow::Continue(()),
    });
    let Ok(Imported::Stopped(progress)) = stopped else {
        panic!("{stopped:?}");
    };
    assert!((1001..3000).contains(&progress.lines), "{progress:?}");
    assert_eq!(database.count().unwrap(), progress.added);
    drop(database);

    let mut database = trial.database();
    let (rest, _) = take_in(&mut database, &file);
    assert_eq!(rest.merged, 0, "nothing is read twice");
    assert_eq!(rest.added + progress.added, 3000);
    assert_eq!(rest.lines, 3001);
    let again = import(&mut database, &file, &mut |_, _| ControlFlow::Continue(()));
    assert!(matches!(again, Ok(Imported::Already)));
}

#[test]
fn a_file_that_is_missing_or_broken_is_an_error_and_harms_nothing() {
    let trial = Trial::new();
    let mut database = trial.database();
    let mut go_on = |_: ImportEvent, _: View<'_>| ControlFlow::Continue(());
    let missing = import(&mut database, &trial.0.join("none.csv"), &mut go_on);
    assert!(matches!(missing, Err(ImportError::File(_))));
    // The head of a packed file, and then noise.
    let broken = trial.file([&[0x28, 0xb5, 0x2f, 0xfd][..], &[7; 400]].concat());
    let broken = import(&mut database, &broken, &mut go_on);
    assert!(matches!(broken, Err(ImportError::File(_))), "{broken:?}");
    assert_eq!(database.count().unwrap(), 0);
}

#[test]
fn a_puzzle_is_chosen_by_rating_and_idea_and_not_twice() {
    let trial = Trial::new();
    let mut database = trial.database();
    let rows: String = (0..200)
        .map(|n| {
            row(
                &format!("p{n}"),
                400 + n * 5,
                if n % 10 == 0 { "fork" } else { "pin" },
            )
        })
        .collect();
    take_in(&mut database, &trial.file(rows));
    let mut wanted = aim(500, 900, Some(Theme::Fork));
    let mut had = BTreeSet::new();
    let mut dice = Dice::new(7);
    while let Some(puzzle) = database.pick(&wanted, &mut dice).unwrap() {
        assert!((500..=900).contains(&puzzle.rating.points()));
        assert_eq!(puzzle.themes, [Theme::Fork]);
        assert!(had.insert(puzzle.id.clone()), "{} twice", puzzle.id);
        Arc::make_mut(&mut wanted.avoid).insert(puzzle.id);
    }
    // 500, 550 … 900.
    assert_eq!(had.len(), 9);
    assert_eq!(
        database
            .pick(&aim(500, 900, Some(Theme::Skewer)), &mut dice)
            .unwrap(),
        None
    );
    assert_eq!(
        database.pick(&aim(2000, 2100, None), &mut dice).unwrap(),
        None
    );
    let themes: Vec<Theme> = database
        .themes()
        .unwrap()
        .into_iter()
        .map(|(theme, _)| theme)
        .collect();
    assert_eq!(themes, [Theme::Fork, Theme::Pin]);
}

#[test]
fn chance_reaches_every_puzzle() {
    let trial = Trial::new();
    let mut database = trial.database();
    let rows: String = (0..20)
        .map(|n| row(&format!("p{n}"), 500 + n, "mate"))
        .collect();
    take_in(&mut database, &trial.file(rows));
    let wanted = aim(500, 519, None);
    let had: BTreeSet<String> = (0..400)
        .filter_map(|seed| database.pick(&wanted, &mut Dice::new(seed)).unwrap())
        .map(|puzzle| puzzle.id)
        .collect();
    assert_eq!(had.len(), 20);
}

// Lived through, without a window.

const NOON: Timestamp = Timestamp(1_750_000_000_000);
const DAY_MILLIS: u64 = 24 * 60 * 60 * 1000;

fn puzzle(id: &str) -> Puzzle {
    let (fen, moves) = MATE.split_once(',').unwrap();
    let (start, lead, solution) = Puzzle::read(fen, moves).unwrap();
    Puzzle {
        id: id.to_owned(),
        start,
        lead,
        solution,
        rating: Rating::known(600.0, 80.0),
        themes: vec![Theme::Mate, Theme::BackRankMate],
        origin: Origin::Database,
    }
}

fn tutor(puzzles: &[Puzzle]) -> Tutor {
    tutor_with(puzzles, Box::new(Absent::default()))
}

fn tutor_with(puzzles: &[Puzzle], analyst: Box<dyn Analyst>) -> Tutor {
    let start = beginning(analyst);
    let mut tutor = Tutor::new(start).with_puzzles(Box::new(Immediate::of(puzzles)));
    tutor.tick(NOON);
    tutor
}

fn beginning(analyst: Box<dyn Analyst>) -> Start {
    Start {
        settings: Settings {
            first_run_done: true,
            ..Settings::default()
        },
        system_language: Language::English,
        language: None,
        store: Box::new(Memory::default()),
        games: Box::new(MemoryGames::default()),
        analyst,
        shelved: Shelved::words_only(),
        notices: Vec::new(),
    }
}

/// A sitting begins, and the other side makes its move.
fn begin(tutor: &mut Tutor, mode: Mode, now: Timestamp) -> Timestamp {
    tutor.update(Msg::Puzzle(PuzzleMsg::Start(mode)), now);
    assert_eq!(tutor.route(), Route::Puzzle);
    let due = tutor.due().unwrap();
    tutor.tick(due);
    due
}

fn tell(tutor: &mut Tutor, event: Event, now: Timestamp) {
    tutor.update(Msg::Puzzle(PuzzleMsg::Event(event)), now);
}

#[test]
fn a_lesson_leads_to_puzzles_of_the_first_of_its_ideas_that_there_are_some_of() {
    let mut lesson = Lesson {
        id: "rook".to_owned(),
        course: "mates".to_owned(),
        minutes: 1,
        requires: Vec::new(),
        themes: ["arabian-mate", "back-rank-mate", "of-no-list"]
            .map(str::to_owned)
            .into(),
        mode: LessonMode::Teach,
        steps: Vec::new(),
    };
    let full = tutor(&[puzzle("a")]);
    assert_eq!(full.puzzle_idea_of(&lesson), Some(Theme::BackRankMate));
    assert_eq!(tutor(&[]).puzzle_idea_of(&lesson), None);
    lesson.mode = LessonMode::Test;
    assert_eq!(full.puzzle_idea_of(&lesson), None);
}

#[test]
fn a_puzzle_solved_at_once_raises_the_rating_and_need_not_come_back() {
    let mut tutor = tutor(&[puzzle("a1")]);
    let now = begin(&mut tutor, Mode::ForYou, NOON);
    tell(&mut tutor, Event::Typed("Rb8".to_owned()), now);
    let screen = tutor.puzzle().unwrap();
    assert!(screen.change.unwrap() > 0);
    assert_eq!(screen.run.solved, 1);
    let learner = &tutor.records().learner;
    assert!(learner.rating(RatingKind::Puzzle).unwrap().value() > 600.0);
    assert_eq!(learner.tries(CardKind::Puzzle).count(), 1);
    assert_eq!(learner.card(CardKind::Puzzle, "a1"), None);
    // There is no other: that is said, and nothing breaks.
    tutor.update(Msg::Puzzle(PuzzleMsg::Next), now);
    assert!(tutor.puzzle().unwrap().is_empty);
}

#[test]
fn a_puzzle_that_was_missed_comes_back_and_says_why_in_both_languages() {
    let mut tutor = tutor(&[puzzle("a1"), puzzle("b2")]);
    let now = begin(&mut tutor, Mode::ForYou, NOON);
    let missed = tutor
        .puzzle()
        .unwrap()
        .session
        .as_ref()
        .unwrap()
        .puzzle()
        .id
        .clone();
    tell(&mut tutor, Event::Skipped, now);
    let learner = &tutor.records().learner;
    let tried = learner.tries(CardKind::Puzzle).next().unwrap();
    assert_eq!(tried.outcome, TryOutcome::Failed);
    assert!(learner.card(CardKind::Puzzle, &missed).is_some());
    assert!(tutor.puzzle().unwrap().change.unwrap() < 0);

    let later = now.after_millis(3 * DAY_MILLIS);
    assert_eq!(tutor.puzzles_due(later), 1);
    begin(&mut tutor, Mode::ForYou, later);
    for (language, words) in [
        (
            Language::English,
            "Back again: you missed this one 3 days ago.",
        ),
        (Language::Chinese, "又见面了：3 天前这道没做出来。"),
    ] {
        tutor.update(Msg::Set(Change::Language(language)), later);
        let session = tutor.puzzle().unwrap().session.as_ref().unwrap();
        assert_eq!(session.puzzle().id, missed);
        let why = session.why_back().unwrap();
        assert_eq!(tutor.voice().say(&why), words);
    }
}

#[test]
fn a_wrong_try_goes_back_and_counts_and_hints_lead_to_the_move() {
    let mut tutor = tutor(&[puzzle("a1")]);
    let mut now = begin(&mut tutor, Mode::Theme(Theme::BackRankMate), NOON);
    // Without an engine nothing is claimed of the move but that it is not the one.
    tell(&mut tutor, Event::Typed("Kf1".to_owned()), now);
    for _ in 0..3 {
        now = tutor.due().unwrap_or(now);
        tutor.tick(now);
    }
    let position = |tutor: &Tutor| {
        let session = tutor.puzzle().unwrap().session.as_ref().unwrap();
        session.game().position().clone()
    };
    assert_eq!(position(&tutor), puzzle("a1").task_position());
    for _ in 0..3 {
        tell(&mut tutor, Event::HintAsked, now);
    }
    let session = tutor.puzzle().unwrap().session.as_ref().unwrap();
    assert_eq!(session.scene().marks.len(), 1);
    tell(&mut tutor, Event::Typed("Rb8".to_owned()), now);
    let end = *tutor
        .puzzle()
        .unwrap()
        .session
        .as_ref()
        .unwrap()
        .end()
        .unwrap();
    assert_eq!(
        (end.outcome, end.misses, end.hints),
        (TryOutcome::Helped, 1, 3)
    );
    // Who knows the idea beforehand shows little: no rating.
    assert_eq!(tutor.records().learner.rating(RatingKind::Puzzle), None);
}

/// The engine inside, that never looks long.
struct Quick(Builtin);

impl Engine for Quick {
    fn answer(
        &mut self,
        question: &Question,
        stop: &Stop,
        progress: &mut dyn FnMut(&Progress),
    ) -> Result<Answer, EngineError> {
        let limit = Limit::Nodes(2_000);
        let question = match question.clone() {
            Question::Best {
                game,
                multi_pv,
                among,
                ..
            } => Question::Best {
                game,
                limit,
                multi_pv,
                among,
            },
            Question::Compare { before, played, .. } => Question::Compare {
                before,
                played,
                limit,
            },
            other @ Question::Human { .. } => other,
        };
        self.0.answer(&question, stop, progress)
    }
}

/// Time passes until nothing comes any more.
fn settle(tutor: &mut Tutor, now: Timestamp) {
    while tutor.tick(now) {}
}

#[test]
fn a_mistake_in_a_game_that_was_looked_at_becomes_a_puzzle_that_awaits_the_learner() {
    let analyst = Box::new(AtOnce::new(Quick(Builtin::new(1))));
    let mut tutor = tutor_with(&[puzzle("a1")], analyst);
    assert_eq!(tutor.own_puzzles(), 0);
    let pgn = "1. f3 e5 2. g4 Qh4# 0-1".to_owned();
    tutor.update(Msg::Go(Route::Review), NOON);
    tutor.update(Msg::Review(ReviewMsg::Pasted(pgn)), NOON);
    settle(&mut tutor, NOON);
    let session = tutor.review().session.as_ref().unwrap();
    assert!(session.analysis().is_finished());
    let found = tutor.puzzles_of_game().unwrap();
    assert_eq!(found.len(), 1);
    assert_eq!(tutor.own_puzzles(), 1);

    // It is this one that comes, and once solved it awaits nobody.
    let now = begin(&mut tutor, Mode::OwnGame(found.clone()), NOON);
    let session = tutor.puzzle().unwrap().session.as_ref().unwrap();
    assert_eq!(session.puzzle().id, found[0]);
    assert_eq!(session.puzzle().moves_text(), "g2g4 d8h4");
    assert_eq!(session.puzzle().origin, Origin::OwnGame);
    tell(&mut tutor, Event::Typed("Qh4#".to_owned()), now);
    assert_eq!(tutor.puzzles_of_game(), Some(Vec::new()));
    // A game of the learner's says nothing of a strength that all share.
    assert_eq!(tutor.records().learner.rating(RatingKind::Puzzle), None);
    tutor.update(Msg::Puzzle(PuzzleMsg::Next), now);
    assert!(tutor.puzzle().unwrap().is_empty);
}

#[test]
fn a_puzzle_from_a_game_is_found_by_the_learner_whose_game_it_was_and_by_no_other() {
    let trial = Trial::new();
    let mut database = trial.database();
    let mut learners = Learners::default();
    let (first, mia, bo) = (learners.here(), learners.add("Mia"), learners.add("Bo"));
    let own = |id: &str| Puzzle {
        origin: Origin::OwnGame,
        ..puzzle(id)
    };
    database.add(&[puzzle("all")]).unwrap();
    database.add_for(first, &[own("own-1")]).unwrap();
    database.add_for(mia, &[own("own-2")]).unwrap();
    // Both fell into the same trap.
    database.add_for(mia, &[own("own-1")]).unwrap();
    database.add_for(mia, &[own("own-1")]).unwrap();
    drop(database);

    let database = trial.database();
    let of = |owner| {
        let mut wanted = Aim {
            owner,
            ..aim(0, 4000, None)
        };
        while let Some(found) = database.pick(&wanted, &mut Dice::new(7)).unwrap() {
            Arc::make_mut(&mut wanted.avoid).insert(found.id);
        }
        wanted.avoid.iter().cloned().collect::<Vec<_>>()
    };
    assert_eq!(of(Some(first)), ["own-1"]);
    assert_eq!(of(Some(mia)), ["own-1", "own-2"]);
    assert_eq!(of(Some(bo)), [""; 0]);
    assert_eq!(of(None), ["all"], "whoever asks for any puzzle");
    let themed = aim(0, 4000, Some(Theme::BackRankMate));
    for seed in 0..40 {
        let found = database.pick(&themed, &mut Dice::new(seed)).unwrap();
        assert_eq!(found.unwrap().id, "all");
    }
    assert_eq!(database.count().unwrap(), 1);
    let own = database.view().count_own().unwrap();
    assert_eq!(own.into_iter().collect::<Vec<_>>(), [(first, 1), (mia, 2)]);
}

#[test]
fn a_file_of_before_in_which_all_shared_each_others_mistakes_is_put_right() {
    let trial = Trial::new();
    let mut database = trial.database();
    let own = Puzzle {
        origin: Origin::OwnGame,
        ..puzzle("own-1")
    };
    database.add(&[puzzle("all"), own]).unwrap();
    drop(database);
    // As it was listed then.
    let file = rusqlite::Connection::open(trial.0.join("puzzles.sqlite3")).unwrap();
    file.execute_batch(
        "INSERT INTO pick SELECT number, 600, (SELECT key FROM puzzle WHERE id = 'own-1')
         FROM theme WHERE name IN ('*', 'mate');
         PRAGMA user_version = 1;",
    )
    .unwrap();
    drop(file);
    let database = trial.database();
    for seed in 0..40 {
        let found = database.pick(&aim(0, 4000, None), &mut Dice::new(seed));
        assert_eq!(found.unwrap().unwrap().id, "all");
    }
    let own = database.view().count_own().unwrap();
    assert_eq!(own.values().sum::<u64>(), 1);
}

#[test]
fn whoever_sits_down_next_is_given_none_of_the_mistakes_of_the_one_before() {
    let mut tutor = tutor_with(&[], Box::new(AtOnce::new(Quick(Builtin::new(1)))));
    let pgn = "1. f3 e5 2. g4 Qh4# 0-1".to_owned();
    tutor.update(Msg::Go(Route::Review), NOON);
    tutor.update(Msg::Review(ReviewMsg::Pasted(pgn)), NOON);
    settle(&mut tutor, NOON);
    assert_eq!(tutor.own_puzzles(), 1);
    let mia = LearnerChange::Welcome("Mia".to_owned());
    tutor.update(Msg::Learner(LearnerMsg::Change(mia)), NOON);
    settle(&mut tutor, NOON);
    assert_eq!(tutor.own_puzzles(), 0);
    for mode in [Mode::OwnGames, Mode::ForYou, Mode::Theme(Theme::Mate)] {
        tutor.update(Msg::Puzzle(PuzzleMsg::Start(mode)), NOON);
        settle(&mut tutor, NOON);
        assert!(tutor.puzzle().unwrap().is_empty);
    }
    let first = tutor.learners().learners.all()[0].id;
    let back = LearnerChange::TurnTo(first);
    tutor.update(Msg::Learner(LearnerMsg::Change(back)), NOON);
    settle(&mut tutor, NOON);
    assert_eq!(tutor.own_puzzles(), 1);
}

#[test]
fn the_built_in_set_is_sound_and_spread_over_strengths_and_ideas() {
    let mut database = Database::in_memory().unwrap();
    let mut bad = 0;
    let packed = include_bytes!("../assets/puzzles/puzzles.csv.zst");
    let imported = import_bytes(&mut database, packed, &mut |event, _| {
        bad += usize::from(matches!(event, ImportEvent::Bad { .. }));
        ControlFlow::Continue(())
    });
    assert!(matches!(imported, Ok(Imported::Whole(progress)) if progress.added >= 8000));
    assert_eq!(bad, 0);
    for low in (400..2200).step_by(100) {
        let wanted = aim(low, low + 99, None);
        assert!(
            database.pick(&wanted, &mut Dice::new(3)).unwrap().is_some(),
            "{low}"
        );
    }
    assert!(database.themes().unwrap().len() >= 30);
    // The ideas that save a draw were composed: their lines show them.
    for theme in [Theme::StalemateTrick, Theme::PerpetualCheck] {
        let mut wanted = aim(400, 2200, Some(theme));
        while let Some(puzzle) = database.pick(&wanted, &mut Dice::new(3)).unwrap() {
            assert!(ideas(&puzzle).contains(&theme), "{}", puzzle.id);
            assert_eq!(Task::of(&puzzle), Task::Save, "{}", puzzle.id);
            assert!(explanation(&puzzle).is_some(), "{}", puzzle.id);
            Arc::make_mut(&mut wanted.avoid).insert(puzzle.id);
        }
        assert!(wanted.avoid.len() >= 10, "{theme}");
    }
}

#[test]
fn the_rating_begins_where_the_first_questions_placed_the_learner() {
    let shelved = Shelved::of(&[Pack::embedded()]);
    let placement = shelved.library.placement().unwrap().clone();
    for (right, points) in [(0, 400), (4, 600), (10, 900)] {
        let mut store = Memory::default();
        let asked = placement.steps.iter().filter(|step| step.about.is_some());
        for (number, step) in asked.enumerate() {
            store.append(Attempt {
                lesson: placement.id.clone(),
                step: step.id.clone(),
                outcome: if number < right {
                    AttemptOutcome::Solved
                } else {
                    AttemptOutcome::Skipped
                },
                misses: 0,
                hints: 0,
                stars: 0,
                at: NOON,
                took_millis: 1_000,
            });
        }
        store.finish_lesson(placement.id.clone(), NOON);
        let mut tutor = Tutor::new(Start {
            shelved: shelved.clone(),
            store: Box::new(store),
            ..beginning(Box::new(Absent::default()))
        });
        tutor.tick(NOON);
        assert_eq!(tutor.puzzle_rating(NOON).points(), points, "{right} right");
    }
}
