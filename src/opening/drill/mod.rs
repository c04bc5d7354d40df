//! A learner in a practice tree: learning its lines, recalling them, sparring, and what is due today.
//!
//! A move of the tree is right. A good move outside of it is never wrong: the coach looks at it, says that it can be played
//! and what it is called, shows the tree's move, and goes on from there. A bad one is told what it gives away.
//!
//! [`round`] says what comes next, [`answer`] what the learner's move is worth; this file has the state, and the board.

mod answer;
mod round;

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use crate::engine::Question as Asked;
use crate::message::{Arg, Message};
use crate::rules::{Color, Game, Move};
use crate::scene::{Badge, Input, Mark as Drawn, Scene, Sign};
use crate::session::{Cue, Dice, Effect, Event, Mood, Session, Speech, Timestamp};

use super::tree::{Branch, Mark, Question, Title, Tree};

/// A position that was answered so often without help needs no arrow any more.
const KNOWN: u32 = 2;
/// Hints: the piece, then the move.
const HINTS: u8 = 2;

/// What is practised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Line by line, with arrows that fade as a line is known.
    Learn,
    /// Line by line, in any order, from memory.
    Recall,
    /// The other side chooses, as beginners do, wrong replies among them.
    Spar,
    /// The positions that are due.
    Today,
}

/// A tree and the learner in it.
#[derive(Clone, Debug)]
pub struct Drill {
    tree: Arc<Tree>,
    side: Color,
    mode: Mode,
    dice: Dice,
    /// How often a position was answered, by its key.
    known: BTreeMap<String, u32>,
    rounds: VecDeque<Round>,
    rounds_in_all: usize,
    round: Round,
    game: Game,
    moves: Vec<Entry>,
    stage: Stage,
    speech: Speech,
    marks: Vec<Drawn>,
    misses: u32,
    hints: u8,
    began: Timestamp,
    tally: Tally,
    is_finished: bool,
    /// The game with the good move outside the tree that was tried last.
    other: Option<Game>,
    /// What the engine was asked and had no answer to in time.
    late: Option<Box<Asked>>,
}

/// A move of the round at hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The move in standard algebraic notation.
    pub san: String,
    /// Who made it.
    pub by: Color,
    /// How good it is.
    pub mark: Mark,
    /// The reason for it.
    pub note: Option<Message>,
}

/// How the practice goes, in numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Positions answered without help.
    pub right: u32,
    /// Positions answered.
    pub asked: u32,
}

/// What is gone through at one time.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Round {
    /// A line, by its place in the tree.
    Line(usize),
    /// A position.
    Position(Box<Question>),
    /// A game from the start.
    Free,
}

/// What the learner is doing.
#[derive(Clone, Debug)]
enum Stage {
    /// It is the learner's turn.
    Asking,
    /// The other side will move.
    Reply { due: Timestamp, mv: Move },
    /// A move of the learner's slides back.
    Retreat { due: Timestamp },
    /// The coach looks at a move outside the tree.
    Looking { due: Timestamp, asked: Box<Asked> },
    /// The round is over.
    Done,
}

/// What a drill begins with.
#[derive(Clone, Debug)]
pub struct Start {
    /// The tree.
    pub tree: Arc<Tree>,
    /// The side that is practised.
    pub side: Color,
    /// How.
    pub mode: Mode,
    /// The lines to go through, by their places in the tree; none: all of the side.
    pub lines: Vec<usize>,
    /// How often each position was answered before, by its key.
    pub known: BTreeMap<String, u32>,
    /// The keys of the positions to ask, in [`Mode::Today`].
    pub due: Vec<String>,
    /// The seed of all chance.
    pub seed: u64,
}

impl Drill {
    /// Begins.
    #[must_use]
    pub fn new(start: Start, now: Timestamp) -> Self {
        let Start {
            tree,
            side,
            mode,
            lines,
            known,
            due,
            seed,
        } = start;
        let mut drill = Self {
            tree,
            side,
            mode,
            dice: Dice::new(seed),
            known,
            rounds: VecDeque::new(),
            rounds_in_all: 0,
            round: Round::Free,
            game: Game::default(),
            moves: Vec::new(),
            stage: Stage::Done,
            speech: Speech::default(),
            marks: Vec::new(),
            misses: 0,
            hints: 0,
            began: now,
            tally: Tally::default(),
            is_finished: false,
            other: None,
            late: None,
        };
        drill.plan(&lines, &due);
        drill.next_round(now);
        drill
    }

    /// The tree.
    #[must_use]
    pub fn tree(&self) -> &Arc<Tree> {
        &self.tree
    }

    /// The side that is practised.
    #[must_use]
    pub fn side(&self) -> Color {
        self.side
    }

    /// How it is practised.
    #[must_use]
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// The game on the board.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The moves of this round, with their reasons.
    #[must_use]
    pub fn moves(&self) -> &[Entry] {
        &self.moves
    }

    /// What the coach says.
    #[must_use]
    pub fn speech(&self) -> &Speech {
        &self.speech
    }

    /// How it goes.
    #[must_use]
    pub fn tally(&self) -> Tally {
        self.tally
    }

    /// How many rounds are done, and how many there are. Sparring has no end.
    #[must_use]
    pub fn rounds(&self) -> Option<(usize, usize)> {
        let left = self.rounds.len() + usize::from(!matches!(self.stage, Stage::Done));
        (self.mode != Mode::Spar)
            .then(|| (self.rounds_in_all.saturating_sub(left), self.rounds_in_all))
    }

    /// The name of the line at hand, where it can be told without giving it away.
    #[must_use]
    pub fn line_title(&self) -> Option<Message> {
        let index = match (&self.round, self.mode) {
            (Round::Line(index), Mode::Learn | Mode::Recall) => Some(*index),
            (Round::Line(_) | Round::Position(_) | Round::Free, _) if self.is_round_over() => {
                self.tree.line_of(&self.game, self.side)
            }
            (Round::Line(_) | Round::Position(_) | Round::Free, _) => None,
        };
        let line = self.tree.lines.get(index?)?;
        Some(match self.tree.title {
            Title::Words => Message::opening(&self.tree.id, &line.id, None),
            Title::Given(_) => {
                Message::own("opening-comment").with("text", Arg::Name(line.id.clone()))
            }
        })
    }

    /// Is the line or position at hand done?
    #[must_use]
    pub fn is_round_over(&self) -> bool {
        matches!(self.stage, Stage::Done)
    }

    /// Can a game go on from the position on the board? At any time, unless it is over.
    #[must_use]
    pub fn may_play_on(&self) -> bool {
        self.game.len_plies() > 0 && self.game.outcome().is_none()
    }

    /// The game with the good move outside the tree that was tried last: it can be played on from there.
    #[must_use]
    pub fn other_game(&self) -> Option<&Game> {
        self.other.as_ref().filter(|game| game.outcome().is_none())
    }

    /// Is there another line or position after this one?
    #[must_use]
    pub fn has_more(&self) -> bool {
        self.mode == Mode::Spar || !self.rounds.is_empty()
    }

    /// Is it all over?
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.is_finished
    }

    /// Hints taken for the position at hand, and how many there are.
    #[must_use]
    pub fn hints(&self) -> (u8, u8) {
        (self.hints, HINTS)
    }

    /// Is it the learner's turn?
    #[must_use]
    pub fn is_asking(&self) -> bool {
        matches!(self.stage, Stage::Asking)
    }

    /// Does an arrow show the move?
    #[must_use]
    pub fn shows_arrow(&self) -> bool {
        let mut marks = self.marks.iter();
        marks.any(|mark| matches!(mark, Drawn::Arrow { .. }))
    }

    /// Is the coach looking at a move?
    #[must_use]
    pub fn is_looking(&self) -> bool {
        matches!(self.stage, Stage::Looking { .. })
    }

    /// Makes a move that is right, or the other side's.
    fn play(&mut self, mv: Move) -> Option<Branch> {
        let before = self.game.position().clone();
        let branch = self.tree.branch(&before, mv).cloned();
        let san = before.san(mv);
        let by = before.turn();
        self.game.play(mv).ok()?;
        self.moves.push(Entry {
            san,
            by,
            mark: branch.as_ref().map_or(Mark::Good, |branch| branch.mark),
            note: branch
                .as_ref()
                .and_then(|branch| branch.note.as_ref())
                .map(super::tree::Note::message),
        });
        branch
    }

    /// The reason for the last move, with the move before it: two sides speak in turn.
    fn reason(&self) -> Option<Message> {
        let entry = self.moves.last()?;
        let reason = entry.note.clone()?;
        let message = Message::own("opening-reason").with("move", Arg::San(entry.san.clone()));
        Some(message.with("reason", Arg::Message(Box::new(reason))))
    }

    fn say(&mut self, messages: Vec<Message>, mood: Mood) {
        self.speech = Speech { messages, mood };
    }
}

impl Session for Drill {
    fn scene(&self) -> Scene {
        let position = self.game.position();
        let is_back = matches!(self.stage, Stage::Retreat { .. } | Stage::Looking { .. });
        let mut scene = Scene {
            marks: self.marks.clone(),
            ..Scene::after(&self.game, self.side)
        };
        if is_back {
            scene.turn = Some(self.side);
        }
        scene.input = match self.stage {
            Stage::Asking => Input::legal(position),
            Stage::Retreat { .. } => Input::Moves(BTreeMap::new()),
            Stage::Reply { .. } | Stage::Looking { .. } | Stage::Done => Input::Nothing,
        };
        if matches!(self.stage, Stage::Done) {
            scene.badge = Badge::for_last_move(&self.game, self.side, Sign::Star);
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
            Event::Typed(text) => {
                let mut effects = self.settle(now);
                if !self.is_asking() {
                    return effects;
                }
                match self.game.read_attempt(&text) {
                    Ok(read) => {
                        let promotion = read.verdict.as_ref().ok().and_then(|mv| mv.promotion());
                        effects.extend(self.moved(read.from, read.to, promotion, now));
                    }
                    Err(error) => {
                        let message = Message::unread(&error, self.game.position().board());
                        self.say(vec![message], Mood::Concerned);
                        effects.push(Effect::Cue(Cue::Refused));
                    }
                }
                effects
            }
            Event::TimeReached if self.due().is_some_and(|due| due <= now) => self.settle(now),
            Event::Answered(answered) => {
                self.heard(&answered, now);
                Vec::new()
            }
            Event::HintAsked => {
                let effects = self.settle(now);
                self.hint();
                effects
            }
            Event::TookBack => match self.stage {
                Stage::Retreat { .. } | Stage::Looking { .. } => self.settle(now),
                Stage::Asking | Stage::Reply { .. } | Stage::Done => Vec::new(),
            },
            Event::Continued if self.is_round_over() && !self.is_finished => {
                self.next_round(now);
                if self.is_finished {
                    return vec![Effect::Finished];
                }
                Vec::new()
            }
            Event::Skipped if !self.is_finished => {
                self.next_round(now);
                if self.is_finished {
                    return vec![Effect::Finished];
                }
                Vec::new()
            }
            Event::Replayed if !self.is_finished => {
                let round = self.round.clone();
                // A line that is learnt stands in front already when it is to come again.
                if self.rounds.front() != Some(&round) {
                    self.rounds.push_front(round);
                }
                self.next_round(now);
                Vec::new()
            }
            Event::Clicked(_)
            | Event::Placed { .. }
            | Event::Removed(_)
            | Event::Chose(_)
            | Event::Replayed
            | Event::Continued
            | Event::Skipped
            | Event::WentBack
            | Event::JumpedTo(_)
            | Event::TimeReached => Vec::new(),
        }
    }

    fn due(&self) -> Option<Timestamp> {
        match &self.stage {
            Stage::Reply { due, .. } | Stage::Retreat { due } | Stage::Looking { due, .. } => {
                Some(*due)
            }
            Stage::Asking | Stage::Done => None,
        }
    }
}
