//! `progress export|import FILE`: the learner's records as one readable file.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use clap::{Args, Subcommand};
use serde_json::json;

use crate::message::{Arg, Message};
use crate::session::Timestamp;
use crate::store::{
    DataFolder, ExchangeError, FileTrouble, LearnerId, Learners, export, import, write_new,
};
use crate::tutor::unexchanged;
use crate::voice::Voice;

use super::{Answer, Arguments, Unusable, own_voice};

/// The learner's records: give them out, read them in.
#[derive(Debug, Args)]
pub struct Progress {
    /// Whose records, by name; as a rule those of whoever learnt last.
    #[arg(long, value_name = "NAME", global = true)]
    learner: Option<String>,
    #[command(subcommand)]
    way: Way,
}

#[derive(Debug, Subcommand)]
enum Way {
    /// Writes all records into a file.
    Export {
        /// The file; it must not be there yet.
        file: PathBuf,
    },
    /// Adds the records of a file to what is there.
    Import {
        /// A file that `export` wrote.
        file: PathBuf,
    },
}

impl Progress {
    pub(super) fn run(
        &self,
        arguments: &Arguments,
        out: &mut dyn Write,
    ) -> Result<Answer, Unusable> {
        let voice = own_voice(arguments.language());
        let at = |path: &Path, error: &ExchangeError| {
            Unusable(format!(
                "{}: {}",
                path.display(),
                voice.say(&unexchanged(error))
            ))
        };
        let folder = DataFolder::choose(arguments.data.as_deref())
            .ok_or_else(|| Unusable("there is no folder for records; name one by --data".into()))?;
        let folder = folder.of_learner(self.learner(&folder, &voice)?);
        let records = folder.records_file();
        let (id, file, count) = match &self.way {
            Way::Export { file } => {
                if !records.is_file() {
                    return Err(at(&records, &ExchangeError::NoRecords));
                }
                let text = export(&records, now()).map_err(|error| at(&records, &error))?;
                write_new(file, &text).map_err(|error| {
                    at(file, &ExchangeError::Unwritable(FileTrouble::from(&error)))
                })?;
                ("progress-exported", file, text.matches("\n[[").count())
            }
            Way::Import { file } => {
                let text = fs::read_to_string(file).map_err(|error| {
                    at(file, &ExchangeError::Unreadable(FileTrouble::from(&error)))
                })?;
                folder
                    .create()
                    .map_err(|error| Unusable(format!("{}: {error}", folder.path().display())))?;
                let count = import(&records, &text, now()).map_err(|error| at(file, &error))?;
                ("progress-imported", file, count)
            }
        };
        if arguments.json {
            let answer = json!({ "file": file.display().to_string(), "rows": count });
            writeln!(out, "{answer}")?;
        } else {
            let message = Message::own(id)
                .with("file", Arg::Name(file.display().to_string()))
                .with("count", Arg::Number(count as i64));
            writeln!(out, "{}", voice.say(&message))?;
        }
        Ok(Answer::Yes)
    }
}

impl Progress {
    fn learner(&self, folder: &DataFolder, voice: &Voice) -> Result<LearnerId, Unusable> {
        let learners = Learners::read(folder);
        let Some(name) = &self.learner else {
            return Ok(learners.here());
        };
        let of_name = learners.named(name);
        of_name.ok_or_else(|| {
            let known = learners.all().iter().map(|learner| {
                let number = learner.id.number();
                let name = learner.name.as_ref();
                name.map_or(number.to_string(), |name| format!("{number} {name}"))
            });
            let known: Vec<String> = known.collect();
            let message = Message::own("learners-nobody")
                .with("name", Arg::Name(name.clone()))
                .with("known", Arg::Name(known.join(", ")));
            Unusable(voice.say(&message))
        })
    }
}

fn now() -> Timestamp {
    #[expect(
        clippy::disallowed_methods,
        reason = "a command is at the edge: it reads the clock for the name of a copy"
    )]
    let now = SystemTime::now();
    let since = now.duration_since(UNIX_EPOCH).unwrap_or_default();
    Timestamp(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}
