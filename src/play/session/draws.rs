//! Draws by the book: an offer goes with a move and is not repeated until the other side has offered; a claim is made when
//! it is one's turn, for the position there is or for the one a next move would bring.

use crate::message::{Arg, Message};
use crate::rules::{Color, Move};
use crate::session::{Cue, Effect, Mood, Timestamp};

use super::GameSession;

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
    /// What is known, as words of the saved game; none when there is nothing.
    pub(super) fn text(self) -> String {
        let mut text = String::new();
        if self.offers_next {
            text.push_str(" offers-next");
        }
        if self.claims_next {
            text.push_str(" claims-next");
        }
        for (key, side) in [("offered", self.open), ("offered-last", self.last)] {
            if let Some(side) = side {
                let side = if side.is_white() { "white" } else { "black" };
                text.push_str(&format!(" {key}={side}"));
            }
        }
        text
    }

    /// Reads [`Draws::text`]; words of others are passed over.
    pub(super) fn parse(text: &str) -> Self {
        let mut draws = Self::default();
        for word in text.split_whitespace() {
            match word {
                "offers-next" => draws.offers_next = true,
                "claims-next" => draws.claims_next = true,
                "offered=white" => draws.open = Some(Color::White),
                "offered=black" => draws.open = Some(Color::Black),
                "offered-last=white" => draws.last = Some(Color::White),
                "offered-last=black" => draws.last = Some(Color::Black),
                _ => {}
            }
        }
        draws
    }

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
        // Whoever has touched a man has lost the right to claim with this move (FIDE Laws of Chess, 9.4).
        if let Some(square) = self.touched_man() {
            let man = self.game.position().piece_at(square);
            let man = man.map(|piece| Arg::Roles(vec![(square, piece.role)]));
            if let Some(man) = man {
                let message = Message::own("play-claim-after-touch").with("man", man);
                self.say(vec![message], Mood::Concerned);
            }
            return vec![Effect::Cue(Cue::Refused)];
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
        let message = match self.penalize(side) {
            None => Message::own("play-claim-wrong"),
            Some(minutes) => Message::own("play-claim-wrong-clock")
                .with("other", Arg::Color(!side))
                .with("minutes", minutes),
        };
        let effects = self.play(mv, now);
        if !self.is_over() {
            self.say(vec![message], Mood::Concerned);
        }
        effects
    }
}
