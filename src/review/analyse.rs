//! The analysis of a game as a state machine: it says what to ask next and takes the answer.
//!
//! First every move gets a quick look, so that a rough picture of the game is there at once; then each is judged with its
//! whole budget. Several questions may be on their way at once, and answers may come in any order; verdicts stand from the
//! first move on, one after another, since what the other side's last move gave away bears on a rating. Whoever drives it may
//! stop between any two answers: what is known stays.

use std::collections::BTreeMap;

use crate::coach::{Budget, Context, Judging, MoveRating, Reason, Verdict, loss_percent, remark};
use crate::engine::{Answer, EngineError, Limit, Question, Score};
use crate::message::Message;
use crate::rules::{Color, Game, Move, PgnGame, Position};
use crate::scene::Sign;

use super::accuracy::game_accuracy;
use super::look::{read_look, write_look};

/// Nodes of the quick look at each move.
const COARSE_NODES: u64 = 2_000;
/// What the quick looks are of the whole work, for the progress bar.
const COARSE_SHARE: f64 = 0.1;

/// A game that is being looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    start: Position,
    moves: Vec<ReviewedMove>,
    budget: Budget,
    /// Moves about which something was answered and whose verdict does not stand yet: another question is to come, or a move
    /// before them has no verdict.
    judging: BTreeMap<usize, Judging>,
}

/// A move of a game, and what is known of it so far.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedMove {
    /// The move's place in the game, from 0.
    pub ply: usize,
    /// The number of its pair of moves, as it is written down.
    pub number: u32,
    /// The position before it.
    pub before: Position,
    /// The move.
    pub mv: Move,
    /// The move in standard algebraic notation.
    pub san: String,
    /// Is it a move of our own openings?
    pub is_book: bool,
    /// What the first look said.
    pub coarse: Option<Glance>,
    /// What the coach says, once it is judged.
    pub verdict: Option<Verdict>,
}

/// A question of an analysis.
struct Work {
    ply: usize,
    /// Is it the quick look?
    is_coarse: bool,
    question: Question,
}

/// A quick look at a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glance {
    /// The score of the best move, for the side that moves.
    pub best: Score,
    /// The score of the played move, for the side that moves.
    pub played: Score,
}

impl ReviewedMove {
    /// The side that moved.
    #[must_use]
    pub fn side(&self) -> Color {
        self.before.turn()
    }

    /// Where the move stands, as it is written before it: `12.` or `12...`.
    #[must_use]
    pub fn place(&self) -> String {
        let dots = match self.side() {
            Color::White => ".",
            Color::Black => "...",
        };
        format!("{}{dots}", self.number)
    }

    /// Does the verdict stand?
    #[must_use]
    pub fn is_judged(&self) -> bool {
        self.verdict.is_some()
    }

    /// The scores of the best and of the played move, as far as they are known, for the side that moved.
    #[must_use]
    pub fn glance(&self) -> Option<Glance> {
        let judged = self.verdict.as_ref().map(|verdict| {
            let comparison = &verdict.comparison;
            Glance {
                best: comparison.best.score,
                played: comparison.played.score,
            }
        });
        judged.or(self.coarse)
    }

    /// The rating, once the move is judged.
    #[must_use]
    pub fn rating(&self) -> Option<MoveRating> {
        let verdict = self.verdict.as_ref()?;
        Some(verdict.explanation.rating)
    }

    /// The rating in words, or what is true instead where it would praise a loss, once the move is judged.
    #[must_use]
    pub fn label(&self) -> Option<Message> {
        let verdict = self.verdict.as_ref()?;
        Some(verdict.explanation.label())
    }

    /// The sign that goes with the rating, where one does.
    #[must_use]
    pub fn sign(&self) -> Option<Sign> {
        self.verdict.as_ref()?.explanation.sign()
    }

    /// What the coach says of it when asked, once it is judged.
    #[must_use]
    pub fn remark(&self) -> Option<Message> {
        let verdict = self.verdict.as_ref()?;
        Some(remark(&self.before, self.mv, verdict))
    }

    /// Is there something to say of it unasked: a fault, a great move, or a man lost or a mate missed in a decided game?
    #[must_use]
    pub fn is_worth_words(&self) -> bool {
        let Some(verdict) = &self.verdict else {
            return false;
        };
        let explanation = &verdict.explanation;
        let regrets = explanation.reasons.first().is_some_and(Reason::is_regret);
        explanation.rating.is_fault() || explanation.rating.is_great() || regrets
    }

    /// What the engine saw of it as text, once it is judged, for [`Analysis::recall`].
    #[must_use]
    pub fn look(&self) -> Option<String> {
        let verdict = self.verdict.as_ref()?;
        Some(write_look(&self.before, &verdict.comparison))
    }

    /// The points of winning chance that the move lost, once it is judged.
    #[must_use]
    pub fn loss_percent(&self) -> Option<f64> {
        let verdict = self.verdict.as_ref()?;
        Some(loss_percent(&verdict.judged))
    }
}

impl Analysis {
    /// A game to look at. `is_book` says of a move, by its place in the game and the position before it, whether it belongs
    /// to our own openings.
    #[must_use]
    pub fn new(
        game: &PgnGame,
        budget: Budget,
        is_book: &dyn Fn(usize, &Position, Move) -> bool,
    ) -> Self {
        let played = game.game();
        let moves = played
            .positions()
            .zip(played.moves())
            .enumerate()
            .map(|(ply, (before, mv))| ReviewedMove {
                ply,
                number: played.move_number_of(ply),
                before: before.clone(),
                mv,
                san: before.san(mv),
                is_book: is_book(ply, before, mv),
                coarse: None,
                verdict: None,
            })
            .collect();
        Self {
            start: game.start.clone(),
            moves,
            budget,
            judging: BTreeMap::new(),
        }
    }

    /// Takes in what was seen of the moves on an earlier day ([`ReviewedMove::look`]), from the first move on and up to the
    /// first one of which nothing is known. Gives how many moves are judged by it.
    pub fn recall<'t>(&mut self, look_at: impl Fn(usize) -> Option<&'t str>) -> usize {
        let mut recalled = 0;
        for ply in 0..self.moves.len() {
            if self.recall_move(ply, &look_at).is_none() {
                break;
            }
            recalled += 1;
        }
        recalled
    }

    fn recall_move<'t>(
        &mut self,
        ply: usize,
        look_at: &impl Fn(usize) -> Option<&'t str>,
    ) -> Option<()> {
        let reviewed = self.moves.get(ply)?;
        let seen = read_look(&reviewed.before, reviewed.mv, look_at(ply)?)?;
        // One look that stands, however many led to it.
        let mut judging = self.judging_of(ply, Budget::Nodes(seen.nodes))?;
        judging.answered(Answer::Compare(seen)).ok()?;
        judging.set_gift(self.gift_percent(ply));
        self.moves.get_mut(ply)?.verdict = Some(judging.verdict()?);
        Some(())
    }

    /// The moves with what is known of them.
    #[must_use]
    pub fn moves(&self) -> &[ReviewedMove] {
        &self.moves
    }

    /// The first position.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The game up to a move, which is not made.
    #[must_use]
    pub fn game_before(&self, ply: usize) -> Game {
        let mut game = Game::new(self.start.clone());
        for reviewed in self.moves.iter().take(ply) {
            if game.play(reviewed.mv).is_err() {
                break;
            }
        }
        game
    }

    /// What has to be asked next; nothing when all is known. The same until an answer is taken in.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        self.work().next().map(|work| work.question)
    }

    /// What may be asked now at once, at most so many questions, the most urgent first.
    #[must_use]
    pub fn questions(&self, at_most: usize) -> Vec<Question> {
        let questions = self.work().map(|work| work.question);
        questions.take(at_most).collect()
    }

    /// Takes the answer to [`Analysis::question`] in.
    ///
    /// # Errors
    /// When it answers another question; then nothing changes.
    pub fn answered(&mut self, answer: Answer) -> Result<(), EngineError> {
        let next = self.work().next();
        let next = next.map(|work| (work.ply, work.is_coarse));
        let (ply, is_coarse) = next.ok_or(EngineError::IllegalQuestion)?;
        self.take_in(ply, is_coarse, answer)
    }

    /// Takes the answer to one of [`Analysis::questions`] in, be it the first or not.
    ///
    /// # Errors
    /// When this is not asked, or the answer is to another question; then nothing changes.
    pub fn answered_to(&mut self, asked: &Question, answer: Answer) -> Result<(), EngineError> {
        let found = self.work().find(|work| work.question == *asked);
        let found = found.map(|work| (work.ply, work.is_coarse));
        let (ply, is_coarse) = found.ok_or(EngineError::IllegalQuestion)?;
        self.take_in(ply, is_coarse, answer)
    }

    /// What is left to be asked, in the order in which it is wanted: quick looks first.
    fn work(&self) -> impl Iterator<Item = Work> {
        let plies = 0..self.moves.len();
        let coarse = plies.clone().filter_map(|ply| {
            let reviewed = self.moves.get(ply)?;
            reviewed.glance().is_none().then(|| Work {
                ply,
                is_coarse: true,
                question: Question::Compare {
                    before: self.game_before(ply),
                    played: reviewed.mv,
                    limit: Limit::Nodes(COARSE_NODES),
                },
            })
        });
        let whole = plies.filter_map(|ply| {
            let question = match self.judging.get(&ply) {
                Some(judging) => judging.question()?,
                None if self.moves.get(ply)?.is_judged() => return None,
                None => self.judging_of(ply, self.budget)?.question()?,
            };
            Some(Work {
                ply,
                is_coarse: false,
                question,
            })
        });
        coarse.chain(whole)
    }

    fn take_in(&mut self, ply: usize, is_coarse: bool, answer: Answer) -> Result<(), EngineError> {
        if is_coarse {
            return self.glanced(ply, &answer);
        }
        let known = self.judging.get(&ply).cloned();
        let judging = known.or_else(|| self.judging_of(ply, self.budget));
        let mut judging = judging.ok_or(EngineError::IllegalQuestion)?;
        judging.answered(answer)?;
        self.judging.insert(ply, judging);
        self.give_verdicts();
        Ok(())
    }

    /// Verdicts of all moves that were looked at to the end and whose predecessors have theirs.
    fn give_verdicts(&mut self) {
        while let Some(ply) = self.next_unjudged() {
            let gift = self.gift_percent(ply);
            let Some(judging) = self.judging.get_mut(&ply) else {
                return;
            };
            judging.set_gift(gift);
            let Some(verdict) = judging.verdict() else {
                return;
            };
            self.judging.remove(&ply);
            if let Some(reviewed) = self.moves.get_mut(ply) {
                reviewed.verdict = Some(verdict);
            }
        }
    }

    /// What the move before this one gave away, in points; 0 where that is not known.
    fn gift_percent(&self, ply: usize) -> f64 {
        let before = ply.checked_sub(1).and_then(|before| self.moves.get(before));
        before.and_then(ReviewedMove::loss_percent).unwrap_or(0.0)
    }

    /// How much of the work is done, 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        let all = self.moves.len().max(1) as f64;
        let count = |is_done: fn(&ReviewedMove) -> bool| {
            self.moves.iter().filter(|mv| is_done(mv)).count() as f64
        };
        if self.moves.is_empty() {
            return 1.0;
        }
        let glanced = count(|mv| mv.glance().is_some());
        let judged = count(|mv| mv.verdict.is_some());
        COARSE_SHARE * glanced / all + (1.0 - COARSE_SHARE) * judged / all
    }

    /// Is every move judged?
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.next_unjudged().is_none()
    }

    /// White's chances to win, 0 to 100, before the first move and after each, as far as they are known: for the graph.
    ///
    /// A chance is that of the best move in the position, and after the last move what this move leads to.
    #[must_use]
    pub fn white_chances(&self) -> Vec<f64> {
        let for_white = |side: Color, score: Score| {
            let percent = score.win_chance().percent();
            match side {
                Color::White => percent,
                Color::Black => 100.0 - percent,
            }
        };
        let known = self.moves.iter().map_while(|reviewed| {
            let glance = reviewed.glance()?;
            Some((reviewed, glance))
        });
        let mut chances = Vec::with_capacity(self.moves.len() + 1);
        let mut after = None;
        for (reviewed, glance) in known {
            chances.push(for_white(reviewed.side(), glance.best));
            after = Some(for_white(reviewed.side(), glance.played));
        }
        chances.extend(after);
        chances
    }

    /// How accurate a side played, 0 to 100, as far as the moves are judged; nothing before its first one is.
    #[must_use]
    pub fn accuracy(&self, side: Color) -> Option<f64> {
        let losses: Vec<f64> = self
            .moves
            .iter()
            .map_while(ReviewedMove::loss_percent)
            .collect();
        game_accuracy(&self.white_chances(), &losses, self.start.turn(), side)
    }

    fn glanced(&mut self, ply: usize, answer: &Answer) -> Result<(), EngineError> {
        let (Answer::Compare(comparison), Some(reviewed)) = (answer, self.moves.get_mut(ply))
        else {
            return Err(EngineError::IllegalQuestion);
        };
        if comparison.played.first() != Some(reviewed.mv) {
            return Err(EngineError::IllegalQuestion);
        }
        reviewed.coarse = Some(Glance {
            best: comparison.best.score,
            played: comparison.played.score,
        });
        Ok(())
    }

    /// The place of the move that is judged next; nothing when all are.
    pub(super) fn next_unjudged(&self) -> Option<usize> {
        self.moves.iter().position(|mv| mv.verdict.is_none())
    }

    /// The questions about a move. What the move before gave away is told at the end.
    fn judging_of(&self, ply: usize, budget: Budget) -> Option<Judging> {
        let reviewed = self.moves.get(ply)?;
        let context = Context {
            is_book: reviewed.is_book,
            gift_percent: 0.0,
        };
        let before = self.game_before(ply);
        Some(Judging::new(before, reviewed.mv, budget, context))
    }
}
