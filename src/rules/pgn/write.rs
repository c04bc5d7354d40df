//! Writes games as PGN: tags, comments, glyphs, nested variations, lines of at most eighty characters where words allow.

use super::{PgnGame, PgnMove, PgnResult};
use crate::rules::{Color, Game, Outcome, Position};

/// The tags that every game has, in their order, with what stands there when nothing is known.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];
/// The longest line, in characters, unless a single comment is longer.
const LINE_CHARS: usize = 80;

impl PgnResult {
    /// The result as PGN writes it.
    #[must_use]
    pub fn text(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Unknown => "*",
        }
    }
}

impl From<Option<Outcome>> for PgnResult {
    fn from(outcome: Option<Outcome>) -> Self {
        match outcome {
            Some(Outcome::Win {
                winner: Color::White,
                ..
            }) => Self::WhiteWins,
            Some(Outcome::Win { .. }) => Self::BlackWins,
            Some(Outcome::Draw { .. }) => Self::Draw,
            None => Self::Unknown,
        }
    }
}

impl PgnGame {
    /// A played game as it is written: the given tags, the seven that every game has, and `FEN` where it did not begin
    /// at the start of chess.
    ///
    /// ```
    /// use chess_tutor::rules::{Game, PgnGame};
    /// let mut game = Game::default();
    /// game.play_text("e4")?;
    /// let pgn = PgnGame::of(&game, &[("White", "Ada")]);
    /// assert!(pgn.to_string().ends_with("\n1. e4 *\n"));
    /// assert_eq!(pgn.tag("White"), Some("Ada"));
    /// # Ok::<(), chess_tutor::rules::ReadMoveError>(())
    /// ```
    #[must_use]
    pub fn of(game: &Game, tags: &[(&str, &str)]) -> Self {
        let result = PgnResult::from(game.outcome());
        let given = |name: &str| tags.iter().find(|(tag, _)| *tag == name);
        let mut all: Vec<(String, String)> = ROSTER
            .iter()
            .map(|(name, unknown)| {
                let value = match *name {
                    "Result" => result.text(),
                    _ => given(name).map_or(*unknown, |(_, value)| value),
                };
                ((*name).to_owned(), value.to_owned())
            })
            .collect();
        let is_own = |name: &str| ROSTER.iter().any(|(own, _)| *own == name);
        let others = tags.iter().filter(|(name, _)| !is_own(name));
        all.extend(others.map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
        let moves = game
            .positions()
            .zip(game.moves())
            .map(|(before, mv)| PgnMove::plain(before, mv))
            .collect();
        let mut pgn = Self {
            tags: all,
            start: game.start().clone(),
            comments: Vec::new(),
            moves,
            result,
            cut: Vec::new(),
        };
        pgn.name_start();
        pgn
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        let tag = self.tags.iter().find(|(tag, _)| tag == name);
        tag.map(|(_, value)| value.as_str())
    }

    /// Sets a tag, at its place or at the end.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        match self.tags.iter_mut().find(|(tag, _)| tag == name) {
            Some((_, old)) => value.clone_into(old),
            None => self.tags.push((name.to_owned(), value.to_owned())),
        }
    }

    /// The game as it was played, without what was written about it. Moves after its end stay.
    #[must_use]
    pub fn game(&self) -> Game {
        let mut game = Game::new(self.start.clone());
        for mv in &self.moves {
            if game.play(mv.mv).is_err() {
                break;
            }
        }
        game
    }

    /// Writes down where the game begins, unless it is the start of chess or written already.
    fn name_start(&mut self) {
        let is_named = self.tag("FEN").is_some_and(|fen| !fen.trim().is_empty());
        if !is_named && self.start != Position::start() {
            self.set_tag("SetUp", "1");
            self.set_tag("FEN", &self.start.fen());
        }
    }
}

impl PgnMove {
    /// A move of which nothing is said.
    #[must_use]
    pub fn plain(before: &Position, mv: crate::rules::Move) -> Self {
        Self {
            mv,
            san: before.san(mv),
            comments_before: Vec::new(),
            comments: Vec::new(),
            nags: Vec::new(),
            variations: Vec::new(),
        }
    }
}

impl std::fmt::Display for PgnGame {
    /// The game with all that is written in it; [`super::read_pgn`] reads the same game again.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut named = self.clone();
        named.name_start();
        for (name, value) in &named.tags {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            let value: String = value.chars().filter(|c| !c.is_control()).collect();
            writeln!(f, "[{name} \"{value}\"]")?;
        }
        let mut lines = Lines::default();
        lines.comments(&self.comments);
        let black_first = self.start.turn() == Color::Black;
        let first = Ply {
            number: self.start.move_number(),
            is_black: black_first,
        };
        lines.moves(&self.moves, first);
        lines.word(self.result.text());
        writeln!(f, "\n{}", lines.finish())
    }
}

/// Which move of a game.
#[derive(Clone, Copy)]
struct Ply {
    number: u32,
    is_black: bool,
}

impl Ply {
    fn next(self) -> Self {
        Self {
            number: self.number.saturating_add(u32::from(self.is_black)),
            is_black: !self.is_black,
        }
    }
}

/// Words set into lines.
#[derive(Default)]
struct Lines {
    text: String,
    /// Characters in the last line.
    width: usize,
    /// Is the next word put to the last one without a space?
    is_glued: bool,
}

impl Lines {
    fn word(&mut self, word: &str) {
        let chars = word.chars().count();
        if self.width > 0 && !self.is_glued {
            if self.width + 1 + chars > LINE_CHARS {
                self.text.push('\n');
                self.width = 0;
            } else {
                self.text.push(' ');
                self.width += 1;
            }
        }
        self.is_glued = false;
        self.text.push_str(word);
        self.width += chars;
    }

    /// Comments stay as they are: what is in them may be for programs.
    fn comments(&mut self, comments: &[String]) {
        for comment in comments {
            self.word(&format!("{{ {} }}", comment.replace('}', ")")));
        }
    }

    fn moves(&mut self, moves: &[PgnMove], first: Ply) {
        let mut ply = first;
        let mut needs_number = true;
        for mv in moves {
            if !mv.comments_before.is_empty() {
                self.comments(&mv.comments_before);
                needs_number = true;
            }
            if !ply.is_black {
                self.word(&format!("{}.", ply.number));
            } else if needs_number {
                self.word(&format!("{}...", ply.number));
            }
            self.word(&mv.san);
            for nag in &mv.nags {
                self.word(&format!("${nag}"));
            }
            self.comments(&mv.comments);
            for variation in &mv.variations {
                self.word("(");
                self.is_glued = true;
                self.moves(variation, ply);
                self.text.push(')');
                self.width += 1;
            }
            needs_number = !mv.comments.is_empty() || !mv.variations.is_empty();
            ply = ply.next();
        }
    }

    fn finish(self) -> String {
        self.text
    }
}

#[cfg(test)]
mod tests {
    use super::super::read_pgn;
    use super::*;

    fn read(text: &str) -> PgnGame {
        read_pgn(text.as_bytes()).remove(0).unwrap()
    }

    #[test]
    fn what_is_written_is_read_again() {
        for text in [
            "1. e4 e5 (1... c5 $6 { a \\ b } 2. Nf3 (2. c3 d5)) 2. Nf3 $1 {[%clk 0:01:00]} Nc6 1/2-1/2",
            "[White \"A \\\"B\\\" \\\\ C\"]\n[Result \"*\"]\n\n{ before } 1. d4 *",
            "[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 40\"]\n\n40... Kd7 ({why} 40... Ke7 41. e4) 41. e4 0-1",
            "*",
        ] {
            let game = read(text);
            let written = game.to_string();
            assert_eq!(read(&written), game, "{written}");
        }
    }

    #[test]
    fn a_game_is_written_as_others_write_it() {
        let game = read("1. e4 e5 (1... c5 2. Nf3) 2. Nf3 $1 {good} Nc6 *");
        assert_eq!(
            game.to_string(),
            "\n1. e4 e5 (1... c5 2. Nf3) 2. Nf3 $1 { good } 2... Nc6 *\n"
        );
    }

    #[test]
    fn a_played_game_has_its_tags_and_its_start() {
        let start = Position::from_fen("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 30").unwrap();
        let mut game = Game::new(start);
        game.play_text("Ra8#").unwrap();
        let pgn = PgnGame::of(&game, &[("Annotator", "x"), ("White", "Ada")]);
        let text = pgn.to_string();
        assert!(text.starts_with("[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n"));
        assert!(text.contains("[Result \"1-0\"]\n[Annotator \"x\"]\n[SetUp \"1\"]\n[FEN \"6k1/"));
        assert!(text.ends_with("\n30. Ra8# 1-0\n"));
        assert_eq!(pgn.game(), game);
    }

    #[test]
    fn long_lines_are_broken_between_words() {
        let mut game = Game::default();
        for text in ["Nf3", "Nf6", "Ng1", "Ng8"].iter().cycle().take(80) {
            let mv = game.position().read_move(text).unwrap();
            game.play(mv).unwrap();
        }
        let text = PgnGame::of(&game, &[]).to_string();
        assert!(text.lines().all(|line| line.chars().count() <= 80));
        assert_eq!(read(&text).game(), game);
    }
}
