//! All words of the program and of the lessons, in every language.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource};

use crate::content::{Pack, SourceFile};
use crate::language::Language;

use super::spoken::{mark_terms, set_terms_apart};

type Bundle = FluentBundle<Arc<FluentResource>>;

/// The words. Cheap to share; what is not needed is not parsed.
pub struct Catalogue {
    pack: Pack,
    own: [OnceLock<Bundle>; 2],
    content: Mutex<BTreeMap<(Language, String), Arc<Bundle>>>,
    words: BTreeMap<(Language, String), SourceFile>,
}

impl std::fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Catalogue")
            .field("files", &self.words.len())
            .finish_non_exhaustive()
    }
}

impl Catalogue {
    /// The program's own words out of a pack's `locales/<lang>/*.ftl`, and the words of lessons and courses by
    /// `lessons/<id>` and `courses/<id>`.
    #[must_use]
    pub fn new(pack: Pack, words: BTreeMap<(Language, String), SourceFile>) -> Self {
        Self {
            pack,
            own: Default::default(),
            content: Mutex::default(),
            words,
        }
    }

    /// A message of the program's own.
    pub(super) fn own(
        &self,
        language: Language,
        id: &str,
        args: &FluentArgs<'_>,
    ) -> Option<String> {
        format(self.own_bundle(language), id, None, args)
    }

    /// An attribute of a message of the program's own.
    pub(super) fn own_attribute(
        &self,
        language: Language,
        id: &str,
        attribute: &str,
    ) -> Option<String> {
        format(
            self.own_bundle(language),
            id,
            Some(attribute),
            &FluentArgs::new(),
        )
    }

    fn own_bundle(&self, language: Language) -> &Bundle {
        let [english, chinese] = &self.own;
        let slot = match language {
            Language::English => english,
            Language::Chinese => chinese,
        };
        slot.get_or_init(|| {
            let folder = format!("locales/{}/", language.tag());
            let files = self.pack.files.values().filter(|file| {
                file.path
                    .strip_prefix(&folder)
                    .is_some_and(|name| !name.contains('/'))
            });
            bundle_of(language, files)
        })
    }

    /// A message of a lesson or course (`lessons/<id>`, `courses/<id>`), or an attribute of it.
    pub(super) fn content(
        &self,
        language: Language,
        name: &str,
        id: &str,
        attribute: Option<&str>,
    ) -> Option<String> {
        let key = (language, name.to_owned());
        // The words of openings come with the program, those of lessons from wherever the lesson was read.
        let own = || {
            let path = format!("locales/{}/{name}.ftl", language.tag());
            self.pack.files.get(&path)
        };
        let file = self.words.get(&key).or_else(own)?;
        let mut content = self.content.lock().unwrap_or_else(PoisonError::into_inner);
        let bundle = content.entry(key).or_insert_with(|| {
            let terms = self
                .pack
                .files
                .get(&format!("locales/{}/terms.ftl", language.tag()));
            Arc::new(bundle_of(language, terms.into_iter().chain([file])))
        });
        format(bundle, id, attribute, &FluentArgs::new())
    }
}

fn bundle_of<'f>(language: Language, files: impl Iterator<Item = &'f SourceFile>) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![locale(language)]);
    // The marks for right-to-left isolation would show as empty boxes.
    bundle.set_use_isolating(false);
    for file in files {
        let is_terms = file.stem() == "terms";
        let text = if is_terms {
            file.text.clone()
        } else {
            mark_terms(&file.text)
        };
        // What cannot be parsed is left out here; the checker names it.
        let resource = match FluentResource::try_new(set_terms_apart(&text)) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(Arc::new(resource));
    }
    bundle
}

fn locale(language: Language) -> unic_langid::LanguageIdentifier {
    match language {
        Language::English => unic_langid::langid!("en"),
        Language::Chinese => unic_langid::langid!("zh-CN"),
    }
}

/// The text, or nothing when it is not there or speaks of something that is not.
fn format(
    bundle: &Bundle,
    id: &str,
    attribute: Option<&str>,
    args: &FluentArgs<'_>,
) -> Option<String> {
    let message = bundle.get_message(id)?;
    let pattern = match attribute {
        Some(name) => message.get_attribute(name)?.value(),
        None => message.value()?,
    };
    let mut errors = Vec::new();
    let text = bundle
        .format_pattern(pattern, Some(args), &mut errors)
        .into_owned();
    errors.is_empty().then_some(text)
}
