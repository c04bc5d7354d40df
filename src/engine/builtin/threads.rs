//! Several threads on one question: all search the same position, and help each other through the table alone ("lazy
//! SMP"). Which thread finds what first depends on chance, so only an engine that asks for it gets an answer that may
//! differ from run to run.

use std::sync::atomic::AtomicU64;
use std::thread::{Builder, scope};

use super::board::Board;
use super::net::Net;
use super::root::Plan;
use super::searcher::Searcher;
use super::table::Table;
use crate::engine::{STACK_BYTES, Stop};

/// What the helpers are given.
#[derive(Clone, Copy)]
pub(super) struct Help<'a> {
    pub(super) table: &'a Table,
    pub(super) net: Option<&'a Net>,
    pub(super) board: &'a Board,
    pub(super) past: &'a [u64],
    /// Threads besides the caller's.
    pub(super) helpers: usize,
    /// Counts their nodes.
    pub(super) nodes: &'a AtomicU64,
}

/// Runs the main search while helpers search the same position; they stop when it ends.
pub(super) fn with_helpers<T>(help: Help<'_>, plan: &Plan, main: impl FnOnce() -> T) -> T {
    if help.helpers == 0 {
        return main();
    }
    let stop = Stop::new();
    scope(|threads| {
        // Raised even if the main search panics, since the scope waits for the helpers.
        let stop = &stop;
        let _guard = RaiseAtEnd(stop);
        for number in 0..help.helpers {
            // One ply ahead, every second one: going along at the same depth they would all do the same work.
            let from = 2 - number as i32 % 2;
            let helper = move || {
                let mut searcher = Searcher::new(help.table, help.net, stop, help.past, u64::MAX);
                searcher.also_count = Some(help.nodes);
                let plan = Plan {
                    from,
                    depth: i32::MAX,
                    ..plan.clone()
                };
                // What a helper finds is in the table.
                let _ = searcher.best_lines(help.board, plan, &mut |_, _, _| ());
            };
            // Without the thread there is one helper less.
            let _ = Builder::new()
                .name("search-helper".to_owned())
                .stack_size(STACK_BYTES)
                .spawn_scoped(threads, helper);
        }
        main()
    })
}

struct RaiseAtEnd<'a>(&'a Stop);

impl Drop for RaiseAtEnd<'_> {
    fn drop(&mut self) {
        self.0.raise();
    }
}
