//! What a learner's eye still has to learn to see, drawn over the board when it is wanted: the squares that the other side
//! attacks, the men that nothing protects, the men that are pinned to their king. Geometry only, so it is never wrong.

use crate::message::{Arg, Message};
use crate::rules::{Board, Color, Role, defenders, pinned, pinner};
use crate::scene::{Mark, Scene, Tone};

/// A layer over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layer {
    /// The squares and men that the other side attacks.
    Attacks,
    /// The men of both sides that no man of their own protects.
    Undefended,
    /// The men of both sides that may not leave their line, as their king stands behind them.
    Pins,
}

impl Layer {
    /// The layer that comes after this one; none after the last, and the first after none.
    #[must_use]
    pub fn after(layer: Option<Self>) -> Option<Self> {
        match layer {
            None => Some(Self::Attacks),
            Some(Self::Attacks) => Some(Self::Undefended),
            Some(Self::Undefended) => Some(Self::Pins),
            Some(Self::Pins) => None,
        }
    }

    /// What the marks of the layer mean, for who sits on this side.
    #[must_use]
    pub fn legend(self, viewer: Color) -> Message {
        match self {
            Self::Attacks => Message::own("vision-attacks").with("side", Arg::Color(!viewer)),
            Self::Undefended => Message::own("vision-undefended"),
            Self::Pins => Message::own("vision-pins"),
        }
    }

    /// The scene with this layer over it. Other marks make room: two meanings at once would be read as neither.
    #[must_use]
    pub fn over(self, mut scene: Scene) -> Scene {
        scene.marks = match self {
            Self::Attacks => attacks(&scene.board, !scene.orientation),
            Self::Undefended => undefended(&scene.board, scene.orientation),
            Self::Pins => pins(&scene.board),
        };
        scene
    }
}

fn attacks(board: &Board, by: Color) -> Vec<Mark> {
    let attacked = board
        .by_color(by)
        .into_iter()
        .fold(crate::rules::Squares::EMPTY, |squares, from| {
            squares | board.attacks_from(from)
        });
    (attacked & !board.by_color(by))
        .into_iter()
        .map(|square| match board.piece_at(square) {
            Some(_) => Mark::Ring {
                square,
                tone: Tone::Danger,
            },
            None => Mark::Dot {
                square,
                tone: Tone::Danger,
            },
        })
        .collect()
}

fn undefended(board: &Board, viewer: Color) -> Vec<Mark> {
    board
        .occupied()
        .into_iter()
        .filter_map(|square| Some((square, board.piece_at(square)?)))
        .filter(|(square, piece)| piece.role != Role::King && defenders(board, *square).is_empty())
        .map(|(square, piece)| Mark::Ring {
            square,
            tone: if piece.color == viewer {
                Tone::Warning
            } else {
                Tone::Idea
            },
        })
        .collect()
}

fn pins(board: &Board) -> Vec<Mark> {
    let mut marks = Vec::new();
    for color in [Color::White, Color::Black] {
        let Some(king) = board.king_of(color) else {
            continue;
        };
        for square in pinned(board, color) {
            let Some(from) = pinner(board, square) else {
                continue;
            };
            marks.push(Mark::Arrow {
                from,
                to: king,
                tone: Tone::Danger,
            });
            marks.push(Mark::Ring {
                square,
                tone: Tone::Warning,
            });
        }
    }
    marks
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, Square};

    fn board(fen: &str) -> Board {
        Position::from_fen(fen).unwrap().board().clone()
    }

    #[test]
    fn a_pinned_knight_is_ringed_and_the_line_to_its_king_drawn() {
        let marks = pins(&board("4k3/8/8/b7/8/2N5/8/4K3 w - - 0 1"));
        assert_eq!(
            marks,
            [
                Mark::Arrow {
                    from: Square::A5,
                    to: Square::E1,
                    tone: Tone::Danger
                },
                Mark::Ring {
                    square: Square::C3,
                    tone: Tone::Warning
                },
            ]
        );
    }

    #[test]
    fn men_without_a_protector_are_ringed_but_never_a_king() {
        let marks = undefended(&board("4k3/8/8/b7/8/2N5/1P6/4K3 w - - 0 1"), Color::White);
        let ring = |square, tone| Mark::Ring { square, tone };
        assert_eq!(
            marks,
            [
                ring(Square::B2, Tone::Warning),
                ring(Square::A5, Tone::Idea)
            ]
        );
    }

    #[test]
    fn attacked_squares_are_dots_and_attacked_men_rings() {
        let marks = attacks(&board("4k3/8/8/8/8/2N5/1p6/4K3 w - - 0 1"), Color::Black);
        let on = |square| {
            marks
                .iter()
                .find(|mark| match mark {
                    Mark::Ring { square: at, .. } | Mark::Dot { square: at, .. } => *at == square,
                    Mark::Arrow { .. } => false,
                })
                .copied()
        };
        assert!(matches!(on(Square::A1), Some(Mark::Dot { .. })));
        assert!(matches!(on(Square::D8), Some(Mark::Dot { .. })));
        assert_eq!(on(Square::C3), None, "a pawn attacks forward");
        assert_eq!(on(Square::B2), None, "its own men are not attacked");
    }
}
