//! Cuts PGN into games and tokens, and counts lines.
//!
//! A game ends at its result, or where tags follow moves.

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
        let mut moves_seen = false;
        loop {
            self.skip_space();
            let line = self.line;
            if moves_seen && self.at_tag() {
                break;
            }
            let Some(token) = self.token() else {
                break;
            };
            match &token {
                Token::Open => depth += 1,
                Token::Close => depth = depth.saturating_sub(1),
                Token::Tag { .. }
                | Token::BadTag(_)
                | Token::Word(_)
                | Token::Comment(_)
                | Token::Nag(_)
                | Token::Unclosed => {}
            }
            let is_result = matches!(
                token,
                Token::Word("1-0" | "0-1" | "1/2-1/2" | "1/2" | "½-½" | "*")
            );
            moves_seen |= !matches!(token, Token::Tag { .. } | Token::BadTag(_));
            tokens.push((line, token));
            if is_result && depth == 0 {
                break;
            }
        }
        (!tokens.is_empty()).then_some(tokens)
    }

    fn at_tag(&self) -> bool {
        let after = self.rest.strip_prefix('[').map(str::trim_start);
        after.is_some_and(|text| text.starts_with(|c: char| c.is_ascii_alphabetic()))
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

    /// Skips what says nothing: spaces, byte order marks, move numbers, and lines that start with `%`, which are for
    /// other programs.
    fn skip_space(&mut self) {
        while let Some(c) = self.peek() {
            if c == '%' && self.line_start {
                self.rest_of_line();
            } else if c.is_whitespace() || matches!(c, '\u{feff}' | '.' | '…') {
                self.next();
            } else if c.is_ascii_digit() && self.at_move_number() {
                self.take_until(|c| !c.is_ascii_digit());
            } else {
                return;
            }
        }
    }

    /// Digits that stand alone or before a dot; `1-0` and `0-0` do not.
    fn at_move_number(&self) -> bool {
        let after = self.rest.trim_start_matches(|c: char| c.is_ascii_digit());
        let next = after.chars().next();
        next.is_none_or(|c| c.is_whitespace() || matches!(c, '.' | '…' | '{' | '(' | ')' | '$'))
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
            '$' => {
                let digits = self.take_until(|c| !c.is_ascii_digit());
                digits.parse().map_or(Token::Word("$"), Token::Nag)
            }
            _ if is_glyph(c) => {
                self.take_until(|c| !is_glyph(c));
                sign(self.taken(start))
            }
            _ => {
                self.take_until(|c| c.is_whitespace() || is_glyph(c) || "[]{}();$".contains(c));
                sign(self.taken(start))
            }
        })
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
        let text = self.take_until(|c| c == '}');
        match self.next() {
            Some(_) => Token::Comment(text.trim().to_owned()),
            None => Token::Unclosed,
        }
    }
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
const GLYPHS: [(&str, u8); 31] = [
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
    ("N", 146),
];

fn sign(text: &str) -> Token<'_> {
    let found = GLYPHS.iter().find(|(sign, _)| *sign == text);
    found.map_or(Token::Word(text), |(_, nag)| Token::Nag(*nag))
}
