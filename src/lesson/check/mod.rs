//! From a draft to a lesson: every fault is found in one run, and every claim is proved.

mod ask;
mod board;
mod choice;
mod drill;
mod find;
mod goal;
mod kind;
mod prove;
mod wording;

use std::collections::{BTreeMap, BTreeSet};

use crate::content::{Diagnostic, Faults, Severity, SourceFile, Span, Words};
use crate::language::Language;

use super::claim::{Claim, EngineClaim};
use super::draft::{self, CourseDraft, LessonDraft, StepDraft, Text};
use super::lesson::{Course, Lesson, Mode, Step};

/// The only version of the format so far.
const FORMAT: u32 = 1;

/// A lesson and its words, as their author wrote them.
#[derive(Debug)]
pub struct Written<'a> {
    /// The course folder.
    pub course: &'a str,
    /// The script.
    pub script: &'a SourceFile,
    /// The words by language, where the file is there.
    pub words: BTreeMap<Language, &'a SourceFile>,
}

/// The names of the terms that words may use, by language.
pub type Terms = BTreeMap<Language, BTreeSet<String>>;

/// What a check found.
#[derive(Debug)]
pub struct Checked {
    /// The lesson, when it can be shown. Warnings do not stand in the way.
    pub lesson: Option<Lesson>,
    /// The faults of all its files.
    pub faults: Vec<Diagnostic>,
    /// How many claims were proved (goals, mates, solutions, mistakes, computed answers).
    pub claims: usize,
    /// The lessons that this one requires, and where they are named.
    pub requires: Vec<(String, Span)>,
    /// The lessons that the steps of a test are about.
    pub about: Vec<(String, Span)>,
    /// What is left for an engine to prove.
    pub engine: Vec<EngineClaim>,
}

/// What a lesson claims.
#[derive(Debug, Default)]
struct Claims {
    /// Proved already, by the rules.
    rules: usize,
    /// Left for an engine.
    engine: Vec<(Span, Claim)>,
}

impl Claims {
    fn engine_claims(self, path: &str) -> Vec<EngineClaim> {
        let claims = self.engine.into_iter();
        claims
            .map(|(span, what)| EngineClaim {
                path: path.to_owned(),
                span,
                what,
            })
            .collect()
    }
}

/// Checks one lesson with all its words.
#[must_use]
pub fn check(written: &Written<'_>, terms: &Terms) -> Checked {
    let mut claims = Claims::default();
    let (draft, mut faults) = draft::parse::<LessonDraft>(written.script);
    let Some(draft) = draft else {
        return Checked {
            lesson: None,
            faults,
            claims: claims.rules,
            requires: Vec::new(),
            about: Vec::new(),
            engine: Vec::new(),
        };
    };
    let mut words = BTreeMap::new();
    for (language, file) in &written.words {
        let (read, found) = Words::parse(file);
        faults.extend(found);
        words.insert(*language, read);
    }
    let reference = words.get(&Language::English).cloned().unwrap_or_default();
    let mut script_faults = Faults::new(written.script);
    check_header(written.script, &draft, &mut script_faults);
    let mut steps = Vec::new();
    for step in &draft.steps {
        let attributes = reference
            .messages
            .get(step.get_ref().id.get_ref())
            .map(|entry| entry.attributes.keys().cloned().collect())
            .unwrap_or_default();
        let step = check_step(
            step.get_ref(),
            step.span(),
            attributes,
            &mut script_faults,
            &mut claims,
        );
        steps.extend(step);
    }
    faults.extend(wording::check(
        written,
        &draft,
        &steps,
        &words,
        terms,
        &mut script_faults,
    ));
    faults.extend(script_faults.into_vec());
    let broken = faults.iter().any(|fault| fault.severity == Severity::Error);
    let lesson = (!broken).then(|| Lesson {
        id: draft.id.get_ref().clone(),
        course: written.course.to_owned(),
        minutes: *draft.minutes.get_ref(),
        requires: draft
            .requires
            .iter()
            .map(|text| text.get_ref().clone())
            .collect(),
        themes: draft
            .themes
            .iter()
            .map(|text| text.get_ref().clone())
            .collect(),
        mode: mode_of(&draft),
        steps,
    });
    let about = draft
        .steps
        .iter()
        .filter_map(|step| step.get_ref().about.as_ref())
        .map(|text| (text.get_ref().clone(), text.span()))
        .collect();
    let requires = draft
        .requires
        .iter()
        .map(|text| (text.get_ref().clone(), text.span()))
        .collect();
    Checked {
        lesson,
        faults,
        claims: claims.rules,
        requires,
        about,
        engine: claims.engine_claims(&written.script.path),
    }
}

fn mode_of(draft: &LessonDraft) -> Mode {
    let places = draft
        .places
        .as_ref()
        .is_some_and(|places| *places.get_ref());
    match (draft.test, places) {
        (true, true) => Mode::Place,
        (true, false) => Mode::Test,
        (false, _) => Mode::Teach,
    }
}

/// Checks a course file by itself; whether its lessons exist is for the library to say.
pub fn check_course(file: &SourceFile) -> (Option<Course>, Vec<Diagnostic>) {
    let (draft, mut found) = draft::parse::<CourseDraft>(file);
    let Some(draft) = draft else {
        return (None, found);
    };
    let mut faults = Faults::new(file);
    check_format(&draft.format, &mut faults);
    let folder = file.path.rsplit('/').nth(1).unwrap_or_default();
    if draft.id.get_ref() != folder {
        let help = format!("its folder is `{folder}`");
        faults.error_with_help(
            "wrong-id",
            draft.id.span(),
            "the id is not the folder's name",
            help,
        );
    }
    let mut seen = BTreeSet::new();
    for lesson in &draft.lessons {
        if !seen.insert(lesson.get_ref()) {
            let message = format!("the lesson `{}` is listed twice", lesson.get_ref());
            faults.error("duplicate-id", lesson.span(), message);
        }
    }
    let broken = faults.has_errors();
    found.extend(faults.into_vec());
    let course = Course {
        id: draft.id.into_inner(),
        order: draft.order,
        lessons: draft.lessons.into_iter().map(Text::into_inner).collect(),
        is_hidden: draft.hidden,
    };
    ((!broken).then_some(course), found)
}

fn check_format(format: &toml::Spanned<u32>, faults: &mut Faults<'_>) {
    if *format.get_ref() != FORMAT {
        let message = format!("format {} is not known", format.get_ref());
        faults.error_with_help(
            "unknown-format",
            format.span(),
            message,
            "this version reads `format = 1`",
        );
    }
}

fn check_header(script: &SourceFile, draft: &LessonDraft, faults: &mut Faults<'_>) {
    check_format(&draft.format, faults);
    check_id(&draft.id, faults);
    if draft.id.get_ref() != script.stem() {
        let help = format!("the file is `{}.toml`", script.stem());
        faults.error_with_help(
            "wrong-id",
            draft.id.span(),
            "the id is not the file's name",
            help,
        );
    }
    if !(1..=60).contains(draft.minutes.get_ref()) {
        faults.error(
            "wrong-number",
            draft.minutes.span(),
            "minutes go from 1 to 60",
        );
    }
    if draft.steps.is_empty() {
        faults.error("no-steps", draft.id.span(), "the lesson has no steps");
    }
    if let Some(places) = draft.places.as_ref().filter(|_| !draft.test) {
        let help = "add `test = true`";
        faults.error_with_help("unused-key", places.span(), "only a test places", help);
    }
    let mut seen = BTreeSet::new();
    for step in &draft.steps {
        let id = &step.get_ref().id;
        check_id(id, faults);
        check_about(step.get_ref(), draft.test, faults);
        if ["title", "summary"].contains(&id.get_ref().as_str()) {
            let message = format!(
                "`{}` is the name of a message of the lesson itself",
                id.get_ref()
            );
            faults.error("wrong-id", id.span(), message);
        }
        if !seen.insert(id.get_ref()) {
            faults.error(
                "duplicate-id",
                id.span(),
                format!("the step `{}` is there twice", id.get_ref()),
            );
        }
    }
}

/// A step of a test says which lesson teaches what it asks; others have nothing to say there.
fn check_about(step: &StepDraft, is_test: bool, faults: &mut Faults<'_>) {
    match &step.about {
        Some(about) if !is_test => faults.error_with_help(
            "unused-key",
            about.span(),
            "`about` belongs to the steps of a test",
            "take it out, or make the lesson a test with `test = true`",
        ),
        None if is_test && step.show.is_none() => faults.error_with_help(
            "missing-key",
            step.id.span(),
            "missing key `about`",
            "in a test, name the lesson that teaches this",
        ),
        Some(_) | None => {}
    }
}

/// An id is lower-case words, digits allowed, joined by hyphens, beginning with a letter.
fn check_id(id: &Text, faults: &mut Faults<'_>) {
    let text = id.get_ref();
    let fits = text.split('-').all(|word| {
        !word.is_empty()
            && word
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
    }) && text.starts_with(|c: char| c.is_ascii_lowercase());
    if !fits {
        let help = "lower-case words joined by hyphens: `mate-in-one`";
        faults.error_with_help("wrong-id", id.span(), format!("`{text}` is no id"), help);
    }
}

fn check_step(
    draft: &StepDraft,
    span: Span,
    words: BTreeSet<String>,
    faults: &mut Faults<'_>,
    claims: &mut Claims,
) -> Option<Step> {
    let mut kinds: Vec<kind::Kind<'_>> = Vec::new();
    kinds.extend(draft.show.as_ref().map(kind::Kind::Show));
    kinds.extend(draft.ask.as_ref().map(kind::Kind::Ask));
    kinds.extend(draft.squares.as_ref().map(kind::Kind::Squares));
    kinds.extend(draft.choice.as_ref().map(kind::Kind::Choice));
    kinds.extend(draft.setup.as_ref().map(kind::Kind::Setup));
    kinds.extend(draft.guess.as_ref().map(kind::Kind::Guess));
    kinds.extend(draft.drill.as_ref().map(kind::Kind::Drill));
    kinds.extend(draft.play.as_ref().map(kind::Kind::Play));
    kinds.extend(draft.train.as_ref().map(kind::Kind::Train));
    match kinds.as_slice() {
        [one] => {
            let mut step = one.check(draft.id.get_ref(), words, faults, claims)?;
            step.about = draft.about.as_ref().map(|text| text.get_ref().clone());
            Some(step)
        }
        [] => {
            let help = "add one of [step.show], [step.ask], [step.squares], [step.choice], [step.setup], [step.guess], [step.drill], [step.play], [step.train]";
            faults.error_with_help("no-kind", span, "the step has no kind", help);
            None
        }
        [_, second, ..] => {
            faults.error(
                "two-kinds",
                second.span(),
                "the step has more than one kind; split it",
            );
            None
        }
    }
}
