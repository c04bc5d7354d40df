//! Hints in three stages: the idea, the piece, the move. All from the best line of the full engine.

use crate::message::{Arg, Message};
use crate::motif::{Story, shown};
use crate::rules::{Move, Position, Role, Square};

use super::phrase::{Reason, Stance, idea};
use super::weight::told_first;

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
        Stage::Idea => match told_first(shown(&story), position) {
            Some(fact) => Hint {
                message: Message::own("coach-hint-idea")
                    .with("idea", Arg::Clause(Box::new(idea(fact.theme)))),
                squares: Vec::new(),
            },
            None => Hint {
                message: Message::own(way_to_look(position, mv)),
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

/// How to look for a move whose idea has no name. Nobody is sent after checks and captures where there are none.
fn way_to_look(position: &Position, mv: Move) -> &'static str {
    let is_forcing = |mv: &Move| {
        mv.captured().is_some() || position.play(*mv).is_ok_and(|after| after.is_check())
    };
    if position.is_check() {
        return "coach-hint-in-check";
    }
    if position.legal_moves().iter().any(is_forcing) {
        return "coach-hint-look";
    }
    match mv.role() {
        Role::King => "coach-hint-king",
        Role::Knight | Role::Bishop | Role::Rook | Role::Queen => "coach-hint-idle",
        Role::Pawn => "coach-hint-plan",
    }
}

/// What a line achieves for the side that begins it, the most particular thing first: for the word after a solution.
/// Nothing when it shows nothing that can be named.
#[must_use]
pub fn merit(position: &Position, line: &[Move], last: Option<Move>) -> Option<Reason> {
    let story = Story::new(position, line)?.preceded_by(last);
    let fact = told_first(shown(&story), position)?;
    Some(Reason {
        stance: Stance::Does,
        fact,
        start: position.clone(),
        costs_nothing: false,
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
    fn a_line_that_shows_nothing_names_no_idea_and_no_check_that_is_not_there() {
        const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        const ROOK: &str = "4k3/8/8/8/8/8/8/4K2R b - - 0 1";
        for (fen, mv, way) in [
            (START, "h3", "coach-hint-plan"),
            (
                "4k3/4p3/8/8/8/8/4P3/R3K3 b - - 0 1",
                "Kd7",
                "coach-hint-king",
            ),
            (ROOK, "Kd7", "coach-hint-king"),
            (
                "4k3/7p/4p3/8/4P3/2N5/P7/4K3 w - - 0 1",
                "Nd1",
                "coach-hint-idle",
            ),
            (
                "7k/7p/4p3/8/4P3/8/P6B/4K3 w - - 0 1",
                "Bg1",
                "coach-hint-look",
            ),
            (
                "7k/7p/4p3/8/4P3/N7/P7/4K3 w - - 0 1",
                "Nb1",
                "coach-hint-idle",
            ),
            (
                "4k3/8/8/8/8/8/4r3/4K2R w - - 0 1",
                "Kf1",
                "coach-hint-in-check",
            ),
        ] {
            let position = Position::from_fen(fen).unwrap();
            let line = [position.read_move(mv).unwrap()];
            let said = hint(&position, &line, Stage::Idea).unwrap().message;
            assert_eq!(said, Message::own(way), "{fen} {mv}");
        }
    }
}
