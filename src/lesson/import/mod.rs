//! A study or annotated games as a lesson pack: each game becomes a step that passes the checker, or a decision that is left
//! to a person.
//!
//! What a game is, shows in what was written: a goal named by the tag `Termination`, moves with other tries beside them (a line to
//! find, the tries being its mistakes), moves with a comment on most of them (a line to see), a whole game from the start (one to
//! guess), or a position alone. Nothing is guessed that could be wrong: each step is checked by itself, by the rules and by the
//! engine, and one that fails is left out and named.

mod judge;
mod step;
mod words;

use std::collections::BTreeMap;

use crate::content::{Severity, SourceFile};
use crate::engine::Engine;
use crate::language::Language;
use crate::rules::{PgnError, PgnGame, read_pgn};

use super::check::{Terms, Written, check};
use step::{Made, make};
use words::{escaped, legible, slug};

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
    /// The lesson and the step that the game became: `my-study-2/step-5`; nothing when it was left out.
    pub place: Option<String>,
    /// What is to be decided, and why.
    pub what: String,
}

/// Makes a pack of a PGN file. Its ids come from the name of the study, or of the file where the games share none.
#[must_use]
pub fn import(file_name: &str, bytes: &[u8], engine: &mut dyn Engine) -> Imported {
    let games = read_pgn(bytes);
    let name = legible(&study_name(&games).unwrap_or_else(|| file_name.to_owned()));
    let id = slug(&name);
    let lines = first_lines(bytes);
    let mut imported = Imported::default();
    let mut steps: Vec<(String, Made)> = Vec::new();
    for (index, game) in games.into_iter().enumerate() {
        let line = lines.get(index).copied().unwrap_or(0);
        // Where the step will be, is known when all are made: here it is only counted.
        let place = Some(steps.len().to_string());
        let mut decide = |title: &str, is_left_out: bool, what: String| {
            imported.decisions.push(Decision {
                line,
                game: index + 1,
                title: title.to_owned(),
                is_left_out,
                place: place.clone().filter(|_| !is_left_out),
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
    for decision in &mut imported.decisions {
        let index: Option<usize> = decision.place.take().and_then(|place| place.parse().ok());
        decision.place = index.map(|index| {
            let lesson = lesson_id(&id, index / MOST_STEPS, steps.len());
            format!("{lesson}/{}", step_id(index % MOST_STEPS))
        });
    }
    write(&id, &name, &steps, &mut imported);
    imported
}

/// What most events have before their last colon: a study names its chapters `Study: Chapter`.
fn study_name(games: &[Result<PgnGame, PgnError>]) -> Option<String> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for game in games.iter().filter_map(|game| game.as_ref().ok()) {
        if let Some((name, _)) = tag(game, "Event").and_then(|event| event.rsplit_once(": ")) {
            *counts.entry(name.trim()).or_default() += 1;
        }
    }
    let (name, count) = counts.into_iter().max_by_key(|(_, count)| *count)?;
    let is_most = games.len() > 1 && count * 2 >= games.len();
    (is_most && name.chars().any(char::is_alphanumeric)).then(|| name.to_owned())
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
        let text = words_of("Step", "Step", &[("", made)], language);
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

/// The id of a part of the pack. A pack of one lesson needs no number.
fn lesson_id(id: &str, part: usize, steps: usize) -> String {
    match steps > MOST_STEPS {
        true => format!("{id}-{}", part + 1),
        false => id.to_owned(),
    }
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

fn words_of(title: &str, summary: &str, steps: &[(&str, &Made)], language: Language) -> String {
    let mut text = format!(
        "title = {}\nsummary = {}\n",
        escaped(title),
        escaped(summary)
    );
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
        let lesson = lesson_id(id, index, borrowed.len());
        imported.files.insert(
            format!("lessons/{id}/{lesson}.toml"),
            script_of(&lesson, part),
        );
        let from = index * MOST_STEPS + 1;
        let to = index * MOST_STEPS + part.len();
        for language in Language::ALL {
            // The course has the name of the study: its parts need no more than their place in it.
            let title = match (borrowed.len() > MOST_STEPS, language) {
                (false, _) => name.to_owned(),
                (true, Language::English) => format!("Part {}: {from} to {to}", index + 1),
                (true, Language::Chinese) => format!("第 {} 部分：{from}～{to}", index + 1),
            };
            let path = format!("locales/{}/lessons/{lesson}.ftl", language.tag());
            imported
                .files
                .insert(path, words_of(&title, name, part, language));
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
                place: None,
                what: format!(
                    "the words of the study stand as they are in locales/{}/lessons and locales/{}/lessons: write them anew where they are in the wrong language",
                    Language::English.tag(),
                    Language::Chinese.tag()
                ),
            },
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_study_is_that_of_most_of_its_chapters() {
        let named = |events: &[&str]| {
            let pgn: String = events
                .iter()
                .map(|event| format!("[Event \"{event}\"]\n\n1. e4 *\n\n"))
                .collect();
            study_name(&read_pgn(pgn.as_bytes()))
        };
        assert_eq!(
            named(&["Mates: II: a", "Mates: I: b", "Mates: II: c"]).as_deref(),
            Some("Mates: II")
        );
        assert_eq!(named(&["Paris", "London"]), None);
        assert_eq!(named(&["Alone: one"]), None);
        assert_eq!(named(&["!?: one", "!?: two"]), None);
    }
}
