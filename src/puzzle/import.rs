//! Millions of puzzles from a file, as a stream: CSV, or the same compressed by Zstandard.
//!
//! One thread reads, unpacks and replays, the calling one writes; between them go small batches, so that memory stays the
//! same however long the file is. Every hundred thousand lines are written for good together with how far they reach: an
//! import that was stopped goes on there the next time.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{Builder, scope};

use rusqlite::{Connection, OptionalExtension as _, params};

use crate::message::{Arg, Message};

use super::database::{Database, Kept, View};
use super::lists::{Lists, keep};
use super::row::{BadRow, Cells, Columns, Row};

/// Lines that go from one thread to the other at once.
const BATCH: usize = 512;
/// Batches that may wait.
const WAITING: usize = 8;
/// After so many lines, what is there is written for good.
const LINES_OF_TRANSACTION: u64 = 100_000;
/// No line of a puzzle file is longer.
const LONGEST_LINE: u64 = 16 * 1024;
/// What SQLite may keep in memory while it takes millions in, in KiB: the index of ids, and `pick`.
const CACHE_KIB: i64 = 96 * 1024;
/// The beginning of a file by which it is known again.
const PRINT_BYTES: u64 = 64 * 1024;

/// How far an import is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ImportProgress {
    /// Lines read, with those of an import that was stopped and went on.
    pub lines: u64,
    /// Puzzles that are new.
    pub added: u64,
    /// Lines of an id that was there.
    pub merged: u64,
    /// Lines that make no puzzle.
    pub bad: u64,
    /// Bytes of the file read.
    pub bytes: u64,
    /// Bytes of the file.
    pub of_bytes: u64,
}

/// What an import tells on its way. The answer says whether to go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportEvent {
    /// So far it is.
    Progress(ImportProgress),
    /// A line makes no puzzle.
    Bad {
        /// Its number, from 1.
        line: u64,
        /// Why.
        why: BadRow,
    },
}

/// Who hears of an import, and may ask the database something meanwhile.
pub type Tell<'t> = dyn FnMut(ImportEvent, View<'_>) -> ControlFlow<()> + 't;

/// How an import ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Imported {
    /// At the end of the file.
    Whole(ImportProgress),
    /// It was stopped; the next one of the same file goes on here.
    Stopped(ImportProgress),
    /// The same file was taken in before, to its end.
    Already,
}

/// Why an import failed.
#[derive(Debug)]
pub enum ImportError {
    /// The file cannot be read.
    File(io::Error),
    /// The database cannot be written.
    Database(rusqlite::Error),
}

impl From<io::Error> for ImportError {
    fn from(error: io::Error) -> Self {
        Self::File(error)
    }
}

impl From<rusqlite::Error> for ImportError {
    fn from(error: rusqlite::Error) -> Self {
        Self::Database(error)
    }
}

impl ImportError {
    /// What the system says of it.
    #[must_use]
    pub fn reason(&self) -> String {
        match self {
            Self::File(error) => error.to_string(),
            Self::Database(error) => error.to_string(),
        }
    }

    /// What went wrong, for whoever brings the file.
    #[must_use]
    pub fn message(&self) -> Message {
        let id = match self {
            Self::File(_) => "puzzle-file-unreadable",
            Self::Database(_) => "puzzle-file-unwritten",
        };
        Message::own(id).with("reason", Arg::Name(self.reason()))
    }
}

/// Takes a file in.
///
/// # Errors
/// The file cannot be read, or the database not written; what was written for good before stays.
pub fn import(
    database: &mut Database,
    path: &Path,
    tell: &mut Tell<'_>,
) -> Result<Imported, ImportError> {
    let mut head = Vec::new();
    let file = File::open(path)?;
    let of_bytes = file.metadata()?.len();
    (&file).take(PRINT_BYTES).read_to_end(&mut head)?;
    let print = print(&head, of_bytes);
    let bytes = Arc::new(AtomicU64::new(0));
    let counted = Counted {
        inner: File::open(path)?,
        bytes: bytes.clone(),
    };
    take_in(
        database,
        &print,
        Source::new(counted, &head)?,
        of_bytes,
        &bytes,
        tell,
    )
}

/// Takes in what the program brings with it.
///
/// # Errors
/// As [`import`].
pub fn import_bytes(
    database: &mut Database,
    content: &'static [u8],
    tell: &mut Tell<'_>,
) -> Result<Imported, ImportError> {
    let bytes = Arc::new(AtomicU64::new(0));
    let of_bytes = content.len() as u64;
    let counted = Counted {
        inner: content,
        bytes: bytes.clone(),
    };
    let print = print(content, of_bytes);
    take_in(
        database,
        &print,
        Source::new(counted, content)?,
        of_bytes,
        &bytes,
        tell,
    )
}

fn take_in(
    database: &mut Database,
    print: &str,
    source: Source,
    of_bytes: u64,
    bytes: &AtomicU64,
    tell: &mut Tell<'_>,
) -> Result<Imported, ImportError> {
    let connection = database.connection();
    let (lines, is_done) = reached(connection, print)?;
    if is_done {
        return Ok(Imported::Already);
    }
    let cache: i64 = connection.pragma_query_value(None, "cache_size", |row| row.get(0))?;
    connection.pragma_update(None, "cache_size", -CACHE_KIB)?;
    let imported = scope(|scope| {
        let (sender, batches) = sync_channel(WAITING);
        Builder::new()
            .name("puzzle-reader".to_owned())
            .spawn_scoped(scope, move || read(source, lines, &sender))?;
        let mut writer = Writer {
            connection,
            print,
            progress: ImportProgress {
                lines,
                of_bytes,
                ..ImportProgress::default()
            },
        };
        writer.write(&batches, bytes, tell)
    });
    connection.pragma_update(None, "cache_size", cache)?;
    imported
}

/// How far the import of a file came.
fn reached(connection: &Connection, print: &str) -> rusqlite::Result<(u64, bool)> {
    let select = "SELECT lines, is_done FROM source WHERE print = ?1";
    let found = connection
        .query_row(select, [print], |row| {
            Ok((row.get::<_, i64>(0)?, row.get::<_, bool>(1)?))
        })
        .optional()?;
    let (lines, is_done) = found.unwrap_or((0, false));
    Ok((u64::try_from(lines).unwrap_or(0), is_done))
}

/// A file is known again by its length and its beginning (FNV-1a, as its authors publish it).
fn print(content: &[u8], length: u64) -> String {
    let head = content.iter().take(PRINT_BYTES as usize);
    let print = head.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{print:016x}-{length}")
}

/// Lines, bad and good, and what ended them.
struct Batch {
    /// The number of the last line in it, or looked at for it.
    last_line: u64,
    rows: Vec<Row>,
    bad: Vec<(u64, BadRow)>,
}

enum Handed {
    Batch(Batch),
    End,
    Failed(io::Error),
}

/// The reading thread. It ends when there is nothing more, or when nobody listens.
fn read(mut source: Source, skip: u64, batches: &SyncSender<Handed>) {
    let mut cells = Cells::default();
    let mut columns = Columns::default();
    let mut line = Vec::new();
    let mut number = 0;
    let mut batch = Batch::after(0);
    loop {
        match source.next_line(&mut line) {
            Ok(true) => {}
            Ok(false) => {
                let _ = batches.send(Handed::Batch(batch));
                let _ = batches.send(Handed::End);
                return;
            }
            Err(error) => {
                let _ = batches.send(Handed::Batch(batch));
                let _ = batches.send(Handed::Failed(error));
                return;
            }
        }
        number += 1;
        let text = std::str::from_utf8(&line).ok();
        let text = text.filter(|_| (line.len() as u64) < LONGEST_LINE);
        if number == 1 {
            let named = text
                .and_then(|text| Columns::of_header(text.strip_prefix('\u{feff}').unwrap_or(text)));
            if let Some(named) = named {
                columns = named;
                continue;
            }
        }
        if number <= skip {
            continue;
        }
        let text = text.map(|text| text.strip_prefix('\u{feff}').unwrap_or(text));
        let row = match text {
            // An empty line at the end is no fault.
            Some(text) if text.trim().is_empty() => None,
            Some(text) => Some(cells.read(text, columns)),
            None => Some(Err(BadRow::Unreadable)),
        };
        match row {
            Some(Ok(row)) => batch.rows.push(row),
            Some(Err(why)) => batch.bad.push((number, why)),
            None => {}
        }
        batch.last_line = number;
        if batch.rows.len() + batch.bad.len() >= BATCH {
            let full = std::mem::replace(&mut batch, Batch::after(number));
            if batches.send(Handed::Batch(full)).is_err() {
                return;
            }
        }
    }
}

impl Batch {
    fn after(line: u64) -> Self {
        Self {
            last_line: line,
            rows: Vec::with_capacity(BATCH),
            bad: Vec::new(),
        }
    }
}

struct Writer<'w> {
    connection: &'w mut Connection,
    print: &'w str,
    progress: ImportProgress,
}

impl Writer<'_> {
    fn write(
        &mut self,
        batches: &Receiver<Handed>,
        bytes: &AtomicU64,
        tell: &mut Tell<'_>,
    ) -> Result<Imported, ImportError> {
        let mut lists = Lists::read(self.connection)?;
        loop {
            let first = self.progress.lines;
            let transaction = self.connection.transaction()?;
            let mut end = None;
            while end.is_none() && self.progress.lines < first + LINES_OF_TRANSACTION {
                let batch = match batches.recv() {
                    Ok(Handed::Batch(batch)) => batch,
                    Ok(Handed::End) => {
                        end = Some(Ok(Imported::Whole(self.progress)));
                        break;
                    }
                    Ok(Handed::Failed(error)) => {
                        end = Some(Err(ImportError::File(error)));
                        break;
                    }
                    Err(_gone) => {
                        end = Some(Ok(Imported::Stopped(self.progress)));
                        break;
                    }
                };
                for row in &batch.rows {
                    match keep(&transaction, &mut lists, row, None)? {
                        Kept::Added => self.progress.added += 1,
                        Kept::Merged => self.progress.merged += 1,
                    }
                }
                self.progress.lines = self.progress.lines.max(batch.last_line);
                self.progress.bad += batch.bad.len() as u64;
                self.progress.bytes = bytes.load(Ordering::Relaxed);
                let mut flow = ControlFlow::Continue(());
                for (line, why) in batch.bad {
                    if tell(ImportEvent::Bad { line, why }, View(&transaction)).is_break() {
                        flow = ControlFlow::Break(());
                    }
                }
                if flow.is_break()
                    || tell(ImportEvent::Progress(self.progress), View(&transaction)).is_break()
                {
                    end = Some(Ok(Imported::Stopped(self.progress)));
                }
            }
            let is_whole = matches!(end, Some(Ok(Imported::Whole(_))));
            transaction.execute(
                "INSERT OR REPLACE INTO source (print, lines, is_done) VALUES (?1, ?2, ?3)",
                params![
                    self.print,
                    i64::try_from(self.progress.lines).unwrap_or(i64::MAX),
                    is_whole
                ],
            )?;
            transaction.commit()?;
            if let Some(end) = end {
                return end;
            }
        }
    }
}

/// Lines of a file, unpacked where it is packed.
struct Source {
    lines: Box<dyn BufRead + Send>,
}

/// How a Zstandard file begins.
const ZSTANDARD: [u8; 4] = [0x28, 0xb5, 0x2f, 0xfd];

impl Source {
    fn new(content: impl Read + Send + 'static, head: &[u8]) -> io::Result<Self> {
        let lines: Box<dyn BufRead + Send> = if head.starts_with(&ZSTANDARD) {
            let unpacked = ruzstd::decoding::StreamingDecoder::new(BufReader::new(content))
                .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error.to_string()))?;
            Box::new(BufReader::with_capacity(256 * 1024, unpacked))
        } else {
            Box::new(BufReader::with_capacity(256 * 1024, content))
        };
        Ok(Self { lines })
    }

    /// The next line without its end; of a line that is too long, the beginning. False at the end of the file.
    fn next_line(&mut self, line: &mut Vec<u8>) -> io::Result<bool> {
        line.clear();
        (&mut self.lines)
            .take(LONGEST_LINE)
            .read_until(b'\n', line)?;
        if line.is_empty() {
            return Ok(false);
        }
        if line.last() == Some(&b'\n') {
            line.pop();
            if line.last() == Some(&b'\r') {
                line.pop();
            }
            return Ok(true);
        }
        if line.len() as u64 == LONGEST_LINE {
            self.pass_over_line()?;
        }
        Ok(true)
    }

    fn pass_over_line(&mut self) -> io::Result<()> {
        loop {
            let buffer = self.lines.fill_buf()?;
            if buffer.is_empty() {
                return Ok(());
            }
            let end = buffer.iter().position(|byte| *byte == b'\n');
            let length = end.map_or(buffer.len(), |end| end + 1);
            self.lines.consume(length);
            if end.is_some() {
                return Ok(());
            }
        }
    }
}

/// Counts the bytes that are read.
struct Counted<R> {
    inner: R,
    bytes: Arc<AtomicU64>,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.inner.read(buffer)?;
        self.bytes.fetch_add(read as u64, Ordering::Relaxed);
        Ok(read)
    }
}
