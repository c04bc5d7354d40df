//! "Show me": lines that are played on the board to be looked at, after which it is as it was before.

use std::collections::VecDeque;

use crate::message::Message;
use crate::rules::{Color, Move, Position};
use crate::scene::{Mark, Scene, Tone};

use super::{Cue, Timestamp};

/// The pause between two moves of a line that is shown, in milliseconds.
const LINE_MILLIS: u64 = 1_100;
/// How long the end of a line stays before the next one, or the board, comes back, in milliseconds.
const STAY_MILLIS: u64 = 2_600;

/// A line with the words that go with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clip {
    /// Where it begins.
    pub start: Position,
    /// Its moves, legal in turn.
    pub line: Vec<Move>,
    /// What is said while it is played.
    pub words: Message,
    /// What the arrow of its first move means.
    pub tone: Tone,
}

/// Lines that are being shown, one after another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Showing {
    clips: VecDeque<Clip>,
    /// How many moves of the first one have been made.
    shown: usize,
    due: Timestamp,
}

/// What a moment has brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// Nothing yet.
    Nothing,
    /// A move.
    Move(Cue),
    /// Another line begins.
    Next,
    /// There is no more.
    Over,
}

impl Showing {
    /// Begins to show lines; nothing when there is none that has a move.
    #[must_use]
    pub fn new(clips: Vec<Clip>, now: Timestamp) -> Option<Self> {
        let clips: VecDeque<Clip> = clips
            .into_iter()
            .filter(|clip| !clip.line.is_empty())
            .collect();
        (!clips.is_empty()).then_some(Self {
            clips,
            shown: 0,
            due: now.after_millis(LINE_MILLIS),
        })
    }

    /// What goes with the line that is shown.
    #[must_use]
    pub fn words(&self) -> Option<&Message> {
        self.clips.front().map(|clip| &clip.words)
    }

    /// When something comes next.
    #[must_use]
    pub fn due(&self) -> Timestamp {
        self.due
    }

    /// Time has passed.
    pub fn step(&mut self, now: Timestamp) -> Shown {
        let Some(clip) = self.clips.front() else {
            return Shown::Over;
        };
        if self.due > now {
            return Shown::Nothing;
        }
        if let Some(mv) = clip.line.get(self.shown) {
            self.shown += 1;
            let is_last = self.shown == clip.line.len();
            let pause = if is_last { STAY_MILLIS } else { LINE_MILLIS };
            self.due = now.after_millis(pause);
            return Shown::Move(Cue::of(*mv));
        }
        self.clips.pop_front();
        self.shown = 0;
        self.due = now.after_millis(LINE_MILLIS);
        if self.clips.is_empty() {
            Shown::Over
        } else {
            Shown::Next
        }
    }

    /// The board as it stands in the line; before its first move an arrow says where it goes.
    #[must_use]
    pub fn scene(&self, orientation: Color) -> Option<Scene> {
        let clip = self.clips.front()?;
        let (mut position, mut last) = (clip.start.clone(), None);
        for mv in clip.line.iter().take(self.shown) {
            let Ok(after) = position.play(*mv) else {
                break;
            };
            (position, last) = (after, Some(*mv));
        }
        let mut scene = Scene::of(&position, last, orientation);
        let first = clip.line.first().filter(|_| self.shown == 0);
        scene.marks.extend(first.map(|mv| Mark::Arrow {
            from: mv.from(),
            to: mv.to(),
            tone: clip.tone,
        }));
        Some(scene)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Square;

    fn clip(moves: &str) -> Clip {
        let start = Position::start();
        let mut position = start.clone();
        let line = moves.split_whitespace().map(|san| {
            let mv = position.read_move(san).unwrap();
            position = position.play(mv).unwrap();
            mv
        });
        Clip {
            line: line.collect(),
            start,
            words: Message::own("coach-better-line"),
            tone: Tone::Good,
        }
    }

    /// Lets all the time pass that is asked for.
    fn run(showing: &mut Showing) -> Vec<Shown> {
        let mut all = Vec::new();
        for _ in 0..20 {
            let due = showing.due();
            assert_eq!(showing.step(Timestamp(due.0 - 1)), Shown::Nothing);
            all.push(showing.step(due));
            if all.last() == Some(&Shown::Over) {
                break;
            }
        }
        all
    }

    #[test]
    fn lines_are_played_one_after_another_and_then_it_is_over() {
        let clips = vec![clip("e4 e5"), clip(""), clip("d4")];
        let mut showing = Showing::new(clips, Timestamp(5)).unwrap();
        let first = showing.scene(Color::White).unwrap();
        assert_eq!(first.marks.len(), 1);
        assert_eq!(first.board, *Position::start().board());
        let quiet = Shown::Move(Cue::Move);
        let expected = [quiet, quiet, Shown::Next, quiet, Shown::Over];
        assert_eq!(run(&mut showing), expected);
        assert_eq!(showing.scene(Color::White), None);
    }

    #[test]
    fn the_board_stands_as_in_the_line() {
        let mut showing = Showing::new(vec![clip("e4 e5")], Timestamp(0)).unwrap();
        showing.step(showing.due());
        let scene = showing.scene(Color::Black).unwrap();
        assert_eq!(scene.last_move, Some((Square::E2, Square::E4)));
        assert_eq!(scene.orientation, Color::Black);
        assert!(scene.marks.is_empty());
    }

    #[test]
    fn without_a_move_there_is_nothing_to_show() {
        assert_eq!(Showing::new(vec![clip("")], Timestamp(0)), None);
        assert_eq!(Showing::new(Vec::new(), Timestamp(0)), None);
    }
}
