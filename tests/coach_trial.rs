//! The coach on moves that nobody here chose: the referee checks every reason that it gives, and its ratings are held
//! against those of games that others have judged. Without the data the trials pass and say so.
//!
//! In the dev profile a small sample is looked at. For all of it:
//! `CHESS_TUTOR_TRIAL_EVERY=1 CHESS_TUTOR_TRIAL_NODES=0 cargo test --release --test coach_trial -- --nocapture`
//! (0 nodes stands for the coach's own two stages). For the ratings `CHESS_TUTOR_TRIAL_ALL_EVALS=1` adds what other scales of
//! our scores would have said, and `CHESS_TUTOR_TRIAL_DEEPER=3000000` looks so long at each move that is two classes off.

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
#[path = "coach_trial/lies.rs"]
mod lies;
#[path = "coach_trial/ratings.rs"]
mod ratings;
#[path = "support/referee.rs"]
#[expect(dead_code, reason = "a claim is checked with the reason that it is")]
mod referee;
#[path = "coach_trial/soon.rs"]
mod soon;

use std::collections::BTreeMap;

use chess_tutor::coach::{Budget, Context, Mood, MoveRating, Stance, Tact, Verdict, danger, judge};
use chess_tutor::engine::{Builtin, Score, Stop};
use chess_tutor::rules::{Game, Move, PgnMove, Position, read_pgn};
use chess_tutor::theme::Theme;
use lies::Lies;

/// Every so many rows and moves are looked at.
const EVERY: usize = 150;
/// So long each move is looked at for its reasons, in nodes: they must be true of thin searches, too.
const REASON_NODES: u64 = 1_000;
/// So long each move is looked at for its rating, in nodes. Far less than the coach takes, so the floor is low.
const RATING_NODES: u64 = 8_000;
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

/// A move of a game, with the game before it.
struct Sample {
    game: Game,
    mv: PgnMove,
    year: String,
    /// The evaluation that the file has for the position before the move, for the side that moves.
    before: Option<Score>,
}

/// Every so many moves of a file.
fn played(file: &str) -> Vec<Sample> {
    played_every(file, every())
}

fn played_every(file: &str, every: usize) -> Vec<Sample> {
    let text = data::text(file).unwrap_or_default();
    let mut sample: Vec<Sample> = Vec::new();
    let mut count = 0;
    for pgn in read_pgn(text.as_bytes()).into_iter().flatten() {
        let mut game = Game::new(pgn.start.clone());
        let date = pgn.tag("UTCDate").or(pgn.tag("Date")).unwrap_or_default();
        let year: String = date.chars().take(4).collect();
        let mut before = None;
        for mv in pgn.moves {
            count += 1;
            let after = ratings::eval(&mv, game.position().turn());
            if count % every == 0 {
                sample.push(Sample {
                    game: game.clone(),
                    mv: mv.clone(),
                    year: year.clone(),
                    before,
                });
            }
            before = after.map(|score| -score);
            game.play(mv.mv).unwrap();
        }
    }
    data::some(sample)
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
    data::some(sample)
}

#[test]
fn every_reason_that_is_given_is_true() {
    let mut moves = puzzles();
    for file in [
        "games/games_local_engine.pgn",
        "games/games_plain_clocks.pgn",
    ] {
        let samples = played(file).into_iter();
        moves.extend(samples.map(|sample| (sample.game, sample.mv.mv)));
    }
    let mut engine = Builtin::new(16);
    let (mut claims, mut faults, mut explained, mut silent) = (0, 0, 0, 0);
    let mut wrong = Vec::new();
    let mut lies = Lies::default();
    // What is said unasked is the first reason; by kind: how often, and how often it is true.
    let mut spoken: BTreeMap<String, u32> = BTreeMap::new();
    for (game, mv) in &moves {
        let Some(verdict) = verdict(&mut engine, game, *mv, REASON_NODES) else {
            continue;
        };
        let explanation = &verdict.explanation;
        faults += usize::from(explanation.rating.is_fault());
        silent += usize::from(explanation.reasons.is_empty());
        explained += usize::from(explanation.rating.is_fault() && !explanation.reasons.is_empty());
        for (place, reason) in explanation.reasons.iter().enumerate() {
            claims += 1;
            if place == 0 {
                *spoken.entry(reason.name()).or_default() += 1;
            }
            if let Err(why) = referee::check_reason(game, *mv, reason) {
                wrong.push(format!("{} {}: {why}", game.position().fen(), mv.uci()));
            }
            lies.plant(game, *mv, reason);
        }
    }
    println!(
        "{} moves, {claims} reasons, none for {silent}; {explained} of {faults} faults explained",
        moves.len()
    );
    println!(
        "{} of the reasons come first and are spoken: {spoken:?}",
        spoken.values().sum::<u32>()
    );
    assert!(wrong.is_empty(), "{wrong:#?}");
    lies.are_caught();
    assert!(claims > 0 || moves.is_empty(), "nothing was claimed");
}

fn percent(part: f64, whole: f64) -> f64 {
    100.0 * part / whole.max(1.0)
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
    let long = data::some(long.collect());
    let mut engine = Builtin::new(16);
    let (mut good, mut praised, mut greats, mut sentences) = (0, 0, 0, 0);
    for pgn in long.into_iter().take(LONG_GAMES) {
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
                let reason = explanation.reasons.first();
                let is_good =
                    explanation.rating.is_praise() && reason.is_none_or(|reason| reason.is_merit());
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
const LEAST_ASKED_RIGHTLY: f64 = 90.0;

/// Before "are you sure?" the engine has a moment for a first look of so many nodes.
const LOOK_NODES: u64 = 30_000;

fn is_fault(verdict: &Verdict) -> bool {
    let explanation = &verdict.explanation;
    let reason = explanation.reasons.first();
    explanation.rating.is_fault() || reason.is_some_and(|reason| reason.is_regret())
}

/// "Are you sure?" is asked by the rules, unless the engine sees in its moment that nothing is lost. A longer look tells how
/// often that is about a fault, how often it is dropped wrongly, and how many of the blunders that the next move punishes are
/// asked about.
#[test]
fn questions_before_a_blunder_are_about_faults() {
    let (mut asked, mut rightly, mut blunders, mut foreseen) = (0_u32, 0_u32, 0_u32, 0_u32);
    let (mut by_rules, mut rightly_by_rules) = (0_u32, 0_u32);
    let mut wrongly = Vec::new();
    let mut engine = Builtin::new(16);
    for file in [
        "games/games_plain_clocks.pgn",
        "games/games_lichess_analysed.pgn",
    ] {
        // Questions are rare, so more moves are looked at for them than are judged.
        let more = played_every(file, every().div_ceil(QUESTIONS));
        for (place, Sample { game, mv, .. }) in more.into_iter().enumerate() {
            let is_feared = danger(&game, mv.mv).is_some();
            if !is_feared && place % QUESTIONS != 0 {
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
            let is_fault = is_fault(&verdict);
            let (stop, look) = (Stop::new(), Budget::Nodes(LOOK_NODES));
            let context = Context::default();
            let is_asked = is_feared
                && judge(&mut engine, &stop, &game, mv.mv, look, context)
                    .is_ok_and(|verdict| self::is_fault(&verdict));
            by_rules += u32::from(is_feared);
            rightly_by_rules += u32::from(is_feared && is_fault);
            let is_blunder = explanation.rating == MoveRating::Blunder && is_punished;
            let is_judged_anyway = place % QUESTIONS == 0;
            blunders += u32::from(is_blunder && is_judged_anyway);
            foreseen += u32::from(is_blunder && is_judged_anyway && is_asked);
            if is_feared && is_fault && !is_asked {
                wrongly.push(format!("dropped: {} {}", game.position().fen(), mv.san));
            }
            asked += u32::from(is_asked);
            rightly += u32::from(is_asked && is_fault);
            if is_asked && !is_fault {
                wrongly.push(format!("{} {}", game.position().fen(), mv.san));
            } else if is_blunder && !is_asked {
                wrongly.push(format!("not asked: {} {}", game.position().fen(), mv.san));
            }
        }
    }
    println!("feared by the rules {by_rules} times, rightly {rightly_by_rules}");
    println!(
        "asked {asked} times, about a fault {rightly}; of {blunders} blunders that the next move punishes asked about {foreseen}"
    );
    for case in wrongly.iter().take(30) {
        println!("{case}");
    }
    let share = percent(f64::from(rightly), f64::from(asked));
    assert!(asked < 20 || share >= LEAST_ASKED_RIGHTLY, "{share:.0} %");
}
