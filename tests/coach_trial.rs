//! The coach on moves that nobody here chose: the referee checks every reason that it gives, and its ratings are held
//! against those of games that others have judged. Without the data the trials pass and say so.
//!
//! In the dev profile a small sample is looked at. For all of it:
//! `CHESS_TUTOR_TRIAL_EVERY=1 CHESS_TUTOR_TRIAL_NODES=0 cargo test --release --test coach_trial -- --nocapture`
//! (0 nodes stands for the coach's own two stages). `CHESS_TUTOR_TRIAL_ALL_EVALS=1` adds what other scales of our scores would
//! have said.

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

use std::collections::{BTreeMap, BTreeSet};

use chess_tutor::coach::{
    Budget, Context, Judged, Mood, MoveRating, Stance, Tact, Verdict, danger, judge, loss_percent,
    rate,
};
use chess_tutor::engine::{Builtin, Score, Stop};
use chess_tutor::rules::{Color, Game, Move, PgnMove, Position, read_pgn};
use chess_tutor::theme::Theme;

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

/// The game before each sampled move of a file, with the move and the year.
fn played(file: &str) -> Vec<(Game, PgnMove, String)> {
    played_every(file, every())
}

fn played_every(file: &str, every: usize) -> Vec<(Game, PgnMove, String)> {
    let text = data::text(file).unwrap_or_default();
    let mut sample = Vec::new();
    let mut count = 0;
    for pgn in read_pgn(text.as_bytes()).into_iter().flatten() {
        let mut game = Game::new(pgn.start.clone());
        let date = pgn.tag("UTCDate").or(pgn.tag("Date")).unwrap_or_default();
        let year: String = date.chars().take(4).collect();
        for mv in pgn.moves {
            count += 1;
            if count % every == 0 {
                sample.push((game.clone(), mv.clone(), year.clone()));
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
        moves.extend(played(file).into_iter().map(|(game, mv, _)| (game, mv.mv)));
    }
    let mut engine = Builtin::new(16);
    let (mut claims, mut faults, mut explained) = (0, 0, 0);
    let mut wrong = Vec::new();
    // What is said unasked is the first reason; by kind: how often, and how often it is true.
    let mut spoken: BTreeMap<String, u32> = BTreeMap::new();
    for (game, mv) in &moves {
        let Some(verdict) = verdict(&mut engine, game, *mv, REASON_NODES) else {
            continue;
        };
        let explanation = &verdict.explanation;
        faults += usize::from(explanation.rating.is_fault());
        explained += usize::from(explanation.rating.is_fault() && !explanation.reasons.is_empty());
        for (place, reason) in explanation.reasons.iter().enumerate() {
            claims += 1;
            if place == 0 {
                *spoken.entry(reason.name()).or_default() += 1;
            }
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
    println!(
        "{} of the reasons come first and are spoken: {spoken:?}",
        spoken.values().sum::<u32>()
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
fn ours(rating: MoveRating, judged: &Judged) -> usize {
    match rating {
        MoveRating::Inaccuracy => 1,
        MoveRating::Mistake => 2,
        MoveRating::Blunder => 3,
        MoveRating::StillWinning | MoveRating::Missed => {
            let loss = loss_percent(judged);
            [5.0, 10.0, 15.0]
                .iter()
                .filter(|border| loss > **border)
                .count()
        }
        _ => 0,
    }
}

/// A move that others have judged, and what we say of it.
struct Compared {
    year: String,
    published: usize,
    /// The evaluation written after the move, for the side that moved, in centipawns; nothing for mates.
    eval: Option<i32>,
    verdict: Verdict,
}

/// `[%eval 0.35]` as centipawns for the side that moved.
fn eval(mv: &PgnMove, side: Color) -> Option<i32> {
    let text = mv.comments.iter().find_map(|comment| {
        let (_, rest) = comment.split_once("[%eval ")?;
        Some(rest.split_once(']')?.0)
    })?;
    let cp = (text.split(',').next()?.trim().parse::<f64>().ok()? * 100.0).round() as i32;
    Some(if side == Color::White { cp } else { -cp })
}

/// The published class and ours, counted, were our scores written on another scale.
fn table(compared: &[Compared], scale: Option<f64>) -> [[u32; 4]; 4] {
    let mut table = [[0; 4]; 4];
    for one in compared {
        let class = match scale {
            None => ours(one.verdict.explanation.rating, &one.verdict.judged),
            Some(scale) => {
                let mut judged = one.verdict.judged;
                let chance = |score: Score| match score {
                    Score::Cp(cp) => Score::Cp((f64::from(cp) * scale).round() as i32),
                    mate => mate,
                };
                let percent = |score| chance(score).win_chance().percent();
                let comparison = &one.verdict.comparison;
                judged.best.win_percent = percent(comparison.best.score);
                judged.played.win_percent = percent(comparison.played.score);
                ours(rate(&judged), &judged)
            }
        };
        table[one.published][class] += 1;
    }
    table
}

fn sum(table: &[[u32; 4]; 4], wanted: impl Fn(usize, usize) -> bool) -> f64 {
    let cells = (0..4).flat_map(|i| (0..4).map(move |j| (i, j)));
    let counts = cells
        .filter(|(i, j)| wanted(*i, *j))
        .map(|(i, j)| table[i][j]);
    f64::from(counts.sum::<u32>())
}

fn percent(part: f64, whole: f64) -> f64 {
    100.0 * part / whole.max(1.0)
}

/// How many of theirs make one of our centipawns: the slope of the reduced major axis, which favours neither side, over
/// evaluations within five pawns on both.
fn slope<'a>(compared: impl Iterator<Item = &'a Compared>) -> Option<(f64, usize)> {
    let pairs: Vec<(f64, f64)> = compared
        .filter_map(|one| match one.verdict.comparison.played.score {
            Score::Cp(cp) => Some((cp, one.eval?)),
            _ => None,
        })
        .filter(|(ours, theirs)| ours.abs() <= 500 && theirs.abs() <= 500)
        .map(|(ours, theirs)| (f64::from(ours), f64::from(theirs)))
        .collect();
    let square =
        |of: &dyn Fn(&(f64, f64)) -> f64| pairs.iter().map(|pair| of(pair).powi(2)).sum::<f64>();
    let (ours, theirs) = (square(&|pair| pair.0), square(&|pair| pair.1));
    (ours > 0.0).then(|| ((theirs / ours).sqrt(), pairs.len()))
}

fn print(table: &[[u32; 4]; 4]) {
    for (class, row) in table.iter().enumerate() {
        let found = sum(table, |i, j| i == class && j == class);
        let near = sum(table, |i, j| i == class && j.abs_diff(i) <= 1);
        let claimed = sum(table, |_, j| j == class);
        let near_claimed = sum(table, |i, j| j == class && j.abs_diff(i) <= 1);
        let right = sum(table, |i, j| j == class && i == class);
        let there = sum(table, |i, _| i == class);
        println!(
            "{row:?}  recall {:.0} % ({:.0} % within one), precision {:.0} % ({:.0} %)",
            percent(found, there),
            percent(near, there),
            percent(right, claimed),
            percent(near_claimed, claimed),
        );
    }
    let all = sum(table, |_, _| true);
    println!(
        "the same {:.1} %, within one {:.1} % of {all} moves",
        percent(sum(table, |i, j| i == j), all),
        percent(sum(table, |i, j| j.abs_diff(i) <= 1), all),
    );
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
        let mut compared = Vec::new();
        let mut ratings: BTreeMap<&str, u32> = BTreeMap::new();
        for (game, mv, year) in played(file) {
            if let Some(verdict) = verdict(&mut engine, &game, mv.mv, RATING_NODES) {
                *ratings
                    .entry(verdict.explanation.rating.name())
                    .or_default() += 1;
                compared.push(Compared {
                    year,
                    published: published(&mv),
                    eval: eval(&mv, game.position().turn()),
                    verdict,
                });
            }
        }
        if compared.is_empty() {
            return;
        }
        println!("{file}: published down, ours across (none, inaccuracy, mistake, blunder)");
        let now = table(&compared, None);
        print(&now);
        println!("{ratings:?}");
        // Servers have changed what they call a centipawn.
        let years: BTreeSet<&str> = compared.iter().map(|one| one.year.as_str()).collect();
        for year in years {
            let of_year = compared.iter().filter(|one| one.year == year);
            if let Some((slope, pairs)) = slope(of_year) {
                println!(
                    "{year}: one of our centipawns is {slope:.2} of theirs ({pairs} evaluations)"
                );
            }
        }
        if std::env::var("CHESS_TUTOR_TRIAL_ALL_EVALS").is_ok() {
            for scale in [1.0, 1.1, 1.2, 1.3, 1.4, 1.5, 1.75] {
                println!("were our scores {scale} times as large:");
                print(&table(&compared, Some(scale)));
            }
        }
        let within_one = percent(sum(&now, |i, j| j.abs_diff(i) <= 1), sum(&now, |_, _| true));
        assert!(within_one >= least, "{file}: {within_one:.1} %");
    }
}

/// Games of so many half-moves and more are long.
const LONG_PLIES: usize = 80;
/// So many long games are listened to.
const LONG_GAMES: usize = 12;
/// So long each of their moves is looked at.
const PRAISE_NODES: u64 = 300;

/// What the coach says through whole games: praise for at most one good move in four, for each great one whose deed can be
/// named, and never in the same words within ten.
#[test]
fn praise_in_long_games_stays_within_its_budget() {
    let text = data::text("games/games_plain_clocks.pgn").unwrap_or_default();
    let long = read_pgn(text.as_bytes())
        .into_iter()
        .flatten()
        .filter(|pgn| pgn.moves.len() >= LONG_PLIES);
    let mut engine = Builtin::new(16);
    let (mut good, mut praised, mut greats, mut sentences) = (0, 0, 0, 0);
    for pgn in long.take(LONG_GAMES) {
        let mut game = Game::new(pgn.start.clone());
        let mut mood = Mood::default();
        let mut praises: Vec<String> = Vec::new();
        let (mut here, mut praised_here) = (0, 0);
        for mv in pgn.moves {
            let budget = Budget::Nodes(PRAISE_NODES);
            let context = Context::default();
            if let Ok(verdict) = judge(&mut engine, &Stop::new(), &game, mv.mv, budget, context) {
                let explanation = &verdict.explanation;
                let (speech, next) = Tact::speak(explanation.rating, &explanation.reasons, mood);
                mood = next;
                let regret = explanation
                    .reasons
                    .first()
                    .is_some_and(|reason| reason.is_regret());
                let is_good = explanation.rating.is_praise() && !regret;
                sentences += usize::from(speech.is_some());
                let praise = speech.and_then(|speech| speech.praise);
                assert!(praise.is_none() || is_good, "{:?}", explanation.rating);
                if explanation.rating.is_great() && is_good {
                    let is_named = !explanation.reasons.is_empty();
                    assert_eq!(praise.is_some(), is_named, "every great move is praised");
                    greats += usize::from(praise.is_some());
                } else {
                    here += usize::from(is_good);
                    praised_here += usize::from(praise.is_some());
                }
                praises.extend(praise.map(str::to_owned));
            }
            game.play(mv.mv).unwrap();
        }
        assert!(
            praised_here * 4 <= here,
            "{praised_here} of {here} good moves"
        );
        for window in praises.windows(11) {
            let (last, before) = window.split_last().unwrap();
            assert!(!before.contains(last), "{window:?}");
        }
        (good, praised) = (good + here, praised + praised_here);
    }
    println!("{sentences} sentences; {praised} of {good} good moves praised, {greats} great ones");
}

/// For questions so many times as many moves are looked at.
const QUESTIONS: usize = 10;
/// The least share of questions before a move that are about a real fault, in per cent; of few questions this says little.
const LEAST_ASKED_RIGHTLY: f64 = 60.0;

/// "Are you sure?" is asked by the rules alone. The engine tells how often that is about a fault, and how many of the blunders
/// that the next move punishes are asked about.
#[test]
fn questions_before_a_blunder_are_about_faults() {
    let (mut asked, mut rightly, mut blunders, mut foreseen) = (0_u32, 0_u32, 0_u32, 0_u32);
    let mut wrongly = Vec::new();
    let mut engine = Builtin::new(16);
    for file in [
        "games/games_plain_clocks.pgn",
        "games/games_lichess_analysed.pgn",
    ] {
        // Questions are rare, so more moves are looked at for them than are judged.
        let more = played_every(file, every().div_ceil(QUESTIONS));
        for (place, (game, mv, _)) in more.into_iter().enumerate() {
            let is_asked = danger(game.position(), mv.mv).is_some();
            if !is_asked && place % QUESTIONS != 0 {
                continue;
            }
            let Some(verdict) = verdict(&mut engine, &game, mv.mv, RATING_NODES) else {
                continue;
            };
            let explanation = &verdict.explanation;
            let reason = explanation.reasons.first();
            let is_punished = reason.is_some_and(|reason| {
                let at_once = matches!(
                    reason.fact.theme,
                    Theme::HangingPiece | Theme::WinningExchange
                ) || (reason.fact.theme == Theme::Mate
                    && reason.fact.line.len() == 1);
                reason.stance == Stance::Allows && at_once
            });
            let is_fault =
                explanation.rating.is_fault() || reason.is_some_and(|reason| reason.is_regret());
            let is_blunder = explanation.rating == MoveRating::Blunder && is_punished;
            let is_judged_anyway = place % QUESTIONS == 0;
            blunders += u32::from(is_blunder && is_judged_anyway);
            foreseen += u32::from(is_blunder && is_judged_anyway && is_asked);
            asked += u32::from(is_asked);
            rightly += u32::from(is_asked && is_fault);
            if is_asked && !is_fault {
                wrongly.push(format!("{} {}", game.position().fen(), mv.san));
            } else if is_blunder && !is_asked {
                wrongly.push(format!("not asked: {} {}", game.position().fen(), mv.san));
            }
        }
    }
    println!(
        "asked {asked} times, about a fault {rightly}; of {blunders} blunders that the next move punishes asked about {foreseen}"
    );
    for case in wrongly.iter().take(30) {
        println!("{case}");
    }
    let share = percent(f64::from(rightly), f64::from(asked));
    assert!(asked < 20 || share >= LEAST_ASKED_RIGHTLY, "{share:.0} %");
}
