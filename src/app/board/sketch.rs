//! The arrows and circles that the learner draws: a second list beside the scene's marks, kept only while looked at.

use crate::rules::Square;
use crate::scene::{Mark, Tone};

/// What the learner drew, and the arrow being drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sketch {
    marks: Vec<Mark>,
    stroke: Option<Stroke>,
}

/// An arrow being drawn; a circle as long as it ends where it began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stroke {
    from: Square,
    to: Option<Square>,
    tone: Tone,
}

impl Sketch {
    /// Begins an arrow.
    pub fn begin(&mut self, from: Square, tone: Tone) {
        self.stroke = Some(Stroke {
            from,
            to: Some(from),
            tone,
        });
    }

    /// Moves its point; off the board it draws nothing.
    pub fn aim(&mut self, to: Option<Square>) {
        if let Some(stroke) = &mut self.stroke {
            stroke.to = to;
        }
    }

    /// Ends it. The same arrow drawn again takes the first away; in another tone it takes its place.
    pub fn end(&mut self) {
        let Some(mark) = self.stroke.take().and_then(Stroke::mark) else {
            return;
        };
        let before = self.marks.iter().position(|other| same_place(*other, mark));
        let Some(index) = before else {
            self.marks.push(mark);
            return;
        };
        if self.marks.remove(index) != mark {
            self.marks.push(mark);
        }
    }

    /// Gives up the arrow being drawn. Says whether there was one.
    pub fn cancel(&mut self) -> bool {
        self.stroke.take().is_some()
    }

    /// Wipes everything.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// All marks, the one being drawn last.
    pub fn marks(&self) -> impl Iterator<Item = Mark> + '_ {
        let drawn = self.stroke.and_then(Stroke::mark);
        self.marks.iter().copied().chain(drawn)
    }
}

impl Stroke {
    fn mark(self) -> Option<Mark> {
        let Self { from, tone, .. } = self;
        let to = self.to?;
        if from == to {
            return Some(Mark::Ring { square: from, tone });
        }
        Some(Mark::Arrow { from, to, tone })
    }
}

fn same_place(one: Mark, other: Mark) -> bool {
    match (one, other) {
        (Mark::Arrow { from, to, .. }, Mark::Arrow { from: f, to: t, .. }) => (from, to) == (f, t),
        (Mark::Ring { square, .. }, Mark::Ring { square: other, .. })
        | (Mark::Dot { square, .. }, Mark::Dot { square: other, .. }) => square == other,
        (Mark::Arrow { .. } | Mark::Ring { .. } | Mark::Dot { .. }, _) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draw(sketch: &mut Sketch, from: Square, to: Option<Square>, tone: Tone) {
        sketch.begin(from, tone);
        sketch.aim(to);
        sketch.end();
    }

    #[test]
    fn an_arrow_drawn_again_goes_away_and_in_another_tone_changes() {
        let mut sketch = Sketch::default();
        draw(&mut sketch, Square::E2, Some(Square::E4), Tone::Idea);
        draw(&mut sketch, Square::E2, Some(Square::E4), Tone::Good);
        let good = Mark::Arrow {
            from: Square::E2,
            to: Square::E4,
            tone: Tone::Good,
        };
        assert_eq!(sketch.marks().collect::<Vec<_>>(), [good]);
        draw(&mut sketch, Square::E2, Some(Square::E4), Tone::Good);
        assert_eq!(sketch.marks().count(), 0);
    }

    #[test]
    fn an_arrow_to_its_own_square_is_a_ring_and_off_the_board_nothing() {
        let mut sketch = Sketch::default();
        draw(&mut sketch, Square::E2, Some(Square::E2), Tone::Idea);
        draw(&mut sketch, Square::E2, None, Tone::Idea);
        let ring = Mark::Ring {
            square: Square::E2,
            tone: Tone::Idea,
        };
        assert_eq!(sketch.marks().collect::<Vec<_>>(), [ring]);
    }
}
