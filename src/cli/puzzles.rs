//! `puzzles import FILE`, `puzzles mine FILE.pgn`, `puzzles next --rating R`: the puzzle database.

use std::io::{self, IsTerminal as _, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use clap::{Args, Subcommand};
use serde_json::{Value, json};

use crate::engine::{Builtin, Stop};
use crate::message::{Arg, Message};
use crate::puzzle::{
    Aim, Database, ImportEvent, ImportProgress, Imported, NODES, Puzzle, import, mine,
};
use crate::rules::{Game, read_pgn};
use crate::session::Dice;
use crate::store::{DataFolder, Learners};
use crate::theme::Theme;

use super::rate::TABLE_MEBIBYTES;
use super::{Answer, Arguments, Unusable, own_voice};

/// Bad lines that are named on stderr; the rest is counted.
const NAMED: u64 = 1000;
/// The progress is told again after so many lines.
const TOLD_LINES: u64 = 50_000;
/// How far around a rating is looked.
const WIDTHS: [u16; 4] = [50, 150, 400, 4000];

/// The puzzle database.
#[derive(Debug, Args)]
pub struct Puzzles {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Takes puzzles in from the file of Lichess, or one like it: CSV, plain or packed by Zstandard. What was stopped goes
    /// on where it was.
    Import {
        /// The file.
        file: PathBuf,
    },
    /// Finds puzzles in the games of a file and keeps them as the learner's own.
    Mine {
        /// The file, in PGN.
        file: PathBuf,
        /// How many nodes to search in each position.
        #[arg(long, value_name = "N", default_value_t = NODES, value_parser = clap::value_parser!(u64).range(1..))]
        nodes: u64,
    },
    /// Gives a puzzle out.
    Next {
        /// About how hard.
        #[arg(long)]
        rating: u16,
        /// Of which idea; `chess-tutor puzzles themes` lists them.
        #[arg(long)]
        theme: Option<String>,
        /// The same number gives the same puzzle.
        #[arg(long)]
        seed: Option<u64>,
    },
    /// Lists the ideas of which there are puzzles.
    Themes,
}

impl Puzzles {
    pub(super) fn run(
        &self,
        arguments: &Arguments,
        out: &mut dyn Write,
    ) -> Result<Answer, Unusable> {
        let mut database = open(arguments)?;
        match &self.what {
            What::Import { file } => take_in(&mut database, file, arguments, out),
            What::Mine { file, nodes } => dig(&mut database, file, *nodes, arguments, out),
            What::Next {
                rating,
                theme,
                seed,
            } => {
                let theme = theme.as_deref().map(theme_of).transpose()?;
                let seed = seed.unwrap_or_else(chance);
                next(&database, *rating, theme, seed, arguments, out)
            }
            What::Themes => {
                for (theme, count) in database.themes().map_err(failed)? {
                    if arguments.json {
                        writeln!(out, "{}", json!({"theme": theme.name(), "listed": count}))?;
                    } else {
                        writeln!(out, "{theme}")?;
                    }
                }
                Ok(Answer::Yes)
            }
        }
    }
}

fn folder(arguments: &Arguments) -> Result<DataFolder, Unusable> {
    DataFolder::choose(arguments.data.as_deref())
        .ok_or_else(|| Unusable("there is no data folder; choose one with --data".to_owned()))
}

fn open(arguments: &Arguments) -> Result<Database, Unusable> {
    let folder = folder(arguments)?;
    std::fs::create_dir_all(folder.path())?;
    let path = folder.puzzles_file();
    Database::open(&path).map_err(|error| Unusable(format!("{}: {error}", path.display())))
}

fn failed(error: impl std::fmt::Display) -> Unusable {
    Unusable(error.to_string())
}

fn theme_of(name: &str) -> Result<Theme, Unusable> {
    Theme::named(name).ok_or_else(|| Unusable(format!("--theme: there is no idea `{name}`")))
}

#[expect(
    clippy::disallowed_methods,
    reason = "a command without a seed gives another puzzle each time"
)]
fn chance() -> u64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    since.map_or(0, |since| since.as_nanos() as u64)
}

fn take_in(
    database: &mut Database,
    file: &Path,
    arguments: &Arguments,
    out: &mut dyn Write,
) -> Result<Answer, Unusable> {
    let mut err = io::stderr();
    let is_watched = err.is_terminal();
    let voice = own_voice(arguments.language());
    let (mut named, mut told) = (0, 0);
    let mut last = ImportProgress::default();
    let imported = import(database, file, &mut |event, _| {
        match event {
            ImportEvent::Bad { line, why } => {
                named += 1;
                if named <= NAMED {
                    let why = voice.say(&why.message());
                    let _ = writeln!(err, "{}:{line}: {why}", file.display());
                }
            }
            ImportEvent::Progress(progress) => {
                last = progress;
                if is_watched && progress.lines / TOLD_LINES != told {
                    told = progress.lines / TOLD_LINES;
                    let _ = write!(err, "\r{}", bar(&progress));
                }
            }
        }
        ControlFlow::Continue(())
    });
    if is_watched && told > 0 {
        let _ = writeln!(err, "\r{}", bar(&last));
    }
    let imported = imported.map_err(|error| {
        let why = voice.say(&error.message());
        Unusable(format!("{}: {why}", file.display()))
    })?;
    let (progress, is_known) = match imported {
        Imported::Whole(progress) | Imported::Stopped(progress) => (progress, false),
        Imported::Already => (ImportProgress::default(), true),
    };
    let count = database.count().map_err(failed)?;
    if arguments.json {
        let said = json!({
            "lines": progress.lines,
            "added": progress.added,
            "merged": progress.merged,
            "bad": progress.bad,
            "known": is_known,
            "puzzles": count,
        });
        writeln!(out, "{said}")?;
    } else {
        let number = |count: u64| Arg::Number(i64::try_from(count).unwrap_or(i64::MAX));
        let message = if is_known {
            Message::own("puzzle-file-known")
        } else {
            Message::own("puzzle-file-taken")
                .with("added", number(progress.added))
                .with("merged", number(progress.merged))
                .with("bad", number(progress.bad))
        };
        let message = message.with("count", number(count));
        writeln!(out, "{}", voice.say(&message))?;
    }
    Ok(if progress.bad > 0 {
        Answer::No
    } else {
        Answer::Yes
    })
}

/// Every puzzle is written as it is found; what cannot be read of the file is named.
fn dig(
    database: &mut Database,
    file: &Path,
    nodes: u64,
    arguments: &Arguments,
    out: &mut dyn Write,
) -> Result<Answer, Unusable> {
    let bytes =
        std::fs::read(file).map_err(|error| Unusable(format!("{}: {error}", file.display())))?;
    let owner = Learners::read(&folder(arguments)?).here();
    let mut engine = Builtin::new(TABLE_MEBIBYTES);
    let mut is_whole = true;
    let (mut games, mut found) = (0_i64, 0_i64);
    for read in read_pgn(&bytes) {
        let game = match read {
            Ok(game) => game,
            Err(error) => {
                let _ = writeln!(io::stderr(), "{}: {error}", file.display());
                is_whole = false;
                continue;
            }
        };
        let mut played = Game::new(game.start.clone());
        for made in &game.moves {
            if played.play(made.mv).is_err() {
                break;
            }
        }
        games += 1;
        let puzzles = mine(&played, &mut engine, nodes, &Stop::new()).map_err(failed)?;
        database.add_for(owner, &puzzles).map_err(failed)?;
        for puzzle in &puzzles {
            found += 1;
            write_puzzle(puzzle, arguments, out)?;
        }
        out.flush()?;
    }
    if !arguments.json {
        let message = Message::own("puzzle-mined")
            .with("count", Arg::Number(found))
            .with("games", Arg::Number(games));
        writeln!(out, "{}", own_voice(arguments.language()).say(&message))?;
    }
    Ok(if is_whole { Answer::Yes } else { Answer::No })
}

fn bar(progress: &ImportProgress) -> String {
    const WIDTH: u64 = 30;
    let done = (progress.bytes * WIDTH)
        .checked_div(progress.of_bytes)
        .unwrap_or(WIDTH)
        .min(WIDTH) as usize;
    format!(
        "[{}{}] {} lines, {} bad",
        "#".repeat(done),
        " ".repeat(WIDTH as usize - done),
        progress.lines,
        progress.bad
    )
}

fn next(
    database: &Database,
    rating: u16,
    theme: Option<Theme>,
    seed: u64,
    arguments: &Arguments,
    out: &mut dyn Write,
) -> Result<Answer, Unusable> {
    let mut dice = Dice::new(seed);
    for width in WIDTHS {
        let aim = Aim {
            low: rating.saturating_sub(width),
            high: rating.saturating_add(width),
            theme,
            ..Aim::default()
        };
        if let Some(puzzle) = database.pick(&aim, &mut dice).map_err(failed)? {
            write_puzzle(&puzzle, arguments, out)?;
            return Ok(Answer::Yes);
        }
    }
    Ok(Answer::No)
}

/// The puzzle, with its solution, as the database's own columns or as JSON.
fn write_puzzle(puzzle: &Puzzle, arguments: &Arguments, out: &mut dyn Write) -> io::Result<()> {
    let themes: Vec<&str> = puzzle.themes.iter().map(|theme| theme.name()).collect();
    if arguments.json {
        let moves = puzzle.moves_text();
        let moves: Vec<&str> = moves.split(' ').collect();
        let said: Value = json!({
            "id": puzzle.id,
            "fen": puzzle.start.fen(),
            "moves": moves,
            "rating": puzzle.rating.points(),
            "themes": themes,
        });
        return writeln!(out, "{said}");
    }
    writeln!(
        out,
        "{},{},{},{},{}",
        puzzle.id,
        puzzle.start.fen(),
        puzzle.moves_text(),
        puzzle.rating.points(),
        themes.join(" ")
    )
}
