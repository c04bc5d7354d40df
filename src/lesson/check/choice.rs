//! `[step.choice]`: answers of the author's, or a move of which the rules say whether it is legal.

use crate::content::{Faults, Span, suggestion};
use crate::lesson::draft::{ChoiceDraft, Text};
use crate::lesson::field::Field;
use crate::lesson::lesson::StepKind;
use crate::rules::{AttemptedMove, Game};

use super::Claims;

pub(super) fn choice(
    draft: &ChoiceDraft,
    field: &Field,
    span: Span,
    faults: &mut Faults<'_>,
    claims: &mut Claims,
) -> Option<StepKind> {
    if let Some(legal) = &draft.legal {
        if let Some(extra) = draft.answers.first().or(draft.correct.as_ref()) {
            let message = "with `legal` the answers come from the rules";
            faults.error_with_help(
                "unused-key",
                extra.span(),
                message,
                "take `answers` and `correct` out",
            );
        }
        let Field::Game(game) = field else {
            return None;
        };
        claims.rules += 1;
        return legal_choice(legal, game, faults);
    }
    if !(2..=4).contains(&draft.answers.len()) {
        faults.error("wrong-number", span, "a choice has two to four `answers`");
        return None;
    }
    let Some(correct) = &draft.correct else {
        faults.error("missing-key", span, "missing key `correct`");
        return None;
    };
    let keys: Vec<String> = draft
        .answers
        .iter()
        .map(|text| text.get_ref().clone())
        .collect();
    for (index, key) in draft.answers.iter().enumerate() {
        if keys
            .iter()
            .take(index)
            .any(|earlier| earlier == key.get_ref())
        {
            faults.error(
                "duplicate-id",
                key.span(),
                format!("the answer `{}` is there twice", key.get_ref()),
            );
        }
    }
    let Some(index) = keys.iter().position(|key| key == correct.get_ref()) else {
        let help = suggestion(correct.get_ref(), keys.iter().map(String::as_str))
            .unwrap_or_else(|| format!("answers: {}", keys.join(", ")));
        let message = format!("`{}` is none of the answers", correct.get_ref());
        faults.error_with_help("unknown-answer", correct.span(), message, help);
        return None;
    };
    Some(StepKind::Choice {
        answers: keys,
        correct: index,
    })
}

/// `legal = MOVE`: any from-to pair, or SAN that some rule forbids.
fn legal_choice(text: &Text, game: &Game, faults: &mut Faults<'_>) -> Option<StepKind> {
    match game.read_attempt(text.get_ref()) {
        Ok(AttemptedMove { from, to, verdict }) => Some(StepKind::Legal {
            from,
            to,
            verdict: verdict.map_err(Box::new),
        }),
        Err(error) => {
            let message = format!("`{}`: {error}", text.get_ref());
            let help = "write the two squares: `e1g1`";
            faults.error_with_help("unreadable-move", text.span(), message, help);
            None
        }
    }
}
