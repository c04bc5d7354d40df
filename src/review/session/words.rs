//! What the coach says of the move on the board, and how the game ended.
//!
//! Where something better was there, the words keep it to themselves until the learner has found it or asked for it.

use crate::coach::{Stance, Verdict, phrase};
use crate::message::{Arg, Message};
use crate::rules::{
    Color, DrawReason, Game, Move, Outcome, PgnGame, PgnResult, Position, WinReason,
};
use crate::session::{Mood, Speech};

use super::super::analyse::ReviewedMove;
use super::{ReviewSession, can_be_bettered};

impl ReviewSession {
    /// Is there something better than the move that led to the board, and is it still to be found?
    #[must_use]
    pub fn keeps_answer(&self) -> bool {
        self.last_move()
            .is_some_and(|mv| can_be_bettered(mv) && !self.answered.contains(&mv.ply))
    }

    /// Is the last move of the game on the board?
    #[must_use]
    pub fn is_at_end(&self) -> bool {
        self.plies >= self.analysis.moves().len()
    }

    /// What the coach says of the move on the board, and after the last one how the game ended.
    pub(super) fn tell(&mut self) {
        let keeps = self.keeps_answer();
        let judged = self
            .last_move()
            .and_then(|reviewed| Some((reviewed, reviewed.verdict.as_ref()?)));
        let mut mood = Mood::Calm;
        let mut messages = Vec::new();
        if let Some((reviewed, verdict)) = judged {
            let rating = verdict.explanation.rating;
            if rating.is_fault() {
                mood = Mood::Concerned;
            } else if rating.is_great() {
                mood = Mood::Happy;
            }
            messages.extend(said_of(reviewed, verdict, keeps));
        }
        if self.is_at_end() {
            let has_moves = !self.analysis.moves().is_empty();
            if !has_moves {
                messages.push(Message::own("review-no-moves"));
            }
            let end = self.analysis.game_before(self.plies);
            let is_known = has_moves || self.game.result != PgnResult::Unknown;
            messages.extend(is_known.then(|| ending(&self.game, &end)));
        }
        self.speech = Speech { messages, mood };
    }
}

fn said_of(reviewed: &ReviewedMove, verdict: &Verdict, keeps: bool) -> Vec<Message> {
    if !reviewed.is_worth_words() {
        return vec![rated(&reviewed.san, verdict)];
    }
    if keeps {
        let better = Message::own("review-better-there");
        return vec![kept(&reviewed.before, reviewed.mv, verdict), better];
    }
    reviewed.remark().into_iter().collect()
}

/// The move, its rating, and what it did or allowed; not what would have been better.
pub(super) fn kept(before: &Position, played: Move, verdict: &Verdict) -> Message {
    let explanation = &verdict.explanation;
    let message = rated(&before.san(played), verdict);
    let mut reasons = explanation.reasons.iter();
    // What the move did well is no reason for a bad rating.
    match reasons.find(|reason| reason.stance != Stance::Misses && !reason.is_merit()) {
        Some(reason) => Message {
            id: Message::own("coach-rates-with").id,
            ..message
        }
        .with("reason", Arg::Message(Box::new(phrase(reason)))),
        None => message,
    }
}

/// The move and its rating, or what is true instead.
fn rated(san: &str, verdict: &Verdict) -> Message {
    Message::own("coach-rates")
        .with("move", Arg::San(san.to_owned()))
        .with("rating", Arg::Clause(Box::new(verdict.explanation.label())))
}

/// How a game ended: by the board where it tells, else by what is written of it. Nothing is guessed: who won without mate may
/// have won in more ways than a file has words for.
fn ending(pgn: &PgnGame, end: &Game) -> Message {
    if let Some(outcome) = end.outcome() {
        match outcome {
            Outcome::Win { winner, by } => match by {
                WinReason::Checkmate => {
                    return Message::own("review-end-mate").with("side", Arg::Color(winner));
                }
                WinReason::Resignation | WinReason::Flag => {}
            },
            Outcome::Draw { reason } => match reason {
                DrawReason::Stalemate => {
                    let stalemated = Arg::Color(end.position().turn());
                    return Message::own("review-end-stalemate").with("side", stalemated);
                }
                DrawReason::DeadPosition => return Message::own("review-end-dead"),
                DrawReason::Fivefold => return Message::own("review-end-fivefold"),
                DrawReason::SeventyFiveMoves => return Message::own("review-end-seventy-five"),
                DrawReason::Threefold
                | DrawReason::FiftyMoves
                | DrawReason::Agreement
                | DrawReason::FlagWithoutMatingMaterial => {}
            },
        }
    }
    let why = pgn.tag("Termination").unwrap_or_default();
    let why = why.trim().to_lowercase();
    let winner = match pgn.result {
        PgnResult::WhiteWins => Color::White,
        PgnResult::BlackWins => Color::Black,
        PgnResult::Draw if why == "time forfeit" => return Message::own("review-end-time-draw"),
        PgnResult::Draw => return Message::own("review-end-draw"),
        PgnResult::Unknown => return Message::own("review-end-open"),
    };
    let id = match why.as_str() {
        "time forfeit" => "review-end-time",
        "rules infraction" => "review-end-rules",
        "abandoned" => "review-end-abandoned",
        _ => "review-end-won",
    };
    Message::own(id).with("side", Arg::Color(winner))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::MessageId;
    use crate::rules::read_pgn;

    #[test]
    fn the_end_is_named_by_the_board_or_else_by_what_is_written() {
        let won = "[Result \"1-0\"]\n[Termination \"";
        for (tags, moves, expected) in [
            ("", "1. f3 e5 2. g4 Qh4# 0-1", "review-end-mate"),
            // Whatever is written: mate is mate.
            (
                won,
                "Time forfeit\"]\n\n1. f3 e5 2. g4 Qh4# 1-0",
                "review-end-mate",
            ),
            (won, "Time forfeit\"]\n\n1. e4 e5 1-0", "review-end-time"),
            (
                won,
                "rules infraction\"]\n\n1. e4 e5 1-0",
                "review-end-rules",
            ),
            (won, "Abandoned\"]\n\n1. e4 e5 1-0", "review-end-abandoned"),
            (won, "Normal\"]\n\n1. e4 e5 1-0", "review-end-won"),
            ("", "1. e4 e5 1-0", "review-end-won"),
            ("", "1. e4 e5 1/2-1/2", "review-end-draw"),
            (
                "[Termination \"Time forfeit\"]\n\n",
                "1. e4 e5 1/2-1/2",
                "review-end-time-draw",
            ),
            ("", "1. e4 e5 *", "review-end-open"),
            (
                "[SetUp \"1\"]\n[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n\n",
                "1. Qf7 1/2-1/2",
                "review-end-stalemate",
            ),
            (
                "[SetUp \"1\"]\n[FEN \"7k/8/8/8/8/8/6q1/7K w - - 0 1\"]\n\n",
                "1. Kxg2 1-0",
                "review-end-dead",
            ),
        ] {
            let text = format!("{tags}{moves}");
            let pgn = read_pgn(text.as_bytes()).remove(0).unwrap();
            let told = ending(&pgn, &pgn.game());
            assert_eq!(told.id, Message::own(expected).id, "{text}");
            assert!(matches!(told.id, MessageId::Own(_)));
        }
    }
}
