//! Several threads on one question: all search the same position, and help each other through the table alone ("lazy
//! SMP"). Which thread finds what first depends on chance, so only an engine that asks for it gets an answer that may
//! differ from run to run.
//!
//! The answer does not wait for the helpers: they are told to stop and end within a millisecond or two if the machine
//! lets them run; where it does not, only the next question waits.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::{Builder, JoinHandle};

use super::board::Board;
use super::net::Net;
use super::root::Plan;
use super::searcher::Searcher;
use super::table::Table;
use crate::engine::{STACK_BYTES, Stop};

/// What the helpers are given.
#[derive(Clone)]
pub(super) struct Help {
    pub(super) table: Arc<Table>,
    pub(super) net: Option<Arc<Net>>,
    pub(super) board: Board,
    pub(super) past: Vec<u64>,
    pub(super) plan: Plan,
}

/// The helpers of an engine.
#[derive(Default)]
pub(super) struct Crew {
    threads: Vec<JoinHandle<()>>,
    stop: Stop,
    /// How many nodes they have searched.
    nodes: Arc<AtomicU64>,
}

impl Crew {
    /// So many helpers begin.
    pub(super) fn begin(&mut self, helpers: usize, help: &Help) {
        self.gather();
        for number in 0..helpers {
            // One ply ahead, every second one: going along at the same depth they would all do the same work.
            let from = 2 - number as i32 % 2;
            let (help, stop, nodes) = (help.clone(), self.stop.clone(), Arc::clone(&self.nodes));
            let helper = move || {
                let net = help.net.as_deref();
                let mut searcher = Searcher::new(&help.table, net, &stop, &help.past, u64::MAX);
                searcher.also_count = Some(&nodes);
                let plan = Plan {
                    from,
                    depth: i32::MAX,
                    ..help.plan
                };
                // What a helper finds is in the table.
                let _ = searcher.best_lines(&help.board, plan, &mut |_, _, _| ());
            };
            // Without the thread there is one helper less.
            let thread = Builder::new()
                .name("search-helper".to_owned())
                .stack_size(STACK_BYTES)
                .spawn(helper);
            self.threads.extend(thread);
        }
    }

    /// How many nodes the helpers have searched for this question.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Tells the helpers to stop, and does not wait until they have.
    pub(super) fn dismiss(&self) {
        self.stop.raise();
    }

    /// Waits until the helpers have stopped: from then on nobody writes to the table.
    pub(super) fn gather(&mut self) {
        self.stop.raise();
        for thread in self.threads.drain(..) {
            // One that has panicked has helped less; the answer is not its own.
            let _ = thread.join();
        }
        self.stop = Stop::new();
        self.nodes = Arc::default();
    }
}

/// Without their engine they would search on for ever.
impl Drop for Crew {
    fn drop(&mut self) {
        self.stop.raise();
    }
}
