//! `review FILE.pgn`: every move of every game rated, accuracy and key moments; `--pgn` writes the games annotated.

use std::fs;
use std::io::{self, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::thread;

use clap::Args;
use serde_json::{Value, json};

use crate::coach::Budget;
use crate::engine::{
    Answer as EngineAnswer, Builtin, Engine as _, EngineError, Question, STACK_BYTES, Stop,
};
use crate::message::{Arg, Message};
use crate::opening::Trees;
use crate::review::{Analysis, ReviewedMove, annotated, key_moments};
use crate::rules::{Color, PgnGame, read_pgn};
use crate::voice::Voice;

use super::rate::{TABLE_MEBIBYTES, reasons, tenths};
use super::{Answer, Arguments, Unusable, own_voice};

/// How good was every move of these games?
#[derive(Debug, Args)]
pub struct Review {
    /// The games.
    #[arg(value_name = "FILE.pgn")]
    file: PathBuf,
    /// How many nodes to search for each move; as a rule 600,000.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Where to write the games with glyphs, evaluations, words and better lines.
    #[arg(long, value_name = "OUT")]
    pgn: Option<PathBuf>,
}

impl Review {
    pub(super) fn run(
        &self,
        arguments: &Arguments,
        out: &mut dyn Write,
    ) -> Result<Answer, Unusable> {
        let named = |path: &Path, error: &dyn std::fmt::Display| {
            Unusable(format!("{}: {error}", path.display()))
        };
        let bytes = fs::read(&self.file).map_err(|error| named(&self.file, &error))?;
        let games = read_pgn(&bytes);
        if games.is_empty() {
            return Err(named(&self.file, &"there is no game in it"));
        }
        if let Some(path) = &self.pgn {
            if is_same_file(path, &self.file) {
                return Err(named(path, &"would be written over the games themselves"));
            }
            // Found out before minutes of work, not after; what is there stays until then.
            let opened = fs::OpenOptions::new().create(true).append(true).open(path);
            opened.map_err(|error| named(path, &error))?;
        }
        let mut reviewer = Reviewer {
            engines: engines(),
            budget: self.nodes.map_or(Budget::Thorough, Budget::Nodes),
            voice: own_voice(arguments.language()),
            is_json: arguments.json,
        };
        let mut faults = Vec::new();
        let mut written = Vec::new();
        for (index, read) in games.into_iter().enumerate() {
            let told = |message: &Message| named(&self.file, &reviewer.voice.say(message)).0;
            let game = match read {
                Ok(game) => game,
                // What could be read of a game is worth more than nothing of it, as in the window.
                Err(error) => {
                    let Some(before) = &error.before else {
                        faults.push(told(&Message::of_pgn(&error)));
                        continue;
                    };
                    faults.push(told(&Message::of_cut_pgn(&error)));
                    (**before).clone()
                }
            };
            for cut in &game.cut {
                writeln!(io::stderr(), "{}", told(&Message::of_cut_pgn(cut)))?;
            }
            let analysis = reviewer.review(index + 1, &game, out)?;
            let annotated = annotated(&game, &analysis, &|said| reviewer.voice.say(said));
            written.push(annotated.to_string());
        }
        if let Some(path) = &self.pgn {
            fs::write(path, written.join("\n")).map_err(|error| named(path, &error))?;
        }
        if faults.is_empty() {
            return Ok(Answer::Yes);
        }
        Err(Unusable(faults.join("\n")))
    }
}

/// Do two paths name one file?
fn is_same_file(one: &Path, other: &Path) -> bool {
    let real = fs::canonicalize;
    matches!((real(one), real(other)), (Ok(one), Ok(other)) if one == other)
}

/// One engine for each processor, at most so many.
const MOST_ENGINES: usize = 8;

fn engines() -> Vec<Builtin> {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let count = cores.min(MOST_ENGINES);
    (0..count).map(|_| Builtin::new(TABLE_MEBIBYTES)).collect()
}

/// Looks at games and tells of them.
struct Reviewer {
    /// As many as look at moves side by side. Each answer is one engine's alone, so that more of them change nothing.
    engines: Vec<Builtin>,
    budget: Budget,
    voice: Voice,
    is_json: bool,
}

impl Reviewer {
    fn review(
        &mut self,
        number: usize,
        game: &PgnGame,
        out: &mut dyn Write,
    ) -> Result<Analysis, Unusable> {
        if !self.is_json {
            writeln!(out, "{}", self.voice.say(&title(number, game)))?;
        }
        let mut analysis = Analysis::new(game, self.budget, &|_, before, mv| {
            Trees::embedded().approve(before, mv)
        });
        let mut told = 0;
        loop {
            let questions = analysis.questions(self.engines.len());
            if questions.is_empty() {
                break;
            }
            let failed = |error: EngineError| Unusable(format!("game {number}: {error}"));
            let answers = self.answers(&questions)?;
            for (question, answer) in questions.iter().zip(answers) {
                let taken = answer.and_then(|answer| analysis.answered_to(question, answer));
                taken.map_err(failed)?;
            }
            // Each move is told as soon as it is judged: a game takes its time.
            while let Some(reviewed) = analysis.moves().get(told).filter(|mv| mv.is_judged()) {
                self.tell_move(number, reviewed, out)?;
                told += 1;
            }
        }
        self.tell_end(number, &analysis, out)?;
        Ok(analysis)
    }

    /// Asks each engine one question, all at once.
    fn answers(
        &mut self,
        questions: &[Question],
    ) -> Result<Vec<Result<EngineAnswer, EngineError>>, Unusable> {
        thread::scope(|scope| {
            let asked: io::Result<Vec<_>> = self
                .engines
                .iter_mut()
                .zip(questions)
                .map(|(engine, question)| {
                    thread::Builder::new()
                        .stack_size(STACK_BYTES)
                        .spawn_scoped(scope, || engine.answer(question, &Stop::new(), &mut |_| ()))
                })
                .collect();
            let answers = asked?.into_iter().map(|thread| {
                // A panic of an engine goes on here.
                thread
                    .join()
                    .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            });
            Ok(answers.collect())
        })
    }

    fn tell_move(
        &self,
        game: usize,
        reviewed: &ReviewedMove,
        out: &mut dyn Write,
    ) -> Result<(), Unusable> {
        if self.is_json {
            writeln!(out, "{}", move_object(game, reviewed))?;
            return Ok(());
        }
        let message = if reviewed.is_worth_words() {
            reviewed.remark()
        } else {
            reviewed.verdict.as_ref().map(|verdict| {
                Message::own("coach-rates")
                    .with("move", Arg::San(reviewed.san.clone()))
                    .with("rating", Arg::Clause(Box::new(verdict.explanation.label())))
            })
        };
        if let Some(message) = message {
            let place = reviewed.place();
            writeln!(out, "{place} {}", self.voice.say(&message))?;
        }
        Ok(())
    }

    fn tell_end(
        &self,
        game: usize,
        analysis: &Analysis,
        out: &mut dyn Write,
    ) -> Result<(), Unusable> {
        let moments = key_moments(analysis);
        if self.is_json {
            let of = |side| analysis.accuracy(side).map(tenths);
            let plies: Vec<usize> = moments.iter().map(|moment| moment.ply + 1).collect();
            let object = json!({
                "game": game,
                "accuracy": { "white": of(Color::White), "black": of(Color::Black) },
                "moments": plies,
            });
            writeln!(out, "{object}")?;
            return Ok(());
        }
        for side in [Color::White, Color::Black] {
            if let Some(accuracy) = analysis.accuracy(side) {
                let message = Message::own("review-accuracy-of")
                    .with("side", Arg::Color(side))
                    .with("percent", Arg::Number(accuracy.round() as i64));
                writeln!(out, "{}", self.voice.say(&message))?;
            }
        }
        let told: Vec<String> = moments
            .iter()
            .filter_map(|moment| analysis.moves().get(moment.ply))
            .map(|reviewed| format!("{} {}", reviewed.place(), reviewed.san))
            .collect();
        if !told.is_empty() {
            let message =
                Message::own("review-moments-are").with("moves", Arg::Name(told.join(", ")));
            writeln!(out, "{}", self.voice.say(&message))?;
        }
        writeln!(out)?;
        Ok(())
    }
}

/// Which game: number, players, result.
fn title(number: usize, game: &PgnGame) -> Message {
    let name = |tag: &str| Arg::Name(game.tag(tag).unwrap_or("?").to_owned());
    Message::own("review-game-title")
        .with("number", Arg::Number(number as i64))
        .with("white", name("White"))
        .with("black", name("Black"))
        .with("result", Arg::Name(game.result.text().to_owned()))
}

fn move_object(game: usize, reviewed: &ReviewedMove) -> Value {
    let Some(verdict) = &reviewed.verdict else {
        return Value::Null;
    };
    let best = verdict.comparison.best.first();
    json!({
        "game": game,
        "ply": reviewed.ply + 1,
        "san": reviewed.san,
        "rating": verdict.explanation.rating.name(),
        "win_before": tenths(verdict.judged.best.win_percent),
        "win_after": tenths(verdict.judged.played.win_percent),
        "best": best.map(|mv| reviewed.before.san(mv)),
        "reasons": reasons(&verdict.explanation.reasons),
    })
}
