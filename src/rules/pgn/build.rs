//! Makes a game of tokens, move by move.

use super::scan::Token;
use super::{PgnError, PgnFault, PgnGame, PgnMove, PgnResult};
use crate::rules::{Position, ReadMoveError};

/// A fault with its line.
type Fault = (usize, PgnFault);

/// The game that these tokens write, each with its line.
pub(super) fn build(game: usize, tokens: &[(usize, Token<'_>)]) -> Result<PgnGame, PgnError> {
    let refuse = |(line, fault)| PgnError {
        game,
        line,
        fault,
        before: None,
    };
    let tags = Tags::of(tokens).map_err(refuse)?;
    let mut builder = Builder {
        number: game,
        line: Line::new(tags.start().map_err(refuse)?, tags.first_line),
        outer: Vec::new(),
        skipping: None,
        result: None,
        cut: Vec::new(),
    };
    for (line, token) in tokens {
        if let Err(fault) = builder.take(*line, token) {
            let mut error = refuse(fault);
            builder.outer.clear();
            let before = builder.finish(tags).ok();
            error.before = before.filter(|game| !game.moves.is_empty()).map(Box::new);
            return Err(error);
        }
    }
    if let Some(outermost) = builder.outer.first_mut() {
        // A variation that never ends: the game goes as far as it was opened.
        let opened = builder.line.opened;
        std::mem::swap(&mut builder.line, outermost);
        builder.outer.clear();
        let mut error = refuse((opened, PgnFault::Unclosed));
        let before = builder.finish(tags).ok();
        error.before = before.filter(|game| !game.moves.is_empty()).map(Box::new);
        return Err(error);
    }
    builder.finish(tags).map_err(refuse)
}

/// The tags of a game, each with its line.
struct Tags {
    tags: Vec<(usize, String, String)>,
    first_line: usize,
}

impl Tags {
    fn of(tokens: &[(usize, Token<'_>)]) -> Result<Self, Fault> {
        let mut tags = Vec::new();
        for (line, token) in tokens {
            match token {
                Token::Tag { name, value } => tags.push((*line, (*name).to_owned(), value.clone())),
                Token::BadTag(text) => return Err((*line, PgnFault::Tag((*text).to_owned()))),
                Token::Word(_)
                | Token::Comment(_)
                | Token::Nag(_)
                | Token::Open
                | Token::Close
                | Token::Unclosed => break,
            }
        }
        let first_line = tokens.first().map_or(1, |(line, _)| *line);
        Ok(Self { tags, first_line })
    }

    fn get(&self, wanted: &str) -> Option<(usize, &str)> {
        let (line, _, value) = self.tags.iter().find(|(_, name, _)| name == wanted)?;
        Some((*line, value.trim()))
    }

    /// Where the game starts.
    fn start(&self) -> Result<Position, Fault> {
        if let Some((line, variant)) = self.get("Variant")
            && !is_chess(variant)
        {
            return Err((line, PgnFault::Variant(variant.to_owned())));
        }
        match self.get("FEN").filter(|(_, fen)| !fen.is_empty()) {
            Some((line, fen)) => {
                Position::from_fen(fen).map_err(|error| (line, PgnFault::Fen(error)))
            }
            None => Ok(Position::start()),
        }
    }
}

/// Is this a name under which programs write standard chess or Chess960?
fn is_chess(variant: &str) -> bool {
    const NAMES: [&str; 13] = [
        "",
        "standard",
        "chess",
        "normal",
        "regular",
        "orthodox",
        "fromposition",
        "chess960",
        "960",
        "fischerandom",
        "fischerrandom",
        "freestyle",
        "freestylechess",
    ];
    let name: String = variant
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .map(|c| c.to_ascii_lowercase())
        .collect();
    NAMES.contains(&name.as_str())
}

/// A line of moves that is being read: the game, or a variation.
struct Line {
    /// The position before the last move, and after it.
    before: Position,
    after: Position,
    moves: Vec<PgnMove>,
    /// What stands before the first move.
    comments: Vec<String>,
    nags: Vec<u8>,
    opened: usize,
}

impl Line {
    fn new(start: Position, opened: usize) -> Self {
        Self {
            before: start.clone(),
            after: start,
            moves: Vec::new(),
            comments: Vec::new(),
            nags: Vec::new(),
            opened,
        }
    }
}

struct Builder {
    number: usize,
    line: Line,
    /// The lines around it, the game first.
    outer: Vec<Line>,
    /// How many variations were opened since a fault in this one.
    skipping: Option<usize>,
    result: Option<PgnResult>,
    cut: Vec<PgnError>,
}

impl Builder {
    fn take(&mut self, line: usize, token: &Token<'_>) -> Result<(), Fault> {
        if let Some(opened) = self.skipping {
            self.skip(opened, token);
            return Ok(());
        }
        match self.read(line, token) {
            Ok(()) => Ok(()),
            Err(fault) if self.outer.is_empty() => Err((line, fault)),
            Err(fault) => {
                self.cut.push(PgnError {
                    game: self.number,
                    line,
                    fault,
                    before: None,
                });
                self.skipping = Some(usize::from(matches!(token, Token::Open)));
                Ok(())
            }
        }
    }

    /// Passes over the rest of a variation.
    fn skip(&mut self, opened: usize, token: &Token<'_>) {
        match token {
            Token::Open => self.skipping = Some(opened + 1),
            Token::Close if opened > 0 => self.skipping = Some(opened - 1),
            Token::Close => {
                self.skipping = None;
                self.close();
            }
            Token::Tag { .. }
            | Token::BadTag(_)
            | Token::Word(_)
            | Token::Comment(_)
            | Token::Nag(_)
            | Token::Unclosed => {}
        }
    }

    fn read(&mut self, line: usize, token: &Token<'_>) -> Result<(), PgnFault> {
        let current = &mut self.line;
        match token {
            Token::Tag { .. } => {}
            Token::BadTag(text) => return Err(PgnFault::Tag((*text).to_owned())),
            Token::Comment(text) => match current.moves.last_mut() {
                Some(mv) => mv.comments.push(text.clone()),
                None => current.comments.push(text.clone()),
            },
            Token::Nag(nag) => match current.moves.last_mut() {
                Some(mv) => mv.nags.push(*nag),
                None => current.nags.push(*nag),
            },
            Token::Open => {
                if current.moves.is_empty() {
                    return Err(PgnFault::VariationWithoutMove);
                }
                let inner = Line::new(current.before.clone(), line);
                self.outer.push(std::mem::replace(current, inner));
            }
            Token::Close => {
                if self.outer.is_empty() {
                    return Err(PgnFault::Unopened);
                }
                self.close();
            }
            Token::Unclosed => return Err(PgnFault::Unclosed),
            Token::Word(text) => self.word(text)?,
        }
        Ok(())
    }

    fn close(&mut self) {
        let Some(outer) = self.outer.pop() else {
            return;
        };
        let inner = std::mem::replace(&mut self.line, outer);
        let Some(mv) = self.line.moves.last_mut() else {
            return;
        };
        if inner.moves.is_empty() {
            mv.comments.extend(inner.comments);
        } else {
            mv.variations.push(inner.moves);
        }
    }

    fn word(&mut self, text: &str) -> Result<(), PgnFault> {
        if let Some(written) = PgnResult::parse(text) {
            // A result inside a variation belongs to the line shown, not to the game.
            if self.outer.is_empty() {
                self.result = Some(written);
            }
            return Ok(());
        }
        if matches!(text, "--" | "Z0" | "0000" | "@@@@") {
            return Err(PgnFault::NullMove);
        }
        let current = &mut self.line;
        let mv = current.after.read_played(text).map_err(|error| {
            let text = text.to_owned();
            match error {
                ReadMoveError::NotAMove => PgnFault::Unknown(text),
                ReadMoveError::NoSuchMan { .. }
                | ReadMoveError::Ambiguous(_)
                | ReadMoveError::Refused(_) => PgnFault::Move {
                    text,
                    error,
                    board: Box::new(current.after.board().clone()),
                },
            }
        })?;
        let Ok(next) = current.after.play(mv) else {
            return Err(PgnFault::Unknown(text.to_owned()));
        };
        let is_first_of_variation = current.moves.is_empty() && !self.outer.is_empty();
        current.moves.push(PgnMove {
            mv,
            san: current.after.san(mv),
            comments_before: if is_first_of_variation {
                std::mem::take(&mut current.comments)
            } else {
                Vec::new()
            },
            comments: Vec::new(),
            nags: std::mem::take(&mut current.nags),
            variations: Vec::new(),
        });
        current.before = std::mem::replace(&mut current.after, next);
        Ok(())
    }

    fn finish(self, tags: Tags) -> Result<PgnGame, Fault> {
        let tagged = tags
            .get("Result")
            .and_then(|(_, value)| PgnResult::parse(value));
        Ok(PgnGame {
            start: tags.start()?,
            result: self.result.or(tagged).unwrap_or(PgnResult::Unknown),
            tags: tags
                .tags
                .into_iter()
                .map(|(_, name, value)| (name, value))
                .collect(),
            comments: self.line.comments,
            moves: self.line.moves,
            cut: self.cut,
        })
    }
}
