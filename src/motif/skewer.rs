//! An attacked man moves off its line, and the one behind it falls.

use crate::theme::Theme;

use super::exchange_gain;
use super::fact::{Fact, Proof};
use super::geometry::{attacked_by, is_slider, worth};
use super::pin::behind;
use super::story::Story;
use crate::rules::{Role, defenders};

/// Skewers in a line. `by` is the slider, `on` the man in front and the one behind it.
///
/// Shown when the front man leaves the line at once and the slider takes the one behind with gain.
pub(super) fn find(story: &Story) -> Vec<Fact> {
    let mut facts = Vec::new();
    for step in story.hero_steps() {
        let board = step.after.board();
        let by = step.mv.to();
        if !board.role_at(by).is_some_and(is_slider) || step.after.is_checkmate() {
            continue;
        }
        for front in attacked_by(board, by, !story.hero()) {
            let Some([slider, front, last]) = behind(board, by, front) else {
                continue;
            };
            let front_is_better = worth(front.1.role) > worth(last.1.role);
            let must_go =
                worth(front.1.role) > worth(slider.1.role) || defenders(board, front.0).is_empty();
            if !front_is_better || !must_go {
                continue;
            }
            let shown = story
                .step(step.ply + 1)
                .zip(story.step(step.ply + 2))
                .filter(|(reply, take)| {
                    reply.mv.from() == front.0
                        && take.mv.from() == by
                        && take.mv.captured_on() == Some(last.0)
                        && take.before.piece_at(last.0) == Some(last.1)
                        && exchange_gain(take.before, take.mv) >= 1
                        && (story.mates() || story.gain_from(step.ply) >= 1)
                })
                .map(|(_, take)| take.ply);
            let pays = last.1.role != Role::Pawn
                && (defenders(board, last.0).is_empty()
                    || worth(last.1.role) > worth(slider.1.role));
            let proof = match shown {
                Some(_) => Proof::Shown,
                None if pays => Proof::Seen,
                None => continue,
            };
            let plies = (step.ply, shown.unwrap_or(step.ply));
            facts.push(story.fact(Theme::Skewer, proof, plies, vec![slider], vec![front, last]));
        }
    }
    facts
}
