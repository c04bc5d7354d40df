//! Files that authors write, as they are written: their text, places in it, faults, and the form of their words.

mod diagnostic;
mod pack;
mod source;
mod words;

pub use diagnostic::{Diagnostic, Faults, Severity, suggestion};
pub use pack::Pack;
pub use source::{LineColumn, SourceFile, Span};
pub use words::{Entry, Pattern, Words, term_names};
