//! The screens: drawing only. Their state is `tutor`'s; nothing here decides anything.

mod castling;
mod drill;
mod ending;
mod engine;
mod first_run;
mod game;
mod game_coach;
mod learn;
mod lesson;
mod openings;
mod play;
mod progress;
mod puzzle;
mod puzzle_progress;
mod puzzles;
mod review;
mod review_game;
mod set_up;
mod settings;
mod speech;
mod table;

pub(super) use drill::drill_ui;
pub(super) use first_run::first_run_ui;
pub(super) use game::game_ui;
pub(super) use learn::learn_ui;
pub(super) use lesson::lesson_ui;
pub(super) use openings::openings_ui;
pub(super) use play::play_ui;
pub(super) use progress::progress_ui;
pub(super) use puzzle::puzzle_ui;
pub(super) use puzzle_progress::puzzle_progress_ui;
pub(super) use puzzles::puzzles_ui;
pub(super) use review::review_ui;
pub(super) use set_up::set_up_ui;
pub(super) use settings::settings_ui;
