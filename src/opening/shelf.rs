//! All trees: read from `lessons/openings/trees/*.toml`, with every fault of every file.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use serde::Deserialize;
use toml::Spanned;

use crate::content::{Diagnostic, Faults, Pack, SourceFile, Words, suggestion};
use crate::language::Language;
use crate::rules::{Color, Game, Move, Position};

use super::tree::{Line, Mark, Note, Step, Title, Tree, repeated};
use super::weighed::Weighed;

/// Where the trees are.
const FOLDER: &str = "lessons/openings/trees/";

/// The practice trees in their order.
#[derive(Clone, Debug, Default)]
pub struct Trees {
    trees: Vec<Arc<Tree>>,
}

/// `<tree>.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TreeDraft {
    /// The version of the format.
    format: Spanned<u32>,
    /// The tree's id: its file's name.
    id: Spanned<String>,
    /// Trees are shown in this order.
    order: u32,
    /// Whose opening it is, then the other side; one alone where only that side is practised.
    sides: Spanned<Vec<Spanned<String>>>,
    /// The lines.
    #[serde(default, rename = "line")]
    lines: Vec<LineDraft>,
}

/// `[[line]]`
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct LineDraft {
    /// The name of its words.
    id: Spanned<String>,
    /// Moves in SAN, with `?!`, `?` or `??` where they give something away.
    moves: Spanned<String>,
    /// How often beginners meet it.
    weight: Spanned<u32>,
}

impl Trees {
    /// The trees that come with the program. The first call reads them, later ones are free.
    #[must_use]
    pub fn embedded() -> &'static Self {
        static TREES: OnceLock<Trees> = OnceLock::new();
        TREES.get_or_init(|| Self::read(&Pack::embedded(), Weighed::embedded()).0)
    }

    /// Reads the trees of a pack, and proves them: legal moves, words in every language, no bad move taught without a
    /// sign, no sign without a bad move, as the engine has weighed them.
    #[must_use]
    pub fn read(pack: &Pack, weighed: &Weighed) -> (Self, Vec<Diagnostic>) {
        let mut faults = Vec::new();
        let mut trees: Vec<(u32, Arc<Tree>)> = Vec::new();
        let files = pack.files.values();
        for file in files.filter(|file| file.path.starts_with(FOLDER)) {
            let (tree, found) = read_tree(file, pack, weighed);
            faults.extend(found);
            trees.extend(tree.map(|(order, tree)| (order, Arc::new(tree))));
        }
        trees.sort_by(|(a, one), (b, other)| (a, &one.id).cmp(&(b, &other.id)));
        let trees = trees.into_iter().map(|(_, tree)| tree).collect();
        (Self { trees }, faults)
    }

    /// The trees in their order.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<Tree>> {
        self.trees.iter()
    }

    /// The tree of this id.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<&Arc<Tree>> {
        self.iter().find(|tree| tree.id == id)
    }

    /// Is this move approved by any of the trees? A named opening is not enough for that.
    #[must_use]
    pub fn approve(&self, before: &Position, mv: Move) -> bool {
        self.iter().any(|tree| tree.approves(before, mv))
    }

    /// Is the last move of a game a book move?
    #[must_use]
    pub fn is_book(&self, game: &Game) -> bool {
        self.iter().any(|tree| tree.is_book(game))
    }
}

fn read_tree(
    file: &SourceFile,
    pack: &Pack,
    weighed: &Weighed,
) -> (Option<(u32, Tree)>, Vec<Diagnostic>) {
    let mut faults = Faults::new(file);
    let draft: TreeDraft = match toml::from_str(&file.text) {
        Ok(draft) => draft,
        Err(error) => {
            faults.error(
                "tree-syntax",
                error.span().unwrap_or(0..0),
                error.message().to_owned(),
            );
            return (None, faults.into_vec());
        }
    };
    if *draft.format.get_ref() != 1 {
        let message = format!("format {} is not known", draft.format.get_ref());
        faults.error("unknown-format", draft.format.span(), message);
    }
    if draft.id.get_ref() != file.stem() {
        faults.error("wrong-id", draft.id.span(), "the id is not the file's name");
    }
    for id in repeated(draft.lines.iter().map(|line| line.id.get_ref().as_str())) {
        let mut twins = draft.lines.iter().filter(|line| line.id.get_ref() == id);
        if let Some(second) = twins.next_back() {
            faults.error(
                "duplicate-id",
                second.id.span(),
                format!("the line `{id}` stands twice"),
            );
        }
    }
    let sides = read_sides(&draft.sides, &mut faults);
    let (words, word_faults) = read_words(&draft, pack, &mut faults);
    let lines: Vec<Line> = draft
        .lines
        .iter()
        .filter_map(|line| read_line(file.stem(), line, &words, &mut faults))
        .collect();
    if lines.is_empty() && !faults.has_errors() {
        faults.error("empty-tree", draft.id.span(), "the tree has no line");
    }
    let is_whole = !faults.has_errors() && word_faults.is_empty();
    let tree = Tree::new(file.stem().to_owned(), Title::Words, sides, lines);
    if is_whole {
        check_marks(&tree, &draft, weighed, &mut faults);
        check_sides(&tree, &draft, &mut faults);
    }
    let mut found = faults.into_vec();
    found.extend(word_faults);
    ((is_whole).then_some((draft.order, tree)), found)
}

fn read_sides(written: &Spanned<Vec<Spanned<String>>>, faults: &mut Faults<'_>) -> Vec<Color> {
    let mut sides = Vec::new();
    for side in written.get_ref() {
        match side.get_ref().as_str() {
            "white" => sides.push(Color::White),
            "black" => sides.push(Color::Black),
            other => {
                let message = format!("there is no side `{other}`");
                let help = suggestion(other, ["white", "black"])
                    .unwrap_or_else(|| "`white` or `black`".to_owned());
                faults.error_with_help("unknown-side", side.span(), message, help);
            }
        }
    }
    if sides.is_empty() || sides.len() > 2 || sides.first() == sides.get(1) {
        faults.error(
            "wrong-sides",
            written.span(),
            "one or both sides, each once",
        );
    }
    sides
}

/// The words of a tree, in English; and the faults of all its words.
fn read_words(draft: &TreeDraft, pack: &Pack, faults: &mut Faults<'_>) -> (Words, Vec<Diagnostic>) {
    let id = draft.id.get_ref();
    let mut read: BTreeMap<Language, (SourceFile, Words)> = BTreeMap::new();
    let mut found = Vec::new();
    for language in Language::ALL {
        let path = format!("locales/{}/openings/{id}.ftl", language.tag());
        match pack.files.get(&path) {
            Some(file) => {
                let (words, syntax) = Words::parse(file);
                found.extend(syntax);
                read.insert(language, (file.clone(), words));
            }
            None => faults.error(
                "missing-words",
                draft.id.span(),
                format!("the words of the tree are missing: {path}"),
            ),
        }
    }
    for (language, (file, words)) in &read {
        let other = read.get(&language.other()).map(|(_, words)| words);
        let mut faults = Faults::new(file);
        check_words(draft, words, other, *language, &mut faults);
        found.extend(faults.into_vec());
    }
    let english = read.remove(&Language::English);
    (english.map(|(_, words)| words).unwrap_or_default(), found)
}

fn check_words(
    draft: &TreeDraft,
    words: &Words,
    other: Option<&Words>,
    language: Language,
    faults: &mut Faults<'_>,
) {
    let lines = draft.lines.iter().map(|line| line.id.get_ref().as_str());
    for name in ["title", "summary"].into_iter().chain(lines) {
        if !words.has(name, None) {
            faults.error(
                "missing-words",
                0..0,
                format!("the message `{name}` is missing"),
            );
        }
    }
    for (name, entry) in &words.messages {
        let line = draft.lines.iter().find(|line| line.id.get_ref() == name);
        if line.is_none() && !["title", "summary"].contains(&name.as_str()) {
            let message = format!("the message `{name}` is never said");
            faults.error("unused-words", entry.span.clone(), message);
        }
        let plies = line.map_or(0, |line| line.moves.get_ref().split_whitespace().count());
        for (attribute, pattern) in &entry.attributes {
            let ply = attribute
                .strip_prefix("at-")
                .and_then(|ply| ply.parse().ok());
            if ply.is_none_or(|ply: usize| ply == 0 || ply > plies) {
                let message = format!("`{name}.{attribute}` is never said");
                faults.error("unused-words", pattern.span.clone(), message);
            }
            if other.is_some_and(|other| !other.has(name, Some(attribute))) {
                let message = format!(
                    "`{name}.{attribute}` is missing in {}",
                    language.other().own_name()
                );
                faults.error("missing-words", pattern.span.clone(), message);
            }
        }
    }
}

fn read_line(
    tree: &str,
    draft: &LineDraft,
    words: &Words,
    faults: &mut Faults<'_>,
) -> Option<Line> {
    if *draft.weight.get_ref() == 0 {
        faults.error("wrong-number", draft.weight.span(), "a weight is 1 or more");
    }
    let id = draft.id.get_ref();
    let mut game = Game::default();
    let mut moves = Vec::new();
    // The span of the text begins at its quotation mark.
    let start = draft.moves.span().start + 1;
    for (ply, (offset, text)) in pieces(draft.moves.get_ref()).enumerate() {
        let span = start + offset..start + offset + text.len();
        let bare = text.trim_end_matches(['?', '!']);
        let sign = text.get(bare.len()..).unwrap_or_default();
        let Some(mark) = Mark::of_sign(sign) else {
            faults.error(
                "wrong-sign",
                span,
                format!("the sign `{sign}` is not known"),
            );
            return None;
        };
        let mv = match game.play_text(bare) {
            Ok(mv) => mv,
            Err(error) => {
                faults.error("illegal-move", span, format!("`{bare}`: {error}"));
                return None;
            }
        };
        let attribute = format!("at-{}", ply + 1);
        let note = words.has(id, Some(&attribute)).then(|| Note::Words {
            tree: tree.to_owned(),
            line: id.clone(),
            ply: ply + 1,
        });
        moves.push(Step { mv, mark, note });
    }
    if moves.is_empty() {
        faults.error("empty-line", draft.moves.span(), "the line has no moves");
        return None;
    }
    Some(Line {
        id: id.clone(),
        moves,
        weight: *draft.weight.get_ref(),
    })
}

/// The words of a text with their offsets.
fn pieces(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let start = text.as_ptr() as usize;
    text.split_whitespace()
        .map(move |piece| (piece.as_ptr() as usize - start, piece))
}

/// What the engine has weighed bears out the signs.
fn check_marks(tree: &Tree, draft: &TreeDraft, weighed: &Weighed, faults: &mut Faults<'_>) {
    for (line, draft) in tree.lines.iter().zip(&draft.lines) {
        let mut position = Position::start();
        let start = draft.moves.span().start + 1;
        for (step, (offset, text)) in line.moves.iter().zip(pieces(draft.moves.get_ref())) {
            let span = start + offset..start + offset + text.len();
            match weighed.loss(&position, step.mv) {
                None => {
                    let message = format!("`{text}` has not been weighed");
                    let help = "run `chess-tutor openings weigh`";
                    faults.error_with_help("unweighed-move", span, message, help);
                }
                Some(loss) => {
                    if let Some(message) = step.mark.contradicted_by(loss) {
                        faults.error("wrong-sign", span, format!("`{text}` {message}"));
                    }
                }
            }
            let Ok(next) = position.play(step.mv) else {
                break;
            };
            position = next;
        }
    }
}

/// Every side that is practised has something to learn, and every line is met by one of them.
fn check_sides(tree: &Tree, draft: &TreeDraft, faults: &mut Faults<'_>) {
    let mut met: Vec<usize> = Vec::new();
    for side in &tree.sides {
        let lines: Vec<usize> = tree.lines_of(*side).collect();
        if lines.is_empty() {
            faults.error(
                "empty-side",
                draft.sides.span(),
                "nothing is learnt from this side",
            );
        }
        met.extend(lines);
    }
    for (index, line) in draft.lines.iter().enumerate() {
        let steps = tree
            .lines
            .get(index)
            .into_iter()
            .flat_map(|line| &line.moves);
        // A line in which both go wrong answers the learner's own mistake.
        let has_mistake = steps.into_iter().any(|step| step.mark == Mark::Mistake);
        if !met.contains(&index) && !has_mistake {
            let message =
                "nobody who practises comes here: each side leaves it for an earlier line";
            faults.error("unmet-line", line.id.span(), message);
        }
    }
}
