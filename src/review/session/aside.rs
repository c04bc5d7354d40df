//! What others wrote into the game: their words on the move that is shown, and the side lines, stepped through.

use crate::message::{Arg, Message};
use crate::rules::{Color, Position, comment_list, comment_words};
use crate::scene::Mark;
use crate::session::{Cue, Effect, Mood};

use super::super::side_line::{SideLine, SideMove};
use super::{ReviewSession, View};

impl ReviewSession {
    /// The side lines, each followed by those within it.
    #[must_use]
    pub fn side_lines(&self) -> &[SideLine] {
        &self.side_lines
    }

    /// What was written about the move that led to the board, or before the first one; nothing while a better move is looked
    /// for, as it might tell, and while a line of the coach's is shown.
    #[must_use]
    pub fn notes(&self) -> Option<String> {
        match &self.view {
            View::Game => comment_words(self.comments()),
            View::Aside(..) => self.side_move()?.words.clone(),
            View::Line(..) | View::Try(_) => None,
        }
    }

    /// Who wrote it, where the game says so by a name: programs put addresses there, too.
    #[must_use]
    pub fn annotator(&self) -> Option<&str> {
        let name = self.game.tag("Annotator")?.trim();
        let is_name = !name.is_empty() && !name.starts_with('?') && !name.contains("://");
        is_name.then_some(name)
    }

    /// What the clock of the side that made the move on the board showed after it, as the game has it: `0:09:58`.
    #[must_use]
    pub fn clock(&self) -> Option<(Color, String)> {
        let side = self.last_move()?.side();
        let time = comment_list(self.comments(), "clk").into_iter().next()?;
        let is_time = |c: char| c.is_ascii_digit() || c == ':' || c == '.';
        let is_shown = matches!(self.view, View::Game) && !time.is_empty();
        (is_shown && time.chars().all(is_time)).then_some((side, time))
    }

    /// How far the fifty-move rule is, where that begins to matter on the board of the game or of a side line.
    #[must_use]
    pub fn fifty_moves(&self) -> Option<Message> {
        let position: Position = match &self.view {
            View::Game => self.analysis.game_before(self.plies).position().clone(),
            View::Aside(line, plies) => self.side_lines.get(*line)?.after(*plies).0,
            View::Line(..) | View::Try(_) => return None,
        };
        Message::fifty_moves_left(&position)
    }

    /// Goes to a side line: after so many of its moves. Nothing happens where there is none.
    pub fn go_aside(&mut self, line: usize, plies: usize) -> Vec<Effect> {
        let Some(side) = self.side_lines.get(line) else {
            return Vec::new();
        };
        let plies = plies.clamp(1, side.moves.len().max(1));
        let Some(mv) = side.moves.get(plies - 1).map(|side| side.mv) else {
            return Vec::new();
        };
        // The way back leads to the move of the game beside which it all begins.
        let mut outermost = side;
        while let Some(outer) = outermost.within.and_then(|line| self.side_lines.get(line)) {
            outermost = outer;
        }
        self.plies = outermost.ply + 1;
        self.view = View::Aside(line, plies);
        let message = Message::own("review-aside-line").with("move", Arg::San(self.aside_text()));
        self.say(vec![message], Mood::Calm);
        vec![Effect::Cue(Cue::of(mv))]
    }

    /// Is the last move of a side line on the board?
    #[must_use]
    pub fn is_aside_over(&self) -> bool {
        let View::Aside(line, plies) = self.view else {
            return false;
        };
        let side = self.side_lines.get(line);
        side.is_none_or(|side| plies >= side.moves.len())
    }

    pub(super) fn is_aside(&self) -> bool {
        matches!(self.view, View::Aside(..))
    }

    /// The next move of the side line; after its last one nothing.
    pub(super) fn step_aside(&mut self) -> Vec<Effect> {
        let View::Aside(line, plies) = self.view else {
            return Vec::new();
        };
        if self.is_aside_over() {
            return Vec::new();
        }
        self.go_aside(line, plies + 1)
    }

    /// One move back; before the first move of a side line that is the position where it leaves its line.
    pub(super) fn step_back_aside(&mut self) -> Vec<Effect> {
        let View::Aside(mut line, plies) = self.view else {
            return Vec::new();
        };
        if plies > 1 {
            self.go_aside(line, plies - 1);
            return Vec::new();
        }
        while let Some(side) = self.side_lines.get(line) {
            match (side.within, side.ply) {
                (None, ply) => {
                    self.go_to(ply);
                    return Vec::new();
                }
                // It begins where the line around it begins.
                (Some(outer), 0) => line = outer,
                (Some(outer), ply) => {
                    self.go_aside(outer, ply);
                    return Vec::new();
                }
            }
        }
        Vec::new()
    }

    /// The arrows and rings that the author drew to what is shown.
    pub(super) fn drawn(&self) -> Vec<Mark> {
        match &self.view {
            View::Game => Mark::of_comments(self.comments()),
            View::Aside(..) => self
                .side_move()
                .map(|side| side.marks.clone())
                .unwrap_or_default(),
            View::Line(..) | View::Try(_) => Vec::new(),
        }
    }

    fn aside_text(&self) -> String {
        self.side_move().map_or_else(String::new, |side| {
            format!("{} {}{}", side.place, side.san, side.sign)
        })
    }

    fn side_move(&self) -> Option<&SideMove> {
        let View::Aside(line, plies) = self.view else {
            return None;
        };
        let moves = &self.side_lines.get(line)?.moves;
        moves.get(plies.checked_sub(1)?)
    }

    /// The comments on the move of the game that led to the board, or before the first one.
    fn comments(&self) -> &[String] {
        match self.plies.checked_sub(1) {
            None => &self.game.comments,
            Some(ply) => self
                .game
                .moves
                .get(ply)
                .map_or(&[], |written| &written.comments),
        }
    }
}
