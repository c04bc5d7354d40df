//! A game as it is played: a person against a character, or two people at one board.
//!
//! Board and buttons give events and [`Act`]s; what is said, shown and asked of the engine comes out. The parts have a file
//! each: `referee` knows the house rules, `draws` who may offer and claim what, `advice` what the coach says, `tries` what was
//! taken back and what is shown on the board, `moves` what a move brings, `weigh` the look before the coach's question, `opponent` what the character does. The character thinks on the engine's thread: it is asked by [`Effect::Consult`] in the lane of the opponent.

mod advice;
mod draws;
mod keep;
mod moves;
mod opponent;
mod referee;
mod seen;
mod tries;
mod weigh;

use crate::coach::{Danger, Explanation, Learnt};
use crate::engine::Lane;
use crate::message::{Arg, Message};
use crate::rules::{Color, Game, Move, Position, ReadMoveError, Square};
use crate::scene::{Badge, Input, Mark, Scene, Sign};
use crate::session::{Cue, Effect, Event, Mood, Session, Showing, Speech, Timestamp};

use super::agreement::{Agreement, CoachTalk, Who};
use super::character::Character;
use super::clock::Clock;
use super::seed::turn_seed;
use advice::Advice;
use draws::Draws;
use referee::Referee;
pub use tries::Try;

/// What the players do beside moving men.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// The clock may run and the character may move: the game is on the screen.
    Begin,
    /// The game leaves the screen: everything stands still until [`Act::Begin`].
    Pause,
    /// The side to move, or the person, gives up.
    Resign,
    /// A draw is offered with the next move.
    OfferDraw,
    /// The offer is accepted.
    AcceptDraw,
    /// The offer is declined.
    DeclineDraw,
    /// The draw that is there is claimed, or is to be claimed with the next move.
    ClaimDraw,
    /// The person goes on with the other side's men.
    SwapSides,
    /// The move that the coach asked about is not made.
    ThinkAgain,
    /// It is.
    PlayIt,
    /// The coach is asked about the last move of the person.
    AskCoach,
    /// The coach talks so much from now on.
    Talk(CoachTalk),
    /// The coach is silent from now on, or talks again as before.
    Hush,
    /// A man was touched.
    Touched(Square),
}

/// A game that is played.
#[derive(Clone, Debug)]
pub struct GameSession {
    agreement: Agreement,
    game: Game,
    /// What each move left on its side's clock, in milliseconds.
    clock_after: Vec<Option<u64>>,
    clock: Option<Clock>,
    phase: Phase,
    speech: Speech,
    marks: Vec<Mark>,
    badge: Option<Badge>,
    referee: Referee,
    draws: Draws,
    advice: Advice,
    /// Did the game end by illegal moves of this side?
    lost_by_rules: Option<Color>,
    /// Did the game end by this side's time?
    flagged: Option<Color>,
    takebacks: u32,
    tries: Vec<Try>,
    /// What is shown on the board, and what was said before of which move.
    showing: Option<(Showing, (Speech, Option<usize>))>,
    has_begun: bool,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Phase {
    /// A person's move.
    Waiting,
    /// The engine's look at this move, which may be one to ask about; until then at the latest.
    Weighing {
        mv: Move,
        danger: Danger,
        until: Timestamp,
    },
    /// The person's answer to the coach's question about this move.
    Sure { mv: Move },
    /// The character's move; asked at this time.
    Thinking { since: Timestamp },
    /// The moment to make the character's move.
    Replying { mv: Move, at: Timestamp },
    /// Nothing any more.
    Over,
}

impl GameSession {
    /// A game by an agreement, before its first move. It stands still until [`Act::Begin`].
    #[must_use]
    pub fn new(agreement: Agreement) -> Self {
        let game = Game::new(agreement.start.clone());
        let clock = agreement
            .time
            .map(|[white, black]| Clock::new(white, black));
        let first = game.position().turn();
        let hello = agreement.opponent().map_or_else(
            || Message::own("play-two-people").with("side", Arg::Color(first)),
            |(_, who)| says(who, who.hello()),
        );
        let mut session = Self {
            game,
            clock_after: Vec::new(),
            clock,
            phase: Phase::Waiting,
            speech: Speech {
                messages: vec![hello],
                mood: Mood::Calm,
            },
            marks: Vec::new(),
            badge: None,
            referee: Referee::new(agreement.rules),
            draws: Draws::default(),
            advice: Advice::new(agreement.talk),
            lost_by_rules: None,
            flagged: None,
            takebacks: 0,
            tries: Vec::new(),
            showing: None,
            has_begun: false,
            agreement,
        };
        session.settle_end();
        session
    }

    /// The lessons that the learner has finished lately, the latest first: praise may name them.
    pub fn remember_lessons(&mut self, learnt: Vec<Learnt>) {
        self.advice.set_learnt(learnt);
    }

    fn turn(&self) -> Color {
        self.game.position().turn()
    }

    /// Does something beside the board: see [`Act`]. What does not fit changes nothing.
    pub fn act(&mut self, act: Act, now: Timestamp) -> Vec<Effect> {
        if self.is_over() && !matches!(act, Act::AskCoach | Act::Talk(_) | Act::Hush) {
            return Vec::new();
        }
        self.stop_showing();
        match act {
            Act::Begin => self.begin(now),
            Act::Pause => self.pause(now),
            Act::Resign => self.resign(now),
            Act::OfferDraw => self.offer_draw(),
            Act::AcceptDraw => self.accept_draw(now),
            Act::DeclineDraw => self.decline_draw(),
            Act::ClaimDraw => self.claim_draw(now),
            Act::SwapSides => self.swap_sides(now),
            Act::ThinkAgain => self.think_again(),
            Act::PlayIt => match self.phase {
                Phase::Sure { mv } => {
                    self.phase = Phase::Waiting;
                    self.play(mv, now)
                }
                Phase::Waiting
                | Phase::Weighing { .. }
                | Phase::Thinking { .. }
                | Phase::Replying { .. }
                | Phase::Over => Vec::new(),
            },
            Act::AskCoach => self.ask_coach(),
            Act::Talk(talk) => self.talk(talk),
            Act::Hush => self.talk(self.advice.hushed()),
            Act::Touched(square) => self.touched(square),
        }
    }

    fn begin(&mut self, now: Timestamp) -> Vec<Effect> {
        if self.has_begun {
            return Vec::new();
        }
        self.has_begun = true;
        // The clock of a game that has not begun waits for the first move; one that goes on runs at once.
        let turn = self.turn();
        if self.game.len_plies() > 0
            && let Some(clock) = &mut self.clock
        {
            clock.run(turn, now);
        }
        self.next_turn(now)
    }

    fn pause(&mut self, now: Timestamp) -> Vec<Effect> {
        self.has_begun = false;
        if self.asks_if_sure() {
            self.think_again();
        }
        self.phase = Phase::Waiting;
        if let Some(clock) = &mut self.clock {
            clock.stop(now);
        }
        Vec::new()
    }

    /// Whoever is to move is asked for it.
    fn next_turn(&mut self, now: Timestamp) -> Vec<Effect> {
        match self.agreement.who(self.turn()) {
            Who::Person => {
                self.phase = Phase::Waiting;
                Vec::new()
            }
            Who::Character(character) => {
                self.phase = Phase::Thinking { since: now };
                let seed = turn_seed(self.agreement.seed, self.game.len_plies());
                vec![Effect::Consult {
                    lane: Lane::Opponent,
                    question: Box::new(character.question(self.game.clone(), seed)),
                }]
            }
        }
    }

    fn resign(&mut self, now: Timestamp) -> Vec<Effect> {
        let loser = self.agreement.person().unwrap_or_else(|| self.turn());
        self.game.resign(loser);
        self.end(now)
    }

    fn say(&mut self, messages: Vec<Message>, mood: Mood) {
        self.speech = Speech { messages, mood };
        self.advice.told = None;
    }

    fn talk(&mut self, talk: CoachTalk) -> Vec<Effect> {
        self.agreement.talk = talk;
        self.advice.set_talk(talk);
        if talk == CoachTalk::Silent && !self.asks_if_sure() && !self.is_over() {
            self.say(Vec::new(), Mood::Calm);
            self.marks.clear();
            self.badge = None;
        }
        Vec::new()
    }

    fn swap_sides(&mut self, now: Timestamp) -> Vec<Effect> {
        if !self.may_swap() {
            return Vec::new();
        }
        std::mem::swap(&mut self.agreement.white, &mut self.agreement.black);
        self.marks.clear();
        self.badge = None;
        self.draws = Draws::default();
        self.say(
            vec![Message::own("play-swapped").with(
                "side",
                Arg::Color(self.agreement.person().unwrap_or(Color::White)),
            )],
            Mood::Calm,
        );
        self.next_turn(now)
    }

    fn think_again(&mut self) -> Vec<Effect> {
        if self.asks_if_sure() {
            self.phase = Phase::Waiting;
            self.marks.clear();
            self.say(vec![Message::own("play-look-again")], Mood::Thinking);
        }
        Vec::new()
    }
}

impl Session for GameSession {
    fn scene(&self) -> Scene {
        let shown = self.showing.as_ref();
        if let Some(scene) = shown.and_then(|(showing, _)| showing.scene(self.orientation())) {
            return scene;
        }
        let position = self.game.position();
        let input = if self.phase == Phase::Waiting && self.has_begun {
            self.referee.allows(position)
        } else {
            Input::Nothing
        };
        let (board, turn) = match self.phase {
            // The move that is asked about is shown as if it were made.
            Phase::Weighing { mv, .. } | Phase::Sure { mv } => (
                position
                    .play(mv)
                    .map_or_else(|_| position.board().clone(), |after| after.board().clone()),
                position.turn(),
            ),
            Phase::Waiting | Phase::Thinking { .. } | Phase::Replying { .. } | Phase::Over => {
                (position.board().clone(), position.turn())
            }
        };
        Scene {
            board,
            turn: Some(turn),
            orientation: self.orientation(),
            input,
            last_move: self.game.moves().last().map(|mv| (mv.from(), mv.to())),
            check: checked_king(position),
            marks: self.marks.clone(),
            stars: Vec::new(),
            // A move that is asked about takes its man away from under an older sign.
            badge: self
                .badge
                .filter(|_| !matches!(self.phase, Phase::Weighing { .. } | Phase::Sure { .. })),
        }
    }

    fn update(&mut self, event: Event, now: Timestamp) -> Vec<Effect> {
        if let Some(effects) = self.flag_fell(now) {
            return effects;
        }
        if let Some(effects) = self.update_showing(&event, now) {
            return effects;
        }
        match event {
            Event::TookBack => self.take_back(now),
            Event::Answered(answered) => self.answered(*answered, now),
            _ if self.is_over() => Vec::new(),
            Event::Moved {
                from,
                to,
                promotion,
            } => {
                let found = self.game.find(from, to, promotion);
                self.moved(found, from, to, now)
            }
            Event::Typed(text) => match self.game.read_move(&text) {
                Ok(mv) => self.moved(Ok(mv), mv.from(), mv.to(), now),
                Err(error) => self.unread(&error),
            },
            Event::TimeReached => match self.phase {
                Phase::Replying { mv, at } if at <= now => self.play(mv, now),
                Phase::Weighing { until, .. } if until <= now => self.weighed_too_long(),
                Phase::Replying { .. }
                | Phase::Weighing { .. }
                | Phase::Waiting
                | Phase::Sure { .. }
                | Phase::Thinking { .. }
                | Phase::Over => Vec::new(),
            },
            Event::HintAsked => self.ask_hint(),
            Event::Replayed => self.show_told(now),
            Event::Chose(index) => self.show_try(index, now),
            Event::Clicked(_)
            | Event::Placed { .. }
            | Event::Removed(_)
            | Event::Continued
            | Event::Skipped
            | Event::WentBack
            | Event::JumpedTo(_) => Vec::new(),
        }
    }

    fn due(&self) -> Option<Timestamp> {
        let reply = match self.phase {
            Phase::Replying { at, .. } => Some(at),
            Phase::Weighing { until, .. } => Some(until),
            Phase::Waiting | Phase::Sure { .. } | Phase::Thinking { .. } | Phase::Over => None,
        };
        let flag = self
            .clock
            .as_ref()
            .and_then(Clock::flag)
            .map(|(_, at)| at)
            .filter(|_| !self.is_over());
        let shown = self.showing.as_ref().map(|(showing, _)| showing.due());
        [reply, flag, shown].into_iter().flatten().min()
    }
}

impl GameSession {
    /// What was typed is no move. It costs nothing, not even in a tournament: nothing was touched.
    fn unread(&mut self, error: &ReadMoveError) -> Vec<Effect> {
        if !self.is_persons_turn() {
            return Vec::new();
        }
        // Whoever types another move has thought again.
        self.think_again();
        let message = Message::unread(error, self.game.position().board());
        self.say(vec![message], Mood::Concerned);
        vec![Effect::Cue(Cue::Refused)]
    }
}

/// What a character says.
fn says(who: Character, what: Message) -> Message {
    Message::own("play-says")
        .with("name", Arg::Clause(Box::new(who.name())))
        .with("words", Arg::Message(Box::new(what)))
}

fn checked_king(position: &Position) -> Option<Square> {
    position
        .is_check()
        .then(|| position.king(position.turn()))
        .flatten()
}

/// The sign that a move leaves on the board, as in a review; the small ones are left out, so that not every move has one.
fn badge_of(explanation: &Explanation, square: Square) -> Option<Badge> {
    let sign = explanation.sign()?;
    let is_small = match sign {
        Sign::Tick | Sign::Book | Sign::Inaccuracy => true,
        Sign::Star
        | Sign::Again
        | Sign::Brilliant
        | Sign::Great
        | Sign::Mistake
        | Sign::Blunder => false,
    };
    (!is_small).then_some(Badge { square, sign })
}
