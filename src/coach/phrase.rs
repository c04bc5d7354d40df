//! From what was proved to what is said: a reason as a message, with men, squares and moves as its arguments.

use crate::message::{Arg, Message, MessageId};
use crate::motif::{Fact, Man, material};
use crate::rules::{Color, Move, Position, Role, attackers};
use crate::theme::Theme;

/// How a fact bears on the move that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stance {
    /// The move does it.
    Does,
    /// The move does it, and should not have: it gives away what was there.
    Spoils,
    /// The move lets the other side do it.
    Allows,
    /// Another move would have done it.
    Misses,
}

/// Why a move is good or bad: a fact that a line bears out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// How the fact bears on the move.
    pub stance: Stance,
    /// The fact.
    pub fact: Fact,
    /// The position where the fact's line begins.
    pub start: Position,
    /// Is the move as good as the best all the same? Then nothing was stronger.
    pub costs_nothing: bool,
}

impl Reason {
    /// The same words must not come again soon: two reasons of one kind sound alike.
    #[must_use]
    pub fn kind(&self) -> (Stance, Theme) {
        (self.stance, self.fact.theme)
    }

    /// Is it something that should not have been allowed, or should have been done?
    #[must_use]
    pub fn is_regret(&self) -> bool {
        match self.stance {
            Stance::Spoils | Stance::Allows | Stance::Misses => true,
            Stance::Does => false,
        }
    }

    /// Is it something to praise the move for? A draw is only for who has less.
    #[must_use]
    pub fn is_merit(&self) -> bool {
        let (start, side) = (&self.start, self.fact.side);
        let has_less = || material(start, side) < material(start, !side);
        self.stance == Stance::Does
            && !self.fact.theme.is_weakness()
            && (!self.fact.theme.is_draw() || has_less())
    }

    /// The stable name, as JSON writes it: `allows_fork`.
    #[must_use]
    pub fn name(&self) -> String {
        let stance = match self.stance {
            Stance::Does | Stance::Spoils => "does",
            Stance::Allows => "allows",
            Stance::Misses => "misses",
        };
        format!("{stance}_{}", self.fact.theme.name().replace('-', "_"))
    }
}

/// A reason as a message of at most two sentences.
#[must_use]
pub fn phrase(reason: &Reason) -> Message {
    let Reason {
        stance,
        fact,
        start,
        costs_nothing,
    } = reason;
    let sans = sans(start, &fact.line, fact.ply);
    let is_first = sans.len() == 1;
    let id = match (stance, is_first) {
        (Stance::Does | Stance::Spoils, true) => "coach-does",
        (Stance::Does | Stance::Spoils, false) => "coach-does-later",
        (Stance::Allows, true) => "coach-allows",
        (Stance::Allows, false) => "coach-allows-later",
        (Stance::Misses, true) if *costs_nothing => "coach-misses-also",
        (Stance::Misses, false) if *costs_nothing => "coach-misses-also-later",
        (Stance::Misses, true) => "coach-misses",
        (Stance::Misses, false) => "coach-misses-later",
    };
    let first = sans.first().cloned().unwrap_or_default();
    let line = Arg::San(sans.join(" "));
    let message = Message::own(id);
    let message = match (stance, is_first) {
        (Stance::Misses, false) => message.with("move", Arg::San(first)).with("line", line),
        (Stance::Does | Stance::Spoils | Stance::Allows, false) => message.with("line", line),
        (_, true) => message.with("move", Arg::San(first)),
    };
    message.with("fact", Arg::Clause(Box::new(told(reason))))
}

/// A fact as a part of a sentence about a move that is on the board: what it took is gone, and the taker stands elsewhere.
fn told(reason: &Reason) -> Message {
    let fact = &reason.fact;
    let (is_done, is_to_come) = match reason.stance {
        Stance::Does | Stance::Spoils => (true, false),
        Stance::Allows => (false, true),
        Stance::Misses => (false, false),
    };
    if fact.theme == Theme::HangingPiece {
        return Message::own(hanging_id(is_done, hindrance(reason)))
            .with("by", men(&fact.by))
            .with("on", men(&fact.on));
    }
    let id = if fact.theme == Theme::WinningExchange && !is_to_come {
        // Nor can a man take any more that has made another move instead.
        "fact-winning-exchange-taken"
    } else {
        return clause(fact);
    };
    Message::own(id).with("on", men(&fact.on))
}

/// Why a man that stands ready cannot take back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hindrance {
    /// Its king is in check.
    Check,
    /// It is pinned to its king.
    Pin,
}

/// What alone keeps the other side from taking back, where a man of it stands ready: a learner sees that man.
fn hindrance(reason: &Reason) -> Option<Hindrance> {
    let mv = reason.fact.line.first()?;
    let after = reason.start.play(*mv).ok()?;
    let ready = attackers(after.board(), mv.to(), after.turn()) & !after.board().kings();
    if ready.is_empty() {
        return None;
    }
    Some(if after.is_check() {
        Hindrance::Check
    } else {
        Hindrance::Pin
    })
}

fn hanging_id(is_done: bool, hindrance: Option<Hindrance>) -> &'static str {
    match (is_done, hindrance) {
        (true, None) => "fact-hanging-piece-taken",
        (true, Some(Hindrance::Check)) => "fact-hanging-piece-taken-check",
        (true, Some(Hindrance::Pin)) => "fact-hanging-piece-taken-pin",
        (false, None) => "fact-hanging-piece",
        (false, Some(Hindrance::Check)) => "fact-hanging-piece-check",
        (false, Some(Hindrance::Pin)) => "fact-hanging-piece-pin",
    }
}

fn men(men: &[Man]) -> Arg {
    Arg::Roles(
        men.iter()
            .map(|(square, piece)| (*square, piece.role))
            .collect(),
    )
}

/// The same words when the other side has moved since: what a move allowed is no longer to come, whether it was played or not.
#[must_use]
pub fn after_the_answer(message: Message) -> Message {
    let id = if let MessageId::Own(id) = message.id {
        MessageId::Own(match id {
            "coach-allows" => "coach-allowed",
            "coach-allows-later" => "coach-allowed-later",
            other => other,
        })
    } else {
        message.id
    };
    let args = message.args.into_iter().map(|(name, arg)| {
        let arg = if let Arg::Message(inner) = arg {
            Arg::Message(Box::new(after_the_answer(*inner)))
        } else {
            arg
        };
        (name, arg)
    });
    Message {
        id,
        args: args.collect(),
    }
}

/// The name of an idea.
#[must_use]
pub fn idea(theme: Theme) -> Message {
    Message::own(ids(theme).0)
}

/// A draw by the rules as a part of a sentence: which one it is, and the side that is then to move.
pub(super) fn draw_clause(theme: Theme, to_move: Color) -> Message {
    let message = Message::own(ids(theme).1);
    if theme == Theme::Stalemate {
        message.with("side", Arg::Color(to_move))
    } else {
        message
    }
}

/// A fact as a part of a sentence.
#[must_use]
pub fn clause(fact: &Fact) -> Message {
    let one = |man: Option<&Man>| men(man.map_or(&[], std::slice::from_ref));
    let message = Message::own(clause_id(fact));
    match fact.theme {
        Theme::Mate => message
            .with("by", men(&fact.by))
            .with("on", men(&fact.on))
            .with("count", Arg::Number(fact.by.len() as i64)),
        Theme::MateThreat => message.with("last", one(fact.by.last())),
        Theme::BackRankMate
        | Theme::SmotheredMate
        | Theme::ArabianMate
        | Theme::AnastasiaMate
        | Theme::BodenMate
        | Theme::DoubleBishopMate
        | Theme::DovetailMate
        | Theme::EpauletteMate
        | Theme::HookMate
        | Theme::DoubleCheck
        | Theme::Sacrifice
        | Theme::QuietMove
        | Theme::Promotion
        | Theme::Underpromotion
        | Theme::PromotionThreat
        | Theme::PerpetualCheck
        | Theme::Centre
        | Theme::Development
        | Theme::LostCastling
        | Theme::PassedPawn
        | Theme::OpenFile => message.with("by", men(&fact.by)),
        Theme::Castles | Theme::Outpost => message
            .with("first", one(fact.by.first()))
            .with("last", one(fact.by.last())),
        Theme::SameMan | Theme::EarlyQueen => message
            .with("by", men(&fact.by))
            .with("on", men(&fact.on))
            .with("count", Arg::Number(fact.on.len() as i64)),
        Theme::WeakPoint
        | Theme::ExposedKing
        | Theme::Simplification
        | Theme::Opposition
        | Theme::SquareOfThePawn => message.with("by", men(&fact.by)).with("on", men(&fact.on)),
        Theme::DoubledPawns | Theme::IsolatedPawn | Theme::BackwardPawn => {
            message.with("on", men(&fact.on))
        }
        Theme::HangingPiece | Theme::WinningExchange | Theme::Fork | Theme::XRay => {
            message.with("by", men(&fact.by)).with("on", men(&fact.on))
        }
        Theme::Pin | Theme::Skewer => message
            .with("by", men(&fact.by))
            .with("first", one(fact.on.first()))
            .with("second", one(fact.on.get(1))),
        Theme::DiscoveredAttack => message
            .with("last", one(fact.by.last()))
            .with("on", men(&fact.on)),
        Theme::DiscoveredCheck => message.with("last", one(fact.by.last())),
        Theme::RemovingTheDefender | Theme::Deflection | Theme::Interference => {
            let message = message.with("first", one(fact.on.first()));
            if guards_against_mate(fact) {
                message
            } else {
                message.with("second", one(fact.on.get(1)))
            }
        }
        Theme::Overload => message.with("first", one(fact.on.first())),
        Theme::Decoy => {
            let message = message.with("first", one(fact.on.first()));
            match fact.by.first() {
                Some((square, _)) => message.with("square", Arg::Square(*square)),
                None => message,
            }
        }
        Theme::WinningMaterial
        | Theme::TrappedPiece
        | Theme::InBetweenMove
        | Theme::StalemateTrick => message.with("on", men(&fact.on)),
        Theme::Stalemate | Theme::DeadPosition | Theme::Repetition | Theme::FiftyMoves => {
            draw_clause(fact.theme, !fact.side)
        }
    }
}

/// Was it a mate that the man guarded against, not another man?
fn guards_against_mate(fact: &Fact) -> bool {
    fact.on
        .get(1)
        .is_none_or(|(_, piece)| piece.role == Role::King)
}

/// Did the man stop guarding because it took what was offered, and not because it had to go?
fn is_drawn_away(fact: &Fact) -> bool {
    let at = |ply: usize| fact.line.get(ply);
    at(fact.ply)
        .zip(at(fact.ply + 1))
        .is_some_and(|(mv, reply)| reply.captured_on() == Some(mv.to()))
}

fn clause_id(fact: &Fact) -> &'static str {
    let usual = match ids(fact.theme).1 {
        "fact-deflection" if !is_drawn_away(fact) => "fact-driven-away",
        usual => usual,
    };
    if !guards_against_mate(fact) {
        return usual;
    }
    match usual {
        "fact-removing-the-defender" => "fact-removing-the-defender-mate",
        "fact-deflection" => "fact-deflection-mate",
        "fact-driven-away" => "fact-driven-away-mate",
        "fact-interference" => "fact-interference-mate",
        other => other,
    }
}

/// The messages of a theme: its name, and its part of a sentence.
fn ids(theme: Theme) -> (&'static str, &'static str) {
    match theme {
        Theme::Mate => ("idea-mate", "fact-mate"),
        Theme::MateThreat => ("idea-mate-threat", "fact-mate-threat"),
        Theme::BackRankMate => ("idea-back-rank-mate", "fact-back-rank-mate"),
        Theme::SmotheredMate => ("idea-smothered-mate", "fact-smothered-mate"),
        Theme::ArabianMate => ("idea-arabian-mate", "fact-arabian-mate"),
        Theme::AnastasiaMate => ("idea-anastasia-mate", "fact-anastasia-mate"),
        Theme::BodenMate => ("idea-boden-mate", "fact-boden-mate"),
        Theme::DoubleBishopMate => ("idea-double-bishop-mate", "fact-double-bishop-mate"),
        Theme::DovetailMate => ("idea-dovetail-mate", "fact-dovetail-mate"),
        Theme::EpauletteMate => ("idea-epaulette-mate", "fact-epaulette-mate"),
        Theme::HookMate => ("idea-hook-mate", "fact-hook-mate"),
        Theme::HangingPiece => ("idea-hanging-piece", "fact-hanging-piece"),
        Theme::WinningExchange => ("idea-winning-exchange", "fact-winning-exchange"),
        Theme::WinningMaterial => ("idea-winning-material", "fact-winning-material"),
        Theme::Fork => ("idea-fork", "fact-fork"),
        Theme::Pin => ("idea-pin", "fact-pin"),
        Theme::Skewer => ("idea-skewer", "fact-skewer"),
        Theme::DiscoveredAttack => ("idea-discovered-attack", "fact-discovered-attack"),
        Theme::DiscoveredCheck => ("idea-discovered-check", "fact-discovered-check"),
        Theme::DoubleCheck => ("idea-double-check", "fact-double-check"),
        Theme::XRay => ("idea-x-ray", "fact-x-ray"),
        Theme::RemovingTheDefender => ("idea-removing-the-defender", "fact-removing-the-defender"),
        Theme::Deflection => ("idea-deflection", "fact-deflection"),
        Theme::Decoy => ("idea-decoy", "fact-decoy"),
        Theme::Overload => ("idea-overload", "fact-overload"),
        Theme::Interference => ("idea-interference", "fact-interference"),
        Theme::TrappedPiece => ("idea-trapped-piece", "fact-trapped-piece"),
        Theme::Sacrifice => ("idea-sacrifice", "fact-sacrifice"),
        Theme::InBetweenMove => ("idea-in-between-move", "fact-in-between-move"),
        Theme::QuietMove => ("idea-quiet-move", "fact-quiet-move"),
        Theme::Promotion => ("idea-promotion", "fact-promotion"),
        Theme::Underpromotion => ("idea-underpromotion", "fact-underpromotion"),
        Theme::PromotionThreat => ("idea-promotion-threat", "fact-promotion-threat"),
        Theme::PerpetualCheck => ("idea-perpetual-check", "fact-perpetual-check"),
        Theme::StalemateTrick => ("idea-stalemate-trick", "fact-stalemate-trick"),
        Theme::Stalemate => ("idea-stalemate", "fact-stalemate"),
        Theme::DeadPosition => ("idea-dead-position", "fact-dead-position"),
        Theme::Repetition => ("idea-threefold-repetition", "fact-threefold-repetition"),
        Theme::FiftyMoves => ("idea-fifty-move-rule", "fact-fifty-move-rule"),
        Theme::Castles => ("idea-castles", "fact-castles"),
        Theme::Centre => ("idea-centre", "fact-centre"),
        Theme::Development => ("idea-development", "fact-development"),
        Theme::WeakPoint => ("idea-weak-point", "fact-weak-point"),
        Theme::SameMan => ("idea-same-man", "fact-same-man"),
        Theme::EarlyQueen => ("idea-early-queen", "fact-early-queen"),
        Theme::LostCastling => ("idea-lost-castling", "fact-lost-castling"),
        Theme::ExposedKing => ("idea-exposed-king", "fact-exposed-king"),
        Theme::DoubledPawns => ("idea-doubled-pawns", "fact-doubled-pawns"),
        Theme::IsolatedPawn => ("idea-isolated-pawn", "fact-isolated-pawn"),
        Theme::BackwardPawn => ("idea-backward-pawn", "fact-backward-pawn"),
        Theme::PassedPawn => ("idea-passed-pawn", "fact-passed-pawn"),
        Theme::OpenFile => ("idea-open-file", "fact-open-file"),
        Theme::Outpost => ("idea-outpost", "fact-outpost"),
        Theme::Simplification => ("idea-simplification", "fact-simplification"),
        Theme::Opposition => ("idea-opposition", "fact-opposition"),
        Theme::SquareOfThePawn => ("idea-square-of-the-pawn", "fact-square-of-the-pawn"),
    }
}

/// The moves from the start to the one at a ply, in algebraic notation.
fn sans(start: &Position, line: &[Move], ply: usize) -> Vec<String> {
    let mut position = start.clone();
    let mut sans = Vec::new();
    for mv in line.iter().take(ply + 1) {
        sans.push(position.san(*mv));
        match position.play(*mv) {
            Ok(next) => position = next,
            Err(_) => break,
        }
    }
    sans
}
