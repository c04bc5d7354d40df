//! A file as its author wrote it, and places in it.

use std::ops::Range;

/// A text file of a lesson pack: a script, a course, or words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceFile {
    /// Where it is, from the pack's folder: `lessons/special-moves/castling.toml`.
    pub path: String,
    /// What it holds.
    pub text: String,
}

/// A range of bytes in a [`SourceFile`].
pub type Span = Range<usize>;

/// A line and a column of a text, both counted from 1, the column in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LineColumn {
    /// The line.
    pub line: usize,
    /// The character in the line.
    pub column: usize,
}

impl SourceFile {
    /// A file with its path and text.
    #[must_use]
    pub fn new(path: impl Into<String>, text: impl Into<String>) -> Self {
        Self {
            path: path.into(),
            text: text.into(),
        }
    }

    /// The line and column of a byte offset; the end of the text for one beyond it.
    #[must_use]
    pub fn line_column(&self, offset: usize) -> LineColumn {
        let mut end = offset.min(self.text.len());
        while !self.text.is_char_boundary(end) {
            end -= 1;
        }
        let before = self.text.get(..end).unwrap_or_default();
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let column = before.get(line_start..).unwrap_or_default().chars().count() + 1;
        LineColumn {
            line: before.matches('\n').count() + 1,
            column,
        }
    }

    /// The file's name without folders and ending: the id it should have.
    #[must_use]
    pub fn stem(&self) -> &str {
        let name = self.path.rsplit('/').next().unwrap_or(&self.path);
        name.rsplit_once('.').map_or(name, |(stem, _)| stem)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_characters_not_bytes() {
        let file = SourceFile::new("a/王.toml", "一\n二三x");
        assert_eq!(file.line_column(0), LineColumn { line: 1, column: 1 });
        assert_eq!(
            file.line_column("一\n二三".len()),
            LineColumn { line: 2, column: 3 }
        );
        assert_eq!(file.line_column(9999).line, 2);
        assert_eq!(file.stem(), "王");
    }
}
