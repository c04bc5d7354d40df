//! A game looked at with the learner: step through it, try a key moment again, be shown the better line.
//!
//! The session drives its [`Analysis`] by [`Effect::Consult`] in a lane of its own, so that a try of the learner's is judged
//! without waiting for it. Until a moment has been tried or its answer was asked for, the board shows no better move.

use crate::coach::{
    Budget, Context, Judging, MoveRating, Stage, Verdict, clips, hint, remark, sign,
};
use crate::engine::Lane;
use crate::message::{Arg, Message};
use crate::rules::{Color, Game, Move, PgnGame, Position, Role, Square};
use crate::scene::{Badge, Input, Mark, Scene, Sign, Tone};
use crate::session::{Cue, Effect, Event, Mood, Session, Showing, Shown, Speech, Timestamp};

use super::analyse::{Analysis, ReviewedMove};
use super::moments::{KeyMoment, key_moments};

/// A game that is looked at.
#[derive(Clone, Debug)]
pub struct ReviewSession {
    game: PgnGame,
    analysis: Analysis,
    budget: Budget,
    moments: Vec<KeyMoment>,
    /// How many moves have been made on the board.
    plies: usize,
    view: View,
    is_running: bool,
    speech: Speech,
    orientation: Color,
}

/// What the board is used for.
#[derive(Clone, Debug)]
enum View {
    /// The game as it was played.
    Game,
    /// Lines are shown in place of the move with this number; then the game comes back.
    Line(usize, Showing),
    /// The learner looks for a better move.
    Try(Box<Retry>),
}

/// A move that the learner tries to better.
#[derive(Clone, Debug)]
pub struct Retry {
    /// The move of the game, by its place from 0.
    pub ply: usize,
    /// Tries that were no better.
    pub misses: u32,
    /// Hints taken, 0 to 3.
    pub hints: u8,
    /// Was a good move found?
    pub is_solved: bool,
    /// The move on the board, and what the engine thinks of it so far.
    tried: Option<(Move, Judging)>,
    marks: Vec<Mark>,
}

/// What may be done now, for buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewView {
    /// The game is stepped through.
    Game,
    /// A line is being shown.
    Line,
    /// A better move is looked for.
    Try {
        /// Is the engine thinking about one?
        is_thinking: bool,
        /// Was one found?
        is_solved: bool,
        /// Is a move on the board that can be taken back?
        is_tried: bool,
    },
}

impl ReviewSession {
    /// A game from its first position, seen from a side; nothing is asked yet.
    #[must_use]
    pub fn new(
        game: PgnGame,
        orientation: Color,
        budget: Budget,
        is_book: &dyn Fn(usize, &Position, Move) -> bool,
    ) -> Self {
        let analysis = Analysis::new(&game, budget, is_book);
        Self {
            game,
            analysis,
            budget,
            moments: Vec::new(),
            plies: 0,
            view: View::Game,
            is_running: false,
            speech: Speech::default(),
            orientation,
        }
    }

    /// Begins or goes on with the analysis.
    pub fn resume(&mut self) -> Vec<Effect> {
        self.is_running = !self.analysis.is_finished();
        self.consult()
    }

    /// Stops the analysis; what is known stays.
    pub fn cancel(&mut self) {
        self.is_running = false;
    }

    /// Does the analysis go on?
    #[must_use]
    pub fn is_running(&self) -> bool {
        self.is_running
    }

    /// The game as it was written.
    #[must_use]
    pub fn game(&self) -> &PgnGame {
        &self.game
    }

    /// What is known of it.
    #[must_use]
    pub fn analysis(&self) -> &Analysis {
        &self.analysis
    }

    /// The key moments, once all moves are judged.
    #[must_use]
    pub fn moments(&self) -> &[KeyMoment] {
        &self.moments
    }

    /// How many moves of the game have been made on the board.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.plies
    }

    /// The move that led to the board.
    #[must_use]
    pub fn last_move(&self) -> Option<&ReviewedMove> {
        self.analysis.moves().get(self.plies.checked_sub(1)?)
    }

    /// What the coach says.
    #[must_use]
    pub fn speech(&self) -> &Speech {
        &self.speech
    }

    /// What the board is used for.
    #[must_use]
    pub fn view(&self) -> ReviewView {
        match &self.view {
            View::Game => ReviewView::Game,
            View::Line(..) => ReviewView::Line,
            View::Try(retry) => ReviewView::Try {
                is_thinking: retry.is_thinking(),
                is_solved: retry.is_solved,
                is_tried: retry.tried.is_some(),
            },
        }
    }

    /// The try at hand.
    #[must_use]
    pub fn retry(&self) -> Option<&Retry> {
        match &self.view {
            View::Try(retry) => Some(retry),
            View::Game | View::Line(..) => None,
        }
    }

    /// Is there something better than the move that led to the board, to be tried or shown?
    #[must_use]
    pub fn can_be_bettered(&self) -> bool {
        self.last_move().is_some_and(can_be_bettered)
    }

    /// The side at the bottom.
    pub fn turn_round(&mut self) {
        self.orientation = !self.orientation;
    }

    /// The next question of the analysis.
    fn consult(&self) -> Vec<Effect> {
        if !self.is_running {
            return Vec::new();
        }
        let question = self.analysis.question();
        question
            .map(|question| Effect::Consult {
                lane: Lane::Review,
                question: Box::new(question),
            })
            .into_iter()
            .collect()
    }

    fn hear(&mut self, answered: crate::session::Answered) -> Vec<Effect> {
        if answered.lane == Lane::Advice {
            return self.hear_try(answered);
        }
        let is_asked = self.is_running && self.analysis.question() == Some(answered.question);
        if !is_asked || self.analysis.answered(answered.answer).is_err() {
            return Vec::new();
        }
        if self.analysis.is_finished() {
            self.is_running = false;
            self.moments = key_moments(&self.analysis);
        }
        if matches!(self.view, View::Game) {
            self.tell();
        }
        if self.analysis.is_finished() {
            return vec![Effect::Finished];
        }
        self.consult()
    }

    fn hear_try(&mut self, answered: crate::session::Answered) -> Vec<Effect> {
        let View::Try(retry) = &mut self.view else {
            return Vec::new();
        };
        let Some((_, judging)) = &mut retry.tried else {
            return Vec::new();
        };
        let is_asked = judging.question() == Some(answered.question);
        if !is_asked || judging.answered(answered.answer).is_err() {
            return Vec::new();
        }
        if let Some(question) = judging.question() {
            return vec![advice(question)];
        }
        let Some(verdict) = judging.verdict() else {
            return Vec::new();
        };
        self.judge_try(&verdict)
    }

    /// Says what came of a try.
    fn judge_try(&mut self, verdict: &Verdict) -> Vec<Effect> {
        let View::Try(retry) = &mut self.view else {
            return Vec::new();
        };
        let Some((mv, _)) = retry.tried else {
            return Vec::new();
        };
        let Some(reviewed) = self.analysis.moves().get(retry.ply) else {
            return Vec::new();
        };
        let san = Arg::San(reviewed.before.san(mv));
        let rating = verdict.explanation.rating;
        if !rating.is_fault() {
            retry.is_solved = true;
            let id = if rating == MoveRating::Good {
                "review-try-good"
            } else {
                "review-try-best"
            };
            let mut messages = vec![Message::own(id).with("move", san)];
            let does = verdict.explanation.reasons.first();
            messages.extend(does.map(crate::coach::phrase));
            self.say(messages, Mood::Happy);
            return vec![Effect::Cue(Cue::Solved)];
        }
        retry.misses += 1;
        let message = remark(&reviewed.before, mv, verdict);
        self.say(
            vec![message, Message::own("review-try-again")],
            Mood::Concerned,
        );
        vec![Effect::Cue(Cue::Refused)]
    }

    fn say(&mut self, messages: Vec<Message>, mood: Mood) {
        self.speech = Speech { messages, mood };
    }

    /// What the coach says of the move on the board.
    fn tell(&mut self) {
        let Some(reviewed) = self.last_move() else {
            self.speech = Speech::default();
            return;
        };
        let Some(rating) = reviewed.rating() else {
            self.speech = Speech::default();
            return;
        };
        let mood = if rating.is_fault() {
            Mood::Concerned
        } else if rating.is_great() {
            Mood::Happy
        } else {
            Mood::Calm
        };
        let messages = if reviewed.is_worth_words() {
            reviewed.remark()
        } else {
            Some(rated(reviewed, rating))
        };
        self.say(messages.into_iter().collect(), mood);
    }

    fn go_to(&mut self, plies: usize) -> Vec<Effect> {
        self.view = View::Game;
        let plies = plies.min(self.analysis.moves().len());
        let steps_on = plies == self.plies + 1;
        self.plies = plies;
        self.tell();
        match self.last_move().filter(|_| steps_on) {
            Some(reviewed) => vec![Effect::Cue(Cue::of(reviewed.mv))],
            None => Vec::new(),
        }
    }

    /// Sets the learner before a move of the game to look for a better one.
    fn begin_try(&mut self, ply: usize) -> Vec<Effect> {
        let Some(reviewed) = self.analysis.moves().get(ply) else {
            return Vec::new();
        };
        let message = Message::own("review-try-task")
            .with("side", Arg::Color(reviewed.side()))
            .with("move", Arg::San(reviewed.san.clone()));
        self.orientation = reviewed.side();
        self.plies = ply + 1;
        self.view = View::Try(Box::new(Retry {
            ply,
            misses: 0,
            hints: 0,
            is_solved: false,
            tried: None,
            marks: Vec::new(),
        }));
        self.say(vec![message], Mood::Thinking);
        Vec::new()
    }

    /// Plays what the move allowed and what was better, then comes back to it.
    fn show_line(&mut self, ply: usize, now: Timestamp) -> Vec<Effect> {
        let Some(reviewed) = self.analysis.moves().get(ply) else {
            return Vec::new();
        };
        let Some(verdict) = &reviewed.verdict else {
            return Vec::new();
        };
        let clips = clips(&reviewed.before, reviewed.mv, verdict);
        let Some(showing) = Showing::new(clips, now) else {
            return Vec::new();
        };
        self.plies = ply + 1;
        self.say(showing.words().cloned().into_iter().collect(), Mood::Calm);
        self.view = View::Line(ply, showing);
        Vec::new()
    }

    /// The next move of the lines, or back to the game.
    fn step_line(&mut self, now: Timestamp) -> Vec<Effect> {
        let View::Line(ply, showing) = &mut self.view else {
            return Vec::new();
        };
        match showing.step(now) {
            Shown::Nothing => Vec::new(),
            Shown::Move(cue) => vec![Effect::Cue(cue)],
            Shown::Next => {
                let words = showing.words().cloned();
                self.say(words.into_iter().collect(), Mood::Calm);
                Vec::new()
            }
            Shown::Over => {
                let plies = *ply + 1;
                self.go_to(plies)
            }
        }
    }

    /// A move that the learner tries.
    fn try_move(&mut self, read: impl FnOnce(&Game) -> Result<Move, Message>) -> Vec<Effect> {
        let View::Try(retry) = &self.view else {
            return Vec::new();
        };
        if retry.is_solved || retry.is_thinking() {
            return Vec::new();
        }
        let ply = retry.ply;
        let before = self.analysis.game_before(ply);
        let mv = match read(&before) {
            Ok(mv) => mv,
            Err(message) => {
                self.say(vec![message], Mood::Concerned);
                return vec![Effect::Cue(Cue::Refused)];
            }
        };
        let Some(reviewed) = self.analysis.moves().get(ply) else {
            return Vec::new();
        };
        if mv == reviewed.mv {
            let san = Arg::San(reviewed.san.clone());
            let message = Message::own("review-try-same").with("move", san);
            self.say(vec![message], Mood::Concerned);
            return vec![Effect::Cue(Cue::Refused)];
        }
        let judging = Judging::new(before, mv, self.budget, Context::default());
        let question = judging.question();
        if let View::Try(retry) = &mut self.view {
            retry.tried = Some((mv, judging));
            retry.marks.clear();
        }
        self.say(vec![Message::own("review-try-thinking")], Mood::Thinking);
        let mut effects = vec![Effect::Cue(Cue::of(mv))];
        effects.extend(question.map(advice));
        effects
    }

    fn give_hint(&mut self) {
        let View::Try(retry) = &mut self.view else {
            return;
        };
        let Some(reviewed) = self.analysis.moves().get(retry.ply) else {
            return;
        };
        let stage = match retry.hints {
            0 => Stage::Idea,
            1 => Stage::Piece,
            _ => Stage::Move,
        };
        let Some(verdict) = &reviewed.verdict else {
            return;
        };
        let best = &verdict.comparison.best.moves;
        let Some(hint) = hint(&reviewed.before, best, stage) else {
            return;
        };
        if retry.is_solved || retry.is_thinking() {
            return;
        }
        retry.hints = (retry.hints + 1).min(3);
        retry.tried = None;
        let tone = Tone::Idea;
        retry.marks = match (stage, hint.squares.as_slice()) {
            (Stage::Move, [from, to, ..]) => vec![Mark::Arrow {
                from: *from,
                to: *to,
                tone,
            }],
            (_, squares) => squares
                .iter()
                .map(|square| Mark::Ring {
                    square: *square,
                    tone,
                })
                .collect(),
        };
        self.say(vec![hint.message], Mood::Thinking);
    }
}

impl Retry {
    /// Is the engine thinking about a try?
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        let judging = self.tried.as_ref().map(|(_, judging)| judging);
        judging.is_some_and(|judging| judging.verdict().is_none())
    }
}

impl Session for ReviewSession {
    fn scene(&self) -> Scene {
        let moves = self.analysis.moves();
        let of = |game: &Game| Scene::of(game.position(), game.moves().last(), self.orientation);
        match &self.view {
            View::Game => {
                let mut scene = of(&self.analysis.game_before(self.plies));
                let signed = self.last_move().and_then(|reviewed| {
                    let sign = sign(reviewed.rating()?)?;
                    let square = reviewed.mv.to();
                    Some(Badge { square, sign })
                });
                scene.badge = signed;
                scene
            }
            View::Line(ply, showing) => showing
                .scene(self.orientation)
                .unwrap_or_else(|| of(&self.analysis.game_before(*ply))),
            View::Try(retry) => {
                let mut game = self.analysis.game_before(retry.ply);
                let before = game.position().clone();
                let verdict = retry.tried.as_ref().map(|(mv, judging)| {
                    // A legal move of this very position.
                    let _ = game.play(*mv);
                    (*mv, judging.verdict())
                });
                let mut scene = of(&game);
                match verdict {
                    None => scene.input = Input::legal(&before),
                    Some((mv, Some(_))) => {
                        let sign = if retry.is_solved {
                            Sign::Star
                        } else {
                            Sign::Again
                        };
                        let square = mv.to();
                        scene.badge = Some(Badge { square, sign });
                    }
                    Some((_, None)) => {}
                }
                let played = moves.get(retry.ply).filter(|_| retry.tried.is_none());
                // What was played is shown, so that nobody has to remember it.
                scene.marks.extend(played.map(|reviewed| Mark::Arrow {
                    from: reviewed.mv.from(),
                    to: reviewed.mv.to(),
                    tone: Tone::Warning,
                }));
                scene.marks.extend(retry.marks.iter().copied());
                scene
            }
        }
    }

    fn update(&mut self, event: Event, now: Timestamp) -> Vec<Effect> {
        let tries = matches!(self.view, View::Try(_));
        match event {
            Event::Answered(answered) => self.hear(*answered),
            Event::Moved {
                from,
                to,
                promotion,
            } => self.try_move(|game| find(game, from, to, promotion)),
            Event::Typed(text) => self.try_move(|game| {
                let board = game.position().board();
                let read = game.read_move(&text);
                read.map_err(|error| Message::unread(&error, board))
            }),
            Event::Continued => self.go_to(self.plies + 1),
            Event::WentBack if tries => self.go_to(self.plies),
            Event::WentBack => self.go_to(self.plies.saturating_sub(1)),
            Event::JumpedTo(plies) => self.go_to(plies),
            Event::Chose(ply) => self.begin_try(ply),
            Event::Replayed | Event::Skipped => match self.plies.checked_sub(1) {
                Some(ply) => self.show_line(ply, now),
                None => Vec::new(),
            },
            Event::HintAsked => {
                self.give_hint();
                Vec::new()
            }
            Event::TookBack => match &self.view {
                View::Try(retry) => {
                    let ply = retry.ply;
                    let (misses, hints) = (retry.misses, retry.hints);
                    let effects = self.begin_try(ply);
                    if let View::Try(retry) = &mut self.view {
                        (retry.misses, retry.hints) = (misses, hints);
                    }
                    effects
                }
                View::Line(..) => self.go_to(self.plies),
                View::Game => Vec::new(),
            },
            Event::TimeReached => self.step_line(now),
            Event::Clicked(_) | Event::Placed { .. } | Event::Removed(_) => Vec::new(),
        }
    }

    fn due(&self) -> Option<Timestamp> {
        match &self.view {
            View::Line(_, showing) => Some(showing.due()),
            View::Game | View::Try(_) => None,
        }
    }
}

/// A judged move beside which something better was there.
#[must_use]
pub fn can_be_bettered(reviewed: &ReviewedMove) -> bool {
    let is_regretted =
        reviewed.is_worth_words() && reviewed.rating().is_some_and(|rating| !rating.is_great());
    let is_best = reviewed
        .verdict
        .as_ref()
        .is_none_or(|verdict| verdict.comparison.is_best_played());
    is_regretted && !is_best
}

/// The move and its rating.
fn rated(reviewed: &ReviewedMove, rating: MoveRating) -> Message {
    Message::own("coach-rates")
        .with("move", Arg::San(reviewed.san.clone()))
        .with("rating", Arg::Clause(Box::new(rating.message())))
}

fn find(game: &Game, from: Square, to: Square, promotion: Option<Role>) -> Result<Move, Message> {
    let board = game.position().board();
    game.find(from, to, promotion)
        .map_err(|refusal| Message::refusal(refusal.first(), board))
}

fn advice(question: crate::engine::Question) -> Effect {
    Effect::Consult {
        lane: Lane::Advice,
        question: Box::new(question),
    }
}
