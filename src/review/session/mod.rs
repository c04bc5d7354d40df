//! A game looked at with the learner: step through it, try a key moment again, be shown the better line.
//!
//! The session drives its [`Analysis`] by [`Effect::Consult`] in a lane of its own, so that a try of the learner's is judged
//! without waiting for it. Until a better move was found or asked for, neither the board nor the coach's words show it. What an author wrote is the author's to show: it stands beside the moves, but not while a moment is tried.

mod aside;
mod retry;
mod seen;
mod words;

use std::collections::{BTreeMap, BTreeSet};

use crate::coach::{Budget, clips};
use crate::engine::{Lane, Question};
use crate::message::Message;
use crate::rules::{Color, Game, Move, PgnGame, Position, Role, Square};
use crate::scene::Scene;
use crate::session::{
    Answered, Cue, Effect, Event, Mood, Session, Showing, Shown, Speech, Timestamp,
};

use super::analyse::{Analysis, ReviewedMove};
use super::moments::{KeyMoment, key_moments_for};
use super::side_line::{SideLine, side_lines};
pub use retry::Retry;

/// The analysis asks in these lanes at once.
const LANES: [Lane; 2] = [Lane::Review, Lane::ReviewBeside];

/// A game that is looked at.
#[derive(Clone, Debug)]
pub struct ReviewSession {
    game: PgnGame,
    analysis: Analysis,
    budget: Budget,
    moments: Vec<KeyMoment>,
    /// Whose moments come first.
    learner: Option<Color>,
    /// The moves, by their places from 0, beside which a better one was found or asked for.
    answered: BTreeSet<usize>,
    side_lines: Vec<SideLine>,
    /// How many moves have been made on the board.
    plies: usize,
    view: View,
    is_running: bool,
    /// The questions of the analysis that are on their way.
    asked: BTreeMap<Lane, Question>,
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
    /// A side line with this number, after so many of its moves, at least one.
    Aside(usize, usize),
    /// The learner looks for a better move.
    Try(Box<Retry>),
}

/// What may be done now, for buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReviewView {
    /// The game is stepped through.
    Game,
    /// A line is being shown.
    Line,
    /// A side line is stepped through.
    Aside {
        /// Its number.
        line: usize,
        /// How many of its moves have been made, at least one.
        plies: usize,
    },
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
    ///
    /// Where the learner played, [`ReviewSession::of_learner`] says so.
    #[must_use]
    pub fn new(
        game: PgnGame,
        orientation: Color,
        budget: Budget,
        is_book: &dyn Fn(usize, &Position, Move) -> bool,
    ) -> Self {
        let analysis = Analysis::new(&game, budget, is_book);
        let mut session = Self {
            side_lines: side_lines(&game),
            game,
            analysis,
            budget,
            moments: Vec::new(),
            learner: None,
            answered: BTreeSet::new(),
            plies: 0,
            view: View::Game,
            is_running: false,
            asked: BTreeMap::new(),
            speech: Speech::default(),
            orientation,
        };
        session.tell();
        session
    }

    /// The learner had this side: the learner's own moves come first among the key moments.
    #[must_use]
    pub fn of_learner(mut self, side: Option<Color>) -> Self {
        self.learner = side;
        self
    }

    /// Takes in what was seen of the moves on an earlier day, as [`Analysis::recall`] does.
    pub fn recall<'t>(&mut self, look_at: impl Fn(usize) -> Option<&'t str>) {
        self.analysis.recall(look_at);
    }

    /// Begins or goes on with the analysis. Where nothing is left to be asked, it is over at once.
    pub fn resume(&mut self) -> Vec<Effect> {
        if self.analysis.is_finished() {
            self.finish();
            return vec![Effect::Finished];
        }
        self.is_running = true;
        // What was on its way may have been dropped meanwhile.
        self.asked.clear();
        self.consult()
    }

    /// Stops the analysis; what is known stays.
    pub fn cancel(&mut self) {
        self.is_running = false;
        self.asked.clear();
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

    /// The key moment that comes after the move on the board.
    #[must_use]
    pub fn next_moment(&self) -> Option<&KeyMoment> {
        self.moments.iter().find(|moment| moment.ply >= self.plies)
    }

    /// Is a key moment on the board?
    #[must_use]
    pub fn is_at_moment(&self) -> bool {
        let here = self.plies.checked_sub(1);
        self.moments.iter().any(|moment| Some(moment.ply) == here)
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
            View::Aside(line, plies) => ReviewView::Aside {
                line: *line,
                plies: *plies,
            },
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
            View::Game | View::Line(..) | View::Aside(..) => None,
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

    /// The next questions of the analysis, one for each lane that is free.
    fn consult(&mut self) -> Vec<Effect> {
        if !self.is_running {
            return Vec::new();
        }
        let is_free = |lane: &Lane| !self.asked.contains_key(lane);
        let free: Vec<Lane> = LANES.into_iter().filter(is_free).collect();
        let mut questions = self.analysis.questions(LANES.len());
        questions.retain(|question| self.asked.values().all(|asked| asked != question));
        let mut effects = Vec::new();
        for (lane, question) in free.into_iter().zip(questions) {
            self.asked.insert(lane, question.clone());
            let question = Box::new(question);
            effects.push(Effect::Consult { lane, question });
        }
        effects
    }

    fn hear(&mut self, answered: Answered) -> Vec<Effect> {
        if answered.lane == Lane::Advice {
            return self.hear_try(answered);
        }
        let is_asked = self.asked.get(&answered.lane) == Some(&answered.question);
        if !self.is_running || !is_asked {
            return Vec::new();
        }
        self.asked.remove(&answered.lane);
        let before = self.analysis.next_unjudged();
        let taken = self
            .analysis
            .answered_to(&answered.question, answered.answer);
        if taken.is_err() {
            return Vec::new();
        }
        if matches!(self.view, View::Game) {
            self.tell();
        }
        let all = self.analysis.moves().len();
        let judged = before.unwrap_or(all)..self.analysis.next_unjudged().unwrap_or(all);
        let mut effects: Vec<Effect> = judged.map(|ply| Effect::Judged { ply }).collect();
        if self.analysis.is_finished() {
            self.finish();
            effects.push(Effect::Finished);
        } else {
            effects.extend(self.consult());
        }
        effects
    }

    /// All moves are judged.
    fn finish(&mut self) {
        self.is_running = false;
        self.moments = key_moments_for(&self.analysis, self.learner);
    }

    fn say(&mut self, messages: Vec<Message>, mood: Mood) {
        self.speech = Speech { messages, mood };
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
        self.answered.insert(ply);
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
}

impl Session for ReviewSession {
    fn scene(&self) -> Scene {
        self.seen()
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
            Event::Continued if self.is_aside() => self.step_aside(),
            Event::WentBack if self.is_aside() => self.step_back_aside(),
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
                View::Line(..) | View::Aside(..) => self.go_to(self.plies),
                View::Game => Vec::new(),
            },
            Event::TimeReached => self.step_line(now),
            Event::Clicked(_) | Event::Placed { .. } | Event::Removed(_) => Vec::new(),
        }
    }

    fn due(&self) -> Option<Timestamp> {
        match &self.view {
            View::Line(_, showing) => Some(showing.due()),
            View::Game | View::Aside(..) | View::Try(_) => None,
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

fn find(game: &Game, from: Square, to: Square, promotion: Option<Role>) -> Result<Move, Message> {
    let board = game.position().board();
    game.find(from, to, promotion)
        .map_err(|refusal| Message::refusal(refusal.first(), board))
}
