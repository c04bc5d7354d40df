//! Measuring the ladder: games between neighbours, and what each of them does wrong.
//!
//! Everything comes from a seed, so that the figures can be had again. Used by `chess-tutor ladder`.

use std::collections::BTreeMap;

use crate::coach::{Budget, Context, MoveRating, Stance, judge};
use crate::engine::{Answer, Engine, EngineError, Line, Question, Score, Stop};
use crate::motif::exchange_gain;
use crate::rules::{Color, Game, Move, Outcome};
use crate::session::Dice;

use super::character::Level;
use super::seed::turn_seed;

/// A game that lasts longer, in plies, counts as drawn.
const LONGEST_PLIES: usize = 400;
/// Beginnings from which games are played, so that none is played twice.
const BEGINNINGS: [&str; 12] = [
    "e4 e5 Nf3 Nc6",
    "e4 e5 Bc4 Nf6",
    "e4 c5 Nf3 d6",
    "e4 e6 d4 d5",
    "e4 c6 d4 d5",
    "e4 d5 exd5 Qxd5",
    "d4 d5 c4 e6",
    "d4 Nf6 c4 g6",
    "d4 d5 Nf3 Nf6",
    "c4 e5 Nc3 Nf6",
    "Nf3 d5 g3 Nf6",
    "e4 e5 d4 exd4",
];
/// Nodes for each look at a move that is judged.
const JUDGE_NODES: u64 = 10_000;
/// Scores beyond this, in centipawns, count as this.
const MOST_CP: i32 = 1_000;
/// Positions within this, in centipawns, are not decided yet.
const UNDECIDED_CP: i32 = 700;

/// Someone who plays in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Someone who sees so much and gives up so.
    Level(Level),
    /// Any legal move, but what can be taken for nothing is taken: the yardstick for the first rung.
    Greedy,
}

impl Player {
    /// Its move; nothing when it gives up.
    fn choose(
        self,
        game: &Game,
        seed: u64,
        engine: &mut dyn Engine,
    ) -> Result<Option<Move>, EngineError> {
        let level = match self {
            Self::Greedy => return Ok(greedy(game, Dice::new(seed))),
            Self::Level(level) => level,
        };
        if level.gives_up.now(game) {
            return Ok(None);
        }
        let question = Question::Human {
            game: game.clone(),
            sight: level.sight,
            seed,
        };
        let answer = engine.answer(&question, &Stop::new(), &mut |_| ())?;
        let Answer::Best(lines) = answer else {
            return Err(EngineError::IllegalQuestion);
        };
        Ok(lines.first().and_then(Line::first))
    }
}

fn greedy(game: &Game, mut dice: Dice) -> Option<Move> {
    let position = game.position();
    let legal = position.legal_moves();
    let gain = |mv: &Move| {
        if mv.captured().is_none() {
            return 0;
        }
        exchange_gain(position, *mv)
    };
    let best = legal.iter().copied().max_by_key(gain)?;
    if gain(&best) > 0 {
        return Some(best);
    }
    legal.get(dice.below(legal.len())).copied()
}

/// How a match went, for the first player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MatchScore {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

impl MatchScore {
    /// Games played.
    #[must_use]
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Points for a hundred games.
    #[must_use]
    pub fn percent(&self) -> f64 {
        let points = f64::from(self.wins) + f64::from(self.draws) / 2.0;
        100.0 * points / f64::from(self.games().max(1))
    }
}

/// Plays a game; the players are White and Black. Gives the game with its end.
///
/// # Errors
/// When the engine fails.
pub fn play_game(
    players: [Player; 2],
    beginning: &str,
    seed: u64,
    engine: &mut dyn Engine,
) -> Result<Game, EngineError> {
    let mut game = Game::default();
    for text in beginning.split_whitespace() {
        // A beginning that cannot be read is left where it stands.
        if game.play_text(text).is_err() {
            break;
        }
    }
    while game.outcome().is_none() && game.len_plies() < LONGEST_PLIES {
        if game.claim_draw().is_some() {
            break;
        }
        let turn = game.position().turn();
        let [white, black] = players;
        let player = if turn == Color::White { white } else { black };
        let Some(mv) = player.choose(&game, turn_seed(seed, game.len_plies()), engine)? else {
            game.resign(turn);
            break;
        };
        if game.play(mv).is_err() {
            break;
        }
    }
    Ok(game)
}

/// Plays a match with colours changing; `hear` gets each game, and whether the first player was White.
///
/// # Errors
/// When the engine fails.
pub fn play_match(
    first: Player,
    second: Player,
    games: u32,
    seed: u64,
    engine: &mut dyn Engine,
    hear: &mut dyn FnMut(&Game, Color),
) -> Result<MatchScore, EngineError> {
    let mut score = MatchScore::default();
    let mut seeds = Dice::new(seed);
    for number in 0..games {
        let side = if number % 2 == 0 {
            Color::White
        } else {
            Color::Black
        };
        let players = match side {
            Color::White => [first, second],
            Color::Black => [second, first],
        };
        let at = (number / 2) as usize % BEGINNINGS.len();
        let beginning = BEGINNINGS.get(at).copied().unwrap_or_default();
        let game = play_game(players, beginning, seeds.roll(), engine)?;
        match game.outcome().and_then(Outcome::winner) {
            Some(winner) if winner == side => score.wins += 1,
            Some(_) => score.losses += 1,
            None => score.draws += 1,
        }
        hear(&game, side);
    }
    Ok(score)
}

/// What a player does wrong, counted over moves.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Faults {
    /// Moves judged.
    pub moves: u32,
    /// Centipawns lost in all.
    lost_cp: i64,
    /// The same while the game was not decided.
    undecided: (u32, i64),
    /// Moves that the engine would have made.
    pub best: u32,
    /// Inaccuracies, mistakes, blunders.
    pub faults: [u32; 3],
    /// What the blunders were: "allows fork", "misses mate".
    pub kinds: BTreeMap<String, u32>,
}

impl Faults {
    /// The average loss in centipawns: of all moves, and of those in games that were not decided.
    #[must_use]
    pub fn average_loss(&self) -> (f64, f64) {
        let (moves, lost) = self.undecided;
        (
            self.lost_cp as f64 / f64::from(self.moves.max(1)),
            lost as f64 / f64::from(moves.max(1)),
        )
    }

    /// A count for each hundred moves.
    #[must_use]
    pub fn per_hundred(&self, count: u32) -> f64 {
        100.0 * f64::from(count) / f64::from(self.moves.max(1))
    }

    /// Judges the moves of a side of a game, each by a fixed number of nodes.
    ///
    /// # Errors
    /// When the engine fails.
    pub fn judge(
        &mut self,
        game: &Game,
        side: Color,
        skip_plies: usize,
        engine: &mut dyn Engine,
    ) -> Result<(), EngineError> {
        let mut before = Game::new(game.start().clone());
        for (ply, mv) in game.moves().enumerate() {
            if before.position().turn() == side
                && ply >= skip_plies
                && before.position().legal_moves().len() > 1
                && before.outcome().is_none()
            {
                self.judge_move(&before, mv, engine)?;
            }
            if before.play(mv).is_err() {
                break;
            }
        }
        Ok(())
    }

    fn judge_move(
        &mut self,
        before: &Game,
        mv: Move,
        engine: &mut dyn Engine,
    ) -> Result<(), EngineError> {
        let verdict = judge(
            engine,
            &Stop::new(),
            before,
            mv,
            Budget::Nodes(JUDGE_NODES),
            Context::default(),
        )?;
        let (best, played) = (
            centipawns(verdict.comparison.best.score),
            centipawns(verdict.comparison.played.score),
        );
        let loss = i64::from((best - played).max(0));
        self.moves += 1;
        self.lost_cp += loss;
        if best.abs() < UNDECIDED_CP {
            self.undecided.0 += 1;
            self.undecided.1 += loss;
        }
        self.best += u32::from(verdict.comparison.is_best_played());
        let lost = verdict.comparison.loss_percent();
        let class = if lost > 15.0 {
            Some(2)
        } else if lost > 10.0 {
            Some(1)
        } else if lost > 5.0 {
            Some(0)
        } else {
            None
        };
        if let Some(count) = class.and_then(|class: usize| self.faults.get_mut(class)) {
            *count += 1;
        }
        if class == Some(2) && verdict.explanation.rating != MoveRating::Forced {
            let kind = verdict.explanation.reasons.first().map_or_else(
                || "no plain reason".to_owned(),
                |reason| {
                    let verb = match reason.stance {
                        Stance::Does | Stance::Spoils => "does",
                        Stance::Allows => "allows",
                        Stance::Misses => "misses",
                    };
                    format!("{verb} {}", reason.fact.theme.name())
                },
            );
            *self.kinds.entry(kind).or_default() += 1;
        }
        Ok(())
    }
}

fn centipawns(score: Score) -> i32 {
    match score {
        Score::Cp(cp) => cp.clamp(-MOST_CP, MOST_CP),
        Score::MateIn(_) => MOST_CP,
        Score::MatedIn(_) => -MOST_CP,
    }
}
