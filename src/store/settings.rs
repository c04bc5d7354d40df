//! What the learner has chosen: the values, and how they stand in a TOML table.
//!
//! A value that is missing, of the wrong kind or of a later version reads as the default, and stays in the table: only
//! what the learner changes is written, so that a file edited by hand or shared with a newer program keeps the rest.
//!
//! ```
//! use chess_tutor::store::{Settings, WindowTheme};
//!
//! let mut table: toml::Table = toml::from_str("theme = 'dark'\nboard = 7\nfuture = true").unwrap();
//! let mut settings = Settings::from_table(&table);
//! assert_eq!(settings.theme, WindowTheme::Dark);
//!
//! settings.sound = true;
//! settings.merge_into(&mut table);
//! assert_eq!(table, toml::from_str("theme = 'dark'\nboard = 7\nfuture = true\nsound = true").unwrap());
//! ```

use toml::{Table, Value};

use super::choice::{BoardStyle, Choice, Level, Motion, TextSize, WindowTheme};

/// What the learner has chosen. The names of the fields are the keys in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The language tag, `en` or `zh-CN`; nothing means: as the system has it. A tag that the program does not know
    /// is for the voice to fall back from.
    pub language: Option<String>,
    /// Light or dark.
    pub theme: WindowTheme,
    /// What the board looks like.
    pub board: BoardStyle,
    /// How large the words are.
    pub text_size: TextSize,
    /// Do things move on the screen?
    pub motion: Motion,
    /// Are there sounds?
    pub sound: bool,
    /// Does the learner know Xiangqi? Nothing when it was not asked yet.
    pub knows_xiangqi: Option<bool>,
    /// What the learner knew at the start. Nothing when it was not asked yet.
    pub level: Option<Level>,
    /// Do letters and digits stand at the board's edge?
    pub coordinates: bool,
    /// Are the squares shown that a lifted man may go to?
    pub legal_targets: bool,
    /// The learner's own engine, as the path of its program; nothing means the engine inside.
    pub engine: Option<String>,
    /// The folder of the learner's endgame tables.
    pub endings: Option<String>,
    /// What was chosen for the last game, as words that only the choice of games reads.
    pub game: Option<String>,
    /// Were the questions of the first start answered or passed over?
    pub first_run_done: bool,
}

/// A setting's key and its value in the file; no value when the key is not to be there.
pub(super) type Entry = (&'static str, Option<Value>);

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: WindowTheme::default(),
            board: BoardStyle::default(),
            text_size: TextSize::default(),
            motion: Motion::default(),
            sound: false,
            knows_xiangqi: None,
            level: None,
            coordinates: true,
            legal_targets: true,
            engine: None,
            endings: None,
            game: None,
            first_run_done: false,
        }
    }
}

impl Settings {
    /// Reads a table. Total: what does not fit reads as the default.
    #[must_use]
    pub fn from_table(table: &Table) -> Self {
        let default = Self::default();
        let truth = |key| table.get(key).and_then(Value::as_bool);
        Self {
            language: text(table, "language").map(str::to_owned),
            theme: choice(table, "theme").unwrap_or(default.theme),
            board: choice(table, "board").unwrap_or(default.board),
            text_size: table
                .get("text_size")
                .and_then(Value::as_integer)
                .and_then(TextSize::from_percent)
                .unwrap_or(default.text_size),
            motion: choice(table, "motion").unwrap_or(default.motion),
            sound: truth("sound").unwrap_or(default.sound),
            knows_xiangqi: truth("knows_xiangqi"),
            level: choice(table, "level"),
            coordinates: truth("coordinates").unwrap_or(default.coordinates),
            legal_targets: truth("legal_targets").unwrap_or(default.legal_targets),
            engine: text(table, "engine").map(str::to_owned),
            endings: text(table, "endings").map(str::to_owned),
            game: text(table, "game").map(str::to_owned),
            first_run_done: truth("first_run_done").unwrap_or(default.first_run_done),
        }
    }

    /// What someone new on this machine begins with: how things look stays, what the learner was asked is asked anew.
    #[must_use]
    pub fn for_newcomer(&self) -> Self {
        Self {
            knows_xiangqi: None,
            level: None,
            game: None,
            first_run_done: false,
            ..self.clone()
        }
    }

    /// Writes into a table what it does not say already. All other keys and values stay.
    pub fn merge_into(&self, table: &mut Table) {
        for (key, value) in self.changes(table) {
            match value {
                Some(value) => table.insert(key.to_owned(), value),
                None => table.remove(key),
            };
        }
    }

    /// The entries in which these settings differ from what a table says.
    pub(super) fn changes(&self, table: &Table) -> Vec<Entry> {
        let said = Self::from_table(table).entries();
        let wanted = self.entries().into_iter();
        wanted.filter(|entry| !said.contains(entry)).collect()
    }

    fn entries(&self) -> [Entry; 14] {
        let name = |name: &str| Some(Value::from(name));
        [
            ("language", self.language.clone().map(Value::from)),
            ("theme", name(self.theme.name())),
            ("board", name(self.board.name())),
            (
                "text_size",
                Some(Value::from(i64::from(self.text_size.percent()))),
            ),
            ("motion", name(self.motion.name())),
            ("sound", Some(Value::from(self.sound))),
            ("knows_xiangqi", self.knows_xiangqi.map(Value::from)),
            ("level", self.level.and_then(|level| name(level.name()))),
            ("coordinates", Some(Value::from(self.coordinates))),
            ("legal_targets", Some(Value::from(self.legal_targets))),
            ("engine", self.engine.clone().map(Value::from)),
            ("endings", self.endings.clone().map(Value::from)),
            ("game", self.game.clone().map(Value::from)),
            ("first_run_done", Some(Value::from(self.first_run_done))),
        ]
    }
}

fn text<'table>(table: &'table Table, key: &str) -> Option<&'table str> {
    table.get(key)?.as_str()
}

fn choice<C: Choice>(table: &Table, key: &str) -> Option<C> {
    C::from_name(text(table, key)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(text: &str) -> Table {
        toml::from_str(text).unwrap()
    }

    #[test]
    fn an_empty_table_reads_as_the_default() {
        assert_eq!(Settings::from_table(&Table::new()), Settings::default());
    }

    #[test]
    fn the_default_writes_nothing() {
        let mut empty = Table::new();
        Settings::default().merge_into(&mut empty);
        assert_eq!(empty, Table::new());
    }

    #[test]
    fn every_setting_comes_back() {
        let settings = Settings {
            language: Some("zh-CN".to_owned()),
            theme: WindowTheme::Dark,
            board: BoardStyle::Slate,
            text_size: TextSize::Larger,
            motion: Motion::Off,
            sound: true,
            knows_xiangqi: Some(false),
            level: Some(Level::SomeRules),
            coordinates: false,
            legal_targets: false,
            engine: Some("/usr/games/stockfish".to_owned()),
            endings: Some("/srv/syzygy".to_owned()),
            game: Some("opponent=cat".to_owned()),
            first_run_done: true,
        };
        let mut written = Table::new();
        settings.merge_into(&mut written);
        assert_eq!(written.len(), settings.entries().len());
        assert_eq!(Settings::from_table(&written), settings);
    }

    #[test]
    fn what_does_not_fit_is_ignored_and_kept() {
        for line in [
            "theme = 3",
            "theme = 'sepia'",
            "text_size = 120",
            "text_size = 'large'",
            "sound = 'yes'",
            "language = false",
            "level = 'grandmaster'",
            "[board]\nstyle = 'glass'",
            "future = [1, 2]",
        ] {
            let before = table(line);
            let mut settings = Settings::from_table(&before);
            assert_eq!(settings, Settings::default(), "{line}");

            settings.first_run_done = true;
            let mut after = before.clone();
            settings.merge_into(&mut after);
            assert_eq!(after.remove("first_run_done"), Some(Value::from(true)));
            assert_eq!(after, before, "{line}");
        }
    }

    #[test]
    fn a_changed_setting_replaces_what_did_not_fit() {
        let mut written = table("theme = 3");
        let mut settings = Settings::from_table(&written);
        settings.theme = WindowTheme::Light;
        settings.merge_into(&mut written);
        assert_eq!(written, table("theme = 'light'"));
    }

    #[test]
    fn an_answer_taken_back_leaves_the_table() {
        let mut written = table("language = 'en'\nfuture = 1");
        Settings::default().merge_into(&mut written);
        assert_eq!(written, table("future = 1"));
    }
}
