//! Static exchange evaluation: what a capture wins when both sides go on taking on the square, cheapest man first.

use super::bits::{self, bit};
use super::board::{BISHOP, Board, EMPTY, KING, PAWN, QUEEN, ROOK};
use super::moves::Mv;

/// What a man counts in an exchange, in centipawns, by role; an empty square counts nothing.
pub(crate) const VALUE: [i32; 7] = [100, 320, 330, 500, 950, 0, 0];

/// Does a move win at least `threshold` centipawns on its target square?
///
/// The recaptures are taken in turn, each side stopping when going on would not pay; so only the sign of the balance
/// matters and most exchanges are decided after one or two men (the "threshold" form of the swap-off algorithm).
pub(crate) fn wins_at_least(board: &Board, mv: Mv, threshold: i32) -> bool {
    if mv.is_castling() {
        return threshold <= 0;
    }
    let (from, to) = (mv.from(), mv.to());
    let mover = mv.promotion().unwrap_or_else(|| board.role_at(from));
    let promoted = mv.promotion().map_or(0, |role| VALUE[role] - VALUE[PAWN]);
    let mut balance = VALUE[board.captured(mv)] + promoted - threshold;
    if balance < 0 {
        return false;
    }
    balance -= VALUE[mover];
    if balance >= 0 {
        return true;
    }
    let mut occupied = (board.occupied() & !bit(from)) | bit(to);
    if mv.is_en_passant() {
        occupied &= !bit(to ^ 8);
    }
    let diagonals = board.role(BISHOP) | board.role(QUEEN);
    let lines = board.role(ROOK) | board.role(QUEEN);
    let mut attackers = board.attackers(to, occupied) & occupied;
    let mut side = board.side() ^ 1;
    let won = loop {
        let mine = attackers & board.men(side);
        if mine == 0 {
            break side;
        }
        let role = (PAWN..EMPTY)
            .find(|role| mine & board.role(*role) != 0)
            .unwrap_or(KING);
        if role == KING && attackers & board.men(side ^ 1) != 0 {
            break side; // The king cannot take a guarded man.
        }
        let men = mine & board.role(role);
        occupied &= !(men & men.wrapping_neg());
        if role == PAWN || role == BISHOP || role == QUEEN {
            attackers |= bits::bishop(to, occupied) & diagonals;
        }
        if role == ROOK || role == QUEEN {
            attackers |= bits::rook(to, occupied) & lines;
        }
        attackers &= occupied;
        side ^= 1;
        // From the side that has just taken: does it stay ahead even if its man is lost?
        balance = -balance - 1 - VALUE[role];
        if balance >= 0 {
            break side;
        }
    };
    // `won` is the side that has run out of useful captures; the other one keeps the balance.
    won != board.side()
}
