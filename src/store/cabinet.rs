//! What the records' thread knows of all learners: whose records are open, and how to come to those of another.

use std::path::{Path, PathBuf};

use crate::session::Timestamp;

use super::StoreAnswer;
use super::exchange::{ExchangeError, export, import};
use super::file_trouble::FileTrouble;
use super::folder::DataFolder;
use super::given::write_beside;
use super::learners::{LearnerChange, Learners};
use super::ledger::Ledger;
use super::notice::StoreNotice;
use super::settings::Settings;

/// The records of all learners, one learner's open. No thread is needed to run it.
#[derive(Debug)]
pub(super) struct Cabinet {
    root: DataFolder,
    learners: Learners,
    ledger: Ledger,
}

impl Cabinet {
    /// Opens the records of whoever learnt last in this data folder.
    pub(super) fn new(root: DataFolder, now: Timestamp) -> Self {
        let learners = Learners::read(&root);
        let ledger = Ledger::new(root.of_learner(learners.here()), now);
        Self {
            root,
            learners,
            ledger,
        }
    }

    /// The records that are open.
    pub(super) fn ledger(&mut self) -> &mut Ledger {
        &mut self.ledger
    }

    /// All is answered: who there is, and at the next flush the records.
    pub(super) fn ask(&mut self) -> StoreAnswer {
        self.ledger.ask();
        StoreAnswer::Learners(self.learners.clone())
    }

    /// Carries a change out. What a learner did is on the disk before another one's records are opened; where it cannot be
    /// written, nobody's place is changed.
    pub(super) fn change(&mut self, change: LearnerChange, settings: Settings) -> Vec<StoreAnswer> {
        let mut learners = self.learners.clone();
        let mut newcomer = None;
        match change {
            LearnerChange::TurnTo(id) => {
                learners.turn_to(id);
            }
            LearnerChange::Welcome(name) => {
                let id = learners.add(&name);
                learners.turn_to(id);
                newcomer = Some(settings.for_newcomer());
            }
            LearnerChange::Rename(id, name) => learners.rename(id, &name),
            LearnerChange::LayAside(id) => {
                learners.lay_aside(id);
            }
            LearnerChange::BringBack(id) => learners.bring_back(id),
        }
        let mut answers = self.ledger.flush();
        let turns = learners.here() != self.learners.here();
        if turns && self.ledger.has_pending() {
            answers.extend(self.ledger.trouble().map(StoreAnswer::Notice));
            answers.push(StoreAnswer::Learners(self.learners.clone()));
            return answers;
        }
        if learners != self.learners {
            match learners.write(&self.root) {
                Ok(()) => self.learners = learners,
                Err(_refused) => {
                    let folder = self.root.path().to_owned();
                    answers.push(StoreAnswer::Notice(StoreNotice::NotWritable { folder }));
                    answers.push(StoreAnswer::Learners(self.learners.clone()));
                    return answers;
                }
            }
        }
        if turns {
            let folder = self.root.of_learner(self.learners.here());
            self.ledger = self.ledger.turned_to(folder.clone());
            let settings = match newcomer {
                Some(settings) => {
                    self.ledger.set(settings.clone());
                    settings
                }
                None => {
                    let (settings, notice) = Settings::read(&folder, self.ledger.now());
                    answers.extend(notice.map(StoreAnswer::Notice));
                    settings
                }
            };
            answers.push(StoreAnswer::Arrived {
                learner: self.learners.here(),
                settings: Box::new(settings),
            });
            self.ledger.ask();
        }
        answers.push(StoreAnswer::Learners(self.learners.clone()));
        answers
    }

    /// Writes the records of whoever is learning into a file.
    pub(super) fn give_out(&mut self, path: PathBuf, now: Timestamp) -> Vec<StoreAnswer> {
        let mut answers = self.ledger.flush();
        let written = export(&self.ledger.records_file(), now).and_then(|text| {
            let rows = text.matches("\n[[").count();
            let path = write_beside(&path, &text)
                .map_err(|error| ExchangeError::Unwritable(FileTrouble::from(&error)))?;
            Ok(StoreAnswer::GivenOut { path, rows })
        });
        answers.push(written.unwrap_or_else(|reason| StoreAnswer::NotExchanged { path, reason }));
        answers
    }

    /// Adds the records of a file to those of whoever is learning.
    pub(super) fn take_in(&mut self, path: PathBuf, now: Timestamp) -> Vec<StoreAnswer> {
        let mut answers = self.ledger.flush();
        match read_in(&path, &self.ledger.records_file(), now) {
            Ok(rows) => {
                self.ledger.reopen();
                answers.push(StoreAnswer::TakenIn { path, rows });
            }
            Err(reason) => answers.push(StoreAnswer::NotExchanged { path, reason }),
        }
        answers
    }
}

fn read_in(path: &Path, records: &Path, now: Timestamp) -> Result<usize, ExchangeError> {
    let text = std::fs::read_to_string(path)
        .map_err(|error| ExchangeError::Unreadable(FileTrouble::from(&error)))?;
    import(records, &text, now)
}
