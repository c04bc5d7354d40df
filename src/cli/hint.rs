//! `hint --fen FEN --stage 1..3`: graded hints for the side to move.

use std::io::Write;

use clap::Args;
use serde_json::json;

use crate::coach::{Stage, hint};
use crate::engine::{Answer as EngineAnswer, Builtin, Engine as _, Limit, Question, Stop};
use crate::message::Message;
use crate::rules::Game;

use super::input::position_at;
use super::rate::TABLE_MEBIBYTES;
use super::{Answer, Arguments, Unusable, own_voice};

/// How long a hint is looked for.
const NODES: u64 = 300_000;

/// A hint for the side to move: the idea, the piece or the move.
#[derive(Debug, Args)]
pub struct Hint {
    /// The position; as a rule the start of a game.
    #[arg(long)]
    fen: Option<String>,
    /// How much to give away: 1 the idea, 2 the piece, 3 the move.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=3))]
    stage: u8,
}

impl Hint {
    pub(super) fn run(
        &self,
        arguments: &Arguments,
        out: &mut dyn Write,
    ) -> Result<Answer, Unusable> {
        let voice = own_voice(arguments.language());
        let game = Game::new(position_at(self.fen.as_deref(), &voice)?);
        let position = game.position().clone();
        let question = Question::best(game, Limit::Nodes(NODES));
        let answer = Builtin::new(TABLE_MEBIBYTES)
            .answer(&question, &Stop::new(), &mut |_| ())
            .map_err(|error| Unusable(error.to_string()))?;
        let line = match answer {
            EngineAnswer::Best(lines) => lines.into_iter().next().map(|line| line.moves),
            EngineAnswer::Compare(comparison) => Some(comparison.best.moves),
        };
        let stage = match self.stage {
            1 => Stage::Idea,
            2 => Stage::Piece,
            _ => Stage::Move,
        };
        let hint = hint(&position, &line.unwrap_or_default(), stage)
            .ok_or_else(|| Unusable(voice.say(&Message::own("hint-none"))))?;
        let text = voice.say(&hint.message);
        if arguments.json {
            let squares: Vec<String> = hint.squares.iter().map(ToString::to_string).collect();
            let answer = json!({ "stage": self.stage, "text": text, "squares": squares });
            writeln!(out, "{answer}")?;
        } else {
            writeln!(out, "{text}")?;
        }
        Ok(Answer::Yes)
    }
}
