//! An opening that is practised in a lesson: the session of the openings' own screen, with the stars of a step.

use crate::lesson::lesson::Practised;
use crate::message::Message;
use crate::opening::{Drill, Start, Trees};
use crate::scene::{Badge, Scene, Sign};
use crate::session::{Effect, Event, Mood, Session as _, Timestamp};

use super::{Hints, Tally, Turn, stars_for};

/// The practice, and what it has cost.
#[derive(Clone, Debug)]
pub(super) struct OpeningStage {
    drill: Drill,
    misses: u32,
    hints: u8,
}

impl OpeningStage {
    /// Begins; nothing where there is no such tree, which the checker does not let by.
    pub(super) fn new(practised: &Practised, now: Timestamp) -> Option<Self> {
        let start = Start {
            tree: Trees::embedded().get(&practised.tree)?.clone(),
            side: practised.side,
            mode: practised.way,
            lines: practised.lines.clone(),
            known: std::collections::BTreeMap::new(),
            due: Vec::new(),
            seed: now.0,
        };
        Some(Self {
            drill: Drill::new(start, now),
            misses: 0,
            hints: 0,
        })
    }

    pub(super) fn due(&self) -> Option<Timestamp> {
        self.drill.due()
    }

    pub(super) fn show(&self, is_solved: bool, scene: &mut Scene) {
        *scene = self.drill.scene();
        if is_solved {
            scene.badge = Badge::for_last_move(self.drill.game(), self.drill.side(), Sign::Star);
        }
    }

    /// Is a line at its end, with another to come? Who spars has done enough with one game.
    pub(super) fn has_more(&self) -> bool {
        self.drill.is_round_over() && self.drill.rounds().is_some() && self.drill.has_more()
    }

    pub(super) fn line_title(&self) -> Option<Message> {
        self.drill.line_title()
    }

    pub(super) fn hints(&self) -> Hints {
        let (taken, of) = self.drill.hints();
        Hints { taken, of }
    }

    pub(super) fn tally(&self) -> Option<Tally> {
        let (done, of) = self.drill.rounds()?;
        let number = u32::try_from((done + 1).min(of)).unwrap_or(u32::MAX);
        let of = u32::try_from(of).unwrap_or(u32::MAX);
        Some(Tally::Line { number, of })
    }

    /// What a learner who knows the tree would do now.
    pub(super) fn right_event(&self) -> Option<Event> {
        if self.drill.is_round_over() {
            return Some(Event::Continued);
        }
        if !self.drill.is_asking() {
            return Some(Event::TimeReached);
        }
        let answer = self.drill.tree().answer(self.drill.game().position())?;
        Some(Event::Moved {
            from: answer.mv.from(),
            to: answer.mv.to(),
            promotion: answer.mv.promotion(),
        })
    }

    pub(super) fn update(&mut self, event: &Event, turn: &mut Turn<'_>) {
        // A line that is over stays so: the step itself can be begun again.
        if *event == Event::Replayed && self.drill.is_round_over() {
            return;
        }
        let (hints, _) = self.drill.hints();
        let effects = self.drill.update(event.clone(), turn.now);
        if *event == Event::HintAsked {
            // What an arrow shows by itself is no hint that was asked for.
            let (taken, _) = self.drill.hints();
            self.hints = self.hints.saturating_add(taken.saturating_sub(hints));
        }
        for effect in effects {
            match effect {
                // What was answered is written down as it is on the openings' own screen.
                Effect::Record(attempt) => {
                    self.misses += attempt.misses;
                    turn.effects.push(Effect::Record(attempt));
                }
                Effect::Cue(_) | Effect::Consult { .. } => turn.effects.push(effect),
                // The lesson itself knows where the learner stands and when it is over.
                Effect::Judged { .. } | Effect::Reached { .. } | Effect::Finished => {}
            }
        }
        let speech = self.drill.speech().clone();
        turn.marks = Some(Vec::new());
        if self.drill.is_round_over() && !self.has_more() {
            let reason = speech.messages.into_iter().next();
            turn.solve(None);
            let messages = reason.into_iter().chain(turn.said()).collect();
            turn.say(messages, Mood::Happy);
            turn.stars = Some(stars_for(self.misses, self.hints));
        } else {
            turn.say(speech.messages, speech.mood);
        }
    }
}
