//! One's own repertoire: a PGN with variations and comments as a tree to practise, added to by playing, and written again with
//! every move and comment it had.

use std::collections::HashSet;

use crate::rules::{Color, Move, PgnError, PgnGame, PgnMove, PgnResult, Position, read_pgn};

use super::tree::{Line, Mark, Note, Step, Title, Tree};

/// The tag that names the side; studies of Lichess are exported with it.
const SIDE_TAG: &str = "Orientation";
/// A name has at most so many characters.
const LONGEST_NAME: usize = 60;

/// Lines of one's own, as they were written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repertoire {
    /// What it is called; the name of its file.
    pub name: String,
    /// The games, each with its variations.
    pub games: Vec<PgnGame>,
}

impl Repertoire {
    /// Reads a PGN. Games that cannot be read, or that do not begin at the start of chess, are left out.
    ///
    /// # Errors
    /// When no game is left: with every reason.
    pub fn read(name: &str, bytes: &[u8]) -> Result<(Self, Vec<PgnError>), Vec<PgnError>> {
        let mut games = Vec::new();
        let mut faults = Vec::new();
        for game in read_pgn(bytes) {
            match game {
                Ok(game) if game.start == Position::start() && !game.moves.is_empty() => {
                    faults.extend(game.cut.iter().cloned());
                    games.push(game);
                }
                Ok(_) => {}
                Err(error) => faults.push(error),
            }
        }
        if games.is_empty() {
            return Err(faults);
        }
        let repertoire = Self {
            name: name.to_owned(),
            games,
        };
        Ok((repertoire, faults))
    }

    /// The sides it is for: that of its tag, or both.
    #[must_use]
    pub fn sides(&self) -> Vec<Color> {
        let side = self.games.iter().find_map(|game| game.tag(SIDE_TAG));
        match side.map(str::to_lowercase).as_deref() {
            Some("white") => vec![Color::White],
            Some("black") => vec![Color::Black],
            Some(_) | None => vec![Color::White, Color::Black],
        }
    }

    /// Says for which side it is.
    pub fn set_side(&mut self, side: Color) {
        for game in &mut self.games {
            game.set_tag(SIDE_TAG, super::tree::side_name(side));
        }
    }

    /// The lines as a tree: main lines first, each variation a line of its own.
    #[must_use]
    pub fn tree(&self) -> Tree {
        let mut lines = Vec::new();
        for game in &self.games {
            add_lines(&game.moves, &[], &mut lines);
        }
        let named = lines.iter().enumerate().map(|(index, moves)| Line {
            id: line_name(moves, lines.get(..index).unwrap_or_default()),
            moves: moves.clone(),
            weight: 1,
        });
        let named = named.collect();
        let title = Title::Given(self.name.clone());
        Tree::new(own_id(&self.name), title, self.sides(), named)
    }

    /// The repertoire as PGN.
    #[must_use]
    pub fn pgn(&self) -> String {
        let games: Vec<String> = self.games.iter().map(ToString::to_string).collect();
        games.join("\n")
    }

    /// A repertoire of a single line.
    #[must_use]
    pub fn begin(name: &str, side: Color, moves: &[Move]) -> Self {
        let game = PgnGame {
            tags: Vec::new(),
            start: Position::start(),
            comments: Vec::new(),
            moves: Vec::new(),
            result: PgnResult::Unknown,
            cut: Vec::new(),
        };
        let mut repertoire = Self {
            name: name.to_owned(),
            games: vec![game],
        };
        repertoire.set_side(side);
        repertoire.add(moves);
        repertoire
    }

    /// The same lines under another name.
    #[must_use]
    pub fn named(mut self, name: &str) -> Self {
        name.clone_into(&mut self.name);
        self
    }
}

/// The id of the tree of a repertoire. It is none that a tree of the program's own can have.
#[must_use]
pub fn own_id(name: &str) -> String {
    format!("own:{name}")
}

/// What somebody wrote, as a name that a file can have in every system: nothing where nothing is left of it.
#[must_use]
pub fn fit_name(written: &str) -> String {
    let is_bad = |c: char| c.is_control() || "/\\:*?\"<>|".contains(c);
    let text: String = written
        .chars()
        .map(|c| if is_bad(c) { ' ' } else { c })
        .collect();
    let words: Vec<&str> = text.split_whitespace().collect();
    let joined = words.join(" ");
    let short: String = joined.chars().take(LONGEST_NAME).collect();
    short.trim_matches(['.', ' ']).to_owned()
}

/// A name that no other has: with a number after it where need be.
#[must_use]
pub fn free_name<'t>(wanted: &str, taken: impl Iterator<Item = &'t str>) -> String {
    // Some systems take no notice of capitals.
    let taken: HashSet<String> = taken.map(str::to_lowercase).collect();
    let mut name = wanted.to_owned();
    let mut number = 2;
    while taken.contains(&name.to_lowercase()) {
        name = format!("{wanted} {number}");
        number += 1;
    }
    name
}

/// What a line is called: the move with which it leaves the lines before it, and the answer to it.
fn line_name(line: &[Step], before: &[Vec<Step>]) -> String {
    let shared = |other: &Vec<Step>| {
        let pairs = line.iter().zip(other);
        pairs.take_while(|(a, b)| a.mv == b.mv).count()
    };
    let start = before.iter().map(shared).max().unwrap_or(0);
    // A line that goes nowhere else is called by its end.
    let start = start.min(line.len().saturating_sub(2));
    let count = if before.is_empty() { 4 } else { 2 };
    let mut position = Position::start();
    let mut words = Vec::new();
    for (ply, step) in line.iter().enumerate() {
        let san = position.san(step.mv);
        if ply >= start && words.len() < count {
            let number = ply / 2 + 1;
            words.push(match (ply % 2, words.is_empty()) {
                (0, _) => format!("{number}.{san}"),
                (_, true) => format!("{number}...{san}"),
                (_, false) => san,
            });
        }
        let Ok(next) = position.play(step.mv) else {
            break;
        };
        position = next;
    }
    words.join(" ")
}

/// The main line from here, then every variation with what led to it.
fn add_lines(moves: &[PgnMove], before: &[Step], lines: &mut Vec<Vec<Step>>) {
    let mut path = before.to_vec();
    let mut branches = Vec::new();
    for written in moves {
        for variation in &written.variations {
            branches.push((path.clone(), variation));
        }
        path.push(step_of(written));
    }
    if !moves.is_empty() {
        lines.push(path);
    }
    for (before, variation) in branches {
        add_lines(variation, &before, lines);
    }
}

pub(super) fn step_of(written: &PgnMove) -> Step {
    // The glyphs of PGN: 2 is `?`, 4 is `??`, 6 is `?!`.
    let marks = written.nags.iter().map(|nag| match nag {
        2 | 4 => Mark::Mistake,
        6 => Mark::Dubious,
        _ => Mark::Good,
    });
    let comments = written.comments_before.iter().chain(&written.comments);
    let comments: Vec<&str> = comments.map(|comment| plain(comment)).collect();
    let text = comments.join(" ").trim().to_owned();
    Step {
        mv: written.mv,
        mark: marks.max().unwrap_or_default(),
        note: (!text.is_empty()).then_some(Note::Comment(text)),
    }
}

/// A comment without the commands in it (`[%cal …]`), as far as they stand at its end or beginning.
fn plain(comment: &str) -> &str {
    let comment = match comment.find("[%") {
        Some(at) => match comment.get(at..).and_then(|rest| rest.find(']')) {
            Some(end) if at == 0 => comment.get(end + 1..).unwrap_or_default(),
            Some(_) | None => comment.get(..at).unwrap_or_default(),
        },
        None => comment,
    };
    comment.trim()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;

    const PGN: &str = "[Event \"Mine\"]\n[Orientation \"white\"]\n\n1. e4 {the best by test} e5 (1... c5 2. Nf3 d6 (2... Nc6 \
        3. d4)) (1... e6 2. d4) 2. Nf3 Nc6 3. Bc4 Nd4? 4. Nxd4 *\n";

    fn read(pgn: &str) -> Repertoire {
        Repertoire::read("mine", pgn.as_bytes()).unwrap().0
    }

    fn moves(text: &str) -> Vec<Move> {
        let mut game = Game::default();
        for text in text.split(' ') {
            game.play_text(text).unwrap();
        }
        game.moves().collect()
    }

    #[test]
    fn variations_become_lines_and_comments_reasons() {
        let tree = read(PGN).tree();
        assert_eq!(tree.sides, [Color::White]);
        assert_eq!(tree.lines.len(), 4);
        assert_eq!(tree.lines_of(Color::White).count(), 4);
        let first = tree.answer(&Position::start()).unwrap();
        assert_eq!(first.note, Some(Note::Comment("the best by test".into())));
        let marks = tree
            .moves()
            .filter(|(_, branch)| branch.mark == Mark::Mistake);
        assert_eq!(marks.count(), 1);
    }

    #[test]
    fn it_is_written_again_as_it_was_read() {
        let repertoire = read(PGN);
        assert_eq!(read(&repertoire.pgn()).games, repertoire.games);
    }

    #[test]
    fn what_is_played_is_added_where_it_leaves_the_lines() {
        let mut repertoire = read(PGN);
        repertoire.add(&moves("e4 c5 Nf3 e6 d4"));
        repertoire.add(&moves("e4 e5 Nf3 Nc6 Bc4 Nd4 Nxd4 exd4 c3"));
        repertoire.add(&moves("e4 e5"));
        let tree = read(&repertoire.pgn()).tree();
        assert_eq!(tree.lines.len(), 5);
        let lengths: Vec<usize> = tree.lines.iter().map(|line| line.moves.len()).collect();
        assert_eq!(lengths.iter().max(), Some(&9));
    }

    #[test]
    fn a_file_without_a_game_is_refused() {
        assert!(Repertoire::read("x", b"").is_err());
        assert!(Repertoire::read("x", b"1. e5 e4 *").is_err());
    }

    #[test]
    fn commands_in_comments_are_no_words() {
        assert_eq!(plain("[%cal Ge2e4] takes the centre"), "takes the centre");
        assert_eq!(plain("takes the centre [%csl Ge4]"), "takes the centre");
    }
}
