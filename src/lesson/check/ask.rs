//! `[step.ask]`: a move to find, by the laws of chess or on a practice board.

use crate::content::{Faults, Span};
use crate::lesson::draft::AskDraft;
use crate::lesson::field::Field;
use crate::lesson::lesson::{Ask, Drill, StepKind, Tree, Wanted};
use crate::lesson::proof::prove_drill;
use crate::rules::{Game, Practice, PracticeMove};
use toml::Spanned;

use super::Claims;
use super::board::{read_line, read_move};
use super::goal::{read_goal, read_nature};
use super::prove::prove_ask;

pub(super) fn ask(
    draft: &AskDraft,
    field: &Field,
    span: Span,
    faults: &mut Faults<'_>,
    claims: &mut Claims,
) -> Option<StepKind> {
    let given = [
        ("accept", !draft.accept.is_empty()),
        ("line", !draft.line.is_empty()),
        ("lines", !draft.lines.is_empty()),
        ("any", draft.any.is_some()),
        ("goal", draft.goal.is_some()),
    ];
    let named: Vec<&str> = given
        .iter()
        .filter(|(_, there)| *there)
        .map(|(name, _)| *name)
        .collect();
    if named.len() != 1 {
        let message = if named.is_empty() {
            "nothing is asked".to_owned()
        } else {
            format!("{} ask for different things", named.join(" and "))
        };
        faults.error_with_help(
            "wrong-ask",
            span,
            message,
            "give one of accept, line, lines, any, goal",
        );
        return None;
    }
    match field {
        Field::Drill(practice) => drill(draft, practice, span, faults, claims).map(StepKind::Drill),
        Field::Game(game) => ask_by_the_laws(draft, game, span, faults, claims).map(StepKind::Ask),
    }
}

fn drill(
    draft: &AskDraft,
    practice: &Practice,
    span: Span,
    faults: &mut Faults<'_>,
    claims: &mut Claims,
) -> Option<Drill> {
    let Some(goal_draft) = &draft.goal else {
        faults.error("wrong-ask", span, "a practice board asks by `goal`");
        return None;
    };
    if let Some(mistake) = draft.mistakes.first() {
        let help = "give `.on-<uci>` words instead";
        faults.error_with_help(
            "unused-key",
            mistake.span(),
            "a practice board has no `mistakes`",
            help,
        );
    }
    let goal = read_goal(goal_draft, practice.board(), practice.turn(), faults)?;
    if goal.mate_claim().is_some() {
        faults.error(
            "bad-goal",
            goal_draft.span(),
            "there is no mate on a practice board",
        );
        return None;
    }
    let mut board = practice.clone();
    let mut solution: Vec<PracticeMove> = Vec::new();
    for text in &draft.solution {
        match board.read_move(text.get_ref()) {
            Ok(mv) => {
                board = board.play(mv).unwrap_or(board);
                solution.push(mv);
            }
            Err(error) => {
                faults.error(
                    "illegal-move",
                    text.span(),
                    format!("`{}`: {error}", text.get_ref()),
                );
                return None;
            }
        }
    }
    if solution.is_empty() {
        faults.error("missing-key", span, "missing key `solution`");
        return None;
    }
    let drill = Drill {
        goal,
        safe: goal_draft
            .get_ref()
            .safe
            .as_ref()
            .is_some_and(|safe| *safe.get_ref()),
        within: goal_draft
            .get_ref()
            .within
            .as_ref()
            .map(|within| *within.get_ref()),
        solution,
    };
    let (wrong, looked_at) = prove_drill(practice, &drill);
    claims.rules += looked_at;
    for message in wrong {
        faults.error("false-claim", goal_draft.span(), message);
    }
    Some(drill)
}

fn ask_by_the_laws(
    draft: &AskDraft,
    game: &Game,
    span: Span,
    faults: &mut Faults<'_>,
    claims: &mut Claims,
) -> Option<Ask> {
    let errors_before = faults.error_count();
    let position = game.position();
    let within = draft
        .goal
        .as_ref()
        .and_then(|goal| goal.get_ref().within.as_ref())
        .map(|w| *w.get_ref());
    let wanted = if let Some(any) = &draft.any {
        Wanted::Nature(read_nature(any, faults)?)
    } else if let Some(goal) = &draft.goal {
        if let Some(safe) = &goal.get_ref().safe {
            faults.error(
                "bad-goal",
                safe.span(),
                "`safe` belongs to practice boards; use `any = \"safe\"`",
            );
        }
        Wanted::Goal(read_goal(goal, position.board(), position.turn(), faults)?)
    } else {
        let singles = draft.accept.iter().map(std::slice::from_ref);
        let lines = draft.lines.iter().map(Vec::as_slice);
        let line = (!draft.line.is_empty()).then_some(draft.line.as_slice());
        let mut tree = Tree::default();
        for line in singles.chain(line).chain(lines) {
            if let Some((moves, _)) = read_line(game, line, faults) {
                claims.rules += 1;
                if moves.len() % 2 == 0 {
                    let at = line.last().map_or(span.clone(), Spanned::span);
                    faults.error(
                        "bad-line",
                        at,
                        "the line ends with the opponent's move; end it with the learner's",
                    );
                }
                tree.add(&moves);
            }
        }
        Wanted::Tree(tree)
    };
    let solution = match &wanted {
        Wanted::Tree(tree) => {
            if let Some(extra) = draft.solution.first() {
                faults.error(
                    "unused-key",
                    extra.span(),
                    "the accepted moves are the solution",
                );
            }
            tree.main_line()
        }
        Wanted::Nature(_) | Wanted::Goal(_) => {
            if draft.solution.is_empty() {
                faults.error("missing-key", span.clone(), "missing key `solution`");
            }
            read_line(game, &draft.solution, faults)?.0
        }
    };
    let mistakes = draft
        .mistakes
        .iter()
        .filter_map(|text| read_move(position, text, faults))
        .collect();
    let ask = Ask {
        wanted,
        solution,
        mistakes,
        within,
    };
    if faults.error_count() == errors_before {
        prove_ask(draft, &ask, game, span, faults, claims);
    }
    Some(ask)
}
