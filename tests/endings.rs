//! Endgame tables that the learner has: used where they are whole, named where they are not.
//!
//! The tables here are made up: files of eighty bytes that give every position of a kind the same result, so that an
//! answer shows whether they were read.
//!
//! `CHESS_TUTOR_SYZYGY` names a folder of real ones (of three and four men) for a trial, which `CHESS_TUTOR_SYZYGY_POSITIONS`,
//! `CHESS_TUTOR_SYZYGY_GAMES` and `CHESS_TUTOR_SYZYGY_FOLDERS` make larger.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test stops at the first surprise"
)]

use std::fs;
use std::path::{Path, PathBuf};

use chess_tutor::engine::{
    Answer, Builtin, Endings, Engine as _, EngineError, Fate, Limit, Line, Question, Score, Stop,
    WithEndings,
};
use chess_tutor::rules::{Color, Game, Move, Outcome, Position};

const ROOK: &str = "8/8/8/3k4/8/3K4/8/R7 w - - 0 1";

/// An empty folder of its own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("endings-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// A table of king and one man against king with one result for White to move and one for Black to move: 0 lost, 2 drawn,
/// 4 won.
fn table(man: u8, white: u8, black: u8) -> Vec<u8> {
    let mut bytes = vec![
        0x71,
        0xe8,
        0x23,
        0x5d,
        0x31,
        0x00,
        0xee,
        0x66,
        man * 0x11,
        0,
    ];
    bytes.extend([0x80, white, 0x80, black]);
    bytes.resize(80, 0);
    bytes
}

const QUEEN_MAN: u8 = 5;
const ROOK_MAN: u8 = 4;

fn engine(folder: &Path) -> WithEndings<Builtin> {
    let mut engine = WithEndings::new(Builtin::new(1));
    assert!(engine.look_in(folder));
    engine
}

fn best(engine: &mut WithEndings<Builtin>, game: &Game, nodes: u64) -> Line {
    let question = Question::best(game.clone(), Limit::Nodes(nodes));
    match engine.answer(&question, &Stop::new(), &mut |_| ()) {
        Ok(Answer::Best(lines)) => lines.into_iter().next().unwrap(),
        other => panic!("{other:?}"),
    }
}

fn game(fen: &str) -> Game {
    Game::new(Position::from_fen(fen).unwrap())
}

#[test]
fn a_table_is_believed_over_the_search() {
    let folder = folder("drawn");
    fs::write(folder.join("KRvK.rtbw"), table(ROOK_MAN, 2, 2)).unwrap();
    fs::write(folder.join("notes.txt"), "not a table").unwrap();
    let mut engine = engine(&folder);
    assert_eq!(best(&mut engine, &game(ROOK), 400).score, Score::EVEN);
    // Where no table is, the search answers.
    let queen = game("8/8/8/3k4/8/3K4/8/Q7 w - - 0 1");
    assert!(best(&mut engine, &queen, 400).score.is_mate());
    assert_eq!(engine.take_fault(), None);
}

#[test]
fn a_move_that_gives_the_win_away_is_told_from_one_that_keeps_it() {
    let folder = folder("pawn");
    // A queen wins here and a rook does not, so that only one promotion keeps the win.
    fs::write(folder.join("KQvK.rtbw"), table(QUEEN_MAN, 4, 0)).unwrap();
    fs::write(folder.join("KRvK.rtbw"), table(ROOK_MAN, 2, 2)).unwrap();
    let (endings, faults) = Endings::open(&folder).unwrap();
    assert_eq!((endings.most_men(), faults), (3, Vec::new()));
    let mut engine = engine(&folder);
    let before = game(ROOK);
    let question = Question::Compare {
        played: before.read_move("Ra4").unwrap(),
        before,
        limit: Limit::Nodes(400),
    };
    let Ok(Answer::Compare(found)) = engine.answer(&question, &Stop::new(), &mut |_| ()) else {
        panic!()
    };
    assert!(found.loss_percent() < 0.001);
    assert_eq!(found.played.score, Score::EVEN);
    assert_eq!(Fate::Won.correct(Score::MateIn(4)), Score::MateIn(4));
    assert!(Fate::Won.correct(Score::Cp(-30)).win_chance().percent() > 97.0);
    assert!(Fate::Lost.correct(Score::Cp(30)).win_chance().percent() < 3.0);
}

#[test]
fn damaged_files_are_named_and_the_search_answers() {
    let folder = folder("damaged");
    fs::write(folder.join("KRvK.rtbw"), [7; 80]).unwrap();
    fs::write(folder.join("KQvK.rtbw"), [7; 81]).unwrap();
    let mut engine = engine(&folder);
    let Some(EngineError::Endings { why, .. }) = engine.take_fault() else {
        panic!()
    };
    assert!(why.contains("KQvK.rtbw"), "{why}");
    assert!(best(&mut engine, &game(ROOK), 400).score > Score::Cp(300));
    let Some(EngineError::Endings { why, .. }) = engine.take_fault() else {
        panic!()
    };
    assert!(why.contains("KRvK"), "{why}");
    // Once is enough.
    best(&mut engine, &game(ROOK), 400);
    assert_eq!(engine.take_fault(), None);
}

#[test]
fn a_folder_that_is_missing_or_empty_is_named() {
    let empty = folder("empty");
    for path in [empty.clone(), empty.join("nowhere")] {
        let mut engine = WithEndings::new(Builtin::new(1));
        assert!(!engine.look_in(&path));
        assert!(best(&mut engine, &game(ROOK), 400).score > Score::Cp(300));
        let Some(fault @ EngineError::Endings { .. }) = engine.take_fault() else {
            panic!()
        };
        assert!(fault.to_string().contains("endings-empty"), "{fault}");
    }
}

/// Numbers that look like chance.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, below: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695);
        (self.0 >> 33) as usize % below
    }

    fn position(&mut self, men: &[&str]) -> Option<Position> {
        let mut squares = ["1"; 64];
        for man in men {
            *squares.get_mut(self.roll(64))? = man;
        }
        let rows: Vec<String> = squares.chunks(8).map(<[&str]>::concat).collect();
        let turn = ["w", "b"].get(self.roll(2))?;
        let position = Position::from_fen(&format!("{} {turn} - - 0 1", rows.join("/"))).ok()?;
        let is_whole = position.board().occupied().count() == men.len();
        (is_whole && position.outcome().is_none()).then_some(position)
    }
}

/// How many of something a trial does, unless the environment says otherwise.
fn how_many(variable: &str, usual: usize) -> usize {
    let chosen = std::env::var(variable).ok();
    chosen.map_or(usual, |text| text.parse().unwrap())
}

/// The tables to damage: real ones of three men if there are any, else made up.
fn tables() -> Vec<(String, Vec<u8>)> {
    let kinds = ["KQvK", "KRvK"];
    if let Some(real) = std::env::var_os("CHESS_TUTOR_SYZYGY").map(PathBuf::from) {
        let read = |kind: &str| fs::read(real.join(format!("{kind}.rtbw"))).unwrap();
        return kinds.map(|kind| (kind.to_owned(), read(kind))).to_vec();
    }
    let made_up = [table(QUEEN_MAN, 4, 0), table(ROOK_MAN, 4, 0)];
    kinds.map(str::to_owned).into_iter().zip(made_up).collect()
}

#[test]
fn tables_damaged_by_lot_never_keep_the_answer_back() {
    let mut dice = Dice(9);
    let (mut read, mut named) = (0, 0);
    for _ in 0..how_many("CHESS_TUTOR_SYZYGY_FOLDERS", 60) {
        let folder = folder("by-lot");
        for (kind, mut bytes) in tables() {
            match dice.roll(4) {
                // Cut short, or with more at the end.
                0 => bytes.truncate(dice.roll(bytes.len())),
                1 => bytes.extend(std::iter::repeat_n(7, dice.roll(200))),
                _ => {
                    for _ in 0..=dice.roll(6) {
                        let at = dice.roll(bytes.len());
                        bytes[at] = dice.roll(256) as u8;
                    }
                }
            }
            fs::write(folder.join(format!("{kind}.rtbw")), bytes).unwrap();
        }
        let mut engine = WithEndings::new(Builtin::new(1));
        read += usize::from(engine.look_in(&folder));
        for man in ["R", "Q", "r", "q"] {
            let Some(position) = dice.position(&["K", "k", man]) else {
                continue;
            };
            let line = best(&mut engine, &Game::new(position.clone()), 60);
            let first = line.first().unwrap();
            assert!(
                position.legal_moves().contains(&first),
                "{}",
                position.fen()
            );
        }
        while let Some(fault) = engine.take_fault() {
            assert!(matches!(fault, EngineError::Endings { .. }), "{fault}");
            named += 1;
        }
    }
    assert!(read > 0 && named > 0, "{read} {named}");
}

#[test]
fn real_tables_agree_with_the_built_in_ones_and_win_what_is_won() {
    let Some(folder) = std::env::var_os("CHESS_TUTOR_SYZYGY").map(PathBuf::from) else {
        println!("skipped: no CHESS_TUTOR_SYZYGY");
        return;
    };
    let (endings, _) = Endings::open(&folder).unwrap();
    let mut dice = Dice(1);
    let mut compared = 0;
    while compared < how_many("CHESS_TUTOR_SYZYGY_POSITIONS", 600) {
        let man = ["P", "R", "Q", "p", "r", "q"][compared % 6];
        let Some(position) = dice.position(&["K", "k", man]) else {
            continue;
        };
        compared += 1;
        let known = endings.moves(&position).unwrap().unwrap();
        let question = Question::best(Game::new(position.clone()), Limit::Depth(2));
        let Ok(Answer::Best(lines)) = Builtin::new(1).answer(&question, &Stop::new(), &mut |_| ())
        else {
            panic!()
        };
        let fate = match lines[0].score {
            Score::MateIn(_) => Fate::Won,
            Score::MatedIn(_) => Fate::Lost,
            Score::Cp(_) => Fate::Drawn,
        };
        assert_eq!(known.best_fate(), fate, "{}", position.fen());
    }
    let mut engine = engine(&folder);
    for men in [
        ["K", "k", "B", "N"],
        ["K", "k", "Q", "r"],
        ["K", "k", "R", "p"],
    ] {
        let mut won = 0;
        while won < how_many("CHESS_TUTOR_SYZYGY_GAMES", 6) / 3 {
            let Some(position) = dice.position(&men) else {
                continue;
            };
            let known = endings.moves(&position).unwrap().unwrap();
            if position.turn() == Color::Black || known.best_fate() != Fate::Won {
                continue;
            }
            let mut game = Game::new(position.clone());
            while game.outcome().is_none() && game.len_plies() < 150 {
                let mv: Move = best(&mut engine, &game, 1_000).first().unwrap();
                game.play(mv).unwrap();
            }
            let end = game.outcome().and_then(Outcome::winner);
            assert_eq!(end, Some(Color::White), "{}", position.fen());
            won += 1;
        }
    }
}
