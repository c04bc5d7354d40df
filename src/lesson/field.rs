//! The board of a step: a position of chess with its history, or a drill board.

use crate::rules::{
    Board, Color, Game, Practice, Square, Squares, attackers, defenders, hanging, pinned,
};

/// Where a step takes place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Field {
    /// By the laws of chess, with the moves that led there as far as they are known.
    Game(Game),
    /// By the rules of movement alone; kings may be missing.
    Drill(Practice),
}

impl Field {
    /// The men.
    #[must_use]
    pub fn board(&self) -> &Board {
        match self {
            Self::Game(game) => game.position().board(),
            Self::Drill(practice) => practice.board(),
        }
    }

    /// The side to move; on a drill board the side of the learner.
    #[must_use]
    pub fn turn(&self) -> Color {
        match self {
            Self::Game(game) => game.position().turn(),
            Self::Drill(practice) => practice.turn(),
        }
    }

    /// The king of the side to move, when it is in check.
    #[must_use]
    pub fn checked_king(&self) -> Option<Square> {
        match self {
            Self::Game(game) => {
                let position = game.position();
                position
                    .is_check()
                    .then(|| position.king(position.turn()))
                    .flatten()
            }
            Self::Drill(_) => None,
        }
    }

    /// Where the man on a square may go.
    #[must_use]
    pub fn reach(&self, from: Square) -> Squares {
        match self {
            Self::Game(game) => game
                .position()
                .legal_moves_from(from)
                .iter()
                .map(|mv| mv.to())
                .collect(),
            Self::Drill(practice) => practice.targets(from).iter().map(|mv| mv.to).collect(),
        }
    }
}

/// What a `squares` step asks for. The squares are computed, never listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Find {
    /// Where a man can go.
    Reach(Square),
    /// What a man attacks.
    AttackedBy(Square),
    /// The men that attack a square.
    Attackers(Square),
    /// The men that protect a man.
    Defenders(Square),
    /// A side's attacked and unprotected men.
    Hanging(Color),
    /// A side's men that are pinned to their king.
    Pinned(Color),
    /// The men that give check.
    Checkers,
    /// Where the king of the side to move can go.
    SafeKing,
    /// The men that can move.
    Movable,
    /// A square by its name.
    Square(Square),
    /// The squares of a file.
    File(crate::rules::File),
    /// The squares of a rank.
    Rank(crate::rules::Rank),
    /// The squares of a diagonal, by its ends.
    Diagonal(Square, Square),
    /// d4, d5, e4, e5.
    Centre,
    /// The twelve squares round the centre.
    ExtendedCentre,
    /// a1, a8, h1, h8.
    Corners,
    /// The men of a kind and colour.
    Men(crate::rules::Piece),
}

impl Find {
    /// The right squares.
    #[must_use]
    pub fn squares(self, field: &Field) -> Squares {
        let board = field.board();
        match self {
            Self::Reach(from) => field.reach(from),
            Self::AttackedBy(from) => board.attacks_from(from),
            Self::Attackers(square) => {
                let own = board.color_at(square).unwrap_or(field.turn());
                attackers(board, square, !own)
            }
            Self::Defenders(square) => defenders(board, square),
            Self::Hanging(color) => hanging(board, color),
            Self::Pinned(color) => pinned(board, color),
            Self::Checkers => match field {
                Field::Game(game) => game.position().checkers(),
                Field::Drill(_) => Squares::EMPTY,
            },
            Self::SafeKing => match field {
                Field::Game(game) => {
                    let position = game.position();
                    let king = position.king(position.turn());
                    let moves = king.map(|square| position.legal_moves_from(square));
                    let steps = moves
                        .into_iter()
                        .flatten()
                        .filter(|mv| mv.castling().is_none());
                    steps.map(|mv| mv.to()).collect()
                }
                Field::Drill(practice) => board
                    .king_of(practice.turn())
                    .map_or(Squares::EMPTY, |king| field.reach(king)),
            },
            Self::Movable => board
                .by_color(field.turn())
                .into_iter()
                .filter(|square| field.reach(*square).any())
                .collect(),
            Self::Square(square) => Squares::from_square(square),
            Self::File(file) => Squares::from_file(file),
            Self::Rank(rank) => Squares::from_rank(rank),
            Self::Diagonal(a, b) => Squares::from_iter(diagonal(a, b)),
            Self::Centre => Squares::CENTER,
            Self::ExtendedCentre => EXTENDED_CENTRE.iter().copied().collect(),
            Self::Corners => [Square::A1, Square::A8, Square::H1, Square::H8]
                .into_iter()
                .collect(),
            Self::Men(piece) => board.by_piece(piece),
        }
    }
}

/// Curriculum: c3–f3, c6–f6, c4, c5, f4, f5.
const EXTENDED_CENTRE: [Square; 12] = [
    Square::C3,
    Square::D3,
    Square::E3,
    Square::F3,
    Square::C6,
    Square::D6,
    Square::E6,
    Square::F6,
    Square::C4,
    Square::C5,
    Square::F4,
    Square::F5,
];

/// The squares from one end of a diagonal to the other, both included; nothing when they share no diagonal.
#[must_use]
pub(super) fn diagonal(a: Square, b: Square) -> Vec<Square> {
    let files = i32::from(b.file() as u8) - i32::from(a.file() as u8);
    let ranks = i32::from(b.rank() as u8) - i32::from(a.rank() as u8);
    if files == 0 || files.abs() != ranks.abs() {
        return Vec::new();
    }
    (0..=files.abs())
        .filter_map(|step| {
            let file = a.file().offset(step * files.signum())?;
            let rank = a.rank().offset(step * ranks.signum())?;
            Some(Square::from_coords(file, rank))
        })
        .collect()
}
