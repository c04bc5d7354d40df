//! Who grades the positions: the evaluation of an engine that the trainer has installed, or our own deeper search.
//!
//! Stockfish 15.1 writes its network with `export_net FILE`. The crate that reads such networks knows the packed form of
//! later versions, so the file is packed first.

use std::fmt;

use super::super::bits::Squares;
use super::super::board::{BISHOP, Board, KNIGHT, QUEEN, ROOK};

/// Inputs and neurons of the first layer of that network (HalfKAv2_hm).
const INPUTS: usize = 22_528;
const NEURONS: usize = 1_024;
/// Output buckets for material alone.
const MATERIAL_BUCKETS: usize = 8;
/// Stockfish's internal units that make one pawn in what it prints.
const UNITS_PER_PAWN: i32 = 361;

/// Grades positions.
pub struct Grader(nnue_rs::Network);

/// Why there is no grader.
#[derive(Debug)]
pub struct GraderError(String);

impl fmt::Display for GraderError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for GraderError {}

impl Grader {
    /// Takes the bytes of the network that Stockfish 15.1 has exported.
    ///
    /// # Errors
    /// When they are another kind of network.
    pub fn new(bytes: &[u8]) -> Result<Self, GraderError> {
        let packed =
            pack(bytes).ok_or_else(|| GraderError("not a network of Stockfish 15.1".to_owned()))?;
        nnue_rs::Network::from_bytes(&packed)
            .map(Self)
            .map_err(|error| GraderError(error.to_string()))
    }

    /// The worth for the side to move, in centipawns, scaled by material as Stockfish does before it searches with it.
    pub(super) fn grade(&self, board: &Board) -> i32 {
        let raw = self.0.evaluate(&View(board));
        let material: i32 = [(KNIGHT, 781), (BISHOP, 825), (ROOK, 1_276), (QUEEN, 2_538)]
            .iter()
            .map(|(role, worth)| worth * board.role(*role).count_ones() as i32)
            .sum();
        let scaled = raw * (1_064 + 106 * material / 5_120) / 1_024;
        scaled * 100 / UNITS_PER_PAWN
    }
}

/// Packs the first layer as later versions write it; nothing when the file is too short.
fn pack(bytes: &[u8]) -> Option<Vec<u8>> {
    let description = u32::from_le_bytes(bytes.get(8..12)?.try_into().ok()?) as usize;
    let head = 12 + description + 4;
    let mut packed = bytes.get(..head)?.to_vec();
    let mut at = head;
    for (count, width) in [
        (NEURONS, 2),
        (NEURONS * INPUTS, 2),
        (MATERIAL_BUCKETS * INPUTS, 4),
    ] {
        let part = bytes.get(at..at + count * width)?;
        at += count * width;
        let mut numbers = Vec::with_capacity(part.len());
        for number in part.chunks_exact(width) {
            let number = match number {
                [a, b] => i64::from(i16::from_le_bytes([*a, *b])),
                [a, b, c, d] => i64::from(i32::from_le_bytes([*a, *b, *c, *d])),
                [..] => return None,
            };
            push_leb128(&mut numbers, number);
        }
        packed.extend(b"COMPRESSED_LEB128");
        packed.extend(u32::try_from(numbers.len()).ok()?.to_le_bytes());
        packed.extend(numbers);
    }
    packed.extend(bytes.get(at..)?);
    Some(packed)
}

fn push_leb128(bytes: &mut Vec<u8>, mut number: i64) {
    loop {
        let low = (number & 0x7f) as u8;
        number >>= 7;
        let is_last = (number == 0 && low & 0x40 == 0) || (number == -1 && low & 0x40 != 0);
        bytes.push(if is_last { low } else { low | 0x80 });
        if is_last {
            return;
        }
    }
}

/// A board as the reading crate wants it.
struct View<'a>(&'a Board);

const COLORS: [nnue_rs::Color; 2] = [nnue_rs::Color::White, nnue_rs::Color::Black];
const KINDS: [nnue_rs::PieceKind; 6] = [
    nnue_rs::PieceKind::Pawn,
    nnue_rs::PieceKind::Knight,
    nnue_rs::PieceKind::Bishop,
    nnue_rs::PieceKind::Rook,
    nnue_rs::PieceKind::Queen,
    nnue_rs::PieceKind::King,
];

impl nnue_rs::Board for View<'_> {
    fn side_to_move(&self) -> nnue_rs::Color {
        COLORS[self.0.side()]
    }

    fn king_square(&self, color: nnue_rs::Color) -> u8 {
        self.0.king(usize::from(color == nnue_rs::Color::Black))
    }

    fn for_each_piece(&self, f: &mut dyn FnMut(u8, nnue_rs::Piece)) {
        for (side, color) in COLORS.into_iter().enumerate() {
            for square in Squares(self.0.men(side)) {
                let kind = KINDS[self.0.role_at(square).min(5)];
                f(square, nnue_rs::Piece::new(color, kind));
            }
        }
    }
}
