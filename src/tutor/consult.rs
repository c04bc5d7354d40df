//! Questions to the engine on their way: who waits for which answer.

use crate::engine::{Analyst, Choice, EngineNews, Lane, Question, Ticket};
use crate::session::Answered;

/// Who has asked: a session on one of the screens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// The lesson at hand.
    Lesson,
    /// The opening that is practised.
    Opening,
    /// The game that is looked at.
    Review,
    /// The puzzle at hand.
    Puzzle,
    /// The game at hand.
    Play,
    /// Nobody on a screen: puzzles are looked for in a game.
    Mining,
}

/// The engine and the questions it has not answered yet.
pub(super) struct Desk {
    analyst: Box<dyn Analyst>,
    waiting: Vec<Waiting>,
}

struct Waiting {
    ticket: Ticket,
    seat: Seat,
    lane: Lane,
    question: Question,
}

/// What came from the engine.
pub(super) struct News {
    /// Answers, each with who waits for it.
    pub(super) answers: Vec<(Seat, Answered)>,
    /// What became of an engine of the learner's own.
    pub(super) engine: Vec<EngineNews>,
}

impl Desk {
    pub(super) fn new(analyst: Box<dyn Analyst>) -> Self {
        Self {
            analyst,
            waiting: Vec::new(),
        }
    }

    /// Will answers come at all?
    pub(super) fn is_there(&self) -> bool {
        self.analyst.is_there()
    }

    /// Asks. What the lane was asked before is answered no more.
    pub(super) fn ask(&mut self, seat: Seat, lane: Lane, question: Question) {
        self.waiting.retain(|waiting| waiting.lane != lane);
        let ticket = self.analyst.ask(lane, question.clone());
        self.waiting.push(Waiting {
            ticket,
            seat,
            lane,
            question,
        });
    }

    /// Uses what the learner has at hand.
    pub(super) fn choose(&mut self, choice: Choice) {
        self.analyst.choose(choice);
    }

    /// Takes back what a seat has asked: it is left, and waits for nothing.
    pub(super) fn leave(&mut self, seat: Seat) {
        for waiting in self.waiting.extract_if(.., |waiting| waiting.seat == seat) {
            self.analyst.withdraw(waiting.lane);
        }
    }

    /// What the engine has said since the last call. An answer for which nobody waits is dropped.
    pub(super) fn poll(&mut self) -> News {
        let mut news = News {
            answers: Vec::new(),
            engine: self.analyst.news(),
        };
        for reply in self.analyst.poll() {
            news.engine.extend(reply.fault.map(EngineNews::Fault));
            let index = self
                .waiting
                .iter()
                .position(|waiting| waiting.ticket == reply.ticket);
            let Some(waiting) = index.map(|index| self.waiting.swap_remove(index)) else {
                continue;
            };
            // Without an answer there is no advice; that is no trouble of the learner's.
            if let Ok(answer) = reply.answer {
                let answered = Answered {
                    lane: waiting.lane,
                    question: waiting.question,
                    answer,
                };
                news.answers.push((waiting.seat, answered));
            }
        }
        news
    }
}
