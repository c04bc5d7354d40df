//! The network: 768 inputs (a man on a square) for each of four regions that the king may stand in, two hidden layers of
//! the same weights, one as each side sees the board, and one output for each of eight ranges of material.
//!
//! A move changes two to four inputs, so the hidden layers are not computed anew but corrected (an "efficiently
//! updatable" network, Yu Nasu 2018). Each side sees the board from its own end and with its king on the left half.
//! Weights are whole numbers, so that every machine computes the same. How it was trained: `assets/net.md`.

use super::bits::{Sq, Squares, bit, file};
use super::board::Board;

/// Neurons of a hidden layer.
pub(crate) const NEURONS: usize = 512;
/// Inputs of a region: two sides, six roles, 64 squares.
pub(crate) const MEN: usize = 768;
/// Regions of the viewer's king, who stands on the left half: the corner at home, beside it, the second rank, further up.
pub(crate) const REGIONS: usize = 4;
/// All inputs.
pub(crate) const INPUTS: usize = REGIONS * MEN;
/// Ranges of material with an output of their own.
pub(crate) const OUTPUTS: usize = 8;
/// One in the hidden layers, and the most that a neuron gives.
pub(crate) const ONE: i32 = 255;
/// One in the output weights.
pub(crate) const OUTPUT_ONE: i32 = 64;
/// Centipawns that an output of one means: the network was fitted to 1 / (1 + exp(-cp / 300)).
pub(crate) const CP_PER_ONE: i32 = 300;

type Layer = [i16; NEURONS];

/// The weights.
pub(crate) struct Net {
    inputs: Vec<Layer>,
    bias: Layer,
    outputs: [[Layer; 2]; OUTPUTS],
    output_bias: [i32; OUTPUTS],
}

/// Bytes of a network file: all numbers as little-endian `i16`, in the order of [`Net`]'s fields.
pub(crate) const NET_BYTES: usize =
    2 * (INPUTS * NEURONS + NEURONS + OUTPUTS * 2 * NEURONS + OUTPUTS);

impl Net {
    /// Reads the weights; nothing when the length is wrong.
    pub(crate) fn read(bytes: &[u8]) -> Option<Self> {
        if bytes.len() != NET_BYTES {
            return None;
        }
        let mut numbers = bytes
            .chunks_exact(2)
            .map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut layer = || {
            let mut layer = [0; NEURONS];
            layer.fill_with(|| numbers.next().unwrap_or(0));
            layer
        };
        let inputs = std::iter::repeat_with(&mut layer).take(INPUTS).collect();
        let bias = layer();
        let outputs = std::array::from_fn(|_| [layer(), layer()]);
        let output_bias = std::array::from_fn(|_| i32::from(numbers.next().unwrap_or(0)));
        Some(Self {
            inputs,
            bias,
            outputs,
            output_bias,
        })
    }

    /// The output for the side to move, in centipawns, from both hidden layers.
    #[inline(always)]
    pub(crate) fn output(&self, board: &Board, hidden: &Hidden) -> i32 {
        let bucket = output_bucket(board.occupied().count_ones() as usize);
        let side = board.side();
        let sum = weigh(&hidden.layers[side], &self.outputs[bucket][0])
            + weigh(&hidden.layers[side ^ 1], &self.outputs[bucket][1]);
        let sum = sum / i64::from(ONE) + i64::from(self.output_bias[bucket]);
        (sum * i64::from(CP_PER_ONE) / i64::from(ONE * OUTPUT_ONE)) as i32
    }
}

/// Which output judges a board with so many men.
#[inline]
pub(crate) fn output_bucket(men: usize) -> usize {
    (men.saturating_sub(2) / 4).min(OUTPUTS - 1)
}

/// Sums the squares of the neurons, cut off at 0 and one, times their weights. The order of the factors lets the
/// compiler multiply sixteen bits at a time: neuron times weight fits, as weights are below 128. So do the sums of as many
/// as are added at once in 32 bits.
#[inline(always)]
fn weigh(layer: &Layer, weights: &Layer) -> i64 {
    const AT_ONCE: usize = 256;
    let parts = layer
        .chunks_exact(AT_ONCE)
        .zip(weights.chunks_exact(AT_ONCE));
    parts
        .map(|(neurons, weights)| {
            let mut sum = 0;
            for (neuron, weight) in neurons.iter().zip(weights) {
                let neuron = (*neuron).clamp(0, ONE as i16);
                sum += i32::from(neuron.wrapping_mul(*weight)) * i32::from(neuron);
            }
            i64::from(sum)
        })
        .sum()
}

/// The hidden layers of a position: as White sees it, and as Black does.
#[derive(Clone)]
pub(crate) struct Hidden {
    layers: [Layer; 2],
}

impl Hidden {
    pub(crate) const fn new() -> Self {
        Self {
            layers: [[0; NEURONS]; 2],
        }
    }

    /// Computes a side's layer from all men on the board.
    #[inline(always)]
    pub(crate) fn refresh(&mut self, net: &Net, board: &Board, viewer: usize) {
        let view = View::new(board, viewer);
        let layer = &mut self.layers[viewer];
        *layer = net.bias;
        for square in Squares(board.occupied()) {
            let side = usize::from(board.men(1) & bit(square) != 0);
            let weights = &net.inputs[view.input(side, board.role_at(square), square)];
            for (neuron, weight) in layer.iter_mut().zip(weights) {
                *neuron = neuron.wrapping_add(*weight);
            }
        }
    }

    /// Takes a side's layer over from the position before.
    #[inline(always)]
    pub(crate) fn copy(&mut self, before: &Self, viewer: usize) {
        self.layers[viewer] = before.layers[viewer];
    }

    /// Corrects a side's layer of the position before by what a move has changed.
    #[inline(always)]
    pub(crate) fn update(
        &mut self,
        net: &Net,
        before: &Self,
        view: View,
        viewer: usize,
        change: &Change,
    ) {
        let input = |man: Man| &net.inputs[view.input(man.side, man.role, man.square)];
        let old = &before.layers[viewer];
        let new = &mut self.layers[viewer];
        let (came, went) = (input(change.came), input(change.went));
        match (change.came_also, change.went_also) {
            (None, None) => {
                for i in 0..NEURONS {
                    new[i] = old[i].wrapping_add(came[i]).wrapping_sub(went[i]);
                }
            }
            (None, Some(taken)) => {
                let taken = input(taken);
                for i in 0..NEURONS {
                    new[i] = old[i]
                        .wrapping_add(came[i])
                        .wrapping_sub(went[i])
                        .wrapping_sub(taken[i]);
                }
            }
            (Some(rook_came), Some(rook_went)) => {
                let (rook_came, rook_went) = (input(rook_came), input(rook_went));
                for i in 0..NEURONS {
                    let moved = old[i].wrapping_add(came[i]).wrapping_sub(went[i]);
                    new[i] = moved.wrapping_add(rook_came[i]).wrapping_sub(rook_went[i]);
                }
            }
            (Some(_), None) => (), // No move adds a man.
        }
    }
}

/// How a side sees the board: turned to its own end, mirrored when its king is on the right half, with the weights for
/// the region that the king stands in.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct View {
    viewer: u8,
    turn: u8,
    region: u8,
}

impl View {
    #[inline]
    pub(crate) fn new(board: &Board, viewer: usize) -> Self {
        Self::with_king(viewer, board.king(viewer))
    }

    /// The view of a side whose king stands on a square.
    #[inline]
    pub(crate) fn with_king(viewer: usize, king: Sq) -> Self {
        let ranks = if viewer == 0 { 0 } else { 56 };
        let files = if file(king) >= 4 { 7 } else { 0 };
        let turn = ranks | files;
        let region = match king ^ turn {
            0 | 1 => 0,
            2..8 => 1,
            8..16 => 2,
            _ => 3,
        };
        Self {
            viewer: viewer as u8,
            turn,
            region,
        }
    }

    /// The input for a man.
    #[inline]
    pub(crate) fn input(self, side: usize, role: usize, square: Sq) -> usize {
        let is_theirs = (side as u8 ^ self.viewer) & 1;
        let man = usize::from(is_theirs) * 384 + role * 64 + usize::from((square ^ self.turn) & 63);
        usize::from(self.region) * MEN + man.min(MEN - 1)
    }
}

/// A man on a square.
#[derive(Clone, Copy)]
pub(crate) struct Man {
    pub(crate) side: usize,
    pub(crate) role: usize,
    pub(crate) square: Sq,
}

/// What a move changes: one man goes and comes; with a capture another goes; with castling the rook does both.
#[derive(Clone, Copy)]
pub(crate) struct Change {
    pub(crate) came: Man,
    pub(crate) went: Man,
    pub(crate) came_also: Option<Man>,
    pub(crate) went_also: Option<Man>,
}
