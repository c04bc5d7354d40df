//! A legal position and what can be done in it.

use shakmaty::{
    Board, CastlingMode, Chess, Color, EnPassantMode, Piece, Position as _, Role, Square,
};

use super::fen::{self, FenError};
use super::{
    CastlingCard, Move, Outcome, ReadMoveError, Refusal, Squares, castling, judgement, outcome, san,
};

/// A position of standard chess (or Chess960) that obeys the laws: one king each, the side that moved is not in check.
///
/// Two positions are equal when the same men stand on the same squares, the same side is to move, and the same castling
/// and en passant captures are possible, which is what counts for repetition: the move counters are not compared.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) chess: Chess,
}

impl Default for Position {
    fn default() -> Self {
        Self::start()
    }
}

impl Position {
    /// The start of a game.
    #[must_use]
    pub fn start() -> Self {
        Self {
            chess: Chess::default(),
        }
    }

    /// Reads a FEN.
    ///
    /// # Errors
    /// When the text is no FEN, or when the position breaks the laws of chess: then with every reason.
    pub fn from_fen(text: &str) -> Result<Self, FenError> {
        fen::read(text).map(|chess| Self { chess })
    }

    /// The position as FEN. The en passant square is written only where a pawn can legally take.
    #[must_use]
    pub fn fen(&self) -> String {
        fen::write(&self.chess)
    }

    /// The position as the crate of the laws has it, for other crates of its family.
    pub(crate) fn chess(&self) -> &Chess {
        &self.chess
    }

    /// The men on the board.
    #[must_use]
    pub fn board(&self) -> &Board {
        self.chess.board()
    }

    /// The man on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board().piece_at(square)
    }

    /// The side to move.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.chess.turn()
    }

    /// The king of a side.
    #[must_use]
    pub fn king(&self, color: Color) -> Option<Square> {
        self.board().king_of(color)
    }

    /// Half-moves since the last capture or pawn move.
    #[must_use]
    pub fn halfmove_clock(&self) -> u32 {
        self.chess.halfmoves()
    }

    /// Half-moves without a capture or pawn move that are missing until a draw can be claimed by the fifty-move rule: 100
    /// after one, 0 when it can be claimed.
    #[must_use]
    pub fn plies_to_fifty_moves(&self) -> u32 {
        outcome::CLAIM_PLIES.saturating_sub(self.halfmove_clock())
    }

    /// The number of the move pair, from 1.
    #[must_use]
    pub fn move_number(&self) -> u32 {
        self.chess.fullmoves().get()
    }

    /// Where a pawn can legally be taken in passing: the square passed over.
    #[must_use]
    pub fn en_passant_square(&self) -> Option<Square> {
        self.chess.ep_square(EnPassantMode::Legal)
    }

    /// All legal moves, in a fixed order.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        self.chess.legal_moves().into_iter().map(Move).collect()
    }

    /// The legal moves of the man on a square.
    #[must_use]
    pub fn legal_moves_from(&self, square: Square) -> Vec<Move> {
        self.legal_moves()
            .into_iter()
            .filter(|mv| mv.from() == square)
            .collect()
    }

    /// The move from a square to another, with the piece a pawn becomes where it promotes.
    ///
    /// A king's two-square step toward a rook, and the king onto its own rook, mean castling.
    ///
    /// # Errors
    /// A [`Refusal`] with every rule that forbids the move, the one to tell a learner first.
    pub fn find(&self, from: Square, to: Square, promotion: Option<Role>) -> Result<Move, Refusal> {
        judgement::find(self, None, from, to, promotion)
    }

    /// Reads a move in SAN or UCI, with the freedom people take: `0-0`, `e2e4`, a missing `x` or `+`.
    ///
    /// # Errors
    /// When the text is no move, fits no man or several, or is against the rules (with the refusal).
    pub fn read_move(&self, text: &str) -> Result<Move, ReadMoveError> {
        san::read(self, None, text)
    }

    /// The legal move of that UCI text, without a word why there is none: for reading millions of moves that others have
    /// checked.
    #[must_use]
    pub fn uci_move(&self, text: &str) -> Option<Move> {
        let uci = text.parse::<shakmaty::uci::UciMove>().ok()?;
        uci.to_move(&self.chess).ok().map(Move)
    }

    /// As [`Position::read_move`], for games from elsewhere, which may have gone on after they were over.
    pub(super) fn read_played(&self, text: &str) -> Result<Move, ReadMoveError> {
        san::read_played(self, None, text)
    }

    /// The move in standard algebraic notation with its check or mate sign: `Nf3`, `exd6`, `e8=Q+`, `O-O`.
    #[must_use]
    pub fn san(&self, mv: Move) -> String {
        shakmaty::san::SanPlus::from_move(self.chess.clone(), mv.0).to_string()
    }

    /// The position after a move.
    ///
    /// # Errors
    /// Gives the move back when it is not legal here (it was made in another position).
    pub fn play(&self, mv: Move) -> Result<Self, Move> {
        if !self.chess.is_legal(mv.0) {
            return Err(mv);
        }
        let mut chess = self.chess.clone();
        chess.play_unchecked(mv.0);
        Ok(Self { chess })
    }

    /// The position with the other side to move, as if this one passed: what does it threaten? Nothing when in check.
    #[must_use]
    pub fn pass(&self) -> Option<Self> {
        let chess = self.chess.clone().swap_turn().ok()?;
        Some(Self { chess })
    }

    /// Is the side to move in check?
    #[must_use]
    pub fn is_check(&self) -> bool {
        self.chess.is_check()
    }

    /// The men that give check.
    #[must_use]
    pub fn checkers(&self) -> Squares {
        self.chess.checkers()
    }

    /// Is the side to move mated?
    #[must_use]
    pub fn is_checkmate(&self) -> bool {
        self.chess.is_checkmate()
    }

    /// Has the side to move no legal move, without being in check?
    #[must_use]
    pub fn is_stalemate(&self) -> bool {
        self.chess.is_stalemate()
    }

    /// How the game has ended, by this position alone: mate, stalemate, dead position, seventy-five moves.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        outcome::of_position(self)
    }

    /// The conditions of castling, for each side, as they stand now.
    #[must_use]
    pub fn castling_card(&self, color: Color) -> CastlingCard {
        castling::card(self, None, color)
    }

    /// Does the castling right exist (king and that rook have not moved, as far as the position tells)?
    #[must_use]
    pub fn has_castling_right(&self, color: Color, side: shakmaty::CastlingSide) -> bool {
        self.chess.castles().has(color, side)
    }

    /// Standard chess, or Chess960 where king or rooks start elsewhere.
    #[must_use]
    pub fn castling_mode(&self) -> CastlingMode {
        self.chess.castles().mode()
    }
}
