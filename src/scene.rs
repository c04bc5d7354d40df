//! What a board should show: men, what can be done with them, and marks. No colours and no pixels.

use std::collections::BTreeMap;

use crate::rules::{Board, Color, Game, Move, Piece, Position, Reason, Square};

/// All that a board draws. A session makes it; the window only paints it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The men.
    pub board: Board,
    /// Whose turn it is, where that matters.
    pub turn: Option<Color>,
    /// The side at the bottom.
    pub orientation: Color,
    /// What the learner may do with the board.
    pub input: Input,
    /// The squares of the last move, from and to.
    pub last_move: Option<(Square, Square)>,
    /// The king in check.
    pub check: Option<Square>,
    /// Arrows, rings and dots.
    pub marks: Vec<Mark>,
    /// Stars to collect.
    pub stars: Vec<Square>,
    /// The mark that a good move leaves on its square.
    pub badge: Option<Badge>,
}

impl Scene {
    /// Men to be looked at, and nothing else.
    #[must_use]
    pub fn still(board: Board, orientation: Color) -> Self {
        Self {
            board,
            turn: None,
            orientation,
            input: Input::Nothing,
            last_move: None,
            check: None,
            marks: Vec::new(),
            stars: Vec::new(),
            badge: None,
        }
    }

    /// The position that a game has come to, to be looked at.
    #[must_use]
    pub fn after(game: &Game, orientation: Color) -> Self {
        let position = game.position();
        let check = position.is_check().then(|| position.king(position.turn()));
        Self {
            turn: Some(position.turn()),
            last_move: game.moves().last().map(|mv| (mv.from(), mv.to())),
            check: check.flatten(),
            ..Self::still(position.board().clone(), orientation)
        }
    }
}

/// What a board takes from the learner.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub enum Input {
    /// Nothing: it is to be looked at.
    #[default]
    Nothing,
    /// Moves. The map holds the allowed ones, to be shown; others may be tried and are answered.
    Moves(BTreeMap<Square, Vec<Target>>),
    /// Clicks on squares.
    Squares,
    /// Men put on squares or taken off.
    Men(Vec<Piece>),
}

/// A square that a man may go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// The square.
    pub to: Square,
    /// Is something taken there?
    pub captures: bool,
    /// Must a pawn choose what it becomes?
    pub promotes: bool,
}

/// Something drawn on the board to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// From a square to another.
    Arrow {
        /// Where it starts.
        from: Square,
        /// Where it points.
        to: Square,
        /// What it means.
        tone: Tone,
    },
    /// Around a square.
    Ring {
        /// The square.
        square: Square,
        /// What it means.
        tone: Tone,
    },
    /// A small dot in a square.
    Dot {
        /// The square.
        square: Square,
        /// What it means.
        tone: Tone,
    },
}

/// What a mark means; the window chooses colour and shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tone {
    /// Look here.
    Idea,
    /// This is right.
    Good,
    /// Not yet; mind this.
    Warning,
    /// Check, or a man that takes.
    Danger,
}

/// A sign on the square where a good move ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Badge {
    /// The square.
    pub square: Square,
    /// The sign.
    pub sign: Sign,
}

/// The signs a badge can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// Solved.
    Star,
    /// Right, and there is more to do.
    Tick,
    /// Not yet.
    Again,
    /// A move of the openings that are taught.
    Book,
    /// !! – a great move that gives something up.
    Brilliant,
    /// ! – the one good move.
    Great,
    /// ?! – a little was lost.
    Inaccuracy,
    /// ? – something was lost.
    Mistake,
    /// ?? – much was lost.
    Blunder,
}

impl Scene {
    /// A position to look at, after a move that led there.
    #[must_use]
    pub fn of(position: &Position, last: Option<Move>, orientation: Color) -> Self {
        let checked = position.king(position.turn());
        Self {
            board: position.board().clone(),
            turn: Some(position.turn()),
            orientation,
            input: Input::Nothing,
            last_move: last.map(|mv| (mv.from(), mv.to())),
            check: checked.filter(|_| position.is_check()),
            marks: Vec::new(),
            stars: Vec::new(),
            badge: None,
        }
    }
}

impl Sign {
    /// The sign that chess books put behind a move, where it is one.
    #[must_use]
    pub fn text(self) -> &'static str {
        match self {
            Self::Brilliant => "!!",
            Self::Great => "!",
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
            Self::Star | Self::Tick | Self::Again | Self::Book => "",
        }
    }
}

impl Input {
    /// Every legal move of a position.
    #[must_use]
    pub fn legal(position: &Position) -> Self {
        let mut targets: BTreeMap<Square, Vec<Target>> = BTreeMap::new();
        for mv in position.legal_moves() {
            let target = Target {
                to: mv.to(),
                captures: mv.captured().is_some(),
                promotes: mv.promotion().is_some(),
            };
            let list = targets.entry(mv.from()).or_default();
            if !list.contains(&target) {
                list.push(target);
            }
        }
        Self::Moves(targets)
    }
}

impl Mark {
    /// What proves that a move is not allowed: arrows from the men that attack to what they attack; rings round anything
    /// else.
    #[must_use]
    pub fn of_refusal(reason: &Reason) -> Vec<Self> {
        let arrows = |by: &[Square], to: Square| {
            by.iter()
                .map(|from| Self::Arrow {
                    from: *from,
                    to,
                    tone: Tone::Danger,
                })
                .collect()
        };
        match reason {
            Reason::KingAttacked { to, by } => arrows(by, *to),
            Reason::Pinned { king, by, .. }
            | Reason::DoesNotAnswerCheck { king, by }
            | Reason::DoubleCheck { king, by }
            | Reason::CastlingInCheck { king, by } => arrows(by, *king),
            Reason::CastlingThroughAttack { square, by }
            | Reason::CastlingIntoAttack { square, by } => arrows(by, *square),
            Reason::KingNextToKing { to, king } => arrows(&[*king], *to),
            Reason::GameOver { .. }
            | Reason::NoPiece { .. }
            | Reason::OtherSide { .. }
            | Reason::OwnPiece { .. }
            | Reason::KingNeverTaken { .. }
            | Reason::NotHowItMoves { .. }
            | Reason::Blocked { .. }
            | Reason::PawnCannotCaptureForward { .. }
            | Reason::PawnNothingToCapture { .. }
            | Reason::PawnDoubleStepNotFromStart { .. }
            | Reason::EnPassantExpired { .. }
            | Reason::EnPassantNever { .. }
            | Reason::KingHasMoved { .. }
            | Reason::RookHasMoved { .. }
            | Reason::CastlingRightGone { .. }
            | Reason::NoRook { .. }
            | Reason::CastlingBlocked { .. }
            | Reason::NotOnSameRank { .. }
            | Reason::PromotionMissing { .. }
            | Reason::PromotionNotAllowed { .. } => reason
                .squares()
                .into_iter()
                .map(|square| Self::Ring {
                    square,
                    tone: Tone::Warning,
                })
                .collect(),
        }
    }

    /// What the mark means.
    #[must_use]
    pub fn tone(self) -> Tone {
        match self {
            Self::Arrow { tone, .. } | Self::Ring { tone, .. } | Self::Dot { tone, .. } => tone,
        }
    }
}
