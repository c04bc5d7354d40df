//! The command line: one file for each subcommand, and no logic of their own.
//!
//! People read the output unless `--json` is given; then it is one object a line. Exit code 0: fine; 1: the answer is no,
//! or a check failed; 2: the call or its input cannot be used, and why is on stderr; 3: not decided (`mate` alone).

mod bench;
mod check;
mod hint;
mod import;
mod input;
mod ladder;
mod mate;
mod motifs;
mod new;
mod openings;
mod progress;
mod proofs;
mod puzzles;
mod rate;
mod review;
#[cfg(feature = "tune")]
mod tune;
mod uci;
mod why;
mod window;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use clap::{Parser, Subcommand};

use crate::content::Pack;
use crate::language::Language;
use crate::voice::{Catalogue, Voice};

pub use window::no_window;
#[cfg(feature = "gui")]
pub use window::open_window;

/// 棋师 · Chess Tutor: chess lessons, in Chinese and English. Without a subcommand it opens its window.
#[derive(Debug, Parser)]
#[command(name = "chess-tutor", version, about)]
pub struct Arguments {
    /// Where the learner's records and settings are kept.
    #[arg(long, global = true, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// A folder of lessons of one's own; it is read again whenever a file in it changes. May be given several times.
    #[arg(long, global = true, value_name = "DIR")]
    pub lessons: Vec<PathBuf>,
    /// The language of the answers: en or zh-CN. As a rule the system's.
    #[arg(long, global = true, value_name = "LANG")]
    pub lang: Option<Language>,
    /// One JSON object a line instead of text.
    #[arg(long, global = true)]
    pub json: bool,
    /// What to do; without it the window opens.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The subcommands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Proves lessons and their words; lists every fault with its line.
    Check(check::Check),
    /// Is a move allowed, and if not, which rule forbids it?
    Why(why::Why),
    /// What does the coach say of a move?
    Rate(rate::Rate),
    /// A hint for the side to move: the idea, the piece or the move.
    Hint(hint::Hint),
    /// Looks at every move of every game in a file: ratings, accuracy, key moments.
    Review(review::Review),
    /// What does a position hold, or a move: hanging pieces, pins, forks, skewers, threats?
    Motifs(motifs::Motifs),
    /// Writes the skeleton of a lesson.
    New(new::New),
    /// Makes a lesson pack of a study or of annotated games.
    Import(import::Import),
    /// The puzzle database: fill it from a file, find puzzles in games, give one out.
    Puzzles(puzzles::Puzzles),
    /// The learner's records as one readable file.
    Progress(progress::Progress),
    /// Openings: what they are called.
    Openings(openings::Openings),
    /// Proves or refutes a forced mate.
    Mate(mate::Mate),
    /// Speaks UCI, for chess programs and tournament managers.
    Uci(uci::Uci),
    /// Makes positions and trains the network.
    #[cfg(feature = "tune")]
    Tune(tune::Tune),
    /// Measures the opponents of the program against each other.
    Ladder(ladder::Ladder),
    /// A fixed search: nodes and nodes per second.
    Bench(bench::Bench),
}

/// How a command ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Fine.
    Yes,
    /// The answer is no, or a check failed.
    No,
    /// The answer is neither yes nor no: the budget did not suffice to find out.
    Undecided,
}

/// Input that cannot be used: what is said on stderr. Nothing, where nobody reads the answer any more.
#[derive(Debug)]
pub struct Unusable(pub String);

impl Arguments {
    /// The language to answer in.
    #[must_use]
    pub fn language(&self) -> Language {
        let system = || Language::for_tag(&sys_locale::get_locale().unwrap_or_default());
        self.lang.unwrap_or_else(system)
    }
}

/// Runs a subcommand on stdout and stderr.
#[must_use]
pub fn run(arguments: &Arguments, command: &Command) -> ExitCode {
    let mut out = io::stdout().lock();
    let answer = answer(arguments, command, &mut out);
    // Who has gone away hears of nothing.
    let _ = out.flush();
    match answer {
        Ok(Answer::Yes) => ExitCode::SUCCESS,
        Ok(Answer::No) => ExitCode::from(1),
        Ok(Answer::Undecided) => ExitCode::from(3),
        // A reader that has gone away, as `head` does, is no fault of ours.
        Err(Unusable(message)) if message.is_empty() => ExitCode::SUCCESS,
        Err(Unusable(message)) => {
            let _ = writeln!(io::stderr(), "{message}");
            ExitCode::from(2)
        }
    }
}

/// Runs a subcommand and writes to `out`.
///
/// # Errors
/// When the call's input cannot be used.
pub fn answer(
    arguments: &Arguments,
    command: &Command,
    out: &mut dyn Write,
) -> Result<Answer, Unusable> {
    match command {
        Command::Check(check) => check.run(arguments, out),
        Command::Why(why) => why.run(arguments, out),
        Command::Rate(rate) => rate.run(arguments, out),
        Command::Hint(hint) => hint.run(arguments, out),
        Command::Review(review) => review.run(arguments, out),
        Command::Motifs(motifs) => motifs.run(arguments, out),
        Command::New(new) => new.run(out),
        Command::Import(import) => import.run(arguments, out),
        Command::Puzzles(puzzles) => puzzles.run(arguments, out),
        Command::Progress(progress) => progress.run(arguments, out),
        Command::Openings(openings) => openings.run(arguments, out),
        Command::Mate(mate) => mate.run(arguments, out),
        Command::Uci(uci) => uci.run(out),
        #[cfg(feature = "tune")]
        Command::Tune(tune) => tune.run(out),
        Command::Ladder(ladder) => ladder.run(arguments, out),
        Command::Bench(bench) => bench.run(arguments, out),
    }
}

/// A voice over the program's own words.
fn own_voice(language: Language) -> Voice {
    Voice::new(
        Arc::new(Catalogue::new(Pack::embedded(), Default::default())),
        language,
    )
}

impl From<io::Error> for Unusable {
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Self(String::new());
        }
        Self(error.to_string())
    }
}
