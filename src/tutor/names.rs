//! What the players of saved games are called in the language of now.
//!
//! A saved game keeps the names as they were written when it was played, in the language of that day. The program's own
//! names among them, those of the characters and "you", are known in every language; all others stay as they are.

use std::collections::BTreeMap;

use crate::language::Language;
use crate::library::{GameRow, GameState};
use crate::message::Message;
use crate::play::Character;
use crate::rules::Color;
use crate::voice::Voice;

use super::tutor::Tutor;

/// Names of players that are not a character's.
const SIDES: [&str; 3] = ["play-you", "play-white", "play-black"];

/// The program's own names, as they are written in another language, each with what it is in that of a voice.
#[must_use]
pub(super) fn own_names(voice: &Voice) -> BTreeMap<String, String> {
    let characters = Character::ALL.iter().map(|character| character.name());
    let all: Vec<Message> = characters.chain(SIDES.map(Message::own)).collect();
    let mut names = BTreeMap::new();
    for language in Language::ALL {
        let other = voice.in_language(language);
        names.extend(all.iter().map(|name| (other.say(name), voice.say(name))));
    }
    names.retain(|written, now| written != now);
    names
}

impl Tutor {
    /// The side that the learner had in a saved game; nothing when nobody knows, or both sides were the learner's.
    #[must_use]
    pub(super) fn learner_side(&self, row: &GameRow) -> Option<Color> {
        let you = self.voice.word("play-you");
        let is_learner = |written: &str| {
            self.learners.learners.name() == Some(written)
                || (row.state != GameState::Imported && self.called(written, row.state) == you)
        };
        match (is_learner(&row.white), is_learner(&row.black)) {
            (true, false) => Some(Color::White),
            (false, true) => Some(Color::Black),
            (true, true) | (false, false) => None,
        }
    }

    /// What a player of a saved game is called now, by the name that is written there. In games from elsewhere nobody is
    /// called otherwise, and the learner never is: both may have a name that is a character's too.
    #[must_use]
    pub fn called<'a>(&'a self, written: &'a str, state: GameState) -> &'a str {
        let is_learner = self.learners.learners.name() == Some(written);
        match state {
            GameState::Imported => written,
            GameState::Playing | GameState::Finished if is_learner => written,
            GameState::Playing | GameState::Finished => {
                self.own_names.get(written).map_or(written, String::as_str)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::content::Pack;
    use crate::tutor::Shelved;

    #[test]
    fn every_own_name_is_known_in_the_language_of_now() {
        let catalogue = Arc::clone(&Shelved::of(&[Pack::embedded()]).catalogue);
        let [english, chinese] =
            Language::ALL.map(|language| own_names(&Voice::new(Arc::clone(&catalogue), language)));
        let count = Character::ALL.len() + SIDES.len();
        assert_eq!((english.len(), chinese.len()), (count, count));
        assert_eq!(chinese.get("Pip").map(String::as_str), Some("啾啾"));
        assert_eq!(english.get("你").map(String::as_str), Some("You"));
    }
}
