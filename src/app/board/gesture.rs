//! What the learner's hand does on the board: a state machine on squares, without pixels and without egui.
//!
//! The pointer's events come in as [`Gesture::press`], [`Gesture::travel`] and [`Gesture::release`]; the keyboard and
//! screen readers, which have no pointer, use [`Gesture::tap`]. Out comes at most one [`BoardMsg`]. Whether a move is
//! allowed is not asked here: a try that is not allowed is sent too, because the tutor explains why not. Only the choice
//! of a promotion comes from the scene's targets. Its tests are in `tests/board/gesture.rs`.

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
