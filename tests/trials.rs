//! Trials over data that nobody here wrote: perft suites, FENs good and bad, ends of games, odd PGN, faults reported to
//! other programs. The data is not part of the repository: it is looked for in `CHESS_TUTOR_TRIAL_DATA`, or else beside
//! the repository; without it each trial passes and says that it was skipped.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::print_stdout,
    reason = "a trial stops at the first surprise and tells what it has counted"
)]

#[path = "trials/data.rs"]
mod data;
#[path = "trials/ends.rs"]
mod ends;
#[path = "trials/faults.rs"]
mod faults;
#[path = "trials/fens.rs"]
mod fens;
#[path = "trials/openings.rs"]
mod openings;
#[path = "trials/perfts.rs"]
mod perfts;
#[path = "trials/pgns.rs"]
mod pgns;
#[path = "trials/play.rs"]
mod play;
#[path = "trials/reviews.rs"]
mod reviews;
