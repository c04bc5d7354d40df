//! An engine that answers what a script says, so that no change of the real one changes a transcript.
#![allow(
    dead_code,
    reason = "not every test that has a stage has an engine on it"
)]

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use chess_tutor::engine::{
    Answer, Comparison, Engine, EngineError, Line, Progress, Question, Score, Stop,
};
use chess_tutor::rules::Position;

/// One answer that is still to be given.
#[derive(Clone, Debug)]
pub(crate) enum Said {
    /// This move, worth so much to who makes it.
    Plays(String, i32),
    /// The best move was this one, worth so much; the played one is worth so much, and is answered by this one.
    Grades(String, i32, i32, Option<String>),
}

/// Gives its answers in turn; without any left it is silent.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scripted(Arc<Mutex<VecDeque<Said>>>);

impl Scripted {
    /// Adds an answer: `plays e7e5 [0]`, `grades d2d4 40 10 [d7d5]`.
    pub(crate) fn will(&self, words: &[&str]) -> Result<(), String> {
        let number = |text: &str| text.parse().map_err(|_why| format!("`{text}` is no score"));
        let said = match words {
            ["plays", uci] => Said::Plays((*uci).to_owned(), 30),
            ["plays", uci, score] => Said::Plays((*uci).to_owned(), number(score)?),
            ["grades", uci, best, played, reply @ ..] => {
                let reply = reply.first().map(|uci| (*uci).to_owned());
                Said::Grades((*uci).to_owned(), number(best)?, number(played)?, reply)
            }
            _ => return Err("the engine plays or grades".to_owned()),
        };
        self.0.lock().unwrap().push_back(said);
        Ok(())
    }
}

fn line(position: &Position, uci: &str, score: i32) -> Line {
    let mv = position.read_move(uci).unwrap();
    Line {
        moves: vec![mv],
        score: Score::Cp(score),
        depth_plies: 1,
    }
}

impl Engine for Scripted {
    fn answer(
        &mut self,
        question: &Question,
        _stop: &Stop,
        _progress: &mut dyn FnMut(&Progress),
    ) -> Result<Answer, EngineError> {
        let said = self.0.lock().unwrap().pop_front();
        let position = question.game().position();
        match (question, said) {
            (Question::Best { .. } | Question::Human { .. }, Some(Said::Plays(uci, score))) => {
                Ok(Answer::Best(vec![line(position, &uci, score)]))
            }
            (Question::Compare { played, .. }, Some(Said::Grades(uci, best, worth, reply))) => {
                let mut answered = line(position, &played.uci(), worth);
                let after = position.play(*played).unwrap();
                answered
                    .moves
                    .extend(reply.map(|uci| after.read_move(&uci).unwrap()));
                Ok(Answer::Compare(Comparison {
                    best: line(position, &uci, best),
                    played: answered,
                    second: None,
                    nodes: 1,
                }))
            }
            _ => Err(EngineError::Stopped),
        }
    }
}
