//! What a board remembers between frames and may lose at any time: the hand, the sketch, men on their way.

use egui::{Pos2, Rect};

use crate::app::board::gesture::{BoardMsg, Gesture, Held};
use crate::app::board::layout::BoardPoint;
use crate::app::board::motion::Motion;
use crate::app::board::sketch::Sketch;
use crate::rules::{Board, Piece, Square};
use crate::scene::{Mark, Scene};

/// When the board listens to the arrow keys.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Keys {
    /// Whatever has the focus, unless it takes text.
    #[default]
    Always,
    /// Only when the board has the focus.
    Focused,
}

/// The state of a drawn board that is never saved and never decides anything.
#[derive(Debug, Default)]
pub struct BoardChrome {
    /// When the board listens to the arrow keys.
    pub keys: Keys,
    /// No letters and digits at the edge, for who knows the squares by heart.
    pub hides_coordinates: bool,
    /// No dots on the squares that a held man may go to.
    pub hides_targets: bool,
    pub(super) gesture: Gesture,
    pub(super) sketch: Sketch,
    pub(super) motion: Motion,
    pub(super) pointer: Option<Pos2>,
    pub(super) pressed_at: Option<Pos2>,
    pub(super) tried: Option<Tried>,
    pub(super) wants_focus: bool,
    pub(super) has_focus: bool,
    pub(super) is_moving: bool,
    /// The chooser of the last frame: presses on it are its own.
    pub(super) chooser_card: Option<Rect>,
    shown: Option<Board>,
}

/// A move that was sent, until the next scene answers it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Tried {
    pub(super) piece: Piece,
    pub(super) from: Option<Square>,
    pub(super) to: Square,
    /// Where the man is seen now.
    pub(super) at: BoardPoint,
    /// Did the hand carry it there? Then it does not glide the way again.
    pub(super) by_hand: bool,
}

impl BoardChrome {
    /// A board with nothing in the hand.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Gives the keyboard to the board in the next frame.
    pub fn focus(&mut self) {
        self.wants_focus = true;
    }

    /// Is a man in the hand, or does a pawn wait for what it shall become?
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.gesture.held().is_some() || self.gesture.promotion().is_some()
    }

    /// The square of the man that is in the hand.
    #[must_use]
    pub fn touched(&self) -> Option<Square> {
        match self.gesture.held() {
            Some(Held::Board(square)) => Some(square),
            Some(Held::Tray(_)) | None => None,
        }
    }

    /// Has the board the keyboard? Then Space and Enter belong to it, where the scene takes anything.
    #[must_use]
    pub fn has_focus(&self) -> bool {
        self.has_focus
    }

    /// Are men on their way?
    #[must_use]
    pub fn is_moving(&self) -> bool {
        self.is_moving
    }

    /// The arrows and circles that the learner drew.
    #[must_use]
    pub fn own_marks(&self) -> Vec<Mark> {
        self.sketch.marks().collect()
    }

    /// Lets go of everything and wipes the learner's own arrows.
    pub fn cancel(&mut self) {
        self.gesture.cancel();
        self.gesture.cancel();
        self.sketch.clear();
        self.pressed_at = None;
    }

    /// Takes a new scene in: plans how its men come there and lets go of what is gone.
    pub(super) fn follow(&mut self, scene: &Scene, now: f64, millis: f32) {
        let tried = self.tried.take();
        let before = self.shown.replace(scene.board.clone());
        self.gesture.follow(scene);
        let Some(mut before) = before else {
            return;
        };
        if before != scene.board {
            if let Some(tried) = tried.filter(|tried| tried.by_hand) {
                // The hand carried this man: what is seen has it at its new square already.
                if let Some(from) = tried.from {
                    before.discard_piece_at(from);
                }
                before.set_piece_at(tried.to, tried.piece);
            }
            let last = scene.last_move;
            self.motion = self
                .motion
                .between(&before, &scene.board, last, now, millis);
            self.sketch.clear();
            return;
        }
        // Nothing changed: the move was refused, and the man goes back.
        if let Some(tried) = tried
            && let Some(from) = tried.from
        {
            self.motion = Motion::back(tried.piece, tried.at, from, now, millis);
        }
    }

    /// Remembers a message that was sent, so that the next scene can answer it.
    pub(super) fn note(&mut self, msg: BoardMsg, scene: &Scene, drop: Option<BoardPoint>) {
        let (piece, from, to) = match msg {
            BoardMsg::Moved { from, to, .. } => (scene.board.piece_at(from), Some(from), to),
            BoardMsg::Placed { piece, to, from } => (Some(piece), from, to),
            BoardMsg::Clicked(_) | BoardMsg::Removed(_) => return,
        };
        self.tried = piece.map(|piece| Tried {
            piece,
            from,
            to,
            at: drop.unwrap_or_else(|| to.into()),
            by_hand: drop.is_some(),
        });
    }

    /// The square whose man the pointer or a waiting choice keeps away from it.
    pub(super) fn lifted(&self) -> Option<Square> {
        if let Some(promotion) = self.gesture.promotion() {
            return Some(promotion.from);
        }
        if let Some(tried) = self.tried.filter(|tried| tried.by_hand) {
            return tried.from;
        }
        match self.gesture.dragged() {
            Some(Held::Board(square)) => Some(square),
            Some(Held::Tray(_)) | None => None,
        }
    }
}
