//! A step in which the learner plays one side of a game that was played, move by move, for points.

use crate::engine::{Answer, Comparison, Lane, Limit, Question};
use crate::lesson::answer::{Told, tell_move, tell_refusal};
use crate::lesson::lesson::{Step, StepKind};
use crate::message::{Arg, Message};
use crate::rules::{Game, Move, Position, Role, Square};
use crate::scene::{Badge, Input, Scene, Sign};
use crate::session::{Answered, Cue, Effect, Event, Mood, Timestamp};

use super::ask::{hint_for, show_last_move};
use super::{ASTRAY_MILLIS, REPLY_MILLIS, Tally, Turn};

/// The move of the game is worth so many points; each hint takes one off.
const MOST_POINTS: u32 = 3;
/// The engine looks at so many positions to judge a guess.
const NODES: u64 = 150_000;
/// A guess that nobody has judged after this time is left at that.
const PATIENCE_MILLIS: u64 = 6_000;
/// A guess that loses no more of the winning chance than this, in points of a hundred, is as good, good, or playable.
const LOSSES: [f64; 3] = [2.0, 6.0, 12.0];
/// From so many points of a hundred on there are three stars, or two.
const STARS: [u32; 2] = [80, 50];

/// How far the game is, and what was earned.
#[derive(Clone, Debug)]
pub(super) struct GuessStage {
    /// The board; a try of the learner's may stand on it.
    game: Game,
    /// Moves of the game that were played.
    played: usize,
    points: u32,
    exact: u32,
    /// Hints taken for the move at hand.
    hints: u8,
    /// The learner's own move, while it is on the board.
    own: Option<Move>,
    waiting: Option<Waiting>,
}

/// Something that happens by itself after a pause.
#[derive(Clone, Debug)]
struct Waiting {
    due: Timestamp,
    what: Pending,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pending {
    /// The engine looks at the learner's own move.
    Judge,
    /// The learner's own move slides back.
    Retreat,
    /// The game goes on by itself: the move that was played in place of the learner's.
    GameMove,
    /// The other side's move of the game.
    Reply,
}

/// What a guess is worth.
struct Verdict {
    message: Message,
    points: u32,
    mood: Mood,
}

impl GuessStage {
    pub(super) fn new(game: Game) -> Self {
        Self {
            game,
            played: 0,
            points: 0,
            exact: 0,
            hints: 0,
            own: None,
            waiting: None,
        }
    }

    pub(super) fn due(&self) -> Option<Timestamp> {
        self.waiting.as_ref().map(|waiting| waiting.due)
    }

    pub(super) fn tally(&self, step: &Step) -> Tally {
        let moves = guesses(line_of(step));
        Tally::Points {
            points: self.points,
            of: moves * MOST_POINTS,
            at: (self.played as u32 / 2 + 1).min(moves),
            moves,
        }
    }

    pub(super) fn show(&self, step: &Step, is_solved: bool, scene: &mut Scene) {
        let position = self.game.position();
        scene.board = position.board().clone();
        // The turn is the learner's until the game has answered.
        let learner = step.field.turn();
        scene.turn = match self.own {
            Some(_) => Some(learner),
            None => Scene::turn_in(position),
        };
        scene.check = position
            .is_check()
            .then(|| position.king(position.turn()))
            .flatten();
        show_last_move(&self.game, scene);
        if self.own.is_none() {
            scene.marks = step.marks_after(self.played).to_vec();
        }
        if is_solved {
            scene.badge = Badge::for_last_move(&self.game, learner, Sign::Star);
        } else if self.waiting.is_none() {
            scene.input = Input::legal(position);
        } else {
            scene.input = Input::Nothing;
        }
    }

    pub(super) fn update(&mut self, event: &Event, turn: &mut Turn<'_>) {
        match event {
            Event::TimeReached if self.due().is_some_and(|due| due <= turn.now) => {
                self.settle(turn);
            }
            Event::Moved {
                from,
                to,
                promotion,
            } => self.moved(*from, *to, *promotion, turn),
            Event::Typed(text) => match self.game.read_attempt(text) {
                Ok(read) => {
                    let promotion = read.verdict.as_ref().ok().and_then(|mv| mv.promotion());
                    self.moved(read.from, read.to, promotion, turn);
                }
                Err(error) => turn.refuse(Told {
                    messages: vec![Message::unread(&error, self.game.position().board())],
                    marks: Vec::new(),
                }),
            },
            Event::Answered(answered) => self.hear(answered, turn),
            Event::TookBack
            | Event::Clicked(_)
            | Event::Placed { .. }
            | Event::Removed(_)
            | Event::Chose(_)
            | Event::HintAsked
            | Event::Replayed
            | Event::Continued
            | Event::Skipped
            | Event::WentBack
            | Event::JumpedTo(_)
            | Event::TimeReached => {}
        }
    }

    fn moved(&mut self, from: Square, to: Square, promotion: Option<Role>, turn: &mut Turn<'_>) {
        let Some(expected) = self.next(turn.step).filter(|_| self.waiting.is_none()) else {
            return;
        };
        let mv = match self.game.find(from, to, promotion) {
            Ok(mv) => mv,
            Err(refusal) => {
                turn.refuse(tell_refusal(&refusal, self.game.position().board()));
                return;
            }
        };
        let before = self.game.clone();
        turn.marks = Some(Vec::new());
        if mv == expected {
            self.exact += 1;
            let verdict = self.verdict(exact_words(self.played), MOST_POINTS, Mood::Happy);
            self.say(verdict, None, turn);
            self.play_game_move(turn);
            return;
        }
        if self.game.play(mv).is_err() {
            return;
        }
        self.own = Some(mv);
        turn.cue(Cue::of(mv));
        if self.game.position().is_checkmate() {
            self.judged("guess-mates", MOST_POINTS, Mood::Happy, turn);
            return;
        }
        if !turn.is_advised {
            self.judged("guess-other", 1, Mood::Calm, turn);
            return;
        }
        let played = Arg::San(before.position().san(mv));
        let message = Message::own("guess-looking").with("played", played);
        turn.say(vec![message], Mood::Thinking);
        let question = Question::Compare {
            before,
            played: mv,
            limit: Limit::Nodes(NODES),
        };
        turn.effects.push(Effect::Consult {
            lane: Lane::Advice,
            question: Box::new(question),
        });
        self.wait(Pending::Judge, PATIENCE_MILLIS, turn);
    }

    /// The engine has looked at the learner's move.
    fn hear(&mut self, answered: &Answered, turn: &mut Turn<'_>) {
        let is_waiting = self
            .waiting
            .as_ref()
            .is_some_and(|waiting| waiting.what == Pending::Judge);
        let (Question::Compare { before, played, .. }, Answer::Compare(comparison)) =
            (&answered.question, &answered.answer)
        else {
            return;
        };
        let is_ours = before.len_plies() + 1 == self.game.len_plies() && self.own == Some(*played);
        if is_waiting && is_ours {
            let (id, points, mood) = worth(comparison);
            self.judged(id, points, mood, turn);
        }
    }

    /// Says what the learner's own move is worth; then it slides back and the game goes on.
    fn judged(&mut self, id: &'static str, points: u32, mood: Mood, turn: &mut Turn<'_>) {
        let (Some(mv), Some(expected)) = (self.own, self.next(turn.step)) else {
            return;
        };
        let mut before = self.game.clone();
        before.undo();
        let before = before.position();
        let message = Message::own(id)
            .with("played", Arg::San(before.san(mv)))
            .with("game", Arg::San(before.san(expected)));
        let verdict = self.verdict(message, points, mood);
        self.say(verdict, Some((before, mv)), turn);
        self.wait(Pending::Retreat, ASTRAY_MILLIS, turn);
    }

    fn verdict(&self, message: Message, points: u32, mood: Mood) -> Verdict {
        Verdict {
            message,
            points: points.saturating_sub(u32::from(self.hints)),
            mood,
        }
    }

    /// Says what a guess is worth, and what the author has to say about it and about the move of the game.
    fn say(&mut self, verdict: Verdict, own: Option<(&Position, Move)>, turn: &mut Turn<'_>) {
        self.points += verdict.points;
        let mut messages = vec![verdict.message];
        if let Some((before, mv)) = own {
            let attribute = format!("on-{}-{}", self.played + 1, mv.uci());
            if turn.step.has_words(&attribute) {
                messages.push(turn.words(Some(&attribute)));
            } else if verdict.points == 0 && self.hints == 0 {
                // The deed itself is no news to who made it; what it leaves to be taken is.
                let told = tell_move(before, mv);
                messages.extend(told.messages.into_iter().skip(1));
                turn.marks = Some(told.marks);
            }
        }
        turn.say(messages, verdict.mood);
    }

    fn wait(&mut self, what: Pending, millis: u64, turn: &Turn<'_>) {
        let due = turn.now.after_millis(millis);
        self.waiting = Some(Waiting { due, what });
    }

    /// Carries out what was waiting, and waits for what comes after it.
    fn settle(&mut self, turn: &mut Turn<'_>) {
        let Some(waiting) = self.waiting.take() else {
            return;
        };
        match waiting.what {
            // Nobody could say more of it than what it was.
            Pending::Judge => self.judged("guess-other", 1, Mood::Calm, turn),
            Pending::Retreat => {
                self.game.undo();
                self.own = None;
                turn.marks = Some(Vec::new());
                self.wait(Pending::GameMove, REPLY_MILLIS, turn);
            }
            Pending::GameMove | Pending::Reply => self.play_game_move(turn),
        }
    }

    /// The next move of the game, whoever makes it, with the author's words to it.
    fn play_game_move(&mut self, turn: &mut Turn<'_>) {
        let Some(mv) = self.next(turn.step) else {
            return;
        };
        if self.game.play(mv).is_err() {
            return;
        }
        self.played += 1;
        turn.cue(Cue::of(mv));
        let attribute = format!("at-{}", self.played);
        if turn.step.has_words(&attribute) {
            turn.add(turn.words(Some(&attribute)));
        }
        let line = line_of(turn.step);
        if self.played >= line.len() {
            self.finish(line, turn);
        } else if self.played % 2 == 1 {
            self.wait(Pending::Reply, REPLY_MILLIS, turn);
        } else {
            self.hints = 0;
            turn.has_fresh_hints = true;
        }
    }

    fn finish(&self, line: &[Move], turn: &mut Turn<'_>) {
        let moves = guesses(line);
        let of = moves * MOST_POINTS;
        let share = self.points * 100 / of.max(1);
        turn.stars = Some(match STARS {
            [three, _] if share >= three => 3,
            [_, two] if share >= two => 2,
            _ => 1,
        });
        // What was said of the last guess, and of the answer, stays to be read; only the praise has had its time once the
        // answer has come.
        let mut said = turn.said();
        if line.len().is_multiple_of(2) {
            let praise = exact_words(line.len().saturating_sub(2));
            said.retain(|message| *message != praise);
        }
        turn.solve(None);
        let success = turn.said();
        let result = Message::own("guess-result")
            .with("points", Arg::Number(i64::from(self.points)))
            .with("of", Arg::Number(i64::from(of)))
            .with("exact", Arg::Number(i64::from(self.exact)))
            .with("moves", Arg::Number(i64::from(moves)));
        let messages = said.into_iter().chain(success).chain([result]).collect();
        turn.say(messages, Mood::Happy);
    }

    fn next(&self, step: &Step) -> Option<Move> {
        line_of(step).get(self.played).copied()
    }

    pub(super) fn hint(&mut self, stage: u8, step: &Step) -> Told {
        if self.waiting.is_some() {
            return Told::default();
        }
        let Some(mv) = self.next(step) else {
            return Told::default();
        };
        self.hints = stage;
        if stage == 1 {
            return Told {
                messages: vec![Message::own("guess-hint-look")],
                marks: Vec::new(),
            };
        }
        hint_for(stage, mv.from(), mv.to(), mv.role())
    }

    /// While the game goes on by itself there is nothing to hint at.
    pub(super) fn may_hint(&self) -> bool {
        self.waiting.is_none()
    }
}

/// What a guess is worth by what it loses, beside the best move there was.
fn worth(comparison: &Comparison) -> (&'static str, u32, Mood) {
    let [as_good, good, playable] = LOSSES;
    match comparison.loss_percent() {
        loss if loss <= as_good => ("guess-as-good", MOST_POINTS, Mood::Happy),
        loss if loss <= good => ("guess-good", 2, Mood::Happy),
        loss if loss <= playable => ("guess-playable", 1, Mood::Calm),
        _ => ("guess-weaker", 0, Mood::Calm),
    }
}

/// The learner's moves of a line.
fn guesses(line: &[Move]) -> u32 {
    line.len().div_ceil(2) as u32
}

/// Said in turns, so that a learner who knows the game is not told the same each time.
fn exact_words(played: usize) -> Message {
    Message::own(match played / 2 % 3 {
        0 => "guess-exact",
        1 => "guess-exact-2",
        _ => "guess-exact-3",
    })
}

fn line_of(step: &Step) -> &[Move] {
    if let StepKind::Guess { line } = &step.kind {
        line
    } else {
        &[]
    }
}
