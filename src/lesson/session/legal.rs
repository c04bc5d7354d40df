//! "Is this move allowed?", and if not: which rule forbids it? Both answers come from the rules.

use std::collections::BTreeSet;

use crate::lesson::answer::{Told, marks_of, tell_refusal};
use crate::lesson::field::Field;
use crate::lesson::lesson::{Step, StepKind};
use crate::message::Message;
use crate::rules::{Move, Reason, Refusal, Role, Square};
use crate::scene::{Badge, Mark, Scene, Sign, Tone};
use crate::session::{Event, Mood};

use super::choice::state_of;
use super::{AnswerOption, Turn};

/// The rules that are offered to choose from, short names of [`crate::rules::Reason::kind`], by the kind of move.
const CASTLING_RULES: [&str; 6] = [
    "castling_through_attack",
    "castling_blocked",
    "castling_in_check",
    "king_has_moved",
    "castling_into_attack",
    "rook_has_moved",
];
const PAWN_TAKING_RULES: [&str; 5] = [
    "en_passant_expired",
    "pawn_nothing_to_capture",
    "pinned",
    "pawn_cannot_capture_forward",
    "en_passant_never",
];
const PAWN_STEP_RULES: [&str; 4] = [
    "blocked",
    "pawn_cannot_capture_forward",
    "pawn_double_step_not_from_start",
    "pinned",
];
const OTHER_RULES: [&str; 7] = [
    "blocked",
    "pinned",
    "not_how_it_moves",
    "king_attacked",
    "king_next_to_king",
    "does_not_answer_check",
    "own_piece",
];

/// Rules that are no wrong answer either, though they are not the one that forbids the move: where nothing was taken in
/// passing, a pawn did go diagonally for nothing.
const LOOSELY_TRUE: [(&str, &[&str]); 5] = [
    (
        "en_passant_never",
        &["pawn_nothing_to_capture", "not_how_it_moves"],
    ),
    (
        "en_passant_expired",
        &[
            "pawn_nothing_to_capture",
            "en_passant_never",
            "not_how_it_moves",
        ],
    ),
    (
        "pawn_nothing_to_capture",
        &["en_passant_never", "not_how_it_moves"],
    ),
    ("double_check", &["does_not_answer_check"]),
    ("king_attacked", &["does_not_answer_check"]),
];

/// Wrong answers that can be thought of for any move, where the kind of move gives too few.
const ANY_MOVE_RULES: [&str; 3] = ["not_how_it_moves", "pinned", "own_piece"];

/// Which question is open, and what was picked.
#[derive(Clone, Debug, Default)]
pub(super) struct LegalStage {
    picked: BTreeSet<usize>,
    /// The second question, "which rule?", once the first is answered: the kinds offered.
    rules: Option<Vec<&'static str>>,
    is_done: bool,
}

impl LegalStage {
    pub(super) fn options(&self, step: &Step) -> Vec<AnswerOption> {
        let StepKind::Legal { verdict, .. } = &step.kind else {
            return Vec::new();
        };
        let option = |index: usize, id: &'static str, is_right: bool| AnswerOption {
            message: Message::own(id),
            state: state_of(self.picked.contains(&index), is_right),
        };
        match (&self.rules, verdict) {
            (Some(rules), Err(refusal)) => rules
                .iter()
                .enumerate()
                .map(|(index, kind)| option(index, rule_name(kind), applies(refusal, kind)))
                .collect(),
            (_, verdict) => vec![
                option(0, "legal-yes", verdict.is_ok()),
                option(1, "legal-no", verdict.is_err()),
            ],
        }
    }

    pub(super) fn show(&self, step: &Step, scene: &mut Scene) {
        let StepKind::Legal { from, to, verdict } = &step.kind else {
            return;
        };
        match verdict {
            Ok(mv) if self.is_done => {
                // What the author points out is still so, unless it is about the man that has gone.
                let men = [Some(mv.from()), mv.captured_on()];
                let is_gone = |mark: &Mark| men.contains(&Some(mark.square()));
                scene.marks.clone_from(&step.marks);
                scene.marks.retain(|mark| !is_gone(mark));
                show_played(step, *mv, scene);
            }
            Err(refusal) if self.is_done => {
                scene.marks.clone_from(&step.marks);
                scene.marks.extend(marks_of(refusal.first()));
            }
            Ok(_) | Err(_) => {
                scene.marks.clone_from(&step.marks);
                scene.marks.push(Mark::Arrow {
                    from: *from,
                    to: *to,
                    tone: Tone::Idea,
                });
            }
        }
    }

    pub(super) fn update(&mut self, event: &Event, turn: &mut Turn<'_>) {
        let (Event::Chose(index), StepKind::Legal { from, to, verdict }) = (event, &turn.step.kind)
        else {
            return;
        };
        match (&self.rules, verdict) {
            (Some(rules), Err(refusal)) => {
                let Some(kind) = rules.get(*index).filter(|_| self.picked.insert(*index)) else {
                    return;
                };
                if applies(refusal, kind) {
                    self.finish(turn, refusal);
                } else {
                    let message = Message::own("legal-not-that-rule");
                    turn.miss(Told {
                        messages: vec![message],
                        marks: Vec::new(),
                    });
                }
            }
            (_, Ok(_)) => match index {
                0 => {
                    self.picked.insert(0);
                    self.is_done = true;
                    let why = turn.step.has_words("why").then(|| turn.words(Some("why")));
                    turn.solve(Some(
                        why.unwrap_or_else(|| Message::own("legal-is-allowed")),
                    ));
                }
                1 if self.picked.insert(1) => {
                    let message = Message::own("legal-no-rule-forbids");
                    turn.miss(Told {
                        messages: vec![message],
                        marks: Vec::new(),
                    });
                }
                _ => {}
            },
            (None, Err(refusal)) => match index {
                0 if self.picked.insert(0) => {
                    turn.miss(tell_refusal(refusal, turn.step.field.board()))
                }
                1 if self.picked.contains(&0) || turn.is_test => {
                    // The rule was just told, so it is not asked for again.
                    self.picked.insert(1);
                    self.finish(turn, refusal);
                }
                1 => {
                    self.rules = Some(offered(refusal, *from, *to, &turn.step.field));
                    self.picked.clear();
                    turn.say(vec![Message::own("legal-which-rule")], Mood::Happy);
                }
                _ => {}
            },
        }
    }

    fn finish(&mut self, turn: &mut Turn<'_>, refusal: &Refusal) {
        self.is_done = true;
        turn.solve(None);
        let mut messages = tell_refusal(refusal, turn.step.field.board()).messages;
        if turn.step.has_words("why") {
            messages.push(turn.words(Some("why")));
        }
        turn.say(messages, Mood::Happy);
    }
}

/// The board after an allowed move.
fn show_played(step: &Step, mv: Move, scene: &mut Scene) {
    let Field::Game(game) = &step.field else {
        return;
    };
    let Ok(after) = game.position().play(mv) else {
        return;
    };
    scene.board = after.board().clone();
    scene.turn = Scene::turn_in(&after);
    scene.check = after.is_check().then(|| after.king(after.turn())).flatten();
    scene.last_move = Some((mv.from(), mv.to()));
    scene.badge = Some(Badge {
        square: mv.to(),
        sign: Sign::Tick,
    });
}

fn applies(refusal: &Refusal, kind: &str) -> bool {
    refusal.reasons().any(|reason| {
        // From the position alone nobody can say whether the pawn once went two squares: both rules may be the one.
        let history_known = !matches!(
            reason,
            Reason::EnPassantNever {
                history_known: false,
                ..
            }
        );
        reason.kind() == kind || (!history_known && kind == "en_passant_expired")
    })
}

/// Could somebody who looks at the board think of this rule? A wrong answer about something that is not there is none.
fn is_likely(kind: &str, from: Square, to: Square, field: &Field) -> bool {
    let board = field.board();
    let is_king = board.role_at(from) == Some(Role::King);
    let is_step = from.distance(to) == 1;
    match kind {
        "blocked" => !is_step,
        "pinned" => !is_king,
        "king_attacked" | "king_next_to_king" => is_king,
        "does_not_answer_check" => field.checked_king().is_some(),
        "own_piece" => board.piece_at(to).is_some(),
        "pawn_double_step_not_from_start" => !is_step,
        "pawn_nothing_to_capture" => board.piece_at(to).is_none(),
        "en_passant_expired" | "en_passant_never" => {
            let beside = Square::from_coords(to.file(), from.rank());
            let other = board.color_at(from).map(|own| Role::Pawn.of(!own));
            board.piece_at(to).is_none() && other.is_some() && board.piece_at(beside) == other
        }
        _ => true,
    }
}

/// The right rule and two that do not apply, in a fixed order that does not give it away.
fn offered(refusal: &Refusal, from: Square, to: Square, field: &Field) -> Vec<&'static str> {
    let role = field.board().role_at(from);
    let is_castling = role == Some(Role::King) && from.distance(to) > 1;
    let pool: &[&'static str] = match role {
        Some(Role::King) if is_castling => &CASTLING_RULES,
        Some(Role::Pawn) if from.file() == to.file() => &PAWN_STEP_RULES,
        Some(Role::Pawn) => &PAWN_TAKING_RULES,
        _ => &OTHER_RULES,
    };
    let first = refusal.first().kind();
    let also_true = LOOSELY_TRUE
        .iter()
        .find(|(kind, _)| *kind == first)
        .map_or(&[] as &[&str], |(_, others)| others);
    let mut rules: Vec<&'static str> = Vec::new();
    for kind in pool.iter().chain(&ANY_MOVE_RULES).copied() {
        let is_wrong = !applies(refusal, kind) && kind != first && !also_true.contains(&kind);
        if rules.len() < 2 && is_wrong && !rules.contains(&kind) && is_likely(kind, from, to, field)
        {
            rules.push(kind);
        }
    }
    // The place of the right one depends on the squares, so that it is not always the same.
    let place = (from as usize + to as usize) % (rules.len() + 1);
    rules.insert(place, first);
    rules
}

/// The short name of a rule, as an answer to pick.
fn rule_name(kind: &str) -> &'static str {
    match kind {
        "no_piece" => "rule-no-piece",
        "other_side" => "rule-other-side",
        "not_how_it_moves" => "rule-not-how-it-moves",
        "blocked" => "rule-blocked",
        "own_piece" => "rule-own-piece",
        "king_never_taken" => "rule-king-never-taken",
        "pawn_cannot_capture_forward" => "rule-pawn-cannot-capture-forward",
        "pawn_nothing_to_capture" => "rule-pawn-nothing-to-capture",
        "pawn_double_step_not_from_start" => "rule-pawn-double-step-not-from-start",
        "en_passant_expired" => "rule-en-passant-expired",
        "en_passant_never" => "rule-en-passant-never",
        "king_attacked" => "rule-king-attacked",
        "king_next_to_king" => "rule-king-next-to-king",
        "double_check" => "rule-double-check",
        "does_not_answer_check" => "rule-does-not-answer-check",
        "pinned" => "rule-pinned",
        "not_on_same_rank" => "rule-not-on-same-rank",
        "king_has_moved" => "rule-king-has-moved",
        "rook_has_moved" => "rule-rook-has-moved",
        "castling_right_gone" => "rule-castling-right-gone",
        "no_rook" => "rule-no-rook",
        "castling_blocked" => "rule-castling-blocked",
        "castling_in_check" => "rule-castling-in-check",
        "castling_through_attack" => "rule-castling-through-attack",
        "castling_into_attack" => "rule-castling-into-attack",
        "promotion_missing" => "rule-promotion-missing",
        "promotion_not_allowed" => "rule-promotion-not-allowed",
        _ => "rule-game-over",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, Position};

    #[test]
    fn the_wrong_rules_are_about_something_that_is_on_the_board() {
        for (fen, from, to, right, wrong) in [
            // A pawn takes a queen: nothing here is about taking in passing.
            (
                "5rk1/pp1q1pp1/2p4Q/8/8/8/PP3P1P/6RK b - - 0 1",
                Square::G7,
                Square::H6,
                "pinned",
                ["pawn_cannot_capture_forward", "not_how_it_moves"],
            ),
            // A double check: that the move does not answer it would be true as well.
            (
                "4k3/pp4pp/6B1/8/8/8/PP4PP/4R1K1 b - - 0 1",
                Square::H7,
                Square::G6,
                "double_check",
                ["pinned", "pawn_cannot_capture_forward"],
            ),
            // A king that steps: nothing can stand in between, and it is not pinned.
            (
                "k2r4/8/8/3r4/4K3/8/8/8 w - - 0 1",
                Square::E4,
                Square::D5,
                "king_attacked",
                ["not_how_it_moves", "king_next_to_king"],
            ),
            // A pawn before a pawn: it goes one square, not two.
            (
                "4k3/8/8/3pp3/4P3/8/8/4K3 w - - 0 1",
                Square::E4,
                Square::E5,
                "pawn_cannot_capture_forward",
                ["pinned", "not_how_it_moves"],
            ),
            // A pawn goes diagonally for nothing: so it does not move that way either.
            (
                "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1",
                Square::E4,
                Square::D5,
                "pawn_nothing_to_capture",
                ["pinned", "pawn_cannot_capture_forward"],
            ),
            // A pawn that went two squares stands beside.
            (
                "4r1k1/5ppp/8/3pP3/8/8/8/4K3 w - d6 0 2",
                Square::E5,
                Square::D6,
                "pinned",
                ["en_passant_expired", "pawn_nothing_to_capture"],
            ),
        ] {
            let game = Game::new(Position::from_fen(fen).unwrap());
            let refusal = game.find(from, to, None).unwrap_err();
            let field = Field::Game(game);
            let mut offered = offered(&refusal, from, to, &field);
            assert!(offered.contains(&right), "{fen}: {offered:?}");
            offered.retain(|kind| *kind != right);
            assert_eq!(offered, wrong, "{fen}");
        }
    }
}
