//! What is said when the time of a side has run out: who wins, and why.

use super::{Arg, Message};
use crate::rules::{Color, Move, Outcome, Position, Role};

impl Message {
    /// The time of a side has run out in a position, and so the game ended: lost, with a mate that the other side could still
    /// give, or with the men it still has to give one; or drawn, as it has too little for any.
    #[must_use]
    pub fn flag_fell(position: &Position, flagged: Color, outcome: Outcome) -> Self {
        let other = !flagged;
        let message = |id| {
            Self::own(id)
                .with("loser", Arg::Color(flagged))
                .with("winner", Arg::Color(other))
        };
        let count = |role: Role| {
            let men = position.board().by_piece(role.of(other));
            men.count()
        };
        if outcome.winner().is_none() {
            let all: usize = [
                Role::Queen,
                Role::Rook,
                Role::Bishop,
                Role::Knight,
                Role::Pawn,
            ]
            .into_iter()
            .map(count)
            .sum();
            return message(if all == 0 {
                "outcome-flag-draw-king"
            } else {
                "outcome-flag-draw"
            });
        }
        if let Some(line) = position.possible_mate(other) {
            let line = Arg::San(written(position, &line));
            return message("outcome-flag-mate").with("line", line);
        }
        // What is said of men holds of such men anywhere: in this position the line is too long to be shown.
        for role in [Role::Queen, Role::Rook] {
            if count(role) > 0 {
                return message("outcome-flag-man").with("man", Arg::Role(role));
            }
        }
        if count(Role::Pawn) > 0 {
            return message("outcome-flag-pawn");
        }
        // Bishops of one colour do no more together than one of them.
        let bishops = position.board().by_piece(Role::Bishop.of(other));
        let is_light = |square: crate::rules::Square| square.is_light();
        let light = bishops
            .into_iter()
            .filter(|square| is_light(*square))
            .count();
        let both = light > 0 && light < bishops.count();
        let knights = count(Role::Knight);
        if both || knights > 1 || (knights > 0 && bishops.any()) {
            return message("outcome-flag-men");
        }
        message("outcome-flag-help")
    }
}

/// A line as it is written down; a single move without its number.
fn written(start: &Position, line: &[Move]) -> String {
    let mut position = start.clone();
    let mut words = Vec::new();
    for mv in line {
        let is_whites = position.turn().is_white();
        if line.len() > 1 && (is_whites || words.is_empty()) {
            let dots = if is_whites { "." } else { "..." };
            words.push(format!("{}{dots}", position.move_number()));
        }
        words.push(position.san(*mv));
        match position.play(*mv) {
            Ok(next) => position = next,
            Err(_) => break,
        }
    }
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::MessageId;
    use crate::rules::Game;

    #[test]
    fn a_flag_that_falls_is_explained_by_what_the_other_side_could_still_do() {
        let (white, black) = (Color::White, Color::Black);
        for (fen, flagged, id, line) in [
            // B48 of the collection of faults: a bishop mates, as Black's own pawn shuts the king in.
            (
                "8/8/8/8/1B6/8/p7/k1K5 w - - 0 1",
                black,
                "outcome-flag-mate",
                Some("Bc3#"),
            ),
            // Black is to move, and helps.
            (
                "8/8/8/8/8/1K6/7R/1k6 b - - 0 40",
                black,
                "outcome-flag-mate",
                Some("40... Ka1 41. Rh1#"),
            ),
            // The pawn and the king are far: both must come a long way.
            (
                "7k/8/8/8/1B6/8/p7/2K5 b - - 0 1",
                black,
                "outcome-flag-help",
                None,
            ),
            (
                "8/8/4k3/8/8/4K3/4Q3/8 b - - 0 1",
                black,
                "outcome-flag-man",
                None,
            ),
            (
                "8/8/4k3/8/8/4K3/4P3/8 b - - 0 1",
                black,
                "outcome-flag-pawn",
                None,
            ),
            (
                "8/8/4k3/8/8/4K3/4B1N1/8 b - - 0 1",
                black,
                "outcome-flag-men",
                None,
            ),
            (
                "8/8/4k3/8/8/4K3/8/7q b - - 0 1",
                black,
                "outcome-flag-draw-king",
                None,
            ),
            (
                "8/8/4k3/8/8/4K2N/8/7q w - - 0 1",
                black,
                "outcome-flag-draw",
                None,
            ),
            (
                "8/8/4k3/8/8/4K2N/8/8 w - - 0 1",
                white,
                "outcome-flag-draw-king",
                None,
            ),
        ] {
            let position = Position::from_fen(fen).unwrap();
            // A position that is over by itself takes no flag.
            let mut game = Game::new(position.clone());
            let outcome = game.flag(flagged).unwrap();
            let message = Message::flag_fell(&position, flagged, outcome);
            assert_eq!(message.id, MessageId::Own(id), "{fen}: {message:?}");
            let mut args = message.args.iter();
            let told = args.find(|(name, _)| *name == "line");
            let line = line.map(|line| ("line", Arg::San(line.to_owned())));
            assert_eq!(told, line.as_ref(), "{fen}");
            assert!(message.args.contains(&("loser", Arg::Color(flagged))));
        }
    }
}
