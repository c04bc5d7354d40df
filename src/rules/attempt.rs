//! A move as somebody tried it, allowed or not: from a square to a square.

use shakmaty::{Role, Square};

use super::{Game, Move, ReadMoveError, Refusal};

/// A try with its verdict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttemptedMove {
    /// The square that was left.
    pub from: Square,
    /// The square that was aimed at; for castling where the king would land.
    pub to: Square,
    /// The move, or every rule that forbids it.
    pub verdict: Result<Move, Refusal>,
}

impl Game {
    /// Reads a try: SAN or UCI, allowed or not, and any two squares (`e1h5`).
    ///
    /// # Errors
    /// When the text is no move, or fits no man or several.
    pub fn read_attempt(&self, text: &str) -> Result<AttemptedMove, ReadMoveError> {
        let named = squares_in(text);
        if let [from, to] = named.as_slice() {
            let plain = text.trim().len() <= 5 && text.trim().starts_with(&from.to_string());
            if plain {
                let promotion = text.trim().chars().nth(4).and_then(Role::from_char);
                let verdict = self.find(*from, *to, promotion);
                return Ok(AttemptedMove {
                    from: *from,
                    to: *to,
                    verdict,
                });
            }
        }
        let refusal = match self.read_move(text) {
            Ok(mv) => {
                return Ok(AttemptedMove {
                    from: mv.from(),
                    to: mv.to(),
                    verdict: Ok(mv),
                });
            }
            Err(ReadMoveError::Refused(refusal)) => refusal,
            Err(error) => return Err(error),
        };
        let position = self.position();
        let (men, to) = match named.last() {
            Some(to) => (position.board().by_color(position.turn()), *to),
            None => {
                // Without a square it is castling; long has three signs, short two.
                let king = position
                    .king(position.turn())
                    .ok_or(ReadMoveError::NotAMove)?;
                let signs = text
                    .chars()
                    .filter(|c| matches!(c, 'O' | 'o' | '0'))
                    .count();
                let file = if signs >= 3 {
                    shakmaty::File::C
                } else {
                    shakmaty::File::G
                };
                (king.into(), Square::from_coords(file, king.rank()))
            }
        };
        let promotions = [
            None,
            Some(Role::Queen),
            Some(Role::Rook),
            Some(Role::Bishop),
            Some(Role::Knight),
        ];
        let from = men.into_iter().find(|from| {
            promotions
                .iter()
                .any(|role| self.find(*from, to, *role).as_ref() == Err(&refusal))
        });
        let from = from.or(men.first()).ok_or(ReadMoveError::NotAMove)?;
        Ok(AttemptedMove {
            from,
            to,
            verdict: Err(refusal),
        })
    }
}

/// The squares named in a text, in order.
fn squares_in(text: &str) -> Vec<Square> {
    let letters: Vec<char> = text.chars().collect();
    letters
        .windows(2)
        .filter_map(|pair| pair.iter().collect::<String>().parse().ok())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, Reason};

    #[test]
    fn tries_are_read_with_their_squares() {
        let through_check = "4kr2/8/8/8/8/8/8/4K2R w K - 0 1";
        let pinned = "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1";
        for (fen, text, from, to, kind) in [
            (through_check, "O-O", "e1", "g1", "castling_through_attack"),
            (through_check, "0-0", "e1", "g1", "castling_through_attack"),
            (through_check, "e1g1", "e1", "g1", "castling_through_attack"),
            (through_check, "Kg1", "e1", "g1", "castling_through_attack"),
            (through_check, "h1h9", "", "", ""),
            (through_check, "a3b4", "a3", "b4", "no_piece"),
            (pinned, "Nc3", "e2", "c3", "pinned"),
            (pinned, "e2c3", "e2", "c3", "pinned"),
        ] {
            let game = Game::new(Position::from_fen(fen).unwrap());
            let read = game.read_attempt(text);
            if kind.is_empty() {
                assert!(read.is_err(), "{text}");
                continue;
            }
            let read = read.unwrap();
            assert_eq!(
                (read.from.to_string(), read.to.to_string()),
                (from.into(), to.into()),
                "{text}"
            );
            assert_eq!(read.verdict.unwrap_err().first().kind(), kind, "{text}");
        }
    }

    #[test]
    fn an_allowed_try_is_the_move() {
        let game = Game::default();
        let read = game.read_attempt("Nf3").unwrap();
        assert_eq!(read.verdict.unwrap().uci(), "g1f3");
        assert!(matches!(
            game.read_attempt("e2e5")
                .unwrap()
                .verdict
                .unwrap_err()
                .first(),
            Reason::NotHowItMoves { .. }
        ));
    }
}
