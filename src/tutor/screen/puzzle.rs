//! Puzzles on the screen: what there is, the sitting, the puzzle at hand.

use std::collections::BTreeMap;

use crate::message::Message;
use crate::puzzle::pick::{Mode, Run};
use crate::puzzle::{BadRow, ImportProgress, PuzzleSession};
use crate::rules::Color;
use crate::scene::{Input, Scene};
use crate::session::{Session as _, Timestamp};
use crate::store::LearnerId;
use crate::theme::Theme;

/// The puzzles there are, and the import that goes on.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Stock {
    /// How many puzzles that are from nobody's games; nothing before they were counted.
    pub count: Option<u64>,
    /// How many there are besides from each learner's own games.
    pub own: BTreeMap<LearnerId, u64>,
    /// Ideas of which there are any.
    pub themes: Vec<Theme>,
    /// Taking a file in.
    pub import: ImportState,
}

/// Taking a file in.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum ImportState {
    /// Nothing is being taken in.
    #[default]
    Idle,
    /// So far it is.
    Running(ImportProgress),
    /// It is over: numbers, and the first bad lines.
    Done {
        /// The numbers.
        progress: ImportProgress,
        /// Was it stopped?
        is_stopped: bool,
        /// The first bad lines, by their numbers from 1.
        bad: Vec<(u64, BadRow)>,
    },
    /// The file had been taken in before.
    Known,
    /// It failed; why.
    Failed(Message),
}

/// A sitting: puzzles of one mode, one after another.
#[derive(Clone, Debug)]
pub struct PuzzleScreen {
    /// How they are chosen.
    pub mode: Mode,
    /// How far it is.
    pub run: Run,
    /// The puzzle at hand; nothing before the first one is found.
    pub session: Option<PuzzleSession>,
    /// Did the learner turn the board round?
    pub is_flipped: bool,
    /// Was no puzzle found?
    pub is_empty: bool,
    /// Is the sitting over: the streak broken, the three minutes gone?
    pub is_over: bool,
    /// Did the end of the three minutes cut the puzzle at hand short?
    pub is_cut: bool,
    /// When the three minutes are gone.
    pub until: Option<Timestamp>,
    /// How the rating changed by the puzzle at hand, in points.
    pub change: Option<i32>,
}

impl PuzzleScreen {
    pub(in crate::tutor) fn new(mode: Mode) -> Self {
        Self {
            mode,
            // What is due comes first.
            run: Run {
                since_back: 1,
                ..Run::default()
            },
            session: None,
            is_flipped: false,
            is_empty: false,
            is_over: false,
            is_cut: false,
            until: None,
            change: None,
        }
    }

    /// The board, turned as the learner wants it; nothing before there is a puzzle.
    #[must_use]
    pub fn scene(&self) -> Option<Scene> {
        let mut scene = self.session.as_ref()?.scene();
        if self.is_over {
            scene.input = Input::Nothing;
        }
        if self.is_flipped {
            scene.orientation = match scene.orientation {
                Color::White => Color::Black,
                Color::Black => Color::White,
            };
        }
        Some(scene)
    }

    /// Seconds left of the three minutes.
    #[must_use]
    pub fn seconds_left(&self, now: Timestamp) -> Option<u64> {
        self.until
            .map(|until| until.millis_since(now).div_ceil(1000))
    }
}

/// How an idea goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThemeScore {
    /// The idea.
    pub theme: Theme,
    /// Solved without help.
    pub solved: u32,
    /// Tried.
    pub tried: u32,
}

impl ThemeScore {
    /// Solved without help, in per cent.
    #[must_use]
    pub fn percent(&self) -> u32 {
        (self.solved * 100).checked_div(self.tried).unwrap_or(0)
    }
}
