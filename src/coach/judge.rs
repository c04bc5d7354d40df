//! From a search to a judgement: the questions that the coach asks the engine, and what it makes of the answers.

use crate::engine::{Answer, Comparison, Engine, EngineError, Limit, Question, Score, Stop};
use crate::rules::{Game, Move};

use super::beginning::is_sound_beginning;
use super::explain::{Explanation, Moment, explain};
use super::given::{is_recapture, is_sacrifice};
use super::rate::{Judged, Mate, Outlook};

/// Nodes of the first look, enough for most moves.
const FIRST_NODES: u64 = 30_000;
/// Nodes of the second look, at every move that another was preferred to. A thin look hides faults: quiet mistakes lose next
/// to nothing there.
const SECOND_NODES: u64 = 300_000;
/// Nodes of the only look where nobody waits for it: half a second of one core. What it gains is in the README.
const THOROUGH_NODES: u64 = 600_000;

/// What is known of a move beside the search.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Context {
    /// Is it a move of our own openings?
    pub is_book: bool,
    /// What the other side's last move lost, in points; 0 when it is not known.
    pub gift_percent: f64,
}

/// How long a move is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Budget {
    /// Two fixed stages: a first look, and a second at moves that are not its first choice. The same on every machine.
    #[default]
    Staged,
    /// One long look at every move, for looking back at a whole game. The same on every machine, too.
    Thorough,
    /// So many nodes.
    Nodes(u64),
}

/// A move that an engine has judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The search.
    pub comparison: Comparison,
    /// The numbers.
    pub judged: Judged,
    /// What there is to say.
    pub explanation: Explanation,
}

/// A move that is being judged: the questions that it takes, one after another, and the verdict at the end.
///
/// Pure, so that the questions may be put to an engine at once ([`judge`]) or to one on another thread:
///
/// ```
/// use chess_tutor::coach::{Budget, Context, Judging, MoveRating};
/// use chess_tutor::engine::{Builtin, Engine as _, Stop};
/// use chess_tutor::rules::Game;
/// let game = Game::default();
/// let mv = game.read_move("e4")?;
/// let mut judging = Judging::new(game, mv, Budget::Nodes(500), Context::default());
/// let mut engine = Builtin::new(1);
/// while let Some(question) = judging.question() {
///     judging.answered(engine.answer(&question, &Stop::new(), &mut |_| ())?)?;
/// }
/// assert!(judging.verdict().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Judging {
    before: Game,
    played: Move,
    budget: Budget,
    context: Context,
    /// What the last answer says.
    looked: Option<(Comparison, Judged)>,
    is_done: bool,
}

impl Judging {
    /// A move in the last position of a game, not looked at yet.
    #[must_use]
    pub fn new(before: Game, played: Move, budget: Budget, context: Context) -> Self {
        Self {
            before,
            played,
            budget,
            context,
            looked: None,
            is_done: false,
        }
    }

    /// Takes in what the other side's last move lost, in points, where it was not known when the judging began.
    pub fn set_gift(&mut self, percent: f64) {
        self.context.gift_percent = percent;
        if let Some((_, judged)) = &mut self.looked {
            judged.gift_percent = percent;
        }
    }

    /// What has to be asked next; nothing when the verdict stands.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        if self.is_done {
            return None;
        }
        let nodes = match (self.budget, &self.looked) {
            (Budget::Nodes(nodes), _) => nodes,
            (Budget::Thorough, _) => THOROUGH_NODES,
            (Budget::Staged, None) => FIRST_NODES,
            (Budget::Staged, Some(_)) => SECOND_NODES,
        };
        Some(Question::Compare {
            before: self.before.clone(),
            played: self.played,
            limit: Limit::Nodes(nodes),
        })
    }

    /// Takes the answer to [`Judging::question`] in.
    ///
    /// # Errors
    /// When it answers another question.
    pub fn answered(&mut self, answer: Answer) -> Result<(), EngineError> {
        let Answer::Compare(comparison) = answer else {
            return Err(EngineError::IllegalQuestion);
        };
        if comparison.played.first() != Some(self.played) {
            return Err(EngineError::IllegalQuestion);
        }
        let judged = judged(&self.before, self.played, &comparison, self.context);
        let was_first = self.looked.is_none();
        self.is_done = !(self.budget == Budget::Staged && was_first && needs_second_look(&judged));
        self.looked = Some((comparison, judged));
        Ok(())
    }

    /// The verdict, when there is nothing more to ask.
    #[must_use]
    pub fn verdict(&self) -> Option<Verdict> {
        if !self.is_done {
            return None;
        }
        self.so_far()
    }

    /// What the last answer comes to, though a closer look may come to something else; nothing before the first answer.
    #[must_use]
    pub fn so_far(&self) -> Option<Verdict> {
        let (comparison, judged) = self.looked.as_ref()?;
        let explanation = explain(&Moment {
            before: self.before.position(),
            last: self.before.moves().last(),
            game: Some(&self.before),
            judged: *judged,
            best: &comparison.best.moves,
            played: &comparison.played.moves,
        });
        Some(Verdict {
            comparison: comparison.clone(),
            judged: *judged,
            explanation,
        })
    }
}

/// Judges a move in the last position of a game.
///
/// # Errors
/// When the engine has no answer.
pub fn judge(
    engine: &mut dyn Engine,
    stop: &Stop,
    before: &Game,
    played: Move,
    budget: Budget,
    context: Context,
) -> Result<Verdict, EngineError> {
    let mut judging = Judging::new(before.clone(), played, budget, context);
    while let Some(question) = judging.question() {
        judging.answered(engine.answer(&question, stop, &mut |_| ())?)?;
    }
    judging.verdict().ok_or(EngineError::IllegalQuestion)
}

/// The numbers of a comparison, with what the rules add.
#[must_use]
pub fn judged(before: &Game, played: Move, comparison: &Comparison, context: Context) -> Judged {
    let position = before.position();
    Judged {
        best: outlook(comparison.best.score),
        played: outlook(comparison.played.score),
        second: comparison.second.as_ref().map(|line| outlook(line.score)),
        is_first_choice: comparison.is_best_played(),
        legal_moves: position.legal_moves().len(),
        is_book: context.is_book,
        is_recapture: is_recapture(before.moves().last(), played),
        is_sound_beginning: is_sound_beginning(position, played),
        is_sacrifice: is_sacrifice(position, played),
        gift_percent: context.gift_percent,
    }
}

fn outlook(score: Score) -> Outlook {
    let mate = match score {
        Score::Cp(_) => Mate::None,
        Score::MateIn(_) => Mate::Gives,
        Score::MatedIn(_) => Mate::Suffers,
    };
    Outlook {
        win_percent: score.win_chance().percent(),
        mate,
    }
}

fn needs_second_look(judged: &Judged) -> bool {
    let has_choice = judged.legal_moves > 1;
    has_choice && (!judged.is_first_choice || judged.best.mate != judged.played.mate)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Line;

    /// What is asked after a first look that prefers one move to another by so many centipawns.
    fn after_first_look(best: &str, played: &str, loss_cp: i32) -> Option<u64> {
        let game = Game::default();
        let read = |san: &str| game.read_move(san).unwrap();
        let line = |mv, cp| Line {
            moves: vec![mv],
            score: Score::Cp(cp),
            depth_plies: 10,
        };
        let (best, played) = (read(best), read(played));
        let mut judging = Judging::new(game.clone(), played, Budget::Staged, Context::default());
        let answer = Comparison {
            best: line(best, 30),
            played: line(played, 30 - loss_cp),
            second: None,
            nodes: FIRST_NODES,
        };
        judging.answered(Answer::Compare(answer)).unwrap();
        assert!(judging.so_far().is_some());
        assert_eq!(judging.verdict().is_some(), judging.question().is_none());
        let question = judging.question()?;
        match question.limit() {
            Limit::Nodes(nodes) => Some(nodes),
            Limit::Depth(_) | Limit::Millis(_) => None,
        }
    }

    #[test]
    fn a_move_that_another_is_preferred_to_is_looked_at_again_however_little_it_seems_to_lose() {
        assert_eq!(after_first_look("e4", "d4", 1), Some(SECOND_NODES));
        assert_eq!(after_first_look("e4", "f3", 150), Some(SECOND_NODES));
        assert_eq!(after_first_look("e4", "e4", 0), None);
    }

    #[test]
    fn looking_back_takes_one_long_look_at_every_move() {
        let game = Game::default();
        let mv = game.read_move("e4").unwrap();
        let judging = Judging::new(game, mv, Budget::Thorough, Context::default());
        let question = judging.question().unwrap();
        assert!(matches!(question.limit(), Limit::Nodes(THOROUGH_NODES)));
    }
}
