//! Castling, condition by condition.
//!
//! What does not matter: whether the king was in check before, whether the rook is attacked, and whether the rook
//! crosses an attacked square (b1 or b8 on the long side).

use shakmaty::{Bitboard, CastlingSide, Color, Position as _, Role, Square, attacks};

use super::{Game, Position, Reason};

/// The conditions of castling for one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CastlingCard {
    /// Whose castling.
    pub color: Color,
    /// Castling toward the h-file.
    pub short: CastlingSideCard,
    /// Castling toward the a-file.
    pub long: CastlingSideCard,
}

/// The conditions of castling to one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CastlingSideCard {
    /// Which way.
    pub side: CastlingSide,
    /// The king has never moved.
    pub king_unmoved: Condition,
    /// That rook stands there and has never moved.
    pub rook_unmoved: Condition,
    /// King and rook stand on the same rank, the king's first.
    pub same_rank: Condition,
    /// No man stands between king and rook.
    pub way_clear: Condition,
    /// The king is not in check now.
    pub not_in_check: Condition,
    /// The king crosses no attacked square.
    pub crossing_safe: Condition,
    /// The king lands on a square that is not attacked.
    pub landing_safe: Condition,
    /// May this side castle this way now? (It is its turn, too.)
    pub allowed: bool,
}

impl CastlingSideCard {
    /// The seven conditions in the order of the lesson.
    #[must_use]
    pub fn conditions(&self) -> [&Condition; 7] {
        [
            &self.king_unmoved,
            &self.rook_unmoved,
            &self.way_clear,
            &self.not_in_check,
            &self.crossing_safe,
            &self.landing_safe,
            &self.same_rank,
        ]
    }
}

/// Does a condition of castling hold?
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Condition {
    /// It holds.
    Holds,
    /// It fails, and these squares prove it: the man that moved, the men in the way, or the attacked square followed by
    /// its attackers.
    Fails {
        /// The proof.
        squares: Vec<Square>,
    },
    /// The position does not tell: king or rook has moved, but which of them needs the game's moves.
    Unknown,
}

impl Condition {
    fn fails(squares: Vec<Square>) -> Self {
        if squares.is_empty() {
            return Self::Holds;
        }
        Self::Fails { squares }
    }
}

/// What a king wants that tries to castle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Attempt {
    /// Along the rank with the rook of that side.
    Along {
        side: CastlingSide,
        king: Square,
        rook: Square,
        landing: Square,
    },
    /// Up or down the file with a rook there.
    Vertical {
        king: Square,
        rook: Square,
        landing: Square,
    },
}

impl Attempt {
    pub(super) fn side(self) -> Option<CastlingSide> {
        match self {
            Self::Along { side, .. } => Some(side),
            Self::Vertical { .. } => None,
        }
    }
}

/// Is this move of the king an attempt to castle?
///
/// It is when the king goes from e1 or e8 two squares along its rank, or onto the rook in its corner, or two squares
/// from anywhere toward a rook of its own on its rank or file, or far along the file onto such a rook. In Chess960 also
/// when it goes onto the rook it may castle with, or more than one square to where castling takes it.
pub(super) fn attempt(position: &Position, from: Square, to: Square) -> Option<Attempt> {
    let color = position.turn();
    let distance = from.distance(to);
    if from == to {
        return None;
    }
    if from.file() == to.file() {
        let rook = rook_toward(position, color, from, to)?;
        let landing = landing_toward(from, to)?;
        return (to == landing || to == rook).then_some(Attempt::Vertical {
            king: from,
            rook,
            landing,
        });
    }
    if from.rank() != to.rank() {
        return None;
    }
    let side = CastlingSide::from_king_side(from.file() < to.file());
    let along = |rook, landing| {
        Some(Attempt::Along {
            side,
            king: from,
            rook,
            landing,
        })
    };
    if let Some(rook) = position.chess.castles().rook(color, side) {
        let landing = side.king_to(color);
        if to == rook || (to == landing && distance > 1) {
            return along(rook, landing);
        }
        return None;
    }
    if from == home(color) {
        let rook = corner(color, side);
        let landing = side.king_to(color);
        let onto_rook = to == rook && position.piece_at(to) == Some(Role::Rook.of(color));
        return if to == landing || onto_rook {
            along(rook, landing)
        } else {
            None
        };
    }
    let rook = rook_toward(position, color, from, to)?;
    (distance == 2).then_some(())?;
    along(rook, to)
}

/// Castling to a side, from wherever the king stands.
pub(super) fn toward(position: &Position, color: Color, side: CastlingSide) -> Option<Attempt> {
    let right = position.chess.castles().rook(color, side);
    Some(Attempt::Along {
        side,
        king: position.king(color)?,
        rook: right.unwrap_or(corner(color, side)),
        landing: side.king_to(color),
    })
}

/// The king's square at the start of standard chess.
fn home(color: Color) -> Square {
    color.fold_wb(Square::E1, Square::E8)
}

/// The rook's square at the start of standard chess.
fn corner(color: Color, side: CastlingSide) -> Square {
    match side {
        CastlingSide::KingSide => color.fold_wb(Square::H1, Square::H8),
        CastlingSide::QueenSide => color.fold_wb(Square::A1, Square::A8),
    }
}

/// The nearest own rook on the line from the king through `to`, not beside the king.
fn rook_toward(position: &Position, color: Color, king: Square, to: Square) -> Option<Square> {
    let board = position.board();
    let rooks = board.rooks() & board.by_color(color) & attacks::ray(king, to);
    rooks
        .into_iter()
        .filter(|rook| (*rook > king) == (to > king))
        .filter(|rook| king.distance(*rook) > 1)
        .min_by_key(|rook| king.distance(*rook))
}

/// Two squares along a file.
fn landing_toward(king: Square, to: Square) -> Option<Square> {
    king.offset(if to > king { 16 } else { -16 })
}

/// All that decides about castling.
struct Facts {
    king_moved: Option<usize>,
    rook_moved: Option<usize>,
    rook_taken: Option<usize>,
    has_right: bool,
    has_rook: bool,
    blockers: Bitboard,
    checkers: Bitboard,
    crossing: Vec<(Square, Bitboard)>,
    landing: (Square, Bitboard),
}

fn facts(position: &Position, history: Option<&Game>, color: Color, attempt: Attempt) -> Facts {
    let board = position.board();
    let occupied = board.occupied();
    let (side, king, rook, landing) = match attempt {
        Attempt::Along {
            side,
            king,
            rook,
            landing,
        } => (Some(side), king, rook, landing),
        Attempt::Vertical {
            king,
            rook,
            landing,
        } => (None, king, rook, landing),
    };
    let castles = position.chess.castles();
    let has_right = side.is_some_and(|side| castles.rook(color, side) == Some(rook));
    let has_rook = board.piece_at(rook) == Some(Role::Rook.of(color));
    let way = match side {
        Some(side) if has_right => castles.path(color, side),
        Some(_) | None => attacks::between(king, rook),
    };
    let lifted = occupied.without(king);
    let attacked = |square, occupied| board.attacks_to(square, !color, occupied);
    let landed = match side {
        Some(side) if has_right => lifted.without(rook).with(side.rook_to(color)),
        Some(_) | None => lifted,
    };
    let crossing = attacks::between(king, landing)
        .into_iter()
        .map(|square| (square, attacked(square, lifted)))
        .filter(|(_, by)| by.any())
        .collect();
    let moved = history.filter(|_| !has_right);
    Facts {
        king_moved: moved.and_then(|game| game.king_moved(color)),
        rook_moved: moved.and_then(|game| game.rook_moved(color, rook)),
        rook_taken: moved.and_then(|game| game.rook_taken_on(color, rook)),
        has_right,
        has_rook,
        blockers: way & occupied,
        checkers: attacked(king, occupied),
        crossing,
        landing: (landing, attacked(landing, landed)),
    }
}

fn squares(set: Bitboard) -> Vec<Square> {
    set.into_iter().collect()
}

/// Adds every reason why this attempt to castle fails.
pub(super) fn refuse(
    position: &Position,
    history: Option<&Game>,
    attempt: Attempt,
    reasons: &mut Vec<Reason>,
) {
    let facts = facts(position, history, position.turn(), attempt);
    let (king, rook) = match attempt {
        Attempt::Along { king, rook, .. } => (king, rook),
        Attempt::Vertical { king, rook, .. } => {
            reasons.push(Reason::NotOnSameRank { king, rook });
            (king, rook)
        }
    };
    let move_number = |ply| history.map_or(1, |game| game.move_number_of(ply));
    if let Some(ply) = facts.king_moved {
        reasons.push(Reason::KingHasMoved {
            king,
            ply,
            move_number: move_number(ply),
        });
    }
    if attempt.side().is_some() {
        let rook_gone = facts
            .rook_moved
            .or(facts.rook_taken.filter(|_| facts.has_rook));
        if let Some(ply) = rook_gone {
            reasons.push(Reason::RookHasMoved {
                rook,
                ply,
                move_number: move_number(ply),
            });
        }
        let known = facts.king_moved.is_some() || rook_gone.is_some();
        if !facts.has_right && facts.has_rook && !known {
            reasons.push(Reason::CastlingRightGone { king, rook });
        }
        if !facts.has_rook {
            reasons.push(Reason::NoRook { corner: rook });
        }
    }
    if facts.blockers.any() {
        reasons.push(Reason::CastlingBlocked {
            squares: squares(facts.blockers),
        });
    }
    if facts.checkers.any() {
        reasons.push(Reason::CastlingInCheck {
            king,
            by: squares(facts.checkers),
        });
    }
    for (square, by) in facts.crossing {
        let by = squares(by);
        reasons.push(Reason::CastlingThroughAttack { square, by });
    }
    let (square, by) = facts.landing;
    if by.any() {
        let by = squares(by);
        reasons.push(Reason::CastlingIntoAttack { square, by });
    }
}

/// The conditions of castling for one side, whoever is to move.
pub(super) fn card(position: &Position, history: Option<&Game>, color: Color) -> CastlingCard {
    let side = |side| side_card(position, history, color, side);
    CastlingCard {
        color,
        short: side(CastlingSide::KingSide),
        long: side(CastlingSide::QueenSide),
    }
}

fn side_card(
    position: &Position,
    history: Option<&Game>,
    color: Color,
    side: CastlingSide,
) -> CastlingSideCard {
    let king = position.king(color).unwrap_or(home(color));
    let castles = position.chess.castles();
    let rook = castles.rook(color, side).unwrap_or(corner(color, side));
    let attempt = Attempt::Along {
        side,
        king,
        rook,
        landing: side.king_to(color),
    };
    let facts = facts(position, history, color, attempt);
    let other_right = castles.has(color, side.other());
    let king_home = facts.has_right || other_right || king == home(color);
    let same_rank = king.rank() == color.backrank();

    let king_unmoved = if facts.has_right || other_right {
        Condition::Holds
    } else if !king_home || facts.king_moved.is_some() {
        Condition::fails(vec![king])
    } else if facts.rook_moved.or(facts.rook_taken).is_some() {
        Condition::Holds
    } else {
        Condition::Unknown
    };
    let rook_unmoved = if facts.has_right {
        Condition::Holds
    } else if !facts.has_rook || facts.rook_moved.or(facts.rook_taken).is_some() || other_right {
        // The king has kept its other right, so it was the rook that moved.
        Condition::fails(vec![rook])
    } else if facts.king_moved.is_some() {
        Condition::Holds
    } else {
        Condition::Unknown
    };
    let with = |(square, by): (Square, Bitboard)| {
        std::iter::once(square)
            .filter(|_| by.any())
            .chain(by)
            .collect::<Vec<_>>()
    };
    let mut reasons = Vec::new();
    if position.turn() == color {
        refuse(position, history, attempt, &mut reasons);
    }
    CastlingSideCard {
        side,
        king_unmoved,
        rook_unmoved,
        same_rank: if same_rank {
            Condition::Holds
        } else {
            Condition::fails(vec![king, rook])
        },
        way_clear: Condition::fails(squares(facts.blockers)),
        not_in_check: Condition::fails(squares(facts.checkers)),
        crossing_safe: Condition::fails(facts.crossing.into_iter().flat_map(with).collect()),
        landing_safe: Condition::fails(with(facts.landing)),
        allowed: position.turn() == color && reasons.is_empty() && position.outcome().is_none(),
    }
}
