//! A line of a puzzle file: the ten columns of the Lichess database, or fewer, in its order or as a header names them.

use crate::message::{Arg, Message};
use crate::study::Rating;
use crate::theme::Theme;

use super::puzzle::{Puzzle, Unsound};

/// The columns that are read, as Lichess names them and in its order. What follows them is passed over.
const COLUMNS: [&str; 8] = [
    "PuzzleId",
    "FEN",
    "Moves",
    "Rating",
    "RatingDeviation",
    "Popularity",
    "NbPlays",
    "Themes",
];
/// Lichess' names of our ideas, where they differ from ours written in one word.
const FOREIGN: [(&str, Theme); 8] = [
    ("attraction", Theme::Decoy),
    ("capturingDefender", Theme::RemovingTheDefender),
    ("intermezzo", Theme::InBetweenMove),
    ("xRayAttack", Theme::XRay),
    ("mateIn1", Theme::Mate),
    ("mateIn2", Theme::Mate),
    ("mateIn3", Theme::Mate),
    ("mateIn4", Theme::Mate),
];
/// A puzzle of unknown strength: the middle of all players, and unsure.
const UNRATED: (u16, u16) = (1500, 350);
/// How sure a rating is that comes alone.
const USUAL_DEVIATION: u16 = 90;
/// An id is a short word.
const LONGEST_ID: usize = 40;
/// More cells than these are not looked at.
const MOST_CELLS: usize = 64;

/// A line that was read and replayed.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Row {
    pub(super) id: String,
    pub(super) fen: String,
    pub(super) moves: String,
    pub(super) rating: u16,
    pub(super) deviation: u16,
    pub(super) plays: u32,
    pub(super) themes: Vec<Theme>,
}

/// Why a line makes no puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum BadRow {
    /// The line is not text, or longer than any puzzle.
    Unreadable,
    /// There are fewer columns than id, position and moves.
    Columns,
    /// The id is missing, or no word.
    Id,
    /// The rating is no number from 0 to 4000.
    Rating,
    /// Position or moves are wrong.
    Unsound(Unsound),
}

impl BadRow {
    /// What is wrong, for whoever made the file.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Unreadable => Message::own("puzzle-row-unreadable"),
            Self::Columns => Message::own("puzzle-row-columns"),
            Self::Id => Message::own("puzzle-row-id"),
            Self::Rating => Message::own("puzzle-row-rating"),
            Self::Unsound(Unsound::Position) => Message::own("puzzle-row-position"),
            Self::Unsound(Unsound::Move { number, text }) => Message::own("puzzle-row-move")
                .with("number", Arg::Number(*number as i64))
                .with("move", Arg::Name(text.clone())),
            Self::Unsound(Unsound::Length) => Message::own("puzzle-row-length"),
        }
    }
}

/// Where the columns are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Columns([Option<usize>; COLUMNS.len()]);

impl Default for Columns {
    fn default() -> Self {
        Self(std::array::from_fn(Some))
    }
}

impl Columns {
    /// The columns that a first line names; nothing when it is a row already.
    pub(super) fn of_header(line: &str) -> Option<Self> {
        let mut cells = Cells::default();
        cells.split(line)?;
        let is_named = |cell: &str, name: &str| cell.trim().eq_ignore_ascii_case(name);
        let place = |name| (0..cells.count).find(|index| is_named(cells.get(*index), name));
        let columns = Self(COLUMNS.map(place));
        columns
            .0
            .iter()
            .take(3)
            .all(Option::is_some)
            .then_some(columns)
    }
}

/// Splits lines into cells, again and again in the same memory.
pub(super) struct Cells {
    text: Vec<u8>,
    ends: [usize; MOST_CELLS],
    count: usize,
}

impl Default for Cells {
    fn default() -> Self {
        Self {
            text: vec![0; 1024],
            ends: [0; MOST_CELLS],
            count: 0,
        }
    }
}

impl Cells {
    fn split(&mut self, line: &str) -> Option<()> {
        if self.text.len() < line.len() {
            self.text.resize(line.len(), 0);
        }
        self.count = 0;
        // Lines come one by one, so that a stray quote can swallow no more than its own.
        let mut reader = csv_core::Reader::new();
        let (mut input, mut written) = (line.as_bytes(), 0);
        loop {
            let text = self.text.get_mut(written..)?;
            let ends = self.ends.get_mut(self.count..)?;
            let (result, read, wrote, found) = reader.read_record(input, text, ends);
            input = input.get(read..)?;
            written += wrote;
            self.count += found;
            match result {
                csv_core::ReadRecordResult::Record | csv_core::ReadRecordResult::End => break,
                // All is in; an empty input says that nothing follows.
                csv_core::ReadRecordResult::InputEmpty => {}
                csv_core::ReadRecordResult::OutputFull
                | csv_core::ReadRecordResult::OutputEndsFull => return None,
            }
        }
        Some(())
    }

    fn get(&self, index: usize) -> &str {
        let start = match index.checked_sub(1) {
            Some(before) => self.ends.get(before).copied(),
            None => Some(0),
        };
        let end = self.ends.get(index).copied();
        let cell = start.zip(end).filter(|_| index < self.count);
        let bytes = cell.and_then(|(start, end)| self.text.get(start..end));
        std::str::from_utf8(bytes.unwrap_or_default()).unwrap_or_default()
    }

    /// Reads a line and replays its moves.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub(super) fn read(&mut self, line: &str, columns: Columns) -> Result<Row, BadRow> {
        self.split(line).ok_or(BadRow::Unreadable)?;
        let cell = |place: usize| {
            let index = columns.0.get(place).copied().flatten();
            index.map_or("", |index| self.get(index)).trim()
        };
        let [id, fen, moves] = [0, 1, 2].map(cell);
        if self.count < 3 {
            return Err(BadRow::Columns);
        }
        if id.is_empty() || id.len() > LONGEST_ID || id.contains(char::is_whitespace) {
            return Err(BadRow::Id);
        }
        let rating = points(cell(3))?;
        let deviation = cell(4).parse().ok();
        Puzzle::read(fen, moves).map_err(BadRow::Unsound)?;
        Ok(Row {
            id: id.to_owned(),
            fen: fen.to_owned(),
            moves: moves.to_owned(),
            rating: rating.unwrap_or(UNRATED.0),
            deviation: deviation.unwrap_or(rating.map_or(UNRATED.1, |_| USUAL_DEVIATION)),
            plays: cell(6).parse().unwrap_or(0),
            themes: themes(cell(7)),
        })
    }
}

fn points(cell: &str) -> Result<Option<u16>, BadRow> {
    if cell.is_empty() {
        return Ok(None);
    }
    let number: f64 = cell.parse().map_err(|_no_number| BadRow::Rating)?;
    if (0.0..=4000.0).contains(&number) {
        return Ok(Some(Rating::known(number, 90.0).points()));
    }
    Err(BadRow::Rating)
}

/// The ideas of a list, each once, in the order of [`Theme::ALL`]; names that we do not teach are passed over, and so are
/// plans: of what others call by such a name (a king without cover, say) we mean something else.
pub(super) fn themes(cell: &str) -> Vec<Theme> {
    let mut themes: Vec<Theme> = cell
        .split(|c: char| c.is_ascii_whitespace() || c == ',')
        .filter_map(theme)
        .filter(|theme| !theme.is_plan())
        .collect();
    themes.sort_unstable();
    themes.dedup();
    themes
}

fn theme(name: &str) -> Option<Theme> {
    if let Some((_, theme)) = FOREIGN.iter().find(|(foreign, _)| *foreign == name) {
        return Some(*theme);
    }
    Theme::named(name).or_else(|| {
        // `backRankMate` is our `back-rank-mate`, `underPromotion` our `underpromotion`.
        let same = |ours: &str| {
            let mut letters = ours.bytes().filter(|letter| *letter != b'-');
            name.bytes()
                .all(|letter| letters.next() == Some(letter.to_ascii_lowercase()))
                && letters.next().is_none()
        };
        Theme::ALL.iter().copied().find(|theme| same(theme.name()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const FEN: &str = "6k1/5ppp/8/8/8/8/r7/1R4K1 b - - 0 1";

    fn read(line: &str) -> Result<Row, BadRow> {
        Cells::default().read(line, Columns::default())
    }

    #[test]
    fn lines_with_few_or_odd_columns_are_read() {
        let whole = format!(
            "aB3,{FEN},a2a3 b1b8,875,77,95,9822,mate backRankMate mateIn1 short,https://x.org/1#2,"
        );
        let row = read(&whole).unwrap();
        assert_eq!(
            (row.id.as_str(), row.rating, row.deviation),
            ("aB3", 875, 77)
        );
        assert_eq!(row.plays, 9822);
        assert_eq!(row.themes, [Theme::Mate, Theme::BackRankMate]);
        for (line, rating, deviation) in [
            (format!("aB3,{FEN},a2a3 b1b8"), 1500, 350),
            (format!("aB3,{FEN},a2a3 b1b8,"), 1500, 350),
            (format!("aB3,{FEN},a2a3 b1b8,640"), 640, 90),
            (format!("aB3,{FEN},a2a3 b1b8,640,,"), 640, 90),
            (format!("\"aB3\",\"{FEN}\",\"a2a3 b1b8\",640,99"), 640, 99),
            (
                format!(" aB3 , {FEN} , a2a3 b1b8 , 640.5 ,99,1,2,,,,,,"),
                641,
                99,
            ),
        ] {
            let row = read(&line).unwrap();
            assert_eq!((row.id.as_str(), row.moves.as_str()), ("aB3", "a2a3 b1b8"));
            assert_eq!((row.rating, row.deviation), (rating, deviation), "{line}");
        }
    }

    #[test]
    fn a_bad_line_says_what_is_wrong_with_it() {
        for (line, bad) in [
            (String::new(), BadRow::Columns),
            ("aB3".to_owned(), BadRow::Columns),
            (format!("aB3,{FEN}"), BadRow::Columns),
            (format!(",{FEN},a2a3 b1b8"), BadRow::Id),
            (format!("a b,{FEN},a2a3 b1b8"), BadRow::Id),
            (format!("aB3,{FEN},a2a3 b1b8,high"), BadRow::Rating),
            (format!("aB3,{FEN},a2a3 b1b8,NaN"), BadRow::Rating),
            (format!("aB3,{FEN},a2a3 b1b8,-5"), BadRow::Rating),
            (
                "aB3,rook,a2a3 b1b8".to_owned(),
                BadRow::Unsound(Unsound::Position),
            ),
            (format!("aB3,{FEN},a2a3"), BadRow::Unsound(Unsound::Length)),
            // A quote that never ends makes one cell of the rest of its line.
            (format!("aB3,\"{FEN},a2a3 b1b8"), BadRow::Columns),
            (",".repeat(200), BadRow::Unreadable),
        ] {
            assert_eq!(read(&line), Err(bad), "{line}");
        }
    }

    #[test]
    fn a_header_may_name_the_columns_in_any_order() {
        let columns = Columns::of_header("Rating,Moves,Themes,FEN,PuzzleId").unwrap();
        let line = format!("700,a2a3 b1b8,fork,{FEN},aB3");
        let row = Cells::default().read(&line, columns).unwrap();
        assert_eq!((row.id.as_str(), row.rating), ("aB3", 700));
        assert_eq!(row.themes, [Theme::Fork]);
        assert_eq!(Columns::of_header(&line), None);
        assert_eq!(Columns::of_header(""), None);
    }

    #[test]
    fn lichess_names_are_ours() {
        for (name, theme) in [
            ("backRankMate", Some(Theme::BackRankMate)),
            ("underPromotion", Some(Theme::Underpromotion)),
            ("hangingPiece", Some(Theme::HangingPiece)),
            ("in-between-move", Some(Theme::InBetweenMove)),
            ("intermezzo", Some(Theme::InBetweenMove)),
            ("mateIn3", Some(Theme::Mate)),
            ("crushing", None),
            ("for", None),
            ("", None),
        ] {
            assert_eq!(super::theme(name), theme, "{name}");
        }
    }
}
