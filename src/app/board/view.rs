//! The board as a widget: lays it out, listens, and paints, in this order.

use std::collections::BTreeMap;

use egui::{
    CursorIcon, Event, EventFilter, FocusDirection, Id, Key, LayerId, Modifiers, Order,
    PointerButton, Pos2, Rect, Response, Sense, Ui, Vec2, WidgetInfo, vec2,
};

use crate::app::art::Art;
use crate::app::board::chooser::{self, Chooser};
use crate::app::board::chrome::{BoardChrome, Keys};
use crate::app::board::gesture::{BoardMsg, Held, PROMOTIONS, Place};
use crate::app::board::layout::{Direction, Layout};
use crate::app::board::marks::{self, MarkPainter};
use crate::app::board::names::{SquareNames, SquareState};
use crate::app::board::paint::{self, BoardPainter, Ground, ManSize};
use crate::app::board::tray::{self, Tray};
use crate::app::look::Look;
use crate::rules::{Piece, Square};
use crate::scene::{Input, Scene, Target, Tone};

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
    if !msgs.is_empty() || chrome.motion.is_moving(now) {
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
    let side = (space.height() - crate::app::look::GRID) / 9.5;
    lay(space.with_max_y(space.max.y - tray::height(scene, side)))
}

/// One frame of a board.
struct View<'a> {
    scene: &'a Scene,
    chrome: &'a mut BoardChrome,
    look: &'a Look,
    names: &'a dyn SquareNames,
    layout: Layout,
    tray: Option<Tray>,
    id: Id,
    now: f64,
    msgs: Vec<BoardMsg>,
}

/// Listening.
impl View<'_> {
    fn listen(&mut self, ui: &Ui, whole: &Response) {
        if !ui.is_enabled() {
            return;
        }
        self.keys(ui);
        for event in ui.input(|input| input.events.clone()) {
            match event {
                Event::PointerMoved(pos) => self.moved(pos),
                Event::PointerButton {
                    pos,
                    button,
                    pressed,
                    modifiers,
                } => {
                    let ours = pressed && self.owns(ui, whole, pos);
                    match (button, pressed) {
                        (PointerButton::Primary, true) => self.pressed(pos, ours),
                        (PointerButton::Primary, false) => self.released(pos),
                        (PointerButton::Secondary, true) if ours => self.drawn(pos, modifiers),
                        (PointerButton::Secondary, false) => {
                            self.moved(pos);
                            self.chrome.sketch.end();
                        }
                        _ => {}
                    }
                }
                Event::WindowFocused(false) => {
                    self.chrome.sketch.cancel();
                    if self.chrome.gesture.dragged().is_some() {
                        self.chrome.gesture.cancel();
                    }
                    self.chrome.pressed_at = None;
                }
                _ => {}
            }
        }
        if whole.contains_pointer() {
            self.chrome.pointer = ui.input(|input| input.pointer.latest_pos());
        } else if self.chrome.pressed_at.is_none() {
            self.chrome.pointer = None;
        }
    }

    /// Is this point on the board, and nothing on top of it?
    fn owns(&self, ui: &Ui, whole: &Response, pos: Pos2) -> bool {
        let layer = ui.ctx().layer_id_at(pos);
        let on_top =
            layer.is_none_or(|layer| layer == ui.layer_id() || layer.order < ui.layer_id().order);
        on_top && whole.interact_rect.contains(pos)
    }

    fn place_at(&self, pos: Pos2) -> Place {
        let tray = self.tray.as_ref().and_then(|tray| tray.place_at(pos));
        match (self.layout.square_at(pos), tray) {
            (Some(square), _) => Place::Square(square),
            (None, Some(place)) => place,
            (None, None) => Place::Outside,
        }
    }

    fn moved(&mut self, pos: Pos2) {
        self.chrome.pointer = Some(pos);
        self.chrome.sketch.aim(self.layout.square_at(pos));
        if let Some(start) = self.chrome.pressed_at {
            self.chrome.gesture.travel(start.distance(pos));
        }
    }

    fn pressed(&mut self, pos: Pos2, ours: bool) {
        if self.on_chooser(pos) {
            return;
        }
        if !ours {
            // A click elsewhere calls a waiting choice off, but a man in the hand stays there.
            if self.chrome.gesture.promotion().is_some() {
                self.cancel();
            }
            return;
        }
        let place = self.place_at(pos);
        if let Place::Square(square) = place {
            self.chrome.gesture.point_at(square);
            self.chrome.sketch.clear();
        }
        self.chrome.pressed_at = Some(pos);
        self.chrome.pointer = Some(pos);
        if self.chrome.gesture.promotion().is_some() {
            self.cancel();
            self.chrome.pressed_at = None;
            return;
        }
        self.chrome.gesture.press(place, self.scene);
    }

    fn released(&mut self, pos: Pos2) {
        let Some(start) = self.chrome.pressed_at.take() else {
            return;
        };
        self.chrome.gesture.travel(start.distance(pos));
        let was_dragged = self.chrome.gesture.dragged().is_some();
        let place = self.place_at(pos);
        let msg = self.chrome.gesture.release(place, self.scene);
        let drop = was_dragged.then(|| self.layout.board_point(pos));
        self.send(msg, drop);
    }

    /// The second button goes down: it draws, or calls off a drag.
    fn drawn(&mut self, pos: Pos2, modifiers: Modifiers) {
        if self.chrome.gesture.dragged().is_some() {
            self.cancel();
            return;
        }
        if let Some(square) = self.layout.square_at(pos) {
            self.chrome.sketch.begin(square, sketch_tone(modifiers));
        }
    }

    fn on_chooser(&self, pos: Pos2) -> bool {
        self.chrome
            .chooser_card
            .is_some_and(|card| self.chrome.gesture.promotion().is_some() && card.contains(pos))
    }

    fn send(&mut self, msg: Option<BoardMsg>, drop: Option<crate::app::board::layout::BoardPoint>) {
        if let Some(msg) = msg {
            self.chrome.note(msg, self.scene, drop);
            self.msgs.push(msg);
        }
    }

    /// A click without a pointer.
    fn tap(&mut self, place: Place) {
        self.chrome.sketch.clear();
        let msg = self.chrome.gesture.tap(place, self.scene);
        self.send(msg, None);
    }

    /// Lets go; a pawn that waited on the last rank goes back.
    fn cancel(&mut self) -> bool {
        let waiting = self.chrome.gesture.promotion();
        if let Some(promotion) = waiting {
            self.chrome.motion = crate::app::board::motion::Motion::back(
                crate::rules::Role::Pawn.of(promotion.color),
                promotion.to.into(),
                promotion.from,
                self.now,
                self.look.glide_millis(),
            );
        }
        let cancelled = self.chrome.gesture.cancel();
        self.chrome.pressed_at = None;
        self.chrome.sketch.cancel() || cancelled
    }

    fn keys(&mut self, ui: &Ui) {
        let orientation = self.scene.orientation;
        let cursor = self.square_id(self.chrome.gesture.cursor(orientation));
        if std::mem::take(&mut self.chrome.wants_focus) {
            ui.memory_mut(|memory| memory.request_focus(cursor));
        }
        if ui.ctx().text_edit_focused() {
            return;
        }
        let focused = ui.memory(|memory| memory.has_focus(cursor));
        let choosing = self.chrome.gesture.promotion().is_some();
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        let busy = self.chrome.is_busy() || self.chrome.pressed_at.is_some();
        if busy && ui.input(|input| input.key_pressed(Key::Escape)) && self.cancel() {
            pressed(Key::Escape);
            if focused || choosing {
                self.focus(ui, self.chrome.gesture.cursor(orientation));
            }
            return;
        }
        if choosing {
            if let Some(role) = chooser::pressed_key(ui) {
                self.choose(ui, role);
            } else {
                self.step_choice(ui, pressed);
            }
            return;
        }
        if !focused && self.chrome.keys == Keys::Focused {
            return;
        }
        for (key, direction) in [
            (Key::ArrowUp, Direction::Up),
            (Key::ArrowDown, Direction::Down),
            (Key::ArrowLeft, Direction::Left),
            (Key::ArrowRight, Direction::Right),
        ] {
            if pressed(key) {
                // The first press only shows where the cursor is.
                let square = if focused {
                    self.chrome.gesture.step(direction, orientation)
                } else {
                    self.chrome.gesture.cursor(orientation)
                };
                self.focus(ui, square);
            }
        }
        if focused {
            let filter = EventFilter {
                tab: false,
                horizontal_arrows: true,
                vertical_arrows: true,
                escape: busy,
            };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(cursor, filter));
        }
        if (focused || busy) && (pressed(Key::Delete) || pressed(Key::Backspace)) {
            let msg = self.chrome.gesture.remove(self.scene);
            self.send(msg, None);
        }
    }

    /// Up and down go through the pieces of a choice.
    fn step_choice(&mut self, ui: &Ui, pressed: impl Fn(Key) -> bool) {
        let ids = PROMOTIONS.map(|role| Chooser::button_id(self.id, role));
        let focused = ids
            .iter()
            .position(|id| ui.memory(|memory| memory.has_focus(*id)));
        let next = if pressed(Key::ArrowDown) {
            focused.map_or(0, |index| index + 1)
        } else if pressed(Key::ArrowUp) {
            focused.map_or(ids.len(), |index| index).saturating_sub(1)
        } else {
            return;
        };
        let last = ids.len() - 1;
        if let Some(id) = ids.get(next.min(last)) {
            ui.memory_mut(|memory| {
                memory.request_focus(*id);
                memory.move_focus(FocusDirection::None);
            });
        }
    }

    fn focus(&self, ui: &Ui, square: Square) {
        let id = self.square_id(square);
        ui.memory_mut(|memory| {
            memory.request_focus(id);
            // Else egui moves the focus on by the same key.
            memory.move_focus(FocusDirection::None);
        });
    }

    fn choose(&mut self, ui: &Ui, role: crate::rules::Role) {
        let to = self
            .chrome
            .gesture
            .promotion()
            .map(|promotion| promotion.to);
        let msg = self.chrome.gesture.choose(role);
        // The pawn already stands on its last square.
        self.send(msg, to.map(Into::into));
        let had_focus = PROMOTIONS.iter().any(|role| {
            let id = Chooser::button_id(self.id, *role);
            ui.memory(|memory| memory.has_focus(id))
        });
        if had_focus {
            self.focus(ui, self.chrome.gesture.cursor(self.scene.orientation));
        }
    }

    fn square_id(&self, square: Square) -> Id {
        self.id.with(square.to_u32())
    }
}

/// The tone that the modifier keys choose for the learner's own marks.
fn sketch_tone(modifiers: Modifiers) -> Tone {
    if modifiers.shift {
        return Tone::Danger;
    }
    if modifiers.alt {
        return Tone::Warning;
    }
    if modifiers.ctrl || modifiers.command {
        return Tone::Good;
    }
    Tone::Idea
}

/// The accessible nodes: one for every square and every man of the tray.
impl View<'_> {
    fn nodes(&mut self, ui: &Ui) {
        let cursor = self.chrome.gesture.cursor(self.scene.orientation);
        let targets = self.targets();
        for square in self.layout.reading_order() {
            // One stop for the Tab key, not 64: the arrows go on from there.
            let sense = if square == cursor {
                Sense::click()
            } else {
                Sense::CLICK
            };
            let rect = self.layout.rect(square);
            let response = ui.interact(rect, self.square_id(square), sense);
            let state = self.state(square, &targets);
            let piece = self.scene.board.piece_at(square);
            response.widget_info(|| {
                let label = self.names.square_label(square, piece, state);
                if state.is_held {
                    return WidgetInfo::selected(egui::Role::Button, true, true, label);
                }
                WidgetInfo::labeled(egui::Role::Button, true, label)
            });
            if is_tapped(&response) {
                self.tap(Place::Square(square));
            }
        }
        let Some(tray) = &self.tray else {
            return;
        };
        let mut tapped = None;
        for (index, (piece, rect)) in tray.tiles().iter().enumerate() {
            let id = self.id.with(("tray", index));
            let response = ui.interact(*rect, id, Sense::click());
            let is_held = self.chrome.gesture.held() == Some(Held::Tray(*piece));
            response.widget_info(|| {
                let label = self.names.tray_label(*piece);
                WidgetInfo::selected(egui::Role::Button, true, is_held, label)
            });
            if is_tapped(&response) {
                tapped = Some(Place::Tray(*piece));
            }
        }
        let response = ui.interact(tray.bin(), self.id.with("bin"), Sense::click());
        response
            .widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, self.names.bin_label()));
        if is_tapped(&response) {
            tapped = Some(Place::Bin);
        }
        if let Some(place) = tapped {
            self.tap(place);
        }
    }

    fn targets(&self) -> BTreeMap<Square, Target> {
        let targets = self.chrome.gesture.targets(self.scene);
        targets.iter().map(|target| (target.to, *target)).collect()
    }

    fn state(&self, square: Square, targets: &BTreeMap<Square, Target>) -> SquareState {
        let last = self.scene.last_move;
        SquareState {
            is_held: self.chrome.gesture.held() == Some(Held::Board(square)),
            is_target: targets.contains_key(&square),
            is_last_move: last.is_some_and(|(from, to)| square == from || square == to),
            is_check: self.scene.check == Some(square),
            has_star: self.scene.stars.contains(&square),
        }
    }
}

/// Was it clicked by keyboard or screen reader? The pointer's clicks come in as presses and releases.
fn is_tapped(response: &Response) -> bool {
    response.clicked() && !response.clicked_by(PointerButton::Primary)
}

/// Painting.
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
        };
        let targets = self.targets();
        board.rim();
        for square in Square::ALL {
            let state = self.state(square, &targets);
            let ground = if state.is_held {
                Ground::Held
            } else if state.is_last_move {
                Ground::Last
            } else {
                Ground::Plain
            };
            board.square(square, ground);
        }
        board.coordinates();
        if let Some(king) = self.scene.check {
            board.check(king);
        }
        let hovered = self.hovered(whole);
        if let Some(square) = hovered {
            board.hover(square);
        }
        for target in targets.values() {
            let rect = self.layout.rect(target.to);
            painter.add(marks::target(rect, target.captures, self.look.board.target));
        }
        for star in &self.scene.stars {
            marks.star(self.layout.center(*star));
        }
        self.paint_men(&board, art);
        for mark in &self.scene.marks {
            marks.mark(*mark);
        }
        for mark in self.chrome.sketch.marks() {
            marks.mark(mark);
        }
        if let Some(badge) = self.scene.badge {
            marks.badge(badge);
        }
        let cursor = self.chrome.gesture.cursor(self.scene.orientation);
        if ui.memory(|memory| memory.has_focus(self.square_id(cursor))) {
            board.cursor(cursor);
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

    fn chooser(
        &mut self,
        ui: &Ui,
        board: &BoardPainter<'_>,
        art: &mut Art,
    ) -> Option<crate::rules::Role> {
        self.chrome.chooser_card = None;
        let promotion = self.chrome.gesture.promotion()?;
        board.veil();
        let to = self.layout.center(promotion.to);
        let pawn = crate::rules::Role::Pawn.of(promotion.color);
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
