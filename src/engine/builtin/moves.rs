//! A move of the search in two bytes, and lists of them without allocation.

use super::bits::Sq;

/// A move: from (6 bits), to (6 bits), kind (4 bits). Castling goes from the king's square to its rook's, as Chess960
/// needs it. All bits zero (a1a1) means no move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Mv(pub(crate) u16);

const CASTLING: u16 = 1 << 12;
const EN_PASSANT: u16 = 2 << 12;
/// Promotions are 4 to 7: knight, bishop, rook, queen.
const PROMOTION: u16 = 4 << 12;

impl Mv {
    /// No move.
    pub(crate) const NONE: Self = Self(0);

    #[inline]
    pub(crate) const fn new(from: Sq, to: Sq) -> Self {
        Self((from as u16 & 63) | (to as u16 & 63) << 6)
    }

    #[inline]
    pub(crate) const fn castling(king: Sq, rook: Sq) -> Self {
        Self(Self::new(king, rook).0 | CASTLING)
    }

    #[inline]
    pub(crate) const fn en_passant(from: Sq, to: Sq) -> Self {
        Self(Self::new(from, to).0 | EN_PASSANT)
    }

    /// A promotion to a role: 1 knight, 2 bishop, 3 rook, 4 queen.
    #[inline]
    pub(crate) const fn promoting(from: Sq, to: Sq, role: usize) -> Self {
        Self(Self::new(from, to).0 | PROMOTION | ((role as u16 - 1) & 3) << 12)
    }

    #[inline]
    pub(crate) const fn from(self) -> Sq {
        (self.0 & 63) as Sq
    }

    #[inline]
    pub(crate) const fn to(self) -> Sq {
        (self.0 >> 6 & 63) as Sq
    }

    #[inline]
    pub(crate) const fn is_castling(self) -> bool {
        self.0 & 0xf000 == CASTLING
    }

    #[inline]
    pub(crate) const fn is_en_passant(self) -> bool {
        self.0 & 0xf000 == EN_PASSANT
    }

    /// The role that a pawn becomes: 1 knight to 4 queen.
    #[inline]
    pub(crate) const fn promotion(self) -> Option<usize> {
        if self.0 & PROMOTION == 0 {
            return None;
        }
        Some((self.0 >> 12 & 3) as usize + 1)
    }

    /// Do the upper bits say anything? Those of a torn or foreign table entry may not.
    #[inline]
    pub(crate) const fn has_known_kind(self) -> bool {
        self.0 < 8 << 12 && self.0 >> 12 != 3
    }

    #[inline]
    pub(crate) const fn is_none(self) -> bool {
        self.0 == 0
    }
}

/// Moves with the score they are ordered by. No legal position has more than 218 moves.
pub(crate) type MoveList = arrayvec::ArrayVec<(Mv, i32), 256>;

/// Moves the best of the moves from `start` on to `start` and gives it.
#[inline]
pub(crate) fn pick(list: &mut MoveList, start: usize) -> Option<(Mv, i32)> {
    let rest = list.get_mut(start..)?;
    let mut best = 0;
    for index in 1..rest.len() {
        if rest[index].1 > rest[best].1 {
            best = index;
        }
    }
    if rest.is_empty() {
        return None;
    }
    rest.swap(0, best);
    Some(rest[0])
}
