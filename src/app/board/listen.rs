//! What the board hears: the pointer's buttons and the keys.

use egui::{
    Event, EventFilter, FocusDirection, Id, Key, Modifiers, PointerButton, Pos2, Response, Ui,
};

use crate::app::board::chooser::{self, Chooser};
use crate::app::board::chrome::Keys;
use crate::app::board::gesture::{BoardMsg, PROMOTIONS, Place};
use crate::app::board::layout::{BoardPoint, Direction};
use crate::app::board::motion::Motion;
use crate::app::board::view::View;
use crate::rules::{Role, Square};
use crate::scene::{Input, Tone};

impl View<'_> {
    /// Takes the frame's events in.
    pub(super) fn listen(&mut self, ui: &Ui, whole: &Response) {
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

    pub(super) fn place_at(&self, pos: Pos2) -> Place {
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

    /// The second button goes down: it draws, or calls off a drag or a choice.
    fn drawn(&mut self, pos: Pos2, modifiers: Modifiers) {
        let gesture = &self.chrome.gesture;
        if gesture.dragged().is_some() || gesture.promotion().is_some() {
            self.cancel();
            return;
        }
        if let Some(square) = self.layout.square_at(pos) {
            self.chrome.sketch.begin(square, sketch_tone(modifiers));
        }
    }

    pub(super) fn on_chooser(&self, pos: Pos2) -> bool {
        self.chrome
            .chooser_card
            .is_some_and(|card| self.chrome.gesture.promotion().is_some() && card.contains(pos))
    }

    fn send(&mut self, msg: Option<BoardMsg>, drop: Option<BoardPoint>) {
        if let Some(msg) = msg {
            self.chrome.note(msg, self.scene, drop);
            self.msgs.push(msg);
        }
    }

    /// A click without a pointer.
    pub(super) fn tap(&mut self, place: Place) {
        self.chrome.sketch.clear();
        let msg = self.chrome.gesture.tap(place, self.scene);
        self.send(msg, None);
    }

    /// Lets go; a pawn that waited on the last rank goes back.
    fn cancel(&mut self) -> bool {
        let waiting = self.chrome.gesture.promotion();
        if let Some(promotion) = waiting {
            self.chrome.motion = Motion::back(
                Role::Pawn.of(promotion.color),
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
        let is_idle = self.chrome.keys == Keys::Focused || self.scene.input == Input::Nothing;
        if !focused && is_idle {
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

    pub(super) fn choose(&mut self, ui: &Ui, role: Role) {
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

    pub(super) fn square_id(&self, square: Square) -> Id {
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
