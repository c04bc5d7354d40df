//! What a move does to a board.

use super::{Board, EMPTY, KING, NO_SQUARE, PAWN, ROOK};
use crate::engine::builtin::bits::{self, Sq, Squares, bit};
use crate::engine::builtin::key;
use crate::engine::builtin::moves::Mv;

impl Board {
    /// The board after a move, which must be legal.
    #[inline]
    pub(crate) fn make(&self, mv: Mv) -> Self {
        let mut next = self.clone();
        next.change(mv);
        next
    }

    /// The key of the board after a move, for most moves: rights, castling and taking in passing are left out. Good enough
    /// to look in the table ahead of time.
    #[inline]
    pub(crate) fn key_after(&self, mv: Mv) -> u64 {
        let side = self.side();
        let (from, to) = (mv.from(), mv.to());
        let role = self.role_at(from).min(KING);
        let mut key =
            self.key ^ key::black_to_move() ^ key::man(side, role, from) ^ key::man(side, role, to);
        let captured = self.role_at(to);
        if captured != EMPTY {
            key ^= key::man(side ^ 1, captured, to);
        }
        if self.en_passant != NO_SQUARE {
            key ^= key::en_passant(self.en_passant);
        }
        key
    }

    fn change(&mut self, mv: Mv) {
        let side = self.side();
        let (from, to) = (mv.from(), mv.to());
        let role = self.role_at(from);
        let old_rights = self.rights;
        if self.en_passant != NO_SQUARE {
            self.key ^= key::en_passant(self.en_passant);
            self.en_passant = NO_SQUARE;
        }
        self.clock = self.clock.saturating_add(1);
        if mv.is_castling() {
            let (king_to, rook_to) = castling_targets(from, to);
            self.take(side, KING, from);
            self.take(side, ROOK, to);
            self.put(side, KING, king_to);
            self.put(side, ROOK, rook_to);
        } else {
            let captured = self.captured(mv);
            if captured != EMPTY {
                let square = if mv.is_en_passant() { to ^ 8 } else { to };
                self.take(side ^ 1, captured, square);
                self.clock = 0;
            }
            self.take(side, role, from);
            self.put(side, mv.promotion().unwrap_or(role), to);
        }
        if role == PAWN {
            self.clock = 0;
        }
        if self.rights != 0 {
            self.lose_rights(side, role, from, to);
            self.key ^= key::castling(old_rights) ^ key::castling(self.rights);
        }
        self.side ^= 1;
        self.key ^= key::black_to_move();
        if role == PAWN && from ^ to == 16 && mv.promotion().is_none() {
            self.allow_en_passant(to);
        }
        self.look_for_checks();
    }

    fn lose_rights(&mut self, side: usize, role: usize, from: Sq, to: Sq) {
        for index in 0..4 {
            let is_kings = role == KING && index / 2 == side;
            if is_kings || self.rooks[index] == from || self.rooks[index] == to {
                self.rights &= !(1 << index);
                self.rooks[index] = NO_SQUARE;
            }
        }
    }

    /// Notes that a pawn which has just gone two squares can be taken in passing, if that would be legal: so the same
    /// position always has the same key.
    fn allow_en_passant(&mut self, pawn: Sq) {
        let side = self.side();
        let passed = pawn ^ 8;
        let takers = bits::pawn(side ^ 1, passed) & self.of(side, PAWN);
        if takers == 0 {
            return;
        }
        if Squares(takers).any(|from| self.is_en_passant_legal(from, passed)) {
            self.en_passant = passed;
            self.key ^= key::en_passant(passed);
        }
    }

    pub(super) fn is_en_passant_legal(&self, from: Sq, to: Sq) -> bool {
        let side = self.side();
        let pawn = bit(to ^ 8);
        let occupied = (self.occupied() ^ bit(from) ^ pawn) | bit(to);
        let attackers = self.attackers(self.king(side), occupied);
        attackers & self.men(side ^ 1) & !pawn == 0
    }

    /// The board after passing the move on. Not allowed in check.
    pub(crate) fn pass(&self) -> Self {
        let mut next = self.clone();
        if next.en_passant != NO_SQUARE {
            next.key ^= key::en_passant(next.en_passant);
            next.en_passant = NO_SQUARE;
        }
        next.clock = 0; // No repetition reaches across a pass.
        next.side ^= 1;
        next.key ^= key::black_to_move();
        next.look_for_checks();
        next
    }
}

/// Where king and rook land when they castle: on g and f, or on c and d.
#[inline]
pub(crate) fn castling_targets(king: Sq, rook: Sq) -> (Sq, Sq) {
    let row = king & 56;
    if rook > king {
        (row + 6, row + 5)
    } else {
        (row + 2, row + 3)
    }
}
