//! A study or annotated games as a lesson pack: each game becomes a step that passes the checker, or a decision that is left
//! to a person.
//!
//! What a game is, shows in what was written: a goal named by the tag `Termination`, moves with other tries beside them (a line to
//! find, the tries being its mistakes), moves with a comment on most of them (a line to see), a whole game from the start (one to
//! guess), or a position alone. Nothing is guessed that could be wrong: each step is checked by itself, by the rules and by the
//! engine, and one that fails is left out and named.

mod step;
mod words;

use std::collections::BTreeMap;

use crate::content::{Severity, SourceFile};
use crate::engine::Engine;
use crate::language::Language;
use crate::rules::{PgnGame, read_pgn};

use super::check::{Terms, Written, check};
use step::{Made, make};
use words::{escaped, slug};

/// A lesson holds so many steps at the most.
const MOST_STEPS: usize = 12;
/// The course comes after those of the program.
const ORDER: u32 = 100;

/// What came of an import.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// The files of the pack, by path.
    pub files: BTreeMap<String, String>,
    /// How many lessons they are.
    pub lessons: usize,
    /// How many games became steps.
    pub steps: usize,
    /// What a person must decide, in the order of the file.
    pub decisions: Vec<Decision>,
}

/// Something that only a person can decide.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The line of the file at which the game begins, from 1; 0 for the whole file.
    pub line: usize,
    /// The number of the game, from 1; 0 for the whole file.
    pub game: usize,
    /// What the game is called.
    pub title: String,
    /// Was the game left out?
    pub is_left_out: bool,
    /// What is to be decided, and why.
    pub what: String,
}

/// Makes a pack of a PGN file. Its ids come from the name.
#[must_use]
pub fn import(name: &str, bytes: &[u8], engine: &mut dyn Engine) -> Imported {
    let id = slug(name);
    let lines = first_lines(bytes);
    let mut imported = Imported::default();
    let mut steps: Vec<(String, Made)> = Vec::new();
    for (index, game) in read_pgn(bytes).into_iter().enumerate() {
        let line = lines.get(index).copied().unwrap_or(0);
        let mut decide = |title: &str, is_left_out: bool, what: String| {
            imported.decisions.push(Decision {
                line,
                game: index + 1,
                title: title.to_owned(),
                is_left_out,
                what,
            });
        };
        let game = match game {
            Ok(game) => game,
            Err(error) => {
                decide("", true, format!("it cannot be read: {error}"));
                continue;
            }
        };
        let title = title_of(&game);
        for cut in &game.cut {
            decide(&title, false, format!("a variation was cut: {cut}"));
        }
        let made = match make(&game, engine) {
            Ok(made) => made,
            Err(why) => {
                decide(&title, true, why);
                continue;
            }
        };
        let faults = faults_of(&made, engine);
        if !faults.is_empty() {
            decide(&title, true, faults.join("; "));
            continue;
        }
        for doubt in &made.doubts {
            decide(&title, false, doubt.clone());
        }
        steps.push((title, made));
    }
    imported.steps = steps.len();
    write(&id, name, &steps, &mut imported);
    imported
}

/// The lines at which games begin: the first tag after something that is none.
fn first_lines(bytes: &[u8]) -> Vec<usize> {
    let text = String::from_utf8_lossy(bytes);
    let mut lines = Vec::new();
    let mut was_tag = false;
    for (index, line) in text.lines().enumerate() {
        let line = line.trim_start_matches('\u{feff}').trim();
        let is_tag = line.starts_with('[') && !line.starts_with("[%");
        if is_tag && !was_tag {
            lines.push(index + 1);
        }
        if !line.is_empty() {
            was_tag = is_tag;
        }
    }
    lines
}

fn tag<'g>(game: &'g PgnGame, name: &str) -> Option<&'g str> {
    let tag = game.tags.iter().find(|(tag, _)| tag == name);
    tag.map(|(_, value)| value.as_str())
}

/// The chapter's name, or who played.
fn title_of(game: &PgnGame) -> String {
    let event = tag(game, "Event").unwrap_or_default();
    match (tag(game, "White"), tag(game, "Black")) {
        (Some(white), Some(black)) if white != "?" && black != "?" => format!("{white} – {black}"),
        _ => event.to_owned(),
    }
}

/// What the checker and the engine say against a step that stands alone.
fn faults_of(made: &Made, engine: &mut dyn Engine) -> Vec<String> {
    let script = SourceFile::new("lessons/import/step.toml", script_of("step", &[("", made)]));
    let files = Language::ALL.map(|language| {
        let text = words_of("Step", &[("", made)], language);
        let path = format!("locales/{}/lessons/step.ftl", language.tag());
        (language, SourceFile::new(path, text))
    });
    let written = Written {
        course: "import",
        script: &script,
        words: files
            .iter()
            .map(|(language, file)| (*language, file))
            .collect(),
    };
    let checked = check(&written, &Terms::default());
    let mut faults: Vec<String> = checked
        .faults
        .into_iter()
        .filter(|fault| fault.severity == Severity::Error)
        .map(|fault| match fault.help {
            Some(help) => format!("{} ({help})", fault.message),
            None => fault.message,
        })
        .collect();
    if faults.is_empty() {
        let claims = checked.engine.iter();
        faults.extend(claims.filter_map(|claim| claim.prove(engine).err()));
    }
    faults.dedup();
    faults
}

fn step_id(index: usize) -> String {
    format!("step-{}", index + 1)
}

fn script_of(id: &str, steps: &[(&str, &Made)]) -> String {
    let minutes = (steps.len() / 2).clamp(1, 60);
    let mut text = format!("format = 1\nid = \"{id}\"\nminutes = {minutes}\n");
    for (index, (title, made)) in steps.iter().enumerate() {
        let title = title.replace(['\n', '\r'], " ");
        text.push_str(&format!(
            "\n# {title}\n[[step]]\nid = \"{}\"\n{}",
            step_id(index),
            made.script
        ));
    }
    text
}

fn words_of(title: &str, steps: &[(&str, &Made)], language: Language) -> String {
    let mut text = format!("title = {0}\nsummary = {0}\n", escaped(title));
    for (index, (_, made)) in steps.iter().enumerate() {
        let said = made.text.in_language(language);
        text.push_str(&format!("\n{} = {}\n", step_id(index), escaped(said)));
        for (attribute, words) in &made.attributes {
            let said = words.in_language(language);
            text.push_str(&format!("    .{attribute} = {}\n", escaped(said)));
        }
    }
    text
}

fn write(id: &str, name: &str, steps: &[(String, Made)], imported: &mut Imported) {
    let borrowed: Vec<(&str, &Made)> = steps
        .iter()
        .map(|(title, made)| (title.as_str(), made))
        .collect();
    let mut lessons = Vec::new();
    for (index, part) in borrowed.chunks(MOST_STEPS).enumerate() {
        let lesson = match borrowed.len() > MOST_STEPS {
            true => format!("{id}-{}", index + 1),
            false => id.to_owned(),
        };
        let title = match borrowed.len() > MOST_STEPS {
            true => format!("{name} {}", index + 1),
            false => name.to_owned(),
        };
        imported.files.insert(
            format!("lessons/{id}/{lesson}.toml"),
            script_of(&lesson, part),
        );
        for language in Language::ALL {
            let path = format!("locales/{}/lessons/{lesson}.ftl", language.tag());
            imported
                .files
                .insert(path, words_of(&title, part, language));
        }
        lessons.push(lesson);
    }
    imported.lessons = lessons.len();
    if lessons.is_empty() {
        return;
    }
    let listed: Vec<String> = lessons
        .iter()
        .map(|lesson| format!("\"{lesson}\""))
        .collect();
    let course = format!(
        "format = 1\nid = \"{id}\"\norder = {ORDER}\nlessons = [{}]\n",
        listed.join(", ")
    );
    imported
        .files
        .insert(format!("lessons/{id}/course.toml"), course);
    for language in Language::ALL {
        let path = format!("locales/{}/courses/{id}.ftl", language.tag());
        let text = format!("title = {0}\nsummary = {0}\n", escaped(name));
        imported.files.insert(path, text);
    }
    let is_told = steps.iter().any(|(_, made)| made.is_in_one_language());
    if is_told {
        imported.decisions.insert(
            0,
            Decision {
                line: 0,
                game: 0,
                title: name.to_owned(),
                is_left_out: false,
                what: "the words of the study stand in the files of both languages as they are: write them in the other language"
                    .to_owned(),
            },
        );
    }
}
