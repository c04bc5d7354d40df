//! Our ratings beside published ones, in tables; how near the published evaluations themselves come to the published glyphs
//! by our table of ratings; and why a move is two classes off.

use std::collections::{BTreeMap, BTreeSet};

use chess_tutor::coach::{
    Budget, Context, Judged, MoveRating, Verdict, judge, judged, loss_percent, rate,
};
use chess_tutor::engine::{Builtin, Comparison, Line, Score, Stop};
use chess_tutor::rules::{Color, PgnMove};

use super::{RATING_NODES, Sample, budget, number, percent, played, verdict};

/// The least share of ratings within one class of the published ones, in per cent: of the small sample, and at full length.
const LEAST_WITHIN_ONE: f64 = 75.0;
const LEAST_WITHIN_ONE_IN_FULL: f64 = 92.0;

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
    published: usize,
    sample: Sample,
    verdict: Verdict,
}

/// `[%eval 0.35]` or `[%eval #-3]`, for the side that moved.
pub(super) fn eval(mv: &PgnMove, side: Color) -> Option<Score> {
    let text = mv.comments.iter().find_map(|comment| {
        let (_, rest) = comment.split_once("[%eval ")?;
        Some(rest.split_once(']')?.0)
    })?;
    let text = text.split(',').next()?.trim();
    let white = match text.strip_prefix('#') {
        Some(mate) => match mate.strip_prefix('-') {
            Some(moves) => Score::MatedIn(moves.parse().ok()?),
            None => Score::MateIn(mate.parse().ok()?),
        },
        None => Score::Cp((text.parse::<f64>().ok()? * 100.0).round() as i32),
    };
    Some(if side == Color::White { white } else { -white })
}

/// What our table of ratings makes of the published evaluations before and after a move.
fn by_their_evals(sample: &Sample) -> Option<usize> {
    let mv = sample.mv.mv;
    let after = eval(&sample.mv, sample.game.position().turn())?;
    let line = |score| Line {
        moves: vec![mv],
        score,
        depth_plies: 1,
    };
    let comparison = Comparison {
        best: line(sample.before?),
        played: line(after),
        second: None,
        nodes: 0,
    };
    let mut judged = judged(&sample.game, mv, &comparison, Context::default());
    judged.is_first_choice = false;
    Some(ours(rate(&judged), &judged))
}

/// The published class and ours, counted, were our scores written on another scale.
fn table(compared: &[Compared], scale: Option<f64>) -> [[u32; 4]; 4] {
    let mut table = [[0; 4]; 4];
    for one in compared {
        let class = match scale {
            None => class(&one.verdict),
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

/// How many of theirs make one of our centipawns: the slope of the reduced major axis, which favours neither side, over
/// evaluations within five pawns on both.
fn slope<'a>(compared: impl Iterator<Item = &'a Compared>) -> Option<(f64, usize)> {
    let pairs: Vec<(f64, f64)> = compared
        .filter_map(|one| {
            let theirs = eval(&one.sample.mv, one.sample.game.position().turn())?;
            match (one.verdict.comparison.played.score, theirs) {
                (Score::Cp(ours), Score::Cp(theirs)) => Some((ours, theirs)),
                _ => None,
            }
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

/// How well anyone could do who evaluates as the file does: its own evaluations, by our table of ratings, against its glyphs.
fn ceiling(compared: &[Compared]) {
    let mut table = [[0; 4]; 4];
    for one in compared {
        if let Some(class) = by_their_evals(&one.sample) {
            table[one.published][class] += 1;
        }
    }
    println!("published down, its own evaluations by our table across:");
    print(&table);
}

/// Each move that is two classes off, with what there is to say about why, and how often it is what.
fn far_off(engine: &mut Builtin, compared: &[Compared]) {
    let deeper = number("CHESS_TUTOR_TRIAL_DEEPER");
    let mut causes: BTreeMap<&str, u32> = BTreeMap::new();
    for one in compared {
        let class = class(&one.verdict);
        if class.abs_diff(one.published) <= 1 {
            continue;
        }
        let theirs = by_their_evals(&one.sample);
        let again = deeper.and_then(|nodes| {
            let (game, mv) = (&one.sample.game, one.sample.mv.mv);
            let context = Context::default();
            judge(
                engine,
                &Stop::new(),
                game,
                mv,
                Budget::Nodes(nodes),
                context,
            )
            .ok()
        });
        let again = again.as_ref().map(self::class);
        let cause = match (theirs, again) {
            (Some(theirs), _) if theirs.abs_diff(class) <= 1 => {
                "the glyph is not that of the table"
            }
            (_, Some(again)) if again.abs_diff(one.published) <= 1 => "our look was too short",
            (_, Some(_)) => "we differ at any depth",
            (_, None) => "not looked at longer",
        };
        *causes.entry(cause).or_default() += 1;
        let fen = one.sample.game.position().fen();
        let loss = loss_percent(&one.verdict.judged);
        println!(
            "{fen} {}: published {}, by its evaluations {theirs:?}, ours {class} ({loss:.1}), deeper {again:?}: {cause}",
            one.sample.mv.san, one.published,
        );
    }
    println!("two classes off: {causes:?}");
}

fn class(verdict: &Verdict) -> usize {
    ours(verdict.explanation.rating, &verdict.judged)
}

#[test]
fn ratings_agree_with_published_ones() {
    // The one was judged by a strong engine at 60,000 nodes a move, the other by servers.
    let least = match budget(RATING_NODES) {
        Budget::Staged | Budget::Thorough => LEAST_WITHIN_ONE_IN_FULL,
        Budget::Nodes(_) => LEAST_WITHIN_ONE,
    };
    for file in [
        "games/games_local_engine.pgn",
        "games/games_lichess_analysed.pgn",
    ] {
        let mut engine = Builtin::new(16);
        let mut compared = Vec::new();
        let mut ratings: BTreeMap<&str, u32> = BTreeMap::new();
        for sample in played(file) {
            let Some(verdict) = verdict(&mut engine, &sample.game, sample.mv.mv, RATING_NODES)
            else {
                continue;
            };
            let rating = verdict.explanation.rating.name();
            *ratings.entry(rating).or_default() += 1;
            compared.push(Compared {
                published: published(&sample.mv),
                sample,
                verdict,
            });
        }
        if compared.is_empty() {
            return;
        }
        println!("{file}: published down, ours across (none, inaccuracy, mistake, blunder)");
        let now = table(&compared, None);
        print(&now);
        println!("{ratings:?}");
        ceiling(&compared);
        far_off(&mut engine, &compared);
        // Servers have changed what they call a centipawn.
        let years: BTreeSet<&str> = compared
            .iter()
            .map(|one| one.sample.year.as_str())
            .collect();
        for year in years {
            let of_year = compared.iter().filter(|one| one.sample.year == year);
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
