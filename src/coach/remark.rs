//! What is shown and said of a judged move: the sign on its square, sentences, the marks and the lines that prove them.

use crate::message::{Arg, Message};
use crate::rules::{Game, Move, Position};
use crate::scene::{Mark, Sign, Tone};
use crate::session::Clip;

use super::judge::Verdict;
use super::phrase::{Reason, Stance, phrase};
use super::rate::BEST_LOSS;
use super::rating::MoveRating;
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
    /// What bears the sentences out, to be played on the board: the line of the reason, then the better one.
    pub clips: Vec<Clip>,
}

/// As many plies of a line are shown; of one that ends in mate, all.
const LINE_PLIES: usize = 5;
/// After the deed itself so many plies more, so that what it wins is seen to be won.
const AFTER_PLIES: usize = 3;

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
        let is_told = !messages.is_empty();
        Self {
            rating,
            sign: verdict.explanation.sign(),
            messages,
            marks: reason.map(marks).unwrap_or_default(),
            clips: if is_told {
                clips(before.position(), played, verdict)
            } else {
                Vec::new()
            },
        }
    }
}

/// What can be played on the board to show why a move was good or bad.
#[must_use]
pub fn clips(before: &Position, played: Move, verdict: &Verdict) -> Vec<Clip> {
    let reason = verdict.explanation.reasons.first();
    let told = reason.map(|reason| Clip {
        start: reason.start.clone(),
        line: shown_line(reason),
        words: phrase(reason),
        tone: tone(reason),
    });
    let is_shown = reason.is_some_and(|reason| reason.stance == Stance::Misses);
    let is_regret = verdict.explanation.rating.is_fault() || reason.is_some_and(Reason::is_regret);
    let better = better(before, played, verdict).filter(|_| is_regret && !is_shown);
    told.into_iter().chain(better).collect()
}

/// The part of a reason's line that is worth seeing: what comes after the deed is seldom of interest.
fn shown_line(reason: &Reason) -> Vec<Move> {
    let line = &reason.fact.line;
    let end = line
        .iter()
        .try_fold(reason.start.clone(), |at, mv| at.play(*mv));
    let plies = if end.is_ok_and(|end| end.is_checkmate()) {
        line.len()
    } else {
        LINE_PLIES.max(reason.fact.ply + AFTER_PLIES)
    };
    line.iter().take(plies).copied().collect()
}

/// The best line, where it is not the one that was played.
fn better(before: &Position, played: Move, verdict: &Verdict) -> Option<Clip> {
    let best = &verdict.comparison.best;
    let first = best.first().filter(|mv| *mv != played)?;
    // What is only as good is shown, too, but not as stronger.
    let is_stronger = verdict.explanation.loss_percent > BEST_LOSS;
    let id = if is_stronger {
        "coach-better-line"
    } else {
        "coach-other-line"
    };
    Some(Clip {
        start: before.clone(),
        line: best.moves.iter().take(LINE_PLIES).copied().collect(),
        words: Message::own(id).with("move", Arg::San(before.san(first))),
        tone: Tone::Good,
    })
}

fn tone(reason: &Reason) -> Tone {
    match reason.stance {
        Stance::Does if reason.is_merit() => Tone::Good,
        Stance::Does => Tone::Warning,
        Stance::Spoils | Stance::Allows => Tone::Danger,
        Stance::Misses => Tone::Idea,
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
        .with("rating", Arg::Clause(Box::new(explanation.label())));
    match reason {
        Some(reason) => message.with("reason", Arg::Message(Box::new(reason))),
        None => message,
    }
}

/// What a reason speaks of: the men that the move attacks, the answer that it allows, the move that was stronger.
fn marks(reason: &Reason) -> Vec<Mark> {
    let first = reason.fact.line.first();
    match reason.stance {
        // Later in the line the men may stand elsewhere than they do now.
        Stance::Does | Stance::Spoils if reason.fact.ply == 0 => reason
            .fact
            .on
            .iter()
            .map(|(square, _)| Mark::Ring {
                square: *square,
                tone: tone(reason),
            })
            .collect(),
        Stance::Does | Stance::Spoils => Vec::new(),
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
        // The punishment first, then what was better; both are legal from where they begin.
        assert_eq!(remark.clips.len(), 2);
        for clip in remark.clips {
            assert!(clip.line.len() <= 12 && !clip.line.is_empty());
            let mut position = clip.start;
            for mv in clip.line {
                position = position.play(mv).unwrap();
            }
        }
    }
}
