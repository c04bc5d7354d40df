//! `openings`: the code and name of an opening, by position; repertoires of one's own; what the moves of the trees are worth.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use serde_json::json;

use crate::content::Pack;
use crate::engine::Builtin;
use crate::message::{Arg, Message};
use crate::opening::{Book, Named, Repertoire, Trees, Weighed, weigh};
use crate::rules::{Color, Game, read_pgn};
use crate::store::DataFolder;
use crate::tutor::{keep_repertoire, read_repertoires};
use crate::voice::Voice;

use super::rate::TABLE_MEBIBYTES;
use super::{Answer, Arguments, Unusable, own_voice};

/// Openings: what they are called, and repertoires of one's own.
#[derive(Debug, Args)]
pub struct Openings {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// The code and name of an opening, found by position, so that transpositions count.
    Name(Name),
    /// Takes a PGN with variations and comments as a repertoire of one's own, to be practised like any opening.
    Import(Import),
    /// Adds moves to a repertoire, where they leave its lines.
    Add(Add),
    /// Writes a repertoire as PGN, with every move and comment it has.
    Export(Export),
    /// Weighs the moves of the practice trees that have not been weighed, and writes the list.
    Weigh(Weigh),
}

#[derive(Debug, Args)]
struct Import {
    /// The file.
    #[arg(value_name = "FILE.pgn")]
    file: PathBuf,
    /// The side it is for: white or black. As a rule what the file says, or both.
    #[arg(long, value_parser = ["white", "black"])]
    side: Option<String>,
}

#[derive(Debug, Args)]
struct Add {
    /// The repertoire: the name of its file.
    name: String,
    /// Moves from the start of a game.
    #[arg(long)]
    moves: String,
}

#[derive(Debug, Args)]
struct Export {
    /// The repertoire: the name of its file.
    name: String,
    /// Where to; as a rule to the screen.
    #[arg(long, value_name = "FILE.pgn")]
    out: Option<PathBuf>,
}

#[derive(Debug, Args)]
struct Weigh {
    /// The folder that holds `lessons` and `locales`.
    #[arg(default_value = ".")]
    folder: PathBuf,
    /// The list.
    #[arg(long, default_value = "assets/openings/weighed.tsv")]
    list: PathBuf,
    /// Weighs all moves anew.
    #[arg(long)]
    all: bool,
}

#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
struct Name {
    /// A file of games.
    #[arg(value_name = "FILE.pgn")]
    file: Option<PathBuf>,
    /// Moves from the start of a game, in SAN or UCI, separated by spaces.
    #[arg(long)]
    moves: Option<String>,
}

impl Openings {
    pub(super) fn run(
        &self,
        arguments: &Arguments,
        out: &mut dyn Write,
    ) -> Result<Answer, Unusable> {
        match &self.what {
            What::Name(name) => name.run(arguments, out),
            What::Import(import) => import.run(arguments, out),
            What::Add(add) => add.run(arguments, out),
            What::Export(export) => export.run(arguments, out),
            What::Weigh(weigh) => weigh.run(arguments, out),
        }
    }
}

/// Where the learner's records are.
fn data(arguments: &Arguments) -> Result<PathBuf, Unusable> {
    let folder = DataFolder::choose(arguments.data.as_deref());
    let folder = folder
        .ok_or_else(|| Unusable("there is no data folder: name one with --data".to_owned()))?;
    Ok(folder.path().to_owned())
}

fn repertoire(data: &Path, name: &str) -> Result<Repertoire, Unusable> {
    let mut all = read_repertoires(data).into_iter();
    all.find(|repertoire| repertoire.name == name)
        .ok_or_else(|| Unusable(format!("there is no repertoire `{name}`")))
}

impl Import {
    fn run(&self, arguments: &Arguments, out: &mut dyn Write) -> Result<Answer, Unusable> {
        let path = &self.file;
        let bytes =
            fs::read(path).map_err(|error| Unusable(format!("{error}: {}", path.display())))?;
        let name = path
            .file_stem()
            .map(|stem| stem.to_string_lossy().into_owned());
        let read = Repertoire::read(&name.unwrap_or_default(), &bytes);
        let (mut repertoire, faults) = read.map_err(|faults| {
            let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
            Unusable(format!(
                "no game from the start of chess: {}",
                told.join("; ")
            ))
        })?;
        if let Some(side) = &self.side {
            let is_black = side == "black";
            repertoire.set_side(if is_black { Color::Black } else { Color::White });
        }
        let kept = keep_repertoire(&data(arguments)?, &repertoire)?;
        let tree = repertoire.tree();
        if arguments.json {
            let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
            writeln!(
                out,
                "{}",
                json!({ "name": repertoire.name, "lines": tree.lines.len(), "left_out": told })
            )?;
        } else {
            let message = Message::own("opening-imported")
                .with("name", Arg::Name(repertoire.name.clone()))
                .with("count", Arg::Number(tree.lines.len() as i64))
                .with("path", Arg::Name(kept.display().to_string()));
            writeln!(out, "{}", own_voice(arguments.language()).say(&message))?;
            for fault in &faults {
                writeln!(out, "{fault}")?;
            }
        }
        Ok(Answer::Yes)
    }
}

impl Add {
    fn run(&self, arguments: &Arguments, out: &mut dyn Write) -> Result<Answer, Unusable> {
        let data = data(arguments)?;
        let game = game_from(&self.moves)?;
        let moves: Vec<_> = game.moves().collect();
        let mut repertoire = repertoire(&data, &self.name)?;
        repertoire.add(&moves);
        keep_repertoire(&data, &repertoire)?;
        write!(out, "{}", repertoire.pgn())?;
        Ok(Answer::Yes)
    }
}

impl Export {
    fn run(&self, arguments: &Arguments, out: &mut dyn Write) -> Result<Answer, Unusable> {
        let repertoire = repertoire(&data(arguments)?, &self.name)?;
        match &self.out {
            Some(path) => fs::write(path, repertoire.pgn())
                .map_err(|error| Unusable(format!("{error}: {}", path.display())))?,
            None => write!(out, "{}", repertoire.pgn())?,
        }
        Ok(Answer::Yes)
    }
}

impl Weigh {
    fn run(&self, arguments: &Arguments, out: &mut dyn Write) -> Result<Answer, Unusable> {
        let (pack, _) = Pack::read(&self.folder)
            .map_err(|error| Unusable(format!("{error}: {}", self.folder.display())))?;
        let before = match fs::read_to_string(&self.list) {
            Ok(text) if !self.all => Weighed::parse(&text),
            Ok(_) | Err(_) => Weighed::default(),
        };
        let (trees, _) = Trees::read(&pack, &before);
        let mut weighed = before.of(trees.iter().map(AsRef::as_ref));
        let mut engine = Builtin::new(TABLE_MEBIBYTES);
        let mut new = 0;
        for tree in trees.iter() {
            for (position, branch) in tree.moves() {
                if weighed.loss(position, branch.mv).is_some() {
                    continue;
                }
                let loss = weigh(&mut engine, position, branch.mv)
                    .map_err(|error| Unusable(error.to_string()))?;
                weighed.keep(position, branch.mv, loss);
                new += 1;
            }
        }
        fs::write(&self.list, weighed.text())
            .map_err(|error| Unusable(format!("{error}: {}", self.list.display())))?;
        let message = Message::own("openings-weighed")
            .with("new", Arg::Number(new))
            .with("all", Arg::Number(weighed.len() as i64));
        writeln!(out, "{}", own_voice(arguments.language()).say(&message))?;
        Ok(Answer::Yes)
    }
}

impl Name {
    fn run(&self, arguments: &Arguments, out: &mut dyn Write) -> Result<Answer, Unusable> {
        let mut unread = Vec::new();
        let games = match (&self.file, &self.moves) {
            (Some(path), _) => {
                let bytes = fs::read(path)
                    .map_err(|error| Unusable(format!("{error}: {}", path.display())))?;
                let mut games = Vec::new();
                for read in read_pgn(&bytes) {
                    match read {
                        Ok(game) => games.push(game.game()),
                        Err(error) => unread.push(error.to_string()),
                    }
                }
                games
            }
            (None, Some(moves)) => vec![game_from(moves)?],
            (None, None) => Vec::new(),
        };
        let voice = own_voice(arguments.language());
        let mut answer = Answer::No;
        for game in &games {
            let named = Book::embedded().name_of(game);
            if named.is_some() {
                answer = Answer::Yes;
            }
            if arguments.json {
                writeln!(out, "{}", as_json(named))?;
            } else {
                writeln!(out, "{}", as_text(game, named, &voice))?;
            }
        }
        if unread.is_empty() {
            Ok(answer)
        } else {
            Err(Unusable(unread.join("\n")))
        }
    }
}

/// Moves as people write them, with or without numbers: `e4 e5 Nf3`, `1. e4 e5`, `1.e4 e5 2.Nf3`.
fn game_from(moves: &str) -> Result<Game, Unusable> {
    let mut game = Game::default();
    for text in moves.split_whitespace() {
        let text = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let text = text.trim_start_matches('.');
        if text.is_empty() {
            continue;
        }
        game.play_text(text)
            .map_err(|error| Unusable(format!("--moves: `{text}`: {error}")))?;
    }
    Ok(game)
}

fn as_json(named: Option<Named>) -> serde_json::Value {
    json!({
        "eco": named.map(|named| named.opening.eco),
        "name": named.map(|named| named.opening.name),
        "name_zh": named.and_then(|named| named.opening.name_zh),
        "ply": named.map(|named| named.ply),
    })
}

fn as_text(game: &Game, named: Option<Named>, voice: &Voice) -> String {
    let message = match named {
        Some(Named { opening, ply }) => Message::own("opening-named")
            .with("eco", Arg::Name(opening.eco.to_owned()))
            .with("name", opening.arg())
            .with("move", Arg::Name(move_at(game, ply).unwrap_or_default())),
        None => Message::own("opening-unnamed"),
    };
    voice.say(&message)
}

/// The move that leads to a position of a game, with its number: `3...Bc5`.
fn move_at(game: &Game, ply: usize) -> Option<String> {
    let before = ply.checked_sub(1)?;
    let san = game.positions().nth(before)?.san(game.moves().nth(before)?);
    let dots = if before % 2 == 0 { "." } else { "..." };
    Some(format!("{}{dots}{san}", before / 2 + 1))
}
