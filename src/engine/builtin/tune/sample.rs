//! A graded position in 26 bytes, always seen from the side to move: that side is White, its first rank is at the bottom.

use super::super::bits::{Bits, Squares, bit};
use super::super::board::Board;

/// Bytes of one sample in a file.
pub const SAMPLE_BYTES: usize = 26;

/// A graded position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    occupied: Bits,
    /// A man in half a byte: role, plus 8 for the side not to move, in the order of the occupied squares.
    men: [u8; 16],
    /// The worth for the side to move, in centipawns.
    pub grade: i16,
}

impl Sample {
    pub(super) fn new(board: &Board, grade: i16) -> Self {
        let side = board.side();
        let flip = if side == 0 { 0 } else { 56 };
        let turned = if side == 0 {
            board.occupied()
        } else {
            board.occupied().swap_bytes()
        };
        let mut men = [0; 16];
        for (index, square) in Squares(turned).take(32).enumerate() {
            let is_theirs = board.men(side) & bit(square ^ flip) == 0;
            let man = board.role_at(square ^ flip) as u8 | u8::from(is_theirs) << 3;
            men[index / 2] |= man << (4 * (index % 2));
        }
        Self {
            occupied: turned,
            men,
            grade,
        }
    }

    /// The men as (side 0 or 1, role, square); side 0 is to move.
    pub fn men(&self) -> impl Iterator<Item = (usize, usize, usize)> + '_ {
        Squares(self.occupied)
            .take(32)
            .enumerate()
            .map(|(index, square)| {
                let man = self.men[index / 2] >> (4 * (index % 2)) & 15;
                (
                    usize::from(man >> 3),
                    usize::from(man & 7),
                    usize::from(square),
                )
            })
    }

    /// As bytes of a file.
    #[must_use]
    pub fn to_bytes(&self) -> [u8; SAMPLE_BYTES] {
        let mut bytes = [0; SAMPLE_BYTES];
        bytes[..8].copy_from_slice(&self.occupied.to_le_bytes());
        bytes[8..24].copy_from_slice(&self.men);
        bytes[24..].copy_from_slice(&self.grade.to_le_bytes());
        bytes
    }

    /// From bytes of a file.
    #[must_use]
    pub fn from_bytes(bytes: &[u8; SAMPLE_BYTES]) -> Self {
        let mut occupied = [0; 8];
        occupied.copy_from_slice(&bytes[..8]);
        let mut men = [0; 16];
        men.copy_from_slice(&bytes[8..24]);
        Self {
            occupied: u64::from_le_bytes(occupied),
            men,
            grade: i16::from_le_bytes([bytes[24], bytes[25]]),
        }
    }
}
