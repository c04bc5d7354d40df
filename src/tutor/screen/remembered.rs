//! What was chosen for the last game, as a line in the settings: read again at the next start, whatever became of the line.

use crate::play::{Agreement, Character, HouseRules, Odds, SmallArmy};
use crate::rules::Position;

use super::play::{Choices, SideChoice, StartChoice, TimeChoice};

/// The word for two people at one board.
const TWO: &str = "two";

impl Choices {
    /// The line. A position that was set up belongs to its day and is not in it.
    #[must_use]
    pub fn to_text(&self) -> String {
        let opponent = self.opponent.map_or(TWO, Character::id);
        let side = match self.side {
            SideChoice::White => "white",
            SideChoice::Black => "black",
            SideChoice::Either => "either",
        };
        let minutes = self.time.numbers().map_or(0, |(minutes, _)| minutes);
        let start = match &self.start {
            StartChoice::Whole | StartChoice::Position(_) => "whole".to_owned(),
            StartChoice::Odds(odds) => format!("without-{}", odds.id()),
            StartChoice::Army(army) => army.id().to_owned(),
        };
        // Rules and coach are written as in a saved game.
        let agreement = Agreement {
            rules: self.rules,
            talk: self.talk,
            asks_first: self.asks_first,
            flips: self.flips,
            ..Agreement::default()
        };
        let house = agreement.text();
        let house = house
            .split_whitespace()
            .filter(|word| is_house(word))
            .collect::<Vec<_>>()
            .join(" ");
        let odds = u8::from(self.time_odds);
        format!(
            "opponent={opponent} side={side} minutes={minutes} halved={odds} start={start} {house}"
        )
    }

    /// Reads the line; what is missing or unknown is as it is by default.
    #[must_use]
    pub fn remembered(text: Option<&str>) -> Self {
        let mut choices = Self::default();
        let Some(text) = text else {
            return choices;
        };
        let words = text.split_whitespace();
        for (key, value) in words.filter_map(|word| word.split_once('=')) {
            match key {
                "opponent" if value == TWO => choices.opponent = None,
                "opponent" => choices.opponent = Character::of_id(value).or(choices.opponent),
                "side" => {
                    choices.side = match value {
                        "black" => SideChoice::Black,
                        "either" => SideChoice::Either,
                        _ => SideChoice::White,
                    };
                }
                "minutes" => {
                    let of_value = |time: &TimeChoice| {
                        time.numbers()
                            .is_some_and(|(minutes, _)| minutes.to_string() == value)
                    };
                    choices.time = TimeChoice::ALL
                        .into_iter()
                        .find(of_value)
                        .unwrap_or_default();
                }
                "halved" => choices.time_odds = value == "1",
                "start" => choices.start = start(value),
                _ => {}
            }
        }
        if text.split_whitespace().any(is_house) {
            let house = Agreement::parse(text, Position::start());
            choices.rules = match house.rules {
                // Two and three are what can be chosen.
                HouseRules::Tournament { illegal_limit } => HouseRules::Tournament {
                    illegal_limit: illegal_limit.clamp(2, 3),
                },
                HouseRules::Casual => HouseRules::Casual,
            };
            choices.talk = house.talk;
            choices.asks_first = house.asks_first;
            choices.flips = house.flips;
        }
        choices
    }
}

fn is_house(word: &str) -> bool {
    ["rules=", "talk=", "asks=", "flips="]
        .iter()
        .any(|key| word.starts_with(key))
}

fn start(name: &str) -> StartChoice {
    let without = name.strip_prefix("without-");
    let odds = without.and_then(|name| Odds::ALL.into_iter().find(|odds| odds.id() == name));
    if let Some(odds) = odds.filter(|odds| *odds != Odds::None) {
        return StartChoice::Odds(odds);
    }
    let army = SmallArmy::ALL.into_iter().find(|army| army.id() == name);
    army.map_or(StartChoice::Whole, StartChoice::Army)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::CoachTalk;

    #[test]
    fn what_was_chosen_is_read_again() {
        let rare = Choices {
            opponent: None,
            side: SideChoice::Either,
            time: TimeChoice::Fifteen,
            time_odds: true,
            start: StartChoice::Odds(Odds::Rook),
            rules: HouseRules::Tournament { illegal_limit: 3 },
            talk: CoachTalk::WhenAsked,
            asks_first: false,
            flips: true,
        };
        let armies = SmallArmy::ALL.map(|army| Choices {
            opponent: Some(Character::Owl),
            start: StartChoice::Army(army),
            ..Choices::default()
        });
        for choices in [Choices::default(), rare].into_iter().chain(armies) {
            let text = choices.to_text();
            assert_eq!(Choices::remembered(Some(&text)), choices, "{text}");
        }
    }

    #[test]
    fn a_spoiled_line_reads_as_the_default() {
        for text in [
            "",
            "opponent",
            "opponent=unicorn minutes=7 start=moon",
            "==",
        ] {
            assert_eq!(
                Choices::remembered(Some(text)),
                Choices::default(),
                "{text}"
            );
        }
        let set_up = Choices {
            start: StartChoice::Position(Box::default()),
            ..Choices::default()
        };
        let read = Choices::remembered(Some(&set_up.to_text()));
        assert_eq!(read.start, StartChoice::Whole);
    }
}
