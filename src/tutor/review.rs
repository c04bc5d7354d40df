//! What the learner does with saved games, and what the keeper of games has to say.

use std::collections::BTreeMap;

use crate::coach::{Budget, Stance};
use crate::library::{GameKey, GamesAnswer, KeptGame, Query, Which};
use crate::message::Message;
use crate::opening::Trees;
use crate::review::{ReviewSession, ReviewView, ReviewedMove, annotated};
use crate::rules::{Color, Move, Position};
use crate::session::{Effect, Event, Session as _, Timestamp};

use super::consult::Seat;
use super::msg::ReviewMsg;
use super::screen::{ReviewPage, Trouble};
use super::tutor::Tutor;

impl Tutor {
    /// The saved games and the one that is looked at.
    #[must_use]
    pub fn review(&self) -> &ReviewPage {
        &self.review
    }

    /// The game at hand as PGN, with all that the coach has found so far, in the language that is spoken.
    #[must_use]
    pub fn reviewed_pgn(&self) -> Option<String> {
        let session = self.review.session.as_ref()?;
        let say = |message: &_| self.voice.say(message);
        let game = annotated(session.game(), session.analysis(), &say);
        Some(game.to_string())
    }

    /// The lesson on what the move on the board did wrong, where one teaches it. While a better move is still to be found,
    /// the lesson on that one would tell it.
    #[must_use]
    pub fn lesson_for_mistake(&self) -> Option<&str> {
        let session = self.review.session.as_ref()?;
        let is_game = session.view() == ReviewView::Game;
        let mv = session.last_move().filter(|_| is_game)?;
        let explanation = &mv.verdict.as_ref()?.explanation;
        if !explanation.rating.is_fault() {
            return None;
        }
        let keeps = session.keeps_answer();
        let reasons = explanation.reasons.iter();
        let mut told = reasons.filter(|reason| !keeps || reason.stance != Stance::Misses);
        told.find_map(|reason| self.lesson_on(reason.fact.theme))
    }

    pub(super) fn update_review(&mut self, msg: ReviewMsg, now: Timestamp) {
        match msg {
            ReviewMsg::Search(text) => {
                self.review.query.text = text;
                self.list_games();
            }
            ReviewMsg::ShowAside(shown) => {
                self.review.query.which = if shown { Which::Aside } else { Which::All };
                self.list_games();
            }
            ReviewMsg::Pasted(text) => {
                self.review.is_importing = true;
                self.review.is_pasted = true;
                self.games.import(text.into_bytes(), now);
            }
            ReviewMsg::File(path) => {
                self.review.is_importing = true;
                self.review.is_pasted = false;
                self.games.import_file(path, now);
            }
            ReviewMsg::Open(key) => {
                self.review.troubles.clear();
                self.review.opening = Some(key);
                self.games.load(key);
            }
            ReviewMsg::GoOn(key) => self.go_on_with(key),
            ReviewMsg::PutAside(key) => {
                self.games.put_aside(key, now);
                self.list_games();
            }
            ReviewMsg::BringBack(key) => {
                self.games.bring_back(key, now);
                self.list_games();
            }
            ReviewMsg::Resume => self.resume_review(),
            ReviewMsg::Cancel => {
                if let Some(session) = &mut self.review.session {
                    session.cancel();
                }
                self.desk.leave(Seat::Review);
            }
            ReviewMsg::Close => {
                self.desk.leave(Seat::Review);
                self.review.session = None;
                self.list_games();
            }
            ReviewMsg::Session(event) => self.tell_review(event, now),
            ReviewMsg::GoAside { line, plies } => {
                if let Some(session) = &mut self.review.session {
                    let effects = session.go_aside(line, plies);
                    self.carry_out_review(effects);
                }
            }
            ReviewMsg::DismissFaults => self.review.troubles.clear(),
            ReviewMsg::Save(path) => {
                if let Some(pgn) = self.reviewed_pgn() {
                    self.games.save(pgn, path);
                }
            }
            ReviewMsg::SaveListed(path) => {
                self.games.save_found(self.review.query.clone(), path);
            }
            ReviewMsg::Copied => self.tell_good(Message::own("notice-game-copied")),
        }
    }

    /// The screen is shown: what is listed may have changed, and a question may have been dropped meanwhile.
    pub(super) fn enter_review(&mut self) {
        self.list_games();
        let is_running = self
            .review
            .session
            .as_ref()
            .is_some_and(ReviewSession::is_running);
        if is_running {
            self.resume_review();
        }
    }

    pub(super) fn turn_review_round(&mut self) {
        if let Some(session) = &mut self.review.session {
            session.turn_round();
        }
    }

    pub(super) fn tell_review(&mut self, event: Event, now: Timestamp) {
        let Some(session) = &mut self.review.session else {
            return;
        };
        let effects = session.update(event, now);
        self.carry_out_review(effects);
    }

    fn resume_review(&mut self) {
        let Some(session) = &mut self.review.session else {
            return;
        };
        let effects = session.resume();
        self.carry_out_review(effects);
    }

    fn carry_out_review(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Cue(cue) => self.cues.push(cue),
                Effect::Consult { lane, question } => self.desk.ask(Seat::Review, lane, *question),
                Effect::Judged { ply } => self.keep_look(ply),
                Effect::Finished => self.mine_reviewed(),
                Effect::Record(_) | Effect::Reached { .. } => {}
            }
        }
    }

    /// Keeps what was seen of a move, so that the game need not be looked at again.
    fn keep_look(&mut self, ply: usize) {
        let (Some(key), Some(session)) = (self.review.key, &self.review.session) else {
            return;
        };
        let reviewed = session.analysis().moves().get(ply);
        if let Some(look) = reviewed.and_then(ReviewedMove::look) {
            self.games.keep_look(key, ply, look);
        }
    }

    fn list_games(&mut self) {
        self.review.query.called.clone_from(&self.own_names);
        self.games.find(self.review.query.clone());
    }

    /// Takes in what the keeper of games has to say. Gives whether there was anything.
    pub(super) fn hear_games(&mut self, now: Timestamp) -> bool {
        let answers = self.games.poll();
        let is_news = !answers.is_empty();
        for answer in answers {
            match answer {
                GamesAnswer::Found { query, rows, count } => {
                    if query == Query::playing() {
                        self.hear_unfinished(&rows);
                    } else if query == self.review.query {
                        self.review.rows = rows;
                        self.review.count = count;
                        self.review.is_listed = true;
                    }
                }
                GamesAnswer::Loaded { key, game, looks } => {
                    // A game that is to go on is no game to look at.
                    if let Some(game) = self.resume_game(key, game, now) {
                        self.open_review(key, game, &looks);
                    }
                }
                GamesAnswer::Imported { keys, faults, cut } => {
                    self.review.is_importing = false;
                    self.review.troubles = Trouble::of_games(keys.len(), faults, cut);
                    match keys.as_slice() {
                        [] => {}
                        [key] => {
                            self.review.opening = Some(*key);
                            self.games.load(*key);
                        }
                        // Whoever brings many games sees them at the head of the list.
                        [..] => {
                            self.desk.leave(Seat::Review);
                            self.review.session = None;
                            self.review.query = Query::default();
                        }
                    }
                    self.list_games();
                }
                GamesAnswer::Unreadable { path, reason } => {
                    self.review.is_importing = false;
                    self.review.troubles = vec![Trouble::File { path, reason }];
                }
                GamesAnswer::Notice(notice) => self.notices.push(notice.into()),
                GamesAnswer::Saved(_) | GamesAnswer::NotSaved { .. } => self.hear_saved(answer),
                GamesAnswer::Exported(_) | GamesAnswer::Kept(_) => {}
            }
        }
        is_news
    }

    fn open_review(
        &mut self,
        key: GameKey,
        game: Option<KeptGame>,
        looks: &BTreeMap<usize, String>,
    ) {
        if self.review.opening != Some(key) {
            return;
        }
        self.review.opening = None;
        let state = game.as_ref().map(|game| game.row.state);
        let side = game.as_ref().and_then(|game| self.learner_side(&game.row));
        let Some(pgn) = game.as_ref().and_then(KeptGame::read) else {
            return;
        };
        let below = side.unwrap_or(Color::White);
        self.desk.leave(Seat::Review);
        let session = ReviewSession::new(pgn, below, Budget::Thorough, &is_book);
        let mut session = session.of_learner(side);
        session.recall(|ply| looks.get(&ply).map(String::as_str));
        self.review.session = Some(session);
        self.review.key = Some(key);
        self.review.state = state;
        self.resume_review();
    }
}

/// Does a move belong to our own openings?
fn is_book(_ply: usize, before: &Position, mv: Move) -> bool {
    Trees::embedded().approve(before, mv)
}
