//! An engine outside the program, which the learner has pointed the coach at: a child process that speaks UCI.
//!
//! It may hang, crash, lie, chatter without end or vanish. Each of that is noticed within seconds and named
//! ([`EngineError`]); with [`super::Backed`] the built-in engine then answers in its place, from then on. Every wait ends
//! by the clock, whatever is heard meanwhile; a thread each reads and writes, so that no full pipe can hold this one; and
//! what was not listened to yet is bounded: the child waits when it has said too much.

mod claim;

use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::thread::Builder;
use std::time::{Duration, Instant};

use crate::rules::{Game, Move};

use claim::Verdict;

use super::{
    Answer, Comparison, Engine, EngineError, Limit, Line, Progress, Question, Score, Stop,
};

/// How long an engine may take to introduce itself, and to move after it was told to stop.
const PATIENCE: Duration = Duration::from_secs(3);
/// After so long a silence it is asked whether it is still there; the protocol demands an answer even while it thinks.
const SILENCE: Duration = Duration::from_secs(1);
/// How often a stop is looked for.
const TICK: Duration = Duration::from_millis(20);
/// Lines longer than this are no chess.
const LONGEST_LINE: u64 = 1 << 16;
/// So many of its lines may wait to be listened to, and so many of ours to be read.
const LINES_WAITING: usize = 256;
/// An engine slower than this, in nodes per second, is told to stop before it has searched all nodes it was asked for.
const SLOWEST_NODES_PER_SECOND: u64 = 100_000;
/// For each ply of a search that is limited by its depth.
const PER_PLY: Duration = Duration::from_millis(500);
/// How long it may take to end when it was told to.
const FAREWELL: Duration = Duration::from_millis(500);

/// An engine as a child process, ended when this is dropped.
pub struct Outside {
    name: String,
    child: Child,
    input: SyncSender<String>,
    lines: Receiver<String>,
}

impl std::fmt::Debug for Outside {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Outside")
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

impl Outside {
    /// Starts an engine and waits until it is ready.
    ///
    /// # Errors
    /// When it cannot be started or does not introduce itself as a UCI engine.
    pub fn start(program: &Path, arguments: &[&str]) -> Result<Self, EngineError> {
        let engine = program.display().to_string();
        let not_started = |why: std::io::Error| EngineError::NotStarted {
            engine: engine.clone(),
            why: why.to_string(),
        };
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(not_started)?;
        let gone = || EngineError::Gone {
            engine: engine.clone(),
        };
        let input = child.stdin.take().ok_or_else(gone)?;
        let output = child.stdout.take().ok_or_else(gone)?;
        let (sender, lines) = sync_channel(LINES_WAITING);
        let (orders, spoken) = sync_channel(LINES_WAITING);
        // Ends when the child closes its output, which its death does.
        Builder::new()
            .name("engine-output".to_owned())
            .spawn(move || read_lines(output, &sender))
            .map_err(not_started)?;
        // Ends when nobody says anything any more, or nobody listens.
        Builder::new()
            .name("engine-input".to_owned())
            .spawn(move || write_lines(input, &spoken))
            .map_err(not_started)?;
        let mut outside = Self {
            name: engine,
            child,
            input: orders,
            lines,
        };
        outside.say("uci")?;
        outside.wait_for("uciok")?;
        outside.be_ready()?;
        Ok(outside)
    }

    /// Starts an engine and has it look at the first position of chess for a moment, so that a program that only looks
    /// like an engine is found out before it is needed.
    ///
    /// # Errors
    /// As [`Outside::start`], or when it does not answer as it should.
    pub fn try_out(program: &Path) -> Result<Self, EngineError> {
        let mut outside = Self::start(program, &[])?;
        let question = Question::best(Game::default(), Limit::Depth(1));
        outside.answer(&question, &Stop::new(), &mut |_| ())?;
        Ok(outside)
    }

    /// The engine's own name, or its path when it gave none.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    fn gone(&self) -> EngineError {
        EngineError::Gone {
            engine: self.name.clone(),
        }
    }

    fn silent(&self) -> EngineError {
        EngineError::Silent {
            engine: self.name.clone(),
        }
    }

    fn lies(&self, said: &str) -> EngineError {
        EngineError::Lies {
            engine: self.name.clone(),
            said: said.chars().take(200).collect(),
        }
    }

    fn say(&mut self, line: &str) -> Result<(), EngineError> {
        let said = self.input.try_send(line.to_owned());
        said.map_err(|unsaid| match unsaid {
            TrySendError::Full(_) => self.silent(),
            TrySendError::Disconnected(_) => self.gone(),
        })
    }

    fn be_ready(&mut self) -> Result<(), EngineError> {
        self.say("isready")?;
        self.wait_for("readyok")
    }

    /// Waits for a line, and takes the engine's name on the way.
    fn wait_for(&mut self, wanted: &str) -> Result<(), EngineError> {
        let until = now() + PATIENCE;
        loop {
            // With no time left a line that waits would still be heard, and the next one, for ever.
            let Some(left) = time_left(until) else {
                return Err(self.silent());
            };
            match self.lines.recv_timeout(left) {
                Ok(line) if line == wanted => return Ok(()),
                Ok(line) => {
                    if let Some(name) = line.strip_prefix("id name ") {
                        self.name = name.chars().take(80).collect();
                    }
                }
                Err(RecvTimeoutError::Timeout) => return Err(self.silent()),
                Err(RecvTimeoutError::Disconnected) => return Err(self.gone()),
            }
        }
    }

    /// Searches the last position of a game, all moves or some, and gives the lines, best first.
    fn search(
        &mut self,
        game: &Game,
        search: &Search<'_>,
        stop: &Stop,
        progress: &mut dyn FnMut(&Progress),
    ) -> Result<Found, EngineError> {
        self.say(&format!("setoption name MultiPV value {}", search.multi_pv))?;
        self.be_ready()?;
        let moves: Vec<String> = game.moves().map(Move::uci).collect();
        let moves = if moves.is_empty() {
            String::new()
        } else {
            format!(" moves {}", moves.join(" "))
        };
        self.say(&format!("position fen {}{moves}", game.start().fen()))?;
        let limit = match search.limit {
            Limit::Depth(depth) => format!("depth {depth}"),
            Limit::Nodes(nodes) => format!("nodes {nodes}"),
            Limit::Millis(millis) => format!("movetime {millis}"),
        };
        let among: Vec<String> = search.among.iter().copied().map(Move::uci).collect();
        let among = if among.is_empty() {
            String::new()
        } else {
            format!(" searchmoves {}", among.join(" "))
        };
        self.say(&format!("go {limit}{among}"))?;
        let mut found = Found {
            lines: vec![None; search.multi_pv],
            nodes: 0,
        };
        let allowed = allowed(search.limit);
        let best = self.listen(game, stop, allowed, &mut |info| {
            if let Some(slot) = found.lines.get_mut(info.multi_pv.saturating_sub(1)) {
                *slot = Some(info.line.clone());
            }
            found.nodes = info.nodes;
            progress(&info);
        })?;
        self.settle(game, search, &best, found)
    }

    /// Listens until the engine moves; gives the words of its move. When it has not moved in the time allowed it is told
    /// to, as when it is stopped, and named as silent when it does not.
    fn listen(
        &mut self,
        game: &Game,
        stop: &Stop,
        allowed: Duration,
        hear: &mut dyn FnMut(Progress),
    ) -> Result<String, EngineError> {
        let began = now();
        let mut heard_at = began;
        let mut asked_at: Option<Instant> = None;
        let mut stopped_at: Option<Instant> = None;
        loop {
            match self.lines.recv_timeout(TICK) {
                Ok(line) => {
                    heard_at = now();
                    asked_at = None;
                    if let Some(rest) = line.strip_prefix("bestmove") {
                        let word = rest.split_whitespace().next().unwrap_or_default();
                        return Ok(word.to_owned());
                    }
                    if let Some(info) = self.info(game, &line)? {
                        hear(info);
                    }
                }
                Err(RecvTimeoutError::Disconnected) => return Err(self.gone()),
                Err(RecvTimeoutError::Timeout) => (),
            }
            if stopped_at.is_none() && (stop.is_raised() || now() - began > allowed) {
                self.say("stop")?;
                stopped_at = Some(now());
            }
            if asked_at.is_none() && now() - heard_at > SILENCE {
                self.say("isready")?;
                asked_at = Some(now());
            }
            let is_late =
                |since: Option<Instant>| since.is_some_and(|since| now() - since > PATIENCE);
            if is_late(asked_at) || is_late(stopped_at) {
                return Err(self.silent());
            }
        }
    }

    /// Reads an `info` line that tells a line; others say nothing to us.
    fn info(&self, game: &Game, text: &str) -> Result<Option<Progress>, EngineError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        if words.first() != Some(&"info") || words.get(1) == Some(&"string") {
            return Ok(None);
        }
        let after = |name: &str| {
            let at = words.iter().position(|word| *word == name)?;
            words.get(at + 1).copied()
        };
        let number = |name: &str| after(name).and_then(|word| word.parse::<u64>().ok());
        let (Some(kind), Some(pv)) = (after("score"), words.iter().position(|word| *word == "pv"))
        else {
            return Ok(None);
        };
        let value = number_after(&words, kind).ok_or_else(|| self.lies(text))?;
        let mate = u8::try_from(value.unsigned_abs()).unwrap_or(u8::MAX);
        let score = match kind {
            "cp" => Score::Cp(value),
            // A bound says that it may be sooner or later: so no mate is known yet.
            "mate" if words.contains(&"lowerbound") || words.contains(&"upperbound") => {
                claim::without_proof(value > 0)
            }
            "mate" if value > 0 => Score::MateIn(mate),
            "mate" => Score::MatedIn(mate),
            _ => return Err(self.lies(text)),
        };
        let moves = words.get(pv + 1..).unwrap_or_default();
        let line = Line {
            moves: legal_line(game, moves).ok_or_else(|| self.lies(text))?,
            score,
            depth_plies: number("depth")
                .and_then(|depth| u32::try_from(depth).ok())
                .unwrap_or(0),
        };
        let small = |name: &str| {
            number(name)
                .and_then(|value| u32::try_from(value).ok())
                .unwrap_or(0)
        };
        Ok(Some(Progress {
            multi_pv: number("multipv")
                .and_then(|slot| usize::try_from(slot).ok())
                .unwrap_or(1),
            line,
            deepest_plies: small("seldepth"),
            nodes: number("nodes").unwrap_or(0),
            table_permille: small("hashfull"),
        }))
    }

    /// Checks the engine's move against its lines.
    fn settle(
        &self,
        game: &Game,
        search: &Search<'_>,
        best: &str,
        found: Found,
    ) -> Result<Found, EngineError> {
        let moves =
            legal_line(game, &[best]).ok_or_else(|| self.lies(&format!("bestmove {best}")))?;
        let is_allowed = |mv: Option<&Move>| {
            search.among.is_empty() || mv.is_some_and(|mv| search.among.contains(mv))
        };
        if !is_allowed(moves.first()) {
            return Err(self.lies(&format!("bestmove {best}")));
        }
        let mut lines: Vec<Line> = found.lines.into_iter().flatten().collect();
        let first = lines
            .iter()
            .position(|line| line.first() == moves.first().copied());
        match first {
            Some(at) => {
                let line = lines.remove(at);
                lines.insert(0, line);
            }
            // A move without a score cannot be used for a verdict.
            None => return Err(self.lies(&format!("bestmove {best}, without a line"))),
        }
        let checked = |line| self.checked(game, line).map(Some);
        Ok(Found {
            lines: lines.into_iter().map(checked).collect::<Result<_, _>>()?,
            nodes: found.nodes,
        })
    }

    /// A line with a score that can be true: a mate that is refuted is a lie, and one that cannot be checked is no mate
    /// yet, though as good as won or lost.
    fn checked(&self, game: &Game, line: Line) -> Result<Line, EngineError> {
        match claim::judge(game.position(), &line) {
            Verdict::Holds => Ok(line),
            Verdict::Open => Ok(Line {
                score: claim::without_proof(line.score > Score::EVEN),
                ..line
            }),
            Verdict::Refuted => {
                let moves: Vec<String> = line.moves.iter().copied().map(Move::uci).collect();
                Err(self.lies(&format!("{}: {}", line.score, moves.join(" "))))
            }
        }
    }

    fn compare(
        &mut self,
        before: &Game,
        played: Move,
        limit: Limit,
        stop: &Stop,
        progress: &mut dyn FnMut(&Progress),
    ) -> Result<Comparison, EngineError> {
        let half = match limit {
            Limit::Depth(_) => limit,
            Limit::Nodes(nodes) => Limit::Nodes((nodes / 2).max(1)),
            Limit::Millis(millis) => Limit::Millis((millis / 2).max(1)),
        };
        let best = Search {
            limit: half,
            multi_pv: 2,
            among: &[],
        };
        let found = self.search(before, &best, stop, progress)?;
        let mut lines = found.lines.into_iter().flatten();
        let best = lines.next().ok_or_else(|| self.lies("no line"))?;
        let second = lines.next();
        if best.first() == Some(played) {
            return Ok(Comparison {
                played: best.clone(),
                best,
                second,
                nodes: found.nodes,
            });
        }
        // The played move alone, as deep as the best one was looked at.
        let depth = Limit::Depth(best.depth_plies.max(1));
        let search = Search {
            limit: depth,
            multi_pv: 1,
            among: &[played],
        };
        let alone = self.search(before, &search, stop, progress)?;
        let nodes = found.nodes + alone.nodes;
        let played = alone
            .lines
            .into_iter()
            .flatten()
            .next()
            .ok_or_else(|| self.lies("no line"))?;
        if played.score > best.score {
            return Ok(Comparison {
                best: played.clone(),
                played,
                second: Some(best),
                nodes,
            });
        }
        Ok(Comparison {
            best,
            played,
            second: None,
            nodes,
        })
    }
}

impl Engine for Outside {
    fn answer(
        &mut self,
        question: &Question,
        stop: &Stop,
        progress: &mut dyn FnMut(&Progress),
    ) -> Result<Answer, EngineError> {
        if question.game().position().legal_moves().is_empty() {
            return Err(EngineError::GameOver);
        }
        match question {
            Question::Best {
                game,
                limit,
                multi_pv,
                among,
            } => {
                let search = Search {
                    limit: *limit,
                    multi_pv: (*multi_pv).max(1),
                    among,
                };
                let found = self.search(game, &search, stop, progress)?;
                Ok(Answer::Best(found.lines.into_iter().flatten().collect()))
            }
            // People are played by the built-in engine alone.
            Question::Human { .. } => Err(EngineError::IllegalQuestion),
            Question::Compare {
                before,
                played,
                limit,
            } => {
                if !before.position().legal_moves().contains(played) {
                    return Err(EngineError::IllegalQuestion);
                }
                self.compare(before, *played, *limit, stop, progress)
                    .map(Answer::Compare)
            }
        }
    }
}

impl Drop for Outside {
    fn drop(&mut self) {
        // Politely first: a well-behaved engine ends at once. Failures mean that it is gone already.
        let _ = self.say("quit");
        let until = now() + FAREWELL;
        while let Some(left) = time_left(until)
            && let Ok(_rest) = self.lines.recv_timeout(left)
        {}
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What one search of an outside engine is to do.
struct Search<'a> {
    limit: Limit,
    multi_pv: usize,
    among: &'a [Move],
}

struct Found {
    lines: Vec<Option<Line>>,
    nodes: u64,
}

/// What is left until then; nothing when it has come.
fn time_left(until: Instant) -> Option<Duration> {
    let left = until.saturating_duration_since(now());
    (!left.is_zero()).then_some(left)
}

/// After how long an engine is told to stop though nobody else has: generous for an honest one.
fn allowed(limit: Limit) -> Duration {
    PATIENCE
        + match limit {
            Limit::Depth(plies) => PER_PLY.saturating_mul(plies.min(64)),
            Limit::Nodes(nodes) => {
                Duration::from_millis(nodes.saturating_mul(1_000) / SLOWEST_NODES_PER_SECOND)
            }
            Limit::Millis(millis) => Duration::from_millis(millis),
        }
}

fn write_lines(mut input: impl std::io::Write, spoken: &Receiver<String>) {
    for line in spoken {
        if writeln!(input, "{line}")
            .and_then(|()| input.flush())
            .is_err()
        {
            return;
        }
    }
}

fn read_lines(output: impl std::io::Read, sender: &SyncSender<String>) {
    let mut reader = BufReader::new(output);
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        let mut limited = std::io::Read::take(&mut reader, LONGEST_LINE);
        match limited.read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => return,
            Ok(_) => {
                let line = String::from_utf8_lossy(&bytes).trim().to_owned();
                if sender.send(line).is_err() {
                    return;
                }
            }
        }
    }
}

fn number_after(words: &[&str], name: &str) -> Option<i32> {
    let at = words.iter().position(|word| *word == name)?;
    words.get(at + 1)?.parse().ok()
}

/// The moves of a line in UCI up to the first that is not legal, as some engines end their lines with leftovers of their
/// tables; nothing when the very first is missing or not legal.
fn legal_line(game: &Game, words: &[&str]) -> Option<Vec<Move>> {
    let mut position = game.position().clone();
    let mut moves = Vec::with_capacity(words.len());
    for word in words {
        let Some(mv) = position
            .legal_moves()
            .into_iter()
            .find(|mv| mv.uci() == *word)
        else {
            break;
        };
        let Ok(next) = position.play(mv) else { break };
        position = next;
        moves.push(mv);
    }
    (!moves.is_empty()).then_some(moves)
}

#[expect(
    clippy::disallowed_methods,
    reason = "the watchdog over another program needs a clock"
)]
fn now() -> Instant {
    Instant::now()
}
