//! All that the coach says of a move when it is asked: the rating, and why.

use crate::message::{Arg, Message};
use crate::rules::{Move, Position};

use super::judge::Verdict;
use super::phrase::phrase;

/// The move, its rating and the first reason; without a reason for a fault, the better move.
#[must_use]
pub fn remark(before: &Position, played: Move, verdict: &Verdict) -> Message {
    let explanation = &verdict.explanation;
    let best = verdict.comparison.best.first();
    let reason = match explanation.reasons.first() {
        Some(reason) => Some(phrase(reason)),
        None if explanation.rating.is_fault() => {
            best.map(|best| Message::own("coach-prefers").with("move", Arg::San(before.san(best))))
        }
        None => None,
    };
    let id = if reason.is_some() {
        "coach-rates-with"
    } else {
        "coach-rates"
    };
    let message = Message::own(id)
        .with("move", Arg::San(before.san(played)))
        .with(
            "rating",
            Arg::Clause(Box::new(explanation.rating.message())),
        );
    match reason {
        Some(reason) => message.with("reason", Arg::Message(Box::new(reason))),
        None => message,
    }
}
