//! A man that can be taken for nothing, and exchanges that pay.

use crate::rules::defenders;
use crate::theme::Theme;

use super::fact::{Fact, Proof};
use super::geometry::is_undefended;
use super::story::Story;
use super::{exchange_gain, value};

/// What the first move of a line wins by taking. `by` is the taker where it stood, `on` the man that is taken.
///
/// A man hangs when nobody protects it, and the exchange pays when somebody does. Shown when at the end of the line the
/// hero still has what the taking won. Taking back what was just lost is neither.
pub(super) fn find(story: &Story) -> Vec<Fact> {
    let Some(step) = story.step(0) else {
        return Vec::new();
    };
    let Some((role, square)) = step.mv.captured().zip(step.mv.captured_on()) else {
        return Vec::new();
    };
    let took_back = story.move_before().is_some_and(|before| {
        before.to() == square
            && before
                .captured()
                .is_some_and(|lost| value(lost) >= value(role))
    });
    let gain = exchange_gain(step.before, step.mv);
    let by = story.man(0, step.mv.from());
    let on = story.man(0, square);
    if took_back || gain < 1 {
        return Vec::new();
    }
    let free = is_undefended(step.before.board(), square)
        || (gain >= value(role) && defenders(step.before.board(), square).is_empty());
    let theme = if free {
        Theme::HangingPiece
    } else {
        Theme::WinningExchange
    };
    let shown = story.mates() || story.gain_from(0) >= gain;
    let proof = if shown { Proof::Shown } else { Proof::Seen };
    let until = story.moves().len().saturating_sub(1);
    vec![story.fact(
        theme,
        proof,
        (0, until),
        by.into_iter().collect(),
        on.into_iter().collect(),
    )]
}
