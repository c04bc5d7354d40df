//! Openings on the screen: the list, the one that is looked at, and the practice at hand.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::message::{Arg, Message};
use crate::opening::{Book, Drill, Repertoire, Title, Tree, Trees, key_of, side_name};
use crate::rules::Color;
use crate::scene::Scene;
use crate::session::{Session as _, Timestamp};
use crate::study::{CardKind, Learner};
use crate::tutor::repertoires::Own;

use super::repertoire::Workbench;
use super::review::Trouble;

/// A card that comes back sooner than this is not known yet: it was missed.
const KNOWN_DAYS: f32 = 1.0;

/// The openings and what is done with them.
#[derive(Clone, Debug, Default)]
pub struct OpeningScreen {
    /// The opening whose details are shown.
    pub chosen: Option<String>,
    /// The side whose details are shown, where the learner chose one.
    pub side: Option<Color>,
    /// The practice at hand.
    pub drill: Option<DrillScreen>,
    /// Repertoires of the learner's own.
    pub own: Vec<Own>,
    /// The one that is being changed.
    pub bench: Option<Workbench>,
    /// The one that was deleted last, while it can be brought back.
    pub deleted: Option<Repertoire>,
    /// Is shown how repertoires come in?
    pub brings: bool,
    /// Is one being read in?
    pub is_importing: bool,
    /// What could not be read.
    pub troubles: Vec<Trouble>,
    /// All openings with how well they are known, as they were counted last.
    pub views: Vec<OpeningView>,
    /// The last moment that was told: what is due is counted for it.
    pub now: Timestamp,
}

/// A practice on the screen.
#[derive(Clone, Debug)]
pub struct DrillScreen {
    /// The session.
    pub session: Drill,
    /// Did the learner turn the board round?
    pub is_flipped: bool,
}

/// An opening in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningView {
    /// Its tree.
    pub id: String,
    /// What it is called.
    pub title: Message,
    /// What it is about, where it has words.
    pub summary: Option<Message>,
    /// The sides, that whose opening it is first.
    pub sides: Vec<SideView>,
    /// The names of its positions, under which it can be looked for.
    pub names: Vec<&'static str>,
}

/// How well a side of an opening is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideView {
    /// The side.
    pub side: Color,
    /// Positions that must be answered.
    pub positions: usize,
    /// Positions that were answered from memory and are not due.
    pub known: usize,
    /// Positions that are due.
    pub due: usize,
    /// The lines.
    pub lines: Vec<LineView>,
}

/// How well a line is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineView {
    /// What it is called.
    pub title: Message,
    /// Positions that must be answered.
    pub positions: usize,
    /// Positions that were answered from memory and are not due.
    pub known: usize,
    /// How often one of them was missed.
    pub lapses: u32,
}

impl SideView {
    /// The share of positions that are known, in whole percent; 100 only when all are.
    #[must_use]
    pub fn percent(&self) -> usize {
        (100 * self.known).checked_div(self.positions).unwrap_or(0)
    }
}

impl DrillScreen {
    /// The board, turned as the learner wants it.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let mut scene = self.session.scene();
        if self.is_flipped {
            scene.orientation = !scene.orientation;
        }
        scene
    }
}

impl OpeningScreen {
    /// All trees: the learner's own, then those that come with the program.
    pub fn trees(&self) -> impl Iterator<Item = &Arc<Tree>> {
        let own = self.own.iter().map(|own| &own.tree);
        own.chain(Trees::embedded().iter())
    }

    /// The tree of this id.
    #[must_use]
    pub fn tree(&self, id: &str) -> Option<&Arc<Tree>> {
        self.trees().find(|tree| tree.id == id)
    }

    /// The repertoire of the learner's own with this tree.
    #[must_use]
    pub fn own(&self, id: &str) -> Option<&Own> {
        self.own.iter().find(|own| own.tree.id == id)
    }

    /// Counts anew how well everything is known.
    pub fn count(&mut self, learner: &Learner) {
        let views = self
            .trees()
            .map(|tree| view(tree, learner, self.now))
            .collect();
        self.views = views;
    }

    /// The openings that fit the words that are looked for, in either language; all when there are none.
    pub fn found(&self, wanted: &str) -> impl Iterator<Item = &OpeningView> {
        let wanted = wanted.trim().to_owned();
        self.views.iter().filter(move |view| view.fits(&wanted))
    }

    /// The opening whose details are shown: the chosen one, or the first.
    #[must_use]
    pub fn details(&self) -> Option<(&OpeningView, &SideView)> {
        let chosen = self.chosen.as_deref();
        let view = self
            .views
            .iter()
            .find(|view| Some(view.id.as_str()) == chosen);
        let view = view.or_else(|| self.views.first())?;
        let side = view.sides.iter().find(|side| Some(side.side) == self.side);
        Some((view, side.or_else(|| view.sides.first())?))
    }

    /// How many positions of all openings are due.
    #[must_use]
    pub fn due(&self) -> usize {
        let sides = self.views.iter().flat_map(|view| &view.sides);
        sides.map(|side| side.due).sum()
    }

    /// The opening and side that have waited longest.
    #[must_use]
    pub fn most_due(&self, learner: &Learner) -> Option<(String, Color)> {
        let due = learner.due(CardKind::Opening, self.now);
        let key = due
            .into_iter()
            .map(|(key, _)| key)
            .find(|key| self.is_asked(key))?;
        parts(key).map(|(tree, side, _)| (tree.to_owned(), side))
    }

    /// The keys of a side's positions that are due, the longest overdue first.
    #[must_use]
    pub fn due_of(&self, tree: &Tree, side: Color, learner: &Learner) -> Vec<String> {
        let due = learner.due(CardKind::Opening, self.now);
        due.into_iter()
            .filter_map(|(key, _)| parts(key))
            .filter(|(id, of, _)| *id == tree.id && *of == side)
            .map(|(_, _, position)| position.to_owned())
            .collect()
    }

    /// Does a tree still ask what a card is about? A card of a line that is no more waits for nobody.
    fn is_asked(&self, key: &str) -> bool {
        parts(key).is_some_and(|(id, side, position)| {
            let tree = self.tree(id);
            let questions = tree.map(|tree| tree.questions(side)).unwrap_or_default();
            questions
                .iter()
                .any(|question| key_of(&question.position) == position)
        })
    }
}

/// How often each position of a side was answered, as a drill wants to know it.
#[must_use]
pub(crate) fn known_before(tree: &Tree, side: Color, learner: &Learner) -> BTreeMap<String, u32> {
    let questions = tree.questions(side);
    let keys = questions.iter().map(|question| key_of(&question.position));
    keys.filter_map(|position| {
        let card = learner.card(CardKind::Opening, &card_key(&tree.id, side, &position))?;
        let times = if card.stability_days() >= KNOWN_DAYS {
            2
        } else {
            1
        };
        Some((position, times))
    })
    .collect()
}

/// The key of a position's card.
#[must_use]
pub(crate) fn card_key(tree: &str, side: Color, position: &str) -> String {
    format!("{tree}/{}/{position}", side_name(side))
}

/// The tree, the side and the position of a card's key.
fn parts(key: &str) -> Option<(&str, Color, &str)> {
    // A position has strokes of its own.
    let mut parts = key.splitn(3, '/');
    let (tree, side, position) = (parts.next()?, parts.next()?, parts.next()?);
    let side = [Color::White, Color::Black]
        .into_iter()
        .find(|color| side_name(*color) == side)?;
    Some((tree, side, position))
}

/// What a tree is called.
#[must_use]
pub fn title_of(tree: &Tree) -> Message {
    match &tree.title {
        Title::Words => Message::opening(&tree.id, "title", None),
        Title::Given(name) => Message::own("opening-comment").with("text", Arg::Name(name.clone())),
    }
}

fn line_title(tree: &Tree, line: &str) -> Message {
    match &tree.title {
        Title::Words => Message::opening(&tree.id, line, None),
        Title::Given(_) => Message::own("opening-comment").with("text", Arg::Name(line.to_owned())),
    }
}

fn view(tree: &Tree, learner: &Learner, now: Timestamp) -> OpeningView {
    OpeningView {
        id: tree.id.clone(),
        title: title_of(tree),
        summary: (tree.title == Title::Words).then(|| Message::opening(&tree.id, "summary", None)),
        sides: tree
            .sides
            .iter()
            .map(|side| side_view(tree, *side, learner, now))
            .collect(),
        names: names_of(tree),
    }
}

fn side_view(tree: &Tree, side: Color, learner: &Learner, now: Timestamp) -> SideView {
    let card = |position: &crate::rules::Position| {
        learner.card(
            CardKind::Opening,
            &card_key(&tree.id, side, &key_of(position)),
        )
    };
    let is_known = |position: &crate::rules::Position| {
        card(position).is_some_and(|card| !card.is_due(now) && card.stability_days() >= KNOWN_DAYS)
    };
    let questions = tree.questions(side);
    let lines = tree.lines_of(side).map(|index| {
        let questions = tree.questions_on(index, side);
        let id = tree.lines.get(index).map_or("", |line| line.id.as_str());
        LineView {
            title: line_title(tree, id),
            positions: questions.len(),
            known: questions
                .iter()
                .filter(|question| is_known(&question.position))
                .count(),
            lapses: questions
                .iter()
                .filter_map(|question| card(&question.position))
                .map(|card| card.lapses())
                .sum(),
        }
    });
    SideView {
        side,
        positions: questions.len(),
        known: questions
            .iter()
            .filter(|question| is_known(&question.position))
            .count(),
        due: questions
            .iter()
            .filter(|question| card(&question.position).is_some_and(|card| card.is_due(now)))
            .count(),
        lines: lines.collect(),
    }
}

/// The names of the positions of a tree, each once.
fn names_of(tree: &Tree) -> Vec<&'static str> {
    let book = Book::embedded();
    let named = tree.moves().filter_map(|(position, branch)| {
        let after = position.play(branch.mv).ok()?;
        book.at(&after).map(|opening| opening.name)
    });
    let names: BTreeSet<&'static str> = named.collect();
    names.into_iter().collect()
}

impl OpeningView {
    fn fits(&self, wanted: &str) -> bool {
        let given = match self.title.args.first() {
            Some((_, Arg::Name(name))) => name.to_lowercase().contains(&wanted.to_lowercase()),
            Some(_) | None => false,
        };
        let book = Book::embedded();
        wanted.is_empty() || given || self.names.iter().any(|name| book.fits(name, wanted))
    }
}
