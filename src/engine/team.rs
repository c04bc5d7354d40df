//! Two who answer: what can wait is looked at beside what somebody waits for, where the machine has a second core.
//!
//! Each question is answered by one of them alone and from nothing but itself, so that the answers are the same as one would
//! give. The second is called in with the first question for it, and has the built-in engine alone: while an engine outside the
//! program is chosen, the first answers everything.

use std::io;

use super::{Analyst, Choice, EngineNews, Lane, Question, Reply, Ticket};

/// How the second is called in.
pub type CallIn = Box<dyn FnMut() -> io::Result<Box<dyn Analyst>>>;

/// Two analysts as one.
pub struct Team {
    first: Box<dyn Analyst>,
    second: Second,
    /// Who was asked under which ticket.
    asked: Vec<Asked>,
    count: u64,
    choice: Choice,
}

enum Second {
    /// Nobody needed it yet.
    Away(CallIn),
    Here(Box<dyn Analyst>),
    /// It could not come: the first does all.
    Missing,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Who {
    First,
    Second,
}

struct Asked {
    ticket: Ticket,
    who: Who,
    theirs: Ticket,
    lane: Lane,
}

impl Team {
    /// The first answers at once; the second is called in when it is needed.
    #[must_use]
    pub fn new(first: Box<dyn Analyst>, call_in: CallIn) -> Self {
        Self {
            first,
            second: Second::Away(call_in),
            asked: Vec::new(),
            count: 0,
            choice: Choice::default(),
        }
    }

    /// The second, if a lane is for it and it can come.
    fn second_for(&mut self, lane: Lane) -> Option<&mut Box<dyn Analyst>> {
        let is_beside = [Lane::ReviewBeside, Lane::Mining].contains(&lane);
        if !is_beside || self.choice.program.is_some() {
            return None;
        }
        if let Second::Away(call_in) = &mut self.second {
            self.second = match call_in() {
                Ok(mut second) => {
                    second.choose(self.choice.clone());
                    Second::Here(second)
                }
                Err(_) => Second::Missing,
            };
        }
        self.second()
    }

    fn second(&mut self) -> Option<&mut Box<dyn Analyst>> {
        match &mut self.second {
            Second::Here(second) => Some(second),
            Second::Away(_) | Second::Missing => None,
        }
    }

    /// Replies of one of them, under the tickets that were given out here.
    fn known(&mut self, who: Who, replies: Vec<Reply>) -> Vec<Reply> {
        let mut known = Vec::new();
        for mut reply in replies {
            let is_it = |asked: &Asked| asked.who == who && asked.theirs == reply.ticket;
            if let Some(index) = self.asked.iter().position(is_it) {
                reply.ticket = self.asked.swap_remove(index).ticket;
                known.push(reply);
            }
        }
        known
    }
}

impl std::fmt::Debug for Team {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Team")
            .field("asked", &self.count)
            .finish_non_exhaustive()
    }
}

impl Analyst for Team {
    fn ask(&mut self, lane: Lane, question: Question) -> Ticket {
        self.withdraw(lane);
        self.count += 1;
        let ticket = Ticket(self.count);
        let (who, theirs) = match self.second_for(lane) {
            Some(second) => (Who::Second, second.ask(lane, question)),
            None => (Who::First, self.first.ask(lane, question)),
        };
        self.asked.push(Asked {
            ticket,
            who,
            theirs,
            lane,
        });
        ticket
    }

    fn poll(&mut self) -> Vec<Reply> {
        let replies = self.first.poll();
        let mut all = self.known(Who::First, replies);
        let replies = self.second().map(|second| second.poll());
        all.extend(self.known(Who::Second, replies.unwrap_or_default()));
        all
    }

    fn withdraw(&mut self, lane: Lane) {
        self.asked.retain(|asked| asked.lane != lane);
        self.first.withdraw(lane);
        if let Some(second) = self.second() {
            second.withdraw(lane);
        }
    }

    fn is_there(&self) -> bool {
        self.first.is_there()
    }

    fn choose(&mut self, choice: Choice) {
        self.choice = choice.clone();
        let inside = Choice {
            program: None,
            ..choice.clone()
        };
        if let Some(second) = self.second() {
            second.choose(inside);
        }
        self.first.choose(choice);
    }

    fn news(&mut self) -> Vec<EngineNews> {
        // The second is told the same, and has nothing else to say.
        if let Some(second) = self.second() {
            let _ = second.news();
        }
        self.first.news()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Absent, Answer, Builtin, Immediate, Limit};
    use crate::rules::Game;

    fn team() -> Team {
        let first = Box::new(Immediate::new(Builtin::new(1)));
        Team::new(
            first,
            Box::new(|| Ok(Box::new(Immediate::new(Builtin::new(1))))),
        )
    }

    fn question(moves: &[&str]) -> Question {
        let mut game = Game::default();
        for san in moves {
            game.play_text(san).unwrap();
        }
        Question::best(game, Limit::Nodes(500))
    }

    #[test]
    fn each_answer_comes_back_under_its_own_ticket_whoever_gave_it() {
        let mut team = team();
        let asked = [
            (Lane::Review, question(&[])),
            (Lane::ReviewBeside, question(&["e4"])),
            (Lane::Mining, question(&["d4"])),
        ];
        let tickets: Vec<Ticket> = asked
            .iter()
            .map(|(lane, question)| team.ask(*lane, question.clone()))
            .collect();
        let replies = team.poll();
        assert_eq!(replies.len(), asked.len());
        for (ticket, (_, question)) in tickets.iter().zip(&asked) {
            let reply = replies.iter().find(|reply| reply.ticket == *ticket);
            let Ok(Answer::Best(lines)) = &reply.unwrap().answer else {
                panic!("no line");
            };
            let first = lines[0].first().unwrap();
            assert!(question.game().position().legal_moves().contains(&first));
        }
        assert!(team.poll().is_empty());
    }

    #[test]
    fn the_newest_question_of_a_lane_wins_and_what_is_withdrawn_is_not_answered() {
        let mut team = team();
        team.ask(Lane::ReviewBeside, question(&[]));
        let last = team.ask(Lane::ReviewBeside, question(&["e4"]));
        team.ask(Lane::Mining, question(&["d4"]));
        team.withdraw(Lane::Mining);
        let tickets: Vec<Ticket> = team.poll().iter().map(|reply| reply.ticket).collect();
        assert_eq!(tickets, [last]);
    }

    #[test]
    fn the_first_does_all_where_the_second_cannot_come_or_another_engine_is_chosen() {
        let silent = || -> Team {
            let second = || Ok(Box::new(Absent::default()) as Box<dyn Analyst>);
            Team::new(Box::new(Immediate::new(Builtin::new(1))), Box::new(second))
        };
        let mut team = silent();
        team.ask(Lane::ReviewBeside, question(&[]));
        assert!(
            team.poll().is_empty(),
            "the second was asked, and is silent"
        );
        let mut team = silent();
        team.choose(Choice {
            program: Some("/some/engine".into()),
            endings: None,
        });
        team.ask(Lane::ReviewBeside, question(&[]));
        assert_eq!(team.poll().len(), 1);
        let mut team = Team::new(
            Box::new(Immediate::new(Builtin::new(1))),
            Box::new(|| Err(io::Error::other("no thread"))),
        );
        team.ask(Lane::ReviewBeside, question(&[]));
        assert_eq!(team.poll().len(), 1);
    }
}
