//! The board of the search: bit sets, a key kept up to date, and `make`, which gives the next board.
//!
//! A board is about 200 bytes and is copied for each move; taking a move back is going back to the old copy, which
//! cannot be wrong. Checkers and pinned men are found once for each board, so that most moves need no test of legality.

use crate::rules::{CastlingSide, Color, Position, Role, Square};

use super::bits::{self, Bits, Sq, Squares, bit, file, rank};
use super::key;
use super::moves::{MoveList, Mv};

pub(crate) const PAWN: usize = 0;
pub(crate) const KNIGHT: usize = 1;
pub(crate) const BISHOP: usize = 2;
pub(crate) const ROOK: usize = 3;
pub(crate) const QUEEN: usize = 4;
pub(crate) const KING: usize = 5;
/// What [`Board::role_at`] says of an empty square.
pub(crate) const EMPTY: usize = 6;

/// No square: where nothing can be taken in passing.
const NO_SQUARE: Sq = 64;

/// Which moves to generate.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Captures and promotions.
    Noisy,
    /// All others.
    Quiet,
}

/// A position inside the search. Sides are 0 (White) and 1 (Black), roles 0 (pawn) to 5 (king).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    roles: [Bits; 6],
    sides: [Bits; 2],
    at: [u8; 64],
    side: u8,
    /// Bits 0 and 1: White's king side and queen side; bits 2 and 3: Black's.
    rights: u8,
    /// Where the rooks of these rights stand.
    rooks: [Sq; 4],
    en_passant: Sq,
    /// Half-moves since the last capture or pawn move.
    pub(crate) clock: u16,
    pub(crate) key: u64,
    /// The key of the pawns alone, for what the search learns about pawn structures.
    pub(crate) pawn_key: u64,
    /// The keys of each side's pieces.
    pub(crate) piece_keys: [u64; 2],
    pub(crate) checkers: Bits,
    /// Men of the side to move that stand between their king and an attacker.
    pinned: Bits,
}

impl Board {
    /// The board of a position.
    pub(crate) fn new(position: &Position) -> Self {
        let mut board = Self {
            roles: [0; 6],
            sides: [0; 2],
            at: [EMPTY as u8; 64],
            side: side_of(position.turn()) as u8,
            rights: 0,
            rooks: [NO_SQUARE; 4],
            en_passant: NO_SQUARE,
            clock: u16::try_from(position.halfmove_clock()).unwrap_or(u16::MAX),
            key: 0,
            pawn_key: 0,
            piece_keys: [0; 2],
            checkers: 0,
            pinned: 0,
        };
        for square in Square::ALL {
            if let Some(piece) = position.piece_at(square) {
                board.put(side_of(piece.color), role_index(piece.role), square as Sq);
            }
        }
        for color in Color::ALL {
            for side in CastlingSide::ALL {
                board.add_right(position, color, side);
            }
        }
        board.key ^= key::castling(board.rights);
        if board.side == 1 {
            board.key ^= key::black_to_move();
        }
        if let Some(square) = position.en_passant_square() {
            board.en_passant = square as Sq;
            board.key ^= key::en_passant(square as Sq);
        }
        board.look_for_checks();
        board
    }

    /// Takes over a right to castle, with the rook it is for: by X-FEN the outermost one, if the FEN names no file.
    fn add_right(&mut self, position: &Position, color: Color, castling: CastlingSide) {
        if !position.has_castling_right(color, castling) {
            return;
        }
        let side = side_of(color);
        let king = self.king(side);
        let row = bits::RANK_1 << (8 * rank(king));
        let mine = self.of(side, ROOK) & row;
        let to_the_right = row & !(bit(king) | (bit(king) - 1));
        let is_short = castling == CastlingSide::KingSide;
        let candidates = mine
            & if is_short {
                to_the_right
            } else {
                bit(king) - 1
            };
        let outermost = if is_short {
            63 - candidates.leading_zeros()
        } else {
            candidates.trailing_zeros()
        };
        let rook = named_rook(position, side, is_short, king).unwrap_or(outermost as Sq);
        let index = side * 2 + usize::from(!is_short);
        self.rights |= 1 << index;
        self.rooks[index] = rook;
    }

    #[inline]
    fn put(&mut self, side: usize, role: usize, square: Sq) {
        self.roles[role] |= bit(square);
        self.sides[side] |= bit(square);
        self.at[square as usize & 63] = role as u8;
        self.change_keys(side, role, square);
    }

    #[inline]
    fn take(&mut self, side: usize, role: usize, square: Sq) {
        self.roles[role] &= !bit(square);
        self.sides[side] &= !bit(square);
        self.at[square as usize & 63] = EMPTY as u8;
        self.change_keys(side, role, square);
    }

    #[inline]
    fn change_keys(&mut self, side: usize, role: usize, square: Sq) {
        let number = key::man(side, role, square);
        self.key ^= number;
        if role == PAWN {
            self.pawn_key ^= number;
        } else {
            self.piece_keys[side] ^= number;
        }
    }

    /// The side to move.
    #[inline]
    pub(crate) fn side(&self) -> usize {
        (self.side & 1) as usize
    }

    /// All men.
    #[inline]
    pub(crate) fn occupied(&self) -> Bits {
        self.sides[0] | self.sides[1]
    }

    /// The men of a side.
    #[inline]
    pub(crate) fn men(&self, side: usize) -> Bits {
        self.sides[side & 1]
    }

    /// The men of a role, of both sides.
    #[inline]
    pub(crate) fn role(&self, role: usize) -> Bits {
        self.roles[role]
    }

    /// The men of a side and role.
    #[inline]
    pub(crate) fn of(&self, side: usize, role: usize) -> Bits {
        self.roles[role] & self.sides[side & 1]
    }

    /// The king of a side.
    #[inline]
    pub(crate) fn king(&self, side: usize) -> Sq {
        bits::lowest(self.of(side, KING))
    }

    /// The role of the man on a square, or [`EMPTY`].
    #[inline]
    pub(crate) fn role_at(&self, square: Sq) -> usize {
        self.at[square as usize & 63] as usize
    }

    /// Is the side to move in check?
    #[inline]
    pub(crate) fn in_check(&self) -> bool {
        self.checkers != 0
    }

    /// Has a side anything beside king and pawns? Without, passing may be the best move (zugzwang).
    #[inline]
    pub(crate) fn has_pieces(&self, side: usize) -> bool {
        self.men(side) & !(self.roles[PAWN] | self.roles[KING]) != 0
    }

    /// May anybody still castle?
    #[inline]
    pub(crate) fn has_rights(&self) -> bool {
        self.rights != 0
    }

    /// Does a move take something or promote?
    #[inline]
    pub(crate) fn is_noisy(&self, mv: Mv) -> bool {
        mv.promotion().is_some() || self.is_capture(mv)
    }

    /// Does a move take something?
    #[inline]
    pub(crate) fn is_capture(&self, mv: Mv) -> bool {
        mv.is_en_passant() || (self.role_at(mv.to()) != EMPTY && !mv.is_castling())
    }

    /// The role that a move takes, or [`EMPTY`].
    #[inline]
    pub(crate) fn captured(&self, mv: Mv) -> usize {
        if mv.is_en_passant() {
            return PAWN;
        }
        if mv.is_castling() {
            return EMPTY;
        }
        self.role_at(mv.to())
    }

    /// All men of both sides that attack a square, with a given occupancy.
    #[inline]
    pub(crate) fn attackers(&self, square: Sq, occupied: Bits) -> Bits {
        let lines = self.roles[ROOK] | self.roles[QUEEN];
        let diagonals = self.roles[BISHOP] | self.roles[QUEEN];
        (bits::pawn(0, square) & self.of(1, PAWN))
            | (bits::pawn(1, square) & self.of(0, PAWN))
            | (bits::knight(square) & self.roles[KNIGHT])
            | (bits::king(square) & self.roles[KING])
            | (bits::rook(square, occupied) & lines)
            | (bits::bishop(square, occupied) & diagonals)
    }

    /// All squares that a side attacks.
    pub(crate) fn attacks(&self, side: usize) -> Bits {
        let occupied = self.occupied();
        let mut set = self.pawn_attacks(side) | bits::king(self.king(side));
        for square in Squares(self.of(side, KNIGHT)) {
            set |= bits::knight(square);
        }
        for square in Squares(self.men(side) & (self.roles[BISHOP] | self.roles[QUEEN])) {
            set |= bits::bishop(square, occupied);
        }
        for square in Squares(self.men(side) & (self.roles[ROOK] | self.roles[QUEEN])) {
            set |= bits::rook(square, occupied);
        }
        set
    }

    /// All squares that the pawns of a side attack.
    #[inline]
    pub(crate) fn pawn_attacks(&self, side: usize) -> Bits {
        let pawns = self.of(side, PAWN);
        let (left, right) = (pawns & !bits::FILE_A, pawns & !bits::FILE_H);
        if side == 0 {
            (left << 7) | (right << 9)
        } else {
            (left >> 9) | (right >> 7)
        }
    }

    /// Finds the men that give check and the men that are pinned, for the side to move.
    fn look_for_checks(&mut self) {
        let side = self.side();
        let king = self.king(side);
        let occupied = self.occupied();
        let theirs = self.men(side ^ 1);
        self.checkers = (bits::pawn(side, king) & self.of(side ^ 1, PAWN))
            | (bits::knight(king) & self.of(side ^ 1, KNIGHT));
        self.pinned = 0;
        let lines = (self.roles[ROOK] | self.roles[QUEEN]) & bits::rook(king, theirs);
        let diagonals = (self.roles[BISHOP] | self.roles[QUEEN]) & bits::bishop(king, theirs);
        for sniper in Squares((lines | diagonals) & theirs) {
            let between = bits::between(king, sniper) & occupied;
            if between == 0 {
                self.checkers |= bit(sniper);
            } else if between & (between - 1) == 0 {
                self.pinned |= between;
            }
        }
    }

    /// The board after a move, which must be legal.
    #[inline]
    pub(crate) fn make(&self, mv: Mv) -> Self {
        let mut next = self.clone();
        next.change(mv);
        next
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

    fn is_en_passant_legal(&self, from: Sq, to: Sq) -> bool {
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

    fn castlings(&self, list: &mut MoveList) {
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

    /// Does a move attack the other king? Castling and taking in passing are judged by making them.
    pub(crate) fn gives_check(&self, mv: Mv) -> bool {
        let side = self.side();
        let king = self.king(side ^ 1);
        if mv.is_castling() || mv.is_en_passant() {
            return self.make(mv).in_check();
        }
        let (from, to) = (mv.from(), mv.to());
        let occupied = (self.occupied() & !bit(from)) | bit(to);
        let direct = match mv.promotion().unwrap_or_else(|| self.role_at(from)) {
            PAWN => bits::pawn(side, to) & bit(king) != 0,
            KNIGHT => bits::knight(to) & bit(king) != 0,
            BISHOP => bits::bishop(to, occupied) & bit(king) != 0,
            ROOK => bits::rook(to, occupied) & bit(king) != 0,
            QUEEN => (bits::bishop(to, occupied) | bits::rook(to, occupied)) & bit(king) != 0,
            _ => false,
        };
        if direct {
            return true;
        }
        // A line that the man has opened.
        if bits::line(king, from) == 0 {
            return false;
        }
        let mine = self.men(side) & !bit(from);
        let lines = (self.roles[ROOK] | self.roles[QUEEN]) & mine;
        let diagonals = (self.roles[BISHOP] | self.roles[QUEEN]) & mine;
        (bits::rook(king, occupied) & lines) | (bits::bishop(king, occupied) & diagonals) != 0
    }

    /// Can nobody mate any more, whatever is played: bare kings, a single minor piece, bishops of one colour?
    pub(crate) fn is_dead(&self) -> bool {
        if self.roles[PAWN] | self.roles[ROOK] | self.roles[QUEEN] != 0 {
            return false;
        }
        let minors = self.roles[KNIGHT] | self.roles[BISHOP];
        if minors & minors.wrapping_sub(1) == 0 {
            return true;
        }
        let bishops = self.roles[BISHOP];
        self.roles[KNIGHT] == 0 && (bishops & bits::LIGHT == 0 || bishops & !bits::LIGHT == 0)
    }
}

/// The square in front of a pawn.
#[inline]
fn ahead(side: usize, square: Sq) -> Sq {
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

/// The rook that the FEN names by its file, as Chess960 may have to.
fn named_rook(position: &Position, side: usize, is_short: bool, king: Sq) -> Option<Sq> {
    let fen = position.fen();
    let letters = fen.split(' ').nth(2)?;
    let wanted = |letter: &char| letter.is_ascii_uppercase() == (side == 0);
    letters
        .chars()
        .filter(wanted)
        .filter_map(|letter| match letter.to_ascii_lowercase() {
            file @ 'a'..='h' => Some((king & 56) + (file as u8 - b'a')),
            _ => None,
        })
        .find(|rook| (*rook > king) == is_short && file(*rook) != file(king))
}

/// 0 for White, 1 for Black.
pub(crate) fn side_of(color: Color) -> usize {
    usize::from(color == Color::Black)
}

/// 0 for a pawn to 5 for a king.
pub(crate) fn role_index(role: Role) -> usize {
    match role {
        Role::Pawn => PAWN,
        Role::Knight => KNIGHT,
        Role::Bishop => BISHOP,
        Role::Rook => ROOK,
        Role::Queen => QUEEN,
        Role::King => KING,
    }
}

/// Counts the lines of so many plies, through this board: the test of all move rules at once.
pub(super) fn perft(board: &Board, depth_plies: u32) -> u64 {
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

#[cfg(test)]
mod tests {
    use super::super::search::legal_moves;
    use super::*;
    use crate::rules;

    /// Castling, pins, checks, promotion, en passant; standard and Chess960.
    const POSITIONS: [&str; 10] = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1",
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        "rbb1k1nr/ppppp2p/3q1ppB/7Q/4n1P1/P1N5/1PPPPP1P/R1BNRK2 b KQk - 0 1",
        "1r2k1r1/8/8/8/8/8/8/R3K2R b KQgb - 0 1",
    ];

    fn board(fen: &str) -> Option<Board> {
        rules::Position::from_fen(fen)
            .ok()
            .map(|position| Board::new(&position))
    }

    #[test]
    fn lines_are_as_many_as_the_laws_say() {
        for fen in POSITIONS {
            let Ok(position) = rules::Position::from_fen(fen) else {
                continue;
            };
            let counted = perft(&Board::new(&position), 3);
            assert_eq!(counted, rules::perft(&position, 3), "{fen}");
        }
    }

    /// Walks through positions by a fixed chance.
    fn wander(visit: &mut dyn FnMut(&rules::Position, &Board)) {
        let mut seed = 7_u64;
        for fen in POSITIONS {
            let Ok(mut position) = rules::Position::from_fen(fen) else {
                continue;
            };
            let mut board = Board::new(&position);
            for _ in 0..60 {
                visit(&position, &board);
                let moves = legal_moves(&board);
                if moves.is_empty() {
                    break;
                }
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let mv = moves[(seed >> 33) as usize % moves.len()];
                let legal = position.legal_moves();
                let same = legal
                    .into_iter()
                    .find(|other| crate::engine::builtin::is_same(mv, *other));
                position = position.play(same.unwrap()).unwrap();
                board = board.make(mv);
            }
        }
    }

    #[test]
    fn a_board_made_by_moves_is_the_board_of_the_position() {
        wander(&mut |position, made| {
            let fresh = Board::new(position);
            assert_eq!(made.key, fresh.key, "{}", position.fen());
            assert_eq!(*made, fresh, "{}", position.fen());
        });
    }

    #[test]
    fn any_sixteen_bits_are_pseudo_legal_just_when_generated() {
        let mut count = 0_u32;
        wander(&mut |position, board| {
            count += 1;
            if !count.is_multiple_of(20) {
                return;
            }
            let mut list = MoveList::new();
            board.generate(Kind::Noisy, &mut list);
            board.generate(Kind::Quiet, &mut list);
            let legal: std::collections::HashSet<Mv> = list
                .iter()
                .map(|(mv, _)| *mv)
                .filter(|mv| board.is_legal(*mv))
                .collect();
            for bits in 1..=u16::MAX {
                let mv = Mv(bits);
                let found = board.is_pseudo_legal(mv) && board.is_legal(mv);
                assert_eq!(found, legal.contains(&mv), "{mv:?} in {}", position.fen());
            }
        });
    }

    #[test]
    fn check_is_foreseen() {
        wander(&mut |position, board| {
            for mv in legal_moves(board) {
                assert_eq!(
                    board.gives_check(mv),
                    board.make(mv).in_check(),
                    "{mv:?} in {}",
                    position.fen()
                );
            }
        });
    }

    #[test]
    fn the_key_knows_a_pawn_that_can_be_taken_in_passing() {
        let with = board("8/8/8/8/k2Pp3/8/8/3K4 b - d3 0 1").unwrap();
        let without = board("8/8/8/8/k2Pp3/8/8/3K4 b - - 0 1").unwrap();
        assert_ne!(with.key, without.key);
        // The rook would take the king through both pawns: not legal, so no difference.
        let pinned = board("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1");
        let plain = board("8/8/8/8/k2Pp2Q/8/8/3K4 b - - 0 1").unwrap();
        assert!(pinned.is_none_or(|pinned| pinned.key == plain.key));
    }
}
