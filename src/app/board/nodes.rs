//! The accessible nodes of a board: one for every square and every man of the tray, so that a screen reader, a keyboard and
//! a test play it as the mouse does.

use std::collections::BTreeMap;

use egui::{PointerButton, Response, Sense, Ui, WidgetInfo};

use crate::app::board::gesture::{Held, Place};
use crate::app::board::names::SquareState;
use crate::app::board::view::View;
use crate::rules::Square;
use crate::scene::{Input, Target};

impl View<'_> {
    /// Makes the nodes and takes their clicks.
    pub(super) fn nodes(&mut self, ui: &Ui) {
        let cursor = self.chrome.gesture.cursor(self.scene.orientation);
        let targets = self.targets();
        let is_active = ui.is_enabled() && self.scene.input != Input::Nothing;
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
                    return WidgetInfo::selected(egui::Role::Button, is_active, true, label);
                }
                WidgetInfo::labeled(egui::Role::Button, is_active, label)
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

    pub(super) fn targets(&self) -> BTreeMap<Square, Target> {
        let targets = match self.chrome.hides_targets {
            true => &[],
            false => self.chrome.gesture.targets(self.scene),
        };
        targets.iter().map(|target| (target.to, *target)).collect()
    }

    pub(super) fn state(&self, square: Square, targets: &BTreeMap<Square, Target>) -> SquareState {
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
