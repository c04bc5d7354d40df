//! A drill board: stars to reach and men to take, by the rules of movement alone.

use std::collections::BTreeMap;

use crate::lesson::answer::{Told, tell_refusal};
use crate::lesson::goal::Deeds;
use crate::lesson::lesson::{Drill, Step, StepKind};
use crate::lesson::proof::{FEW_BOARDS, shortest_way};
use crate::message::{Arg, Message};
use crate::rules::{Practice, PracticeMove, Role, Square};
use crate::scene::{Badge, Input, Mark, Scene, Sign, Target, Tone};
use crate::session::{Cue, Event, Mood};

use super::ask::hint_for;
use super::{Tally, Turn};

/// The board of a drill.
#[derive(Clone, Debug)]
pub(super) struct DrillStage {
    start: Practice,
    board: Practice,
    deeds: Deeds,
    last: Option<PracticeMove>,
}

impl DrillStage {
    pub(super) fn new(practice: Practice) -> Self {
        Self {
            start: practice.clone(),
            board: practice,
            deeds: Deeds::default(),
            last: None,
        }
    }

    pub(super) fn may_take_back(&self) -> bool {
        self.deeds.moves > 0
    }

    pub(super) fn tally(&self, step: &Step) -> Tally {
        let best = drill_of(step).and_then(|drill| drill.within);
        Tally::Moves {
            made: self.deeds.moves,
            best,
        }
    }

    pub(super) fn show(&self, step: &Step, is_solved: bool, scene: &mut Scene) {
        let Some(drill) = drill_of(step) else { return };
        scene.board = self.board.board().clone();
        scene.last_move = self.last.map(|mv| (mv.from, mv.to));
        if self.last.is_none() {
            scene.marks.clone_from(&step.marks);
        }
        scene.stars = drill.goal.open_stars(&self.deeds);
        if is_solved {
            scene.badge = self.last.map(|mv| Badge {
                square: mv.to,
                sign: Sign::Star,
            });
        } else {
            scene.input = practice_input(&self.board);
        }
    }

    pub(super) fn update(&mut self, event: &Event, turn: &mut Turn<'_>) {
        let Some(drill) = drill_of(turn.step) else {
            return;
        };
        match event {
            Event::Moved {
                from,
                to,
                promotion,
            } => self.moved(drill, *from, *to, *promotion, turn),
            Event::Typed(text) => match self.board.read_move(text) {
                Ok(mv) => self.moved(drill, mv.from, mv.to, mv.promotion, turn),
                Err(error) => {
                    turn.refuse(Told {
                        messages: vec![Message::unread(&error, self.board.board())],
                        marks: Vec::new(),
                    });
                }
            },
            Event::TookBack => {
                *self = Self::new(self.start.clone());
                turn.say(Vec::new(), Mood::Calm);
                turn.marks = Some(Vec::new());
            }
            Event::Clicked(_)
            | Event::Placed { .. }
            | Event::Removed(_)
            | Event::Chose(_)
            | Event::HintAsked
            | Event::Replayed
            | Event::Continued
            | Event::Skipped
            | Event::WentBack
            | Event::JumpedTo(_)
            | Event::Answered(_)
            | Event::TimeReached => {}
        }
    }

    fn moved(
        &mut self,
        drill: &Drill,
        from: Square,
        to: Square,
        promotion: Option<Role>,
        turn: &mut Turn<'_>,
    ) {
        let found = self.board.find(from, to, promotion);
        let becomes = promotion.map_or(String::new(), |role| role.char().to_string());
        let own_words = [format!("on-{from}{to}{becomes}"), format!("on-{from}{to}")]
            .into_iter()
            .find(|attribute| turn.step.has_words(attribute))
            .map(|attribute| turn.words(Some(&attribute)));
        let mv = match found {
            Ok(mv) => mv,
            Err(refusal) => {
                let mut told = tell_refusal(&refusal, self.board.board());
                told.messages.extend(own_words);
                turn.refuse(told);
                return;
            }
        };
        let Ok(after) = self.board.play(mv) else {
            return;
        };
        let attackers = after.attackers_of(mv.to);
        if drill.safe && attackers.any() {
            let men = attackers
                .into_iter()
                .filter_map(|square| Some((square, after.piece_at(square)?)))
                .collect();
            let message = Message::own("drill-attacked")
                .with("square", Arg::Square(mv.to))
                .with("men", Arg::Men(men))
                .with("count", Arg::Number(attackers.count() as i64));
            let arrow = |from| Mark::Arrow {
                from,
                to: mv.to,
                tone: Tone::Danger,
            };
            let marks = attackers.into_iter().map(arrow).collect();
            let look = own_words.unwrap_or_else(|| Message::own("drill-attacked-look"));
            let messages = std::iter::once(message).chain([look]).collect();
            turn.miss(Told { messages, marks });
            return;
        }
        self.board = after;
        self.deeds = self.deeds.after_practice(mv);
        self.last = Some(mv);
        turn.cue(if mv.captured.is_some() {
            Cue::Capture
        } else {
            Cue::Move
        });
        turn.marks = Some(Vec::new());
        if drill.goal.is_reached(&self.deeds) {
            turn.most_stars = most_stars(self.deeds.moves, drill.within);
            turn.solve(own_words);
            return;
        }
        let is_stuck = self.has_pawns() && self.is_lost(drill);
        if is_stuck {
            let retry = turn
                .step
                .has_words("retry")
                .then(|| turn.words(Some("retry")));
            let messages = std::iter::once(Message::own("drill-stuck"))
                .chain(retry)
                .collect();
            turn.say(messages, Mood::Concerned);
        } else {
            turn.say(own_words.into_iter().collect(), Mood::Calm);
        }
    }

    /// Pawns do not go back, so a drill with pawns can be run into a corner.
    fn has_pawns(&self) -> bool {
        (self.board.board().pawns() & self.board.board().by_color(self.board.turn())).any()
    }

    fn is_lost(&self, drill: &Drill) -> bool {
        if self.next_of_solution(drill).is_some() {
            return false;
        }
        let (way, is_exhaustive) = way(&self.board, &self.deeds, drill);
        way.is_none() && is_exhaustive
    }

    /// The author's next move, where the board is one of the author's way: it leads to the goal whatever was done before,
    /// and need not be searched for, which on a wide board would find nothing in time.
    fn next_of_solution(&self, drill: &Drill) -> Option<PracticeMove> {
        let mut board = self.start.clone();
        for mv in &drill.solution {
            if board == self.board {
                return Some(*mv);
            }
            board = board.play(*mv).ok()?;
        }
        None
    }

    pub(super) fn hint(&mut self, stage: u8, step: &Step) -> Told {
        let Some(drill) = drill_of(step) else {
            return Told::default();
        };
        let searched = || {
            let (way, _) = way(&self.board, &self.deeds, drill);
            way.and_then(|way| way.first().copied())
        };
        let Some(mv) = self.next_of_solution(drill).or_else(searched) else {
            return Told {
                messages: vec![Message::own("drill-stuck")],
                marks: Vec::new(),
            };
        };
        hint_for(stage, mv.from, mv.to, mv.role)
    }
}

/// The shortest way from here, as far as it can be looked for while the learner waits.
fn way(board: &Practice, deeds: &Deeds, drill: &Drill) -> (Option<Vec<PracticeMove>>, bool) {
    shortest_way(board, deeds, &drill.goal, drill.safe, FEW_BOARDS)
}

/// The third star is for the best number of moves, the second for up to two more.
fn most_stars(moves: u32, best: Option<u32>) -> u8 {
    match moves.saturating_sub(best.unwrap_or(u32::MAX)) {
        0 => 3,
        1 | 2 => 2,
        _ => 1,
    }
}

fn drill_of(step: &Step) -> Option<&Drill> {
    if let StepKind::Drill(drill) = &step.kind {
        Some(drill)
    } else {
        None
    }
}

/// All moves of a drill board, for the board to show.
pub(super) fn practice_input(practice: &Practice) -> Input {
    let mut targets: BTreeMap<Square, Vec<Target>> = BTreeMap::new();
    for mv in practice.moves() {
        let target = Target {
            to: mv.to,
            captures: mv.captured.is_some(),
            promotes: mv.promotion.is_some(),
        };
        let list = targets.entry(mv.from).or_default();
        if !list.contains(&target) {
            list.push(target);
        }
    }
    Input::Moves(targets)
}
