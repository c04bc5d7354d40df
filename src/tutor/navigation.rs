//! From screen to screen: forward, back, and into a lesson.

use crate::lesson::LessonSession;
use crate::session::Timestamp;

use super::route::Route;
use super::screen::{FirstRunPage, LessonScreen};
use super::tutor::Tutor;

impl Tutor {
    pub(super) fn go(&mut self, route: Route) {
        if route == self.route {
            return;
        }
        self.trail.push(self.route);
        self.route = route;
        self.arrive();
    }

    /// What a screen needs when it is come to.
    pub(super) fn arrive(&mut self) {
        if self.route == Route::Openings {
            self.clear_bench();
            self.count_openings();
        }
        if self.route == Route::Review {
            self.enter_review();
        }
        if self.route == Route::Play {
            self.look_for_unfinished();
        }
    }

    pub(super) fn back(&mut self) {
        if self.route == Route::FirstRun {
            self.first_run = match self.first_run {
                FirstRunPage::Language | FirstRunPage::Xiangqi => FirstRunPage::Language,
                FirstRunPage::Level => FirstRunPage::Xiangqi,
            };
            return;
        }
        // A finished lesson is left for the map, whatever way led to it.
        let finished = self
            .lesson
            .as_ref()
            .is_some_and(|screen| screen.session.is_finished());
        if self.route == Route::Lesson && finished {
            self.lesson = None;
            self.trail.clear();
            self.route = Route::Learn;
            return;
        }
        self.route = self.trail.pop().unwrap_or(match self.route {
            Route::FirstRun => Route::FirstRun,
            Route::Drill | Route::Repertoire => Route::Openings,
            Route::Puzzle | Route::PuzzleProgress => Route::Puzzles,
            Route::Game | Route::SetUp => Route::Play,
            Route::Learn
            | Route::Learners
            | Route::Lesson
            | Route::Openings
            | Route::Play
            | Route::Progress
            | Route::Puzzles
            | Route::Review
            | Route::Settings => Route::Learn,
        });
        let is_gone = match self.route {
            Route::Lesson => self.lesson.is_none(),
            Route::Drill => self.openings.drill.is_none(),
            Route::Repertoire => self.openings.bench.is_none(),
            Route::Puzzle => self.puzzles.screen.is_none(),
            Route::Game => self.play.game.is_none(),
            Route::FirstRun
            | Route::Learn
            | Route::Learners
            | Route::Openings
            | Route::Play
            | Route::SetUp
            | Route::Progress
            | Route::Puzzles
            | Route::PuzzleProgress
            | Route::Review
            | Route::Settings => false,
        };
        if is_gone {
            self.back();
        }
        self.arrive();
    }

    pub(super) fn open(&mut self, id: &str, step: Option<&str>, now: Timestamp) {
        let Some(lesson) = self.library.lessons.get(id) else {
            return;
        };
        let mut session = LessonSession::at(lesson.clone(), step, now);
        if self.desk.is_there() {
            session = session.advised();
        }
        // Who goes on keeps what was earned before; who begins again earns anew.
        if let Some(record) = self.records.lesson(id).filter(|_| step.is_some()) {
            let earned = record.steps.iter().filter(|(_, step)| step.stars > 0);
            session =
                session.with_stars(earned.map(|(id, step)| (id.clone(), step.stars)).collect());
        }
        let reached = session
            .step()
            .map(|step| step.id.clone())
            .unwrap_or_default();
        self.lesson = Some(LessonScreen::new(session));
        self.remember(id.to_owned(), reached, now);
        if self.route != Route::Lesson {
            self.go(Route::Lesson);
        }
    }
}
