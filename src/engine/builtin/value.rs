//! The numbers that scores are written with inside the search.

use super::table::Bound;

/// Mate on the board; mate in n plies counts this less n.
pub(crate) const MATE: i32 = 32_000;
/// More than any score.
pub(crate) const INFINITE: i32 = 32_001;
/// From here on a score is a mate: the longest line and the longest mate of the tables of endings, with room to spare.
pub(crate) const MATE_FOUND: i32 = MATE - 512;
/// The deepest line, in plies.
pub(crate) const MAX_PLY: usize = 128;
/// No evaluation, as in check.
pub(super) const NO_EVAL: i32 = -INFINITE;

/// Does a stored score decide a node with this `beta` (and `alpha` just below)?
#[inline]
pub(super) fn settles(bound: Bound, score: i32, beta: i32) -> bool {
    match bound {
        Bound::Exact => true,
        Bound::Lower => score >= beta,
        Bound::Upper => score < beta,
        Bound::None => false,
    }
}

/// An evaluation, replaced by a stored score that says more.
#[inline]
pub(super) fn refine(eval: i32, bound: Bound, score: i32) -> i32 {
    match bound {
        Bound::Exact => score,
        Bound::Lower => eval.max(score),
        Bound::Upper => eval.min(score),
        Bound::None => eval,
    }
}

/// Mates are stored as seen from the position, not from the root.
#[inline]
pub(super) fn to_table(score: i32, ply: usize) -> i32 {
    if score >= MATE_FOUND {
        return score + ply as i32;
    }
    if score <= -MATE_FOUND {
        return score - ply as i32;
    }
    score
}

#[inline]
pub(super) fn from_table(score: i32, ply: usize) -> i32 {
    if score >= MATE_FOUND {
        return score - ply as i32;
    }
    if score <= -MATE_FOUND {
        return score + ply as i32;
    }
    score
}
