//! Draws by the book: an offer goes with a move and is not repeated until the other side has offered; a claim is made when
//! it is one's turn, for the position there is or for the one a next move would bring.

use crate::message::{Arg, Message};
use crate::rules::{Color, Move};
use crate::session::{Cue, Effect, Mood, Timestamp};

use super::GameSession;

/// What the other side gets when a claim was wrong and there is a clock, in milliseconds (FIDE, article 9.5).
const PENALTY_MILLIS: u64 = 120_000;

/// What is known of offers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Draws {
    /// The side to move offers with its next move.
    offers_next: bool,
    /// The next move is to claim a draw with.
    pub(super) claims_next: bool,
    /// The offer that lies on the board, and whose it is.
    open: Option<Color>,
    /// Who offered last; that side waits until the other has.
    last: Option<Color>,
}

impl Draws {
    pub(super) fn may_offer(&self, side: Color) -> bool {
        self.last != Some(side) && self.open.is_none() && !self.offers_next
    }

    pub(super) fn is_offered_to(&self, side: Color) -> bool {
        self.open == Some(!side)
    }

    pub(super) fn decline(&mut self) {
        self.open = None;
    }

    /// A side has moved: an offer to it is declined by that, its own lies on the board now.
    pub(super) fn moved(&mut self, mover: Color) {
        self.claims_next = false;
        self.open = None;
        if self.offers_next {
            self.offers_next = false;
            self.open = Some(mover);
            self.last = Some(mover);
        }
    }
}

impl GameSession {
    /// Goes an offer with the next move?
    #[must_use]
    pub fn offers_with_move(&self) -> bool {
        self.draws.offers_next
    }

    pub(super) fn offer_draw(&mut self) -> Vec<Effect> {
        if !self.is_persons_turn() || self.asks_if_sure() {
            return Vec::new();
        }
        let side = self.turn();
        if !self.draws.offers_next && !self.draws.may_offer(side) {
            self.say(vec![Message::own("play-offer-not-again")], Mood::Concerned);
            return vec![Effect::Cue(Cue::Refused)];
        }
        self.draws.offers_next = true;
        self.say(vec![Message::own("play-offer-with-move")], Mood::Calm);
        Vec::new()
    }

    pub(super) fn accept_draw(&mut self, now: Timestamp) -> Vec<Effect> {
        if !self.is_draw_offered() {
            return Vec::new();
        }
        self.game.agree_draw();
        self.end(now)
    }

    pub(super) fn decline_draw(&mut self) -> Vec<Effect> {
        if self.is_draw_offered() {
            self.draws.decline();
            self.say(vec![Message::own("play-offer-was-declined")], Mood::Calm);
        }
        Vec::new()
    }

    pub(super) fn claim_draw(&mut self, now: Timestamp) -> Vec<Effect> {
        if !self.is_persons_turn() {
            return Vec::new();
        }
        if self.game.claim_draw().is_some() {
            return self.end(now);
        }
        self.draws.claims_next = !self.draws.claims_next;
        if self.draws.claims_next {
            self.say(vec![Message::own("play-claim-with-move")], Mood::Thinking);
        } else {
            self.say(vec![Message::own("play-claim-dropped")], Mood::Calm);
        }
        Vec::new()
    }

    /// A draw is claimed with a move that is announced: if the claim is right the game ends, else the move is made.
    pub(super) fn claim_with(&mut self, mv: Move, now: Timestamp) -> Vec<Effect> {
        self.draws.claims_next = false;
        if self.game.claim_draw_with(mv).is_some() {
            return self.end(now);
        }
        let side = self.turn();
        if let Some(clock) = &mut self.clock {
            clock.add(!side, PENALTY_MILLIS);
        }
        let effects = self.play(mv, now);
        if !self.is_over() {
            let id = if self.clock.is_some() {
                "play-claim-wrong-clock"
            } else {
                "play-claim-wrong"
            };
            self.say(
                vec![Message::own(id).with("side", Arg::Color(side))],
                Mood::Concerned,
            );
        }
        effects
    }
}
