//! `uci`: the engine inside the program for any chess program or tournament manager, by the Universal Chess Interface.
//!
//! Three threads: one reads lines, one searches ([`search`]), and this one keeps the state and is the only one that writes. Input
//! that makes no sense is answered by an `info string` and otherwise ignored, as the protocol demands.

mod go;
mod moves;
mod search;

use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, OnceLock};
use std::thread::{Builder, JoinHandle};

use clap::Args;

use crate::engine::{Limit, Question, STACK_BYTES, Stop};
use crate::play::{Character, turn_seed};
use crate::rules::{Game, Position};

use super::{Answer, Unusable};
use go::Go;
use moves::read_move;
use search::{Clock, Job, Search, now, search_jobs};

/// The sizes of the table that may be asked for, in mebibytes.
const TABLE: std::ops::RangeInclusive<usize> = 1..=4_096;
const TABLE_DEFAULT: usize = 32;
const THREADS: std::ops::RangeInclusive<usize> = 1..=64;
const MULTI_PV_MOST: usize = 256;
/// The engine itself, not one of the characters.
const NO_CHARACTER: &str = "none";
const SEED_MOST: u32 = 2_147_483_647;

/// Speaks UCI on standard input and output.
#[derive(Debug, Args)]
pub struct Uci {}

impl Uci {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<Answer, Unusable> {
        serve(io::BufReader::new(io::stdin()), out)?;
        Ok(Answer::Yes)
    }
}

/// What reaches the thread that keeps the state.
enum Event {
    Line(String),
    /// The other side has closed its end.
    End,
    Info(String),
    /// The search has ended with this move.
    Done(String),
}

/// The search that goes on, or whose answer may not be given yet.
struct Running {
    stop: Stop,
    clock: Arc<Clock>,
    /// Nothing but a stop ends it.
    is_endless: bool,
    /// The answer may be given only after `stop`, be it known before.
    is_infinite: bool,
    /// The same, or after `ponderhit`.
    is_pondering: bool,
    /// The answer that waits.
    answer: Option<String>,
}

impl Running {
    fn is_held(&self) -> bool {
        self.is_infinite || self.is_pondering
    }

    /// Told to stop: nothing holds the answer any more.
    fn end(&mut self) {
        self.stop.raise();
        self.is_infinite = false;
        self.is_pondering = false;
    }
}

/// Answers the lines of `input` on `out` until `quit` or the end.
///
/// # Errors
/// When `out` cannot be written.
pub(super) fn serve(input: impl BufRead + Send + 'static, out: &mut dyn Write) -> io::Result<()> {
    let (events, inbox) = channel();
    let lines = events.clone();
    // Reading cannot be interrupted, so this thread is left behind when the program ends.
    let _reader = Builder::new()
        .name("uci-input".to_owned())
        .spawn(move || read_lines(input, &lines))?;
    let (jobs, work) = channel();
    let searching = Builder::new()
        .name("uci-search".to_owned())
        .stack_size(STACK_BYTES)
        .spawn(move || search_jobs(&work, &events))?;
    let result = State::new(jobs).run(&inbox, out);
    join(searching);
    result
}

fn join(thread: JoinHandle<()>) {
    // A panic of the search has been shown already; there is nobody left to tell.
    let _ = thread.join();
}

fn read_lines(mut input: impl BufRead, events: &Sender<Event>) {
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        match input.read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => break,
            Ok(_) => {
                let line = String::from_utf8_lossy(&bytes).trim().to_owned();
                if events.send(Event::Line(line)).is_err() {
                    return;
                }
            }
        }
    }
    let _ = events.send(Event::End);
}

/// What the protocol remembers between lines.
struct State {
    jobs: Sender<Job>,
    game: Game,
    multi_pv: usize,
    table_mebibytes: usize,
    threads: usize,
    is_chess960: bool,
    /// Plays in place of the engine.
    character: Option<Character>,
    /// Decides what the character overlooks.
    seed: u64,
    running: Option<Running>,
    /// Lines that must wait for the end of the search.
    waiting: Vec<String>,
    input_has_ended: bool,
}

enum Next {
    Go,
    Quit,
}

impl State {
    fn new(jobs: Sender<Job>) -> Self {
        Self {
            jobs,
            game: Game::default(),
            multi_pv: 1,
            table_mebibytes: TABLE_DEFAULT,
            threads: 1,
            is_chess960: false,
            character: None,
            seed: 0,
            running: None,
            waiting: Vec::new(),
            input_has_ended: false,
        }
    }

    fn run(mut self, inbox: &Receiver<Event>, out: &mut dyn Write) -> io::Result<()> {
        for event in inbox {
            match event {
                Event::Info(text) => writeln!(out, "{text}")?,
                Event::Done(text) => {
                    if let Some(running) = &mut self.running {
                        running.answer = Some(text);
                    }
                    if let Next::Quit = self.give(out)? {
                        return Ok(());
                    }
                }
                Event::Line(line) => {
                    if let Next::Quit = self.line(&line, out)? {
                        break;
                    }
                }
                Event::End => {
                    self.input_has_ended = true;
                    // Nobody could stop it any more, nor say that the move was played.
                    if let Some(running) = &mut self.running
                        && (running.is_endless || running.is_held())
                    {
                        running.end();
                    }
                    if let Next::Quit = self.give(out)? {
                        return Ok(());
                    }
                }
            }
            out.flush()?;
            if self.input_has_ended && self.running.is_none() {
                break;
            }
        }
        self.stop_search();
        out.flush()
    }

    fn stop_search(&mut self) {
        if let Some(running) = &mut self.running {
            running.end();
        }
    }

    /// Gives the answer if there is one and nothing holds it, and goes on with what has waited for the end of the search.
    fn give(&mut self, out: &mut dyn Write) -> io::Result<Next> {
        let is_due = |running: &mut Running| !running.is_held() && running.answer.is_some();
        let Some(answer) = self
            .running
            .take_if(is_due)
            .and_then(|running| running.answer)
        else {
            return Ok(Next::Go);
        };
        writeln!(out, "{answer}")?;
        for line in std::mem::take(&mut self.waiting) {
            if let Next::Quit = self.line(&line, out)? {
                return Ok(Next::Quit);
            }
        }
        Ok(Next::Go)
    }

    fn line(&mut self, line: &str, out: &mut dyn Write) -> io::Result<Next> {
        let mut words = line.split_whitespace();
        let word = words.next().unwrap_or_default();
        match word {
            "quit" => {
                self.stop_search();
                return Ok(Next::Quit);
            }
            "stop" => {
                self.stop_search();
                // It is meant for every search asked for so far.
                if !self.waiting.is_empty() {
                    self.waiting.push(line.to_owned());
                }
                return self.give(out);
            }
            // It is meant for the search asked for last.
            "ponderhit" if self.waiting.iter().any(|line| line.starts_with("go")) => {
                self.waiting.push(line.to_owned());
            }
            "ponderhit" => {
                if let Some(running) = &mut self.running {
                    running.is_pondering = false;
                    running.clock.begin(now());
                }
                return self.give(out);
            }
            "isready" => writeln!(out, "readyok")?,
            "uci" => introduce(out)?,
            // These change what a search is about, so they wait for the one that goes on.
            "ucinewgame" | "setoption" | "position" | "go" if self.running.is_some() => {
                self.waiting.push(line.to_owned());
            }
            "ucinewgame" => self.send(Job::Forget),
            "setoption" => self.set_option(line, out)?,
            "position" => {
                if let Err(fault) = self.position(words) {
                    writeln!(out, "info string {fault}")?;
                }
            }
            "go" => self.go(words, out)?,
            "d" => writeln!(out, "info string {}", self.game.position().fen())?,
            "" | "debug" | "register" => (),
            _ => writeln!(out, "info string unknown command: {line}")?,
        }
        Ok(Next::Go)
    }

    fn send(&self, job: Job) {
        // The searching thread lives as long as this one.
        let _ = self.jobs.send(job);
    }

    fn resize(&self) {
        self.send(Job::Resize {
            table_mebibytes: self.table_mebibytes,
            threads: self.threads,
        });
    }

    fn set_option(&mut self, line: &str, out: &mut dyn Write) -> io::Result<()> {
        let rest = line.split_once("name ").map_or("", |(_, rest)| rest);
        let (name, value) = rest.split_once(" value ").unwrap_or((rest, ""));
        let number = value.trim().parse::<usize>();
        match (name.trim().to_lowercase().as_str(), number) {
            ("hash", Ok(mebibytes)) if TABLE.contains(&mebibytes) => {
                self.table_mebibytes = mebibytes;
                self.resize();
            }
            ("threads", Ok(threads)) if THREADS.contains(&threads) => {
                self.threads = threads;
                self.resize();
            }
            ("multipv", Ok(lines)) if (1..=MULTI_PV_MOST).contains(&lines) => self.multi_pv = lines,
            ("clear hash", _) => self.send(Job::Forget),
            ("uci_chess960", _) => self.is_chess960 = value.trim().eq_ignore_ascii_case("true"),
            ("syzygypath", _) => self.send(Job::Endings(PathBuf::from(value.trim()))),
            ("ponder", _) => (),
            ("character", _) if value.trim() == NO_CHARACTER => self.character = None,
            ("character", _) if Character::of_id(value.trim()).is_some() => {
                self.character = Character::of_id(value.trim());
            }
            ("seed", Ok(seed)) => self.seed = seed as u64,
            _ => writeln!(out, "info string option not understood: {rest}")?,
        }
        Ok(())
    }

    fn position<'w>(&mut self, mut words: impl Iterator<Item = &'w str>) -> Result<(), String> {
        let start = match words.next() {
            Some("startpos") => Position::start(),
            Some("fen") => {
                let fields: Vec<&str> =
                    words.by_ref().take_while(|word| *word != "moves").collect();
                let position =
                    Position::from_fen(&fields.join(" ")).map_err(|fault| fault.to_string())?;
                return self.play(Game::new(position), words);
            }
            other => {
                return Err(format!(
                    "position: not understood: {}",
                    other.unwrap_or("nothing")
                ));
            }
        };
        match words.next() {
            None | Some("moves") => self.play(Game::new(start), words),
            Some(other) => Err(format!("position: not understood: {other}")),
        }
    }

    fn play<'w>(
        &mut self,
        mut game: Game,
        moves: impl Iterator<Item = &'w str>,
    ) -> Result<(), String> {
        for text in moves {
            let mv = read_move(game.position(), text);
            let played = mv.is_some_and(|mv| game.play(mv).is_ok());
            if !played {
                return Err(format!("position: `{text}` is not legal"));
            }
        }
        self.game = game;
        Ok(())
    }

    fn go<'w>(
        &mut self,
        words: impl Iterator<Item = &'w str>,
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let go = Go::parse(words, self.game.position());
        for fault in &go.faults {
            writeln!(out, "info string {fault}")?;
        }
        let started = now();
        let (soft, hard) = go.times(self.game.position());
        let clock = Arc::new(Clock {
            began: OnceLock::new(),
            soft,
            hard,
        });
        if !go.is_pondering {
            clock.begin(started);
        }
        let stop = Stop::new();
        let timed = match hard {
            Some(_) => {
                let clock = Arc::clone(&clock);
                stop.or(move || clock.is_past(clock.hard))
            }
            None => stop.clone(),
        };
        let limit = match (go.nodes, go.depth, hard) {
            (Some(nodes), _, _) => Limit::Nodes(nodes),
            (None, Some(depth), _) => Limit::Depth(depth),
            (None, None, Some(hard)) => Limit::Millis(hard.as_millis() as u64),
            (None, None, None) => Limit::Depth(u32::MAX),
        };
        let mut running = Running {
            stop,
            clock: Arc::clone(&clock),
            is_endless: go.nodes.is_none() && go.depth.is_none() && hard.is_none(),
            is_infinite: go.is_infinite,
            is_pondering: go.is_pondering,
            answer: None,
        };
        if self.input_has_ended && (running.is_endless || running.is_held()) {
            // Nobody could stop it any more.
            running.end();
        }
        let turn = turn_seed(self.seed, self.game.len_plies());
        let question = match self.character {
            Some(character) => character.question(self.game.clone(), turn),
            None => Question::Best {
                game: self.game.clone(),
                limit,
                multi_pv: self.multi_pv,
                among: go.among,
            },
        };
        self.running = Some(running);
        self.send(Job::Go(Box::new(Search {
            question,
            stop: timed,
            started,
            clock,
            is_chess960: self.is_chess960,
        })));
        Ok(())
    }
}

fn introduce(out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "id name Chess Tutor {}", env!("CARGO_PKG_VERSION"))?;
    writeln!(out, "id author the authors of Chess Tutor")?;
    let (least, most) = (TABLE.start(), TABLE.end());
    writeln!(
        out,
        "option name Hash type spin default {TABLE_DEFAULT} min {least} max {most}"
    )?;
    writeln!(
        out,
        "option name Threads type spin default 1 min {} max {}",
        THREADS.start(),
        THREADS.end()
    )?;
    writeln!(
        out,
        "option name MultiPV type spin default 1 min 1 max {MULTI_PV_MOST}"
    )?;
    writeln!(out, "option name Clear Hash type button")?;
    writeln!(out, "option name Ponder type check default false")?;
    writeln!(out, "option name SyzygyPath type string default <empty>")?;
    writeln!(out, "option name UCI_Chess960 type check default false")?;
    let characters: Vec<String> = Character::ALL
        .iter()
        .map(|character| format!(" var {}", character.id()))
        .collect();
    writeln!(
        out,
        "option name Character type combo default {NO_CHARACTER} var {NO_CHARACTER}{}",
        characters.concat()
    )?;
    writeln!(
        out,
        "option name Seed type spin default 0 min 0 max {SEED_MOST}"
    )?;
    writeln!(out, "uciok")
}
