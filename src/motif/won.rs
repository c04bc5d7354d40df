//! Material won by force within two moves, by whatever means.

use crate::theme::Theme;

use super::fact::{Fact, Proof};
use super::rescue::is_beyond_rescue;
use super::story::Story;
use super::{exchange_gain, value};

/// The taking that wins is the hero's second move: what is taken later depends on answers that nobody has looked at.
const TAKING_PLY: usize = 2;
/// The taking answered, the hero stays ahead to the end of the line.
const SOON_PLIES: usize = TAKING_PLY + 2;

/// That a move which takes nothing wins a man. `by` is the man that takes it, where it lands; `on` the man, where it stood.
///
/// Shown: the line takes it with gain and keeps the gain, and after every other answer the hero would have come out ahead as
/// well, by static exchanges (a check or a taking in between met). What only this one line wins is not told: the other side
/// may have had a better defence.
pub(super) fn find(story: &Story) -> Option<Fact> {
    let (first, take) = story.step(0).zip(story.step(TAKING_PLY))?;
    let just_lost = story
        .move_before()
        .and_then(|mv| mv.captured())
        .map_or(0, value);
    // Who takes at once is told by what it takes.
    let is_quiet = first.mv.captured().is_none() && first.mv.promotion().is_none();
    let on = story.man(take.ply, take.mv.captured_on()?)?;
    let by = take.mover()?;
    let start = story.balance(0) + just_lost;
    let is_won = is_quiet
        && !story.mates()
        && exchange_gain(take.before, take.mv) >= 1
        && story.settled() > start
        && is_kept(story, start)
        && is_beyond_rescue(first.after, start);
    let plies = (take.ply, take.ply);
    is_won.then(|| {
        story.fact(
            Theme::WinningMaterial,
            Proof::Shown,
            plies,
            vec![by],
            vec![on],
        )
    })
}

/// Is the hero ahead from early on, but for the moment between a capture and its answer?
fn is_kept(story: &Story, start: i32) -> bool {
    let last = story.moves().len();
    (SOON_PLIES.min(last)..last).all(|ply| story.balance(ply).max(story.balance(ply + 1)) > start)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, Position};

    /// What is told to fall.
    fn told(fen: &str, line: &str) -> Option<String> {
        let start = Position::from_fen(fen).unwrap();
        let mut game = Game::new(start.clone());
        for san in line.split_whitespace() {
            let mv = game.position().read_move(san).unwrap();
            game.play(mv).unwrap();
        }
        let moves: Vec<_> = game.moves().collect();
        let story = Story::new(&start, &moves).unwrap();
        find(&story).map(|fact| {
            fact.on
                .iter()
                .map(|(square, _)| square.to_string())
                .collect()
        })
    }

    #[test]
    fn only_what_falls_soon_after_every_answer_is_won() {
        const ATTACKED: &str =
            "r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R w KQkq - 4 4";
        for (fen, line, on) in [
            // Nobody can protect the pawn, and a step only changes the square where it falls.
            (
                "k7/8/8/8/7p/5K2/4P3/8 w - - 0 1",
                "Kg4 h3 Kxh3 Kb7",
                Some("h3"),
            ),
            // The knight could have gone away.
            ("4k3/8/8/3n4/8/8/4P3/4K3 w - - 0 1", "e4 Kd7 exd5 Kd6", None),
            // The pawn could have been protected.
            ("8/7k/8/6p1/7p/5K2/4P3/8 w - - 0 1", "Kg4 Kh8 Kxg5", None),
            // Six moves later: the answers on the way are anybody's guess.
            (
                "4k3/p7/8/3n4/8/8/P7/R3K3 w - - 0 1",
                "Kd2 Kd7 Kd3 Kd6 Kd4 Ke6 Re1+ Kd6 Re5 Nb6 Re1 Nd5 Re8 a6 Rd8+ Ke6 Rxd5",
                None,
            ),
            // White need not leave the knight where the pawn takes it.
            (
                "8/3pk3/2p1p3/pp3pp1/7p/5N2/1N2K3/8 b - - 1 12",
                "g4 Nd3 gxf3+ Kxf3",
                None,
            ),
            // The pawn need not be taken, and who takes it has one more.
            (
                "rnbqk1nr/ppp1bpp1/4p3/3p3p/1P6/3P1NP1/P1PBPP1P/RN1QKB1R b KQkq - 1 5",
                "h4 Bg2 hxg3 hxg3 Rxh1+ Bxh1 Bxb4",
                None,
            ),
            // A taking is told as what it takes.
            (ATTACKED, "Nxe5 Nxe5 d4 Bd6 dxe5 Bxe5", None),
        ] {
            assert_eq!(told(fen, line).as_deref(), on, "{line}");
        }
    }
}
