//! The languages that the tutor speaks.

/// A language of the tutor. Both are equal; English is the reference for which messages exist.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Simplified Chinese.
    Chinese,
}

impl Language {
    /// All of them, the reference first.
    pub const ALL: [Self; 2] = [Self::English, Self::Chinese];

    /// The tag used for folders, settings and `--lang`: `en`, `zh-CN`.
    #[must_use]
    pub fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Chinese => "zh-CN",
        }
    }

    /// The language's name in itself.
    #[must_use]
    pub fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Chinese => "中文",
        }
    }

    /// The other one of the two.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::English => Self::Chinese,
            Self::Chinese => Self::English,
        }
    }

    /// The language that serves a tag such as `zh_CN.UTF-8`, `zh-Hans`, `en-GB`; English for any other.
    #[must_use]
    pub fn for_tag(tag: &str) -> Self {
        if tag.to_ascii_lowercase().starts_with("zh") {
            Self::Chinese
        } else {
            Self::English
        }
    }
}

impl std::str::FromStr for Language {
    type Err = String;

    /// Reads a tag that somebody wrote: `en`, `en-GB`, `zh`, `zh_CN`; no other language will do.
    fn from_str(tag: &str) -> Result<Self, String> {
        let first = tag.split(['-', '_', '.']).next().unwrap_or_default();
        match first.to_ascii_lowercase().as_str() {
            "en" => Ok(Self::English),
            "zh" => Ok(Self::Chinese),
            _ => Err("en or zh-CN".to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_of_the_system_find_a_language() {
        for (tag, language) in [
            ("zh_CN.UTF-8", Language::Chinese),
            ("zh-Hans-CN", Language::Chinese),
            ("ZH", Language::Chinese),
            ("en_GB", Language::English),
            ("C", Language::English),
            ("fr-FR", Language::English),
        ] {
            assert_eq!(Language::for_tag(tag), language, "{tag}");
        }
    }

    #[test]
    fn a_language_that_is_asked_for_must_be_one_of_the_two() {
        for (tag, language) in [
            ("en", Some(Language::English)),
            ("en-GB", Some(Language::English)),
            ("zh", Some(Language::Chinese)),
            ("zh_CN.UTF-8", Some(Language::Chinese)),
            ("fr", None),
            ("xx", None),
            ("", None),
        ] {
            assert_eq!(tag.parse().ok(), language, "{tag}");
        }
    }
}
