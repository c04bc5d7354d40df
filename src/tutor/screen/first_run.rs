//! The questions of the first start.

/// Which question is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FirstRunPage {
    /// Which language?
    #[default]
    Language,
    /// Do you know Chinese chess?
    Xiangqi,
    /// How much chess do you know?
    Level,
}
