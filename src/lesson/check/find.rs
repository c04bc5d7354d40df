//! `[step.squares]`: what is to be clicked. Which squares that are is computed.

use crate::content::{Faults, Span, suggestion};
use crate::lesson::draft::{SquaresDraft, Text};
use crate::lesson::field::{Field, Find, diagonal};
use crate::lesson::lesson::StepKind;
use crate::rules::{File, Piece, Rank, Square};

use super::Claims;
use super::board::{read_color, read_square};

pub(super) fn squares(
    draft: &SquaresDraft,
    field: &Field,
    span: Span,
    faults: &mut Faults<'_>,
    claims: &mut Claims,
) -> Option<StepKind> {
    let Some(find) = &draft.find else {
        faults.error("missing-key", span, "missing key `find`");
        return None;
    };
    let read = read_find(find, draft.of.as_ref(), field, faults)?;
    claims.rules += 1;
    if read.squares(field).is_empty() {
        let message = format!(
            "there is no square to click: `{}` finds none here",
            find.get_ref()
        );
        faults.error("nothing-to-find", find.span(), message);
        return None;
    }
    Some(StepKind::Squares(read))
}

/// The names of [`Find`], for a suggestion.
const FINDS: [&str; 17] = [
    "reach",
    "attacked-by",
    "attackers",
    "defenders",
    "hanging",
    "pinned",
    "checkers",
    "safe-king",
    "movable",
    "square",
    "file",
    "rank",
    "diagonal",
    "centre",
    "extended-centre",
    "corners",
    "men",
];

fn read_find(
    find: &Text,
    of: Option<&Text>,
    field: &Field,
    faults: &mut Faults<'_>,
) -> Option<Find> {
    let name = find.get_ref().as_str();
    let lone = match name {
        "checkers" => Some(Find::Checkers),
        "safe-king" => Some(Find::SafeKing),
        "movable" => Some(Find::Movable),
        "centre" => Some(Find::Centre),
        "extended-centre" => Some(Find::ExtendedCentre),
        "corners" => Some(Find::Corners),
        _ => None,
    };
    if let (Some(_), Some(of)) = (lone, of) {
        faults.error("unused-key", of.span(), format!("`{name}` takes no `of`"));
    }
    if lone.is_some() {
        return lone;
    }
    if !FINDS.contains(&name) {
        let help =
            suggestion(name, FINDS).unwrap_or_else(|| format!("known: {}", FINDS.join(", ")));
        faults.error_with_help(
            "unknown-find",
            find.span(),
            format!("unknown `find` value `{name}`"),
            help,
        );
        return None;
    }
    let Some(of) = of else {
        faults.error("missing-key", find.span(), format!("`{name}` needs `of`"));
        return None;
    };
    let man = |faults: &mut Faults<'_>| {
        let square = read_square(of, faults)?;
        if field.board().piece_at(square).is_none() {
            faults.error("no-man", of.span(), format!("nothing stands on {square}"));
            return None;
        }
        Some(square)
    };
    match name {
        "reach" => man(faults).map(Find::Reach),
        "attacked-by" => man(faults).map(Find::AttackedBy),
        "defenders" => man(faults).map(Find::Defenders),
        "attackers" => read_square(of, faults).map(Find::Attackers),
        "square" => read_square(of, faults).map(Find::Square),
        "hanging" => read_color(of, faults).map(Find::Hanging),
        "pinned" => read_color(of, faults).map(Find::Pinned),
        _ => {
            let text = of.get_ref().as_str();
            let letter = || text.chars().next().filter(|_| text.chars().count() == 1);
            let read = match name {
                "file" => letter().and_then(File::from_char).map(Find::File),
                "rank" => letter().and_then(Rank::from_char).map(Find::Rank),
                "men" => letter().and_then(Piece::from_char).map(Find::Men),
                _ => read_diagonal(text),
            };
            if read.is_none() {
                let help = match name {
                    "file" => "a letter a to h",
                    "rank" => "a digit 1 to 8",
                    "men" => "a FEN letter: K is the white king, p a black pawn",
                    _ => "the two ends of a diagonal: `a1h8`",
                };
                faults.error_with_help("bad-of", of.span(), format!("`{text}` is no {name}"), help);
            }
            read
        }
    }
}

fn read_diagonal(text: &str) -> Option<Find> {
    let a: Square = text.get(0..2)?.parse().ok()?;
    let b: Square = text.get(2..)?.parse().ok()?;
    (!diagonal(a, b).is_empty()).then_some(Find::Diagonal(a, b))
}
