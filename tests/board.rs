//! The board as a learner uses it: by mouse, by keyboard, by screen reader; and how it looks.
#![cfg(feature = "gui")]
#![expect(
    clippy::expect_used,
    reason = "a test whose board cannot be built should fail loudly"
)]

#[path = "board/gesture.rs"]
mod gesture;
mod support;

use std::collections::BTreeMap;

use chess_tutor::app::art::Art;
use chess_tutor::app::board::{BoardChrome, BoardMsg, SquareNames, SquareState, board_ui};
use chess_tutor::app::fonts;
use chess_tutor::app::look::{BoardStyle, Look, Motion, TextSize};
use chess_tutor::rules::{Board, Color, Piece, Role, Square};
use chess_tutor::scene::{Badge, Input, Mark, Scene, Sign, Target, Tone};
use egui::{Key, Modifiers, PointerButton, Pos2, Theme, Vec2};
use egui_kittest::{Harness, SnapshotOptions, kittest::Queryable as _};

use support::{CpuRenderer, photograph};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/// A board in a window of its own, and what came out of it.
struct Window {
    scene: Scene,
    chrome: BoardChrome,
    look: Look,
    art: Art,
    msgs: Vec<BoardMsg>,
    /// Are moves played on the scene, as a session would do?
    plays: bool,
}

/// Names as the English voice would give them.
struct English;

impl SquareNames for English {
    fn square_label(&self, square: Square, piece: Option<Piece>, state: SquareState) -> String {
        let mut label = square.to_string();
        if let Some(piece) = piece {
            label += &format!(", {}", man(piece));
        }
        if state.is_target {
            label += ", can go here";
        }
        label
    }

    fn promotion_label(&self, role: Role) -> String {
        format!("{role:?}")
    }

    fn tray_label(&self, piece: Piece) -> String {
        format!("{} to put on the board", man(piece))
    }

    fn bin_label(&self) -> String {
        "Put away".to_owned()
    }
}

fn man(piece: Piece) -> String {
    format!("{:?} {:?}", piece.color, piece.role).to_lowercase()
}

fn scene(placement: &str, input: Input) -> Scene {
    let board = Board::from_ascii_board_fen(placement.as_bytes()).expect("a placement");
    Scene {
        turn: Some(Color::White),
        input,
        ..Scene::still(board, Color::White)
    }
}

/// Two own men with moves, one of them a capture, and a pawn that may promote.
fn game() -> Scene {
    let target = |to, captures, promotes| Target {
        to,
        captures,
        promotes,
    };
    let moves = BTreeMap::from([
        (
            Square::E1,
            vec![
                target(Square::E2, false, false),
                target(Square::D1, false, false),
            ],
        ),
        (
            Square::H1,
            vec![
                target(Square::H4, false, false),
                target(Square::H5, true, false),
            ],
        ),
        (
            Square::B7,
            vec![
                target(Square::B8, false, true),
                target(Square::A8, true, true),
            ],
        ),
    ]);
    scene("r7/1P6/8/7n/8/8/8/4K2R", Input::Moves(moves))
}

fn look(theme: Theme, board: BoardStyle) -> Look {
    Look::new(theme, TextSize::Normal, board, Motion::Reduced)
}

fn window(scene: Scene) -> Window {
    Window {
        scene,
        chrome: BoardChrome::new(),
        look: look(Theme::Light, BoardStyle::Wood),
        art: Art::new(),
        msgs: Vec::new(),
        plays: false,
    }
}

fn harness(window: Window, side: f32, scale: f32) -> Harness<'static, Window> {
    let look = window.look.clone();
    Harness::builder()
        .with_size(Vec2::splat(side))
        .with_pixels_per_point(scale)
        .renderer(CpuRenderer::default())
        .with_context_setup(move |ctx| {
            fonts::install(ctx);
            look.apply(ctx);
        })
        .build_ui_state(
            |ui, window: &mut Window| {
                let paper = egui::Frame::new()
                    .fill(window.look.palette.paper)
                    .inner_margin(8);
                egui::CentralPanel::default().frame(paper).show(ui, |ui| {
                    let msgs = board_ui(
                        &window.scene,
                        &mut window.chrome,
                        &window.look,
                        &mut window.art,
                        &English,
                        ui,
                    );
                    for msg in &msgs {
                        if let BoardMsg::Moved { from, to, .. } = *msg
                            && window.plays
                        {
                            put(&mut window.scene.board, from, to);
                        }
                    }
                    window.msgs.extend(msgs);
                });
            },
            window,
        )
}

fn open(scene: Scene) -> Harness<'static, Window> {
    let mut harness = harness(window(scene), 480.0, 1.0);
    harness.run();
    harness
}

fn center(harness: &Harness<'_, Window>, square: Square) -> Pos2 {
    let name = square.to_string();
    let node = harness.get_by(|node| {
        node.label()
            .is_some_and(|label| label == name || label.starts_with(&format!("{name}, ")))
    });
    node.rect().center()
}

fn click(harness: &mut Harness<'_, Window>, square: Square) {
    press(harness, square, PointerButton::Primary, true);
    press(harness, square, PointerButton::Primary, false);
}

fn press(harness: &mut Harness<'_, Window>, square: Square, button: PointerButton, pressed: bool) {
    press_with(harness, square, button, pressed, Modifiers::NONE);
}

fn press_with(
    harness: &mut Harness<'_, Window>,
    square: Square,
    button: PointerButton,
    pressed: bool,
    modifiers: Modifiers,
) {
    let pos = center(harness, square);
    harness.event(egui::Event::PointerMoved(pos));
    harness.event(egui::Event::PointerButton {
        pos,
        button,
        pressed,
        modifiers,
    });
    harness.run();
}

fn drag(harness: &mut Harness<'_, Window>, from: Square, to: Square) {
    press(harness, from, PointerButton::Primary, true);
    press(harness, to, PointerButton::Primary, false);
}

fn moved(from: Square, to: Square, promotion: Option<Role>) -> BoardMsg {
    BoardMsg::Moved {
        from,
        to,
        promotion,
    }
}

#[test]
fn a_man_is_dragged() {
    let mut board = open(game());
    drag(&mut board, Square::H1, Square::H5);
    assert_eq!(board.state().msgs, [moved(Square::H1, Square::H5, None)]);
}

#[test]
fn a_man_is_dragged_with_black_at_the_bottom() {
    let mut scene = game();
    scene.orientation = Color::Black;
    let mut board = open(scene);
    assert!(center(&board, Square::H1).x < center(&board, Square::A1).x);
    drag(&mut board, Square::H1, Square::H5);
    assert_eq!(board.state().msgs, [moved(Square::H1, Square::H5, None)]);
}

#[test]
fn a_man_is_moved_by_two_clicks() {
    let mut board = open(game());
    click(&mut board, Square::E1);
    board.get_by_label("e2, can go here");
    click(&mut board, Square::E2);
    assert_eq!(board.state().msgs, [moved(Square::E1, Square::E2, None)]);
}

#[test]
fn a_man_is_moved_by_accessible_clicks_as_by_the_mouse() {
    for by_mouse in [true, false] {
        let mut board = open(game());
        for name in ["e1, white king", "e2, can go here"] {
            let node = board.get_by_label(name);
            if by_mouse {
                node.click();
            } else {
                node.click_accesskit();
            }
            board.run();
        }
        assert_eq!(board.state().msgs, [moved(Square::E1, Square::E2, None)]);
    }
}

#[test]
fn a_move_that_is_not_shown_is_sent_too() {
    let mut board = open(game());
    click(&mut board, Square::E1);
    click(&mut board, Square::E5);
    assert_eq!(board.state().msgs, [moved(Square::E1, Square::E5, None)]);
}

#[test]
fn a_man_is_moved_by_the_keyboard() {
    let mut board = open(game());
    // The first arrow shows the cursor on e2.
    for key in [Key::ArrowUp, Key::ArrowDown, Key::Space] {
        board.key_press(key);
        board.run();
    }
    let king = board.get_by_label("e1, white king");
    assert!(king.is_focused());
    for key in [Key::ArrowLeft, Key::Enter] {
        board.key_press(key);
        board.run();
    }
    assert_eq!(board.state().msgs, [moved(Square::E1, Square::D1, None)]);
}

#[test]
fn arrows_follow_the_screen_with_black_at_the_bottom() {
    let mut scene = game();
    scene.orientation = Color::Black;
    let mut board = open(scene);
    for key in [Key::ArrowUp, Key::ArrowUp, Key::ArrowLeft] {
        board.key_press(key);
        board.run();
    }
    assert!(board.get_by_label("f6").is_focused());
}

#[test]
fn escape_cancels_the_drag() {
    let mut board = open(game());
    press(&mut board, Square::H1, PointerButton::Primary, true);
    board.event(egui::Event::PointerMoved(center(&board, Square::H4)));
    board.run();
    board.key_press(Key::Escape);
    board.run();
    press(&mut board, Square::H4, PointerButton::Primary, false);
    assert_eq!(board.state().msgs, []);
    assert!(!board.state().chrome.is_busy());
}

#[test]
fn a_drop_outside_of_the_board_cancels() {
    let mut board = open(game());
    press(&mut board, Square::H1, PointerButton::Primary, true);
    let pos = Pos2::new(2.0, 2.0);
    board.event(egui::Event::PointerMoved(pos));
    board.event(egui::Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed: false,
        modifiers: Modifiers::NONE,
    });
    board.run();
    assert_eq!(board.state().msgs, []);
    assert!(!board.state().chrome.is_busy());
}

#[test]
fn a_promotion_is_chosen_by_name() {
    for by_mouse in [true, false] {
        let mut board = open(game());
        drag(&mut board, Square::B7, Square::B8);
        assert_eq!(board.state().msgs, []);
        let knight = board.get_by_label("Knight");
        if by_mouse {
            knight.click();
        } else {
            knight.click_accesskit();
        }
        board.run();
        let expected = moved(Square::B7, Square::B8, Some(Role::Knight));
        assert_eq!(board.state().msgs, [expected]);
        assert!(board.query_by_label("Knight").is_none());
    }
}

#[test]
fn a_promotion_is_chosen_by_key() {
    for (key, role) in [
        (Key::Q, Role::Queen),
        (Key::R, Role::Rook),
        (Key::B, Role::Bishop),
        (Key::N, Role::Knight),
    ] {
        let mut board = open(game());
        click(&mut board, Square::B7);
        click(&mut board, Square::A8);
        board.key_press(key);
        board.run();
        let expected = moved(Square::B7, Square::A8, Some(role));
        assert_eq!(board.state().msgs, [expected]);
    }
}

#[test]
fn a_promotion_is_chosen_by_arrows_and_space() {
    let mut board = open(game());
    click(&mut board, Square::B7);
    click(&mut board, Square::B8);
    for key in [Key::ArrowDown, Key::ArrowDown, Key::Space] {
        board.key_press(key);
        board.run();
    }
    let expected = moved(Square::B7, Square::B8, Some(Role::Rook));
    assert_eq!(board.state().msgs, [expected]);
}

#[test]
fn a_promotion_is_called_off_by_escape_and_by_a_click_elsewhere() {
    let mut board = open(game());
    drag(&mut board, Square::B7, Square::B8);
    board.key_press(Key::Escape);
    board.run();
    assert!(board.query_by_label("Queen").is_none());
    drag(&mut board, Square::B7, Square::B8);
    click(&mut board, Square::H2);
    assert!(board.query_by_label("Queen").is_none());
    assert_eq!(board.state().msgs, []);
    // The pawn stands where it stood, and can be tried again.
    drag(&mut board, Square::B7, Square::B8);
    board.get_by_label("Queen");
}

#[test]
fn squares_are_clicked_where_they_are_asked_for() {
    let mut board = open(scene(START, Input::Squares));
    click(&mut board, Square::D4);
    board.get_by_label("e2, white pawn").click_accesskit();
    board.run();
    let expected = [BoardMsg::Clicked(Square::D4), BoardMsg::Clicked(Square::E2)];
    assert_eq!(board.state().msgs, expected);
}

#[test]
fn men_come_from_the_tray_move_and_go() {
    let queen = Role::Queen.of(Color::White);
    let rook = Role::Rook.of(Color::White);
    let mut board = open(scene("8/8/8/8/8/8/8/4K2R", Input::Men(vec![queen, rook])));
    board
        .get_by_label("white queen to put on the board")
        .click();
    board.run();
    click(&mut board, Square::D1);
    let tray = board
        .get_by_label("white rook to put on the board")
        .rect()
        .center();
    board.drag_at(tray);
    board.run();
    let target = center(&board, Square::A1);
    board.event(egui::Event::PointerMoved(target));
    board.drop_at(target);
    board.run();
    drag(&mut board, Square::H1, Square::H3);
    click(&mut board, Square::H1);
    board.get_by_label("Put away").click_accesskit();
    board.run();
    let placed = |piece, to, from| BoardMsg::Placed { piece, to, from };
    let expected = [
        placed(queen, Square::D1, None),
        placed(rook, Square::A1, None),
        placed(rook, Square::H3, Some(Square::H1)),
        BoardMsg::Removed(Square::H1),
    ];
    assert_eq!(board.state().msgs, expected);
}

#[test]
fn a_board_to_look_at_takes_nothing_but_own_arrows() {
    let mut board = open(scene(START, Input::Nothing));
    drag(&mut board, Square::E2, Square::E4);
    click(&mut board, Square::E2);
    press(&mut board, Square::E2, PointerButton::Secondary, true);
    press(&mut board, Square::E4, PointerButton::Secondary, false);
    assert_eq!(board.state().msgs, []);
    let arrow = Mark::Arrow {
        from: Square::E2,
        to: Square::E4,
        tone: Tone::Idea,
    };
    assert_eq!(board.state().chrome.own_marks(), [arrow]);
}

#[test]
fn own_arrows_take_tones_and_a_left_click_wipes_them() {
    let mut board = open(game());
    let second = PointerButton::Secondary;
    for (modifiers, tone) in [
        (Modifiers::SHIFT, Tone::Danger),
        (Modifiers::ALT, Tone::Warning),
        (Modifiers::CTRL, Tone::Good),
    ] {
        press_with(&mut board, Square::C3, second, true, modifiers);
        press_with(&mut board, Square::C3, second, false, modifiers);
        let ring = Mark::Ring {
            square: Square::C3,
            tone,
        };
        assert_eq!(board.state().chrome.own_marks(), [ring]);
    }
    click(&mut board, Square::D4);
    assert_eq!(board.state().chrome.own_marks(), []);
}

#[test]
fn a_still_board_asks_for_no_frames() {
    let mut board = open(game());
    assert!(board.run() <= 2);
}

/// A board whose men glide. A step takes a quarter of a second here, longer than a glide.
fn open_moving(plays: bool) -> Harness<'static, Window> {
    let mut window = window(game());
    window.look.motion = Motion::Full;
    window.plays = plays;
    let mut board = harness(window, 480.0, 1.0);
    board.run();
    board
}

fn put(board: &mut Board, from: Square, to: Square) {
    if let Some(piece) = board.remove_piece_at(from) {
        board.set_piece_at(to, piece);
    }
}

/// Runs the frame that sends a move and the next, which shows the answer; tells whether men are on their way then.
fn is_moving_after_the_move(board: &mut Harness<'_, Window>) -> bool {
    board.step();
    assert_eq!(board.state().msgs.len(), 1);
    board.step();
    let is_moving = board.state().chrome.is_moving();
    board.run();
    assert!(!board.state().chrome.is_moving());
    is_moving
}

#[test]
fn a_man_moved_by_clicks_glides() {
    let mut board = open_moving(true);
    click(&mut board, Square::E1);
    board.get_by_label("e2, can go here").click_accesskit();
    assert!(is_moving_after_the_move(&mut board));
}

#[test]
fn a_man_put_by_hand_does_not_glide_the_way_again() {
    let mut board = open_moving(true);
    press(&mut board, Square::H1, PointerButton::Primary, true);
    let pos = center(&board, Square::H5);
    board.event(egui::Event::PointerMoved(pos));
    board.step();
    board.event(egui::Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed: false,
        modifiers: Modifiers::NONE,
    });
    assert!(!is_moving_after_the_move(&mut board));
}

#[test]
fn a_refused_man_slides_back() {
    let mut board = open_moving(false);
    click(&mut board, Square::H1);
    board.get_by_label("g7").click_accesskit();
    assert!(is_moving_after_the_move(&mut board));
}

/// Everything that a board can show at once.
fn rich() -> Scene {
    let mut scene = scene(
        "r1bqk1nr/pppp1ppp/2n5/4p3/1bB1P3/2P2N2/PP1P1PPP/RNBQK2R",
        Input::Moves(BTreeMap::from([(
            Square::C4,
            [
                (Square::B3, false),
                (Square::D3, false),
                (Square::E2, false),
                (Square::F1, false),
                (Square::B5, false),
                (Square::A6, false),
                (Square::D5, false),
                (Square::E6, false),
                (Square::F7, true),
            ]
            .map(|(to, captures)| Target {
                to,
                captures,
                promotes: false,
            })
            .to_vec(),
        )])),
    );
    scene.last_move = Some((Square::F8, Square::B4));
    scene.check = Some(Square::E1);
    scene.marks = vec![
        Mark::Arrow {
            from: Square::B4,
            to: Square::E1,
            tone: Tone::Danger,
        },
        Mark::Arrow {
            from: Square::F3,
            to: Square::E5,
            tone: Tone::Idea,
        },
    ];
    scene.badge = Some(Badge {
        square: Square::B4,
        sign: Sign::Tick,
    });
    scene
}

/// Every kind of mark in every tone.
fn gallery() -> Scene {
    let mut scene = scene("8/8/8/8/8/8/8/4K3", Input::Nothing);
    let tones = [Tone::Idea, Tone::Good, Tone::Warning, Tone::Danger];
    for (rank, tone) in (0..).map(|rank| 7 - rank).zip(tones) {
        let square = |file: u32| Square::new(rank * 8 + file);
        scene.marks.push(Mark::Arrow {
            from: square(0),
            to: square(3),
            tone,
        });
        scene.marks.push(Mark::Ring {
            square: square(5),
            tone,
        });
        scene.marks.push(Mark::Dot {
            square: square(6),
            tone,
        });
        scene.marks.push(Mark::Arrow {
            from: Square::new(8 + rank % 4 * 2),
            to: Square::new(16 + 8 + (rank % 4 * 2 + 1)),
            tone,
        });
    }
    scene.stars = vec![Square::H8, Square::H7, Square::A1];
    scene
}

#[test]
fn arrows_leave_the_men_to_be_recognised() {
    // A queen with an arrow each way, a king that two arrows point at, and a pawn under a long one.
    let placement = "4k3/8/8/3Q4/8/4R2p/6P1/8";
    let arrow = |(from, to), tone| Mark::Arrow { from, to, tone };
    use Square::{A2, A5, A8, B7, D1, D5, D8, E3, E8, F7, G2, G8, H1, H3, H5};
    let mut arrows: Vec<Mark> = [A5, A8, B7, D1, D8, F7, G8, H1, H5, A2, E8]
        .map(|to| arrow((D5, to), Tone::Idea))
        .to_vec();
    arrows.push(arrow((E3, E8), Tone::Danger));
    arrows.push(arrow((E3, H3), Tone::Warning));
    arrows.push(arrow((G2, H3), Tone::Good));
    let picture = |marks: Vec<Mark>| {
        let mut scene = scene(placement, Input::Nothing);
        scene.marks = marks;
        let mut board = open(scene);
        let centres = [D5, E8, E3, H3, G2].map(|square| center(&board, square));
        (board.render().expect("a picture"), centres)
    };
    let (bare, centres) = picture(Vec::new());
    let (marked, _) = picture(arrows);
    let is_dark = |pixel: &image::Rgba<u8>| pixel.0[..3].iter().all(|part| *part < 70);
    let is_light = |pixel: &image::Rgba<u8>| pixel.0[..3].iter().all(|part| *part > 240);
    for centre in centres {
        // The outline and the body of a man are where they were, out to the middle of its square's half.
        for x in -14..=14 {
            for y in -14..=14 {
                let (x, y) = ((centre.x + x as f32) as u32, (centre.y + y as f32) as u32);
                let before = bare.get_pixel(x, y);
                let after = marked.get_pixel(x, y);
                // An edge may let a little through.
                let mut parts = before.0.iter().zip(after.0);
                let is_kept = parts.all(|(one, other)| one.abs_diff(other) < 32);
                if is_dark(before) || is_light(before) {
                    assert!(is_kept, "{before:?}, {after:?} at {x}, {y} by {centre}");
                }
            }
        }
    }
}

/// Compares with a picture in `tests/data/snapshots`; `UPDATE_SNAPSHOTS=1` writes it anew.
fn compare(board: &mut Harness<'_, Window>, name: &str) {
    let options = SnapshotOptions::new().output_path("tests/data/snapshots");
    board.snapshot_options(name, &options);
}

#[test]
fn a_board_with_all_there_is_looks_as_before() {
    let mut board = harness(window(rich()), 300.0, 1.0);
    board.run();
    click(&mut board, Square::C4);
    compare(&mut board, "board");
}

#[test]
fn marks_of_every_tone_look_as_before() {
    let mut window = window(gallery());
    window.look = look(Theme::Dark, BoardStyle::Slate);
    let mut board = harness(window, 300.0, 1.0);
    board.run();
    compare(&mut board, "board-marks");
}

#[test]
fn a_promotion_looks_as_before() {
    let mut scene = game();
    scene.orientation = Color::Black;
    let mut board = harness(window(scene), 300.0, 1.0);
    board.run();
    drag(&mut board, Square::B7, Square::B8);
    compare(&mut board, "board-promotion");
}

/// Writes pictures to `target/photos` for human eyes: `PHOTOS=1 cargo test --test board`.
#[test]
fn photographs() {
    if std::env::var_os("PHOTOS").is_none() {
        return;
    }
    let boards = [("wood", BoardStyle::Wood), ("slate", BoardStyle::Slate)];
    let themes = [("light", Theme::Light), ("dark", Theme::Dark)];
    for (name, scene) in [("rich", rich()), ("gallery", gallery())] {
        for (board_name, style) in boards {
            for (theme_name, theme) in themes {
                let mut window = window(scene.clone());
                window.look = look(theme, style);
                let mut board = harness(window, 600.0, 1.0);
                board.run();
                if name == "rich" {
                    click(&mut board, Square::C4);
                }
                photograph(&mut board, &format!("{name}-{board_name}-{theme_name}"));
            }
        }
    }
    for (side, scale) in [(320.0, 1.0), (900.0, 1.0), (450.0, 2.0)] {
        let mut board = harness(window(rich()), side, scale);
        board.run();
        click(&mut board, Square::C4);
        photograph(&mut board, &format!("size-{side}-{scale}"));
    }
    let mut scene = rich();
    scene.orientation = Color::Black;
    scene.badge = Some(Badge {
        square: Square::H8,
        sign: Sign::Star,
    });
    let mut board = harness(window(scene), 600.0, 1.0);
    board.run();
    press(&mut board, Square::C4, PointerButton::Primary, true);
    let pos = center(&board, Square::F7) + Vec2::new(9.0, -14.0);
    board.event(egui::Event::PointerMoved(pos));
    board.run();
    photograph(&mut board, "black-drag");
    for (side, theme) in [(320.0, Theme::Light), (600.0, Theme::Dark)] {
        let mut window = window(game());
        window.look = look(theme, BoardStyle::Wood);
        let mut board = harness(window, side, 1.0);
        board.run();
        drag(&mut board, Square::B7, Square::B8);
        board.get_by_label("Rook").hover();
        board.run();
        photograph(&mut board, &format!("promotion-{side}"));
    }
    let men = [Role::Queen, Role::Rook, Role::Bishop].map(|role| role.of(Color::White));
    let mut board = open(scene_with_cursor(men.to_vec()));
    board.get_by_label("white rook to put on the board").click();
    board.run();
    board.key_press(Key::ArrowUp);
    board.run();
    photograph(&mut board, "tray-cursor");
}

fn scene_with_cursor(men: Vec<Piece>) -> Scene {
    let mut scene = scene("8/8/8/8/8/8/8/4K2R", Input::Men(men));
    scene.badge = Some(Badge {
        square: Square::C3,
        sign: Sign::Again,
    });
    scene
}
