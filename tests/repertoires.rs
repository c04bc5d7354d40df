//! Repertoires of one's own: whatever is changed, written and read again, the moves stay as they should be.
#![expect(
    clippy::unwrap_used,
    reason = "a repertoire that is not as it should be should fail loudly"
)]

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use chess_tutor::opening::{Mark, Note, Repertoire, fit_name, free_name, own_id};
use chess_tutor::rules::{Color, Game, Move};
use chess_tutor::session::Dice;
use chess_tutor::tutor::{Cupboard, CupboardAnswer, FolderCupboard};

/// Rounds of chance for each property.
const ROUNDS: u64 = 60;

/// Every path of a repertoire, with what is said at its end.
type Paths = BTreeSet<(Vec<String>, Option<String>, Mark)>;

fn paths(repertoire: &Repertoire) -> Paths {
    let mut found = Paths::new();
    let mut open: Vec<Vec<Move>> = vec![Vec::new()];
    while let Some(path) = open.pop() {
        for mv in repertoire.next(&path) {
            let mut longer = path.clone();
            longer.push(mv);
            let comment = match repertoire.note_of(&longer) {
                Some(Note::Comment(text)) => Some(text),
                Some(Note::Words { .. }) | None => None,
            };
            let words = longer.iter().map(|mv| mv.uci()).collect();
            found.insert((words, comment, repertoire.mark_of(&longer)));
            open.push(longer);
        }
    }
    found
}

fn moves_of(paths: &Paths) -> BTreeSet<&Vec<String>> {
    paths.iter().map(|(path, _, _)| path).collect()
}

fn read(text: &str) -> Repertoire {
    Repertoire::read("mine", text.as_bytes()).unwrap().0
}

/// Written and read again.
fn again(repertoire: &Repertoire) -> Repertoire {
    read(&repertoire.pgn())
}

fn line(dice: &mut Dice) -> Vec<Move> {
    let mut game = Game::default();
    let length = 1 + dice.below(9);
    for _ in 0..length {
        let moves = game.position().legal_moves();
        // Few moves at each place, so that lines share their beginnings.
        let Some(mv) = moves.get(dice.below(moves.len().min(3))) else {
            break;
        };
        game.play(*mv).unwrap();
    }
    game.moves().collect()
}

fn path(repertoire: &Repertoire, dice: &mut Dice) -> Vec<Move> {
    let mut path = Vec::new();
    let length = 1 + dice.below(6);
    for _ in 0..length {
        let next = repertoire.next(&path);
        let Some(mv) = next.get(dice.below(next.len())) else {
            break;
        };
        path.push(*mv);
    }
    path
}

fn random(dice: &mut Dice) -> Repertoire {
    let mut repertoire = Repertoire::begin("mine", Color::White, &line(dice));
    for _ in 0..dice.below(8) {
        repertoire.add(&line(dice));
    }
    // Some files hold several games.
    for _ in 0..dice.below(3) {
        let other = Repertoire::begin("other", Color::White, &line(dice));
        repertoire.games.extend(other.games);
    }
    repertoire
}

#[test]
fn whatever_is_changed_is_written_and_read_again_the_same() {
    for seed in 0..ROUNDS {
        let mut dice = Dice::new(seed);
        let mut repertoire = random(&mut dice);
        for _ in 0..12 {
            match dice.below(5) {
                0 | 1 => {
                    let line = line(&mut dice);
                    repertoire.add(&line);
                    assert!(repertoire.has(&line));
                }
                2 => {
                    let path = path(&repertoire, &mut dice);
                    repertoire.comment(&path, "because {it} works");
                }
                3 => {
                    let path = path(&repertoire, &mut dice);
                    repertoire.mark(&path, Mark::Mistake);
                }
                _ => {
                    let path = path(&repertoire, &mut dice);
                    repertoire.prefer(&path);
                }
            }
            let read = again(&repertoire);
            assert_eq!(paths(&read), paths(&repertoire), "seed {seed}");
            assert_eq!(read.pgn(), repertoire.pgn(), "seed {seed}");
            assert_eq!(read.sides(), repertoire.sides());
        }
    }
}

#[test]
fn what_is_taken_out_is_gone_with_all_that_follows_and_nothing_else() {
    for seed in 0..ROUNDS {
        let mut dice = Dice::new(1_000 + seed);
        let mut repertoire = random(&mut dice);
        let before = paths(&repertoire);
        let path = path(&repertoire, &mut dice);
        let words: Vec<String> = path.iter().map(|mv| mv.uci()).collect();
        repertoire.remove(&path);
        let after = paths(&repertoire);
        let kept = before
            .iter()
            .filter(|(known, _, _)| !known.starts_with(&words));
        assert_eq!(after, kept.cloned().collect(), "seed {seed}");
    }
}

#[test]
fn the_first_choice_comes_first_and_no_move_is_lost() {
    for seed in 0..ROUNDS {
        let mut dice = Dice::new(2_000 + seed);
        let mut repertoire = random(&mut dice);
        let before = paths(&repertoire);
        let path = path(&repertoire, &mut dice);
        repertoire.prefer(&path);
        assert_eq!(
            moves_of(&paths(&repertoire)),
            moves_of(&before),
            "seed {seed}"
        );
        let (last, start) = path.split_last().unwrap();
        assert_eq!(repertoire.next(start).first(), Some(last), "seed {seed}");
        let mut game = Game::default();
        for mv in start {
            game.play(*mv).unwrap();
        }
        // What is chosen first is what the practice asks for, unless another order of moves comes to the position first.
        let tree = repertoire.tree();
        assert!(tree.branch(game.position(), *last).is_some());
    }
}

#[test]
fn a_file_of_a_teacher_goes_in_and_out_unchanged() {
    let pgn = "[Event \"Chapter 1\"]\n[Orientation \"black\"]\n\n1. e4 e5 2. Nf3 {[%cal Gf3e5] attacks e5} Nc6 (2... Nf6 3. Nxe5 \
               d6 (3... Nxe4? {too early} 4. Qe2)) 3. Bb5 a6 (3... Nf6) *\n\n[Event \"Chapter 2\"]\n\n1. d4 d5 2. c4 e6 *\n";
    let repertoire = read(pgn);
    assert_eq!(again(&repertoire).games, repertoire.games);
    // Commands for arrows outlive a new comment.
    let mut changed = repertoire.clone();
    let path: Vec<Move> = {
        let mut game = Game::default();
        for text in ["e4", "e5", "Nf3"] {
            game.play_text(text).unwrap();
        }
        game.moves().collect()
    };
    changed.comment(&path, "the usual move");
    assert!(changed.pgn().contains("[%cal Gf3e5]"));
    assert_eq!(
        changed.note_of(&path),
        Some(Note::Comment("the usual move".to_owned()))
    );
    assert_eq!(moves_of(&paths(&changed)), moves_of(&paths(&repertoire)));
}

#[test]
fn lines_are_called_by_where_they_leave_the_others() {
    let tree = read("1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 3. Bc4 (3. Bb5 a6) *").tree();
    let names: Vec<&str> = tree.lines.iter().map(|line| line.id.as_str()).collect();
    assert_eq!(names, ["1.e4 e5 2.Nf3 Nc6", "1...c5 2.Nf3", "3.Bb5 a6"]);
    assert_eq!(tree.id, own_id("mine"));
}

#[test]
fn names_fit_every_system_and_are_there_once() {
    for (written, expected) in [
        ("My lines", "My lines"),
        ("  a/b\\c:d*?\"<>| \n e ", "a b c d e"),
        ("...", ""),
        ("西班牙", "西班牙"),
    ] {
        assert_eq!(fit_name(written), expected);
    }
    assert_eq!(fit_name(&"x".repeat(200)).len(), 60);
    let taken = ["Mine", "mine 2"];
    assert_eq!(free_name("mine", taken.into_iter()), "mine 3");
}

/// A folder that is gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("chess-tutor-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn answer(cupboard: &mut FolderCupboard) -> CupboardAnswer {
    loop {
        if let Some(answer) = cupboard.poll().into_iter().next() {
            return answer;
        }
        std::thread::yield_now();
    }
}

#[test]
fn what_is_kept_in_a_folder_is_there_again() {
    let folder = Folder::new("cupboard");
    let wake = || Arc::new(|| ());
    let mut cupboard = FolderCupboard::start(folder.0.clone(), wake()).unwrap();
    assert!(matches!(answer(&mut cupboard), CupboardAnswer::Read(own) if own.is_empty()));
    for expected in ["Mine", "Mine 2"] {
        cupboard.bring("Mine".to_owned(), b"1. e4 e5 *".to_vec());
        let CupboardAnswer::Brought(own, faults) = answer(&mut cupboard) else {
            panic!("it is taken in");
        };
        assert_eq!((own.repertoire.name.as_str(), faults.len()), (expected, 0));
    }
    cupboard.bring("x".to_owned(), b"no chess".to_vec());
    assert!(matches!(answer(&mut cupboard), CupboardAnswer::Nothing(_)));
    cupboard.bring_file(folder.0.join("nowhere.pgn"));
    assert!(matches!(
        answer(&mut cupboard),
        CupboardAnswer::Failed { .. }
    ));
    cupboard.remove("Mine".to_owned());
    drop(cupboard);
    let mut cupboard = FolderCupboard::start(folder.0.clone(), wake()).unwrap();
    let CupboardAnswer::Read(own) = answer(&mut cupboard) else {
        panic!("all is read at the start");
    };
    let names: Vec<&str> = own.iter().map(|own| own.repertoire.name.as_str()).collect();
    assert_eq!(names, ["Mine 2"]);
    // Nothing that a learner wrote is destroyed.
    assert!(folder.0.join("openings/removed/Mine.pgn").exists());
}
