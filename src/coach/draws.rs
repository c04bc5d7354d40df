//! Draws by the rules as reasons: a stalemate, a dead position, a third repetition, fifty moves, and how a side saves itself.

use crate::motif::{Fact, Story, drawn, shown};
use crate::rules::{Move, Position};
use crate::theme::Theme;

use super::explain::{FARTHEST_PLY, Moment};
use super::phrase::{Reason, Stance};
use super::rate::{Mate, Outlook};

/// The last move, counted from 0, by which the weaker side brings about a stalemate with two moves of its own.
const FARTHEST_TRICK_PLY: usize = 3;
/// A chance so near to one half is that of a drawn game, in points.
const LEVEL_SLACK: f64 = 2.0;

/// The draw by the rules that the move brings about, lets the other side bring about, or leaves out, if there is one.
///
/// A stalemate or a dead position ends the game whatever anybody thinks of it, so it is told of any move. The other draws
/// have to be claimed, or to be played for: they are a reason only where the search, too, says that the game is level then.
pub(super) fn draws(moment: &Moment<'_>, is_fault: bool) -> Vec<Reason> {
    let (best, played) = (moment.best, moment.played);
    let own = moment.draw(played).filter(|fact| {
        let is_claimed = [Theme::Repetition, Theme::FiftyMoves].contains(&fact.theme);
        !is_claimed || is_level(moment.judged.played)
    });
    let (fact, stance, start) = if let Some(fact) = own {
        let stance = if is_fault && fact.theme.is_draw() {
            Stance::Spoils
        } else {
            Stance::Does
        };
        (Some(fact), stance, moment.before.clone())
    } else if is_level(moment.judged.played) && is_fault {
        let after = played.first().and_then(|mv| moment.before.play(*mv).ok());
        let Some(after) = after else {
            return Vec::new();
        };
        (moment.answer_draws(&after), Stance::Allows, after)
    } else if is_level(moment.judged.played) {
        let saved = moment.story(played).and_then(|story| saves(&story));
        (saved, Stance::Does, moment.before.clone())
    } else if is_level(moment.judged.best) && is_fault {
        let saved = moment.draw(best).or_else(|| saves(&moment.story(best)?));
        (saved, Stance::Misses, moment.before.clone())
    } else {
        return Vec::new();
    };
    let reason = fact.map(|fact| Reason {
        stance,
        fact,
        start,
        costs_nothing: false,
    });
    reason.into_iter().collect()
}

/// The stalemate or the perpetual check by which the side that begins the line saves itself, if it has less.
fn saves(story: &Story) -> Option<Fact> {
    if story.balance(0) >= 0 {
        return None;
    }
    shown(story).into_iter().find(|fact| {
        let tricks = fact.theme == Theme::StalemateTrick && fact.ply <= FARTHEST_TRICK_PLY;
        let checks = fact.theme == Theme::PerpetualCheck && fact.ply <= FARTHEST_PLY;
        tricks || checks
    })
}

/// Does the search say that the game is drawn then?
fn is_level(outlook: Outlook) -> bool {
    outlook.mate == Mate::None && (outlook.win_percent - 50.0).abs() <= LEVEL_SLACK
}

impl Moment<'_> {
    /// A line from the position before the move, with what has stood before.
    fn story(&self, line: &[Move]) -> Option<Story> {
        match self.game {
            Some(game) => Story::continuing(game, line),
            None => Some(Story::new(self.before, line)?.preceded_by(self.last)),
        }
    }

    /// The draw by the rules that the first move of a line brings about. A position that is dead because a stalemate is forced
    /// is told as the stalemate that it comes to.
    fn draw(&self, line: &[Move]) -> Option<Fact> {
        let fact = drawn(&self.story(line.get(..1)?)?)?;
        let is_dead = fact.theme == Theme::DeadPosition;
        let comes_to = is_dead.then(|| saves(&self.story(line)?)).flatten();
        Some(comes_to.unwrap_or(fact))
    }

    /// The draw that the other side's answer brings about, or by which it saves itself.
    fn answer_draws(&self, after: &Position) -> Option<Fact> {
        let (mv, answer) = self.played.split_first()?;
        let game = self.game.and_then(|game| {
            let mut game = game.clone();
            game.play(*mv).ok()?;
            Some(game)
        });
        let moment = Moment {
            before: after,
            last: Some(*mv),
            game: game.as_ref(),
            judged: self.judged,
            best: answer,
            played: answer,
        };
        let own = moment.draw(answer);
        own.or_else(|| saves(&moment.story(answer)?))
    }
}

#[cfg(test)]
mod tests {
    use super::super::explain::tests::{explained, explained_in, line};
    use super::*;
    use crate::rules::Game;

    const WON: &str = "k7/2Q5/8/8/8/8/8/1K6 w - - 0 1";

    #[test]
    fn a_stalemate_is_the_first_reason_of_a_fault_and_a_mere_fact_otherwise() {
        let reasons = explained(
            WON,
            ("Qd7 Kb8 Kb2", 97.5, Mate::Gives),
            ("Kb2", 50.0, Mate::None),
        );
        assert_eq!(reasons.first(), Some(&(Stance::Spoils, Theme::Stalemate)));
        // The game was drawn anyway.
        let reasons = explained(
            "1k6/1P6/2K5/8/8/8/8/8 w - - 0 1",
            ("Kb6", 50.0, Mate::None),
            ("Kb6", 50.0, Mate::None),
        );
        assert_eq!(reasons.first(), Some(&(Stance::Does, Theme::Stalemate)));
    }

    #[test]
    fn a_stalemate_that_the_other_side_saves_itself_by_is_allowed_missed_or_done() {
        // Black's king has no move; the rook is given away with check.
        let saved = ("Rb8+ Kxb8", 50.0, Mate::None);
        let fen = "k7/8/8/8/8/8/5q2/1R5K w - - 0 1";
        let reasons = explained(fen, saved, saved);
        assert_eq!(
            reasons.first(),
            Some(&(Stance::Does, Theme::StalemateTrick))
        );
        let reasons = explained(fen, saved, ("Rb2 Qxb2", 2.5, Mate::None));
        assert_eq!(
            reasons.first(),
            Some(&(Stance::Misses, Theme::StalemateTrick))
        );
        let reasons = explained(
            "k7/8/8/8/8/8/4q3/1R5K b - - 0 1",
            ("Qe4+ Kg1 Qxb1+", 97.5, Mate::None),
            ("Qf2 Rb8+ Kxb8", 50.0, Mate::None),
        );
        assert_eq!(
            reasons.first(),
            Some(&(Stance::Allows, Theme::StalemateTrick))
        );
    }

    #[test]
    fn other_draws_are_told_where_the_search_says_that_it_is_level() {
        let fen = "8/5P1k/8/6K1/8/8/8/8 w - - 0 1";
        let best = ("f8=R Kg7 Rf1", 97.5, Mate::None);
        let reasons = explained(fen, best, ("f8=B", 50.0, Mate::None));
        assert_eq!(
            reasons.first(),
            Some(&(Stance::Spoils, Theme::DeadPosition))
        );
        // The last pawn is left to be taken.
        let reasons = explained(
            "8/5P2/6k1/4K3/8/8/8/8 w - - 0 1",
            ("f8=R Kg7 Rf1", 97.5, Mate::None),
            ("Ke4 Kxf7", 50.0, Mate::None),
        );
        assert_eq!(
            reasons.first(),
            Some(&(Stance::Allows, Theme::DeadPosition))
        );
        let fen = "7k/8/8/8/8/8/P7/K5R1 w - - 99 80";
        let best = ("a3 Kh7 a4", 97.5, Mate::None);
        let fifty = (Stance::Spoils, Theme::FiftyMoves);
        let reasons = explained(fen, best, ("Kb1 Kh7", 50.0, Mate::None));
        assert_eq!(reasons.first(), Some(&fifty));
        // A claim that the search does not count on is no reason.
        let reasons = explained(fen, best, ("Kb1 Kh7", 80.0, Mate::None));
        assert!(!reasons.contains(&fifty));
    }

    #[test]
    fn a_repetition_is_known_from_the_game() {
        let mut game = Game::new(Position::from_fen("6k1/8/8/8/8/8/8/K5R1 b - - 0 1").unwrap());
        for text in "Kh8 Rh1+ Kg8 Rg1+ Kh8 Rh1+ Kg8".split(' ') {
            game.play_text(text).unwrap();
        }
        let before = game.position();
        let (best, played) = (line(before, "Rh2 Kg7 Rh3"), line(before, "Rg1+"));
        let with = |game| {
            let best = (&best[..], 97.0, Mate::None);
            let played = (&played[..], 50.0, Mate::None);
            explained_in(game, before, best, played).first().copied()
        };
        let repeats = Some((Stance::Spoils, Theme::Repetition));
        assert_eq!(with(Some(&game)), repeats);
        assert_ne!(with(None), repeats);
    }
}
