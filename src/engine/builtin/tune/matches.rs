//! Matches between two versions at a fixed number of nodes: whether a change gains anything.

use super::generate::Dice;
use crate::engine::{Answer, Builtin, Engine as _, Limit, Question, Score, Stop};
use crate::rules::{Color, Game, Outcome};

/// Random half-moves at the start, the same for both games of a pair.
const RANDOM_PLIES: u64 = 8;
/// A side that is so far ahead, in centipawns, in the eyes of both for so many plies has won.
const DECIDED_CP: i32 = 1_000;
const DECIDED_PLIES: usize = 6;
const LONGEST_PLIES: usize = 240;

/// The result of a match, for the first engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MatchScore {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

impl MatchScore {
    /// The difference in strength that the score means, in Elo points.
    #[must_use]
    pub fn elo(&self) -> f64 {
        let games = f64::from(self.wins + self.draws + self.losses).max(1.0);
        let share = (f64::from(self.wins) + f64::from(self.draws) / 2.0) / games;
        let share = share.clamp(0.5 / games, 1.0 - 0.5 / games);
        -400.0 * (1.0 / share - 1.0).log10()
    }
}

/// Plays pairs of games from random openings, each engine once with either colour. `report` hears the score so far.
pub fn play_match(
    engines: &mut [Builtin; 2],
    pairs: u64,
    nodes: u64,
    seed: u64,
    report: &mut dyn FnMut(MatchScore),
) -> MatchScore {
    let mut dice = Dice::new(seed);
    let mut score = MatchScore::default();
    for _ in 0..pairs {
        let opening = opening(&mut dice);
        for first in [Color::White, Color::Black] {
            match play(engines, opening.clone(), first, nodes) {
                None => score.draws += 1,
                Some(winner) if winner == first => score.wins += 1,
                Some(_) => score.losses += 1,
            }
        }
        report(score);
    }
    score
}

fn opening(dice: &mut Dice) -> Game {
    loop {
        let mut game = Game::default();
        for _ in 0..RANDOM_PLIES {
            let moves = game.position().legal_moves();
            if let Some(mv) = moves.get(dice.below(moves.len() as u64) as usize) {
                let _ = game.play(*mv);
            }
        }
        if !game.position().legal_moves().is_empty() {
            return game;
        }
    }
}

/// The winner of a game; nothing for a draw.
fn play(engines: &mut [Builtin; 2], mut game: Game, first: Color, nodes: u64) -> Option<Color> {
    let mut ahead: Option<(Color, usize)> = None;
    for _ in 0..LONGEST_PLIES {
        if let Some(outcome) = game.outcome() {
            return outcome.winner();
        }
        if game.claim().is_some() {
            return None;
        }
        let turn = game.position().turn();
        let engine = &mut engines[usize::from(turn != first)];
        let question = Question::best(game.clone(), Limit::Nodes(nodes));
        let answer = engine.answer(&question, &Stop::new(), &mut |_| ());
        let Ok(Answer::Best(lines)) = answer else {
            return None;
        };
        let line = lines.first()?;
        let leader = if line.score > Score::Cp(DECIDED_CP) {
            Some(turn)
        } else if line.score < Score::Cp(-DECIDED_CP) {
            Some(!turn)
        } else {
            None
        };
        ahead = leader.map(|side| match ahead {
            Some((before, plies)) if before == side => (side, plies + 1),
            Some(_) | None => (side, 1),
        });
        if let Some((side, plies)) = ahead
            && plies >= DECIDED_PLIES
        {
            return Some(side);
        }
        if game.play(line.first()?).is_err() {
            return None;
        }
    }
    game.outcome().and_then(Outcome::winner)
}
