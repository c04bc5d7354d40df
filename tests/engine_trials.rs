//! Heavy trials of the engine's strength and judgement; skipped unless `CHESS_TUTOR_ENGINE_TRIALS` names which:
//!
//! ```text
//! CHESS_TUTOR_ENGINE_TRIALS=tactics  cargo test --release --test engine_trials -- --nocapture
//! CHESS_TUTOR_ENGINE_TRIALS=verdicts cargo test --release --test engine_trials -- --nocapture
//! CHESS_TUTOR_ENGINE_TRIALS=stops    cargo test --release --test engine_trials -- --nocapture
//! CHESS_TUTOR_ENGINE_TRIALS=threads  cargo test --release --test engine_trials -- --nocapture
//! ```
//!
//! `stops` measures how long a search goes on after it was told to stop, through the worker, with one and with two threads:
//! a hundred searches of several positions, stopped after 20 to 160 ms. On a busy machine it measures the machine.
//!
//! `threads` searches the same positions to the depths of `CHESS_TUTOR_LIMITS` (`14 16`) with one and with two threads, and
//! tells the time by the clock and the nodes; two cores must be free for it.
//!
//! `tactics` solves an EPD suite (`CHESS_TUTOR_SUITE`, by default `epd/wac_sunfish.epd`) at the limits of
//! `CHESS_TUTOR_LIMITS` (`100ms 1000ms`, or nodes: `250000`). Milliseconds are processor time of the searching thread, where
//! the system tells it, so that a busy machine solves as much as a quiet one. `verdicts` judges moves of real games at the node counts of
//! `CHESS_TUTOR_LIMITS` (`30000 300000`) beside a reference: the evaluations that Lichess's Stockfish has written into
//! `games/games_lichess_analysed.pgn`; or, with `CHESS_TUTOR_REFERENCE_NODES`, what `stockfish` says with so many nodes
//! for each of best and played move, kept in the file `CHESS_TUTOR_REFERENCE_FILE` or in the target folder.
//! `CHESS_TUTOR_CASES` says how many moves are drawn (140). The data is looked for as in `trials.rs`.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::print_stdout,
    reason = "a trial stops at the first surprise and tells what it has counted"
)]

use std::collections::HashMap;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex, OnceLock};
use std::time::{Duration, Instant};

use chess_tutor::engine::{
    Analyst as _, Answer, Builtin, Engine, Lane, Limit, Line, Outside, Progress, Question, Score,
    Stop, Worker,
};
use chess_tutor::rules::{Game, Move, Position, read_pgn};

/// The folder of the data: named, or beside the repository.
fn folder() -> Option<PathBuf> {
    let named = std::env::var_os("CHESS_TUTOR_TRIAL_DATA").map(PathBuf::from);
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data");
    named.or_else(|| beside.is_dir().then_some(beside))
}

fn is_wanted(trial: &str) -> bool {
    let is_wanted = std::env::var("CHESS_TUTOR_ENGINE_TRIALS").is_ok_and(|named| named == trial);
    if !is_wanted {
        println!("skipped: {trial}");
    }
    is_wanted && folder().is_some()
}

fn words(name: &str, default: &str) -> Vec<String> {
    let text = std::env::var(name).unwrap_or_else(|_| default.to_owned());
    text.split_whitespace().map(str::to_owned).collect()
}

fn engine() -> Builtin {
    let engine = Builtin::new(16);
    match std::env::var("CHESS_TUTOR_NET") {
        Ok(path) => engine.with_net(&fs::read(path).unwrap_or_default()),
        Err(_) => engine,
    }
}

fn limit(text: &str) -> Limit {
    match text.strip_suffix("ms") {
        Some(millis) => Limit::Millis(millis.parse().unwrap()),
        None => Limit::Nodes(text.parse().unwrap()),
    }
}

/// A stop that is raised when this thread has computed for so long.
fn after(millis: u64) -> Stop {
    let begun = computed();
    Stop::new().or(move || computed() - begun >= Duration::from_millis(millis))
}

/// For how long this thread has been computing; by the clock where the system does not say.
#[expect(clippy::disallowed_methods, reason = "what is measured is time")]
fn computed() -> Duration {
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = told.and_then(|text| text.split(' ').next()?.parse().ok());
    nanos.map_or_else(
        || BEGUN.get_or_init(Instant::now).elapsed(),
        Duration::from_nanos,
    )
}

static BEGUN: OnceLock<Instant> = OnceLock::new();

#[test]
fn tactics() {
    if !is_wanted("tactics") {
        return;
    }
    let suite = words("CHESS_TUTOR_SUITE", "epd/wac_sunfish.epd").remove(0);
    let text = fs::read_to_string(folder().unwrap().join(&suite)).unwrap();
    for wanted in words("CHESS_TUTOR_LIMITS", "100ms 1000ms") {
        let mut engine = engine();
        let (mut solved, mut failed) = (0, Vec::new());
        for row in text.lines() {
            let fields: Vec<&str> = row.split_whitespace().take(4).collect();
            let Ok(position) = Position::from_fen(&fields.join(" ")) else {
                continue;
            };
            let best = operands(row, " bm ", &position);
            let avoid = operands(row, " am ", &position);
            if best.is_empty() && avoid.is_empty() {
                continue;
            }
            let (limit, stop) = match limit(&wanted) {
                Limit::Millis(millis) => (Limit::Depth(u32::MAX), after(millis)),
                limit @ (Limit::Nodes(_) | Limit::Depth(_)) => (limit, Stop::new()),
            };
            let question = Question::best(Game::new(position), limit);
            let Ok(Answer::Best(lines)) = engine.answer(&question, &stop, &mut |_| ()) else {
                panic!()
            };
            let mv = lines[0].moves[0];
            if (best.is_empty() || best.contains(&mv)) && !avoid.contains(&mv) {
                solved += 1;
            } else {
                failed.push(row.split('"').nth(1).unwrap_or(row).to_owned());
            }
        }
        let count = solved + failed.len();
        let share = 100.0 * solved as f64 / count as f64;
        println!(
            "{suite} at {wanted}: {solved} of {count} = {share:.1} %; not {}",
            failed.join(" ")
        );
    }
}

/// An opening, middlegames, a mating attack, endings.
const STOPPED: [&str; 6] = [
    "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 4 8",
    "2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1",
    "8/8/4kpp1/3p1b2/p6P/2B5/6P1/6K1 b - - 0 47",
    "8/5pk1/4p1p1/3pP1P1/1p1P1P2/1P4K1/8/8 w - - 0 40",
];

#[test]
#[expect(clippy::disallowed_methods, reason = "what is measured is time")]
fn stops() {
    if !is_wanted("stops") {
        return;
    }
    for threads in [1, 2] {
        let (ended, ends) = channel();
        let ended = Mutex::new(ended);
        let wake = Arc::new(move || ended.lock().unwrap().send(Instant::now()).unwrap());
        let searcher = Builtin::new(16).with_threads(threads);
        let mut worker = Worker::start(Box::new(searcher), wake).unwrap();
        let mut waits = Vec::new();
        for round in 0..17 {
            for fen in STOPPED {
                let game = Game::new(Position::from_fen(fen).unwrap());
                worker.ask(Lane::Hint, Question::best(game, Limit::Depth(90)));
                std::thread::sleep(Duration::from_millis(20 + 8 * round));
                let told = Instant::now();
                worker.hurry(Lane::Hint);
                let end = ends.recv_timeout(Duration::from_secs(10)).unwrap();
                waits.push(end.saturating_duration_since(told));
                worker.poll();
            }
        }
        // The first waits for what the engine does once at its start.
        waits.remove(0);
        waits.sort();
        let at = |percent: usize| waits[(waits.len() - 1) * percent / 100];
        println!(
            "{threads} threads: {} stops, median {:?}, 90 % {:?}, worst {:?}",
            waits.len(),
            at(50),
            at(90),
            at(100)
        );
    }
}

#[test]
#[expect(clippy::disallowed_methods, reason = "what is measured is time")]
fn threads() {
    if !is_wanted("threads") {
        return;
    }
    for depth in words("CHESS_TUTOR_LIMITS", "14 16") {
        for threads in [1, 2] {
            let mut engine = Builtin::new(64).with_threads(threads);
            let (mut nodes, mut took) = (0, Duration::ZERO);
            for fen in STOPPED {
                let game = Game::new(Position::from_fen(fen).unwrap());
                let question = Question::best(game, Limit::Depth(depth.parse().unwrap()));
                let begun = Instant::now();
                let mut searched = 0;
                let mut count = |news: &Progress| searched = news.nodes;
                engine.answer(&question, &Stop::new(), &mut count).unwrap();
                took += begun.elapsed();
                nodes += searched;
            }
            let per_second = nodes as f64 / took.as_secs_f64() / 1e6;
            println!(
                "depth {depth}, {threads} threads: {took:.2?}, {nodes} nodes, {per_second:.2} million a second"
            );
        }
    }
}

fn operands(row: &str, name: &str, position: &Position) -> Vec<Move> {
    let Some((_, rest)) = row.split_once(name) else {
        return Vec::new();
    };
    let moves = rest.split(';').next().unwrap_or_default();
    moves
        .split_whitespace()
        .filter_map(|text| position.read_move(text).ok())
        .collect()
}

/// A move of a real game, with what a strong engine thinks of it.
struct Case {
    before: Game,
    played: Move,
    loss: f64,
    best: String,
}

#[test]
fn verdicts() {
    if !is_wanted("verdicts") {
        return;
    }
    let cases = cases();
    println!("{} moves; {}", cases.len(), classes(&cases));
    for wanted in words("CHESS_TUTOR_LIMITS", "30000 300000") {
        judge(&cases, &wanted);
    }
}

fn classes(cases: &[Case]) -> String {
    let count = |wanted: usize| {
        cases
            .iter()
            .filter(|case| class(case.loss) == wanted)
            .count()
    };
    format!(
        "fine {}, inaccuracies {}, mistakes {}, blunders {}",
        count(0),
        count(1),
        count(2),
        count(3)
    )
}

/// 0 fine, 1 inaccuracy, 2 mistake, 3 blunder: by 5, 10 and 15 points of winning chance.
fn class(loss: f64) -> usize {
    [5.0, 10.0, 15.0]
        .iter()
        .filter(|border| loss >= **border)
        .count()
}

fn judge(cases: &[Case], nodes: &str) {
    let mut engine = engine();
    let (mut same, mut near, mut same_best, mut error) = (0, 0, 0, 0.0);
    let (mut alarms, mut alarms_strict, mut missed) = (0, 0, 0);
    for case in cases {
        let question = Question::Compare {
            before: case.before.clone(),
            played: case.played,
            limit: limit(nodes),
        };
        let Ok(Answer::Compare(found)) = engine.answer(&question, &Stop::new(), &mut |_| ()) else {
            panic!()
        };
        let loss = found.loss_percent();
        let (mine, theirs) = (class(loss), class(case.loss));
        same += usize::from(mine == theirs);
        near += usize::from(mine.abs_diff(theirs) <= 1);
        same_best += usize::from(found.best.moves[0].uci() == case.best);
        error += (loss - case.loss).abs();
        alarms += usize::from(theirs == 0 && mine >= 2);
        alarms_strict += usize::from(theirs == 0 && mine >= 1);
        missed += usize::from(theirs >= 2 && mine == 0);
        if mine.abs_diff(theirs) > 1 {
            println!(
                "  {} {}: {loss:.1} for {:.1}; best {} {} for {}",
                case.before.position().fen(),
                case.played.uci(),
                case.loss,
                found.best.moves[0].uci(),
                found.best.score,
                case.best
            );
        }
    }
    let count = cases.len() as f64;
    let percent = |part: usize| 100.0 * part as f64 / count;
    println!(
        "{nodes} nodes: same class {:.0} %, within one {:.1} %, same best move {:.0} %, mean error {:.2}, \
         false alarms {alarms} (any blame {alarms_strict}), missed {missed}",
        percent(same),
        percent(near),
        percent(same_best),
        error / count
    );
}

/// Moves drawn by lot from the games, and the reference for them.
fn cases() -> Vec<Case> {
    match std::env::var("CHESS_TUTOR_REFERENCE_NODES") {
        Ok(nodes) => cases_by_stockfish(nodes.parse().unwrap()),
        Err(_) => drawn(),
    }
}

/// The same moves, judged by an installed Stockfish; from the file, or by asking.
fn cases_by_stockfish(nodes: u64) -> Vec<Case> {
    let file = std::env::var_os("CHESS_TUTOR_REFERENCE_FILE").map_or_else(
        || PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("verdicts-{nodes}.tsv")),
        PathBuf::from,
    );
    let text = fs::read_to_string(&file).unwrap_or_default();
    let mut known = HashMap::new();
    for row in text.lines() {
        let fields: Vec<&str> = row.split('\t').collect();
        let values = (fields[2].parse::<f64>().unwrap(), fields[3].to_owned());
        known.insert((fields[0].to_owned(), fields[1].to_owned()), values);
    }
    let mut kept = OpenOptions::new()
        .create(true)
        .append(true)
        .open(&file)
        .unwrap();
    let mut stockfish = None;
    let mut cases = drawn();
    for case in &mut cases {
        let key = (case.before.position().fen(), case.played.uci());
        let (loss, best) = known.entry(key).or_insert_with_key(|(fen, played)| {
            let engine = stockfish.get_or_insert_with(|| {
                Outside::start(Path::new("/usr/games/stockfish"), &[]).unwrap()
            });
            let all = ask(engine, &case.before, nodes, Vec::new());
            let alone = ask(engine, &case.before, nodes, vec![case.played]);
            let is_best = all.moves[0] == case.played;
            let loss = if is_best {
                0.0
            } else {
                loss(all.score, alone.score)
            };
            let best = all.moves[0].uci();
            let scores = format!("{}\t{}", all.score, alone.score);
            writeln!(kept, "{fen}\t{played}\t{loss:.3}\t{best}\t{scores}").unwrap();
            (loss, best)
        });
        case.loss = *loss;
        case.best.clone_from(best);
    }
    cases
}

fn loss(best: Score, played: Score) -> f64 {
    (best.win_chance().percent() - played.win_chance().percent()).max(0.0)
}

fn ask(engine: &mut impl Engine, game: &Game, nodes: u64, among: Vec<Move>) -> Line {
    let question = Question::Best {
        game: game.clone(),
        limit: Limit::Nodes(nodes),
        multi_pv: 1,
        among,
    };
    match engine.answer(&question, &Stop::new(), &mut |_| ()) {
        Ok(Answer::Best(lines)) => lines.into_iter().next().unwrap(),
        other => panic!("{other:?}"),
    }
}

/// Draws moves from the analysed games, with the evaluations before and after each.
fn drawn() -> Vec<Case> {
    let bytes = fs::read(folder().unwrap().join("games/games_lichess_analysed.pgn")).unwrap();
    let games: Vec<_> = read_pgn(&bytes)
        .into_iter()
        .filter_map(Result::ok)
        .collect();
    let mut seed = 2_026_u64;
    let mut dice = |below: usize| {
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % below.max(1)
    };
    let count: usize = words("CHESS_TUTOR_CASES", "140")[0].parse().unwrap();
    let mut drawn = Vec::new();
    while drawn.len() < count {
        let pgn = &games[dice(games.len())];
        if pgn.moves.len() < 20 {
            continue;
        }
        let ply = 8 + dice(pgn.moves.len() - 8);
        let evals = (
            eval(&pgn.moves[ply - 1].comments),
            eval(&pgn.moves[ply].comments),
        );
        let (Some(white_before), Some(white_after)) = evals else {
            continue;
        };
        let mut before = Game::new(pgn.start.clone());
        for played in &pgn.moves[..ply] {
            before.play(played.mv).unwrap();
        }
        if before.position().legal_moves().len() < 2 {
            continue;
        }
        let is_white = before.position().turn().is_white();
        let sign = |score: Score| if is_white { score } else { -score };
        let loss = loss(sign(white_before), sign(white_after));
        let case = Case {
            before,
            played: pgn.moves[ply].mv,
            loss,
            best: String::new(),
        };
        drawn.push(case);
    }
    drawn
}

/// Reads `[%eval 0.35]` or `[%eval #-3]`, for White.
fn eval(comments: &[String]) -> Option<Score> {
    let (_, rest) = comments
        .iter()
        .find_map(|text| text.split_once("[%eval "))?;
    let text = rest.split(']').next()?;
    if let Some(mate) = text.strip_prefix('#') {
        let moves: i32 = mate.parse().ok()?;
        let count = moves.unsigned_abs() as u8;
        return Some(if moves > 0 {
            Score::MateIn(count)
        } else {
            Score::MatedIn(count)
        });
    }
    text.parse::<f64>()
        .ok()
        .map(|pawns| Score::Cp((pawns * 100.0).round() as i32))
}
