//! The learner's records on a real disk: kept, killed, damaged, locked away, and the settings beside them.
#![expect(clippy::unwrap_used, reason = "a test stops where it fails")]
#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a test looks for one kind of answer"
)]

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use chess_tutor::session::{Attempt, AttemptOutcome, Timestamp};
use chess_tutor::store::{
    BoardStyle, DataFolder, Database, LearnerChange, LearnerId, Learners, Level, Memory, Motion,
    Place, Records, Settings, Store, StoreAnswer, StoreNotice, TextSize, Unusable, WindowTheme,
};
use chess_tutor::study::{Card, CardKind, Grade, Rating, RatingKind, Try, TryOutcome, review};
use chess_tutor::theme::Theme;
use proptest::prelude::*;
use rusqlite::Connection;

/// When the files are opened; the names of files set aside show it.
const START: Timestamp = Timestamp(1_700_000_000_000);
/// How long an answer is waited for before the test fails.
const PATIENCE: Duration = Duration::from_secs(30);
/// Set for the process that is killed: the folder that it writes in.
const CHILD: &str = "CHESS_TUTOR_TEST_CHILD";

// Kept.

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn what_is_given_is_there_at_the_next_start(deeds in prop::collection::vec(deed(), 0..40)) {
        let trial = Trial::new();
        let mut memory = Memory::default();
        for some in deeds.chunks(15) {
            let mut desk = Desk::open(trial.data());
            for deed in some {
                deed.clone().tell(&mut memory);
                deed.clone().tell(&mut desk.database);
            }
            // Dropping is closing the window: nothing is waited for before.
        }
        memory.load();
        let answers = memory.poll();
        prop_assert_eq!(loaded(&answers), Some(&Desk::open(trial.data()).records()));
        prop_assert!(notices(&answers).is_empty());
    }
}

#[test]
fn each_entry_is_answered_in_order() {
    let trial = Trial::new();
    let mut desk = Desk::open(trial.data());
    for count in 1..=5 {
        desk.database.append(attempt(count));
        desk.wait_until_kept(count);
    }
    assert_eq!(desk.notices(), []);
}

#[test]
fn the_place_to_go_on_from_is_the_last_one() {
    let trial = Trial::new();
    let mut desk = Desk::open(trial.data());
    for (lesson, step) in [("rook", "one"), ("bishop", "one"), ("rook", "two")] {
        desk.database.remember_place(place(lesson, step));
    }
    drop(desk);

    let mut desk = Desk::open(trial.data());
    assert_eq!(desk.records().last_place(), Some(&place("rook", "two")));
    desk.database.finish_lesson("rook".to_owned(), Timestamp(9));
    drop(desk);

    let records = Desk::open(trial.data()).records();
    assert!(records.is_finished("rook"));
    assert_eq!(records.last_place(), Some(&place("bishop", "one")));
}

#[test]
fn two_windows_share_the_records() {
    let trial = Trial::new();
    let mut one = Desk::open(trial.data());
    let mut two = Desk::open(trial.data());
    for count in 1..=10 {
        one.database.append(attempt(count));
        two.database.append(attempt(count + 100));
    }
    one.wait_until_kept(10);
    two.wait_until_kept(10);
    drop((one, two));

    let records = Desk::open(trial.data()).records();
    assert_eq!(steps(&records).count(), 20);
}

// Killed.

#[test]
fn a_killed_program_loses_nothing_that_was_kept() {
    // Each row is killed at another moment: right after so many answers, while the next entry is on its way.
    for answers in [1, 2, 5, 20, 60] {
        let trial = Trial::new();
        let (mut child, mut lines) = spawn_child(&trial.data());
        let kept = nth_line(&mut lines, answers);
        child.kill().unwrap();
        child.wait().unwrap();

        let mut desk = Desk::open(trial.data());
        let records = desk.records();
        assert_eq!(desk.notices(), []);
        let found: Vec<u64> = steps(&records).collect();
        let expected: Vec<u64> = (1..=found.len() as u64).collect();
        assert_eq!(found, expected, "in order, none left out");
        assert!(found.len() as u64 >= kept, "{kept} were answered as kept");

        // And it goes on.
        desk.database.append(attempt(1_000));
        desk.wait_until_kept(1);
    }
}

/// No test of its own: the program that the test above kills.
#[test]
fn child_that_appends_until_it_is_killed() {
    let Some(folder) = std::env::var_os(CHILD) else {
        return;
    };
    let mut desk = Desk::open(DataFolder::at(Path::new(&folder)));
    let mut out = std::io::stdout();
    for count in 1.. {
        desk.database.append(attempt(count));
        desk.wait_until_kept(count);
        if writeln!(out, "kept {count}")
            .and_then(|()| out.flush())
            .is_err()
        {
            return;
        }
    }
}

// Damaged.

#[test]
fn what_is_no_database_is_set_aside_whole() {
    let whole = real_database();
    let half = whole.len() / 2;
    let mut scratched = whole.clone();
    for byte in scratched.iter_mut().skip(4_096).step_by(3) {
        *byte ^= 0x5a;
    }
    let rows: [(&str, Vec<u8>); 5] = [
        ("words", b"dear diary, today I lost my queen\n".to_vec()),
        ("noise", noise(20_000)),
        ("cut within its first page", whole[..700].to_vec()),
        ("cut in half", whole[..half].to_vec()),
        ("scratched", scratched),
    ];
    for (name, bytes) in rows {
        let trial = Trial::new();
        let file = trial.data().records_file();
        fs::create_dir_all(trial.data().path()).unwrap();
        fs::write(&file, &bytes).unwrap();

        let mut desk = Desk::open(trial.data());
        assert_eq!(desk.records(), Records::default(), "{name}");
        let aside = format!("records.damaged-{}.sqlite3", START.0);
        let notice = set_aside(&aside, Unusable::Damaged);
        assert_eq!(desk.notices(), [notice], "{name}");
        assert_eq!(fs::read(file.with_file_name(aside)).unwrap(), bytes);
        desk.assert_keeps(&trial);
    }
}

#[test]
fn an_empty_file_is_a_beginning() {
    let trial = Trial::new();
    fs::create_dir_all(trial.data().path()).unwrap();
    fs::write(trial.data().records_file(), "").unwrap();
    let mut desk = Desk::open(trial.data());
    assert_eq!(desk.records(), Records::default());
    assert_eq!(desk.notices(), []);
    desk.assert_keeps(&trial);
}

#[test]
fn a_folder_in_its_place_is_set_aside_with_what_belongs_to_it() {
    let trial = Trial::new();
    let data = trial.data().path().to_owned();
    fs::create_dir_all(data.join("records.sqlite3/inner")).unwrap();
    fs::write(data.join("records.sqlite3-journal"), "x").unwrap();
    fs::write(data.join("records.sqlite3-wal"), "y").unwrap();
    let mut desk = Desk::open(trial.data());
    desk.records();
    let aside = format!("records.damaged-{}.sqlite3", START.0);
    assert_eq!(desk.notices(), [set_aside(&aside, Unusable::Damaged)]);
    assert!(data.join(&aside).join("inner").is_dir());
    assert_eq!(
        fs::read(data.join(format!("{aside}-journal"))).unwrap(),
        b"x"
    );
    assert_eq!(fs::read(data.join(format!("{aside}-wal"))).unwrap(), b"y");
    desk.assert_keeps(&trial);
}

#[test]
fn a_database_with_other_tables_under_our_number_is_set_aside() {
    let trial = Trial::new();
    hand_made(&trial, "CREATE TABLE attempt (x); PRAGMA user_version = 1");
    let mut desk = Desk::open(trial.data());
    desk.records();
    let aside = format!("records.damaged-{}.sqlite3", START.0);
    assert_eq!(desk.notices(), [set_aside(&aside, Unusable::Damaged)]);
    desk.assert_keeps(&trial);
}

#[test]
fn a_file_of_a_newer_program_is_set_aside() {
    let trial = Trial::new();
    hand_made(&trial, "CREATE TABLE future (x); PRAGMA user_version = 99");
    let mut desk = Desk::open(trial.data());
    assert_eq!(desk.records(), Records::default());
    let aside = format!("records.damaged-{}.sqlite3", START.0);
    assert_eq!(desk.notices(), [set_aside(&aside, Unusable::Newer)]);
    desk.assert_keeps(&trial);
}

#[test]
fn a_file_set_aside_never_covers_another() {
    let trial = Trial::new();
    let file = trial.data().records_file();
    fs::create_dir_all(trial.data().path()).unwrap();
    for number in 0..3 {
        fs::write(&file, format!("damaged {number}, and long enough")).unwrap();
        Desk::open(trial.data()).records();
    }
    for number in 0..3 {
        let aside = format!("records.damaged-{}.sqlite3", START.0 + number);
        let text = fs::read_to_string(file.with_file_name(aside)).unwrap();
        assert_eq!(text, format!("damaged {number}, and long enough"));
    }
}

// Older.

#[test]
fn an_older_file_is_copied_before_it_is_brought_forward() {
    let trial = Trial::new();
    hand_made(
        &trial,
        "CREATE TABLE note (word TEXT); INSERT INTO note VALUES ('Nf3')",
    );
    let mut desk = Desk::open(trial.data());
    desk.records();
    assert_eq!(desk.notices(), []);
    desk.assert_keeps(&trial);

    let copy = format!("records.version-0-{}.sqlite3", START.0);
    for name in [copy.as_str(), "records.sqlite3"] {
        let connection = Connection::open(trial.data().path().join(name)).unwrap();
        let word: String = connection
            .query_row("SELECT word FROM note", [], |row| row.get(0))
            .unwrap();
        assert_eq!(word, "Nf3", "{name}");
    }
}

#[test]
fn records_from_before_there_were_cards_are_all_there() {
    let trial = Trial::new();
    hand_made(
        &trial,
        "CREATE TABLE attempt (
             id INTEGER PRIMARY KEY, lesson TEXT NOT NULL, step TEXT NOT NULL, outcome TEXT NOT NULL,
             misses INTEGER NOT NULL, hints INTEGER NOT NULL, stars INTEGER NOT NULL, at INTEGER NOT NULL,
             took_millis INTEGER NOT NULL
         ) STRICT;
         CREATE TABLE lesson (
             turn INTEGER PRIMARY KEY, lesson TEXT NOT NULL UNIQUE, step TEXT, step_at INTEGER, finished_at INTEGER
         ) STRICT;
         INSERT INTO attempt VALUES (1, 'rook', '00003', 'solved', 0, 1, 2, 1700000000003, 1500);
         PRAGMA user_version = 1",
    );
    let mut desk = Desk::open(trial.data());
    let mut expected = Records::default();
    expected.record(&attempt(3));
    assert_eq!(desk.records(), expected);
    assert_eq!(desk.notices(), []);
    let copy = format!("records.version-1-{}.sqlite3", START.0);
    assert!(trial.data().path().join(copy).is_file());

    let card = review(None, Grade::Again, START);
    desk.database
        .save_card(CardKind::Puzzle, "x".to_owned(), card);
    drop(desk);
    let learner = Desk::open(trial.data()).records().learner;
    assert_eq!(learner.card(CardKind::Puzzle, "x"), Some(&card));
}

// Not writable. Folders that even root cannot write in.

#[test]
fn without_a_folder_everything_goes_on_in_memory() {
    let trial = Trial::new();
    fs::write(trial.path.join("file"), "").unwrap();
    let mut rows = vec![trial.path.join("file/data"), trial.path.join("file")];
    if cfg!(target_os = "linux") {
        rows.push(PathBuf::from("/proc/chess-tutor"));
        rows.push(PathBuf::from("/proc"));
    }
    for folder in rows {
        let mut desk = Desk::open(DataFolder::at(&folder));
        desk.database.append(attempt(1));
        desk.database.remember_place(place("rook", "two"));
        let records = desk.records();
        assert_eq!(steps(&records).collect::<Vec<_>>(), [1]);
        assert_eq!(records.last_place(), Some(&place("rook", "two")));
        assert_eq!(desk.notices(), [StoreNotice::NotWritable { folder }]);
    }
}

#[test]
fn a_folder_that_comes_back_gets_everything() {
    let trial = Trial::new();
    let file = trial.path.join("data");
    fs::write(&file, "").unwrap();
    let mut desk = Desk::open(trial.data());
    desk.database.append(attempt(1));
    desk.records();

    fs::remove_file(&file).unwrap();
    desk.database.append(attempt(2));
    desk.wait_until_kept(2);
    assert_eq!(desk.notices().last(), Some(&StoreNotice::SavedAgain));
    drop(desk);
    let records = Desk::open(trial.data()).records();
    assert_eq!(steps(&records).collect::<Vec<_>>(), [1, 2]);
}

// Settings.

#[test]
fn settings_come_back() {
    let trial = Trial::new();
    let settings = Settings {
        language: Some("zh-CN".to_owned()),
        theme: WindowTheme::Dark,
        board: BoardStyle::Slate,
        text_size: TextSize::Large,
        motion: Motion::Off,
        sound: true,
        knows_xiangqi: Some(true),
        level: Some(Level::Plays),
        coordinates: false,
        legal_targets: false,
        engine: Some("/usr/games/stockfish".to_owned()),
        endings: Some("/srv/syzygy".to_owned()),
        game: Some("opponent=cat".to_owned()),
        first_run_done: true,
    };
    save(&trial, settings.clone());
    assert_eq!(Settings::read(&trial.data(), START), (settings, None));
    let names = ["records.sqlite3", "settings.toml"];
    assert_eq!(trial.names(), names, "nothing half-written is left");
}

#[test]
fn settings_that_this_program_does_not_know_are_kept() {
    let trial = Trial::new();
    let text =
        "# by hand\ntheme = 'sepia' # later\nspeed = 3\nsound = 'loud'\n\n[clock]\nhands = true\n";
    fs::create_dir_all(trial.data().path()).unwrap();
    fs::write(trial.data().settings_file(), text).unwrap();
    let (mut settings, notice) = Settings::read(&trial.data(), START);
    assert_eq!((&settings, notice), (&Settings::default(), None));

    settings.coordinates = false;
    save(&trial, settings);
    let written = fs::read_to_string(trial.data().settings_file()).unwrap();
    assert_eq!(
        written,
        text.replace("'loud'\n", "'loud'\ncoordinates = false\n")
    );
}

#[test]
fn settings_that_are_no_toml_are_set_aside() {
    for bytes in [&b"theme = = dark"[..], b"\xff\xfe\x00", b"a = 1\na = 2"] {
        let trial = Trial::new();
        let file = trial.data().settings_file();
        fs::create_dir_all(trial.data().path()).unwrap();
        fs::write(&file, bytes).unwrap();
        let aside = format!("settings.damaged-{}.toml", START.0);
        let notice = set_aside(&aside, Unusable::Damaged);
        let (settings, said) = Settings::read(&trial.data(), START);
        assert_eq!((settings, said), (Settings::default(), Some(notice)));
        assert_eq!(fs::read(file.with_file_name(aside)).unwrap(), bytes);
        assert!(!file.exists());
    }
}

#[test]
fn settings_without_a_folder_are_the_defaults() {
    let trial = Trial::new();
    assert_eq!(
        Settings::read(&trial.data(), START),
        (Settings::default(), None)
    );
    assert!(!trial.data().path().exists(), "reading makes no folder");
}

#[test]
#[cfg(unix)]
fn settings_that_are_a_link_stay_one() {
    let trial = Trial::new();
    let elsewhere = trial.path.join("mine.toml");
    fs::write(&elsewhere, "future = 1\n").unwrap();
    fs::create_dir_all(trial.data().path()).unwrap();
    std::os::unix::fs::symlink(&elsewhere, trial.data().settings_file()).unwrap();
    save(
        &trial,
        Settings {
            sound: true,
            ..Settings::default()
        },
    );
    assert!(trial.data().settings_file().is_symlink());
    let written = fs::read_to_string(&elsewhere).unwrap();
    assert_eq!(written, "future = 1\nsound = true\n");
}

#[test]
fn settings_that_cannot_be_written_are_a_notice() {
    let trial = Trial::new();
    fs::write(trial.path.join("data"), "").unwrap();
    let mut desk = Desk::open(trial.data());
    desk.database.save_settings(Settings {
        sound: true,
        ..Settings::default()
    });
    desk.records();
    let folder = trial.data().path().to_owned();
    assert_eq!(desk.notices(), [StoreNotice::NotWritable { folder }]);
}

// What the tests stand on.

/// A place on the disk for one test; the data folder in it is not made.
struct Trial {
    path: PathBuf,
}

impl Trial {
    fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("chess-tutor-store-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self { path }
    }

    fn data(&self) -> DataFolder {
        DataFolder::at(&self.path.join("data"))
    }

    /// What lies in the data folder, sorted, without SQLite's emptied journals.
    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(self.data().path()).unwrap();
        let mut names: Vec<String> = entries
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .filter(|name| !name.ends_with("-journal"))
            .collect();
        names.sort();
        names
    }
}

impl Drop for Trial {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.path);
    }
}

#[test]
fn each_learner_has_records_and_settings_of_their_own_and_the_first_keeps_the_folder() {
    let trial = Trial::new();
    let mut desk = Desk::open(trial.data());
    desk.database.append(attempt(1));
    let settings = Settings {
        first_run_done: true,
        level: Some(Level::Plays),
        theme: WindowTheme::Dark,
        ..Settings::default()
    };
    let mia = LearnerChange::Welcome("Mia".to_owned());
    desk.database.change_learners(mia, settings.clone());
    desk.wait_for(|answer| {
        let StoreAnswer::Arrived { settings, .. } = answer else {
            return false;
        };
        settings.theme == WindowTheme::Dark && settings.level.is_none() && !settings.first_run_done
    });
    desk.database.append(attempt(2));
    drop(desk);
    assert_eq!(
        trial.names(),
        ["learners", "learners.toml", "records.sqlite3"],
        "what was there stays where it was"
    );

    // Who learnt last is there at the next start; the other one's records are as they were.
    let learners = Learners::read(&trial.data());
    assert_eq!(learners.name(), Some("Mia"));
    let mut desk = Desk::open(trial.data());
    assert_eq!(steps(&desk.records()).collect::<Vec<_>>(), [2]);
    desk.heard.clear();
    let back = LearnerChange::TurnTo(LearnerId::FIRST);
    desk.database.change_learners(back, settings);
    let loaded = desk.wait_for(|answer| matches!(answer, StoreAnswer::Loaded(_)));
    let records = loaded_of(&loaded);
    assert_eq!(steps(&records).collect::<Vec<_>>(), [1]);

    // Laid aside is not gone, even if the list itself is.
    let aside = LearnerChange::LayAside(learners.here());
    desk.database.change_learners(aside, Settings::default());
    desk.wait_for(|answer| {
        matches!(answer, StoreAnswer::Learners(learners) if learners.present().count() == 1)
    });
    drop(desk);
    fs::write(trial.data().learners_file(), "here = ").unwrap();
    let learners = Learners::read(&trial.data());
    assert_eq!(learners.present().count(), 2);
    assert_eq!(learners.here(), LearnerId::FIRST);
}

#[test]
fn records_go_out_into_a_file_and_come_in_to_another_learner_from_the_window() {
    let trial = Trial::new();
    let mut desk = Desk::open(trial.data());
    desk.database.append(attempt(1));
    let path = trial.path.join("mine.toml");
    for expected in ["mine.toml", "mine (2).toml"] {
        desk.database.give_out(path.clone(), START);
        let given = desk.wait_for(|answer| {
            matches!(answer, StoreAnswer::GivenOut { path, rows: 1 } if path.ends_with(expected))
        });
        drop(given);
    }
    let mia = LearnerChange::Welcome("Mia".to_owned());
    desk.database.change_learners(mia, Settings::default());
    desk.database.append(attempt(2));
    desk.heard.clear();
    desk.database.take_in(path, START);
    desk.wait_for(|answer| matches!(answer, StoreAnswer::TakenIn { rows: 1, .. }));
    desk.heard.clear();
    assert_eq!(steps(&desk.records()).collect::<Vec<_>>(), [1, 2]);
    desk.database
        .take_in(trial.path.join("nowhere.toml"), START);
    desk.wait_for(|answer| matches!(answer, StoreAnswer::NotExchanged { .. }));
    assert_eq!(steps(&desk.records()).collect::<Vec<_>>(), [1, 2]);
}

fn loaded_of(answer: &StoreAnswer) -> Records {
    match answer {
        StoreAnswer::Loaded(records) => records.clone(),
        _ => Records::default(),
    }
}

/// A database, and someone who waits for its answers.
struct Desk {
    database: Database,
    woken: Receiver<()>,
    heard: Vec<StoreAnswer>,
}

impl Desk {
    fn open(folder: DataFolder) -> Self {
        let (wake, woken) = channel();
        let wake = Mutex::new(wake);
        let wake = Arc::new(move || {
            let _ = wake.lock().unwrap().send(());
        });
        Self {
            database: Database::start(folder, wake, START).unwrap(),
            woken,
            heard: Vec::new(),
        }
    }

    /// Waits until something that was heard passes, and gives it.
    fn wait_for(&mut self, passes: impl Fn(&StoreAnswer) -> bool) -> StoreAnswer {
        let mut from = 0;
        loop {
            self.heard.extend(self.database.poll());
            if let Some(answer) = self.heard.iter().skip(from).find(|answer| passes(answer)) {
                return answer.clone();
            }
            from = self.heard.len();
            self.woken.recv_timeout(PATIENCE).unwrap();
        }
    }

    fn wait_until_kept(&mut self, count: u64) {
        self.wait_for(|answer| *answer == StoreAnswer::Kept(count));
    }

    fn records(&mut self) -> Records {
        self.database.load();
        let answer = self.wait_for(|answer| matches!(answer, StoreAnswer::Loaded(_)));
        loaded(&[answer]).unwrap().clone()
    }

    /// The notices heard so far.
    fn notices(&mut self) -> Vec<StoreNotice> {
        self.heard.extend(self.database.poll());
        notices(&self.heard)
    }

    /// Whatever was the matter: what is appended now is there at the next start, without a word.
    fn assert_keeps(self, trial: &Trial) {
        let mut desk = self;
        desk.database.append(attempt(77));
        drop(desk);
        let mut desk = Self::open(trial.data());
        assert_eq!(steps(&desk.records()).collect::<Vec<_>>(), [77]);
        assert_eq!(desk.notices(), []);
    }
}

/// Something that a learner does.
#[derive(Clone, Debug)]
enum Deed {
    Ends(Attempt),
    Reaches(Place),
    Finishes(String, Timestamp),
    Reviews(CardKind, String, Card),
    IsRated(RatingKind, Rating, Timestamp),
    Tries(Try),
}

impl Deed {
    fn tell(self, store: &mut dyn Store) {
        match self {
            Self::Ends(attempt) => store.append(attempt),
            Self::Reaches(place) => store.remember_place(place),
            Self::Finishes(lesson, at) => store.finish_lesson(lesson, at),
            Self::Reviews(kind, key, card) => store.save_card(kind, key, card),
            Self::IsRated(kind, rating, at) => store.save_rating(kind, rating, at),
            Self::Tries(tried) => store.append_try(tried),
        }
    }
}

fn deed() -> impl Strategy<Value = Deed> {
    // Few names, so that they meet; one with letters that a database might trip over.
    let name = || prop::sample::select(vec!["rook", "bishop", "车-马", "it's; \"x\"", ""]);
    let outcome = prop::sample::select(vec![
        AttemptOutcome::Seen,
        AttemptOutcome::Solved,
        AttemptOutcome::Skipped,
    ]);
    let numbers = (any::<u32>(), any::<u32>(), any::<u8>(), 0..=i64::MAX as u64);
    let ends = (name(), name(), outcome, numbers).prop_map(|(lesson, step, outcome, numbers)| {
        let (misses, hints, stars, at) = numbers;
        Deed::Ends(Attempt {
            lesson: lesson.to_owned(),
            step: step.to_owned(),
            outcome,
            misses,
            hints,
            stars,
            at: Timestamp(at),
            took_millis: at / 2,
        })
    });
    let reaches = (name(), name()).prop_map(|(lesson, step)| Deed::Reaches(place(lesson, step)));
    let finishes = (name(), any::<u32>())
        .prop_map(|(lesson, at)| Deed::Finishes(lesson.to_owned(), Timestamp(at.into())));
    let kind = || prop::sample::select(CardKind::ALL);
    let moment = || (0..=i64::MAX as u64).prop_map(Timestamp);
    let memory = (any::<f32>(), any::<f32>(), any::<u32>(), moment(), moment());
    let reviews = (kind(), name(), memory).prop_map(|(kind, key, memory)| {
        let (stability, difficulty, lapses, last, due) = memory;
        let card = Card::stored(stability, difficulty, lapses, last, due);
        Deed::Reviews(kind, key.to_owned(), card)
    });
    let numbers = (any::<f64>(), any::<f64>(), any::<f64>());
    let rated = (prop::sample::select(RatingKind::ALL), numbers, moment()).prop_map(
        |(kind, (value, deviation, volatility), at)| {
            Deed::IsRated(kind, Rating::stored(value, deviation, volatility), at)
        },
    );
    let themes = prop::sample::subsequence(Theme::ALL, 0..4);
    let outcome = prop::sample::select(TryOutcome::ALL);
    let points = (any::<Option<u16>>(), any::<Option<u16>>());
    let tries = (kind(), name(), themes, outcome, points, moment()).prop_map(
        |(kind, key, themes, outcome, (level, rating_after), at)| {
            Deed::Tries(Try {
                kind,
                key: key.to_owned(),
                themes,
                outcome,
                level,
                rating_after,
                at,
                took_millis: at.0 / 3,
            })
        },
    );
    prop_oneof![3 => ends, 2 => reaches, 1 => finishes, 2 => reviews, 1 => rated, 2 => tries]
}

fn attempt(number: u64) -> Attempt {
    Attempt {
        lesson: "rook".to_owned(),
        step: format!("{number:05}"),
        outcome: AttemptOutcome::Solved,
        misses: 0,
        hints: 1,
        stars: 2,
        at: Timestamp(START.0 + number),
        took_millis: 1_500,
    }
}

fn place(lesson: &str, step: &str) -> Place {
    Place {
        lesson: lesson.to_owned(),
        step: step.to_owned(),
        at: Timestamp(3),
    }
}

/// The numbers of the attempts that were kept, in order.
fn steps(records: &Records) -> impl Iterator<Item = u64> {
    let steps = records
        .lesson("rook")
        .into_iter()
        .flat_map(|lesson| lesson.steps.keys());
    steps.map(|step| step.parse().unwrap())
}

fn loaded(answers: &[StoreAnswer]) -> Option<&Records> {
    answers.iter().find_map(|answer| match answer {
        StoreAnswer::Loaded(records) => Some(records),
        _ => None,
    })
}

fn notices(answers: &[StoreAnswer]) -> Vec<StoreNotice> {
    let notices = answers.iter().filter_map(|answer| match answer {
        StoreAnswer::Notice(notice) => Some(notice.clone()),
        _ => None,
    });
    notices.collect()
}

fn set_aside(name: &str, why: Unusable) -> StoreNotice {
    StoreNotice::SetAside {
        name: name.to_owned(),
        why,
    }
}

fn save(trial: &Trial, settings: Settings) {
    Desk::open(trial.data()).database.save_settings(settings);
}

/// The bytes of a database with some hundred attempts.
fn real_database() -> Vec<u8> {
    let trial = Trial::new();
    let mut desk = Desk::open(trial.data());
    for number in 1..=400 {
        desk.database.append(attempt(number));
    }
    drop(desk);
    fs::read(trial.data().records_file()).unwrap()
}

/// A database made by other hands.
fn hand_made(trial: &Trial, sql: &str) {
    fs::create_dir_all(trial.data().path()).unwrap();
    let connection = Connection::open(trial.data().records_file()).unwrap();
    connection.execute_batch(sql).unwrap();
}

/// Bytes without a pattern, the same on every run.
fn noise(length: usize) -> Vec<u8> {
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let bytes = std::iter::repeat_with(|| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state.to_le_bytes()[0]
    });
    bytes.take(length).collect()
}

fn spawn_child(folder: &DataFolder) -> (Child, BufReader<ChildStdout>) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args([
            "child_that_appends_until_it_is_killed",
            "--exact",
            "--nocapture",
        ])
        .env(CHILD, folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap());
    (child, lines)
}

/// Reads until so many answers are reported, and gives the number of the last.
fn nth_line(lines: &mut BufReader<ChildStdout>, answers: usize) -> u64 {
    let kept = lines.lines().map(Result::unwrap).filter_map(|line| {
        let number = line.strip_prefix("kept ")?;
        number.parse().ok()
    });
    kept.take(answers).last().unwrap()
}
