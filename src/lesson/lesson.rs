//! A valid lesson: positions, moves and goals; nothing is left to parse.

use std::collections::{BTreeMap, BTreeSet};

use crate::opening;
use crate::rules::{Color, Move, Piece, PracticeMove, Refusal, Square};
use crate::scene::Mark;

use super::field::{Field, Find};
use super::goal::Goal;

/// A lesson.
#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// Its id, the name of its file. Progress refers to it.
    pub id: String,
    /// The course that it belongs to.
    pub course: String,
    /// About how long it takes.
    pub minutes: u32,
    /// Lessons to know first.
    pub requires: Vec<String>,
    /// Chess ideas, by name.
    pub themes: Vec<String>,
    /// Whether it teaches or asks.
    pub mode: Mode,
    /// The steps; never none.
    pub steps: Vec<Step>,
}

/// What a lesson is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// It teaches: with hints, and every step may be tried again.
    #[default]
    Teach,
    /// It asks what was learnt: no hints, one try.
    Test,
    /// A test that finds out where a learner should begin.
    Place,
}

impl Mode {
    /// Is there one try for each step?
    #[must_use]
    pub fn is_test(self) -> bool {
        match self {
            Self::Teach => false,
            Self::Test | Self::Place => true,
        }
    }
}

/// One step.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// Its id, the name of its words. Progress refers to it.
    pub id: String,
    /// In a test: the lesson that teaches what is asked.
    pub about: Option<String>,
    /// The board at its beginning.
    pub field: Field,
    /// Arrows and rings drawn from the start.
    pub marks: Vec<Mark>,
    /// Arrows and rings drawn after so many moves of the line, as long as it stands there.
    pub later_marks: BTreeMap<usize, Vec<Mark>>,
    /// Who sits at the bottom.
    pub orientation: Color,
    /// Does the castling card stand beside the board?
    pub castling_card: bool,
    /// What the learner does.
    pub kind: StepKind,
    /// The attributes that the words of this step have: `hint-1`, `on-e1g1`.
    pub words: BTreeSet<String>,
}

/// What the learner does in a step.
#[derive(Clone, Debug, PartialEq)]
pub enum StepKind {
    /// Reads and looks.
    Show {
        /// Moves played slowly.
        line: Vec<Move>,
    },
    /// Finds a move.
    Ask(Ask),
    /// Moves on a drill board until the goal is reached.
    Drill(Drill),
    /// Guesses the moves of a game.
    Guess {
        /// The learner's moves and the answers in turn, as they were played.
        line: Vec<Move>,
    },
    /// Practises an opening, with the sessions of the openings' own screen.
    Opening(Practised),
    /// Plays on against the engine.
    Play(Play),
    /// Trains finding squares, naming them, and reading moves.
    Train(Train),
    /// Clicks squares.
    Squares(Find),
    /// Picks an answer.
    Choice {
        /// The keys of the answers.
        answers: Vec<String>,
        /// The place of the right one.
        correct: usize,
    },
    /// Says whether a move is legal.
    Legal {
        /// The squares of the move, as a learner would make it.
        from: Square,
        /// See `from`.
        to: Square,
        /// The move, or why it is not one.
        verdict: Result<Move, Box<Refusal>>,
    },
    /// Puts men on the board until it looks like this step's field.
    Setup {
        /// The squares and men that already stand there.
        placed: Vec<(Square, Piece)>,
    },
}

/// A move, or moves, to be found by the laws of chess.
#[derive(Clone, Debug, PartialEq)]
pub struct Ask {
    /// Which moves are right.
    pub wanted: Wanted,
    /// One way through, the learner's moves and the answers in turn.
    pub solution: Vec<Move>,
    /// Legal first moves that fail, each with an answer of its own.
    pub mistakes: Vec<Move>,
    /// In how many moves of the learner at the most.
    pub within: Option<u32>,
}

/// Which moves an [`Ask`] accepts.
#[derive(Clone, Debug, PartialEq)]
pub enum Wanted {
    /// The moves of a tree.
    Tree(Tree),
    /// Every move of a nature.
    Nature(Nature),
    /// Whatever reaches the goal.
    Goal(Goal),
}

/// Moves, and what comes after each. Learner and opponent take turns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tree {
    /// In the order in which they were written.
    pub branches: Vec<(Move, Self)>,
}

impl Tree {
    /// Adds a line; the parts that are already there are shared.
    pub fn add(&mut self, line: &[Move]) {
        let Some((first, rest)) = line.split_first() else {
            return;
        };
        if !self.branches.iter().any(|(mv, _)| mv == first) {
            self.branches.push((*first, Self::default()));
        }
        if let Some((_, then)) = self.branches.iter_mut().find(|(mv, _)| mv == first) {
            then.add(rest);
        }
    }

    /// What comes after a move, if it is in the tree.
    #[must_use]
    pub fn after(&self, mv: Move) -> Option<&Self> {
        self.branches
            .iter()
            .find(|(known, _)| *known == mv)
            .map(|(_, then)| then)
    }

    /// The first line, to its end.
    #[must_use]
    pub fn main_line(&self) -> Vec<Move> {
        let mut line = Vec::new();
        let mut node = self;
        while let Some((mv, then)) = node.branches.first() {
            line.push(*mv);
            node = then;
        }
        line
    }
}

/// A kind of move that a step may ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Nature {
    /// Mates.
    Mate,
    /// Leaves the other side without a move, not in check.
    Stalemate,
    /// Gives check.
    Check,
    /// Gives check with two men.
    DoubleCheck,
    /// Gives check with a man that did not move.
    DiscoveredCheck,
    /// Takes something.
    Capture,
    /// Castles.
    Castling,
    /// Takes a pawn in passing.
    EnPassant,
    /// Promotes a pawn.
    Promotion,
    /// Leaves nothing that can be taken for less than it is worth.
    Safe,
    /// Wins material, all exchanges counted.
    WinsMaterial,
    /// Any legal move out of check.
    AnswersCheck,
}

impl Nature {
    /// All of them with the words of the script.
    pub const ALL: [(&'static str, Self); 12] = [
        ("mate", Self::Mate),
        ("stalemate", Self::Stalemate),
        ("check", Self::Check),
        ("double-check", Self::DoubleCheck),
        ("discovered-check", Self::DiscoveredCheck),
        ("capture", Self::Capture),
        ("castling", Self::Castling),
        ("en-passant", Self::EnPassant),
        ("promotion", Self::Promotion),
        ("safe", Self::Safe),
        ("wins-material", Self::WinsMaterial),
        ("answers-check", Self::AnswersCheck),
    ];
}

/// A drill board and its goal.
#[derive(Clone, Debug, PartialEq)]
pub struct Drill {
    /// What is to be reached.
    pub goal: Goal,
    /// May the learner not step onto attacked squares?
    pub safe: bool,
    /// The best number of moves.
    pub within: Option<u32>,
    /// One way to do it.
    pub solution: Vec<PracticeMove>,
}

/// What is practised of an opening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Practised {
    /// The practice tree.
    pub tree: String,
    /// The side.
    pub side: Color,
    /// How.
    pub way: opening::Mode,
    /// The lines, by their places in the tree; none: all of the side.
    pub lines: Vec<usize>,
}

/// A position to be played on against the engine. The learner is the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Play {
    /// What is to be reached.
    pub aim: Aim,
    /// In so many moves of the learner at the most; for a draw: held for so many.
    pub within: u32,
}

impl Play {
    /// The engine looks at so many positions for each of its moves.
    pub const NODES: u64 = 40_000;
    /// So many pawns' worth ahead, the learner has won.
    pub const WON_BY: i32 = 8;
}

/// Things of one kind, asked one after another; chance chooses them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Train {
    /// What is trained.
    pub what: Training,
    /// So many right answers end it.
    pub rounds: u32,
}

/// What a [`Train`] asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Training {
    /// A square is named: click it.
    Find,
    /// A square is shown: name it.
    Name,
    /// A move is written: play it.
    Read,
    /// A move is shown: how is it written?
    Write,
}

impl Training {
    /// All of them with the words of the script.
    pub const ALL: [(&'static str, Self); 4] = [
        ("find-square", Self::Find),
        ("name-square", Self::Name),
        ("read-move", Self::Read),
        ("write-move", Self::Write),
    ];

    /// Does it need a position with moves?
    #[must_use]
    pub fn needs_moves(self) -> bool {
        match self {
            Self::Read | Self::Write => true,
            Self::Find | Self::Name => false,
        }
    }
}

/// What a [`Play`] is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// Mate.
    Mate,
    /// Mate, or come so far ahead that the rest is known.
    Win,
    /// A pawn becomes a piece that is not taken at once.
    Promote,
    /// A draw by the rules, or held long enough.
    Draw,
}

impl Aim {
    /// All of them with the words of the script.
    pub const ALL: [(&'static str, Self); 4] = [
        ("mate", Self::Mate),
        ("win", Self::Win),
        ("promote", Self::Promote),
        ("draw", Self::Draw),
    ];
}

impl Step {
    /// Do the words of this step have this attribute?
    #[must_use]
    pub fn has_words(&self, attribute: &str) -> bool {
        self.words.contains(attribute)
    }

    /// The names of the success words: `success`, or `success-1`, `success-2` and so on.
    #[must_use]
    pub fn success_words(&self) -> Vec<&str> {
        self.words
            .iter()
            .map(String::as_str)
            .filter(|name| *name == "success" || name.starts_with("success-"))
            .collect()
    }

    /// What is drawn once so many moves of the line have been made.
    #[must_use]
    pub fn marks_after(&self, moves: usize) -> &[Mark] {
        match moves {
            0 => &self.marks,
            moves => self.later_marks.get(&moves).map_or(&[], Vec::as_slice),
        }
    }

    /// How many moves its line has.
    #[must_use]
    pub fn line_length(&self) -> usize {
        match &self.kind {
            StepKind::Show { line } | StepKind::Guess { line } => line.len(),
            StepKind::Ask(ask) => ask.solution.len(),
            StepKind::Drill(_)
            | StepKind::Play(_)
            | StepKind::Train(_)
            | StepKind::Squares(_)
            | StepKind::Choice { .. }
            | StepKind::Legal { .. }
            | StepKind::Setup { .. }
            | StepKind::Opening(_) => 0,
        }
    }

    /// May the learner earn stars here?
    #[must_use]
    pub fn gives_stars(&self) -> bool {
        !matches!(self.kind, StepKind::Show { .. })
    }
}

/// A course: lessons in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// Its id, the name of its folder.
    pub id: String,
    /// Courses are shown in this order.
    pub order: u32,
    /// The ids of its lessons.
    pub lessons: Vec<String>,
    /// Is it left off the map?
    pub is_hidden: bool,
}
