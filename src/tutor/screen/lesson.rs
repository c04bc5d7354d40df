//! A lesson on the screen: its session, which way the board is turned, and how it ended.

use crate::lesson::{LessonSession, TestResult};
use crate::rules::Color;
use crate::scene::Scene;
use crate::session::{Mood, Session as _};

use crate::tutor::progress::stars_for_share;

/// A lesson that is played.
#[derive(Clone, Debug)]
pub struct LessonScreen {
    /// The session.
    pub session: LessonSession,
    /// Did the learner turn the board round?
    pub is_flipped: bool,
}

/// How a lesson ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Stars for the lesson, 0 to 3.
    pub stars: u8,
    /// Stars earned on this way through the lesson.
    pub earned: u32,
    /// Stars that there are in the lesson.
    pub of: u32,
    /// How it went, if it was a test.
    pub test: Option<TestResult>,
}

impl Ending {
    /// How the coach looks at the end: glad of whatever was earned, and calm where it was nothing. Whoever is only being
    /// placed has earned a place.
    #[must_use]
    pub fn mood(&self) -> Mood {
        let is_something = match &self.test {
            Some(result) => result.right > 0 || result.begin.is_some(),
            None => self.earned > 0 || self.of == 0,
        };
        if is_something {
            Mood::Happy
        } else {
            Mood::Calm
        }
    }
}

impl LessonScreen {
    /// A lesson.
    #[must_use]
    pub fn new(session: LessonSession) -> Self {
        Self {
            session,
            is_flipped: false,
        }
    }

    /// The board, turned as the learner wants it.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let mut scene = self.session.scene();
        if self.is_flipped {
            scene.orientation = match scene.orientation {
                Color::White => Color::Black,
                Color::Black => Color::White,
            };
        }
        scene
    }

    /// How the lesson ended, once it has.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        if !self.session.is_finished() {
            return None;
        }
        let lesson = self.session.lesson();
        let giving = lesson.steps.iter().filter(|step| step.gives_stars());
        let of = 3 * giving.count() as u32;
        let earned = self
            .session
            .stars()
            .values()
            .map(|stars| u32::from(*stars))
            .sum();
        Some(Ending {
            stars: stars_for_share(earned, of),
            earned,
            of,
            test: self.session.test_result(),
        })
    }
}
