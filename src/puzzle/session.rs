//! A learner and a puzzle: the other side's move, the answer, what a wrong try costs, and the word at the end.
//!
//! A listed move is right, and so is any move that mates. Any other move is shown to the engine. It is "also good" when
//! the engine proves that it keeps as much as the solution does; else its punishment is played on the board and taken back.
//! Where the engine has no answer, nothing is claimed but that the move is not the one that is looked for.

use std::sync::Arc;

use crate::coach::{self, Budget, Context, Judging, Stance, Verdict, phrase};
use crate::engine::{Answer, Lane, Limit, Question, Score};
use crate::message::{Arg, Message};
use crate::rules::{Color, Game, Move, Position, Refusal, Role, Square};
use crate::scene::{Badge, Input, Mark, Scene, Sign, Tone};
use crate::session::{Answered, Cue, Effect, Event, Mood, Session, Speech, Timestamp};
use crate::study::{Grade, Score as Marked, TryOutcome};

use super::pick::WhyBack;
use super::puzzle::Puzzle;
use super::task::{Task, explanation};

/// The first look at the board, before the other side moves.
const LEAD_MILLIS: u64 = 900;
/// An answer of the other side comes after this pause.
const REPLY_MILLIS: u64 = 650;
/// A wrong move stands so long before it is punished, then both slide back.
const PUNISH_MILLIS: u64 = 800;
const RETREAT_MILLIS: u64 = 2400;
/// The moves of the solution follow each other at this pace.
const SHOW_MILLIS: u64 = 1100;
/// Who waits longer for the engine should not wait any more.
const PATIENCE_MILLIS: u64 = 8000;
/// How deep the end of the solution is looked at, to know what an "also good" move must keep.
const END_NODES: u64 = 100_000;
/// A move that is "also good" keeps the solution's chances but for these points: the coach's border of a good move.
const SLACK_PERCENT: f64 = 5.0;
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

    fn try_move(
        &mut self,
        found: Result<Move, Message>,
        refusal: Option<&Refusal>,
        now: Timestamp,
    ) -> Vec<Effect> {
        let mv = match found {
            Ok(mv) => mv,
            Err(message) => {
                self.say(Mood::Concerned, vec![message]);
                self.marks =
                    refusal.map_or_else(Vec::new, |refusal| Mark::of_refusal(refusal.first()));
                return vec![Effect::Cue(Cue::Refused)];
            }
        };
        let listed = self.listed();
        let before = self.game.clone();
        if self.game.play(mv).is_err() {
            return Vec::new();
        }
        self.marks.clear();
        let cue = Effect::Cue(Cue::of(mv));
        if self.game.position().is_checkmate() {
            let said = if listed == Some(mv) {
                "puzzle-right"
            } else {
                "puzzle-other-mate"
            };
            return [vec![cue], self.solve(said, listed == Some(mv), now)].concat();
        }
        if listed == Some(mv) {
            if self.rest().is_empty() {
                return [vec![cue], self.solve("puzzle-right", true, now)].concat();
            }
            self.say(Mood::Happy, vec![Message::own("puzzle-go-on")]);
            self.stage = Stage::Reply {
                at: now.after_millis(REPLY_MILLIS),
            };
            return vec![cue];
        }
        if self.game.outcome().is_some() {
            // Stalemate, or nothing left to mate with; where a draw is all that there is, the engine is right to ask.
            let end = self.game.outcome();
            let message = end.as_ref().map(|end| {
                Message::own("puzzle-draws")
                    .with("outcome", Arg::Message(Box::new(Message::from(end))))
            });
            if self.task != Task::Save {
                return [
                    vec![cue],
                    self.miss(message.into_iter().collect(), None, now),
                ]
                .concat();
            }
        }
        let judging = Judging::new(before, mv, Budget::Staged, Context::default());
        self.say(Mood::Thinking, vec![Message::own("puzzle-thinking")]);
        let Some(question) = judging.question() else {
            return vec![cue];
        };
        self.stage = Stage::Doubt(Box::new(Doubt {
            judging,
            verdict: None,
            asked: question.clone(),
            until: now.after_millis(PATIENCE_MILLIS),
        }));
        vec![cue, consult(question)]
    }

    /// The engine has looked at what was asked last.
    fn hear(&mut self, answered: Answered, now: Timestamp) -> Vec<Effect> {
        let Stage::Doubt(doubt) = &mut self.stage else {
            return Vec::new();
        };
        if doubt.asked != answered.question {
            return Vec::new();
        }
        if let Some(verdict) = doubt.verdict.clone() {
            let Answer::Best(lines) = answered.answer else {
                return Vec::new();
            };
            // The solver has made the last move of the solution: the other side's score turned round.
            let end = lines.first().map(|line| -line.score);
            return self.weigh(&verdict, end, now);
        }
        if doubt.judging.answered(answered.answer).is_err() {
            return Vec::new();
        }
        if let Some(question) = doubt.judging.question() {
            doubt.asked = question.clone();
            return vec![consult(question)];
        }
        let Some(verdict) = doubt.judging.verdict() else {
            return Vec::new();
        };
        if !verdict.explanation.rating.is_praise() || matches!(self.task, Task::Mate { .. }) {
            return self.weigh(&verdict, None, now);
        }
        doubt.verdict = Some(verdict);
        let question = end_question(&self.puzzle);
        doubt.asked = question.clone();
        vec![consult(question)]
    }

    /// Is the move as good as the solution? `end` is the score for the solver where the solution ends.
    fn weigh(&mut self, verdict: &Verdict, end: Option<Score>, now: Timestamp) -> Vec<Effect> {
        let played = verdict.comparison.played.score;
        let is_praised = verdict.explanation.rating.is_praise();
        if let Task::Mate { moves } = self.task {
            let made = self.game.len_plies().saturating_sub(2) / 2;
            let left = moves.saturating_sub(made);
            return match played {
                Score::MateIn(count) if usize::from(count) <= left => {
                    self.solve("puzzle-also-good", false, now)
                }
                Score::MateIn(_) | Score::Cp(_) if is_praised => {
                    let more = Message::own("puzzle-good-but-mate")
                        .with("count", Arg::Number(left as i64));
                    self.go_back(vec![more], now)
                }
                Score::MateIn(_) | Score::MatedIn(_) | Score::Cp(_) => self.punish(verdict, now),
            };
        }
        let chance = |score: Score| score.win_chance().percent();
        let keeps = end.is_some_and(|end| chance(played) + SLACK_PERCENT >= chance(end));
        if is_praised && keeps {
            return self.solve("puzzle-also-good", false, now);
        }
        if is_praised {
            return self.go_back(vec![Message::own("puzzle-good-but-more")], now);
        }
        self.punish(verdict, now)
    }

    /// A good move that is not good enough is taken back, and does not count as a miss.
    fn go_back(&mut self, messages: Vec<Message>, now: Timestamp) -> Vec<Effect> {
        self.say(Mood::Thinking, messages);
        self.stage = Stage::Punish {
            at: now.after_millis(RETREAT_MILLIS),
            answer: None,
        };
        Vec::new()
    }

    fn punish(&mut self, verdict: &Verdict, now: Timestamp) -> Vec<Effect> {
        let reasons = verdict.explanation.reasons.iter();
        // What the move missed would give the solution away.
        let allowed = reasons.filter(|reason| reason.stance == Stance::Allows);
        let answer = verdict.comparison.played.moves.get(1).copied();
        let why = allowed.map(phrase).next().or_else(|| {
            let answer = answer?;
            let san = self.game.position().san(answer);
            Some(Message::own("puzzle-answered").with("move", Arg::San(san)))
        });
        let messages = std::iter::once(Message::own("puzzle-not-yet")).chain(why);
        self.miss(messages.collect(), answer, now)
    }

    fn miss(
        &mut self,
        messages: Vec<Message>,
        answer: Option<Move>,
        now: Timestamp,
    ) -> Vec<Effect> {
        self.misses = self.misses.saturating_add(1);
        let messages = if messages.is_empty() {
            vec![Message::own("puzzle-not-listed")]
        } else {
            messages
        };
        self.say(Mood::Concerned, messages);
        let answer = answer.filter(|mv| self.game.position().play(*mv).is_ok());
        let wait = match answer {
            Some(_) => PUNISH_MILLIS,
            None => RETREAT_MILLIS,
        };
        self.stage = Stage::Punish {
            at: now.after_millis(wait),
            answer,
        };
        Vec::new()
    }

    /// Takes a wrong move and its punishment back.
    fn retreat(&mut self) {
        let solver = self.solver();
        // The learner's move, and the other side's if it was made.
        if self.game.position().turn() == solver {
            self.game.undo();
        }
        self.game.undo();
        self.marks.clear();
        self.stage = Stage::Ask;
    }

    fn solve(&mut self, said: &'static str, is_listed: bool, now: Timestamp) -> Vec<Effect> {
        let outcome = if self.misses == 0 && self.hints == 0 {
            TryOutcome::Solved
        } else {
            TryOutcome::Helped
        };
        // What the solution shows was not shown by another move.
        let why = explanation(&self.puzzle).filter(|_| is_listed);
        let messages = std::iter::once(Message::own(said)).chain(why);
        self.say(Mood::Happy, messages.collect());
        self.stage = Stage::Over;
        let finished = self.finish(outcome, now);
        std::iter::once(Effect::Cue(Cue::Solved))
            .chain(finished)
            .collect()
    }

    fn finish(&mut self, outcome: TryOutcome, now: Timestamp) -> Option<Effect> {
        if self.ended.is_some() {
            return None;
        }
        self.ended = Some(End {
            outcome,
            hints: self.hints,
            misses: self.misses,
            at: now,
            took_millis: now.millis_since(self.began),
        });
        Some(Effect::Finished)
    }

    /// The rest of the solution is shown.
    fn give_up(&mut self, now: Timestamp) -> Vec<Effect> {
        match self.stage {
            Stage::Punish { .. } | Stage::Doubt(_) => self.retreat(),
            Stage::Lead { .. } => {
                if self.game.play(self.puzzle.lead).is_err() {
                    return Vec::new();
                }
            }
            Stage::Ask | Stage::Reply { .. } => {}
            Stage::Show { .. } | Stage::Over => return Vec::new(),
        }
        self.marks.clear();
        self.say(Mood::Calm, vec![Message::own("puzzle-shown")]);
        self.stage = Stage::Show {
            at: now.after_millis(REPLY_MILLIS),
        };
        self.finish(TryOutcome::Failed, now).into_iter().collect()
    }

    fn hint(&mut self) {
        if !self.may_hint() {
            return;
        }
        self.hints += 1;
        let stage = match self.hints {
            1 => coach::Stage::Idea,
            2 => coach::Stage::Piece,
            _ => coach::Stage::Move,
        };
        let Some(hint) = coach::hint(self.game.position(), self.rest(), stage) else {
            return;
        };
        self.marks = match hint.squares.as_slice() {
            [from, to] => vec![Mark::Arrow {
                from: *from,
                to: *to,
                tone: Tone::Idea,
            }],
            squares => squares
                .iter()
                .map(|square| Mark::Ring {
                    square: *square,
                    tone: Tone::Idea,
                })
                .collect(),
        };
        self.say(Mood::Thinking, vec![hint.message]);
    }

    fn time(&mut self, now: Timestamp) -> Vec<Effect> {
        if self.due().is_none_or(|due| due > now) {
            return Vec::new();
        }
        match &self.stage {
            Stage::Lead { .. } => {
                self.stage = Stage::Ask;
                self.play(self.puzzle.lead)
            }
            Stage::Reply { .. } => {
                self.stage = Stage::Ask;
                self.speech = Speech::default();
                self.listed().map_or_else(Vec::new, |mv| self.play(mv))
            }
            Stage::Doubt(_) => self.miss(Vec::new(), None, now),
            Stage::Punish {
                answer: Some(answer),
                ..
            } => {
                let answer = *answer;
                self.stage = Stage::Punish {
                    at: now.after_millis(RETREAT_MILLIS),
                    answer: None,
                };
                let effects = self.play(answer);
                self.marks = vec![Mark::Arrow {
                    from: answer.from(),
                    to: answer.to(),
                    tone: Tone::Danger,
                }];
                effects
            }
            Stage::Punish { answer: None, .. } => {
                self.retreat();
                Vec::new()
            }
            Stage::Show { .. } => {
                let Some(mv) = self.listed() else {
                    self.stage = Stage::Over;
                    return Vec::new();
                };
                let effects = self.play(mv);
                if self.rest().is_empty() {
                    self.stage = Stage::Over;
                    let why = explanation(&self.puzzle);
                    let messages = std::iter::once(Message::own("puzzle-that-was-it")).chain(why);
                    self.say(Mood::Calm, messages.collect());
                } else {
                    self.stage = Stage::Show {
                        at: now.after_millis(SHOW_MILLIS),
                    };
                }
                effects
            }
            Stage::Ask | Stage::Over => Vec::new(),
        }
    }

    fn play(&mut self, mv: Move) -> Vec<Effect> {
        match self.game.play(mv) {
            Ok(()) => vec![Effect::Cue(Cue::of(mv))],
            Err(_) => Vec::new(),
        }
    }

    /// The solution from its beginning, once more.
    fn replay(&mut self, now: Timestamp) {
        if !self.is_over() {
            return;
        }
        self.game = Game::new(self.puzzle.start.clone());
        if self.game.play(self.puzzle.lead).is_err() {
            return;
        }
        self.marks.clear();
        self.stage = Stage::Show {
            at: now.after_millis(SHOW_MILLIS),
        };
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

/// How good is the end of the solution?
fn end_question(puzzle: &Puzzle) -> Question {
    let mut game = Game::new(puzzle.start.clone());
    let moves = std::iter::once(puzzle.lead).chain(puzzle.solution.iter().copied());
    for mv in moves {
        if game.play(mv).is_err() {
            break;
        }
    }
    Question::best(game, Limit::Nodes(END_NODES))
}

fn consult(question: Question) -> Effect {
    Effect::Consult {
        lane: Lane::Advice,
        question: Box::new(question),
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
        Scene {
            board: position.board().clone(),
            turn: Some(if is_wrong {
                self.solver()
            } else {
                position.turn()
            }),
            orientation: self.solver(),
            input,
            last_move: last.map(|mv| (mv.from(), mv.to())),
            check: position
                .is_check()
                .then(|| position.king(position.turn()))
                .flatten(),
            marks: self.marks.clone(),
            stars: Vec::new(),
            badge: last.zip(sign).map(|(mv, sign)| Badge {
                square: mv.to(),
                sign,
            }),
        }
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
