//! A game: a start, the moves, and how it ended.

use shakmaty::{Color, Position as _, Role, Square};

use super::outcome::{CLAIM_PLIES, WinReason};
use super::{
    CastlingCard, DrawReason, Move, Outcome, Position, ReadMoveError, Refusal, castling, judgement,
    outcome, san,
};

/// Positions that must be equal for a claim.
const THREEFOLD: usize = 3;
/// Equal positions that end the game by themselves.
const FIVEFOLD: usize = 5;

/// A game from its first position, with every move.
///
/// ```
/// use chess_tutor::rules::{Game, Reason, Square};
/// let mut game = Game::default();
/// for text in ["e4", "e5", "Ke2", "Ke7", "Ke1", "Ke8", "Nf3", "Nf6", "Bc4", "Bc5"] {
///     game.play_text(text).unwrap();
/// }
/// let refusal = game.find(Square::E1, Square::G1, None).unwrap_err();
/// assert_eq!(refusal.first(), &Reason::KingHasMoved { king: Square::E1, ply: 2, move_number: 2 });
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Position,
    moves: Vec<(Move, Position)>,
    decided: Option<Outcome>,
}

impl Default for Game {
    fn default() -> Self {
        Self::new(Position::start())
    }
}

impl Game {
    /// A game that starts from a position.
    #[must_use]
    pub fn new(start: Position) -> Self {
        Self {
            start,
            moves: Vec::new(),
            decided: None,
        }
    }

    /// The first position.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.moves
            .last()
            .map_or(&self.start, |(_, position)| position)
    }

    /// Every position from the first to the one now; one more than there are moves.
    pub fn positions(&self) -> impl Iterator<Item = &Position> {
        std::iter::once(&self.start).chain(self.moves.iter().map(|(_, position)| position))
    }

    /// The moves made.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        self.moves.iter().map(|(mv, _)| *mv)
    }

    /// The number of moves made, in half-moves.
    #[must_use]
    pub fn len_plies(&self) -> usize {
        self.moves.len()
    }

    /// Makes a move. A game from elsewhere may so go on where it was over by itself (a dead position, the fifth
    /// repetition) and nobody noticed; [`Game::find`] and [`Game::read_move`] allow no such move.
    ///
    /// # Errors
    /// Gives the move back when it is not legal now, or when the game has been decided beside the board.
    pub fn play(&mut self, mv: Move) -> Result<(), Move> {
        if self.decided.is_some() {
            return Err(mv);
        }
        let next = self.position().play(mv)?;
        self.moves.push((mv, next));
        Ok(())
    }

    /// Reads a move as [`Game::read_move`] does and makes it.
    ///
    /// # Errors
    /// When the move cannot be read or is against the rules.
    pub fn play_text(&mut self, text: &str) -> Result<Move, ReadMoveError> {
        let mv = self.read_move(text)?;
        self.play(mv).map_err(|_refused| ReadMoveError::NotAMove)?;
        Ok(mv)
    }

    /// Takes the last move back, and with it any end of the game.
    pub fn undo(&mut self) -> Option<Move> {
        self.decided = None;
        self.moves.pop().map(|(mv, _)| mv)
    }

    /// The legal move from a square to another, judged with the whole game in mind.
    ///
    /// # Errors
    /// A [`Refusal`] with every rule that forbids the move, the one to tell a learner first.
    pub fn find(&self, from: Square, to: Square, promotion: Option<Role>) -> Result<Move, Refusal> {
        judgement::find(self.position(), Some(self), from, to, promotion)
    }

    /// Reads a move in SAN or UCI, judged with the whole game in mind.
    ///
    /// # Errors
    /// When the text is no move, fits no man or several, or is against the rules (with the refusal).
    pub fn read_move(&self, text: &str) -> Result<Move, ReadMoveError> {
        san::read(self.position(), Some(self), text)
    }

    /// The conditions of castling, with the history that tells who moved.
    #[must_use]
    pub fn castling_card(&self, color: Color) -> CastlingCard {
        castling::card(self.position(), Some(self), color)
    }

    /// How often the position now has stood on the board, this time counted.
    #[must_use]
    pub fn repetitions(&self) -> usize {
        let now = self.position();
        self.positions().filter(|past| *past == now).count()
    }

    /// How the game has ended: as it was decided, or by the position, or by itself (fivefold, seventy-five moves).
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if self.decided.is_some() {
            return self.decided;
        }
        let fivefold = || {
            (self.repetitions() >= FIVEFOLD).then_some(Outcome::Draw {
                reason: DrawReason::Fivefold,
            })
        };
        self.position().outcome().or_else(fivefold)
    }

    /// The draw that the side to move may claim now.
    #[must_use]
    pub fn claim(&self) -> Option<DrawReason> {
        if self.outcome().is_some() {
            return None;
        }
        if self.repetitions() >= THREEFOLD {
            return Some(DrawReason::Threefold);
        }
        (self.position().halfmove_clock() >= CLAIM_PLIES).then_some(DrawReason::FiftyMoves)
    }

    /// The draw that the side to move may claim by announcing this move, which is then not made.
    #[must_use]
    pub fn claim_with(&self, mv: Move) -> Option<DrawReason> {
        if self.outcome().is_some() {
            return None;
        }
        let next = self.position().play(mv).ok()?;
        if self.positions().filter(|past| **past == next).count() + 1 >= THREEFOLD {
            return Some(DrawReason::Threefold);
        }
        (next.halfmove_clock() >= CLAIM_PLIES).then_some(DrawReason::FiftyMoves)
    }

    /// Ends the game by the draw that can be claimed now; nothing happens when there is none.
    pub fn claim_draw(&mut self) -> Option<Outcome> {
        let reason = self.claim()?;
        self.decide(Outcome::Draw { reason })
    }

    /// Ends the game by the draw that can be claimed by announcing this move; nothing happens when there is none.
    pub fn claim_draw_with(&mut self, mv: Move) -> Option<Outcome> {
        let reason = self.claim().or_else(|| self.claim_with(mv))?;
        self.decide(Outcome::Draw { reason })
    }

    /// Ends the game by agreement.
    pub fn agree_draw(&mut self) -> Option<Outcome> {
        self.decide(Outcome::Draw {
            reason: DrawReason::Agreement,
        })
    }

    /// Ends the game because a side gives up.
    pub fn resign(&mut self, loser: Color) -> Option<Outcome> {
        self.decide(Outcome::Win {
            winner: !loser,
            by: WinReason::Resignation,
        })
    }

    /// Ends the game because the time of a side has run out: a draw if the other side can mate by no sequence of moves.
    pub fn flag(&mut self, flagged: Color) -> Option<Outcome> {
        let outcome = outcome::of_flag(self.position(), flagged);
        self.decide(outcome)
    }

    /// An end that is not on the board; a game that is already over stays as it is.
    fn decide(&mut self, outcome: Outcome) -> Option<Outcome> {
        if self.outcome().is_none() {
            self.decided = Some(outcome);
        }
        self.outcome()
    }

    /// The first move of a side's king, in plies from 0.
    pub(super) fn king_moved(&self, color: Color) -> Option<usize> {
        self.plies(color)
            .find_map(|(ply, mv)| (mv.role() == Role::King).then_some(ply))
    }

    /// The first move of the rook that stood on a square at the start, in plies from 0; castling is the king's.
    pub(super) fn rook_moved(&self, color: Color, rook: Square) -> Option<usize> {
        (self.start.piece_at(rook) == Some(Role::Rook.of(color))).then_some(())?;
        let moved = self
            .plies(color)
            .find_map(|(ply, mv)| (mv.from() == rook).then_some(ply))?;
        self.rook_taken_on(color, rook)
            .is_none_or(|taken| moved < taken)
            .then_some(moved)
    }

    /// The number of the move pair that a ply belongs to, as it would be written down: the start may be in the middle of a
    /// game, and with Black to move.
    #[must_use]
    pub fn move_number_of(&self, ply: usize) -> u32 {
        let black_first = usize::from(self.start.turn() == Color::Black);
        let later = u32::try_from((ply + black_first) / 2).unwrap_or(u32::MAX);
        self.start.move_number().saturating_add(later)
    }

    /// When the rook of a side that stood on a square at the start was taken there, in plies from 0.
    pub(super) fn rook_taken_on(&self, color: Color, square: Square) -> Option<usize> {
        let stood_there = self.start.piece_at(square) == Some(Role::Rook.of(color));
        self.plies(!color)
            .filter(|_| stood_there)
            .find_map(|(ply, mv)| (mv.captured_on() == Some(square)).then_some(ply))
    }

    /// Did the pawn on a square come there by a double step? None when its moves are not all known.
    pub(super) fn double_step(&self, pawn: Square) -> Option<bool> {
        let arrived = self.moves.iter().rev().find(|(mv, _)| mv.to() == pawn);
        if let Some((mv, _)) = arrived {
            return Some(mv.from().rank().distance(mv.to().rank()) == 2);
        }
        let passed = self.start.chess.maybe_ep_square()?;
        let just_made = passed.file() == pawn.file() && passed.distance(pawn) == 1;
        just_made.then_some(true)
    }

    fn plies(&self, color: Color) -> impl Iterator<Item = (usize, Move)> {
        let first = self.start.turn();
        self.moves().enumerate().filter(move |(ply, _)| {
            let mover = if ply % 2 == 0 { first } else { !first };
            mover == color
        })
    }
}
