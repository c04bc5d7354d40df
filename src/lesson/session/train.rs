//! A step that trains reading a board: find a square, name a square, play a written move, write a played one.

use crate::lesson::answer::{Told, tell_refusal};
use crate::lesson::field::Field;
use crate::lesson::lesson::{Step, StepKind, Train, Training};
use crate::message::{Arg, Message};
use crate::rules::{Move, Position, Role, Square};
use crate::scene::{Input, Mark, Scene, Tone};
use crate::session::{Cue, Dice, Event, Mood, Timestamp};

use super::ask::hint_for;
use super::choice::state_of;
use super::{AnswerOption, Tally, Turn, rings};

/// So many answers are offered.
const ANSWERS: usize = 4;

/// What is asked now, and how it went so far.
#[derive(Clone, Debug)]
pub(super) struct TrainStage {
    dice: Dice,
    item: Item,
    /// The places of the answers that were picked and were wrong.
    picked: Vec<usize>,
    done: u32,
    in_a_row: u32,
    /// Was the thing at hand missed?
    is_missed: bool,
}

/// One thing to find, name, play or write.
#[derive(Clone, Debug, PartialEq)]
enum Item {
    /// The square is to be clicked.
    Find(Square),
    /// The square is shown, its name is one of these.
    Name(Square, Vec<Square>),
    /// The move is written, it is to be played.
    Read(Move),
    /// The move is shown, its writing is one of these.
    Write(Move, Vec<String>),
    /// There is nothing to train with; the checker makes no such step.
    Nothing,
}

impl TrainStage {
    pub(super) fn new(step: &Step, now: Timestamp) -> Self {
        let mut stage = Self {
            dice: Dice::new(now.0),
            item: Item::Nothing,
            picked: Vec::new(),
            done: 0,
            in_a_row: 0,
            is_missed: false,
        };
        stage.next(step);
        stage
    }

    pub(super) fn tally(&self, step: &Step) -> Option<Tally> {
        let train = train_of(step)?;
        Some(Tally::Row {
            done: self.done,
            of: train.rounds,
            in_a_row: self.in_a_row,
        })
    }

    /// What is asked now, in few words.
    pub(super) fn prompt(&self, step: &Step) -> Option<Message> {
        match &self.item {
            Item::Find(square) => {
                Some(Message::own("train-find").with("square", Arg::Name(square.to_string())))
            }
            Item::Name(..) => Some(Message::own("train-name")),
            Item::Read(mv) => {
                let san = position_of(step)?.san(*mv);
                Some(Message::own("train-read").with("move", Arg::San(san)))
            }
            Item::Write(..) => Some(Message::own("train-write")),
            Item::Nothing => None,
        }
    }

    pub(super) fn options(&self) -> Vec<AnswerOption> {
        let option = |index: usize, message: Message| AnswerOption {
            message,
            state: state_of(self.picked.contains(&index), false),
        };
        match &self.item {
            Item::Name(_, names) => names
                .iter()
                .enumerate()
                .map(|(index, name)| {
                    let name = Arg::Name(name.to_string());
                    option(index, Message::own("train-answer").with("answer", name))
                })
                .collect(),
            Item::Write(_, texts) => texts
                .iter()
                .enumerate()
                .map(|(index, text)| {
                    let text = Arg::San(text.clone());
                    option(index, Message::own("train-answer").with("answer", text))
                })
                .collect(),
            Item::Find(_) | Item::Read(_) | Item::Nothing => Vec::new(),
        }
    }

    pub(super) fn show(&self, step: &Step, is_solved: bool, scene: &mut Scene) {
        if is_solved {
            return;
        }
        scene.marks.clone_from(&step.marks);
        match &self.item {
            Item::Find(_) => scene.input = Input::Squares,
            Item::Name(square, _) => scene.marks.extend(rings([*square], Tone::Idea)),
            Item::Read(_) => {
                if let Some(position) = position_of(step) {
                    scene.input = Input::legal(position);
                }
            }
            Item::Write(mv, _) => scene.marks.push(Mark::Arrow {
                from: mv.from(),
                to: mv.to(),
                tone: Tone::Idea,
            }),
            Item::Nothing => {}
        }
    }

    pub(super) fn update(&mut self, event: &Event, turn: &mut Turn<'_>) {
        match (event, self.item.clone()) {
            (Event::Clicked(square), Item::Find(wanted)) => {
                if *square == wanted {
                    self.hit(Cue::Move, turn);
                } else {
                    let mut marks = rings([*square], Tone::Warning);
                    let mut messages = vec![
                        Message::own("train-not-square")
                            .with("square", Arg::Name(square.to_string())),
                    ];
                    if self.is_missed {
                        // Twice is enough: nobody is left alone with it.
                        marks.extend(rings([wanted], Tone::Idea));
                        messages.push(
                            Message::own("train-here")
                                .with("square", Arg::Name(wanted.to_string())),
                        );
                    }
                    self.miss(messages, marks, turn);
                }
            }
            (Event::Chose(index), Item::Name(wanted, names)) => {
                let Some(square) = names.get(*index) else {
                    return;
                };
                if *square == wanted {
                    self.hit(Cue::Move, turn);
                } else if !self.picked.contains(index) {
                    self.picked.push(*index);
                    let name = Arg::Name(square.to_string());
                    let marks = rings([*square], Tone::Warning);
                    let message = Message::own("train-not-name").with("square", name);
                    self.miss(vec![message], marks, turn);
                }
            }
            (Event::Chose(index), Item::Write(mv, texts)) => {
                let Some(text) = texts.get(*index) else {
                    return;
                };
                let right = position_of(turn.step).map(|position| position.san(mv));
                if Some(text) == right.as_ref() {
                    self.hit(Cue::of(mv), turn);
                } else if !self.picked.contains(index) {
                    self.picked.push(*index);
                    let message = Message::own("train-not-writing");
                    self.miss(vec![message], Vec::new(), turn);
                }
            }
            (
                Event::Moved {
                    from,
                    to,
                    promotion,
                },
                Item::Read(wanted),
            ) => self.read(wanted, (*from, *to, *promotion), turn),
            _ => {}
        }
    }

    fn read(
        &mut self,
        wanted: Move,
        (from, to, promotion): (Square, Square, Option<Role>),
        turn: &mut Turn<'_>,
    ) {
        let Field::Game(game) = &turn.step.field else {
            return;
        };
        match game.find(from, to, promotion) {
            Ok(mv) if mv == wanted => self.hit(Cue::of(mv), turn),
            Ok(mv) => {
                let san = Arg::San(game.position().san(mv));
                let mut messages = vec![Message::own("train-not-move").with("move", san)];
                let mut marks = Vec::new();
                if self.is_missed {
                    let told = hint_for(3, wanted.from(), wanted.to(), wanted.role());
                    messages.extend(told.messages);
                    marks = told.marks;
                }
                self.miss(messages, marks, turn);
            }
            Err(refusal) => turn.refuse(tell_refusal(&refusal, game.position().board())),
        }
    }

    /// The right answer; the next thing comes at once.
    fn hit(&mut self, cue: Cue, turn: &mut Turn<'_>) {
        turn.cue(cue);
        self.done += 1;
        if !self.is_missed {
            self.in_a_row += 1;
        }
        self.is_missed = false;
        turn.marks = Some(Vec::new());
        let rounds = train_of(turn.step).map_or(0, |train| train.rounds);
        if self.done >= rounds {
            turn.solve(None);
            return;
        }
        self.next(turn.step);
        turn.say(vec![Message::own("train-right")], Mood::Happy);
    }

    fn miss(&mut self, messages: Vec<Message>, marks: Vec<Mark>, turn: &mut Turn<'_>) {
        self.in_a_row = 0;
        self.is_missed = true;
        turn.miss(Told { messages, marks });
    }

    /// Chooses the next thing, another one than that before.
    fn next(&mut self, step: &Step) {
        self.picked.clear();
        let Some(train) = train_of(step) else { return };
        // A few throws are enough to come off the one before; where there is only one thing, it comes again.
        for _ in 0..8 {
            let item = self.item_of(train.what, step);
            if item != self.item {
                self.item = item;
                return;
            }
        }
    }

    fn item_of(&mut self, what: Training, step: &Step) -> Item {
        match what {
            Training::Find => Item::Find(self.square()),
            Training::Name => {
                let square = self.square();
                let mut names = vec![square];
                while names.len() < ANSWERS {
                    let other = near(square, self.dice.roll());
                    if !names.contains(&other) {
                        names.push(other);
                    }
                }
                self.shuffle(&mut names);
                Item::Name(square, names)
            }
            Training::Read => self.legal_move(step).map_or(Item::Nothing, Item::Read),
            Training::Write => {
                let (Some(mv), Some(position)) = (self.legal_move(step), position_of(step)) else {
                    return Item::Nothing;
                };
                let mut texts = vec![position.san(mv)];
                for _ in 0..64 {
                    let other = self.legal_move(step).map(|mv| position.san(mv));
                    let other = other.filter(|text| !texts.contains(text));
                    texts.extend(other);
                    if texts.len() == ANSWERS {
                        break;
                    }
                }
                self.shuffle(&mut texts);
                Item::Write(mv, texts)
            }
        }
    }

    fn square(&mut self) -> Square {
        let index = self.dice.below(Square::ALL.len());
        Square::ALL.get(index).copied().unwrap_or(Square::E4)
    }

    fn legal_move(&mut self, step: &Step) -> Option<Move> {
        let moves = position_of(step)?.legal_moves();
        moves.get(self.dice.below(moves.len())).copied()
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.dice.below(last + 1));
        }
    }

    /// What a learner who knows does now.
    pub(super) fn right_event(&self, step: &Step) -> Option<Event> {
        Some(match &self.item {
            Item::Find(square) => Event::Clicked(*square),
            Item::Name(square, names) => {
                Event::Chose(names.iter().position(|name| name == square)?)
            }
            Item::Read(mv) => Event::Moved {
                from: mv.from(),
                to: mv.to(),
                promotion: mv.promotion(),
            },
            Item::Write(mv, texts) => {
                let right = position_of(step)?.san(*mv);
                Event::Chose(texts.iter().position(|text| *text == right)?)
            }
            Item::Nothing => return None,
        })
    }
}

/// A square that is easily taken for this one: mirrored, or one file or rank off.
fn near(square: Square, roll: u64) -> Square {
    match roll % 5 {
        0 => square.flip_horizontal(),
        1 => square.flip_vertical(),
        2 => square.rotate_180(),
        3 => square
            .offset(if square.rank() == crate::rules::Rank::Eighth {
                -8
            } else {
                8
            })
            .unwrap_or(square),
        _ => square
            .offset(if square.file() == crate::rules::File::H {
                -1
            } else {
                1
            })
            .unwrap_or(square),
    }
}

fn position_of(step: &Step) -> Option<&Position> {
    if let Field::Game(game) = &step.field {
        Some(game.position())
    } else {
        None
    }
}

fn train_of(step: &Step) -> Option<Train> {
    if let StepKind::Train(train) = &step.kind {
        Some(*train)
    } else {
        None
    }
}
