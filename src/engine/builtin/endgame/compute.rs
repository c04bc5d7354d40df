//! How the tables of [`super`] are computed: backwards from the mates (Ströhlein 1970).
//!
//! A position is won when a move leads to one that is lost for the other side, and lost when all moves lead to won ones.
//! The program carries the result as a file, since computing it would make somebody wait; this is for the test that holds
//! the file against it, and writes it anew when asked to.

use super::super::bits::{self, Bits, Sq, Squares, bit, rank};
use super::super::board::{PAWN, QUEEN, ROOK};
use super::Place;

/// The tables of king and queen, rook or pawn against king.
pub(super) struct Tables {
    pub(super) pawn: Table,
    pub(super) rook: Table,
    pub(super) queen: Table,
}

impl Tables {
    pub(super) fn compute() -> Self {
        let queen = Table::build(QUEEN, &[]);
        let rook = Table::build(ROOK, &[]);
        let pawn = Table::build(PAWN, &[&queen, &rook]);
        Self { pawn, rook, queen }
    }
}

impl Place {
    /// All places, also impossible ones.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        (0..64 * 64 * 64).map(Self::of_number)
    }

    fn number(self, is_strong_to_move: bool) -> usize {
        let place = (usize::from(self.strong) * 64 + usize::from(self.weak)) * 64;
        place + usize::from(self.man) + if is_strong_to_move { 64 * 64 * 64 } else { 0 }
    }

    fn of_number(number: usize) -> Self {
        Self {
            strong: (number >> 12 & 63) as Sq,
            weak: (number >> 6 & 63) as Sq,
            man: (number & 63) as Sq,
        }
    }

    /// May the men stand so, the man being one of this kind?
    pub(super) fn is_possible_with(self, role: usize) -> bool {
        self.is_possible() && is_square_for(role, self.man)
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
pub(super) struct Table {
    /// Plies to mate plus one; 0 where there is none.
    distance: Vec<u8>,
}

/// No mate with three men takes longer than this: king and pawn need 28 moves at most.
const LONGEST_PLIES: usize = 64;

impl Table {
    /// Plies to mate, if the strong side mates.
    pub(super) fn get(&self, place: Place, is_strong_to_move: bool) -> Option<u8> {
        self.distance[place.number(is_strong_to_move)].checked_sub(1)
    }

    /// Moves of the longest mate.
    pub(super) fn longest_moves(&self) -> Option<u8> {
        let longest = self.distance.iter().max()?;
        Some((longest.checked_sub(1)?).div_ceil(2))
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
        let distance = &mut self.distance[place.number(is_strong_to_move)];
        if *distance == 0 {
            *distance = plies as u8 + 1;
            list.push(place);
        }
    }

    /// All mates on the board.
    fn mates(&mut self, role: usize) -> Vec<Place> {
        let mut mates = Vec::new();
        for place in Place::all() {
            if place.is_possible_with(role) && place.is_check(role) && place.escapes(role) == 0 {
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
            if !before.is_possible() || self.distance[before.number(false)] != 0 {
                continue;
            }
            let mut escapes = Squares(before.escapes(role));
            let is_lost = escapes.all(|weak| {
                weak != before.man && self.distance[Place { weak, ..before }.number(true)] != 0
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
    for place in Place::all() {
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
