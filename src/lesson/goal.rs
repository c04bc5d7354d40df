//! What an `ask` step wants reached: data, so that it can be checked, listed and drawn.

use crate::rules::{CastlingSide, Color, Game, Move, PracticeMove, Role, Square, Squares};

/// Something to be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Men of the learner have stood on all of these.
    Reach(Vec<Square>),
    /// The men that stood on these at the start are taken.
    Capture(Vec<Square>),
    /// The other side is mated; in so many moves it can be forced.
    Mate(u32),
    /// The side to move has no move and is not in check.
    Stalemate,
    /// A pawn has become this piece, or any.
    Promote(Option<Role>),
    /// The learner has castled this way, or any.
    Castle(Option<CastlingSide>),
    /// All of them.
    All(Vec<Self>),
    /// One of them.
    Any(Vec<Self>),
    /// The opposite.
    Not(Box<Self>),
}

/// What the learner has done since the step began.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Deeds {
    /// Squares that men of the learner have come to.
    pub stood: Squares,
    /// Squares on which men of the other side were taken.
    pub taken: Squares,
    /// The pieces that pawns became.
    pub promoted: Vec<Role>,
    /// The ways in which the learner castled.
    pub castled: Vec<CastlingSide>,
    /// Moves made by the learner.
    pub moves: u32,
    /// Is the other side mated now?
    pub mated: bool,
    /// Has the side to move no move, without being in check, now?
    pub stalemated: bool,
}

impl Deeds {
    /// Adds a move of the learner by the laws of chess, and how the board stands after it.
    #[must_use]
    pub fn after_move(&self, mv: Move, after: &Game, learner: Color) -> Self {
        let mut deeds = self.clone();
        deeds.moves += 1;
        deeds.stood.add(mv.to());
        if let Some((_, rook_to)) = mv.castling_rook() {
            deeds.stood.add(rook_to);
        }
        if let Some(square) = mv.captured_on() {
            deeds.taken.add(square);
        }
        deeds.promoted.extend(mv.promotion());
        deeds.castled.extend(mv.castling());
        deeds.look(after, learner);
        deeds
    }

    /// Looks at the board again, after an answer of the other side.
    pub fn look(&mut self, now: &Game, learner: Color) {
        let position = now.position();
        self.mated = position.is_checkmate() && position.turn() != learner;
        self.stalemated = position.is_stalemate();
    }

    /// Adds a move on a drill board.
    #[must_use]
    pub fn after_practice(&self, mv: PracticeMove) -> Self {
        let mut deeds = self.clone();
        deeds.moves += 1;
        deeds.stood.add(mv.to);
        if mv.captured.is_some() {
            deeds.taken.add(mv.to);
        }
        deeds.promoted.extend(mv.promotion);
        deeds
    }
}

impl Goal {
    /// Is it reached?
    #[must_use]
    pub fn is_reached(&self, deeds: &Deeds) -> bool {
        match self {
            Self::Reach(squares) => squares.iter().all(|square| deeds.stood.contains(*square)),
            Self::Capture(squares) => squares.iter().all(|square| deeds.taken.contains(*square)),
            Self::Mate(_) => deeds.mated,
            Self::Stalemate => deeds.stalemated,
            Self::Promote(None) => !deeds.promoted.is_empty(),
            Self::Promote(Some(role)) => deeds.promoted.contains(role),
            Self::Castle(None) => !deeds.castled.is_empty(),
            Self::Castle(Some(side)) => deeds.castled.contains(side),
            Self::All(goals) => goals.iter().all(|goal| goal.is_reached(deeds)),
            Self::Any(goals) => goals.iter().any(|goal| goal.is_reached(deeds)),
            Self::Not(goal) => !goal.is_reached(deeds),
        }
    }

    /// The squares to reach that are still open: the stars on the board.
    #[must_use]
    pub fn open_stars(&self, deeds: &Deeds) -> Vec<Square> {
        self.squares_of(|goal| {
            if let Self::Reach(squares) = goal {
                return Some((squares, deeds.stood));
            }
            None
        })
    }

    /// The men to take that still stand.
    #[must_use]
    pub fn open_targets(&self, deeds: &Deeds) -> Vec<Square> {
        self.squares_of(|goal| {
            if let Self::Capture(squares) = goal {
                return Some((squares, deeds.taken));
            }
            None
        })
    }

    /// The squares that parts of the goal name and that are not done yet.
    fn squares_of<'g>(
        &'g self,
        pick: impl Copy + Fn(&'g Self) -> Option<(&'g Vec<Square>, Squares)>,
    ) -> Vec<Square> {
        if let Self::All(goals) | Self::Any(goals) = self {
            return goals
                .iter()
                .flat_map(|goal| goal.squares_of(pick))
                .collect();
        }
        let (squares, done) = pick(self).unzip();
        let done = done.unwrap_or(Squares::EMPTY);
        squares
            .into_iter()
            .flatten()
            .copied()
            .filter(|square| !done.contains(*square))
            .collect()
    }

    /// The number of moves in which mate is claimed, where it is.
    #[must_use]
    pub fn mate_claim(&self) -> Option<u32> {
        match self {
            Self::Mate(moves) => Some(*moves),
            Self::All(goals) => goals.iter().find_map(Self::mate_claim),
            Self::Reach(_)
            | Self::Capture(_)
            | Self::Stalemate
            | Self::Promote(_)
            | Self::Castle(_)
            | Self::Any(_)
            | Self::Not(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn deeds(stood: &[Square], taken: &[Square]) -> Deeds {
        Deeds {
            stood: stood.iter().copied().collect(),
            taken: taken.iter().copied().collect(),
            ..Deeds::default()
        }
    }

    #[test]
    fn a_goal_wants_every_star_and_every_man() {
        let goal = Goal::All(vec![
            Goal::Reach(vec![Square::A8, Square::H8]),
            Goal::Capture(vec![Square::D5]),
        ]);
        assert!(!goal.is_reached(&deeds(&[Square::A8, Square::H8], &[])));
        assert!(goal.is_reached(&deeds(&[Square::A8, Square::H8], &[Square::D5])));
        assert_eq!(
            goal.open_stars(&deeds(&[Square::A8], &[])),
            vec![Square::H8]
        );
        assert_eq!(
            goal.open_targets(&deeds(&[Square::A8], &[])),
            vec![Square::D5]
        );
    }

    #[test]
    fn not_and_any_mean_what_they_say() {
        let goal = Goal::Any(vec![Goal::Stalemate, Goal::Promote(Some(Role::Queen))]);
        assert!(!goal.is_reached(&Deeds::default()));
        let promoted = Deeds {
            promoted: vec![Role::Queen],
            ..Deeds::default()
        };
        assert!(goal.is_reached(&promoted));
        assert!(!Goal::Not(Box::new(goal)).is_reached(&promoted));
    }
}
