//! Who learns on this machine: choosing, adding, naming and laying aside, and records that go out and come in as files.

use std::path::PathBuf;

use crate::library::GamesAnswer;
use crate::message::{Arg, Message};
use crate::session::Timestamp;
use crate::store::{
    LearnerChange, LearnerEntry, LearnerId, Learners, Records, Settings, StoreAnswer,
};

use super::consult::Seat;
use super::file_words::{unexchanged, unwritable};
use super::mining::Mining;
use super::notice::Notice;
use super::route::Route;
use super::screen::{Choices, FirstRunPage, OpeningScreen, PlayPage, ReviewPage};
use super::tutor::Tutor;

/// What may be done with learners and their records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LearnerMsg {
    /// Something with learners.
    Change(LearnerChange),
    /// Whether to lay someone aside is asked, or no longer.
    AskToLayAside(Option<LearnerId>),
    /// The records are written into a file.
    GiveOut(PathBuf),
    /// The records of a file are added.
    TakeIn(PathBuf),
}

/// Who learns here, and what is asked about them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LearnersPage {
    /// All of them.
    pub learners: Learners,
    /// Who is to be laid aside, if the learner is sure.
    pub asks_aside: Option<LearnerId>,
    /// Is someone on the way? Until they are here nothing else is done, so that nobody does a thing for another.
    pub(super) is_turning: bool,
    /// Were the learners heard of at all?
    is_heard: bool,
}

impl Tutor {
    /// Who learns on this machine.
    #[must_use]
    pub fn learners(&self) -> &LearnersPage {
        &self.learners
    }

    /// What a learner is called on the screen.
    #[must_use]
    pub fn learner_name(&self, learner: &LearnerEntry) -> String {
        learner.name.clone().unwrap_or_else(|| {
            let place = self
                .learners
                .learners
                .all()
                .iter()
                .position(|other| other.id == learner.id);
            let number = Arg::Number(place.map_or(1, |place| place as i64 + 1));
            let message = Message::own("learner-number").with("number", number);
            self.voice.say(&message)
        })
    }

    /// The name of whoever is learning, where there is more than one or a name was given.
    #[must_use]
    pub fn learner_here(&self) -> Option<String> {
        let learners = &self.learners.learners;
        let here = learners
            .all()
            .iter()
            .find(|one| one.id == learners.here())?;
        let is_told = here.name.is_some() || learners.present().count() > 1;
        is_told.then(|| self.learner_name(here))
    }

    pub(super) fn update_learners(&mut self, msg: LearnerMsg, now: Timestamp) {
        match msg {
            LearnerMsg::Change(change) => {
                self.learners.asks_aside = None;
                self.learners.is_turning = true;
                self.store.change_learners(change, self.settings.clone());
            }
            LearnerMsg::AskToLayAside(who) => self.learners.asks_aside = who,
            LearnerMsg::GiveOut(path) => self.store.give_out(path, now),
            LearnerMsg::TakeIn(path) => self.store.take_in(path, now),
        }
    }

    /// Takes in what the store has to say of learners and files.
    pub(super) fn hear_learners(&mut self, answer: StoreAnswer, now: Timestamp) {
        match answer {
            StoreAnswer::Learners(learners) => {
                let is_shared = learners.present().count() > 1;
                self.learners.learners = learners;
                self.learners.is_turning = false;
                // Where several learn, the first thing to know is who sits there today.
                let is_first = !std::mem::replace(&mut self.learners.is_heard, true);
                if is_first && is_shared && self.route == Route::Learn && self.trail.is_empty() {
                    self.route = Route::Learners;
                }
            }
            StoreAnswer::Arrived { learner, settings } => {
                self.games.turn_to(learner, now);
                self.sit_down(*settings);
            }
            StoreAnswer::GivenOut { path, rows } => {
                self.tell_good(exchanged("progress-exported", path, rows));
            }
            StoreAnswer::TakenIn { path, rows } => {
                self.tell_good(exchanged("progress-imported", path, rows));
            }
            StoreAnswer::NotExchanged { path, reason } => {
                let message = Message::own("notice-not-exchanged")
                    .with("file", Arg::Name(path.display().to_string()))
                    .with("reason", Arg::Message(Box::new(unexchanged(&reason))));
                self.notices.push(Notice::warning(message));
            }
            StoreAnswer::Loaded(_) | StoreAnswer::Kept(_) | StoreAnswer::Notice(_) => {}
        }
    }

    /// A file with games was written, or could not be.
    pub(super) fn hear_saved(&mut self, answer: GamesAnswer) {
        match answer {
            GamesAnswer::Saved(path) => {
                let file = Arg::Name(path.display().to_string());
                self.tell_good(Message::own("notice-games-saved").with("file", file));
            }
            GamesAnswer::NotSaved { path, reason } => {
                let message = Message::own("notice-games-not-saved")
                    .with("file", Arg::Name(path.display().to_string()))
                    .with("reason", Arg::Message(Box::new(unwritable(&reason))));
                self.notices.push(Notice::warning(message));
            }
            GamesAnswer::Found { .. }
            | GamesAnswer::Loaded { .. }
            | GamesAnswer::Imported { .. }
            | GamesAnswer::Unreadable { .. }
            | GamesAnswer::Exported(_)
            | GamesAnswer::Kept(_)
            | GamesAnswer::Notice(_) => {}
        }
    }

    /// Good news stand alone: the news before are old.
    pub(super) fn tell_good(&mut self, message: Message) {
        self.notices.retain(|notice| !notice.is_good);
        self.notices.push(Notice::good(message));
    }

    /// Someone else sits down: all that belonged to the one before is put away.
    fn sit_down(&mut self, settings: Settings) {
        for seat in [
            Seat::Lesson,
            Seat::Opening,
            Seat::Review,
            Seat::Puzzle,
            Seat::Play,
            Seat::Mining,
        ] {
            self.desk.leave(seat);
        }
        self.settings = settings;
        self.records = Records::default();
        self.lesson = None;
        self.first_run = FirstRunPage::default();
        self.opened_faults.clear();
        self.puzzles.screen = None;
        self.puzzles.mining = Mining::default();
        self.review = ReviewPage::default();
        self.play = PlayPage {
            choices: Choices::remembered(self.settings.game.as_deref()),
            ..PlayPage::default()
        };
        self.openings = OpeningScreen {
            own: std::mem::take(&mut self.openings.own),
            ..OpeningScreen::default()
        };
        self.learning = None;
        self.layer = None;
        self.speak_as_chosen();
        self.choose_engine_as_before();
        self.look_for_unfinished();
        self.trail.clear();
        self.route = if self.settings.first_run_done {
            Route::Learn
        } else {
            Route::FirstRun
        };
    }
}

fn exchanged(id: &'static str, path: PathBuf, rows: usize) -> Message {
    Message::own(id)
        .with("file", Arg::Name(path.display().to_string()))
        .with("count", Arg::Number(rows as i64))
}
