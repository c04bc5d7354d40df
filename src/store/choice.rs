//! The settings that are chosen from a list: what can be chosen, and the name of each in the file.

/// A setting with a few values, each of which has a name in the settings file.
pub trait Choice: Copy + PartialEq + 'static {
    /// What can be chosen, in the order in which it is shown.
    const ALL: &'static [Self];

    /// The name in the file. It is never shown.
    fn name(self) -> &'static str;

    /// The choice of this name.
    #[must_use]
    fn from_name(name: &str) -> Option<Self> {
        Self::ALL
            .iter()
            .copied()
            .find(|choice| choice.name() == name)
    }
}

/// Is the window light or dark?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum WindowTheme {
    /// As the system has it.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// What the board looks like.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BoardStyle {
    /// Warm browns.
    #[default]
    Wood,
    /// Cool greys.
    Slate,
}

/// How large the words are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TextSize {
    /// As drawn.
    #[default]
    Normal,
    /// Somewhat larger.
    Large,
    /// Larger still.
    Larger,
}

/// Do things move on the screen, or are they in their new place at once?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Motion {
    /// As the system has it.
    #[default]
    System,
    /// They move.
    On,
    /// They are there at once.
    Off,
}

/// What the learner knew of chess when the program was first started.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Nothing yet.
    New,
    /// Some of the rules.
    SomeRules,
    /// Enough to play.
    Plays,
}

impl TextSize {
    /// The size in percent of the normal one; this is what stands in the file.
    #[must_use]
    pub fn percent(self) -> u16 {
        match self {
            Self::Normal => 100,
            Self::Large => 115,
            Self::Larger => 130,
        }
    }

    /// The size of so many percent; only the three that can be chosen.
    #[must_use]
    pub fn from_percent(percent: i64) -> Option<Self> {
        [Self::Normal, Self::Large, Self::Larger]
            .into_iter()
            .find(|size| i64::from(size.percent()) == percent)
    }
}

impl Choice for WindowTheme {
    const ALL: &'static [Self] = &[Self::System, Self::Light, Self::Dark];

    fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

impl Choice for BoardStyle {
    const ALL: &'static [Self] = &[Self::Wood, Self::Slate];

    fn name(self) -> &'static str {
        match self {
            Self::Wood => "wood",
            Self::Slate => "slate",
        }
    }
}

impl Choice for Motion {
    const ALL: &'static [Self] = &[Self::System, Self::On, Self::Off];

    fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::On => "on",
            Self::Off => "off",
        }
    }
}

impl Choice for Level {
    const ALL: &'static [Self] = &[Self::New, Self::SomeRules, Self::Plays];

    fn name(self) -> &'static str {
        match self {
            Self::New => "new",
            Self::SomeRules => "some-rules",
            Self::Plays => "plays",
        }
    }
}
