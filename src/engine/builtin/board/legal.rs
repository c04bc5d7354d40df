//! Whether a move may be played, and whether it gives check.

use super::generate::ahead;
use super::{BISHOP, Board, KING, KNIGHT, PAWN, QUEEN, ROOK, castling_targets};
use crate::engine::builtin::bits::{self, Bits, Sq, Squares, bit, rank};
use crate::engine::builtin::moves::{MoveList, Mv};

impl Board {
    /// Is a move, which follows the other rules, legal: is the king safe after it?
    #[inline]
    pub(crate) fn is_legal(&self, mv: Mv) -> bool {
        let side = self.side();
        let (from, to) = (mv.from(), mv.to());
        let king = self.king(side);
        if mv.is_en_passant() {
            return self.is_en_passant_legal(from, to);
        }
        if mv.is_castling() {
            return self.is_castling_safe(mv);
        }
        if from == king {
            let without = self.occupied() & !bit(king);
            return self.attackers(to, without) & self.men(side ^ 1) & !bit(to) == 0;
        }
        self.pinned & bit(from) == 0 || bits::line(king, from) & bit(to) != 0
    }

    fn is_castling_safe(&self, mv: Mv) -> bool {
        let side = self.side();
        let (king, rook) = (mv.from(), mv.to());
        let (king_to, rook_to) = castling_targets(king, rook);
        let theirs = self.men(side ^ 1);
        let occupied = self.occupied();
        let way = bits::between(king, king_to) | bit(king_to);
        if Squares(way).any(|square| self.attackers(square, occupied & !bit(king)) & theirs != 0) {
            return false;
        }
        // In Chess960 the rook may have been what shielded the king.
        let after = (occupied & !bit(king) & !bit(rook)) | bit(rook_to) | bit(king_to);
        self.attackers(king_to, after) & theirs == 0
    }

    /// Could this move, which comes from a table or another position, be generated here?
    pub(crate) fn is_pseudo_legal(&self, mv: Mv) -> bool {
        let side = self.side();
        let (from, to) = (mv.from(), mv.to());
        if mv.is_none() || !mv.has_known_kind() || self.men(side) & bit(from) == 0 {
            return false;
        }
        let role = self.role_at(from);
        let king = self.king(side);
        let occupied = self.occupied();
        if mv.is_castling() {
            let mut list = MoveList::new();
            if role == KING {
                self.castlings(&mut list);
            }
            return list.iter().any(|(other, _)| *other == mv);
        }
        if self.men(side) & bit(to) != 0 {
            return false;
        }
        if role != KING && self.in_check() && !mv.is_en_passant() {
            let checker = bits::lowest(self.checkers);
            let answer = self.checkers | bits::between(king, checker);
            if self.checkers.count_ones() > 1 || answer & bit(to) == 0 {
                return false;
            }
        }
        if role == PAWN {
            return self.is_pawn_move(mv);
        }
        let attacks = match role {
            KNIGHT => bits::knight(from),
            BISHOP => bits::bishop(from, occupied),
            ROOK => bits::rook(from, occupied),
            QUEEN => bits::bishop(from, occupied) | bits::rook(from, occupied),
            _ => bits::king(from),
        };
        mv.0 >> 12 == 0 && attacks & bit(to) != 0
    }

    fn is_pawn_move(&self, mv: Mv) -> bool {
        let side = self.side();
        let (from, to) = (mv.from(), mv.to());
        if mv.is_en_passant() {
            let double_check = self.checkers.count_ones() > 1;
            return to == self.en_passant && bits::pawn(side, from) & bit(to) != 0 && !double_check;
        }
        if mv.promotion().is_some() != (rank(to) == 0 || rank(to) == 7) {
            return false;
        }
        if bits::pawn(side, from) & bit(to) != 0 {
            return self.men(side ^ 1) & bit(to) != 0;
        }
        let free = !self.occupied();
        let one = ahead(side, from);
        if to == one {
            return bit(one) & free != 0;
        }
        let is_home = rank(from) == if side == 0 { 1 } else { 6 };
        is_home && to == ahead(side, one) && bit(one) & free != 0 && bit(to) & free != 0
    }

    /// Does a move attack the other king? For many moves of one board, keep its [`Checks`].
    pub(crate) fn gives_check(&self, mv: Mv) -> bool {
        Checks::new(self).gives(self, mv)
    }
}

/// From where the other king is attacked, found once for a board instead of for each of its moves.
pub(crate) struct Checks {
    /// The squares from which a man of each role attacks the king.
    from: [Bits; 6],
    king: Sq,
    /// Men of the side to move that alone stand between the king and a man who attacks along the line.
    openers: Bits,
}

impl Checks {
    pub(crate) fn new(board: &Board) -> Self {
        let side = board.side();
        let king = board.king(side ^ 1);
        let occupied = board.occupied();
        let mine = board.men(side);
        let diagonal = bits::bishop(king, occupied);
        let straight = bits::rook(king, occupied);
        let mut openers = 0;
        // What the first men on the lines hide.
        let first = (diagonal | straight) & mine;
        if first != 0 {
            let rest = occupied & !first;
            let lines =
                (board.roles[ROOK] | board.roles[QUEEN]) & bits::rook(king, rest) & !straight;
            let diagonals =
                (board.roles[BISHOP] | board.roles[QUEEN]) & bits::bishop(king, rest) & !diagonal;
            for sniper in Squares((lines | diagonals) & mine) {
                openers |= bits::between(king, sniper) & first;
            }
        }
        Self {
            from: [
                bits::pawn(side ^ 1, king),
                bits::knight(king),
                diagonal,
                straight,
                diagonal | straight,
                0,
            ],
            king,
            openers,
        }
    }

    /// Does a move of this board attack the king? Castling and taking in passing are judged by making them.
    #[inline]
    pub(crate) fn gives(&self, board: &Board, mv: Mv) -> bool {
        if mv.is_castling() || mv.is_en_passant() {
            return board.make(mv).in_check();
        }
        let (from, to) = (mv.from(), mv.to());
        let is_direct = match mv.promotion() {
            None => self.from[board.role_at(from).min(KING)] & bit(to) != 0,
            Some(role) => {
                // A queen may look through the square that the pawn has left.
                let occupied = board.occupied() & !bit(from);
                let attacks = match role {
                    KNIGHT => bits::knight(to),
                    BISHOP => bits::bishop(to, occupied),
                    ROOK => bits::rook(to, occupied),
                    _ => bits::bishop(to, occupied) | bits::rook(to, occupied),
                };
                attacks & bit(self.king) != 0
            }
        };
        is_direct || (self.openers & bit(from) != 0 && bits::line(self.king, from) & bit(to) == 0)
    }
}
