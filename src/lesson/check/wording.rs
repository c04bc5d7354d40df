//! Which words a lesson must have, may have, and must not have, in every language.

use std::collections::{BTreeMap, BTreeSet};

use crate::content::{Diagnostic, Faults, Pattern, Span, Words, suggestion};
use crate::language::Language;
use crate::lesson::draft::{LessonDraft, StepDraft};
use crate::lesson::field::Field;
use crate::lesson::lesson::{Step, StepKind};
use crate::rules::{Move, Square};

use super::{Terms, Written};

/// look.md: at most this many English words of prose on a lesson screen …
const MOST_WORDS: usize = 35;
/// … or this many Chinese characters.
const MOST_CHARACTERS: usize = 60;

/// Checks the words of all languages. Faults of the words' files are returned, those of the script added to `script`.
pub(super) fn check(
    written: &Written<'_>,
    draft: &LessonDraft,
    steps: &[Step],
    words: &BTreeMap<Language, Words>,
    terms: &Terms,
    script: &mut Faults<'_>,
) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    // What English has too much or too little of is told once, not again by the other languages.
    let mut told: Vec<Span> = Vec::new();
    for language in Language::ALL {
        let (Some(file), Some(read)) = (written.words.get(&language), words.get(&language)) else {
            let message = format!("the words are missing in {}", language.own_name());
            let help = format!(
                "add locales/{}/lessons/{}.ftl",
                language.tag(),
                written.script.stem()
            );
            script.error_with_help("missing-words", draft.id.span(), message, help);
            continue;
        };
        let mut faults = Faults::new(file);
        for name in ["title", "summary"] {
            if !read.has(name, None) {
                faults.error(
                    "missing-words",
                    0..0,
                    format!("the message `{name}` is missing"),
                );
            }
        }
        for step in &draft.steps {
            let step = step.get_ref();
            let valid = steps.iter().find(|valid| valid.id == *step.id.get_ref());
            let said = Said {
                words: read,
                path: &file.path,
                is_test: draft.test,
            };
            check_step(step, valid, &said, &mut faults, script);
        }
        check_leftovers(draft, read, &mut faults);
        if let Some(reference) = reference(words, language) {
            check_same_names(read, reference, &told, &mut faults);
        }
        check_patterns(read, language, terms, &mut faults);
        let faults = faults.into_vec();
        if language == Language::English {
            told.extend(faults.iter().map(|fault| fault.span.clone()));
        }
        found.extend(faults);
    }
    found
}

/// The words that one step must and may have.
#[derive(Default)]
struct Needs {
    must: BTreeSet<String>,
    may: BTreeSet<String>,
    success: bool,
    /// `on-<uci>`, to the first move.
    answers_to_moves: bool,
    /// `on-<n>-<uci>`, to the n-th move of a line.
    answers_by_ply: bool,
}

fn needs(draft: &StepDraft, step: Option<&Step>, is_test: bool) -> Needs {
    let mut needs = Needs::default();
    // In a test nobody hints, and nothing is tried again.
    let hints = ["hint-1", "hint-2", "hint-3", "retry"];
    let hints = hints.iter().filter(|_| !is_test);
    let may = hints.chain(&["success", "xiangqi"]);
    needs.may.extend(may.map(|name| (*name).to_owned()));
    if draft.show.is_some() {
        needs.may = BTreeSet::from(["xiangqi".to_owned()]);
    }
    let is_asked = draft.ask.is_some() || draft.squares.is_some() || draft.play.is_some();
    if is_asked && !is_test {
        needs.must.insert("hint-1".to_owned());
    }
    if draft.drill.is_some() {
        // The hints of a drill are the piece and the move, wherever it stands.
        needs.may = BTreeSet::from(["success".to_owned(), "xiangqi".to_owned()]);
    }
    needs.success = draft.ask.is_some() || draft.guess.is_some() || draft.play.is_some();
    needs.answers_to_moves = draft.ask.is_some();
    needs.answers_by_ply = draft.ask.is_some() || draft.guess.is_some();
    if let Some(choice) = &draft.choice {
        for key in &choice.get_ref().answers {
            needs.must.insert(format!("answer-{}", key.get_ref()));
            needs.must.insert(format!("why-{}", key.get_ref()));
        }
        if choice.get_ref().legal.is_some() {
            needs.may.insert("why".to_owned());
        }
    }
    match step.map(|step| &step.kind) {
        Some(StepKind::Show { line }) => {
            needs
                .may
                .extend((1..=line.len()).map(|n| format!("at-{n}")));
        }
        Some(StepKind::Ask(ask)) => {
            needs
                .must
                .extend(ask.mistakes.iter().map(|mv| format!("on-{}", mv.uci())));
            // After the last move of the line comes `success`.
            needs
                .may
                .extend((1..ask.solution.len()).map(|n| format!("at-{n}")));
        }
        Some(StepKind::Guess { line }) => {
            needs
                .may
                .extend((1..=line.len()).map(|n| format!("at-{n}")));
        }
        Some(
            StepKind::Drill(_)
            | StepKind::Opening(_)
            | StepKind::Play(_)
            | StepKind::Train(_)
            | StepKind::Squares(_)
            | StepKind::Choice { .. }
            | StepKind::Legal { .. }
            | StepKind::Setup { .. },
        )
        | None => {}
    }
    needs
}

/// The words of a lesson in one language.
struct Said<'a> {
    words: &'a Words,
    path: &'a str,
    is_test: bool,
}

fn check_step(
    draft: &StepDraft,
    step: Option<&Step>,
    said: &Said<'_>,
    faults: &mut Faults<'_>,
    script: &mut Faults<'_>,
) {
    let id = draft.id.get_ref();
    let Some(entry) = said.words.messages.get(id) else {
        let message = format!("the words of the step `{id}` are missing");
        let help = format!("add `{id} = …` to {}", said.path);
        script.error_with_help("missing-words", draft.id.span(), message, help);
        return;
    };
    if entry.text.is_none() {
        faults.error(
            "missing-words",
            entry.span.clone(),
            format!("`{id}` has no text of its own"),
        );
    }
    let needs = needs(draft, step, said.is_test);
    for name in &needs.must {
        if !entry.attributes.contains_key(name) {
            faults.error(
                "missing-words",
                entry.span.clone(),
                format!("`{id}` lacks `.{name}`"),
            );
        }
    }
    let is_success = |name: &str| name == "success" || is_numbered(name, "success-");
    if needs.success && !entry.attributes.keys().any(|name| is_success(name)) {
        faults.error(
            "missing-words",
            entry.span.clone(),
            format!("`{id}` lacks `.success`"),
        );
    }
    for (name, pattern) in &entry.attributes {
        let fits = needs.must.contains(name)
            || needs.may.contains(name)
            || (draft.show.is_none() && is_success(name))
            || (needs.answers_to_moves && is_answer_to_a_move(name))
            || (needs.answers_by_ply && is_answer_by_ply(name, step))
            // Without a valid step it is not known how long its line is.
            || (step.is_none() && is_numbered(name, "at-"));
        if let Some(place) = place_in_line(name, step) {
            let message = format!("`{id}` has `.{name}`, which is said of the first move alone");
            let help = format!("write `.on-{place}-{}`", name.trim_start_matches("on-"));
            faults.error_with_help("unused-words", pattern.span.clone(), message, help);
            continue;
        }
        if !fits {
            let known = needs.must.iter().chain(&needs.may).map(String::as_str);
            let message = format!("`{id}` has `.{name}`, which is never said");
            let span = pattern.span.clone();
            match suggestion(name, known) {
                Some(help) => faults.error_with_help("unused-words", span, message, help),
                None => faults.error("unused-words", span, message),
            }
        }
    }
}

/// Is it the beginning and a number from 1?
fn is_numbered(name: &str, beginning: &str) -> bool {
    name.strip_prefix(beginning)
        .and_then(|rest| rest.parse::<u32>().ok())
        .is_some_and(|n| n > 0)
}

/// Is it `on-` and a move in UCI?
fn is_answer_to_a_move(name: &str) -> bool {
    let Some(uci) = name.strip_prefix("on-") else {
        return false;
    };
    let square = |text: Option<&str>| text.is_some_and(|text| text.parse::<Square>().is_ok());
    square(uci.get(0..2))
        && square(uci.get(2..4))
        && uci
            .get(4..)
            .is_some_and(|rest| ["", "q", "r", "b", "n"].contains(&rest))
}

/// Is it `on-`, the place of a move of the learner in the line, and a move that can be made there? The line's own move
/// has words of its own only in an `ask`, after the first; a guess that is right is answered otherwise.
fn is_answer_by_ply(name: &str, step: Option<&Step>) -> bool {
    let parts = name
        .strip_prefix("on-")
        .and_then(|rest| rest.split_once('-'));
    let Some((ply, uci)) = parts else {
        return false;
    };
    let Some(index) = ply.parse::<usize>().ok().and_then(|ply| ply.checked_sub(1)) else {
        return false;
    };
    // Without a valid step it is not known how its line goes.
    let Some((line, Field::Game(game))) = step.and_then(|step| Some((line_of(step)?, &step.field)))
    else {
        return step.is_none();
    };
    let before = line
        .iter()
        .take(index)
        .try_fold(game.clone(), |mut game, mv| {
            game.play(*mv).ok()?;
            Some(game)
        });
    let may_be_own = index > 0 && step.is_some_and(|step| matches!(step.kind, StepKind::Ask(_)));
    index % 2 == 0
        && line
            .get(index)
            .is_some_and(|mv| may_be_own || mv.uci() != uci)
        && before.is_some_and(|game| {
            let moves = game.position().legal_moves();
            moves.iter().any(|mv| mv.uci() == uci)
        })
}

/// The place in the line of the learner's later move that `on-<uci>` names, when nothing before it could be meant: then the
/// man that makes it does not stand there on any turn before, and the words would never be said.
fn place_in_line(name: &str, step: Option<&Step>) -> Option<usize> {
    let step = step?;
    let uci = name.strip_prefix("on-")?;
    let (StepKind::Ask(ask), Field::Game(game)) = (&step.kind, &step.field) else {
        return None;
    };
    let mut game = game.clone();
    for (index, mv) in ask.solution.iter().enumerate() {
        if index % 2 == 0 {
            if index > 0 && mv.uci() == uci {
                return Some(index + 1);
            }
            let from = uci.get(..2)?.parse::<Square>().ok()?;
            let man = game.position().board().piece_at(from);
            if man.is_some_and(|man| man.color == game.position().turn()) {
                return None;
            }
        }
        game.play(*mv).ok()?;
    }
    None
}

/// The moves of the learner and the answers, in turn.
fn line_of(step: &Step) -> Option<&[Move]> {
    match &step.kind {
        StepKind::Guess { line } => Some(line),
        StepKind::Ask(ask) => Some(&ask.solution),
        StepKind::Show { .. }
        | StepKind::Drill(_)
        | StepKind::Opening(_)
        | StepKind::Play(_)
        | StepKind::Train(_)
        | StepKind::Squares(_)
        | StepKind::Choice { .. }
        | StepKind::Legal { .. }
        | StepKind::Setup { .. } => None,
    }
}

fn check_leftovers(draft: &LessonDraft, words: &Words, faults: &mut Faults<'_>) {
    let steps: Vec<&str> = draft
        .steps
        .iter()
        .map(|step| step.get_ref().id.get_ref().as_str())
        .collect();
    for (name, entry) in &words.messages {
        let known = ["title", "summary"].contains(&name.as_str()) || steps.contains(&name.as_str());
        if !known {
            let message = format!("the message `{name}` belongs to no step");
            match suggestion(name, steps.iter().copied()) {
                Some(help) => {
                    faults.error_with_help("unused-words", entry.span.clone(), message, help)
                }
                None => faults.error("unused-words", entry.span.clone(), message),
            }
        }
    }
}

/// The words that those of a language are held against.
fn reference(words: &BTreeMap<Language, Words>, language: Language) -> Option<&Words> {
    match language {
        Language::English => None,
        Language::Chinese => words.get(&Language::English),
    }
}

/// Every attribute of the reference language must be there in the other, and the other way round.
fn check_same_names(words: &Words, reference: &Words, told: &[Span], faults: &mut Faults<'_>) {
    for (name, entry) in &words.messages {
        let Some(english) = reference.messages.get(name) else {
            continue;
        };
        for (attribute, pattern) in &english.attributes {
            if !entry.attributes.contains_key(attribute) && !told.contains(&pattern.span) {
                let message = format!("`{name}` lacks `.{attribute}`, which English has");
                faults.error("missing-words", entry.span.clone(), message);
            }
        }
        for (attribute, pattern) in &entry.attributes {
            if !english.attributes.contains_key(attribute) && !told.contains(&english.span) {
                let message = format!("`{name}` has `.{attribute}`, which English lacks");
                faults.error("missing-words", pattern.span.clone(), message);
            }
        }
    }
}

fn check_patterns(words: &Words, language: Language, terms: &Terms, faults: &mut Faults<'_>) {
    let nothing = BTreeSet::new();
    let known = terms.get(&language).unwrap_or(&nothing);
    for (name, entry) in &words.messages {
        for (attribute, pattern) in entry.patterns() {
            let place = if attribute.is_empty() {
                format!("`{name}`")
            } else {
                format!("`{name}.{attribute}`")
            };
            for variable in &pattern.variables {
                let message =
                    format!("{place} speaks of `${variable}`, but lessons have no variables");
                faults.error("unknown-variable", pattern.span.clone(), message);
            }
            for term in pattern.terms.difference(known) {
                let message = format!("{place} uses the unknown term `-{term}`");
                let span = pattern.span.clone();
                match suggestion(term, known.iter().map(String::as_str)) {
                    Some(help) => faults.error_with_help("unknown-term", span, message, help),
                    None => faults.error("unknown-term", span, message),
                }
            }
            if let Some(message) = too_long(pattern, language) {
                faults.warn(
                    "many-words",
                    pattern.span.clone(),
                    format!("{place} {message}"),
                );
            }
        }
    }
}

fn too_long(pattern: &Pattern, language: Language) -> Option<String> {
    match language {
        Language::English => {
            let words = pattern.plain.split_whitespace().count();
            (words > MOST_WORDS).then(|| format!("has {words} words, more than {MOST_WORDS}"))
        }
        Language::Chinese => {
            let characters = pattern
                .plain
                .chars()
                .filter(|c| ('\u{4e00}'..='\u{9fff}').contains(c))
                .count();
            (characters > MOST_CHARACTERS)
                .then(|| format!("has {characters} characters, more than {MOST_CHARACTERS}"))
        }
    }
}
