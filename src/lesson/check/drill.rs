//! Drills: an opening that is practised in a lesson.

use std::collections::{BTreeMap, BTreeSet};

use crate::content::{Faults, suggestion};
use crate::lesson::draft::{DrillDraft, Text};
use crate::lesson::field::Field;
use crate::lesson::lesson::{Practised, Step, StepKind};
use crate::opening::{Mode, Tree, Trees};
use crate::rules::{Color, Game};

use super::Claims;

/// The words of the script for how an opening is practised.
const WAYS: [(&str, Mode); 3] = [
    ("learn", Mode::Learn),
    ("recall", Mode::Recall),
    ("spar", Mode::Spar),
];

/// Reads the table; its board is the start of chess.
pub(super) fn drill(
    draft: &DrillDraft,
    id: &str,
    words: BTreeSet<String>,
    faults: &mut Faults<'_>,
    claims: &mut Claims,
) -> Option<Step> {
    let trees = Trees::embedded();
    let Some(tree) = trees.get(draft.tree.get_ref()) else {
        let known = trees.iter().map(|tree| tree.id.as_str());
        let message = format!("there is no practice tree `{}`", draft.tree.get_ref());
        unknown("unknown-tree", &draft.tree, message, known, faults);
        return None;
    };
    let side = match &draft.side {
        None => tree.sides.first().copied()?,
        Some(text) => read_side(text, tree, faults)?,
    };
    let way = match &draft.way {
        None => Mode::Learn,
        Some(text) => read_way(text, faults)?,
    };
    let mut lines = Vec::new();
    for text in &draft.lines {
        lines.push(read_line(text, tree, side, faults)?);
    }
    if let Some(first) = draft.lines.first().filter(|_| way == Mode::Spar) {
        let message = "who spars does not know which line comes";
        faults.error_with_help("unused-key", first.span(), message, "leave `lines` out");
        return None;
    }
    claims.rules += 1 + lines.len();
    Some(Step {
        id: id.to_owned(),
        about: None,
        field: Field::Game(Game::default()),
        marks: Vec::new(),
        later_marks: BTreeMap::new(),
        orientation: side,
        castling_card: false,
        kind: StepKind::Opening(Practised {
            tree: tree.id.clone(),
            side,
            way,
            lines,
        }),
        words,
    })
}

fn read_side(text: &Text, tree: &Tree, faults: &mut Faults<'_>) -> Option<Color> {
    let side = match text.get_ref().as_str() {
        "white" => Color::White,
        "black" => Color::Black,
        other => {
            let message = format!("there is no side `{other}`");
            unknown("unknown-side", text, message, ["white", "black"], faults);
            return None;
        }
    };
    if !tree.sides.contains(&side) {
        let message = format!("the tree `{}` is not practised from this side", tree.id);
        faults.error("wrong-sides", text.span(), message);
        return None;
    }
    Some(side)
}

fn read_way(text: &Text, faults: &mut Faults<'_>) -> Option<Mode> {
    let known = WAYS.iter().find(|(name, _)| name == text.get_ref());
    if known.is_none() {
        let message = format!("unknown `way` value `{}`", text.get_ref());
        let names = WAYS.map(|(name, _)| name);
        unknown("unknown-way", text, message, names, faults);
    }
    known.map(|(_, way)| *way)
}

/// The place of a line that whoever practises the side goes through.
fn read_line(text: &Text, tree: &Tree, side: Color, faults: &mut Faults<'_>) -> Option<usize> {
    let of_side: Vec<usize> = tree.lines_of(side).collect();
    let name = |index: &usize| tree.lines.get(*index).map(|line| line.id.as_str());
    let found = of_side
        .iter()
        .find(|index| name(index) == Some(text.get_ref()));
    if found.is_none() {
        let message = format!(
            "this side of `{}` has no line `{}`",
            tree.id,
            text.get_ref()
        );
        let names = of_side.iter().filter_map(name);
        unknown("unknown-line", text, message, names, faults);
    }
    found.copied()
}

fn unknown<'k>(
    code: &'static str,
    text: &Text,
    message: String,
    known: impl IntoIterator<Item = &'k str>,
    faults: &mut Faults<'_>,
) {
    let known: Vec<&str> = known.into_iter().collect();
    let help = suggestion(text.get_ref(), known.iter().copied())
        .unwrap_or_else(|| format!("known: {}", known.join(", ")));
    faults.error_with_help(code, text.span(), message, help);
}
