//! Where a line of text may end, in Chinese and in English: rules only, without letters or a screen.
//!
//! A line never begins with what closes (，。”) nor with a space, and never ends with what opens (“《). It may end after
//! full-width punctuation whatever follows. What is read in one breath stays together: the letter of a file and its 线, a
//! number and what is counted, the number of a move and the move. The last line is never one lone character.
//!
//! The crates for Unicode's own rules (UAX #14), `unicode-linebreak` 0.1 and `icu_segmenter` 2, were tried in their place and know
//! less: they keep “ with the character before it, tear O-O-O, let a line begin with — · or ～, and leave all ties to us.

use std::ops::Range;

/// A line of Chinese that is one character shorter is as good; one that is so much shorter is not.
const MOST_MOVED: f32 = 0.35;
/// Room for what is rounded.
const SLACK: f32 = 0.01;

/// How a character behaves at the end of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// A space; it hangs over the end of its line.
    Space,
    /// Holds its neighbours together.
    Glue,
    /// Opens, and stays with what follows.
    Open,
    /// Closes, and stays with what stands before.
    Close,
    /// A Chinese character: lines may end on both sides.
    Han,
    /// A part of a word or a number.
    Word,
}

impl Kind {
    fn of(letter: char) -> Self {
        match letter {
            '\u{a0}' | '\u{2060}' | '\u{202f}' => Self::Glue,
            '“' | '‘' | '（' | '《' | '〈' | '「' | '『' | '【' | '〔' | '［' | '｛' | '('
            | '[' | '{' => Self::Open,
            '”' | '’' | '）' | '》' | '〉' | '」' | '』' | '】' | '〕' | '］' | '｝' | '，'
            | '。' | '、' | '；' | '：' | '？' | '！' | '…' | '—' | '–' | '·' | '％' | '～'
            | ')' | ']' | '}' | ',' | '.' | ';' | ':' | '?' | '!' | '%' => Self::Close,
            '\u{2e80}'..='\u{2fdf}'
            | '\u{3005}'..='\u{3007}'
            | '\u{3021}'..='\u{30ff}'
            | '\u{3400}'..='\u{9fff}'
            | '\u{f900}'..='\u{faff}'
            | '\u{20000}'..='\u{323af}' => Self::Han,
            _ if letter.is_whitespace() => Self::Space,
            _ => Self::Word,
        }
    }
}

/// Punctuation of Chinese, after which a line may end whatever follows.
fn is_wide(letter: char) -> bool {
    matches!(letter, '”' | '…' | '—' | '·')
        || matches!(letter, '\u{3001}'..='\u{301b}' | '\u{ff01}'..='\u{ff5e}')
}

/// The places where lines begin, but for the first and for those after a line break in the text. `edges` are the left and
/// right edges of the characters when all stand in one line.
pub(super) fn breaks(text: &[char], edges: &[Range<f32>], width: f32) -> Vec<usize> {
    let mut found = Vec::new();
    let mut first = 0;
    for paragraph in text.split(|letter| *letter == '\n') {
        let end = first + paragraph.len();
        let edges = edges.get(first..end).unwrap_or_default();
        let own = Paragraph {
            text: paragraph,
            edges,
            width,
        };
        found.extend(own.breaks().into_iter().map(|at| first + at));
        first = end + 1;
    }
    found
}

/// Text without line breaks of its own.
struct Paragraph<'a> {
    text: &'a [char],
    edges: &'a [Range<f32>],
    width: f32,
}

impl Paragraph<'_> {
    fn breaks(&self) -> Vec<usize> {
        let mut found: Vec<usize> = Vec::new();
        let mut start = 0;
        while let Some(next) = self.next_break(start) {
            found.push(next);
            start = next;
        }
        if let Some(last) = found.pop() {
            let before = found.last().copied().unwrap_or(0);
            found.push(self.without_widow(before, last).unwrap_or(last));
        }
        found
    }

    /// Where the line after the one that begins here begins; nothing where all the rest fits.
    fn next_break(&self, start: usize) -> Option<usize> {
        let over = (start..self.text.len()).find(|at| {
            self.kind(*at) != Kind::Space && self.reach(start, *at) > self.width + SLACK
        })?;
        let fits = (start + 1..=over).rev().find(|at| self.may_break(*at));
        // A word wider than the line is parted at a hyphen, or anywhere.
        let hyphen = || {
            (start + 1..=over)
                .rev()
                .find(|at| self.letter(at - 1) == '-')
        };
        fits.or_else(hyphen).or(Some(over.max(start + 1)))
    }

    /// An earlier beginning of the last line, where it would be one character; not where that costs much.
    fn without_widow(&self, before: usize, last: usize) -> Option<usize> {
        let mut kinds = (last..self.text.len()).map(|at| self.kind(at));
        let is_lone = kinds.next() == Some(Kind::Han)
            && kinds.all(|kind| matches!(kind, Kind::Close | Kind::Space));
        let earlier = (before + 1..last).rev().find(|at| self.may_break(*at))?;
        let is_cheap = self.reach(earlier, last - 1) <= self.width * MOST_MOVED;
        (is_lone && is_cheap).then_some(earlier)
    }

    fn letter(&self, at: usize) -> char {
        self.text.get(at).copied().unwrap_or('\0')
    }

    fn kind(&self, at: usize) -> Kind {
        Kind::of(self.letter(at))
    }

    /// From the left of a character to the right of another.
    fn reach(&self, from: usize, to: usize) -> f32 {
        match (self.edges.get(from), self.edges.get(to)) {
            (Some(from), Some(to)) => to.end - from.start,
            _ => 0.0,
        }
    }

    /// May a line begin with this character? Never the first one.
    fn may_break(&self, at: usize) -> bool {
        let (before, after) = (self.letter(at - 1), self.letter(at));
        match (Kind::of(before), Kind::of(after)) {
            (_, Kind::Space | Kind::Close) | (Kind::Glue | Kind::Open, _) | (_, Kind::Glue) => {
                false
            }
            (Kind::Space, _) | (Kind::Han, Kind::Word) | (Kind::Word, Kind::Han) => {
                !self.is_tied(at)
            }
            (Kind::Han, Kind::Han | Kind::Open) => true,
            (Kind::Word, Kind::Open) => is_wide(after),
            (Kind::Word, Kind::Word) => false,
            // "3…Nc6" is one word.
            (Kind::Close, Kind::Word) => is_wide(before) && !self.ends_move_number(at),
            (Kind::Close, Kind::Open) => is_wide(before) || is_wide(after),
            (Kind::Close, Kind::Han) => true,
        }
    }

    /// Is what follows read in one breath with what stands before, with a space between them or without?
    fn is_tied(&self, at: usize) -> bool {
        let spaces = (0..at).rev().take_while(|at| self.kind(*at) == Kind::Space);
        let end = at - spaces.count();
        let word: String = self.word_before(end);
        let next = self.letter(at);
        let is_number = !word.is_empty() && word.chars().all(|letter| letter.is_ascii_digit());
        let is_file = matches!(word.as_bytes(), [b'a'..=b'h']);
        (is_number && Kind::of(next) == Kind::Han)
            || (is_file && matches!(next, '线' | '兵'))
            || (end > 0 && self.letter(end - 1) == '第' && next.is_ascii_digit())
            || (self.ends_move_number(end) && self.begins_move(at))
    }

    /// The letters and digits right before a place.
    fn word_before(&self, end: usize) -> String {
        let letters = (0..end).rev().map(|at| self.letter(at));
        let word: Vec<char> = letters
            .take_while(|letter| letter.is_ascii_alphanumeric())
            .collect();
        word.into_iter().rev().collect()
    }

    /// Does "3.", "3..." or "3…" end here?
    fn ends_move_number(&self, end: usize) -> bool {
        let dots = (0..end).rev().map(|at| self.letter(at));
        let dots = dots
            .take_while(|letter| matches!(letter, '.' | '…'))
            .count();
        let word = self.word_before(end - dots);
        dots > 0 && !word.is_empty() && word.chars().all(|letter| letter.is_ascii_digit())
    }

    /// Does a move begin here, as it is written: "Nf3", "exd5", "O-O"?
    fn begins_move(&self, at: usize) -> bool {
        match (self.letter(at), self.letter(at + 1)) {
            ('O' | '0', '-') => true,
            ('K' | 'Q' | 'R' | 'B' | 'N', next) => matches!(next, 'a'..='h' | '1'..='8' | 'x'),
            ('a'..='h', next) => matches!(next, '1'..='8' | 'x'),
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lines of a text in a width, where a Chinese character is 1 wide and a letter or a space 0.5.
    fn lines(text: &str, width: f32) -> Vec<String> {
        let text: Vec<char> = text.chars().collect();
        let mut x = 0.0;
        let edges: Vec<Range<f32>> = text
            .iter()
            .map(|letter| {
                let left = x;
                x += if letter.is_ascii() || *letter == '\u{a0}' {
                    0.5
                } else {
                    1.0
                };
                left..x
            })
            .collect();
        let mut lines = vec![String::new()];
        let breaks = breaks(&text, &edges, width);
        for (at, letter) in text.into_iter().enumerate() {
            if breaks.contains(&at) {
                lines.push(String::new());
            }
            match letter {
                '\n' => lines.push(String::new()),
                _ => lines.last_mut().expect("a line").push(letter),
            }
        }
        lines
    }

    #[test]
    fn lines_end_where_a_reader_would_end_them() {
        let rows: &[(&str, f32, &[&str])] = &[
            // Full lines, and no punctuation at the beginning of one.
            ("白先走一步棋。黑再走", 6.0, &["白先走一步", "棋。黑再走"]),
            ("白先走一步棋，黑再走", 7.0, &["白先走一步棋，", "黑再走"]),
            // What opens goes to the next line with what it opens.
            ("他说了这些“将军”就走", 6.0, &["他说了这些", "“将军”就走"]),
            (
                "请你先看一看《规则》吧",
                7.0,
                &["请你先看一看", "《规则》吧"],
            ),
            // Spaces hang over the end of a line.
            (
                "把王走到了 g1 那一格上",
                5.0,
                &["把王走到了 ", "g1 那一", "格上"],
            ),
            ("把王走到 g1 那一格", 5.0, &["把王走到 ", "g1 那一格"]),
            // After full-width punctuation a line may end, also before letters.
            ("车走了一步，Nf3 是马", 7.0, &["车走了一步，", "Nf3 是马"]),
            ("看看（第一行）Nf3", 7.5, &["看看（第一行）", "Nf3"]),
            // A file's letter and its 线, a number and what is counted.
            ("把这个车走到 h 线上", 7.0, &["把这个车走到 ", "h 线上"]),
            ("这个车走到了h线上", 6.5, &["这个车走到了", "h线上"]),
            ("一个车的价值是 5 分吧", 8.0, &["一个车的价值是 ", "5 分吧"]),
            ("这个车往前走了3格再停", 7.5, &["这个车往前走了", "3格再停"]),
            (
                "再往前走两步就是第 8 行",
                9.5,
                &["再往前走两步就是", "第 8 行"],
            ),
            // No lone last character: one more comes down with it.
            ("一二三四五六七。", 6.0, &["一二三四五", "六七。"]),
            ("一二三四五六七八。", 6.0, &["一二三四五六", "七八。"]),
            // English: words, and a move with its number.
            ("The knight goes to f3", 8.0, &["The knight goes ", "to f3"]),
            (
                "White plays 3. Bb5 here",
                8.0,
                &["White plays ", "3. Bb5 here"],
            ),
            ("Black plays 3... Nc6", 9.0, &["Black plays ", "3... Nc6"]),
            (
                "It was move 1. Then on",
                8.0,
                &["It was move 1. ", "Then on"],
            ),
            ("黑方走了这步3…Nc6", 7.5, &["黑方走了这步", "3…Nc6"]),
            // What no line can hold is parted at a hyphen, or anywhere.
            ("one-two-three", 4.5, &["one-two-", "three"]),
            ("Rxe8+\nNext", 9.0, &["Rxe8+", "Next"]),
        ];
        for (text, width, expected) in rows {
            assert_eq!(lines(text, *width), *expected, "{text} in {width}");
        }
    }

    #[test]
    fn every_text_ends_and_loses_nothing() {
        let text = "“《第 8 行》”，（e4）—— 3. Bb5…… don’t \u{a0}x ”。，";
        for width in 0..40 {
            let lines = lines(text, width as f32 / 2.0);
            assert_eq!(lines.concat(), text, "{width}");
        }
    }
}
