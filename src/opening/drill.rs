//! A learner in a practice tree: learning its lines, recalling them, sparring, and what is due today.
//!
//! A move of the tree is right. A good move outside of it is never wrong: the coach looks at it, says that it can be played
//! and what it is called, shows the tree's move, and goes on from there. A bad one is told what it gives away.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use crate::engine::{Lane, Limit, Question as Asked};
use crate::message::{Arg, Message};
use crate::rules::{Color, Game, Move, Role, Square};
use crate::scene::{Badge, Input, Mark as Drawn, Scene, Sign, Tone};
use crate::session::{
    Answered, Attempt, AttemptOutcome, Cue, Dice, Effect, Event, Mood, Session, Speech, Timestamp,
};

use super::tree::{Branch, Mark, Question, Title, Tree, key_of, side_name};
use super::verdict::Outside;

/// An answer of the other side comes after this pause, so that the learner sees both moves.
const REPLY_MILLIS: u64 = 700;
/// A move that is not the tree's stays on the board this long, then slides back.
const RETREAT_MILLIS: u64 = 2_000;
/// The coach looks this long at a move outside the tree before it goes on without an opinion.
const PATIENCE_MILLIS: u64 = 5_000;
/// Nodes for a look at a move outside the tree.
const LOOK_NODES: u64 = 60_000;
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
            late: None,
        };
        drill.plan(&due);
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

    /// Can a game go on from the position on the board? After a line is done, unless it ended in mate.
    #[must_use]
    pub fn may_play_on(&self) -> bool {
        self.is_round_over() && self.game.len_plies() > 0 && self.game.outcome().is_none()
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

    fn plan(&mut self, due: &[String]) {
        let lines: Vec<usize> = self.tree.lines_of(self.side).collect();
        self.rounds = match self.mode {
            Mode::Learn => {
                let open = lines
                    .iter()
                    .copied()
                    .filter(|line| !self.is_line_known(*line));
                let open: VecDeque<Round> = open.map(Round::Line).collect();
                // Who knows all lines may go through them once more.
                if open.is_empty() {
                    lines.into_iter().map(Round::Line).collect()
                } else {
                    open
                }
            }
            Mode::Recall => {
                let mut lines = lines;
                let mut shuffled = VecDeque::new();
                while !lines.is_empty() {
                    let at = self.dice.below(lines.len());
                    shuffled.push_back(Round::Line(lines.remove(at.min(lines.len() - 1))));
                }
                shuffled
            }
            Mode::Spar => VecDeque::from([Round::Free]),
            Mode::Today => {
                let questions = self.tree.questions(self.side);
                let by_key = |key: &String| {
                    let mut questions = questions.iter();
                    questions.find(|question| key_of(&question.position) == *key)
                };
                due.iter()
                    .filter_map(by_key)
                    .map(|question| Round::Position(Box::new(question.clone())))
                    .collect()
            }
        };
        self.rounds_in_all = self.rounds.len();
    }

    fn is_line_known(&self, line: usize) -> bool {
        let questions = self.tree.questions_on(line, self.side);
        questions
            .iter()
            .all(|question| self.times_known(&key_of(&question.position)) >= KNOWN)
    }

    fn times_known(&self, key: &str) -> u32 {
        self.known.get(key).copied().unwrap_or(0)
    }

    /// Begins the next line or position; a line that is still being learnt comes again.
    fn next_round(&mut self, now: Timestamp) {
        if self.mode == Mode::Spar && self.rounds.is_empty() {
            self.rounds.push_back(Round::Free);
        }
        let Some(round) = self.rounds.pop_front() else {
            self.is_finished = true;
            self.stage = Stage::Done;
            return;
        };
        self.round = round;
        self.game = Game::default();
        self.moves.clear();
        self.speech = Speech::default();
        self.clear_task(now);
        match &self.round {
            Round::Position(question) => {
                for mv in question.path.clone() {
                    self.play(mv);
                }
            }
            Round::Line(line) if self.mode == Mode::Learn => {
                // What is known of a line need not be played again each time: it begins where something is to be learnt.
                let questions = self.tree.questions_on(*line, self.side);
                let new = questions
                    .iter()
                    .find(|question| self.times_known(&key_of(&question.position)) < KNOWN);
                for mv in new
                    .map(|question| question.path.clone())
                    .unwrap_or_default()
                {
                    self.play(mv);
                }
            }
            Round::Line(_) | Round::Free => {}
        }
        self.go_on(now);
    }

    /// Whose turn is it now, and is there anything left to do?
    fn go_on(&mut self, now: Timestamp) {
        if self.game.position().turn() == self.side {
            if self.wanted().is_some() {
                self.stage = Stage::Asking;
                self.clear_task(now);
                self.show_the_way();
            } else {
                self.end_round();
            }
            return;
        }
        match self.reply() {
            Some(mv) => {
                let due = now.after_millis(REPLY_MILLIS);
                self.stage = Stage::Reply { due, mv };
            }
            None => self.end_round(),
        }
    }

    fn clear_task(&mut self, now: Timestamp) {
        self.late = None;
        self.misses = 0;
        self.hints = 0;
        self.marks.clear();
        self.began = now;
    }

    /// What the tree plays here for the learner.
    fn wanted(&self) -> Option<Branch> {
        if let Round::Line(line) = &self.round {
            // A line ends where its moves end, though another may go on from there.
            let length = self
                .tree
                .lines
                .get(*line)
                .map_or(0, |line| line.moves.len());
            if self.game.len_plies() >= length {
                return None;
            }
        }
        self.tree.answer(self.game.position()).cloned()
    }

    /// What the other side plays here.
    fn reply(&mut self) -> Option<Move> {
        match &self.round {
            Round::Position(_) => None,
            Round::Line(line) => {
                let line = self.tree.lines.get(*line)?;
                line.moves.get(self.game.len_plies()).map(|step| step.mv)
            }
            Round::Free => {
                let node = self.tree.at(self.game.position())?.clone();
                let all: usize = node
                    .branches
                    .iter()
                    .map(|branch| branch.weight as usize)
                    .sum();
                let mut rolled = self.dice.below(all);
                node.branches
                    .iter()
                    .find(|branch| {
                        let weight = branch.weight as usize;
                        let is_it = rolled < weight;
                        rolled = rolled.saturating_sub(weight);
                        is_it
                    })
                    .map(|branch| branch.mv)
            }
        }
    }

    /// The arrow of a move that is new, the piece of one that is nearly known.
    fn show_the_way(&mut self) {
        if self.mode != Mode::Learn {
            return;
        }
        let Some(wanted) = self.wanted() else { return };
        let (from, to) = (wanted.mv.from(), wanted.mv.to());
        let tone = Tone::Idea;
        match self.times_known(&key_of(self.game.position())) {
            0 => self.marks.push(Drawn::Arrow { from, to, tone }),
            times if times < KNOWN => self.marks.push(Drawn::Ring { square: from, tone }),
            _ => {}
        }
    }

    fn end_round(&mut self) {
        self.stage = Stage::Done;
        self.marks.clear();
        if let Round::Line(line) = self.round
            && self.mode == Mode::Learn
            && !self.is_line_known(line)
        {
            // The arrows fade: the line comes again until it is known without them.
            self.rounds.push_front(Round::Line(line));
            self.rounds_in_all = self.rounds_in_all.max(self.rounds.len());
            self.speech.messages.push(Message::own("opening-again"));
            return;
        }
        let id = match self.mode {
            Mode::Learn | Mode::Recall => "opening-line-done",
            Mode::Spar => "opening-tree-ends",
            Mode::Today => return,
        };
        self.speech.messages.push(Message::own(id));
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

    fn moved(
        &mut self,
        from: Square,
        to: Square,
        promotion: Option<Role>,
        now: Timestamp,
    ) -> Vec<Effect> {
        let from = self.origin(from);
        let mut effects = self.settle(now);
        if from == to || !self.is_asking() {
            return effects;
        }
        match self.game.find(from, to, promotion) {
            Ok(mv) => effects.extend(self.tried(mv, now)),
            Err(refusal) => {
                let reason = refusal.first();
                let message = Message::refusal(reason, self.game.position().board());
                self.say(vec![message], Mood::Concerned);
                self.marks = Drawn::of_refusal(reason);
                // The way that was shown is shown still.
                self.show_the_way();
                effects.push(Effect::Cue(Cue::Refused));
            }
        }
        effects
    }

    /// A man that is on its way back is taken up where it is seen, and moves from where it stood.
    fn origin(&self, from: Square) -> Square {
        let is_back = matches!(self.stage, Stage::Retreat { .. } | Stage::Looking { .. });
        match self.game.moves().last().filter(|_| is_back) {
            Some(mv) if mv.to() == from => mv.from(),
            Some(_) | None => from,
        }
    }

    /// A legal move of the learner's.
    fn tried(&mut self, mv: Move, now: Timestamp) -> Vec<Effect> {
        let Some(wanted) = self.wanted() else {
            return Vec::new();
        };
        let mut effects = vec![Effect::Cue(Cue::of(mv))];
        if mv == wanted.mv {
            effects.extend(self.answered_right(mv, now));
            return effects;
        }
        let before = self.game.clone();
        if self.game.play(mv).is_err() {
            return effects;
        }
        self.marks.clear();
        let known = self.tree.branch(before.position(), mv).cloned();
        match known {
            Some(branch) if branch.mark == Mark::Mistake => {
                self.misses += 1;
                let punishes = self
                    .tree
                    .answer(self.game.position())
                    .map(|branch| branch.mv);
                let outside = Outside::mistake(&before, mv, &branch, punishes);
                self.told(outside, &wanted, now);
            }
            Some(branch) => {
                let outside = Outside::in_tree(&before, mv, &branch);
                self.told(outside, &wanted, now);
            }
            None => {
                let asked = Asked::Compare {
                    before,
                    played: mv,
                    limit: Limit::Nodes(LOOK_NODES),
                };
                self.say(vec![Message::own("opening-looking")], Mood::Thinking);
                self.stage = Stage::Looking {
                    due: now.after_millis(PATIENCE_MILLIS),
                    asked: Box::new(asked.clone()),
                };
                effects.push(Effect::Consult {
                    lane: Lane::Advice,
                    question: Box::new(asked),
                });
            }
        }
        effects
    }

    fn answered_right(&mut self, mv: Move, now: Timestamp) -> Vec<Effect> {
        let key = key_of(self.game.position());
        let was_shown = self.mode == Mode::Learn && self.times_known(&key) == 0;
        let was_hinted = self.mode == Mode::Learn && self.times_known(&key) < KNOWN;
        let is_clean = self.misses == 0 && self.hints == 0;
        self.tally.asked += 1;
        if is_clean && !was_hinted {
            self.tally.right += 1;
        }
        let times = self.known.entry(key.clone()).or_insert(0);
        if is_clean {
            *times = times.saturating_add(1);
        } else if self.misses > 0 {
            *times = (*times).min(1);
        }
        let attempt = Attempt {
            lesson: format!("{}/{}", self.tree.id, side_name(self.side)),
            step: key,
            // Who follows an arrow has seen the move, not known it.
            outcome: if was_shown {
                AttemptOutcome::Seen
            } else {
                AttemptOutcome::Solved
            },
            misses: self.misses,
            // The ring that is left of the arrow is a hint, too.
            hints: u32::from(self.hints.max(u8::from(was_hinted && !was_shown))),
            stars: 0,
            at: now,
            took_millis: now.millis_since(self.began),
        };
        self.play(mv);
        self.marks.clear();
        let message = self.reason().unwrap_or_else(|| self.nod());
        self.say(vec![message], Mood::Happy);
        self.go_on(now);
        vec![Effect::Record(attempt)]
    }

    /// A word for a move that needs no reason; not the same one each time.
    fn nod(&self) -> Message {
        const NODS: [&str; 3] = ["opening-right-1", "opening-right-2", "opening-right-3"];
        let id = NODS.get(self.moves.len() / 2 % NODS.len());
        Message::own(id.copied().unwrap_or("opening-right-1"))
    }

    /// Says what there is to say of a move that is not the tree's, and shows the tree's.
    fn told(&mut self, outside: Outside, wanted: &Branch, now: Timestamp) {
        let Outside {
            mut messages,
            mut marks,
            mood,
        } = outside;
        let mut before = self.game.clone();
        before.undo();
        messages.push(ours(&before, wanted));
        marks.push(Drawn::Arrow {
            from: wanted.mv.from(),
            to: wanted.mv.to(),
            tone: Tone::Idea,
        });
        self.hints = HINTS;
        self.say(messages, mood);
        self.marks = marks;
        self.stage = Stage::Retreat {
            due: now.after_millis(RETREAT_MILLIS),
        };
    }

    fn heard(&mut self, answered: &Answered, now: Timestamp) {
        match &self.stage {
            Stage::Looking { asked, .. } if answered.question == **asked => {
                let Some(wanted) = self.wanted_before() else {
                    return;
                };
                let outside = Outside::looked_at(answered);
                self.misses += u32::from(outside.mood == Mood::Concerned);
                self.told(outside, &wanted, now);
            }
            // The move is back already; what there is to say of it is said all the same, while it is still of interest.
            Stage::Asking if self.late.as_deref() == Some(&answered.question) => {
                self.late = None;
                let Some(wanted) = self.wanted() else { return };
                let outside = Outside::looked_at(answered);
                self.misses += u32::from(outside.mood == Mood::Concerned);
                let mut messages = outside.messages;
                messages.push(ours(&self.game, &wanted));
                self.say(messages, outside.mood);
            }
            Stage::Asking
            | Stage::Reply { .. }
            | Stage::Retreat { .. }
            | Stage::Looking { .. }
            | Stage::Done => {}
        }
    }

    /// What the tree played in the position before the move on the board.
    fn wanted_before(&self) -> Option<Branch> {
        let mut before = self.game.clone();
        before.undo()?;
        self.tree.answer(before.position()).cloned()
    }

    /// Carries out at once what was waiting.
    fn settle(&mut self, now: Timestamp) -> Vec<Effect> {
        match std::mem::replace(&mut self.stage, Stage::Asking) {
            Stage::Reply { mv, .. } => {
                let branch = self.play(mv);
                let is_mistake = branch.is_some_and(|branch| branch.mark != Mark::Good);
                // What was said of the learner's move stays, for it has hardly been read.
                let mut messages = std::mem::take(&mut self.speech.messages);
                messages.truncate(1);
                messages.extend(self.reason());
                if is_mistake && self.tree.answer(self.game.position()).is_some() {
                    messages.push(Message::own("opening-punish"));
                }
                self.say(messages, Mood::Thinking);
                self.go_on(now);
                vec![Effect::Cue(Cue::of(mv))]
            }
            Stage::Retreat { .. } => {
                self.game.undo();
                Vec::new()
            }
            Stage::Looking { asked, .. } => {
                // No opinion has come yet. The move is not called wrong for that.
                let wanted = self.wanted_before();
                self.game.undo();
                self.late = Some(asked);
                if let Some(wanted) = wanted {
                    let message = ours(&self.game, &wanted);
                    self.say(vec![message], Mood::Calm);
                    self.hints = HINTS;
                    self.marks = vec![Drawn::Arrow {
                        from: wanted.mv.from(),
                        to: wanted.mv.to(),
                        tone: Tone::Idea,
                    }];
                }
                Vec::new()
            }
            stage @ (Stage::Asking | Stage::Done) => {
                self.stage = stage;
                Vec::new()
            }
        }
    }

    fn hint(&mut self) {
        if !self.is_asking() {
            return;
        }
        let Some(wanted) = self.wanted() else { return };
        self.hints = (self.hints + 1).min(HINTS);
        let (from, to) = (wanted.mv.from(), wanted.mv.to());
        let tone = Tone::Idea;
        let message = if self.hints == 1 {
            self.marks = vec![Drawn::Ring { square: from, tone }];
            Message::own("hint-piece")
                .with("role", Arg::Role(wanted.mv.role()))
                .with("square", Arg::Square(from))
        } else {
            self.marks = vec![Drawn::Arrow { from, to, tone }];
            Message::own("hint-move")
                .with("role", Arg::Role(wanted.mv.role()))
                .with("from", Arg::Square(from))
                .with("to", Arg::Square(to))
        };
        self.say(vec![message], Mood::Thinking);
    }
}

/// What the tree plays.
fn ours(before: &Game, wanted: &Branch) -> Message {
    let san = before.position().san(wanted.mv);
    Message::own("opening-ours").with("move", Arg::San(san))
}

impl Session for Drill {
    fn scene(&self) -> Scene {
        let position = self.game.position();
        let is_back = matches!(self.stage, Stage::Retreat { .. } | Stage::Looking { .. });
        let check = position.is_check().then(|| position.king(position.turn()));
        let mut scene = Scene {
            board: position.board().clone(),
            turn: Some(if is_back { self.side } else { position.turn() }),
            orientation: self.side,
            input: Input::Nothing,
            last_move: self.game.moves().last().map(|mv| (mv.from(), mv.to())),
            check: check.flatten(),
            marks: self.marks.clone(),
            stars: Vec::new(),
            badge: None,
        };
        scene.input = match self.stage {
            Stage::Asking => Input::legal(position),
            Stage::Retreat { .. } => Input::Moves(BTreeMap::new()),
            Stage::Reply { .. } | Stage::Looking { .. } | Stage::Done => Input::Nothing,
        };
        if let (Stage::Done, Some(mv)) = (&self.stage, self.game.moves().last()) {
            scene.badge = Some(Badge {
                square: mv.to(),
                sign: Sign::Star,
            });
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
