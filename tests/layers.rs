//! The layers of the crate: the two tables on the first page of its documentation, held against `src/`.
//!
//! A module that uses one above it, a file that touches the disk, the clock or a thread without being named an edge, a
//! crate met outside its home: each is said with its file and line.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a source tree that cannot be read should fail loudly"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// What touches the world outside. Some names are met after `use std::…`, so the last part counts too.
const EDGE_PATHS: [&str; 5] = [
    "std::fs",
    "std::thread",
    "std::process",
    "std::env",
    "std::net",
];
/// The clocks.
const EDGE_NAMES: [&str; 2] = ["SystemTime", "Instant"];

/// A row of the table of layers.
#[derive(Debug)]
struct Layer {
    name: String,
    uses: BTreeSet<String>,
    edge: Edge,
}

#[derive(Debug)]
enum Edge {
    All,
    Files(BTreeSet<String>),
}

/// A file of `src/`, its tests taken off, comments and strings blanked out.
struct Source {
    /// From `src/`, with slashes.
    path: String,
    code: String,
}

impl Source {
    /// The module of the crate that the file belongs to; `main` and `lib` are their own.
    fn module(&self) -> &str {
        let first = self.path.split('/').next().unwrap();
        first.strip_suffix(".rs").unwrap_or(first)
    }

    fn line_of(&self, offset: usize) -> usize {
        self.code[..offset].matches('\n').count() + 1
    }

    /// How deep the file's own module lies below the root of the crate.
    fn depth(&self) -> usize {
        let parts = self.path.split('/').count();
        parts - usize::from(self.path.ends_with("/mod.rs"))
    }
}

#[test]
fn no_module_uses_one_above_it() {
    let layers = layers();
    let mut wrong = Vec::new();
    for source in sources() {
        let module = source.module();
        if ["lib", "main"].contains(&module) {
            continue;
        }
        let layer = layers.get(module).unwrap_or_else(|| {
            panic!("`{module}` has no row in the table of layers in src/lib.rs")
        });
        for (used, line) in modules_used(&source) {
            let is_known = layers.contains_key(&used);
            if is_known && used != layer.name && !layer.uses.contains(&used) {
                wrong.push(format!(
                    "src/{}:{line}: {module} may not use {used}",
                    source.path
                ));
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn only_the_edges_touch_disk_clock_threads_and_processes() {
    let layers = layers();
    let mut wrong = Vec::new();
    for source in sources() {
        let file = source.path.rsplit('/').next().unwrap();
        let is_edge = match layers.get(source.module()).map(|layer| &layer.edge) {
            Some(Edge::All) => true,
            Some(Edge::Files(files)) => files.contains(file),
            None => source.module() == "main",
        };
        if is_edge {
            continue;
        }
        let std = paths_from(&source.code, "std::").into_iter();
        let touched = std.filter(|(path, _)| EDGE_PATHS.iter().any(|edge| path.starts_with(edge)));
        let clocks = EDGE_NAMES
            .iter()
            .flat_map(|name| words(&source.code, name).map(|at| ((*name).to_owned(), at)));
        for (what, at) in touched.chain(clocks) {
            wrong.push(format!(
                "src/{}:{}: {what}",
                source.path,
                source.line_of(at)
            ));
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn every_edge_that_is_named_is_there() {
    let there: BTreeSet<(String, String)> = sources()
        .iter()
        .map(|source| {
            let file = source.path.rsplit('/').next().unwrap();
            (source.module().to_owned(), file.to_owned())
        })
        .collect();
    for layer in layers().into_values() {
        if let Edge::Files(files) = layer.edge {
            for file in files {
                let key = (layer.name.clone(), file);
                assert!(
                    there.contains(&key),
                    "{key:?} is named an edge, but is not there"
                );
            }
        }
    }
}

#[test]
fn each_crate_is_met_at_home_only() {
    let homes = homes();
    let mut wrong = Vec::new();
    for source in sources() {
        for (name, home) in &homes {
            let is_at_home = home.contains(source.module());
            // The program's first file reads its arguments.
            if is_at_home || (source.module() == "main" && name == "clap") {
                continue;
            }
            for at in words(&source.code, name) {
                if source.code[at + name.len()..].starts_with("::") {
                    let line = source.line_of(at);
                    wrong.push(format!(
                        "src/{}:{line}: {name} is met outside {home:?}",
                        source.path
                    ));
                }
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

#[test]
fn every_crate_has_a_home() {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).unwrap();
    let manifest: toml::Table = manifest.parse().unwrap();
    let wanted: BTreeSet<String> = manifest["dependencies"]
        .as_table()
        .unwrap()
        .keys()
        .map(|name| name.replace('-', "_"))
        .collect();
    let named: BTreeSet<String> = homes().into_keys().collect();
    assert_eq!(named, wanted);
}

#[test]
fn every_module_has_a_row() {
    let lib = fs::read_to_string(root().join("src/lib.rs")).unwrap();
    let declared: BTreeSet<String> = lib
        .lines()
        .filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'))
        .map(str::to_owned)
        .collect();
    let rows: BTreeSet<String> = layers().into_keys().collect();
    assert_eq!(rows, declared);
}

#[test]
fn what_is_no_code_is_not_read() {
    let code = code_of(
        "//! [`crate::app`]\nuse crate::rules::X; // crate::app\nlet s = \"crate::app\"; let c = '\"'; \
         let r = r#\"a\"crate::app\"#; /* crate::app */ let l: &'static str = x;\n\
         #[cfg(test)]\nmod tests { use crate::app; }\n",
    );
    assert!(
        code.contains("crate::rules::X") && code.contains("&'static str"),
        "{code}"
    );
    assert!(!code.contains("app"), "{code}");
}

#[test]
fn grouped_and_relative_paths_are_followed() {
    let source = Source {
        path: "lesson/session/ask.rs".to_owned(),
        code: "use crate::{message::{Arg, Message}, app::look};\nuse super::super::super::tutor::Msg;\n\
               use super::super::answer::Told;\n"
            .to_owned(),
    };
    let used: Vec<(String, usize)> = modules_used(&source);
    let names: Vec<&str> = used.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["message", "app", "tutor"]);
}

/// The modules of the crate that a file names, with the lines.
fn modules_used(source: &Source) -> Vec<(String, usize)> {
    let from_root = paths_from(&source.code, "crate::");
    let mut used: Vec<(String, usize)> = from_root
        .into_iter()
        .map(|(path, at)| (path, source.line_of(at)))
        .collect();
    // A path that climbs to the root of the crate by `super`.
    let climb = "super::".repeat(source.depth());
    for (path, at) in paths_from(&source.code, &climb) {
        used.push((path, source.line_of(at)));
    }
    used.into_iter()
        .filter_map(|(path, line)| {
            let module = path
                .split("::")
                .find(|part| !["crate", "super"].contains(part))?;
            Some((module.to_owned(), line))
        })
        .collect()
}

/// All paths that begin like this, with groups taken apart as far as their first names, and where they stand.
fn paths_from(code: &str, start: &str) -> Vec<(String, usize)> {
    let mut found = Vec::new();
    for (at, _) in code.match_indices(start) {
        let before = code[..at].chars().next_back();
        if before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':') {
            continue;
        }
        let rest = &code[at + start.len()..];
        match rest.strip_prefix('{') {
            None => found.push((format!("{start}{}", path_at(rest)), at)),
            Some(group) => {
                for item in group_items(group) {
                    found.push((format!("{start}{}", path_at(item)), at));
                }
            }
        }
    }
    found
}

/// The letters of a path from here on.
fn path_at(text: &str) -> &str {
    let end = text
        .find(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':'))
        .unwrap_or(text.len());
    &text[..end]
}

/// The members of a group, up to its closing brace.
fn group_items(group: &str) -> Vec<&str> {
    let mut items = Vec::new();
    let (mut depth, mut from) = (0, 0);
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' if depth == 0 => {
                items.push(group[from..at].trim());
                break;
            }
            '}' => depth -= 1,
            ',' if depth == 0 => {
                items.push(group[from..at].trim());
                from = at + 1;
            }
            _ => {}
        }
    }
    items
}

/// Where a name stands as a word of its own.
fn words<'c>(code: &'c str, name: &'c str) -> impl Iterator<Item = usize> + 'c {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(name)
        .map(|(at, _)| at)
        .filter(move |at| {
            let before = code[..*at].chars().next_back();
            let after = code[at + name.len()..].chars().next();
            !before.is_some_and(is_part) && !after.is_some_and(is_part)
        })
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The rows of a table in the documentation of the crate, by its heading.
fn table(heading: &str) -> Vec<Vec<String>> {
    let lib = fs::read_to_string(root().join("src/lib.rs")).unwrap();
    let lines = lib
        .lines()
        .map(|line| line.trim_start_matches("//!").trim());
    let rows: Vec<Vec<String>> = lines
        .skip_while(|line| *line != heading)
        .skip_while(|line| !line.starts_with('|'))
        .take_while(|line| line.starts_with('|'))
        .skip(2)
        .map(|line| {
            let cells = line.trim_matches('|').split('|');
            cells.map(|cell| cell.trim().to_owned()).collect()
        })
        .collect();
    assert!(!rows.is_empty(), "src/lib.rs has a table below `{heading}`");
    rows
}

/// The names in a cell, with or without marks round them.
fn names(cell: &str) -> Vec<String> {
    cell.split_whitespace()
        .map(|name| name.trim_matches(['`', '[', ']']).to_owned())
        .filter(|name| name != "–")
        .collect()
}

fn layers() -> BTreeMap<String, Layer> {
    let mut layers = BTreeMap::new();
    let mut above = BTreeSet::new();
    for row in table("# Layers") {
        let [name, _, uses, edge] = row.as_slice() else {
            panic!("a row of layers has four cells: {row:?}");
        };
        let name = names(name).remove(0);
        let uses = match uses.as_str() {
            "all above" => above.clone(),
            uses => names(uses).into_iter().collect(),
        };
        for used in &uses {
            assert!(
                above.contains(used),
                "`{name}` may use `{used}`, which does not stand above it"
            );
        }
        let edge = match edge.as_str() {
            "all" => Edge::All,
            files => Edge::Files(names(files).into_iter().collect()),
        };
        above.insert(name.clone());
        layers.insert(name.clone(), Layer { name, uses, edge });
    }
    layers
}

/// By crate: the modules that may name it.
fn homes() -> BTreeMap<String, BTreeSet<String>> {
    let mut homes = BTreeMap::new();
    for row in table("# One home for each crate") {
        let [crates, home] = row.as_slice() else {
            panic!("a row of homes has two cells: {row:?}");
        };
        for name in names(crates) {
            homes.insert(name, names(home).into_iter().collect());
        }
    }
    homes
}

fn sources() -> Vec<Source> {
    let mut files = Vec::new();
    collect(&root().join("src"), &mut files);
    assert!(files.len() > 50, "the sources were found");
    let test_only = test_only_files(&files);
    files
        .iter()
        .filter(|file| !test_only.contains(*file))
        .map(|file| {
            let path = file.strip_prefix(root().join("src")).unwrap();
            Source {
                path: path.to_string_lossy().replace('\\', "/"),
                code: code_of(&fs::read_to_string(file).unwrap()),
            }
        })
        .collect()
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|end| end == "rs") {
            files.push(path);
        }
    }
}

/// Files that `#[cfg(test)] mod name;` declares.
fn test_only_files(files: &[PathBuf]) -> BTreeSet<PathBuf> {
    let mut found = BTreeSet::new();
    for file in files {
        let text = fs::read_to_string(file).unwrap();
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        for pair in lines.windows(2) {
            if let ["#[cfg(test)]", declared] = pair
                && let Some(name) = declared
                    .strip_prefix("mod ")
                    .and_then(|rest| rest.strip_suffix(';'))
            {
                found.insert(file.with_file_name(format!("{name}.rs")));
            }
        }
    }
    found
}

/// Code alone: no comments, no strings, no tests at the end; the lines stay where they were.
fn code_of(text: &str) -> String {
    let mut code = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let skipped = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else {
            string_length(rest, code.chars().next_back()).unwrap_or_default()
        };
        if skipped == 0 {
            code.push(c);
            rest = &rest[c.len_utf8()..];
        } else {
            // Lines are kept, so that places stay right.
            code.extend(rest[..skipped].chars().filter(|c| *c == '\n'));
            rest = &rest[skipped..];
        }
    }
    match code.find("#[cfg(test)]\nmod tests {") {
        Some(tests) => code[..tests].to_owned(),
        None => code,
    }
}

/// The length of a string or character that begins here.
fn string_length(rest: &str, before: Option<char>) -> Option<usize> {
    let is_word = before.is_some_and(|c| c.is_alphanumeric() || c == '_');
    if !is_word && let Some(raw) = rest.strip_prefix('r') {
        let hashes = raw.len() - raw.trim_start_matches('#').len();
        if raw[hashes..].starts_with('"') {
            let end = format!("\"{}", "#".repeat(hashes));
            let body = 1 + hashes + 1;
            return Some(
                rest[body..]
                    .find(&end)
                    .map_or(rest.len(), |at| body + at + end.len()),
            );
        }
    }
    if let Some(body) = rest.strip_prefix('"') {
        let mut is_escaped = false;
        for (at, c) in body.char_indices() {
            match c {
                _ if is_escaped => is_escaped = false,
                '\\' => is_escaped = true,
                '"' => return Some(at + 2),
                _ => {}
            }
        }
        return Some(rest.len());
    }
    let body = rest.strip_prefix('\'')?;
    if let Some(escaped) = body.strip_prefix('\\') {
        return escaped[1..].find('\'').map(|at| at + 4);
    }
    // A lifetime has no second quote right after its first letter.
    let length = body.chars().next()?.len_utf8();
    body[length..].starts_with('\'').then_some(length + 2)
}
