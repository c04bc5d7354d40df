//! What stands on the board, before anybody says what to do about it.

use crate::rules::{Color, Move, Position, Role, attackers, hanging};
use crate::theme::Theme;

use super::fact::{Fact, Man, Proof};
use super::geometry::{is_undefended, man_on, worth};
use super::story::Story;
use super::{fork, mate_in, pin, trapped};

/// The facts of a position, for both sides: hanging men, exchanges that pay, pins, skewers, forks, trapped men, mates in one.
///
/// They are [`Proof::Seen`]: each is true of the board as it stands and of the single legal move in its line; whether the
/// move is good is for an engine. A mate in one is shown.
#[must_use]
pub fn seen_in(position: &Position) -> Vec<Fact> {
    let mut facts = Vec::new();
    let board = position.board();
    // The other side as if it were to move, where that is possible.
    let views = [Some(position.clone()), position.pass()];
    for view in views.into_iter().flatten() {
        let side = view.turn();
        facts.extend(captures(&view));
        facts.extend(mate_in(&view, 1).and_then(|mate| mate_fact(&view, &mate.line)));
        for mv in view.legal_moves() {
            if mv.role() == Role::Pawn
                && mv.captured().is_none()
                && mv.promotion() == Some(Role::Queen)
            {
                let by = man_on(board, mv.from()).into_iter().collect();
                facts.push(seen(Theme::PromotionThreat, side, by, vec![], vec![mv]));
            }
        }
        for (square, piece) in trapped::trapped(&view) {
            facts.push(seen(
                Theme::TrappedPiece,
                !side,
                vec![],
                vec![(square, piece)],
                vec![],
            ));
        }
    }
    for side in [Color::White, Color::Black] {
        let mut pins = pin::absolute(board, !side);
        pins.extend(pin::relative(board, !side));
        for [by, on, behind] in pins {
            facts.push(seen(Theme::Pin, side, vec![by], vec![on, behind], vec![]));
        }
        for square in board.by_color(side) {
            facts.extend(skewers(position, square));
            if let Some((by, on)) = standing_fork(position, square) {
                facts.push(seen(Theme::Fork, side, vec![by], on, vec![]));
            }
        }
    }
    facts
}

/// The facts of a move: what it alone brings about, as a line of one move.
#[must_use]
pub fn seen_of(position: &Position, mv: Move) -> Vec<Fact> {
    Story::new(position, &[mv]).map_or_else(Vec::new, |story| super::found(&story))
}

fn seen(theme: Theme, side: Color, by: Vec<Man>, on: Vec<Man>, line: Vec<Move>) -> Fact {
    Fact {
        theme,
        proof: Proof::Seen,
        side,
        ply: 0,
        by,
        on,
        gain: 0,
        until: 0,
        line,
    }
}

fn mate_fact(view: &Position, line: &[Move]) -> Option<Fact> {
    let mv = *line.first()?;
    let by = man_on(view.board(), mv.from())?;
    let king = man_on(view.board(), view.king(!view.turn())?)?;
    let mut fact = seen(Theme::Mate, view.turn(), vec![by], vec![king], vec![mv]);
    fact.proof = Proof::Shown;
    Some(fact)
}

/// For each man that can be taken with gain, the best taking.
fn captures(view: &Position) -> Vec<Fact> {
    let board = view.board();
    let loose = hanging(board, !view.turn());
    let mut facts: Vec<Fact> = Vec::new();
    for victim in board.by_color(!view.turn()) {
        let best = super::geometry::best_capture(view, victim);
        let Some((gain, mv)) = best.filter(|(gain, _)| *gain >= 1) else {
            continue;
        };
        let free = loose.contains(victim) && is_undefended(board, victim);
        let theme = if free {
            Theme::HangingPiece
        } else {
            Theme::WinningExchange
        };
        let by = man_on(board, mv.from()).into_iter().collect();
        let on = man_on(board, victim).into_iter().collect();
        let mut fact = seen(theme, view.turn(), by, on, vec![mv]);
        fact.gain = gain;
        facts.push(fact);
    }
    facts
}

/// A man that attacks two others at once and cannot be taken with gain, whoever is to move.
fn standing_fork(position: &Position, square: crate::rules::Square) -> Option<(Man, Vec<Man>)> {
    let side = position.board().color_at(square)?;
    if side == position.turn() {
        return fork::fork_after(&position.pass()?, square);
    }
    fork::fork_after(position, square)
}

fn skewers(position: &Position, by: crate::rules::Square) -> Vec<Fact> {
    let board = position.board();
    let Some(side) = board.color_at(by) else {
        return Vec::new();
    };
    (board.attacks_from(by) & board.by_color(!side))
        .into_iter()
        .filter_map(|front| pin::behind(board, by, front))
        .filter(|[slider, front, last]| {
            let front_first = worth(front.1.role) > worth(last.1.role);
            let must_go = worth(front.1.role) > worth(slider.1.role);
            let pays = attackers(board, last.0, !side).is_empty()
                || worth(last.1.role) > worth(slider.1.role);
            front_first && must_go && pays && last.1.role != Role::Pawn
        })
        .map(|[slider, front, last]| {
            seen(Theme::Skewer, side, vec![slider], vec![front, last], vec![])
        })
        .collect()
}
