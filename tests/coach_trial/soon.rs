//! How soon the coach speaks: from the move on the board to the first word and to the rating, through the session of a game
//! and the thread of the engine, without a window. A figure by the clock says as much about who else uses the machine as about
//! the program, so the processor time is told beside it (where the system counts it), and neither is asserted.

use std::collections::HashMap;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use chess_tutor::engine::{Analyst as _, Builtin, Lane, Question, Ticket, Worker};
use chess_tutor::play::{Act, Agreement, Character, GameSession, Who};
use chess_tutor::rules::Color;
use chess_tutor::session::{Answered, Effect, Event, Session as _, Timestamp};

use super::{Sample, played_every};

/// So many moves are made.
const MOVES: usize = 200;
/// In a small sample so many.
const FEW: usize = 12;
/// Nothing takes longer; what does is counted apart.
const LONGEST: Duration = Duration::from_secs(10);

/// What was measured of a move, in milliseconds.
#[derive(Default)]
struct Times {
    /// Until the coach has asked "are you sure?".
    question: Option<u64>,
    /// Until it has said why, if it has.
    reason: Option<u64>,
    rating: Option<u64>,
    /// The processor time of all threads until then.
    worked: Option<u64>,
}

/// A game on the table, with the thread of the engine.
struct Table {
    session: GameSession,
    worker: Worker,
    asked: HashMap<Ticket, (Lane, Question)>,
    woken: std::sync::mpsc::Receiver<()>,
    began: Instant,
    worked_before: Option<u64>,
}

impl Table {
    fn new(sample: &Sample) -> Self {
        let person = sample.game.position().turn();
        let who = |side| match side == person {
            true => Who::Person,
            false => Who::Character(Character::Dragon),
        };
        let session = GameSession::new(Agreement {
            start: sample.game.position().clone(),
            white: who(Color::White),
            black: who(Color::Black),
            ..Agreement::default()
        });
        let (wake, woken) = channel();
        let wake = Mutex::new(wake);
        let wake = Arc::new(move || {
            let _ = wake.lock().unwrap().send(());
        });
        Self {
            session,
            worker: Worker::start(Box::new(Builtin::new(16)), wake).unwrap(),
            asked: HashMap::new(),
            woken,
            began: now(),
            worked_before: None,
        }
    }

    fn millis(&self) -> u64 {
        u64::try_from((now() - self.began).as_millis()).unwrap()
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            if let Effect::Consult { lane, question } = effect {
                let ticket = self.worker.ask(lane, (*question).clone());
                self.asked.insert(ticket, (lane, *question));
            }
        }
    }

    /// Waits for the engine or for the moment for which the session waits, and tells the session.
    fn wait(&mut self) {
        let at = self.millis();
        let due = self.session.due().map(|due| due.0.saturating_sub(at));
        let patience = due.map_or(LONGEST, Duration::from_millis);
        match self.woken.recv_timeout(patience) {
            Err(RecvTimeoutError::Timeout) => {
                let effects = self
                    .session
                    .update(Event::TimeReached, Timestamp(self.millis()));
                self.carry_out(effects);
            }
            Err(RecvTimeoutError::Disconnected) => unreachable!("the thread has ended"),
            Ok(()) => {
                for reply in self.worker.poll() {
                    let (lane, question) = self.asked.remove(&reply.ticket).unwrap();
                    let answered = Answered {
                        lane,
                        question,
                        answer: reply.answer.unwrap(),
                    };
                    let event = Event::Answered(Box::new(answered));
                    let effects = self.session.update(event, Timestamp(self.millis()));
                    self.carry_out(effects);
                }
            }
        }
    }
}

#[expect(clippy::disallowed_methods, reason = "what is measured is time")]
fn now() -> Instant {
    Instant::now()
}

/// The processor time of this process so far, in milliseconds, where the system tells it.
fn worked() -> Option<u64> {
    let tasks = std::fs::read_dir("/proc/self/task").ok()?;
    let nanos = tasks.filter_map(|task| {
        let told = std::fs::read_to_string(task.ok()?.path().join("schedstat")).ok()?;
        told.split(' ').next()?.parse::<u64>().ok()
    });
    Some(nanos.sum::<u64>() / 1_000_000)
}

/// Makes the move, insists when the coach asks, and waits for the rating.
fn measure(sample: &Sample) -> Times {
    let mut table = Table::new(sample);
    table.session.act(Act::Begin, Timestamp(0));
    let mut times = Times::default();
    let mv = sample.mv.mv;
    table.worked_before = worked();
    table.began = now();
    let moved = Event::Moved {
        from: mv.from(),
        to: mv.to(),
        promotion: mv.promotion(),
    };
    let effects = table.session.update(moved, Timestamp(0));
    table.carry_out(effects);
    while table.session.game().len_plies() == 0 && now() - table.began < LONGEST {
        if table.session.asks_if_sure() {
            times.question = Some(table.millis());
            // The learner takes its time; what comes after it is measured from there.
            table.began = now();
            table.worked_before = worked();
            let effects = table.session.act(Act::PlayIt, Timestamp(0));
            table.carry_out(effects);
        } else {
            table.wait();
        }
    }
    while table.session.rating(0).is_none()
        && !table.session.is_over()
        && now() - table.began < LONGEST
    {
        table.wait();
    }
    let is_there = table.session.rating(0).is_some();
    times.rating = is_there.then(|| table.millis());
    let both = worked().zip(table.worked_before);
    // A thread that has ended takes its time out of the sum.
    times.worked = both.and_then(|(after, before)| after.checked_sub(before));
    let speaks = !table.session.speech().messages.is_empty();
    times.reason = times.rating.filter(|_| speaks);
    times
}

fn print(what: &str, mut times: Vec<u64>) {
    times.sort_unstable();
    let at = |share: usize| times.get((times.len() * share / 100).min(times.len().max(1) - 1));
    println!(
        "{what}: {} times; median {:?} ms, 90 % {:?}, 99 % {:?}, longest {:?}",
        times.len(),
        at(50),
        at(90),
        at(99),
        times.last(),
    );
}

#[test]
fn the_coach_speaks_soon() {
    let moves = match std::env::var("CHESS_TUTOR_TRIAL_EVERY") {
        Ok(_) => MOVES,
        Err(_) => FEW,
    };
    let all = played_every("games/games_plain_clocks.pgn", 1);
    let every = (all.len() / moves).max(1);
    // The last move of a game may end it: then there is nothing to rate.
    let goes_on = |sample: &&Sample| {
        let mut game = sample.game.clone();
        game.play(sample.mv.mv).is_ok() && game.outcome().is_none()
    };
    let sampled = all.iter().step_by(every).filter(goes_on).take(moves);
    let measured: Vec<Times> = sampled.map(measure).collect();
    let of = |pick: fn(&Times) -> Option<u64>| measured.iter().filter_map(pick).collect();
    print(
        "from the move to \"are you sure?\"",
        of(|times| times.question),
    );
    print("from the move to a reason", of(|times| times.reason));
    print("from the move to its rating", of(|times| times.rating));
    print(
        "processor time until the rating, the opponent's thinking with it",
        of(|times| times.worked),
    );
    let rated = measured
        .iter()
        .filter(|times| times.rating.is_some())
        .count();
    assert_eq!(rated, measured.len(), "every move is rated");
}
