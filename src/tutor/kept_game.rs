//! The game at hand on its way to the saved ones and back: kept as it is played, gone on with, counted when it is over.

use crate::library::{GameKey, GameRow, KeptGame, Query};
use crate::play::{Character, GameSession};
use crate::rules::{Color, Outcome};
use crate::session::Timestamp;
use crate::study::{CardKind, Try, TryOutcome};

use super::route::Route;
use super::screen::{Kept, Unfinished};
use super::tutor::Tutor;

/// What stands in the records for the opponent where two people played.
const TWO_PEOPLE: &str = "two-people";

/// The word in what is kept of a game that says how long it was on the screen.
const SPENT: &str = "spent=";

impl Tutor {
    /// Is there a game that can go on: the one at hand, or one that was left?
    #[must_use]
    pub fn has_unfinished_game(&self) -> bool {
        let game = self.play.game.as_ref().filter(|_| self.is_in_game());
        game.map_or(self.play.unfinished.is_some(), |game| {
            game.session.game().len_plies() > 0
        })
    }

    /// Back to the game at hand, or to the one that was not finished when the program was closed.
    pub(super) fn go_on(&mut self) {
        if self.is_in_game() {
            self.go(Route::Game);
        } else if let Some(key) = self.play.unfinished.as_ref().map(|game| game.key) {
            self.go_on_with(key);
        } else if self.play.game.is_some() {
            self.go(Route::Game);
        }
    }

    /// Back to a game that is not finished, be it the one at hand or not.
    pub(super) fn go_on_with(&mut self, key: GameKey) {
        if self.play.game.as_ref().is_some_and(|game| game.key == key) {
            self.go(Route::Game);
        } else {
            self.play.opening = Some(key);
            self.games.load(key);
        }
    }

    /// Is a game at hand that is not over?
    pub(super) fn is_in_game(&self) -> bool {
        let game = self.play.game.as_ref();
        game.is_some_and(|game| !game.session.is_over())
    }

    /// Takes in a saved game if it is the one that is to go on. Gives the game back when it is not.
    pub(super) fn resume_game(
        &mut self,
        key: GameKey,
        game: Option<KeptGame>,
        now: Timestamp,
    ) -> Option<Option<KeptGame>> {
        if self.play.opening != Some(key) {
            return Some(game);
        }
        self.play.opening = None;
        let read = game.and_then(|game| Some((game.read()?, game.extra)));
        let Some((pgn, extra)) = read else {
            self.play.unfinished = None;
            return None;
        };
        self.open_game(GameSession::resume(&pgn, &extra), key, now);
        if let Some(game) = &mut self.play.game {
            game.spent_millis = spent_of(&extra);
        }
        None
    }

    /// Asks which games are not finished, unless one is at hand.
    pub(super) fn look_for_unfinished(&mut self) {
        if !self.is_in_game() {
            self.games.find(Query::playing());
        }
    }

    /// The games that are not finished: the last of them can go on.
    pub(super) fn hear_unfinished(&mut self, rows: &[GameRow]) {
        if self.is_in_game() {
            return;
        }
        self.play.unfinished = rows.iter().find(|row| row.plies > 0).map(|row| Unfinished {
            key: row.key,
            white: row.white.clone(),
            black: row.black.clone(),
            plies: row.plies,
        });
    }

    /// Saves the game at hand if it has changed: after every move, when something is counted, offered or claimed, when it is
    /// over; and the clock every few seconds.
    pub(super) fn keep_game(&mut self, now: Timestamp) {
        let Some(game) = &self.play.game else { return };
        let next = Kept::of(&game.session, now);
        if !game.kept.is_outdated(&next) {
            return;
        }
        let is_over = game.session.is_over();
        let key = game.key;
        let [white, black] = [Color::White, Color::Black].map(|side| self.written_name(side));
        let pgn = game.session.pgn(&white, &black, &self.day(key));
        let extra = format!("{} {SPENT}{}", game.session.extra(now), game.spent_millis);
        let kept = if is_over {
            KeptGame::finished(key, &pgn, &extra, now)
        } else {
            KeptGame::playing(key, &pgn, &extra, now)
        };
        self.games.keep(kept);
        if let Some(game) = &mut self.play.game {
            game.kept = next;
        }
        if is_over {
            self.count_game(now);
        }
    }

    /// A game is over: its time stands in the records, once, and against a character its result.
    fn count_game(&mut self, now: Timestamp) {
        let Some(game) = &mut self.play.game else {
            return;
        };
        let (agreement, outcome) = (game.session.agreement(), game.session.outcome());
        let (key, person) = match agreement.opponent() {
            Some((side, character)) => (character.id(), Some(!side)),
            None => (TWO_PEOPLE, None),
        };
        if std::mem::replace(&mut game.is_counted, true) {
            return;
        }
        let tried = Try {
            kind: CardKind::Game,
            key: key.to_owned(),
            themes: Vec::new(),
            outcome: match outcome.map(Outcome::winner) {
                Some(Some(winner)) if Some(winner) == person => TryOutcome::Solved,
                Some(Some(_)) if person.is_some() => TryOutcome::Failed,
                Some(_) | None => TryOutcome::Helped,
            },
            level: None,
            rating_after: None,
            at: now,
            took_millis: game.spent_millis,
        };
        self.records.learner.keep_try(tried.clone());
        self.store.append_try(tried);
    }

    /// How the games against a character ended: won, drawn, lost.
    #[must_use]
    pub fn results_against(&self, character: Character) -> [u32; 3] {
        let games = self.records.learner.tries(CardKind::Game);
        let mut results = [0; 3];
        let [won, drawn, lost] = &mut results;
        for game in games.filter(|game| game.key == character.id()) {
            match game.outcome {
                TryOutcome::Solved => *won += 1,
                TryOutcome::Helped => *drawn += 1,
                TryOutcome::Failed => *lost += 1,
            }
        }
        results
    }
}

fn spent_of(extra: &str) -> u64 {
    let mut words = extra.split_whitespace();
    let spent = words.find_map(|word| word.strip_prefix(SPENT));
    spent.and_then(|millis| millis.parse().ok()).unwrap_or(0)
}
