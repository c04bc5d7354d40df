//! The analysis of a game as a state machine: it says what to ask next and takes the answer.
//!
//! First every move gets a quick look, so that a rough picture of the game is there at once; then each is judged with its
//! whole budget, from the first move on, since what the other side's last move gave away bears on a rating. Whoever drives
//! it may stop between any two questions: what is known stays.

use crate::coach::{Budget, Context, Judging, MoveRating, Reason, Verdict, loss_percent, remark};
use crate::engine::{Answer, EngineError, Limit, Question, Score};
use crate::message::Message;
use crate::rules::{Color, Game, Move, PgnGame, Position};

use super::accuracy::game_accuracy;

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
    /// The move that is being judged, when a question about it is answered and another is to come.
    judging: Option<(usize, Judging)>,
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
            judging: None,
        }
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
        if let Some(ply) = self.next_coarse() {
            return Some(Question::Compare {
                before: self.game_before(ply),
                played: self.moves.get(ply)?.mv,
                limit: Limit::Nodes(COARSE_NODES),
            });
        }
        match &self.judging {
            Some((_, judging)) => judging.question(),
            None => self.judging_of(self.next_unjudged()?)?.question(),
        }
    }

    /// Takes the answer to [`Analysis::question`] in.
    ///
    /// # Errors
    /// When it answers another question; then nothing changes.
    pub fn answered(&mut self, answer: Answer) -> Result<(), EngineError> {
        if let Some(ply) = self.next_coarse() {
            return self.glanced(ply, &answer);
        }
        let known = self.judging.take();
        let next = known.or_else(|| {
            let ply = self.next_unjudged()?;
            Some((ply, self.judging_of(ply)?))
        });
        let Some((ply, mut judging)) = next else {
            return Err(EngineError::IllegalQuestion);
        };
        let taken = judging.answered(answer);
        match (judging.verdict(), self.moves.get_mut(ply)) {
            (Some(verdict), Some(reviewed)) => reviewed.verdict = Some(verdict),
            _ => self.judging = Some((ply, judging)),
        }
        taken
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
        let glanced = count(|mv| mv.coarse.is_some());
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

    fn next_coarse(&self) -> Option<usize> {
        self.moves.iter().position(|mv| mv.coarse.is_none())
    }

    fn next_unjudged(&self) -> Option<usize> {
        self.moves.iter().position(|mv| mv.verdict.is_none())
    }

    /// The questions about a move whose predecessor is judged.
    fn judging_of(&self, ply: usize) -> Option<Judging> {
        let reviewed = self.moves.get(ply)?;
        let gift = ply
            .checked_sub(1)
            .and_then(|before| self.moves.get(before)?.loss_percent());
        let context = Context {
            is_book: reviewed.is_book,
            gift_percent: gift.unwrap_or(0.0),
        };
        let before = self.game_before(ply);
        Some(Judging::new(before, reviewed.mv, self.budget, context))
    }
}
