//! The names of the ratings, and which of them praise or blame.

use crate::message::Message;

/// How a move is rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveRating {
    /// A move of our own openings.
    Book,
    /// As good as any.
    Best,
    /// Almost as good as the best.
    Good,
    /// A little was lost.
    Inaccuracy,
    /// Clearly something was lost.
    Mistake,
    /// Much was lost.
    Blunder,
    /// Something was lost, but the game is still won.
    StillWinning,
    /// The one good move, and not an obvious one.
    Great,
    /// A great or best move that gives up material.
    Brilliant,
    /// The only legal move.
    Forced,
    /// The other side erred, and the move gave that back.
    Missed,
}

impl MoveRating {
    /// All ratings, in the order of the table.
    pub const ALL: [Self; 11] = [
        Self::Book,
        Self::Best,
        Self::Good,
        Self::Inaccuracy,
        Self::Mistake,
        Self::Blunder,
        Self::StillWinning,
        Self::Great,
        Self::Brilliant,
        Self::Forced,
        Self::Missed,
    ];

    /// The stable name, as JSON writes it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Book => "book",
            Self::Best => "best",
            Self::Good => "good",
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
            Self::StillWinning => "still_winning",
            Self::Great => "great",
            Self::Brilliant => "brilliant",
            Self::Forced => "forced",
            Self::Missed => "missed",
        }
    }

    /// The rating in words.
    #[must_use]
    pub fn message(self) -> Message {
        Message::own(match self {
            Self::Book => "rating-book",
            Self::Best => "rating-best",
            Self::Good => "rating-good",
            Self::Inaccuracy => "rating-inaccuracy",
            Self::Mistake => "rating-mistake",
            Self::Blunder => "rating-blunder",
            Self::StillWinning => "rating-still-winning",
            Self::Great => "rating-great",
            Self::Brilliant => "rating-brilliant",
            Self::Forced => "rating-forced",
            Self::Missed => "rating-missed",
        })
    }

    /// Is there something to praise?
    #[must_use]
    pub fn is_praise(self) -> bool {
        match self {
            Self::Best | Self::Good | Self::Great | Self::Brilliant => true,
            Self::Book
            | Self::Inaccuracy
            | Self::Mistake
            | Self::Blunder
            | Self::StillWinning
            | Self::Forced
            | Self::Missed => false,
        }
    }

    /// Is it one of the two that are always worth a word?
    #[must_use]
    pub fn is_great(self) -> bool {
        match self {
            Self::Great | Self::Brilliant => true,
            Self::Book
            | Self::Best
            | Self::Good
            | Self::Inaccuracy
            | Self::Mistake
            | Self::Blunder
            | Self::StillWinning
            | Self::Forced
            | Self::Missed => false,
        }
    }

    /// Is there something to correct?
    #[must_use]
    pub fn is_fault(self) -> bool {
        match self {
            Self::Inaccuracy
            | Self::Mistake
            | Self::Blunder
            | Self::StillWinning
            | Self::Missed => true,
            Self::Book | Self::Best | Self::Good | Self::Great | Self::Brilliant | Self::Forced => {
                false
            }
        }
    }
}
