//! Hints in three stages: the idea, the piece, the move. All from the best line of the full engine.

use crate::message::{Arg, Message};
use crate::motif::{Story, shown};
use crate::rules::{Move, Position, Square};

use super::explain::told_first;
use super::phrase::{Reason, Stance, idea};

/// How much a hint gives away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// What to look for.
    Idea,
    /// Which piece.
    Piece,
    /// The move.
    Move,
}

/// A hint: what is said, and the squares that it points at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The words.
    pub message: Message,
    /// The squares.
    pub squares: Vec<Square>,
}

/// A hint from the best line; nothing when the line is empty or not legal.
///
/// The idea is named only when the line shows it; else the learner is told how to look.
#[must_use]
pub fn hint(position: &Position, line: &[Move], stage: Stage) -> Option<Hint> {
    let story = Story::new(position, line)?;
    let mv = *line.first()?;
    let piece = position.piece_at(mv.from())?;
    let hint = match stage {
        Stage::Idea => match told_first(shown(&story)) {
            Some(fact) => Hint {
                message: Message::own("coach-hint-idea")
                    .with("idea", Arg::Clause(Box::new(idea(fact.theme)))),
                squares: Vec::new(),
            },
            None => Hint {
                message: Message::own("coach-hint-look"),
                squares: Vec::new(),
            },
        },
        Stage::Piece => Hint {
            message: Message::own("coach-hint-piece")
                .with("man", Arg::Roles(vec![(mv.from(), piece.role)])),
            squares: vec![mv.from()],
        },
        Stage::Move => Hint {
            message: Message::own("coach-hint-move").with("move", Arg::San(position.san(mv))),
            squares: vec![mv.from(), mv.to()],
        },
    };
    Some(hint)
}

/// What a line achieves for the side that begins it, the most particular thing first: for the word after a solution.
/// Nothing when it shows nothing that can be named.
#[must_use]
pub fn merit(position: &Position, line: &[Move], last: Option<Move>) -> Option<Reason> {
    let story = Story::new(position, line)?.preceded_by(last);
    let fact = told_first(shown(&story))?;
    Some(Reason {
        stance: Stance::Does,
        fact,
        start: position.clone(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hint_gives_away_more_at_each_stage() {
        let position = Position::from_fen("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1").unwrap();
        let line = [position.read_move("Ra8#").unwrap()];
        let squares = |stage| hint(&position, &line, stage).unwrap().squares;
        assert_eq!(squares(Stage::Idea), []);
        assert_eq!(squares(Stage::Piece), [Square::A1]);
        assert_eq!(squares(Stage::Move), [Square::A1, Square::A8]);
        let idea = hint(&position, &line, Stage::Idea).unwrap().message;
        assert_eq!(idea.id, Message::own("coach-hint-idea").id);
    }

    #[test]
    fn a_line_that_shows_nothing_names_no_idea() {
        let position = Position::start();
        let line = [position.read_move("h3").unwrap()];
        let said = hint(&position, &line, Stage::Idea).unwrap().message;
        assert_eq!(said, Message::own("coach-hint-look"));
    }
}
