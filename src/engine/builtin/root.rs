//! Deeper and deeper from the root: iterative deepening, narrow windows around the last score, several lines.

use super::board::{Board, legal_moves};
use super::moves::Mv;
use super::searcher::Searcher;
use super::value::{INFINITE, MATE, MATE_FOUND, MAX_PLY};
use crate::engine::{EngineError, Score};

/// The first half-width of the window around the last score, in centipawns.
const WINDOW: i32 = 14;
/// No search goes deeper than this, in plies.
const MAX_DEPTH: i32 = 100;

/// A line that was found, in the search's own terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Found {
    pub(super) moves: Vec<Mv>,
    pub(super) value: i32,
    pub(super) depth: i32,
}

impl Found {
    pub(super) fn score(&self) -> Score {
        let moves = |plies: i32| u8::try_from((plies + 1) / 2).unwrap_or(u8::MAX);
        if self.value >= MATE_FOUND {
            return Score::MateIn(moves(MATE - self.value));
        }
        if self.value <= -MATE_FOUND {
            return Score::MatedIn(moves(MATE + self.value));
        }
        Score::Cp(self.value)
    }

    fn first(&self) -> Mv {
        self.moves.first().copied().unwrap_or(Mv::NONE)
    }

    /// Is this a mate, and has everything shorter been looked at with room to spare?
    fn is_settled_mate(&self) -> bool {
        self.value.abs() >= MATE_FOUND && self.depth > 2 * (MATE - self.value.abs()) + 4
    }
}

/// How deep to go and how many lines to find.
#[derive(Clone)]
pub(super) struct Plan {
    /// The first depth, and the last.
    pub(super) from: i32,
    pub(super) depth: i32,
    pub(super) lines: usize,
    /// The moves to choose from; all when empty.
    pub(super) among: Vec<Mv>,
}

/// What a comparison found, all at one depth.
#[derive(Clone)]
pub(super) struct Pair {
    pub(super) best: Found,
    pub(super) played: Found,
    pub(super) second: Option<Found>,
}

/// Hears of each line that is found: its place from 0, the line, and the search for its counters.
pub(super) type Report<'r> = dyn FnMut(usize, &Found, &Searcher<'_>) + 'r;

impl Searcher<'_> {
    /// The best lines, best first.
    pub(super) fn best_lines(
        &mut self,
        board: &Board,
        plan: Plan,
        report: &mut Report<'_>,
    ) -> Result<Vec<Found>, EngineError> {
        let mut legal = legal_moves(board);
        if !plan.among.is_empty() {
            legal.retain(|mv| plan.among.contains(mv));
        }
        let first = *legal.first().ok_or(EngineError::GameOver)?;
        let wanted = plan.lines.min(legal.len());
        let mut lines: Vec<Found> = Vec::new();
        for depth in plan.from..=plan.depth.clamp(1, MAX_DEPTH) {
            let mut now: Vec<Found> = Vec::new();
            for slot in 0..wanted {
                let taken: Vec<Mv> = now.iter().map(Found::first).collect();
                let allowed = legal
                    .iter()
                    .copied()
                    .filter(|mv| !taken.contains(mv))
                    .collect();
                if let Some(found) = self.search_line(board, allowed, lines.get(slot), depth) {
                    now.push(found);
                }
                if self.halted {
                    break;
                }
            }
            if self.halted {
                // A better move found before the end of this depth counts; of several lines only complete sets do.
                if wanted == 1 && !now.is_empty() {
                    lines = now;
                }
                break;
            }
            now.sort_by_key(|found| -found.value);
            lines = now;
            for (slot, found) in lines.iter().enumerate() {
                report(slot, found, self);
            }
            if lines.iter().all(Found::is_settled_mate) {
                break;
            }
        }
        if lines.is_empty() {
            // Stopped before the first depth was done: any legal move is better than none.
            lines.push(Found {
                moves: vec![first],
                value: 0,
                depth: 0,
            });
        }
        Ok(lines)
    }

    /// The best line and the one that begins with `played`, at the same depth.
    pub(super) fn compare(
        &mut self,
        board: &Board,
        played: Mv,
        max_depth: i32,
        report: &mut Report<'_>,
    ) -> Result<Pair, EngineError> {
        let legal = legal_moves(board);
        if legal.is_empty() {
            return Err(EngineError::GameOver);
        }
        let mut pair: Option<Pair> = None;
        for depth in 1..=max_depth.clamp(1, MAX_DEPTH) {
            let last = pair.as_ref();
            let Some(best) =
                self.search_line(board, legal.clone(), last.map(|pair| &pair.best), depth)
            else {
                break;
            };
            if self.halted {
                break;
            }
            let is_played = best.first() == played;
            let others: Vec<Mv> = if is_played {
                legal.iter().copied().filter(|mv| *mv != played).collect()
            } else {
                vec![played]
            };
            let hint = last.and_then(|pair| {
                if is_played {
                    pair.second.as_ref()
                } else {
                    Some(&pair.played)
                }
            });
            let other = if others.is_empty() {
                None
            } else {
                let found = self.search_line(
                    board,
                    others,
                    hint.filter(|found| !(is_played && found.first() == played)),
                    depth,
                );
                if self.halted || found.is_none() {
                    break;
                }
                found
            };
            pair = Some(match (is_played, other) {
                (true, second) => Pair {
                    played: best.clone(),
                    best,
                    second,
                },
                // Looked at alone the played move proved better: then it is the best one.
                (false, Some(found)) if found.value > best.value => Pair {
                    best: found.clone(),
                    played: found,
                    second: Some(best),
                },
                (false, Some(found)) => Pair {
                    best,
                    played: found,
                    second: None,
                },
                (false, None) => break,
            });
            if let Some(pair) = &pair {
                report(0, &pair.best, self);
                if pair.best.is_settled_mate() && pair.played.is_settled_mate() {
                    break;
                }
            }
        }
        pair.ok_or(EngineError::Stopped)
    }

    /// Searches some of the root's moves to a depth. Nothing when it was stopped before a move was found.
    fn search_line(
        &mut self,
        board: &Board,
        allowed: Vec<Mv>,
        last: Option<&Found>,
        depth: i32,
    ) -> Option<Found> {
        self.root_hint = last.map_or(Mv::NONE, Found::first);
        if !allowed.contains(&self.root_hint) {
            self.root_hint = Mv::NONE;
        }
        self.root_moves = allowed;
        let guess = last.filter(|found| found.value.abs() < MATE_FOUND && depth >= 4);
        let mut width = WINDOW;
        let (mut alpha, mut beta) = guess.map_or((-INFINITE, INFINITE), |found| {
            (found.value - width, found.value + width)
        });
        let mut best: Option<Found> = None;
        let mut reduced = depth;
        loop {
            let (value, moves) = self.search_root(board, alpha, beta, reduced.max(1));
            if !moves.is_empty() {
                self.root_hint = moves.first().copied().unwrap_or(Mv::NONE);
                best = Some(Found {
                    moves,
                    value,
                    depth,
                });
            }
            if self.halted {
                return best;
            }
            if value <= alpha && alpha > -INFINITE {
                beta = (alpha + beta) / 2;
                alpha = (value - width).max(-INFINITE);
                reduced = depth;
            } else if value >= beta && beta < INFINITE {
                beta = (value + width).min(INFINITE);
                reduced = (reduced - 1).max(depth - 3);
            } else {
                return best;
            }
            width += width / 2;
            if width > 800 {
                (alpha, beta) = (-INFINITE, INFINITE);
            }
        }
    }
}

const _: () = assert!(MAX_DEPTH < MAX_PLY as i32);
