//! Mistakes become puzzles: a game of the learner's that was looked at is looked through for them, when nobody waits.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::engine::Lane;
use crate::library::GameKey;
use crate::puzzle::pick::is_had;
use crate::puzzle::{Miner, NODES};
use crate::review::Analysis;
use crate::rules::Color;
use crate::session::Event;

use super::consult::Seat;
use super::tutor::Tutor;

/// A moment is looked at when whoever is to move has this chance to win, in per cent: a little less than a puzzle asks for.
const WINNING_PERCENT: f64 = 65.0;
/// And when the move before or the move after lost so many points of winning chance.
const MISTAKE_PERCENT: f64 = 10.0;

/// Games that are looked through for puzzles, and what was found in each since the program began.
#[derive(Clone, Debug, Default)]
pub(super) struct Mining {
    waiting: VecDeque<(GameKey, Miner)>,
    found: BTreeMap<GameKey, Vec<String>>,
}

impl Tutor {
    /// Puzzles from the game that is looked at which the learner has not tried yet; nothing before they were looked for.
    #[must_use]
    pub fn puzzles_of_game(&self) -> Option<Vec<String>> {
        let found = self.puzzles.mining.found.get(&self.review.key?)?;
        let learner = &self.records.learner;
        let new = found.iter().filter(|id| !is_had(learner, id));
        Some(new.cloned().collect())
    }

    /// The game at hand was looked at to its end.
    pub(super) fn mine_reviewed(&mut self) {
        let (Some(key), Some(session)) = (self.review.key, &self.review.session) else {
            return;
        };
        let mining = &mut self.puzzles.mining;
        let is_known = mining.found.contains_key(&key)
            || mining.waiting.iter().any(|(waiting, _)| *waiting == key);
        if !is_known {
            let plies = mistakes(session.analysis());
            let miner = Miner::among(&session.game().game(), NODES, plies);
            mining.waiting.push_back((key, miner));
        }
        self.go_on_mining();
    }

    /// The engine has answered.
    pub(super) fn tell_miner(&mut self, event: Event) {
        if let (Event::Answered(answered), Some((_, miner))) =
            (event, self.puzzles.mining.waiting.front_mut())
            && miner.question() == Some(answered.question)
        {
            // Its own question, so the answer is taken.
            let _ = miner.answered(answered.answer);
        }
        self.go_on_mining();
    }

    /// Asks what comes next, and puts by what was found.
    fn go_on_mining(&mut self) {
        while let Some((key, miner)) = self.puzzles.mining.waiting.pop_front() {
            if let Some(question) = miner.question() {
                self.puzzles.mining.waiting.push_front((key, miner));
                self.desk.ask(Seat::Mining, Lane::Mining, question);
                return;
            }
            let puzzles = miner.into_puzzles();
            let ids = puzzles.iter().map(|puzzle| puzzle.id.clone()).collect();
            self.puzzles.mining.found.insert(key, ids);
            if let Some(shelf) = &mut self.puzzles.shelf
                && !puzzles.is_empty()
            {
                shelf.add(self.learners.learners.here(), puzzles);
            }
        }
    }
}

/// The moves after which something was there to be won, by a mistake that was made or in one that was about to be made.
fn mistakes(analysis: &Analysis) -> BTreeSet<usize> {
    let chances = analysis.white_chances();
    let moves = analysis.moves();
    let is_mistake = |ply: usize| {
        let lost = moves.get(ply).and_then(|mv| mv.loss_percent());
        lost.is_some_and(|lost| lost >= MISTAKE_PERCENT)
    };
    let is_winning = |ply: usize| {
        let white = chances.get(ply + 1).copied().unwrap_or(50.0);
        // The other side is to move after the move.
        let chance = match moves.get(ply).map(|mv| !mv.side()) {
            Some(Color::White) => white,
            Some(Color::Black) => 100.0 - white,
            None => 0.0,
        };
        chance >= WINNING_PERCENT
    };
    (0..moves.len())
        .filter(|ply| is_winning(*ply) && (is_mistake(*ply) || is_mistake(*ply + 1)))
        .collect()
}
