//! Games: against characters of a measured ladder, or two people at one board.
//!
//! [`Character`] is who one plays against; [`ladder`] measures that each beats the one below. [`Agreement`] is what is agreed
//! before a game, [`GameSession`] the game as it is played: it is told the time and asks the engine through effects.
//!
//! ```
//! use chess_tutor::play::{Act, Agreement, GameSession, Who};
//! use chess_tutor::rules::{Outcome, Square};
//! use chess_tutor::session::{Event, Session as _, Timestamp};
//! // Two people; the second gives up.
//! let agreement = Agreement { black: Who::Person, ..Agreement::default() };
//! let mut game = GameSession::new(agreement);
//! game.act(Act::Begin, Timestamp(0));
//! let e4 = Event::Moved { from: Square::E2, to: Square::E4, promotion: None };
//! game.update(e4, Timestamp(1_000));
//! game.act(Act::Resign, Timestamp(2_000));
//! assert_eq!(game.outcome().map(Outcome::pgn), Some("1-0"));
//! ```

mod agreement;
mod character;
mod clock;
pub mod ladder;
mod seed;
mod session;
mod start;

pub use agreement::{Agreement, CoachTalk, HouseRules, Who};
pub use character::{Character, GivesUp, Level};
pub use clock::{Clock, TimeControl};
pub use seed::turn_seed;
pub use session::{Act, GameSession, Try};
pub use start::{Odds, SmallArmy};
