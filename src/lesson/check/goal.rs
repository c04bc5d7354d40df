//! `goal = { … }` and `any = "…"`: what an ask wants reached.

use toml::Spanned;

use crate::content::{Faults, suggestion};
use crate::lesson::draft::{CaptureDraft, GoalDraft, Text};
use crate::lesson::goal::Goal;
use crate::lesson::lesson::Nature;
use crate::rules::{CastlingSide, Color, Role, Square};

use super::board::read_square;

pub(super) fn read_nature(text: &Text, faults: &mut Faults<'_>) -> Option<Nature> {
    let known = Nature::ALL.iter().find(|(name, _)| *name == text.get_ref());
    if known.is_none() {
        let names: Vec<&str> = Nature::ALL.iter().map(|(name, _)| *name).collect();
        let help = suggestion(text.get_ref(), names.iter().copied())
            .unwrap_or_else(|| format!("known: {}", names.join(", ")));
        faults.error_with_help(
            "unknown-nature",
            text.span(),
            format!("unknown `any` value `{}`", text.get_ref()),
            help,
        );
    }
    known.map(|(_, nature)| *nature)
}

pub(super) fn read_goal(
    draft: &Spanned<GoalDraft>,
    board: &crate::rules::Board,
    learner: Color,
    faults: &mut Faults<'_>,
) -> Option<Goal> {
    let goal = draft.get_ref();
    let mut all = Vec::new();
    if let Some(squares) = &goal.reach {
        let read: Vec<Option<Square>> = squares
            .iter()
            .map(|text| read_square(text, faults))
            .collect();
        // Without a square nothing can be proved; the fault is told already.
        all.push(Goal::Reach(read.into_iter().collect::<Option<_>>()?));
    }
    if let Some(capture) = &goal.capture {
        all.push(read_capture(capture, board, learner, faults)?);
    }
    if let Some(mate) = &goal.mate {
        all.push(Goal::Mate(*mate.get_ref()));
    }
    if goal.stalemate == Some(true) {
        all.push(Goal::Stalemate);
    }
    if let Some(role) = &goal.promote {
        let read = match role.get_ref().as_str() {
            "queen" => Some(Role::Queen),
            "rook" => Some(Role::Rook),
            "bishop" => Some(Role::Bishop),
            "knight" => Some(Role::Knight),
            "any" => None,
            other => {
                let help = "queen, rook, bishop, knight or any";
                faults.error_with_help(
                    "bad-goal",
                    role.span(),
                    format!("no pawn becomes `{other}`"),
                    help,
                );
                return None;
            }
        };
        all.push(Goal::Promote(read));
    }
    if let Some(castle) = &goal.castle {
        let read = match castle.get_ref().as_str() {
            "short" => Some(CastlingSide::KingSide),
            "long" => Some(CastlingSide::QueenSide),
            "any" => None,
            other => {
                let message = format!("there is no castling `{other}`");
                faults.error_with_help("bad-goal", castle.span(), message, "short, long or any");
                return None;
            }
        };
        all.push(Goal::Castle(read));
    }
    let mut nested = |goals: &[Spanned<GoalDraft>]| -> Option<Vec<Goal>> {
        goals
            .iter()
            .map(|goal| read_goal(goal, board, learner, faults))
            .collect()
    };
    if let Some(goals) = &goal.any {
        all.push(Goal::Any(nested(goals)?));
    }
    if let Some(goals) = &goal.all {
        all.push(Goal::All(nested(goals)?));
    }
    if let Some(not) = &goal.not {
        all.push(Goal::Not(Box::new(read_goal(not, board, learner, faults)?)));
    }
    match all.len() {
        0 => {
            faults.error("bad-goal", draft.span(), "the goal says nothing to reach");
            None
        }
        1 => all.pop(),
        _ => Some(Goal::All(all)),
    }
}

fn read_capture(
    capture: &Spanned<CaptureDraft>,
    board: &crate::rules::Board,
    learner: Color,
    faults: &mut Faults<'_>,
) -> Option<Goal> {
    match capture.get_ref() {
        CaptureDraft::Word(word) if word == "all" => {
            let men: Vec<Square> = board
                .by_color(!learner)
                .without(board.kings())
                .into_iter()
                .collect();
            if men.is_empty() {
                faults.error("bad-goal", capture.span(), "there is nothing to capture");
                return None;
            }
            Some(Goal::Capture(men))
        }
        CaptureDraft::Word(word) => {
            let message = format!("`{word}` is nothing to capture");
            faults.error_with_help(
                "bad-goal",
                capture.span(),
                message,
                "\"all\", or a list of squares",
            );
            None
        }
        CaptureDraft::Squares(squares) => {
            let mut men = Vec::new();
            for text in squares {
                match text.parse::<Square>() {
                    Ok(square) if board.color_at(square) == Some(!learner) => men.push(square),
                    _ => {
                        let message = format!("no man of the other side stands on `{text}`");
                        faults.error("bad-goal", capture.span(), message);
                        return None;
                    }
                }
            }
            Some(Goal::Capture(men))
        }
    }
}
