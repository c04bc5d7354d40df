//! A better line, shown on the board move by move; then the game comes back.

use crate::message::{Arg, Message};
use crate::rules::Move;
use crate::session::{Cue, Effect, Mood, Timestamp};

use super::{ReviewSession, View};

/// The pause between two moves of a line that is shown, in milliseconds.
const LINE_MILLIS: u64 = 1_100;
/// How long the end of a line stays before the game comes back, in milliseconds.
const STAY_MILLIS: u64 = 2_600;
/// As many plies of a better line are shown.
const LINE_PLIES: usize = 5;

#[derive(Clone, Debug)]
pub(super) struct ShownLine {
    /// The move that it stands instead of.
    pub(super) ply: usize,
    pub(super) line: Vec<Move>,
    /// How many of its moves have been made.
    pub(super) shown: usize,
    pub(super) due: Timestamp,
}

impl ReviewSession {
    /// Plays the better line instead of a move, then comes back to it.
    pub(super) fn show_line(&mut self, ply: usize, now: Timestamp) -> Vec<Effect> {
        let Some(reviewed) = self.analysis.moves().get(ply) else {
            return Vec::new();
        };
        let Some(verdict) = &reviewed.verdict else {
            return Vec::new();
        };
        let best = &verdict.comparison.best.moves;
        let line: Vec<Move> = best.iter().take(LINE_PLIES).copied().collect();
        let Some(first) = line.first() else {
            return Vec::new();
        };
        let first = Arg::San(reviewed.before.san(*first));
        let message = Message::own("review-line").with("move", first);
        self.plies = ply + 1;
        self.view = View::Line(ShownLine {
            ply,
            line,
            shown: 0,
            due: now.after_millis(LINE_MILLIS),
        });
        self.say(vec![message], Mood::Calm);
        Vec::new()
    }

    /// The next move of the line, or back to the game.
    pub(super) fn step_line(&mut self, now: Timestamp) -> Vec<Effect> {
        let View::Line(line) = &mut self.view else {
            return Vec::new();
        };
        if line.due > now {
            return Vec::new();
        }
        let Some(mv) = line.line.get(line.shown).copied() else {
            let plies = line.ply + 1;
            return self.go_to(plies);
        };
        line.shown += 1;
        let pause = if line.shown == line.line.len() {
            STAY_MILLIS
        } else {
            LINE_MILLIS
        };
        line.due = now.after_millis(pause);
        vec![Effect::Cue(Cue::of(mv))]
    }
}
