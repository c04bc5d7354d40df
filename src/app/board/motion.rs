//! How men come from one scene to the next: a plan of glides and fades, and where they are at a time. Pure.

use crate::app::board::layout::BoardPoint;
use crate::rules::{Board, Piece, Role, Square};

/// Changes of more men than this are a new position, not a move, and are shown at once. Castling changes four squares and
/// two men; taking back a move or two, with what was taken, stays below as well.
const MOST_CHANGES: usize = 6;

/// Men on their way. Times are in seconds, as egui tells them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Motion {
    begun: f64,
    seconds: f64,
    glides: Vec<Glide>,
    fades: Vec<(Square, Piece)>,
}

/// A man that glides to its square.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Glide {
    piece: Piece,
    from: BoardPoint,
    to: Square,
}

/// A man on its way, as it is to be drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moving {
    /// The man.
    pub piece: Piece,
    /// Where it is now.
    pub at: BoardPoint,
    /// How much of it is seen: 1 is all.
    pub opacity: f32,
}

impl Motion {
    /// The way from one board to the next. `last_move` says who moved where several men could have. Men still on their way
    /// go on from where they are.
    #[must_use]
    pub fn between(
        &self,
        before: &Board,
        after: &Board,
        last_move: Option<(Square, Square)>,
        now: f64,
        millis: f32,
    ) -> Self {
        let mut plan = Self::starting(now, millis);
        let mut left = difference(before, after);
        let mut come = difference(after, before);
        if millis <= 0.0 || left.len().max(come.len()) > MOST_CHANGES {
            return Self::default();
        }
        if let Some((from, to)) = last_move {
            // The move itself is known; this also tells a pawn that became something from one that was taken.
            let moved = remove(&mut left, |(square, _)| square == from);
            let landed = remove(&mut come, |(square, _)| square == to);
            match (moved, landed) {
                (Some((_, was)), Some((_, is))) if is_same_man(was, is) => {
                    plan.glide(self, is, from, to, now);
                }
                (moved, landed) => {
                    left.extend(moved);
                    come.extend(landed);
                }
            }
        }
        for (to, piece) in come {
            let nearest = left
                .iter()
                .filter(|(_, other)| *other == piece)
                .min_by_key(|(from, _)| from.distance(to))
                .copied();
            if let Some((from, _)) = nearest {
                remove(&mut left, |(square, _)| square == from);
                plan.glide(self, piece, from, to, now);
            }
        }
        plan.fades = left;
        plan
    }

    /// A man slides back to its square from where it was dropped.
    #[must_use]
    pub fn back(piece: Piece, from: BoardPoint, to: Square, now: f64, millis: f32) -> Self {
        let mut plan = Self::starting(now, millis);
        if millis > 0.0 {
            plan.glides.push(Glide { piece, from, to });
        }
        plan
    }

    /// Does anything still move? Only then does the window need another frame.
    #[must_use]
    pub fn is_moving(&self, now: f64) -> bool {
        let empty = self.glides.is_empty() && self.fades.is_empty();
        !empty && now < self.begun + self.seconds
    }

    /// Is the man of this square on its way there, and drawn by [`Self::moving`]?
    #[must_use]
    pub fn is_arriving(&self, square: Square, now: f64) -> bool {
        self.is_moving(now) && self.glides.iter().any(|glide| glide.to == square)
    }

    /// The men that are drawn apart from the board, lowest first.
    pub fn moving(&self, now: f64) -> impl Iterator<Item = Moving> + '_ {
        let part = self.part(now);
        let moves = self.is_moving(now);
        let fades = self.fades.iter().map(move |(square, piece)| Moving {
            piece: *piece,
            at: (*square).into(),
            opacity: 1.0 - part,
        });
        let glides = self.glides.iter().map(move |glide| Moving {
            piece: glide.piece,
            at: glide.at(part),
            opacity: 1.0,
        });
        fades.chain(glides).filter(move |_| moves)
    }

    fn starting(now: f64, millis: f32) -> Self {
        Self {
            begun: now,
            seconds: f64::from(millis) / 1000.0,
            ..Self::default()
        }
    }

    /// How much of the way is done, eased out: fast at first, then gently to rest.
    fn part(&self, now: f64) -> f32 {
        let linear = ((now - self.begun) / self.seconds.max(f64::EPSILON)).clamp(0.0, 1.0) as f32;
        1.0 - (1.0 - linear).powi(3)
    }

    fn glide(&mut self, earlier: &Self, piece: Piece, from: Square, to: Square, now: f64) {
        let under_way = earlier.glides.iter().find(|glide| glide.to == from);
        let from = match under_way {
            Some(glide) if earlier.is_moving(now) => glide.at(earlier.part(now)),
            Some(_) | None => from.into(),
        };
        self.glides.push(Glide { piece, from, to });
    }
}

impl Glide {
    fn at(&self, part: f32) -> BoardPoint {
        self.from.towards(self.to.into(), part)
    }
}

/// The men of one board that the other does not have on that square.
fn difference(one: &Board, other: &Board) -> Vec<(Square, Piece)> {
    one.iter()
        .filter(|(square, piece)| other.piece_at(*square) != Some(*piece))
        .collect()
}

/// Takes the first that fits out of a list.
fn remove<T: Copy>(list: &mut Vec<T>, fits: impl Fn(T) -> bool) -> Option<T> {
    let index = list.iter().position(|item| fits(*item))?;
    Some(list.remove(index))
}

/// Can the one have become the other by moving? Also a pawn that promoted, and a piece that becomes a pawn again when a
/// promotion is taken back.
fn is_same_man(one: Piece, other: Piece) -> bool {
    one.color == other.color
        && (one.role == other.role || one.role == Role::Pawn || other.role == Role::Pawn)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Color;

    fn board(placement: &str) -> Board {
        Board::from_ascii_board_fen(placement.as_bytes()).expect("a placement")
    }

    fn plan(before: &str, after: &str, last_move: Option<(Square, Square)>) -> Motion {
        Motion::default().between(&board(before), &board(after), last_move, 10.0, 180.0)
    }

    fn ways(motion: &Motion) -> Vec<(BoardPoint, Square)> {
        motion.glides.iter().map(|g| (g.from, g.to)).collect()
    }

    #[test]
    fn castling_moves_both() {
        let last = Some((Square::E1, Square::G1));
        let motion = plan("8/8/8/8/8/8/8/4K2R", "8/8/8/8/8/8/8/5RK1", last);
        let expected = [
            (Square::E1.into(), Square::G1),
            (Square::H1.into(), Square::F1),
        ];
        assert_eq!(ways(&motion), expected);
    }

    #[test]
    fn a_captured_man_fades() {
        let motion = plan("8/8/8/7n/8/8/8/7R", "8/8/8/7R/8/8/8/8", None);
        assert_eq!(motion.fades, [(Square::H5, Color::Black.knight())]);
        assert_eq!(ways(&motion), [(Square::H1.into(), Square::H5)]);
        let opacity = motion.moving(10.09).next().expect("the knight").opacity;
        assert!(opacity > 0.0 && opacity < 1.0);
    }

    #[test]
    fn a_pawn_that_promotes_arrives_as_the_piece() {
        let last = Some((Square::A7, Square::A8));
        let motion = plan("8/P7/8/8/8/8/8/8", "Q7/8/8/8/8/8/8/8", last);
        assert_eq!(motion.glides[0].piece, Color::White.queen());
        assert!(motion.fades.is_empty());
    }

    #[test]
    fn the_rook_that_moved_glides_not_the_nearer_one() {
        let last = Some((Square::A1, Square::D1));
        let motion = plan("8/8/8/8/8/8/8/R6R", "8/8/8/8/8/8/8/3R3R", last);
        assert_eq!(ways(&motion), [(Square::A1.into(), Square::D1)]);
    }

    #[test]
    fn a_new_position_is_shown_at_once_and_so_is_all_without_motion() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        assert!(!plan("8/8/8/8/8/8/8/4K3", start, None).is_moving(10.0));
        let (before, after) = (board("8/8/8/8/8/8/8/4K3"), board("8/8/8/8/8/8/4K3/8"));
        let still = Motion::default().between(&before, &after, None, 10.0, 0.0);
        assert!(!still.is_moving(10.0));
    }

    #[test]
    fn it_ends_and_eases() {
        let motion = plan("8/8/8/8/8/8/8/4K3", "8/8/8/8/8/8/4K3/8", None);
        assert!(motion.is_moving(10.1));
        assert!(motion.is_arriving(Square::E2, 10.1));
        assert!(!motion.is_moving(10.18));
        assert_eq!(motion.moving(10.18).count(), 0);
        let half = motion.moving(10.09).next().expect("the king").at.rank;
        assert!(
            half > 0.5,
            "more than half the way at half the time: {half}"
        );
    }

    #[test]
    fn a_man_taken_back_on_its_way_turns_round_where_it_is() {
        let forth = plan("8/8/8/8/8/8/8/7R", "7R/8/8/8/8/8/8/8", None);
        let (before, after) = (board("7R/8/8/8/8/8/8/8"), board("8/8/8/8/8/8/8/7R"));
        let back = forth.between(&before, &after, None, 10.05, 180.0);
        let from = back.glides[0].from.rank;
        assert!(from > 0.0 && from < 7.0, "{from}");
    }

    #[test]
    fn a_refused_man_slides_back() {
        let rook = Color::White.rook();
        let from = BoardPoint {
            file: 3.2,
            rank: 4.9,
        };
        let motion = Motion::back(rook, from, Square::H1, 10.0, 180.0);
        assert_eq!(ways(&motion), [(from, Square::H1)]);
    }
}
