//! Why a move is good or bad: facts on the best and the played line, what differs, the strongest first.
//!
//! A reason is given only when the line shows it. Mates count only where the engine's score says mate, too: then the line is
//! no accident. What the other side could do anyway, whatever was played, is no reason.

use crate::motif::{Fact, Story, shown};
use crate::rules::{Game, Move, Position};
use crate::theme::Theme;

use super::draws::draws;
use super::label::Consolation;
use super::phrase::{Reason, Stance};
use super::rate::{BEST_LOSS, Judged, MISTAKE_LOSS, Mate, decided, loss_percent, rate};
use super::rating::MoveRating;
use super::weight::{is_mate, is_worth_telling, ranked, weight};

/// The last move of a line that a reason may rest on, counted from 0: who hears it must be able to see that far.
pub(super) const FARTHEST_PLY: usize = 2;
/// The same for a mate or a promotion, which the eye follows move by move.
const FARTHEST_MATE_PLY: usize = 6;
/// How many reasons are kept.
const MOST_REASONS: usize = 3;
/// A loss of material, in pawns, that is named even where the chances hardly change.
const NAMED_LOSS: i32 = 2;

/// A move to explain, with the lines of one search.
#[derive(Clone, Debug)]
pub struct Moment<'l> {
    /// The position before the move.
    pub before: &'l Position,
    /// The move that led there, where it is known: it tells a recapture from a capture.
    pub last: Option<Move>,
    /// The game up to the move, where it is known: it tells a repetition.
    pub game: Option<&'l Game>,
    /// What the search and the rules say.
    pub judged: Judged,
    /// The best line.
    pub best: &'l [Move],
    /// The line that begins with the played move.
    pub played: &'l [Move],
}

/// What there is to say of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// The rating.
    pub rating: MoveRating,
    /// The points of winning chance that the move lost.
    pub loss_percent: f64,
    /// Why, the strongest first; empty when nothing is certain.
    pub reasons: Vec<Reason>,
    /// Why nothing is praised although the rating is no fault; the first reason names what was lost.
    pub consolation: Option<Consolation>,
}

/// Explains a move.
#[must_use]
pub fn explain(moment: &Moment<'_>) -> Explanation {
    let rating = rate(&moment.judged);
    let draws = draws(moment, rating.is_fault());
    // What happened on the board comes first, even where the chances hardly move because the game is decided.
    let changes_mate = drops_mate(moment) || allows_mate(moment);
    let is_dropped = drops_material(moment) && !is_given_soundly(moment, rating);
    let reasons_of = |moment: &Moment<'_>| {
        if rating.is_fault() || is_dropped || changes_mate {
            faults(moment)
        } else {
            merits(moment)
        }
    };
    let mut reasons = reasons_of(moment);
    if reasons.is_empty() {
        reasons = reasons_of(&moment.in_sight());
    }
    if rating.is_praise() && loss_percent(&moment.judged) <= BEST_LOSS {
        reasons = without_loss(reasons, decided(&moment.judged).is_some());
    }
    if reasons.is_empty() {
        reasons = if rating.is_fault() {
            plan_faults(moment)
        } else {
            merits(moment)
        };
    }
    // What the rules prove comes first.
    if !draws.is_empty() {
        reasons.retain(|reason| !draws.iter().any(|draw| draw.kind() == reason.kind()));
        reasons.splice(0..0, draws);
    }
    reasons.truncate(MOST_REASONS);
    let is_regret = reasons.first().is_some_and(Reason::is_regret);
    Explanation {
        rating,
        loss_percent: loss_percent(&moment.judged),
        reasons,
        consolation: (rating.is_praise() && is_regret).then(|| Consolation::of(&moment.judged)),
    }
}

/// What may be said of a move that is as good as the best: nothing was stronger. That a mate was there, too, or in a game that
/// is decided a man that could be taken, is told without blame.
fn without_loss(reasons: Vec<Reason>, is_decided: bool) -> Vec<Reason> {
    let is_told = |reason: &Reason| {
        let theme = reason.fact.theme;
        let hangs = [Theme::HangingPiece, Theme::WinningExchange].contains(&theme);
        reason.stance != Stance::Misses || is_mate(theme) || (is_decided && hangs)
    };
    reasons
        .into_iter()
        .filter(is_told)
        .map(|reason| Reason {
            costs_nothing: true,
            ..reason
        })
        .collect()
}

/// Is material given for something that is as good, in a game that is still open? The search says so; it is no man lost.
fn is_given_soundly(moment: &Moment<'_>, rating: MoveRating) -> bool {
    let is_as_good = rating.is_great() || [MoveRating::Best, MoveRating::Book].contains(&rating);
    is_as_good && decided(&moment.judged).is_none()
}

/// Was there a mate that the played move does not keep?
fn drops_mate(moment: &Moment<'_>) -> bool {
    moment.judged.best.mate == Mate::Gives && moment.judged.played.mate != Mate::Gives
}

/// Is there a mate by the other side that the best move keeps away?
fn allows_mate(moment: &Moment<'_>) -> bool {
    moment.judged.played.mate == Mate::Suffers && moment.judged.best.mate != Mate::Suffers
}

/// What the played move does by itself.
fn merits(moment: &Moment<'_>) -> Vec<Reason> {
    let Some(story) = Story::new(moment.before, moment.played) else {
        return Vec::new();
    };
    let story = story.preceded_by(moment.last);
    let mates = moment.judged.played.mate == Mate::Gives;
    let facts = tellable(&story, mates).filter(|fact| fact.ply == 0 || fact.theme == Theme::Mate);
    let plans = plans(&story).filter(|fact| !fact.theme.is_weakness());
    ranked(facts.chain(plans).collect(), Stance::Does, moment.before)
}

/// What the first move of a story does for the plan of the game, good or bad.
fn plans(story: &Story) -> impl Iterator<Item = Fact> {
    shown(story).into_iter().filter(|fact| fact.theme.is_plan())
}

/// What a fault of the smaller kind does to the plan of the game, and what the best move would have done for it. A blunder
/// has other reasons, and while mate is in sight plans do not count.
fn plan_faults(moment: &Moment<'_>) -> Vec<Reason> {
    if has_mate(moment) || loss_percent(&moment.judged) > MISTAKE_LOSS {
        return Vec::new();
    }
    let story = |line: &[Move]| Story::new(moment.before, line);
    let (Some(played), Some(best)) = (story(moment.played), story(moment.best)) else {
        return Vec::new();
    };
    let done: Vec<Fact> = plans(&played).collect();
    let would: Vec<Fact> = plans(&best).collect();
    let lacks = |fact: &&Fact, others: &[Fact]| !others.iter().any(|one| one.theme == fact.theme);
    let weak = done
        .iter()
        .filter(|fact| fact.theme.is_weakness() && lacks(fact, &would));
    let strong = would
        .iter()
        .filter(|fact| !fact.theme.is_weakness() && lacks(fact, &done));
    [
        ranked(weak.cloned().collect(), Stance::Does, moment.before),
        ranked(strong.cloned().collect(), Stance::Misses, moment.before),
    ]
    .concat()
}

/// What the played move allows, and what the best one would have done.
fn faults(moment: &Moment<'_>) -> Vec<Reason> {
    let allowed = allowed(moment);
    let missed = missed(moment);
    // What is lost comes before what could have been won, unless much more could have been won.
    let strength = |reasons: &[Reason]| {
        reasons
            .first()
            .map_or(0, |reason| weight(&reason.fact, &reason.start))
    };
    let mut reasons = if strength(&missed) > strength(&allowed) + MISSED_HANDICAP {
        [missed, allowed]
    } else {
        [allowed, missed]
    }
    .concat();
    reasons.dedup_by_key(|reason| reason.kind());
    reasons
}

/// How much stronger a missed chance must be to be told before what was allowed.
const MISSED_HANDICAP: i32 = 20;

fn allowed(moment: &Moment<'_>) -> Vec<Reason> {
    let Some((after, answer)) = moment
        .played
        .split_first()
        .and_then(|(mv, answer)| Some((moment.before.play(*mv).ok()?, answer)))
    else {
        return Vec::new();
    };
    let Some(story) = Story::new(&after, answer) else {
        return Vec::new();
    };
    let story = story.preceded_by(moment.played.first().copied());
    let mates = moment.judged.played.mate == Mate::Suffers;
    if mates && moment.judged.best.mate == Mate::Suffers {
        return Vec::new();
    }
    // In material it must be worse than what the best line comes to.
    if !mates && (has_mate(moment) || lost_by_playing(moment) < 1) {
        return Vec::new();
    }
    let anyway = after_best(moment);
    let facts = tellable(&story, mates)
        .filter(|fact| mates || fact.gain >= 1)
        .filter(|fact| !anyway.iter().any(|other| is_same(fact, other)));
    ranked(facts.collect(), Stance::Allows, &after)
}

/// What the other side could do after the best move as well.
fn after_best(moment: &Moment<'_>) -> Vec<Fact> {
    let story = moment.best.split_first().and_then(|(mv, answer)| {
        let after = moment.before.play(*mv).ok()?;
        Some(Story::new(&after, answer)?.preceded_by(Some(*mv)))
    });
    story.map_or_else(Vec::new, |story| shown(&story))
}

fn missed(moment: &Moment<'_>) -> Vec<Reason> {
    let is_best = moment.best.first() == moment.played.first();
    let mates = moment.judged.best.mate == Mate::Gives;
    let both_mate = mates && moment.judged.played.mate == Mate::Gives;
    let Some(story) = Story::new(moment.before, moment.best).filter(|_| !is_best && !both_mate)
    else {
        return Vec::new();
    };
    let story = story.preceded_by(moment.last);
    if !mates && (has_mate(moment) || lost_by_playing(moment) < 1) {
        return Vec::new();
    }
    let done = Story::new(moment.before, moment.played)
        .map_or_else(Vec::new, |story| shown(&story.preceded_by(moment.last)));
    let facts = tellable(&story, mates)
        .filter(|fact| mates || fact.gain >= 1)
        .filter(|fact| !done.iter().any(|other| is_same(fact, other)));
    ranked(facts.collect(), Stance::Misses, moment.before)
}

/// Is a mate in sight on one of the lines, so that material does not count?
fn has_mate(moment: &Moment<'_>) -> bool {
    moment.judged.best.mate != Mate::None || moment.judged.played.mate != Mate::None
}

/// The material that the played line comes to less than the best line, in pawns, exchanges over; 0 when a line cannot tell.
fn lost_by_playing(moment: &Moment<'_>) -> i32 {
    let gain = |line: &[Move]| Story::new(moment.before, line).map(|story| story.gain_from(0));
    gain(moment.best)
        .zip(gain(moment.played))
        .map_or(0, |(best, played)| best - played)
}

/// Was a man lost although the chances hardly changed? What happened on the board comes first.
fn drops_material(moment: &Moment<'_>) -> bool {
    !has_mate(moment)
        && moment.best.first() != moment.played.first()
        && lost_by_playing(moment) >= NAMED_LOSS
}

/// The facts of a story that may be told: near enough to be seen, and mates only where the score says mate.
fn tellable(story: &Story, mates: bool) -> impl Iterator<Item = Fact> {
    let ends_in_mate = story.mates();
    shown(story).into_iter().filter(move |fact| {
        let is_followed_easily = is_mate(fact.theme) || fact.theme == Theme::Promotion;
        let far = if is_followed_easily {
            FARTHEST_MATE_PLY
        } else {
            FARTHEST_PLY
        };
        // A line that happens to mate without a mate in the score, or the other way round, proves nothing.
        mates == ends_in_mate
            && fact.ply <= far
            && is_worth_telling(fact.theme)
            && !fact.theme.is_plan()
    })
}

/// Is it the same idea against the same men?
fn is_same(one: &Fact, other: &Fact) -> bool {
    one.theme == other.theme && one.on == other.on
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::coach::rate::Outlook;

    pub(in crate::coach) fn line(start: &Position, text: &str) -> Vec<Move> {
        let mut position = start.clone();
        text.split(' ')
            .map(|san| {
                let mv = position.read_move(san).unwrap();
                position = position.play(mv).unwrap();
                mv
            })
            .collect()
    }

    /// Explains the second line beside the first; chances and mates for the side that moved.
    pub(in crate::coach) fn explained(
        fen: &str,
        best: (&str, f64, Mate),
        played: (&str, f64, Mate),
    ) -> Vec<(Stance, Theme)> {
        kinds(&explanation(fen, best, played))
    }

    fn kinds(explanation: &Explanation) -> Vec<(Stance, Theme)> {
        explanation.reasons.iter().map(Reason::kind).collect()
    }

    /// The same, with all that there is to say.
    pub(in crate::coach) fn explanation(
        fen: &str,
        (best, best_win, best_mate): (&str, f64, Mate),
        (played, played_win, played_mate): (&str, f64, Mate),
    ) -> Explanation {
        let before = Position::from_fen(fen).unwrap();
        let (best, played) = (line(&before, best), line(&before, played));
        explanation_in(
            None,
            &before,
            (&best, best_win, best_mate),
            (&played, played_win, played_mate),
        )
    }

    /// The same of lines that are read already, in a game that is known or not.
    pub(in crate::coach) fn explained_in(
        game: Option<&Game>,
        before: &Position,
        best: (&[Move], f64, Mate),
        played: (&[Move], f64, Mate),
    ) -> Vec<(Stance, Theme)> {
        kinds(&explanation_in(game, before, best, played))
    }

    fn explanation_in(
        game: Option<&Game>,
        before: &Position,
        (best, best_win, best_mate): (&[Move], f64, Mate),
        (played, played_win, played_mate): (&[Move], f64, Mate),
    ) -> Explanation {
        let outlook = |win_percent, mate| Outlook { win_percent, mate };
        let judged = Judged {
            best: outlook(best_win, best_mate),
            played: outlook(played_win, played_mate),
            second: None,
            is_first_choice: best.first() == played.first(),
            legal_moves: before.legal_moves().len(),
            is_book: false,
            is_recapture: false,
            is_sound_beginning: false,
            is_sacrifice: false,
            gift_percent: 0.0,
        };
        explain(&Moment {
            before,
            last: None,
            game,
            judged,
            best,
            played,
        })
    }

    const FORK: &str = "r3k3/8/8/1N6/8/8/7P/4K3 w - - 0 1";

    #[test]
    fn a_fork_played_is_told_as_what_the_move_does() {
        let fork = ("Nc7+ Kd7 Nxa8", 90.0, Mate::None);
        assert_eq!(
            explained(FORK, fork, fork).first(),
            Some(&(Stance::Does, Theme::Fork))
        );
    }

    #[test]
    fn a_mate_allowed_in_a_lost_game_is_told_and_nothing_else() {
        // White is lost anyway; the rook that takes the pawn leaves the first rank to the other one.
        let reasons = explained(
            "4r1k1/5ppp/8/8/8/8/p4PPP/R5K1 w - - 0 1",
            ("Kf1 h6", 3.0, Mate::None),
            ("Rxa2 Re1#", 2.5, Mate::Suffers),
        );
        assert_eq!(reasons.first(), Some(&(Stance::Allows, Theme::Mate)));
    }

    #[test]
    fn a_fork_not_played_is_told_as_missed() {
        let reasons = explained(
            FORK,
            ("Nc7+ Kd7 Nxa8", 90.0, Mate::None),
            ("h4 Ra5 Nd4", 40.0, Mate::None),
        );
        assert_eq!(reasons.first(), Some(&(Stance::Misses, Theme::Fork)));
    }

    #[test]
    fn a_hanging_man_is_told_as_allowed() {
        let reasons = explained(
            "4k3/8/8/8/8/4r3/3N4/5K2 w - - 0 1",
            ("Nb3 Re5 Nd4", 30.0, Mate::None),
            ("Nb1 Re4 Nc3", 29.5, Mate::None),
        );
        assert_eq!(reasons.first(), None, "nothing was lost");
        let reasons = explained(
            "4k3/8/8/4r3/8/8/3N4/5K2 w - - 0 1",
            ("Nb3 Re3 Nd4", 30.0, Mate::None),
            ("Ne4 Rxe4 Kf2", 5.0, Mate::None),
        );
        assert_eq!(
            reasons.first(),
            Some(&(Stance::Allows, Theme::HangingPiece))
        );
    }

    /// Who takes a queen for a bishop does not do it for the pawn that she protected, nor to draw the king to another square.
    #[test]
    fn a_queen_taken_for_a_bishop_is_told_as_that() {
        let reasons = explained(
            "rnbqk1nr/pppp1pbp/6p1/4P1B1/8/5N2/PPP1PPPP/RN1QKB1R b KQkq - 3 4",
            ("f6 exf6 Nxf6", 34.5, Mate::None),
            ("d5 Bxd8 Kxd8 Qxd5+ Bd7", 4.1, Mate::None),
        );
        assert_eq!(
            reasons.first(),
            Some(&(Stance::Allows, Theme::WinningExchange))
        );
    }

    #[test]
    fn a_mate_counts_only_where_the_score_says_so() {
        let fen = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";
        let missed = explained(
            fen,
            ("Ra8#", 97.5, Mate::Gives),
            ("h3 h6", 80.0, Mate::None),
        );
        assert_eq!(missed.first(), Some(&(Stance::Misses, Theme::Mate)));
        let unproved = explained(fen, ("Ra8#", 80.0, Mate::None), ("h3 h6", 70.0, Mate::None));
        assert_eq!(unproved, []);
    }

    #[test]
    fn without_a_certain_reason_nothing_is_invented() {
        let reasons = explained(
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            ("h3 h6 g3", 53.0, Mate::None),
            ("a3 a6 b3", 44.0, Mate::None),
        );
        assert_eq!(reasons, []);
    }
}
