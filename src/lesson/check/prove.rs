//! Proofs of what an ask by the laws of chess claims: solutions, mistakes, mates.

use crate::content::{Faults, Span};
use crate::lesson::draft::AskDraft;
use crate::lesson::goal::{Deeds, Goal};
use crate::lesson::lesson::{Ask, Tree, Wanted};
use crate::lesson::proof::still_mates;
use crate::motif::mate_in;
use crate::rules::{Game, Move, Position};

use super::board::play_on;

/// Mates in more moves are left to the engine's prover.
const MOST_MATE_MOVES: u32 = 3;

/// Proves what an ask by the laws of chess claims.
pub(super) fn prove_ask(
    draft: &AskDraft,
    ask: &Ask,
    game: &Game,
    span: Span,
    faults: &mut Faults<'_>,
    claims: &mut usize,
) {
    let position = game.position();
    let solution_span = draft
        .solution
        .last()
        .map_or_else(|| span.clone(), |last| last.span());
    match &ask.wanted {
        Wanted::Nature(nature) => {
            *claims += 1;
            match ask.solution.as_slice() {
                [mv] if nature.fits(position, *mv) => {}
                [_] => {
                    let message = "the solution is not of the nature that `any` asks for";
                    faults.error("false-claim", solution_span, message);
                }
                _ => faults.error(
                    "bad-line",
                    solution_span,
                    "the solution of `any` is one move",
                ),
            }
        }
        Wanted::Goal(goal) => {
            *claims += 2;
            prove_goal(goal, ask, game, &solution_span, faults);
        }
        Wanted::Tree(tree) => prove_tree(tree, position, &span, faults),
    }
    for (text, mv) in draft.mistakes.iter().zip(&ask.mistakes) {
        *claims += 1;
        if accepts_first(ask, game, *mv) {
            let message = format!(
                "`{}` is listed as a mistake, but it is accepted",
                text.get_ref()
            );
            faults.error("false-claim", text.span(), message);
        }
    }
}

/// Is this first move accepted?
fn accepts_first(ask: &Ask, game: &Game, mv: Move) -> bool {
    match &ask.wanted {
        Wanted::Tree(tree) => tree.after(mv).is_some(),
        Wanted::Nature(nature) => nature.fits(game.position(), mv),
        Wanted::Goal(goal) => {
            let after = play_on(game.clone(), mv);
            let learner = game.position().turn();
            let keeps_the_mate = goal
                .mate_claim()
                .is_some_and(|moves| moves > 1 && still_mates(after.position(), moves - 1));
            keeps_the_mate || goal.is_reached(&Deeds::default().after_move(mv, &after, learner))
        }
    }
}

/// Where one accepted move mates, every mating move must be accepted: a good move is never called wrong.
fn prove_tree(tree: &Tree, position: &Position, span: &Span, faults: &mut Faults<'_>) {
    let mates = |mv: Move| position.play(mv).is_ok_and(|after| after.is_checkmate());
    if tree.branches.iter().any(|(mv, _)| mates(*mv)) {
        for mv in position.legal_moves() {
            if mates(mv) && tree.after(mv).is_none() {
                let message = format!("{} mates too, but is not accepted", position.san(mv));
                let help = "add it, or ask for `any = \"mate\"`";
                faults.error_with_help("false-claim", span.clone(), message, help);
            }
        }
    }
}

fn prove_goal(goal: &Goal, ask: &Ask, game: &Game, at: &Span, faults: &mut Faults<'_>) {
    let learner = game.position().turn();
    let mut now = game.clone();
    let mut deeds = Deeds::default();
    deeds.look(&now, learner);
    if goal.is_reached(&deeds) {
        faults.error(
            "false-claim",
            at.clone(),
            "the goal is reached before the first move",
        );
    }
    let mut learner_moves = 0;
    for (ply, mv) in ask.solution.iter().enumerate() {
        if goal.is_reached(&deeds) {
            faults.error(
                "false-claim",
                at.clone(),
                "the goal is reached before the solution ends",
            );
            break;
        }
        now = play_on(now, *mv);
        if ply % 2 == 0 {
            learner_moves += 1;
            deeds = deeds.after_move(*mv, &now, learner);
        } else {
            deeds.look(&now, learner);
        }
    }
    if !goal.is_reached(&deeds) {
        faults.error(
            "false-claim",
            at.clone(),
            "the solution does not reach the goal",
        );
    }
    if ask.within.is_some_and(|within| learner_moves > within) {
        let message =
            format!("the solution takes {learner_moves} moves, more than `within` allows");
        faults.error("false-claim", at.clone(), message);
    }
    let Some(claimed) = goal.mate_claim() else {
        return;
    };
    if claimed == 0 || claimed > MOST_MATE_MOVES {
        let message = format!("mates in 1 to {MOST_MATE_MOVES} moves can be proved");
        faults.error("bad-goal", at.clone(), message);
        return;
    }
    match mate_in(game.position(), claimed) {
        None => faults.error(
            "false-claim",
            at.clone(),
            format!("there is no mate in {claimed}"),
        ),
        Some(proof) if proof.moves != claimed => {
            let message = format!("there is a mate in {}, quicker than {claimed}", proof.moves);
            faults.error("false-claim", at.clone(), message);
        }
        Some(_) => {}
    }
}
