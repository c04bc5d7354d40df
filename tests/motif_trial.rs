//! Motifs on lines that nobody here chose: the solutions of puzzles and the moves of games. The referee checks each claim,
//! and the themes that others gave the puzzles tell what is overlooked. Without the data the trial passes and says so.

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
#[expect(dead_code, reason = "here are claims, and no reasons for moves")]
mod referee;

use std::collections::{BTreeMap, BTreeSet};

use chess_tutor::motif::{Fact, Man, Proof, Story, found};
use chess_tutor::rules::{Move, Position, Role, Square, read_pgn};
use chess_tutor::theme::Theme;

/// Every so many rows of the puzzles are looked at, so that the trial stays short in the dev profile.
/// `CHESS_TUTOR_TRIAL_EVERY=1` looks at all.
const EVERY: usize = 6;

/// A puzzle: the position that the opponent's first move makes, and the solution.
struct Puzzle {
    id: String,
    start: Position,
    before: Move,
    moves: Vec<Move>,
    themes: BTreeSet<String>,
}

fn every() -> usize {
    let named = std::env::var("CHESS_TUTOR_TRIAL_EVERY").ok();
    named.map_or(EVERY, |text| text.parse().unwrap())
}

fn puzzles() -> Vec<Puzzle> {
    let text = data::text("puzzles/lichess_puzzles.csv").unwrap_or_default();
    let puzzles = text.lines().skip(1).step_by(every()).map(|row| {
        let cells: Vec<&str> = row.split(',').collect();
        let mut position = Position::from_fen(cells[1]).unwrap();
        let mut moves = Vec::new();
        let mut start = position.clone();
        for text in cells[2].split(' ') {
            let mv = position.read_move(text).unwrap();
            position = position.play(mv).unwrap();
            if moves.is_empty() {
                start = position.clone();
            }
            moves.push(mv);
        }
        Puzzle {
            id: cells[0].to_owned(),
            start,
            before: moves.remove(0),
            moves,
            themes: cells[7].split(' ').map(str::to_owned).collect(),
        }
    });
    data::some(puzzles.collect())
}

impl Puzzle {
    fn facts(&self) -> Vec<Fact> {
        let story = Story::new(&self.start, &self.moves).unwrap();
        found(&story.preceded_by(Some(self.before)))
    }

    /// Are the themes complete? Rows with shortened lists have neither a length nor a phase.
    fn is_full(&self) -> bool {
        let has = |names: &[&str]| names.iter().any(|name| self.themes.contains(*name));
        has(&["oneMove", "short", "long", "veryLong"]) && has(&["opening", "middlegame", "endgame"])
    }
}

/// The names that Lichess gives, ours, and the least that may be seen and shown, in per cent.
const THEMES: [(&str, &[Theme], [u32; 2]); 28] = [
    ("fork", &[Theme::Fork], [95, 57]),
    ("pin", &[Theme::Pin], [98, 83]),
    ("skewer", &[Theme::Skewer], [93, 93]),
    (
        "discoveredAttack",
        &[Theme::DiscoveredAttack, Theme::DiscoveredCheck],
        [85, 85],
    ),
    ("discoveredCheck", &[Theme::DiscoveredCheck], [90, 90]),
    ("doubleCheck", &[Theme::DoubleCheck], [99, 99]),
    ("hangingPiece", &[Theme::HangingPiece], [98, 92]),
    ("backRankMate", &[Theme::BackRankMate], [99, 99]),
    ("smotheredMate", &[Theme::SmotheredMate], [99, 99]),
    ("arabianMate", &[Theme::ArabianMate], [99, 99]),
    ("anastasiaMate", &[Theme::AnastasiaMate], [99, 99]),
    ("bodenMate", &[Theme::BodenMate], [78, 78]),
    ("doubleBishopMate", &[Theme::DoubleBishopMate], [85, 85]),
    ("dovetailMate", &[Theme::DovetailMate], [98, 98]),
    ("hookMate", &[Theme::HookMate], [94, 94]),
    ("mate", &[Theme::Mate], [100, 100]),
    ("mateIn1", &[Theme::Mate], [100, 100]),
    ("mateIn2", &[Theme::Mate], [100, 100]),
    ("mateIn3", &[Theme::Mate], [100, 100]),
    ("mateIn4", &[Theme::Mate], [100, 100]),
    ("mateIn5", &[Theme::Mate], [100, 100]),
    ("promotion", &[Theme::Promotion], [99, 99]),
    // Every fourth of them are 137, of which a few more or less are chance.
    ("capturingDefender", &[Theme::RemovingTheDefender], [83, 79]),
    (
        "deflection",
        &[Theme::Deflection, Theme::Overload],
        [86, 86],
    ),
    ("attraction", &[Theme::Decoy], [88, 88]),
    ("interference", &[Theme::Interference], [88, 88]),
    ("trappedPiece", &[Theme::TrappedPiece], [95, 95]),
    ("intermezzo", &[Theme::InBetweenMove], [93, 93]),
];

/// Of fewer puzzles a share says nothing: one that is missed would be a tenth of them.
const ENOUGH: usize = 40;

#[test]
fn themes_of_puzzles_are_seen_and_claims_are_true() {
    let puzzles = puzzles();
    if puzzles.is_empty() {
        return;
    }
    let mut claims: BTreeMap<Theme, [usize; 2]> = BTreeMap::new();
    // Of each theme: puzzles, seen, shown; and where the line does not end in mate: puzzles, shown.
    let mut recall: BTreeMap<&str, [usize; 5]> = BTreeMap::new();
    let mut false_claims = Vec::new();
    for puzzle in &puzzles {
        let facts = puzzle.facts();
        for fact in facts.iter().filter(|fact| fact.is_shown()) {
            let count = claims.entry(fact.theme).or_default();
            count[0] += 1;
            match referee::check(&puzzle.start.fen(), Some(puzzle.before), fact) {
                Ok(()) => count[1] += 1,
                Err(why) => false_claims.push(format!("{} {why}", puzzle.id)),
            }
        }
        for (name, themes, _) in &THEMES {
            if puzzle.is_full() && puzzle.themes.contains(*name) {
                let count = recall.entry(name).or_default();
                let of = |fact: &&Fact| themes.contains(&fact.theme);
                count[0] += 1;
                count[1] += usize::from(facts.iter().any(|fact| of(&fact)));
                let shown = facts.iter().filter(of).any(Fact::is_shown);
                count[2] += usize::from(shown);
                if !puzzle.themes.contains("mate") {
                    count[3] += 1;
                    count[4] += usize::from(shown);
                }
            }
        }
    }
    println!("{} puzzles", puzzles.len());
    println!("{:24} {:>7} {:>10}", "said aloud", "claims", "true");
    for (theme, [all, right]) in &claims {
        println!(
            "{:24} {all:>7} {:>8.2} %",
            theme.name(),
            percent(*right, *all)
        );
    }
    println!(
        "{:24} {:>7} {:>10} {:>10} {:>10}",
        "listed by Lichess", "puzzles", "seen", "shown", "shown, no mate"
    );
    let mut low = Vec::new();
    for (name, _, [least_seen, least_shown]) in &THEMES {
        let [all, seen, shown, lasting, lasting_shown] =
            recall.get(name).copied().unwrap_or_default();
        let is_enough = all >= ENOUGH;
        let (seen, shown) = (percent(seen, all), percent(shown, all));
        let no_mate = match lasting {
            0 => String::new(),
            _ => format!("{:>8.1} % of {lasting}", percent(lasting_shown, lasting)),
        };
        println!("{name:24} {all:>7} {seen:>8.1} % {shown:>8.1} % {no_mate}");
        let is_low = seen < f64::from(*least_seen) || shown < f64::from(*least_shown);
        if is_low && is_enough {
            low.push(*name);
        }
    }
    for claim in false_claims.iter().take(40) {
        println!("{claim}");
    }
    assert_eq!(low, Vec::<&str>::new(), "less is found than before");
    assert!(
        false_claims.is_empty(),
        "{} false claims",
        false_claims.len()
    );
}

fn percent(part: usize, whole: usize) -> f64 {
    100.0 * part as f64 / whole.max(1) as f64
}

/// The moves of games are seldom the best: what is claimed of a line must be true of bad lines too.
#[test]
fn claims_about_lines_of_games_are_true() {
    let Some(text) = data::text("games/games_local_engine.pgn") else {
        return;
    };
    let (mut all, mut wrong) = (0, Vec::new());
    for game in read_pgn(text.as_bytes()).into_iter().flatten() {
        let moves: Vec<Move> = game.moves.iter().map(|mv| mv.mv).collect();
        let mut position = game.start.clone();
        let mut before = None;
        for (ply, mv) in moves.iter().enumerate() {
            if ply % every().div_ceil(2) == 0 {
                let line: Vec<Move> = moves.iter().skip(ply).take(5).copied().collect();
                let story = Story::new(&position, &line).unwrap().preceded_by(before);
                for fact in found(&story).iter().filter(|fact| fact.is_shown()) {
                    all += 1;
                    if let Err(why) = referee::check(&position.fen(), before, fact) {
                        let san: Vec<String> = line.iter().map(|mv| mv.uci()).collect();
                        wrong.push(format!("{} {}: {why}", position.fen(), san.join(" ")));
                    }
                }
            }
            position = position.play(*mv).unwrap();
            before = Some(*mv);
        }
    }
    println!("{all} claims about lines of games");
    for claim in wrong.iter().take(40) {
        println!("{claim}");
    }
    assert!(wrong.is_empty(), "{} false claims of {all}", wrong.len());
    assert!(all > 0, "nothing was claimed");
}

#[test]
fn planted_lies_are_caught() {
    let puzzles = puzzles();
    let (mut planted, mut believed) = (0, Vec::new());
    for puzzle in &puzzles {
        for fact in puzzle.facts().iter().filter(|fact| fact.is_shown()) {
            for (kind, lie) in lies(&puzzle.start, fact) {
                planted += 1;
                if referee::check(&puzzle.start.fen(), Some(puzzle.before), &lie).is_ok() {
                    believed.push(format!("{} {} {kind}", puzzle.id, lie.theme));
                }
            }
        }
    }
    println!("{planted} lies planted, {} believed", believed.len());
    for lie in believed.iter().take(20) {
        println!("{lie}");
    }
    assert!(believed.is_empty(), "{} lies were believed", believed.len());
    assert!(planted >= 100 || puzzles.is_empty());
}

/// Plans are claimed where the rows of the motifs say that there is none, of every man that could be meant.
#[test]
fn plans_that_are_not_there_are_not_believed() {
    let mut planted: BTreeMap<&str, usize> = BTreeMap::new();
    let mut believed = Vec::new();
    for row in include_str!("data/motifs.tsv").lines() {
        let [name, verdict, fen, text, _] = row.split('\t').collect::<Vec<_>>()[..] else {
            continue;
        };
        let Some(theme) = Theme::named(name).filter(|theme| theme.is_plan()) else {
            continue;
        };
        let start = Position::from_fen(fen).unwrap();
        let mut position = start.clone();
        let mut line = Vec::new();
        for san in text.split(' ') {
            let mv = position.read_move(san).unwrap();
            position = position.play(mv).unwrap();
            line.push(mv);
        }
        let story = Story::new(&start, &line).unwrap();
        if verdict == "shown" {
            // What is there is believed, and what contradicts it is not.
            let mut facts = found(&story);
            facts.retain(|fact| fact.theme == theme);
            for fact in &facts {
                assert_eq!(referee::check(fen, None, fact), Ok(()), "{row}");
                for other in contrary(theme) {
                    let mut lie = fact.clone();
                    lie.theme = *other;
                    *planted.entry(name).or_default() += 1;
                    if referee::check(fen, None, &lie).is_ok() {
                        believed.push(format!("{other} for {row}"));
                    }
                }
            }
            continue;
        }
        let shows = found(&story).iter().any(|fact| fact.theme == theme);
        assert!(verdict == "no" && !shows, "{row}");
        for (by, on) in evidence(&story) {
            let lie = story.fact(theme, Proof::Shown, (0, 0), by, on);
            *planted.entry(name).or_default() += 1;
            if referee::check(fen, None, &lie).is_ok() {
                believed.push(format!("{:?} {:?} for {row}", lie.by, lie.on));
            }
        }
    }
    println!("lies about plans: {planted:?}");
    assert!(believed.is_empty(), "{believed:#?}");
    let plans = Theme::ALL.iter().filter(|theme| theme.is_plan());
    assert_eq!(planted.len(), plans.count(), "each plan is lied about");
    assert!(planted.values().sum::<usize>() >= 100);
}

/// Plans that cannot be where another one is, by the men that they are about.
fn contrary(theme: Theme) -> &'static [Theme] {
    match theme {
        Theme::Castles => &[Theme::LostCastling, Theme::Centre, Theme::Development],
        Theme::Centre => &[Theme::Development, Theme::EarlyQueen, Theme::Castles],
        Theme::Development => &[Theme::Centre, Theme::SameMan, Theme::EarlyQueen],
        Theme::WeakPoint => &[Theme::Castles, Theme::ExposedKing],
        Theme::SameMan => &[Theme::Development, Theme::EarlyQueen],
        Theme::EarlyQueen => &[Theme::SameMan, Theme::Development],
        Theme::LostCastling => &[Theme::Castles, Theme::ExposedKing],
        Theme::ExposedKing => &[Theme::LostCastling, Theme::IsolatedPawn],
        Theme::DoubledPawns => &[Theme::Simplification, Theme::IsolatedPawn],
        Theme::IsolatedPawn => &[Theme::BackwardPawn, Theme::DoubledPawns],
        Theme::BackwardPawn => &[Theme::IsolatedPawn, Theme::PassedPawn],
        Theme::PassedPawn => &[Theme::BackwardPawn, Theme::IsolatedPawn],
        Theme::OpenFile => &[Theme::Outpost, Theme::Castles],
        Theme::Outpost => &[Theme::OpenFile, Theme::Castles, Theme::Development],
        Theme::Simplification => &[Theme::Opposition, Theme::DoubledPawns],
        Theme::Opposition => &[Theme::SquareOfThePawn, Theme::Castles],
        Theme::SquareOfThePawn => &[Theme::Opposition, Theme::PassedPawn],
        _ => &[],
    }
}

/// The men that a claim about the first move of a line could name: who acts, and who suffers.
fn evidence(story: &Story) -> Vec<(Vec<Man>, Vec<Man>)> {
    let step = story.step(0).unwrap();
    let board = step.after.board();
    let men: Vec<Man> = board
        .occupied()
        .into_iter()
        .map(|square| (square, step.after.piece_at(square).unwrap()))
        .collect();
    let mover: Vec<Man> = step.mover().into_iter().collect();
    let with = |man: &Man| [mover.clone(), vec![*man]].concat();
    let own = men.iter().filter(|man| man.1.color == story.hero());
    let acts = std::iter::once(mover.clone())
        .chain(own.clone().map(with))
        .chain(own.clone().map(|man| vec![*man]));
    let waits = own.filter(|man| {
        let home = [(Role::Knight, "b1 g1 b8 g8"), (Role::Bishop, "c1 f1 c8 f8")];
        home.iter()
            .any(|(role, squares)| man.1.role == *role && squares.contains(&man.0.to_string()))
    });
    let pawns: Vec<Man> = men
        .iter()
        .filter(|man| man.1.role == Role::Pawn && man.1.color == story.hero())
        .copied()
        .collect();
    let pairs = pawns.iter().flat_map(|one| {
        let others = pawns.iter().filter(move |other| other.0 > one.0);
        others.map(move |other| vec![*one, *other])
    });
    let suffer: Vec<Vec<Man>> = [Vec::new(), waits.copied().collect()]
        .into_iter()
        .chain(men.iter().map(|man| vec![*man]))
        .chain(pairs)
        .collect();
    let alone = suffer.iter().map(|on| (mover.clone(), on.clone()));
    acts.map(|by| (by, Vec::new())).chain(alone).collect()
}

/// A true claim made false in every way that is false for certain.
fn lies(start: &Position, fact: &Fact) -> Vec<(&'static str, Fact)> {
    let mut lies = Vec::new();
    let mut plant = |kind, change: &dyn Fn(&mut Fact)| {
        let mut lie = fact.clone();
        change(&mut lie);
        lies.push((kind, lie));
    };
    let mates = fact
        .line
        .iter()
        .try_fold(start.clone(), |at, mv| at.play(*mv))
        .is_ok_and(|end| end.is_checkmate());
    if !mates {
        plant("wins more", &|lie| lie.gain += 2);
        plant("mates", &|lie| lie.theme = Theme::Mate);
    }
    plant("the other side profits", &|lie| lie.side = !lie.side);
    if !fact.on.is_empty() {
        plant("another man suffers", &|lie| {
            let man = &mut lie.on[0];
            man.1.role = if man.1.role == Role::Rook {
                Role::Queen
            } else {
                Role::Rook
            };
        });
        plant("a man of another colour", &|lie| {
            lie.on[0].1.color = !lie.on[0].1.color
        });
        plant("on another square", &|lie| {
            lie.on[0].0 = Square::ALL[(usize::from(lie.on[0].0) + 9) % 64];
        });
    }
    if !fact.by.is_empty() {
        plant("another man acts", &|lie| {
            let man = &mut lie.by[0];
            man.1.role = if man.1.role == Role::Knight {
                Role::Bishop
            } else {
                Role::Knight
            };
        });
    }
    // Ideas that exclude each other.
    let swapped = match fact.theme {
        Theme::Fork => Some(Theme::DoubleCheck),
        Theme::HangingPiece => Some(Theme::Promotion),
        Theme::QuietMove => Some(Theme::Underpromotion),
        Theme::SmotheredMate => Some(Theme::BackRankMate),
        Theme::BodenMate => Some(Theme::DoubleBishopMate),
        Theme::RemovingTheDefender => Some(Theme::Overload),
        Theme::Skewer => Some(Theme::Promotion),
        Theme::Promotion => Some(Theme::PerpetualCheck),
        _ => None,
    };
    if let Some(theme) = swapped.filter(|theme| *theme != Theme::DoubleCheck || fact.by.len() < 2) {
        plant("another idea", &|lie| lie.theme = theme);
    }
    if fact.theme == Theme::Skewer || fact.theme == Theme::DiscoveredAttack {
        plant("before the man falls", &|lie| {
            lie.line.truncate(lie.ply + 2)
        });
    }
    lies
}
