//! A man that can be taken for nothing, and exchanges that pay.

use crate::theme::Theme;

use super::fact::{Fact, Proof};
use super::geometry::best_capture;
use super::story::Story;
use super::{exchange_gain, value};

/// What the first move of a line wins by taking. `by` is the taker where it stood, `on` the man that is taken.
///
/// A man hangs when nobody can take back, and the exchange pays when somebody can. Shown when at the end of the line the
/// hero still has what the taking won, or nearly: a pawn that is lost afterwards makes a queen no less free. Taking back
/// what was just lost is neither.
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
    // Not even a protector behind another, or one whose line the taker opens, can take back.
    let free = best_capture(step.after, step.mv.to()).is_none();
    let theme = if free {
        Theme::HangingPiece
    } else {
        Theme::WinningExchange
    };
    let shown = story.mates() || story.gain_from(0) >= gain - gain / 4;
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
