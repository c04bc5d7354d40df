//! A puzzle: a move of the other side, and the answer to it.

use crate::rules::{Color, Move, Position};
use crate::study::Rating;
use crate::theme::Theme;

/// Where a puzzle comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// The set that comes with the program, or a file that the learner has imported.
    Database,
    /// A game of the learner's.
    OwnGame,
}

/// A puzzle whose every move is legal.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// Its name in the database.
    pub id: String,
    /// The position before the other side's move.
    pub start: Position,
    /// The other side's move, which the learner is to answer.
    pub lead: Move,
    /// The learner's moves and the answers between them; of odd length.
    pub solution: Vec<Move>,
    /// How hard it is.
    pub rating: Rating,
    /// The ideas in it, as its maker listed them; not always all of them.
    pub themes: Vec<Theme>,
    /// Where it comes from.
    pub origin: Origin,
}

/// Why a position and a list of moves make no puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Unsound {
    /// The position cannot be read, or breaks the laws of chess.
    Position,
    /// A move is not legal where it is to be made; its place from 1, and what is written.
    Move {
        /// Which.
        number: usize,
        /// As written.
        text: String,
    },
    /// There must be the other side's move and the learner's answer, and the learner makes the last move.
    Length,
}

impl Puzzle {
    /// Reads position and moves, replaying every one.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn read(fen: &str, moves: &str) -> Result<(Position, Move, Vec<Move>), Unsound> {
        let start = Position::from_fen(fen).map_err(|_faults| Unsound::Position)?;
        let mut position = start.clone();
        let mut played = Vec::with_capacity(8);
        for (index, text) in moves.split_ascii_whitespace().enumerate() {
            let unsound = || Unsound::Move {
                number: index + 1,
                text: text.chars().take(12).collect(),
            };
            let mv = position.uci_move(text).ok_or_else(unsound)?;
            position = position.play(mv).map_err(|_refused| unsound())?;
            played.push(mv);
        }
        if played.len() < 2 || played.len() % 2 != 0 {
            return Err(Unsound::Length);
        }
        let lead = played.remove(0);
        Ok((start, lead, played))
    }

    /// The side that the learner plays.
    #[must_use]
    pub fn solver(&self) -> Color {
        !self.start.turn()
    }

    /// The position in which the learner is to move first.
    #[must_use]
    pub fn task_position(&self) -> Position {
        // Legal since it was read.
        self.start
            .play(self.lead)
            .unwrap_or_else(|_refused| self.start.clone())
    }

    /// The moves of the solver in the solution.
    #[must_use]
    pub fn solver_moves(&self) -> usize {
        self.solution.len().div_ceil(2)
    }

    /// The position after the whole solution.
    #[must_use]
    pub fn end(&self) -> Position {
        self.solution
            .iter()
            .try_fold(self.task_position(), |position, mv| position.play(*mv))
            .unwrap_or_else(|_refused| self.task_position())
    }

    /// Does the solution end in mate?
    #[must_use]
    pub fn mates(&self) -> bool {
        self.end().is_checkmate()
    }

    /// Position and moves as they are kept in files.
    #[must_use]
    pub fn moves_text(&self) -> String {
        let mut text = self.lead.uci();
        for mv in &self.solution {
            text.push(' ');
            text.push_str(&mv.uci());
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_puzzle_is_refused_with_the_reason() {
        let fen = "6k1/5ppp/8/8/8/8/r7/1R4K1 b - - 0 1";
        let unsound = |fen, moves| Puzzle::read(fen, moves).unwrap_err();
        let illegal = |number, text: &str| Unsound::Move {
            number,
            text: text.to_owned(),
        };
        assert!(Puzzle::read(fen, "a2a3 b1b8").is_ok());
        assert_eq!(
            unsound("8/8/8/8/8/8/8/8 w - - 0 1", "a2a3 b1b8"),
            Unsound::Position
        );
        assert_eq!(unsound(fen, ""), Unsound::Length);
        assert_eq!(unsound(fen, "a2a3"), Unsound::Length);
        assert_eq!(unsound(fen, "a2a3 b1b8 x"), illegal(3, "x"));
        assert_eq!(unsound(fen, "a2b3 b1b8"), illegal(1, "a2b3"));
        assert_eq!(unsound(fen, "a2a3 b1c2"), illegal(2, "b1c2"));
    }
}
