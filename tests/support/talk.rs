//! A talk with `chess-tutor uci` in which one side waits for the other, as chess programs do.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread::Builder;
use std::time::Duration;

/// A machine that does other things besides may take so long for anything.
const SOON: Duration = Duration::from_secs(60);

pub(crate) struct Talk {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    /// All that was heard so far.
    pub(crate) heard: Vec<String>,
}

impl Talk {
    pub(crate) fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_chess-tutor"))
            .arg("uci")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = channel();
        Builder::new()
            .spawn(move || {
                for line in output.lines().map_while(Result::ok) {
                    if sender.send(line).is_err() {
                        return;
                    }
                }
            })
            .unwrap();
        let mut talk = Self {
            child,
            input,
            lines,
            heard: Vec::new(),
        };
        // From here on it answers at once, however long the start has taken.
        talk.say("isready");
        talk.wait_for("readyok");
        talk
    }

    pub(crate) fn say(&mut self, text: &str) {
        let input = self.input.as_mut().unwrap();
        writeln!(input, "{text}").unwrap();
        input.flush().unwrap();
    }

    /// Listens until a line begins with this; gives it.
    pub(crate) fn wait_for(&mut self, beginning: &str) -> String {
        loop {
            let line = self.lines.recv_timeout(SOON);
            let line = line.unwrap_or_else(|_| panic!("no {beginning}: {:?}", self.heard));
            self.heard.push(line.clone());
            if line.starts_with(beginning) {
                return line;
            }
        }
    }

    /// Listens for so long, whatever is said.
    pub(crate) fn wait(&mut self, time: Duration) {
        while let Ok(line) = self.lines.recv_timeout(time) {
            self.heard.push(line);
        }
    }

    /// How many moves it has answered.
    pub(crate) fn moves(&self) -> usize {
        let is_move = |line: &&String| line.starts_with("bestmove");
        self.heard.iter().filter(is_move).count()
    }

    /// Closes the input and hears the rest, to the end of the program.
    pub(crate) fn end(mut self) -> Vec<String> {
        self.input = None;
        while let Ok(line) = self.lines.recv_timeout(SOON) {
            self.heard.push(line);
        }
        let status = self.child.wait().unwrap();
        assert!(status.success(), "{status}: {:?}", self.heard);
        std::mem::take(&mut self.heard)
    }
}
