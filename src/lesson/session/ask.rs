//! A step that asks for a move, or for several with the other side's answers, by the laws of chess.

use std::collections::BTreeMap;

use crate::lesson::answer::{Told, tell_move, tell_refusal};
use crate::lesson::goal::{Deeds, Goal};
use crate::lesson::lesson::{Ask, Step, StepKind, Tree, Wanted};
use crate::lesson::proof::still_mates;
use crate::message::Message;
use crate::motif::mate_in;
use crate::rules::{Game, Move, Position, Role, Square};
use crate::scene::{Badge, Input, Mark, Scene, Sign, Tone};
use crate::session::{Answered, Cue, Event, Mood, Timestamp};

use super::advice::{Advice, Advised, taking};
use super::{ASTRAY_MILLIS, REPLY_MILLIS, Turn, VERDICT_MILLIS};

/// The board of an ask.
#[derive(Clone, Debug)]
pub(super) struct AskStage {
    start: Game,
    game: Game,
    /// The moves on the board since the step began, answers included.
    path: Vec<Move>,
    deeds: Deeds,
    waiting: Option<Waiting>,
}

/// Something that happens by itself after a pause.
#[derive(Clone, Debug)]
struct Waiting {
    due: Timestamp,
    what: Pending,
}

#[derive(Clone, Debug)]
enum Pending {
    /// The other side answers.
    Reply(Move),
    /// A move that is not wanted slides back.
    Retreat(Box<Retreat>),
}

/// A move on its way back.
#[derive(Clone, Debug, Default)]
struct Retreat {
    /// What waits for the engine's verdict.
    advice: Option<Advice>,
    /// The sign on the move's square, once there is a verdict.
    sign: Option<Sign>,
    /// Was the verdict not there when the move should have gone back?
    is_late: bool,
}

/// What a legal move is worth in this step.
enum Judgement {
    /// It is done.
    Solved,
    /// It is right, and the other side answers.
    OnTrack { reply: Move },
    /// It is something else.
    Astray,
}

impl AskStage {
    pub(super) fn new(game: Game) -> Self {
        Self {
            start: game.clone(),
            game,
            path: Vec::new(),
            deeds: Deeds::default(),
            waiting: None,
        }
    }

    pub(super) fn game(&self) -> &Game {
        &self.game
    }

    pub(super) fn due(&self) -> Option<Timestamp> {
        self.waiting.as_ref().map(|waiting| waiting.due)
    }

    pub(super) fn may_take_back(&self) -> bool {
        !self.path.is_empty()
    }

    pub(super) fn show(&self, step: &Step, is_solved: bool, scene: &mut Scene) {
        let position = self.game.position();
        scene.board = position.board().clone();
        scene.turn = Scene::turn_in(position);
        scene.check = position
            .is_check()
            .then(|| position.king(position.turn()))
            .flatten();
        show_last_move(&self.game, scene);
        if let StepKind::Ask(ask) = &step.kind
            && ask.solution.starts_with(&self.path)
        {
            scene.marks = step.marks_after(self.path.len()).to_vec();
        }
        let last = self.path.last().map(|mv| mv.to());
        let astray = self.is_astray();
        if astray {
            // It is the learner's turn still.
            scene.turn = Some(!position.turn());
        }
        let sign = match &self.waiting {
            _ if is_solved => Some(Sign::Star),
            Some(Waiting {
                what: Pending::Retreat(retreat),
                ..
            }) => retreat.sign,
            Some(_) | None => None,
        };
        scene.badge = last.zip(sign).map(|(square, sign)| Badge { square, sign });
        if let (
            StepKind::Ask(Ask {
                wanted: Wanted::Goal(goal),
                ..
            }),
            false,
        ) = (&step.kind, is_solved)
        {
            scene.stars = goal.open_stars(&self.deeds);
        }
        // A wrong move is on its way back: the board already takes the next try, from where the learner was.
        if !is_solved
            && !matches!(
                &self.waiting,
                Some(Waiting {
                    what: Pending::Reply(_),
                    ..
                })
            )
        {
            scene.input = if astray {
                Input::Moves(BTreeMap::new())
            } else {
                Input::legal(position)
            };
        }
    }

    pub(super) fn update(&mut self, event: &Event, turn: &mut Turn<'_>) {
        let StepKind::Ask(ask) = &turn.step.kind else {
            return;
        };
        match event {
            Event::TimeReached if self.due().is_some_and(|due| due <= turn.now) => {
                self.time_reached(turn);
            }
            Event::Moved {
                from,
                to,
                promotion,
            } => self.moved(ask, *from, *to, *promotion, turn),
            Event::Typed(text) => {
                self.settle(turn);
                match self.game.read_attempt(text) {
                    Ok(read) => {
                        let promotion = read.verdict.as_ref().ok().and_then(|mv| mv.promotion());
                        self.moved(ask, read.from, read.to, promotion, turn);
                    }
                    Err(error) => {
                        turn.refuse(Told {
                            messages: vec![Message::unread(&error, self.game.position().board())],
                            marks: Vec::new(),
                        });
                    }
                }
            }
            Event::TookBack => self.take_back(turn),
            Event::Answered(answered) => self.hear(answered, turn),
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
            | Event::TimeReached => {}
        }
    }

    /// The engine has answered: the move that waits for it gets its verdict, and time to read it.
    fn hear(&mut self, answered: &Answered, turn: &mut Turn<'_>) {
        if let Some(Waiting {
            due,
            what: Pending::Retreat(retreat),
        }) = &mut self.waiting
            && let Some(advice) = retreat.advice.take()
        {
            match advice.hear(answered, turn) {
                Advised::NotYet(advice) => retreat.advice = Some(*advice),
                Advised::Verdict(sign) => {
                    retreat.sign = Some(sign);
                    *due = turn.now.after_millis(ASTRAY_MILLIS);
                }
            }
        }
    }

    /// What was waiting is carried out; but a move whose verdict is not there yet waits for it a while longer, and if none
    /// comes it costs nothing: nobody has shown that it is weak.
    fn time_reached(&mut self, turn: &mut Turn<'_>) {
        if let Some(Waiting {
            due,
            what: Pending::Retreat(retreat),
        }) = &mut self.waiting
            && retreat.advice.is_some()
            && !retreat.is_late
        {
            retreat.is_late = true;
            *due = turn.now.after_millis(VERDICT_MILLIS);
            turn.add(Message::own("ask-looks-closer"));
            return;
        }
        self.settle(turn);
    }

    /// Carries out at once what was waiting.
    fn settle(&mut self, turn: &mut Turn<'_>) {
        let Some(waiting) = self.waiting.take() else {
            return;
        };
        match waiting.what {
            Pending::Retreat(retreat) => {
                self.game.undo();
                self.path.pop();
                turn.marks = Some(Vec::new());
                let is_patient = retreat.is_late && waiting.due <= turn.now;
                match retreat.advice {
                    Some(advice) if is_patient => advice.never_came(turn),
                    Some(advice) => advice.give_up(turn),
                    None => {}
                }
            }
            Pending::Reply(mv) => {
                let learner = !self.game.position().turn();
                if self.game.play(mv).is_ok() {
                    self.path.push(mv);
                    self.deeds.look(&self.game, learner);
                    turn.cue(Cue::of(mv));
                    let told = self.words_of_the_line(self.path.len(), turn);
                    if told.is_some() {
                        // What was said to the learner's move a moment ago stays.
                        let before = self.words_of_the_line(self.path.len() - 1, turn);
                        turn.say(before.into_iter().chain(told).collect(), Mood::Calm);
                    }
                }
            }
        }
    }

    fn take_back(&mut self, turn: &mut Turn<'_>) {
        if self.waiting.is_some() {
            self.settle(turn);
        } else {
            *self = Self::new(self.start.clone());
        }
        turn.say(Vec::new(), Mood::Calm);
        turn.marks = Some(Vec::new());
    }

    /// Is a wrong move on its way back?
    fn is_astray(&self) -> bool {
        matches!(
            &self.waiting,
            Some(Waiting {
                what: Pending::Retreat(_),
                ..
            })
        )
    }

    /// A man that is on its way back is taken up where it is seen, and moves from where it stood.
    fn origin(&self, from: Square) -> Square {
        match self.path.last().filter(|_| self.is_astray()) {
            Some(mv) if mv.to() == from => mv.from(),
            Some(_) | None => from,
        }
    }

    fn moved(
        &mut self,
        ask: &Ask,
        from: Square,
        to: Square,
        promotion: Option<Role>,
        turn: &mut Turn<'_>,
    ) {
        let from = self.origin(from);
        self.settle(turn);
        if from == to {
            // The wrong move was taken back by hand.
            return;
        }
        let mv = match self.game.find(from, to, promotion) {
            Ok(mv) => mv,
            Err(refusal) => {
                let mut told = tell_refusal(&refusal, self.game.position().board());
                let attribute = format!("on-{from}{to}");
                if turn.step.has_words(&attribute) {
                    told.messages.push(turn.words(Some(&attribute)));
                }
                turn.refuse(told);
                return;
            }
        };
        let before = self.game.clone();
        let judgement = self.judge(ask, mv);
        let learner = before.position().turn();
        if self.game.play(mv).is_err() {
            return;
        }
        self.path.push(mv);
        turn.cue(Cue::of(mv));
        let attribute = format!("on-{}", mv.uci());
        // The words for a move belong to the first one; later the same squares may be right for another reason. Those
        // for a move at its place in the line come before them.
        let is_first = self.path.len() == 1;
        let is_right = !matches!(judgement, Judgement::Astray);
        let here = format!("on-{}-{}", self.path.len(), mv.uci());
        let own_words = if turn.step.has_words(&here) && self.is_on_the_way(ask) {
            Some(turn.words(Some(&here)))
        } else {
            ((is_first || !is_right) && turn.step.has_words(&attribute))
                .then(|| turn.words(Some(&attribute)))
        };
        match judgement {
            Judgement::Solved if own_words.is_none() && self.is_another_way(ask) => {
                turn.solve(Some(Message::own("ask-another-way")));
                // Why it counts: what the move has done.
                if let Some(deed) = tell_move(before.position(), mv).messages.into_iter().next() {
                    turn.add(deed);
                }
            }
            Judgement::Solved => turn.solve(own_words),
            Judgement::OnTrack { reply } => {
                self.deeds = self.deeds.after_move(mv, &self.game, learner);
                let due = turn.now.after_millis(REPLY_MILLIS);
                self.waiting = Some(Waiting {
                    due,
                    what: Pending::Reply(reply),
                });
                let message = own_words
                    .or_else(|| self.words_of_the_line(self.path.len(), turn))
                    .unwrap_or_else(|| Message::own("ask-go-on"));
                turn.say(vec![message], Mood::Happy);
                turn.marks = Some(Vec::new());
            }
            Judgement::Astray => {
                let mut retreat = Retreat::default();
                if own_words.is_none() && turn.is_advised {
                    retreat.advice = Some(Advice::seek(&before, mv, turn));
                } else {
                    retreat.sign = Some(Sign::Again);
                    let told = tell_move(before.position(), mv);
                    let clip = taking(before.position(), mv, &told, own_words.as_ref());
                    turn.clips = clip.into_iter().collect();
                    turn.miss(match own_words {
                        Some(words) => Told {
                            messages: vec![words],
                            marks: Vec::new(),
                        },
                        None => {
                            let mut told = told;
                            told.messages.push(turn.retry());
                            told
                        }
                    });
                }
                self.waiting = Some(Waiting {
                    due: turn.now.after_millis(ASTRAY_MILLIS),
                    what: Pending::Retreat(Box::new(retreat)),
                });
            }
        }
    }

    /// Was the goal reached by other moves than the author's, whose words may speak of those?
    fn is_another_way(&self, ask: &Ask) -> bool {
        matches!(ask.wanted, Wanted::Goal(_)) && !ask.solution.starts_with(&self.path)
    }

    /// What is said after the n-th move, when all were made as the author's line goes.
    fn words_of_the_line(&self, moves: usize, turn: &Turn<'_>) -> Option<Message> {
        let StepKind::Ask(ask) = &turn.step.kind else {
            return None;
        };
        let attribute = format!("at-{moves}");
        (ask.solution.starts_with(&self.path) && turn.step.has_words(&attribute))
            .then(|| turn.words(Some(&attribute)))
    }

    /// Did everything before the last move go as the author's line goes?
    fn is_on_the_way(&self, ask: &Ask) -> bool {
        let before = self.path.split_last().map_or(&[][..], |(_, before)| before);
        ask.solution.starts_with(before)
    }

    fn judge(&self, ask: &Ask, mv: Move) -> Judgement {
        let position = self.game.position();
        match &ask.wanted {
            Wanted::Nature(nature) if nature.fits(position, mv) => Judgement::Solved,
            Wanted::Nature(_) => Judgement::Astray,
            Wanted::Tree(tree) => match node(tree, &self.path).and_then(|node| node.after(mv)) {
                Some(then) => match then.branches.first() {
                    Some((reply, _)) => Judgement::OnTrack { reply: *reply },
                    None => Judgement::Solved,
                },
                None => Judgement::Astray,
            },
            Wanted::Goal(goal) => self.judge_goal(ask, goal, mv),
        }
    }

    fn judge_goal(&self, ask: &Ask, goal: &Goal, mv: Move) -> Judgement {
        let learner = self.game.position().turn();
        let mut after = self.game.clone();
        if after.play(mv).is_err() {
            return Judgement::Astray;
        }
        let deeds = self.deeds.after_move(mv, &after, learner);
        if goal.is_reached(&deeds) {
            return Judgement::Solved;
        }
        let allowed = ask
            .within
            .or(goal.mate_claim())
            .unwrap_or((ask.solution.len() as u32).div_ceil(2));
        let left = allowed.saturating_sub(deeds.moves);
        if left == 0 || (goal.mate_claim().is_some() && !still_mates(after.position(), left)) {
            return Judgement::Astray;
        }
        match self.reply(ask, mv, after.position(), left) {
            Some(reply) => Judgement::OnTrack { reply },
            None => Judgement::Astray,
        }
    }

    /// The other side's answer: the one of the solution while the learner follows it, else the one that lasts longest.
    fn reply(&self, ask: &Ask, mv: Move, after: &Position, left: u32) -> Option<Move> {
        let mut path = self.path.clone();
        path.push(mv);
        if ask.solution.starts_with(&path) {
            return ask.solution.get(path.len()).copied();
        }
        after.legal_moves().into_iter().max_by_key(|answer| {
            let then = after.play(*answer).ok();
            then.and_then(|then| mate_in(&then, left))
                .map_or(u32::MAX, |proof| proof.moves)
        })
    }

    pub(super) fn hint(&mut self, stage: u8, step: &Step) -> Told {
        let StepKind::Ask(ask) = &step.kind else {
            return Told::default();
        };
        if let Some(Waiting {
            what: Pending::Retreat(_),
            ..
        }) = &self.waiting
        {
            self.waiting = None;
            self.game.undo();
            self.path.pop();
        }
        let Some(mv) = self.next_right_move(ask) else {
            return Told::default();
        };
        hint_for(stage, mv.from(), mv.to(), mv.role())
    }

    fn next_right_move(&self, ask: &Ask) -> Option<Move> {
        if let Wanted::Tree(tree) = &ask.wanted {
            return node(tree, &self.path)?.branches.first().map(|(mv, _)| *mv);
        }
        if ask.solution.starts_with(&self.path) {
            return ask.solution.get(self.path.len()).copied();
        }
        mate_in(self.game.position(), 3).and_then(|proof| proof.line.first().copied())
    }
}

/// A hint's words and marks: the piece at the second stage, the move at the third.
pub(super) fn hint_for(stage: u8, from: Square, to: Square, role: Role) -> Told {
    use crate::message::Arg;
    match stage {
        2 => Told {
            messages: vec![
                Message::own("hint-piece")
                    .with("role", Arg::Role(role))
                    .with("square", Arg::Square(from)),
            ],
            marks: vec![Mark::Ring {
                square: from,
                tone: Tone::Idea,
            }],
        },
        3 => Told {
            messages: vec![
                Message::own("hint-move")
                    .with("role", Arg::Role(role))
                    .with("from", Arg::Square(from))
                    .with("to", Arg::Square(to)),
            ],
            marks: vec![Mark::Arrow {
                from,
                to,
                tone: Tone::Idea,
            }],
        },
        _ => Told::default(),
    }
}

/// Where a path leads in a tree.
fn node<'t>(tree: &'t Tree, path: &[Move]) -> Option<&'t Tree> {
    path.iter().try_fold(tree, |node, mv| node.after(*mv))
}

/// The last move of a game, for the board.
pub(super) fn show_last_move(game: &Game, scene: &mut Scene) {
    scene.last_move = game.moves().last().map(|mv| (mv.from(), mv.to()));
}
