//! The coach on moves that nobody here chose: the referee checks every reason that it gives, and its ratings are held
//! against those of games that others have judged. Without the data the trials pass and say so.
//!
//! In the dev profile a small sample is looked at. For all of it:
//! `CHESS_TUTOR_TRIAL_EVERY=1 CHESS_TUTOR_TRIAL_NODES=0 cargo test --release --test coach_trial -- --nocapture`
//! (0 nodes stands for the coach's own two stages).

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::print_stdout,
    clippy::wildcard_enum_match_arm,
    reason = "a trial stops at the first surprise and tells what it has counted"
)]

#[path = "trials/data.rs"]
#[expect(dead_code, reason = "the other trials use the rest")]
mod data;
#[path = "support/referee.rs"]
mod referee;

use std::collections::BTreeMap;

use chess_tutor::coach::{Budget, Context, MoveRating, Stance, Verdict, judge, loss_percent};
use chess_tutor::engine::{Builtin, Stop};
use chess_tutor::rules::{Game, Move, PgnMove, Position, read_pgn};

/// Every so many rows and moves are looked at.
const EVERY: usize = 150;
/// So long each move is looked at for its reasons, in nodes: they must be true of thin searches, too.
const REASON_NODES: u64 = 1_000;
/// So long each move is looked at for its rating, in nodes. Far less than the coach takes, so the floor is low.
const RATING_NODES: u64 = 8_000;
/// The least share of ratings within one class of the published ones, in per cent: of the small sample, and at full length.
const LEAST_WITHIN_ONE: f64 = 75.0;
const LEAST_WITHIN_ONE_IN_FULL: f64 = 92.0;

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok().map(|text| text.parse().unwrap())
}

fn every() -> usize {
    number("CHESS_TUTOR_TRIAL_EVERY").map_or(EVERY, |every| usize::try_from(every).unwrap())
}

fn budget(usual: u64) -> Budget {
    match number("CHESS_TUTOR_TRIAL_NODES").unwrap_or(usual) {
        0 => Budget::Staged,
        nodes => Budget::Nodes(nodes),
    }
}

fn verdict(engine: &mut Builtin, game: &Game, mv: Move, usual: u64) -> Option<Verdict> {
    let (stop, budget) = (Stop::new(), budget(usual));
    judge(engine, &stop, game, mv, budget, Context::default()).ok()
}

/// The game before each sampled move of a file, with the move.
fn played(file: &str) -> Vec<(Game, PgnMove)> {
    let text = data::text(file).unwrap_or_default();
    let mut sample = Vec::new();
    let mut count = 0;
    for pgn in read_pgn(text.as_bytes()).into_iter().flatten() {
        let mut game = Game::new(pgn.start.clone());
        for mv in pgn.moves {
            count += 1;
            if count % every() == 0 {
                sample.push((game.clone(), mv.clone()));
            }
            game.play(mv.mv).unwrap();
        }
    }
    sample
}

/// The mistakes that lead to puzzles, and the moves that punish them.
fn puzzles() -> Vec<(Game, Move)> {
    let text = data::text("puzzles/lichess_puzzles.csv").unwrap_or_default();
    let mut sample = Vec::new();
    for row in text.lines().skip(1).step_by(every()) {
        let cells: Vec<&str> = row.split(',').collect();
        let mut game = Game::new(Position::from_fen(cells[1]).unwrap());
        for text in cells[2].split(' ').take(2) {
            let mv = game.read_move(text).unwrap();
            sample.push((game.clone(), mv));
            game.play(mv).unwrap();
        }
    }
    sample
}

#[test]
fn every_reason_that_is_given_is_true() {
    let mut moves = puzzles();
    for file in [
        "games/games_local_engine.pgn",
        "games/games_plain_clocks.pgn",
    ] {
        moves.extend(played(file).into_iter().map(|(game, mv)| (game, mv.mv)));
    }
    let mut engine = Builtin::new(16);
    let (mut claims, mut faults, mut explained) = (0, 0, 0);
    let mut wrong = Vec::new();
    for (game, mv) in &moves {
        let Some(verdict) = verdict(&mut engine, game, *mv, REASON_NODES) else {
            continue;
        };
        let explanation = &verdict.explanation;
        faults += usize::from(explanation.rating.is_fault());
        explained += usize::from(explanation.rating.is_fault() && !explanation.reasons.is_empty());
        for reason in &explanation.reasons {
            claims += 1;
            let before = match reason.stance {
                Stance::Allows => Some(*mv),
                Stance::Does | Stance::Misses => game.moves().last(),
            };
            if let Err(why) = referee::check(&reason.start.fen(), before, &reason.fact) {
                wrong.push(format!("{} {}: {why}", game.position().fen(), mv.uci()));
            }
        }
    }
    println!(
        "{} moves, {claims} reasons; {explained} of {faults} faults explained",
        moves.len()
    );
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// What others say: nothing, `?!`, `?` or `??`.
fn published(mv: &PgnMove) -> usize {
    mv.nags
        .iter()
        .find_map(|nag| match nag {
            6 => Some(1),
            2 => Some(2),
            4 => Some(3),
            _ => None,
        })
        .unwrap_or(0)
}

/// The same of ours; softer words still have the class of what was lost.
fn ours(verdict: &Verdict) -> usize {
    match verdict.explanation.rating {
        MoveRating::Inaccuracy => 1,
        MoveRating::Mistake => 2,
        MoveRating::Blunder => 3,
        MoveRating::StillWinning | MoveRating::Missed => {
            let loss = loss_percent(&verdict.judged);
            [5.0, 10.0, 15.0]
                .iter()
                .filter(|border| loss > **border)
                .count()
        }
        _ => 0,
    }
}

#[test]
fn ratings_agree_with_published_ones() {
    // The one was judged by a strong engine at 60,000 nodes a move, the other by servers.
    let least = match budget(RATING_NODES) {
        Budget::Staged => LEAST_WITHIN_ONE_IN_FULL,
        Budget::Nodes(_) => LEAST_WITHIN_ONE,
    };
    for file in [
        "games/games_local_engine.pgn",
        "games/games_lichess_analysed.pgn",
    ] {
        let mut engine = Builtin::new(16);
        let mut table = [[0_u32; 4]; 4];
        let mut ratings: BTreeMap<&str, u32> = BTreeMap::new();
        for (game, mv) in played(file) {
            if let Some(verdict) = verdict(&mut engine, &game, mv.mv, RATING_NODES) {
                table[published(&mv)][ours(&verdict)] += 1;
                *ratings
                    .entry(verdict.explanation.rating.name())
                    .or_default() += 1;
            }
        }
        let sum = |wanted: &dyn Fn(usize, usize) -> bool| -> f64 {
            let cells = (0..4).flat_map(|i| (0..4).map(move |j| (i, j)));
            let counts = cells
                .filter(|(i, j)| wanted(*i, *j))
                .map(|(i, j)| table[i][j]);
            f64::from(counts.sum::<u32>())
        };
        let all = sum(&|_, _| true);
        if all < 1.0 {
            return;
        }
        println!("{file}: published down, ours across (none, inaccuracy, mistake, blunder)");
        for (class, row) in table.iter().enumerate() {
            let (found, near) = (
                sum(&|i, j| i == class && j == class),
                sum(&|i, j| i == class && j.abs_diff(i) <= 1),
            );
            let (claimed, near_claimed) = (
                sum(&|_, j| j == class),
                sum(&|i, j| j == class && j.abs_diff(i) <= 1),
            );
            let there = sum(&|i, _| i == class);
            let percent = |part: f64, whole: f64| 100.0 * part / whole.max(1.0);
            println!(
                "{row:?}  recall {:.0} % ({:.0} % within one), precision {:.0} % ({:.0} %)",
                percent(found, there),
                percent(near, there),
                percent(found, claimed),
                percent(near_claimed, claimed),
            );
        }
        let within_one = 100.0 * sum(&|i, j| j.abs_diff(i) <= 1) / all;
        let same = 100.0 * sum(&|i, j| i == j) / all;
        println!("the same {same:.1} %, within one {within_one:.1} % of {all} moves; {ratings:?}");
        assert!(within_one >= least, "{file}: {within_one:.1} %");
    }
}
