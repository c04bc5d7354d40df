//! A game as it is saved and as it goes on: PGN with clock times, and the agreement in one line.

use crate::message::{Arg, Message};
use crate::play::agreement::Agreement;
use crate::play::clock::Clock;
use crate::rules::{Color, PgnGame};
use crate::session::{Mood, Timestamp};

use super::GameSession;
use super::draws::Draws;
use super::referee::Referee;

impl GameSession {
    /// The game as PGN; names and date as they are to stand there.
    #[must_use]
    pub fn pgn(&self, white: &str, black: &str, date: &str) -> PgnGame {
        let time = self.agreement.time.map(|controls| {
            controls.map(|control| {
                format!(
                    "{}+{}",
                    control.start_millis / 1_000,
                    control.increment_millis / 1_000
                )
            })
        });
        let mut tags = vec![("Date", date), ("White", white), ("Black", black)];
        let control;
        if let Some([white, black]) = &time {
            // The standard knows one control for both; with time odds both are written.
            control = if white == black {
                white.clone()
            } else {
                format!("{white} {black}")
            };
            tags.push(("TimeControl", &control));
        }
        tags.extend(self.termination().map(|why| ("Termination", why)));
        let mut pgn = PgnGame::of(&self.game, &tags);
        for (mv, left) in pgn.moves.iter_mut().zip(&self.clock_after) {
            if let Some(left) = left {
                mv.comments.push(format!("[%clk {}]", clock_text(*left)));
            }
        }
        for (ply, mv) in pgn.moves.iter_mut().enumerate() {
            mv.variations = self.variations(ply);
        }
        pgn
    }

    /// How the game ended, in the words of the PGN standard; nothing while it goes on.
    fn termination(&self) -> Option<&'static str> {
        self.game.outcome()?;
        Some(if self.lost_by_rules.is_some() {
            "rules infraction"
        } else if self.flagged.is_some() {
            "time forfeit"
        } else {
            "normal"
        })
    }

    /// What is needed beside the moves for the game to go on.
    #[must_use]
    pub fn extra(&self, now: Timestamp) -> String {
        let mut text = format!("{} {}", self.agreement.text(), self.standing());
        if let Some(clock) = &self.clock {
            let (white, black) = (clock.left(Color::White, now), clock.left(Color::Black, now));
            text.push_str(&format!(" left={white}/{black}"));
        }
        text
    }

    /// What stands beside the moves and the clock: illegal moves, the man that must move, offers and claims. When it changes
    /// the game is to be saved.
    #[must_use]
    pub fn standing(&self) -> String {
        format!("{}{}", self.referee.text(), self.draws.text())
    }

    /// The game that was saved so, standing still until it begins again.
    #[must_use]
    pub fn resume(pgn: &PgnGame, extra: &str) -> Self {
        let agreement = Agreement::parse(extra, pgn.start.clone());
        let mut session = Self::new(agreement);
        for (ply, mv) in pgn.moves.iter().enumerate() {
            if session.game.play(mv.mv).is_err() {
                break;
            }
            for line in &mv.variations {
                session.keep_saved_try(ply, line);
            }
            let left = mv.comments.iter().find_map(|text| clock_millis(text));
            session.clock_after.push(left);
        }
        let pair = |key: &str| {
            let value = extra
                .split_whitespace()
                .find_map(|word| word.strip_prefix(key))?;
            let (white, black) = value.split_once('/')?;
            Some((white.parse::<u64>().ok()?, black.parse::<u64>().ok()?))
        };
        if let (Some([white, black]), Some((white_left, black_left))) =
            (session.agreement.time, pair("left="))
        {
            session.clock = Some(Clock::new(white, black).with_left(white_left, black_left));
        }
        session.referee = Referee::parse(session.agreement.rules, extra);
        session.draws = Draws::parse(extra);
        if session.game.len_plies() > 0 {
            let turn = Arg::Color(session.turn());
            let words = Message::own("play-goes-on").with("side", turn);
            session.say(vec![words], Mood::Calm);
        }
        session.settle_end();
        session
    }
}

/// `h:mm:ss`, as clocks stand in PGN.
fn clock_text(millis: u64) -> String {
    let seconds = millis / 1_000;
    format!(
        "{}:{:02}:{:02}",
        seconds / 3_600,
        seconds / 60 % 60,
        seconds % 60
    )
}

fn clock_millis(comment: &str) -> Option<u64> {
    let (_, rest) = comment.split_once("[%clk ")?;
    let (text, _) = rest.split_once(']')?;
    let mut seconds = 0_u64;
    for part in text.trim().split(':') {
        let part: f64 = part.parse().ok().filter(|part: &f64| *part >= 0.0)?;
        seconds = seconds.checked_mul(60)?.checked_add(part as u64)?;
    }
    seconds.checked_mul(1_000)
}
