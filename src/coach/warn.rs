//! "Are you sure?": what the other side could take at once, a mate that it could give, or a draw by the rules for who is ahead,
//! told before a move stands. Rules only, so it is there at once.

use crate::message::{Arg, Message};
use crate::motif::{Story, Threat, balance_after_takings, drawn, material, value, worst_threat};
use crate::rules::{Color, Game, Move, Position, Square};
use crate::scene::{Mark, Tone};
use crate::theme::Theme;

use super::phrase::draw_clause;

/// A loss worth a question, in pawns.
const WORTH_ASKING: i32 = 2;

/// So many takings one after another are looked at: what is taken, and what is taken for it, twice.
const TAKINGS: u32 = 4;

/// What a move lets the other side do, and another move would not have let it do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Danger {
    /// A man is left to be taken.
    Taken(Threat),
    /// This move gives mate.
    Mate(Move),
    /// Nothing is left for the other side to do: the move itself makes the game a draw, or lets a draw be claimed.
    Draw {
        /// Which draw by the rules it is.
        theme: Theme,
        /// The king of the other side, and whose it is.
        king: (Square, Color),
    },
}

impl Danger {
    /// The question before the move stands.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Taken(threat) => {
                let (square, role) = threat.victim;
                Message::own("coach-sure")
                    .with("square", Arg::Square(square))
                    .with("role", Arg::Role(role))
                    .with("taker", Arg::Roles(vec![threat.taker]))
            }
            Self::Mate(mv) => Message::own("coach-sure-mate")
                .with("square", Arg::Square(mv.to()))
                .with("by", Arg::Roles(vec![(mv.from(), mv.role())])),
            Self::Draw { theme, king } => Message::own("coach-sure-draw")
                .with("fact", Arg::Clause(Box::new(draw_clause(*theme, king.1)))),
        }
    }

    /// What is feared, on the board after the move: the other side's move, or the king that is stalemated.
    #[must_use]
    pub fn mark(&self) -> Mark {
        let tone = Tone::Danger;
        let arrow = |from, to| Mark::Arrow { from, to, tone };
        match self {
            Self::Taken(threat) => arrow(threat.taker.0, threat.victim.0),
            Self::Mate(mv) => arrow(mv.from(), mv.to()),
            Self::Draw { king, .. } => Mark::Ring {
                square: king.0,
                tone,
            },
        }
    }
}

/// What is to be feared of a move in the last position of a game, if the mover could have done better: a draw by the rules
/// although the mover has more; a mate at once; or a taking that pays by two pawns and more when all takings are over, what
/// the move itself takes counted.
///
/// A man that stood to be taken before counts as well: to leave it there is as costly as to put it there. Where every move
/// loses as much there is nothing to ask. Whether it is a blunder is for the engine; the moves named are legal ones and the
/// gain is counted to the end.
#[must_use]
pub fn danger(game: &Game, mv: Move) -> Option<Danger> {
    let before = game.position();
    let after = before.play(mv).ok()?;
    if let Some(draw) = draw(game, mv, &after) {
        return Some(draw);
    }
    if let Some(mate) = mate_at_once(&after) {
        let is_avoidable = others(before, mv).any(|(_, after)| mate_at_once(&after).is_none());
        return is_avoidable.then_some(Danger::Mate(mate));
    }
    let threat = worst_threat(&after)?;
    let loss = threat.gain - won(mv);
    if loss < WORTH_ASKING {
        return None;
    }
    // What can be taken in return, elsewhere, counts.
    let answered = -balance_after_takings(&after, TAKINGS);
    let balance = material(before, before.turn()) - material(before, !before.turn());
    if balance - answered < WORTH_ASKING {
        return None;
    }
    let is_avoidable = others(before, mv).any(|(other, after)| {
        let left = worst_threat(&after).map_or(0, |threat| threat.gain);
        left - won(other) <= loss - WORTH_ASKING && mate_at_once(&after).is_none()
    });
    is_avoidable.then_some(Danger::Taken(threat))
}

/// The draw that the move makes of a game in which the mover has more, if another move would not have made one.
fn draw(game: &Game, mv: Move, after: &Position) -> Option<Danger> {
    let before = game.position();
    let side = before.turn();
    if material(after, side) <= material(after, !side)
        && material(before, side) <= material(before, !side)
    {
        return None;
    }
    let of = |mv| drawn(&Story::continuing(game, &[mv])?);
    let fact = of(mv)?;
    let king = fact
        .on
        .first()
        .map(|(square, king)| (*square, king.color))?;
    let is_avoidable = others(before, mv).any(|(other, _)| of(other).is_none());
    is_avoidable.then_some(Danger::Draw {
        theme: fact.theme,
        king,
    })
}

fn won(mv: Move) -> i32 {
    mv.captured().map_or(0, value)
}

/// The other legal moves, with what they lead to.
fn others(before: &Position, mv: Move) -> impl Iterator<Item = (Move, Position)> {
    let legal = before.legal_moves().into_iter();
    legal
        .filter(move |other| *other != mv)
        .filter_map(|other| Some((other, before.play(other).ok()?)))
}

fn mate_at_once(position: &Position) -> Option<Move> {
    position
        .legal_moves()
        .into_iter()
        .find(|mv| position.play(*mv).is_ok_and(|end| end.is_checkmate()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Role;

    fn of(fen: &str, mv: &str) -> Option<Danger> {
        let game = Game::new(Position::from_fen(fen).unwrap());
        danger(&game, game.read_move(mv).unwrap())
    }

    /// The draw by the rules that is asked about.
    fn drawing(fen: &str, mv: &str) -> Option<Theme> {
        of(fen, mv).map(|danger| match danger {
            Danger::Draw { theme, .. } => theme,
            Danger::Taken(_) | Danger::Mate(_) => unreachable!("{danger:?}"),
        })
    }

    /// The man that is left, and its taker.
    fn taken(fen: &str, mv: &str) -> Option<((Square, Role), (Square, Role))> {
        of(fen, mv).map(|danger| match danger {
            Danger::Taken(threat) => (threat.victim, threat.taker),
            Danger::Mate(_) | Danger::Draw { .. } => unreachable!("{danger:?}"),
        })
    }

    #[test]
    fn a_queen_put_where_a_knight_takes_her_is_asked_about() {
        let danger = taken("4k3/8/5n2/8/8/8/8/3QK3 w - - 0 1", "Qh5+");
        let expected = ((Square::H5, Role::Queen), (Square::F6, Role::Knight));
        assert_eq!(danger, Some(expected));
    }

    #[test]
    fn a_man_left_where_it_stood_to_be_taken_is_asked_about() {
        let left = Some(((Square::A5, Role::Rook), (Square::B6, Role::Bishop)));
        assert_eq!(taken("4k3/8/1b6/R7/8/8/8/4K3 w - - 0 1", "Ke2"), left);
        // The queen on d4 stands attacked by the pawn; a small step elsewhere does not help her.
        let queen = Some(((Square::D4, Role::Queen), (Square::E5, Role::Pawn)));
        let fen = "4k3/8/8/4p3/3Q4/8/7P/4K3 w - - 0 1";
        assert_eq!(taken(fen, "h3"), queen);
        assert_eq!(taken(fen, "Qd1"), None);
    }

    #[test]
    fn a_fair_trade_and_a_loss_that_no_move_avoids_are_not() {
        // The queens come off.
        assert_eq!(of("3qk3/8/8/8/8/8/8/3QK3 w - - 0 1", "Qxd8+"), None);
        // A fork of king and rook: whatever the king does, the rook falls.
        assert_eq!(of("4k3/8/8/8/8/8/2n5/R3K3 w - - 0 1", "Kd2"), None);
    }

    #[test]
    fn a_man_left_for_a_bigger_one_is_not() {
        // The bishop a4 may be taken by the pawn, but then the rook takes the queen.
        let fen = "3qk3/8/8/1p6/B7/8/8/R3K3 w - - 0 1";
        assert_eq!(of(fen, "Rd1"), None);
        assert!(of(fen, "Ra2").is_some());
    }

    #[test]
    fn a_mate_allowed_is_asked_about_and_named() {
        let fen = "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2";
        let danger = of(fen, "g4").unwrap();
        let mark = Mark::Arrow {
            from: Square::D8,
            to: Square::H4,
            tone: Tone::Danger,
        };
        assert_eq!(danger.mark(), mark);
        assert_eq!(of(fen, "e4"), None);
    }

    #[test]
    fn a_draw_by_the_rules_is_asked_about_by_who_has_more_and_could_avoid_it() {
        let stalemate = Some(Theme::Stalemate);
        assert_eq!(drawing("k7/2Q5/8/8/8/8/8/1K6 w - - 0 1", "Kb2"), stalemate);
        assert_eq!(drawing("k7/2Q5/8/8/8/8/8/1K6 w - - 0 1", "Qd7"), None);
        let fen = "8/5P1k/8/6K1/8/8/8/8 w - - 0 1";
        assert_eq!(drawing(fen, "f8=Q"), stalemate);
        assert_eq!(drawing(fen, "f8=R"), None);
        // A bishop alone never mates.
        assert_eq!(drawing(fen, "f8=B"), Some(Theme::DeadPosition));
        // The hundredth half-move, and a pawn that could have begun the count anew.
        let long = "7k/8/8/8/8/8/P7/K5R1 w - - 99 80";
        assert_eq!(drawing(long, "Kb1"), Some(Theme::FiftyMoves));
        assert_eq!(drawing(long, "a3"), None);
        // Whoever has less is glad of it.
        assert_eq!(of("7k/r7/8/8/8/8/7P/7K w - - 99 80", "Kg1"), None);
    }

    #[test]
    fn a_position_that_comes_for_the_third_time_is_asked_about() {
        let mut game = Game::new(Position::from_fen("6k1/8/8/8/8/8/8/K5R1 b - - 0 1").unwrap());
        for text in "Kh8 Rh1+ Kg8 Rg1+ Kh8 Rh1+ Kg8".split(' ') {
            game.play_text(text).unwrap();
        }
        let asked = |mv| danger(&game, game.read_move(mv).unwrap());
        let repeats = asked("Rg1+").unwrap();
        assert!(matches!(
            repeats,
            Danger::Draw {
                theme: Theme::Repetition,
                ..
            }
        ));
        assert_eq!(asked("Kb1"), None);
    }
}
