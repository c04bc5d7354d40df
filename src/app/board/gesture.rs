//! What the learner's hand does on the board: a state machine on squares, without pixels and without egui.
//!
//! The pointer's events come in as [`Gesture::press`], [`Gesture::travel`] and [`Gesture::release`]; the keyboard and
//! screen readers, which have no pointer, use [`Gesture::tap`]. Out comes at most one [`BoardMsg`]. Whether a move is
//! allowed is not asked here: a try that is not allowed is sent too, because the tutor explains why not. Only the choice
//! of a promotion comes from the scene's targets.

use crate::app::board::layout::{Direction, Layout};
use crate::rules::{Color, Piece, Role, Square};
use crate::scene::{Input, Scene, Target};

/// How far the pointer travels with a man before it is a drag, in points.
pub const DRAG_POINTS: f32 = 4.0;
/// The pieces that a pawn may become, the one mostly wanted first.
pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// What the learner did on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardMsg {
    /// A man was moved, allowed or not.
    Moved {
        /// Where it stood.
        from: Square,
        /// Where it was put.
        to: Square,
        /// The piece chosen for a pawn that promotes.
        promotion: Option<Role>,
    },
    /// A square was clicked where squares are asked for.
    Clicked(Square),
    /// A man was put on a square.
    Placed {
        /// The man.
        piece: Piece,
        /// Where it was put.
        to: Square,
        /// Where it stood, when it was not in the tray.
        from: Option<Square>,
    },
    /// A man was taken off the board.
    Removed(Square),
}

/// Where the pointer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On a square.
    Square(Square),
    /// On a man of the tray.
    Tray(Piece),
    /// On the tray, where men are put away.
    Bin,
    /// Anywhere else.
    Outside,
}

/// A man in the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// From a square.
    Board(Square),
    /// From the tray.
    Tray(Piece),
}

/// A pawn that waits for what it shall become.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Promotion {
    /// Where it stood.
    pub from: Square,
    /// The square of the last rank.
    pub to: Square,
    /// Whose pawn it is.
    pub color: Color,
}

/// What a press began with; decides what its release means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Press {
    /// It picked a man up, who can be dragged.
    Picked,
    /// It was on the man already held: released there, it lets go.
    Again,
    /// It was on a square to act on.
    Point,
    /// It only put something away.
    Spent,
}

/// The hand on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gesture {
    held: Option<Held>,
    press: Option<(Press, Place)>,
    dragging: bool,
    promotion: Option<Promotion>,
    cursor: Option<Square>,
}

impl Default for Gesture {
    fn default() -> Self {
        Self::new()
    }
}

impl Gesture {
    /// An empty hand.
    #[must_use]
    pub fn new() -> Self {
        Self {
            held: None,
            press: None,
            dragging: false,
            promotion: None,
            cursor: None,
        }
    }

    /// The man in the hand, by click or drag.
    #[must_use]
    pub fn held(&self) -> Option<Held> {
        self.held
    }

    /// The man that hangs on the pointer.
    #[must_use]
    pub fn dragged(&self) -> Option<Held> {
        self.held.filter(|_| self.dragging)
    }

    /// The pawn that waits for what it shall become.
    #[must_use]
    pub fn promotion(&self) -> Option<Promotion> {
        self.promotion
    }

    /// The keyboard's square.
    #[must_use]
    pub fn cursor(&self, orientation: Color) -> Square {
        self.cursor.unwrap_or(match orientation {
            Color::White => Square::E2,
            Color::Black => Square::E7,
        })
    }

    /// Where the man in the hand may go.
    #[must_use]
    pub fn targets<'scene>(&self, scene: &'scene Scene) -> &'scene [Target] {
        let (Input::Moves(moves), Some(Held::Board(from))) = (&scene.input, self.held) else {
            return &[];
        };
        moves.get(&from).map_or(&[], Vec::as_slice)
    }

    /// Lets go of what the scene no longer has.
    pub fn follow(&mut self, scene: &Scene) {
        let takes = |held: &Held| match (&scene.input, held) {
            (Input::Moves(_) | Input::Men(_), Held::Board(square)) => {
                scene.board.piece_at(*square).is_some()
            }
            (Input::Men(tray), Held::Tray(piece)) => tray.contains(piece),
            (Input::Moves(_), Held::Tray(_)) | (Input::Nothing | Input::Squares, _) => false,
        };
        if !self.held.as_ref().is_none_or(takes) {
            self.let_go();
        }
        if let Some(promotion) = self.promotion {
            let pawn = Role::Pawn.of(promotion.color);
            let stands = scene.board.piece_at(promotion.from) == Some(pawn);
            if !stands || self.promotes(scene, promotion.from, promotion.to).is_none() {
                self.promotion = None;
            }
        }
    }

    /// The pointer's first button goes down.
    pub fn press(&mut self, place: Place, scene: &Scene) {
        self.dragging = false;
        let press = self.begin(place, scene);
        self.press = Some((press, place));
    }

    fn begin(&mut self, place: Place, scene: &Scene) -> Press {
        if self.promotion.take().is_some() {
            return Press::Spent;
        }
        let wanted = match (&scene.input, place) {
            (Input::Nothing, _) => return Press::Spent,
            (Input::Squares, _) => return Press::Point,
            (_, Place::Outside) => {
                self.held = None;
                return Press::Spent;
            }
            (_, Place::Bin) | (Input::Moves(_), Place::Tray(_)) => return Press::Point,
            (Input::Men(_), Place::Tray(piece)) => Held::Tray(piece),
            (Input::Moves(_) | Input::Men(_), Place::Square(square)) => {
                if !self.picks(square, scene) {
                    return Press::Point;
                }
                Held::Board(square)
            }
        };
        if self.held.replace(wanted) == Some(wanted) {
            return Press::Again;
        }
        Press::Picked
    }

    /// The pointer has moved `points` away from where it went down.
    pub fn travel(&mut self, points: f32) {
        let grips = matches!(self.press, Some((Press::Picked | Press::Again, _)));
        if grips && points > DRAG_POINTS {
            self.dragging = true;
        }
    }

    /// The pointer's first button goes up.
    pub fn release(&mut self, place: Place, scene: &Scene) -> Option<BoardMsg> {
        let (press, pressed) = self.press.take()?;
        if std::mem::take(&mut self.dragging) {
            return self.drop_on(place, scene);
        }
        if place != pressed {
            return None;
        }
        match press {
            Press::Spent | Press::Picked => None,
            Press::Again => {
                self.held = None;
                None
            }
            Press::Point => self.point(place, scene),
        }
    }

    /// A click without a pointer: by the keyboard or a screen reader.
    pub fn tap(&mut self, place: Place, scene: &Scene) -> Option<BoardMsg> {
        if let Place::Square(square) = place {
            self.cursor = Some(square);
        }
        self.press(place, scene);
        self.release(place, scene)
    }

    /// Moves the keyboard's square in a direction on the screen; at the edge it stays.
    pub fn step(&mut self, direction: Direction, orientation: Color) -> Square {
        let here = self.cursor(orientation);
        let there = Layout::step(orientation, here, direction).unwrap_or(here);
        self.cursor = Some(there);
        there
    }

    /// Puts the keyboard's square somewhere.
    pub fn point_at(&mut self, square: Square) {
        self.cursor = Some(square);
    }

    /// Escape: lets go of the pawn that waits, or else of the man in the hand. Says whether there was one.
    pub fn cancel(&mut self) -> bool {
        if self.promotion.take().is_some() {
            return true;
        }
        let held = self.held.is_some();
        self.let_go();
        held
    }

    /// Chooses what the waiting pawn becomes.
    pub fn choose(&mut self, role: Role) -> Option<BoardMsg> {
        let Promotion { from, to, .. } = self.promotion.take()?;
        Some(BoardMsg::Moved {
            from,
            to,
            promotion: Some(role),
        })
    }

    /// Takes the held man off the board, or else the man on the keyboard's square: for the Delete key.
    pub fn remove(&mut self, scene: &Scene) -> Option<BoardMsg> {
        let square = match self.held {
            Some(Held::Board(square)) => square,
            Some(Held::Tray(_)) => {
                self.let_go();
                return None;
            }
            None => self.cursor(scene.orientation),
        };
        self.let_go();
        let removable = matches!(scene.input, Input::Men(_));
        (removable && scene.board.piece_at(square).is_some()).then_some(BoardMsg::Removed(square))
    }

    fn let_go(&mut self) {
        self.held = None;
        self.press = None;
        self.dragging = false;
    }

    /// Does a press on this square pick up its man, rather than send the held one there?
    fn picks(&self, square: Square, scene: &Scene) -> bool {
        let Some(man) = scene.board.piece_at(square) else {
            return false;
        };
        let from = match self.held {
            None => return true,
            Some(Held::Tray(_)) => return false,
            Some(Held::Board(from)) => from,
        };
        if from == square || matches!(scene.input, Input::Men(_)) {
            return true;
        }
        // Another own man is meant to be picked up, a man of the other side to be taken; but who held a man of the side
        // that is not to move, and then clicks one that is, wants that one.
        match scene.board.color_at(from) {
            Some(own) => man.color == own || scene.turn == Some(man.color),
            None => true,
        }
    }

    /// The held man is dropped after a drag.
    fn drop_on(&mut self, place: Place, scene: &Scene) -> Option<BoardMsg> {
        let held = self.held?;
        if place == held_place(held) {
            // Back where it came from: it stays in the hand, to be put down by a click.
            return None;
        }
        self.held = None;
        match (place, held) {
            (Place::Square(to), _) => self.put(held, to, scene),
            (Place::Bin | Place::Tray(_) | Place::Outside, Held::Board(from)) => {
                matches!(scene.input, Input::Men(_)).then_some(BoardMsg::Removed(from))
            }
            (Place::Bin | Place::Tray(_) | Place::Outside, Held::Tray(_)) => None,
        }
    }

    /// A click that picked nothing up.
    fn point(&mut self, place: Place, scene: &Scene) -> Option<BoardMsg> {
        match (&scene.input, place) {
            (Input::Squares, Place::Square(square)) => Some(BoardMsg::Clicked(square)),
            (Input::Moves(_) | Input::Men(_), Place::Square(to)) => {
                let held = self.held.take()?;
                self.put(held, to, scene)
            }
            (Input::Men(_), Place::Bin) => match self.held.take()? {
                Held::Board(from) => Some(BoardMsg::Removed(from)),
                Held::Tray(_) => None,
            },
            (Input::Nothing | Input::Squares | Input::Moves(_), _)
            | (Input::Men(_), Place::Tray(_) | Place::Outside) => None,
        }
    }

    fn put(&mut self, held: Held, to: Square, scene: &Scene) -> Option<BoardMsg> {
        let from = match (&scene.input, held) {
            (Input::Men(_), Held::Tray(piece)) => {
                return Some(BoardMsg::Placed {
                    piece,
                    to,
                    from: None,
                });
            }
            (Input::Men(_), Held::Board(from)) => {
                let piece = scene.board.piece_at(from)?;
                return Some(BoardMsg::Placed {
                    piece,
                    to,
                    from: Some(from),
                });
            }
            (Input::Moves(_), Held::Board(from)) => from,
            (Input::Moves(_), Held::Tray(_)) | (Input::Nothing | Input::Squares, _) => return None,
        };
        if let Some(promotion) = self.promotes(scene, from, to) {
            self.promotion = Some(promotion);
            return None;
        }
        Some(BoardMsg::Moved {
            from,
            to,
            promotion: None,
        })
    }

    /// The promotion that a move is, if the scene says that it is one.
    fn promotes(&self, scene: &Scene, from: Square, to: Square) -> Option<Promotion> {
        let Input::Moves(moves) = &scene.input else {
            return None;
        };
        let color = scene.board.color_at(from)?;
        let target = moves.get(&from)?.iter().find(|target| target.to == to)?;
        target.promotes.then_some(Promotion { from, to, color })
    }
}

fn held_place(held: Held) -> Place {
    match held {
        Held::Board(square) => Place::Square(square),
        Held::Tray(piece) => Place::Tray(piece),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use proptest::prelude::*;

    use super::*;
    use crate::rules::Board;

    const AWAY: Place = Place::Outside;

    fn at(square: Square) -> Place {
        Place::Square(square)
    }

    fn scene(placement: &str, input: Input) -> Scene {
        Scene {
            board: Board::from_ascii_board_fen(placement.as_bytes()).expect("a placement"),
            turn: Some(Color::White),
            orientation: Color::White,
            input,
            last_move: None,
            check: None,
            marks: Vec::new(),
            stars: Vec::new(),
            badge: None,
        }
    }

    /// A king and a rook, a pawn that may promote, and a black knight to take.
    fn moves() -> Scene {
        let target = |to, captures, promotes| Target {
            to,
            captures,
            promotes,
        };
        let moves = BTreeMap::from([
            (Square::E1, vec![target(Square::E2, false, false)]),
            (Square::H1, vec![target(Square::H5, true, false)]),
            (Square::A7, vec![target(Square::A8, false, true)]),
        ]);
        scene("8/P7/8/7n/8/8/8/4K2R", Input::Moves(moves))
    }

    fn men() -> Scene {
        let tray = vec![Color::White.queen(), Color::White.rook()];
        scene("8/8/8/8/8/8/8/4K2R", Input::Men(tray))
    }

    fn drag(gesture: &mut Gesture, scene: &Scene, from: Place, to: Place) -> Option<BoardMsg> {
        gesture.press(from, scene);
        gesture.travel(50.0);
        gesture.release(to, scene)
    }

    fn moved(from: Square, to: Square) -> Option<BoardMsg> {
        Some(BoardMsg::Moved {
            from,
            to,
            promotion: None,
        })
    }

    #[test]
    fn a_drag_moves_and_leaves_the_hand_empty() {
        let (scene, mut hand) = (moves(), Gesture::new());
        let msg = drag(&mut hand, &scene, at(Square::H1), at(Square::H5));
        assert_eq!(msg, moved(Square::H1, Square::H5));
        assert_eq!(hand.held(), None);
    }

    #[test]
    fn a_move_that_is_not_allowed_is_sent_too() {
        let (scene, mut hand) = (moves(), Gesture::new());
        let msg = drag(&mut hand, &scene, at(Square::H1), at(Square::G7));
        assert_eq!(msg, moved(Square::H1, Square::G7));
    }

    #[test]
    fn two_clicks_move() {
        let (scene, mut hand) = (moves(), Gesture::new());
        assert_eq!(hand.tap(at(Square::E1), &scene), None);
        assert_eq!(hand.held(), Some(Held::Board(Square::E1)));
        assert_eq!(hand.targets(&scene).len(), 1);
        let msg = hand.tap(at(Square::E2), &scene);
        assert_eq!(msg, moved(Square::E1, Square::E2));
    }

    #[test]
    fn a_second_click_on_the_man_puts_it_down() {
        let (scene, mut hand) = (moves(), Gesture::new());
        hand.tap(at(Square::E1), &scene);
        assert_eq!(hand.tap(at(Square::E1), &scene), None);
        assert_eq!(hand.held(), None);
    }

    #[test]
    fn a_click_on_another_own_man_picks_that_one_also_the_rook_after_the_king() {
        let (scene, mut hand) = (moves(), Gesture::new());
        hand.tap(at(Square::E1), &scene);
        assert_eq!(hand.tap(at(Square::H1), &scene), None);
        assert_eq!(hand.held(), Some(Held::Board(Square::H1)));
    }

    #[test]
    fn the_king_dragged_onto_the_rook_is_sent() {
        let (scene, mut hand) = (moves(), Gesture::new());
        let msg = drag(&mut hand, &scene, at(Square::E1), at(Square::H1));
        assert_eq!(msg, moved(Square::E1, Square::H1));
    }

    #[test]
    fn a_man_of_the_other_side_can_be_tried_but_gives_way_to_an_own_one() {
        let (scene, mut hand) = (moves(), Gesture::new());
        hand.tap(at(Square::H5), &scene);
        assert_eq!(hand.held(), Some(Held::Board(Square::H5)));
        assert_eq!(hand.tap(at(Square::H1), &scene), None);
        assert_eq!(hand.held(), Some(Held::Board(Square::H1)));
    }

    #[test]
    fn a_small_shake_is_a_click() {
        let (scene, mut hand) = (moves(), Gesture::new());
        hand.press(at(Square::E1), &scene);
        hand.travel(DRAG_POINTS - 1.0);
        assert_eq!(hand.dragged(), None);
        assert_eq!(hand.release(at(Square::E1), &scene), None);
        assert_eq!(hand.held(), Some(Held::Board(Square::E1)));
    }

    #[test]
    fn a_drop_outside_cancels() {
        let (scene, mut hand) = (moves(), Gesture::new());
        assert_eq!(drag(&mut hand, &scene, at(Square::H1), AWAY), None);
        assert_eq!(hand.held(), None);
    }

    #[test]
    fn a_drop_where_it_came_from_keeps_the_man_in_the_hand() {
        let (scene, mut hand) = (moves(), Gesture::new());
        assert_eq!(
            drag(&mut hand, &scene, at(Square::H1), at(Square::H1)),
            None
        );
        assert_eq!(hand.held(), Some(Held::Board(Square::H1)));
    }

    #[test]
    fn escape_cancels_the_drag() {
        let (scene, mut hand) = (moves(), Gesture::new());
        hand.press(at(Square::H1), &scene);
        hand.travel(50.0);
        assert!(hand.cancel());
        assert_eq!(hand.release(at(Square::H5), &scene), None);
        assert!(!hand.cancel());
    }

    #[test]
    fn a_press_that_slides_off_its_square_does_nothing() {
        let (scene, mut hand) = (moves(), Gesture::new());
        hand.tap(at(Square::E1), &scene);
        hand.press(at(Square::E2), &scene);
        assert_eq!(hand.release(at(Square::E3), &scene), None);
        assert_eq!(hand.held(), Some(Held::Board(Square::E1)));
    }

    #[test]
    fn a_promotion_waits_for_the_choice() {
        let (scene, mut hand) = (moves(), Gesture::new());
        assert_eq!(
            drag(&mut hand, &scene, at(Square::A7), at(Square::A8)),
            None
        );
        assert!(hand.promotion().is_some());
        let msg = hand.choose(Role::Knight);
        let chosen = BoardMsg::Moved {
            from: Square::A7,
            to: Square::A8,
            promotion: Some(Role::Knight),
        };
        assert_eq!(msg, Some(chosen));
        assert_eq!(hand.choose(Role::Queen), None);
    }

    #[test]
    fn escape_and_a_click_elsewhere_call_the_promotion_off() {
        let (scene, mut hand) = (moves(), Gesture::new());
        drag(&mut hand, &scene, at(Square::A7), at(Square::A8));
        assert!(hand.cancel());
        assert_eq!(hand.promotion(), None);
        drag(&mut hand, &scene, at(Square::A7), at(Square::A8));
        assert_eq!(hand.tap(at(Square::E1), &scene), None);
        assert_eq!(hand.promotion(), None);
        assert_eq!(hand.held(), None, "the click only calls it off");
    }

    #[test]
    fn a_pawn_move_that_the_scene_does_not_allow_asks_for_no_choice() {
        let (scene, mut hand) = (moves(), Gesture::new());
        let msg = drag(&mut hand, &scene, at(Square::A7), at(Square::B8));
        assert_eq!(msg, moved(Square::A7, Square::B8));
    }

    #[test]
    fn squares_are_clicked() {
        let (scene, mut hand) = (scene("8/8/8/8/8/8/8/8", Input::Squares), Gesture::new());
        let msg = hand.tap(at(Square::C3), &scene);
        assert_eq!(msg, Some(BoardMsg::Clicked(Square::C3)));
        hand.press(at(Square::C3), &scene);
        assert_eq!(hand.release(at(Square::C4), &scene), None);
    }

    #[test]
    fn men_come_from_the_tray_by_click_and_by_drag() {
        let (scene, mut hand) = (men(), Gesture::new());
        let queen = Color::White.queen();
        let placed = Some(BoardMsg::Placed {
            piece: queen,
            to: Square::D1,
            from: None,
        });
        hand.tap(Place::Tray(queen), &scene);
        assert_eq!(hand.tap(at(Square::D1), &scene), placed);
        assert_eq!(hand.held(), None);
        let msg = drag(&mut hand, &scene, Place::Tray(queen), at(Square::D1));
        assert_eq!(msg, placed);
    }

    #[test]
    fn men_move_and_go_away() {
        let (scene, mut hand) = (men(), Gesture::new());
        let placed = Some(BoardMsg::Placed {
            piece: Color::White.rook(),
            to: Square::A1,
            from: Some(Square::H1),
        });
        assert_eq!(
            drag(&mut hand, &scene, at(Square::H1), at(Square::A1)),
            placed
        );
        let removed = Some(BoardMsg::Removed(Square::H1));
        assert_eq!(drag(&mut hand, &scene, at(Square::H1), AWAY), removed);
        assert_eq!(drag(&mut hand, &scene, at(Square::H1), Place::Bin), removed);
        hand.tap(at(Square::H1), &scene);
        assert_eq!(hand.tap(Place::Bin, &scene), removed);
        hand.point_at(Square::H1);
        assert_eq!(hand.remove(&scene), removed);
    }

    #[test]
    fn nothing_is_taken_where_nothing_is_asked() {
        let (scene, mut hand) = (scene("8/8/8/8/8/8/8/4K2R", Input::Nothing), Gesture::new());
        assert_eq!(
            drag(&mut hand, &scene, at(Square::H1), at(Square::H5)),
            None
        );
        assert_eq!(hand.held(), None);
    }

    #[test]
    fn the_hand_lets_go_when_the_man_is_gone() {
        let mut hand = Gesture::new();
        hand.tap(at(Square::H1), &moves());
        hand.follow(&scene("8/8/8/8/8/8/8/4K3", Input::Moves(BTreeMap::new())));
        assert_eq!(hand.held(), None);
    }

    #[derive(Clone, Copy, Debug)]
    enum Act {
        Press(u32),
        Travel,
        Release(u32),
        Tap(u32),
        Cancel,
        Choose,
        Remove,
        Follow,
    }

    fn act() -> impl Strategy<Value = Act> {
        prop_oneof![
            (0_u32..67).prop_map(Act::Press),
            Just(Act::Travel),
            (0_u32..67).prop_map(Act::Release),
            (0_u32..67).prop_map(Act::Tap),
            Just(Act::Cancel),
            Just(Act::Choose),
            Just(Act::Remove),
            Just(Act::Follow),
        ]
    }

    fn place(index: u32) -> Place {
        match index {
            0..64 => at(Square::new(index)),
            64 => Place::Tray(Color::White.queen()),
            65 => Place::Bin,
            _ => Place::Outside,
        }
    }

    proptest! {
        #[test]
        fn no_order_of_events_sends_a_pawn_to_the_last_rank_unpromoted(
            acts in prop::collection::vec(act(), 0..60),
        ) {
            let (scene, mut hand) = (moves(), Gesture::new());
            for act in acts {
                let msg = match act {
                    Act::Press(index) => { hand.press(place(index), &scene); None }
                    Act::Travel => { hand.travel(9.0); None }
                    Act::Release(index) => hand.release(place(index), &scene),
                    Act::Tap(index) => hand.tap(place(index), &scene),
                    Act::Cancel => { hand.cancel(); None }
                    Act::Choose => hand.choose(Role::Rook),
                    Act::Remove => hand.remove(&scene),
                    Act::Follow => { hand.follow(&scene); None }
                };
                if let Some(BoardMsg::Moved { from: Square::A7, to: Square::A8, promotion }) = msg {
                    prop_assert_eq!(promotion, Some(Role::Rook));
                }
                let is_move = matches!(msg, None | Some(BoardMsg::Moved { .. }));
                prop_assert!(is_move, "{:?}", msg);
                if let Some(Held::Board(square)) = hand.held() {
                    prop_assert!(scene.board.piece_at(square).is_some());
                }
            }
        }
    }
}
