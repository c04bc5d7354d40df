//! A step that shows something: a line played slowly, and men that may be tried.

use crate::lesson::answer::tell_refusal;
use crate::lesson::field::Field;
use crate::lesson::lesson::{Step, StepKind};
use crate::message::Message;
use crate::rules::{Game, Move};
use crate::scene::{Input, Scene};
use crate::session::{Cue, Event, Mood, Timestamp};

use super::ask::show_last_move;
use super::drill::practice_input;
use super::{READ_MILLIS, SHOW_MILLIS, Turn};

/// How far the line is played, and where the learner has wandered.
#[derive(Clone, Debug, Default)]
pub(super) struct ShowStage {
    played: usize,
    /// Moves since the last one that had words.
    silent: usize,
    due: Option<Timestamp>,
    wandered: Option<Box<Field>>,
    at: Option<Box<Game>>,
}

impl ShowStage {
    pub(super) fn new(line: &[Move], now: Timestamp) -> Self {
        let due = (!line.is_empty()).then(|| now.after_millis(SHOW_MILLIS));
        Self {
            due,
            ..Self::default()
        }
    }

    pub(super) fn due(&self) -> Option<Timestamp> {
        self.due
    }

    pub(super) fn may_take_back(&self) -> bool {
        self.wandered.is_some()
    }

    pub(super) fn has_line(&self, step: Option<&Step>) -> bool {
        step.is_some_and(|step| !line_of(step).is_empty())
    }

    /// The game as it is shown: where the learner wandered, else as far as the line is played.
    pub(super) fn game<'s>(&'s self, step: &'s Step) -> Option<&'s Game> {
        match (self.wandered.as_deref(), self.at.as_deref()) {
            (Some(Field::Game(game)), _) | (None, Some(game)) => Some(game),
            (Some(Field::Drill(_)), _) => None,
            (None, None) => match &step.field {
                Field::Game(game) => Some(game),
                Field::Drill(_) => None,
            },
        }
    }

    pub(super) fn show(&self, step: &Step, scene: &mut Scene) {
        match (
            self.game(step),
            self.wandered.as_deref().unwrap_or(&step.field),
        ) {
            (Some(game), _) => {
                let position = game.position();
                scene.board = position.board().clone();
                scene.turn = Scene::turn_in(position);
                scene.check = position
                    .is_check()
                    .then(|| position.king(position.turn()))
                    .flatten();
                show_last_move(game, scene);
                scene.input = Input::legal(position);
            }
            (None, Field::Drill(practice)) => {
                scene.board = practice.board().clone();
                scene.input = practice_input(practice);
            }
            (None, Field::Game(_)) => {}
        }
        if self.wandered.is_none() {
            scene.marks = step.marks_after(self.played).to_vec();
        }
    }

    pub(super) fn update(&mut self, event: &Event, turn: &mut Turn<'_>) {
        match event {
            Event::TimeReached if self.due.is_some_and(|due| due <= turn.now) => {
                self.play_next(turn)
            }
            Event::Replayed => {
                *self = Self::new(line_of(turn.step), turn.now);
                turn.say(Vec::new(), Mood::Calm);
                turn.marks = Some(Vec::new());
            }
            Event::TookBack => {
                self.wandered = None;
                turn.say(Vec::new(), Mood::Calm);
                turn.marks = Some(Vec::new());
            }
            Event::Moved {
                from,
                to,
                promotion,
            } => {
                self.due = None;
                let field = match (&self.wandered, &self.at) {
                    (Some(field), _) => field.as_ref().clone(),
                    (None, Some(game)) => Field::Game(game.as_ref().clone()),
                    (None, None) => turn.step.field.clone(),
                };
                let board = field.board().clone();
                match wander(field, *from, *to, *promotion) {
                    Ok(field) => {
                        self.wandered = Some(Box::new(field));
                        turn.cue(Cue::Move);
                        turn.say(Vec::new(), Mood::Calm);
                        turn.marks = Some(Vec::new());
                    }
                    Err(refusal) => turn.refuse(tell_refusal(&refusal, &board)),
                }
            }
            Event::Typed(_)
            | Event::Clicked(_)
            | Event::Placed { .. }
            | Event::Removed(_)
            | Event::Chose(_)
            | Event::HintAsked
            | Event::Continued
            | Event::Skipped
            | Event::WentBack
            | Event::JumpedTo(_)
            | Event::Answered(_)
            | Event::TimeReached => {}
        }
    }

    fn play_next(&mut self, turn: &mut Turn<'_>) {
        self.due = None;
        let line = line_of(turn.step);
        let (Some(mv), Field::Game(start)) = (line.get(self.played), &turn.step.field) else {
            return;
        };
        let mut game = self.at.take().map_or_else(|| start.clone(), |game| *game);
        if game.play(*mv).is_err() {
            return;
        }
        self.played += 1;
        turn.cue(Cue::of(*mv));
        self.at = Some(Box::new(game));
        let attribute = format!("at-{}", self.played);
        if turn.step.has_words(&attribute) {
            let message = Message::lesson(turn.lesson, &turn.step.id, Some(&attribute));
            self.silent = 0;
            turn.say(vec![message], Mood::Calm);
        } else {
            self.silent += 1;
            // Words to a move stand until the other side has answered. Who moves on without words would have them said of
            // a board they were not written for; only at the end of the line they stay to be read.
            if self.silent > 1 && self.played < line.len() {
                turn.say(Vec::new(), Mood::Calm);
            }
        }
        if self.played < line.len() {
            let pause = match turn.step.has_words(&attribute) {
                true => READ_MILLIS,
                false => SHOW_MILLIS,
            };
            self.due = Some(turn.now.after_millis(pause));
        }
    }
}

fn line_of(step: &Step) -> &[Move] {
    if let StepKind::Show { line } = &step.kind {
        line
    } else {
        &[]
    }
}

fn wander(
    field: Field,
    from: crate::rules::Square,
    to: crate::rules::Square,
    promotion: Option<crate::rules::Role>,
) -> Result<Field, crate::rules::Refusal> {
    match field {
        Field::Game(mut game) => {
            let mv = game.find(from, to, promotion)?;
            // Just found in this very game, so it is legal.
            let _ = game.play(mv);
            Ok(Field::Game(game))
        }
        Field::Drill(practice) => {
            let mv = practice.find(from, to, promotion)?;
            // Just found on this very board, so it can be made.
            Ok(Field::Drill(practice.play(mv).unwrap_or(practice)))
        }
    }
}
