//! What the engine says of a study's moves: which are good, which tries are mistakes, which lines mate.

use crate::engine::{Answer, Engine, Limit, Line, Question, Stop, prove_mate};
use crate::rules::{Game, Move, PgnMove, Position};

use super::words::{Words, plain};

/// Longer mates are played out.
pub(super) const MOST_MATE_MOVES: u32 = 4;
/// The engine looks at so many positions to judge a try of the author's.
const NODES: u64 = 120_000;
/// A try that loses no more, in points of winning chance, is no mistake.
const NO_MISTAKE: f64 = 5.0;
/// As many moves as this, all good, are no task.
const TOO_MANY: usize = 4;

fn ask(question: &Question, engine: &mut dyn Engine) -> Result<Answer, String> {
    engine
        .answer(question, &Stop::new(), &mut |_| ())
        .map_err(|error| format!("the engine does not answer: {error}"))
}

/// The moves that are as good as the best, when they are few.
pub(super) fn good_moves(
    position: &Position,
    engine: &mut dyn Engine,
) -> Result<Vec<Move>, String> {
    let question = Question::Best {
        game: Game::new(position.clone()),
        limit: Limit::Nodes(2 * NODES),
        multi_pv: TOO_MANY,
        among: Vec::new(),
    };
    let Answer::Best(lines) = ask(&question, engine)? else {
        return Err("the engine does not answer".to_owned());
    };
    let chance = |line: &Line| line.score.win_chance().percent();
    let best = lines.first().map_or(0.0, chance);
    let good: Vec<Move> = lines
        .iter()
        .filter(|line| best - chance(line) <= NO_MISTAKE)
        .filter_map(Line::first)
        .collect();
    if good.is_empty() || good.len() >= TOO_MANY {
        return Err(format!(
            "the study gives no moves, and {} or more are about equally good: which are right?",
            good.len()
        ));
    }
    Ok(good)
}

/// Where something else was tried.
pub(super) struct Place<'a> {
    pub(super) ply: usize,
    pub(super) right: Move,
    /// The attribute that answers it.
    pub(super) name: &'a str,
}

/// The author's words to a try, when it is the mistake that it is said to be.
pub(super) fn answer_to(
    tried: &PgnMove,
    place: &Place<'_>,
    now: &Game,
    engine: &mut dyn Engine,
    doubts: &mut Vec<String>,
) -> Result<Option<Words>, String> {
    let position = now.position();
    if tried.mv == place.right {
        return Ok(None);
    }
    let san = position.san(tried.mv);
    let number = now.move_number_of(place.ply);
    let Some(words) = plain(&tried.comments) else {
        return Ok(None);
    };
    let question = Question::Compare {
        before: now.clone(),
        played: tried.mv,
        limit: Limit::Nodes(NODES),
    };
    if let Answer::Compare(comparison) = ask(&question, engine)?
        && comparison.loss_percent() <= NO_MISTAKE
        && comparison.best.score.is_mate() == comparison.played.score.is_mate()
    {
        doubts.push(format!(
            "move {number}: {san} is about as good as the best: is it right too (add it to the script), or what speaks against it (write `.{}`)?", place.name
        ));
        return Ok(None);
    }
    Ok(Some(Words::Written(words)))
}

/// In how many moves the line mates, when that is the quickest there is.
pub(super) fn mate_of(start: &Position, line: &[Move]) -> Option<u32> {
    let moves = line.len().div_ceil(2) as u32;
    let mut end = start.clone();
    for mv in line {
        end = end.play(*mv).ok()?;
    }
    if !end.is_checkmate() || moves > MOST_MATE_MOVES - 1 {
        return None;
    }
    let proof = prove_mate(start, u8::try_from(moves).unwrap_or(u8::MAX));
    (proof.moves.map(u32::from) == Some(moves)).then_some(moves)
}
