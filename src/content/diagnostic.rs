//! A fault in an author's file: where it is, what it is, and what would help. Plain English, for authors.

use super::{SourceFile, Span};

/// How much a fault weighs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// A habit that is not kept; the lesson works.
    Warning,
    /// The lesson cannot be shown as it is.
    Error,
}

/// A fault with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// How much it weighs.
    pub severity: Severity,
    /// A short stable name of the kind of fault: `unknown-key`, `illegal-move`.
    pub code: &'static str,
    /// The file, as in [`SourceFile::path`].
    pub path: String,
    /// The bytes that are at fault.
    pub span: Span,
    /// The line and column where they begin, from 1.
    pub line: usize,
    /// See `line`.
    pub column: usize,
    /// What is wrong.
    pub message: String,
    /// What would help.
    pub help: Option<String>,
}

/// Collects the faults of one file.
#[derive(Debug)]
pub struct Faults<'a> {
    file: &'a SourceFile,
    found: Vec<Diagnostic>,
}

impl<'a> Faults<'a> {
    /// No fault yet.
    #[must_use]
    pub fn new(file: &'a SourceFile) -> Self {
        Self {
            file,
            found: Vec::new(),
        }
    }

    /// Adds an error.
    pub fn error(&mut self, code: &'static str, span: Span, message: impl Into<String>) {
        self.add(Severity::Error, code, span, message.into(), None);
    }

    /// Adds an error with a line of help.
    pub fn error_with_help(
        &mut self,
        code: &'static str,
        span: Span,
        message: impl Into<String>,
        help: impl Into<String>,
    ) {
        self.add(
            Severity::Error,
            code,
            span,
            message.into(),
            Some(help.into()),
        );
    }

    /// Adds a warning.
    pub fn warn(&mut self, code: &'static str, span: Span, message: impl Into<String>) {
        self.add(Severity::Warning, code, span, message.into(), None);
    }

    /// Is there an error among the faults?
    #[must_use]
    pub fn has_errors(&self) -> bool {
        self.found
            .iter()
            .any(|fault| fault.severity == Severity::Error)
    }

    /// How many errors there are so far.
    #[must_use]
    pub fn error_count(&self) -> usize {
        self.found
            .iter()
            .filter(|fault| fault.severity == Severity::Error)
            .count()
    }

    /// All faults, in the order in which they were found.
    #[must_use]
    pub fn into_vec(self) -> Vec<Diagnostic> {
        self.found
    }

    fn add(
        &mut self,
        severity: Severity,
        code: &'static str,
        span: Span,
        message: String,
        help: Option<String>,
    ) {
        let place = self.file.line_column(span.start);
        self.found.push(Diagnostic {
            severity,
            code,
            path: self.file.path.clone(),
            span,
            line: place.line,
            column: place.column,
            message,
            help,
        });
    }
}

/// "did you mean …?" for a misspelt name, when one of the known names is near.
#[must_use]
pub fn suggestion<'n>(written: &str, known: impl IntoIterator<Item = &'n str>) -> Option<String> {
    let near = known
        .into_iter()
        .map(|name| (edit_distance(written, name), name))
        .filter(|(distance, name)| *distance <= 1 + name.len().min(written.len()) / 4)
        .min()?;
    Some(format!("did you mean `{}`?", near.1))
}

/// Insertions, deletions, replacements and swaps of neighbours between two words
/// (Damerau–Levenshtein, restricted form).
fn edit_distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    let mut previous_char = None;
    for (i, ca) in a.chars().enumerate() {
        let mut row = vec![i + 1];
        for (j, cb) in b.iter().enumerate() {
            let at = |row: &[usize], k: usize| row.get(k).copied().unwrap_or(usize::MAX / 2);
            let replace = at(&last, j) + usize::from(ca != *cb);
            let mut best = replace.min(at(&last, j + 1) + 1).min(at(&row, j) + 1);
            let swapped = j > 0 && Some(*cb) == previous_char && b.get(j - 1) == Some(&ca);
            if swapped {
                best = best.min(at(&before, j - 1) + 1);
            }
            row.push(best);
        }
        previous_char = Some(ca);
        before = std::mem::replace(&mut last, row);
    }
    last.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_misspelt_name_gets_the_nearest_known_one() {
        let known = ["fen", "line", "arrows", "marks", "orientation"];
        assert_eq!(
            suggestion("arows", known),
            Some("did you mean `arrows`?".into())
        );
        assert_eq!(suggestion("fne", known), Some("did you mean `fen`?".into()));
        assert_eq!(suggestion("xylophone", known), None);
    }

    #[test]
    fn swapped_letters_are_one_slip() {
        assert_eq!(edit_distance("lien", "line"), 1);
        assert_eq!(edit_distance("", "abc"), 3);
        assert_eq!(edit_distance("abc", "abc"), 0);
    }
}
