//! The board of the search: bit sets, a key kept up to date, and `make`, which gives the next board.
//!
//! A board is about 200 bytes and is copied for each move; taking a move back is going back to the old copy, which
//! cannot be wrong. Checkers and pinned men are found once for each board, so that most moves need no test of legality.

use crate::rules::{CastlingSide, Color, Position, Role, Square};

use super::bits::{self, Bits, Sq, Squares, bit, file, rank};
use super::key;
use super::moves::Mv;

mod generate;
mod legal;
mod make;
#[cfg(test)]
pub(crate) mod tests;

pub(crate) use generate::{Kind, has_legal_move, legal_moves, perft};
pub(crate) use legal::Checks;
pub(crate) use make::castling_targets;

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
