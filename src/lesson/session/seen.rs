//! What a screen may know of a lesson: the step, its words, how far it is, and what may be done.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::message::Message;
use crate::rules::{CastlingCard, CastlingSide, Color, Game, Position, Role, Square};
use crate::session::{Event, Speech};

use super::{LessonSession, Stage, TestResult, castling};
use crate::lesson::field::Field;
use crate::lesson::lesson::{Lesson, Step, StepKind};

/// How far a step is, in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tally {
    /// So many squares of so many.
    Found {
        /// Found so far.
        found: usize,
        /// To be found in all.
        of: usize,
    },
    /// So many men of so many put where they belong.
    Placed {
        /// Placed so far.
        placed: usize,
        /// To be placed in all.
        of: usize,
    },
    /// Moves made, and the best number where it is known.
    Moves {
        /// Made so far.
        made: u32,
        /// The fewest that will do.
        best: Option<u32>,
    },
    /// Moves made, and in how many the goal is to be reached.
    Within {
        /// Made so far.
        made: u32,
        /// At the most.
        of: u32,
    },
    /// Moves held out, and for how many it is to be done.
    Held {
        /// Made so far.
        made: u32,
        /// To be made in all.
        of: u32,
    },
    /// The line of an opening, of so many.
    Line {
        /// Its number, from 1.
        number: u32,
        /// There are in all.
        of: u32,
    },
    /// Right answers of so many, and how many in a row without a miss.
    Row {
        /// Right so far.
        done: u32,
        /// To be right in all.
        of: u32,
        /// Right one after another.
        in_a_row: u32,
    },
    /// Points for guessed moves.
    Points {
        /// Earned so far.
        points: u32,
        /// To be earned in all.
        of: u32,
        /// The place of the move at hand, from 1.
        at: u32,
        /// Moves to guess in all.
        moves: u32,
    },
}

/// The hints of a step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hints {
    /// Taken so far.
    pub taken: u8,
    /// There are in all, 0 to 3.
    pub of: u8,
}

/// An answer that can be picked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerOption {
    /// Its words.
    pub message: Message,
    /// Whether it was picked.
    pub state: AnswerState,
}

/// Whether an answer was picked, and how it was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum AnswerState {
    /// Not yet.
    #[default]
    Open,
    /// Picked, and it is right.
    Right,
    /// Picked, and it is not.
    Wrong,
}

impl LessonSession {
    /// Is there one try for each step, and no hint?
    #[must_use]
    pub fn is_test(&self) -> bool {
        self.lesson.mode.is_test()
    }

    /// The position that the step at hand begins from, where a game of chess can be played from it and nothing is being tested.
    #[must_use]
    pub fn position(&self) -> Option<Position> {
        let step = self.step().filter(|_| !self.is_test())?;
        let is_chess = match step.kind {
            StepKind::Show { .. }
            | StepKind::Ask(_)
            | StepKind::Choice { .. }
            | StepKind::Legal { .. }
            | StepKind::Guess { .. }
            | StepKind::Opening(_)
            | StepKind::Play(_) => true,
            StepKind::Drill(_)
            | StepKind::Squares(_)
            | StepKind::Setup { .. }
            | StepKind::Train(_) => false,
        };
        match &step.field {
            Field::Game(game) if is_chess => Some(game.position().clone()),
            Field::Game(_) | Field::Drill(_) => None,
        }
    }

    /// Was the step at hand, of a test, not solved?
    #[must_use]
    pub fn is_missed(&self) -> bool {
        self.step()
            .is_some_and(|step| self.missed.contains(&step.id))
    }

    /// How a test went, once it is over.
    #[must_use]
    pub fn test_result(&self) -> Option<TestResult> {
        (self.is_test() && self.is_finished).then(|| TestResult::of(&self.lesson, &self.missed))
    }

    /// The lesson.
    #[must_use]
    pub fn lesson(&self) -> &Arc<Lesson> {
        &self.lesson
    }

    /// The step at hand.
    #[must_use]
    pub fn step(&self) -> Option<&Step> {
        self.lesson.steps.get(self.index)
    }

    /// Its place, from 0.
    #[must_use]
    pub fn step_index(&self) -> usize {
        self.index
    }

    /// What is to be done or seen.
    #[must_use]
    pub fn task(&self) -> Message {
        let step = self.step().map_or("title", |step| step.id.as_str());
        Message::lesson(&self.lesson.id, step, None)
    }

    /// The aside for learners who know Chinese chess.
    #[must_use]
    pub fn xiangqi_aside(&self) -> Option<Message> {
        let step = self.step().filter(|step| step.has_words("xiangqi"))?;
        Some(Message::lesson(&self.lesson.id, &step.id, Some("xiangqi")))
    }

    /// What the coach says to the last thing that happened.
    #[must_use]
    pub fn speech(&self) -> &Speech {
        &self.speech
    }

    /// The answers to pick from, in a choice.
    #[must_use]
    pub fn answers(&self) -> Vec<AnswerOption> {
        match (&self.stage, self.step()) {
            (Stage::Choice(stage), Some(step)) => stage.options(&self.lesson.id, step),
            (Stage::Legal(stage), Some(step)) => stage.options(step),
            (Stage::Train(stage), _) if self.solved.is_none() => stage.options(),
            _ => Vec::new(),
        }
    }

    /// What is asked just now, where a step asks several things one after another.
    #[must_use]
    pub fn prompt(&self) -> Option<Message> {
        match (&self.stage, self.step()) {
            (Stage::Train(stage), Some(step)) if self.solved.is_none() => stage.prompt(step),
            _ => None,
        }
    }

    /// What a learner who knows would do now, in a step whose things are chosen by chance.
    #[must_use]
    pub fn right_event(&self) -> Option<Event> {
        match (&self.stage, self.step()) {
            (Stage::Train(stage), Some(step)) if self.solved.is_none() => stage.right_event(step),
            (Stage::Opening(stage), _) if self.solved.is_none() => stage.right_event(),
            _ => None,
        }
    }

    /// How far the step is.
    #[must_use]
    pub fn tally(&self) -> Option<Tally> {
        let step = self.step()?;
        match &self.stage {
            Stage::Squares(stage) => Some(stage.tally(step)),
            Stage::Drill(stage) => Some(stage.tally(step)),
            Stage::Setup(stage) => Some(stage.tally(step)),
            // At the end the points are said, with what they were given for.
            Stage::Guess(stage) => self.solved.is_none().then(|| stage.tally(step)),
            Stage::Opening(stage) => stage.tally(),
            Stage::Play(stage) => stage.tally(step),
            Stage::Train(stage) => stage.tally(step),
            Stage::Show(_) | Stage::Ask(_) | Stage::Choice(_) | Stage::Legal(_) => None,
        }
    }

    /// The hints taken, and how many there are.
    #[must_use]
    pub fn hints(&self) -> Hints {
        if let Stage::Opening(stage) = &self.stage {
            return stage.hints();
        }
        Hints {
            taken: self.hints,
            of: self.hints_there_are(),
        }
    }

    /// Is the step done, so that the next may come?
    #[must_use]
    pub fn may_continue(&self) -> bool {
        self.solved.is_some() || matches!(self.stage, Stage::Show(_)) || self.has_more_lines()
    }

    /// Is a line of an opening at its end, with another to come?
    pub(super) fn has_more_lines(&self) -> bool {
        matches!(&self.stage, Stage::Opening(stage) if stage.has_more())
    }

    /// The name of the line at hand, where an opening is practised and it may be told.
    #[must_use]
    pub fn line_title(&self) -> Option<Message> {
        let Stage::Opening(stage) = &self.stage else {
            return None;
        };
        stage.line_title()
    }

    /// The stars of the step at hand, once it is solved and where it gives any.
    #[must_use]
    pub fn step_stars(&self) -> Option<u8> {
        self.solved
            .filter(|_| self.step().is_some_and(Step::gives_stars))
    }

    /// Is there something to take back or begin again?
    #[must_use]
    pub fn may_take_back(&self) -> bool {
        if self.is_test() {
            return false;
        }
        match &self.stage {
            Stage::Show(stage) => stage.may_take_back(),
            Stage::Ask(stage) => self.solved.is_none() && stage.may_take_back(),
            Stage::Drill(stage) => stage.may_take_back(),
            Stage::Play(stage) => stage.may_take_back(),
            Stage::Squares(_)
            | Stage::Choice(_)
            | Stage::Legal(_)
            | Stage::Opening(_)
            | Stage::Setup(_)
            | Stage::Guess(_)
            | Stage::Train(_) => false,
        }
    }

    /// Does the step show a line that can be played again?
    #[must_use]
    pub fn may_replay(&self) -> bool {
        matches!(&self.stage, Stage::Show(stage) if stage.has_line(self.step()))
    }

    /// The stars earned on this way through the lesson, by step; sittings before this one count where it goes on.
    #[must_use]
    pub fn stars(&self) -> &BTreeMap<String, u8> {
        &self.stars
    }

    /// Has the learner come to the end?
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.is_finished
    }

    /// The conditions of castling as they stand now, White's first, where the step shows them. For a side that has castled in
    /// this step they stay as they stood then: the card tells why it could.
    #[must_use]
    pub fn castling_cards(&self) -> Option<[CastlingCard; 2]> {
        let (game, began) = self.castling_game()?;
        Some([Color::White, Color::Black].map(|color| {
            let castled = castling::castled_at(game, began, color);
            castling::game_before(game, castled).castling_card(color)
        }))
    }

    /// Has a side castled in this step, so that the card tells how things stood?
    #[must_use]
    pub fn has_castled(&self) -> bool {
        self.castling_game().is_some_and(|(game, began)| {
            let castled = |color| castling::castled_at(game, began, color).is_some();
            castled(Color::White) || castled(Color::Black)
        })
    }

    /// The game that the castling card is about, and how many moves it had when the step began.
    fn castling_game(&self) -> Option<(&Game, usize)> {
        let step = self.step().filter(|step| step.castling_card)?;
        let Field::Game(start) = &step.field else {
            return None;
        };
        let game = match &self.stage {
            Stage::Ask(stage) => stage.game(),
            Stage::Show(stage) => stage.game(step)?,
            // The card would answer the question before the learner has.
            Stage::Legal(_) if self.solved.is_none() => return None,
            Stage::Legal(_)
            | Stage::Choice(_)
            | Stage::Squares(_)
            | Stage::Setup(_)
            | Stage::Guess(_)
            | Stage::Opening(_)
            | Stage::Play(_)
            | Stage::Train(_)
            | Stage::Drill(_) => start,
        };
        Some((game, start.len_plies()))
    }

    /// The ways of castling that the step is about: those whose rook stood on its corner when the step began.
    #[must_use]
    pub fn castling_ways(&self) -> Vec<(Color, CastlingSide)> {
        let Some(board) = self.step().map(|step| step.field.board()) else {
            return Vec::new();
        };
        [
            (Color::White, CastlingSide::KingSide, Square::H1),
            (Color::White, CastlingSide::QueenSide, Square::A1),
            (Color::Black, CastlingSide::KingSide, Square::H8),
            (Color::Black, CastlingSide::QueenSide, Square::A8),
        ]
        .into_iter()
        .filter(|(color, _, corner)| board.piece_at(*corner) == Some(Role::Rook.of(*color)))
        .map(|(color, side, _)| (color, side))
        .collect()
    }
}
