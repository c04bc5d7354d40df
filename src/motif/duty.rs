//! Protectors that stop protecting: taken, drawn away, asked too much, cut off.

use crate::rules::{Move, Position, Role, Square, Squares, attackers, between, defenders};
use crate::theme::Theme;

use super::exchange_gain;
use super::fact::{Fact, Man, Proof};
use super::geometry::{best_capture, is_slider, man_on};
use super::story::{Step, Story};

/// What became of a protector. `by` is the man that does it, where it stands after its move, `on` the protector where it
/// stood and what it protected, where that stands; for a mate that it guarded against, the man taken by it or else the mated
/// king (nothing when he himself was the guard).
///
/// All are shown: before the move, taking what was protected did not pay (or there was no mate on that square), two
/// plies later it is done and pays, and the protector protected it before and does not any more. But where taking the
/// protector wins more than twice as much by itself as what it protected, it is only seen.
pub(super) fn find(story: &Story) -> Vec<Fact> {
    let mut facts = Vec::new();
    for first in story.hero_steps() {
        let Some((reply, take)) = story.step(first.ply + 1).zip(story.step(first.ply + 2)) else {
            continue;
        };
        let Some(prize) = Prize::won(story, first, take) else {
            continue;
        };
        for guard in prize.guards(first.before) {
            let Some(theme) = fate(first, reply, take, &prize, guard) else {
                continue;
            };
            let by = first.mover().into_iter().collect();
            let mut on = vec![guard];
            // A king drawn off before he is mated is told once.
            if guard.1.role != Role::King || prize.man.1.role != Role::King {
                on.push(prize.man);
            }
            // Whoever takes a queen takes her for herself, and not for the pawn that she protected.
            let is_guard_the_prize = theme == Theme::RemovingTheDefender
                && !take.after.is_checkmate()
                && exchange_gain(first.before, first.mv) > 2 * exchange_gain(take.before, take.mv);
            let proof = if is_guard_the_prize {
                Proof::Seen
            } else {
                Proof::Shown
            };
            facts.push(story.fact(theme, proof, (first.ply, take.ply), by, on));
        }
    }
    facts
}

/// What the hero gets two plies later that he could not get before.
struct Prize {
    /// The square that was guarded.
    square: Square,
    /// The man that falls there, or the king that is mated from there.
    man: Man,
}

impl Prize {
    fn won(story: &Story, first: Step<'_>, take: Step<'_>) -> Option<Self> {
        if take.after.is_checkmate() {
            // The mating move was legal before only where its square was guarded.
            let board = take.after.board();
            let square = take.mv.to();
            let king = man_on(board, board.king_of(!story.hero())?)?;
            let taken = take.mv.captured().and_then(|_| {
                let stood = man_on(first.before.board(), square)?;
                (take.before.piece_at(square) == Some(stood.1)).then_some(stood)
            });
            let man = taken.unwrap_or(king);
            let was_free = first
                .before
                .board()
                .piece_at(square)
                .is_none_or(|piece| piece.color != story.hero());
            return was_free.then_some(Self { square, man });
        }
        let square = take.mv.captured_on()?;
        let man = man_on(first.before.board(), square)?;
        let same = take.before.piece_at(square) == Some(man.1);
        let pays = exchange_gain(take.before, take.mv) >= 1;
        // Before, somebody could have taken it, but it did not pay; or nobody could.
        let paid = best_capture(first.before, square).is_some_and(|(gain, _)| gain >= 1);
        let gains = story.mates() || story.gain_from(first.ply) >= 1;
        let is_enemy = man.1.color != story.hero();
        (same && pays && !paid && gains && is_enemy).then_some(Self { square, man })
    }

    /// The men that guarded the square before.
    fn guards(&self, before: &Position) -> Vec<Man> {
        let board = before.board();
        attackers(board, self.square, self.man.1.color)
            .into_iter()
            .filter_map(|square| man_on(board, square))
            .collect()
    }
}

/// How the guard stopped guarding, if it did.
fn fate(
    first: Step<'_>,
    reply: Step<'_>,
    take: Step<'_>,
    prize: &Prize,
    guard: Man,
) -> Option<Theme> {
    let (square, piece) = guard;
    if first.mv.captured_on() == Some(square) {
        let guards_left = attackers(take.before.board(), prize.square, piece.color);
        let is_king_alone = (guards_left & !take.before.board().kings()).is_empty();
        return (is_king_alone || guards_left.is_empty() || take.after.is_checkmate())
            .then_some(Theme::RemovingTheDefender);
    }
    if prize.square == first.mv.to() {
        return None;
    }
    if reply.mv.from() == square {
        let guards_still = take
            .before
            .board()
            .attacks_from(reply.mv.to())
            .contains(prize.square);
        if guards_still || reply.mv.to() == prize.square || prize.man.0 == square {
            return None;
        }
        if reply.mv.captured_on() == Some(first.mv.to()) {
            // It took back what it guarded too: two duties.
            let had_two = first.mv.captured().is_some()
                && defenders(first.before.board(), first.mv.to()).contains(square);
            return Some(if had_two {
                Theme::Overload
            } else {
                Theme::Deflection
            });
        }
        // Driven off: by a check, or because it was attacked itself.
        let was_hit = first.after.is_check()
            || first
                .after
                .board()
                .attacks_from(first.mv.to())
                .contains(square);
        return was_hit.then_some(Theme::Deflection);
    }
    cut_off(first, reply, take, prize, guard).then_some(Theme::Interference)
}

/// Does a man that was put between guard and square break the protection?
fn cut_off(first: Step<'_>, reply: Step<'_>, take: Step<'_>, prize: &Prize, guard: Man) -> bool {
    let stands = take.before.piece_at(guard.0) == Some(guard.1);
    let path = between(guard.0, prize.square);
    let put = |mv: Move| path.contains(mv.to());
    let before: Squares = first.before.board().attacks_from(guard.0);
    let now: Squares = take.before.board().attacks_from(guard.0);
    is_slider(guard.1.role)
        && stands
        && (put(first.mv) || put(reply.mv))
        && before.contains(prize.square)
        && !now.contains(prize.square)
        && (take.after.is_checkmate() || best_guard_left(take.before, prize).is_none())
}

/// Another man that still guards the square.
fn best_guard_left(position: &Position, prize: &Prize) -> Option<Square> {
    attackers(position.board(), prize.square, prize.man.1.color)
        .into_iter()
        .next()
}
