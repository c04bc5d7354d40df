//! How much a player sees who is no engine: what it looks at, what it overlooks, how exactly it judges.
//!
//! People do not play slightly worse moves everywhere; they find the good move, or they overlook something: a long
//! diagonal, a move backward, a knight's fork, the man that stands to be taken. So a weaker player here is one who sees
//! less, not one who throws dice over what it has seen. What is overlooked is overlooked for one whole turn, in every line
//! that is thought of; at the next turn it may be noticed.

/// How much a player sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sight {
    /// Looks a few moves ahead and overlooks some of them.
    Glance(Glance),
    /// Knows the engine's best lines and overlooks how some of them begin.
    Lines(Lines),
}

/// A look a few moves ahead, for players from the first game to the club.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Glance {
    /// How many plies ahead every seen move is looked at; from 1.
    pub depth_plies: u8,
    /// How many plies captures are followed after that.
    pub exchange_plies: u8,
    /// How likely an ordinary move of the other side is overlooked, in thousandths.
    pub overlooked_permille: u16,
    /// How inexactly positions are judged, in centipawns (one standard deviation).
    pub blur_cp: u16,
    /// Moves about so close to the best one are as good as the best one.
    pub choice_cp: u16,
    /// How often a move is made without any look ahead, in thousandths.
    pub impulse_permille: u16,
    /// No more nodes than this; a depth that is not finished does not count.
    pub most_nodes: u32,
}

/// The engine's own lines, for the strongest players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lines {
    /// How many nodes the engine searches.
    pub nodes: u64,
    /// How many lines it looks for; with one nothing can be overlooked.
    pub lines: u8,
    /// How likely an ordinary first move is overlooked, in thousandths.
    pub overlooked_permille: u16,
    /// Moves about so close to the best one are as good as the best one, in centipawns.
    pub choice_cp: u16,
}
