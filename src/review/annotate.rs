//! A game written down with what the coach found: glyphs, evaluations, words, and the better line as a variation.

use crate::coach::{MoveRating, Verdict};
use crate::engine::Score;
use crate::message::Message;
use crate::rules::{Color, Move, PgnGame, PgnMove, Position};

use super::analyse::{Analysis, ReviewedMove};

/// How many plies of the better line are written.
const VARIATION_PLIES: usize = 8;
/// The glyphs that rate a move: `!` to `?!`. What stood there before is replaced.
const RATING_GLYPHS: std::ops::RangeInclusive<u8> = 1..=6;

/// The game with the coach's glyphs, evaluations from White's side (`[%eval 0.35]`), words where a move is worth them, and
/// the better line where one was. What others wrote stays, but for their evaluations and rating glyphs.
#[must_use]
pub fn annotated(game: &PgnGame, analysis: &Analysis, say: &dyn Fn(&Message) -> String) -> PgnGame {
    let mut annotated = game.clone();
    for (written, reviewed) in annotated.moves.iter_mut().zip(analysis.moves()) {
        if let Some(verdict) = &reviewed.verdict {
            let worth = reviewed.is_worth_words();
            let said = reviewed.remark().filter(|_| worth);
            annotate(written, reviewed, verdict, said.map(|said| say(&said)));
        }
    }
    annotated.set_tag("Annotator", "Chess Tutor");
    annotated
}

/// The glyph of a rating, where it has one.
#[must_use]
pub fn glyph(verdict: &Verdict) -> Option<u8> {
    match verdict.explanation.rating {
        MoveRating::Brilliant => Some(3),
        MoveRating::Great => Some(1),
        MoveRating::Inaccuracy | MoveRating::StillWinning => Some(6),
        MoveRating::Mistake | MoveRating::Missed => Some(2),
        MoveRating::Blunder => Some(4),
        // Not the best, but a sound sacrifice is worth a look.
        MoveRating::Good if verdict.judged.is_sacrifice && is_sound(verdict) => Some(5),
        MoveRating::Book | MoveRating::Best | MoveRating::Good | MoveRating::Forced => None,
    }
}

/// Is a sacrifice more than a man lost: nothing to regret, in a game that is not lost?
fn is_sound(verdict: &Verdict) -> bool {
    verdict.explanation.consolation.is_none() && !verdict.judged.is_lost_after()
}

fn annotate(
    written: &mut PgnMove,
    reviewed: &ReviewedMove,
    verdict: &Verdict,
    said: Option<String>,
) {
    written.nags.retain(|nag| !RATING_GLYPHS.contains(nag));
    if let Some(glyph) = glyph(verdict) {
        written.nags.insert(0, glyph);
    }
    for comment in &mut written.comments {
        *comment = without_eval(comment);
    }
    written.comments.retain(|comment| !comment.is_empty());
    let eval = evaluation(reviewed, verdict.comparison.played.score);
    let ours: Vec<String> = eval.into_iter().chain(said).collect();
    if !ours.is_empty() {
        written.comments.insert(0, ours.join(" "));
    }
    let is_best = verdict.comparison.is_best_played();
    if !is_best && verdict.explanation.rating.is_fault() {
        let better = variation(&reviewed.before, &verdict.comparison.best.moves);
        let is_there = |variation: &Vec<PgnMove>| {
            variation.first().map(|mv| mv.mv) == better.first().map(|mv| mv.mv)
        };
        if !better.is_empty() && !written.variations.iter().any(is_there) {
            written.variations.insert(0, better);
        }
    }
}

/// A line as a variation, its first plies.
fn variation(start: &Position, line: &[Move]) -> Vec<PgnMove> {
    let mut position = start.clone();
    let mut moves = Vec::new();
    for mv in line.iter().take(VARIATION_PLIES) {
        moves.push(PgnMove::plain(&position, *mv));
        match position.play(*mv) {
            Ok(next) => position = next,
            Err(_) => break,
        }
    }
    moves
}

/// What the position after a move is worth: `[%eval 0.35]`; nothing when it is mate, as there is nothing left to be worth.
///
/// The mover's score counts the move among those to the mate, the position after it does not.
fn evaluation(reviewed: &ReviewedMove, played: Score) -> Option<String> {
    let after = reviewed.before.play(reviewed.mv).ok()?;
    if after.is_checkmate() {
        return None;
    }
    let left = match played {
        Score::MateIn(moves) => Score::MateIn(moves.saturating_sub(1).max(1)),
        Score::MatedIn(_) | Score::Cp(_) => played,
    };
    Some(format!("[%eval {}]", for_white(reviewed.side(), left)))
}

/// A score from White's side as evaluations are written in comments: `0.35`, `-1.20`, `#3`, `#-3`.
fn for_white(side: Color, score: Score) -> String {
    let score = match side {
        Color::White => score,
        Color::Black => -score,
    };
    score.to_string().trim_start_matches('+').to_owned()
}

/// A comment without the evaluation that another program wrote into it.
fn without_eval(comment: &str) -> String {
    let Some((before, rest)) = comment.split_once("[%eval") else {
        return comment.to_owned();
    };
    let after = rest.split_once(']').map_or("", |(_, after)| after);
    format!("{} {}", before.trim_end(), after.trim_start())
        .trim()
        .to_owned()
}
