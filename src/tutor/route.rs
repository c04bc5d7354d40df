//! Which screen is shown.

/// A screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Route {
    /// The questions of the first start.
    FirstRun,
    /// The map of courses and lessons.
    #[default]
    Learn,
    /// A lesson is played.
    Lesson,
    /// The openings.
    Openings,
    /// An opening is practised.
    Drill,
    /// A repertoire of the learner's own is changed.
    Repertoire,
    /// What was learnt, and what would be good today.
    Progress,
    /// Saved games, and one of them looked at.
    Review,
    /// What puzzles there are, and which to do next.
    Puzzles,
    /// A puzzle is solved.
    Puzzle,
    /// How the learner does at puzzles.
    PuzzleProgress,
    /// Opponent, clock and rules are chosen for a game.
    Play,
    /// A game is played.
    Game,
    /// A position is set up.
    SetUp,
    /// Who learns on this machine.
    Learners,
    /// Language, theme, board, text size, motion.
    Settings,
}
