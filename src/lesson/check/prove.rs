//! Proofs of what an ask by the laws of chess claims: solutions, mistakes, mates.

use crate::content::{Faults, Span};
use crate::lesson::claim::Claim;
use crate::lesson::draft::AskDraft;
use crate::lesson::goal::{Deeds, Goal};
use crate::lesson::lesson::{Ask, Nature, Tree, Wanted};
use crate::rules::{Game, Move, Position};

use super::Claims;
use super::board::play_on;

/// The engine's prover needs minutes for mates in more moves.
const MOST_MATE_MOVES: u32 = 4;

/// Proves what an ask by the laws of chess claims.
pub(super) fn prove_ask(
    draft: &AskDraft,
    ask: &Ask,
    game: &Game,
    span: Span,
    faults: &mut Faults<'_>,
    claims: &mut Claims,
) {
    let position = game.position();
    let solution_span = draft
        .solution
        .last()
        .map_or_else(|| span.clone(), |last| last.span());
    match &ask.wanted {
        Wanted::Nature(nature) => {
            claims.rules += 1;
            match ask.solution.as_slice() {
                [mv] if nature.fits(position, *mv) => {
                    if *nature == Nature::WinsMaterial {
                        let claim = Claim::Wins(game.clone(), *mv);
                        claims.engine.push((solution_span.clone(), claim));
                    }
                }
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
            claims.rules += 2;
            prove_goal(goal, ask, game, &solution_span, faults, claims);
        }
        Wanted::Tree(tree) => {
            prove_tree(tree, position, &span, faults);
            if draft.best {
                let accept = tree.branches.iter().map(|(mv, _)| *mv).collect();
                let claim = Claim::Best(game.clone(), accept);
                claims.engine.push((span.clone(), claim));
            }
        }
    }
    if draft.best && !matches!(ask.wanted, Wanted::Tree(_)) {
        let help = "give the moves by `accept` or `line`";
        faults.error_with_help("unused-key", span, "`best` belongs to written moves", help);
    }
    for (text, mv) in draft.mistakes.iter().zip(&ask.mistakes) {
        claims.rules += 1;
        if accepts_first(ask, game, *mv) {
            let message = format!(
                "`{}` is listed as a mistake, but it is accepted",
                text.get_ref()
            );
            faults.error("false-claim", text.span(), message);
        } else if let Wanted::Goal(goal) = &ask.wanted
            && let Some(moves) = goal.mate_claim().filter(|moves| *moves > 1)
        {
            let claim = Claim::NoMate(position.clone(), *mv, moves - 1);
            claims.engine.push((text.span(), claim));
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
            goal.is_reached(&Deeds::default().after_move(mv, &after, learner))
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

fn prove_goal(
    goal: &Goal,
    ask: &Ask,
    game: &Game,
    at: &Span,
    faults: &mut Faults<'_>,
    claims: &mut Claims,
) {
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
    if learner_moves < claimed {
        let message = format!("the solution mates in {learner_moves}, not in {claimed}");
        faults.error("false-claim", at.clone(), message);
        return;
    }
    let claim = Claim::Mate(game.position().clone(), claimed);
    claims.engine.push((at.clone(), claim));
}
