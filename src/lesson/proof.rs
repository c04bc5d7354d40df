//! Proofs of what a lesson claims: mates, solutions, mistakes, best numbers of moves.

use std::collections::{BTreeSet, VecDeque};

use super::goal::{Deeds, Goal};
use super::lesson::Drill;
use crate::motif::mate_in;
use crate::rules::{Position, Practice, PracticeMove, Square};

/// How many boards the search for the shortest way looks at before it gives up.
const MOST_BOARDS: usize = 60_000;

/// Is this step of a drill allowed: with `safe`, never onto an attacked square?
#[must_use]
pub(super) fn is_safe_step(practice: &Practice, mv: PracticeMove) -> bool {
    practice
        .play(mv)
        .is_ok_and(|after| after.attackers_of(mv.to).is_empty())
}

/// The shortest way from a board to the goal, or nothing when there is none or it was not found among
/// [`MOST_BOARDS`] boards (then the flag says so).
#[must_use]
pub(super) fn shortest_way(
    start: &Practice,
    deeds: &Deeds,
    goal: &Goal,
    safe: bool,
) -> (Option<Vec<PracticeMove>>, bool) {
    type Key = (Vec<(Square, char)>, BTreeSet<Square>, BTreeSet<Square>);
    let wanted: BTreeSet<Square> = goal.open_stars(&Deeds::default()).into_iter().collect();
    let key = |practice: &Practice, deeds: &Deeds| -> Key {
        let men = practice
            .board()
            .iter()
            .map(|(square, piece)| (square, piece.char()))
            .collect();
        (
            men,
            deeds.stood.intersection(&wanted).copied().collect(),
            deeds.taken.clone(),
        )
    };
    let mut seen = BTreeSet::from([key(start, deeds)]);
    let mut queue = VecDeque::from([(start.clone(), deeds.clone(), Vec::new())]);
    while let Some((board, deeds, way)) = queue.pop_front() {
        for from in board.board().by_color(board.turn()) {
            for mv in board.targets(from) {
                if safe && !is_safe_step(&board, mv) {
                    continue;
                }
                let (Ok(next), done) = (board.play(mv), deeds.after_practice(mv)) else {
                    continue;
                };
                if !seen.insert(key(&next, &done)) {
                    continue;
                }
                let mut longer = way.clone();
                longer.push(mv);
                if goal.is_reached(&done) {
                    return (Some(longer), true);
                }
                if seen.len() > MOST_BOARDS {
                    return (None, false);
                }
                queue.push_back((next, done, longer));
            }
        }
    }
    (None, true)
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
        if drill.safe && !is_safe_step(&board, *mv) {
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
        let (way, _) = shortest_way(start, &nothing, &drill.goal, drill.safe);
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
        position
            .play(mv)
            .is_ok_and(|after| mate_in(&after, moves).is_some())
    })
}
