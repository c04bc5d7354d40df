//! The board as a widget: lays it out, listens, and paints, in this order.

use egui::{CursorIcon, Id, LayerId, Order, Pos2, Rect, Response, Sense, Ui, Vec2, vec2};

use crate::app::art::Art;
use crate::app::board::chooser::Chooser;
use crate::app::board::chrome::BoardChrome;
use crate::app::board::gesture::{BoardMsg, Held, Place};
use crate::app::board::layout::Layout;
use crate::app::board::marks::{self, MarkPainter};
use crate::app::board::names::SquareNames;
use crate::app::board::paint::{self, BoardPainter, Ground, ManSize};
use crate::app::board::tray::{self, Tray};
use crate::app::look::{GRID, Look};
use crate::rules::{Piece, Role, Square, Squares};
use crate::scene::{Input, Mark, Scene};

/// The room beside the squares for coordinates, in times of their size.
const GUTTER: f32 = 1.6;

/// The size that [`board_ui`] takes of the space offered.
#[must_use]
pub fn board_size(scene: &Scene, look: &Look, space: Vec2, pixels_per_point: f32) -> Vec2 {
    let layout = fit(
        scene,
        look,
        Rect::from_min_size(Pos2::ZERO, space),
        pixels_per_point,
    );
    layout.outer().size() + vec2(0.0, tray::height(scene, layout.side()))
}

/// Draws the largest board that fits and tells what the learner did with it.
///
/// A `Ui` that shows two boards wraps each in `push_id`.
pub fn board_ui(
    scene: &Scene,
    chrome: &mut BoardChrome,
    look: &Look,
    art: &mut Art,
    names: &dyn SquareNames,
    ui: &mut Ui,
) -> Vec<BoardMsg> {
    let pixels_per_point = ui.pixels_per_point();
    let size = board_size(scene, look, ui.available_size(), pixels_per_point);
    let id = ui.make_persistent_id("board");
    let (_, space) = ui.allocate_space(size);
    // Drags belong to the board, so that nothing around it scrolls; its squares lie on top and take the clicks.
    let whole = ui.interact(space, id, Sense::CLICK | Sense::DRAG);
    let layout = fit(scene, look, space, pixels_per_point);
    let now = ui.input(|input| input.time);
    chrome.follow(scene, now, look.glide_millis());
    let mut view = View {
        scene,
        chrome,
        look,
        names,
        layout,
        tray: Tray::new(scene, &layout),
        id,
        now,
        msgs: Vec::new(),
    };
    view.listen(ui, &whole);
    view.nodes(ui);
    view.paint(ui, art, &whole);
    let msgs = view.msgs;
    chrome.is_moving = chrome.motion.is_moving(now);
    if !msgs.is_empty() || chrome.is_moving {
        ui.ctx().request_repaint();
    }
    msgs
}

fn fit(scene: &Scene, look: &Look, space: Rect, pixels_per_point: f32) -> Layout {
    let lay = |space: Rect| {
        let side = (space.width().min(space.height()) / 8.0).max(1.0);
        let gutter = paint::coordinate_size(look, side) * GUTTER;
        Layout::fit(space, gutter, scene.orientation, pixels_per_point)
    };
    let alone = lay(space);
    let tray = tray::height(scene, alone.side());
    if tray == 0.0 || alone.outer().height() + tray <= space.height() {
        return alone;
    }
    // With a tray that grows with the squares, nine rows share the height.
    let side = (space.height() - GRID) / 9.5;
    lay(space.with_max_y(space.max.y - tray::height(scene, side)))
}

/// One frame of a board.
pub(super) struct View<'a> {
    pub(super) scene: &'a Scene,
    pub(super) chrome: &'a mut BoardChrome,
    pub(super) look: &'a Look,
    pub(super) names: &'a dyn SquareNames,
    pub(super) layout: Layout,
    pub(super) tray: Option<Tray>,
    pub(super) id: Id,
    pub(super) now: f64,
    pub(super) msgs: Vec<BoardMsg>,
}

impl View<'_> {
    fn paint(&mut self, ui: &Ui, art: &mut Art, whole: &Response) {
        let (painter, layout, look) = (ui.painter(), self.layout, self.look);
        let board = BoardPainter {
            painter,
            layout: &layout,
            look,
        };
        let marks = MarkPainter {
            painter,
            layout: &layout,
            colors: &look.board,
            taken: self.taken(),
        };
        let targets = self.targets();
        let hovered = self.hovered(whole);
        board.rim();
        for square in Square::ALL {
            let state = self.state(square, &targets);
            let is_aimed_at = state.is_target && hovered == Some(square);
            let ground = if state.is_held || is_aimed_at {
                Ground::Held
            } else if state.is_last_move {
                Ground::Last
            } else {
                Ground::Plain
            };
            board.square(square, ground);
        }
        if !self.chrome.hides_coordinates {
            board.coordinates();
        }
        if let Some(king) = self.scene.check {
            board.check(king);
        }
        if let Some(square) = hovered {
            board.hover(square);
        }
        for target in targets.values() {
            let rect = self.layout.rect(target.to);
            painter.add(marks::target(rect, target.captures, self.look.board.target));
        }
        let drawn = self.scene.marks.iter().copied();
        let drawn: Vec<Mark> = drawn.chain(self.chrome.sketch.marks()).collect();
        for mark in &drawn {
            marks.under(*mark);
        }
        for star in &self.scene.stars {
            marks.star(self.layout.center(*star));
        }
        self.paint_men(&board, art);
        for mark in &drawn {
            marks.over(*mark);
        }
        let cursor = self.chrome.gesture.cursor(self.scene.orientation);
        let cursor_id = self.square_id(cursor);
        self.chrome.has_focus = ui.memory(|memory| memory.has_focus(cursor_id));
        if self.chrome.has_focus {
            board.cursor(cursor);
        }
        if let Some(badge) = self.scene.badge {
            marks.badge(badge);
        }
        if let Some(tray) = &self.tray {
            tray.paint(&board, art, self.chrome.gesture.held());
        }
        self.paint_hand(ui, &board, art);
        let chosen = self.chooser(ui, &board, art);
        if let Some(role) = chosen {
            self.choose(ui, role);
        }
        self.set_cursor_icon(ui, hovered);
    }

    /// Squares with something on them that arrows must leave to be seen.
    fn taken(&self) -> Squares {
        let men = self.scene.board.iter().map(|(square, _)| square);
        men.chain(self.scene.stars.iter().copied()).collect()
    }

    fn paint_men(&self, board: &BoardPainter<'_>, art: &mut Art) {
        let lifted = self.chrome.lifted();
        let tried = self.chrome.tried.filter(|tried| tried.by_hand);
        for (square, piece) in &self.scene.board {
            let covered = tried.is_some_and(|tried| tried.to == square)
                || self.chrome.motion.is_arriving(square, self.now);
            if covered {
                continue;
            }
            let center = self.layout.center(square);
            if lifted != Some(square) {
                board.man(art, piece, center, ManSize::STANDING);
            } else if self.chrome.gesture.dragged().is_some() {
                board.man(art, piece, center, ManSize::GHOST);
            }
        }
        for moving in self.chrome.motion.moving(self.now) {
            let size = ManSize {
                scale: 1.0,
                opacity: moving.opacity,
            };
            board.man(art, moving.piece, self.layout.pos(moving.at), size);
        }
        if let Some(tried) = tried {
            let size = ManSize::STANDING;
            board.man(art, tried.piece, self.layout.pos(tried.at), size);
        }
    }

    /// The man that hangs on the pointer, above everything else in the window.
    fn paint_hand(&self, ui: &Ui, board: &BoardPainter<'_>, art: &mut Art) {
        let Some(piece) = self.dragged_piece() else {
            return;
        };
        let Some(pos) = self.chrome.pointer else {
            return;
        };
        let layer = LayerId::new(Order::Tooltip, self.id.with("hand"));
        let painter = ui.ctx().layer_painter(layer);
        let above = BoardPainter {
            painter: &painter,
            ..*board
        };
        above.shadow(pos);
        above.man(art, piece, pos, ManSize::LIFTED);
    }

    fn dragged_piece(&self) -> Option<Piece> {
        match self.chrome.gesture.dragged()? {
            Held::Board(square) => self.scene.board.piece_at(square),
            Held::Tray(piece) => Some(piece),
        }
    }

    fn chooser(&mut self, ui: &Ui, board: &BoardPainter<'_>, art: &mut Art) -> Option<Role> {
        self.chrome.chooser_card = None;
        let promotion = self.chrome.gesture.promotion()?;
        board.veil();
        let to = self.layout.center(promotion.to);
        let pawn = Role::Pawn.of(promotion.color);
        board.square(promotion.to, Ground::Held);
        board.man(art, pawn, to, ManSize::STANDING);
        let chooser = Chooser::new(promotion, board, self.names);
        self.chrome.chooser_card = Some(chooser.card());
        chooser.ui(ui, self.id, board, art)
    }

    /// The square under the pointer, where pressing it would do something.
    fn hovered(&self, whole: &Response) -> Option<Square> {
        let is_near = whole.contains_pointer() || self.chrome.pressed_at.is_some();
        if !is_near || self.chrome.gesture.promotion().is_some() {
            return None;
        }
        let square = self.layout.square_at(self.chrome.pointer?)?;
        let is_active = match &self.scene.input {
            Input::Nothing => false,
            Input::Squares => true,
            Input::Moves(_) | Input::Men(_) => self.chrome.gesture.held().is_some(),
        };
        is_active.then_some(square)
    }

    fn set_cursor_icon(&self, ui: &Ui, hovered: Option<Square>) {
        if self.chrome.gesture.dragged().is_some() {
            ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
            return;
        }
        let Some(pos) = self.chrome.pointer else {
            return;
        };
        if self.on_chooser(pos) {
            ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
            return;
        }
        let over = self.place_at(pos);
        let grips = match (&self.scene.input, over) {
            (Input::Moves(moves), Place::Square(square)) => moves.contains_key(&square),
            (Input::Men(_), Place::Square(square)) => self.scene.board.piece_at(square).is_some(),
            (Input::Men(_), Place::Tray(_)) => true,
            (Input::Moves(_) | Input::Men(_) | Input::Nothing | Input::Squares, _) => false,
        };
        if grips {
            ui.ctx().set_cursor_icon(CursorIcon::Grab);
        } else if hovered.is_some() || over == Place::Bin {
            ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
        }
    }
}
