//! Openings: what they are called, practice trees, and a learner in them.
//!
//! [`Tree`] holds the lines of an opening, merged by position; [`Trees`] reads them from `lessons/openings/trees` and proves
//! them.
//!
//! [`Drill`] is the session: learn, recall, spar, and what is due today.
//!
//! [`Repertoire`] is a tree of one's own, read from PGN and written again.
//!
//! [`Book`] names positions, so that an opening keeps its name whatever order of moves led to it.
//!
//! ```
//! use chess_tutor::opening::Book;
//! use chess_tutor::rules::Game;
//! let mut game = Game::default();
//! for text in ["Nf3", "Nc6", "e4", "e5", "Bc4", "Bc5"] {
//!     game.play_text(text).unwrap();
//! }
//! let named = Book::embedded().name_of(&game).unwrap();
//! assert_eq!(named.opening.name, "Italian Game: Giuoco Piano");
//! assert_eq!(named.ply, 6);
//! ```

mod book;
mod drill;
mod edit;
mod repertoire;
mod shelf;
mod tree;
mod verdict;
mod weighed;

pub use book::{Book, Named, Opening};
pub use drill::{Drill, Entry, Mode, Start, Tally};
pub use repertoire::{Repertoire, fit_name, free_name, own_id};
pub use shelf::Trees;
pub use tree::{Branch, Line, Mark, Node, Note, Question, Step, Title, Tree, key_of, side_name};
pub use weighed::{Weighed, weigh};
