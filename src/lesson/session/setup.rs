//! A step in which men are put on the board until it looks as it should.

use crate::lesson::answer::Told;
use crate::lesson::lesson::Step;
use crate::message::{Arg, Message};
use crate::rules::{Board, Piece, Square};
use crate::scene::{Input, Mark, Scene, Tone};
use crate::session::{Cue, Event, Mood};

use super::{Tally, Turn};

/// The board so far.
#[derive(Clone, Debug)]
pub(super) struct SetupStage {
    board: Board,
    begun: Board,
}

impl SetupStage {
    pub(super) fn new(placed: &[(Square, Piece)]) -> Self {
        let mut board = Board::empty();
        for (square, piece) in placed {
            board.set_piece_at(*square, *piece);
        }
        Self {
            begun: board.clone(),
            board,
        }
    }

    pub(super) fn tally(&self, step: &Step) -> Tally {
        let begun = self.begun.occupied().count();
        Tally::Placed {
            placed: self.board.occupied().count().saturating_sub(begun),
            of: step.field.board().occupied().count().saturating_sub(begun),
        }
    }

    pub(super) fn show(&self, step: &Step, is_solved: bool, scene: &mut Scene) {
        scene.board = self.board.clone();
        scene.check = None;
        scene.last_move = None;
        scene.turn = None;
        scene.marks.clone_from(&step.marks);
        if !is_solved {
            scene.input = Input::Men(self.tray(step));
        }
    }

    /// The men that are still to be placed, each as often as it is missing.
    fn tray(&self, step: &Step) -> Vec<Piece> {
        let wanted = step.field.board();
        let missing = wanted
            .iter()
            .filter(|(square, piece)| self.board.piece_at(*square) != Some(*piece));
        let mut men: Vec<Piece> = missing.map(|(_, piece)| piece).collect();
        men.sort_by_key(|piece| (piece.color.is_black(), std::cmp::Reverse(piece.role)));
        men
    }

    pub(super) fn update(&mut self, event: &Event, turn: &mut Turn<'_>) {
        let wanted = turn.step.field.board();
        match event {
            Event::Placed {
                piece,
                to,
                from: None,
            } => {
                if wanted.piece_at(*to) == Some(*piece) && self.board.piece_at(*to).is_none() {
                    self.board.set_piece_at(*to, *piece);
                    turn.cue(Cue::Move);
                    turn.marks = Some(Vec::new());
                    if self.board == *wanted {
                        turn.solve(None);
                    } else {
                        turn.say(Vec::new(), Mood::Calm);
                    }
                    return;
                }
                let message = Message::own("setup-not-here")
                    .with("piece", Arg::Piece(*piece))
                    .with("square", Arg::Square(*to));
                let mut messages = vec![message];
                if turn.step.has_words("retry") {
                    messages.push(turn.words(Some("retry")));
                }
                let marks = vec![Mark::Ring {
                    square: *to,
                    tone: Tone::Warning,
                }];
                turn.miss(Told { messages, marks });
            }
            // A man that stands is right already; it may be taken off and put back, but not be moved to a wrong place.
            Event::Removed(square) if self.begun.piece_at(*square).is_none() => {
                self.board.discard_piece_at(*square);
            }
            Event::Placed { .. }
            | Event::Removed(_)
            | Event::Moved { .. }
            | Event::Typed(_)
            | Event::Clicked(_)
            | Event::Chose(_)
            | Event::HintAsked
            | Event::TookBack
            | Event::Replayed
            | Event::Continued
            | Event::Skipped
            | Event::WentBack
            | Event::JumpedTo(_)
            | Event::Answered(_)
            | Event::TimeReached => {}
        }
    }

    pub(super) fn hint(&mut self, stage: u8, step: &Step) -> Told {
        let missing = step
            .field
            .board()
            .iter()
            .find(|(square, _)| self.board.piece_at(*square).is_none());
        let Some((square, piece)) = missing else {
            return Told::default();
        };
        let marks = vec![Mark::Ring {
            square,
            tone: Tone::Idea,
        }];
        match stage {
            2 => Told {
                messages: vec![
                    Message::own("hint-setup-square").with("square", Arg::Square(square)),
                ],
                marks,
            },
            3 => Told {
                messages: vec![
                    Message::own("hint-setup-man")
                        .with("piece", Arg::Piece(piece))
                        .with("square", Arg::Square(square)),
                ],
                marks,
            },
            _ => Told::default(),
        }
    }
}
