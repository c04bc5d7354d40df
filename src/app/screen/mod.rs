//! The screens: drawing only. Their state is `tutor`'s; nothing here decides anything.

mod castling;
mod ending;
mod first_run;
mod learn;
mod lesson;
mod settings;
mod speech;

pub use first_run::first_run_ui;
pub use learn::learn_ui;
pub use lesson::lesson_ui;
pub use settings::settings_ui;
