//! Everything that can change the tutor.

use std::path::PathBuf;

use crate::language::Language;
use crate::library::GameKey;
use crate::play::Act;
use crate::session::Event;
use crate::store::{BoardStyle, Level, Motion, TextSize, WindowTheme};

use super::engine::EngineMsg;
use super::learners::LearnerMsg;
use super::opening::OpeningMsg;
use super::puzzle::PuzzleMsg;
use super::route::Route;
use super::screen::{Choice, EditorMsg};

/// A message to the tutor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// Show a screen.
    Go(Route),
    /// The screen before; safe everywhere.
    Back,
    /// Begin a lesson, or go on where it was left.
    OpenLesson(String),
    /// Begin a lesson again from its first step.
    RestartLesson(String),
    /// Go on in the lesson that was left last.
    Resume,
    /// Take the test that finds out where to begin.
    FindPlace,
    /// Go to the one thing that comes next after a finished lesson.
    NextLesson,
    /// Something in the lesson at hand.
    Lesson(Event),
    /// Something about openings.
    Opening(OpeningMsg),
    /// Something among the saved games, or in the one that is looked at.
    Review(ReviewMsg),
    /// Something with games: what is chosen before one, or the game at hand.
    Play(PlayMsg),
    /// Turn the board round.
    Flip,
    /// Show the next layer over the board, or none after the last.
    NextLayer,
    /// Something about puzzles.
    Puzzle(PuzzleMsg),
    /// A choice of the learner's.
    Set(Change),
    /// Something with those who learn on this machine.
    Learner(LearnerMsg),
    /// A choice about the engine that is asked.
    Engine(EngineMsg),
    /// A notice was read.
    DismissNotice(usize),
    /// Show or hide the faults of a lesson that cannot be shown.
    ToggleFaults(String),
}

/// What may be done with saved games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReviewMsg {
    /// Look for games with these words.
    Search(String),
    /// Show the games that were laid aside, or the others.
    ShowAside(bool),
    /// Games were pasted.
    Pasted(String),
    /// A file was named or dropped.
    File(PathBuf),
    /// Look at a game.
    Open(GameKey),
    /// Go on with a game that is not finished.
    GoOn(GameKey),
    /// Lay a game aside.
    PutAside(GameKey),
    /// Bring a game back that was laid aside.
    BringBack(GameKey),
    /// Go on with the analysis.
    Resume,
    /// Stop the analysis.
    Cancel,
    /// Back to the list of games.
    Close,
    /// Something with the game at hand.
    Session(Event),
    /// Go to a side line of the game at hand.
    GoAside {
        /// Its number.
        line: usize,
        /// How many of its moves are to be made.
        plies: usize,
    },
    /// What could not be read was seen.
    DismissFaults,
    /// The game at hand is written into a file, with all that the coach has found.
    Save(PathBuf),
    /// All games that are listed are written into a file.
    SaveListed(PathBuf),
    /// The game at hand was copied, and the learner should hear of it.
    Copied,
}

/// What may be done with games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayMsg {
    /// Something is chosen for the next game.
    Choose(Choice),
    /// A game begins as chosen.
    Start,
    /// Back to the game that is not finished.
    GoOn,
    /// The same opponent's big sister: the next rung of the ladder.
    Next,
    /// Something on the board.
    Session(Event),
    /// Something beside the board.
    Act(Act),
    /// Whether to give up is asked, or no longer.
    AskToResign(bool),
    /// Something with the position that is being set up.
    Edit(EditorMsg),
    /// The position on the board is to be set up anew.
    EditThis,
    /// The next game begins from the position that was set up.
    UsePosition,
    /// The game at hand is looked at again.
    LookBack,
    /// The game at hand is written into a file.
    Save(PathBuf),
    /// The next game begins from the position of the lesson at hand.
    FromLesson,
}

/// A change of a setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The language of everything.
    Language(Language),
    /// Light or dark.
    Theme(WindowTheme),
    /// The look of the board.
    Board(BoardStyle),
    /// The size of text.
    TextSize(TextSize),
    /// Do men glide?
    Motion(Motion),
    /// Are coordinates shown at the edge?
    Coordinates(bool),
    /// Are the squares shown that a lifted man may go to?
    LegalTargets(bool),
    /// Does the learner know Chinese chess?
    KnowsXiangqi(bool),
    /// How much chess does the learner know?
    Level(Level),
}
