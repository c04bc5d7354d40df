//! Zobrist keys: a random number for every man on every square, exclusive-or'ed together (Albert Zobrist, 1970).
//!
//! The numbers come from a fixed seed at compile time, so that the same position has the same key on every machine.

use super::bits::Sq;

/// One number of the splitmix64 sequence (Sebastiano Vigna), and the state after it.
const fn splitmix(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (z ^ (z >> 31), state)
}

struct Keys {
    men: [[u64; 64]; 12],
    castling: [u64; 16],
    en_passant: [u64; 8],
    black: u64,
}

const fn keys() -> Keys {
    let mut keys = Keys {
        men: [[0; 64]; 12],
        castling: [0; 16],
        en_passant: [0; 8],
        black: 0,
    };
    let mut state = 0x6368_6573_7374_7574;
    let mut number;
    let mut i = 0;
    while i < 12 * 64 {
        (number, state) = splitmix(state);
        keys.men[i / 64][i % 64] = number;
        i += 1;
    }
    i = 1;
    while i < 16 {
        (number, state) = splitmix(state);
        keys.castling[i] = number;
        i += 1;
    }
    i = 0;
    while i < 8 {
        (number, state) = splitmix(state);
        keys.en_passant[i] = number;
        i += 1;
    }
    (number, _) = splitmix(state);
    keys.black = number;
    keys
}

static KEYS: Keys = keys();

/// The key of a man: side 0 or 1, role 0 (pawn) to 5 (king).
#[inline]
pub(crate) fn man(side: usize, role: usize, square: Sq) -> u64 {
    KEYS.men[(side * 6 + role) % 12][(square & 63) as usize]
}

/// The key of a set of castling rights.
#[inline]
pub(crate) fn castling(rights: u8) -> u64 {
    KEYS.castling[(rights & 15) as usize]
}

/// The key of the file on which a pawn can be taken in passing.
#[inline]
pub(crate) fn en_passant(square: Sq) -> u64 {
    KEYS.en_passant[(square & 7) as usize]
}

/// The key of Black being to move.
#[inline]
pub(crate) fn black_to_move() -> u64 {
    KEYS.black
}
