//! Which moves there are.

use super::{BISHOP, Board, KNIGHT, NO_SQUARE, PAWN, QUEEN, ROOK, castling_targets};
use crate::engine::builtin::bits::{self, Bits, Sq, Squares, bit};
use crate::engine::builtin::moves::{MoveList, Mv};

/// Which moves to generate.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Captures and promotions.
    Noisy,
    /// All others.
    Quiet,
}

impl Board {
    /// Adds moves to a list. They follow the rules but may leave the king attacked: ask [`Board::is_legal`].
    pub(crate) fn generate(&self, kind: Kind, list: &mut MoveList) {
        let side = self.side();
        let king = self.king(side);
        let theirs = self.men(side ^ 1);
        let occupied = self.occupied();
        let wanted = match kind {
            Kind::Noisy => theirs,
            Kind::Quiet => !occupied,
        };
        push_all(list, king, bits::king(king) & wanted);
        if self.checkers & self.checkers.wrapping_sub(1) != 0 {
            return; // Only the king can answer a double check.
        }
        let mut answer = !0;
        if self.in_check() {
            let checker = bits::lowest(self.checkers);
            answer = self.checkers | bits::between(king, checker);
        }
        let targets = wanted & answer;
        for from in Squares(self.of(side, KNIGHT) & !self.pinned) {
            push_all(list, from, bits::knight(from) & targets);
        }
        for from in Squares((self.roles[BISHOP] | self.roles[QUEEN]) & self.men(side)) {
            push_all(list, from, bits::bishop(from, occupied) & targets);
        }
        for from in Squares((self.roles[ROOK] | self.roles[QUEEN]) & self.men(side)) {
            push_all(list, from, bits::rook(from, occupied) & targets);
        }
        match kind {
            Kind::Noisy => self.pawn_captures(answer, list),
            Kind::Quiet => {
                self.pawn_pushes(answer, list);
                self.castlings(list);
            }
        }
    }

    /// Captures and promotions by pawns.
    fn pawn_captures(&self, answer: Bits, list: &mut MoveList) {
        let side = self.side();
        let targets = self.men(side ^ 1) & answer;
        let free = !self.occupied() & answer;
        let seventh = bits::RANK_1 << if side == 0 { 48 } else { 8 };
        for from in Squares(self.of(side, PAWN)) {
            let takes = bits::pawn(side, from);
            if bit(from) & seventh != 0 {
                let ahead = bit(ahead(side, from)) & free;
                for to in Squares((takes & targets) | ahead) {
                    for role in [QUEEN, KNIGHT, ROOK, BISHOP] {
                        list.push((Mv::promoting(from, to, role), 0));
                    }
                }
            } else {
                push_all(list, from, takes & targets);
            }
            if self.en_passant != NO_SQUARE && takes & bit(self.en_passant) != 0 {
                list.push((Mv::en_passant(from, self.en_passant), 0));
            }
        }
    }

    /// Steps of pawns that do not promote.
    fn pawn_pushes(&self, answer: Bits, list: &mut MoveList) {
        let side = self.side();
        let free = !self.occupied();
        let seventh = bits::RANK_1 << if side == 0 { 48 } else { 8 };
        let second = bits::RANK_1 << if side == 0 { 8 } else { 48 };
        for from in Squares(self.of(side, PAWN) & !seventh) {
            let one = ahead(side, from);
            if bit(one) & free == 0 {
                continue;
            }
            if bit(one) & answer != 0 {
                list.push((Mv::new(from, one), 0));
            }
            let two = ahead(side, one);
            if bit(from) & second != 0 && bit(two) & free & answer != 0 {
                list.push((Mv::new(from, two), 0));
            }
        }
    }

    pub(super) fn castlings(&self, list: &mut MoveList) {
        if self.in_check() || self.rights == 0 {
            return;
        }
        let side = self.side();
        for index in [side * 2, side * 2 + 1] {
            let mv = Mv::castling(self.king(side), self.rooks[index] & 63);
            if self.rights & (1 << index) != 0 && self.is_way_free(mv) {
                list.push((mv, 0));
            }
        }
    }

    /// Is nothing in the way of king and rook when they castle?
    fn is_way_free(&self, mv: Mv) -> bool {
        let (king, rook) = (mv.from(), mv.to());
        let (king_to, rook_to) = castling_targets(king, rook);
        let ways = bits::between(king, king_to) | bits::between(rook, rook_to);
        let squares = ways | bit(king_to) | bit(rook_to);
        squares & self.occupied() & !(bit(king) | bit(rook)) == 0
    }
}

/// The square in front of a pawn.
#[inline]
pub(super) fn ahead(side: usize, square: Sq) -> Sq {
    if side == 0 {
        square.wrapping_add(8) & 63
    } else {
        square.wrapping_sub(8) & 63
    }
}

#[inline]
fn push_all(list: &mut MoveList, from: Sq, targets: Bits) {
    for to in Squares(targets) {
        list.push((Mv::new(from, to), 0));
    }
}

/// Can the side to move move at all?
pub(crate) fn has_legal_move(board: &Board) -> bool {
    !legal_moves(board).is_empty()
}

/// All legal moves.
pub(crate) fn legal_moves(board: &Board) -> Vec<Mv> {
    let mut list = MoveList::new();
    board.generate(Kind::Noisy, &mut list);
    let mut moves: Vec<Mv> = list.iter().map(|(mv, _)| *mv).collect();
    list.clear();
    board.generate(Kind::Quiet, &mut list);
    moves.extend(list.iter().map(|(mv, _)| *mv));
    moves.retain(|mv| board.is_legal(*mv));
    moves
}

/// Counts the lines of so many plies, through this board: the test of all move rules at once.
pub(crate) fn perft(board: &Board, depth_plies: u32) -> u64 {
    if depth_plies == 0 {
        return 1;
    }
    let mut list = MoveList::new();
    board.generate(Kind::Noisy, &mut list);
    board.generate(Kind::Quiet, &mut list);
    list.iter()
        .filter(|(mv, _)| board.is_legal(*mv))
        .map(|(mv, _)| perft(&board.make(*mv), depth_plies - 1))
        .sum()
}
