//! Material won by a line, by whatever means.

use crate::theme::Theme;

use super::fact::{Fact, Proof};
use super::story::Story;
use super::value;

/// A pawn that comes only after so many plies is not said to be won: by then the other side may have given it for
/// something else, or may get it back.
const SOON_PLIES: usize = 4;

/// That the hero has more at the end of the line, exchanges over, than before it, and more than the other side has just
/// taken. `by` is the man that moves first, where it lands; nobody in particular suffers. Always shown: it is counted.
pub(super) fn find(story: &Story) -> Vec<Fact> {
    let just_lost = story
        .move_before()
        .and_then(|mv| mv.captured())
        .map_or(0, value);
    let gain = story.gain_from(0) - just_lost;
    if story.mates() || gain < 1 || (gain == 1 && !is_soon(story, just_lost)) {
        return Vec::new();
    }
    let Some(step) = story.step(0) else {
        return Vec::new();
    };
    let until = story.moves().len().saturating_sub(1);
    let by = step.mover().into_iter().collect();
    vec![story.fact(Theme::WinningMaterial, Proof::Shown, (0, until), by, vec![])]
}

/// Is the hero ahead from early on, but for the moment between a capture and its answer?
fn is_soon(story: &Story, just_lost: i32) -> bool {
    let least = story.balance(0) + just_lost + 1;
    let last = story.moves().len();
    (SOON_PLIES.min(last)..last).all(|ply| story.balance(ply).max(story.balance(ply + 1)) >= least)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, Position};

    fn is_told(fen: &str, line: &str) -> bool {
        let start = Position::from_fen(fen).unwrap();
        let mut game = Game::new(start.clone());
        for san in line.split_whitespace() {
            let mv = game.position().read_move(san).unwrap();
            game.play(mv).unwrap();
        }
        let moves: Vec<_> = game.moves().collect();
        let story = Story::new(&start, &moves).unwrap();
        !find(&story).is_empty()
    }

    #[test]
    fn a_pawn_counts_when_it_is_won_soon_and_a_piece_whenever() {
        const GIVEN: &str = "r1bqkbnr/pppp1ppp/8/4p3/2BnP3/3P1N2/PPP2PPP/RNBQK2R b KQkq - 0 4";
        const ATTACKED: &str =
            "r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R w KQkq - 4 4";
        for (fen, line, told) in [
            // White gives a pawn for the centre, four moves later.
            (
                GIVEN,
                "Nxf3+ Qxf3 Nf6 d4 d6 O-O exd4 c3 dxc3 Nxc3 c6",
                false,
            ),
            // A pawn taken at once, and kept.
            (
                "4k3/p7/8/3p4/8/2N5/P7/4K3 w - - 0 1",
                "Nxd5 Kd7 Kd2 Kd6 Nc3 Ke5 Ke3 Kf5",
                true,
            ),
            // Taken and taken back.
            (ATTACKED, "Nxe5 Nxe5 d4 Bd6 dxe5 Bxe5", false),
            // A knight, however late.
            (
                "4k3/p7/8/3n4/8/8/P7/R3K3 w - - 0 1",
                "Kd2 Kd7 Kd3 Kd6 Kd4 Ke6 Re1+ Kd6 Re5 Nb6 Re1 Nd5 Re8 a6 Rd8+ Ke6 Rxd5",
                true,
            ),
        ] {
            assert_eq!(is_told(fen, line), told, "{line}");
        }
    }
}
