//! A line replayed: what every detector looks at.

use crate::rules::{Color, Game, Move, Position, Square};
use crate::theme::Theme;

use super::fact::{Fact, Man, Proof};
use super::rescue::is_beyond_rescue;
use super::{material, quiet_balance};

/// A line of legal moves with all its positions. The side that makes the first move is its hero.
#[derive(Clone, Debug)]
pub struct Story {
    positions: Vec<Position>,
    moves: Vec<Move>,
    before: Option<Move>,
    past: Vec<Position>,
}

/// One move of a story.
#[derive(Clone, Copy, Debug)]
pub struct Step<'s> {
    /// Which, from 0.
    pub ply: usize,
    /// The position in which it is made.
    pub before: &'s Position,
    /// The move.
    pub mv: Move,
    /// The position that it makes.
    pub after: &'s Position,
}

impl Story {
    /// Replays a line; nothing when a move is not legal where it is made, or there is none.
    #[must_use]
    pub fn new(start: &Position, moves: &[Move]) -> Option<Self> {
        if moves.is_empty() {
            return None;
        }
        let mut positions = vec![start.clone()];
        for mv in moves {
            let next = positions.last()?.play(*mv).ok()?;
            positions.push(next);
        }
        Some(Self {
            positions,
            moves: moves.to_vec(),
            before: None,
            past: Vec::new(),
        })
    }

    /// A line that begins where a game stands, and what has stood on the board before: it tells a repetition.
    #[must_use]
    pub fn continuing(game: &Game, moves: &[Move]) -> Option<Self> {
        let mut story = Self::new(game.position(), moves)?.preceded_by(game.moves().last());
        let plies = game.len_plies();
        // What stood before the last capture or pawn move cannot come again.
        let same = usize::try_from(game.position().halfmove_clock()).unwrap_or(usize::MAX);
        let (first, count) = (plies.saturating_sub(same), plies.min(same));
        story.past = game.positions().skip(first).take(count).cloned().collect();
        Some(story)
    }

    /// The same story, with the move that led to its first position: it tells recaptures from captures.
    #[must_use]
    pub fn preceded_by(mut self, mv: Option<Move>) -> Self {
        self.before = mv;
        self
    }

    /// The side that makes the first move.
    #[must_use]
    pub fn hero(&self) -> Color {
        self.positions.first().map_or(Color::White, Position::turn)
    }

    /// The move that led to the first position, if it is known.
    #[must_use]
    pub fn move_before(&self) -> Option<Move> {
        self.before
    }

    /// The moves.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// How often the position at the end has stood on the board, as far as the past is known; at least once.
    #[must_use]
    pub fn repetitions(&self) -> usize {
        let known = self.past.iter().chain(&self.positions);
        known
            .filter(|position| Some(*position) == self.end())
            .count()
    }

    /// The position at the end.
    #[must_use]
    pub fn end(&self) -> Option<&Position> {
        self.positions.last()
    }

    /// The move at a ply.
    #[must_use]
    pub fn step(&self, ply: usize) -> Option<Step<'_>> {
        Some(Step {
            ply,
            before: self.positions.get(ply)?,
            mv: *self.moves.get(ply)?,
            after: self.positions.get(ply + 1)?,
        })
    }

    /// The hero's moves, in order.
    pub fn hero_steps(&self) -> impl Iterator<Item = Step<'_>> {
        (0..self.moves.len())
            .step_by(2)
            .filter_map(|ply| self.step(ply))
    }

    /// Does the line end with the other side mated?
    #[must_use]
    pub fn mates(&self) -> bool {
        self.end()
            .is_some_and(|end| end.is_checkmate() && end.turn() != self.hero())
    }

    /// The hero's men less the other side's, in pawns, as they stand before the move at a ply.
    #[must_use]
    pub fn balance(&self, ply: usize) -> i32 {
        self.positions.get(ply).map_or(0, |position| {
            material(position, self.hero()) - material(position, !self.hero())
        })
    }

    /// The same at the end of the line, when both sides have gone on taking as long as it pays.
    #[must_use]
    pub fn settled(&self) -> i32 {
        self.end().map_or(0, |end| {
            let balance = quiet_balance(end);
            if end.turn() == self.hero() {
                balance
            } else {
                -balance
            }
        })
    }

    /// What the hero has gained from a ply to the end of the line, exchanges over, in pawns.
    #[must_use]
    pub fn gain_from(&self, ply: usize) -> i32 {
        self.settled() - self.balance(ply)
    }

    /// For the last move of the line: its ply, when after every answer the hero has more than before it, exchanges over, and
    /// more than he has on the board then (so that the gain is yet to come, and cannot be stopped).
    #[must_use]
    pub fn nothing_saves(&self, step: Step<'_>) -> Option<usize> {
        if step.ply + 1 != self.moves.len() {
            return None;
        }
        is_beyond_rescue(step.after, self.balance(step.ply)).then_some(step.ply)
    }

    /// The man on a square before the move at a ply.
    #[must_use]
    pub fn man(&self, ply: usize, square: Square) -> Option<Man> {
        let piece = self.positions.get(ply)?.piece_at(square)?;
        Some((square, piece))
    }

    /// A fact of this story, done by the move at the first ply and borne out by the one at the second.
    #[must_use]
    pub fn fact(
        &self,
        theme: Theme,
        proof: Proof,
        (ply, until): (usize, usize),
        by: Vec<Man>,
        on: Vec<Man>,
    ) -> Fact {
        Fact {
            theme,
            proof,
            side: self.hero(),
            ply,
            by,
            on,
            gain: self.gain_from(0),
            until,
            line: self.moves.clone(),
        }
    }
}

impl Step<'_> {
    /// The man that has moved, where it stands now.
    #[must_use]
    pub fn mover(&self) -> Option<Man> {
        let to = self.mv.to();
        self.after.piece_at(to).map(|piece| (to, piece))
    }
}
