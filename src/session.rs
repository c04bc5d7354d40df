//! The one way to drive a board: events go in, a scene and words come out.
//!
//! Lessons implement [`Session`]; puzzles, drills and games will. A session holds all that it shows and says, so that a
//! window can be closed and opened again over it; only what concerns the world outside leaves as an [`Effect`].

mod showing;

use crate::engine::{Answer, Lane, Question};
use crate::message::Message;
use crate::rules::{Move, Piece, Role, Square};
use crate::scene::Scene;

pub use showing::{Clip, Showing, Shown};

/// Milliseconds since 1970, as the window's clock reads them. Pure code is told the time, it never asks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(pub u64);

impl Timestamp {
    /// This moment and some milliseconds more.
    #[must_use]
    pub fn after_millis(self, millis: u64) -> Self {
        Self(self.0.saturating_add(millis))
    }

    /// Milliseconds from an earlier moment to this one; 0 when it is not earlier.
    #[must_use]
    pub fn millis_since(self, earlier: Self) -> u64 {
        self.0.saturating_sub(earlier.0)
    }
}

/// Chance that is the same on every run: numbers from a seed (SplitMix64, by Steele, Lea and Flood).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dice(u64);

impl Dice {
    /// Dice that fall as this seed makes them.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Any number.
    pub fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// A number from 0 to one less than the count; 0 when there is none to choose from.
    pub fn below(&mut self, count: usize) -> usize {
        // The upper half of a wide product, so that no number is likelier by more than a hair.
        let wide = u128::from(self.roll()) * (count as u128);
        (wide >> 64) as usize
    }
}

/// Something that the learner did on the board or with its buttons, or that time brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A man was moved from a square to another; allowed or not is for the session to say.
    Moved {
        /// Where the man stood.
        from: Square,
        /// Where it was put.
        to: Square,
        /// The piece chosen for a pawn that promotes.
        promotion: Option<Role>,
    },
    /// A move was typed.
    Typed(String),
    /// A square was clicked where squares are asked for.
    Clicked(Square),
    /// A man was put on a square (from the tray, or from another square).
    Placed {
        /// The man.
        piece: Piece,
        /// Where it was put.
        to: Square,
        /// Where it stood, when it was not in the tray.
        from: Option<Square>,
    },
    /// A man was taken off the board.
    Removed(Square),
    /// An answer was chosen, by its place in the list.
    Chose(usize),
    /// The next hint is wanted.
    HintAsked,
    /// The last try is to be taken back, or the step begun again.
    TookBack,
    /// The shown line is to be played again.
    Replayed,
    /// Go on: the next step, or the end.
    Continued,
    /// The step is to be passed over.
    Skipped,
    /// Back to the step before.
    WentBack,
    /// To a step, by its place from 0; every step is open to whoever wants to jump.
    JumpedTo(usize),
    /// A moment has come that the session asked to be told of ([`Session::due`]).
    TimeReached,
    /// The engine has answered an [`Effect::Consult`].
    Answered(Box<Answered>),
}

/// An answer of the engine, with its question: what was asked may no longer be of interest, and the session that gets
/// it can see that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    /// What it was asked for.
    pub lane: Lane,
    /// What was asked.
    pub question: Question,
    /// What the engine says.
    pub answer: Answer,
}

/// What a session wants done outside of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A sound would fit here.
    Cue(Cue),
    /// The engine is to be asked. The answer comes as [`Event::Answered`], unless a newer question of the lane takes its
    /// place; it may never come, and nothing may depend on it but advice and the moves of the engine itself.
    Consult {
        /// What for.
        lane: Lane,
        /// What.
        question: Box<Question>,
    },
    /// A step was finished: write it down.
    Record(Attempt),
    /// The learner stands at another step: remember the place.
    Reached {
        /// The step's id.
        step: String,
    },
    /// A move of the game that is looked at was judged, by its place from 0: what was seen of it is worth keeping.
    Judged {
        /// The move's place.
        ply: usize,
    },
    /// The session is over.
    Finished,
}

/// Moments that have a sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cue {
    /// A man moved.
    Move,
    /// A man was taken.
    Capture,
    /// A move was not allowed.
    Refused,
    /// A step was solved.
    Solved,
}

impl Cue {
    /// The sound of a move.
    #[must_use]
    pub fn of(mv: Move) -> Self {
        if mv.captured().is_some() {
            Self::Capture
        } else {
            Self::Move
        }
    }
}

/// A finished step: what the learner's records are made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// The lesson.
    pub lesson: String,
    /// The step, by its id and never by its place.
    pub step: String,
    /// How it ended.
    pub outcome: AttemptOutcome,
    /// Wrong tries before it was solved (illegal moves do not count).
    pub misses: u32,
    /// Hints taken, 0 to 3.
    pub hints: u32,
    /// 1 to 3 where the step gives stars, else 0.
    pub stars: u8,
    /// When it ended.
    pub at: Timestamp,
    /// How long it took, in milliseconds.
    pub took_millis: u64,
}

/// How a step ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AttemptOutcome {
    /// Looked at; nothing was asked.
    Seen,
    /// Solved by the learner.
    Solved,
    /// Passed over.
    Skipped,
}

/// The coach's face while it speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mood {
    /// Telling something.
    #[default]
    Calm,
    /// Something was done well.
    Happy,
    /// Asking, waiting.
    Thinking,
    /// Not yet.
    Concerned,
}

/// What the coach says now, beyond the task: an answer to the last thing the learner did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Speech {
    /// The sentences, one after another.
    pub messages: Vec<Message>,
    /// The face that goes with them.
    pub mood: Mood,
}

/// A thing on a board that a learner works through.
pub trait Session {
    /// What the board shows now.
    fn scene(&self) -> Scene;

    /// Takes an event in. Total: an event that does not fit changes nothing.
    fn update(&mut self, event: Event, now: Timestamp) -> Vec<Effect>;

    /// When the session wants [`Event::TimeReached`], if it waits for something.
    fn due(&self) -> Option<Timestamp>;
}
