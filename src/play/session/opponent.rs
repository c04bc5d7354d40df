//! The character's side of a game: its move, its word on a draw, and the flag that falls on either side.

use crate::engine::{Answer, Lane, Question, Score};
use crate::message::Message;
use crate::session::{Answered, Effect, Mood, Timestamp};

use super::super::agreement::Who;
use super::{GameSession, Phase, says};

/// A character moves no sooner than this after the other side did, so that both moves are seen.
const LEAST_THINKING_MILLIS: u64 = 700;
/// From so many plies on a game is long enough for a character to agree to an even draw.
const LONG_GAME_PLIES: usize = 80;
/// Within this many centipawns a game is even in a character's eyes.
const EVEN_CP: i32 = 40;
/// Behind by this many centipawns a character is glad of a draw.
const GLAD_CP: i32 = -60;

impl GameSession {
    pub(super) fn flag_fell(&mut self, now: Timestamp) -> Option<Vec<Effect>> {
        let (side, at) = self.clock.as_ref()?.flag()?;
        if at > now || self.is_over() {
            return None;
        }
        self.game.flag(side);
        self.flagged = Some(side);
        Some(self.end(now))
    }

    pub(super) fn answered(&mut self, answered: Answered, now: Timestamp) -> Vec<Effect> {
        match answered.lane {
            Lane::Opponent => self.character_chose(&answered, now),
            Lane::Advice => match self.weighed(&answered, now) {
                Some(effects) => effects,
                None => self.coach_judged(answered),
            },
            Lane::Hint => self.hint_came(&answered),
            Lane::Review | Lane::ReviewBeside | Lane::Mining => Vec::new(),
        }
    }

    /// The character has made up its mind: to move, to give up, to take or claim a draw.
    pub(super) fn character_chose(&mut self, answered: &Answered, now: Timestamp) -> Vec<Effect> {
        let Phase::Thinking { since } = self.phase else {
            return Vec::new();
        };
        let (Question::Human { game, .. }, Answer::Best(lines)) =
            (&answered.question, &answered.answer)
        else {
            return Vec::new();
        };
        let Who::Character(character) = self.agreement.who(self.turn()) else {
            return Vec::new();
        };
        let line = lines.first().filter(|_| *game == self.game);
        let Some((mv, score)) = line.and_then(|line| Some((line.first()?, line.score))) else {
            return Vec::new();
        };
        if character.gives_up(&self.game) {
            self.game.resign(self.turn());
            return self.end(now);
        }
        if self.draws.is_offered_to(self.turn()) {
            if self.is_glad_of_a_draw(score) {
                self.game.agree_draw();
                return self.end(now);
            }
            self.draws.decline();
            // What the coach has said of the move that brought the offer stays, or comes before it.
            let word = says(character, Message::own("play-offer-declined"));
            if self.advice.told.is_none() {
                self.say(Vec::new(), Mood::Calm);
            }
            self.speech.messages.push(word.clone());
            let with = self.game.len_plies().saturating_sub(1);
            self.advice.word_on_offer = Some((with, word));
        }
        if score <= Score::EVEN && self.game.claim_draw().is_some() {
            return self.end(now);
        }
        let at = since.after_millis(LEAST_THINKING_MILLIS).max(now);
        self.phase = Phase::Replying { mv, at };
        Vec::new()
    }

    pub(super) fn is_glad_of_a_draw(&self, score: Score) -> bool {
        let is_long = self.game.len_plies() >= LONG_GAME_PLIES;
        score <= Score::Cp(GLAD_CP) || (is_long && score <= Score::Cp(EVEN_CP))
    }
}
