//! What comes next in a drill: lines, positions, the other side's moves, and the end of a round.

use std::collections::VecDeque;

use crate::message::Message;
use crate::rules::{Game, Move};
use crate::scene::{Mark as Drawn, Tone};
use crate::session::{Speech, Timestamp};

use super::super::tree::{Branch, key_of};
use super::{Drill, KNOWN, Mode, Round, Stage};

/// An answer of the other side comes after this pause, so that the learner sees both moves.
const REPLY_MILLIS: u64 = 700;

impl Drill {
    pub(super) fn plan(&mut self, only: &[usize], due: &[String]) {
        let lines = self.tree.lines_of(self.side);
        let lines: Vec<usize> = lines
            .filter(|line| only.is_empty() || only.contains(line))
            .collect();
        self.rounds = match self.mode {
            Mode::Learn => {
                let open = lines
                    .iter()
                    .copied()
                    .filter(|line| !self.is_line_known(*line));
                let open: VecDeque<Round> = open.map(Round::Line).collect();
                // Who knows all lines may go through them once more.
                if open.is_empty() {
                    lines.into_iter().map(Round::Line).collect()
                } else {
                    open
                }
            }
            Mode::Recall => {
                let mut lines = lines;
                let mut shuffled = VecDeque::new();
                while !lines.is_empty() {
                    let at = self.dice.below(lines.len());
                    shuffled.push_back(Round::Line(lines.remove(at.min(lines.len() - 1))));
                }
                shuffled
            }
            Mode::Spar => VecDeque::from([Round::Free]),
            Mode::Today => {
                let questions = self.tree.questions(self.side);
                let by_key = |key: &String| {
                    let mut questions = questions.iter();
                    questions.find(|question| key_of(&question.position) == *key)
                };
                due.iter()
                    .filter_map(by_key)
                    .map(|question| Round::Position(Box::new(question.clone())))
                    .collect()
            }
        };
        self.rounds_in_all = self.rounds.len();
    }

    pub(super) fn is_line_known(&self, line: usize) -> bool {
        let questions = self.tree.questions_on(line, self.side);
        questions
            .iter()
            .all(|question| self.times_known(&key_of(&question.position)) >= KNOWN)
    }

    pub(super) fn times_known(&self, key: &str) -> u32 {
        self.known.get(key).copied().unwrap_or(0)
    }

    /// Begins the next line or position; a line that is still being learnt comes again.
    pub(super) fn next_round(&mut self, now: Timestamp) {
        if self.mode == Mode::Spar && self.rounds.is_empty() {
            self.rounds.push_back(Round::Free);
        }
        let Some(round) = self.rounds.pop_front() else {
            self.is_finished = true;
            self.stage = Stage::Done;
            return;
        };
        self.round = round;
        self.game = Game::default();
        self.moves.clear();
        self.speech = Speech::default();
        self.clear_task(now);
        match &self.round {
            Round::Position(question) => {
                for mv in question.path.clone() {
                    self.play(mv);
                }
            }
            Round::Line(line) if self.mode == Mode::Learn => {
                // What is known of a line need not be played again each time: it begins where something is to be learnt.
                let questions = self.tree.questions_on(*line, self.side);
                let new = questions
                    .iter()
                    .find(|question| self.times_known(&key_of(&question.position)) < KNOWN);
                for mv in new
                    .map(|question| question.path.clone())
                    .unwrap_or_default()
                {
                    self.play(mv);
                }
            }
            Round::Line(_) | Round::Free => {}
        }
        self.go_on(now);
    }

    /// Whose turn is it now, and is there anything left to do?
    pub(super) fn go_on(&mut self, now: Timestamp) {
        if self.game.position().turn() == self.side {
            if self.wanted().is_some() {
                self.stage = Stage::Asking;
                self.clear_task(now);
                self.show_the_way();
            } else {
                self.end_round();
            }
            return;
        }
        match self.reply() {
            Some(mv) => {
                let due = now.after_millis(REPLY_MILLIS);
                self.stage = Stage::Reply { due, mv };
            }
            None => self.end_round(),
        }
    }

    pub(super) fn clear_task(&mut self, now: Timestamp) {
        self.late = None;
        self.other = None;
        self.misses = 0;
        self.hints = 0;
        self.marks.clear();
        self.began = now;
    }

    /// What the tree plays here for the learner.
    pub(super) fn wanted(&self) -> Option<Branch> {
        if let Round::Line(line) = &self.round {
            // A line ends where its moves end, though another may go on from there.
            let length = self
                .tree
                .lines
                .get(*line)
                .map_or(0, |line| line.moves.len());
            if self.game.len_plies() >= length {
                return None;
            }
        }
        self.tree.answer(self.game.position()).cloned()
    }

    /// What the other side plays here.
    pub(super) fn reply(&mut self) -> Option<Move> {
        match &self.round {
            Round::Position(_) => None,
            Round::Line(line) => {
                let line = self.tree.lines.get(*line)?;
                line.moves.get(self.game.len_plies()).map(|step| step.mv)
            }
            Round::Free => {
                let node = self.tree.at(self.game.position())?.clone();
                let all: usize = node
                    .branches
                    .iter()
                    .map(|branch| branch.weight as usize)
                    .sum();
                let mut rolled = self.dice.below(all);
                node.branches
                    .iter()
                    .find(|branch| {
                        let weight = branch.weight as usize;
                        let is_it = rolled < weight;
                        rolled = rolled.saturating_sub(weight);
                        is_it
                    })
                    .map(|branch| branch.mv)
            }
        }
    }

    /// The arrow of a move that is new, the piece of one that is nearly known.
    pub(super) fn show_the_way(&mut self) {
        if self.mode != Mode::Learn {
            return;
        }
        let Some(wanted) = self.wanted() else { return };
        let (from, to) = (wanted.mv.from(), wanted.mv.to());
        let tone = Tone::Idea;
        match self.times_known(&key_of(self.game.position())) {
            0 => self.marks.push(Drawn::Arrow { from, to, tone }),
            times if times < KNOWN => self.marks.push(Drawn::Ring { square: from, tone }),
            _ => {}
        }
    }

    pub(super) fn end_round(&mut self) {
        self.stage = Stage::Done;
        self.marks.clear();
        if let Round::Line(line) = self.round
            && self.mode == Mode::Learn
            && !self.is_line_known(line)
        {
            // The arrows fade: the line comes again until it is known without them.
            self.rounds.push_front(Round::Line(line));
            self.rounds_in_all = self.rounds_in_all.max(self.rounds.len());
            self.speech.messages.push(Message::own("opening-again"));
            return;
        }
        let id = match self.mode {
            Mode::Learn | Mode::Recall => "opening-line-done",
            Mode::Spar => "opening-tree-ends",
            Mode::Today => return,
        };
        self.speech.messages.push(Message::own(id));
    }
}
