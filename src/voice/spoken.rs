//! A sentence with what can be pointed at in it: chess terms and squares.

use crate::rules::Square;

/// Before a term's name, between name and words, and after the words. From the private use area, so that no author
/// writes them; no font needs them, for they never reach the screen.
const TERM_BEGINS: char = '\u{e000}';
const TERM_NAMED: char = '\u{e001}';
const TERM_ENDS: char = '\u{e002}';

/// A sentence in parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spoken {
    /// The parts, in order.
    pub parts: Vec<Part>,
}

/// A part of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Words.
    Plain(String),
    /// A chess term: its name in the list of terms, and the words used for it.
    Term {
        /// Its name, such as `castling`.
        name: String,
        /// The words in the sentence, such as "castle".
        text: String,
    },
    /// The name of a square.
    Square(Square),
}

impl Spoken {
    /// Takes the marks out of a formatted text.
    #[must_use]
    pub(super) fn parse(text: &str) -> Self {
        let mut spoken = Self::default();
        let mut rest = text;
        while let Some((before, marked)) = rest.split_once(TERM_BEGINS) {
            spoken.add_plain(before);
            let (term, after) = marked.split_once(TERM_ENDS).unwrap_or((marked, ""));
            match term.split_once(TERM_NAMED) {
                Some((name, text)) => {
                    spoken.parts.push(Part::Term {
                        name: name.to_owned(),
                        text: text.to_owned(),
                    });
                }
                None => spoken.add_plain(term),
            }
            rest = after;
        }
        spoken.add_plain(rest);
        spoken
    }

    /// The sentence as plain text.
    #[must_use]
    pub fn text(&self) -> String {
        self.parts
            .iter()
            .map(|part| match part {
                Part::Plain(text) | Part::Term { text, .. } => text.clone(),
                Part::Square(square) => square.to_string(),
            })
            .collect()
    }

    /// Adds words, with the names of squares found in them.
    fn add_plain(&mut self, text: &str) {
        let letters: Vec<(usize, char)> = text.char_indices().collect();
        let mut from = 0;
        for (i, window) in letters.windows(2).enumerate() {
            let [(start, file), (second, rank)] = window else {
                continue;
            };
            let is_word =
                |c: Option<&(usize, char)>| c.is_some_and(|(_, c)| c.is_ascii_alphanumeric());
            if is_word(i.checked_sub(1).and_then(|i| letters.get(i))) || is_word(letters.get(i + 2))
            {
                continue;
            }
            let Ok(square) = format!("{file}{rank}").parse::<Square>() else {
                continue;
            };
            self.push_plain(text.get(from..*start).unwrap_or_default());
            self.parts.push(Part::Square(square));
            from = second + rank.len_utf8();
        }
        self.push_plain(text.get(from..).unwrap_or_default());
    }

    fn push_plain(&mut self, text: &str) {
        if !text.is_empty() {
            self.parts.push(Part::Plain(text.to_owned()));
        }
    }
}

/// Puts marks round the terms in the source of a Fluent file: `{ -castling }`.
pub(super) fn mark_terms(source: &str) -> String {
    let mut marked = String::with_capacity(source.len() + 64);
    let mut rest = source;
    while let Some(open) = rest.find('{') {
        let (before, from_brace) = rest.split_at(open);
        marked.push_str(before);
        let close = from_brace
            .find('}')
            .map_or(from_brace.len(), |close| close + 1);
        let (placeable, after) = from_brace.split_at(close);
        let inside = placeable.trim_start_matches('{').trim_start();
        match inside.strip_prefix('-') {
            Some(term) => {
                let name: String = term
                    .chars()
                    .take_while(|c| c.is_ascii_alphanumeric() || *c == '-')
                    .collect();
                marked.push(TERM_BEGINS);
                marked.push_str(&name);
                marked.push(TERM_NAMED);
                marked.push_str(placeable);
                marked.push(TERM_ENDS);
                rest = after;
            }
            None => {
                // Only the brace is passed over: a selector may hold terms in its variants.
                marked.push('{');
                rest = from_brace.get(1..).unwrap_or_default();
            }
        }
    }
    marked.push_str(rest);
    marked
}

/// Gives the terms in the source of a Fluent file names that no message has.
///
/// Fluent keeps messages and terms in one list of names, so that a step `block` would take the place of the term `-block`.
/// Ids of steps and of our own messages hold no capitals.
pub(super) fn set_terms_apart(source: &str) -> String {
    const APART: &str = "-T-";
    let mut apart = String::with_capacity(source.len() + 64);
    // A term is defined at the beginning of a line, and spoken of after a brace and any space.
    let (mut begins_line, mut follows_brace) = (true, false);
    let mut rest = source;
    while let Some(c) = rest.chars().next() {
        rest = rest.get(c.len_utf8()..).unwrap_or_default();
        let is_name = rest.starts_with(|c: char| c.is_ascii_alphabetic());
        if c == '-' && is_name && (begins_line || follows_brace) {
            apart.push_str(APART);
        } else {
            apart.push(c);
        }
        begins_line = c == '\n';
        follows_brace = c == '{' || (follows_brace && c.is_whitespace());
    }
    apart
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_term_and_a_message_of_one_name_are_kept_apart() {
        let source =
            "-block = a\nblock = {\n  -block } x - y {  -x(f: \"-b\") }\n    .at = -5 -z { -5 }\n";
        assert_eq!(
            set_terms_apart(source),
            "-T-block = a\nblock = {\n  -T-block } x - y {  -T-x(f: \"-b\") }\n    .at = -5 -z { -5 }\n"
        );
    }

    fn plain(text: &str) -> Part {
        Part::Plain(text.to_owned())
    }

    #[test]
    fn terms_and_squares_are_found() {
        let source = mark_terms("You { -castling(form: \"verb\") } to g1.");
        let text = source.replace("{ -castling(form: \"verb\") }", "castle");
        assert_eq!(
            Spoken::parse(&text).parts,
            vec![
                plain("You "),
                Part::Term {
                    name: "castling".into(),
                    text: "castle".into()
                },
                plain(" to "),
                Part::Square(Square::G1),
                plain("."),
            ]
        );
        assert_eq!(Spoken::parse(&text).text(), "You castle to g1.");
    }

    #[test]
    fn only_whole_words_are_squares_also_between_hanzi() {
        assert_eq!(Spoken::parse("车从a1到h8").parts.len(), 4);
        assert_eq!(
            Spoken::parse("be4g e44 xa1").parts,
            vec![plain("be4g e44 xa1")]
        );
        assert_eq!(Spoken::parse("a1-h8").parts.len(), 3);
    }

    #[test]
    fn terms_in_variants_are_marked_too() {
        let marked = mark_terms("x = { $n ->\n [one] { -rook }\n *[other] b\n }");
        assert_eq!(marked.matches(TERM_BEGINS).count(), 1);
    }
}
