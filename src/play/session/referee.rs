//! The house rules: what is not allowed, and what comes of it.

use crate::message::{Arg, Message};
use crate::play::agreement::HouseRules;
use crate::rules::{CastlingSide, Color, Game, Position, Reason, Refusal, Role, Square};
use crate::scene::{Input, Mark, Tone};
use crate::session::{Cue, Effect, Mood, Timestamp};

use super::GameSession;

/// What the referee remembers.
#[derive(Clone, Debug)]
pub(super) struct Referee {
    rules: HouseRules,
    /// The man that must move, as it was touched.
    touched: Option<Square>,
    /// Illegal moves of White and of Black.
    illegal: [u8; 2],
}

/// Why a move does not stand although the men may move so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Objection {
    /// Another man was touched first.
    Touched { square: Square, role: Role },
    /// The rook was taken first, to castle.
    RookFirst { rook: Square },
}

impl Referee {
    pub(super) fn new(rules: HouseRules) -> Self {
        Self {
            rules,
            touched: None,
            illegal: [0; 2],
        }
    }

    /// What it remembers, as words of the saved game.
    pub(super) fn text(&self) -> String {
        let [white, black] = self.illegal;
        let touched = self.touched.map(|square| format!(" touched={square}"));
        format!("illegal={white}/{black}{}", touched.unwrap_or_default())
    }

    /// A referee that remembers what [`Referee::text`] says; words of others are passed over.
    pub(super) fn parse(rules: HouseRules, text: &str) -> Self {
        let mut referee = Self::new(rules);
        for word in text.split_whitespace() {
            match word.split_once('=') {
                Some(("illegal", counts)) => {
                    let counts = counts.split_once('/');
                    if let Some((Ok(white), Ok(black))) =
                        counts.map(|(white, black)| (white.parse(), black.parse()))
                    {
                        referee.illegal = [white, black];
                    }
                }
                Some(("touched", square)) => referee.touched = square.parse().ok(),
                _ => {}
            }
        }
        referee
    }

    /// A move was made, or taken back: nothing is touched.
    pub(super) fn moved(&mut self) {
        self.touched = None;
    }

    fn is_strict(&self) -> bool {
        match self.rules {
            HouseRules::Casual => false,
            HouseRules::Tournament { .. } => true,
        }
    }

    /// The moves that are allowed.
    pub(super) fn allows(&self, position: &Position) -> Input {
        let mut input = Input::legal(position);
        if let (Some(touched), Input::Moves(moves)) = (self.touched, &mut input) {
            moves.retain(|from, _| *from == touched);
        }
        input
    }

    /// A man was touched; gives whether it must move now.
    pub(super) fn touch(&mut self, square: Square, position: &Position) -> bool {
        let is_own = position
            .piece_at(square)
            .is_some_and(|piece| piece.color == position.turn());
        let may_bind = self.is_strict() && self.touched.is_none() && is_own;
        if may_bind && !position.legal_moves_from(square).is_empty() {
            self.touched = Some(square);
            return true;
        }
        false
    }

    /// What the house rules say against moving from a square to another.
    pub(super) fn objects(&mut self, game: &Game, from: Square, to: Square) -> Option<Objection> {
        if !self.is_strict() {
            return None;
        }
        let position = game.position();
        let turn = position.turn();
        if let Some(square) = self.touched.filter(|touched| *touched != from) {
            let role = position.piece_at(square)?.role;
            if role == Role::Rook && castles_with(position, from, to, square) {
                return Some(Objection::RookFirst { rook: square });
            }
            return Some(Objection::Touched { square, role });
        }
        let piece = position.piece_at(from)?;
        let castles = |side| position.has_castling_right(turn, side);
        let may_castle = castles(CastlingSide::KingSide) || castles(CastlingSide::QueenSide);
        let is_rook_first =
            piece == Role::Rook.of(turn) && may_castle && position.king(turn) == Some(to);
        if is_rook_first {
            self.touch(from, position);
            return Some(Objection::RookFirst { rook: from });
        }
        None
    }

    /// Counts an illegal move of a side: which one it is, and whether it loses the game.
    fn count(&mut self, side: Color) -> Option<(u8, u8)> {
        let HouseRules::Tournament { illegal_limit } = self.rules else {
            return None;
        };
        let [white, black] = &mut self.illegal;
        let count = if side.is_white() { white } else { black };
        *count = count.saturating_add(1);
        Some((*count, illegal_limit))
    }
}

/// Is this the king's move of castling with that rook, by two squares or onto the rook?
fn castles_with(position: &Position, from: Square, to: Square, rook: Square) -> bool {
    let turn = position.turn();
    position.king(turn) == Some(from)
        && position
            .find(from, to, None)
            .is_ok_and(|mv| mv.castling_rook().is_some_and(|(corner, _)| corner == rook))
}

impl GameSession {
    /// Illegal moves of White and of Black, where they are counted.
    #[must_use]
    pub fn illegal_moves(&self) -> Option<[u8; 2]> {
        self.referee.is_strict().then_some(self.referee.illegal)
    }

    /// The man that must move, as it was touched.
    #[must_use]
    pub fn touched_man(&self) -> Option<Square> {
        self.referee.touched
    }

    pub(super) fn touched(&mut self, square: Square) -> Vec<Effect> {
        let is_bound = self.is_persons_turn() && self.referee.touch(square, self.game.position());
        // Whoever touches a man to move it has declined (FIDE Laws of Chess, 9.1.2.1).
        if is_bound && self.is_draw_offered() {
            self.draws.decline();
            let man = self.game.position().piece_at(square);
            let man = man.map(|piece| Arg::Roles(vec![(square, piece.role)]));
            let declined = Message::own("play-offer-declined-by-touch");
            let message = man.map_or(declined.clone(), |man| declined.with("man", man));
            self.say(vec![message], Mood::Calm);
        }
        Vec::new()
    }

    pub(super) fn object(&mut self, objection: Objection) -> Vec<Effect> {
        let (message, square) = match objection {
            Objection::Touched { square, role } => (
                Message::own("play-touch-move").with("man", Arg::Roles(vec![(square, role)])),
                square,
            ),
            Objection::RookFirst { rook } => {
                let is_bound = self.referee.touched == Some(rook);
                let id = if is_bound {
                    "play-king-first"
                } else {
                    "play-king-first-free"
                };
                (Message::own(id).with("rook", Arg::Square(rook)), rook)
            }
        };
        self.marks = vec![Mark::Ring {
            square,
            tone: Tone::Warning,
        }];
        self.say(vec![message], Mood::Concerned);
        vec![Effect::Cue(Cue::Refused)]
    }

    /// Where there is a clock, the other side gets more time. Gives how many minutes.
    pub(super) fn penalize(&mut self, side: Color) -> Option<Arg> {
        let minutes = self.agreement.penalty_minutes();
        self.clock.as_mut()?.add(!side, minutes * 60_000);
        Some(Arg::Number(minutes.cast_signed()))
    }

    /// A move against the rules of chess: explained, and in a tournament counted.
    pub(super) fn refuse(
        &mut self,
        refusal: &Refusal,
        from: Square,
        now: Timestamp,
    ) -> Vec<Effect> {
        let reason = refusal.first();
        let board = self.game.position().board().clone();
        let mut messages = vec![Message::refusal(reason, &board)];
        self.marks = Mark::of_refusal(reason);
        let is_a_move = !matches!(
            reason,
            Reason::GameOver { .. }
                | Reason::NoPiece { .. }
                | Reason::OtherSide { .. }
                | Reason::PromotionMissing { .. }
        );
        let side = self.turn();
        let mut effects = vec![Effect::Cue(Cue::Refused)];
        if is_a_move && let Some((count, limit)) = self.referee.count(side) {
            if count >= limit {
                self.lost_by_rules = Some(side);
                // As with the flag: it is no loss where the other side could never mate.
                self.game.flag(side);
                effects.extend(self.end(now));
                self.speech
                    .messages
                    .insert(0, Message::refusal(reason, &board));
                return effects;
            }
            let message = match self.penalize(side) {
                None => Message::own("play-illegal-counted"),
                Some(minutes) => Message::own("play-illegal-counted-clock")
                    .with("other", Arg::Color(!side))
                    .with("minutes", minutes),
            };
            messages.push(
                message
                    .with("count", Arg::Number(i64::from(count)))
                    .with("limit", Arg::Number(i64::from(limit))),
            );
            if self.referee.touch(from, self.game.position())
                && let Some(piece) = board.piece_at(from)
            {
                messages.push(
                    Message::own("play-must-move")
                        .with("man", Arg::Roles(vec![(from, piece.role)])),
                );
            }
        }
        self.say(messages, Mood::Concerned);
        effects
    }
}
