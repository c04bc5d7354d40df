//! The names of openings, by position.

use std::collections::HashMap;
use std::sync::OnceLock;

use crate::message::Arg;
use crate::rules::{Game, Position};

/// Moves, code and name, a line each, sorted by moves; how it was made is in `assets/openings/README.md`.
static NAMES: &str = include_str!("../../assets/openings/names.tsv");
/// Name, Chinese name, other Chinese names.
static NAMES_ZH: &str = include_str!("../../assets/openings/names_zh.tsv");

/// All positions that have a name.
#[derive(Debug)]
pub struct Book {
    positions: HashMap<Position, Opening>,
    chinese: HashMap<&'static str, Chinese>,
}

/// An opening that has a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Opening {
    /// Its code in the Encyclopaedia of Chess Openings: `C50`.
    pub eco: &'static str,
    /// Its name as the list has it: `Italian Game: Giuoco Piano`.
    pub name: &'static str,
    /// Its Chinese name, or that of the nearest opening above it that has one.
    pub name_zh: Option<&'static str>,
}

/// The name of a game's opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Named {
    /// The opening.
    pub opening: Opening,
    /// How many half-moves of the game lead to its position.
    pub ply: usize,
}

#[derive(Clone, Copy, Debug)]
struct Chinese {
    name: &'static str,
    others: &'static str,
}

impl Book {
    /// The names that come with the program. The first call reads them (some thousand moves), later ones are free.
    #[must_use]
    pub fn embedded() -> &'static Self {
        static BOOK: OnceLock<Book> = OnceLock::new();
        BOOK.get_or_init(|| Self::read(NAMES, NAMES_ZH))
    }

    fn read(names: &'static str, names_zh: &'static str) -> Self {
        let chinese: HashMap<&str, Chinese> = names_zh.lines().filter_map(chinese_row).collect();
        let mut positions = HashMap::new();
        let mut line: Vec<(&str, Position)> = Vec::new();
        for row in names.lines() {
            let mut fields = row.split('\t');
            let (Some(moves), Some(eco), Some(name)) =
                (fields.next(), fields.next(), fields.next())
            else {
                continue;
            };
            let moves: Vec<&str> = moves.split(' ').collect();
            // Rows stand in the order of their moves: only what differs from the row before is played.
            let same = line
                .iter()
                .zip(&moves)
                .take_while(|((text, _), wanted)| text == *wanted)
                .count();
            line.truncate(same);
            for text in moves.iter().skip(same) {
                let before = line
                    .last()
                    .map_or_else(Position::start, |(_, position)| position.clone());
                let played = before.read_move(text).ok();
                let Some(after) = played.and_then(|mv| before.play(mv).ok()) else {
                    break;
                };
                line.push((*text, after));
            }
            if let Some((_, position)) = line.last().filter(|_| line.len() == moves.len()) {
                let opening = Opening {
                    eco,
                    name,
                    name_zh: chinese_name(name, &chinese),
                };
                positions.entry(position.clone()).or_insert(opening);
            }
        }
        Self { positions, chinese }
    }

    /// How many positions have a name.
    #[must_use]
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Is there no name at all?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// The opening whose position this is, by whatever moves it came about.
    #[must_use]
    pub fn at(&self, position: &Position) -> Option<Opening> {
        self.positions.get(position).copied()
    }

    /// The name of a game's opening: that of the last of its positions that has one.
    #[must_use]
    pub fn name_of(&self, game: &Game) -> Option<Named> {
        let positions: Vec<&Position> = game.positions().collect();
        let mut named = positions.into_iter().enumerate().rev();
        named.find_map(|(ply, position)| {
            self.at(position)
                .filter(|_| ply > 0)
                .map(|opening| Named { opening, ply })
        })
    }

    /// Does a name fit what is being looked for, in English or Chinese, in any of its usual forms?
    #[must_use]
    pub fn fits(&self, name: &str, wanted: &str) -> bool {
        let wanted = plain(wanted);
        let forms = self.chinese.get(name);
        let others = forms.map_or("", |forms| forms.others);
        let chinese = forms.map_or("", |forms| forms.name);
        [name, &english(name), chinese, others]
            .iter()
            .any(|form| plain(form).contains(&wanted))
    }
}

impl Book {
    /// A name from wherever, for a sentence in either language.
    #[must_use]
    pub fn arg_of(&self, name: &str) -> Arg {
        Arg::Names {
            english: english(name),
            chinese: chinese_name(name, &self.chinese).map(str::to_owned),
        }
    }

    /// Can a name from wherever be told in every language?
    #[must_use]
    pub fn has_name(&self, name: &str) -> bool {
        chinese_name(name, &self.chinese).is_some()
    }

    /// A name in all forms that it may be looked up by.
    #[must_use]
    pub fn all_names(&self, name: &str) -> String {
        let own = self.chinese.get(name).map_or("", |forms| forms.others);
        let above = chinese_name(name, &self.chinese).unwrap_or_default();
        [name, &english(name), above, own].join("\n")
    }
}

impl Opening {
    /// The name for a sentence, in whichever language it is spoken.
    #[must_use]
    pub fn arg(&self) -> Arg {
        Arg::Names {
            english: english(self.name),
            chinese: self.name_zh.map(str::to_owned),
        }
    }
}

/// The name as the program spells it.
fn english(name: &str) -> String {
    name.replace("Petrov's Defense", "Petrov Defence")
        .replace("Defense", "Defence")
}

/// Letters alone, for looking up: without case, spaces, points and accents.
fn plain(text: &str) -> String {
    let letter = |letter: char| match letter {
        'é' | 'è' | 'ë' => 'e',
        'ü' => 'u',
        'ö' => 'o',
        'á' | 'ä' => 'a',
        'ć' | 'č' => 'c',
        other => other,
    };
    text.chars()
        .flat_map(char::to_lowercase)
        .map(letter)
        .filter(|letter| letter.is_alphanumeric())
        .collect()
}

fn chinese_row(row: &'static str) -> Option<(&'static str, Chinese)> {
    let mut fields = row.split('\t');
    let (name, chinese) = (fields.next()?, fields.next()?);
    let others = fields.next().unwrap_or_default();
    let chinese = Chinese {
        name: chinese,
        others,
    };
    Some((name, chinese))
}

/// The Chinese name, or that of the nearest opening above: `Italian Game: Evans Gambit Accepted, Main Line`, then
/// `Italian Game: Evans Gambit Accepted`, then `Italian Game: Evans Gambit`, then `Italian Game`.
fn chinese_name(name: &str, chinese: &HashMap<&str, Chinese>) -> Option<&'static str> {
    let ends = [", ", " Accepted", " Declined", ": "];
    let mut name = name;
    loop {
        if let Some(found) = chinese.get(name) {
            return Some(found.name);
        }
        let cut = ends.iter().find_map(|end| name.rfind(end))?;
        name = name.get(..cut)?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(moves: &str) -> Option<Named> {
        let mut game = Game::default();
        for text in moves.split_whitespace() {
            game.play_text(text).unwrap();
        }
        Book::embedded().name_of(&game)
    }

    #[test]
    fn every_row_is_read() {
        assert_eq!(Book::embedded().len(), NAMES.lines().count());
    }

    #[test]
    fn every_chinese_name_belongs_to_an_opening() {
        let known: std::collections::HashSet<&str> = NAMES
            .lines()
            .filter_map(|row| row.split('\t').nth(2))
            .collect();
        let lost: Vec<&str> = NAMES_ZH
            .lines()
            .filter_map(|row| row.split('\t').next())
            .filter(|name| !known.contains(name))
            .collect();
        assert_eq!(lost, Vec::<&str>::new());
    }

    #[test]
    fn a_position_keeps_its_name_by_every_way() {
        let rows = [
            ("e4 e5 Nf3 Nc6 Bc4", "Italian Game", 5),
            ("Nf3 Nc6 e4 e5 Bc4", "Italian Game", 5),
            ("e4 e5 Bc4 Nc6 Nf3", "Italian Game", 5),
            ("d4 Nf6 Bf4 d5 Nf3", "Queen's Pawn Game: London System", 5),
            (
                "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6",
                "Sicilian Defense: Najdorf Variation",
                10,
            ),
        ];
        for (moves, name, ply) in rows {
            let found = named(moves).unwrap();
            assert_eq!((found.opening.name, found.ply), (name, ply), "{moves}");
        }
    }

    #[test]
    fn a_game_that_left_the_names_keeps_the_last_one() {
        let found = named("e4 e5 Nf3 Nc6 Bc4 a5 a3 a4").unwrap();
        assert_eq!((found.opening.name, found.ply), ("Italian Game", 5));
        assert_eq!(named(""), None);
    }

    #[test]
    fn chinese_names_come_from_the_nearest_opening_above() {
        let zh = |moves| named(moves).unwrap().opening.name_zh;
        assert_eq!(zh("e4 e5 Nf3 Nf6"), Some("彼得罗夫防御"));
        assert_eq!(zh("e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4"), Some("伊文思弃兵"));
        assert_eq!(zh("Na3"), Some("钠进攻"));
        assert_eq!(zh("g3 h5"), None);
    }

    #[test]
    fn names_are_found_in_both_languages_and_by_their_other_forms() {
        let book = Book::embedded();
        assert!(book.fits("Petrov's Defense", "petrov def"));
        assert!(book.fits("Petrov's Defense", "俄罗斯"));
        assert!(book.fits("Petrov's Defense", "彼得罗夫"));
        assert!(book.fits("Réti Opening", "reti"));
        assert!(!book.fits("Petrov's Defense", "西班牙"));
    }
}
