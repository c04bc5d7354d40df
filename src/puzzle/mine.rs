//! Puzzles in games: moments where one line is clearly the best, move by move, and comes to mate or to a gain that lasts.
//!
//! The engine looks at two lines in each position. A moment counts when the best one wins and the next best is far behind;
//! it goes on as long as that is so at each of the solver's moves, the other side answering as well as it can. What ends
//! neither in mate nor with more material, exchanges over, is none. Pure but for the engine, which is handed in.

use std::collections::BTreeSet;

use crate::coach::is_recapture;
use crate::engine::{Answer, Engine, EngineError, Limit, Line, Question, Score, Stop};
use crate::motif::Story;
use crate::rules::{Game, Move, Position};
use crate::study::Rating;

use super::difficulty::estimate;
use super::puzzle::{Origin, Puzzle};
use super::task::ideas;

/// Nodes for each look.
pub const NODES: u64 = 100_000;
/// The best line wins with this chance, in per cent.
const WINS: f64 = 75.0;
/// The next best is behind by so many points.
const GAP: f64 = 30.0;
/// A gain of so many pawns lasts.
const GAIN: i32 = 2;
/// No puzzle asks for more moves.
const LONGEST: usize = 5;

/// Finds the puzzles of a game.
///
/// # Errors
/// When the engine has no answer.
pub fn mine(
    game: &Game,
    engine: &mut dyn Engine,
    nodes: u64,
    stop: &Stop,
) -> Result<Vec<Puzzle>, EngineError> {
    let mut miner = Miner::new(game, nodes);
    while let Some(question) = miner.question() {
        let answer = engine.answer(&question, stop, &mut |_| ())?;
        miner.answered(answer)?;
    }
    Ok(miner.into_puzzles())
}

/// A search for puzzles in a game as a state machine: it says what to ask next and takes the answer.
#[derive(Clone, Debug)]
pub struct Miner {
    moves: Vec<Move>,
    nodes: u64,
    /// The moves after which a puzzle may begin, by their places from 0; after any when nothing is said.
    among: Option<BTreeSet<usize>>,
    /// The game as far as it was looked through.
    so_far: Game,
    dig: Option<Dig>,
    found: Vec<Puzzle>,
}

/// A moment that is looked at, move by move.
#[derive(Clone, Debug)]
struct Dig {
    /// The position before the other side's move.
    start: Position,
    lead: Move,
    /// The game up to the end of the line.
    game: Game,
    line: Vec<Move>,
    is_mating: bool,
}

impl Miner {
    /// A game to be looked through, every look so deep.
    #[must_use]
    pub fn new(game: &Game, nodes: u64) -> Self {
        Self::of(game, nodes, None)
    }

    /// The same, only after these moves, counted from 0: where it is known already where mistakes were made.
    #[must_use]
    pub fn among(game: &Game, nodes: u64, plies: BTreeSet<usize>) -> Self {
        Self::of(game, nodes, Some(plies))
    }

    fn of(game: &Game, nodes: u64, among: Option<BTreeSet<usize>>) -> Self {
        let mut miner = Self {
            moves: game.moves().collect(),
            nodes,
            among,
            so_far: Game::new(game.start().clone()),
            dig: None,
            found: Vec::new(),
        };
        miner.next_moment();
        miner
    }

    /// What has to be asked next; nothing when the game is looked through. The same until an answer is taken in.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        let dig = self.dig.as_ref()?;
        Some(Question::Best {
            game: dig.game.clone(),
            limit: Limit::Nodes(self.nodes),
            multi_pv: if dig.is_solvers_move() { 2 } else { 1 },
            among: Vec::new(),
        })
    }

    /// Takes the answer to [`Miner::question`] in.
    ///
    /// # Errors
    /// When it answers another question; then nothing changes.
    pub fn answered(&mut self, answer: Answer) -> Result<(), EngineError> {
        let Answer::Best(lines) = answer else {
            return Err(EngineError::IllegalQuestion);
        };
        let Some(dig) = &mut self.dig else {
            return Err(EngineError::IllegalQuestion);
        };
        if dig.goes_on(&lines) {
            return Ok(());
        }
        let puzzle = self.dig.take().and_then(Dig::into_puzzle);
        if let Some(puzzle) = puzzle {
            // One moment, one puzzle: its later moves are not puzzles again.
            for _ in 1..puzzle.solution.len() {
                self.step();
            }
            self.found.push(puzzle);
        }
        self.next_moment();
        Ok(())
    }

    /// What was found.
    #[must_use]
    pub fn into_puzzles(self) -> Vec<Puzzle> {
        self.found
    }

    /// The next move of the game; the position before it.
    fn step(&mut self) -> Option<(Position, Move)> {
        let mv = *self.moves.get(self.so_far.len_plies())?;
        let before = self.so_far.position().clone();
        self.so_far.play(mv).ok()?;
        Some((before, mv))
    }

    fn next_moment(&mut self) {
        while let Some((start, lead)) = self.step() {
            let ply = self.so_far.len_plies() - 1;
            let is_wanted = self.among.as_ref().is_none_or(|plies| plies.contains(&ply));
            if is_wanted && self.so_far.outcome().is_none() {
                self.dig = Some(Dig {
                    start,
                    lead,
                    game: self.so_far.clone(),
                    line: Vec::new(),
                    is_mating: false,
                });
                return;
            }
        }
    }
}

impl Dig {
    fn is_solvers_move(&self) -> bool {
        self.line.len().is_multiple_of(2)
    }

    /// Makes the move that the engine has found, if it belongs to a puzzle. Gives whether the line goes on after it.
    fn goes_on(&mut self, lines: &[Line]) -> bool {
        let mv = if self.is_solvers_move() {
            let Some((mv, score)) = clear_best(lines) else {
                return false;
            };
            // Taking back what was just lost is no puzzle.
            let is_plain = self.line.is_empty() && is_recapture(Some(self.lead), mv);
            if is_plain && !score.is_mate() {
                return false;
            }
            self.is_mating |= score.is_mate();
            mv
        } else {
            let Some(mv) = lines.first().and_then(Line::first) else {
                return false;
            };
            mv
        };
        self.line.push(mv);
        self.game.play(mv).is_ok() && self.game.outcome().is_none() && self.line.len() < 2 * LONGEST
    }

    /// The puzzle of this moment, if it makes one.
    fn into_puzzle(self) -> Option<Puzzle> {
        let Self {
            start,
            lead,
            line: mut solution,
            is_mating,
            ..
        } = self;
        // The learner makes the last move.
        if solution.len().is_multiple_of(2) {
            solution.pop();
        }
        let story = Story::new(&start.play(lead).ok()?, &solution)?;
        let is_puzzle = story.mates() || (!is_mating && story.gain_from(0) >= GAIN);
        if solution.is_empty() || !is_puzzle {
            return None;
        }
        let mut puzzle = Puzzle {
            id: id(&start.fen(), lead, &solution),
            start,
            lead,
            solution,
            rating: Rating::start(1500.0),
            themes: Vec::new(),
            origin: Origin::OwnGame,
        };
        puzzle.themes = ideas(&puzzle);
        puzzle.rating = estimate(&puzzle);
        Some(puzzle)
    }
}

/// The best move, when it wins and no other comes near it. Of several mates in one, any is right.
fn clear_best(lines: &[Line]) -> Option<(Move, Score)> {
    let best = lines.first()?;
    let chance = |score: Score| score.win_chance().percent();
    let second = lines.get(1).map_or(0.0, |line| chance(line.score));
    let is_clear = chance(best.score) >= WINS && chance(best.score) - second >= GAP;
    let is_over = best.score == Score::MateIn(1);
    // A mate is clear of what only wins.
    let only_mate = best.score.is_mate()
        && chance(best.score) >= WINS
        && lines
            .get(1)
            .is_none_or(|line| matches!(line.score, Score::Cp(cp) if cp < 500));
    (is_clear || is_over || only_mate)
        .then_some(())
        .and_then(|()| Some((best.first()?, best.score)))
}

/// The same moment has the same name, whatever game it comes from.
fn id(fen: &str, lead: Move, solution: &[Move]) -> String {
    let moves = std::iter::once(&lead).chain(solution).map(|mv| mv.uci());
    let text: String = std::iter::once(fen.to_owned()).chain(moves).collect();
    // FNV-1a, as its authors publish it.
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("own-{hash:016x}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Builtin;
    use crate::theme::Theme;

    #[test]
    fn a_mate_that_the_other_side_allows_is_found_and_quiet_moves_are_not() {
        let mut game = Game::default();
        for text in ["f3", "e5", "g4", "d6"] {
            game.play_text(text).unwrap();
        }
        let puzzles = mine(&game, &mut Builtin::new(1), 4_000, &Stop::new()).unwrap();
        let found: Vec<String> = puzzles.iter().map(Puzzle::moves_text).collect();
        assert_eq!(found, ["g2g4 d8h4"]);
        assert!(puzzles[0].themes.contains(&Theme::Mate));
        assert_eq!(puzzles[0].origin, Origin::OwnGame);
    }
}
