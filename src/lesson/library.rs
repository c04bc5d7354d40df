//! All lessons: the embedded ones, those of the learner's data folder, and those an author is writing.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::content::{Diagnostic, Faults, Pack, Severity, SourceFile, Span};
use crate::language::Language;

use super::check::{Checked, Terms, Written, check, check_course};
use super::claim::EngineClaim;
use super::lesson::{Course, Lesson, Mode};

/// By lesson: what it needs of others.
type Requires = BTreeMap<String, Needed>;

/// A lesson's script, and the lessons that it names, each with the place where it is named.
#[derive(Clone, Debug)]
struct Needed {
    script: SourceFile,
    /// To be known first.
    requires: Vec<(String, Span)>,
    /// That a test's steps are about.
    about: Vec<(String, Span)>,
}

/// A lesson that cannot be shown, with its faults.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BrokenLesson {
    /// Its id, from its file's name.
    pub id: String,
    /// The course folder.
    pub course: String,
    /// What is wrong; at least one error.
    pub faults: Vec<Diagnostic>,
}

/// All lessons in their order.
#[derive(Clone, Debug, Default)]
pub struct Library {
    /// The courses in their order, with all their lessons.
    pub courses: Vec<Course>,
    /// The lessons that can be shown, by id.
    pub lessons: BTreeMap<String, Arc<Lesson>>,
    /// Those that cannot.
    pub broken: Vec<BrokenLesson>,
    /// The words: `lessons/<id>` or `courses/<id>`, by language.
    pub words: BTreeMap<(Language, String), SourceFile>,
}

/// What came out while the lessons were read.
#[derive(Clone, Debug, Default)]
pub struct LibraryReport {
    /// All faults of all files, by file and place.
    pub faults: Vec<Diagnostic>,
    /// The files that have faults, for showing their lines.
    pub files: BTreeMap<String, SourceFile>,
    /// How many lessons were read, with and without faults.
    pub lessons: usize,
    /// How many steps the good ones have.
    pub steps: usize,
    /// How many claims were proved, by lesson.
    pub claims: BTreeMap<String, usize>,
    /// What is left for an engine to prove, by lesson.
    pub engine: BTreeMap<String, Vec<EngineClaim>>,
}

/// Lessons that are being read, pack after pack. A copy goes on from what was read already, so that the embedded lessons
/// need not be checked again whenever an author saves a file.
#[derive(Clone, Debug, Default)]
pub struct Reading {
    library: Library,
    report: LibraryReport,
    requires: Requires,
}

impl Reading {
    /// Reads one more pack.
    pub fn add(&mut self, pack: &Pack, terms: &Terms) {
        self.library
            .add_pack(pack, terms, &mut self.report, &mut self.requires);
    }

    /// All lessons in their order, and what came out while they were read.
    #[must_use]
    pub fn finish(self) -> (Library, LibraryReport) {
        let Self {
            mut library,
            mut report,
            requires,
        } = self;
        library
            .courses
            .sort_by(|a, b| (a.order, &a.id).cmp(&(b.order, &b.id)));
        library.check_requires(&requires, &mut report);
        report.steps = library
            .lessons
            .values()
            .map(|lesson| lesson.steps.len())
            .sum();
        report
            .faults
            .sort_by(|a, b| (&a.path, a.line, a.column).cmp(&(&b.path, b.line, b.column)));
        (library, report)
    }
}

impl Library {
    /// Reads packs. A lesson of a later pack takes the place of one with the same id, so that an author can work on a copy of an
    /// embedded one. A broken lesson never hides the others.
    #[must_use]
    pub fn load(packs: &[Pack], terms: &Terms) -> (Self, LibraryReport) {
        let mut reading = Reading::default();
        for pack in packs {
            reading.add(pack, terms);
        }
        reading.finish()
    }

    /// The lesson after this one, in its course or the next.
    #[must_use]
    pub fn next_after(&self, id: &str) -> Option<&Arc<Lesson>> {
        let mut ids = self.on_the_map().skip_while(|lesson| lesson.id != id);
        ids.next();
        ids.next()
    }

    /// The test that finds out where to begin, if there is one.
    #[must_use]
    pub fn placement(&self) -> Option<&Arc<Lesson>> {
        self.lessons
            .values()
            .find(|lesson| lesson.mode == Mode::Place)
    }

    /// The lessons of the map that can be shown, course by course.
    pub fn on_the_map(&self) -> impl Iterator<Item = &Arc<Lesson>> {
        let courses = self.courses.iter().filter(|course| !course.is_hidden);
        courses
            .flat_map(|course| &course.lessons)
            .filter_map(|id| self.lessons.get(id))
    }

    /// All lessons that can be shown, course by course, those off the map among them.
    pub fn in_order(&self) -> impl Iterator<Item = &Arc<Lesson>> {
        self.courses
            .iter()
            .flat_map(|course| &course.lessons)
            .filter_map(|id| self.lessons.get(id))
    }

    fn add_pack(
        &mut self,
        pack: &Pack,
        terms: &Terms,
        report: &mut LibraryReport,
        requires: &mut Requires,
    ) {
        let scripts: Vec<(&str, &SourceFile)> = pack
            .files
            .values()
            .filter_map(|file| {
                let rest = file.path.strip_prefix("lessons/")?;
                let (course, name) = rest.split_once('/')?;
                (name.ends_with(".toml") && !name.contains('/')).then_some((course, file))
            })
            .collect();
        let courses: BTreeSet<&str> = scripts.iter().map(|(course, _)| *course).collect();
        for course in courses {
            self.add_course(course, pack, &scripts, report);
        }
        for (course, script) in scripts {
            if script.stem() == "course" {
                continue;
            }
            let words = words_of(pack, "lessons", script.stem());
            let written = Written {
                course,
                script,
                words,
            };
            let checked = check(&written, terms);
            for (language, file) in &written.words {
                let key = (*language, format!("lessons/{}", script.stem()));
                self.words.insert(key, (*file).clone());
            }
            requires.insert(
                script.stem().to_owned(),
                Needed {
                    script: script.clone(),
                    requires: checked.requires.clone(),
                    about: checked.about.clone(),
                },
            );
            self.add_lesson(course, script, checked, pack, report);
        }
    }

    fn add_course(
        &mut self,
        id: &str,
        pack: &Pack,
        scripts: &[(&str, &SourceFile)],
        report: &mut LibraryReport,
    ) {
        let there: Vec<&SourceFile> = scripts
            .iter()
            .filter(|(course, file)| *course == id && file.stem() != "course")
            .map(|(_, file)| *file)
            .collect();
        let path = format!("lessons/{id}/course.toml");
        let mut faults = Vec::new();
        let missing = SourceFile::new(&path, "");
        let file = pack.files.get(&path).unwrap_or(&missing);
        let course = if std::ptr::eq(file, &raw const missing) {
            let mut found = Faults::new(file);
            let help = "add a course.toml with format, id, order and lessons";
            found.error_with_help(
                "missing-course",
                0..0,
                "the course has no course.toml",
                help,
            );
            faults.extend(found.into_vec());
            None
        } else {
            let (course, found) = check_course(file);
            faults.extend(found);
            course
        };
        let is_read = course.is_some();
        let mut course = course.unwrap_or(Course {
            id: id.to_owned(),
            order: u32::MAX,
            lessons: Vec::new(),
            is_hidden: false,
        });
        let mut found = Faults::new(file);
        for listed in &course.lessons {
            if !there.iter().any(|file| file.stem() == listed) {
                let at = file.text.find(&format!("\"{listed}\"")).unwrap_or(0);
                let message = format!("there is no lesson `{listed}` in this course");
                found.error("unknown-lesson", at..at + listed.len() + 2, message);
            }
        }
        for file in &there {
            if !course.lessons.iter().any(|listed| listed == file.stem()) {
                let message = format!("the lesson `{}` is not listed in its course", file.stem());
                // Where the course cannot be read, it is not known what it lists.
                if is_read {
                    found.warn("unlisted-lesson", 0..0, message);
                }
                course.lessons.push(file.stem().to_owned());
            }
        }
        faults.extend(found.into_vec());
        let words = words_of(pack, "courses", id);
        for language in Language::ALL {
            match words.get(&language) {
                Some(file) => {
                    faults.extend(course_word_faults(file, report));
                    self.words
                        .insert((language, format!("courses/{id}")), (*file).clone());
                }
                None => {
                    let mut found = Faults::new(file);
                    let help = format!("add locales/{}/courses/{id}.ftl", language.tag());
                    let message = format!(
                        "the words of the course are missing in {}",
                        language.own_name()
                    );
                    found.error_with_help("missing-words", 0..0, message, help);
                    faults.extend(found.into_vec());
                }
            }
        }
        remember(file, &faults, report);
        report.faults.extend(faults);
        self.courses.retain(|known| known.id != id);
        self.courses.push(course);
    }

    fn add_lesson(
        &mut self,
        course: &str,
        script: &SourceFile,
        checked: Checked,
        pack: &Pack,
        report: &mut LibraryReport,
    ) {
        let id = script.stem().to_owned();
        report.lessons += 1;
        report.claims.insert(id.clone(), checked.claims);
        report.engine.insert(id.clone(), checked.engine);
        for fault in &checked.faults {
            if let Some(file) = pack.files.get(&fault.path) {
                report.files.insert(fault.path.clone(), file.clone());
            }
        }
        report.faults.extend(checked.faults.iter().cloned());
        self.broken.retain(|broken| broken.id != id);
        match checked.lesson {
            Some(lesson) => {
                self.lessons.insert(id, Arc::new(lesson));
            }
            None => {
                self.lessons.remove(&id);
                let faults = checked.faults;
                self.broken.push(BrokenLesson {
                    id,
                    course: course.to_owned(),
                    faults,
                });
            }
        }
    }

    /// `requires` must name lessons, and must not lead round in a circle.
    fn check_requires(&mut self, requires: &Requires, report: &mut LibraryReport) {
        for (id, needed) in requires {
            let file = &needed.script;
            let mut faults = Faults::new(file);
            for (name, span) in needed.requires.iter().chain(&needed.about) {
                if !requires.contains_key(name) {
                    let message = format!("there is no lesson `{name}`");
                    let known = requires.keys().map(String::as_str);
                    match crate::content::suggestion(name, known) {
                        Some(help) => {
                            faults.error_with_help("unknown-lesson", span.clone(), message, help);
                        }
                        None => faults.error("unknown-lesson", span.clone(), message),
                    }
                }
            }
            for (name, span) in &needed.requires {
                if leads_to(name, id, requires) {
                    let message = format!("`{name}` requires `{id}` in turn: a circle");
                    faults.error("circle", span.clone(), message);
                }
            }
            let faults = faults.into_vec();
            remember(file, &faults, report);
            report.faults.extend(faults);
        }
    }
}

/// Does a lesson require another, over however many others?
fn leads_to(from: &str, to: &str, requires: &Requires) -> bool {
    let mut open = vec![from];
    let mut seen = BTreeSet::new();
    while let Some(id) = open.pop() {
        if id == to {
            return true;
        }
        if seen.insert(id) {
            let next = requires
                .get(id)
                .into_iter()
                .flat_map(|needed| &needed.requires);
            open.extend(next.map(|(name, _)| name.as_str()));
        }
    }
    false
}

fn course_word_faults(file: &SourceFile, report: &mut LibraryReport) -> Vec<Diagnostic> {
    let (words, mut found) = crate::content::Words::parse(file);
    let mut faults = Faults::new(file);
    for name in ["title", "summary"] {
        if !words.has(name, None) {
            faults.error(
                "missing-words",
                0..0,
                format!("the message `{name}` is missing"),
            );
        }
    }
    for (name, entry) in &words.messages {
        if !["title", "summary"].contains(&name.as_str()) {
            let message = format!("the message `{name}` is never said");
            faults.error("unused-words", entry.span.clone(), message);
        }
    }
    found.extend(faults.into_vec());
    remember(file, &found, report);
    found
}

fn remember(file: &SourceFile, faults: &[Diagnostic], report: &mut LibraryReport) {
    if !faults.is_empty() {
        report.files.insert(file.path.clone(), file.clone());
    }
}

/// The words of a lesson or course, by language.
fn words_of<'p>(pack: &'p Pack, folder: &str, id: &str) -> BTreeMap<Language, &'p SourceFile> {
    Language::ALL
        .into_iter()
        .filter_map(|language| {
            let path = format!("locales/{}/{folder}/{id}.ftl", language.tag());
            pack.files.get(&path).map(|file| (language, file))
        })
        .collect()
}

impl LibraryReport {
    /// How many of the faults are errors.
    #[must_use]
    pub fn errors(&self) -> usize {
        self.faults
            .iter()
            .filter(|fault| fault.severity == Severity::Error)
            .count()
    }
}
