//! From a search to a judgement: the questions that the coach asks the engine, and what it makes of the answers.

use crate::engine::{Answer, Comparison, Engine, EngineError, Limit, Question, Score, Stop};
use crate::rules::{Game, Move};

use super::explain::{Explanation, Moment, explain, is_recapture, is_sacrifice};
use super::rate::{Judged, Mate, Outlook, loss_percent};

/// Nodes of the first look, enough for most moves.
const FIRST_NODES: u64 = 30_000;
/// Nodes of the second look, at moves that seem to have lost something or are near a border.
const SECOND_NODES: u64 = 300_000;
/// Above this loss a move is looked at again. A thin look hides faults behind two points: with 3 here instead of 1, ten
/// blunders of a hundred more were two classes off in published games.
const SECOND_LOOK_LOSS: f64 = 1.0;

/// What is known of a move beside the search.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Context {
    /// Is it a move of our own openings?
    pub is_book: bool,
    /// What the other side's last move lost, in points; 0 when it is not known.
    pub gift_percent: f64,
}

/// How long a move is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Budget {
    /// Two fixed stages: a first look, and a second at moves that may be faults. The same on every machine.
    #[default]
    Staged,
    /// So many nodes.
    Nodes(u64),
}

/// A move that an engine has judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The search.
    pub comparison: Comparison,
    /// The numbers.
    pub judged: Judged,
    /// What there is to say.
    pub explanation: Explanation,
}

/// Judges a move in the last position of a game.
///
/// # Errors
/// When the engine has no answer.
pub fn judge(
    engine: &mut dyn Engine,
    stop: &Stop,
    before: &Game,
    played: Move,
    budget: Budget,
    context: Context,
) -> Result<Verdict, EngineError> {
    let first = match budget {
        Budget::Staged => FIRST_NODES,
        Budget::Nodes(nodes) => nodes,
    };
    let mut comparison = compare(engine, stop, before, played, first)?;
    let mut judged = judged(before, played, &comparison, context);
    if budget == Budget::Staged && needs_second_look(&judged) {
        comparison = compare(engine, stop, before, played, SECOND_NODES)?;
        judged = self::judged(before, played, &comparison, context);
    }
    let explanation = explain(&Moment {
        before: before.position(),
        last: before.moves().last(),
        judged,
        best: &comparison.best.moves,
        played: &comparison.played.moves,
    });
    Ok(Verdict {
        comparison,
        judged,
        explanation,
    })
}

/// The numbers of a comparison, with what the rules add.
#[must_use]
pub fn judged(before: &Game, played: Move, comparison: &Comparison, context: Context) -> Judged {
    let position = before.position();
    Judged {
        best: outlook(comparison.best.score),
        played: outlook(comparison.played.score),
        second: comparison.second.as_ref().map(|line| outlook(line.score)),
        is_first_choice: comparison.is_best_played(),
        legal_moves: position.legal_moves().len(),
        is_book: context.is_book,
        is_recapture: is_recapture(before.moves().last(), played),
        is_sacrifice: is_sacrifice(position, played),
        gift_percent: context.gift_percent,
    }
}

fn outlook(score: Score) -> Outlook {
    let mate = match score {
        Score::Cp(_) => Mate::None,
        Score::MateIn(_) => Mate::Gives,
        Score::MatedIn(_) => Mate::Suffers,
    };
    Outlook {
        win_percent: score.win_chance().percent(),
        mate,
    }
}

fn needs_second_look(judged: &Judged) -> bool {
    let loss = loss_percent(judged);
    judged.legal_moves > 1 && (loss > SECOND_LOOK_LOSS || judged.best.mate != judged.played.mate)
}

fn compare(
    engine: &mut dyn Engine,
    stop: &Stop,
    before: &Game,
    played: Move,
    nodes: u64,
) -> Result<Comparison, EngineError> {
    let question = Question::Compare {
        before: before.clone(),
        played,
        limit: Limit::Nodes(nodes),
    };
    match engine.answer(&question, stop, &mut |_| ())? {
        Answer::Compare(comparison) => Ok(comparison),
        Answer::Best(_) => Err(EngineError::IllegalQuestion),
    }
}
