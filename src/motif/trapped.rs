//! A man that is attacked and has nowhere to go.

use crate::rules::{Position, Role, Square, attackers, pinned};
use crate::theme::Theme;

use super::fact::{Fact, Man, Proof};
use super::geometry::{best_capture, man_on};
use super::story::Story;
use super::{exchange_gain, value};

/// Trapped men in a line. `by` is the man that moved, `on` the trapped one.
///
/// Shown when the man falls with gain on the hero's next move, where it stood or where it ran.
pub(super) fn find(story: &Story) -> Vec<Fact> {
    let mut facts: Vec<Fact> = Vec::new();
    for step in story.hero_steps() {
        for man in trapped(step.after) {
            let next = story.step(step.ply + 1).zip(story.step(step.ply + 2));
            let shown = next.filter(|(reply, take)| {
                let fell = take.mv.captured_on();
                let stayed = fell == Some(man.0);
                let ran = reply.mv.from() == man.0 && fell == Some(reply.mv.to());
                (stayed || ran)
                    && exchange_gain(take.before, take.mv) >= 1
                    && (story.mates() || story.gain_from(step.ply) >= 1)
            });
            let (proof, until) = shown.map_or((Proof::Seen, step.ply), |(_, take)| {
                (Proof::Shown, take.ply)
            });
            let by = step.mover().into_iter().collect();
            facts.push(story.fact(Theme::TrappedPiece, proof, (step.ply, until), by, vec![man]));
        }
    }
    facts
}

/// The men of the side to move that are attacked with gain and lose something wherever they go. Not in check, where the
/// king comes first, and not when pinned, which is another idea.
pub(super) fn trapped(position: &Position) -> Vec<Man> {
    let board = position.board();
    let turn = position.turn();
    if position.is_check() {
        return Vec::new();
    }
    let Some(other) = position.pass() else {
        return Vec::new();
    };
    let pins = pinned(board, turn);
    let men = board.by_color(turn) & !board.kings() & !board.pawns() & !pins;
    let moves = position.legal_moves();
    men.into_iter()
        .filter(|square| attackers(board, *square, !turn).any())
        .filter(|square| best_capture(&other, *square).is_some_and(|(gain, _)| gain >= 1))
        .filter(|square| {
            let mut own = moves.iter().filter(|mv| mv.from() == *square);
            own.all(|mv| loses(position, *mv, *square))
        })
        .filter_map(|square| man_on(board, square))
        .collect()
}

/// Does the man lose something by this move, all told?
fn loses(position: &Position, mv: crate::rules::Move, square: Square) -> bool {
    let role = position.board().role_at(square).unwrap_or(Role::Pawn);
    let won = mv.captured().map_or(0, value);
    if won >= value(role) {
        return false;
    }
    exchange_gain(position, mv) < 0
}
