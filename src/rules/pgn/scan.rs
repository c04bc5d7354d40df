//! Cuts PGN into games and tokens, and counts lines.
//!
//! A game ends at its result, where tags follow moves, and, after an empty line, where a tag comes again or where moves
//! begin again with number 1.

use super::PgnResult;

/// What a game is written with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    Tag {
        name: &'a str,
        value: String,
    },
    BadTag(&'a str),
    /// A move or a result.
    Word(&'a str),
    Comment(String),
    Nag(u8),
    Open,
    Close,
    /// A comment that never ends.
    Unclosed,
}

pub(super) struct Scanner<'a> {
    rest: &'a str,
    line: usize,
    line_start: bool,
}

impl<'a> Scanner<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self {
            rest: text,
            line: 1,
            line_start: true,
        }
    }

    /// The tokens of the next game, each with its line; none at the end of the text.
    pub(super) fn game(&mut self) -> Option<Vec<(usize, Token<'a>)>> {
        let mut tokens = Vec::new();
        let mut depth = 0_usize;
        let mut words = 0_usize;
        let mut is_text = false;
        loop {
            let before = self.line;
            self.skip_space();
            let is_apart = self.line > before + 1;
            let is_new = match self.tag_ahead() {
                Some(name) => is_text || is_apart && has_tag(&tokens, name),
                None => is_apart && depth == 0 && words > 1 && self.at_first_number(),
            };
            if is_new {
                break;
            }
            self.skip_numbers();
            let line = self.line;
            let Some(token) = self.token() else {
                break;
            };
            match &token {
                Token::Open => depth += 1,
                Token::Close => depth = depth.saturating_sub(1),
                Token::Word(_) => words += 1,
                Token::Tag { .. }
                | Token::BadTag(_)
                | Token::Comment(_)
                | Token::Nag(_)
                | Token::Unclosed => {}
            }
            let is_result = matches!(&token, Token::Word(text) if PgnResult::parse(text).is_some());
            is_text |= !matches!(token, Token::Tag { .. } | Token::BadTag(_));
            tokens.push((line, token));
            if is_result && depth == 0 {
                break;
            }
        }
        (!tokens.is_empty()).then_some(tokens)
    }

    /// The name of the tag that begins here.
    fn tag_ahead(&self) -> Option<&'a str> {
        let after = self.rest.strip_prefix('[')?.trim_start();
        let end = after.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_'))?;
        after.get(..end).filter(|name| !name.is_empty())
    }

    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn next(&mut self) -> Option<char> {
        let mut chars = self.rest.chars();
        let c = chars.next()?;
        self.rest = chars.as_str();
        // CR LF counts once, at the LF; a lone CR is an old Mac line break.
        let lone_cr = c == '\r' && !self.rest.starts_with('\n');
        self.line_start = c == '\n' || lone_cr;
        if self.line_start {
            self.line += 1;
        }
        Some(c)
    }

    /// Takes the text up to where `is_end` first holds.
    fn take_until(&mut self, is_end: impl Fn(char) -> bool) -> &'a str {
        let whole = self.rest;
        while self.peek().is_some_and(|c| !is_end(c)) {
            self.next();
        }
        whole
            .get(..whole.len() - self.rest.len())
            .unwrap_or_default()
    }

    fn rest_of_line(&mut self) -> &'a str {
        self.take_until(|c| c == '\n' || c == '\r')
    }

    /// Skips spaces, byte order marks, and lines that start with `%`, which are for other programs.
    fn skip_space(&mut self) {
        while let Some(c) = self.peek() {
            if c == '%' && self.line_start {
                self.rest_of_line();
            } else if c.is_whitespace() || c == '\u{feff}' {
                self.next();
            } else {
                return;
            }
        }
    }

    /// Skips move numbers and dots.
    fn skip_numbers(&mut self) {
        loop {
            if self.at_number() {
                self.take_until(|c| !c.is_ascii_digit());
            } else if self.peek().is_some_and(|c| matches!(c, '.' | '…')) {
                self.next();
            } else {
                return;
            }
            self.skip_space();
        }
    }

    /// Digits that stand alone or before a dot; `1-0` and `0-0` do not.
    fn at_number(&self) -> bool {
        let after = self.rest.trim_start_matches(|c: char| c.is_ascii_digit());
        let next = after.chars().next();
        let is_end = next.is_none_or(|c| c.is_whitespace() || ".…{()$*".contains(c));
        after.len() < self.rest.len() && is_end
    }

    /// The number of White's first move, which no game has twice.
    fn at_first_number(&self) -> bool {
        let after = self.rest.strip_prefix("1.");
        after.is_some_and(|after| !after.trim_start().starts_with('.'))
    }

    fn token(&mut self) -> Option<Token<'a>> {
        match self.peek()? {
            '[' => return Some(self.tag()),
            '{' => return Some(self.comment()),
            ';' => {
                self.next();
                return Some(Token::Comment(self.rest_of_line().trim().to_owned()));
            }
            _ => {}
        }
        let start = self.rest;
        let c = self.next()?;
        Some(match c {
            '(' => Token::Open,
            ')' => Token::Close,
            '$' => self.nag(),
            // An escaped sign, as some programs copy it from their own source.
            '\\' if self.peek() == Some('$') => {
                self.next();
                self.nag()
            }
            '*' => Token::Word("*"),
            _ if is_glyph(c) => {
                self.take_until(|c| !is_glyph(c));
                sign(self.taken(start))
            }
            _ => {
                self.take_until(|c| c.is_whitespace() || is_glyph(c) || "[]{}();$*".contains(c));
                sign(self.taken(start))
            }
        })
    }

    fn nag(&mut self) -> Token<'a> {
        let digits = self.take_until(|c| !c.is_ascii_digit());
        digits.parse().map_or(Token::Word("$"), Token::Nag)
    }

    fn taken(&self, start: &'a str) -> &'a str {
        start
            .get(..start.len() - self.rest.len())
            .unwrap_or_default()
    }

    /// `[Name "value"]`, also with curly quotes. A quote inside the value need not be escaped, if no `]` follows it.
    fn tag(&mut self) -> Token<'a> {
        let line = self.rest.lines().next().unwrap_or_default();
        let line = line.split('\r').next().unwrap_or_default();
        let Some((name, value, length)) = read_tag(line) else {
            return Token::BadTag(self.rest_of_line());
        };
        let end = self.rest.len() - length;
        while self.rest.len() > end && self.next().is_some() {}
        Token::Tag { name, value }
    }

    fn comment(&mut self) -> Token<'a> {
        self.next();
        let (rest, line) = (self.rest, self.line);
        let text = self.take_until(|c| c == '}');
        if self.next().is_some() {
            return Token::Comment(text.trim().to_owned());
        }
        // A comment without end must not swallow the games that follow: go back to where tags begin after it.
        (self.rest, self.line) = (rest, line);
        loop {
            self.rest_of_line();
            if self.next().is_none() || self.line_start && self.tag_ahead().is_some() {
                return Token::Unclosed;
            }
        }
    }
}

fn has_tag(tokens: &[(usize, Token<'_>)], wanted: &str) -> bool {
    tokens
        .iter()
        .any(|(_, token)| matches!(token, Token::Tag { name, .. } if *name == wanted))
}

/// Reads a tag: its name, its value, and the length of its text in bytes.
fn read_tag(line: &str) -> Option<(&str, String, usize)> {
    let inside = line.strip_prefix('[')?.trim_start();
    let name_end = inside.find(|c: char| c.is_whitespace() || "\"“”]".contains(c))?;
    let (name, rest) = inside.split_at_checked(name_end)?;
    (!name.is_empty()).then_some(())?;
    let quoted = rest.trim_start().strip_prefix(['"', '“', '”'])?;
    let mut value = String::new();
    let mut chars = quoted.chars();
    while let Some(c) = chars.next() {
        let after = chars.as_str();
        match c {
            '\\' if after.starts_with(['"', '\\']) => value.extend(chars.next()),
            '"' | '“' | '”' if after.trim_start().starts_with(']') => {
                let left = after.trim_start().len() - 1;
                return Some((name, value, line.len() - left));
            }
            _ => value.push(c),
        }
    }
    None
}

/// Signs that annotate and are no part of a move.
fn is_glyph(c: char) -> bool {
    matches!(c, '!' | '?')
        || GLYPHS
            .iter()
            .any(|(text, _)| text.starts_with(c) && !c.is_ascii())
}

/// Signs as people write them, with their numeric annotation glyph.
const GLYPHS: [(&str, u8); 35] = [
    ("!", 1),
    ("?", 2),
    ("!!", 3),
    ("‼", 3),
    ("??", 4),
    ("⁇", 4),
    ("!?", 5),
    ("⁉", 5),
    ("?!", 6),
    ("⁈", 6),
    ("□", 7),
    ("=", 10),
    ("∞", 13),
    ("inf", 13),
    ("~", 13),
    ("⩲", 14),
    ("+=", 14),
    ("+/=", 14),
    ("⩱", 15),
    ("=+", 15),
    ("=/+", 15),
    ("±", 16),
    ("+/-", 16),
    ("∓", 17),
    ("-/+", 17),
    ("+-", 18),
    ("+−", 18),
    ("-+", 19),
    ("⟳", 32),
    ("→", 36),
    ("↑", 40),
    ("⇆", 132),
    ("RR", 145),
    ("N", 146),
    ("D", 220),
];

fn sign(text: &str) -> Token<'_> {
    let found = GLYPHS.iter().find(|(sign, _)| *sign == text);
    found.map_or(Token::Word(text), |(_, nag)| Token::Nag(*nag))
}
