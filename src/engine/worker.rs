//! The thread that thinks: questions go in, answers come out later, and the window never waits.
//!
//! Questions come in lanes. The newest question of a lane wins: an older one is stopped and its answer is dropped, as
//! nobody waits for it any more. Time limits are counted here, since engines have no clock. When an answer is ready
//! `wake` is called on this thread; the window asks for a repaint then, and [`Worker::poll`] hands the answer out.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{Builder, JoinHandle};
use std::time::{Duration, Instant};

use super::{Answer, Choice, Engine, EngineError, EngineNews, Limit, Question, STACK_BYTES, Stop};

/// What a question is for. Where several wait, the first of this list is answered first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lane {
    /// The move of the learner's opponent.
    Opponent,
    /// A hint that the learner has asked for.
    Hint,
    /// What the coach thinks of a move.
    Advice,
    /// A whole game that is looked at, question by question: everything else goes before it.
    Review,
    /// Another question about that game, where there is somebody to answer two at once.
    ReviewBeside,
    /// Puzzles that are looked for in a game when nobody waits for anything.
    Mining,
}

impl Lane {
    /// All lanes, the most urgent first.
    pub const ALL: [Self; 6] = [
        Self::Opponent,
        Self::Hint,
        Self::Advice,
        Self::Review,
        Self::ReviewBeside,
        Self::Mining,
    ];
}

/// Names a question; never used twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ticket(pub(super) u64);

/// An answered question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// Which question.
    pub ticket: Ticket,
    /// What the engine said.
    pub answer: Result<Answer, EngineError>,
    /// What went wrong with an engine outside the program, if the built-in one had to answer in its place.
    pub fault: Option<EngineError>,
}

/// Someone who answers questions in time.
pub trait Analyst {
    /// Asks; the answer comes out of [`Analyst::poll`], unless a newer question of the same lane takes its place.
    fn ask(&mut self, lane: Lane, question: Question) -> Ticket;

    /// The answers that have come since the last call.
    fn poll(&mut self) -> Vec<Reply>;

    /// Takes the question of a lane back: no answer will come.
    fn withdraw(&mut self, lane: Lane);

    /// Will answers come at all?
    fn is_there(&self) -> bool {
        true
    }

    /// Uses what the learner has at hand from the next question on. What becomes of it is told by [`Analyst::news`].
    fn choose(&mut self, _choice: Choice) {}

    /// What has become of a choice since the last call, and what has gone wrong besides the answers.
    fn news(&mut self) -> Vec<EngineNews> {
        Vec::new()
    }
}

/// Called when an answer is ready.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// An engine on a thread of its own, stopped and joined when it is dropped.
pub struct Worker {
    orders: Option<Sender<Order>>,
    news: Receiver<EngineNews>,
    replies: Receiver<(Arc<Task>, Reply)>,
    /// The newest question of each lane, by [`Lane`]'s order.
    newest: [Option<Arc<Task>>; Lane::ALL.len()],
    asked: u64,
    thread: Option<JoinHandle<()>>,
}

/// What both threads know of a question.
struct Task {
    stop: Stop,
    is_wanted: AtomicBool,
}

impl Task {
    fn drop_it(&self) {
        self.is_wanted.store(false, Ordering::Relaxed);
        self.stop.raise();
    }

    fn is_wanted(&self) -> bool {
        self.is_wanted.load(Ordering::Relaxed)
    }
}

struct Job {
    lane: Lane,
    ticket: Ticket,
    question: Question,
    task: Arc<Task>,
}

/// What the thread is told.
enum Order {
    Ask(Job),
    Choose(Choice),
}

/// The way back from the thread.
struct Post {
    replies: Sender<(Arc<Task>, Reply)>,
    news: Sender<EngineNews>,
    wake: Wake,
}

impl Post {
    fn tell(&self, news: impl IntoIterator<Item = EngineNews>) {
        for one in news {
            // Nobody listens any more when the window is closing.
            let _ = self.news.send(one);
            (self.wake)();
        }
    }
}

impl Worker {
    /// Starts the thread.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn start(engine: Box<dyn Engine + Send>, wake: Wake) -> io::Result<Self> {
        let (orders, inbox) = channel();
        let (newsletter, news) = channel();
        let (outbox, replies) = channel();
        let thread = Builder::new()
            .name("engine".to_owned())
            .stack_size(STACK_BYTES)
            .spawn(move || {
                let post = Post {
                    replies: outbox,
                    news: newsletter,
                    wake,
                };
                work(engine, &inbox, &post);
            })?;
        Ok(Self {
            orders: Some(orders),
            news,
            replies,
            newest: Default::default(),
            asked: 0,
            thread: Some(thread),
        })
    }

    fn send(&self, order: Order) {
        if let Some(orders) = &self.orders {
            // The thread lives until `orders` is dropped; were it gone, no answer would come and nothing would break.
            let _ = orders.send(order);
        }
    }

    /// Asks for the answer so far: the search of a lane stops, and what it has found comes out as its answer.
    pub fn hurry(&self, lane: Lane) {
        if let Some(task) = self.newest.get(lane as usize).and_then(Option::as_ref) {
            task.stop.raise();
        }
    }
}

impl std::fmt::Debug for Worker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Worker")
            .field("asked", &self.asked)
            .finish_non_exhaustive()
    }
}

impl Analyst for Worker {
    fn ask(&mut self, lane: Lane, question: Question) -> Ticket {
        self.withdraw(lane);
        self.asked += 1;
        let ticket = Ticket(self.asked);
        let task = Arc::new(Task {
            stop: Stop::new(),
            is_wanted: AtomicBool::new(true),
        });
        if let Some(newest) = self.newest.get_mut(lane as usize) {
            *newest = Some(Arc::clone(&task));
        }
        self.send(Order::Ask(Job {
            lane,
            ticket,
            question,
            task,
        }));
        ticket
    }

    fn poll(&mut self) -> Vec<Reply> {
        self.replies
            .try_iter()
            .filter(|(task, _)| task.is_wanted())
            .map(|(_, reply)| reply)
            .collect()
    }

    fn withdraw(&mut self, lane: Lane) {
        if let Some(task) = self.newest.get_mut(lane as usize).and_then(Option::take) {
            task.drop_it();
        }
    }

    fn choose(&mut self, choice: Choice) {
        self.send(Order::Choose(choice));
    }

    fn news(&mut self) -> Vec<EngineNews> {
        self.news.try_iter().collect()
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        for lane in Lane::ALL {
            self.withdraw(lane);
        }
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            // A panic of the engine has been shown by then, and dropping must not panic again.
            let _ = thread.join();
        }
    }
}

/// The thread's work: choices at once, then the most urgent wanted question, again and again.
fn work(mut engine: Box<dyn Engine + Send>, inbox: &Receiver<Order>, post: &Post) {
    let mut waiting: Vec<Job> = Vec::new();
    loop {
        let next = if waiting.is_empty() {
            let Ok(order) = inbox.recv() else { return };
            Some(order)
        } else {
            None
        };
        for order in next.into_iter().chain(inbox.try_iter()) {
            match order {
                Order::Ask(job) => waiting.push(job),
                Order::Choose(choice) => {
                    post.tell(engine.choose(&choice));
                    post.tell(faults(engine.as_mut()));
                }
            }
        }
        waiting.retain(|job| job.task.is_wanted());
        waiting.sort_by_key(|job| job.lane);
        if waiting.is_empty() {
            continue;
        }
        let job = waiting.remove(0);
        let stop = with_time(&job.task.stop, job.question.limit());
        let answer = engine.answer(&job.question, &stop, &mut |_| ());
        let is_wanted = job.task.is_wanted();
        let reply = Reply {
            ticket: job.ticket,
            answer,
            fault: if is_wanted { engine.take_fault() } else { None },
        };
        if is_wanted {
            if post.replies.send((job.task, reply)).is_err() {
                return;
            }
            (post.wake)();
        }
        post.tell(faults(engine.as_mut()));
    }
}

/// What else has gone wrong.
fn faults(engine: &mut dyn Engine) -> Vec<EngineNews> {
    std::iter::from_fn(|| engine.take_fault())
        .map(EngineNews::Fault)
        .collect()
}

/// A stop that is raised also when the time is over.
fn with_time(stop: &Stop, limit: Limit) -> Stop {
    match limit {
        Limit::Millis(millis) => {
            let started = now();
            let allowed = Duration::from_millis(millis);
            stop.or(move || now() - started >= allowed)
        }
        Limit::Depth(_) | Limit::Nodes(_) => stop.clone(),
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "the worker counts the time that engines may take"
)]
fn now() -> Instant {
    Instant::now()
}

/// Answers at once, on the caller's thread: for tests, and for commands that wait anyway.
pub struct Immediate<E> {
    engine: E,
    asked: u64,
    replies: Vec<(Lane, Reply)>,
}

impl<E: Engine> Immediate<E> {
    /// An analyst over an engine.
    pub fn new(engine: E) -> Self {
        Self {
            engine,
            asked: 0,
            replies: Vec::new(),
        }
    }
}

impl<E> std::fmt::Debug for Immediate<E> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Immediate")
            .field("asked", &self.asked)
            .finish_non_exhaustive()
    }
}

impl<E: Engine> Analyst for Immediate<E> {
    fn ask(&mut self, lane: Lane, question: Question) -> Ticket {
        self.asked += 1;
        let ticket = Ticket(self.asked);
        let stop = with_time(&Stop::new(), question.limit());
        let answer = self.engine.answer(&question, &stop, &mut |_| ());
        let fault = self.engine.take_fault();
        self.replies.retain(|(other, _)| *other != lane);
        self.replies.push((
            lane,
            Reply {
                ticket,
                answer,
                fault,
            },
        ));
        ticket
    }

    fn poll(&mut self) -> Vec<Reply> {
        std::mem::take(&mut self.replies)
            .into_iter()
            .map(|(_, reply)| reply)
            .collect()
    }

    fn withdraw(&mut self, lane: Lane) {
        self.replies.retain(|(other, _)| *other != lane);
    }
}

/// Answers nothing: for where no thread is to be had. Everything but advice and the engine's own moves goes on.
#[derive(Clone, Copy, Debug, Default)]
pub struct Absent {
    asked: u64,
}

impl Analyst for Absent {
    fn ask(&mut self, _lane: Lane, _question: Question) -> Ticket {
        self.asked += 1;
        Ticket(self.asked)
    }

    fn poll(&mut self) -> Vec<Reply> {
        Vec::new()
    }

    fn withdraw(&mut self, _lane: Lane) {}

    fn is_there(&self) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::super::{Backed, Builtin, WithEndings};
    use super::*;
    use crate::rules::Game;

    fn worker() -> (Worker, mpsc::Receiver<()>) {
        let (woken, wakes) = channel();
        let woken = std::sync::Mutex::new(woken);
        let wake: Wake = Arc::new(move || {
            let _ = woken.lock().unwrap().send(());
        });
        (
            Worker::start(Box::new(Builtin::new(1)), wake).unwrap(),
            wakes,
        )
    }

    fn question(limit: Limit) -> Question {
        Question::best(Game::default(), limit)
    }

    const SOON: Duration = Duration::from_secs(20);

    #[test]
    fn an_answer_comes_with_its_ticket_and_wakes() {
        let (mut worker, wakes) = worker();
        let ticket = worker.ask(Lane::Advice, question(Limit::Depth(2)));
        wakes.recv_timeout(SOON).unwrap();
        let replies = worker.poll();
        assert_eq!(replies.len(), 1);
        assert_eq!(replies[0].ticket, ticket);
        assert!(replies[0].answer.is_ok());
        assert!(worker.poll().is_empty());
    }

    #[test]
    fn the_newest_question_of_a_lane_wins() {
        let (mut worker, wakes) = worker();
        worker.ask(Lane::Advice, question(Limit::Depth(90)));
        worker.ask(Lane::Advice, question(Limit::Depth(90)));
        let last = worker.ask(Lane::Advice, question(Limit::Depth(1)));
        let other = worker.ask(Lane::Opponent, question(Limit::Depth(1)));
        wakes.recv_timeout(SOON).unwrap();
        wakes.recv_timeout(SOON).unwrap();
        let mut tickets: Vec<Ticket> = worker.poll().iter().map(|reply| reply.ticket).collect();
        tickets.sort();
        assert_eq!(tickets, [last, other]);
    }

    #[test]
    fn time_that_is_over_ends_a_search() {
        let (mut worker, wakes) = worker();
        worker.ask(Lane::Opponent, question(Limit::Millis(20)));
        wakes.recv_timeout(SOON).unwrap();
        assert!(matches!(
            &worker.poll()[..],
            [Reply {
                answer: Ok(Answer::Best(_)),
                ..
            }]
        ));
    }

    #[test]
    fn hurrying_gives_the_answer_so_far_and_withdrawing_none() {
        let (mut worker, wakes) = worker();
        worker.ask(Lane::Hint, question(Limit::Depth(90)));
        worker.hurry(Lane::Hint);
        wakes.recv_timeout(SOON).unwrap();
        assert_eq!(worker.poll().len(), 1);
        worker.ask(Lane::Hint, question(Limit::Depth(90)));
        worker.withdraw(Lane::Hint);
        worker.ask(Lane::Advice, question(Limit::Depth(1)));
        wakes.recv_timeout(SOON).unwrap();
        assert_eq!(worker.poll().len(), 1);
    }

    #[test]
    fn a_choice_is_tried_on_the_thread_and_told() {
        let (woken, wakes) = channel();
        let woken = std::sync::Mutex::new(woken);
        let wake: Wake = Arc::new(move || {
            let _ = woken.lock().unwrap().send(());
        });
        let engine = WithEndings::new(Backed::new(Builtin::new(1)));
        let mut worker = Worker::start(Box::new(engine), wake).unwrap();
        worker.choose(Choice {
            program: Some("/no/such/engine".into()),
            endings: Some("/no/such/folder".into()),
        });
        worker.ask(Lane::Hint, question(Limit::Depth(1)));
        for _ in 0..3 {
            wakes.recv_timeout(SOON).unwrap();
        }
        let news = worker.news();
        assert!(
            matches!(
                &news[..],
                [
                    EngineNews::Fault(EngineError::NotStarted { .. }),
                    EngineNews::Fault(EngineError::Endings { .. })
                ]
            ),
            "{news:?}"
        );
        assert!(worker.poll()[0].answer.is_ok());
        assert!(worker.news().is_empty());
    }

    #[test]
    fn dropping_ends_a_search_that_goes_on() {
        let (mut worker, _wakes) = worker();
        worker.ask(Lane::Hint, question(Limit::Depth(90)));
        drop(worker);
    }
}
