//! A chess clock. It is told the time and never asks for it.

use crate::rules::Color;
use crate::session::Timestamp;

/// How much time a side has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    /// For the whole game, in milliseconds.
    pub start_millis: u64,
    /// Added after each move, in milliseconds.
    pub increment_millis: u64,
}

impl TimeControl {
    /// So many minutes, and so many seconds after each move.
    #[must_use]
    pub fn minutes(minutes: u64, increment_seconds: u64) -> Self {
        Self {
            start_millis: minutes * 60_000,
            increment_millis: increment_seconds * 1_000,
        }
    }

    /// What there is for sixty moves, in milliseconds: by it the Laws of Chess tell blitz from slower games.
    #[must_use]
    pub fn sixty_moves_millis(self) -> u64 {
        let increments = self.increment_millis.saturating_mul(60);
        self.start_millis.saturating_add(increments)
    }
}

/// The clock of a game: two times, of which at most one runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// White's and Black's, when the running one was last looked at.
    left: [u64; 2],
    increment: [u64; 2],
    running: Option<(Color, Timestamp)>,
}

impl Clock {
    /// A clock that stands still.
    #[must_use]
    pub fn new(white: TimeControl, black: TimeControl) -> Self {
        Self {
            left: [white.start_millis, black.start_millis],
            increment: [white.increment_millis, black.increment_millis],
            running: None,
        }
    }

    /// The same clock with other times left: a game that goes on.
    #[must_use]
    pub fn with_left(mut self, white_millis: u64, black_millis: u64) -> Self {
        self.left = [white_millis, black_millis];
        self
    }

    /// What a side has left, in milliseconds.
    #[must_use]
    pub fn left(&self, side: Color, now: Timestamp) -> u64 {
        let [white, black] = self.left;
        let left = match side {
            Color::White => white,
            Color::Black => black,
        };
        match self.running {
            Some((running, since)) if running == side => {
                left.saturating_sub(now.millis_since(since))
            }
            Some(_) | None => left,
        }
    }

    /// Whose time runs.
    #[must_use]
    pub fn running(&self) -> Option<Color> {
        self.running.map(|(side, _)| side)
    }

    /// Whose time will be up, and when, if nobody moves.
    #[must_use]
    pub fn flag(&self) -> Option<(Color, Timestamp)> {
        let (side, since) = self.running?;
        Some((side, since.after_millis(self.left(side, since))))
    }

    /// A side's time runs from now on; the other's stands.
    pub fn run(&mut self, side: Color, now: Timestamp) {
        self.stop(now);
        self.running = Some((side, now));
    }

    /// A side has moved: it gets its increment, and the other's time runs.
    pub fn press(&mut self, mover: Color, now: Timestamp) {
        self.stop(now);
        let [white, black] = self.increment;
        self.add(mover, if mover.is_white() { white } else { black });
        self.running = Some((!mover, now));
    }

    /// Both stand.
    pub fn stop(&mut self, now: Timestamp) {
        for side in [Color::White, Color::Black] {
            let left = self.left(side, now);
            self.set(side, left);
        }
        self.running = None;
    }

    /// Gives a side time.
    pub fn add(&mut self, side: Color, millis: u64) {
        let [white, black] = &mut self.left;
        let left = if side.is_white() { white } else { black };
        *left = left.saturating_add(millis);
    }

    fn set(&mut self, side: Color, millis: u64) {
        let [white, black] = &mut self.left;
        *(if side.is_white() { white } else { black }) = millis;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock() -> Clock {
        let control = TimeControl {
            start_millis: 60_000,
            increment_millis: 2_000,
        };
        Clock::new(control, control)
    }

    #[test]
    fn only_the_side_to_move_loses_time_and_gets_its_increment() {
        let mut clock = clock();
        clock.run(Color::White, Timestamp(1_000));
        assert_eq!(clock.left(Color::White, Timestamp(11_000)), 50_000);
        assert_eq!(clock.left(Color::Black, Timestamp(11_000)), 60_000);
        clock.press(Color::White, Timestamp(11_000));
        assert_eq!(clock.left(Color::White, Timestamp(90_000)), 52_000);
        assert_eq!(clock.left(Color::Black, Timestamp(21_000)), 50_000);
    }

    #[test]
    fn the_flag_falls_when_the_time_is_up_and_a_stopped_clock_has_none() {
        let mut clock = clock();
        assert_eq!(clock.flag(), None);
        clock.run(Color::Black, Timestamp(5_000));
        assert_eq!(clock.flag(), Some((Color::Black, Timestamp(65_000))));
        clock.stop(Timestamp(70_000));
        assert_eq!(clock.left(Color::Black, Timestamp(99_000)), 0);
        assert_eq!(clock.flag(), None);
    }

    #[test]
    fn a_clock_that_is_told_an_earlier_time_gains_nothing() {
        let mut clock = clock();
        clock.run(Color::White, Timestamp(10_000));
        assert_eq!(clock.left(Color::White, Timestamp(3_000)), 60_000);
    }
}
