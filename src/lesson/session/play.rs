//! A step that is played on against the engine, toward a goal.

use crate::coach::{Danger, danger};
use crate::engine::{Answer, Lane, Limit, Question, Score};
use crate::lesson::answer::{Told, tell_refusal};
use crate::lesson::lesson::{Aim, Play, Step, StepKind};
use crate::message::{Arg, Message};
use crate::rules::{Color, DrawReason, Game, Move, Outcome, Role, Square};
use crate::scene::{Badge, Input, Scene, Sign};
use crate::session::{Answered, Cue, Effect, Event, Mood, Timestamp};

use super::ask::{hint_for, show_last_move};
use super::{REPLY_MILLIS, Tally, Turn};

/// An answer that has not come after this time is asked for again.
const PATIENCE_MILLIS: u64 = 20_000;
/// With so few men the engine does not judge, it knows.
const KNOWN_MEN: usize = 3;

/// The board of a play-out.
#[derive(Clone, Debug)]
pub(super) struct PlayStage {
    game: Game,
    /// Moves of the game before the step.
    plies_before: usize,
    moves: u32,
    waiting: Option<Waiting>,
    /// The goal cannot be reached any more; the last move can be taken back.
    has_failed: bool,
    /// The stage of the hint for which the engine was asked.
    hint: u8,
}

/// What the step waits for.
#[derive(Clone, Copy, Debug)]
struct Waiting {
    due: Timestamp,
    what: Pending,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pending {
    /// The engine thinks.
    Thought,
    /// The engine's move is shown in a moment.
    Reply(Move),
}

/// How a play-out stands after a move.
enum Stand {
    Reached,
    /// More than was asked for.
    Surpassed,
    Failed(&'static str),
    Open,
}

impl PlayStage {
    pub(super) fn new(game: Game) -> Self {
        Self {
            plies_before: game.len_plies(),
            game,
            moves: 0,
            waiting: None,
            has_failed: false,
            hint: 0,
        }
    }

    pub(super) fn due(&self) -> Option<Timestamp> {
        self.waiting.map(|waiting| waiting.due)
    }

    pub(super) fn may_take_back(&self) -> bool {
        self.moves > 0
    }

    pub(super) fn tally(&self, step: &Step) -> Option<Tally> {
        let play = play_of(step)?;
        let (made, of) = (self.moves, play.within);
        Some(match play.aim {
            Aim::Draw => Tally::Held { made, of },
            Aim::Mate | Aim::Win | Aim::Promote => Tally::Within { made, of },
        })
    }

    pub(super) fn show(&self, step: &Step, is_solved: bool, scene: &mut Scene) {
        let position = self.game.position();
        scene.board = position.board().clone();
        scene.turn = Scene::turn_in(position);
        scene.check = position
            .is_check()
            .then(|| position.king(position.turn()))
            .flatten();
        show_last_move(&self.game, scene);
        if self.moves == 0 {
            scene.marks.clone_from(&step.marks);
        }
        let sign = match (is_solved, self.has_failed) {
            (true, _) => Some(Sign::Star),
            (false, true) => Some(Sign::Again),
            (false, false) => None,
        };
        let learner = step.field.turn();
        scene.badge = sign.and_then(|sign| Badge::for_last_move(&self.game, learner, sign));
        scene.input = if is_solved || self.has_failed || self.waiting.is_some() {
            Input::Nothing
        } else {
            Input::legal(position)
        };
    }

    pub(super) fn update(&mut self, event: &Event, turn: &mut Turn<'_>) {
        let Some(play) = play_of(turn.step) else {
            return;
        };
        match event {
            Event::TimeReached if self.due().is_some_and(|due| due <= turn.now) => {
                self.settle(play, turn);
            }
            Event::Answered(answered) => self.hear(play, answered, turn),
            Event::Moved {
                from,
                to,
                promotion,
            } => self.moved(play, *from, *to, *promotion, turn),
            Event::Typed(text) => match self.game.read_attempt(text) {
                Ok(read) => {
                    let promotion = read.verdict.as_ref().ok().and_then(|mv| mv.promotion());
                    self.moved(play, read.from, read.to, promotion, turn);
                }
                Err(error) => turn.refuse(Told {
                    messages: vec![Message::unread(&error, self.game.position().board())],
                    marks: Vec::new(),
                }),
            },
            Event::TookBack => self.take_back(turn),
            Event::Clicked(_)
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

    fn moved(
        &mut self,
        play: &Play,
        from: Square,
        to: Square,
        promotion: Option<Role>,
        turn: &mut Turn<'_>,
    ) {
        if self.waiting.is_some() || self.has_failed {
            return;
        }
        let mv = match self.game.find(from, to, promotion) {
            Ok(mv) => mv,
            Err(refusal) => {
                turn.refuse(tell_refusal(&refusal, self.game.position().board()));
                return;
            }
        };
        let left = danger(&self.game, mv);
        if self.game.play(mv).is_err() {
            return;
        }
        self.moves += 1;
        self.hint = 0;
        turn.cue(Cue::of(mv));
        turn.marks = Some(Vec::new());
        let stand = self.stand(play, turn);
        if !self.ends(&stand, turn) {
            match left {
                Some(danger) => warn(&danger, turn),
                None => turn.say(Vec::new(), Mood::Calm),
            }
            self.think(turn);
        }
    }

    /// Asks the engine for the other side's move.
    fn think(&mut self, turn: &mut Turn<'_>) {
        self.waiting = Some(Waiting {
            due: turn.now.after_millis(PATIENCE_MILLIS),
            what: Pending::Thought,
        });
        turn.effects.push(Effect::Consult {
            lane: Lane::Opponent,
            question: Box::new(self.question()),
        });
    }

    fn question(&self) -> Question {
        Question::best(self.game.clone(), Limit::Nodes(Play::NODES))
    }

    /// The engine has answered: its move, or a hint.
    fn hear(&mut self, play: &Play, answered: &Answered, turn: &mut Turn<'_>) {
        let is_ours = *answered.question.game() == self.game;
        let Answer::Best(lines) = &answered.answer else {
            return;
        };
        let Some((line, mv)) = lines.first().and_then(|line| Some((line, line.first()?))) else {
            return;
        };
        let is_thinking = self
            .waiting
            .is_some_and(|waiting| waiting.what == Pending::Thought);
        match answered.lane {
            Lane::Opponent if is_ours && is_thinking => {
                if let Some(slip) = self.slip(play, line.score) {
                    self.waiting = None;
                    self.ends(&Stand::Failed(slip), turn);
                    return;
                }
                self.waiting = Some(Waiting {
                    due: turn.now.after_millis(REPLY_MILLIS),
                    what: Pending::Reply(mv),
                });
            }
            Lane::Hint if is_ours && self.hint > 0 => {
                let told = hint_for(self.hint, mv.from(), mv.to(), mv.role());
                turn.say(told.messages, Mood::Thinking);
                turn.marks = Some(told.marks);
            }
            Lane::Opponent
            | Lane::Hint
            | Lane::Advice
            | Lane::Review
            | Lane::ReviewBeside
            | Lane::Mining => {}
        }
    }

    /// What the last move gave away, where that is known for certain.
    fn slip(&self, play: &Play, score: Score) -> Option<&'static str> {
        if self.game.position().board().occupied().count() > KNOWN_MEN {
            return None;
        }
        match (play.aim, score) {
            (Aim::Mate | Aim::Win | Aim::Promote, Score::Cp(0)) => Some("play-slipped-draw"),
            (Aim::Draw, Score::MateIn(_)) => Some("play-slipped-loss"),
            _ => None,
        }
    }

    /// Carries out what was waiting.
    fn settle(&mut self, play: &Play, turn: &mut Turn<'_>) {
        let Some(waiting) = self.waiting.take() else {
            return;
        };
        match waiting.what {
            Pending::Thought => self.think(turn),
            Pending::Reply(mv) => {
                if self.game.play(mv).is_err() {
                    return;
                }
                turn.cue(Cue::of(mv));
                turn.marks = Some(Vec::new());
                let stand = self.stand(play, turn);
                self.ends(&stand, turn);
            }
        }
    }

    /// Does a piece of the learner stand that was a pawn when the step began?
    fn has_promoted(&self) -> bool {
        let mut squares: Vec<Square> = Vec::new();
        for (ply, mv) in self.game.moves().skip(self.plies_before).enumerate() {
            squares.retain(|square| Some(*square) != mv.captured_on());
            for square in &mut squares {
                if *square == mv.from() {
                    *square = mv.to();
                }
            }
            if ply % 2 == 0 && mv.promotion().is_some() {
                squares.push(mv.to());
            }
        }
        !squares.is_empty()
    }

    /// How it stands, after a move of either side.
    fn stand(&self, play: &Play, turn: &Turn<'_>) -> Stand {
        let learner = turn.step.field.turn();
        let is_answered = self.game.position().turn() == learner;
        let wants_draw = play.aim == Aim::Draw;
        match self.game.outcome() {
            Some(Outcome::Win { winner, .. }) if winner == learner && wants_draw => {
                return Stand::Surpassed;
            }
            Some(Outcome::Win { winner, .. }) if winner == learner => return Stand::Reached,
            Some(Outcome::Win { .. }) => return Stand::Failed("play-mated"),
            Some(Outcome::Draw { .. }) if wants_draw => return Stand::Reached,
            Some(Outcome::Draw { reason }) => return Stand::Failed(drawn(reason)),
            None => {}
        }
        match self.game.claim() {
            Some(_) if wants_draw => return Stand::Reached,
            Some(reason) => return Stand::Failed(drawn(reason)),
            None => {}
        }
        if !is_answered {
            // The last move of all, and it was not the one.
            let is_last = self.moves >= play.within && play.aim == Aim::Mate;
            return if is_last {
                Stand::Failed("play-out-of-moves")
            } else {
                Stand::Open
            };
        }
        let is_reached = match play.aim {
            Aim::Mate => false,
            Aim::Win => play.is_won(&self.game, learner),
            Aim::Promote => self.has_promoted(),
            Aim::Draw => self.moves >= play.within,
        };
        if is_reached {
            Stand::Reached
        } else if self.moves >= play.within {
            Stand::Failed("play-out-of-moves")
        } else {
            Stand::Open
        }
    }

    /// Says how it ended, if it did.
    fn ends(&mut self, stand: &Stand, turn: &mut Turn<'_>) -> bool {
        match stand {
            Stand::Open => return false,
            Stand::Reached => turn.solve(None),
            Stand::Surpassed => turn.solve(Some(Message::own("play-surpassed"))),
            Stand::Failed(why) => {
                self.has_failed = true;
                let side = Arg::Color(self.game.position().turn());
                let next = if turn.step.has_words("retry") {
                    turn.words(Some("retry"))
                } else {
                    Message::own("play-take-back")
                };
                turn.miss(Told {
                    messages: vec![Message::own(why).with("side", side), next],
                    marks: Vec::new(),
                });
            }
        }
        true
    }

    /// Takes back the learner's last move, and the answer to it.
    fn take_back(&mut self, turn: &mut Turn<'_>) {
        if self.moves == 0 {
            return;
        }
        let learner = turn.step.field.turn();
        self.waiting = None;
        self.has_failed = false;
        self.hint = 0;
        while self.game.undo().is_some() {
            if self.game.position().turn() == learner {
                break;
            }
        }
        self.moves -= 1;
        turn.say(Vec::new(), Mood::Calm);
        turn.marks = Some(Vec::new());
    }

    /// A hint: the author's idea is said at once, for the others the engine is asked.
    pub(super) fn hint(&mut self, stage: u8) -> (Told, Option<Effect>) {
        if self.waiting.is_some() || self.has_failed {
            return (Told::default(), None);
        }
        self.hint = stage;
        let told = Told {
            messages: vec![Message::own("play-hint-thinking")],
            marks: Vec::new(),
        };
        let ask = Effect::Consult {
            lane: Lane::Hint,
            question: Box::new(self.question()),
        };
        (told, (stage > 1).then_some(ask))
    }

    pub(super) fn may_hint(&self) -> bool {
        self.waiting.is_none() && !self.has_failed
    }
}

/// A man was left to be taken, or a mate allowed: the learner may take it back, or see what comes of it.
fn warn(danger: &Danger, turn: &mut Turn<'_>) {
    turn.say(
        vec![danger.message(), Message::own("play-take-back")],
        Mood::Concerned,
    );
    turn.marks = Some(vec![danger.mark()]);
}

/// Why a draw is no success here.
fn drawn(reason: DrawReason) -> &'static str {
    match reason {
        DrawReason::Stalemate => "play-stalemate",
        DrawReason::DeadPosition => "play-dead",
        DrawReason::Threefold | DrawReason::Fivefold => "play-repeated",
        DrawReason::FiftyMoves
        | DrawReason::SeventyFiveMoves
        | DrawReason::Agreement
        | DrawReason::FlagWithoutMatingMaterial => "play-fifty",
    }
}

fn play_of(step: &Step) -> Option<&Play> {
    if let StepKind::Play(play) = &step.kind {
        Some(play)
    } else {
        None
    }
}

impl Play {
    /// Is the learner so far ahead, on the move, that the rest is known from other lessons?
    #[must_use]
    pub fn is_won(&self, game: &Game, learner: Color) -> bool {
        use crate::motif::material;
        let position = game.position();
        material(position, learner) - material(position, !learner) >= Self::WON_BY
    }
}
