//! A practice tree: lines merged by position, and what is learnt in it from either side.

use std::collections::{BTreeSet, HashMap, HashSet};

use crate::message::{Arg, Message};
use crate::rules::{Color, Game, Move, Position};

/// An opening to practise.
///
/// Lines are merged by position, so that transpositions meet. The first line that passes a position says what is played
/// there by whoever practises that side; what other lines play there is for the other side to meet.
#[derive(Clone, Debug)]
pub struct Tree {
    /// Its id: the name of its file, or of an imported one.
    pub id: String,
    /// Its name, where it has words of its own.
    pub title: Title,
    /// The sides from which it can be practised, that whose opening it is first.
    pub sides: Vec<Color>,
    /// The lines, as they were written.
    pub lines: Vec<Line>,
    nodes: HashMap<Position, Node>,
}

/// What a tree is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Title {
    /// It has words: `title` and `summary` in `locales/<lang>/openings/<id>.ftl`.
    Words,
    /// A name that somebody gave it.
    Given(String),
}

/// A line of a tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its id; the name of its words.
    pub id: String,
    /// Its moves with what is known of them.
    pub moves: Vec<Step>,
    /// How often beginners meet it, beside the other lines.
    pub weight: u32,
}

/// A move of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The move.
    pub mv: Move,
    /// How good it is.
    pub mark: Mark,
    /// What there is to say of it.
    pub note: Option<Note>,
}

/// How good a move of a tree is, as its author says and the engine has borne out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// It can be played.
    #[default]
    Good,
    /// `?!`: it gives something away.
    Dubious,
    /// `?` or `??`: a mistake that the line punishes.
    Mistake,
}

/// The reason for a move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Note {
    /// Words of the tree: the line's message, attribute `at-<ply>`.
    Words {
        /// The tree.
        tree: String,
        /// The line.
        line: String,
        /// The move's place in the line, from 1.
        ply: usize,
    },
    /// A comment as somebody wrote it.
    Comment(String),
}

/// What a tree knows of a position.
#[derive(Clone, Debug, Default)]
pub struct Node {
    /// The moves, in the order in which the lines play them.
    pub branches: Vec<Branch>,
    /// Can the position come about without a mistake of either side?
    pub is_sound: bool,
}

/// A move from a position of a tree.
#[derive(Clone, Debug)]
pub struct Branch {
    /// The move.
    pub mv: Move,
    /// How good it is.
    pub mark: Mark,
    /// The reason for it.
    pub note: Option<Note>,
    /// How often it is met, beside the others: the weight of all lines that play it.
    pub weight: u32,
}

/// A position that whoever practises a side must answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The moves that lead there, by the first line that does.
    pub path: Vec<Move>,
    /// The position.
    pub position: Position,
    /// The tree's answer.
    pub answer: Move,
    /// The line, by its place among the lines.
    pub line: usize,
}

impl Tree {
    /// Merges lines. All moves must be legal in turn; a line is cut where one is not.
    #[must_use]
    pub fn new(id: String, title: Title, sides: Vec<Color>, lines: Vec<Line>) -> Self {
        let mut nodes: HashMap<Position, Node> = HashMap::new();
        for line in &lines {
            let mut position = Position::start();
            let mut is_sound = true;
            for step in &line.moves {
                let Ok(next) = position.play(step.mv) else {
                    break;
                };
                let node = nodes.entry(position).or_default();
                node.is_sound |= is_sound;
                node.add(step, line.weight);
                is_sound &= step.mark != Mark::Mistake;
                position = next;
            }
            nodes.entry(position).or_default().is_sound |= is_sound;
        }
        Self {
            id,
            title,
            sides,
            lines,
            nodes,
        }
    }

    /// What is known of a position.
    #[must_use]
    pub fn at(&self, position: &Position) -> Option<&Node> {
        self.nodes.get(position)
    }

    /// What is played in a position by whoever practises the side to move.
    #[must_use]
    pub fn answer(&self, position: &Position) -> Option<&Branch> {
        let branches = &self.at(position)?.branches;
        branches.iter().find(|branch| branch.mark == Mark::Good)
    }

    /// A move of a position.
    #[must_use]
    pub fn branch(&self, position: &Position, mv: Move) -> Option<&Branch> {
        let branches = &self.at(position)?.branches;
        branches.iter().find(|branch| branch.mv == mv)
    }

    /// Is this move approved in this position: in the tree, not marked, and without a mistake before it?
    #[must_use]
    pub fn approves(&self, before: &Position, mv: Move) -> bool {
        let is_sound = self.at(before).is_some_and(|node| node.is_sound);
        let branch = self.branch(before, mv);
        is_sound && branch.is_some_and(|branch| branch.mark == Mark::Good)
    }

    /// Is the last move of a game a book move: approved by the tree, by whatever way its position came about?
    #[must_use]
    pub fn is_book(&self, game: &Game) -> bool {
        let mut before = game.clone();
        let last = before.undo();
        last.is_some_and(|mv| self.approves(before.position(), mv))
    }

    /// The lines that whoever practises a side goes through: where that side plays what the tree answers.
    pub fn lines_of(&self, side: Color) -> impl Iterator<Item = usize> {
        let lines = self.lines.iter().enumerate();
        lines
            .filter(move |(_, line)| self.fits(line, side))
            .map(|(index, _)| index)
    }

    /// The positions that must be answered on a line, from the first.
    #[must_use]
    pub fn questions_on(&self, line: usize, side: Color) -> Vec<Question> {
        let mut questions = Vec::new();
        let Some(moves) = self.lines.get(line).map(|line| &line.moves) else {
            return questions;
        };
        let mut position = Position::start();
        let mut path = Vec::new();
        for step in moves {
            if position.turn() == side {
                let is_answer = self
                    .answer(&position)
                    .is_some_and(|answer| answer.mv == step.mv);
                if !is_answer {
                    break;
                }
                questions.push(Question {
                    path: path.clone(),
                    position: position.clone(),
                    answer: step.mv,
                    line,
                });
            }
            path.push(step.mv);
            let Ok(next) = position.play(step.mv) else {
                break;
            };
            position = next;
        }
        questions
    }

    /// All positions that whoever practises a side must answer, line by line, each once.
    #[must_use]
    pub fn questions(&self, side: Color) -> Vec<Question> {
        let mut seen = HashSet::new();
        let mut questions = Vec::new();
        for line in self.lines_of(side) {
            for question in self.questions_on(line, side) {
                if seen.insert(question.position.clone()) {
                    questions.push(question);
                }
            }
        }
        questions
    }

    /// The line whose moves a game follows longest, of those that a side goes through.
    #[must_use]
    pub fn line_of(&self, game: &Game, side: Color) -> Option<usize> {
        let positions: Vec<&Position> = game.positions().collect();
        let depth = |index: &usize| {
            let mut position = Position::start();
            let mut deepest = 0;
            let steps = self
                .lines
                .get(*index)
                .into_iter()
                .flat_map(|line| &line.moves);
            for (ply, step) in steps.enumerate() {
                let Ok(next) = position.play(step.mv) else {
                    break;
                };
                position = next;
                if positions.contains(&&position) {
                    deepest = ply + 1;
                }
            }
            // Of equal ones the first: `max_by_key` would take the last.
            (deepest, usize::MAX - index)
        };
        self.lines_of(side).max_by_key(depth)
    }

    /// Every move of the tree once, with the position before it.
    pub fn moves(&self) -> impl Iterator<Item = (&Position, &Branch)> {
        let mut nodes: Vec<(&Position, &Node)> = self.nodes.iter().collect();
        nodes.sort_by_key(|(position, _)| position.fen());
        nodes
            .into_iter()
            .flat_map(|(position, node)| node.branches.iter().map(move |branch| (position, branch)))
    }

    /// A line belongs to a side that plays the tree's answers all along it.
    fn fits(&self, line: &Line, side: Color) -> bool {
        let mut position = Position::start();
        let mut asked = false;
        for step in &line.moves {
            if position.turn() == side {
                let answer = self.answer(&position);
                if answer.is_none_or(|answer| answer.mv != step.mv) {
                    return false;
                }
                asked = true;
            }
            let Ok(next) = position.play(step.mv) else {
                break;
            };
            position = next;
        }
        asked
    }
}

impl Node {
    fn add(&mut self, step: &Step, weight: u32) {
        if let Some(branch) = self.branches.iter_mut().find(|known| known.mv == step.mv) {
            branch.weight = branch.weight.saturating_add(weight);
            branch.mark = branch.mark.max(step.mark);
            if branch.note.is_none() {
                branch.note.clone_from(&step.note);
            }
            return;
        }
        self.branches.push(Branch {
            mv: step.mv,
            mark: step.mark,
            note: step.note.clone(),
            weight,
        });
    }
}

impl Note {
    /// What is said.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Words { tree, line, ply } => {
                Message::opening(tree, line, Some(&format!("at-{ply}")))
            }
            Self::Comment(text) => {
                Message::own("opening-comment").with("text", Arg::Name(text.clone()))
            }
        }
    }
}

impl Mark {
    /// Reads the sign after a move: nothing, `?!`, `?` or `??`. `!` and the like say nothing that matters here.
    #[must_use]
    pub fn of_sign(sign: &str) -> Option<Self> {
        match sign {
            "" | "!" | "!!" | "!?" => Some(Self::Good),
            "?!" => Some(Self::Dubious),
            "?" | "??" => Some(Self::Mistake),
            _ => None,
        }
    }
}

/// The name of a position in files: its FEN without the counters.
#[must_use]
pub fn key_of(position: &Position) -> String {
    let fen = position.fen();
    let fields: Vec<&str> = fen.split(' ').take(4).collect();
    fields.join(" ")
}

/// The sides named in a file.
#[must_use]
pub fn side_name(side: Color) -> &'static str {
    match side {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// Ids that are used twice, for the checker.
#[must_use]
pub(super) fn repeated<'i>(ids: impl IntoIterator<Item = &'i str>) -> BTreeSet<&'i str> {
    let mut seen = BTreeSet::new();
    ids.into_iter().filter(|id| !seen.insert(*id)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(id: &str, moves: &str, weight: u32) -> Line {
        let mut game = Game::default();
        let steps = moves.split(' ').map(|text| {
            let bare = text.trim_end_matches(['?', '!']);
            let sign = text.get(bare.len()..).unwrap_or_default();
            Step {
                mv: game.play_text(bare).unwrap(),
                mark: Mark::of_sign(sign).unwrap(),
                note: None,
            }
        });
        Line {
            id: id.to_owned(),
            moves: steps.collect(),
            weight,
        }
    }

    fn tree(lines: Vec<Line>) -> Tree {
        let sides = vec![Color::White, Color::Black];
        Tree::new("t".into(), Title::Words, sides, lines)
    }

    fn at(moves: &str) -> Game {
        let mut game = Game::default();
        for text in moves.split_whitespace() {
            game.play_text(text).unwrap();
        }
        game
    }

    #[test]
    fn the_first_line_says_what_is_played() {
        let tree = tree(vec![
            line("main", "e4 e5 Nf3 Nc6 Bc4 Bc5 c3", 5),
            line("quiet", "e4 e5 Nf3 Nc6 Bc4 Bc5 d3 Nf6", 3),
            line("knights", "e4 e5 Nf3 Nc6 Bc4 Nf6 d3", 4),
        ]);
        let white: Vec<usize> = tree.lines_of(Color::White).collect();
        let black: Vec<usize> = tree.lines_of(Color::Black).collect();
        // White plays c3, so d3 is for Black to meet; Black plays ...Bc5, so ...Nf6 is for White to meet.
        assert_eq!((white, black), (vec![0, 2], vec![0, 1]));
        assert_eq!(tree.questions(Color::White).len(), 5);
        assert_eq!(tree.questions(Color::Black).len(), 4);
    }

    #[test]
    fn replies_weigh_as_much_as_all_their_lines() {
        let tree = tree(vec![
            line("a", "e4 e5 Nf3", 5),
            line("b", "e4 e5 Bc4", 3),
            line("c", "e4 c5", 4),
        ]);
        let node = tree.at(at("e4").position()).unwrap();
        let weights: Vec<u32> = node.branches.iter().map(|branch| branch.weight).collect();
        assert_eq!(weights, [8, 4]);
    }

    #[test]
    fn transpositions_meet() {
        let tree = tree(vec![
            line("a", "e4 e5 Nf3 Nc6 Bc4", 1),
            line("b", "e4 e5 Bc4 Nc6 Nf3 Nf6", 1),
        ]);
        assert!(tree.at(at("Nf3 Nc6 e4 e5 Bc4").position()).is_some());
        let after = at("e4 e5 Nf3 Nc6 Bc4");
        assert_eq!(tree.answer(after.position()).unwrap().mv.uci(), "g8f6");
    }

    #[test]
    fn a_mistake_is_never_the_answer_and_never_book() {
        let tree = tree(vec![
            line("trap", "e4 e5 Nf3 Nf6 Nxe5 Nxe4? Qe2 Nf6?? Nc6+", 1),
            line("main", "e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4", 1),
        ]);
        let before = at("e4 e5 Nf3 Nf6 Nxe5");
        assert_eq!(tree.answer(before.position()).unwrap().mv.uci(), "d7d6");
        assert!(tree.is_book(&before));
        assert!(!tree.is_book(&at("e4 e5 Nf3 Nf6 Nxe5 Nxe4")));
        // What follows a mistake is in the tree, but no book move: it is to be praised for itself.
        assert!(!tree.is_book(&at("e4 e5 Nf3 Nf6 Nxe5 Nxe4 Qe2")));
        assert!(tree.is_book(&at("e4 e5 Nf3 Nf6 Nxe5 d6")));
        // White must answer on both lines; Black only where Black made no mistake.
        assert_eq!(tree.lines_of(Color::White).count(), 2);
        assert_eq!(tree.lines_of(Color::Black).count(), 1);
    }

    #[test]
    fn a_game_belongs_to_the_line_it_follows_longest() {
        let tree = tree(vec![
            line("a", "e4 e5 Nf3 Nc6 Bc4", 1),
            line("b", "e4 c5 Nf3", 1),
        ]);
        assert_eq!(tree.line_of(&at("e4 c5"), Color::White), Some(1));
        assert_eq!(tree.line_of(&at("e4"), Color::White), Some(0));
    }
}
