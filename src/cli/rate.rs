//! `rate --fen FEN MOVE`: what the coach says of a move.

use std::io::Write;

use clap::Args;
use serde_json::{Value, json};

use crate::coach::{Budget, Context, Reason, Verdict, judge, remark};
use crate::engine::{Builtin, Stop};
use crate::opening::Trees;
use crate::rules::{Game, Move, Position};

use super::input::{position_at, unread};
use super::{Answer, Arguments, Unusable, own_voice};

/// The engine's table, in mebibytes: enough for a few hundred thousand nodes.
pub(super) const TABLE_MEBIBYTES: usize = 16;

/// What does the coach say of a move?
#[derive(Debug, Args)]
pub struct Rate {
    /// The position; as a rule the start of a game.
    #[arg(long)]
    fen: Option<String>,
    /// The move, in SAN or UCI.
    #[arg(value_name = "MOVE")]
    mv: String,
    /// How many nodes to search; as a rule 30,000, and 300,000 where another is preferred.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
}

impl Rate {
    pub(super) fn run(
        &self,
        arguments: &Arguments,
        out: &mut dyn Write,
    ) -> Result<Answer, Unusable> {
        let voice = own_voice(arguments.language());
        let game = Game::new(position_at(self.fen.as_deref(), &voice)?);
        let board = game.position().board();
        let played = game
            .read_move(&self.mv)
            .map_err(|error| unread(&self.mv, &error, board, &voice))?;
        let mut engine = Builtin::new(TABLE_MEBIBYTES);
        let budget = self.nodes.map_or(Budget::Staged, Budget::Nodes);
        let context = Context {
            is_book: Trees::embedded().approve(game.position(), played),
            ..Context::default()
        };
        let verdict = judge(&mut engine, &Stop::new(), &game, played, budget, context)
            .map_err(|error| Unusable(error.to_string()))?;
        let message = remark(game.position(), played, &verdict);
        let text = voice.say(&message);
        if arguments.json {
            writeln!(out, "{}", answer(game.position(), &verdict, &text))?;
        } else {
            writeln!(out, "{text}")?;
        }
        Ok(Answer::Yes)
    }
}

fn answer(before: &Position, verdict: &Verdict, text: &str) -> Value {
    let best = verdict.comparison.best.first().map(|mv| before.san(mv));
    json!({
        "rating": verdict.explanation.rating.name(),
        "win_before": tenths(verdict.judged.best.win_percent),
        "win_after": tenths(verdict.judged.played.win_percent),
        "best": best,
        "line": uci(&verdict.comparison.best.moves),
        "reasons": reasons(&verdict.explanation.reasons),
        "text": text,
    })
}

fn uci(line: &[Move]) -> Vec<String> {
    line.iter().map(|mv| mv.uci()).collect()
}

/// A tenth of a point is finer than any search.
pub(super) fn tenths(percent: f64) -> f64 {
    (percent * 10.0).round() / 10.0
}

/// Reasons as objects: kind, squares, line.
pub(super) fn reasons(reasons: &[Reason]) -> Vec<Value> {
    let reason = |reason: &Reason| {
        let squares: Vec<String> = reason
            .fact
            .squares()
            .iter()
            .map(ToString::to_string)
            .collect();
        json!({
            "kind": reason.name(),
            "squares": squares,
            "line": uci(&reason.fact.line),
        })
    };
    reasons.iter().map(reason).collect()
}
