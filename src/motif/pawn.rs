//! Pawns that become pieces, or are about to.

use crate::rules::{Position, Role};
use crate::theme::Theme;

use super::exchange_gain;
use super::fact::{Fact, Proof};
use super::story::Story;

/// Promotions and threats of it. `by` is the new piece (or the pawn); nobody suffers.
///
/// A promotion proves itself. The threat is shown when the pawn promotes later in the line.
pub(super) fn find(story: &Story) -> Vec<Fact> {
    let mut facts = Vec::new();
    for step in story.hero_steps() {
        let by: Vec<_> = step.mover().into_iter().collect();
        if let Some(role) = step.mv.promotion() {
            let plies = (step.ply, step.ply);
            facts.push(story.fact(Theme::Promotion, Proof::Shown, plies, by.clone(), vec![]));
            if role != Role::Queen {
                facts.push(story.fact(Theme::Underpromotion, Proof::Shown, plies, by, vec![]));
            }
            continue;
        }
        if step.mv.role() != Role::Pawn || !threatens_to_promote(step.after, step.mv.to()) {
            continue;
        }
        let promotes = story
            .step(step.ply + 2)
            .filter(|next| next.mv.from() == step.mv.to() && next.mv.promotion().is_some());
        let (proof, until) =
            promotes.map_or((Proof::Seen, step.ply), |next| (Proof::Shown, next.ply));
        facts.push(story.fact(Theme::PromotionThreat, proof, (step.ply, until), by, vec![]));
    }
    facts
}

/// If the side to move passed, could the pawn on a square promote to a queen and keep her?
pub(super) fn threatens_to_promote(position: &Position, square: crate::rules::Square) -> bool {
    position.pass().is_some_and(|passed| {
        passed
            .legal_moves_from(square)
            .into_iter()
            .any(|mv| mv.promotion() == Some(Role::Queen) && exchange_gain(&passed, mv) >= 1)
    })
}
