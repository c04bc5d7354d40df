//! 棋师 · Chess Tutor: an offline chess tutor and lesson player.
//!
//! This page is the map of the crate. Read it once, then the page of the module you came for.
//!
//! A lesson is data, the laws of chess are a library, and the window only draws. Everything between is plain Rust: values
//! in, values out, with the time handed in and the disk at named edges. So the whole tutor runs in a test without a
//! window, and a lesson that a stranger wrote cannot do more than be wrong.
//!
//! # Three trips
//!
//! **From a lesson's file to words on the screen.** [`content::Pack`] holds the files of `lessons/` and `locales/` as text.
//! [`lesson::Library`] checks them: [`lesson::draft`] reads what was written, [`lesson::check()`] proves it and collects
//! *every* fault with its line, and what is left is a [`lesson::Lesson`], which holds positions, moves and goals and no
//! text. [`lesson::LessonSession`] plays it with the learner. What it wants said is a [`message::Message`], an id and
//! values; [`voice::Voice`] makes it a sentence in the learner's language, as often as the language changes.
//!
//! **From a hand on the board to the coach's answer.** The board turns a drag, two clicks, keys or a typed move into a
//! [`session::Event`] and asks nothing. [`tutor::Tutor::update`] gives it to the session. [`rules::Game::find`] answers with a
//! move or a [`rules::Refusal`] that names the rule and the squares that prove it; a legal move is judged by the
//! step's own moves, nature or goal. The session changes its [`scene::Scene`] and its [`session::Speech`], and the next
//! frame draws both.
//!
//! **From a solved step to saved progress.** The session emits [`session::Effect::Record`], once. The tutor adds the
//! [`session::Attempt`] to its [`store::Records`], so that the map is right at once, and hands it to the
//! [`store::Store`], which writes on a thread of its own. What fails there comes back as a notice with something
//! to do, and learning goes on from memory. A place in a lesson is the id of a step, never its number, so that lessons
//! may grow.
//!
//! # Layers
//!
//! A module may use only what its row lists, and only the files named at its edge may touch the disk, the clock, threads or
//! processes. `tests/layers.rs` reads this very table and holds `src/` to it: change both sides in one commit, and say why.
//!
//! | module | what it is | may use | edge |
//! |---|---|---|---|
//! | [`language`] | the languages spoken | – | – |
//! | [`rules`] | the laws of chess, and why a move is not allowed | – | – |
//! | [`theme`] | the one list of chess ideas | – | – |
//! | [`content`] | files as authors wrote them, places in them, faults | – | `pack.rs` |
//! | [`message`] | what to say, without words | rules | – |
//! | [`scene`] | what a board should show | rules | – |
//! | [`motif`] | what a position, move or line holds: exchanges, forks, pins, mates | rules theme | – |
//! | [`engine`] | who judges positions: the search inside, an engine outside, the thread between | rules | `syzygy.rs` `threads.rs` `train.rs` `uci.rs` `worker.rs` |
//! | [`session`] | the one way to drive a board | rules message scene engine | – |
//! | [`coach`] | how good a move was, why, and whether to say so | rules theme message scene motif engine session | – |
//! | [`opening`] | what openings are called, practice trees, and a learner in them | language content rules message scene engine session coach | – |
//! | [`lesson`] | scripts, their proof, and a learner in them | language content rules message scene motif engine coach session opening | – |
//! | [`review`] | a finished game looked at: ratings, accuracy, key moments, the game written down | rules theme message motif engine coach session scene | – |
//! | [`play`] | games: opponents on a measured ladder, two people at one board | rules message scene motif engine session coach | – |
//! | [`study`] | what the learner knows: ratings, cards that come back, tries | session theme | – |
//! | [`store`] | what the learner leaves behind | session theme study | `aside.rs` `cabinet.rs` `clerk.rs` `database.rs` `exchange.rs` `folder.rs` `given.rs` `learner_rows.rs` `learners_file.rs` `ledger.rs` `migrate.rs` `records_file.rs` `settings_file.rs` `sqlite.rs` |
//! | [`puzzle`] | puzzles: kept, chosen, solved, mined | rules theme message scene motif engine session coach study store | `database.rs` `import.rs` `shelf.rs` |
//! | [`library`] | saved games: kept while they are played, found again, read in and given out as PGN | rules session store opening | `games_file.rs` `keeper.rs` |
//! | [`voice`] | messages as sentences, in every language | language content rules message | – |
//! | [`tutor`] | the whole program without a window | all above | `repertoires.rs` `shelf.rs` |
//! | [`app`] | the window | all above | `chooser.rs` `clock.rs` `shell.rs` |
//! | [`cli`] | the command line | all above | all |
//!
//! # One home for each crate
//!
//! What a crate of others brings is met in one place, so that it can be changed there. The same test reads this table.
//!
//! | crates | home |
//! |---|---|
//! | `shakmaty` | rules |
//! | `arrayvec` `nnue_rs` `shakmaty_syzygy` | engine |
//! | `fluent_syntax` | content |
//! | `fluent` `unic_langid` | voice |
//! | `directories` | store |
//! | `rusqlite` | store library puzzle |
//! | `fsrs` `skillratings` | study |
//! | `csv_core` `ruzstd` | puzzle |
//! | `notify` | tutor |
//! | `chrono` `egui` `eframe` `egui_plot` `resvg` `lucide_icons` `rfd` | app |
//! | `clap` `annotate_snippets` `sys_locale` | cli |
//! | `serde` | lesson opening review |
//! | `toml` | lesson opening store |
//! | `serde_json` | cli review |
//! | `include_dir` | content app |
//!
//! # Where to begin
//!
//! - A lesson: `lessons/README.md`, then `chess-tutor check`.
//! - A word: `locales/en` and `locales/zh-CN`; the checker knows what is missing on either side.
//! - A rule of chess: [`rules`]; its tests are rows, add one.
//! - What a learner lives through: `tests/transcripts/*.txt` reads like a play.
//! - How it looks: [`app::look`] holds all numbers of style, and `cargo run --release --example photograph` shows every screen.

#[cfg(feature = "gui")]
pub mod app;
pub mod cli;
pub mod coach;
pub mod content;
pub mod engine;
pub mod language;
pub mod lesson;
pub mod library;
pub mod message;
pub mod motif;
pub mod opening;
pub mod play;
pub mod puzzle;
pub mod review;
pub mod rules;
pub mod scene;
pub mod session;
pub mod store;
pub mod study;
pub mod theme;
pub mod tutor;
pub mod voice;
