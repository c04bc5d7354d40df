//! Fits a network to graded positions: gradient descent with Adam, in 32-bit floats, then rounded to whole numbers.
//!
//! The loss is the squared difference of two winning chances, the network's and the grade's. The learning rate falls
//! along half a cosine. With the same data, seed and number of threads the result is the same.

use std::thread;

use super::super::net::{
    CP_PER_ONE, INPUTS, NEURONS, ONE, OUTPUT_ONE, OUTPUTS, View, output_bucket,
};
use super::generate::Dice;
use super::{SAMPLE_BYTES, Sample};

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
    let held_back = HELD_BACK.min(samples.len() / 10);
    let mut dice = Dice::new(course.seed);
    let mut order: Vec<u32> = (0..samples.len() as u32).collect();
    shuffle(&mut order, &mut dice);
    let (test, mut learn) = {
        let learn = order.split_off(held_back);
        (order, learn)
    };
    let mut weights = first_weights(&mut dice);
    let mut adam = Adam::new();
    let steps = learn.len().div_ceil(BATCH) * course.epochs;
    let mut step = 0;
    for epoch in 1..=course.epochs {
        shuffle(&mut learn, &mut dice);
        let mut loss = 0.0;
        for batch in learn.chunks(BATCH) {
            let part = batch.len().div_ceil(course.threads.max(1));
            let parts: Vec<(Vec<f32>, f64)> = thread::scope(|scope| {
                let running: Vec<_> = batch
                    .chunks(part)
                    .map(|part| scope.spawn(|| gradient(samples, part, &weights, true)))
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
            adam.step(&mut weights, &parts, batch.len(), rate);
            step += 1;
        }
        let (_, test_loss) = gradient(samples, &test, &weights, false);
        report(
            epoch,
            loss / learn.len().max(1) as f64,
            test_loss / test.len().max(1) as f64,
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
    // About 30 inputs are on at once.
    weights[..INPUT_WEIGHTS].fill_with(|| random(0.2));
    weights[BIAS..OUTPUT_WEIGHTS].fill(0.1);
    weights[OUTPUT_WEIGHTS..OUTPUT_BIAS].fill_with(|| random(0.06));
    weights
}

/// The gradient of the loss over some samples, and the loss; both summed.
fn gradient(
    samples: &[[u8; SAMPLE_BYTES]],
    order: &[u32],
    weights: &[f32],
    wants_gradient: bool,
) -> (Vec<f32>, f64) {
    let mut gradient = vec![0.0; if wants_gradient { WEIGHTS } else { 0 }];
    let mut total = 0.0;
    let mut layers = [[0.0_f32; NEURONS]; 2];
    let mut inputs: [Vec<usize>; 2] = [Vec::with_capacity(32), Vec::with_capacity(32)];
    for index in order {
        let sample = Sample::from_bytes(&samples[*index as usize]);
        let bucket = look(&sample, &mut inputs);
        let output_at = OUTPUT_WEIGHTS + bucket * 2 * NEURONS;
        let output_weights = &weights[output_at..output_at + 2 * NEURONS];
        let mut output = weights[OUTPUT_BIAS + bucket];
        for view in 0..2 {
            let layer = &mut layers[view];
            layer.copy_from_slice(&weights[BIAS..OUTPUT_WEIGHTS]);
            for input in &inputs[view] {
                let row = &weights[input * NEURONS..(input + 1) * NEURONS];
                for (neuron, weight) in layer.iter_mut().zip(row) {
                    *neuron += weight;
                }
            }
            output += dot(layer, &output_weights[view * NEURONS..(view + 1) * NEURONS]);
        }
        let chance = sigmoid(output);
        let wanted = sigmoid(f32::from(sample.grade) / CP_PER_ONE as f32);
        let error = chance - wanted;
        total += f64::from(error * error);
        if !wants_gradient {
            continue;
        }
        let slope = 2.0 * error * chance * (1.0 - chance);
        gradient[OUTPUT_BIAS + bucket] += slope;
        for view in 0..2 {
            let mut back = [0.0_f32; NEURONS];
            let at = output_at + view * NEURONS;
            let outputs = &mut gradient[at..at + NEURONS];
            let weights = &weights[at..at + NEURONS];
            for i in 0..NEURONS {
                let neuron = layers[view][i];
                let cut = neuron.clamp(0.0, 1.0);
                outputs[i] += slope * cut * cut;
                // The cut-off ends have no slope.
                let inside = if cut == neuron { 2.0 * cut } else { 0.0 };
                back[i] = slope * weights[i] * inside;
            }
            for i in 0..NEURONS {
                gradient[BIAS + i] += back[i];
            }
            for input in &inputs[view] {
                let row = &mut gradient[input * NEURONS..(input + 1) * NEURONS];
                for (sum, back) in row.iter_mut().zip(&back) {
                    *sum += back;
                }
            }
        }
    }
    (gradient, total)
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
fn look(sample: &Sample, inputs: &mut [Vec<usize>; 2]) -> usize {
    const KING: usize = 5;
    let mut kings = [0_u8; 2];
    let mut count = 0;
    for (side, role, square) in sample.men() {
        count += 1;
        if role == KING {
            kings[side] = square as u8;
        }
    }
    for (viewer, inputs) in inputs.iter_mut().enumerate() {
        let view = View::with_king(viewer, kings[viewer]);
        inputs.clear();
        inputs.extend(
            sample
                .men()
                .map(|(side, role, square)| view.input(side, role, square as u8)),
        );
    }
    output_bucket(count)
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
