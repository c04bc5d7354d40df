//! What to look for among saved games.

use std::collections::BTreeMap;

use crate::opening::Book;
use crate::rules::PgnResult;

use super::game::{GameRow, GameState};

/// Which games, and how many of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Query {
    /// Words that must all be in the names, the event, the opening (in either language) or the date; any game when empty. Capitals do not matter.
    pub text: String,
    /// Only games with this result.
    pub result: Option<PgnResult>,
    /// Which games at all.
    pub which: Which,
    /// How many at most.
    pub at_most: usize,
    /// What players of games that were played here are called now, by the name that is written in another language; they are
    /// found by either, whichever of them the game has.
    pub called: BTreeMap<String, String>,
}

/// Which games at all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Which {
    /// All but those laid aside.
    #[default]
    All,
    /// Those that are still being played.
    Playing,
    /// Those that are over or from elsewhere.
    Done,
    /// Those laid aside.
    Aside,
}

impl Default for Query {
    fn default() -> Self {
        Self::text("")
    }
}

impl Query {
    /// All games with these words.
    #[must_use]
    pub fn text(text: &str) -> Self {
        Self {
            text: text.to_owned(),
            result: None,
            which: Which::All,
            at_most: usize::MAX,
            called: BTreeMap::new(),
        }
    }

    /// The games that are still being played.
    #[must_use]
    pub fn playing() -> Self {
        Self {
            which: Which::Playing,
            ..Self::default()
        }
    }

    /// Is a game looked for?
    #[must_use]
    pub fn finds(&self, row: &GameRow) -> bool {
        let is_playing = row.state == GameState::Playing;
        let is_meant = match self.which {
            Which::All => !row.is_aside,
            Which::Playing => !row.is_aside && is_playing,
            Which::Done => !row.is_aside && !is_playing,
            Which::Aside => row.is_aside,
        };
        let is_result = self.result.is_none_or(|result| result == row.result);
        is_meant && is_result && self.has_words(row)
    }

    fn has_words(&self, row: &GameRow) -> bool {
        if self.text.trim().is_empty() {
            return true;
        }
        let GameRow {
            white,
            black,
            event,
            date,
            eco,
            opening,
            ..
        } = row;
        let names = Book::embedded().all_names(opening);
        let [white_too, black_too] = [white, black].map(|written| match row.state {
            GameState::Imported => String::new(),
            GameState::Playing | GameState::Finished => self.other_names(written),
        });
        let all = [
            white, black, &white_too, &black_too, event, date, eco, &names,
        ];
        let text = all.map(|part| part.to_lowercase()).join("\n");
        let words = self.text.to_lowercase();
        words.split_whitespace().all(|word| text.contains(word))
    }

    /// What a player is called in the language of now and in others, each in a line.
    fn other_names(&self, written: &str) -> String {
        let both = self.called.iter();
        let own = both.filter(|(then, now)| *then == written || *now == written);
        let names: Vec<&str> = own
            .flat_map(|(then, now)| [then.as_str(), now.as_str()])
            .collect();
        names.join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::{GameKey, KeptGame};
    use crate::rules::{Game, PgnGame};
    use crate::session::Timestamp;

    #[test]
    fn a_player_is_found_by_the_name_in_either_language_whichever_is_written() {
        let called = BTreeMap::from([("Pip".to_owned(), "啾啾".to_owned())]);
        let query = |text| Query {
            called: called.clone(),
            ..Query::text(text)
        };
        for written in ["Pip", "啾啾"] {
            let pgn = PgnGame::of(&Game::default(), &[("White", "Ada"), ("Black", written)]);
            let now = Timestamp(1);
            let played = KeptGame::finished(GameKey::new(now), &pgn, "", now).row;
            let brought = KeptGame::imported(GameKey::new(now), &pgn, now).row;
            for text in ["pip", "啾啾", "ada pip", "啾啾 Ada"] {
                assert!(query(text).finds(&played), "{text} in {written}");
            }
            assert!(!query("Bo").finds(&played));
            // Whoever bears that name elsewhere is somebody else.
            let found = ["pip", "啾啾"].map(|text| query(text).finds(&brought));
            assert_eq!(found.into_iter().filter(|found| *found).count(), 1);
        }
    }
}
