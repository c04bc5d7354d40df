//! The step at hand: one stage for each kind of step.

use crate::lesson::field::Field;
use crate::lesson::lesson::{Step, StepKind};
use crate::session::{Event, Timestamp};

use super::turn::Turn;
use super::{ask, choice, drill, guess, legal, opening, play, setup, show, squares, train};

/// The state of the step at hand.
#[derive(Clone, Debug)]
pub(super) enum Stage {
    Show(show::ShowStage),
    Ask(Box<ask::AskStage>),
    Drill(drill::DrillStage),
    Squares(squares::SquaresStage),
    Choice(choice::ChoiceStage),
    Legal(legal::LegalStage),
    Setup(setup::SetupStage),
    Guess(Box<guess::GuessStage>),
    Opening(Box<opening::OpeningStage>),
    Play(Box<play::PlayStage>),
    Train(train::TrainStage),
}

impl Stage {
    pub(super) fn new(step: &Step, now: Timestamp) -> Self {
        match (&step.kind, &step.field) {
            (StepKind::Show { line }, _) => Self::Show(show::ShowStage::new(line, now)),
            (StepKind::Ask(_), Field::Game(game)) => {
                Self::Ask(Box::new(ask::AskStage::new(game.clone())))
            }
            (StepKind::Drill(_), Field::Drill(practice)) => {
                Self::Drill(drill::DrillStage::new(practice.clone()))
            }
            (StepKind::Squares(_), _) => Self::Squares(squares::SquaresStage::default()),
            (StepKind::Choice { .. }, _) => Self::Choice(choice::ChoiceStage::default()),
            (StepKind::Legal { .. }, _) => Self::Legal(legal::LegalStage::default()),
            (StepKind::Setup { placed }, _) => Self::Setup(setup::SetupStage::new(placed)),
            (StepKind::Guess { .. }, Field::Game(game)) => {
                Self::Guess(Box::new(guess::GuessStage::new(game.clone())))
            }
            (StepKind::Opening(practised), _) => opening::OpeningStage::new(practised, now)
                .map_or_else(Self::empty, |stage| Self::Opening(Box::new(stage))),
            (StepKind::Train(_), _) => Self::Train(train::TrainStage::new(step, now)),
            (StepKind::Play(_), Field::Game(game)) => {
                Self::Play(Box::new(play::PlayStage::new(game.clone())))
            }
            // The checker makes no such step; it would be shown without a task.
            (
                StepKind::Ask(_) | StepKind::Drill(_) | StepKind::Guess { .. } | StepKind::Play(_),
                _,
            ) => Self::empty(),
        }
    }

    /// Nothing to do: a step without a task.
    pub(super) fn empty() -> Self {
        Self::Show(show::ShowStage::default())
    }

    /// Hands the learner's event to the step.
    pub(super) fn update(&mut self, event: &Event, turn: &mut Turn<'_>) {
        match self {
            Self::Show(stage) => stage.update(event, turn),
            Self::Ask(stage) => stage.update(event, turn),
            Self::Drill(stage) => stage.update(event, turn),
            Self::Squares(stage) => stage.update(event, turn),
            Self::Choice(stage) => stage.update(event, turn),
            Self::Legal(stage) => stage.update(event, turn),
            Self::Setup(stage) => stage.update(event, turn),
            Self::Guess(stage) => stage.update(event, turn),
            Self::Opening(stage) => stage.update(event, turn),
            Self::Play(stage) => stage.update(event, turn),
            Self::Train(stage) => stage.update(event, turn),
        }
    }

    /// When time itself is an event for the step.
    pub(super) fn due(&self) -> Option<Timestamp> {
        match self {
            Self::Show(stage) => stage.due(),
            Self::Ask(stage) => stage.due(),
            Self::Guess(stage) => stage.due(),
            Self::Opening(stage) => stage.due(),
            Self::Play(stage) => stage.due(),
            Self::Drill(_)
            | Self::Squares(_)
            | Self::Choice(_)
            | Self::Legal(_)
            | Self::Setup(_)
            | Self::Train(_) => None,
        }
    }
}
