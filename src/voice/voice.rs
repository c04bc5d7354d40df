//! One language, spoken.

use std::sync::Arc;

use fluent::{FluentArgs, FluentValue};

use crate::language::Language;
use crate::message::{Arg, Message, MessageId};
use crate::rules::{Color, Piece, Role, Square};

use super::catalogue::Catalogue;
use super::spoken::Spoken;

/// Speaks messages in one language; what is missing there is said in English.
#[derive(Clone, Debug)]
pub struct Voice {
    catalogue: Arc<Catalogue>,
    language: Language,
}

/// A chess term in both languages, with its meaning in the language that is spoken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TermCard {
    /// The term in the language that is spoken.
    pub term: String,
    /// The term in the other language.
    pub other: String,
    /// What it means.
    pub meaning: String,
}

impl Voice {
    /// A voice.
    #[must_use]
    pub fn new(catalogue: Arc<Catalogue>, language: Language) -> Self {
        Self {
            catalogue,
            language,
        }
    }

    /// The language it speaks.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// A voice with the same words that speaks the other language.
    #[must_use]
    pub fn other(&self) -> Self {
        Self::new(self.catalogue.clone(), self.language.other())
    }

    /// The sentence, as plain text.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        self.speak(message).text()
    }

    /// The sentence, with what can be pointed at in it.
    #[must_use]
    pub fn speak(&self, message: &Message) -> Spoken {
        Spoken::parse(&self.format(message))
    }

    /// A message of the program's own without arguments: a label, a title.
    #[must_use]
    pub fn word(&self, id: &'static str) -> String {
        self.say(&Message::own(id))
    }

    /// A term by its name, such as `castling`.
    #[must_use]
    pub fn term(&self, name: &str) -> Option<TermCard> {
        let id = format!("term-{name}");
        let plain = |language| self.catalogue.own(language, &id, &FluentArgs::new());
        let meaning = self
            .catalogue
            .own_attribute(self.language, &id, "meaning")?;
        Some(TermCard {
            term: plain(self.language)?,
            other: plain(self.language.other())?,
            meaning,
        })
    }

    /// Is there a sentence for this message in this very language, without falling back?
    #[must_use]
    pub fn knows(&self, message: &Message) -> bool {
        self.format_in(self.language, message).is_some()
    }

    fn format(&self, message: &Message) -> String {
        capital(self.format_clause(message))
    }

    /// The words as they stand within a sentence.
    fn format_clause(&self, message: &Message) -> String {
        self.format_in(self.language, message)
            .or_else(|| self.format_in(Language::English, message))
            .unwrap_or_else(|| name_of(&message.id))
    }

    fn format_in(&self, language: Language, message: &Message) -> Option<String> {
        match &message.id {
            MessageId::Own(id) => self.catalogue.own(language, id, &self.fluent_args(message)),
            MessageId::Lesson {
                lesson,
                message,
                attribute,
            } => {
                let name = format!("lessons/{lesson}");
                self.catalogue
                    .content(language, &name, message, attribute.as_deref())
            }
            MessageId::Opening {
                tree,
                message,
                attribute,
            } => {
                let name = format!("openings/{tree}");
                self.catalogue
                    .content(language, &name, message, attribute.as_deref())
            }
            MessageId::Course { course, message } => {
                self.catalogue
                    .content(language, &format!("courses/{course}"), message, None)
            }
        }
    }

    fn fluent_args(&self, message: &Message) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            args.set(*name, self.value(arg));
        }
        args
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        let text = match arg {
            Arg::Number(number) => return FluentValue::from(*number),
            Arg::Square(square) => square.to_string(),
            Arg::Squares(squares) => {
                self.list(squares.iter().map(Square::to_string).collect(), "list-last")
            }
            Arg::Role(role) => self.word(role_word(*role)),
            Arg::Piece(piece) => self.word(piece_word(*piece)),
            Arg::Men(men) => self.list(
                men.iter()
                    .map(|(square, piece)| self.man(*square, piece_word(*piece)))
                    .collect(),
                "list-last-men",
            ),
            Arg::Roles(men) => self.list(
                men.iter()
                    .map(|(square, role)| self.man(*square, role_word(*role)))
                    .collect(),
                "list-last-men",
            ),
            Arg::Color(Color::White) => self.word("side-white"),
            Arg::Color(Color::Black) => self.word("side-black"),
            Arg::San(text) | Arg::Name(text) => text.clone(),
            Arg::Names { english, chinese } => match (self.language, chinese) {
                (Language::Chinese, Some(chinese)) => chinese.clone(),
                (Language::Chinese, None) | (Language::English, _) => english.clone(),
            },
            Arg::Message(message) => self.format(message),
            Arg::Clause(message) => self.format_clause(message),
        };
        FluentValue::from(text)
    }

    /// "the bishop on b4".
    fn man(&self, square: Square, name: &'static str) -> String {
        let mut args = FluentArgs::new();
        args.set("piece", self.word(name));
        args.set("square", square.to_string());
        let say = |language| self.catalogue.own(language, "man-on-square", &args);
        say(self.language)
            .or_else(|| say(Language::English))
            .unwrap_or_else(|| square.to_string())
    }

    /// "a", "a and b", "a, b and c"; `before_last` is the message that stands for "and".
    fn list(&self, items: Vec<String>, before_last: &'static str) -> String {
        let mut items = items;
        let Some(last) = items.pop() else {
            return String::new();
        };
        if items.is_empty() {
            return last;
        }
        let head = items.join(&self.word("list-separator"));
        format!("{head}{}{last}", self.word(before_last))
    }
}

/// English sentences may begin with a man that was put in: "the rook on a1 …".
fn capital(text: String) -> String {
    match text.strip_prefix("the ") {
        Some(rest) => format!("The {rest}"),
        None => text,
    }
}

/// What is shown when no language has the words, so that the gap can be found.
fn name_of(id: &MessageId) -> String {
    match id {
        MessageId::Own(id) => format!("[{id}]"),
        MessageId::Lesson {
            lesson,
            message,
            attribute,
        } => match attribute {
            Some(attribute) => format!("[{lesson}/{message}.{attribute}]"),
            None => format!("[{lesson}/{message}]"),
        },
        MessageId::Opening {
            tree,
            message,
            attribute,
        } => match attribute {
            Some(attribute) => format!("[{tree}/{message}.{attribute}]"),
            None => format!("[{tree}/{message}]"),
        },
        MessageId::Course { course, message } => format!("[{course}/{message}]"),
    }
}

/// The message that names a kind of man.
fn role_word(role: Role) -> &'static str {
    match role {
        Role::Pawn => "role-pawn",
        Role::Knight => "role-knight",
        Role::Bishop => "role-bishop",
        Role::Rook => "role-rook",
        Role::Queen => "role-queen",
        Role::King => "role-king",
    }
}

/// The message that names a man with its colour.
fn piece_word(piece: Piece) -> &'static str {
    match (piece.color, piece.role) {
        (Color::White, Role::Pawn) => "piece-white-pawn",
        (Color::White, Role::Knight) => "piece-white-knight",
        (Color::White, Role::Bishop) => "piece-white-bishop",
        (Color::White, Role::Rook) => "piece-white-rook",
        (Color::White, Role::Queen) => "piece-white-queen",
        (Color::White, Role::King) => "piece-white-king",
        (Color::Black, Role::Pawn) => "piece-black-pawn",
        (Color::Black, Role::Knight) => "piece-black-knight",
        (Color::Black, Role::Bishop) => "piece-black-bishop",
        (Color::Black, Role::Rook) => "piece-black-rook",
        (Color::Black, Role::Queen) => "piece-black-queen",
        (Color::Black, Role::King) => "piece-black-king",
    }
}
