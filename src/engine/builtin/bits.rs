//! Sets of squares as bits of a `u64` (a1 is bit 0, h8 is bit 63), and where each man attacks.
//!
//! Sliding attacks are found by "kindergarten" multiplication (Gerd Isenberg, chessprogramming wiki): the six inner
//! squares of a line are gathered into an index by one multiplication, and a table of 4 kB, computed by the compiler,
//! knows the rest. No search for magic numbers, nothing to initialise.

/// A set of squares.
pub(crate) type Bits = u64;
/// A square: 0 is a1, 7 is h1, 63 is h8.
pub(crate) type Sq = u8;

pub(crate) const FILE_A: Bits = 0x0101_0101_0101_0101;
pub(crate) const FILE_H: Bits = FILE_A << 7;
pub(crate) const RANK_1: Bits = 0xff;
/// The light squares.
pub(crate) const LIGHT: Bits = 0x55aa_55aa_55aa_55aa;

/// Gathers the b to g bits of a line, which has one bit on each file, into the top six bits.
const FILE_B: Bits = FILE_A << 1;
/// Gathers the inner bits of the a file into the top six bits.
const DIAGONAL_C2_H7: Bits = 0x0080_4020_1008_0400;

/// The set of one square.
#[inline]
pub(crate) const fn bit(square: Sq) -> Bits {
    1 << (square & 63)
}

/// The file of a square, 0 to 7.
#[inline]
pub(crate) const fn file(square: Sq) -> u8 {
    square & 7
}

/// The rank of a square, 0 to 7.
#[inline]
pub(crate) const fn rank(square: Sq) -> u8 {
    (square >> 3) & 7
}

/// The lowest square of a set that is not empty.
#[inline]
pub(crate) const fn lowest(set: Bits) -> Sq {
    (set.trailing_zeros() & 63) as Sq
}

/// The squares of a set, from a1 on.
#[derive(Clone, Copy)]
pub(crate) struct Squares(pub(crate) Bits);

impl Iterator for Squares {
    type Item = Sq;

    #[inline]
    fn next(&mut self) -> Option<Sq> {
        if self.0 == 0 {
            return None;
        }
        let square = lowest(self.0);
        self.0 &= self.0 - 1;
        Some(square)
    }
}

/// The squares reached from a square by single steps.
const fn steps(square: Sq, steps: &[(i8, i8)]) -> Bits {
    let mut set = 0;
    let mut i = 0;
    while i < steps.len() {
        let (across, up) = steps[i];
        let f = file(square) as i8 + across;
        let r = rank(square) as i8 + up;
        if f >= 0 && f < 8 && r >= 0 && r < 8 {
            set |= bit((r * 8 + f) as Sq);
        }
        i += 1;
    }
    set
}

/// All squares in a direction, up to and with the first that is occupied. Slow; for building tables and for tests.
const fn ray(square: Sq, direction: (i8, i8), occupied: Bits) -> Bits {
    let mut set = 0;
    let mut f = file(square) as i8 + direction.0;
    let mut r = rank(square) as i8 + direction.1;
    while f >= 0 && f < 8 && r >= 0 && r < 8 {
        let here = bit((r * 8 + f) as Sq);
        set |= here;
        if occupied & here != 0 {
            break;
        }
        f += direction.0;
        r += direction.1;
    }
    set
}

const KNIGHT_STEPS: [(i8, i8); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];
const KING_STEPS: [(i8, i8); 8] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];

const fn step_table(of: &[(i8, i8)]) -> [Bits; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        table[square] = steps(square as Sq, of);
        square += 1;
    }
    table
}

const fn line_table(direction: (i8, i8)) -> [Bits; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let back = (-direction.0, -direction.1);
        table[square] = ray(square as Sq, direction, 0) | ray(square as Sq, back, 0);
        square += 1;
    }
    table
}

/// For a man on a file of a line and the occupancy of the inner squares: the attacked files, on every rank.
const fn fill_table() -> [[Bits; 64]; 8] {
    let mut table = [[0; 64]; 8];
    let mut f = 0;
    while f < 8 {
        let mut inner = 0;
        while inner < 64 {
            let occupied = (inner as Bits) << 1;
            let row = ray(f as Sq, (1, 0), occupied) | ray(f as Sq, (-1, 0), occupied);
            table[f][inner] = row * FILE_A;
            inner += 1;
        }
        f += 1;
    }
    table
}

/// For a man on a rank of the a file and the gathered occupancy of the inner squares: the attacked squares.
const fn file_table() -> [[Bits; 64]; 8] {
    let mut table = [[0; 64]; 8];
    let mut r = 0;
    while r < 8 {
        let mut inner = 0;
        while inner < 64 {
            let mut occupied: Bits = 0;
            let mut i = 0;
            while i < 6 {
                if inner & (1 << i) != 0 {
                    occupied |= bit(8 * (i as Sq + 1));
                }
                i += 1;
            }
            let index = (occupied.wrapping_mul(DIAGONAL_C2_H7) >> 58) as usize;
            let from = (r * 8) as Sq;
            table[r][index] = ray(from, (0, 1), occupied) | ray(from, (0, -1), occupied);
            inner += 1;
        }
        r += 1;
    }
    table
}

const fn pawn_table() -> [[Bits; 64]; 2] {
    [
        step_table(&[(-1, 1), (1, 1)]),
        step_table(&[(-1, -1), (1, -1)]),
    ]
}

/// The squares strictly between two squares of a line; empty for others.
const fn between_table() -> [[Bits; 64]; 64] {
    let mut table = [[0; 64]; 64];
    let mut a = 0;
    while a < 64 {
        let mut i = 0;
        while i < 8 {
            let (x, y) = KING_STEPS[i];
            let mut rest = ray(a as Sq, (x, y), 0);
            while rest != 0 {
                let b = lowest(rest);
                rest &= rest - 1;
                table[a][b as usize] =
                    ray(a as Sq, (x, y), bit(b)) & ray(b, (-x, -y), bit(a as Sq));
            }
            i += 1;
        }
        a += 1;
    }
    table
}

static KNIGHT: [Bits; 64] = step_table(&KNIGHT_STEPS);
static KING: [Bits; 64] = step_table(&KING_STEPS);
static PAWN: [[Bits; 64]; 2] = pawn_table();
static DIAGONAL: [Bits; 64] = line_table((1, 1));
static ANTIDIAGONAL: [Bits; 64] = line_table((1, -1));
static RANK: [Bits; 64] = line_table((1, 0));
static FILL: [[Bits; 64]; 8] = fill_table();
static FILE: [[Bits; 64]; 8] = file_table();
static BETWEEN: [[Bits; 64]; 64] = between_table();

#[inline]
fn along(line: Bits, square: Sq, occupied: Bits) -> Bits {
    let index = (line & occupied).wrapping_mul(FILE_B) >> 58;
    line & FILL[file(square) as usize][index as usize]
}

/// The squares that a bishop attacks.
#[inline]
pub(crate) fn bishop(square: Sq, occupied: Bits) -> Bits {
    let at = (square & 63) as usize;
    along(DIAGONAL[at], square, occupied) | along(ANTIDIAGONAL[at], square, occupied)
}

/// The squares that a rook attacks.
#[inline]
pub(crate) fn rook(square: Sq, occupied: Bits) -> Bits {
    let f = file(square);
    let index = ((occupied >> f) & FILE_A).wrapping_mul(DIAGONAL_C2_H7) >> 58;
    let up_and_down = FILE[rank(square) as usize][index as usize] << f;
    up_and_down | along(RANK[(square & 63) as usize], square, occupied)
}

/// The squares that a knight attacks.
#[inline]
pub(crate) fn knight(square: Sq) -> Bits {
    KNIGHT[(square & 63) as usize]
}

/// The squares that a king attacks.
#[inline]
pub(crate) fn king(square: Sq) -> Bits {
    KING[(square & 63) as usize]
}

/// The squares that a pawn of a side (0 White, 1 Black) attacks.
#[inline]
pub(crate) fn pawn(side: usize, square: Sq) -> Bits {
    PAWN[side & 1][(square & 63) as usize]
}

/// The squares strictly between two squares of one line.
#[inline]
pub(crate) fn between(a: Sq, b: Sq) -> Bits {
    BETWEEN[(a & 63) as usize][(b & 63) as usize]
}

/// The whole line through two squares, edge to edge; empty when no line joins them.
#[inline]
pub(crate) fn line(a: Sq, b: Sq) -> Bits {
    let at = (a & 63) as usize;
    let file_line = (FILE_A << file(a)) & !bit(a);
    for line in [RANK[at], file_line, DIAGONAL[at], ANTIDIAGONAL[at]] {
        if line & bit(b) != 0 {
            return line | bit(a);
        }
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sliding_attacks_agree_with_walking_the_rays() {
        let mut seed = 1_u64;
        for _ in 0..2_000 {
            seed = seed
                .wrapping_mul(0x5851_f42d_4c95_7f2d)
                .wrapping_add(0x1405_7b7e_f767_814f);
            let occupied = seed ^ (seed >> 29);
            for square in [(seed >> 50) as Sq & 63, (seed >> 20) as Sq & 63] {
                let rays = |directions: [(i8, i8); 4]| {
                    directions
                        .iter()
                        .fold(0, |set, d| set | ray(square, *d, occupied))
                };
                assert_eq!(
                    rook(square, occupied),
                    rays([(0, 1), (0, -1), (1, 0), (-1, 0)])
                );
                assert_eq!(
                    bishop(square, occupied),
                    rays([(1, 1), (1, -1), (-1, 1), (-1, -1)])
                );
            }
        }
    }

    #[test]
    fn between_and_line_join_squares_of_a_line_only() {
        assert_eq!(between(0, 63).count_ones(), 6);
        assert_eq!(between(0, 17), 0);
        assert_eq!(line(0, 9).count_ones(), 8);
        assert_eq!(line(8, 16), FILE_A);
        assert_eq!(line(0, 10), 0);
    }
}
