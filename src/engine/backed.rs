//! An engine of the learner's own with the built-in one behind it.

use std::path::Path;

use super::{
    Answer, Builtin, Choice, Engine, EngineError, EngineNews, Outside, Progress, Question, Stop,
};

/// Asks the learner's engine, if there is one, and the built-in one from the moment on that it fails.
#[derive(Debug)]
pub struct Backed {
    outside: Option<Outside>,
    inside: Builtin,
    fault: Option<EngineError>,
}

impl Backed {
    /// The built-in engine alone, until another is chosen.
    #[must_use]
    pub fn new(inside: Builtin) -> Self {
        Self {
            outside: None,
            inside,
            fault: None,
        }
    }

    /// Starts an outside engine; when that fails the built-in one answers, and the first answer says why.
    #[must_use]
    pub fn start(program: &Path, arguments: &[&str], inside: Builtin) -> Self {
        match Outside::start(program, arguments) {
            Ok(outside) => Self {
                outside: Some(outside),
                ..Self::new(inside)
            },
            Err(fault) => Self {
                fault: Some(fault),
                ..Self::new(inside)
            },
        }
    }
}

impl Engine for Backed {
    fn answer(
        &mut self,
        question: &Question,
        stop: &Stop,
        progress: &mut dyn FnMut(&Progress),
    ) -> Result<Answer, EngineError> {
        // People are played by the built-in engine alone.
        let is_for_inside = matches!(question, Question::Human { .. });
        if let Some(outside) = self.outside.as_mut().filter(|_| !is_for_inside) {
            match outside.answer(question, stop, progress) {
                Err(
                    fault @ (EngineError::NotStarted { .. }
                    | EngineError::Silent { .. }
                    | EngineError::Gone { .. }
                    | EngineError::Lies { .. }),
                ) => {
                    self.outside = None;
                    self.fault = Some(fault);
                }
                answer => return answer,
            }
        }
        self.inside.answer(question, stop, progress)
    }

    fn choose(&mut self, choice: &Choice) -> Vec<EngineNews> {
        // The one before ends first, as both may want the same memory or files.
        self.outside = None;
        self.fault = None;
        let Some(program) = &choice.program else {
            return Vec::new();
        };
        match Outside::try_out(program) {
            Ok(outside) => {
                let name = outside.name().to_owned();
                self.outside = Some(outside);
                vec![EngineNews::Ready { name }]
            }
            Err(fault) => vec![EngineNews::Fault(fault)],
        }
    }

    fn take_fault(&mut self) -> Option<EngineError> {
        self.fault.take()
    }
}
