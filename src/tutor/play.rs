//! Games: what the learner chooses, the game at hand, and how it is kept.

use crate::coach::Learnt;
use crate::lesson::Library;
use crate::library::GameKey;
use crate::play::{Act, Character, GameSession, Who};
use crate::rules::{Color, Position};
use crate::session::{Effect, Event, Session as _, Timestamp};
use crate::store::Records;
use crate::theme::Theme;

use super::consult::Seat;
use super::learning::day_of;
use super::msg::{PlayMsg, ReviewMsg};
use super::route::Route;
use super::screen::{Editor, Kept, PlayPage, PlayedGame, SideChoice, StartChoice};
use super::tutor::Tutor;

/// So many of the lessons finished last count as finished lately,
const LATELY_LESSONS: usize = 3;
/// if it was not more than two weeks ago.
const LATELY_MILLIS: u64 = 14 * 24 * 3_600_000;

impl Tutor {
    /// What is chosen for games, and the game at hand.
    #[must_use]
    pub fn play(&self) -> &PlayPage {
        &self.play
    }

    /// The name of who has a side in the game at hand, in the language that is spoken.
    #[must_use]
    pub fn player_name(&self, side: Color) -> String {
        let Some(game) = &self.play.game else {
            return String::new();
        };
        let agreement = game.session.agreement();
        match (agreement.who(side), agreement.opponent()) {
            (Who::Character(character), _) => self.voice.say(&character.name()),
            (Who::Person, Some(_)) => self.voice.word("play-you"),
            (Who::Person, None) => self.voice.word(match side {
                Color::White => "play-white",
                Color::Black => "play-black",
            }),
        }
    }

    /// The name of who has a side as it is written down: there a learner who has a name is not "you".
    pub(super) fn written_name(&self, side: Color) -> String {
        let agreement = self.play.game.as_ref().map(|game| game.session.agreement());
        let is_learner = agreement.is_some_and(|agreement| agreement.person() == Some(side));
        let name = self.learners.learners.name().filter(|_| is_learner);
        name.map_or_else(|| self.player_name(side), str::to_owned)
    }

    /// The game at hand as PGN.
    #[must_use]
    pub fn played_pgn(&self) -> Option<String> {
        let game = self.play.game.as_ref()?;
        let [white, black] = [Color::White, Color::Black].map(|side| self.written_name(side));
        let date = self.day(game.key);
        Some(game.session.pgn(&white, &black, &date).to_string())
    }

    /// The day on which the game at hand was begun, as PGN writes it.
    #[must_use]
    pub fn played_on(&self) -> Option<String> {
        let game = self.play.game.as_ref()?;
        Some(self.day(game.key))
    }

    /// The day on which a game was begun, by the learner's clock.
    pub(super) fn day(&self, key: GameKey) -> String {
        date(day_of(Timestamp(key.0), self.zone_minutes))
    }

    pub(super) fn update_play(&mut self, msg: PlayMsg, now: Timestamp) {
        match msg {
            PlayMsg::Choose(choice) => self.play.choices.choose(choice),
            PlayMsg::Start => self.start_game(now),
            PlayMsg::GoOn => self.go_on(),
            PlayMsg::Session(event) => self.tell_play(event, now),
            PlayMsg::Act(act) => self.act_in_game(act, now),
            PlayMsg::AskToResign(asks) => {
                if let Some(game) = &mut self.play.game {
                    game.asks_to_resign = asks && !game.session.is_over();
                }
            }
            PlayMsg::Next => {
                let next = self
                    .play
                    .choices
                    .opponent
                    .and_then(|opponent| Character::ALL.get(opponent.rung()).copied());
                if next.is_some() {
                    self.play.choices.opponent = next;
                }
                self.start_game(now);
            }
            PlayMsg::Edit(msg) => self.play.editor.update(msg),
            PlayMsg::EditThis => {
                if let Some(game) = &self.play.game {
                    self.play.editor = Editor::of(game.session.game().position());
                }
                self.go(Route::SetUp);
            }
            PlayMsg::LookBack => {
                if let Some(key) = self.play.game.as_ref().map(|game| game.key) {
                    self.go(Route::Review);
                    self.update_review(ReviewMsg::Open(key), now);
                }
            }
            PlayMsg::Save(path) => {
                if let Some(pgn) = self.played_pgn() {
                    self.games.save(pgn, path);
                }
            }
            PlayMsg::FromLesson => {
                if let Some(position) = self.lesson_position() {
                    self.desk.leave(Seat::Lesson);
                    self.play.choices.side = SideChoice::of(position.turn());
                    self.play_from(position);
                }
            }
            PlayMsg::UsePosition => {
                if let Ok(position) = self.play.editor.position() {
                    self.play.choices.side = SideChoice::of(position.turn());
                    self.play_from(position);
                }
            }
        }
    }

    /// The next game begins from a position; the learner chooses the rest.
    pub(super) fn play_from(&mut self, position: Position) {
        self.play.choices.start = StartChoice::Position(Box::new(position));
        self.go(Route::Play);
    }

    /// The position on the lesson's board, where a game of chess can be played from it.
    #[must_use]
    pub fn lesson_position(&self) -> Option<Position> {
        let position = self.lesson.as_ref()?.session.position()?;
        position.outcome().is_none().then_some(position)
    }

    fn start_game(&mut self, now: Timestamp) {
        // The next game, and the next day, begin with the same choices.
        let chosen = Some(self.play.choices.to_text());
        if self.settings.game != chosen {
            self.settings.game = chosen;
            self.store.save_settings(self.settings.clone());
        }
        let agreement = self.play.choices.agreement(now.0);
        self.open_game(GameSession::new(agreement), GameKey::new(now), now);
    }

    pub(super) fn open_game(&mut self, session: GameSession, key: GameKey, now: Timestamp) {
        self.desk.leave(Seat::Play);
        let kept = Kept::of(&session, now);
        self.play.game = Some(PlayedGame {
            is_counted: session.is_over(),
            session,
            key,
            is_flipped: false,
            asks_to_resign: false,
            kept,
            spent_millis: 0,
            spent_until: None,
        });
        self.play.unfinished = None;
        self.go(Route::Game);
        self.act_in_game(Act::Begin, now);
    }

    pub(super) fn tell_play(&mut self, event: Event, now: Timestamp) {
        if let Some(game) = &mut self.play.game {
            game.spend(now);
            let plies = game.session.game().len_plies();
            let effects = game.session.update(event, now);
            // Whoever moves plays on: the other side must not find the question.
            if game.session.game().len_plies() != plies || game.session.is_over() {
                game.asks_to_resign = false;
                // A board that turns by itself was turned by hand for this move only.
                game.is_flipped &= !game.session.agreement().flips;
            }
            self.carry_out_play(effects, now);
        }
    }

    fn act_in_game(&mut self, act: Act, now: Timestamp) {
        let learnt = learnt_lately(&self.library, &self.records, now);
        if let Some(game) = &mut self.play.game {
            // A lesson may have been finished while the game stood still.
            if act == Act::Begin {
                game.session.remember_lessons(learnt);
            }
            game.asks_to_resign = false;
            game.spend(now);
            if act == Act::Pause {
                game.spent_until = None;
            }
            let effects = game.session.act(act, now);
            self.carry_out_play(effects, now);
        }
    }

    fn carry_out_play(&mut self, effects: Vec<Effect>, now: Timestamp) {
        for effect in effects {
            match effect {
                Effect::Cue(cue) => self.cues.push(cue),
                Effect::Consult { lane, question } => self.desk.ask(Seat::Play, lane, *question),
                Effect::Record(_)
                | Effect::Judged { .. }
                | Effect::Reached { .. }
                | Effect::Finished => {}
            }
        }
        self.keep_game(now);
    }

    /// The game comes on the screen, or leaves it: its clock runs, or stands.
    pub(super) fn turn_to_game(&mut self, from: Route, to: Route, now: Timestamp) {
        if from == Route::Game && to != Route::Game {
            self.act_in_game(Act::Pause, now);
            self.desk.leave(Seat::Play);
        }
        if to == Route::Game && from != Route::Game {
            self.act_in_game(Act::Begin, now);
        }
    }

    pub(super) fn turn_game_round(&mut self) {
        if let Some(game) = &mut self.play.game {
            game.is_flipped = !game.is_flipped;
        }
    }
}

/// A day, counted from 1970, as PGN writes it (Howard Hinnant's days to civil).
fn date(day: u64) -> String {
    let days = i64::try_from(day).unwrap_or(0) + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 {
        shifted_month + 3
    } else {
        shifted_month - 9
    };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}.{month:02}.{day:02}")
}

/// The lessons that teach ideas and were finished lately, the latest first.
fn learnt_lately(library: &Library, records: &Records, now: Timestamp) -> Vec<Learnt> {
    let finished = records.finished_since(Timestamp(now.0.saturating_sub(LATELY_MILLIS)));
    let lessons = finished.filter_map(|id| library.lessons.get(id));
    let learnt = lessons
        .filter(|lesson| !lesson.mode.is_test())
        .map(|lesson| {
            let names = lesson.themes.iter();
            Learnt {
                lesson: lesson.id.clone(),
                themes: names.filter_map(|name| Theme::named(name)).collect(),
            }
        });
    let teaching = learnt.filter(|learnt| !learnt.themes.is_empty());
    teaching.take(LATELY_LESSONS).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_written_as_pgn_has_them() {
        for (days, expected) in [
            (0, "1970.01.01"),
            (59, "1970.03.01"),
            (11_016, "2000.02.29"),
            (20_787, "2026.11.30"),
        ] {
            assert_eq!(date(days), expected);
        }
    }

    #[test]
    fn lessons_about_ideas_are_remembered_for_a_while_and_the_latest_first() {
        use crate::content::Pack;
        use crate::tutor::shelf::Shelved;
        const DAY: u64 = 24 * 3_600_000;
        let library = Shelved::of(&[Pack::embedded()]).library;
        let about = |theme: Theme| {
            let mut lessons = library.in_order();
            let lesson = lessons.find(|lesson| {
                let is_about = |name: &String| name == theme.name();
                !lesson.mode.is_test() && lesson.themes.iter().any(is_about)
            });
            lesson.unwrap().id.clone()
        };
        let now = Timestamp(40 * DAY);
        let mut records = Records::default();
        let (pin, fork, old) = (
            about(Theme::Pin),
            about(Theme::Fork),
            about(Theme::Promotion),
        );
        records.finish(&old, Timestamp(5 * DAY));
        records.finish(&pin, Timestamp(38 * DAY));
        // Nothing that a move could show is taught there.
        records.finish("coordinates", Timestamp(39 * DAY));
        records.finish(&fork, Timestamp(39 * DAY));
        let learnt = learnt_lately(&library, &records, now);
        let lessons: Vec<&str> = learnt.iter().map(|one| one.lesson.as_str()).collect();
        assert_eq!(lessons, [&fork, &pin]);
        assert!(learnt.first().unwrap().themes.contains(&Theme::Fork));
    }
}
