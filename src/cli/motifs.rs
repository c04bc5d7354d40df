//! `motifs --fen FEN [MOVE]`: the facts that the coach can see in a position, or in what a move makes of it.

use std::io::Write;

use clap::Args;
use serde_json::json;

use crate::coach::{clause, idea};
use crate::message::{Arg, Message};
use crate::motif::{Fact, seen_in, seen_of};
use crate::rules::Move;
use crate::voice::Voice;

use super::input::{position_at, unread};
use super::{Answer, Arguments, Unusable, own_voice};

/// What does a position hold, or a move: hanging pieces, pins, forks, skewers, threats?
#[derive(Debug, Args)]
pub struct Motifs {
    /// The position; as a rule the start of a game.
    #[arg(long)]
    fen: Option<String>,
    /// A move, in SAN or UCI: then what it does.
    #[arg(value_name = "MOVE")]
    mv: Option<String>,
}

impl Motifs {
    pub(super) fn run(
        &self,
        arguments: &Arguments,
        out: &mut dyn Write,
    ) -> Result<Answer, Unusable> {
        let voice = own_voice(arguments.language());
        let position = position_at(self.fen.as_deref(), &voice)?;
        let facts = match &self.mv {
            Some(text) => {
                let mv = position
                    .read_move(text)
                    .map_err(|error| unread(text, &error, position.board(), &voice))?;
                seen_of(&position, mv)
            }
            None => seen_in(&position),
        };
        for fact in &facts {
            let kind = fact.theme.name().replace('-', "_");
            if arguments.json {
                let squares: Vec<String> = fact.squares().iter().map(ToString::to_string).collect();
                let line: Vec<String> = fact.line.iter().map(|mv: &Move| mv.uci()).collect();
                writeln!(
                    out,
                    "{}",
                    json!({ "kind": kind, "squares": squares, "line": line })
                )?;
            } else {
                writeln!(out, "{}", sentence(fact, &voice))?;
            }
        }
        Ok(Answer::Yes)
    }
}

fn sentence(fact: &Fact, voice: &Voice) -> String {
    let message = Message::own("coach-sees")
        .with("idea", Arg::Clause(Box::new(idea(fact.theme))))
        .with("fact", Arg::Clause(Box::new(clause(fact))));
    format!("· {}", voice.say(&message))
}
