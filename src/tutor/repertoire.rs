//! What the learner does with repertoires of their own, and what their keeper has to say.

use std::path::PathBuf;

use crate::opening::{Repertoire, fit_name, free_name, own_id};
use crate::rules::Color;
use crate::session::Timestamp;
use crate::study::CardKind;

use super::msg::Msg;
use super::repertoires::{Cupboard, CupboardAnswer, Own};
use super::route::Route;
use super::screen::{Trouble, Workbench, WorkbenchMsg};
use super::tutor::Tutor;

/// A message about repertoires.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RepertoireMsg {
    /// Show how repertoires come in, or the openings again.
    ShowBringing(bool),
    /// A PGN was pasted.
    Pasted(String),
    /// A file was named or dropped.
    File(PathBuf),
    /// A new one begins: its name and its side.
    Begin(String, Color),
    /// The one that is shown goes on the workbench.
    Edit,
    /// Something on the workbench.
    Bench(WorkbenchMsg),
    /// The one that is shown is called something else.
    Rename(String),
    /// The one that is shown is deleted.
    Delete,
    /// The one that was deleted last comes back.
    BringBack,
    /// What could not be read was seen.
    Dismiss,
}

impl Tutor {
    /// The tutor with a place for the learner's own repertoires.
    #[must_use]
    pub fn with_cupboard(mut self, cupboard: Box<dyn Cupboard>) -> Self {
        self.cupboard = cupboard;
        self
    }

    /// The repertoire of the learner's own that is shown among the openings.
    #[must_use]
    pub fn shown_repertoire(&self) -> Option<&Own> {
        let (view, _) = self.openings.details()?;
        self.openings.own(&view.id)
    }

    pub(super) fn update_repertoire(&mut self, msg: RepertoireMsg, now: Timestamp) {
        match msg {
            RepertoireMsg::ShowBringing(shown) => self.openings.brings = shown,
            RepertoireMsg::Pasted(text) => {
                self.openings.is_importing = true;
                let name = self.voice.word("repertoire-nameless");
                self.cupboard.bring(name, text.into_bytes());
            }
            RepertoireMsg::File(path) => {
                self.openings.is_importing = true;
                self.cupboard.bring_file(path);
            }
            RepertoireMsg::Begin(name, side) => self.begin_repertoire(&name, side, now),
            RepertoireMsg::Edit => {
                if let Some(own) = self.shown_repertoire() {
                    self.openings.bench = Some(Workbench::new(own.repertoire.clone()));
                    self.update(Msg::Go(Route::Repertoire), now);
                }
            }
            RepertoireMsg::Bench(msg) => self.work(msg),
            RepertoireMsg::Rename(name) => self.rename_repertoire(&name),
            RepertoireMsg::Delete => {
                if let Some(own) = self.shown_repertoire() {
                    let repertoire = own.repertoire.clone();
                    self.cupboard.remove(repertoire.name.clone());
                    self.openings
                        .own
                        .retain(|own| own.repertoire.name != repertoire.name);
                    self.openings.deleted = Some(repertoire);
                    self.openings.chosen = None;
                    self.count_openings();
                }
            }
            RepertoireMsg::BringBack => {
                if let Some(repertoire) = self.openings.deleted.take() {
                    let name = self.free_name(&repertoire.name, None);
                    self.keep_own(repertoire.named(&name));
                }
            }
            RepertoireMsg::Dismiss => self.openings.troubles.clear(),
        }
    }

    /// A name that no other repertoire has, but for the one that is to have it.
    fn free_name(&self, wanted: &str, own: Option<&str>) -> String {
        let names = self.openings.own.iter();
        let names = names.map(|own| own.repertoire.name.as_str());
        free_name(wanted, names.filter(|name| Some(*name) != own))
    }

    fn begin_repertoire(&mut self, name: &str, side: Color, now: Timestamp) {
        let wanted = fit_name(name);
        let wanted = if wanted.is_empty() {
            self.voice.word("repertoire-nameless")
        } else {
            wanted
        };
        let name = self.free_name(&wanted, None);
        // It is kept as soon as it has a move.
        let repertoire = Repertoire::begin(&name, side, &[]);
        self.openings.bench = Some(Workbench::new(repertoire));
        self.openings.brings = false;
        self.update(Msg::Go(Route::Repertoire), now);
    }

    fn work(&mut self, msg: WorkbenchMsg) {
        let Some(bench) = &mut self.openings.bench else {
            return;
        };
        if bench.update(msg) {
            self.cupboard.keep(bench.repertoire().clone());
        }
    }

    /// What was on the workbench stands among the openings again; without a move it is gone.
    pub(super) fn clear_bench(&mut self) {
        let Some(bench) = self.openings.bench.take() else {
            return;
        };
        let repertoire = bench.repertoire().clone();
        if repertoire.next(&[]).is_empty() {
            let mut own = self.openings.own.iter();
            if own.any(|own| own.repertoire.name == repertoire.name) {
                self.cupboard.remove(repertoire.name.clone());
            }
            self.openings
                .own
                .retain(|own| own.repertoire.name != repertoire.name);
            return;
        }
        if bench.is_changed() {
            self.put_own(repertoire);
        }
    }

    /// Keeps a repertoire, and shows it among the openings.
    fn keep_own(&mut self, repertoire: Repertoire) {
        self.cupboard.keep(repertoire.clone());
        self.put_own(repertoire);
        self.count_openings();
    }

    /// Puts a repertoire among the openings, in the place of the one of its name.
    fn put_own(&mut self, repertoire: Repertoire) {
        let own = Own::from(repertoire.clone());
        self.openings.chosen = Some(own.tree.id.clone());
        let place = self
            .openings
            .own
            .iter_mut()
            .find(|known| known.repertoire.name == repertoire.name);
        match place {
            Some(known) => *known = own,
            None => self.openings.own.push(own),
        }
    }

    fn rename_repertoire(&mut self, name: &str) {
        let Some(own) = self.shown_repertoire() else {
            return;
        };
        let old = own.repertoire.clone();
        let wanted = fit_name(name);
        if wanted.is_empty() || wanted == old.name {
            return;
        }
        let name = self.free_name(&wanted, Some(&old.name));
        // What was learnt is kept under the new name, too.
        let (from, to) = (own_id(&old.name), own_id(&name));
        let cards = self.records.learner.cards(CardKind::Opening);
        let moved: Vec<_> = cards
            .filter_map(|(key, card)| {
                let rest = key.strip_prefix(&from)?.strip_prefix('/')?;
                Some((format!("{to}/{rest}"), *card))
            })
            .collect();
        for (key, card) in moved {
            self.records
                .learner
                .keep_card(CardKind::Opening, &key, card);
            self.store.save_card(CardKind::Opening, key, card);
        }
        self.cupboard.remove(old.name.clone());
        self.openings
            .own
            .retain(|own| own.repertoire.name != old.name);
        self.keep_own(old.named(&name));
    }

    /// Takes in what the keeper of repertoires has to say. Gives whether there was anything.
    pub(super) fn hear_cupboard(&mut self, now: Timestamp) -> bool {
        let answers = self.cupboard.poll();
        let is_news = !answers.is_empty();
        for answer in answers {
            match answer {
                CupboardAnswer::Read(own) => self.openings.own = own,
                CupboardAnswer::Brought(own, faults) => {
                    self.openings.is_importing = false;
                    self.openings.brings = false;
                    self.openings.chosen = Some(own.tree.id.clone());
                    self.openings.own.push(*own);
                    self.openings.troubles = Trouble::named(faults, Vec::new());
                }
                CupboardAnswer::Nothing(faults) => {
                    self.openings.is_importing = false;
                    self.openings.troubles = Trouble::named(faults, Vec::new());
                    self.openings.troubles.push(Trouble::NoGame);
                }
                CupboardAnswer::Failed { path, reason } => {
                    self.openings.is_importing = false;
                    self.openings.troubles = vec![Trouble::File { path, reason }];
                }
            }
        }
        if is_news {
            self.openings.now = now;
            self.count_openings();
        }
        is_news
    }
}
