//! Puzzles that nobody here chose: all are taken in and replayed, and the session accepts their solutions, every other
//! mate, and nothing else that the engine does not prove. Without the data the trial passes and says so.
//!
//! `CHESS_TUTOR_TRIAL_EVERY=1` plays all of them through, instead of every thirtieth.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a trial stops at the first surprise and tells what it has counted"
)]

#[path = "trials/data.rs"]
#[expect(dead_code, reason = "the other trials use the rest")]
mod data;

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Arc;

use chess_tutor::engine::{Builtin, Engine, Stop};
use chess_tutor::message::MessageId;
use chess_tutor::puzzle::{Database, ImportEvent, Imported, Puzzle, PuzzleSession, import};
use chess_tutor::rules::Move;
use chess_tutor::session::{Answered, Dice, Effect, Event, Session as _, Timestamp};
use chess_tutor::study::TryOutcome;

const EVERY: usize = 30;
/// Of so many puzzles one is tried with a wrong move, which takes the engine some tenths of a second.
const EVERY_WRONG: usize = 1800;

fn every(usual: usize) -> usize {
    let named = std::env::var("CHESS_TUTOR_TRIAL_EVERY").ok();
    named
        .map_or(usual, |text| text.parse::<usize>().unwrap() * usual / EVERY)
        .max(1)
}

/// The puzzles of the data, out of a database of ours; nothing without data.
fn puzzles() -> Option<Vec<Puzzle>> {
    let path = data::folder()?.join("puzzles/lichess_puzzles.csv");
    let mut database = Database::in_memory().unwrap();
    let mut bad = Vec::new();
    let imported = import(&mut database, &path, &mut |event, _| {
        if let ImportEvent::Bad { line, why } = event {
            bad.push((line, why));
        }
        ControlFlow::Continue(())
    });
    let Imported::Whole(progress) = imported.unwrap() else {
        panic!("not to its end");
    };
    let text = std::fs::read_to_string(&path).unwrap();
    let rows = text.lines().skip(1);
    assert_eq!(bad, []);
    assert_eq!(
        (progress.added, progress.merged),
        (rows.clone().count() as u64, 0)
    );
    println!("{} puzzles taken in", progress.added);
    let ids = rows.filter_map(|row| row.split(',').next());
    Some(ids.map(|id| database.get(id).unwrap().unwrap()).collect())
}

/// A session, its clock and the engine.
struct Play {
    session: PuzzleSession,
    now: Timestamp,
}

impl Play {
    /// The learner is to move.
    fn new(puzzle: &Puzzle) -> Self {
        let now = Timestamp(1_000);
        let mut play = Self {
            session: PuzzleSession::new(Arc::new(puzzle.clone()), None, now),
            now,
        };
        play.wait(None);
        play
    }

    fn tell(&mut self, event: Event, engine: Option<&mut Builtin>) {
        let mut effects = self.session.update(event, self.now);
        let Some(engine) = engine else { return };
        while let Some(index) = effects
            .iter()
            .position(|effect| matches!(effect, Effect::Consult { .. }))
        {
            let Effect::Consult { lane, question } = effects.swap_remove(index) else {
                continue;
            };
            let answer = engine.answer(&question, &Stop::new(), &mut |_| ()).unwrap();
            let answered = Answered {
                lane,
                question: *question,
                answer,
            };
            effects.extend(
                self.session
                    .update(Event::Answered(Box::new(answered)), self.now),
            );
        }
    }

    /// One moment that the session waits for.
    fn wait(&mut self, engine: Option<&mut Builtin>) {
        if let Some(due) = self.session.due() {
            self.now = due;
            self.tell(Event::TimeReached, engine);
        }
    }

    fn make(&mut self, mv: Move, engine: Option<&mut Builtin>) {
        let event = Event::Moved {
            from: mv.from(),
            to: mv.to(),
            promotion: mv.promotion(),
        };
        self.tell(event, engine);
    }

    fn outcome(&self) -> Option<TryOutcome> {
        self.session.end().map(|end| end.outcome)
    }

    fn said(&self) -> &'static str {
        match self
            .session
            .speech()
            .messages
            .first()
            .map(|message| &message.id)
        {
            Some(MessageId::Own(id)) => id,
            Some(
                MessageId::Lesson { .. } | MessageId::Course { .. } | MessageId::Opening { .. },
            )
            | None => "",
        }
    }
}

#[test]
fn every_solution_is_accepted_and_every_other_mate() {
    let Some(puzzles) = puzzles() else { return };
    let mut played = 0;
    for puzzle in puzzles.iter().step_by(every(EVERY)) {
        let mut play = Play::new(puzzle);
        for mv in puzzle.solution.iter().step_by(2) {
            assert_eq!(play.outcome(), None, "{}", puzzle.id);
            play.make(*mv, None);
            play.wait(None);
        }
        assert_eq!(play.outcome(), Some(TryOutcome::Solved), "{}", puzzle.id);
        assert_eq!(play.said(), "puzzle-right", "{}", puzzle.id);
        played += 1;
    }
    println!("{played} played by their solutions");

    let by_id: BTreeMap<&str, &Puzzle> = puzzles.iter().map(|p| (p.id.as_str(), p)).collect();
    let text = data::text("puzzles/several_final_mates.csv").unwrap();
    let (mut rows, mut mates) = (0, 0);
    for row in text.lines().skip(1).step_by(every(EVERY)) {
        let cells: Vec<&str> = row.split(',').collect();
        let puzzle = by_id[cells[0]];
        rows += 1;
        for mate in cells[2].split(' ') {
            let mut play = Play::new(puzzle);
            let before_last = puzzle.solution.len() - 1;
            for mv in puzzle.solution.iter().take(before_last).step_by(2) {
                play.make(*mv, None);
                play.wait(None);
            }
            let mv = play.session.game().position().read_move(mate).unwrap();
            play.make(mv, None);
            assert_eq!(
                play.outcome(),
                Some(TryOutcome::Solved),
                "{} {mate}",
                puzzle.id
            );
            mates += 1;
        }
    }
    println!("{rows} puzzles with {mates} last moves that mate");
}

#[test]
fn what_is_no_solution_is_refused_unless_the_engine_proves_it() {
    let Some(puzzles) = puzzles() else { return };
    let mut dice = Dice::new(7);
    let mut engine = Builtin::new(16);
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for puzzle in puzzles.iter().step_by(every(EVERY_WRONG)) {
        let mut play = Play::new(puzzle);
        let position = play.session.game().position().clone();
        let mut moves = position.legal_moves();
        moves.retain(|mv| *mv != puzzle.solution[0]);
        if moves.is_empty() {
            continue;
        }
        let mv = moves[dice.below(moves.len())];
        play.make(mv, Some(&mut engine));
        let said = play.said();
        *counts.entry(said).or_default() += 1;
        let is_mate = position.play(mv).unwrap().is_checkmate();
        match said {
            "puzzle-other-mate" => assert!(is_mate, "{}", puzzle.id),
            "puzzle-also-good" => {
                println!("also good: {} {} {}", puzzle.id, mv.uci(), position.fen());
            }
            _ => {
                assert!(!is_mate, "{}", puzzle.id);
                assert_eq!(play.outcome(), None, "{} {}", puzzle.id, mv.uci());
                // Both go back, and the puzzle can still be solved.
                play.wait(Some(&mut engine));
                play.wait(Some(&mut engine));
                assert_eq!(play.session.game().position(), &position, "{}", puzzle.id);
                for mv in puzzle.solution.iter().step_by(2) {
                    play.make(*mv, None);
                    play.wait(None);
                }
                let is_free = said.starts_with("puzzle-good-but");
                let expected = if is_free {
                    TryOutcome::Solved
                } else {
                    TryOutcome::Helped
                };
                assert_eq!(play.outcome(), Some(expected), "{} {said}", puzzle.id);
            }
        }
    }
    println!("{counts:?}");
    let all: usize = counts.values().sum();
    let proved = counts.get("puzzle-also-good").copied().unwrap_or(0);
    assert!(proved * 50 <= all, "{proved} of {all} are also good");
}
