//! Lies planted in what the coach says of a move: the referee must believe none. Here of moves that need no data; the trial of
//! reasons plants them in each reason that it hears.

use chess_tutor::coach::{Reason, Stance};
use chess_tutor::engine::Builtin;
use chess_tutor::rules::{Game, Move, Position, Role, Square};
use chess_tutor::theme::Theme;

use super::{REASON_NODES, referee, verdict};

/// At least so many lies are planted without data.
const LEAST_PLANTED: usize = 100;

/// What was planted, by kind, and what the referee believed of it.
#[derive(Default)]
pub(crate) struct Lies {
    planted: std::collections::BTreeMap<&'static str, u32>,
    believed: Vec<String>,
}

impl Lies {
    /// Makes a true reason for a move false in every way that is false for certain, and asks the referee.
    pub(crate) fn plant(&mut self, game: &Game, played: Move, reason: &Reason) {
        for (kind, lie) in lies(game, played, reason) {
            *self.planted.entry(kind).or_default() += 1;
            if referee::check_reason(game, played, &lie).is_ok() {
                let at = game.position().fen();
                let name = reason.name();
                self.believed
                    .push(format!("{at} {}: {name}: {kind}", played.uci()));
            }
        }
    }

    pub(crate) fn count(&self) -> usize {
        self.planted.values().map(|count| *count as usize).sum()
    }

    pub(crate) fn are_caught(&self) {
        println!("{} lies in reasons: {:?}", self.count(), self.planted);
        assert!(self.believed.is_empty(), "{:#?}", self.believed);
    }
}

fn lies(game: &Game, played: Move, reason: &Reason) -> Vec<(&'static str, Reason)> {
    let before = game.position();
    let after = before.play(played).unwrap();
    let mut lies = Vec::new();
    let mut plant = |kind, change: &dyn Fn(&mut Reason)| {
        let mut lie = reason.clone();
        change(&mut lie);
        lies.push((kind, lie));
    };
    let is_draw = reason.fact.theme.is_draw();
    for stance in [Stance::Does, Stance::Spoils, Stance::Allows, Stance::Misses] {
        // Whether a draw spoils a game is for the engine to say.
        let own = [Stance::Does, Stance::Spoils];
        let is_open = is_draw && own.contains(&stance) && own.contains(&reason.stance);
        if stance != reason.stance && !is_open {
            plant("another stance", &|lie| lie.stance = stance);
        }
    }
    let elsewhere = match reason.stance {
        Stance::Allows => before,
        Stance::Does | Stance::Spoils | Stance::Misses => &after,
    };
    plant("begins elsewhere", &|lie| lie.start = elsewhere.clone());
    if let Some(passed) = reason.start.pass() {
        plant("begins with the other side", &|lie| {
            lie.start = passed.clone()
        });
    }
    plant("the other side does it", &|lie| {
        lie.fact.side = !lie.fact.side
    });
    plant("no line", &|lie| lie.fact.line.clear());
    if reason.stance == Stance::Misses {
        plant("what was missed was played", &|lie| {
            lie.fact.line[0] = played
        });
    } else if reason.stance != Stance::Allows {
        for other in before
            .legal_moves()
            .into_iter()
            .filter(|mv| *mv != played)
            .take(3)
        {
            plant("another move", &|lie| lie.fact.line = vec![other]);
        }
    }
    let end = reason
        .fact
        .line
        .iter()
        .try_fold(reason.start.clone(), |at, mv| at.play(*mv));
    if end.is_ok_and(|end| !end.is_checkmate()) {
        plant("wins more", &|lie| lie.fact.gain += 2);
        plant("mates", &|lie| lie.fact.theme = Theme::Mate);
    }
    for theme in [
        Theme::Stalemate,
        Theme::DeadPosition,
        Theme::Repetition,
        Theme::FiftyMoves,
    ] {
        if !is_draw && reason.fact.theme != Theme::StalemateTrick {
            plant("a draw", &|lie| lie.fact.theme = theme);
        } else if is_draw && theme != reason.fact.theme && theme != Theme::DeadPosition {
            // After a stalemate, too, nobody can ever mate.
            plant("another draw", &|lie| lie.fact.theme = theme);
        }
    }
    if !reason.fact.on.is_empty() {
        plant("another man suffers", &|lie| {
            let role = &mut lie.fact.on[0].1.role;
            *role = if *role == Role::Rook {
                Role::Queen
            } else {
                Role::Rook
            };
        });
        plant("on another square", &|lie| {
            let square = &mut lie.fact.on[0].0;
            *square = Square::ALL[(usize::from(*square) + 9) % 64];
        });
    }
    lies
}

/// Moves whose reasons need no data: the first moves of the rows that show something, and two that throw a won game away.
fn known() -> Vec<(Game, Move)> {
    let rows = include_str!("../data/motifs.tsv").lines();
    let shown = rows.filter_map(|row| {
        let cells: Vec<&str> = row.split('\t').collect();
        let [_, "shown", fen, line, _] = cells[..] else {
            return None;
        };
        let mut game = Game::new(Position::from_fen(fen).unwrap());
        let mut words = line.split(' ').peekable();
        while let Some(before) = words.next_if(|word| word.starts_with('(')) {
            game.play_text(before.trim_matches(['(', ')'])).unwrap();
        }
        let mv = game.position().read_move(words.next()?).unwrap();
        Some((game, mv))
    });
    let spoilt = [
        ("k7/2Q5/8/8/8/8/8/1K6 w - - 0 1", "Kb2"),
        ("8/5P1k/8/6K1/8/8/8/8 w - - 0 1", "f8=Q"),
        (
            "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 4 4",
            "Qh5",
        ),
        ("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", "h3"),
        ("r3k3/8/8/1N6/8/8/7P/4K3 w - - 0 1", "h4"),
    ];
    let spoilt = spoilt.into_iter().map(|(fen, mv)| {
        let game = Game::new(Position::from_fen(fen).unwrap());
        let mv = game.read_move(mv).unwrap();
        (game, mv)
    });
    shown.chain(spoilt).collect()
}

#[test]
fn planted_lies_in_reasons_are_caught() {
    let mut engine = Builtin::new(1);
    let mut lies = Lies::default();
    let mut stances = std::collections::BTreeMap::new();
    for (game, mv) in known() {
        let Some(verdict) = verdict(&mut engine, &game, mv, REASON_NODES) else {
            continue;
        };
        for reason in &verdict.explanation.reasons {
            let at = game.position().fen();
            let true_or = referee::check_reason(&game, mv, reason);
            assert_eq!(true_or, Ok(()), "{at} {}: {}", mv.uci(), reason.name());
            *stances.entry(format!("{:?}", reason.stance)).or_insert(0) += 1;
            lies.plant(&game, mv, reason);
        }
    }
    lies.are_caught();
    assert!(lies.count() >= LEAST_PLANTED, "{} lies", lies.count());
    assert_eq!(stances.len(), 4, "each stance is lied about: {stances:?}");
}
