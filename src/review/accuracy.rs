//! How accurately a move and a whole game were played, 0 to 100.

use crate::rules::Color;

/// The fewest and the most positions over which restlessness is measured; a tenth of the game between them.
const LEAST_WINDOW: usize = 2;
const MOST_WINDOW: usize = 8;
/// A move counts at least and at most so much, however calm or wild the game is around it.
const LEAST_WEIGHT: f64 = 0.5;
const MOST_WEIGHT: f64 = 12.0;

/// How accurate a move was, 0 to 100, by the points of winning chance that it lost (the fit that Lichess published).
#[must_use]
pub fn move_accuracy(loss_percent: f64) -> f64 {
    (103.1668 * (-0.043_54 * loss_percent).exp() - 3.1669 + 1.0).clamp(0.0, 100.0)
}

/// How accurate a side played, 0 to 100: the mean of its moves' accuracies weighted by how restless the game was, and their
/// harmonic mean, halved together. Nothing when it made no move.
///
/// `white_chances` are White's chances to win, 0 to 100, before the first move and after each; `losses` what each move lost.
#[must_use]
pub fn game_accuracy(
    white_chances: &[f64],
    losses: &[f64],
    first: Color,
    side: Color,
) -> Option<f64> {
    let window = (losses.len() / 10).clamp(LEAST_WINDOW, MOST_WINDOW);
    let (mut weighted, mut weights, mut inverses, mut moves) = (0.0, 0.0, 0.0, 0.0);
    for (ply, loss) in losses.iter().enumerate() {
        let mover = if ply % 2 == 0 { first } else { !first };
        if mover != side {
            continue;
        }
        // The first windows are all the beginning of the game.
        let from = (ply + 2).saturating_sub(window);
        let seen = white_chances.iter().skip(from).take(window);
        let weight = deviation(&seen.copied().collect::<Vec<f64>>());
        let weight = weight.clamp(LEAST_WEIGHT, MOST_WEIGHT);
        let accuracy = move_accuracy(*loss);
        weighted += accuracy * weight;
        weights += weight;
        // A move that lost everything would make a harmonic mean of nothing.
        inverses += 1.0 / accuracy.max(1.0);
        moves += 1.0;
    }
    (moves > 0.0).then(|| f64::midpoint(weighted / weights, moves / inverses))
}

fn deviation(values: &[f64]) -> f64 {
    let count = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (squares / count).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What each move of these chances lost.
    fn losses(white_chances: &[f64]) -> Vec<f64> {
        let pairs = white_chances.windows(2).enumerate();
        pairs
            .map(|(ply, pair)| {
                let loss = pair[0] - pair[1];
                (if ply % 2 == 0 { loss } else { -loss }).max(0.0)
            })
            .collect()
    }

    fn accuracy(white_chances: &[f64], side: Color) -> Option<f64> {
        game_accuracy(white_chances, &losses(white_chances), Color::White, side)
    }

    #[test]
    fn accuracies_follow_the_published_fit() {
        for (loss, accuracy) in [
            (0.0, 100.0),
            (5.0, 80.8),
            (10.0, 64.6),
            (20.0, 41.0),
            (100.0, 0.0),
        ] {
            let found = move_accuracy(loss);
            assert!((found - accuracy).abs() < 0.3, "{loss}: {found}");
        }
    }

    #[test]
    fn a_game_without_loss_is_perfect_and_one_side_does_not_spoil_the_other() {
        let even = [50.0; 11];
        assert_eq!(accuracy(&even, Color::White), Some(100.0));
        assert_eq!(accuracy(&[50.0], Color::White), None);
        // Black blunders on his second move.
        let black_errs = [50.0, 50.0, 50.0, 50.0, 90.0, 90.0, 90.0];
        assert_eq!(accuracy(&black_errs, Color::White), Some(100.0));
        let black = accuracy(&black_errs, Color::Black);
        assert!(black.is_some_and(|accuracy| accuracy < 60.0), "{black:?}");
    }

    #[test]
    fn a_mistake_in_a_wild_stretch_weighs_more_than_one_in_a_calm_one() {
        // White's second move loses ten points; the other three lose nothing.
        let losses = [0.0, 0.0, 10.0, 0.0, 0.0, 0.0, 0.0];
        let of = |chances: [f64; 8]| {
            game_accuracy(&chances, &losses, Color::White, Color::White).unwrap()
        };
        let wild_there = of([50.0, 50.0, 80.0, 40.0, 50.0, 50.0, 50.0, 50.0]);
        let wild_later = of([50.0, 50.0, 50.0, 50.0, 50.0, 50.0, 80.0, 40.0]);
        assert!(wild_there < wild_later, "{wild_there} {wild_later}");
    }
}
