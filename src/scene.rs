//! What a board should show: men, what can be done with them, and marks. No colours and no pixels.

use std::collections::BTreeMap;

use crate::rules::{Board, Color, Piece, Square};

/// All that a board draws. A session makes it; the window only paints it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The men.
    pub board: Board,
    /// Whose turn it is, where that matters.
    pub turn: Option<Color>,
    /// The side at the bottom.
    pub orientation: Color,
    /// What the learner may do with the board.
    pub input: Input,
    /// The squares of the last move, from and to.
    pub last_move: Option<(Square, Square)>,
    /// The king in check.
    pub check: Option<Square>,
    /// Arrows, rings and dots.
    pub marks: Vec<Mark>,
    /// Stars to collect.
    pub stars: Vec<Square>,
    /// The mark that a good move leaves on its square.
    pub badge: Option<Badge>,
}

/// What a board takes from the learner.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum Input {
    /// Nothing: it is to be looked at.
    #[default]
    Nothing,
    /// Moves. The map holds the allowed ones, to be shown; others may be tried and are answered.
    Moves(BTreeMap<Square, Vec<Target>>),
    /// Clicks on squares.
    Squares,
    /// Men put on squares or taken off.
    Men(Vec<Piece>),
}

/// A square that a man may go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// The square.
    pub to: Square,
    /// Is something taken there?
    pub captures: bool,
    /// Must a pawn choose what it becomes?
    pub promotes: bool,
}

/// Something drawn on the board to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// From a square to another.
    Arrow {
        /// Where it starts.
        from: Square,
        /// Where it points.
        to: Square,
        /// What it means.
        tone: Tone,
    },
    /// Around a square.
    Ring {
        /// The square.
        square: Square,
        /// What it means.
        tone: Tone,
    },
    /// A small dot in a square.
    Dot {
        /// The square.
        square: Square,
        /// What it means.
        tone: Tone,
    },
}

/// What a mark means; the window chooses colour and shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tone {
    /// Look here.
    Idea,
    /// This is right.
    Good,
    /// Not yet; mind this.
    Warning,
    /// Check, or a man that takes.
    Danger,
}

/// A sign on the square where a good move ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Badge {
    /// The square.
    pub square: Square,
    /// The sign.
    pub sign: Sign,
}

/// The signs a badge can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// Solved.
    Star,
    /// Right, and there is more to do.
    Tick,
    /// Not yet.
    Again,
    /// A move of the openings that are taught.
    Book,
    /// !! – a great move that gives something up.
    Brilliant,
    /// ! – the one good move.
    Great,
    /// ?! – a little was lost.
    Inaccuracy,
    /// ? – something was lost.
    Mistake,
    /// ?? – much was lost.
    Blunder,
}

impl Mark {
    /// What the mark means.
    #[must_use]
    pub fn tone(self) -> Tone {
        match self {
            Self::Arrow { tone, .. } | Self::Ring { tone, .. } | Self::Dot { tone, .. } => tone,
        }
    }
}
