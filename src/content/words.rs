//! The words of a lesson as its author wrote them: which messages there are, and what they speak of.
//!
//! Only the form is read here; [`crate::voice`] makes the sentences.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast;
use fluent_syntax::parser;

use super::{Diagnostic, Faults, SourceFile, Span};

/// The messages of one `.ftl` file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// By name.
    pub messages: BTreeMap<String, Entry>,
}

/// One message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entry {
    /// Where its name stands.
    pub span: Span,
    /// Its own text; a message may have attributes alone.
    pub text: Option<Pattern>,
    /// Its attributes, without the dot.
    pub attributes: BTreeMap<String, Pattern>,
}

/// A text with the names that stand in its braces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pattern {
    /// Where its name stands: the message's, or the attribute's.
    pub span: Span,
    /// The plain parts, joined; a placeable counts as nothing.
    pub plain: String,
    /// The variables: `{ $square }`.
    pub variables: BTreeSet<String>,
    /// The terms: `{ -castling }`.
    pub terms: BTreeSet<String>,
}

impl Words {
    /// Reads a file. What can be read is there even when something else cannot.
    #[must_use]
    pub fn parse(file: &SourceFile) -> (Self, Vec<Diagnostic>) {
        let mut faults = Faults::new(file);
        let resource = match parser::parse(file.text.as_str()) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                for error in errors {
                    faults.error("words-syntax", error.pos, error.kind.to_string());
                }
                resource
            }
        };
        let mut words = Self::default();
        for entry in resource.body {
            let ast::Entry::Message(message) = entry else {
                continue;
            };
            let name = message.id.name.to_owned();
            let span = span_of(&file.text, message.id.name);
            let read = Entry {
                span: span.clone(),
                text: message
                    .value
                    .as_ref()
                    .map(|value| read_pattern(value, span.clone())),
                attributes: message
                    .attributes
                    .iter()
                    .map(|attribute| {
                        let name = attribute.id.name;
                        let pattern = read_pattern(&attribute.value, span_of(&file.text, name));
                        (name.to_owned(), pattern)
                    })
                    .collect(),
            };
            let mut seen = BTreeSet::new();
            for attribute in &message.attributes {
                let attribute = attribute.id.name;
                if !seen.insert(attribute) {
                    faults.error(
                        "duplicate-words",
                        span_of(&file.text, attribute),
                        format!("`{name}` has `.{attribute}` twice"),
                    );
                }
            }
            if words.messages.insert(name.clone(), read).is_some() {
                faults.error(
                    "duplicate-words",
                    span,
                    format!("the message `{name}` is there twice"),
                );
            }
        }
        (words, faults.into_vec())
    }

    /// Is there a message, or an attribute of it?
    #[must_use]
    pub fn has(&self, message: &str, attribute: Option<&str>) -> bool {
        self.messages
            .get(message)
            .is_some_and(|entry| match attribute {
                Some(name) => entry.attributes.contains_key(name),
                None => entry.text.is_some(),
            })
    }
}

impl Entry {
    /// All texts with their names: `""` for the message's own, else the attribute's.
    pub fn patterns(&self) -> impl Iterator<Item = (&str, &Pattern)> {
        let own = self.text.iter().map(|pattern| ("", pattern));
        own.chain(
            self.attributes
                .iter()
                .map(|(name, pattern)| (name.as_str(), pattern)),
        )
    }
}

/// The names of the terms that a file defines: `castling` for `-castling = …`.
#[must_use]
pub fn term_names(file: &SourceFile) -> BTreeSet<String> {
    let resource = match parser::parse(file.text.as_str()) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    resource
        .body
        .iter()
        .filter_map(|entry| match entry {
            ast::Entry::Term(term) => Some(term.id.name.to_owned()),
            ast::Entry::Message(_)
            | ast::Entry::Comment(_)
            | ast::Entry::GroupComment(_)
            | ast::Entry::ResourceComment(_)
            | ast::Entry::Junk { .. } => None,
        })
        .collect()
}

/// Where a slice of a text stands in it.
fn span_of(text: &str, part: &str) -> Span {
    let start = (part.as_ptr() as usize).saturating_sub(text.as_ptr() as usize);
    start..start + part.len()
}

fn read_pattern(pattern: &ast::Pattern<&str>, span: Span) -> Pattern {
    let mut read = Pattern {
        span,
        ..Pattern::default()
    };
    add_pattern(pattern, &mut read);
    read
}

fn add_pattern(pattern: &ast::Pattern<&str>, read: &mut Pattern) {
    for element in &pattern.elements {
        match element {
            ast::PatternElement::TextElement { value } => read.plain.push_str(value),
            ast::PatternElement::Placeable { expression } => add_expression(expression, read),
        }
    }
}

fn add_expression(expression: &ast::Expression<&str>, read: &mut Pattern) {
    match expression {
        ast::Expression::Inline(inline) => add_inline(inline, read),
        ast::Expression::Select { selector, variants } => {
            add_inline(selector, read);
            for variant in variants {
                add_pattern(&variant.value, read);
            }
        }
    }
}

fn add_inline(inline: &ast::InlineExpression<&str>, read: &mut Pattern) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            read.variables.insert(id.name.to_owned());
        }
        ast::InlineExpression::TermReference { id, .. } => {
            read.terms.insert(id.name.to_owned());
        }
        ast::InlineExpression::Placeable { expression } => add_expression(expression, read),
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                add_inline(argument, read);
            }
        }
        ast::InlineExpression::StringLiteral { value } => read.plain.push_str(value),
        ast::InlineExpression::NumberLiteral { .. }
        | ast::InlineExpression::MessageReference { .. } => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_attributes_variables_and_terms_are_found() {
        let file = SourceFile::new(
            "w.ftl",
            "title = Rook\nstep = Go to { $square } by { -castling(form: \"verb\") }.\n    .hint-1 = Look.\n",
        );
        let (words, faults) = Words::parse(&file);
        assert!(faults.is_empty(), "{faults:?}");
        assert!(words.has("step", Some("hint-1")) && !words.has("step", Some("hint-2")));
        let text = words.messages["step"].text.clone().unwrap();
        assert!(text.variables.contains("square") && text.terms.contains("castling"));
    }

    #[test]
    fn a_broken_line_is_named_and_the_rest_is_read() {
        let file = SourceFile::new("w.ftl", "title = Rook\n???\nstep = Go.\n");
        let (words, faults) = Words::parse(&file);
        assert_eq!(faults.len(), 1);
        assert_eq!(faults[0].line, 2);
        assert!(words.has("step", None));
    }
}
