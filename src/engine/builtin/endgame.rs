//! What is known for certain: every ending of king and one man against king, with the distance to mate.
//!
//! The tables are computed backwards from the mates at first use (Ströhlein 1970): a position is won when a move leads to
//! one that is lost for the other side, and lost when all moves lead to won ones. Knight and bishop cannot mate and are
//! drawn as dead positions elsewhere.

use std::sync::OnceLock;

use super::bits::{self, Bits, Sq, Squares, bit, rank};
use super::board::{Board, KING, PAWN, QUEEN, ROOK};
use super::value::MATE;

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

/// Computes the tables, once.
pub(crate) fn prepare() {
    tables();
}

/// Computes the tables ahead of a search that may need them, as that takes a moment.
pub(crate) fn prepare_for(board: &Board) {
    const SOON: u32 = 8;
    if board.occupied().count_ones() <= SOON {
        tables();
    }
}

fn look_up(board: &Board) -> Option<Known> {
    let man = bits::lowest(board.occupied() & !board.role(KING));
    let strong = usize::from(board.men(1) & bit(man) != 0);
    let tables = tables();
    let table = match board.role_at(man) {
        PAWN => &tables.pawn,
        ROOK => &tables.rook,
        QUEEN => &tables.queen,
        _ => return Some(Known::Draw),
    };
    let turn = if strong == 0 { 0 } else { 56 };
    let place = Place {
        strong: board.king(strong) ^ turn,
        weak: board.king(strong ^ 1) ^ turn,
        man: man ^ turn,
    };
    let is_strong_to_move = board.side() == strong;
    let Some(plies) = table.get(place, is_strong_to_move) else {
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

struct Tables {
    pawn: Table,
    rook: Table,
    queen: Table,
}

fn tables() -> &'static Tables {
    static TABLES: OnceLock<Tables> = OnceLock::new();
    TABLES.get_or_init(|| {
        let queen = Table::build(QUEEN, &[]);
        let rook = Table::build(ROOK, &[]);
        let pawn = Table::build(PAWN, &[&queen, &rook]);
        Tables { pawn, rook, queen }
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
    fn index(self, is_strong_to_move: bool) -> usize {
        let place = (usize::from(self.strong) * 64 + usize::from(self.weak)) * 64;
        place + usize::from(self.man) + if is_strong_to_move { 64 * 64 * 64 } else { 0 }
    }

    fn from_index(index: usize) -> Self {
        Self {
            strong: (index >> 12 & 63) as Sq,
            weak: (index >> 6 & 63) as Sq,
            man: (index & 63) as Sq,
        }
    }

    /// Do the men stand on different squares and the kings apart?
    fn is_possible(self) -> bool {
        let kings = bit(self.strong) | bit(self.weak);
        self.strong != self.weak
            && kings & bit(self.man) == 0
            && bits::king(self.strong) & bit(self.weak) == 0
    }

    /// Is the weak king attacked by the man?
    fn is_check(self, role: usize) -> bool {
        attacks(role, self.man, bit(self.strong) | bit(self.weak)) & bit(self.weak) != 0
    }

    /// Where the weak king can go; taking the man counts.
    fn escapes(self, role: usize) -> Bits {
        // Seen through the king, which does not hide behind itself.
        let guarded = attacks(role, self.man, bit(self.strong)) | bits::king(self.strong);
        bits::king(self.weak) & !guarded
    }
}

fn attacks(role: usize, square: Sq, occupied: Bits) -> Bits {
    match role {
        PAWN => bits::pawn(0, square),
        ROOK => bits::rook(square, occupied),
        _ => bits::rook(square, occupied) | bits::bishop(square, occupied),
    }
}

/// The distances to mate of one ending.
struct Table {
    /// Plies to mate plus one; 0 where there is none.
    distance: Vec<u8>,
}

/// No mate with three men takes longer than this: king and pawn need 28 moves at most.
const LONGEST_PLIES: usize = 64;

impl Table {
    /// Plies to mate, if the strong side mates.
    fn get(&self, place: Place, is_strong_to_move: bool) -> Option<u8> {
        self.distance[place.index(is_strong_to_move)].checked_sub(1)
    }

    /// Computes an ending; a pawn needs the endings that it can promote to.
    fn build(role: usize, promoted: &[&Self]) -> Self {
        let mut table = Self {
            distance: vec![0; 2 * 64 * 64 * 64],
        };
        let mut lost: Vec<Place> = table.mates(role);
        // White's distances are odd, Black's even, so one round settles both.
        for (plies, promotions) in promotion_wins(role, promoted).into_iter().enumerate() {
            if plies % 2 == 0 {
                continue;
            }
            let mut won = Vec::new();
            for place in std::mem::take(&mut lost) {
                table.win_before(role, place, plies, &mut won);
            }
            for place in promotions {
                table.settle(place, true, plies, &mut won);
            }
            for place in won {
                table.lose_before(role, place, plies + 1, &mut lost);
            }
        }
        table
    }

    /// Notes a distance where none is known.
    fn settle(
        &mut self,
        place: Place,
        is_strong_to_move: bool,
        plies: usize,
        list: &mut Vec<Place>,
    ) {
        let distance = &mut self.distance[place.index(is_strong_to_move)];
        if *distance == 0 {
            *distance = plies as u8 + 1;
            list.push(place);
        }
    }

    /// All mates on the board.
    fn mates(&mut self, role: usize) -> Vec<Place> {
        let mut mates = Vec::new();
        for index in 0..64 * 64 * 64 {
            let place = Place::from_index(index);
            if place.is_possible()
                && is_square_for(role, place.man)
                && place.is_check(role)
                && place.escapes(role) == 0
            {
                self.settle(place, false, 0, &mut mates);
            }
        }
        mates
    }

    /// The strong side's moves that could have led to a lost position win.
    fn win_before(&mut self, role: usize, lost: Place, plies: usize, won: &mut Vec<Place>) {
        for strong in Squares(bits::king(lost.strong)) {
            let before = Place { strong, ..lost };
            if before.is_possible() && !before.is_check(role) {
                self.settle(before, true, plies, won);
            }
        }
        for man in Squares(retreats(role, lost)) {
            let before = Place { man, ..lost };
            if before.is_possible() && !before.is_check(role) {
                self.settle(before, true, plies, won);
            }
        }
    }

    /// Positions in which the weak side could have moved to a won position are lost if all its moves are.
    fn lose_before(&mut self, role: usize, won: Place, plies: usize, lost: &mut Vec<Place>) {
        for weak in Squares(bits::king(won.weak)) {
            let before = Place { weak, ..won };
            if !before.is_possible() || self.distance[before.index(false)] != 0 {
                continue;
            }
            let mut escapes = Squares(before.escapes(role));
            let is_lost = escapes.all(|weak| {
                weak != before.man && self.distance[Place { weak, ..before }.index(true)] != 0
            });
            if is_lost {
                self.settle(before, false, plies, lost);
            }
        }
    }
}

fn is_square_for(role: usize, square: Sq) -> bool {
    role != PAWN || (1..7).contains(&rank(square))
}

/// Where the man can have come from.
fn retreats(role: usize, place: Place) -> Bits {
    let kings = bit(place.strong) | bit(place.weak);
    if role != PAWN {
        return attacks(role, place.man, kings) & !kings;
    }
    let one = bit(place.man) >> 8 & !bits::RANK_1 & !kings;
    let two = if rank(place.man) == 3 {
        one >> 8 & !kings
    } else {
        0
    };
    one | two
}

/// For each number of plies: the positions in which promoting mates in so many.
fn promotion_wins(role: usize, promoted: &[&Table]) -> Vec<Vec<Place>> {
    let mut wins = vec![Vec::new(); LONGEST_PLIES];
    if role != PAWN {
        return wins;
    }
    for index in 0..64 * 64 * 64 {
        let place = Place::from_index(index);
        let man = place.man + 8;
        let is_free = man < 64 && man != place.strong && man != place.weak;
        if rank(place.man) != 6 || !place.is_possible() || place.is_check(PAWN) || !is_free {
            continue;
        }
        let after = Place { man, ..place };
        let fastest = promoted
            .iter()
            .filter_map(|table| table.get(after, false))
            .min();
        if let Some(plies) = fastest
            && let Some(list) = wins.get_mut(usize::from(plies) + 1)
        {
            list.push(place);
        }
    }
    wins
}

#[cfg(test)]
mod tests {
    use super::super::board::legal_moves;
    use super::*;
    use crate::rules::Position;

    fn of(fen: &str) -> Option<Known> {
        known(&Board::new(&Position::from_fen(fen).unwrap()))
    }

    #[test]
    fn the_longest_mates_are_as_long_as_the_books_say() {
        let longest = |table: &Table| {
            table
                .distance
                .iter()
                .max()
                .map(|plies| (plies - 1).div_ceil(2))
        };
        let Tables { pawn, rook, queen } = tables();
        assert_eq!(longest(queen), Some(10));
        assert_eq!(longest(rook), Some(16));
        assert_eq!(longest(pawn), Some(28));
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
