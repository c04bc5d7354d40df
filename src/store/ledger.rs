//! What the records' thread knows: what is to be written, and what came of it. No thread is needed to run it.

use std::path::PathBuf;

use crate::session::Timestamp;

use super::StoreAnswer;
use super::aside::set_aside;
use super::entry::RecordEntry;
use super::folder::DataFolder;
use super::notice::StoreNotice;
use super::records::Records;
use super::records_file::RecordsFile;
use super::settings::Settings;
use super::settings_file;
use super::sqlite::FileError;

/// The learner's records on their way to the disk. What could not be written waits here for the next try.
#[derive(Debug)]
pub(super) struct Ledger {
    folder: DataFolder,
    file: Option<RecordsFile>,
    /// All that is known, written or not.
    records: Records,
    /// What is not on the disk yet, in order.
    pending: Vec<RecordEntry>,
    pending_settings: Option<Settings>,
    /// How many entries are on the disk.
    kept: u64,
    /// Was the file read once? Until then, the records are only what was added since the start.
    is_read: bool,
    /// Is an answer with the records due?
    is_asked: bool,
    /// Were the records answered once?
    is_answered: bool,
    /// The trouble that the learner was told of and that is not over yet.
    trouble: Option<StoreNotice>,
    /// The latest moment that is known here.
    now: Timestamp,
}

impl Ledger {
    pub(super) fn new(folder: DataFolder, now: Timestamp) -> Self {
        Self {
            folder,
            file: None,
            records: Records::default(),
            pending: Vec::new(),
            pending_settings: None,
            kept: 0,
            is_read: false,
            is_asked: false,
            is_answered: false,
            trouble: None,
            now,
        }
    }

    /// The records of another folder, with the counting going on.
    pub(super) fn turned_to(&self, folder: DataFolder) -> Self {
        Self {
            kept: self.kept,
            ..Self::new(folder, self.now)
        }
    }

    /// The file was changed by other hands: it is read again, and the records are answered, at the next flush.
    pub(super) fn reopen(&mut self) {
        self.file = None;
        self.is_read = false;
        self.is_asked = true;
    }

    /// The file of the records.
    pub(super) fn records_file(&self) -> PathBuf {
        self.folder.records_file()
    }

    /// The latest moment that is known here.
    pub(super) fn now(&self) -> Timestamp {
        self.now
    }

    /// What keeps the records from being written, if anything does.
    pub(super) fn trouble(&self) -> Option<StoreNotice> {
        self.trouble.clone()
    }

    /// The records are to be answered at the next flush.
    pub(super) fn ask(&mut self) {
        self.is_asked = true;
    }

    /// Takes an entry in, to be written at the next flush.
    pub(super) fn add(&mut self, entry: RecordEntry) {
        self.now = self.now.max(entry.at());
        entry.fold_into(&mut self.records);
        self.pending.push(entry);
    }

    /// Takes settings in, to be written at the next flush.
    pub(super) fn set(&mut self, settings: Settings) {
        self.pending_settings = Some(settings);
    }

    /// Is there something that is not on the disk?
    pub(super) fn has_pending(&self) -> bool {
        !self.pending.is_empty() || self.pending_settings.is_some()
    }

    /// Tries to write all that waits, and says what there is to say.
    pub(super) fn flush(&mut self) -> Vec<StoreAnswer> {
        let mut answers = Vec::new();
        let written = self.write_records(&mut answers);
        let set = self.write_settings(&mut answers);
        self.tell(written.and(set), &mut answers);
        if self.is_asked {
            answers.push(StoreAnswer::Loaded(self.records.clone()));
            self.is_asked = false;
            self.is_answered = true;
        }
        answers
    }

    fn write_records(&mut self, answers: &mut Vec<StoreAnswer>) -> Result<(), StoreNotice> {
        let entries = std::mem::take(&mut self.pending);
        let written = self.write_entries(&entries, answers);
        if written.is_err() {
            self.pending = entries;
        } else if !entries.is_empty() {
            self.kept = self.kept.saturating_add(entries.len() as u64);
            answers.push(StoreAnswer::Kept(self.kept));
        }
        written
    }

    fn write_entries(
        &mut self,
        entries: &[RecordEntry],
        answers: &mut Vec<StoreAnswer>,
    ) -> Result<(), StoreNotice> {
        let mut file = match self.file.take().filter(RecordsFile::is_there) {
            Some(file) => file,
            None => self.open(entries, answers)?,
        };
        if entries.is_empty() {
            self.file = Some(file);
            return Ok(());
        }
        let mut written = file.write(entries);
        if let Err(FileError::Unusable(_)) = written {
            // Damaged under our hands: what is new goes into a new file.
            drop(file);
            file = self.open(entries, answers)?;
            written = file.write(entries);
        }
        self.file = Some(file);
        written.map_err(|error| self.notice(error))
    }

    /// Opens the file. The first time, what it holds comes before the entries that wait.
    fn open(
        &mut self,
        entries: &[RecordEntry],
        answers: &mut Vec<StoreAnswer>,
    ) -> Result<RecordsFile, StoreNotice> {
        let (file, records) = self.open_or_set_aside(answers)?;
        if !self.is_read {
            self.is_read = true;
            // Whoever was answered before the file could be read should know of it too.
            self.is_asked |= self.is_answered;
            self.records = records;
            for entry in entries {
                entry.fold_into(&mut self.records);
            }
        }
        Ok(file)
    }

    fn open_or_set_aside(
        &self,
        answers: &mut Vec<StoreAnswer>,
    ) -> Result<(RecordsFile, Records), StoreNotice> {
        if self.folder.create().is_err() {
            return Err(self.notice(FileError::NotWritable));
        }
        let path = self.folder.records_file();
        let why = match RecordsFile::open(&path, self.now) {
            Ok(opened) => return Ok(opened),
            Err(FileError::Unusable(why)) => why,
            Err(error) => return Err(self.notice(error)),
        };
        let Ok(name) = set_aside(&path, self.now) else {
            return Err(self.notice(FileError::NotWritable));
        };
        answers.push(StoreAnswer::Notice(StoreNotice::SetAside { name, why }));
        RecordsFile::open(&path, self.now).map_err(|error| self.notice(error))
    }

    fn write_settings(&mut self, answers: &mut Vec<StoreAnswer>) -> Result<(), StoreNotice> {
        let Some(settings) = &self.pending_settings else {
            return Ok(());
        };
        let aside = settings_file::write(&self.folder, settings, self.now)?;
        self.pending_settings = None;
        answers.extend(aside.map(StoreAnswer::Notice));
        Ok(())
    }

    /// Tells of a trouble once, and of its end.
    fn tell(&mut self, written: Result<(), StoreNotice>, answers: &mut Vec<StoreAnswer>) {
        match written {
            Ok(()) if self.trouble.is_none() => {}
            Ok(()) => {
                self.trouble = None;
                answers.push(StoreAnswer::Notice(StoreNotice::SavedAgain));
            }
            Err(trouble) if self.trouble.as_ref() == Some(&trouble) => {}
            Err(trouble) => {
                self.trouble = Some(trouble.clone());
                answers.push(StoreAnswer::Notice(trouble));
            }
        }
    }

    fn notice(&self, error: FileError) -> StoreNotice {
        error.notice(&self.folder)
    }
}

#[cfg(test)]
mod tests {
    use rusqlite::Connection;

    use super::*;
    use crate::store::records::Place;
    use crate::store::trial::TrialFolder;

    fn ledger(folder: &TrialFolder) -> Ledger {
        Ledger::new(DataFolder::at(folder.path()), Timestamp(5))
    }

    fn place(step: &str) -> RecordEntry {
        RecordEntry::Place(Place {
            lesson: "rook".to_owned(),
            step: step.to_owned(),
            at: Timestamp(7),
        })
    }

    fn notice(notice: StoreNotice) -> StoreAnswer {
        StoreAnswer::Notice(notice)
    }

    fn step_on_disk(folder: &TrialFolder) -> Option<String> {
        let path = DataFolder::at(folder.path()).records_file();
        let (_, records) = RecordsFile::open(&path, Timestamp(5)).unwrap();
        records.last_place().map(|place| place.step.clone())
    }

    #[test]
    fn what_a_full_disk_refuses_is_written_when_there_is_room() {
        let folder = TrialFolder::new();
        let mut ledger = ledger(&folder);
        assert_eq!(ledger.flush(), []);
        let long = "x".repeat(100_000);

        ledger.file.as_ref().unwrap().limit_pages(10);
        ledger.add(place(&long));
        assert_eq!(ledger.flush(), [notice(StoreNotice::DiskFull)]);
        ledger.add(place("next"));
        assert_eq!(ledger.flush(), [], "said once");
        assert!(ledger.has_pending());

        ledger.file.as_ref().unwrap().limit_pages(10_000);
        ledger.add(place("last"));
        assert_eq!(
            ledger.flush(),
            [StoreAnswer::Kept(3), notice(StoreNotice::SavedAgain)]
        );
        assert_eq!(step_on_disk(&folder).as_deref(), Some("last"));
    }

    #[test]
    fn a_file_locked_from_the_start_is_read_when_it_is_free() {
        let folder = TrialFolder::new();
        let mut earlier = ledger(&folder);
        earlier.add(place("earlier"));
        earlier.flush();
        let path = earlier.folder.records_file();
        drop(earlier);
        let other = Connection::open(&path).unwrap();
        other.execute_batch("BEGIN EXCLUSIVE").unwrap();

        let mut ledger = ledger(&folder);
        ledger.ask();
        assert_eq!(
            ledger.flush(),
            [
                notice(StoreNotice::Locked),
                StoreAnswer::Loaded(Records::default())
            ]
        );
        other.execute_batch("ROLLBACK").unwrap();
        let attempt = RecordEntry::Finish {
            lesson: "bishop".to_owned(),
            at: Timestamp(9),
        };
        ledger.add(attempt);

        let mut whole = Records::default();
        place("earlier").fold_into(&mut whole);
        whole.finish("bishop", Timestamp(9));
        assert_eq!(
            ledger.flush(),
            [
                StoreAnswer::Kept(1),
                notice(StoreNotice::SavedAgain),
                StoreAnswer::Loaded(whole)
            ]
        );
    }

    #[test]
    fn a_file_that_is_taken_away_is_begun_anew() {
        let folder = TrialFolder::new();
        let mut ledger = ledger(&folder);
        ledger.add(place("one"));
        ledger.flush();
        std::fs::remove_file(ledger.folder.records_file()).unwrap();

        ledger.add(place("two"));
        assert_eq!(ledger.flush(), [StoreAnswer::Kept(2)]);
        assert_eq!(step_on_disk(&folder).as_deref(), Some("two"));
    }

    #[test]
    fn a_file_that_is_damaged_under_our_hands_is_set_aside() {
        let folder = TrialFolder::new();
        let mut ledger = ledger(&folder);
        ledger.add(place("one"));
        ledger.flush();
        std::fs::write(ledger.folder.records_file(), [7; 9_000]).unwrap();

        ledger.add(place("two"));
        let name = "records.damaged-7.sqlite3".to_owned();
        let why = crate::store::Unusable::Damaged;
        assert_eq!(
            ledger.flush(),
            [
                notice(StoreNotice::SetAside { name, why }),
                StoreAnswer::Kept(2)
            ]
        );
        assert_eq!(step_on_disk(&folder).as_deref(), Some("two"));
    }

    #[test]
    fn settings_that_cannot_be_written_wait() {
        let folder = TrialFolder::new();
        let under = folder.path().join("file");
        std::fs::write(&under, "").unwrap();
        let path = under.join("data");
        let mut ledger = Ledger::new(DataFolder::at(&path), Timestamp(5));
        ledger.set(Settings {
            sound: true,
            ..Settings::default()
        });
        let folder_notice = StoreNotice::NotWritable { folder: path };
        assert_eq!(ledger.flush(), [notice(folder_notice)]);

        std::fs::remove_file(&under).unwrap();
        assert_eq!(ledger.flush(), [notice(StoreNotice::SavedAgain)]);
        let (settings, _) = Settings::read(&ledger.folder, Timestamp(5));
        assert!(settings.sound);
    }
}
