//! An evaluation written by hand: what the network began from, and the words a teacher would use for it.
//!
//! Material, the place of each man, mobility, pawns and the king's shelter, each counted for the middlegame and for the
//! endgame and mixed by the material left. It played the first games that positions for the network were taken from.

use super::bits::{self, Bits, Squares, bit, file, rank};
use super::board::{BISHOP, Board, KING, KNIGHT, PAWN, QUEEN, ROOK};

/// Material in centipawns, middlegame and endgame.
const MATERIAL: [(i32, i32); 6] = [
    (82, 105),
    (330, 300),
    (345, 320),
    (470, 540),
    (960, 980),
    (0, 0),
];
/// How much a man adds to the phase; 24 is a full board.
const PHASE: [i32; 6] = [0, 1, 1, 2, 4, 0];
const FULL_PHASE: i32 = 24;
/// For each square a man can go to.
const MOBILITY: [(i32, i32); 6] = [(0, 0), (4, 4), (4, 4), (2, 4), (1, 3), (0, 0)];
/// For standing near the centre, times 0 to 6.
const CENTRE: [(i32, i32); 6] = [(2, 0), (7, 5), (4, 3), (2, 0), (1, 3), (-9, 8)];
/// A passed pawn by its rank.
const PASSED: [(i32, i32); 8] = [
    (0, 0),
    (2, 8),
    (4, 12),
    (8, 25),
    (20, 50),
    (45, 95),
    (80, 150),
    (0, 0),
];
const DOUBLED: (i32, i32) = (-8, -18);
const ISOLATED: (i32, i32) = (-12, -12);
const BISHOP_PAIR: (i32, i32) = (28, 48);
const OPEN_FILE: (i32, i32) = (28, 8);
const SHELTER: (i32, i32) = (13, 0);
/// For each attacked square next to the other king.
const ATTACK: (i32, i32) = (7, 1);
const TO_MOVE: i32 = 14;

/// The worth of a position for the side to move, in centipawns.
pub(crate) fn evaluate(board: &Board) -> i32 {
    let (white, black) = (count(board, 0), count(board, 1));
    let phase: i32 = (0..6)
        .map(|role| PHASE[role] * board.role(role).count_ones() as i32)
        .sum::<i32>()
        .min(FULL_PHASE);
    let (middle, end) = (white.0 - black.0, white.1 - black.1);
    let score = (middle * phase + end * (FULL_PHASE - phase)) / FULL_PHASE;
    TO_MOVE + if board.side() == 0 { score } else { -score }
}

/// What speaks for a side.
fn count(board: &Board, side: usize) -> (i32, i32) {
    let mut sum = (0, 0);
    let mut add = |(middle, end): (i32, i32), times: i32| {
        sum.0 += middle * times;
        sum.1 += end * times;
    };
    let occupied = board.occupied();
    let pawns = board.of(side, PAWN);
    let guarded = board.pawn_attacks(side ^ 1);
    let ring = bits::king(board.king(side ^ 1));
    for role in PAWN..=KING {
        for square in Squares(board.of(side, role)) {
            add(MATERIAL[role], 1);
            add(CENTRE[role], nearness_to_centre(square));
            let attacks = match role {
                KNIGHT => bits::knight(square),
                BISHOP => bits::bishop(square, occupied),
                ROOK => bits::rook(square, occupied),
                QUEEN => bits::bishop(square, occupied) | bits::rook(square, occupied),
                _ => 0,
            };
            let free = attacks & !board.men(side) & !guarded;
            add(MOBILITY[role], free.count_ones() as i32);
            add(ATTACK, (attacks & ring).count_ones() as i32);
            if role == ROOK && pawns & (bits::FILE_A << file(square)) == 0 {
                add(OPEN_FILE, 1);
            }
        }
    }
    for square in Squares(pawns) {
        let on_file = bits::FILE_A << file(square);
        let beside = ((on_file & !bits::FILE_A) >> 1) | ((on_file & !bits::FILE_H) << 1);
        let up = if side == 0 {
            rank(square)
        } else {
            7 - rank(square)
        };
        add((2, 5), i32::from(up));
        if pawns & on_file & !bit(square) & ahead(side, square) != 0 {
            add(DOUBLED, 1);
        }
        if pawns & beside == 0 {
            add(ISOLATED, 1);
        }
        if board.of(side ^ 1, PAWN) & (on_file | beside) & ahead(side, square) == 0 {
            add(PASSED[usize::from(up)], 1);
        }
    }
    if board.of(side, BISHOP).count_ones() >= 2 {
        add(BISHOP_PAIR, 1);
    }
    let king = board.king(side);
    let shelter = bits::king(king) & ahead(side, king) & pawns;
    add(SHELTER, shelter.count_ones() as i32);
    sum
}

/// 0 at the edge's corners to 6 in the centre.
fn nearness_to_centre(square: u8) -> i32 {
    let near = |line: u8| i32::from(line.min(7 - line));
    near(file(square)) + near(rank(square))
}

/// The ranks in front of a square.
fn ahead(side: usize, square: u8) -> Bits {
    let row = 8 * u32::from(rank(square));
    if side == 0 {
        (!0_u64 << row) & !(bits::RANK_1 << row)
    } else {
        (1_u64 << row) - 1
    }
}
