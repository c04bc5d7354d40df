//! Puzzles: kept by the million, chosen for the learner, solved on the board, mined from games.
//!
//! [`Database`] keeps them in a SQLite file and finds one by rating and idea at once; [`import()`] fills it from a file of any
//! length; [`pick::wish`] says what should come next; [`PuzzleSession`] is a learner and a puzzle. A puzzle in here is sound: every move of it was replayed.
//!
//! ```
//! use chess_tutor::puzzle::{Aim, Database, Origin, Puzzle};
//! use chess_tutor::session::Dice;
//! use chess_tutor::study::Rating;
//! use chess_tutor::theme::Theme;
//! // Black steps off the last rank, and White mates there.
//! let (start, lead, solution) = Puzzle::read("6k1/5ppp/8/8/8/8/r7/1R4K1 b - - 0 1", "a2a3 b1b8").unwrap();
//! let rating = Rating::known(500.0, 90.0);
//! let themes = vec![Theme::Mate, Theme::BackRankMate];
//! let puzzle = Puzzle { id: "last-rank".to_owned(), start, lead, solution, rating, themes, origin: Origin::Database };
//!
//! let mut database = Database::in_memory()?;
//! database.add(std::slice::from_ref(&puzzle))?;
//! let aim = Aim { low: 400, high: 600, theme: Some(Theme::BackRankMate), ..Aim::default() };
//! assert_eq!(database.pick(&aim, &mut Dice::new(1))?, Some(puzzle));
//! # Ok::<(), rusqlite::Error>(())
//! ```

mod database;
pub mod difficulty;
mod import;
mod lists;
mod mine;
pub mod pick;
#[expect(
    clippy::module_inception,
    reason = "the noun of this file is the puzzle itself"
)]
mod puzzle;
mod row;
mod session;
mod shelf;
mod task;

pub use database::{Database, Kept, View};
pub use import::{ImportError, ImportEvent, ImportProgress, Imported, Tell, import, import_bytes};
pub use mine::{Miner, NODES, mine};
pub use pick::Aim;
pub use puzzle::{Origin, Puzzle, Unsound};
pub use row::BadRow;
pub use session::{End, HINTS, PuzzleSession};
pub use shelf::{Asked, Immediate, Keeper, Shelf, ShelfAnswer};
pub use task::{Task, explanation, ideas};
