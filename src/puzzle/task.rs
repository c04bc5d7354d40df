//! What a puzzle asks for, and what its solution achieves, in words.

use crate::coach::{idea, merit, phrase};
use crate::message::{Arg, Message};
use crate::motif::{Story, shown};
use crate::rules::{Move, Position};
use crate::theme::Theme;

use super::puzzle::Puzzle;

/// A solution that gains as much, in pawns, wins material.
const WINS: i32 = 1;

/// What the solution comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// Mate in so many moves.
    Mate {
        /// How many of the solver's.
        moves: usize,
    },
    /// Come out with more material than before.
    Win,
    /// Reach a draw.
    Save,
    /// Find the one good move.
    Best,
}

impl Task {
    /// The task of a puzzle, as its solution bears it out.
    #[must_use]
    pub fn of(puzzle: &Puzzle) -> Self {
        if puzzle.mates() {
            return Self::Mate {
                moves: puzzle.solver_moves(),
            };
        }
        let Some(story) = Story::new(&puzzle.task_position(), &puzzle.solution) else {
            return Self::Best;
        };
        if stalemates_himself(puzzle) {
            return Self::Save;
        }
        let draws = [Theme::PerpetualCheck, Theme::StalemateTrick];
        if shown(&story).iter().any(|fact| draws.contains(&fact.theme)) {
            return Self::Save;
        }
        if story.gain_from(0) >= WINS {
            return Self::Win;
        }
        Self::Best
    }

    /// The task in words, with the side to move.
    #[must_use]
    pub fn message(self, puzzle: &Puzzle) -> Message {
        let id = match self {
            Self::Mate { .. } => "puzzle-task-mate",
            Self::Win => "puzzle-task-win",
            Self::Save => "puzzle-task-save",
            Self::Best => "puzzle-task-best",
        };
        let message = Message::own(id).with("side", Arg::Color(puzzle.solver()));
        match self {
            Self::Mate { moves } => message.with("count", Arg::Number(moves as i64)),
            Self::Win | Self::Save | Self::Best => message,
        }
    }
}

/// Does every answer to the solution leave the solver, who has less, without a move and not in check?
fn stalemates_himself(puzzle: &Puzzle) -> bool {
    let end = puzzle.end();
    let story = Story::new(&puzzle.task_position(), &puzzle.solution);
    let is_behind = story.is_some_and(|story| story.balance(0) < 0);
    let answers = end.legal_moves();
    let is_stalemate = |mv: &Move| end.play(*mv).is_ok_and(|after| after.is_stalemate());
    is_behind && !answers.is_empty() && answers.iter().all(is_stalemate)
}

/// The first hint, where the idea would only say the task again or the line does not show it.
pub(super) fn first_hint(
    puzzle: &Puzzle,
    position: &Position,
    rest: &[Move],
    usual: &Message,
) -> Option<Message> {
    let names = |theme| {
        let idea = Arg::Clause(Box::new(idea(theme)));
        Message::own("coach-hint-idea").with("idea", idea)
    };
    if stalemates_himself(puzzle) {
        return Some(names(Theme::StalemateTrick));
    }
    if !puzzle.mates() || *usual != names(Theme::Mate) {
        return None;
    }
    let gives_check = position.play(*rest.first()?).ok()?.is_check();
    Some(Message::own(if gives_check {
        "puzzle-hint-check"
    } else {
        "puzzle-hint-quiet"
    }))
}

/// Why the solution works: the most particular thing that it shows.
#[must_use]
pub fn explanation(puzzle: &Puzzle) -> Option<Message> {
    if stalemates_himself(puzzle) {
        return Some(Message::own("puzzle-why-stalemate"));
    }
    let reason = merit(&puzzle.task_position(), &puzzle.solution, Some(puzzle.lead))?;
    Some(phrase(&reason))
}

/// The ideas that the solution bears out, by our own detectors, each once in the order of [`Theme::ALL`].
#[must_use]
pub fn ideas(puzzle: &Puzzle) -> Vec<Theme> {
    let story = Story::new(&puzzle.task_position(), &puzzle.solution);
    let story = story.map(|story| story.preceded_by(Some(puzzle.lead)));
    let facts = story.as_ref().map(shown).unwrap_or_default();
    let mut themes: Vec<Theme> = facts
        .iter()
        .filter(|fact| fact.side == puzzle.solver())
        .map(|fact| fact.theme)
        .collect();
    // The line of a puzzle ends before the answer.
    themes.extend(stalemates_himself(puzzle).then_some(Theme::StalemateTrick));
    themes.sort_unstable();
    themes.dedup();
    themes
}
