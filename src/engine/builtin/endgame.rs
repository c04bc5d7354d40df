//! What is known for certain: every ending of king and one man against king, with the distance to mate.
//!
//! The distances are a file of 352 KiB, so that nothing has to be computed while somebody waits. Each is a byte: plies to
//! mate plus one, 0 where there is none. The board looks the same in a mirror, so that only a part of it is kept: with queen
//! or rook the weak king stands in the triangle a1-d1-d4, with a pawn this on the files a to d. How they are worked out is
//! in `endgame/compute.rs`. Knight and bishop cannot mate and are drawn as dead positions elsewhere.

#[cfg(test)]
mod compute;

use super::bits::{self, Sq, bit, file, rank};
use super::board::{Board, KING, PAWN, QUEEN, ROOK};
use super::value::MATE;

/// Squares of the triangle.
const CORNER: usize = 10;
/// Squares of a pawn on one half of the board.
const PAWN_SQUARES: usize = 24;
/// Places of the two other men, and either side to move.
const OTHERS: usize = 64 * 64 * 2;
const QUEEN_AT: usize = 0;
const ROOK_AT: usize = QUEEN_AT + CORNER * OTHERS;
const PAWN_AT: usize = ROOK_AT + CORNER * OTHERS;
const LEN: usize = PAWN_AT + PAWN_SQUARES * OTHERS;

static DISTANCES: &[u8; LEN] = include_bytes!("../../../assets/endings.bin");

/// The result of an ending, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Known {
    Draw,
    /// Mate in so many plies.
    Win(u8),
    /// Mated in so many plies.
    Loss(u8),
}

impl Known {
    /// As a score of the search at a ply.
    pub(crate) fn at(self, ply: usize) -> i32 {
        match self {
            Self::Draw => 0,
            Self::Win(plies) => MATE - ply as i32 - i32::from(plies),
            Self::Loss(plies) => ply as i32 + i32::from(plies) - MATE,
        }
    }
}

/// What is known of a position; nothing when it has more than three men, or the fifty-move rule may come first.
#[inline]
pub(crate) fn known(board: &Board) -> Option<Known> {
    let men = board.occupied();
    let two = men & men.wrapping_sub(1);
    let one = two & two.wrapping_sub(1);
    if one & one.wrapping_sub(1) != 0 || one == 0 || board.has_rights() {
        return None;
    }
    look_up(board)
}

fn look_up(board: &Board) -> Option<Known> {
    let man = bits::lowest(board.occupied() & !board.role(KING));
    let strong = usize::from(board.men(1) & bit(man) != 0);
    let role = board.role_at(man);
    if !matches!(role, PAWN | ROOK | QUEEN) {
        return Some(Known::Draw);
    }
    let turn = if strong == 0 { 0 } else { 56 };
    let place = Place {
        strong: board.king(strong) ^ turn,
        weak: board.king(strong ^ 1) ^ turn,
        man: man ^ turn,
    };
    let is_strong_to_move = board.side() == strong;
    let Some(plies) = place.plies_to_mate(role, is_strong_to_move) else {
        return Some(Known::Draw);
    };
    if u16::from(plies) + board.clock > 100 {
        return None;
    }
    Some(if is_strong_to_move {
        Known::Win(plies)
    } else {
        Known::Loss(plies)
    })
}

/// Where the three men stand; the strong side is White.
#[derive(Clone, Copy, Debug)]
struct Place {
    strong: Sq,
    weak: Sq,
    man: Sq,
}

impl Place {
    /// Plies to mate, if the strong side mates.
    fn plies_to_mate(self, role: usize, is_strong_to_move: bool) -> Option<u8> {
        DISTANCES[self.index(role, is_strong_to_move)].checked_sub(1)
    }

    /// Where the file has the distance.
    fn index(self, role: usize, is_strong_to_move: bool) -> usize {
        let folded = self.folded(role);
        let (section, fixed, other) = match role {
            PAWN => (PAWN_AT, pawn_index(folded.man), folded.weak),
            ROOK => (ROOK_AT, corner_index(folded.weak), folded.man),
            _ => (QUEEN_AT, corner_index(folded.weak), folded.man),
        };
        let others = usize::from(folded.strong) * 64 + usize::from(other);
        section + fixed * OTHERS + others * 2 + usize::from(is_strong_to_move)
    }

    /// The same place in the mirror in which the file has it.
    fn folded(self, role: usize) -> Self {
        let is_pawn = role == PAWN;
        let fixed = |place: Self| if is_pawn { place.man } else { place.weak };
        let mut place = self;
        if file(fixed(place)) > 3 {
            place = place.map(|square| square ^ 7);
        }
        if !is_pawn && rank(place.weak) > 3 {
            place = place.map(|square| square ^ 56);
        }
        if !is_pawn && rank(place.weak) > file(place.weak) {
            place = place.map(|square| file(square) << 3 | rank(square));
        }
        place
    }

    fn map(self, mirror: impl Fn(Sq) -> Sq) -> Self {
        Self {
            strong: mirror(self.strong),
            weak: mirror(self.weak),
            man: mirror(self.man),
        }
    }
}

/// The number of a square of the triangle: a1, b1, b2, c1 and so on.
fn corner_index(square: Sq) -> usize {
    let file = usize::from(file(square) & 3);
    file * (file + 1) / 2 + usize::from(rank(square)).min(file)
}

/// The number of a pawn's square on the files a to d. No pawn stands on the first or the last rank.
fn pawn_index(square: Sq) -> usize {
    let rank = usize::from(rank(square)).clamp(1, 6) - 1;
    rank * 4 + usize::from(file(square) & 3)
}

#[cfg(test)]
mod tests {
    use super::super::board::legal_moves;
    use super::compute::{Table, Tables};
    use super::*;
    use crate::rules::Position;

    fn of(fen: &str) -> Option<Known> {
        known(&Board::new(&Position::from_fen(fen).unwrap()))
    }

    /// `UPDATE=1` writes the file anew; then build again.
    #[test]
    fn the_file_holds_what_is_computed() {
        let Tables { pawn, rook, queen } = Tables::compute();
        let kinds = [(PAWN, &pawn), (ROOK, &rook), (QUEEN, &queen)];
        let mut bytes = vec![0; LEN];
        for (role, table) in kinds {
            for place in Place::all().filter(|place| place.is_possible_with(role)) {
                for to_move in [false, true] {
                    let plies = table.get(place, to_move).map_or(0, |plies| plies + 1);
                    let byte: &mut u8 = &mut bytes[place.index(role, to_move)];
                    // What is the same in a mirror has the same distance.
                    assert!(*byte == 0 || *byte == plies, "{role} {place:?}");
                    *byte = plies;
                }
            }
        }
        if std::env::var_os("UPDATE").is_some() {
            let file = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/endings.bin");
            return std::fs::write(file, &bytes).unwrap();
        }
        assert!(
            bytes == DISTANCES,
            "assets/endings.bin is not what is computed"
        );
        for (role, table) in kinds {
            for place in Place::all().filter(|place| place.is_possible_with(role)) {
                for to_move in [false, true] {
                    let found = place.plies_to_mate(role, to_move);
                    assert_eq!(found, table.get(place, to_move), "{role} {place:?}");
                }
            }
        }
        the_longest_mates_are_as_long_as_the_books_say(&pawn, &rook, &queen);
    }

    fn the_longest_mates_are_as_long_as_the_books_say(pawn: &Table, rook: &Table, queen: &Table) {
        assert_eq!(queen.longest_moves(), Some(10));
        assert_eq!(rook.longest_moves(), Some(16));
        assert_eq!(pawn.longest_moves(), Some(28));
    }

    #[test]
    fn textbook_endings_have_their_results() {
        // The opposition: the side to move must give way.
        assert_eq!(
            of("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1").map(is_draw),
            Some(false)
        );
        assert_eq!(
            of("8/8/8/4k3/8/4K3/4P3/8 w - - 0 1").map(is_draw),
            Some(true)
        );
        assert_eq!(
            of("8/8/8/4k3/8/4K3/4P3/8 b - - 0 1").map(is_draw),
            Some(false)
        );
        // A rook's pawn with the king in the corner.
        assert_eq!(of("k7/8/K7/P7/8/8/8/8 w - - 0 1"), Some(Known::Draw));
        assert_eq!(of("8/8/8/8/8/k7/p7/K7 w - - 0 1"), Some(Known::Draw));
        // A rook that can be taken; mate in one; black has the pawn.
        assert_eq!(of("8/8/8/8/8/8/kR6/7K b - - 0 1"), Some(Known::Draw));
        assert_eq!(of("k7/8/1K6/8/8/8/8/7R w - - 0 1"), Some(Known::Win(1)));
        assert_eq!(
            of("8/8/8/8/4p3/4k3/8/4K3 b - - 0 1").map(is_draw),
            Some(false)
        );
        // Too many men, or castling not yet lost.
        assert_eq!(of("4k3/8/8/8/8/8/4P3/R3K3 w Q - 0 1"), None);
        assert_eq!(of("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"), None);
    }

    fn is_draw(known: Known) -> bool {
        known == Known::Draw
    }

    #[test]
    fn each_position_is_worth_what_its_best_move_is() {
        let mut seed = 5_u64;
        let mut checked = 0;
        while checked < 3_000 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let [a, b, c] = [40, 46, 52].map(|shift| (seed >> shift & 63) as usize);
            let man = ["P", "R", "Q", "p", "r", "q"][(seed >> 33) as usize % 6];
            let mut rows = [["1"; 8]; 8];
            for (square, letter) in [(a, "K"), (b, "k"), (c, man)] {
                rows[7 - square / 8][square % 8] = letter;
            }
            let turn = if seed >> 58 & 1 == 0 { "w" } else { "b" };
            let fen = format!("{} {turn} - - 0 1", rows.map(|row| row.concat()).join("/"));
            let Ok(position) = Position::from_fen(&fen) else {
                continue;
            };
            let board = Board::new(&position);
            let Some(result) = known(&board) else {
                continue;
            };
            checked += 1;
            let worth = |mv| {
                let child = board.make(mv);
                if child.is_dead() {
                    0
                } else {
                    -known(&child).map_or(0, |known| known.at(1))
                }
            };
            let best = legal_moves(&board).into_iter().map(worth).max();
            let expected = best.unwrap_or(if board.in_check() { -MATE } else { 0 });
            assert_eq!(result.at(0), expected, "{fen}");
        }
    }
}
