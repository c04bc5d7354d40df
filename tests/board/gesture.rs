//! What the hands do, told step by step.

use std::collections::BTreeMap;

use chess_tutor::app::board::BoardMsg;
use chess_tutor::app::board::gesture::{DRAG_POINTS, Gesture, Held, Place};
use chess_tutor::rules::{Color, Role, Square};
use chess_tutor::scene::{Input, Scene, Target};
use proptest::prelude::*;

use super::scene;

const AWAY: Place = Place::Outside;

fn at(square: Square) -> Place {
    Place::Square(square)
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
