//! The searching thread: what it is told, how long it may take, and how it tells what it finds.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use crate::engine::{
    Answer as Found, Builtin, Engine as _, Line, Progress, Question, Score, Stop, WithEndings,
};

use super::moves::write_move;
use super::{Event, TABLE_DEFAULT};

/// What the searching thread is told.
pub(super) enum Job {
    Go(Box<Search>),
    Resize {
        table_mebibytes: usize,
        threads: usize,
    },
    Forget,
    /// Look for endgame tables in this folder.
    Endings(PathBuf),
}

pub(super) struct Search {
    pub(super) question: Question,
    pub(super) stop: Stop,
    pub(super) started: Instant,
    pub(super) clock: Arc<Clock>,
    pub(super) is_chess960: bool,
}

/// How long a search may take, counted from the moment on that our time runs: while pondering it does not yet.
pub(super) struct Clock {
    pub(super) began: OnceLock<Instant>,
    /// After this long no new depth is begun.
    pub(super) soft: Option<Duration>,
    /// After this long the search ends.
    pub(super) hard: Option<Duration>,
}

impl Clock {
    pub(super) fn begin(&self, at: Instant) {
        // Once begun it runs on.
        let _ = self.began.set(at);
    }

    pub(super) fn is_past(&self, limit: Option<Duration>) -> bool {
        match (self.began.get(), limit) {
            (Some(began), Some(limit)) => now() - *began >= limit,
            (None, _) | (_, None) => false,
        }
    }
}

#[expect(clippy::disallowed_methods, reason = "UCI counts thinking time here")]
pub(super) fn now() -> Instant {
    Instant::now()
}

/// The searching thread.
pub(super) fn search_jobs(work: &Receiver<Job>, events: &Sender<Event>) {
    let mut engine = WithEndings::new(Builtin::new(TABLE_DEFAULT).with_kept_table());
    for job in work {
        match job {
            Job::Resize {
                table_mebibytes,
                threads,
            } => {
                *engine.engine() = Builtin::new(table_mebibytes)
                    .with_kept_table()
                    .with_threads(threads);
            }
            Job::Forget => engine.engine().forget(),
            Job::Endings(folder) => {
                engine.look_in(&folder);
                tell_faults(&mut engine, events);
            }
            Job::Go(search) => {
                let best = search_one(&mut engine, &search, events);
                tell_faults(&mut engine, events);
                let _ = events.send(Event::Done(best));
            }
        }
    }
}

/// What was wrong with endgame tables, for whoever reads the log.
fn tell_faults(engine: &mut WithEndings<Builtin>, events: &Sender<Event>) {
    while let Some(fault) = engine.take_fault() {
        let _ = events.send(Event::Info(format!("info string {fault}")));
    }
}

fn search_one(
    engine: &mut WithEndings<Builtin>,
    search: &Search,
    events: &Sender<Event>,
) -> String {
    let mut progress = |news: &Progress| {
        let took = now() - search.started;
        let _ = events.send(Event::Info(info(news, took, search.is_chess960)));
        if search.clock.is_past(search.clock.soft) {
            search.stop.raise();
        }
    };
    let answer = engine.answer(&search.question, &search.stop, &mut progress);
    let lines = match answer {
        Ok(Found::Best(lines)) => lines,
        Ok(Found::Compare(_)) | Err(_) => Vec::new(),
    };
    let moves = lines.first().map_or(&[][..], |line| &line.moves[..]);
    match moves {
        // The protocol's way to say that there is no move.
        [] => "bestmove 0000".to_owned(),
        [best] => format!("bestmove {}", write_move(*best, search.is_chess960)),
        [best, reply, ..] => format!(
            "bestmove {} ponder {}",
            write_move(*best, search.is_chess960),
            write_move(*reply, search.is_chess960)
        ),
    }
}

fn info(news: &Progress, took: Duration, is_chess960: bool) -> String {
    let Progress {
        multi_pv,
        line,
        deepest_plies,
        nodes,
        table_permille,
    } = news;
    let Line {
        moves,
        score,
        depth_plies,
    } = line;
    let millis = took.as_millis();
    let per_second = u128::from(*nodes) * 1_000_000 / took.as_micros().max(1);
    let score = match score {
        Score::Cp(cp) => format!("cp {cp}"),
        Score::MateIn(moves) => format!("mate {moves}"),
        Score::MatedIn(moves) => format!("mate -{moves}"),
    };
    let moves: Vec<String> = moves
        .iter()
        .map(|mv| write_move(*mv, is_chess960))
        .collect();
    format!(
        "info depth {depth_plies} seldepth {deepest_plies} multipv {multi_pv} score {score} nodes {nodes} \
         nps {per_second} hashfull {table_permille} time {millis} pv {}",
        moves.join(" ")
    )
}
