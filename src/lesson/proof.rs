//! Proofs of what a lesson claims: mates, solutions, mistakes, best numbers of moves.

use std::collections::HashSet;

use super::goal::{Deeds, Goal};
use super::lesson::Drill;
use crate::engine::prove_mate;
use crate::rules::{Position, Practice, PracticeMove, Squares};

/// How many boards the search for the shortest way looks at before it gives up: when it is proved …
const MOST_BOARDS: usize = 60_000;
/// … and while a learner waits, some thousandths of a second.
pub(super) const FEW_BOARDS: usize = 4_000;

/// Is this step of a drill allowed: with `safe`, never onto an attacked square?
#[must_use]
fn is_safe_step(after: &Practice, mv: PracticeMove) -> bool {
    after.attackers_of(mv.to).is_empty()
}

/// A board that the search has come to, and how.
struct Reached {
    board: Practice,
    deeds: Deeds,
    /// The board before, by its place in the list, and the move that led here; nothing for the start.
    by: Option<(usize, PracticeMove)>,
}

/// The shortest way from a board to the goal, or nothing when there is none or it was not found among
/// so many boards (then the flag is false).
#[must_use]
pub(super) fn shortest_way(
    start: &Practice,
    deeds: &Deeds,
    goal: &Goal,
    safe: bool,
    most_boards: usize,
) -> (Option<Vec<PracticeMove>>, bool) {
    let wanted: Squares = goal.open_stars(&Deeds::default()).into_iter().collect();
    let key = |board: &Practice, deeds: &Deeds| {
        (board.board().clone(), deeds.stood & wanted, deeds.taken)
    };
    let mut seen = HashSet::from([key(start, deeds)]);
    let mut reached = vec![Reached {
        board: start.clone(),
        deeds: deeds.clone(),
        by: None,
    }];
    let mut next = 0;
    while let Some(here) = reached.get(next) {
        let mut found = Vec::new();
        for from in here.board.board().by_color(here.board.turn()) {
            for mv in here.board.targets(from) {
                let board = here.board.after(mv);
                let deeds = here.deeds.after_practice(mv);
                if (safe && !is_safe_step(&board, mv)) || !seen.insert(key(&board, &deeds)) {
                    continue;
                }
                if goal.is_reached(&deeds) {
                    return (Some(way_to(&reached, next, mv)), true);
                }
                let by = Some((next, mv));
                found.push(Reached { board, deeds, by });
            }
        }
        if seen.len() > most_boards {
            return (None, false);
        }
        reached.extend(found);
        next += 1;
    }
    (None, true)
}

/// The moves to a board, and one more.
fn way_to(reached: &[Reached], at: usize, last: PracticeMove) -> Vec<PracticeMove> {
    let mut way = vec![last];
    let mut here = reached.get(at);
    while let Some((before, mv)) = here.and_then(|here| here.by) {
        way.push(mv);
        here = reached.get(before);
    }
    way.reverse();
    way
}

/// What is wrong with a drill's claims; the number of claims that were looked at.
#[must_use]
pub(super) fn prove_drill(start: &Practice, drill: &Drill) -> (Vec<String>, usize) {
    let mut wrong = Vec::new();
    let nothing = Deeds::default();
    if drill.goal.is_reached(&nothing) {
        wrong.push("the goal is reached before the first move".to_owned());
    }
    let mut board = start.clone();
    let mut deeds = nothing.clone();
    for (index, mv) in drill.solution.iter().enumerate() {
        if drill.goal.is_reached(&deeds) {
            wrong.push(format!(
                "the goal is reached after {index} moves, but the solution goes on"
            ));
            break;
        }
        if drill.safe && !is_safe_step(&board.after(*mv), *mv) {
            wrong.push(format!(
                "the solution steps onto {}, which is attacked",
                mv.to
            ));
        }
        board = board.play(*mv).unwrap_or(board);
        deeds = deeds.after_practice(*mv);
    }
    if !drill.goal.is_reached(&deeds) {
        wrong.push("the solution does not reach the goal".to_owned());
    }
    if let Some(within) = drill.within {
        let moves = drill.solution.len() as u32;
        if moves > within {
            wrong.push(format!(
                "the solution takes {moves} moves, `within` says {within}"
            ));
        }
        let (way, _) = shortest_way(start, &nothing, &drill.goal, drill.safe, MOST_BOARDS);
        if let Some(way) = way.filter(|way| way.len() as u32 != within) {
            let moves: Vec<String> = way
                .iter()
                .map(|mv| format!("{}{}", mv.from, mv.to))
                .collect();
            wrong.push(format!(
                "the best number of moves is {}, not {within}: {}",
                way.len(),
                moves.join(" ")
            ));
        }
    }
    (wrong, 2 + usize::from(drill.within.is_some()))
}

/// Is the side to move mated now, or within so many moves of the other side whatever it does?
#[must_use]
pub(super) fn still_mates(position: &Position, moves: u32) -> bool {
    let answers = position.legal_moves();
    if answers.is_empty() {
        return position.is_check();
    }
    answers.into_iter().all(|mv| {
        let most = u8::try_from(moves).unwrap_or(u8::MAX);
        position
            .play(mv)
            .is_ok_and(|after| prove_mate(&after, most).moves.is_some())
    })
}
