//! Words of a study: comments without their commands, ids from names, Fluent's own signs.

use crate::language::Language;
pub(super) use crate::rules::{comment_list as listed, comment_words as plain};

/// Words in both languages: as the study has them, or our own where it has none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Words {
    /// As written, in one language.
    Written(String),
    /// English and Chinese.
    Both(&'static str, &'static str),
}

impl Words {
    pub(super) fn in_language(&self, language: Language) -> &str {
        match (self, language) {
            (Self::Written(text), _) => text,
            (Self::Both(english, _), Language::English) => english,
            (Self::Both(_, chinese), Language::Chinese) => chinese,
        }
    }
}

/// A text in which Fluent finds nothing but text.
pub(super) fn escaped(text: &str) -> String {
    let text = text
        .replace('{', "\u{1}")
        .replace('}', "{\"}\"}")
        .replace('\u{1}', "{\"{\"}");
    let words: Vec<&str> = text.split_whitespace().collect();
    let line = words.join(" ");
    if line.is_empty() {
        "–".to_owned()
    } else {
        line
    }
}

/// A name without the little pictures that some have in it, for which no font is at hand.
pub(super) fn legible(name: &str) -> String {
    let is_text = |c: &char| {
        c.is_alphanumeric()
            || c.is_whitespace()
            || c.is_ascii_punctuation()
            || matches!(c, '\u{2010}'..='\u{2027}' | '\u{3000}'..='\u{303f}' | '\u{ff00}'..='\u{ffef}')
    };
    let text: String = name.chars().filter(is_text).collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Lower-case words joined by hyphens, of the letters and digits of a name. Names that differ get ids that differ: what
/// is cut off at the end, or is no Latin letter, comes back as a few digits.
pub(super) fn slug(name: &str) -> String {
    const LONGEST: usize = 48;
    let mut words: Vec<String> = Vec::new();
    let mut is_whole = true;
    for word in name.split(|c: char| !c.is_alphanumeric()) {
        is_whole &= word.is_ascii();
        let word: String = word.chars().filter(char::is_ascii).collect();
        if !word.is_empty() {
            words.push(word.to_ascii_lowercase());
        }
    }
    if !words
        .first()
        .is_some_and(|word| word.starts_with(|c: char| c.is_ascii_lowercase()))
    {
        words.insert(0, "study".to_owned());
    }
    let digits = format!("{:06x}", fingerprint(name) & 0x00ff_ffff);
    while words.join("-").len() > LONGEST {
        is_whole = false;
        let Some(last) = words.pop() else { break };
        if words.is_empty() {
            words.push(last.chars().take(LONGEST / 2).collect());
        }
    }
    if !is_whole {
        words.push(digits);
    }
    words.join("-")
}

/// FNV-1a: the same for the same name on every machine.
fn fingerprint(name: &str) -> u64 {
    name.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_no_words() {
        let comments = [
            "Look. [%cal Ga1a8,Rb2b7] Here".to_owned(),
            "[%csl Yd4]".to_owned(),
        ];
        assert_eq!(plain(&comments).as_deref(), Some("Look. Here"));
        assert_eq!(listed(&comments, "cal"), ["Ga1a8", "Rb2b7"]);
        assert_eq!(plain(&comments[1..]), None);
    }

    #[test]
    fn ids_and_texts_are_what_the_checker_takes() {
        assert_eq!(
            slug("Lichess_Practice: The Pin!"),
            "lichess-practice-the-pin"
        );
        assert_eq!(slug("2nd part"), "study-2nd-part");
        assert!(slug("中文").starts_with("study-") && slug("中文") != slug("英文"));
        assert_eq!(escaped("a {b}\nc"), "a {\"{\"}b{\"}\"} c");
    }

    #[test]
    fn names_are_text() {
        assert_eq!(
            legible("\u{1f48e}(2nd  part) 国际象棋，第二课!\u{1f48e}"),
            "(2nd part) 国际象棋，第二课!"
        );
    }

    #[test]
    fn long_names_that_differ_at_the_end_keep_ids_apart() {
        let name = |end: &str| {
            slug(&format!(
                "a study of many long words about checkmate patterns {end}"
            ))
        };
        assert_ne!(name("iii"), name("iv"));
        assert_eq!(name("iii"), name("iii"));
        assert!(name("iv").len() <= 48 + 7, "{}", name("iv"));
        assert!(slug(&"x".repeat(200)).len() <= 48);
    }
}
