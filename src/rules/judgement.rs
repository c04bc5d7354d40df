//! Judges a move from one square to another: finds every rule that forbids it.
//!
//! A man that is not there or not one's own is judged no further. A move that the man can never make (a bishop along a
//! file) is judged no further than its target, as nobody asks whether such a move answers a check. All other moves are
//! judged by the rest of the rules as if they were made.

use shakmaty::{
    Bitboard, Board, CastlingSide, Color, Piece, Position as _, Rank, Role, Square, attacks,
};

use super::castling::Attempt;
use super::{Game, Move, Position, Reason, Refusal, castling};

/// What a move is judged by: a position, or the board of a first lesson.
pub(super) struct Ground<'a> {
    pub(super) board: &'a Board,
    pub(super) turn: Color,
    /// The square behind a pawn that has just gone two squares.
    pub(super) passed: Option<Square>,
    /// None on practice boards, where nobody castles.
    pub(super) position: Option<&'a Position>,
    pub(super) history: Option<&'a Game>,
}

impl Ground<'_> {
    fn enemies(&self) -> Bitboard {
        self.board.by_color(!self.turn)
    }

    fn king(&self) -> Option<Square> {
        self.board.king_of(self.turn)
    }
}

/// The legal move from a square to another, or why there is none.
pub(super) fn find(
    position: &Position,
    history: Option<&Game>,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Result<Move, Refusal> {
    over(position, history)?;
    find_played(position, history, from, to, promotion)
}

/// Is the game over? Then nothing else needs to be said.
pub(super) fn over(position: &Position, history: Option<&Game>) -> Result<(), Refusal> {
    let outcome = match history {
        Some(game) => game.outcome(),
        None => position.outcome(),
    };
    match outcome {
        Some(outcome) => Err(Reason::GameOver { outcome }.into()),
        None => Ok(()),
    }
}

/// As [`find`], in a game that may have gone on after its end.
pub(super) fn find_played(
    position: &Position,
    history: Option<&Game>,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Result<Move, Refusal> {
    let ground = Ground {
        board: position.board(),
        turn: position.turn(),
        passed: position.chess.maybe_ep_square(),
        position: Some(position),
        history,
    };
    let (attempt, reasons) = judge(&ground, from, to, promotion);
    if let Some(refusal) = Refusal::new(reasons) {
        return Err(refusal);
    }
    let meant = |mv: &Move| match attempt {
        Some(attempt) => mv.castling().is_some() && mv.castling() == attempt.side(),
        None => {
            mv.from() == from
                && mv.to() == to
                && mv.promotion() == promotion
                && mv.castling().is_none()
        }
    };
    // The properties in tests/rules_properties.rs hold the judge to agree with the list of legal moves.
    position
        .legal_moves()
        .into_iter()
        .find(meant)
        .ok_or_else(|| {
            let piece = position
                .piece_at(from)
                .unwrap_or(Role::King.of(position.turn()));
            Reason::NotHowItMoves { from, to, piece }.into()
        })
}

/// Castling to a side, or why not; none when the side to move has no king.
pub(super) fn castle(
    position: &Position,
    history: Option<&Game>,
    side: CastlingSide,
) -> Option<Result<Move, Refusal>> {
    let attempt = castling::toward(position, position.turn(), side)?;
    let mut reasons = Vec::new();
    castling::refuse(position, history, attempt, &mut reasons);
    if let Some(refusal) = Refusal::new(reasons) {
        return Some(Err(refusal));
    }
    let moves = position.legal_moves();
    moves
        .into_iter()
        .find(|mv| mv.castling() == Some(side))
        .map(Ok)
}

/// Every rule that forbids the move, the one to tell first in front, and the castling attempt if it is one.
pub(super) fn judge(
    ground: &Ground<'_>,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> (Option<Attempt>, Vec<Reason>) {
    let Some(piece) = ground.board.piece_at(from) else {
        return (None, vec![Reason::NoPiece { from }]);
    };
    if piece.color != ground.turn {
        return (None, vec![Reason::OtherSide { from, piece }]);
    }
    let attempt = ground
        .position
        .filter(|_| piece.role == Role::King)
        .and_then(|position| castling::attempt(position, from, to));
    let mut reasons = Vec::new();
    if let (Some(attempt), Some(position)) = (attempt, ground.position) {
        castling::refuse(position, ground.history, attempt, &mut reasons);
    } else {
        let possible = shape(ground, piece, from, to, &mut reasons);
        if possible && piece.role == Role::King {
            king_step(ground, from, to, &mut reasons);
        } else if possible {
            king_safety(ground, piece, from, to, &mut reasons);
        }
    }
    promote(ground, piece, from, to, promotion, &mut reasons);
    (attempt, reasons)
}

/// How the man moves and what stands in its way. Is it a move that such a man can make at all?
fn shape(
    ground: &Ground<'_>,
    piece: Piece,
    from: Square,
    to: Square,
    reasons: &mut Vec<Reason>,
) -> bool {
    let possible = if piece.role == Role::Pawn {
        pawn_shape(ground, piece, from, to, reasons)
    } else {
        man_shape(ground, piece, from, to, reasons)
    };
    if from != to
        && let Some(own) = ground
            .board
            .piece_at(to)
            .filter(|man| man.color == piece.color)
    {
        // After "how it moves" and "blocked", which are the plainer reasons.
        reasons.push(Reason::OwnPiece { to, piece: own });
    }
    if possible && ground.board.piece_at(to) == Some(Role::King.of(!piece.color)) {
        reasons.push(Reason::KingNeverTaken { to });
    }
    possible
}

fn man_shape(
    ground: &Ground<'_>,
    piece: Piece,
    from: Square,
    to: Square,
    reasons: &mut Vec<Reason>,
) -> bool {
    if !attacks::attacks(from, piece, Bitboard::EMPTY).contains(to) {
        reasons.push(Reason::NotHowItMoves { from, to, piece });
        return false;
    }
    if piece.role != Role::Knight {
        blocked(ground, from, to, reasons);
    }
    true
}

/// The first man between two squares of a line, seen from `from`.
fn blocked(ground: &Ground<'_>, from: Square, to: Square, reasons: &mut Vec<Reason>) {
    let between = attacks::between(from, to) & ground.board.occupied();
    let first = if from < to {
        between.first()
    } else {
        between.last()
    };
    if let Some(by) = first {
        reasons.push(Reason::Blocked { from, to, by });
    }
}

fn pawn_shape(
    ground: &Ground<'_>,
    piece: Piece,
    from: Square,
    to: Square,
    reasons: &mut Vec<Reason>,
) -> bool {
    let forward = i32::from(to.rank()) - i32::from(from.rank());
    let forward = piece.color.fold_wb(forward, -forward);
    let sideways = i32::from(from.file()).abs_diff(i32::from(to.file()));
    let target = ground.board.color_at(to);
    match (sideways, forward) {
        (0, 1 | 2) => {
            if forward == 2 && from.rank() != piece.color.relative_rank(Rank::Second) {
                reasons.push(Reason::PawnDoubleStepNotFromStart { from, to });
            }
            blocked(ground, from, to, reasons);
            if target == Some(!piece.color) {
                reasons.push(Reason::PawnCannotCaptureForward { from, to });
            }
            true
        }
        (1, 1) => {
            if target.is_none() && ground.passed != Some(to) {
                reasons.push(nothing_to_capture(ground, piece, from, to));
            }
            true
        }
        _ => {
            reasons.push(Reason::NotHowItMoves { from, to, piece });
            false
        }
    }
}

/// Why a pawn cannot move diagonally to an empty square: was en passant meant?
fn nothing_to_capture(ground: &Ground<'_>, piece: Piece, from: Square, to: Square) -> Reason {
    let pawn = Square::from_coords(to.file(), from.rank());
    let enemy = Role::Pawn.of(!piece.color);
    let beside = from.rank() == piece.color.relative_rank(Rank::Fifth)
        && ground.board.piece_at(pawn) == Some(enemy);
    if !beside {
        return Reason::PawnNothingToCapture { from, to };
    }
    match ground.history.map(|game| game.double_step(pawn)) {
        Some(Some(true)) => Reason::EnPassantExpired { from, to, pawn },
        Some(Some(false)) => Reason::EnPassantNever {
            from,
            to,
            pawn,
            history_known: true,
        },
        Some(None) | None => Reason::EnPassantNever {
            from,
            to,
            pawn,
            history_known: false,
        },
    }
}

/// A king's step: the target is looked at with the king lifted off, as it does not shield itself.
fn king_step(ground: &Ground<'_>, from: Square, to: Square, reasons: &mut Vec<Reason>) {
    let lifted = ground.board.occupied().without(from);
    let by = ground.board.attacks_to(to, !ground.turn, lifted);
    let men = by & !ground.board.kings();
    if men.any() {
        reasons.push(Reason::KingAttacked {
            to,
            by: men.into_iter().collect(),
        });
    }
    if let Some(king) = (by & ground.board.kings()).first() {
        reasons.push(Reason::KingNextToKing { to, king });
    }
}

/// Does the move of another man leave the king in check?
fn king_safety(
    ground: &Ground<'_>,
    piece: Piece,
    from: Square,
    to: Square,
    reasons: &mut Vec<Reason>,
) {
    let Some(king) = ground.king() else {
        return;
    };
    let board = ground.board;
    let taken_in_passing = (piece.role == Role::Pawn
        && from.file() != to.file()
        && ground.passed == Some(to)
        && board.piece_at(to).is_none())
    .then(|| Square::from_coords(to.file(), from.rank()));
    let before = board.occupied();
    let moved = before.without(from).with(to);
    let after = taken_in_passing.map_or(moved, |pawn| moved.without(pawn));
    // Men that are no longer there attack nothing.
    let enemies = ground.enemies() & after & !Bitboard::from(to);

    let checkers = board.attacks_to(king, !ground.turn, before);
    let attackers = board.attacks_to(king, !ground.turn, after) & enemies;
    let squares = |men: Bitboard| men.into_iter().collect::<Vec<_>>();
    if checkers.more_than_one() {
        reasons.push(Reason::DoubleCheck {
            king,
            by: squares(checkers),
        });
    } else if (checkers & attackers).any() {
        reasons.push(Reason::DoesNotAnswerCheck {
            king,
            by: squares(checkers),
        });
    }
    let uncovered = attackers & !checkers;
    if uncovered.any() {
        let en_passant = taken_in_passing
            .filter(|_| (board.attacks_to(king, !ground.turn, moved) & uncovered).is_empty());
        reasons.push(Reason::Pinned {
            from,
            king,
            by: squares(uncovered),
            en_passant,
        });
    }
}

/// Is a piece named where a pawn promotes, and only there?
fn promote(
    ground: &Ground<'_>,
    piece: Piece,
    from: Square,
    to: Square,
    promotion: Option<Role>,
    reasons: &mut Vec<Reason>,
) {
    let promotes = piece.role == Role::Pawn
        && to.rank() == ground.turn.relative_rank(Rank::Eighth)
        && from.rank() == ground.turn.relative_rank(Rank::Seventh);
    match promotion {
        None => {
            let possible = !reasons
                .iter()
                .any(|reason| matches!(reason, Reason::NotHowItMoves { .. }));
            if promotes && possible {
                reasons.push(Reason::PromotionMissing { to });
            }
        }
        Some(role) => {
            if !promotes || matches!(role, Role::King | Role::Pawn) {
                reasons.push(Reason::PromotionNotAllowed { to, role });
            }
        }
    }
}
