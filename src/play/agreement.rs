//! What is agreed before a game: who plays, from where, with what clock and by which house rules.

use crate::rules::{Color, Position};

use super::character::Character;
use super::clock::TimeControl;

/// Who moves the men of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Who {
    /// Someone at this board.
    Person,
    /// A character.
    Character(Character),
}

/// How strict the game is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum HouseRules {
    /// What is not allowed is explained, and nothing else comes of it.
    #[default]
    Casual,
    /// A touched man moves, castling begins with the king, and illegal moves are counted.
    Tournament {
        /// With this illegal move the game is lost: two or three.
        illegal_limit: u8,
    },
}

/// How much the coach says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CoachTalk {
    /// Faults, and praise that was earned.
    #[default]
    EveryMove,
    /// Faults.
    MistakesOnly,
    /// What it is asked.
    WhenAsked,
    /// Nothing, and it does not look either.
    Silent,
}

/// Blitz is so much for sixty moves or less, on each clock (FIDE Laws of Chess, B.1).
const BLITZ_MILLIS: u64 = 10 * 60_000;

/// What is agreed before a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Agreement {
    /// Where the game begins.
    pub start: Position,
    /// Who has White.
    pub white: Who,
    /// Who has Black.
    pub black: Who,
    /// White's time and Black's; nothing without a clock.
    pub time: Option<[TimeControl; 2]>,
    /// How strict the game is.
    pub rules: HouseRules,
    /// How much the coach says.
    pub talk: CoachTalk,
    /// Does the coach ask before a man is left to be taken?
    pub asks_first: bool,
    /// Is the board turned to whoever is to move? For two people at one board.
    pub flips: bool,
    /// Decides what the opponent overlooks.
    pub seed: u64,
}

impl Default for Agreement {
    fn default() -> Self {
        Self {
            start: Position::start(),
            white: Who::Person,
            black: Who::Character(Character::Chick),
            time: None,
            rules: HouseRules::Casual,
            talk: CoachTalk::EveryMove,
            asks_first: true,
            flips: false,
            seed: 0,
        }
    }
}

impl Agreement {
    /// Who moves a side's men.
    #[must_use]
    pub fn who(&self, side: Color) -> Who {
        match side {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// The character that plays, if one does, and its side.
    #[must_use]
    pub fn opponent(&self) -> Option<(Color, Character)> {
        [(Color::White, self.white), (Color::Black, self.black)]
            .into_iter()
            .find_map(|(side, who)| match who {
                Who::Character(character) => Some((side, character)),
                Who::Person => None,
            })
    }

    /// The side of the one person at the board; nothing when there are two.
    #[must_use]
    pub fn person(&self) -> Option<Color> {
        self.opponent().map(|(side, _)| !side)
    }

    /// What the other side gets for an illegal move or a wrong claim where there is a clock, in minutes: two (FIDE Laws of
    /// Chess, 7.5.5 and 9.5.3), in blitz one (B.2).
    #[must_use]
    pub fn penalty_minutes(&self) -> u64 {
        let is_blitz = |control: &TimeControl| control.sixty_moves_millis() <= BLITZ_MILLIS;
        match &self.time {
            Some(controls) if controls.iter().all(is_blitz) => 1,
            Some(_) | None => 2,
        }
    }

    /// All but the start, as one line of text, for the saved game.
    #[must_use]
    pub fn text(&self) -> String {
        let who = |who| match who {
            Who::Person => "person",
            Who::Character(character) => character.id(),
        };
        let time = self.time.map_or("none".to_owned(), |controls| {
            controls
                .map(|control| format!("{}+{}", control.start_millis, control.increment_millis))
                .join("/")
        });
        let rules = match self.rules {
            HouseRules::Casual => 0,
            HouseRules::Tournament { illegal_limit } => illegal_limit,
        };
        let talk = match self.talk {
            CoachTalk::EveryMove => "every",
            CoachTalk::MistakesOnly => "mistakes",
            CoachTalk::WhenAsked => "asked",
            CoachTalk::Silent => "silent",
        };
        format!(
            "white={} black={} time={time} rules={rules} talk={talk} asks={} flips={} seed={}",
            who(self.white),
            who(self.black),
            u8::from(self.asks_first),
            u8::from(self.flips),
            self.seed
        )
    }

    /// Reads [`Agreement::text`]; what is missing or unknown is as it is by default.
    #[must_use]
    pub fn parse(text: &str, start: Position) -> Self {
        let mut agreement = Self {
            start,
            ..Self::default()
        };
        for (key, value) in text
            .split_whitespace()
            .filter_map(|word| word.split_once('='))
        {
            let who = || match Character::of_id(value) {
                Some(character) => Who::Character(character),
                None => Who::Person,
            };
            match key {
                "white" => agreement.white = who(),
                "black" => agreement.black = who(),
                "time" => agreement.time = read_time(value),
                "rules" => {
                    agreement.rules = match value.parse() {
                        Ok(illegal_limit @ 1..=9) => HouseRules::Tournament { illegal_limit },
                        Ok(_) | Err(_) => HouseRules::Casual,
                    };
                }
                "talk" => {
                    agreement.talk = match value {
                        "mistakes" => CoachTalk::MistakesOnly,
                        "asked" => CoachTalk::WhenAsked,
                        "silent" => CoachTalk::Silent,
                        _ => CoachTalk::EveryMove,
                    };
                }
                "asks" => agreement.asks_first = value == "1",
                "flips" => agreement.flips = value == "1",
                "seed" => agreement.seed = value.parse().unwrap_or(0),
                _ => {}
            }
        }
        // Somebody must be there to play.
        if matches!(
            (agreement.white, agreement.black),
            (Who::Character(_), Who::Character(_))
        ) {
            agreement.white = Who::Person;
        }
        agreement
    }
}

fn read_time(text: &str) -> Option<[TimeControl; 2]> {
    let read = |text: &str| {
        let (start, increment) = text.split_once('+')?;
        Some(TimeControl {
            start_millis: start.parse().ok()?,
            increment_millis: increment.parse().ok()?,
        })
    };
    let (white, black) = text.split_once('/')?;
    Some([read(white)?, read(black)?])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_agreed_is_read_again_as_it_was_written() {
        let agreement = Agreement {
            white: Who::Character(Character::Owl),
            black: Who::Person,
            time: Some([TimeControl::minutes(5, 3), TimeControl::minutes(15, 0)]),
            rules: HouseRules::Tournament { illegal_limit: 2 },
            talk: CoachTalk::WhenAsked,
            asks_first: false,
            flips: true,
            seed: 77,
            start: Position::start(),
        };
        for agreement in [agreement, Agreement::default()] {
            let read = Agreement::parse(&agreement.text(), Position::start());
            assert_eq!(read, agreement);
        }
    }

    #[test]
    fn spoiled_text_gives_a_game_that_a_person_can_play() {
        for text in ["", "=", "white=owl black=cat time=x rules=99999", "talk"] {
            let read = Agreement::parse(text, Position::start());
            assert!(
                read.white == Who::Person || read.black == Who::Person,
                "{text}"
            );
        }
    }
}
