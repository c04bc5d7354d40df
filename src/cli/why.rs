//! `why --fen FEN MOVE`: is a move allowed, and if not, which rule forbids it?

use std::io::Write;

use clap::Args;
use serde_json::json;

use crate::message::{Arg, Message};
use crate::rules::{AttemptedMove, Game, ReadMoveError};
use crate::voice::Voice;

use super::input::{position_at, unread};
use super::{Answer, Arguments, Unusable, own_voice};

/// Is a move allowed, and if not, which rule forbids it?
#[derive(Debug, Args)]
pub struct Why {
    /// The position; as a rule the start of a game.
    #[arg(long)]
    fen: Option<String>,
    /// The moves made since, in SAN or UCI, separated by spaces: the history tells which man moved when.
    #[arg(long)]
    moves: Option<String>,
    /// The move: SAN, UCI, or any two squares.
    #[arg(value_name = "MOVE")]
    mv: String,
}

impl Why {
    pub(super) fn run(
        &self,
        arguments: &Arguments,
        out: &mut dyn Write,
    ) -> Result<Answer, Unusable> {
        let voice = own_voice(arguments.language());
        let mut game = Game::new(position_at(self.fen.as_deref(), &voice)?);
        for text in self.moves.iter().flat_map(|moves| moves.split_whitespace()) {
            // Move numbers may stand between the moves, as in a game score.
            if text.ends_with('.') {
                continue;
            }
            let board = game.position().board().clone();
            game.play_text(text)
                .map_err(|error| unread(&format!("--moves: {text}"), &error, &board, &voice))?;
        }
        let AttemptedMove { from, to, verdict } = game
            .read_attempt(&self.mv)
            .map_err(|error| unusable(&self.mv, &error, &game, &voice))?;
        if from == to {
            let same = voice.say(&Message::own("why-same-square"));
            return Err(Unusable(format!("`{}`: {same}", self.mv)));
        }
        match verdict {
            Ok(mv) => {
                let san = game.position().san(mv);
                let text = voice.say(&Message::own("why-allowed").with("move", Arg::San(san)));
                if arguments.json {
                    let answer = json!({
                        "legal": true, "reason": null, "reasons": [], "squares": [], "text": text,
                    });
                    writeln!(out, "{answer}")?;
                } else {
                    writeln!(out, "{text}")?;
                }
                Ok(Answer::Yes)
            }
            Err(refusal) => {
                let names = |squares: Vec<crate::rules::Square>| -> Vec<String> {
                    squares.iter().map(ToString::to_string).collect()
                };
                let board = game.position().board();
                let first = voice.say(&Message::refusal(refusal.first(), board));
                if arguments.json {
                    let reasons: Vec<_> = refusal
                        .reasons()
                        .map(|reason| json!({ "kind": reason.kind(), "squares": names(reason.squares()) }))
                        .collect();
                    let answer = json!({
                        "legal": false,
                        "reason": refusal.first().kind(),
                        "reasons": reasons,
                        "squares": names(refusal.squares()),
                        "text": first,
                    });
                    writeln!(out, "{answer}")?;
                } else {
                    writeln!(out, "{first}")?;
                    for reason in refusal.reasons().skip(1) {
                        writeln!(out, "· {}", voice.say(&Message::refusal(reason, board)))?;
                    }
                }
                Ok(Answer::No)
            }
        }
    }
}

fn unusable(text: &str, error: &ReadMoveError, game: &Game, voice: &Voice) -> Unusable {
    let position = game.position();
    let Unusable(said) = unread(text, error, position.board(), voice);
    match error {
        ReadMoveError::Ambiguous(moves) => {
            let moves: Vec<String> = moves.iter().map(|mv| position.san(*mv)).collect();
            Unusable(format!("{said} ({})", moves.join(", ")))
        }
        ReadMoveError::NotAMove | ReadMoveError::NoSuchMan { .. } | ReadMoveError::Refused(_) => {
            Unusable(said)
        }
    }
}
