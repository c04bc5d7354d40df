//! The rating in words and as a sign; where the words name a loss, neither praises.

use crate::message::Message;
use crate::scene::Sign;

use super::explain::Explanation;
use super::rate::{Decided, Judged, decided};
use super::rating::MoveRating;

/// What is true of a move that lost something on the board, although the table does not call it a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Consolation {
    /// The game was lost before it.
    LostBefore,
    /// The game is won after it.
    StillWon,
    /// No other move was better.
    NoneBetter,
    /// The chances hardly changed.
    LittleChange,
}

impl Consolation {
    pub(super) fn of(judged: &Judged) -> Self {
        if judged.is_first_choice {
            return Self::NoneBetter;
        }
        match decided(judged) {
            Some(Decided::Lost) => Self::LostBefore,
            Some(Decided::Won) => Self::StillWon,
            None => Self::LittleChange,
        }
    }

    fn message(self) -> Message {
        Message::own(match self {
            Self::LostBefore => "rating-lost-before",
            Self::StillWon => "rating-still-won",
            Self::NoneBetter => "rating-none-better",
            Self::LittleChange => "rating-little-change",
        })
    }
}

impl Explanation {
    /// The rating in words; where the first reason is something to regret and the rating would praise, what is true instead.
    #[must_use]
    pub fn label(&self) -> Message {
        self.consolation
            .map_or_else(|| self.rating.message(), Consolation::message)
    }

    /// The sign of the rating; none that praises where the words regret.
    #[must_use]
    pub fn sign(&self) -> Option<Sign> {
        sign(self.rating).filter(|_| self.consolation.is_none())
    }
}

/// The sign of a rating, for where nothing is known but the rating.
#[must_use]
pub fn sign(rating: MoveRating) -> Option<Sign> {
    match rating {
        MoveRating::Book => Some(Sign::Book),
        MoveRating::Best => Some(Sign::Star),
        MoveRating::Good => Some(Sign::Tick),
        MoveRating::Inaccuracy | MoveRating::StillWinning => Some(Sign::Inaccuracy),
        MoveRating::Mistake | MoveRating::Missed => Some(Sign::Mistake),
        MoveRating::Blunder => Some(Sign::Blunder),
        MoveRating::Great => Some(Sign::Great),
        MoveRating::Brilliant => Some(Sign::Brilliant),
        MoveRating::Forced => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::coach::explain::tests::explanation;
    use crate::coach::phrase::{Stance, phrase};
    use crate::coach::rate::Mate;

    const NONE: Mate = Mate::None;

    /// Nothing was stronger than a move that is as good as the best; a mate or a man that was there, too, is told as that.
    #[test]
    fn nothing_is_called_stronger_than_a_best_move() {
        const WON: &str = "6k1/5ppp/8/3b4/8/8/5PPP/QR2R1K1 w - - 0 1";
        const QUEEN: &str = "3q2k1/5ppp/8/6B1/8/8/5PPP/QR2R1K1 w - - 0 1";
        for (fen, best, played, label, first) in [
            (
                WON,
                ("Qa8+ Bxa8 Re8#", 97.5, Mate::Gives),
                ("h3 h6", 97.5, NONE),
                "rating-still-won",
                "coach-misses-also-later",
            ),
            (
                WON,
                ("Qa8+ Bxa8 Re8#", 97.5, Mate::Gives),
                ("h3 h6", 90.0, NONE),
                "rating-still-winning",
                "coach-misses-later",
            ),
            // The queen hangs, and the game is won all the same.
            (
                QUEEN,
                ("Bxd8 h6", 97.5, NONE),
                ("h3 Qf8 h4", 97.4, NONE),
                "rating-still-won",
                "coach-misses-also",
            ),
        ] {
            let said = explanation(fen, best, played);
            assert_eq!(said.label(), Message::own(label), "{fen} {said:?}");
            let told = said.reasons.first().map(|reason| phrase(reason).id);
            assert_eq!(told, Some(Message::own(first).id), "{fen} {said:?}");
        }
        // A fork beside a move that is as good is no reason at all, and the move is not praised for what it did not do.
        let said = explanation(
            "r3k3/8/8/1N6/8/8/7P/Q3K3 w - - 0 1",
            ("Nc7+ Kd7 Nxa8", 97.5, NONE),
            ("h4 Ra5 Nd4", 97.4, NONE),
        );
        let stances: Vec<Stance> = said.reasons.iter().map(|reason| reason.stance).collect();
        assert!(!stances.contains(&Stance::Misses), "{said:?}");
    }

    #[test]
    fn what_is_lost_without_a_fault_is_not_labelled_with_praise() {
        const KNIGHT: &str = "4k3/8/8/4r3/8/8/3N4/5K2 w - - 0 1";
        const AHEAD: &str = "4k3/8/8/4r3/8/8/3N4/QR3K2 w - - 0 1";
        for (fen, best, played, label, sign) in [
            // White is lost, and walks into mate in one.
            (
                "r1b1kbnr/pppp1Npp/8/8/2Bnq3/8/PPPP1P1P/RNBQKR2 w Qkq - 0 7",
                ("Qe2 Nxe2", 3.0, NONE),
                ("Be2 Nf3#", 2.5, Mate::Suffers),
                "rating-lost-before",
                None,
            ),
            (
                "4r1k1/5ppp/8/8/8/8/p4PPP/R5K1 w - - 0 1",
                ("Rxa2 h6", 3.0, NONE),
                ("Rxa2 Re1#", 2.5, Mate::Suffers),
                "rating-none-better",
                None,
            ),
            // A knight is left to be taken: in a lost game, in a won one, in one that goes on as before.
            (
                KNIGHT,
                ("Nb3 Re3 Nd4", 6.0, NONE),
                ("Ne4 Rxe4 Kf2", 3.0, NONE),
                "rating-lost-before",
                None,
            ),
            (
                AHEAD,
                ("Nb3 Re3 Nd4", 97.0, NONE),
                ("Ne4 Rxe4 Kf2", 94.0, NONE),
                "rating-still-won",
                None,
            ),
            (
                KNIGHT,
                ("Nb3 Re3 Nd4", 50.0, NONE),
                ("Ne4 Rxe4 Kf2", 46.0, NONE),
                "rating-little-change",
                None,
            ),
            // As good as the best in an open game: given, not lost.
            (
                KNIGHT,
                ("Nb3 Re3 Nd4", 50.0, NONE),
                ("Ne4 Rxe4 Kf2", 49.5, NONE),
                "rating-best",
                Some(Sign::Star),
            ),
        ] {
            let said = explanation(fen, best, played);
            assert_eq!(said.label(), Message::own(label), "{fen} {said:?}");
            assert_eq!(said.sign(), sign, "{fen}");
        }
    }
}
