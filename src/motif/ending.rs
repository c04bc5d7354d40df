//! How a line ends: mate, stalemate and the other draws, checks without end.

use crate::rules::{DrawReason, Outcome};
use crate::theme::Theme;

use super::fact::{Fact, Man, Proof};
use super::geometry::man_on;
use super::story::Story;

/// So often the same position is enough for a draw.
const THREEFOLD: usize = 3;
/// So many half-moves without a capture or a pawn move are enough for a draw.
const FIFTY_MOVES_PLIES: u32 = 100;

/// Mates, draws by the rules and perpetual checks.
///
/// Mate: `by` are the men that give the last check, `on` the mated king. Stalemate trick: `on` is the hero's king, who is
/// behind in material. Draws by the rules: see [`drawn`]. Perpetual: `by` is the man that checked last, `on` the king.
pub(super) fn find(story: &Story) -> Vec<Fact> {
    [
        mate(story),
        stalemate(story),
        drawn(story),
        perpetual(story),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// A draw by the rules that the hero's last move brings about, and that was not there before it: `by` is the man that moved,
/// `on` the other side's king, who is the one stalemated if it is that.
///
/// Stalemates and dead positions end the game, the others as soon as somebody says so. A repetition is seen as far as the
/// past is known ([`Story::continuing`]).
#[must_use]
pub fn drawn(story: &Story) -> Option<Fact> {
    let last = story.moves().len().checked_sub(1)?;
    let step = story.step(last).filter(|_| last % 2 == 0)?;
    let clock = step.after.halfmove_clock();
    let theme = match step.after.outcome() {
        Some(Outcome::Win { .. }) => return None,
        Some(Outcome::Draw { reason }) => match reason {
            DrawReason::Stalemate => Theme::Stalemate,
            DrawReason::DeadPosition => Theme::DeadPosition,
            DrawReason::Threefold | DrawReason::Fivefold => Theme::Repetition,
            DrawReason::FiftyMoves | DrawReason::SeventyFiveMoves => Theme::FiftyMoves,
            DrawReason::Agreement | DrawReason::FlagWithoutMatingMaterial => return None,
        },
        None if story.repetitions() >= THREEFOLD => Theme::Repetition,
        None if clock >= FIFTY_MOVES_PLIES => Theme::FiftyMoves,
        None => return None,
    };
    let was_there = if theme == Theme::FiftyMoves {
        step.before.halfmove_clock() >= FIFTY_MOVES_PLIES
    } else {
        step.before.outcome().is_some()
    };
    let by = step.mover().into_iter().collect();
    let board = step.after.board();
    let king = man_on(board, board.king_of(!story.hero())?)?;
    (!was_there).then(|| story.fact(theme, Proof::Shown, (last, last), by, vec![king]))
}

fn mate(story: &Story) -> Option<Fact> {
    let end = story.end()?;
    let last = story.moves().len().checked_sub(1)?;
    let board = end.board();
    let by: Vec<Man> = end
        .checkers()
        .into_iter()
        .filter_map(|square| man_on(board, square))
        .collect();
    let king = man_on(board, board.king_of(!story.hero())?)?;
    story
        .mates()
        .then(|| story.fact(Theme::Mate, Proof::Shown, (last, last), by, vec![king]))
}

fn stalemate(story: &Story) -> Option<Fact> {
    let end = story.end()?;
    let last = story.moves().len().checked_sub(1)?;
    let king = man_on(end.board(), end.board().king_of(story.hero())?)?;
    let is_trick = end.is_stalemate() && end.turn() == story.hero() && story.balance(last) < 0;
    is_trick.then(|| {
        story.fact(
            Theme::StalemateTrick,
            Proof::Shown,
            (last, last),
            vec![],
            vec![king],
        )
    })
}

/// The hero, not ahead, only checks from one position until it comes back.
fn perpetual(story: &Story) -> Option<Fact> {
    let steps: Vec<_> = story.hero_steps().collect();
    let last = steps.last()?;
    let from = steps
        .iter()
        .rev()
        .skip(1)
        .find(|step| step.after == last.after)?;
    let only_checks = steps
        .iter()
        .filter(|step| step.ply >= from.ply)
        .all(|step| step.after.is_check());
    let by = last.mover()?;
    let king = man_on(
        last.after.board(),
        last.after.board().king_of(!story.hero())?,
    )?;
    (only_checks && story.balance(last.ply) <= 0).then(|| {
        story.fact(
            Theme::PerpetualCheck,
            Proof::Shown,
            (from.ply, last.ply),
            vec![by],
            vec![king],
        )
    })
}
