//! The learner's move in a puzzle: right, also good, or wrong and punished.

use crate::coach::{Budget, Context, Judging, Stance, Verdict, phrase};
use crate::engine::{Answer, Lane, Limit, Question, Score};
use crate::message::{Arg, Message};
use crate::rules::{Game, Move, Refusal};
use crate::scene::Mark;
use crate::session::{Answered, Cue, Effect, Mood, Timestamp};

use super::super::puzzle::Puzzle;
use super::super::task::Task;
use super::{Doubt, PuzzleSession, REPLY_MILLIS, RETREAT_MILLIS, Stage};

/// A wrong move stands so long before it is punished.
const PUNISH_MILLIS: u64 = 800;
/// Who waits longer for the engine should not wait any more.
const PATIENCE_MILLIS: u64 = 8000;
/// How deep the end of the solution is looked at, to know what an "also good" move must keep.
const END_NODES: u64 = 100_000;
/// A move that is "also good" keeps the solution's chances but for these points: the coach's border of a good move.
const SLACK_PERCENT: f64 = 5.0;

impl PuzzleSession {
    pub(super) fn try_move(
        &mut self,
        found: Result<Move, Message>,
        refusal: Option<&Refusal>,
        now: Timestamp,
    ) -> Vec<Effect> {
        let mv = match found {
            Ok(mv) => mv,
            Err(message) => {
                self.say(Mood::Concerned, vec![message]);
                self.marks =
                    refusal.map_or_else(Vec::new, |refusal| Mark::of_refusal(refusal.first()));
                return vec![Effect::Cue(Cue::Refused)];
            }
        };
        let listed = self.listed();
        let before = self.game.clone();
        if self.game.play(mv).is_err() {
            return Vec::new();
        }
        self.marks.clear();
        let cue = Effect::Cue(Cue::of(mv));
        if self.game.position().is_checkmate() {
            let said = if listed == Some(mv) {
                "puzzle-right"
            } else {
                "puzzle-other-mate"
            };
            return [vec![cue], self.solve(said, listed == Some(mv), now)].concat();
        }
        if listed == Some(mv) {
            if self.rest().is_empty() {
                return [vec![cue], self.solve("puzzle-right", true, now)].concat();
            }
            self.say(Mood::Happy, vec![Message::own("puzzle-go-on")]);
            self.stage = Stage::Reply {
                at: now.after_millis(REPLY_MILLIS),
            };
            return vec![cue];
        }
        if self.game.outcome().is_some() {
            // Stalemate, or nothing left to mate with; where a draw is all that there is, the engine is right to ask.
            let end = self.game.outcome();
            let message = end.as_ref().map(|end| {
                Message::own("puzzle-draws")
                    .with("outcome", Arg::Message(Box::new(Message::from(end))))
            });
            if self.task != Task::Save {
                return [
                    vec![cue],
                    self.miss(message.into_iter().collect(), None, now),
                ]
                .concat();
            }
        }
        let judging = Judging::new(before, mv, Budget::Staged, Context::default());
        self.say(Mood::Thinking, vec![Message::own("puzzle-thinking")]);
        let Some(question) = judging.question() else {
            return vec![cue];
        };
        self.stage = Stage::Doubt(Box::new(Doubt {
            judging,
            verdict: None,
            asked: question.clone(),
            until: now.after_millis(PATIENCE_MILLIS),
        }));
        vec![cue, consult(question)]
    }

    /// The engine has looked at what was asked last.
    pub(super) fn hear(&mut self, answered: Answered, now: Timestamp) -> Vec<Effect> {
        let Stage::Doubt(doubt) = &mut self.stage else {
            return Vec::new();
        };
        if doubt.asked != answered.question {
            return Vec::new();
        }
        if let Some(verdict) = doubt.verdict.clone() {
            let Answer::Best(lines) = answered.answer else {
                return Vec::new();
            };
            // The solver has made the last move of the solution: the other side's score turned round.
            let end = lines.first().map(|line| -line.score);
            return self.weigh(&verdict, end, now);
        }
        if doubt.judging.answered(answered.answer).is_err() {
            return Vec::new();
        }
        if let Some(question) = doubt.judging.question() {
            doubt.asked = question.clone();
            return vec![consult(question)];
        }
        let Some(verdict) = doubt.judging.verdict() else {
            return Vec::new();
        };
        if !verdict.explanation.rating.is_praise() || matches!(self.task, Task::Mate { .. }) {
            return self.weigh(&verdict, None, now);
        }
        doubt.verdict = Some(verdict);
        let question = end_question(&self.puzzle);
        doubt.asked = question.clone();
        vec![consult(question)]
    }

    /// Is the move as good as the solution? `end` is the score for the solver where the solution ends.
    pub(super) fn weigh(
        &mut self,
        verdict: &Verdict,
        end: Option<Score>,
        now: Timestamp,
    ) -> Vec<Effect> {
        let played = verdict.comparison.played.score;
        let is_praised = verdict.explanation.rating.is_praise();
        if let Task::Mate { moves } = self.task {
            let made = self.game.len_plies().saturating_sub(2) / 2;
            let left = moves.saturating_sub(made);
            return match played {
                Score::MateIn(count) if usize::from(count) <= left => {
                    self.solve("puzzle-also-good", false, now)
                }
                Score::MateIn(_) | Score::Cp(_) if is_praised => {
                    let more = Message::own("puzzle-good-but-mate")
                        .with("count", Arg::Number(left as i64));
                    self.go_back(vec![more], now)
                }
                Score::MateIn(_) | Score::MatedIn(_) | Score::Cp(_) => self.punish(verdict, now),
            };
        }
        let chance = |score: Score| score.win_chance().percent();
        let keeps = end.is_some_and(|end| chance(played) + SLACK_PERCENT >= chance(end));
        if is_praised && keeps {
            return self.solve("puzzle-also-good", false, now);
        }
        if is_praised {
            return self.go_back(vec![Message::own("puzzle-good-but-more")], now);
        }
        self.punish(verdict, now)
    }

    /// A good move that is not good enough is taken back, and does not count as a miss.
    pub(super) fn go_back(&mut self, messages: Vec<Message>, now: Timestamp) -> Vec<Effect> {
        self.say(Mood::Thinking, messages);
        self.stage = Stage::Punish {
            at: now.after_millis(RETREAT_MILLIS),
            answer: None,
        };
        Vec::new()
    }

    pub(super) fn punish(&mut self, verdict: &Verdict, now: Timestamp) -> Vec<Effect> {
        let reasons = verdict.explanation.reasons.iter();
        // What the move missed would give the solution away.
        let allowed =
            reasons.filter(|reason| matches!(reason.stance, Stance::Allows | Stance::Spoils));
        let answer = verdict.comparison.played.moves.get(1).copied();
        let why = allowed.map(phrase).next().or_else(|| {
            let answer = answer?;
            let san = self.game.position().san(answer);
            Some(Message::own("puzzle-answered").with("move", Arg::San(san)))
        });
        let messages = std::iter::once(Message::own("puzzle-not-yet")).chain(why);
        self.miss(messages.collect(), answer, now)
    }

    pub(super) fn miss(
        &mut self,
        messages: Vec<Message>,
        answer: Option<Move>,
        now: Timestamp,
    ) -> Vec<Effect> {
        self.misses = self.misses.saturating_add(1);
        let messages = if messages.is_empty() {
            vec![Message::own("puzzle-not-listed")]
        } else {
            messages
        };
        self.say(Mood::Concerned, messages);
        let answer = answer.filter(|mv| self.game.position().play(*mv).is_ok());
        let wait = match answer {
            Some(_) => PUNISH_MILLIS,
            None => RETREAT_MILLIS,
        };
        self.stage = Stage::Punish {
            at: now.after_millis(wait),
            answer,
        };
        Vec::new()
    }

    /// Takes a wrong move and its punishment back.
    pub(super) fn retreat(&mut self) {
        let solver = self.solver();
        // The learner's move, and the other side's if it was made.
        if self.game.position().turn() == solver {
            self.game.undo();
        }
        self.game.undo();
        self.marks.clear();
        self.stage = Stage::Ask;
    }
}

/// How good is the end of the solution?
fn end_question(puzzle: &Puzzle) -> Question {
    let mut game = Game::new(puzzle.start.clone());
    let moves = std::iter::once(puzzle.lead).chain(puzzle.solution.iter().copied());
    for mv in moves {
        if game.play(mv).is_err() {
            break;
        }
    }
    Question::best(game, Limit::Nodes(END_NODES))
}

fn consult(question: Question) -> Effect {
    Effect::Consult {
        lane: Lane::Advice,
        question: Box::new(question),
    }
}
