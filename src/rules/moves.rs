//! A legal move, which knows what it is.

use shakmaty::{CastlingSide, File, Role, Square};

/// A move that is legal in the position that made it.
///
/// Castling is the king's move of two squares here ([`Move::to`] is g1, c1, g8 or c8), as learners make it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move(pub(super) shakmaty::Move);

impl Move {
    /// The square that the man leaves. For castling: the king's square.
    #[must_use]
    pub fn from(self) -> Square {
        // Only drops, which standard chess does not have, come from nowhere.
        self.0.from().unwrap_or_else(|| self.0.to())
    }

    /// The square where the man lands. For castling: where the king lands.
    #[must_use]
    pub fn to(self) -> Square {
        match self.0.castling_side() {
            Some(side) => Square::from_coords(side.king_to_file(), self.from().rank()),
            None => self.0.to(),
        }
    }

    /// The man that moves (a pawn, also when it promotes; the king, when it castles).
    #[must_use]
    pub fn role(self) -> Role {
        self.0.role()
    }

    /// The man that is taken.
    #[must_use]
    pub fn captured(self) -> Option<Role> {
        self.0.capture()
    }

    /// Where the man stands that is taken: beside the target for en passant, else on it.
    #[must_use]
    pub fn captured_on(self) -> Option<Square> {
        if self.is_en_passant() {
            return Some(Square::from_coords(self.to().file(), self.from().rank()));
        }
        self.captured().map(|_| self.to())
    }

    /// The piece that a pawn becomes.
    #[must_use]
    pub fn promotion(self) -> Option<Role> {
        self.0.promotion()
    }

    /// Which way the move castles, if it does.
    #[must_use]
    pub fn castling(self) -> Option<CastlingSide> {
        self.0.castling_side()
    }

    /// The rook's square before and after, when the move castles.
    #[must_use]
    pub fn castling_rook(self) -> Option<(Square, Square)> {
        let side = self.castling()?;
        let to = Square::from_coords(side.rook_to_file(), self.from().rank());
        Some((self.0.to(), to))
    }

    /// Does a pawn take another in passing?
    #[must_use]
    pub fn is_en_passant(self) -> bool {
        self.0.is_en_passant()
    }

    /// The move in UCI: `e2e4`, `e7e8q`, castling `e1g1`.
    ///
    /// Castling from the squares of Chess960 is written as the king onto its rook (`b1a1`), as the king's own way may be
    /// a common step.
    #[must_use]
    pub fn uci(self) -> String {
        let to = match self.castling_rook() {
            Some((rook, _)) if !self.castles_from_standard_squares(rook) => rook,
            Some(_) | None => self.to(),
        };
        let promotion = self
            .promotion()
            .map_or(String::new(), |role| role.char().to_string());
        format!("{}{to}{promotion}", self.from())
    }

    fn castles_from_standard_squares(self, rook: Square) -> bool {
        self.from().file() == File::E && matches!(rook.file(), File::A | File::H)
    }
}
