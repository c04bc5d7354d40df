//! What a screen may know of a game.

use crate::coach::MoveRating;
use crate::message::{Arg, Message};
use crate::rules::{Color, DrawReason, Game, Outcome};
use crate::session::Speech;

use super::super::agreement::{Agreement, CoachTalk, HouseRules, Who};
use super::super::character::Character;
use super::super::clock::Clock;
use super::{GameSession, Phase};

impl GameSession {
    /// What was agreed.
    #[must_use]
    pub fn agreement(&self) -> &Agreement {
        &self.agreement
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What is said.
    #[must_use]
    pub fn speech(&self) -> &Speech {
        &self.speech
    }

    /// Who says it, when it is the character and not the coach.
    #[must_use]
    pub fn speaker(&self) -> Option<Character> {
        let first = self.speech.messages.first()?;
        let is_characters = first.id == Message::own("play-says").id;
        self.agreement
            .opponent()
            .filter(|_| is_characters)
            .map(|(_, character)| character)
    }

    /// The clock.
    #[must_use]
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Is nobody to help now? So it is in a tournament until the game is over.
    #[must_use]
    pub fn is_strict(&self) -> bool {
        self.agreement.rules != HouseRules::Casual && !self.is_over()
    }

    /// The ratings of moves, by ply, as far as the coach has looked.
    #[must_use]
    pub fn rating(&self, ply: usize) -> Option<MoveRating> {
        // In a tournament nobody helps before the end.
        if self.is_strict() {
            return None;
        }
        self.advice.rating(ply)
    }

    /// How often moves were taken back.
    #[must_use]
    pub fn takebacks(&self) -> u32 {
        self.takebacks
    }

    /// Is the game over?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// How the game ended.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// How the game ended, in words.
    #[must_use]
    pub fn ending(&self) -> Option<Message> {
        let outcome = self.game.outcome()?;
        if let Some(loser) = self.lost_by_rules {
            let id = match outcome {
                Outcome::Win { .. } => "play-lost-by-illegal",
                Outcome::Draw { .. } => "play-drawn-by-illegal",
            };
            return Some(
                Message::own(id)
                    .with("loser", Arg::Color(loser))
                    .with("winner", Arg::Color(!loser)),
            );
        }
        if let Some(flagged) = self.flagged {
            return Some(Message::flag_fell(self.game.position(), flagged, outcome));
        }
        Some(Message::from(&outcome))
    }

    /// Does the coach ask whether a move is meant?
    #[must_use]
    pub fn asks_if_sure(&self) -> bool {
        matches!(self.phase, Phase::Sure { .. })
    }

    /// Is the character thinking?
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        matches!(self.phase, Phase::Thinking { .. } | Phase::Replying { .. })
    }

    /// Is it a person's turn?
    #[must_use]
    pub fn is_persons_turn(&self) -> bool {
        self.agreement.who(self.turn()) == Who::Person
            && matches!(self.phase, Phase::Waiting | Phase::Sure { .. })
    }

    /// May a move be taken back?
    #[must_use]
    pub fn may_take_back(&self) -> bool {
        self.agreement.rules == HouseRules::Casual && self.plies_to_take_back() > 0
    }

    /// May hints be asked for?
    #[must_use]
    pub fn may_ask_hint(&self) -> bool {
        self.agreement.rules == HouseRules::Casual && self.phase == Phase::Waiting
    }

    /// May the coach be asked? In a tournament nobody helps before the end, and a question of its own is answered first.
    #[must_use]
    pub fn may_ask_coach(&self) -> bool {
        self.agreement.talk != CoachTalk::Silent && !self.is_strict() && !self.asks_if_sure()
    }

    /// Hints taken in this position, 0 to 3.
    #[must_use]
    pub fn hints(&self) -> u8 {
        self.advice.hints(self.game.len_plies())
    }

    /// May the side to move offer a draw?
    #[must_use]
    pub fn may_offer_draw(&self) -> bool {
        self.phase == Phase::Waiting && self.draws.may_offer(self.turn())
    }

    /// Is a draw offered to the person who is to move?
    #[must_use]
    pub fn is_draw_offered(&self) -> bool {
        self.phase == Phase::Waiting && self.draws.is_offered_to(self.turn())
    }

    /// The draw that can be claimed now, or with some next move.
    #[must_use]
    pub fn claimable(&self) -> Option<DrawReason> {
        if self.phase != Phase::Waiting {
            return None;
        }
        self.game.claim().or_else(|| {
            let legal = self.game.position().legal_moves();
            legal.into_iter().find_map(|mv| self.game.claim_with(mv))
        })
    }

    /// How far the fifty-move rule is, where that begins to matter; nothing when the game is over.
    #[must_use]
    pub fn fifty_moves(&self) -> Option<Message> {
        Message::fifty_moves_left(self.game.position()).filter(|_| !self.is_over())
    }

    /// Is the next move one to claim a draw with?
    #[must_use]
    pub fn is_claiming(&self) -> bool {
        self.draws.claims_next
    }

    /// May the person go on with the other side's men?
    #[must_use]
    pub fn may_swap(&self) -> bool {
        self.agreement.rules == HouseRules::Casual
            && self.agreement.opponent().is_some()
            && self.phase == Phase::Waiting
    }

    /// The side whose men are below.
    #[must_use]
    pub fn orientation(&self) -> Color {
        match self.agreement.person() {
            Some(side) => side,
            None if self.agreement.flips && !self.is_over() => self.turn(),
            None => Color::White,
        }
    }
}
