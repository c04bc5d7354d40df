//! How good a position is: a score, and the chance to win that it means.

use std::cmp::Ordering;
use std::fmt;
use std::ops::Neg;

use crate::rules::Color;

/// How good a position is for one side, which the context names (as a rule the side to move; see [`Pov`]).
///
/// Scores are ordered by how good they are for their owner: being mated late is better than being mated soon.
///
/// ```
/// use chess_tutor::engine::Score;
/// assert!(Score::MateIn(1) > Score::MateIn(5));
/// assert!(Score::MatedIn(5) > Score::MatedIn(1));
/// assert_eq!(-Score::MateIn(3), Score::MatedIn(3));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// Hundredths of a pawn.
    Cp(i32),
    /// The owner mates in so many of its own moves, at least 1.
    MateIn(u8),
    /// The owner is mated in so many moves of the other side; 0 is mate on the board.
    MatedIn(u8),
}

impl Score {
    /// Neither side is better.
    pub const EVEN: Self = Self::Cp(0);

    /// The chance to win that the score means.
    #[must_use]
    pub fn win_chance(self) -> WinChance {
        WinChance::from(self)
    }

    /// Is this a mate, for either side?
    #[must_use]
    pub fn is_mate(self) -> bool {
        matches!(self, Self::MateIn(_) | Self::MatedIn(_))
    }

    /// A number that grows with the score: centipawns, mates far beyond them.
    fn rank(self) -> i32 {
        const MATE: i32 = 1_000_000;
        match self {
            Self::Cp(cp) => cp.clamp(-MATE / 2, MATE / 2),
            Self::MateIn(moves) => MATE - i32::from(moves),
            Self::MatedIn(moves) => i32::from(moves) - MATE,
        }
    }
}

impl PartialOrd for Score {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Score {
    fn cmp(&self, other: &Self) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        match self {
            Self::Cp(cp) => Self::Cp(cp.saturating_neg()),
            Self::MateIn(moves) => Self::MatedIn(moves),
            Self::MatedIn(moves) => Self::MateIn(moves),
        }
    }
}

impl fmt::Display for Score {
    /// `+0.35`, `-1.20`, `#3`, `#-3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cp(cp) => {
                let sign = if *cp < 0 { '-' } else { '+' };
                write!(
                    f,
                    "{sign}{}.{:02}",
                    cp.unsigned_abs() / 100,
                    cp.unsigned_abs() % 100
                )
            }
            Self::MateIn(moves) => write!(f, "#{moves}"),
            Self::MatedIn(moves) => write!(f, "#-{moves}"),
        }
    }
}

/// The chance to win, from 0 to 1, draws counted half.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct WinChance(f64);

impl WinChance {
    /// From 0 to 1.
    #[must_use]
    pub fn value(self) -> f64 {
        self.0
    }

    /// From 0 to 100.
    #[must_use]
    pub fn percent(self) -> f64 {
        self.0 * 100.0
    }
}

impl From<Score> for WinChance {
    /// By the logistic curve that Lichess fitted to its games; ten pawns and more, and mates, count as ten pawns.
    fn from(score: Score) -> Self {
        const SLOPE_PER_CP: f64 = 0.003_682_08;
        const MOST_CP: i32 = 1_000;
        let cp = match score {
            Score::Cp(cp) => cp.clamp(-MOST_CP, MOST_CP),
            Score::MateIn(_) => MOST_CP,
            Score::MatedIn(_) => -MOST_CP,
        };
        Self(1.0 / (1.0 + (-SLOPE_PER_CP * f64::from(cp)).exp()))
    }
}

/// A value with the side that it is meant for, so that no bare number travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pov<T> {
    /// The side.
    pub side: Color,
    /// The value for that side.
    pub value: T,
}

impl<T: Neg<Output = T>> Pov<T> {
    /// The value for a side.
    #[must_use]
    pub fn of(self, side: Color) -> T {
        if side == self.side {
            self.value
        } else {
            -self.value
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_ordered_by_how_good_they_are() {
        let best_first = [
            Score::MateIn(1),
            Score::MateIn(9),
            Score::Cp(40_000),
            Score::Cp(1),
            Score::EVEN,
            Score::Cp(-300),
            Score::MatedIn(9),
            Score::MatedIn(0),
        ];
        assert!(best_first.is_sorted_by(|a, b| a > b));
        let negated: Vec<Score> = best_first.iter().map(|score| -*score).collect();
        assert!(negated.is_sorted_by(|a, b| a < b));
    }

    #[test]
    fn win_chances_follow_the_published_table() {
        for (cp, percent) in [
            (0, 50.0),
            (100, 59.1),
            (300, 75.1),
            (1_000, 97.5),
            (5_000, 97.5),
        ] {
            let chance = Score::Cp(cp).win_chance().percent();
            assert!((chance - percent).abs() < 0.1, "{cp}: {chance}");
        }
        assert!((Score::MatedIn(2).win_chance().percent() - 2.5).abs() < 0.1);
    }

    #[test]
    fn a_score_is_written_as_people_write_it() {
        assert_eq!(Score::Cp(-120).to_string(), "-1.20");
        assert_eq!(Score::Cp(5).to_string(), "+0.05");
        assert_eq!(Score::MatedIn(3).to_string(), "#-3");
    }

    #[test]
    fn a_point_of_view_turns_the_score() {
        let pov = Pov {
            side: Color::White,
            value: Score::Cp(30),
        };
        assert_eq!(pov.of(Color::Black), Score::Cp(-30));
    }
}
