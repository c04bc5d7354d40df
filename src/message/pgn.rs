//! Why a position or a game that was written down cannot be read, as messages.

use crate::rules::{FenError, FenField, PgnError, PgnFault, ReadMoveError, SetupFault};

use super::{Arg, Message};

impl Message {
    /// Why a FEN is no position, one message for each reason.
    #[must_use]
    pub fn of_fen(error: &FenError) -> Vec<Self> {
        match error {
            FenError::Unreadable { field, .. } => vec![Self::own(match field {
                FenField::Whole => "fen-whole",
                FenField::Board => "fen-board",
                FenField::Turn => "fen-turn",
                FenField::Castling => "fen-castling",
                FenField::EnPassant => "fen-en-passant",
                FenField::HalfmoveClock => "fen-halfmove-clock",
                FenField::MoveNumber => "fen-move-number",
            })],
            // Nothing more need be said of an empty board.
            FenError::Illegal { faults } if faults.contains(&SetupFault::EmptyBoard) => {
                vec![Self::own("setup-empty-board")]
            }
            FenError::Illegal { faults } => faults
                .iter()
                .map(|fault| {
                    Self::own(match fault {
                        SetupFault::EmptyBoard => "setup-empty-board",
                        SetupFault::MissingKing => "setup-missing-king",
                        SetupFault::TooManyKings => "setup-too-many-kings",
                        SetupFault::PawnsOnBackrank => "setup-pawns-on-backrank",
                        SetupFault::CastlingRights => "setup-castling-rights",
                        SetupFault::EnPassantSquare => "setup-en-passant-square",
                        SetupFault::OppositeCheck => "setup-opposite-check",
                        SetupFault::KingsTouch => "setup-kings-touch",
                        SetupFault::ImpossibleCheck => "setup-impossible-check",
                        SetupFault::TooMuchMaterial => "setup-too-much-material",
                    })
                })
                .collect(),
        }
    }

    /// Which game of a PGN could not be read, in which line, and why.
    #[must_use]
    pub fn of_pgn(error: &PgnError) -> Self {
        placed("pgn-fault", error)
    }

    /// Which game of a PGN is there only up to a fault, in it or in one of its variations, in which line, and why.
    #[must_use]
    pub fn of_cut_pgn(error: &PgnError) -> Self {
        let id = match error.before {
            Some(_) => "pgn-cut-game",
            None => "pgn-cut-variation",
        };
        placed(id, error)
    }
}

fn placed(id: &'static str, error: &PgnError) -> Message {
    Message::own(id)
        .with("game", number(error.game))
        .with("line", number(error.line))
        .with("fault", Arg::Message(Box::new(fault(&error.fault))))
}

fn number(number: usize) -> Arg {
    Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
}

/// What is wrong there.
fn fault(fault: &PgnFault) -> Message {
    let name = |text: &str| Arg::Name(shortened(text));
    match fault {
        PgnFault::Fen(error) => {
            let why = Message::of_fen(error).into_iter().next();
            let why = why.unwrap_or_else(|| Message::own("fen-whole"));
            Message::own("pgn-fault-fen").with("why", Arg::Message(Box::new(why)))
        }
        PgnFault::Variant(variant) => Message::own("pgn-fault-variant").with("name", name(variant)),
        PgnFault::Move { text, error, board } => match error {
            ReadMoveError::Ambiguous(_) => {
                Message::own("pgn-fault-move-ambiguous").with("move", name(text))
            }
            ReadMoveError::NoSuchMan { role, to } => Message::own("pgn-fault-move-nobody")
                .with("move", name(text))
                .with("role", Arg::Role(*role))
                .with("square", Arg::Square(*to)),
            ReadMoveError::NotAMove => Message::own("pgn-fault-unknown").with("text", name(text)),
            ReadMoveError::Refused(refusal) => {
                let why = Message::refusal(refusal.first(), board);
                Message::own("pgn-fault-move")
                    .with("move", name(text))
                    .with("why", Arg::Message(Box::new(why)))
            }
        },
        PgnFault::Tag(text) => Message::own("pgn-fault-tag").with("text", name(text)),
        PgnFault::Unclosed => Message::own("pgn-fault-unclosed"),
        PgnFault::Unopened => Message::own("pgn-fault-unopened"),
        PgnFault::VariationWithoutMove => Message::own("pgn-fault-variation-first"),
        PgnFault::NullMove => Message::own("pgn-fault-null"),
        PgnFault::Unknown(text) => Message::own("pgn-fault-unknown").with("text", name(text)),
    }
}

/// What stands in the file, as far as it helps to find the place: a line may be a whole book.
fn shortened(text: &str) -> String {
    const MOST: usize = 40;
    let mut chars = text.chars().filter(|c| !c.is_control());
    let mut short: String = chars.by_ref().take(MOST).collect();
    if chars.next().is_some() {
        short.push('…');
    }
    short
}
