//! Men that cannot leave their line.

use crate::rules::{
    Board, Color, Role, Square, Squares, attackers, between, defenders, line_through, pinned,
    pinner,
};
use crate::theme::Theme;

use super::fact::{Fact, Man, Proof};
use super::geometry::{is_slider, is_undefended, man_on, worth};
use super::held;
use super::story::Story;

/// Pins in a line. `by` is the man that pins, `on` the pinned one and the one behind it.
///
/// Shown when only the pin keeps the man from what it would do, or when the line wins it: see `held`.
pub(super) fn find(story: &Story) -> Vec<Fact> {
    let mut facts: Vec<Fact> = Vec::new();
    for step in story.hero_steps() {
        for [by, on, behind] in absolute(step.after.board(), !story.hero()) {
            let until = held::until(story, step, on, by.0);
            let matters = prevents_attack(step.after.board(), on.0, by.0)
                || prevents_escape(step.after.board(), on.0, by.0);
            let proof = match until {
                Some(_) => Proof::Shown,
                None if matters => Proof::Seen,
                None => continue,
            };
            let known = facts
                .iter()
                .any(|fact| fact.on.first() == Some(&on) && fact.proof >= proof);
            if known {
                continue;
            }
            let until = until.unwrap_or(step.ply);
            facts.push(story.fact(
                Theme::Pin,
                proof,
                (step.ply, until),
                vec![by],
                vec![on, behind],
            ));
        }
    }
    facts
}

/// The absolute pins against a side: who pins, who is pinned, the king behind.
pub(super) fn absolute(board: &Board, color: Color) -> Vec<[Man; 3]> {
    pinned(board, color)
        .into_iter()
        .filter_map(|square| {
            let by = man_on(board, pinner(board, square)?)?;
            Some([
                by,
                man_on(board, square)?,
                man_on(board, board.king_of(color)?)?,
            ])
        })
        .collect()
}

/// The relative pins against a side: a slider attacks a man, and a better man than both stands behind it on the line.
pub(super) fn relative(board: &Board, color: Color) -> Vec<[Man; 3]> {
    let mut pins = Vec::new();
    for by in board.by_color(!color) & board.sliders() {
        for front in board.attacks_from(by) & board.by_color(color) {
            let Some([by, front, behind]) = behind(board, by, front) else {
                continue;
            };
            let behind_is_better = worth(behind.1.role) > worth(front.1.role);
            let pays =
                worth(behind.1.role) > worth(by.1.role) || defenders(board, behind.0).is_empty();
            let is_man = front.1.role != Role::Pawn && behind.1.role != Role::King;
            if behind_is_better && pays && is_man {
                pins.push([by, front, behind]);
            }
        }
    }
    pins
}

/// The slider, the man it attacks, and the next man of the same side behind that one.
pub(super) fn behind(board: &Board, by: Square, front: Square) -> Option<[Man; 3]> {
    let slider = man_on(board, by)?;
    let first = man_on(board, front)?;
    if !is_slider(slider.1.role) {
        return None;
    }
    let lifted = board.occupied() & !Squares::from_square(front);
    board
        .by_color(first.1.color)
        .into_iter()
        .filter(|square| between(by, *square).contains(front))
        .find(|square| (between(by, *square) & lifted).is_empty())
        .and_then(|square| man_on(board, square))
        .filter(|_| board.attacks_from(by).contains(front))
        .map(|last| [slider, first, last])
}

/// Would the pinned man otherwise attack something worth it?
fn prevents_attack(board: &Board, square: Square, by: Square) -> bool {
    let Some((_, piece)) = man_on(board, square) else {
        return false;
    };
    let line = line_through(square, by);
    (board.attacks_from(square) & board.by_color(!piece.color) & !line)
        .into_iter()
        .filter_map(|target| man_on(board, target))
        .any(|(target, other)| {
            worth(other.role) > worth(piece.role) || is_undefended(board, target)
        })
}

/// Is the pinned man attacked along its line by something it should run from?
fn prevents_escape(board: &Board, square: Square, by: Square) -> bool {
    let Some((_, piece)) = man_on(board, square) else {
        return false;
    };
    let line = line_through(square, by);
    (attackers(board, square, !piece.color) & line)
        .into_iter()
        .filter_map(|from| man_on(board, from))
        .any(|(from, other)| {
            worth(piece.role) > worth(other.role)
                || (is_undefended(board, square)
                    && !board.attacks_from(square).contains(from)
                    && (board.attacks_from(square) & !line).any())
        })
}
