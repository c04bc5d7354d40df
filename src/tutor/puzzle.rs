//! Puzzles in the tutor: choosing the next one, telling the session what happened, keeping what came of it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;

use crate::lesson::Lesson;
use crate::puzzle::pick::{Mode, START_RATING, rating_of, wish};
use crate::puzzle::{Asked, Imported, Origin, PuzzleSession, Shelf, ShelfAnswer};
use crate::session::{Dice, Effect, Event, Session as _, Timestamp};
use crate::store::Level;
use crate::study::{CardKind, Rating, RatingKind, Try, TryOutcome, review};
use crate::theme::Theme;

use super::consult::Seat;
use super::mining::Mining;
use super::route::Route;
use super::screen::{ImportState, PuzzleScreen, Stock, ThemeScore};
use super::tutor::Tutor;

/// The three minutes.
const SITTING_MILLIS: u64 = 3 * 60 * 1000;
/// An idea is judged by the latest of so many tries, and not before there are a few.
const JUDGED_TRIES: usize = 600;
const FEWEST_TRIES: u32 = 4;
/// Where the test that finds out where to begin starts, and what each right answer adds.
const PLACED: (f64, f64) = (400.0, 50.0);
/// Where the three levels of the first questions start.
const STARTS: [(Level, f64); 3] = [
    (Level::New, 500.0),
    (Level::SomeRules, START_RATING),
    (Level::Plays, 800.0),
];

/// What concerns puzzles.
#[derive(Clone, Debug, PartialEq)]
pub enum PuzzleMsg {
    /// Begin a sitting.
    Start(Mode),
    /// The next puzzle.
    Next,
    /// Something on the board, or a button of the puzzle.
    Event(Event),
    /// Turn the board round.
    Flip,
    /// Play a game from where the puzzle has ended.
    PlayOn,
    /// Take a file in.
    Import(PathBuf),
    /// Stop taking it in.
    StopImport,
}

// Modes and events have no floating numbers.
impl Eq for PuzzleMsg {}

/// What the tutor keeps of puzzles.
pub(super) struct PuzzlePlace {
    pub(super) shelf: Option<Box<dyn Shelf>>,
    asked: Asked,
    /// Is an answer due?
    is_waiting: bool,
    pub(super) stock: Stock,
    pub(super) mining: Mining,
    pub(super) screen: Option<PuzzleScreen>,
}

impl PuzzlePlace {
    pub(super) fn empty() -> Self {
        Self {
            shelf: None,
            asked: Asked::default(),
            is_waiting: false,
            stock: Stock::default(),
            mining: Mining::default(),
            screen: None,
        }
    }
}

impl Tutor {
    /// The program with a place that puzzles come from.
    #[must_use]
    pub fn with_puzzles(mut self, shelf: Box<dyn Shelf>) -> Self {
        self.puzzles.shelf = Some(shelf);
        self
    }

    /// The puzzles there are.
    #[must_use]
    pub fn puzzle_stock(&self) -> &Stock {
        &self.puzzles.stock
    }

    /// How many puzzles there are from the games of whoever is learning.
    #[must_use]
    pub fn own_puzzles(&self) -> u64 {
        let here = self.learners.learners.here();
        self.puzzles.stock.own.get(&here).copied().unwrap_or(0)
    }

    /// The sitting at hand.
    #[must_use]
    pub fn puzzle(&self) -> Option<&PuzzleScreen> {
        self.puzzles.screen.as_ref()
    }

    /// The learner's rating in puzzles.
    #[must_use]
    pub fn puzzle_rating(&self, now: Timestamp) -> Rating {
        rating_of(&self.records.learner, self.start_rating(), now)
    }

    /// Where the rating starts: by the test that found out where to begin, else by what the learner says of himself.
    fn start_rating(&self) -> f64 {
        if let Some(right) = self.placed_right() {
            return PLACED.0 + PLACED.1 * right as f64;
        }
        let level = self.settings.level;
        let start = STARTS.iter().find(|(of, _)| Some(*of) == level);
        start.map_or(START_RATING, |(_, points)| *points)
    }

    /// How many puzzles are due again.
    #[must_use]
    pub fn puzzles_due(&self, now: Timestamp) -> usize {
        self.records.learner.due(CardKind::Puzzle, now).len()
    }

    /// The most puzzles in a row that were solved without help.
    #[must_use]
    pub fn best_streak(&self) -> u32 {
        let (mut best, mut now) = (0, 0);
        for tried in self.records.learner.tries(CardKind::Puzzle) {
            now = if tried.outcome == TryOutcome::Solved {
                now + 1
            } else {
                0
            };
            best = best.max(now);
        }
        best
    }

    /// The learner's rating after each rated puzzle, the latest last.
    #[must_use]
    pub fn puzzle_ratings(&self) -> Vec<u16> {
        let tries = self.records.learner.tries(CardKind::Puzzle);
        tries.filter_map(|tried| tried.rating_after).collect()
    }

    /// How each idea goes that was tried often enough, the weakest first.
    #[must_use]
    pub fn theme_scores(&self) -> Vec<ThemeScore> {
        scores_of(self.records.learner.tries(CardKind::Puzzle).rev())
    }

    /// The courses of the map that teach ideas of which there are puzzles, each with these ideas.
    #[must_use]
    pub fn puzzle_courses(&self) -> Vec<(&str, Vec<Theme>)> {
        let stock = &self.puzzles.stock.themes;
        let courses = self.library.courses.iter();
        courses
            .filter(|course| !course.is_hidden)
            .map(|course| {
                let lessons = course.lessons.iter();
                let taught: BTreeSet<Theme> = lessons
                    .filter_map(|id| self.library.lessons.get(id))
                    .flat_map(|lesson| lesson.themes.iter().filter_map(|name| Theme::named(name)))
                    .filter(|theme| stock.contains(theme))
                    .collect();
                (course.id.as_str(), taught.into_iter().collect())
            })
            .filter(|(_, themes): &(_, Vec<Theme>)| !themes.is_empty())
            .collect()
    }

    /// The idea that a lesson teaches, when there are puzzles of it.
    #[must_use]
    pub fn puzzle_idea_of(&self, lesson: &Lesson) -> Option<Theme> {
        ideas_of(lesson, &self.puzzles.stock.themes).next()
    }

    /// The lesson that teaches an idea.
    #[must_use]
    pub fn lesson_on(&self, theme: Theme) -> Option<&str> {
        let mut lessons = self.library.in_order();
        lessons
            .find(|lesson| {
                let is_of_it = lesson.themes.iter().any(|name| name == theme.name());
                is_of_it && !lesson.mode.is_test()
            })
            .map(|lesson| lesson.id.as_str())
    }

    pub(super) fn update_puzzle(&mut self, msg: PuzzleMsg, now: Timestamp) {
        match msg {
            PuzzleMsg::Start(mode) => {
                self.desk.leave(Seat::Puzzle);
                self.puzzles.screen = Some(PuzzleScreen::new(mode));
                self.go(Route::Puzzle);
                self.next_puzzle(now);
            }
            PuzzleMsg::Next => self.next_puzzle(now),
            PuzzleMsg::Event(event) => self.tell_puzzle(event, now),
            PuzzleMsg::Flip => {
                if let Some(screen) = &mut self.puzzles.screen {
                    screen.is_flipped = !screen.is_flipped;
                }
            }
            PuzzleMsg::PlayOn => {
                let screen = self.puzzles.screen.as_ref();
                let session = screen.and_then(|screen| screen.session.as_ref());
                if let Some(position) = session.and_then(PuzzleSession::rest_of_game) {
                    self.play_from(position);
                }
            }
            PuzzleMsg::Import(file) => {
                if let Some(shelf) = &mut self.puzzles.shelf
                    && !matches!(self.puzzles.stock.import, ImportState::Running(_))
                {
                    shelf.import(file);
                    self.puzzles.stock.import = ImportState::Running(Default::default());
                }
            }
            PuzzleMsg::StopImport => {
                if let Some(shelf) = &mut self.puzzles.shelf {
                    shelf.stop_import();
                }
            }
        }
    }

    fn next_puzzle(&mut self, now: Timestamp) {
        let rating = self.puzzle_rating(now);
        let Some(screen) = &self.puzzles.screen else {
            return;
        };
        // One that is not over is not passed over by chance.
        let is_open = screen
            .session
            .as_ref()
            .is_some_and(|session| session.end().is_none());
        if screen.is_over || is_open || self.puzzles.is_waiting {
            return;
        }
        let learner = (self.learners.learners.here(), &self.records.learner);
        let mut dice = Dice::new(now.0);
        let wish = wish(&screen.mode, learner, &rating, screen.run, now, &mut dice);
        if let Some(shelf) = &mut self.puzzles.shelf {
            self.puzzles.asked.0 += 1;
            self.puzzles.is_waiting = true;
            shelf.ask(self.puzzles.asked, wish, dice.roll());
        }
        self.hear_shelf(now);
    }

    /// What the shelf has to say. Gives whether there was anything.
    pub(super) fn hear_shelf(&mut self, now: Timestamp) -> bool {
        let Some(shelf) = &mut self.puzzles.shelf else {
            return false;
        };
        let answers = shelf.poll();
        let is_news = !answers.is_empty();
        let (mut is_counted, mut is_new_stock) = (false, false);
        for answer in answers {
            match answer {
                ShelfAnswer::Stock { count, own, themes } => {
                    is_counted = true;
                    is_new_stock = true;
                    self.puzzles.stock.count = Some(count);
                    self.puzzles.stock.own = own;
                    self.puzzles.stock.themes =
                        themes.into_iter().map(|(theme, _)| theme).collect();
                }
                ShelfAnswer::Away(ids) => {
                    self.records.learner.set_away(CardKind::Puzzle, ids);
                    is_counted = true;
                }
                ShelfAnswer::Progress(progress) => {
                    self.puzzles.stock.import = ImportState::Running(progress);
                }
                ShelfAnswer::Imported { how, bad } => {
                    self.puzzles.stock.import = match how {
                        Imported::Already => ImportState::Known,
                        Imported::Whole(progress) => ImportState::Done {
                            progress,
                            is_stopped: false,
                            bad,
                        },
                        Imported::Stopped(progress) => ImportState::Done {
                            progress,
                            is_stopped: true,
                            bad,
                        },
                    };
                }
                ShelfAnswer::ImportFailed(reason) => {
                    self.puzzles.stock.import = ImportState::Failed(reason);
                }
                ShelfAnswer::Notice(notice) => self.notices.push(notice.into()),
                ShelfAnswer::Puzzle { asked, found } if asked == self.puzzles.asked => {
                    self.puzzles.is_waiting = false;
                    self.desk.leave(Seat::Puzzle);
                    let Some(screen) = &mut self.puzzles.screen else {
                        continue;
                    };
                    screen.change = None;
                    screen.is_flipped = false;
                    screen.is_empty = found.is_none();
                    screen.session = found.map(|(puzzle, why_back)| {
                        PuzzleSession::new(Arc::from(puzzle), why_back, now)
                    });
                    if screen.mode == Mode::ThreeMinutes && screen.until.is_none() {
                        screen.until = Some(now.after_millis(SITTING_MILLIS));
                    }
                }
                ShelfAnswer::Puzzle { .. } => {}
            }
        }
        // The plan of the day names an idea of which there are puzzles.
        if is_counted {
            self.count_learning(now);
        }
        if is_new_stock {
            self.seek_cards();
        }
        is_news
    }

    /// Asks which puzzles that are to come back are here at all: records may come from another machine.
    pub(super) fn seek_cards(&mut self) {
        let cards = self.records.learner.cards(CardKind::Puzzle);
        let ids: Vec<String> = cards.map(|(id, _)| id.to_owned()).collect();
        if let Some(shelf) = &mut self.puzzles.shelf
            && !ids.is_empty()
        {
            shelf.seek(ids);
        }
    }

    pub(super) fn tell_puzzle(&mut self, event: Event, now: Timestamp) {
        let Some(screen) = &mut self.puzzles.screen else {
            return;
        };
        let is_late = screen.until.is_some_and(|until| until <= now);
        screen.is_over |= is_late;
        let Some(session) = &mut screen.session else {
            return;
        };
        // What the three minutes have cut short counts for nothing; its solution may be looked at.
        let is_cut = is_late && session.end().is_none();
        screen.is_cut |= is_cut;
        if is_cut && !matches!(event, Event::Skipped) {
            self.desk.leave(Seat::Puzzle);
            return;
        }
        for effect in session.update(event, now) {
            match effect {
                Effect::Finished if is_cut => {}
                Effect::Cue(cue) => self.cues.push(cue),
                Effect::Consult { lane, question } => self.desk.ask(Seat::Puzzle, lane, *question),
                Effect::Finished => self.end_puzzle(now),
                Effect::Record(_) | Effect::Judged { .. } | Effect::Reached { .. } => {}
            }
        }
    }

    /// A puzzle has ended: the rating, the card and the try are kept.
    fn end_puzzle(&mut self, now: Timestamp) {
        let rating = self.puzzle_rating(now);
        let Some(screen) = &mut self.puzzles.screen else {
            return;
        };
        let Some(session) = &screen.session else {
            return;
        };
        let Some(end) = session.end().copied() else {
            return;
        };
        let puzzle = session.puzzle().clone();
        let learner = &mut self.records.learner;
        let is_back = session.why_back().is_some();
        let is_first = learner
            .tries(CardKind::Puzzle)
            .all(|tried| tried.key != puzzle.id);
        let is_rated = screen.mode.is_rated() && is_first && puzzle.origin == Origin::Database;
        let new = is_rated.then(|| rating.after(&puzzle.rating, end.score()));
        if let Some(new) = new {
            learner.keep_rating(RatingKind::Puzzle, new, now);
            self.store.save_rating(RatingKind::Puzzle, new, now);
            screen.change = Some(i32::from(new.points()) - i32::from(rating.points()));
        }
        let card = learner.card(CardKind::Puzzle, &puzzle.id).copied();
        // What was solved at once the first time need not come back.
        if card.is_some() || end.outcome != TryOutcome::Solved {
            let card = review(card.as_ref(), end.grade(), now);
            learner.keep_card(CardKind::Puzzle, &puzzle.id, card);
            self.store
                .save_card(CardKind::Puzzle, puzzle.id.clone(), card);
        }
        let tried = Try {
            kind: CardKind::Puzzle,
            key: puzzle.id.clone(),
            themes: puzzle.themes.clone(),
            outcome: end.outcome,
            level: Some(puzzle.rating.points()),
            rating_after: new.map(|rating| rating.points()),
            at: now,
            took_millis: end.took_millis,
        };
        learner.keep_try(tried.clone());
        self.store.append_try(tried);
        let is_clean = end.outcome == TryOutcome::Solved;
        screen.run.solved += u32::from(is_clean);
        screen.run.missed += u32::from(!is_clean);
        screen.run.since_back = if is_back {
            0
        } else {
            screen.run.since_back + 1
        };
        if screen.mode == Mode::Streak && !is_clean {
            screen.is_over = true;
        }
    }

    /// When something of a puzzle happens by itself.
    pub(super) fn puzzle_due(&self) -> Option<Timestamp> {
        let screen = self.puzzles.screen.as_ref()?;
        let session = screen.session.as_ref();
        // What was cut short stands still.
        let session = session.filter(|session| !screen.is_over || session.end().is_some());
        let session = session.and_then(|session| session.due());
        let until = screen.until.filter(|_| !screen.is_over);
        session.into_iter().chain(until).min()
    }
}

/// How each idea goes that was tried often enough, the weakest first. The latest tries come first.
pub(super) fn scores_of<'a>(tries: impl Iterator<Item = &'a Try>) -> Vec<ThemeScore> {
    let mut scores: BTreeMap<Theme, ThemeScore> = BTreeMap::new();
    for tried in tries.take(JUDGED_TRIES) {
        for theme in &tried.themes {
            let score = scores.entry(*theme).or_insert(ThemeScore {
                theme: *theme,
                solved: 0,
                tried: 0,
            });
            score.tried += 1;
            score.solved += u32::from(tried.outcome == TryOutcome::Solved);
        }
    }
    let mut scores: Vec<ThemeScore> = scores
        .into_values()
        .filter(|score| score.tried >= FEWEST_TRIES)
        .collect();
    scores.sort_by_key(|score| (score.percent(), score.theme));
    scores
}

/// The ideas that a lesson teaches and of which there are puzzles, the lesson's first one first; a test teaches none.
pub(super) fn ideas_of<'a>(
    lesson: &'a Lesson,
    stock: &'a [Theme],
) -> impl Iterator<Item = Theme> + 'a {
    let ideas = lesson.themes.iter().filter_map(|name| Theme::named(name));
    let teaches = !lesson.mode.is_test();
    ideas.filter(move |theme| teaches && stock.contains(theme))
}
