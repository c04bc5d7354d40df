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
}
