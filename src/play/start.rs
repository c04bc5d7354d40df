//! Where games can begin: small armies, and odds.

use crate::rules::{Color, Position, Role, Square};

/// A game with fewer men, by the ordinary rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SmallArmy {
    /// Kings and pawns.
    Pawns,
    /// Knights against pawns.
    KnightsPawns,
    /// Bishops against pawns.
    BishopsPawns,
    /// Rooks against pawns.
    RookPawns,
    /// A queen against pawns.
    QueenPawns,
    /// Bishops against knights, with pawns.
    BishopsKnights,
    /// Queens and pawns.
    Queens,
    /// Rooks and pawns.
    Rooks,
}

impl SmallArmy {
    /// All of them, from few rules to many.
    pub const ALL: [Self; 8] = [
        Self::Pawns,
        Self::KnightsPawns,
        Self::BishopsPawns,
        Self::RookPawns,
        Self::QueenPawns,
        Self::Rooks,
        Self::Queens,
        Self::BishopsKnights,
    ];

    /// The stable name.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Pawns => "pawns",
            Self::KnightsPawns => "knights-pawns",
            Self::BishopsPawns => "bishops-pawns",
            Self::RookPawns => "rook-pawns",
            Self::QueenPawns => "queen-pawns",
            Self::BishopsKnights => "bishops-knights",
            Self::Queens => "queens",
            Self::Rooks => "rooks",
        }
    }

    /// Where the game begins.
    #[must_use]
    pub fn start(self) -> Position {
        let fen = match self {
            Self::Pawns => "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
            Self::KnightsPawns => "4k3/pppppppp/8/8/8/8/8/1N2K1N1 w - - 0 1",
            Self::BishopsPawns => "4k3/pppppppp/8/8/8/8/8/2B1KB2 w - - 0 1",
            Self::RookPawns => "4k3/pppppp2/8/8/8/8/8/R3K3 w Q - 0 1",
            Self::QueenPawns => "4k3/pppppppp/8/8/8/8/8/3QK3 w - - 0 1",
            Self::BishopsKnights => "1n2k1n1/pppppppp/8/8/8/8/PPPPPPPP/2B1KB2 w - - 0 1",
            Self::Queens => "3qk3/pppppppp/8/8/8/8/PPPPPPPP/3QK3 w - - 0 1",
            Self::Rooks => "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
        };
        Position::from_fen(fen).unwrap_or_default()
    }
}

/// What the stronger side plays without.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Odds {
    /// Nothing.
    #[default]
    None,
    /// The pawn on the f-file, before the king.
    Pawn,
    /// The knight of the queen's side.
    Knight,
    /// The rook of the queen's side.
    Rook,
    /// The queen.
    Queen,
}

impl Odds {
    /// All of them, the smallest first.
    pub const ALL: [Self; 5] = [
        Self::None,
        Self::Pawn,
        Self::Knight,
        Self::Rook,
        Self::Queen,
    ];

    /// The stable name.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Pawn => "pawn",
            Self::Knight => "knight",
            Self::Rook => "rook",
            Self::Queen => "queen",
        }
    }

    /// The start of chess without that man of a side.
    #[must_use]
    pub fn start(self, giver: Color) -> Position {
        let (square, role) = match (self, giver) {
            (Self::None, _) => return Position::start(),
            (Self::Pawn, Color::White) => (Square::F2, Role::Pawn),
            (Self::Pawn, Color::Black) => (Square::F7, Role::Pawn),
            (Self::Knight, Color::White) => (Square::B1, Role::Knight),
            (Self::Knight, Color::Black) => (Square::B8, Role::Knight),
            (Self::Rook, Color::White) => (Square::A1, Role::Rook),
            (Self::Rook, Color::Black) => (Square::A8, Role::Rook),
            (Self::Queen, Color::White) => (Square::D1, Role::Queen),
            (Self::Queen, Color::Black) => (Square::D8, Role::Queen),
        };
        let mut board = Position::start().board().clone();
        board.discard_piece_at(square);
        let castling = match (role, giver) {
            (Role::Rook, Color::White) => "Kkq",
            (Role::Rook, Color::Black) => "KQk",
            _ => "KQkq",
        };
        Position::from_fen(&format!("{board} w {castling} - 0 1")).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_small_army_begins_on_a_board_of_its_own() {
        for army in SmallArmy::ALL {
            assert_ne!(army.start(), Position::start(), "{army:?}");
            assert_eq!(army.start().outcome(), None, "{army:?}");
        }
    }

    #[test]
    fn odds_take_one_man_of_the_giver() {
        for odds in Odds::ALL {
            for giver in [Color::White, Color::Black] {
                let men = odds.start(giver).board().by_color(giver).count();
                let expected = if odds == Odds::None { 16 } else { 15 };
                assert_eq!(men, expected, "{odds:?} {giver:?}");
                assert_eq!(odds.start(giver).board().by_color(!giver).count(), 16);
            }
        }
    }
}
