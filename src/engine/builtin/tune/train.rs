//! Fits a network to graded positions: gradient descent with Adam, in 32-bit floats, then rounded to whole numbers.
//!
//! The loss is the squared difference of two winning chances, the network's and the grade's. The learning rate falls
//! along half a cosine. With the same data, seed and number of threads the result is the same.

use std::thread;

use super::super::bits::Squares;
use super::super::net::{
    CP_PER_ONE, INPUTS, MEN, NEURONS, ONE, OUTPUT_ONE, OUTPUTS, View, output_bucket,
};
use super::generate::Dice;
use super::{SAMPLE_BYTES, Sample};

/// Positions that follow one another in the data and are looked at together: neighbours come from one search.
const RUN: usize = 16;
/// Positions between two steps.
const BATCH: usize = 16_384;
const RATE: f32 = 0.001;
/// The rate ends at this share of the beginning.
const RATE_END: f32 = 0.01;
const DECAY: f32 = 0.01;
const BETA1: f32 = 0.9;
const BETA2: f32 = 0.999;
/// Weights stay within this, so that the rounded ones cannot overflow.
const WEIGHT_LIMIT: f32 = 1.98;
/// Positions kept apart to see how well the network judges what it has not learnt from.
const HELD_BACK: usize = 100_000;

const INPUT_WEIGHTS: usize = INPUTS * NEURONS;
const BIAS: usize = INPUT_WEIGHTS;
const OUTPUT_WEIGHTS: usize = BIAS + NEURONS;
const OUTPUT_BIAS: usize = OUTPUT_WEIGHTS + OUTPUTS * 2 * NEURONS;
const WEIGHTS: usize = OUTPUT_BIAS + OUTPUTS;

/// How to train.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// How often each position is looked at.
    pub epochs: usize,
    /// The seed of the first weights and of the order of the positions.
    pub seed: u64,
    /// Threads.
    pub threads: usize,
}

/// Trains a network on samples (as bytes of a file) and gives the bytes of the network file. `report` hears of each
/// epoch: its number, the mean loss on what is learnt from, and on what is held back.
pub fn train(data: &[u8], course: Course, report: &mut dyn FnMut(usize, f64, f64)) -> Vec<u8> {
    let samples = data.as_chunks::<SAMPLE_BYTES>().0;
    let runs: Vec<&[[u8; SAMPLE_BYTES]]> = samples.chunks(RUN).collect();
    let held_back = (HELD_BACK / RUN).min(runs.len() / 10);
    let mut dice = Dice::new(course.seed);
    let mut order: Vec<u32> = (0..runs.len() as u32).collect();
    shuffle(&mut order, &mut dice);
    let (test, mut learn) = {
        let learn = order.split_off(held_back);
        (order, learn)
    };
    let mut weights = first_weights(&mut dice);
    let mut adam = Adam::new();
    let steps = learn.len().div_ceil(BATCH / RUN) * course.epochs;
    let mut step = 0;
    for epoch in 1..=course.epochs {
        shuffle(&mut learn, &mut dice);
        let mut loss = 0.0;
        for batch in learn.chunks(BATCH / RUN) {
            let part = batch.len().div_ceil(course.threads.max(1));
            let parts: Vec<(Vec<f32>, f64)> = thread::scope(|scope| {
                let running: Vec<_> = batch
                    .chunks(part)
                    .map(|part| scope.spawn(|| gradient(&runs, part, &weights)))
                    .collect();
                running
                    .into_iter()
                    .filter_map(|thread| thread.join().ok())
                    .collect()
            });
            let share = step as f32 / steps.max(1) as f32;
            let cosine = (1.0 + (share * std::f32::consts::PI).cos()) / 2.0;
            let rate = RATE * (RATE_END + (1.0 - RATE_END) * cosine);
            loss += parts.iter().map(|(_, loss)| loss).sum::<f64>();
            adam.step(&mut weights, &parts, batch.len() * RUN, rate);
            step += 1;
        }
        let (_, test_loss) = gradient(&runs, &test, &weights);
        report(
            epoch,
            loss / (learn.len() * RUN).max(1) as f64,
            test_loss / (test.len() * RUN).max(1) as f64,
        );
    }
    round(&weights)
}

fn shuffle(order: &mut [u32], dice: &mut Dice) {
    for i in (1..order.len()).rev() {
        order.swap(i, dice.below(i as u64 + 1) as usize);
    }
}

fn first_weights(dice: &mut Dice) -> Vec<f32> {
    let mut random = |scale: f32| ((dice.next() >> 40) as f32 / (1 << 23) as f32 - 1.0) * scale;
    let mut weights = vec![0.0; WEIGHTS];
    // About 30 inputs are on at once. All regions of the king begin alike.
    let (first, others) = weights[..INPUT_WEIGHTS].split_at_mut(MEN * NEURONS);
    first.fill_with(|| random(0.2));
    for region in others.chunks_exact_mut(MEN * NEURONS) {
        region.copy_from_slice(first);
    }
    weights[BIAS..OUTPUT_WEIGHTS].fill(0.1);
    weights[OUTPUT_WEIGHTS..OUTPUT_BIAS].fill_with(|| random(0.06));
    weights
}

/// The gradient of the loss over some runs, and the loss; both summed.
///
/// Positions of a run come from one search, so that each has most of its men in common with the one before. The hidden
/// layers are corrected by what has changed, as in play; and what flows back to an input is the same for as long as the
/// input is on, so it is booked when the input goes off, as the difference of two running sums.
fn gradient(runs: &[&[[u8; SAMPLE_BYTES]]], order: &[u32], weights: &[f32]) -> (Vec<f32>, f64) {
    let mut gradient = vec![0.0; WEIGHTS];
    let mut total = 0.0;
    for index in order {
        let mut sides = [Side::new(weights), Side::new(weights)];
        for bytes in runs[*index as usize] {
            let sample = Sample::from_bytes(bytes);
            let (views, bucket) = look(&sample);
            // The side to move changes from position to position, and with it whose view is whose.
            let straight = sides[0].distance(&views[0]) + sides[1].distance(&views[1]);
            let crossed = sides[0].distance(&views[1]) + sides[1].distance(&views[0]);
            if crossed < straight {
                sides.reverse();
            }
            let output_at = OUTPUT_WEIGHTS + bucket * 2 * NEURONS;
            let mut output = weights[OUTPUT_BIAS + bucket];
            for (number, (side, view)) in sides.iter_mut().zip(&views).enumerate() {
                side.turn_to(view, weights, &mut gradient);
                let at = output_at + number * NEURONS;
                output += dot(&side.layer, &weights[at..at + NEURONS]);
            }
            let chance = sigmoid(output);
            let wanted = sigmoid(f32::from(sample.grade) / CP_PER_ONE as f32);
            let error = chance - wanted;
            total += f64::from(error * error);
            let slope = 2.0 * error * chance * (1.0 - chance);
            gradient[OUTPUT_BIAS + bucket] += slope;
            for (number, side) in sides.iter_mut().enumerate() {
                let at = output_at + number * NEURONS;
                let outputs = &mut gradient[at..at + NEURONS];
                side.flow_back(slope, &weights[at..at + NEURONS], outputs);
            }
        }
        for side in &sides {
            side.settle(&mut gradient);
        }
    }
    (gradient, total)
}

/// The inputs that are on in a view: the region of the king, and for each kind of man the squares.
#[derive(Clone, Copy, Default)]
struct Inputs {
    region: usize,
    men: [u64; MEN / 64],
}

impl Inputs {
    /// The places in the weights, of those inputs alone that are not on in `others`.
    fn rows_without(self, others: Self) -> impl Iterator<Item = usize> {
        let same_region = self.region == others.region;
        (0..MEN / 64).flat_map(move |kind| {
            let hidden = if same_region { others.men[kind] } else { 0 };
            Squares(self.men[kind] & !hidden)
                .map(move |square| (self.region * MEN + kind * 64 + usize::from(square)) * NEURONS)
        })
    }
}

/// One side's hidden layer along a run, and what has flowed back to it.
struct Side {
    inputs: Inputs,
    layer: [f32; NEURONS],
    flowed: [f32; NEURONS],
}

impl Side {
    fn new(weights: &[f32]) -> Self {
        let mut layer = [0.0; NEURONS];
        layer.copy_from_slice(&weights[BIAS..OUTPUT_WEIGHTS]);
        Self {
            inputs: Inputs::default(),
            layer,
            flowed: [0.0; NEURONS],
        }
    }

    /// How many inputs differ.
    fn distance(&self, view: &Inputs) -> u32 {
        if self.inputs.region != view.region {
            return 64;
        }
        let pairs = self.inputs.men.iter().zip(&view.men);
        pairs.map(|(old, new)| (old ^ new).count_ones()).sum()
    }

    /// Corrects the layer, and books what has flowed back to the inputs that go off.
    fn turn_to(&mut self, view: &Inputs, weights: &[f32], gradient: &mut [f32]) {
        for at in self.inputs.rows_without(*view) {
            let row = &weights[at..at + NEURONS];
            let sums = &mut gradient[at..at + NEURONS];
            for i in 0..NEURONS {
                self.layer[i] -= row[i];
                sums[i] += self.flowed[i];
            }
        }
        for at in view.rows_without(self.inputs) {
            let row = &weights[at..at + NEURONS];
            let sums = &mut gradient[at..at + NEURONS];
            for i in 0..NEURONS {
                self.layer[i] += row[i];
                sums[i] -= self.flowed[i];
            }
        }
        self.inputs = *view;
    }

    /// Takes the slope of the loss back from the output to this layer, and notes it for the output's weights.
    fn flow_back(&mut self, slope: f32, weights: &[f32], outputs: &mut [f32]) {
        for i in 0..NEURONS {
            let neuron = self.layer[i];
            let cut = neuron.clamp(0.0, 1.0);
            outputs[i] += slope * cut * cut;
            // The cut-off ends have no slope.
            let inside = if cut == neuron { 2.0 * cut } else { 0.0 };
            self.flowed[i] += slope * weights[i] * inside;
        }
    }

    /// Books what has flowed back to the inputs that are still on, and to the bias, which always was.
    fn settle(&self, gradient: &mut [f32]) {
        let rows = self.inputs.rows_without(Inputs::default());
        // An empty view has a region too: its own inputs are none, so nothing is left out.
        for at in rows.chain([BIAS]) {
            let sums = &mut gradient[at..at + NEURONS];
            for (sum, flowed) in sums.iter_mut().zip(&self.flowed) {
                *sum += flowed;
            }
        }
    }
}

/// Squares of the neurons, cut off at 0 and 1, times weights.
fn dot(layer: &[f32; NEURONS], weights: &[f32]) -> f32 {
    let mut lanes = [0.0_f32; 16];
    for (layer, weights) in layer.chunks_exact(16).zip(weights.chunks_exact(16)) {
        for i in 0..16 {
            let neuron = layer[i].clamp(0.0, 1.0);
            lanes[i] += neuron * neuron * weights[i];
        }
    }
    lanes.iter().sum()
}

fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// The inputs that are on, as both sides see the position, and the output that judges it.
fn look(sample: &Sample) -> ([Inputs; 2], usize) {
    const KING: usize = 5;
    let mut kings = [0_u8; 2];
    let mut count = 0;
    for (side, role, square) in sample.men() {
        count += 1;
        if role == KING {
            kings[side] = square as u8;
        }
    }
    let mut views = [Inputs::default(); 2];
    for (viewer, inputs) in views.iter_mut().enumerate() {
        let view = View::with_king(viewer, kings[viewer]);
        for (side, role, square) in sample.men() {
            let input = view.input(side, role, square as u8);
            inputs.region = input / MEN;
            inputs.men[input % MEN / 64] |= 1 << (input % 64);
        }
    }
    (views, output_bucket(count))
}

/// Adam (Kingma and Ba, 2014) with decoupled weight decay.
struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    fn new() -> Self {
        Self {
            mean: vec![0.0; WEIGHTS],
            square: vec![0.0; WEIGHTS],
            steps: 0,
        }
    }

    fn step(&mut self, weights: &mut [f32], parts: &[(Vec<f32>, f64)], count: usize, rate: f32) {
        self.steps += 1;
        let correct1 = 1.0 - BETA1.powi(self.steps);
        let correct2 = 1.0 - BETA2.powi(self.steps);
        let share = 1.0 / count as f32;
        for i in 0..WEIGHTS {
            let gradient = parts.iter().map(|(part, _)| part[i]).sum::<f32>() * share;
            self.mean[i] += (1.0 - BETA1) * (gradient - self.mean[i]);
            self.square[i] += (1.0 - BETA2) * (gradient * gradient - self.square[i]);
            let step = self.mean[i] / correct1 / ((self.square[i] / correct2).sqrt() + 1e-8);
            let weight = weights[i] - rate * (step + DECAY * weights[i]);
            weights[i] = weight.clamp(-WEIGHT_LIMIT, WEIGHT_LIMIT);
        }
    }
}

/// The weights as whole numbers, in the order of the network file.
fn round(weights: &[f32]) -> Vec<u8> {
    let one = ONE as f32;
    let output_one = OUTPUT_ONE as f32;
    let scale = |index: usize| match index {
        0..OUTPUT_WEIGHTS => one,
        OUTPUT_WEIGHTS..OUTPUT_BIAS => output_one,
        _ => one * output_one,
    };
    weights
        .iter()
        .enumerate()
        .flat_map(|(index, weight)| {
            let whole = (weight * scale(index)).round().clamp(-32_767.0, 32_767.0) as i16;
            whole.to_le_bytes()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::super::board::{Board, legal_moves};
    use super::*;
    use crate::rules::Position;

    /// Positions of a game played by lot.
    fn positions(count: usize) -> Vec<[u8; SAMPLE_BYTES]> {
        let mut dice = Dice::new(5);
        let mut board = Board::new(&Position::start());
        let mut samples = Vec::new();
        while samples.len() < count {
            let moves = legal_moves(&board);
            if moves.is_empty() {
                board = Board::new(&Position::start());
                continue;
            }
            board = board.make(moves[dice.below(moves.len() as u64) as usize]);
            let grade = dice.below(800) as i16 - 400;
            samples.push(Sample::new(&board, grade).to_bytes());
        }
        samples
    }

    #[test]
    fn positions_together_teach_what_each_teaches_alone() {
        let samples = positions(160);
        let weights = first_weights(&mut Dice::new(9));
        let of = |length: usize| {
            let runs: Vec<_> = samples.chunks(length).collect();
            let order: Vec<u32> = (0..runs.len() as u32).collect();
            gradient(&runs, &order, &weights)
        };
        let (together, loss) = of(RUN);
        let (alone, loss_alone) = of(1);
        assert!((loss - loss_alone).abs() < 1e-4, "{loss} {loss_alone}");
        assert!(together.iter().any(|slope| slope.abs() > 0.01));
        for (at, (one, other)) in together.iter().zip(&alone).enumerate() {
            assert!((one - other).abs() < 1e-4, "{at}: {one} {other}");
        }
    }

    #[test]
    fn the_gradient_is_the_slope_of_the_loss() {
        let samples = positions(32);
        let runs: Vec<_> = samples.chunks(RUN).collect();
        let order: Vec<u32> = (0..runs.len() as u32).collect();
        let mut weights = first_weights(&mut Dice::new(9));
        let (slopes, _) = gradient(&runs, &order, &weights);
        // The steepest slopes of each part of the network.
        for part in [
            0..BIAS,
            BIAS..OUTPUT_WEIGHTS,
            OUTPUT_WEIGHTS..OUTPUT_BIAS,
            OUTPUT_BIAS..WEIGHTS,
        ] {
            let at = part
                .max_by(|a, b| slopes[*a].abs().total_cmp(&slopes[*b].abs()))
                .unwrap();
            let step = 0.002;
            let mut losses = [0.0; 2];
            for (loss, sign) in losses.iter_mut().zip([-1.0, 1.0]) {
                let before = weights[at];
                weights[at] += sign * step;
                *loss = gradient(&runs, &order, &weights).1;
                weights[at] = before;
            }
            let slope = (losses[1] - losses[0]) / (2.0 * f64::from(step));
            let ours = f64::from(slopes[at]);
            assert!(
                (slope - ours).abs() < 0.03 * ours.abs() + 1e-4,
                "{at}: {slope} {ours}"
            );
        }
    }
}
