//! The one table of ratings: points of winning chance that a move lost, with the named exceptions.
//!
//! Everything is measured in the chances of the side that moved, 0 to 100. Lessons, play, puzzles and review use this table.

use super::rating::MoveRating;

/// Up to this loss a move is as good as the best.
pub(super) const BEST_LOSS: f64 = 1.0;
/// Up to this loss a move is good.
const GOOD_LOSS: f64 = 5.0;
/// Up to this loss a move is an inaccuracy.
const INACCURACY_LOSS: f64 = 10.0;
/// Up to this loss a move is a mistake; beyond it a blunder.
pub(super) const MISTAKE_LOSS: f64 = 15.0;
/// Above this chance a game is won, below its complement lost.
const DECIDED: f64 = 85.0;
/// A best move is great when the second best loses this much.
const GREAT_GAP: f64 = 10.0;
/// While a game has only begun and stays level, a move that breaks no principle is good up to this loss: 1.a3 and 1.h3 cost
/// five to six points, which a learner will meet in no game.
const TASTE_LOSS: f64 = 7.0;
/// Level is a game in which either side has at least this chance.
const LEVEL: f64 = 40.0;
/// What the other side erred by to leave a chance that can be missed.
const GIFT: f64 = 10.0;
/// A missed chance leaves the mover at most this much worse than before the other's error.
const GIFT_SLACK: f64 = 5.0;

/// A forced mate in sight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mate {
    /// None.
    #[default]
    None,
    /// The side that moved mates.
    Gives,
    /// The side that moved is mated.
    Suffers,
}

/// What a move leads to, for the side that makes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outlook {
    /// The chance to win, 0 to 100.
    pub win_percent: f64,
    /// A forced mate.
    pub mate: Mate,
}

/// How a game stands that neither of two moves changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Decided {
    /// For the side that moved.
    Won,
    /// Against it.
    Lost,
}

/// A played move beside the others, as one search saw them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judged {
    /// The best move.
    pub best: Outlook,
    /// The played one.
    pub played: Outlook,
    /// The best of the others, where it is known.
    pub second: Option<Outlook>,
    /// Was the engine's first choice played?
    pub is_first_choice: bool,
    /// How many moves were legal.
    pub legal_moves: usize,
    /// Is it a move of our own openings?
    pub is_book: bool,
    /// Does it only take back what was just lost?
    pub is_recapture: bool,
    /// Has the game only begun, and does the move break no principle of the opening?
    pub is_sound_beginning: bool,
    /// Does it give up material that cannot be taken back at once, and is it sound as deep as was looked?
    pub is_sacrifice: bool,
    /// What the other side's last move lost, in points; 0 when it is not known.
    pub gift_percent: f64,
}

impl Judged {
    /// Is the game lost after the move for the side that made it?
    #[must_use]
    pub fn is_lost_after(&self) -> bool {
        is_lost(self.played)
    }
}

/// The points of winning chance that the move lost, from 0; nothing is lost by the engine's first choice.
#[must_use]
pub fn loss_percent(judged: &Judged) -> f64 {
    if judged.is_first_choice {
        return 0.0;
    }
    (judged.best.win_percent - judged.played.win_percent).max(0.0)
}

/// The rating of a move.
#[must_use]
pub fn rate(judged: &Judged) -> MoveRating {
    if judged.legal_moves == 1 {
        return MoveRating::Forced;
    }
    if judged.is_book {
        return MoveRating::Book;
    }
    let loss = loss_percent(judged);
    let mates_wrongly = changes_mate(judged);
    if loss <= GOOD_LOSS && !mates_wrongly {
        return praised(judged, loss);
    }
    if is_matter_of_taste(judged, loss) {
        return MoveRating::Good;
    }
    let (best, played) = (judged.best.win_percent, judged.played.win_percent);
    if decided(judged) == Some(Decided::Won) {
        return MoveRating::StillWinning;
    }
    if mates_wrongly {
        return MoveRating::Blunder;
    }
    let was_given = judged.gift_percent >= GIFT && loss >= GIFT;
    if was_given && played >= best - judged.gift_percent - GIFT_SLACK {
        return MoveRating::Missed;
    }
    if loss <= INACCURACY_LOSS {
        MoveRating::Inaccuracy
    } else if loss <= MISTAKE_LOSS {
        MoveRating::Mistake
    } else {
        MoveRating::Blunder
    }
}

fn praised(judged: &Judged, loss: f64) -> MoveRating {
    if loss > BEST_LOSS {
        return MoveRating::Good;
    }
    // What only delays the end of a lost game deserves no star, however few moves do.
    if judged.is_lost_after() {
        return MoveRating::Best;
    }
    let is_won_anyway = judged
        .second
        .is_some_and(|second| second.win_percent > DECIDED);
    if judged.is_sacrifice && !is_won_anyway {
        return MoveRating::Brilliant;
    }
    let gap = judged
        .second
        .map_or(0.0, |second| judged.best.win_percent - second.win_percent);
    if gap >= GREAT_GAP && !judged.is_recapture {
        return MoveRating::Great;
    }
    MoveRating::Best
}

fn is_won(outlook: Outlook) -> bool {
    outlook.win_percent > DECIDED
}

fn is_lost(outlook: Outlook) -> bool {
    outlook.win_percent < 100.0 - DECIDED
}

/// The side that has the game won, or has lost it, whatever of the two moves is played.
#[must_use]
pub(super) fn decided(judged: &Judged) -> Option<Decided> {
    let both = |is: fn(Outlook) -> bool| is(judged.best) && is(judged.played);
    if both(is_lost) {
        Some(Decided::Lost)
    } else {
        both(is_won).then_some(Decided::Won)
    }
}

/// Is the game as level after one of its first moves as before, and no principle broken?
fn is_matter_of_taste(judged: &Judged, loss: f64) -> bool {
    let (best, played) = (judged.best.win_percent, judged.played.win_percent);
    judged.is_sound_beginning && loss <= TASTE_LOSS && best <= 100.0 - LEVEL && played >= LEVEL
}

/// Does the move allow a mate that was not there, or drop one, in a game that does not stay as decided as it was?
fn changes_mate(judged: &Judged) -> bool {
    if judged.is_first_choice {
        return false;
    }
    let (best, played) = (judged.best, judged.played);
    let allows = played.mate == Mate::Suffers && best.mate != Mate::Suffers;
    let drops = best.mate == Mate::Gives && played.mate != Mate::Gives;
    (allows && !is_lost(best)) || (drops && !is_won(played))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outlook(win_percent: f64) -> Outlook {
        Outlook {
            win_percent,
            mate: Mate::None,
        }
    }

    /// A quiet move that is not the first choice.
    fn judged(best: f64, played: f64) -> Judged {
        Judged {
            best: outlook(best),
            played: outlook(played),
            second: None,
            is_first_choice: false,
            legal_moves: 30,
            is_book: false,
            is_recapture: false,
            is_sound_beginning: false,
            is_sacrifice: false,
            gift_percent: 0.0,
        }
    }

    #[test]
    fn every_border_of_the_table_is_where_it_says() {
        use MoveRating::{Best, Blunder, Good, Inaccuracy, Mistake, StillWinning};
        for (best, played, rating) in [
            (50.0, 50.0, Best),
            (50.0, 55.0, Best),
            (50.0, 49.0, Best),
            (50.0, 48.9, Good),
            (50.0, 45.0, Good),
            (50.0, 44.9, Inaccuracy),
            (50.0, 40.0, Inaccuracy),
            (50.0, 39.9, Mistake),
            (50.0, 35.0, Mistake),
            (50.0, 34.9, Blunder),
            (97.0, 91.0, StillWinning),
            (97.0, 85.1, StillWinning),
            (97.0, 85.0, Mistake),
            (85.0, 78.0, Inaccuracy),
            (97.0, 92.5, Good),
            (10.0, 3.0, Inaccuracy),
        ] {
            assert_eq!(rate(&judged(best, played)), rating, "{best} to {played}");
        }
    }

    #[test]
    fn the_first_choice_loses_nothing_whatever_a_second_search_says() {
        let first = Judged {
            is_first_choice: true,
            ..judged(60.0, 50.0)
        };
        assert_eq!(rate(&first), MoveRating::Best);
        assert!(loss_percent(&first) < f64::EPSILON);
    }

    #[test]
    fn a_sound_first_move_in_a_level_game_is_good_up_to_its_own_border() {
        let first = |best: f64, played: f64| Judged {
            is_sound_beginning: true,
            ..judged(best, played)
        };
        for (best, played, rating) in [
            (53.0, 46.0, MoveRating::Good),
            (53.0, 45.9, MoveRating::Inaccuracy),
            // Somebody is ahead already.
            (60.1, 54.0, MoveRating::Inaccuracy),
            (46.0, 39.9, MoveRating::Inaccuracy),
        ] {
            assert_eq!(rate(&first(best, played)), rating, "{best} to {played}");
        }
        // Elsewhere, or against a principle, the border is the usual one.
        assert_eq!(rate(&judged(53.0, 47.0)), MoveRating::Inaccuracy);
    }

    #[test]
    fn one_legal_move_is_forced_and_a_book_move_is_book() {
        let forced = Judged {
            legal_moves: 1,
            is_book: true,
            ..judged(50.0, 20.0)
        };
        assert_eq!(rate(&forced), MoveRating::Forced);
        let book = Judged {
            is_book: true,
            ..judged(50.0, 42.0)
        };
        assert_eq!(rate(&book), MoveRating::Book);
    }

    #[test]
    fn a_mate_allowed_or_dropped_is_a_blunder_unless_nothing_changes() {
        let with = |best: (f64, Mate), played: (f64, Mate)| Judged {
            best: Outlook {
                win_percent: best.0,
                mate: best.1,
            },
            played: Outlook {
                win_percent: played.0,
                mate: played.1,
            },
            ..judged(0.0, 0.0)
        };
        let rating = |best, played| rate(&with(best, played));
        use Mate::{Gives, None, Suffers};
        // Allowed at a small loss.
        assert_eq!(rating((16.0, None), (12.0, Suffers)), MoveRating::Blunder);
        // Lost before, mated now.
        assert_eq!(rating((6.0, None), (2.5, Suffers)), MoveRating::Good);
        // Dropped, and the win with it.
        assert_eq!(rating((97.5, Gives), (80.0, None)), MoveRating::Blunder);
        assert_eq!(rating((97.5, Gives), (85.0, None)), MoveRating::Blunder);
        // Dropped, but won all the same.
        assert_eq!(rating((97.5, Gives), (95.0, None)), MoveRating::Good);
        assert_eq!(
            rating((97.5, Gives), (90.0, None)),
            MoveRating::StillWinning
        );
        // Another mate is as good.
        assert_eq!(rating((97.5, Gives), (97.5, Gives)), MoveRating::Best);
    }

    #[test]
    fn great_needs_a_gap_and_no_recapture() {
        let best = |second: f64| Judged {
            is_first_choice: true,
            second: Some(outlook(second)),
            ..judged(60.0, 60.0)
        };
        assert_eq!(rate(&best(50.0)), MoveRating::Great);
        assert_eq!(rate(&best(50.1)), MoveRating::Best);
        let recapture = Judged {
            is_recapture: true,
            ..best(20.0)
        };
        assert_eq!(rate(&recapture), MoveRating::Best);
    }

    #[test]
    fn brilliant_needs_a_sacrifice_in_a_game_not_won_without_it() {
        let given = |second: f64| Judged {
            is_first_choice: true,
            is_sacrifice: true,
            second: Some(outlook(second)),
            ..judged(95.0, 95.0)
        };
        assert_eq!(rate(&given(85.0)), MoveRating::Brilliant);
        assert_eq!(rate(&given(85.1)), MoveRating::Best);
        let unsound = Judged {
            is_sacrifice: true,
            ..judged(60.0, 57.0)
        };
        assert_eq!(rate(&unsound), MoveRating::Good);
    }

    #[test]
    fn a_move_in_a_lost_game_is_neither_great_nor_brilliant() {
        let only = |win: f64, is_sacrifice: bool| Judged {
            is_first_choice: true,
            is_sacrifice,
            second: Some(outlook(2.5)),
            ..judged(win, win)
        };
        for (win, is_sacrifice, rating) in [
            (14.9, true, MoveRating::Best),
            (14.9, false, MoveRating::Best),
            (2.5, true, MoveRating::Best),
            (15.0, true, MoveRating::Brilliant),
            (15.0, false, MoveRating::Great),
        ] {
            assert_eq!(
                rate(&only(win, is_sacrifice)),
                rating,
                "{win} {is_sacrifice}"
            );
        }
    }

    #[test]
    fn a_gift_given_back_is_a_missed_chance_and_more_is_a_blunder() {
        let gift = |played: f64, gift_percent: f64| Judged {
            gift_percent,
            ..judged(80.0, played)
        };
        assert_eq!(rate(&gift(60.0, 20.0)), MoveRating::Missed);
        assert_eq!(rate(&gift(55.0, 20.0)), MoveRating::Missed);
        assert_eq!(rate(&gift(54.0, 20.0)), MoveRating::Blunder);
        assert_eq!(rate(&gift(66.0, 9.9)), MoveRating::Mistake);
        assert_eq!(rate(&gift(72.0, 20.0)), MoveRating::Inaccuracy);
    }
}
