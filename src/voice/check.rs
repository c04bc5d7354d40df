//! Faults of the program's own words: what one language has and the other lacks, what does not parse.

use std::collections::{BTreeMap, BTreeSet};

use crate::content::{Diagnostic, Entry, Faults, Pack, SourceFile, Words, suggestion, term_names};
use crate::language::Language;

/// The names of the terms, by language.
#[must_use]
pub fn terms_of(pack: &Pack) -> BTreeMap<Language, BTreeSet<String>> {
    Language::ALL
        .into_iter()
        .map(|language| {
            let file = pack
                .files
                .get(&format!("locales/{}/terms.ftl", language.tag()));
            (language, file.map(term_names).unwrap_or_default())
        })
        .collect()
}

/// The faults of `locales/<lang>/*.ftl`: syntax, messages or variables that only one language has, a message in two files,
/// unknown terms.
#[must_use]
pub fn check_own_words(pack: &Pack) -> Vec<Diagnostic> {
    let terms = terms_of(pack);
    let mut found = Vec::new();
    let mut read: BTreeMap<Language, BTreeMap<String, (&SourceFile, Entry)>> = BTreeMap::new();
    for language in Language::ALL {
        let messages = read.entry(language).or_default();
        for file in own_files(pack, language) {
            let (words, faults) = Words::parse(file);
            found.extend(faults);
            let mut faults = Faults::new(file);
            for (name, entry) in words.messages {
                check_terms(&name, &entry, terms.get(&language), &mut faults);
                if let Some((other, _)) = messages.get(&name) {
                    let message = format!("`{name}` stands in {} too", other.path);
                    faults.error("duplicate-words", entry.span.clone(), message);
                }
                messages.insert(name, (file, entry));
            }
            found.extend(faults.into_vec());
        }
    }
    for language in Language::ALL {
        let nothing = BTreeMap::new();
        let ours = read.get(&language).unwrap_or(&nothing);
        let theirs = read.get(&language.other()).unwrap_or(&nothing);
        found.extend(compare(ours, theirs, language.other()));
    }
    let all = |language| terms.get(&language).cloned().unwrap_or_default();
    for language in Language::ALL {
        let Some(file) = pack
            .files
            .get(&format!("locales/{}/terms.ftl", language.tag()))
        else {
            continue;
        };
        let mut faults = Faults::new(file);
        for term in all(language).difference(&all(language.other())) {
            let at = file.text.find(&format!("-{term} ")).unwrap_or(0);
            let message = format!(
                "the term `-{term}` is missing in {}",
                language.other().own_name()
            );
            faults.error("missing-words", at..at + term.len() + 1, message);
        }
        for term in all(language) {
            let card = read
                .get(&language)
                .and_then(|own| own.get(&format!("term-{term}")));
            if card.is_none_or(|(_, entry)| !entry.attributes.contains_key("meaning")) {
                let at = file.text.find(&format!("-{term} ")).unwrap_or(0);
                let message = format!("`term-{term}` with its `.meaning` is missing");
                faults.error("missing-words", at..at + term.len() + 1, message);
            }
        }
        found.extend(faults.into_vec());
    }
    found
}

fn own_files(pack: &Pack, language: Language) -> impl Iterator<Item = &SourceFile> {
    let folder = format!("locales/{}/", language.tag());
    pack.files.values().filter(move |file| {
        file.path
            .strip_prefix(&folder)
            .is_some_and(|name| !name.contains('/'))
    })
}

fn check_terms(
    name: &str,
    entry: &Entry,
    terms: Option<&BTreeSet<String>>,
    faults: &mut Faults<'_>,
) {
    let nothing = BTreeSet::new();
    let known = terms.unwrap_or(&nothing);
    for (_, pattern) in entry.patterns() {
        for term in pattern.terms.difference(known) {
            let message = format!("`{name}` uses the unknown term `-{term}`");
            let help = suggestion(term, known.iter().map(String::as_str))
                .unwrap_or_else(|| "the list is terms.ftl".to_owned());
            faults.error_with_help("unknown-term", pattern.span.clone(), message, help);
        }
    }
}

/// What these messages have that the other language lacks.
fn compare(
    ours: &BTreeMap<String, (&SourceFile, Entry)>,
    theirs: &BTreeMap<String, (&SourceFile, Entry)>,
    other: Language,
) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for (name, (file, entry)) in ours {
        let mut faults = Faults::new(file);
        let Some((_, same)) = theirs.get(name) else {
            let message = format!("`{name}` is missing in {}", other.own_name());
            faults.error("missing-words", entry.span.clone(), message);
            found.extend(faults.into_vec());
            continue;
        };
        for (attribute, pattern) in entry
            .attributes
            .iter()
            .filter(|(key, _)| !same.attributes.contains_key(*key))
        {
            let message = format!("`{name}.{attribute}` is missing in {}", other.own_name());
            faults.error("missing-words", pattern.span.clone(), message);
        }
        let variables = |entry: &Entry| -> BTreeSet<String> {
            entry
                .patterns()
                .flat_map(|(_, pattern)| pattern.variables.iter().cloned())
                .collect()
        };
        // A count that only one language needs for its plural is no fault.
        for variable in variables(entry)
            .difference(&variables(same))
            .filter(|name| *name != "count")
        {
            let message = format!(
                "`{name}` speaks of `${variable}`, but not in {}",
                other.own_name()
            );
            faults.error("unknown-variable", entry.span.clone(), message);
        }
        found.extend(faults.into_vec());
    }
    found
}
