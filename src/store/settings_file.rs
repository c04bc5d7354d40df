//! The settings on the disk: read at once before the first frame, written beside and put in place in one stroke.
//!
//! Only the values that change are changed: comments, order and unknown keys of a file edited by hand stay.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write as _};
use std::ops::Range;
use std::path::Path;

use toml::de::{DeTable, DeValue};
use toml::{Table, Value};

use crate::session::Timestamp;

use super::aside::set_aside;
use super::folder::DataFolder;
use super::notice::{StoreNotice, Unusable};
use super::settings::Settings;

impl Settings {
    /// Reads the settings of a folder. Quick and total: where nothing can be read, there are the defaults. A file that
    /// is no TOML is set aside, and a notice says so.
    #[must_use]
    pub fn read(folder: &DataFolder, now: Timestamp) -> (Self, Option<StoreNotice>) {
        let (text, notice) = match read_text(&folder.settings_file(), now) {
            Ok(found) => found,
            Err(_) => (String::new(), Some(not_writable(folder))),
        };
        let table = text.parse::<Table>().unwrap_or_default();
        (Self::from_table(&table), notice)
    }
}

/// Writes the settings into a folder's file. The file is read again first, so that comments and keys of others that came
/// into it meanwhile stay; if it is no TOML now, it is set aside, and the notice says so.
pub(super) fn write(
    folder: &DataFolder,
    settings: &Settings,
    now: Timestamp,
) -> Result<Option<StoreNotice>, StoreNotice> {
    try_write(folder, settings, now).map_err(|error| {
        let is_full = matches!(
            error.kind(),
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded
        );
        if is_full {
            return StoreNotice::DiskFull;
        }
        not_writable(folder)
    })
}

fn try_write(
    folder: &DataFolder,
    settings: &Settings,
    now: Timestamp,
) -> io::Result<Option<StoreNotice>> {
    folder.create()?;
    let path = folder.settings_file();
    let (text, notice) = read_text(&path, now)?;
    let merged = merge(settings, &text);
    if merged != text {
        replace(&path, &merged)?;
    }
    Ok(notice)
}

/// The text of the file, which is TOML; empty when there is no file, or when it was set aside.
fn read_text(path: &Path, now: Timestamp) -> io::Result<(String, Option<StoreNotice>)> {
    let is_file = match fs::metadata(path) {
        Ok(metadata) => metadata.is_file(),
        Err(error) if is_absent(&error) => return Ok((String::new(), None)),
        Err(error) => return Err(error),
    };
    if is_file {
        let bytes = fs::read(path)?;
        if let Ok(text) = String::from_utf8(bytes)
            && text.parse::<Table>().is_ok()
        {
            return Ok((text, None));
        }
    }
    let name = set_aside(path, now)?;
    let why = Unusable::Damaged;
    Ok((String::new(), Some(StoreNotice::SetAside { name, why })))
}

/// Is the file, or its folder, just not there? Where the folder cannot be made either, the store says so.
fn is_absent(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory)
}

/// Puts a text in place of a file's, so that at any moment either the old or the new one is there, whole.
pub(super) fn replace(path: &Path, text: &str) -> io::Result<()> {
    // A link to a file kept elsewhere stays a link.
    let place = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let beside = place.with_extension("toml.new");
    let replaced = write_whole(&beside, text).and_then(|()| fs::rename(&beside, &place));
    if replaced.is_err() {
        // What is half written helps nobody.
        let _ = fs::remove_file(&beside);
    }
    replaced
}

/// Writes a file and presses it to the disk.
fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// The text with the settings in it. It says what [`Settings::merge_into`] says; where that cannot be done by changing
/// the places concerned (a setting written as a section), the whole is written anew, without its comments.
fn merge(settings: &Settings, text: &str) -> String {
    let mut table = text.parse::<Table>().unwrap_or_default();
    let edited = edit(settings, text, &table);
    settings.merge_into(&mut table);
    match edited {
        Some(edited) if edited.parse::<Table>().as_ref() == Ok(&table) => edited,
        Some(_) | None => toml::to_string(&table).unwrap_or_default(),
    }
}

/// The text with each changed value in its old place, and new keys behind the last plain one.
fn edit(settings: &Settings, text: &str, table: &Table) -> Option<String> {
    let document = DeTable::parse(text).ok()?;
    let mut edits: Vec<(Range<usize>, String)> = Vec::new();
    let mut new_lines = String::new();
    for (key, value) in settings.changes(table) {
        let old = document.get_ref().get_key_value(key);
        match (old, value) {
            (Some((_, old)), Some(value)) => edits.push((old.span(), value.to_string())),
            (Some((key, old)), None) => {
                let line = key.span().start..end_of_line(text, old.span().end);
                edits.push((line, String::new()));
            }
            (None, Some(value)) => new_lines.push_str(&line_of(key, &value)),
            (None, None) => {}
        }
    }
    let place = end_of_plain(&document, text);
    let needs_break = place > 0 && !text.get(..place)?.ends_with('\n');
    if needs_break && !new_lines.is_empty() {
        new_lines.insert(0, '\n');
    }
    edits.push((place..place, new_lines));

    let mut edited = text.to_owned();
    edits.sort_by_key(|(range, _)| (range.start, range.end));
    for (range, replacement) in edits.into_iter().rev() {
        edited.get(range.clone())?;
        edited.replace_range(range, &replacement);
    }
    Some(edited)
}

fn line_of(key: &str, value: &Value) -> String {
    format!("{key} = {value}\n")
}

/// Where the line of the last plain value ends; there another key belongs to no section.
fn end_of_plain(document: &toml::Spanned<DeTable<'_>>, text: &str) -> usize {
    let plain = document
        .get_ref()
        .values()
        .filter(|value| !matches!(value.get_ref(), DeValue::Array(_) | DeValue::Table(_)));
    let last = plain.map(|value| value.span().end).max();
    last.map_or(0, |end| end_of_line(text, end))
}

fn end_of_line(text: &str, from: usize) -> usize {
    let rest = text.get(from..).unwrap_or_default();
    rest.find('\n')
        .map_or(text.len(), |newline| from + newline + 1)
}

fn not_writable(folder: &DataFolder) -> StoreNotice {
    StoreNotice::NotWritable {
        folder: folder.path().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::choice::{TextSize, WindowTheme};

    fn edited(text: &str, change: impl FnOnce(&mut Settings)) -> String {
        let table = text.parse().unwrap();
        let mut settings = Settings::from_table(&table);
        change(&mut settings);
        merge(&settings, text)
    }

    #[test]
    fn what_does_not_change_stays_to_the_byte() {
        let text = "# mine\ntheme='dark'   # at night\r\nfuture = 1\n\n[section]\nx = 2";
        assert_eq!(edited(text, |_| ()), text);
    }

    #[test]
    fn a_value_changes_in_its_place() {
        let text = "# mine\ntheme='dark'   # at night\nsound = true\n";
        assert_eq!(
            edited(text, |settings| {
                settings.theme = WindowTheme::Light;
                settings.sound = false;
            }),
            "# mine\ntheme=\"light\"   # at night\nsound = false\n",
        );
    }

    #[test]
    fn a_new_key_comes_before_the_sections() {
        for (before, after) in [
            ("", "sound = true\n"),
            ("future = 1", "future = 1\nsound = true\n"),
            (
                "future = 1 # one\n\n[section]\nx = 2\n",
                "future = 1 # one\nsound = true\n\n[section]\nx = 2\n",
            ),
            ("[section]\nx = 2\n", "sound = true\n[section]\nx = 2\n"),
        ] {
            assert_eq!(edited(before, |settings| settings.sound = true), after);
        }
    }

    #[test]
    fn an_answer_taken_back_takes_its_line_away() {
        assert_eq!(
            edited(
                "theme = 'dark'\nlanguage = 'en' # or not\nfuture = 1\n",
                |settings| {
                    settings.language = None;
                    settings.text_size = TextSize::Large;
                }
            ),
            "theme = 'dark'\nfuture = 1\ntext_size = 115\n",
        );
    }

    #[test]
    fn a_setting_written_as_a_section_is_written_anew() {
        let text = "future = 1\n[theme]\nname = 'dark'\n";
        let text = edited(text, |settings| settings.theme = WindowTheme::Dark);
        let table: Table = text.parse().unwrap();
        assert_eq!(table, toml::from_str("future = 1\ntheme = 'dark'").unwrap());
    }
}
