//! Saved games on a real disk: kept while they are played, found, laid aside, read in, damaged.
#![expect(clippy::unwrap_used, reason = "a test stops where it fails")]
#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a test looks for one kind of answer"
)]

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use chess_tutor::library::{
    GameKey, GameRow, GameState, Games, GamesAnswer, Keeper, KeptGame, MemoryGames, Query, Which,
};
use chess_tutor::rules::{Game, PgnGame, PgnResult};
use chess_tutor::session::Timestamp;
use chess_tutor::store::{DataFolder, FileTrouble, StoreNotice, Unusable};

/// How long an answer is waited for before the test fails.
const PATIENCE: Duration = Duration::from_secs(60);

/// A data folder of its own for a test, removed at its end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let name = format!("chess-tutor-library-{name}-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&path);
        Self(path)
    }

    fn data(&self) -> DataFolder {
        DataFolder::at(&self.0)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A keeper and what wakes whoever waits for it.
struct Desk {
    keeper: Keeper,
    woken: Receiver<()>,
}

impl Desk {
    fn open(folder: &Folder) -> Self {
        let (wakes, woken) = channel();
        let wakes = Mutex::new(wakes);
        let wake = Arc::new(move || {
            let _ = wakes.lock().unwrap().send(());
        });
        let keeper = Keeper::start(folder.data(), wake, Timestamp(5)).unwrap();
        Self { keeper, woken }
    }

    /// Waits for the answer that is wanted.
    fn wait<T>(&mut self, wanted: impl Fn(GamesAnswer) -> Option<T>) -> T {
        loop {
            if let Some(found) = self.keeper.poll().into_iter().find_map(&wanted) {
                return found;
            }
            self.woken.recv_timeout(PATIENCE).unwrap();
        }
    }

    fn rows(&mut self, query: Query) -> Vec<GameRow> {
        self.keeper.find(query);
        self.wait(found)
    }

    fn game(&mut self, key: u64) -> Option<KeptGame> {
        self.keeper.load(GameKey(key));
        self.wait(|answer| match answer {
            GamesAnswer::Loaded { game, .. } => Some(game),
            _ => None,
        })
    }
}

impl Desk {
    fn looks(&mut self, key: u64) -> BTreeMap<usize, String> {
        self.keeper.load(GameKey(key));
        self.wait(|answer| match answer {
            GamesAnswer::Loaded { looks, .. } => Some(looks),
            _ => None,
        })
    }
}

fn found(answer: GamesAnswer) -> Option<Vec<GameRow>> {
    match answer {
        GamesAnswer::Found { rows, .. } => Some(rows),
        _ => None,
    }
}

fn pgn(moves: &[&str], white: &str, opening: &str) -> PgnGame {
    let mut game = Game::default();
    for text in moves {
        game.play_text(text).unwrap();
    }
    PgnGame::of(&game, &[("White", white), ("Opening", opening)])
}

fn playing(key: u64, moves: &[&str], at: u64) -> KeptGame {
    let pgn = pgn(moves, "Ada", "");
    KeptGame::playing(GameKey(key), &pgn, "level 3", Timestamp(at))
}

#[test]
fn a_game_that_is_being_played_goes_on_after_a_crash() {
    let folder = Folder::new("crash");
    let mut desk = Desk::open(&folder);
    desk.keeper.keep(playing(1, &["e4"], 10));
    desk.keeper.keep(playing(1, &["e4", "e5"], 20));
    desk.wait(|answer| (answer == GamesAnswer::Kept(2)).then_some(()));
    // Never dropped: as if the program had been killed.
    std::mem::forget(desk.keeper);

    let mut desk = Desk::open(&folder);
    let rows = desk.rows(Query::playing());
    assert_eq!(rows.len(), 1);
    assert_eq!((rows[0].plies, rows[0].white.as_str()), (2, "Ada"));
    let game = desk.game(1).unwrap();
    assert_eq!(game.extra, "level 3");
    assert_eq!(game.read().unwrap(), pgn(&["e4", "e5"], "Ada", ""));
}

#[test]
fn what_was_seen_of_moves_is_there_again_and_belongs_to_its_game() {
    let folder = Folder::new("looks");
    let mut desk = Desk::open(&folder);
    desk.keeper.keep(playing(1, &["e4"], 10));
    desk.keeper.keep_look(GameKey(1), 0, "first".to_owned());
    desk.keeper.keep_look(GameKey(1), 1, "second".to_owned());
    desk.keeper.keep_look(GameKey(1), 0, "again".to_owned());
    desk.keeper.keep_look(GameKey(2), 0, "other".to_owned());
    desk.wait(|answer| (answer == GamesAnswer::Kept(5)).then_some(()));
    std::mem::forget(desk.keeper);

    let mut desk = Desk::open(&folder);
    // A game that changes keeps what was seen of it.
    desk.keeper.keep(playing(1, &["e4", "e5"], 20));
    let looks = desk.looks(1);
    let looks: Vec<(usize, &str)> = looks
        .iter()
        .map(|(ply, look)| (*ply, look.as_str()))
        .collect();
    assert_eq!(looks, [(0, "again"), (1, "second")]);
    assert_eq!(desk.looks(3).len(), 0);
}

#[test]
fn a_file_of_before_games_were_remembered_is_brought_forward() {
    let folder = Folder::new("first-shape");
    let mut desk = Desk::open(&folder);
    desk.keeper.keep(playing(1, &["e4"], 10));
    drop(desk);
    let path = folder.0.join("games.sqlite3");
    let file = rusqlite::Connection::open(&path).unwrap();
    file.execute_batch("DROP TABLE look; PRAGMA user_version = 1;")
        .unwrap();
    drop(file);

    let mut desk = Desk::open(&folder);
    assert_eq!(desk.rows(Query::default()).len(), 1);
    desk.keeper.keep_look(GameKey(1), 0, "seen".to_owned());
    assert_eq!(desk.looks(1).len(), 1);
    assert!(folder.0.join("games.version-1-5.sqlite3").is_file());
}

#[test]
fn a_finished_game_is_no_longer_played_and_the_latest_comes_first() {
    let folder = Folder::new("finished");
    let mut desk = Desk::open(&folder);
    desk.keeper.keep(playing(1, &["e4"], 10));
    desk.keeper.keep(playing(2, &["d4"], 20));
    let mate = pgn(&["f3", "e5", "g4", "Qh4#"], "Ada", "");
    let over = KeptGame::finished(GameKey(1), &mate, "", Timestamp(30));
    desk.keeper.keep(over);
    let keys = |rows: Vec<GameRow>| -> Vec<u64> { rows.iter().map(|row| row.key.0).collect() };
    assert_eq!(keys(desk.rows(Query::default())), [1, 2]);
    assert_eq!(keys(desk.rows(Query::playing())), [2]);
    let lost = Query {
        result: Some(PgnResult::BlackWins),
        ..Query::default()
    };
    assert_eq!(keys(desk.rows(lost)), [1]);
}

#[test]
fn games_are_found_by_name_opening_and_date_whatever_the_capitals() {
    let mut games = MemoryGames::default();
    for (key, white, opening) in [(1, "Żółć", "Italian Game"), (2, "李华", "Ruy Lopez")] {
        let pgn = pgn(&["e4"], white, opening);
        games.keep(KeptGame::imported(GameKey(key), &pgn, Timestamp(key)));
    }
    let mut keys = |text: &str| -> Vec<u64> {
        games.find(Query::text(text));
        let rows = games.poll().into_iter().find_map(found).unwrap();
        rows.iter().map(|row| row.key.0).collect()
    };
    assert_eq!(keys("żółć"), [1]);
    assert_eq!(keys("italian ŻÓ"), [1]);
    assert_eq!(keys("李"), [2]);
    assert_eq!(keys("nobody"), [] as [u64; 0]);
    assert_eq!(keys("  "), [2, 1]);
}

#[test]
fn a_game_laid_aside_is_found_no_more_and_can_be_brought_back() {
    let folder = Folder::new("aside");
    let mut desk = Desk::open(&folder);
    desk.keeper.keep(playing(1, &["e4"], 10));
    desk.keeper.put_aside(GameKey(1), Timestamp(20));
    drop(desk);
    let mut desk = Desk::open(&folder);
    let aside = || Query {
        which: Which::Aside,
        ..Query::default()
    };
    assert_eq!(desk.rows(Query::default()), []);
    assert_eq!(desk.rows(Query::playing()), []);
    assert_eq!(desk.rows(aside()).len(), 1);
    desk.keeper.bring_back(GameKey(1), Timestamp(30));
    assert_eq!(desk.rows(aside()), []);
    let rows = desk.rows(Query::default());
    assert_eq!(rows[0].state, GameState::Playing);
    assert!(desk.game(1).unwrap().read().is_some());
}

#[test]
fn games_are_read_in_with_their_faults_and_given_out_again() {
    let folder = Folder::new("import");
    let mut desk = Desk::open(&folder);
    let text =
        "[White \"Ada\"]\n\n1. e4 {good} e5 *\n\n1. e5 Ke4 *\n\n[White \"Bo\"]\n\n1. d4 1-0\n";
    desk.keeper.import(text.as_bytes().to_vec(), Timestamp(50));
    let (keys, faults) = desk.wait(|answer| match answer {
        GamesAnswer::Imported { keys, faults, .. } => Some((keys, faults)),
        _ => None,
    });
    assert_eq!(keys.len(), 2);
    assert_eq!(faults.len(), 1);
    assert_eq!((faults[0].game, faults[0].line), (2, 5));
    desk.keeper.export(Query::text("ada"));
    let given = desk.wait(|answer| match answer {
        GamesAnswer::Exported(text) => Some(text),
        _ => None,
    });
    assert_eq!(given, "[White \"Ada\"]\n\n1. e4 { good } 1... e5 *\n");
}

#[test]
fn a_file_that_was_mended_and_is_brought_again_brings_no_game_twice() {
    let folder = Folder::new("again");
    let mut desk = Desk::open(&folder);
    let mut bring = |text: &str, at| {
        desk.keeper.import(text.as_bytes().to_vec(), Timestamp(at));
        desk.wait(|answer| match answer {
            GamesAnswer::Imported { keys, faults, cut } => Some((keys, faults.len(), cut.len())),
            _ => None,
        })
    };
    let spoiled = "[White \"Ada\"]\n\n1. e4 e5 *\n\n[White \"Bo\"]\n\n1. d4 d5 2. Ke3 Nf6 1-0\n";
    let (first, faults, cut) = bring(spoiled, 50);
    assert_eq!((first.len(), faults, cut), (2, 0, 1), "up to the fault");
    let mended = spoiled.replace("Ke3", "Nf3");
    let (second, faults, cut) = bring(&mended, 60);
    assert_eq!((second.len(), faults, cut), (2, 0, 0));
    assert_eq!(first[0], second[0], "Ada's game was there");
    assert_ne!(first[1], second[1], "Bo's has more moves now");
    assert_eq!(bring(&mended, 70).0, second);
    let rows = desk.rows(Query::text("ada"));
    assert_eq!(rows.len(), 1);
    assert_eq!(desk.rows(Query::default()).len(), 3);
}

#[test]
fn two_games_that_are_alike_in_one_file_are_two_and_stay_two() {
    let folder = Folder::new("alike");
    let mut desk = Desk::open(&folder);
    let mut bring = |at| {
        let text = b"[Event \"?\"]\n\n1-0\n\n[Event \"?\"]\n\n1-0\n".to_vec();
        desk.keeper.import(text, Timestamp(at));
        desk.wait(|answer| match answer {
            GamesAnswer::Imported { keys, .. } => Some(keys),
            _ => None,
        })
    };
    let first = bring(50);
    assert_eq!(first.len(), 2);
    assert_ne!(first[0], first[1]);
    let mut again = bring(60);
    again.sort_unstable();
    assert_eq!(again, first, "both were there");
    assert_eq!(desk.rows(Query::default()).len(), 2);
}

#[test]
fn a_file_that_cannot_be_opened_is_told_by_its_kind() {
    let folder = Folder::new("kinds");
    fs::create_dir_all(&folder.0).unwrap();
    let mut desk = Desk::open(&folder);
    for (path, expected) in [
        (folder.0.join("nothing.pgn"), FileTrouble::NotThere),
        (folder.0.clone(), FileTrouble::Folder),
    ] {
        desk.keeper.import_file(path, Timestamp(50));
        let reason = desk.wait(|answer| match answer {
            GamesAnswer::Unreadable { reason, .. } => Some(reason),
            _ => None,
        });
        assert_eq!(reason, expected);
    }
}

#[test]
fn a_damaged_file_is_set_aside_and_named() {
    let folder = Folder::new("damaged");
    fs::create_dir_all(&folder.0).unwrap();
    fs::write(folder.data().games_file(), [7; 9_000]).unwrap();
    let mut desk = Desk::open(&folder);
    let notice = desk.wait(|answer| match answer {
        GamesAnswer::Notice(notice) => Some(notice),
        _ => None,
    });
    let name = "games.damaged-5.sqlite3".to_owned();
    let why = Unusable::Damaged;
    assert_eq!(
        notice,
        StoreNotice::SetAside {
            name: name.clone(),
            why
        }
    );
    assert_eq!(fs::read(folder.0.join(name)).unwrap(), [7; 9_000]);
    desk.keeper.keep(playing(1, &["e4"], 10));
    assert_eq!(desk.rows(Query::default()).len(), 1);
}

#[test]
fn where_nothing_can_be_written_games_are_found_all_the_same() {
    let folder = Folder::new("refused");
    fs::create_dir_all(&folder.0).unwrap();
    let file = folder.0.join("file");
    fs::write(&file, "").unwrap();
    let mut desk = Desk::open(&Folder(file.join("data")));
    desk.keeper.keep(playing(1, &["e4"], 10));
    assert_eq!(desk.rows(Query::default()).len(), 1);
    assert!(desk.game(1).is_some());
}

#[test]
fn games_from_elsewhere_get_the_name_of_their_opening_and_are_found_by_it_in_both_languages() {
    let mut games = MemoryGames::default();
    let text = "[White \"Ada\"]\n\n1. e4 e5 2. Nf3 Nf6 *\n\n[White \"Bo\"]\n[Opening \"My own\"]\n\n1. d4 d5 2. c4 *\n";
    games.import(text.as_bytes().to_vec(), Timestamp(1));
    for (words, whites) in [
        ("petrov", vec!["Ada"]),
        ("彼得罗夫", vec!["Ada"]),
        ("俄罗斯", vec!["Ada"]),
        ("C42", vec!["Ada"]),
        // Ours is there in both languages, what others wrote is not.
        ("my own", vec![]),
        ("queen's gambit", vec!["Bo"]),
        ("后翼弃兵", vec!["Bo"]),
    ] {
        games.find(Query::text(words));
        let rows = games.poll().into_iter().find_map(found).unwrap();
        let names: Vec<&str> = rows.iter().map(|row| row.white.as_str()).collect();
        assert_eq!(names, whites, "{words}");
    }
}

#[test]
fn games_are_written_into_files_and_never_over_one() {
    let folder = Folder::new("files");
    let mut desk = Desk::open(&folder);
    desk.keeper.keep(playing(1, &["e4"], 10));
    desk.keeper.keep(playing(2, &["d4"], 20));
    let path = folder.0.join("out").join("games.pgn");
    for name in ["games.pgn", "games (2).pgn"] {
        desk.keeper.save_found(Query::default(), path.clone());
        let saved = desk.wait(|answer| match answer {
            GamesAnswer::Saved(path) => Some(path),
            _ => None,
        });
        assert!(saved.ends_with(name));
        let read = chess_tutor::rules::read_pgn(&fs::read(saved).unwrap());
        assert_eq!(read.iter().filter(|game| game.is_ok()).count(), 2);
    }
    desk.keeper
        .save("*".to_owned(), folder.0.join("games.sqlite3").join("x"));
    desk.wait(|answer| matches!(answer, GamesAnswer::NotSaved { .. }).then_some(()));
}

#[test]
fn each_learner_has_games_of_their_own() {
    let folder = Folder::new("learners");
    let mut learners = chess_tutor::store::Learners::default();
    let (first, mia) = (learners.here(), learners.add("Mia"));
    let mut desk = Desk::open(&folder);
    desk.keeper.keep(playing(1, &["e4"], 10));
    desk.keeper.turn_to(mia, Timestamp(11));
    assert_eq!(desk.rows(Query::default()).len(), 0);
    desk.keeper.keep(playing(2, &["d4"], 20));
    desk.keeper.turn_to(first, Timestamp(21));
    let rows = desk.rows(Query::default());
    assert_eq!(rows.iter().map(|row| row.key.0).collect::<Vec<_>>(), [1]);
    desk.keeper.turn_to(mia, Timestamp(22));
    assert_eq!(desk.rows(Query::default()).len(), 1);
    drop(desk);
    assert!(folder.0.join("games.sqlite3").is_file());
    assert!(folder.0.join("learners/2/games.sqlite3").is_file());
}
