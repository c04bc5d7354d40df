//! The engine of the learner's own choice, and endgame tables: chosen in the settings, told of by notices.

use crate::engine::{Choice, EngineError, EngineNews};
use crate::message::{Arg, Message};
use crate::store::Settings;

use super::notice::Notice;
use super::route::Route;
use super::tutor::Tutor;

/// A choice of the learner's about engines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineMsg {
    /// Ask this program, or the engine inside when it is empty.
    UseProgram(String),
    /// Look into this folder for endgame tables, or into none when it is empty.
    UseEndings(String),
}

/// Who is asked. That all is well is told by a notice only while the settings are open, so that no start begins with one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EngineView {
    /// The name of the learner's own engine; nothing while the engine inside answers.
    pub name: Option<String>,
    /// How many men the largest endgame table knows.
    pub endings_men: Option<i64>,
}

impl Tutor {
    /// Writes the choice down and has it tried; a notice tells what became of it.
    pub(super) fn choose_engine(&mut self, msg: EngineMsg) {
        let path = |text: String| {
            let text = text.trim();
            (!text.is_empty()).then(|| text.to_owned())
        };
        match msg {
            EngineMsg::UseProgram(text) => self.settings.engine = path(text),
            EngineMsg::UseEndings(text) => self.settings.endings = path(text),
        }
        self.store.save_settings(self.settings.clone());
        self.engine = EngineView::default();
        self.desk.choose(choice(&self.settings));
    }

    /// Has the choice of an earlier day tried again.
    pub(super) fn choose_engine_as_before(&mut self) {
        let choice = choice(&self.settings);
        if choice != Choice::default() {
            self.desk.choose(choice);
        }
    }

    /// Who is asked now, and with which tables.
    #[must_use]
    pub fn engine(&self) -> &EngineView {
        &self.engine
    }

    pub(super) fn hear_of_engine(&mut self, news: EngineNews) {
        let message = match news {
            EngineNews::Ready { name } => {
                self.engine.name = Some(name.clone());
                Some(Message::own("engine-ready").with("engine", Arg::Name(name)))
                    .filter(|_| self.route == Route::Settings)
            }
            EngineNews::Endings { most_men } => {
                let men = i64::try_from(most_men).unwrap_or(i64::MAX);
                self.engine.endings_men = Some(men);
                Some(Message::own("engine-endings-ready").with("men", Arg::Number(men)))
                    .filter(|_| self.route == Route::Settings)
            }
            EngineNews::Fault(fault) => {
                if !matches!(fault, EngineError::Endings { .. }) {
                    self.engine.name = None;
                }
                fault_message(fault)
            }
        };
        // One fault, told again, is no news.
        let notice = message.map(Notice::warning);
        if let Some(notice) = notice.filter(|notice| !self.notices.contains(notice)) {
            self.notices.push(notice);
        }
    }
}

fn choice(settings: &Settings) -> Choice {
    Choice {
        program: settings.engine.as_ref().map(Into::into),
        endings: settings.endings.as_ref().map(Into::into),
    }
}

/// What went wrong; nothing where it is no trouble of the learner's.
fn fault_message(fault: EngineError) -> Option<Message> {
    let about = |id, engine| Some(Message::own(id).with("engine", Arg::Name(engine)));
    match fault {
        EngineError::NotStarted { engine, why } => {
            about("engine-not-started", engine).map(|said| said.with("why", Arg::Name(why)))
        }
        EngineError::Silent { engine } => about("engine-silent", engine),
        EngineError::Gone { engine } => about("engine-gone", engine),
        EngineError::Lies { engine, said } => {
            about("engine-lies", engine).map(|message| message.with("said", Arg::Name(said)))
        }
        EngineError::Endings { folder, why } => Some(
            Message::own("engine-endings-fault")
                .with("folder", Arg::Name(folder))
                .with("why", Arg::Name(why)),
        ),
        EngineError::GameOver | EngineError::IllegalQuestion | EngineError::Stopped => None,
    }
}
