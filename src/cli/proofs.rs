//! Proofs by the engine for `check`: on two threads, and kept from run to run.
//!
//! What was proved is kept in the data folder, outside of any repository; without the file everything is proved again. The
//! file begins with a signature of the engine: another engine proves everything anew.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::sync::Mutex;

use crate::engine::{Builtin, Engine as _, Limit, Question, STACK_BYTES, Stop};
use crate::lesson::EngineClaim;
use crate::rules::{Game, Position};

/// Memory for each engine's table, in mebibytes.
const TABLE_MEBIBYTES: usize = 16;
/// So many engines work side by side.
const THREADS: usize = 2;
/// The searches of the signature: a change of the engine shows in one of them.
const SIGNATURE: [&str; 3] = [
    "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3",
    "2r3k1/pp3ppp/4p3/3pP3/3P4/2q2N2/P4PPP/1R2Q1K1 w - - 0 1",
    "8/8/4kpp1/8/1K2P1P1/8/5P2/8 w - - 0 1",
];
const SIGNATURE_NODES: u64 = 8_000;

/// What came of the proofs.
#[derive(Debug, Default)]
pub(super) struct Proved {
    /// Claims that were proved now.
    pub(super) now: usize,
    /// Claims that were proved before.
    pub(super) before: usize,
    /// The claims that are not so, each with the reason.
    pub(super) false_claims: Vec<(EngineClaim, String)>,
}

/// Proves claims. What is kept in the folder is not proved again.
pub(super) fn prove(claims: Vec<EngineClaim>, folder: Option<PathBuf>) -> Proved {
    let mut proved = Proved::default();
    if claims.is_empty() {
        return proved;
    }
    let file = folder.map(|folder| folder.join("cache").join("proofs.txt"));
    let signature = signature();
    let mut known = file.as_ref().map_or_else(BTreeSet::new, |file| {
        let text = fs::read_to_string(file).unwrap_or_default();
        let mut lines = text.lines();
        if lines.next() == Some(signature.as_str()) {
            lines.map(str::to_owned).collect()
        } else {
            BTreeSet::new()
        }
    });
    let all = claims.len();
    let open: Vec<EngineClaim> = claims
        .into_iter()
        .filter(|claim| !known.contains(&claim.key()))
        .collect();
    proved.before = all - open.len();
    for (claim, outcome) in side_by_side(open) {
        match outcome {
            Ok(()) => {
                proved.now += 1;
                known.insert(claim.key());
            }
            Err(why) => proved.false_claims.push((claim, why)),
        }
    }
    if let Some(file) = file.filter(|_| proved.now > 0) {
        let mut text = signature;
        for key in &known {
            text.push('\n');
            text.push_str(key);
        }
        // Where nothing can be kept, it is proved again the next time.
        if let Some(folder) = file.parent() {
            let _ = fs::create_dir_all(folder);
        }
        let _ = fs::write(file, text);
    }
    proved
}

/// Proves claims on several threads; each takes the next that is open.
fn side_by_side(open: Vec<EngineClaim>) -> Vec<(EngineClaim, Result<(), String>)> {
    let queue = Mutex::new(open);
    let done = Mutex::new(Vec::new());
    let work = || {
        let mut engine = Builtin::new(TABLE_MEBIBYTES);
        loop {
            let next = queue.lock().ok().and_then(|mut queue| queue.pop());
            let Some(claim) = next else { return };
            let outcome = claim.prove(&mut engine);
            if let Ok(mut done) = done.lock() {
                done.push((claim, outcome));
            }
        }
    };
    std::thread::scope(|scope| {
        let mut is_started = false;
        for number in 1..=THREADS {
            let builder = std::thread::Builder::new()
                .name(format!("proof-{number}"))
                .stack_size(STACK_BYTES);
            is_started |= builder.spawn_scoped(scope, work).is_ok();
        }
        if !is_started {
            work();
        }
    });
    done.into_inner().unwrap_or_default()
}

/// A line that another engine would not have.
fn signature() -> String {
    let mut engine = Builtin::new(TABLE_MEBIBYTES);
    let lines = SIGNATURE.iter().filter_map(|fen| {
        let position = Position::from_fen(fen).ok()?;
        let question = Question::best(Game::new(position), Limit::Nodes(SIGNATURE_NODES));
        let answer = engine.answer(&question, &Stop::new(), &mut |_| ()).ok()?;
        let crate::engine::Answer::Best(lines) = answer else {
            return None;
        };
        let line = lines.first()?;
        let moves: Vec<String> = line.moves.iter().map(|mv| mv.uci().to_string()).collect();
        Some(format!(
            "{:?} {} {}",
            line.score,
            line.depth_plies,
            moves.join(" ")
        ))
    });
    let lines: Vec<String> = lines.collect();
    format!("# {} {}", env!("CARGO_PKG_VERSION"), lines.join(" | "))
}
