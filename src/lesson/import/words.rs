//! Words of a study: comments without their commands, ids from names, Fluent's own signs.

use crate::language::Language;

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

/// Comments as one text: commands such as `[%cal …]` taken out, space tidied. Nothing when there is no word left.
pub(super) fn plain(comments: &[String]) -> Option<String> {
    let mut text = String::new();
    for comment in comments {
        let mut rest = comment.as_str();
        while let Some((before, after)) = rest.split_once("[%") {
            text.push_str(before);
            rest = after.split_once(']').map_or("", |(_, after)| after);
        }
        text.push_str(rest);
        text.push(' ');
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    (!words.is_empty()).then(|| words.join(" "))
}

/// What a command such as `cal` lists in comments: `Ga2a8`, `Rh1`.
pub(super) fn listed(comments: &[String], command: &str) -> Vec<String> {
    let opening = format!("[%{command} ");
    let lists = comments
        .iter()
        .flat_map(|comment| comment.split(&opening).skip(1));
    lists
        .filter_map(|list| list.split_once(']'))
        .flat_map(|(list, _)| list.split(','))
        .map(|item| item.trim().to_owned())
        .collect()
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

/// Lower-case words joined by hyphens, of the letters and digits of a name.
pub(super) fn slug(name: &str) -> String {
    const LONGEST: usize = 48;
    let mut slug = String::new();
    for c in name.chars() {
        if c.is_ascii_alphanumeric() {
            slug.push(c.to_ascii_lowercase());
        } else if !slug.is_empty() && !slug.ends_with('-') {
            slug.push('-');
        }
    }
    slug.truncate(LONGEST);
    let slug = slug.trim_matches('-');
    if slug.starts_with(|c: char| c.is_ascii_lowercase()) {
        slug.to_owned()
    } else {
        format!("study-{slug}").trim_matches('-').to_owned()
    }
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
        assert_eq!(slug("中文"), "study");
        assert_eq!(escaped("a {b}\nc"), "a {\"{\"}b{\"}\"} c");
    }
}
