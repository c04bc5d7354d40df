//! Boards of first lessons: men move by rule, but kings may be missing and one side moves again and again.
//!
//! The side to move of the FEN is the learner's and stays so; the other side's men stand still. A king that is there
//! must stay safe as in a real game; where the learner's side has none, check does not exist. Nobody castles.

use shakmaty::{Bitboard, Board, Color, Piece, Rank, Role, Square, attacks};

use super::fen::{self, FenError, SetupFault};
use super::judgement::{self, Ground};
use super::{ReadMoveError, Refusal, Squares, san};

/// A practice board.
///
/// ```
/// use chess_tutor::rules::{Practice, Square};
/// let board = Practice::from_fen("8/8/8/8/8/8/8/R7 w - - 0 1")?;
/// assert_eq!(board.targets(Square::A1).len(), 14);
/// # Ok::<(), chess_tutor::rules::FenError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Practice {
    board: Board,
    turn: Color,
    passed: Option<Square>,
}

/// A move on a practice board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PracticeMove {
    /// The square that the man leaves.
    pub from: Square,
    /// The square where it lands.
    pub to: Square,
    /// The man that moves.
    pub role: Role,
    /// The man that is taken.
    pub captured: Option<Role>,
    /// What a pawn becomes.
    pub promotion: Option<Role>,
}

impl PracticeMove {
    /// The move in UCI: `a1a8`, `e7e8q`.
    #[must_use]
    pub fn uci(self) -> String {
        let promotion = self
            .promotion
            .map_or(String::new(), |role| role.char().to_string());
        format!("{}{}{promotion}", self.from, self.to)
    }

    /// Where the man stands that is taken: beside the target for en passant.
    #[must_use]
    pub fn captured_on(self, board: &Board) -> Option<Square> {
        self.captured?;
        if board.piece_at(self.to).is_none() {
            return Some(Square::from_coords(self.to.file(), self.from.rank()));
        }
        Some(self.to)
    }
}

impl Practice {
    /// Reads a FEN that need not be a legal position. Castling rights and counters are not kept.
    ///
    /// # Errors
    /// When the text is no FEN, or has a pawn on the first or last rank (it could never have moved there and has no
    /// move to make), or a side with several kings (whose safety would then be asked?).
    pub fn from_fen(text: &str) -> Result<Self, FenError> {
        let setup = fen::read_setup(text)?;
        let board = setup.board;
        let mut faults = Vec::new();
        let several = |color: Color| (board.kings() & board.by_color(color)).more_than_one();
        if several(Color::White) || several(Color::Black) {
            faults.push(SetupFault::TooManyKings);
        }
        if (board.pawns() & Bitboard::BACKRANKS).any() {
            faults.push(SetupFault::PawnsOnBackrank);
        }
        let pushed = setup.ep_square.map(|passed| {
            (
                passed,
                Square::from_coords(passed.file(), setup.turn.relative_rank(Rank::Fifth)),
            )
        });
        let fits = pushed.is_none_or(|(passed, pawn)| {
            passed.rank() == setup.turn.relative_rank(Rank::Sixth)
                && board.piece_at(passed).is_none()
                && board.piece_at(pawn) == Some(Role::Pawn.of(!setup.turn))
        });
        if !fits {
            faults.push(SetupFault::EnPassantSquare);
        }
        if !faults.is_empty() {
            return Err(FenError::Illegal { faults });
        }
        Ok(Self {
            board,
            turn: setup.turn,
            passed: setup.ep_square,
        })
    }

    /// The board as FEN.
    #[must_use]
    pub fn fen(&self) -> String {
        let turn = self.turn.char();
        let passed = self
            .passed
            .map_or("-".to_owned(), |square| square.to_string());
        format!("{} {turn} - {passed} 0 1", self.board)
    }

    /// The men on the board.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The man on a square.
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board.piece_at(square)
    }

    /// The side that moves, again and again.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// Every move of the man on a square; none for the other side's.
    #[must_use]
    pub fn targets(&self, from: Square) -> Vec<PracticeMove> {
        let Some(piece) = self.board.piece_at(from) else {
            return Vec::new();
        };
        let near = attacks::attacks(from, piece, Bitboard::EMPTY);
        let tries = if piece.role == Role::Pawn {
            near | Bitboard::from_file(from.file())
        } else {
            near
        };
        let promotes =
            piece.role == Role::Pawn && from.rank() == piece.color.relative_rank(Rank::Seventh);
        let promotions: &[Option<Role>] = if promotes {
            &[
                Some(Role::Queen),
                Some(Role::Rook),
                Some(Role::Bishop),
                Some(Role::Knight),
            ]
        } else {
            &[None]
        };
        tries
            .into_iter()
            .flat_map(|to| promotions.iter().map(move |role| (to, *role)))
            .filter_map(|(to, promotion)| self.find(from, to, promotion).ok())
            .collect()
    }

    /// Every move of the learner's side, in a fixed order.
    #[must_use]
    pub fn moves(&self) -> Vec<PracticeMove> {
        self.board
            .by_color(self.turn)
            .into_iter()
            .flat_map(|from| self.targets(from))
            .collect()
    }

    /// The move from a square to another.
    ///
    /// # Errors
    /// A [`Refusal`] with the same reasons as in a real position.
    pub fn find(
        &self,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Result<PracticeMove, Refusal> {
        let ground = Ground {
            board: &self.board,
            turn: self.turn,
            passed: self.passed,
            position: None,
            history: None,
        };
        let (_, reasons) = judgement::judge(&ground, from, to, promotion);
        if let Some(refusal) = Refusal::new(reasons) {
            return Err(refusal);
        }
        let role = self.board.role_at(from).unwrap_or(Role::Pawn);
        let in_passing = role == Role::Pawn && from.file() != to.file();
        let captured = self.board.role_at(to).or(in_passing.then_some(Role::Pawn));
        Ok(PracticeMove {
            from,
            to,
            role,
            captured,
            promotion,
        })
    }

    /// Reads a move as [`super::Position::read_move`] does.
    ///
    /// # Errors
    /// When the text is no move, fits no man or several, or is against the rules (with the refusal).
    pub fn read_move(&self, text: &str) -> Result<PracticeMove, ReadMoveError<PracticeMove>> {
        san::read_practice(self, text)
    }

    /// The move in algebraic notation, without check signs.
    #[must_use]
    pub fn san(&self, mv: PracticeMove) -> String {
        san::write_practice(self, mv)
    }

    /// The board after a move; the same side moves again.
    ///
    /// # Errors
    /// Gives the move back when it cannot be made here.
    pub fn play(&self, mv: PracticeMove) -> Result<Self, PracticeMove> {
        if self.find(mv.from, mv.to, mv.promotion) != Ok(mv) {
            return Err(mv);
        }
        Ok(self.after(mv))
    }

    /// The board after a move that this very board has given, which is not asked for again.
    pub(crate) fn after(&self, mv: PracticeMove) -> Self {
        let mut board = self.board.clone();
        if let Some(square) = mv.captured_on(&self.board) {
            board.discard_piece_at(square);
        }
        board.discard_piece_at(mv.from);
        let role = mv.promotion.unwrap_or(mv.role);
        board.set_piece_at(mv.to, role.of(self.turn));
        Self {
            board,
            turn: self.turn,
            passed: None,
        }
    }

    /// The other side's men that attack a square.
    #[must_use]
    pub fn attackers_of(&self, square: Square) -> Squares {
        super::attackers(&self.board, square, !self.turn)
    }
}
