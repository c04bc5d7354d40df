//! A lesson as written: strings with their places, nothing understood yet. [`super::check`] turns it into a lesson.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

use crate::content::{Diagnostic, Faults, SourceFile, Span, suggestion};

/// A string and where it stands.
pub type Text = Spanned<String>;

/// `course.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CourseDraft {
    /// The version of the format.
    pub format: Spanned<u32>,
    /// The course's id: its folder.
    pub id: Text,
    /// Courses are shown in this order.
    pub order: u32,
    /// The lessons in their order.
    pub lessons: Vec<Text>,
    /// Is it left off the map?
    #[serde(default)]
    pub hidden: bool,
}

/// `<lesson>.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonDraft {
    /// The version of the format.
    pub format: Spanned<u32>,
    /// The lesson's id: its file's name.
    pub id: Text,
    /// About how long it takes.
    pub minutes: Spanned<u32>,
    /// Lessons to know first.
    #[serde(default)]
    pub requires: Vec<Text>,
    /// Chess ideas.
    #[serde(default)]
    pub themes: Vec<Text>,
    /// Is it a test?
    #[serde(default)]
    pub test: bool,
    /// Does the test say where to begin?
    #[serde(default)]
    pub places: Option<Spanned<bool>>,
    /// The steps.
    #[serde(default, rename = "step")]
    pub steps: Vec<Spanned<StepDraft>>,
}

/// `[[step]]`: an id and one table that names the kind.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StepDraft {
    /// The step's id: the name of its words.
    pub id: Text,
    /// In a test: the lesson that teaches this.
    pub about: Option<Text>,
    /// Something to see.
    pub show: Option<Spanned<ShowDraft>>,
    /// Find a move.
    pub ask: Option<Spanned<AskDraft>>,
    /// Click squares.
    pub squares: Option<Spanned<SquaresDraft>>,
    /// Pick an answer.
    pub choice: Option<Spanned<ChoiceDraft>>,
    /// Put men on the board.
    pub setup: Option<Spanned<SetupDraft>>,
    /// Practise an opening.
    pub drill: Option<Spanned<DrillDraft>>,
    /// Guess the moves of a game.
    pub guess: Option<Spanned<GuessDraft>>,
    /// Train squares and notation.
    pub train: Option<Spanned<TrainDraft>>,
    /// Play on against the engine.
    pub play: Option<Spanned<PlayDraft>>,
}

/// Defines a kind's table: the keys that every kind has, and its own.
macro_rules! kind_draft {
    ($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty,)* }) => {
        $(#[$doc])*
        #[derive(Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            /// The position.
            pub fen: Option<Text>,
            /// Moves played before the step begins.
            #[serde(default)]
            pub moves: Vec<Text>,
            /// Arrows: `a1a8`, with a tone if need be.
            #[serde(default)]
            pub arrows: Vec<Text>,
            /// Rings: `f1`, with a tone if need be.
            #[serde(default)]
            pub marks: Vec<Text>,
            /// Who sits at the bottom.
            pub orientation: Option<Text>,
            /// A card beside the board.
            pub card: Option<Text>,
            /// How the position ends, for the engine to prove.
            pub claim: Option<Text>,
            $($(#[$field_doc])* #[serde(default)] pub $field: $type,)*
        }

        impl $name {
            /// The keys that every kind has.
            #[must_use]
            pub fn board(&self) -> BoardDraft<'_> {
                BoardDraft {
                    fen: self.fen.as_ref(),
                    moves: &self.moves,
                    arrows: &self.arrows,
                    marks: &self.marks,
                    orientation: self.orientation.as_ref(),
                    card: self.card.as_ref(),
                    claim: self.claim.as_ref(),
                }
            }
        }
    };
}

/// The keys that every kind has, borrowed from its table.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the fields are those of the tables above")]
pub struct BoardDraft<'a> {
    pub fen: Option<&'a Text>,
    pub moves: &'a [Text],
    pub arrows: &'a [Text],
    pub marks: &'a [Text],
    pub orientation: Option<&'a Text>,
    pub card: Option<&'a Text>,
    pub claim: Option<&'a Text>,
}

kind_draft! {
    /// `[step.show]`
    ShowDraft {
        /// Moves played slowly.
        line: Vec<Text>,
    }
}

kind_draft! {
    /// `[step.ask]`
    AskDraft {
        /// `"practice"`, or nothing for the laws of chess.
        rules: Option<Text>,
        /// Any of these moves.
        accept: Vec<Text>,
        /// The learner's moves and the answers in turn.
        line: Vec<Text>,
        /// Several lines, one tree.
        lines: Vec<Vec<Text>>,
        /// Any move of this nature.
        any: Option<Text>,
        /// What is to be reached.
        goal: Option<Spanned<GoalDraft>>,
        /// One way to do it.
        solution: Vec<Text>,
        /// Legal moves that fail, each with an answer of its own.
        mistakes: Vec<Text>,
        /// Must the engine prove that `accept` holds every best move?
        best: bool,
    }
}

kind_draft! {
    /// `[step.squares]`
    SquaresDraft {
        /// What to click.
        find: Option<Text>,
        /// Of which man, square, side, file, rank or diagonal.
        of: Option<Text>,
    }
}

kind_draft! {
    /// `[step.choice]`
    ChoiceDraft {
        /// A move: is it legal?
        legal: Option<Text>,
        /// The keys of the answers.
        answers: Vec<Text>,
        /// The right one.
        correct: Option<Text>,
    }
}

kind_draft! {
    /// `[step.setup]`
    SetupDraft {
        /// What already stands there.
        start: Option<Text>,
    }
}

kind_draft! {
    /// `[step.guess]`
    GuessDraft {
        /// The moves of the game, the learner's and the answers in turn.
        line: Vec<Text>,
    }
}

kind_draft! {
    /// `[step.play]`
    PlayDraft {
        /// What is to be reached.
        goal: Option<Text>,
        /// In how many moves of the learner, or for how many.
        within: Option<Spanned<u32>>,
    }
}

kind_draft! {
    /// `[step.train]`
    TrainDraft {
        /// What is trained.
        what: Option<Text>,
        /// So many right answers end it.
        rounds: Option<Spanned<u32>>,
    }
}

/// `[step.drill]`: its board is the start of chess.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrillDraft {
    /// The practice tree.
    pub tree: Text,
    /// The side that is practised: `"white"` or `"black"`; as a rule that whose opening it is.
    pub side: Option<Text>,
    /// `"learn"`, `"recall"` or `"spar"`; as a rule `"learn"`.
    pub way: Option<Text>,
    /// The lines to go through; as a rule all of the side.
    #[serde(default)]
    pub lines: Vec<Text>,
}

/// `goal = { … }`
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GoalDraft {
    /// Squares to stand on.
    pub reach: Option<Vec<Text>>,
    /// Men to take.
    pub capture: Option<Spanned<CaptureDraft>>,
    /// Mate in so many moves.
    pub mate: Option<Spanned<u32>>,
    /// Leave the other side without a move.
    pub stalemate: Option<bool>,
    /// Promote to this.
    pub promote: Option<Text>,
    /// Castle this way.
    pub castle: Option<Text>,
    /// Never step onto an attacked square.
    pub safe: Option<Spanned<bool>>,
    /// At most so many moves.
    pub within: Option<Spanned<u32>>,
    /// One of these.
    pub any: Option<Vec<Spanned<Self>>>,
    /// All of these.
    pub all: Option<Vec<Spanned<Self>>>,
    /// Not this.
    pub not: Option<Box<Spanned<Self>>>,
}

/// `capture = "all"`, or squares.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub enum CaptureDraft {
    /// `"all"`
    Word(String),
    /// The squares of the men.
    Squares(Vec<String>),
}

/// Reads a file into its draft, and says all that is wrong with its form.
///
/// serde stops at its first complaint. So that an author sees every fault in one run, the part that it complains of is
/// taken out of the parsed table and the rest is read again, until nothing is left to complain of. The draft is there when
/// what remains can be read; it may lack what was at fault.
pub fn parse<T: DeserializeOwned>(file: &SourceFile) -> (Option<T>, Vec<Diagnostic>) {
    let mut faults = Faults::new(file);
    let (table, syntax) = DeTable::parse_recoverable(&file.text);
    for error in &syntax {
        faults.error("syntax", error.span().unwrap_or(0..0), error.message());
    }
    if !syntax.is_empty() {
        return (None, faults.into_vec());
    }
    let mut document = DeValue::Table(table.get_ref().clone());
    let mut removed: Vec<String> = Vec::new();
    while let DeValue::Table(entries) = &document {
        let rest = Spanned::new(table.span(), entries.clone());
        let error = match T::deserialize(toml::de::Deserializer::from(rest)) {
            Ok(draft) => return (Some(draft), faults.into_vec()),
            Err(error) => error,
        };
        let span = error.span().unwrap_or(0..0);
        complain(&mut faults, error.message(), span.clone(), &removed);
        match take_out(&mut document, &span) {
            Some(key) => removed.extend(key),
            None => break,
        }
    }
    (None, faults.into_vec())
}

/// Puts serde's complaint into an author's words.
fn complain(faults: &mut Faults<'_>, message: &str, span: Span, removed: &[String]) {
    if let Some((written, known)) = unknown_name(message) {
        let help = suggestion(written, known.iter().map(String::as_str))
            .unwrap_or_else(|| format!("known keys: {}", known.join(", ")));
        faults.error_with_help(
            "unknown-key",
            span,
            format!("unknown key `{written}`"),
            help,
        );
        return;
    }
    let Some(rest) = message.strip_prefix("missing field ") else {
        faults.error("wrong-type", span, message);
        return;
    };
    // A key that was taken out for a fault of its own is not missing.
    let key = rest.trim_matches('`');
    if !removed.iter().any(|name| name == key) {
        faults.error("missing-key", span, format!("missing key `{key}`"));
    }
}

/// Takes the key, value or element with this very span out; gives its key, where it has one.
fn take_out(value: &mut DeValue<'_>, span: &Span) -> Option<Option<String>> {
    match value {
        DeValue::Table(entries) => {
            let inner = entries
                .iter_mut()
                .find_map(|(_, value)| take_out(value.get_mut(), span));
            if inner.is_some() {
                return inner;
            }
            let key = entries
                .iter()
                .find(|(key, value)| key.span() == *span || value.span() == *span)
                .map(|(key, _)| key.get_ref().clone().into_owned())?;
            // The keys borrow from the text, which keeps `Map::remove` from taking a shorter-lived one.
            *entries = std::mem::take(entries)
                .into_iter()
                .filter(|(entry, _)| entry.get_ref() != &key)
                .collect();
            Some(Some(key))
        }
        DeValue::Array(elements) => {
            let inner = elements
                .iter_mut()
                .find_map(|value| take_out(value.get_mut(), span));
            if inner.is_some() {
                return inner;
            }
            let index = elements.iter().position(|value| value.span() == *span)?;
            for (i, element) in std::mem::replace(elements, DeArray::new())
                .into_iter()
                .enumerate()
            {
                if i != index {
                    elements.push(element);
                }
            }
            Some(None)
        }
        DeValue::String(_)
        | DeValue::Integer(_)
        | DeValue::Float(_)
        | DeValue::Boolean(_)
        | DeValue::Datetime(_) => None,
    }
}

/// Takes serde's "unknown field `a`, expected one of `b`, `c`" apart.
fn unknown_name(message: &str) -> Option<(&str, Vec<String>)> {
    let rest = message.strip_prefix("unknown field `")?;
    let (written, expected) = rest.split_once('`')?;
    let known = expected
        .split('`')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect();
    Some((written, known))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_of_form_is_reported_in_one_run() {
        let file = SourceFile::new(
            "lessons/c/l.toml",
            "format = 1\nid = \"l\"\nminutes = \"four\"\n[[step]]\nid = \"a\"\n[step.show]\nfne = \"x\"\n\
             arows = []\n[[step]]\n[step.ask]\nfen = 3\n",
        );
        let (_, faults) = parse::<LessonDraft>(&file);
        let seen: Vec<_> = faults.iter().map(|f| (f.line, f.code)).collect();
        assert!(seen.contains(&(3, "wrong-type")), "{seen:?}");
        assert!(seen.contains(&(7, "unknown-key")), "{seen:?}");
        assert!(seen.contains(&(8, "unknown-key")), "{seen:?}");
        assert!(seen.contains(&(11, "wrong-type")), "{seen:?}");
        assert!(
            seen.iter()
                .any(|(line, code)| *line == 9 && *code == "missing-key"),
            "{seen:?}"
        );
        assert_eq!(faults.len(), 5, "{faults:#?}");
    }

    #[test]
    fn several_syntax_errors_are_reported_at_once() {
        let file = SourceFile::new("l.toml", "format = \nid = \"l\nminutes = 3\nx = =\n");
        let (draft, faults) = parse::<LessonDraft>(&file);
        assert!(draft.is_none());
        assert!(faults.len() >= 2, "{faults:#?}");
    }
}
