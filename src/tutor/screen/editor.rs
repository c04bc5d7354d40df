//! A position that is being set up: men on squares, whose turn it is, who may castle, and what is wrong with it.

use crate::message::{Arg, Message};
use crate::rules::{Board, CastlingSide, Color, FenError, Piece, Position, Role, Square};
use crate::scene::{Input, Scene};

/// A position on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Editor {
    /// The men.
    pub board: Board,
    /// The side to move.
    pub turn: Color,
    /// May they castle? White short, White long, Black short, Black long.
    pub castling: [bool; 4],
    /// The FEN as it was last typed, when it could not be read.
    pub typed: Option<(String, FenError)>,
    /// The side at the bottom.
    pub orientation: Color,
    /// The position with all that a board does not show (en passant, counters), as long as nothing was changed by hand.
    exact: Option<Position>,
}

/// What is done to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditorMsg {
    /// A man was put on a square.
    Placed {
        /// The man.
        piece: Piece,
        /// Where it was put.
        to: Square,
        /// Where it stood, when it was on the board.
        from: Option<Square>,
    },
    /// A man was taken off.
    Removed(Square),
    /// The side to move.
    Turn(Color),
    /// The right to castle, by its place.
    Castling(usize, bool),
    /// All men off but the kings.
    Clear,
    /// The start of chess.
    Whole,
    /// A FEN was typed or pasted.
    Typed(String),
    /// The board is turned round.
    Flip,
}

impl Default for Editor {
    fn default() -> Self {
        Self::of(&Position::start())
    }
}

impl Editor {
    /// The castling rights in their order.
    pub const RIGHTS: [(Color, CastlingSide); 4] = [
        (Color::White, CastlingSide::KingSide),
        (Color::White, CastlingSide::QueenSide),
        (Color::Black, CastlingSide::KingSide),
        (Color::Black, CastlingSide::QueenSide),
    ];

    /// A position as it is.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        Self {
            board: position.board().clone(),
            turn: position.turn(),
            castling: Self::RIGHTS.map(|(color, side)| position.has_castling_right(color, side)),
            typed: None,
            orientation: Color::White,
            exact: Some(position.clone()),
        }
    }

    /// The FEN of what stands on the board.
    #[must_use]
    pub fn fen(&self) -> String {
        if let Some(exact) = &self.exact {
            return exact.fen();
        }
        let turn = match self.turn {
            Color::White => 'w',
            Color::Black => 'b',
        };
        let rights: String = "KQkq"
            .chars()
            .zip(self.castling)
            .filter_map(|(right, has)| has.then_some(right))
            .collect();
        let rights = if rights.is_empty() { "-" } else { &rights };
        format!("{} {turn} {rights} - 0 1", self.board)
    }

    /// The position.
    ///
    /// # Errors
    /// When what stands on the board is no position of chess.
    pub fn position(&self) -> Result<Position, FenError> {
        Position::from_fen(&self.fen())
    }

    /// What is said of a position that has no faults: that it can be played, or how the game would be over.
    #[must_use]
    pub fn verdict(&self) -> Message {
        let outcome = self.position().ok().and_then(|position| position.outcome());
        match outcome {
            Some(outcome) => Message::own("edit-over")
                .with("outcome", Arg::Message(Box::new(Message::from(&outcome)))),
            None => Message::own("edit-fine"),
        }
    }

    /// All that is wrong: with a typed FEN, or with what stands on the board.
    #[must_use]
    pub fn faults(&self) -> Vec<Message> {
        if let Some((_, error)) = &self.typed {
            return Message::of_fen(error);
        }
        let error = self.position().err();
        error.as_ref().map_or(Vec::new(), Message::of_fen)
    }

    /// The board with a tray of men.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let men = [
            Role::King,
            Role::Queen,
            Role::Rook,
            Role::Bishop,
            Role::Knight,
            Role::Pawn,
        ];
        let tray = [Color::White, Color::Black]
            .iter()
            .flat_map(|color| men.map(|role| role.of(*color)))
            .collect();
        Scene {
            input: Input::Men(tray),
            ..Scene::still(self.board.clone(), self.orientation)
        }
    }

    pub(crate) fn update(&mut self, msg: EditorMsg) {
        match msg {
            EditorMsg::Placed { piece, to, from } => {
                if let Some(from) = from {
                    self.board.discard_piece_at(from);
                }
                self.board.set_piece_at(to, piece);
                self.settle();
            }
            EditorMsg::Removed(square) => {
                self.board.discard_piece_at(square);
                self.settle();
            }
            EditorMsg::Turn(turn) => {
                self.turn = turn;
                self.settle();
            }
            EditorMsg::Castling(index, may) => {
                if let Some(right) = self.castling.get_mut(index) {
                    *right = may;
                }
                self.settle();
            }
            EditorMsg::Clear => {
                let mut board = Board::empty();
                board.set_piece_at(Square::E1, Role::King.of(Color::White));
                board.set_piece_at(Square::E8, Role::King.of(Color::Black));
                self.board = board;
                self.settle();
            }
            EditorMsg::Whole => {
                let orientation = self.orientation;
                *self = Self {
                    orientation,
                    ..Self::default()
                };
            }
            EditorMsg::Typed(text) => match Position::from_fen(text.trim()) {
                Ok(position) => {
                    let orientation = self.orientation;
                    *self = Self {
                        orientation,
                        ..Self::of(&position)
                    };
                }
                Err(error) => {
                    if matches!(error, FenError::Illegal { .. }) {
                        self.show_text(&text);
                    }
                    self.typed = Some((text, error));
                }
            },
            EditorMsg::Flip => self.orientation = !self.orientation,
        }
    }

    /// What a text says that can be read, though it breaks the laws of chess: it is seen on the board, and mended there.
    fn show_text(&mut self, text: &str) {
        let mut fields = text.split_whitespace();
        let men = fields.next().unwrap_or_default();
        let Ok(board) = Board::from_ascii_board_fen(men.as_bytes()) else {
            return;
        };
        self.board = board;
        self.turn = match fields.next() {
            Some("b") => Color::Black,
            _ => Color::White,
        };
        let rights = fields.next().unwrap_or_default();
        for (may, sign) in self.castling.iter_mut().zip("KQkq".chars()) {
            *may = rights.contains(sign);
        }
        self.settle();
    }

    /// The men have changed: who has lost king or rook from its square may not castle.
    fn settle(&mut self) {
        self.typed = None;
        self.exact = None;
        for (index, (color, side)) in Self::RIGHTS.into_iter().enumerate() {
            if !self.may_have_right(color, side)
                && let Some(right) = self.castling.get_mut(index)
            {
                *right = false;
            }
        }
    }

    /// Do king and rook stand where castling begins?
    #[must_use]
    pub fn may_have_right(&self, color: Color, side: CastlingSide) -> bool {
        let (king, rook) = match (color, side) {
            (Color::White, CastlingSide::KingSide) => (Square::E1, Square::H1),
            (Color::White, CastlingSide::QueenSide) => (Square::E1, Square::A1),
            (Color::Black, CastlingSide::KingSide) => (Square::E8, Square::H8),
            (Color::Black, CastlingSide::QueenSide) => (Square::E8, Square::A8),
        };
        self.board.piece_at(king) == Some(Role::King.of(color))
            && self.board.piece_at(rook) == Some(Role::Rook.of(color))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(editor: &Editor) -> Vec<Message> {
        editor.faults()
    }

    #[test]
    fn the_start_of_chess_has_no_faults_and_an_empty_corner_costs_the_right() {
        let mut editor = Editor::default();
        assert_eq!(ids(&editor), []);
        assert_eq!(editor.fen(), Position::start().fen());
        editor.update(EditorMsg::Removed(Square::H1));
        assert_eq!(editor.castling, [false, true, true, true]);
        assert_eq!(ids(&editor), []);
    }

    #[test]
    fn all_that_is_wrong_is_told_and_a_bad_fen_keeps_the_board() {
        let mut editor = Editor::default();
        editor.update(EditorMsg::Removed(Square::E1));
        assert_eq!(ids(&editor), [Message::own("setup-missing-king")]);
        let before = editor.board.clone();
        editor.update(EditorMsg::Typed("nonsense".to_owned()));
        assert_eq!(editor.board, before);
        assert_eq!(ids(&editor), [Message::own("fen-whole")]);
        editor.update(EditorMsg::Typed(
            "8/8/4k3/8/8/4K3/8/7Q b - - 0 1".to_owned(),
        ));
        assert_eq!(ids(&editor), []);
        assert_eq!(editor.turn, Color::Black);
    }

    #[test]
    fn a_text_that_breaks_the_laws_is_seen_on_the_board_and_mended_there() {
        let mut editor = Editor::default();
        editor.update(EditorMsg::Typed("8/8/8/8/8/8/8/8 w - - 0 1".to_owned()));
        assert_eq!(ids(&editor), [Message::own("setup-empty-board")]);
        assert_eq!(editor.board, Board::empty());
        let text = "4k3/8/8/8/8/8/8/4K2P b KQ - 0 1".to_owned();
        editor.update(EditorMsg::Typed(text));
        assert!(ids(&editor).contains(&Message::own("setup-pawns-on-backrank")));
        assert_eq!(editor.turn, Color::Black);
        editor.update(EditorMsg::Removed(Square::H1));
        assert_eq!(ids(&editor), []);
    }

    #[test]
    fn what_a_board_does_not_show_lasts_until_a_hand_changes_something() {
        let fen = "rnbqkbnr/ppp1pppp/8/8/3pP3/5N2/PPPP1PPP/RNBQKB1R b KQkq e3 0 3";
        let mut editor = Editor::default();
        editor.update(EditorMsg::Typed(fen.to_owned()));
        assert_eq!(editor.fen(), fen);
        editor.update(EditorMsg::Removed(Square::A2));
        assert!(editor.fen().ends_with(" b KQkq - 0 1"));
    }
}
