//! The state of the program, and the one way to change it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::engine::Analyst;
use crate::language::Language;
use crate::lesson::{LessonSession, Library, LibraryReport, Mode, StepKind};
use crate::library::Games;
use crate::session::{Cue, Event, Session as _, Timestamp};
use crate::store::{Records, Settings, Store, StoreAnswer, StoreNotice};
use crate::voice::Voice;

use super::consult::{Desk, Seat};
use super::engine::EngineView;
use super::learners::LearnersPage;
use super::learning::{Learning, learning_of};
use super::msg::{Change, Msg};
use super::names::own_names;
use super::notice::Notice;
use super::progress::{CourseView, map_of, next_lesson};
use super::puzzle::PuzzlePlace;
use super::repertoires::{Cupboard, Drawer};
use super::route::Route;
use super::screen::{Choices, FirstRunPage, LessonScreen, OpeningScreen, PlayPage, ReviewPage};
use super::shelf::Shelved;
use super::vision::Layer;

/// What the program starts with.
pub struct Start {
    /// What the learner has chosen before.
    pub settings: Settings,
    /// The system's language.
    pub system_language: Language,
    /// A language for this run alone, from the command line.
    pub language: Option<Language>,
    /// Keeps the records.
    pub store: Box<dyn Store>,
    /// Keeps the games.
    pub games: Box<dyn Games>,
    /// Answers questions about positions.
    pub analyst: Box<dyn Analyst>,
    /// The lessons, or only the words until they are read.
    pub shelved: Shelved,
    /// What went wrong before there was a tutor to tell.
    pub notices: Vec<StoreNotice>,
}

/// The whole program without a window.
pub struct Tutor {
    pub(super) route: Route,
    pub(super) trail: Vec<Route>,
    pub(super) settings: Settings,
    pub(super) system_language: Language,
    pub(super) language: Option<Language>,
    pub(super) records: Records,
    pub(super) library: Arc<Library>,
    pub(super) report: Arc<LibraryReport>,
    pub(super) is_shelf_read: bool,
    pub(super) voice: Voice,
    /// The program's own names in saved games, each with what it is in the language that is spoken.
    pub(super) own_names: BTreeMap<String, String>,
    pub(super) shelved: Shelved,
    pub(super) first_run: FirstRunPage,
    pub(super) lesson: Option<LessonScreen>,
    pub(super) opened_faults: BTreeSet<String>,
    pub(super) notices: Vec<Notice>,
    pub(super) engine: EngineView,
    pub(super) puzzles: PuzzlePlace,
    pub(super) store: Box<dyn Store>,
    pub(super) games: Box<dyn Games>,
    pub(super) review: ReviewPage,
    pub(super) play: PlayPage,
    pub(super) desk: Desk,
    pub(super) layer: Option<Layer>,
    pub(super) openings: OpeningScreen,
    pub(super) cupboard: Box<dyn Cupboard>,
    pub(super) learning: Option<Learning>,
    pub(super) learners: LearnersPage,
    pub(super) zone_minutes: i32,
    pub(super) cues: Vec<Cue>,
}

impl Tutor {
    /// The program at its start: the first questions, or the map.
    #[must_use]
    pub fn new(start: Start) -> Self {
        let Start {
            settings,
            system_language,
            language,
            mut store,
            games,
            analyst,
            shelved,
            notices,
        } = start;
        store.load();
        let route = if settings.first_run_done {
            Route::Learn
        } else {
            Route::FirstRun
        };
        let spoken = spoken(language, &settings, system_language);
        let voice = Voice::new(shelved.catalogue.clone(), spoken);
        let choices = Choices::remembered(settings.game.as_deref());
        let mut tutor = Self {
            route,
            trail: Vec::new(),
            settings,
            system_language,
            language,
            records: Records::default(),
            library: shelved.library.clone(),
            report: shelved.report.clone(),
            is_shelf_read: !shelved.library.courses.is_empty(),
            own_names: own_names(&voice),
            voice,
            shelved,
            first_run: FirstRunPage::default(),
            lesson: None,
            opened_faults: BTreeSet::new(),
            notices: notices.into_iter().map(Notice::from).collect(),
            engine: EngineView::default(),
            puzzles: PuzzlePlace::empty(),
            store,
            games,
            review: ReviewPage::default(),
            play: PlayPage {
                choices,
                ..PlayPage::default()
            },
            desk: Desk::new(analyst),
            layer: None,
            openings: OpeningScreen::default(),
            cupboard: Box::new(Drawer::default()),
            learning: None,
            learners: LearnersPage::default(),
            zone_minutes: 0,
            cues: Vec::new(),
        };
        tutor.choose_engine_as_before();
        tutor.look_for_unfinished();
        tutor
    }

    /// The screen that is shown.
    #[must_use]
    pub fn route(&self) -> Route {
        self.route
    }

    /// The open question of the first start.
    #[must_use]
    pub fn first_run_page(&self) -> FirstRunPage {
        self.first_run
    }

    /// What the learner has chosen.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The language that is spoken.
    #[must_use]
    pub fn language(&self) -> Language {
        self.voice.language()
    }

    /// Speaks to the learner.
    #[must_use]
    pub fn voice(&self) -> &Voice {
        &self.voice
    }

    /// The lesson at hand.
    #[must_use]
    pub fn lesson(&self) -> Option<&LessonScreen> {
        self.lesson.as_ref()
    }

    /// All lessons.
    #[must_use]
    pub fn library(&self) -> &Arc<Library> {
        &self.library
    }

    /// The faults of the lessons.
    #[must_use]
    pub fn report(&self) -> &Arc<LibraryReport> {
        &self.report
    }

    /// Have the lessons been read?
    #[must_use]
    pub fn has_lessons(&self) -> bool {
        self.is_shelf_read
    }

    /// What the learner has done.
    #[must_use]
    pub fn records(&self) -> &Records {
        &self.records
    }

    /// What the learner should hear.
    #[must_use]
    pub fn notices(&self) -> &[Notice] {
        &self.notices
    }

    /// The map of courses and lessons.
    #[must_use]
    pub fn map(&self) -> Vec<CourseView> {
        map_of(&self.library, &self.records, self.settings.level)
    }

    /// The id of the lesson to do next, and whether it was begun already.
    #[must_use]
    pub fn next_lesson(&self) -> Option<(&str, bool)> {
        let lesson = next_lesson(&self.library, &self.records, self.settings.level)?;
        // Who only looked at the first step has not begun.
        let first = lesson.steps.first().map(|step| &step.id);
        let place = self.records.place_in(&lesson.id).map(|place| &place.step);
        let is_begun = place.is_some() && place != first && !lesson.mode.is_test();
        Some((&lesson.id, is_begun))
    }

    /// The lesson that comes after the finished one.
    #[must_use]
    pub fn lesson_after(&self) -> Option<&str> {
        let session = &self.lesson.as_ref()?.session;
        let id = &session.lesson().id;
        // After a test comes first what was missed in it, or where it says to begin.
        if let Some(result) = session.test_result() {
            let placed = session.lesson().mode == Mode::Place;
            let next = result.missed.first().filter(|_| !placed);
            let known = next.and_then(|id| self.library.lessons.get(id));
            if let Some(lesson) = known {
                return Some(&lesson.id);
            }
            if placed {
                return self.next_lesson().map(|(id, _)| id);
            }
        }
        let after = self.library.next_after(id).map(|lesson| lesson.id.as_str());
        after.or_else(|| {
            self.next_lesson()
                .map(|(id, _)| id)
                .filter(|next| next != id)
        })
    }

    /// Are the faults of this lesson opened?
    #[must_use]
    pub fn shows_faults(&self, lesson: &str) -> bool {
        self.opened_faults.contains(lesson)
    }

    /// Does the aside for players of Chinese chess belong on the screen?
    #[must_use]
    pub fn shows_xiangqi(&self) -> bool {
        self.settings.knows_xiangqi == Some(true)
    }

    /// How the learner is getting on, as it was when the page was opened.
    #[must_use]
    pub fn learning(&self) -> Option<&Learning> {
        self.learning.as_ref()
    }

    /// The learner's clock is so many minutes ahead of UTC; it says when a day ends.
    pub fn set_zone(&mut self, minutes: i32) {
        self.zone_minutes = minutes;
    }

    pub(super) fn count_learning(&mut self, now: Timestamp) {
        if self.route == Route::Progress {
            let zone = self.zone_minutes;
            let stock = &self.puzzles.stock.themes;
            let learning = learning_of(&self.library, &self.records, stock, now, zone);
            self.learning = Some(learning);
        }
    }

    /// The layer over the board. Where finding squares is the task there is none, as it would tell the answer.
    #[must_use]
    pub fn layer(&self) -> Option<Layer> {
        self.layer.filter(|_| self.may_show_layers())
    }

    /// May layers be shown over the board at hand?
    #[must_use]
    pub fn may_show_layers(&self) -> bool {
        if self.route == Route::Game {
            // In a tournament nobody helps before the end.
            let game = self.play.game.as_ref();
            return game.is_some_and(|game| !game.session.is_strict());
        }
        let step = self
            .lesson
            .as_ref()
            .and_then(|screen| screen.session.step());
        self.route != Route::Lesson
            || step
                .is_some_and(|step| matches!(step.kind, StepKind::Ask(_) | StepKind::Show { .. }))
    }

    /// The sounds since the last call.
    pub fn take_cues(&mut self) -> Vec<Cue> {
        std::mem::take(&mut self.cues)
    }

    /// When something happens by itself: tell [`Tutor::tick`] then.
    #[must_use]
    pub fn due(&self) -> Option<Timestamp> {
        match self.seat()? {
            Seat::Lesson => self.lesson.as_ref()?.session.due(),
            Seat::Opening => self.openings.drill.as_ref()?.session.due(),
            Seat::Review => self.review.session.as_ref()?.due(),
            Seat::Puzzle => self.puzzle_due(),
            Seat::Play => self.play.game.as_ref()?.session.due(),
            Seat::Mining => None,
        }
    }

    /// Whose board is on the screen.
    fn seat(&self) -> Option<Seat> {
        match self.route {
            Route::Lesson => Some(Seat::Lesson),
            Route::Drill => Some(Seat::Opening),
            Route::Review => Some(Seat::Review),
            Route::Puzzle => Some(Seat::Puzzle),
            Route::Game => Some(Seat::Play),
            Route::FirstRun
            | Route::Learn
            | Route::Learners
            | Route::Openings
            | Route::Repertoire
            | Route::Play
            | Route::SetUp
            | Route::Progress
            | Route::Puzzles
            | Route::PuzzleProgress
            | Route::Settings => None,
        }
    }

    /// Time has passed, or the store or the engine has something to say. Gives whether anything changed.
    pub fn tick(&mut self, now: Timestamp) -> bool {
        let mut changed = false;
        for answer in self.store.poll() {
            changed = true;
            match answer {
                StoreAnswer::Loaded(records) => {
                    self.records = records;
                    self.seek_cards();
                    self.arrive();
                    self.count_learning(now);
                }
                StoreAnswer::Kept(_) => {}
                StoreAnswer::Notice(notice) => self.notices.push(notice.into()),
                StoreAnswer::Learners(_)
                | StoreAnswer::Arrived { .. }
                | StoreAnswer::GivenOut { .. }
                | StoreAnswer::TakenIn { .. }
                | StoreAnswer::NotExchanged { .. } => self.hear_learners(answer, now),
            }
        }
        changed |= self.hear_games(now);
        changed |= self.hear_engine(now);
        changed |= self.hear_shelf(now);
        changed |= self.hear_cupboard(now);
        self.openings.now = now;
        if self.due().is_some_and(|due| due <= now) {
            if let Some(seat) = self.seat() {
                self.tell(seat, Event::TimeReached, now);
            }
            changed = true;
        }
        self.keep_game(now);
        changed
    }

    /// The lessons were read, or read again.
    pub fn reshelve(&mut self, shelved: Shelved, now: Timestamp) {
        self.library = shelved.library.clone();
        self.report = shelved.report.clone();
        self.is_shelf_read = true;
        self.shelved = shelved;
        self.speak(self.voice.language());
        self.count_learning(now);
        // An author looks at the lesson while writing it: stay at the same step of the new reading.
        let Some(screen) = &self.lesson else { return };
        let old = screen.session.lesson();
        let Some(new) = self.library.lessons.get(&old.id) else {
            return;
        };
        if **new != **old {
            let step = screen.session.step().map(|step| step.id.clone());
            let mut session = LessonSession::at(new.clone(), step.as_deref(), now);
            if self.desk.is_there() {
                session = session.advised();
            }
            self.lesson = Some(LessonScreen::new(session));
        }
    }

    /// Applies a message.
    pub fn update(&mut self, msg: Msg, now: Timestamp) {
        if self.learners.is_turning {
            return;
        }
        let from = self.route;
        self.apply(msg, now);
        self.turn_to_game(from, self.route, now);
    }

    fn apply(&mut self, msg: Msg, now: Timestamp) {
        match msg {
            Msg::Go(route) => {
                self.go(route);
                self.count_learning(now);
            }
            Msg::Back => {
                self.back();
                self.count_learning(now);
            }
            Msg::OpenLesson(id) => {
                let step = self.records.place_in(&id).map(|place| place.step.clone());
                self.open(&id, step.as_deref(), now);
            }
            Msg::RestartLesson(id) => self.open(&id, None, now),
            Msg::Resume => {
                if let Some((id, _)) = self.next_lesson() {
                    self.update(Msg::OpenLesson(id.to_owned()), now);
                }
            }
            Msg::FindPlace => {
                if let Some(lesson) = self.library.placement() {
                    let id = lesson.id.clone();
                    self.open(&id, None, now);
                }
            }
            Msg::NextLesson => match self.lesson_after().map(str::to_owned) {
                Some(id) => self.update(Msg::OpenLesson(id), now),
                None => self.go(Route::Learn),
            },
            Msg::Lesson(event) => self.tell_lesson(event, now),
            Msg::NextLayer => self.layer = Layer::after(self.layer),
            Msg::Opening(msg) => self.update_opening(msg, now),
            Msg::Review(msg) => self.update_review(msg, now),
            Msg::Flip if self.route == Route::Review => self.turn_review_round(),
            Msg::Play(msg) => self.update_play(msg, now),
            Msg::Flip if self.route == Route::Game => self.turn_game_round(),
            Msg::Flip => {
                if let Some(screen) = &mut self.lesson {
                    screen.is_flipped = !screen.is_flipped;
                }
            }
            Msg::Puzzle(msg) => self.update_puzzle(msg, now),
            Msg::Set(change) => {
                self.set(change);
                if self.route == Route::FirstRun {
                    self.answer_first_run(change, now);
                }
            }
            Msg::Engine(choice) => self.choose_engine(choice),
            Msg::Learner(msg) => self.update_learners(msg, now),
            Msg::DismissNotice(index) => {
                if index < self.notices.len() {
                    self.notices.remove(index);
                }
            }
            Msg::ToggleFaults(lesson) => {
                if !self.opened_faults.remove(&lesson) {
                    self.opened_faults.insert(lesson);
                }
            }
        }
    }

    fn set(&mut self, change: Change) {
        match change {
            Change::Language(language) => {
                self.settings.language = Some(language.tag().to_owned());
                self.language = None;
            }
            Change::Theme(theme) => self.settings.theme = theme,
            Change::Board(board) => self.settings.board = board,
            Change::TextSize(size) => self.settings.text_size = size,
            Change::Motion(motion) => self.settings.motion = motion,
            Change::Coordinates(shown) => self.settings.coordinates = shown,
            Change::LegalTargets(shown) => self.settings.legal_targets = shown,
            Change::KnowsXiangqi(knows) => self.settings.knows_xiangqi = Some(knows),
            Change::Level(level) => self.settings.level = Some(level),
        }
        self.speak_as_chosen();
        self.store.save_settings(self.settings.clone());
    }
}

impl Tutor {
    /// Speaks the language that is chosen for this run, or in the settings, or by the system.
    pub(super) fn speak_as_chosen(&mut self) {
        self.speak(spoken(self.language, &self.settings, self.system_language));
    }

    fn speak(&mut self, language: Language) {
        self.voice = Voice::new(self.shelved.catalogue.clone(), language);
        self.own_names = own_names(&self.voice);
    }
}

fn spoken(this_run: Option<Language>, settings: &Settings, system: Language) -> Language {
    let chosen = settings.language.as_deref().map(Language::for_tag);
    this_run.or(chosen).unwrap_or(system)
}
