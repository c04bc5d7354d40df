//! Opens the window, and says what is missing when it cannot.

use std::io::{self, Write};
use std::process::ExitCode;

use crate::language::Language;
use crate::message::Message;

use super::own_voice;

/// Opens the window.
#[cfg(feature = "gui")]
#[must_use]
pub fn open_window(arguments: &super::Arguments) -> ExitCode {
    use crate::message::Arg;
    let system = sys_locale::get_locale().unwrap_or_default();
    let options = crate::app::Options {
        data: arguments.data.clone(),
        lessons: arguments.lessons.clone(),
        language: arguments.lang,
        system_language: Language::for_tag(&system),
    };
    match crate::app::run(options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            let message = Message::own("window-cannot-open").with("reason", Arg::Name(reason));
            complain(&message)
        }
    }
}

/// This build has no window.
#[must_use]
pub fn no_window() -> ExitCode {
    complain(&Message::own("window-not-built"))
}

/// Says it in both languages: who reads this may have no way to choose one.
fn complain(message: &Message) -> ExitCode {
    let mut err = io::stderr().lock();
    for language in Language::ALL {
        let _ = writeln!(err, "{}", own_voice(language).say(message));
    }
    ExitCode::from(2)
}
