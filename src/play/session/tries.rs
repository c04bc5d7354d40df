//! Moves that were taken back: what was tried stays as a line, to be looked at and compared.

use crate::coach::{MoveRating, clips};
use crate::message::{Arg, Message};
use crate::rules::{Game, Move, PgnMove};
use crate::scene::Tone;
use crate::session::{Clip, Cue, Effect, Event, Mood, Showing, Timestamp};

use super::super::agreement::HouseRules;
use super::advice::Known;
use super::draws::Draws;
use super::{GameSession, Phase};

/// A move must lose so many points of winning chance more than another one to be called weaker.
const WEAKER: f64 = 5.0;

/// A move that was taken back, with the answer to it if there was one.
#[derive(Clone, Debug, PartialEq)]
pub struct Try {
    /// Half-moves of the game before it.
    pub ply: usize,
    /// The move, and the answer.
    pub line: Vec<Move>,
    /// What the coach knows of it.
    pub(super) known: Option<Known>,
}

impl Try {
    /// Its rating, as far as the coach has looked.
    #[must_use]
    pub fn rating(&self) -> Option<MoveRating> {
        self.known.as_ref().map(|known| known.rating)
    }
}

impl GameSession {
    /// The moves that were taken back, in the order of the game.
    #[must_use]
    pub fn tries(&self) -> &[Try] {
        &self.tries
    }

    /// A try as it is written beside the game: `Qh5 Nxh5`.
    #[must_use]
    pub fn try_text(&self, tried: &Try) -> String {
        let mut game = self.game_before(tried.ply);
        let mut sans = Vec::new();
        for mv in &tried.line {
            sans.push(game.position().san(*mv));
            if game.play(*mv).is_err() {
                break;
            }
        }
        sans.join(" ")
    }

    /// The game as it was after so many half-moves.
    pub(super) fn game_before(&self, ply: usize) -> Game {
        let mut game = Game::new(self.game.start().clone());
        for mv in self.game.moves().take(ply) {
            // A move of the game itself.
            let _ = game.play(mv);
        }
        game
    }

    /// How many plies to take back so that the person is to move again; 0 when there is nothing to take back.
    pub(super) fn plies_to_take_back(&self) -> usize {
        let len = self.game.len_plies();
        match self.agreement.person() {
            None => len.min(1),
            Some(side) if self.turn() == side => {
                if len >= 2 {
                    2
                } else {
                    0
                }
            }
            Some(_) => len.min(1),
        }
    }

    pub(super) fn take_back(&mut self, now: Timestamp) -> Vec<Effect> {
        if self.is_weighing() {
            self.phase = Phase::Waiting;
            return Vec::new();
        }
        if self.asks_if_sure() {
            return self.think_again();
        }
        if self.agreement.rules != HouseRules::Casual {
            self.say(vec![Message::own("play-no-takeback")], Mood::Concerned);
            return vec![Effect::Cue(Cue::Refused)];
        }
        let plies = self.plies_to_take_back();
        if plies == 0 {
            return Vec::new();
        }
        let mut line = Vec::new();
        for _ in 0..plies {
            line.extend(self.game.undo());
            self.clock_after.pop();
        }
        line.reverse();
        let ply = self.game.len_plies();
        let tried = line.first().copied();
        if self.agreement.opponent().is_some() {
            self.keep_try(ply, line);
        }
        self.advice.forget_from(ply);
        self.lost_by_rules = None;
        self.draws = Draws::default();
        self.referee.moved();
        self.takebacks += 1;
        self.marks.clear();
        self.badge = None;
        if let Some(mv) = tried {
            let san = self.game.position().san(mv);
            self.say(
                vec![Message::own("play-took-back").with("move", Arg::San(san))],
                Mood::Thinking,
            );
        }
        let turn = self.turn();
        if let Some(clock) = &mut self.clock {
            clock.run(turn, now);
        }
        self.phase = Phase::Waiting;
        Vec::new()
    }

    /// Keeps a line that was taken back. What hung on later moves of the game is gone with them.
    fn keep_try(&mut self, ply: usize, line: Vec<Move>) {
        let first = line.first().copied();
        self.tries.retain(|tried| {
            tried.ply < ply || (tried.ply == ply && tried.line.first().copied() != first)
        });
        let known = self.advice.known(ply).cloned();
        self.tries.push(Try { ply, line, known });
    }

    /// A line that was saved beside the game.
    pub(super) fn keep_saved_try(&mut self, ply: usize, line: &[PgnMove]) {
        let line: Vec<Move> = line.iter().map(|mv| mv.mv).collect();
        if !line.is_empty() {
            let known = None;
            self.tries.push(Try { ply, line, known });
        }
    }

    /// The lines beside a move of the game, as PGN has them.
    pub(super) fn variations(&self, ply: usize) -> Vec<Vec<PgnMove>> {
        let written = |tried: &Try| {
            let mut position = self.game_before(ply).position().clone();
            let mut moves = Vec::new();
            for mv in &tried.line {
                moves.push(PgnMove::plain(&position, *mv));
                let Ok(after) = position.play(*mv) else {
                    break;
                };
                position = after;
            }
            moves
        };
        let here = self.tries.iter().filter(|tried| tried.ply == ply);
        here.map(written).collect()
    }

    /// What there is to say of a move beside the one that was tried in its place: only where the coach knows both, and the
    /// difference is clear.
    pub(super) fn compared(&self, ply: usize, known: &Known) -> Option<Message> {
        let tried = self.tries.iter().rev().find(|tried| tried.ply == ply)?;
        let other = tried.known.as_ref()?;
        let gain = other.loss_percent - known.loss_percent;
        let id = if gain > WEAKER {
            "play-stronger-than-try"
        } else if gain < -WEAKER {
            "play-weaker-than-try"
        } else {
            return None;
        };
        let before = self.game_before(ply);
        let first = *tried.line.first()?;
        let san = |mv| Arg::San(before.position().san(mv));
        let played = self.game.moves().nth(ply)?;
        Some(
            Message::own(id)
                .with("move", san(played))
                .with("tried", san(first)),
        )
    }

    /// May what the coach has said be shown on the board?
    #[must_use]
    pub fn may_show(&self) -> bool {
        self.phase == Phase::Waiting
            && !self.is_strict()
            && self.told_clips().is_some_and(|clips| !clips.is_empty())
    }

    /// Is a line being shown?
    #[must_use]
    pub fn is_showing(&self) -> bool {
        self.showing.is_some()
    }

    fn told_clips(&self) -> Option<&[Clip]> {
        let ply = self.advice.told?;
        Some(&self.advice.known(ply)?.clips)
    }

    /// Plays on the board what the coach has said; then the game comes back.
    pub(super) fn show_told(&mut self, now: Timestamp) -> Vec<Effect> {
        if self.may_show()
            && let Some(clips) = self.told_clips()
        {
            let clips = clips.to_vec();
            self.show(clips, now);
        }
        Vec::new()
    }

    /// Plays a try on the board: as it went, or as the coach says that it would have gone.
    pub(super) fn show_try(&mut self, index: usize, now: Timestamp) -> Vec<Effect> {
        let Some(tried) = self
            .tries
            .get(index)
            .filter(|_| self.phase == Phase::Waiting)
        else {
            return Vec::new();
        };
        let start = self.game_before(tried.ply).position().clone();
        let san = tried.line.first().map(|mv| start.san(*mv));
        let message = Message::own("play-tried").with("move", Arg::San(san.unwrap_or_default()));
        let mut clips = vec![Clip {
            start,
            line: tried.line.clone(),
            words: message,
            tone: Tone::Warning,
        }];
        clips.extend(tried.known.iter().flat_map(|known| known.clips.clone()));
        self.show(clips, now);
        Vec::new()
    }

    fn show(&mut self, clips: Vec<Clip>, now: Timestamp) {
        if self.is_strict() {
            return;
        }
        self.stop_showing();
        let told = self.advice.told;
        if let Some(showing) = Showing::new(clips, now) {
            let before = (self.speech.clone(), told);
            let words = showing.words().cloned().into_iter().collect();
            self.say(words, Mood::Thinking);
            self.showing = Some((showing, before));
        }
    }

    /// The game comes back as it was, with what was said.
    pub(super) fn stop_showing(&mut self) {
        if let Some((_, (speech, told))) = self.showing.take() {
            self.speech = speech;
            self.advice.told = told;
        }
    }

    /// What happens while a line is shown; nothing when the event goes on to the game.
    pub(super) fn update_showing(&mut self, event: &Event, now: Timestamp) -> Option<Vec<Effect>> {
        let (showing, _) = self.showing.as_mut()?;
        match event {
            // The engine's answers go on to who has asked.
            Event::Answered(_) => None,
            Event::TimeReached => {
                use crate::session::Shown;
                match showing.step(now) {
                    Shown::Nothing => {}
                    Shown::Move(cue) => return Some(vec![Effect::Cue(cue)]),
                    Shown::Next => {
                        let words = showing.words().cloned();
                        self.speech.messages = words.into_iter().collect();
                    }
                    Shown::Over => self.stop_showing(),
                }
                Some(Vec::new())
            }
            Event::HintAsked | Event::Chose(_) => {
                self.stop_showing();
                None
            }
            Event::Moved { .. }
            | Event::Typed(_)
            | Event::Clicked(_)
            | Event::Placed { .. }
            | Event::Removed(_)
            | Event::TookBack
            | Event::Replayed
            | Event::Continued
            | Event::Skipped
            | Event::WentBack
            | Event::JumpedTo(_) => {
                self.stop_showing();
                Some(Vec::new())
            }
        }
    }
}

impl Known {
    /// What a verdict says of a move of the game.
    pub(super) fn of(before: &Game, mv: Move, verdict: &crate::coach::Verdict) -> Self {
        let position = before.position();
        Self {
            rating: verdict.explanation.rating,
            loss_percent: verdict.explanation.loss_percent,
            words: crate::coach::remark(position, mv, verdict),
            clips: clips(position, mv, verdict),
        }
    }
}
