//! Puzzles in games: moments where one line is clearly the best, move by move, and comes to mate or to a gain that lasts.
//!
//! The engine looks at two lines in each position. A moment counts when the best one wins and the next best is far behind;
//! it goes on as long as that is so at each of the solver's moves, the other side answering as well as it can. What ends
//! neither in mate nor with more material, exchanges over, is none. Pure but for the engine, which is handed in.

use crate::coach::is_recapture;
use crate::engine::{Answer, Engine, EngineError, Limit, Line, Question, Score, Stop};
use crate::motif::Story;
use crate::rules::{Game, Move};

use super::difficulty::estimate;
use super::puzzle::{Origin, Puzzle};
use super::task::ideas;

/// Nodes for each look.
pub const NODES: u64 = 100_000;
/// The best line wins with this chance, in per cent.
const WINS: f64 = 75.0;
/// The next best is behind by so many points.
const GAP: f64 = 30.0;
/// A gain of so many pawns lasts.
const GAIN: i32 = 2;
/// No puzzle asks for more moves.
const LONGEST: usize = 5;

/// Finds the puzzles of a game.
///
/// # Errors
/// When the engine has no answer.
pub fn mine(
    game: &Game,
    engine: &mut dyn Engine,
    nodes: u64,
    stop: &Stop,
) -> Result<Vec<Puzzle>, EngineError> {
    let mut puzzles = Vec::new();
    let mut so_far = Game::new(game.start().clone());
    let mut free_from = 0;
    for (ply, lead) in game.moves().enumerate() {
        let start = so_far.position().clone();
        if so_far.play(lead).is_err() {
            break;
        }
        // One moment, one puzzle: its later moves are not puzzles again.
        if ply < free_from || so_far.outcome().is_some() {
            continue;
        }
        let solution = solve(&so_far, lead, engine, nodes, stop)?;
        if solution.is_empty() {
            continue;
        }
        free_from = ply + solution.len();
        let mut puzzle = Puzzle {
            id: id(&start.fen(), lead, &solution),
            start,
            lead,
            solution,
            rating: crate::study::Rating::start(1500.0),
            themes: Vec::new(),
            origin: Origin::OwnGame,
        };
        puzzle.themes = ideas(&puzzle);
        puzzle.rating = estimate(&puzzle);
        puzzles.push(puzzle);
    }
    Ok(puzzles)
}

/// The solution from here; empty when the moment makes no puzzle.
fn solve(
    game: &Game,
    lead: Move,
    engine: &mut dyn Engine,
    nodes: u64,
    stop: &Stop,
) -> Result<Vec<Move>, EngineError> {
    let mut game = game.clone();
    let start = game.position().clone();
    let mut line = Vec::new();
    let mut is_mating = false;
    while line.len() < 2 * LONGEST {
        let lines = look(&game, 2, engine, nodes, stop)?;
        let Some(best) = clear_best(&lines) else {
            break;
        };
        // Taking back what was just lost is no puzzle.
        if line.is_empty() && is_recapture(Some(lead), best.0) && !best.1.is_mate() {
            return Ok(Vec::new());
        }
        is_mating |= best.1.is_mate();
        line.push(best.0);
        if game.play(best.0).is_err() || game.outcome().is_some() {
            break;
        }
        let answers = look(&game, 1, engine, nodes, stop)?;
        let Some(answer) = answers.first().and_then(Line::first) else {
            break;
        };
        line.push(answer);
        if game.play(answer).is_err() || game.outcome().is_some() {
            break;
        }
    }
    // The learner makes the last move.
    if line.len() % 2 == 0 {
        line.pop();
    }
    let Some(story) = Story::new(&start, &line) else {
        return Ok(Vec::new());
    };
    let is_puzzle = story.mates() || (!is_mating && story.gain_from(0) >= GAIN);
    Ok(if is_puzzle { line } else { Vec::new() })
}

/// The best move, when it wins and no other comes near it. Of several mates in one, any is right.
fn clear_best(lines: &[Line]) -> Option<(Move, Score)> {
    let best = lines.first()?;
    let chance = |score: Score| score.win_chance().percent();
    let second = lines.get(1).map_or(0.0, |line| chance(line.score));
    let is_clear = chance(best.score) >= WINS && chance(best.score) - second >= GAP;
    let is_over = best.score == Score::MateIn(1);
    // A mate is clear of what only wins.
    let only_mate = best.score.is_mate()
        && chance(best.score) >= WINS
        && lines
            .get(1)
            .is_none_or(|line| matches!(line.score, Score::Cp(cp) if cp < 500));
    (is_clear || is_over || only_mate)
        .then_some(())
        .and_then(|()| Some((best.first()?, best.score)))
}

fn look(
    game: &Game,
    lines: usize,
    engine: &mut dyn Engine,
    nodes: u64,
    stop: &Stop,
) -> Result<Vec<Line>, EngineError> {
    let question = Question::Best {
        game: game.clone(),
        limit: Limit::Nodes(nodes),
        multi_pv: lines,
        among: Vec::new(),
    };
    match engine.answer(&question, stop, &mut |_| ())? {
        Answer::Best(lines) => Ok(lines),
        Answer::Compare(_) => Err(EngineError::IllegalQuestion),
    }
}

/// The same moment has the same name, whatever game it comes from.
fn id(fen: &str, lead: Move, solution: &[Move]) -> String {
    let moves = std::iter::once(&lead).chain(solution).map(|mv| mv.uci());
    let text: String = std::iter::once(fen.to_owned()).chain(moves).collect();
    // FNV-1a, as its authors publish it.
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("own-{hash:016x}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Builtin;
    use crate::theme::Theme;

    #[test]
    fn a_mate_that_the_other_side_allows_is_found_and_quiet_moves_are_not() {
        let mut game = Game::default();
        for text in ["f3", "e5", "g4", "d6"] {
            game.play_text(text).unwrap();
        }
        let puzzles = mine(&game, &mut Builtin::new(1), 4_000, &Stop::new()).unwrap();
        let found: Vec<String> = puzzles.iter().map(Puzzle::moves_text).collect();
        assert_eq!(found, ["g2g4 d8h4"]);
        assert!(puzzles[0].themes.contains(&Theme::Mate));
        assert_eq!(puzzles[0].origin, Origin::OwnGame);
    }
}
