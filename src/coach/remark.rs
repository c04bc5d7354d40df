//! What is shown and said of a judged move: the sign on its square, sentences, the marks and the line that prove them.

use crate::message::{Arg, Message};
use crate::rules::{Game, Move, Position};
use crate::scene::{Mark, Sign, Tone};

use super::judge::Verdict;
use super::phrase::{Reason, Stance, phrase};
use super::rate::MoveRating;
use super::tact::{Mood, Tact};

/// A remark on a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Remark {
    /// The rating.
    pub rating: MoveRating,
    /// The sign on the square where the move ended; nothing for a move that was forced.
    pub sign: Option<Sign>,
    /// At most two sentences; empty when the coach keeps silent.
    pub messages: Vec<Message>,
    /// What the sentences speak of, on the board after the move.
    pub marks: Vec<Mark>,
    /// The line that bears the sentences out.
    pub proof: Option<Proof>,
}

/// A line that can be played on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// Where it begins.
    pub start: Position,
    /// Its moves, legal in turn.
    pub line: Vec<Move>,
}

impl Remark {
    /// What the coach says of a move by itself, as its mood allows; praise is rationed there.
    #[must_use]
    pub fn unasked(before: &Game, played: Move, verdict: &Verdict, mood: Mood) -> (Self, Mood) {
        let explanation = &verdict.explanation;
        let (speech, mood) = Tact::speak(explanation.rating, &explanation.reasons, mood);
        let reason = speech.as_ref().map(|speech| &speech.reason);
        let messages = speech.iter().map(|speech| speech.message()).collect();
        (Self::with(before, played, verdict, reason, messages), mood)
    }

    /// All there is to say of a move, for whoever asked: its rating, and why.
    #[must_use]
    pub fn asked(before: &Game, played: Move, verdict: &Verdict) -> Self {
        let reason = verdict.explanation.reasons.first();
        let messages = vec![remark(before.position(), played, verdict)];
        Self::with(before, played, verdict, reason, messages)
    }

    fn with(
        before: &Game,
        played: Move,
        verdict: &Verdict,
        reason: Option<&Reason>,
        messages: Vec<Message>,
    ) -> Self {
        let rating = verdict.explanation.rating;
        let best = || {
            let line = verdict.comparison.best.moves.clone();
            let is_other = line.first().is_some_and(|mv| *mv != played);
            (rating.is_fault() && is_other).then(|| Proof {
                start: before.position().clone(),
                line,
            })
        };
        let proof = match reason {
            Some(reason) => Some(Proof {
                start: reason.start.clone(),
                line: reason.fact.line.clone(),
            }),
            None => best(),
        };
        Self {
            rating,
            sign: sign(rating),
            messages,
            marks: reason.map(marks).unwrap_or_default(),
            proof,
        }
    }
}

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

/// The sign of a rating.
#[must_use]
pub fn sign(rating: MoveRating) -> Option<Sign> {
    match rating {
        MoveRating::Book => Some(Sign::Book),
        MoveRating::Best => Some(Sign::Star),
        MoveRating::Good => Some(Sign::Tick),
        MoveRating::Inaccuracy | MoveRating::StillWinning => Some(Sign::Inaccuracy),
        MoveRating::Mistake | MoveRating::Missed => Some(Sign::Mistake),
        MoveRating::Blunder => Some(Sign::Blunder),
        MoveRating::Great => Some(Sign::Great),
        MoveRating::Brilliant => Some(Sign::Brilliant),
        MoveRating::Forced => None,
    }
}

/// What a reason speaks of: the men that the move attacks, the answer that it allows, the move that was stronger.
fn marks(reason: &Reason) -> Vec<Mark> {
    let first = reason.fact.line.first();
    match reason.stance {
        // Later in the line the men may stand elsewhere than they do now.
        Stance::Does if reason.fact.ply == 0 => reason
            .fact
            .on
            .iter()
            .map(|(square, _)| Mark::Ring {
                square: *square,
                tone: if reason.fact.theme.is_weakness() {
                    Tone::Warning
                } else {
                    Tone::Good
                },
            })
            .collect(),
        Stance::Does => Vec::new(),
        Stance::Allows => first
            .map(|mv| arrow(*mv, Tone::Danger))
            .into_iter()
            .collect(),
        Stance::Misses => first.map(|mv| arrow(*mv, Tone::Idea)).into_iter().collect(),
    }
}

fn arrow(mv: Move, tone: Tone) -> Mark {
    Mark::Arrow {
        from: mv.from(),
        to: mv.to(),
        tone,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coach::{Budget, Context, judge};
    use crate::engine::{Builtin, Stop};
    use crate::rules::{Position, Square};

    fn asked(fen: &str, mv: &str) -> Remark {
        let game = Game::new(Position::from_fen(fen).unwrap());
        let played = game.position().read_move(mv).unwrap();
        let verdict = judge(
            &mut Builtin::new(1),
            &Stop::new(),
            &game,
            played,
            Budget::Nodes(20_000),
            Context::default(),
        )
        .unwrap();
        Remark::asked(&game, played, &verdict)
    }

    #[test]
    fn a_queen_left_to_be_taken_is_shown_with_the_taking() {
        let remark = asked(
            "rnb1kbnr/pppp1ppp/8/4p1q1/4P3/3P4/PPP2PPP/RNBQKBNR b KQkq - 0 3",
            "Nf6",
        );
        assert_eq!(remark.sign, Some(Sign::Blunder));
        let taking = Mark::Arrow {
            from: Square::C1,
            to: Square::G5,
            tone: Tone::Danger,
        };
        assert_eq!(remark.marks, [taking]);
        let proof = remark.proof.unwrap();
        assert!(proof.line.len() <= 12 && !proof.line.is_empty());
        let mut position = proof.start;
        for mv in proof.line {
            position = position.play(mv).unwrap();
        }
    }
}
