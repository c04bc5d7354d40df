//! A learner and a puzzle: the other side's move, the answer, what a wrong try costs, and the word at the end.
//!
//! A listed move is right, and so is any move that mates. Any other move is shown to the engine. It is "also good" when
//! the engine proves that it keeps as much as the solution does; else its punishment is played on the board and taken back.
//! Where the engine has no answer, nothing is claimed but that the move is not the one that is looked for.
//!
//! [`attempt`] has the learner's move, [`solution`] the way to the end; this file has the state, and the board.

mod attempt;
mod solution;

use std::sync::Arc;

use crate::coach::{Judging, Verdict};
use crate::engine::Question;
use crate::message::{Arg, Message};
use crate::rules::{Color, Game, Move, Position, Role, Square};
use crate::scene::{Badge, Input, Mark, Scene, Sign};
use crate::session::{Effect, Event, Mood, Session, Speech, Timestamp};
use crate::study::{Grade, Score as Marked, TryOutcome};

use super::pick::WhyBack;
use super::puzzle::Puzzle;
use super::task::Task;

/// The first look at the board, before the other side moves.
const LEAD_MILLIS: u64 = 900;
/// An answer of the other side comes after this pause.
const REPLY_MILLIS: u64 = 650;
/// A wrong move and its punishment stand so long, then both slide back.
const RETREAT_MILLIS: u64 = 2400;
/// There are three hints.
pub const HINTS: u8 = 3;

/// A puzzle and the learner in it.
#[derive(Clone, Debug)]
pub struct PuzzleSession {
    puzzle: Arc<Puzzle>,
    task: Task,
    why_back: Option<WhyBack>,
    game: Game,
    stage: Stage,
    speech: Speech,
    marks: Vec<Mark>,
    hints: u8,
    misses: u32,
    began: Timestamp,
    ended: Option<End>,
}

/// How a puzzle was ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct End {
    /// Solved, solved with help, or not.
    pub outcome: TryOutcome,
    /// Hints taken.
    pub hints: u8,
    /// Wrong tries.
    pub misses: u32,
    /// When.
    pub at: Timestamp,
    /// How long it took, in milliseconds.
    pub took_millis: u64,
}

#[derive(Clone, Debug)]
enum Stage {
    /// The board is looked at; then the other side makes its move.
    Lead { at: Timestamp },
    /// The learner is to move.
    Ask,
    /// The other side answers.
    Reply { at: Timestamp },
    /// A move that is not listed stands on the board, and the engine looks at it.
    Doubt(Box<Doubt>),
    /// A wrong move stands on the board; its punishment comes, or both go back.
    Punish { at: Timestamp, answer: Option<Move> },
    /// The solution plays itself.
    Show { at: Timestamp },
    /// Nothing more is asked.
    Over,
}

/// A move that is being looked at.
#[derive(Clone, Debug)]
struct Doubt {
    judging: Judging,
    /// What the coach says of the move, once the end of the solution is looked at too.
    verdict: Option<Verdict>,
    /// What the engine was asked last; an answer to anything else is old.
    asked: Question,
    /// After this moment nobody waits any more.
    until: Timestamp,
}

impl End {
    /// The score for the rating: help of any kind costs, and a wrong try is a miss.
    #[must_use]
    pub fn score(&self) -> Marked {
        match self.outcome {
            TryOutcome::Solved => Marked::Win,
            TryOutcome::Helped if self.misses == 0 => Marked::Draw,
            TryOutcome::Helped | TryOutcome::Failed => Marked::Loss,
        }
    }

    /// The grade for the card.
    #[must_use]
    pub fn grade(&self) -> Grade {
        match self.outcome {
            TryOutcome::Solved => Grade::Good,
            TryOutcome::Helped if self.misses == 0 => Grade::Hard,
            TryOutcome::Helped | TryOutcome::Failed => Grade::Again,
        }
    }
}

impl PuzzleSession {
    /// A puzzle from its beginning, with the reason why it is back.
    #[must_use]
    pub fn new(puzzle: Arc<Puzzle>, why_back: Option<WhyBack>, now: Timestamp) -> Self {
        Self {
            task: Task::of(&puzzle),
            why_back,
            game: Game::new(puzzle.start.clone()),
            puzzle,
            stage: Stage::Lead {
                at: now.after_millis(LEAD_MILLIS),
            },
            speech: Speech::default(),
            marks: Vec::new(),
            hints: 0,
            misses: 0,
            began: now,
            ended: None,
        }
    }

    /// The puzzle.
    #[must_use]
    pub fn puzzle(&self) -> &Arc<Puzzle> {
        &self.puzzle
    }

    /// Who is to move, and what is asked.
    #[must_use]
    pub fn task(&self) -> Message {
        let task = match self.task {
            Task::Mate { moves } => Task::Mate {
                moves: moves.saturating_sub(self.made()).max(1),
            },
            Task::Win | Task::Save | Task::Best => self.task,
        };
        task.message(&self.puzzle)
    }

    /// Why the puzzle is back, if it is.
    #[must_use]
    pub fn why_back(&self) -> Option<Message> {
        let why = self.why_back?;
        let id = match why.outcome {
            TryOutcome::Failed => "puzzle-back-missed",
            TryOutcome::Helped => "puzzle-back-helped",
            TryOutcome::Solved => "puzzle-back-solved",
        };
        let days = i64::try_from(why.days).unwrap_or(i64::MAX);
        Some(Message::own(id).with("days", Arg::Number(days)))
    }

    /// What the coach says to the last thing that happened.
    #[must_use]
    pub fn speech(&self) -> &Speech {
        &self.speech
    }

    /// Hints taken.
    #[must_use]
    pub fn hints(&self) -> u8 {
        self.hints
    }

    /// May a hint be asked for now?
    #[must_use]
    pub fn may_hint(&self) -> bool {
        matches!(self.stage, Stage::Ask) && self.ended.is_none() && self.hints < HINTS
    }

    /// Is the engine looking at a move?
    #[must_use]
    pub fn is_judging(&self) -> bool {
        matches!(self.stage, Stage::Doubt(_))
    }

    /// How it ended, once it has.
    #[must_use]
    pub fn end(&self) -> Option<&End> {
        self.ended.as_ref()
    }

    /// Is it over, and does nothing move any more?
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over)
    }

    /// The game as it stands: to go on from here.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Where a game could go on, once the puzzle is over and the game is not.
    #[must_use]
    pub fn rest_of_game(&self) -> Option<Position> {
        let is_open = self.is_over() && self.game.outcome().is_none();
        is_open.then(|| self.game.position().clone())
    }

    /// The side that the learner plays.
    #[must_use]
    pub fn solver(&self) -> Color {
        self.puzzle.solver()
    }

    /// Listed moves that the learner has made.
    fn made(&self) -> usize {
        match self.stage {
            // A wrong move, and its punishment, are none.
            Stage::Punish { .. } | Stage::Doubt(_) => {
                let turned = usize::from(self.game.position().turn() == self.solver());
                self.game.len_plies().saturating_sub(2 + turned) / 2
            }
            Stage::Lead { .. }
            | Stage::Ask
            | Stage::Reply { .. }
            | Stage::Show { .. }
            | Stage::Over => self.game.len_plies() / 2,
        }
    }

    /// The solution's next move, while its way has not been left.
    fn listed(&self) -> Option<Move> {
        let place = self.game.len_plies().checked_sub(1)?;
        self.puzzle.solution.get(place).copied()
    }

    /// The solution from the move that is due.
    fn rest(&self) -> &[Move] {
        let place = self.game.len_plies().saturating_sub(1);
        self.puzzle.solution.get(place..).unwrap_or_default()
    }

    fn say(&mut self, mood: Mood, messages: Vec<Message>) {
        self.speech = Speech { messages, mood };
    }

    fn moved(
        &mut self,
        from: Square,
        to: Square,
        promotion: Option<Role>,
        now: Timestamp,
    ) -> Vec<Effect> {
        if matches!(self.stage, Stage::Punish { .. }) {
            self.retreat();
        }
        if !matches!(self.stage, Stage::Ask) {
            return Vec::new();
        }
        let board = self.game.position().board().clone();
        match self.game.find(from, to, promotion) {
            Ok(mv) => self.try_move(Ok(mv), None, now),
            Err(refusal) => {
                let message = Message::refusal(refusal.first(), &board);
                self.try_move(Err(message), Some(&refusal), now)
            }
        }
    }

    fn typed(&mut self, text: &str, now: Timestamp) -> Vec<Effect> {
        if matches!(self.stage, Stage::Punish { .. }) {
            self.retreat();
        }
        if !matches!(self.stage, Stage::Ask) {
            return Vec::new();
        }
        let board = self.game.position().board().clone();
        let found = self.game.read_move(text);
        let found = found.map_err(|error| Message::unread(&error, &board));
        self.try_move(found, None, now)
    }
}

impl Session for PuzzleSession {
    fn scene(&self) -> Scene {
        let position: &Position = self.game.position();
        let last = self.game.moves().last();
        let is_wrong = matches!(self.stage, Stage::Punish { .. });
        let before_wrong = || {
            // The board takes the next try already, from where the learner was.
            Input::Moves(Default::default())
        };
        let input = match &self.stage {
            Stage::Ask => Input::legal(position),
            Stage::Punish { .. } => before_wrong(),
            Stage::Lead { .. }
            | Stage::Reply { .. }
            | Stage::Doubt(_)
            | Stage::Show { .. }
            | Stage::Over => Input::Nothing,
        };
        let solved = self
            .ended
            .is_some_and(|end| end.outcome != TryOutcome::Failed);
        let sign = match &self.stage {
            Stage::Over if solved => Some(Sign::Star),
            Stage::Punish { .. } if position.turn() != self.solver() => Some(Sign::Again),
            Stage::Reply { .. } => Some(Sign::Tick),
            Stage::Lead { .. }
            | Stage::Ask
            | Stage::Doubt(_)
            | Stage::Punish { .. }
            | Stage::Show { .. }
            | Stage::Over => None,
        };
        let mut scene = Scene {
            input,
            marks: self.marks.clone(),
            badge: last.zip(sign).map(|(mv, sign)| Badge {
                square: mv.to(),
                sign,
            }),
            ..Scene::after(&self.game, self.solver())
        };
        if is_wrong {
            scene.turn = Some(self.solver());
        }
        scene
    }

    fn update(&mut self, event: Event, now: Timestamp) -> Vec<Effect> {
        match event {
            Event::Moved {
                from,
                to,
                promotion,
            } => self.moved(from, to, promotion, now),
            Event::Typed(text) => self.typed(&text, now),
            Event::HintAsked => {
                if matches!(self.stage, Stage::Punish { .. }) {
                    self.retreat();
                }
                self.hint();
                Vec::new()
            }
            Event::TookBack => {
                if matches!(self.stage, Stage::Punish { .. }) {
                    self.retreat();
                    self.speech = Speech::default();
                }
                Vec::new()
            }
            Event::Skipped => self.give_up(now),
            Event::Replayed => {
                self.replay(now);
                Vec::new()
            }
            Event::TimeReached => self.time(now),
            Event::Answered(answered) => self.hear(*answered, now),
            Event::Clicked(_)
            | Event::Placed { .. }
            | Event::Removed(_)
            | Event::Chose(_)
            | Event::Continued
            | Event::WentBack
            | Event::JumpedTo(_) => Vec::new(),
        }
    }

    fn due(&self) -> Option<Timestamp> {
        match &self.stage {
            Stage::Lead { at }
            | Stage::Reply { at }
            | Stage::Punish { at, .. }
            | Stage::Show { at } => Some(*at),
            Stage::Doubt(doubt) => Some(doubt.until),
            Stage::Ask | Stage::Over => None,
        }
    }
}
