//! `tune`: the author's tool that made the network; only with the feature `tune`. The record of the run is in
//! `assets/net.md`.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;

use clap::{Args, Subcommand};

use crate::engine::Builtin;
use crate::engine::tune::{Course, Games, Grader, generate, play_match, train};

use super::{Answer, Unusable};

/// Makes positions, trains a network on them, and measures what it gains.
#[derive(Debug, Args)]
pub struct Tune {
    #[command(subcommand)]
    step: Step,
}

#[derive(Debug, Subcommand)]
enum Step {
    /// Plays games, grades a sample of the positions that the search evaluates, and writes them to a file.
    Generate {
        /// The network that Stockfish 15.1 writes with `export_net`.
        #[arg(long, value_name = "FILE")]
        grader: PathBuf,
        /// The file to write.
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
        /// How many positions.
        #[arg(long)]
        count: u64,
        /// The seed of all chance.
        #[arg(long)]
        seed: u64,
        /// Nodes for a move, at least.
        #[arg(long, default_value_t = 60)]
        least_nodes: u64,
        /// Nodes for a move, below.
        #[arg(long, default_value_t = 700)]
        most_nodes: u64,
        /// One evaluated position in so many is kept.
        #[arg(long, default_value_t = 6)]
        keep_every: u64,
        /// The network that judges in the games; without one the evaluation written by hand does.
        #[arg(long, value_name = "FILE")]
        net: Option<PathBuf>,
    },
    /// Fits a network to positions.
    Train {
        /// Files of `generate`.
        #[arg(required = true)]
        data: Vec<PathBuf>,
        /// The network file to write.
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
        /// How often each position is looked at.
        #[arg(long, default_value_t = 10)]
        epochs: usize,
        /// The seed of the first weights and of the order.
        #[arg(long, default_value_t = 7)]
        seed: u64,
        /// Threads.
        #[arg(long, default_value_t = 2)]
        threads: usize,
    },
    /// Plays a match between two networks at fixed nodes; without a file: the evaluation written by hand.
    Match {
        /// The first network.
        #[arg(long)]
        first: Option<PathBuf>,
        /// The second network.
        #[arg(long)]
        second: Option<PathBuf>,
        /// Pairs of games.
        #[arg(long, default_value_t = 100)]
        pairs: u64,
        /// Nodes for a move.
        #[arg(long, default_value_t = 10_000)]
        nodes: u64,
        /// The seed of the openings.
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

/// Mebibytes of the table in matches.
const TABLE: usize = 4;

impl Tune {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<Answer, Unusable> {
        match &self.step {
            Step::Generate {
                grader,
                out: path,
                count,
                seed,
                least_nodes,
                most_nodes,
                keep_every,
                net,
            } => {
                let grader = Grader::new(&std::fs::read(grader)?)
                    .map_err(|error| Unusable(format!("{error}: {}", grader.display())))?;
                let games = Games {
                    seed: *seed,
                    nodes: *least_nodes..(*most_nodes).max(least_nodes + 1),
                    keep_every: (*keep_every).max(1),
                    net: net.as_ref().map(std::fs::read).transpose()?,
                };
                let mut file = BufWriter::new(File::create(path)?);
                let mut left = *count;
                let mut written = Ok(());
                generate(&games, &grader, &mut |sample| {
                    written = file.write_all(&sample.to_bytes());
                    left = left.saturating_sub(1);
                    left > 0 && written.is_ok()
                });
                written?;
                file.flush()?;
            }
            Step::Train {
                data,
                out: path,
                epochs,
                seed,
                threads,
            } => {
                let mut bytes = Vec::new();
                for file in data {
                    bytes.extend(std::fs::read(file)?);
                }
                let course = Course {
                    epochs: *epochs,
                    seed: *seed,
                    threads: *threads,
                };
                let net = train(&bytes, course, &mut |epoch, loss, held_back| {
                    let _ = writeln!(
                        out,
                        "epoch {epoch}: loss {loss:.6}, on what was held back {held_back:.6}"
                    );
                    let _ = out.flush();
                });
                std::fs::write(path, net)?;
            }
            Step::Match {
                first,
                second,
                pairs,
                nodes,
                seed,
            } => {
                let engine = |path: &Option<PathBuf>| -> Result<Builtin, Unusable> {
                    let net = path.as_ref().map(std::fs::read).transpose()?;
                    Ok(Builtin::new(TABLE).with_net(&net.unwrap_or_default()))
                };
                let mut engines = [engine(first)?, engine(second)?];
                play_match(&mut engines, *pairs, *nodes, *seed, &mut |score| {
                    let (won, drawn, lost) = (score.wins, score.draws, score.losses);
                    let _ = writeln!(out, "+{won} ={drawn} -{lost}: {:+.0} Elo", score.elo());
                    let _ = out.flush();
                });
            }
        }
        Ok(Answer::Yes)
    }
}
