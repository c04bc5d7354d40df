//! What is chosen before a game, the game at hand, and the position that is being set up.

use crate::library::GameKey;
use crate::message::Message;
use crate::play::{
    Agreement, Character, CoachTalk, GameSession, HouseRules, Odds, SmallArmy, TimeControl, Who,
};
use crate::rules::{Color, Position};
use crate::scene::Scene;
use crate::session::{Session as _, Timestamp};
use crate::store::LONGEST_STEP_MILLIS;

use super::Editor;

/// Everything about games that is not in a saved one.
#[derive(Clone, Debug, Default)]
pub struct PlayPage {
    /// What is chosen for the next game.
    pub choices: Choices,
    /// The game at hand.
    pub game: Option<PlayedGame>,
    /// A game that was not finished when the program was closed.
    pub unfinished: Option<Unfinished>,
    /// The position that is being set up.
    pub editor: Editor,
    /// The saved game that is to go on as soon as it is read.
    pub(crate) opening: Option<GameKey>,
}

/// A game that can go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfinished {
    /// Its name among the saved games.
    pub key: GameKey,
    /// Who had White.
    pub white: String,
    /// Who had Black.
    pub black: String,
    /// Half-moves made.
    pub plies: u32,
}

/// The game at hand.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// The game.
    pub session: GameSession,
    /// Its name among the saved games.
    pub key: GameKey,
    /// Did the learner turn the board round?
    pub is_flipped: bool,
    /// Is the learner asked whether to give up?
    pub asks_to_resign: bool,
    /// What was last saved.
    pub(crate) kept: Kept,
    /// Does its result stand in the records?
    pub(crate) is_counted: bool,
    /// How long it was on the screen, in milliseconds; what was left alone counts little.
    pub(crate) spent_millis: u64,
    /// Until when that is counted; nothing while it is not on the screen.
    pub(crate) spent_until: Option<Timestamp>,
}

/// A clock that runs is saved so often, in milliseconds: no more of it is lost in a crash.
const CLOCK_KEPT_MILLIS: u64 = 5_000;

/// What of a game was last saved, and when.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    plies: usize,
    is_over: bool,
    standing: String,
    /// Was the clock running? Then it has gone on since.
    is_running: bool,
    at: Timestamp,
}

impl Kept {
    /// The game as it is now.
    pub(crate) fn of(session: &GameSession, now: Timestamp) -> Self {
        Self {
            plies: session.game().len_plies(),
            is_over: session.is_over(),
            standing: session.standing(),
            is_running: session
                .clock()
                .is_some_and(|clock| clock.running().is_some()),
            at: now,
        }
    }

    /// Is what is there now worth saving?
    pub(crate) fn is_outdated(&self, now: &Self) -> bool {
        let has_changed =
            (self.plies, self.is_over, &self.standing) != (now.plies, now.is_over, &now.standing);
        let has_stopped = self.is_running && !now.is_running;
        let is_old = now.is_running && now.at.millis_since(self.at) >= CLOCK_KEPT_MILLIS;
        has_changed || has_stopped || is_old
    }
}

impl PlayedGame {
    /// Counts the time since something happened last; what was left alone counts as a few minutes.
    pub(crate) fn spend(&mut self, now: Timestamp) {
        if let Some(until) = self.spent_until.replace(now) {
            let spent = now.millis_since(until).min(LONGEST_STEP_MILLIS);
            self.spent_millis = self.spent_millis.saturating_add(spent);
        }
    }

    /// The board, turned as the learner wants it.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let mut scene = self.session.scene();
        if self.is_flipped {
            scene.orientation = !scene.orientation;
        }
        scene
    }
}

/// Which side the learner wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SideChoice {
    /// White.
    #[default]
    White,
    /// Black.
    Black,
    /// Either.
    Either,
}

impl SideChoice {
    /// This side.
    #[must_use]
    pub fn of(side: Color) -> Self {
        match side {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }
}

impl StartChoice {
    /// Who has what, where the name leaves that open.
    #[must_use]
    pub fn about(&self) -> Option<Message> {
        let id = match self {
            Self::Odds(_) => "start-odds-about",
            Self::Army(
                SmallArmy::KnightsPawns
                | SmallArmy::BishopsPawns
                | SmallArmy::RookPawns
                | SmallArmy::QueenPawns,
            ) => "start-pawns-about",
            Self::Army(SmallArmy::BishopsKnights) => "start-bishops-about",
            Self::Army(SmallArmy::Pawns | SmallArmy::Queens | SmallArmy::Rooks)
            | Self::Whole
            | Self::Position(_) => return None,
        };
        Some(Message::own(id))
    }
}

/// How much time there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TimeChoice {
    /// No clock.
    #[default]
    None,
    /// Five minutes, and three seconds a move.
    Five,
    /// Ten minutes, and five seconds a move.
    Ten,
    /// Fifteen minutes, and ten seconds a move.
    Fifteen,
    /// Thirty minutes, and twenty seconds a move.
    Thirty,
}

impl TimeChoice {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::None,
        Self::Five,
        Self::Ten,
        Self::Fifteen,
        Self::Thirty,
    ];

    /// Minutes, and seconds a move; nothing without a clock.
    #[must_use]
    pub fn numbers(self) -> Option<(u64, u64)> {
        match self {
            Self::None => None,
            Self::Five => Some((5, 3)),
            Self::Ten => Some((10, 5)),
            Self::Fifteen => Some((15, 10)),
            Self::Thirty => Some((30, 20)),
        }
    }
}

/// Where a game begins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum StartChoice {
    /// The start of chess.
    #[default]
    Whole,
    /// The opponent plays without a man.
    Odds(Odds),
    /// A small army.
    Army(SmallArmy),
    /// A position that was set up, or that a lesson showed.
    Position(Box<Position>),
}

/// What is chosen for the next game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    /// The opponent; nothing for two people at one board.
    pub opponent: Option<Character>,
    /// The side of the learner.
    pub side: SideChoice,
    /// How much time there is.
    pub time: TimeChoice,
    /// Does the opponent get half the time?
    pub time_odds: bool,
    /// Where the game begins.
    pub start: StartChoice,
    /// How strict it is.
    pub rules: HouseRules,
    /// How much the coach says.
    pub talk: CoachTalk,
    /// Does the coach ask before a man is left to be taken?
    pub asks_first: bool,
    /// Is the board turned to whoever is to move?
    pub flips: bool,
}

impl Default for Choices {
    fn default() -> Self {
        Self {
            opponent: Some(Character::Chick),
            side: SideChoice::White,
            time: TimeChoice::None,
            time_odds: false,
            start: StartChoice::Whole,
            rules: HouseRules::Casual,
            talk: CoachTalk::EveryMove,
            asks_first: true,
            flips: false,
        }
    }
}

/// One thing that is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The opponent; nothing for two people.
    Opponent(Option<Character>),
    /// The side of the learner.
    Side(SideChoice),
    /// How much time there is.
    Time(TimeChoice),
    /// Half the time for the opponent.
    TimeOdds(bool),
    /// Where the game begins.
    Start(StartChoice),
    /// How strict it is.
    Rules(HouseRules),
    /// How much the coach says.
    Talk(CoachTalk),
    /// Whether the coach asks first.
    AsksFirst(bool),
    /// Whether the board turns.
    Flips(bool),
}

impl Choices {
    pub(crate) fn choose(&mut self, choice: Choice) {
        match choice {
            Choice::Opponent(opponent) => self.opponent = opponent,
            Choice::Side(side) => self.side = side,
            Choice::Time(time) => self.time = time,
            Choice::TimeOdds(odds) => self.time_odds = odds,
            Choice::Start(start) => self.start = start,
            Choice::Rules(rules) => self.rules = rules,
            Choice::Talk(talk) => self.talk = talk,
            Choice::AsksFirst(asks) => self.asks_first = asks,
            Choice::Flips(flips) => self.flips = flips,
        }
    }

    /// The agreement for a game with this seed.
    #[must_use]
    pub fn agreement(&self, seed: u64) -> Agreement {
        let person = match self.side {
            SideChoice::White => Color::White,
            SideChoice::Black => Color::Black,
            SideChoice::Either if seed.is_multiple_of(2) => Color::White,
            SideChoice::Either => Color::Black,
        };
        let other = self.opponent.map_or(Who::Person, Who::Character);
        let (white, black) = match person {
            Color::White => (Who::Person, other),
            Color::Black => (other, Who::Person),
        };
        let time = self.time.numbers().map(|(minutes, seconds)| {
            let full = TimeControl::minutes(minutes, seconds);
            let half = TimeControl {
                start_millis: full.start_millis / 2,
                ..full
            };
            let theirs = if self.time_odds { half } else { full };
            match person {
                Color::White => [full, theirs],
                Color::Black => [theirs, full],
            }
        });
        let is_alone = self.opponent.is_some();
        Agreement {
            start: match &self.start {
                StartChoice::Whole => Position::start(),
                StartChoice::Odds(odds) => odds.start(!person),
                StartChoice::Army(army) => army.start(),
                StartChoice::Position(position) => (**position).clone(),
            },
            white,
            black,
            time,
            rules: self.rules,
            talk: if is_alone {
                self.talk
            } else {
                CoachTalk::Silent
            },
            asks_first: self.asks_first && is_alone,
            flips: self.flips && !is_alone,
            seed,
        }
    }
}

/// The words of a choice that is a name in the list.
#[must_use]
pub fn start_message(start: &StartChoice) -> Message {
    Message::own(match start {
        StartChoice::Whole => "start-whole",
        StartChoice::Odds(odds) => match odds {
            Odds::None => "start-whole",
            Odds::Pawn => "start-odds-pawn",
            Odds::Knight => "start-odds-knight",
            Odds::Rook => "start-odds-rook",
            Odds::Queen => "start-odds-queen",
        },
        StartChoice::Army(army) => match army {
            SmallArmy::Pawns => "start-pawns",
            SmallArmy::KnightsPawns => "start-knights-pawns",
            SmallArmy::BishopsPawns => "start-bishops-pawns",
            SmallArmy::RookPawns => "start-rook-pawns",
            SmallArmy::QueenPawns => "start-queen-pawns",
            SmallArmy::BishopsKnights => "start-bishops-knights",
            SmallArmy::Queens => "start-queens",
            SmallArmy::Rooks => "start-rooks",
        },
        StartChoice::Position(_) => "start-position",
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::Act;
    use crate::rules::Square;
    use crate::session::Event;

    #[test]
    fn a_game_is_saved_when_something_is_counted_or_offered_and_its_clock_now_and_then() {
        let mut session = GameSession::new(Agreement {
            black: Who::Person,
            time: Some([TimeControl::minutes(5, 0); 2]),
            rules: HouseRules::Tournament { illegal_limit: 2 },
            ..Agreement::default()
        });
        let dragged = |from, to| Event::Moved {
            from,
            to,
            promotion: None,
        };
        session.act(Act::Begin, Timestamp(0));
        let mut kept = Kept::of(&session, Timestamp(0));
        let mut is_saved = |session: &GameSession, at| {
            let now = Kept::of(session, Timestamp(at));
            let is_outdated = kept.is_outdated(&now);
            if is_outdated {
                kept = now;
            }
            is_outdated
        };
        assert!(!is_saved(&session, 9_000), "nothing has happened");
        session.update(dragged(Square::E2, Square::E5), Timestamp(10_000));
        assert!(is_saved(&session, 10_000), "an illegal move is counted");
        session.update(dragged(Square::E2, Square::E4), Timestamp(11_000));
        assert!(is_saved(&session, 11_000), "a move");
        assert!(!is_saved(&session, 15_999));
        assert!(is_saved(&session, 16_000), "the clock has gone on");
        session.act(Act::OfferDraw, Timestamp(17_000));
        assert!(is_saved(&session, 17_000), "an offer");
        session.act(Act::Pause, Timestamp(18_000));
        assert!(is_saved(&session, 18_000), "the clock stands");
        assert!(!is_saved(&session, 60_000));
    }
}
