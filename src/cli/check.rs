//! `check [PATH…]`: proves lessons and their words.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use clap::Args;
use serde_json::json;

use crate::content::{Diagnostic, Faults, Pack, Severity, SourceFile};
use crate::lesson::{EngineClaim, Library};
use crate::opening::{Trees, Weighed};
use crate::store::DataFolder;
use crate::voice::{check_own_words, terms_of};

use super::proofs::{self, Proved};
use super::{Answer, Arguments, Unusable};

/// Proves lessons and their words.
#[derive(Debug, Args)]
pub struct Check {
    /// Packs, folders or files; without any, the lessons that come with the program.
    paths: Vec<PathBuf>,
    /// Leaves out what only the engine can prove.
    #[arg(long)]
    quick: bool,
}

/// What is looked at: a pack, and the part of it whose faults are told.
struct Target {
    pack: Pack,
    only: Option<String>,
    faults: Vec<Diagnostic>,
}

impl Check {
    pub(super) fn run(
        &self,
        arguments: &Arguments,
        out: &mut dyn Write,
    ) -> Result<Answer, Unusable> {
        let embedded = Pack::embedded();
        let terms = terms_of(&embedded);
        let mut faults = Vec::new();
        let mut files: BTreeMap<String, SourceFile> = BTreeMap::new();
        let (mut lessons, mut steps, mut claims) = (0, 0, 0);
        let (mut openings, mut moves) = (0, 0);
        let mut engine_claims: Vec<EngineClaim> = Vec::new();
        let targets = if self.paths.is_empty() {
            let faults = check_own_words(&embedded);
            vec![Target {
                pack: embedded.clone(),
                only: None,
                faults,
            }]
        } else {
            self.paths
                .iter()
                .map(|path| target(path))
                .collect::<Result<_, _>>()?
        };
        for Target {
            pack,
            only,
            faults: found,
        } in targets
        {
            // A pack may require lessons that come with the program; their own faults are not its.
            let is_embedded = pack == embedded;
            let packs = if is_embedded {
                vec![pack.clone()]
            } else {
                vec![embedded.clone(), pack.clone()]
            };
            let (library, report) = Library::load(&packs, &terms);
            let ours = |fault: &Diagnostic| {
                pack.files.contains_key(&fault.path)
                    && only
                        .as_ref()
                        .is_none_or(|only| fault.path.starts_with(only.as_str()))
            };
            faults.extend(found);
            let (trees, tree_faults) = Trees::read(&pack, Weighed::embedded());
            moves += trees.iter().map(|tree| tree.moves().count()).sum::<usize>();
            openings += trees.iter().count();
            faults.extend(tree_faults.into_iter().filter(ours));
            faults.extend(report.faults.into_iter().filter(ours));
            files.extend(pack.files.clone());
            let own = |id: &String| {
                pack.files
                    .keys()
                    .any(|path| path.ends_with(&format!("/{id}.toml")))
            };
            lessons += library.lessons.keys().filter(|id| own(id)).count();
            lessons += library
                .broken
                .iter()
                .filter(|broken| own(&broken.id))
                .count();
            steps += library
                .lessons
                .iter()
                .filter(|(id, _)| own(id))
                .map(|(_, l)| l.steps.len())
                .sum::<usize>();
            let own_claims = report.claims.iter().filter(|(id, _)| own(id));
            claims += own_claims.map(|(_, count)| count).sum::<usize>();
            let is_asked = |claim: &EngineClaim| {
                let path = claim.path.as_str();
                let inside = only
                    .as_ref()
                    .is_none_or(|only| path.starts_with(only.as_str()));
                inside && pack.files.contains_key(path)
            };
            let own_claims = report.engine.into_iter().filter(|(id, _)| own(id));
            let own_claims = own_claims.flat_map(|(_, claims)| claims);
            engine_claims.extend(own_claims.filter(is_asked));
        }
        let proved = if self.quick {
            Proved::default()
        } else {
            let folder = DataFolder::choose(arguments.data.as_deref());
            proofs::prove(engine_claims, folder.map(|folder| folder.path().to_owned()))
        };
        for (claim, why) in &proved.false_claims {
            if let Some(file) = files.get(&claim.path) {
                let mut found = Faults::new(file);
                found.error("unproved-claim", claim.span.clone(), why);
                faults.extend(found.into_vec());
            }
        }
        faults.sort_by(|a, b| (&a.path, a.line, a.column).cmp(&(&b.path, b.line, b.column)));
        faults.dedup();
        let errors = faults
            .iter()
            .filter(|fault| fault.severity == Severity::Error)
            .count();
        for fault in &faults {
            if arguments.json {
                writeln!(out, "{}", as_json(fault))?;
            } else {
                writeln!(out, "{}\n", as_text(fault, files.get(&fault.path)))?;
            }
        }
        if !arguments.json {
            let warnings = faults.len() - errors;
            if openings > 0 {
                writeln!(
                    out,
                    "checked {openings} openings with {moves} moves in 2 languages"
                )?;
            }
            let by_engine = match proved.now + proved.before {
                0 => String::new(),
                all => format!(
                    ", {all} more by the engine ({} of them before)",
                    proved.before
                ),
            };
            writeln!(
                out,
                "checked {lessons} lessons with {steps} steps in 2 languages, {claims} claims{by_engine}: \
                 {errors} errors, {warnings} warnings"
            )?;
        }
        Ok(if errors == 0 { Answer::Yes } else { Answer::No })
    }
}

/// The pack that a path belongs to: the folder itself, or the one above that holds `lessons` or `locales`.
fn target(path: &Path) -> Result<Target, Unusable> {
    let unusable = |reason: String| Unusable(format!("{reason}: {}", path.display()));
    let full = path
        .canonicalize()
        .map_err(|error| unusable(error.to_string()))?;
    let is_pack =
        |folder: &Path| folder.join("lessons").is_dir() || folder.join("locales").is_dir();
    let root = full
        .ancestors()
        .find(|folder| is_pack(folder))
        .ok_or_else(|| unusable("no folder `lessons` here or above".to_owned()))?;
    let (pack, faults) = Pack::read(root).map_err(|error| unusable(error.to_string()))?;
    let inside = full.strip_prefix(root).unwrap_or(Path::new(""));
    let only = inside.to_string_lossy().replace('\\', "/");
    Ok(Target {
        pack,
        only: (!only.is_empty()).then_some(only),
        faults,
    })
}

fn as_json(fault: &Diagnostic) -> serde_json::Value {
    let message = match &fault.help {
        Some(help) => format!("{}; {help}", fault.message),
        None => fault.message.clone(),
    };
    json!({
        "file": fault.path,
        "line": fault.line,
        "column": fault.column,
        "severity": match fault.severity { Severity::Error => "error", Severity::Warning => "warning" },
        "code": fault.code,
        "message": message,
    })
}

/// The fault with its line, as compilers show it.
fn as_text(fault: &Diagnostic, file: Option<&SourceFile>) -> String {
    let level = match fault.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let title = level.primary_title(&fault.message).id(fault.code);
    let text = file.map(|file| file.text.as_str()).unwrap_or_default();
    let start = fault.span.start.min(text.len());
    let end = fault.span.end.clamp(start, text.len());
    let snippet = Snippet::source(text)
        .path(&fault.path)
        .annotation(AnnotationKind::Primary.span(start..end));
    let mut group = title.element(snippet);
    if let Some(help) = &fault.help {
        group = group.element(Level::HELP.message(help));
    }
    Renderer::plain().render(&[group]).to_string()
}
