//! A mate that could still happen: one that is found when both sides work for it.

use shakmaty::{Chess, Color, Position as _};

use super::{Move, Position};

/// Positions looked at, at the most, as the window waits for it.
const MOST_POSITIONS: u32 = 20_000;
/// The longest line looked for, in half-moves.
const MOST_PLIES: usize = 7;

impl Position {
    /// The shortest line of legal moves, both sides helping, that ends with this side's mate; nothing where none was found
    /// within seven half-moves and a fixed number of positions, which proves nothing. The same on every machine.
    ///
    /// ```
    /// use chess_tutor::rules::{Color, Position};
    /// // A bishop alone mates a king that its own pawn shuts in.
    /// let position = Position::from_fen("8/8/8/8/1B6/8/p7/k1K5 w - - 0 1")?;
    /// let line = position.possible_mate(Color::White).unwrap();
    /// assert_eq!(position.san(line[0]), "Bc3#");
    /// // A king alone mates nobody.
    /// let position = Position::from_fen("8/8/8/8/1B6/8/8/k1K5 w - - 0 1")?;
    /// assert_eq!(position.possible_mate(Color::Black), None);
    /// # Ok::<(), chess_tutor::rules::FenError>(())
    /// ```
    #[must_use]
    pub fn possible_mate(&self, winner: Color) -> Option<Vec<Move>> {
        let mut positions = MOST_POSITIONS;
        // The last move is the winner's.
        let shortest = if self.turn() == winner { 1 } else { 2 };
        (shortest..=MOST_PLIES).step_by(2).find_map(|plies| {
            let mut line = mate_within(&self.chess, plies, &mut positions)?;
            line.reverse();
            Some(line)
        })
    }
}

/// A line of exactly so many half-moves that ends in mate, its last move first.
fn mate_within(chess: &Chess, plies: usize, positions: &mut u32) -> Option<Vec<Move>> {
    for mv in chess.legal_moves() {
        if *positions == 0 {
            return None;
        }
        *positions -= 1;
        let mut next = chess.clone();
        next.play_unchecked(mv);
        if plies == 1 {
            if next.is_checkmate() {
                return Some(vec![Move(mv)]);
            }
            continue;
        }
        if let Some(mut line) = mate_within(&next, plies - 1, positions) {
            line.push(Move(mv));
            return Some(line);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(fen: &str, winner: Color) -> Option<String> {
        let mut position = Position::from_fen(fen).unwrap();
        let moves = position.possible_mate(winner)?;
        let mut sans = Vec::new();
        for mv in moves {
            sans.push(position.san(mv));
            position = position.play(mv).unwrap();
        }
        assert!(position.is_checkmate() && position.turn() != winner);
        Some(sans.join(" "))
    }

    #[test]
    fn a_mate_that_needs_the_other_side_is_found_and_none_is_made_up() {
        let knight = line("8/8/8/8/8/2N5/p1K5/k7 b - - 0 1", Color::White);
        assert_eq!(knight, None, "Black is stalemated and makes no move");
        // The king helps: it goes into the corner.
        let rook = line("8/8/8/8/8/1K6/7R/1k6 b - - 0 1", Color::White);
        assert_eq!(rook.as_deref(), Some("Ka1 Rh1#"));
        for fen in [
            "8/8/4k3/8/8/4K3/8/7N w - - 0 1",
            "8/8/4k3/8/8/4K3/8/7B b - - 0 1",
        ] {
            assert_eq!(line(fen, Color::White), None, "{fen}");
            assert_eq!(line(fen, Color::Black), None, "{fen}");
        }
        // The start of chess: fool's mate is Black's, in four half-moves.
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let mate = line(start, Color::Black);
        assert!(mate.is_none_or(|mate| mate.ends_with("Qh4#")));
    }
}
