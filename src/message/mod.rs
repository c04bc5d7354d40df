//! What to say, without words: an id and named arguments. [`crate::voice`] turns it into a sentence.

mod fifty;
mod flag;
mod pgn;
mod refusal;

use crate::rules::{Color, Piece, Role, Square};

/// Something to say.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Message {
    /// Which sentence.
    pub id: MessageId,
    /// The values it speaks of, by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// Where the words of a message are kept.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum MessageId {
    /// The program's own words: a message of `locales/<lang>/*.ftl`.
    Own(&'static str),
    /// A lesson's words: `locales/<lang>/lessons/<lesson>.ftl`.
    Lesson {
        /// The lesson, whose file is a namespace of its own.
        lesson: String,
        /// The message: a step, `title` or `summary`.
        message: String,
        /// An attribute of it, without the dot: `hint-1`, `on-e1g1`.
        attribute: Option<String>,
    },
    /// A course's words: `title` or `summary` of `locales/<lang>/courses/<course>.ftl`.
    Course {
        /// The course.
        course: String,
        /// `title` or `summary`.
        message: String,
    },
    /// The words of a practice tree: `locales/<lang>/openings/<tree>.ftl`.
    Opening {
        /// The tree.
        tree: String,
        /// `title`, `summary` or a line.
        message: String,
        /// The reason for a move of the line: `at-5`.
        attribute: Option<String>,
    },
}

/// A value that a sentence speaks of. It is put into the learner's language when the sentence is made.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Arg {
    /// A square: `e4`.
    Square(Square),
    /// Squares: "e4, f5 and g6".
    Squares(Vec<Square>),
    /// A kind of man: "knight".
    Role(Role),
    /// A man with its colour: "white knight".
    Piece(Piece),
    /// Men on squares with their colours: "the white bishop on b4 and the black rook on e8".
    Men(Vec<(Square, Piece)>),
    /// Men on squares where their colour is plain: "the bishop on b4 and the rook on e8".
    Roles(Vec<(Square, Role)>),
    /// A side: "White".
    Color(Color),
    /// A move in standard algebraic notation.
    San(String),
    /// A count.
    Number(i64),
    /// A name that is the same in every language: a file, an id.
    Name(String),
    /// A name that each language has of its own, as openings have; the English one where there is no Chinese.
    Names {
        /// In English.
        english: String,
        /// In Chinese.
        chinese: Option<String>,
    },
    /// Another message, a sentence of its own.
    Message(Box<Message>),
    /// Another message that is no sentence, put into one.
    Clause(Box<Message>),
}

impl Message {
    /// A message of the program's own, without arguments.
    #[must_use]
    pub fn own(id: &'static str) -> Self {
        Self {
            id: MessageId::Own(id),
            args: Vec::new(),
        }
    }

    /// A message of a lesson, or an attribute of it.
    #[must_use]
    pub fn lesson(lesson: &str, message: &str, attribute: Option<&str>) -> Self {
        let id = MessageId::Lesson {
            lesson: lesson.to_owned(),
            message: message.to_owned(),
            attribute: attribute.map(str::to_owned),
        };
        Self {
            id,
            args: Vec::new(),
        }
    }

    /// The title or summary of a course.
    #[must_use]
    pub fn course(course: &str, message: &str) -> Self {
        let id = MessageId::Course {
            course: course.to_owned(),
            message: message.to_owned(),
        };
        Self {
            id,
            args: Vec::new(),
        }
    }

    /// The words of a practice tree: its title or summary, the name of a line, or the reason for a move of it.
    #[must_use]
    pub fn opening(tree: &str, message: &str, attribute: Option<&str>) -> Self {
        let id = MessageId::Opening {
            tree: tree.to_owned(),
            message: message.to_owned(),
            attribute: attribute.map(str::to_owned),
        };
        Self {
            id,
            args: Vec::new(),
        }
    }

    /// The message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((name, arg));
        self
    }
}
