//! A step that asks for squares to be clicked. Which ones are right is computed from the board.

use crate::lesson::answer::Told;
use crate::lesson::field::{Field, Find};
use crate::lesson::lesson::{Step, StepKind};
use crate::message::{Arg, Message};
use crate::rules::{Piece, Square, Squares};
use crate::scene::{Input, Mark, Scene, Tone};
use crate::session::{Cue, Event, Mood};

use super::{Tally, Turn, rings};

/// The squares found so far.
#[derive(Clone, Debug, Default)]
pub(super) struct SquaresStage {
    found: Squares,
}

impl SquaresStage {
    pub(super) fn tally(&self, step: &Step) -> Tally {
        let of = find_of(step).map_or(0, |find| find.squares(&step.field).count());
        Tally::Found {
            found: self.found.count(),
            of,
        }
    }

    pub(super) fn show(&self, step: &Step, is_solved: bool, scene: &mut Scene) {
        // The author's marks, but where the learner's own ring stands.
        let is_found =
            |mark: &Mark| matches!(mark, Mark::Ring { square, .. } if self.found.contains(*square));
        scene.marks.clone_from(&step.marks);
        scene.marks.retain(|mark| !is_found(mark));
        scene.marks.extend(rings(self.found, Tone::Good));
        if !is_solved {
            scene.input = Input::Squares;
        }
    }

    pub(super) fn update(&mut self, event: &Event, turn: &mut Turn<'_>) {
        let (Event::Clicked(square), Some(find)) = (event, find_of(turn.step)) else {
            return;
        };
        let wanted = find.squares(&turn.step.field);
        if !wanted.contains(*square) {
            // What the author wrote for this step says more than what the program says for all.
            let look = match turn.step.has_words("retry") {
                true => Some(turn.words(Some("retry"))),
                false => look_for(find),
            };
            let wrong = not_this(find, *square, &turn.step.field);
            let messages = std::iter::once(wrong).chain(look).collect();
            let marks = vec![Mark::Ring {
                square: *square,
                tone: Tone::Warning,
            }];
            turn.miss(Told { messages, marks });
            return;
        }
        self.found.add(*square);
        turn.cue(Cue::Move);
        turn.marks = Some(Vec::new());
        if self.found == wanted {
            turn.solve(None);
        } else {
            turn.say(Vec::new(), Mood::Calm);
        }
    }

    pub(super) fn hint(&mut self, stage: u8, step: &Step) -> Told {
        let Some(find) = find_of(step) else {
            return Told::default();
        };
        let missing = find.squares(&step.field).without(self.found);
        let Some(next) = missing.first() else {
            return Told::default();
        };
        let count = Arg::Number(missing.count() as i64);
        match stage {
            2 => Told {
                messages: vec![Message::own("hint-squares-left").with("count", count)],
                marks: Vec::new(),
            },
            3 => Told {
                messages: vec![Message::own("hint-square").with("square", Arg::Square(next))],
                marks: vec![Mark::Ring {
                    square: next,
                    tone: Tone::Idea,
                }],
            },
            _ => Told::default(),
        }
    }
}

fn find_of(step: &Step) -> Option<Find> {
    if let StepKind::Squares(find) = &step.kind {
        Some(*find)
    } else {
        None
    }
}

/// What to look for, where that can be said for every board.
fn look_for(find: Find) -> Option<Message> {
    let about = |id, target| Message::own(id).with("target", Arg::Square(target));
    match find {
        Find::Attackers(target) => Some(about("squares-not-attacker-look", target)),
        Find::Defenders(target) => Some(about("squares-not-defender-look", target)),
        Find::Hanging(_) => Some(Message::own("squares-not-hanging-look")),
        Find::Pinned(_) => Some(Message::own("squares-not-pinned-look")),
        Find::Checkers => Some(Message::own("squares-not-checker-look")),
        Find::SafeKing => Some(Message::own("squares-not-safe-look")),
        Find::Square(_) => Some(Message::own("squares-this-is-look")),
        Find::Reach(_)
        | Find::AttackedBy(_)
        | Find::Movable
        | Find::File(_)
        | Find::Rank(_)
        | Find::Diagonal(..)
        | Find::Centre
        | Find::ExtendedCentre
        | Find::Corners
        | Find::Men(_) => None,
    }
}

/// What a square is, that was clicked and is not asked for.
fn not_this(find: Find, clicked: Square, field: &Field) -> Message {
    let board = field.board();
    let square = Arg::Square(clicked);
    let man_on = |at: Square| board.piece_at(at).map(|piece| Arg::Men(vec![(at, piece)]));
    let with_man = |id: &'static str, at: Square| {
        let message = Message::own(id).with("square", square.clone());
        match man_on(at) {
            Some(man) => message.with("man", man),
            None => message,
        }
    };
    let needs_man = |id: &'static str| match man_on(clicked) {
        Some(man) => Message::own(id).with("man", man),
        None => Message::own("squares-empty").with("square", square.clone()),
    };
    match find {
        Find::Reach(from) => with_man("squares-not-reach", from),
        Find::AttackedBy(from) => with_man("squares-not-attacked", from),
        Find::Attackers(_) => needs_man("squares-not-attacker"),
        Find::Defenders(target) => {
            needs_man("squares-not-defender").with("target", Arg::Square(target))
        }
        Find::Hanging(_) => needs_man("squares-not-hanging"),
        Find::Pinned(_) => needs_man("squares-not-pinned"),
        Find::Checkers => needs_man("squares-not-checker"),
        Find::SafeKing => Message::own("squares-not-safe").with("square", square),
        Find::Movable => needs_man("squares-not-movable"),
        Find::Square(_) => Message::own("squares-this-is").with("square", square),
        Find::File(_) => Message::own("squares-this-file")
            .with("square", square)
            .with("file", Arg::Name(clicked.file().char().to_string())),
        Find::Rank(_) => Message::own("squares-this-rank")
            .with("square", square)
            .with("rank", Arg::Name(clicked.rank().char().to_string())),
        Find::Diagonal(..) => Message::own("squares-not-diagonal").with("square", square),
        Find::Centre | Find::ExtendedCentre | Find::Corners => {
            Message::own("squares-not-there").with("square", square)
        }
        Find::Men(Piece { .. }) => needs_man("squares-other-man"),
    }
}
