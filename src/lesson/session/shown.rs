//! "Show me" in a lesson: what a move allows is played on the board, then the learner is back at the task.

use crate::session::{Effect, Event, Mood, Showing, Shown, Speech, Timestamp};

use super::LessonSession;

impl LessonSession {
    /// Can what was said of the last try be seen on the board? In a test nothing is shown but the answer.
    #[must_use]
    pub fn may_show(&self) -> bool {
        !self.clips.is_empty() && self.solved.is_none() && !self.is_test() && !self.is_showing()
    }

    /// Is a line being shown?
    #[must_use]
    pub fn is_showing(&self) -> bool {
        self.showing.is_some()
    }

    pub(super) fn show(&mut self, now: Timestamp) -> Vec<Effect> {
        if let Some(showing) = Showing::new(self.clips.clone(), now) {
            let before = std::mem::take(&mut self.speech);
            self.speech = Speech {
                messages: showing.words().cloned().into_iter().collect(),
                mood: Mood::Thinking,
            };
            self.showing = Some((showing, before));
        }
        Vec::new()
    }

    fn stop_showing(&mut self) {
        if let Some((_, speech)) = self.showing.take() {
            self.speech = speech;
        }
    }

    /// What happens while a line is shown; nothing when the event goes on to the step.
    pub(super) fn update_showing(&mut self, event: &Event, now: Timestamp) -> Option<Vec<Effect>> {
        let (showing, _) = self.showing.as_mut()?;
        match event {
            Event::TimeReached => match showing.step(now) {
                Shown::Move(cue) => return Some(vec![Effect::Cue(cue)]),
                Shown::Next => {
                    self.speech.messages = showing.words().cloned().into_iter().collect()
                }
                Shown::Over => self.stop_showing(),
                Shown::Nothing => {}
            },
            Event::Answered(_) => return None,
            Event::Skipped | Event::WentBack | Event::JumpedTo(_) | Event::HintAsked => {
                self.stop_showing();
                return None;
            }
            Event::Moved { .. }
            | Event::Typed(_)
            | Event::Clicked(_)
            | Event::Placed { .. }
            | Event::Removed(_)
            | Event::Chose(_)
            | Event::TookBack
            | Event::Replayed
            | Event::Continued => self.stop_showing(),
        }
        Some(Vec::new())
    }
}
