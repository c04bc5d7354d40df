//! `mate --fen FEN --in N`: proves or refutes a forced mate.

use std::io::Write;

use clap::Args;
use serde_json::json;

use crate::engine::{Undecided, prove_mate_within};
use crate::message::{Arg, Message};

use super::input::position_at;
use super::{Answer, Arguments, Unusable, own_voice};

/// Looked at before it is given up, unless the call says otherwise.
const NODES: u64 = 20_000_000;

const EXIT_CODES: &str = "\
Exit code:
  0  there is a mate
  1  there is none
  2  the position or the call cannot be used
  3  not decided within the positions allowed (JSON: \"mate\" is null)";

/// Proves or refutes a forced mate by the side to move, looking at everything.
#[derive(Debug, Args)]
#[command(after_help = EXIT_CODES)]
pub struct Mate {
    /// The position.
    #[arg(long)]
    fen: String,
    /// In at most so many moves of the side to move; each one more takes much longer.
    #[arg(long = "in", value_name = "N", value_parser = clap::value_parser!(u8).range(1..=30))]
    moves: u8,
    /// How many positions may be looked at.
    #[arg(long, value_name = "N", default_value_t = NODES)]
    nodes: u64,
}

impl Mate {
    pub(super) fn run(
        &self,
        arguments: &Arguments,
        out: &mut dyn Write,
    ) -> Result<Answer, Unusable> {
        let voice = own_voice(arguments.language());
        let position = position_at(Some(&self.fen), &voice)?;
        let proof = match prove_mate_within(&position, self.moves, self.nodes) {
            Ok(proof) => proof,
            Err(undecided) => return self.undecided(undecided, arguments, out),
        };
        let mut line = Vec::new();
        let mut at = position;
        for mv in &proof.line {
            line.push(at.san(*mv));
            let Ok(next) = at.play(*mv) else { break };
            at = next;
        }
        if arguments.json {
            let answer = json!({
                "mate": proof.moves.is_some(), "line": line, "nodes": proof.nodes,
            });
            writeln!(out, "{answer}")?;
        } else {
            match proof.moves {
                Some(moves) => writeln!(out, "#{moves}: {}", line.join(" "))?,
                None => {
                    let message = Message::own("engine-no-mate")
                        .with("moves", Arg::Number(i64::from(self.moves)));
                    writeln!(out, "{}", voice.say(&message))?;
                }
            }
        }
        Ok(if proof.moves.is_some() {
            Answer::Yes
        } else {
            Answer::No
        })
    }

    fn undecided(
        &self,
        undecided: Undecided,
        arguments: &Arguments,
        out: &mut dyn Write,
    ) -> Result<Answer, Unusable> {
        if arguments.json {
            let answer = json!({ "mate": null, "line": [], "nodes": undecided.nodes });
            writeln!(out, "{answer}")?;
        } else {
            let message = Message::own("engine-mate-undecided")
                .with("nodes", Arg::Name(self.nodes.to_string()))
                .with("moves", Arg::Number(i64::from(undecided.no_mate_in)));
            writeln!(out, "{}", own_voice(arguments.language()).say(&message))?;
        }
        Ok(Answer::Undecided)
    }
}
