//! Changing a repertoire: moves are named by the path that leads to them from the start of chess.
//!
//! A file may hold several games that share moves, and a game the same variation twice. A path means all of them: what is
//! taken out is gone everywhere, what is said of a move is said wherever it is played.

use std::collections::HashSet;

use crate::rules::{Move, PgnGame, PgnMove, Position};

use super::repertoire::{Repertoire, step_of};
use super::tree::{Mark, Note};

/// The glyphs of PGN that say how good a move is.
const JUDGEMENTS: std::ops::RangeInclusive<u8> = 1..=6;

/// Where a move stands in its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Slot {
    /// On the line itself.
    Main(usize),
    /// At the head of a variation to the move at this place: which one.
    Variation(usize, usize),
}

impl Repertoire {
    /// Is there such a move?
    #[must_use]
    pub fn has(&self, path: &[Move]) -> bool {
        self.games
            .iter()
            .any(|game| find(&game.moves, path).is_some())
    }

    /// The move at the end of a path, as it is written.
    #[must_use]
    fn written(&self, path: &[Move]) -> Option<&PgnMove> {
        self.games.iter().find_map(|game| find(&game.moves, path))
    }

    /// What is said of a move.
    #[must_use]
    pub fn note_of(&self, path: &[Move]) -> Option<Note> {
        step_of(self.written(path)?).note
    }

    /// How good a move is said to be.
    #[must_use]
    pub fn mark_of(&self, path: &[Move]) -> Mark {
        self.written(path)
            .map(|written| step_of(written).mark)
            .unwrap_or_default()
    }

    /// What is played after a path, the first choice first, each once.
    #[must_use]
    pub fn next(&self, path: &[Move]) -> Vec<Move> {
        let mut moves = Vec::new();
        for game in &self.games {
            collect(&game.moves, path, &mut moves);
        }
        let mut seen = HashSet::new();
        moves.retain(|mv| seen.insert(*mv));
        moves
    }

    /// Adds moves that were played from the start: what is new becomes a variation where it leaves what is there, in the game
    /// that it follows longest.
    pub fn add(&mut self, moves: &[Move]) {
        let shared = |game: &PgnGame| {
            let mut length = 0;
            while moves
                .get(..=length)
                .is_some_and(|path| find(&game.moves, path).is_some())
            {
                length += 1;
            }
            length
        };
        let lengths = self.games.iter().map(shared).enumerate();
        // Of equal ones the first: `max_by_key` would take the last.
        let longest = lengths.max_by_key(|(index, length)| (*length, usize::MAX - index));
        let game = longest.and_then(|(index, _)| self.games.get_mut(index));
        if let Some(game) = game {
            let new = written(&game.start, moves);
            flatten(&mut game.moves);
            join(&mut game.moves, 0, new);
            flatten(&mut game.moves);
        }
    }

    /// Takes a move out, with all that comes after it.
    pub fn remove(&mut self, path: &[Move]) {
        for game in &mut self.games {
            flatten(&mut game.moves);
            while at(&mut game.moves, 0, path, &mut cut).is_some() {}
        }
        let is_empty = |game: &PgnGame| game.moves.is_empty();
        // One game stays, so that there is something to add to.
        if self.games.iter().all(is_empty) {
            self.games.truncate(1);
        } else {
            self.games.retain(|game| !is_empty(game));
        }
    }

    /// Makes a move the first choice where it is played.
    pub fn prefer(&mut self, path: &[Move]) {
        let Some((_, before)) = path.split_last() else {
            return;
        };
        let mut first = None;
        for (index, game) in self.games.iter_mut().enumerate() {
            flatten(&mut game.moves);
            let is_here = at(&mut game.moves, 0, path, &mut promote).is_some();
            if is_here && first.is_none() {
                first = Some(index);
            }
        }
        // What stands in an earlier game comes first, so this game goes before those that pass the same position.
        let Some(here) = first else { return };
        let earlier = self
            .games
            .iter()
            .take(here)
            .position(|game| before.is_empty() || find(&game.moves, before).is_some());
        if let Some(there) = earlier {
            let game = self.games.remove(here);
            self.games.insert(there, game);
        }
    }

    /// Says something of a move; commands for arrows and marked squares stay in its comments.
    pub fn comment(&mut self, path: &[Move], text: &str) {
        let text = text.trim().replace(['{', '}'], "");
        self.change(path, &mut |written| {
            let all = written
                .comments_before
                .drain(..)
                .chain(written.comments.drain(..));
            let commands: Vec<String> = all.filter_map(|comment| commands_in(&comment)).collect();
            written.comments = commands;
            if !text.is_empty() {
                written.comments.push(text.clone());
            }
        });
    }

    /// Says how good a move is.
    pub fn mark(&mut self, path: &[Move], mark: Mark) {
        self.change(path, &mut |written| {
            written.nags.retain(|nag| !JUDGEMENTS.contains(nag));
            match mark {
                Mark::Good => {}
                Mark::Mistake => written.nags.insert(0, 2),
                Mark::Dubious => written.nags.insert(0, 6),
            }
        });
    }

    fn change(&mut self, path: &[Move], how: &mut dyn FnMut(&mut PgnMove)) {
        for game in &mut self.games {
            flatten(&mut game.moves);
            at(&mut game.moves, 0, path, &mut |line, slot| {
                let written = match slot {
                    Slot::Main(index) => line.get_mut(index),
                    Slot::Variation(index, number) => line
                        .get_mut(index)
                        .and_then(|main| main.variations.get_mut(number)?.first_mut()),
                };
                if let Some(written) = written {
                    how(written);
                }
            });
        }
    }
}

/// The move at the end of a path, whatever way the variations are nested.
fn find<'m>(mut line: &'m [PgnMove], mut path: &[Move]) -> Option<&'m PgnMove> {
    loop {
        let (first, rest) = path.split_first()?;
        let (here, after) = line.split_first()?;
        let beside = || {
            here.variations
                .iter()
                .find_map(|variation| find(variation, path))
        };
        if here.mv != *first {
            return beside();
        }
        if rest.is_empty() {
            return Some(here);
        }
        // The same move may be written once more as a variation.
        if let Some(found) = beside() {
            return Some(found);
        }
        (line, path) = (after, rest);
    }
}

/// What is played after a path.
fn collect(mut line: &[PgnMove], mut path: &[Move], out: &mut Vec<Move>) {
    let mut beside: Vec<(&[PgnMove], &[Move])> = Vec::new();
    while let Some((here, after)) = line.split_first() {
        beside.extend(here.variations.iter().map(|line| (line.as_slice(), path)));
        match path.split_first() {
            None => out.push(here.mv),
            Some((first, rest)) if here.mv == *first => {
                (line, path) = (after, rest);
                continue;
            }
            Some(_) => {}
        }
        break;
    }
    for (line, path) in beside {
        collect(line, path, out);
    }
}

/// Moves from a position, as a line of PGN.
fn written(start: &Position, moves: &[Move]) -> Vec<PgnMove> {
    let mut position = start.clone();
    let mut written = Vec::new();
    for mv in moves {
        let san = position.san(*mv);
        let Ok(next) = position.play(*mv) else {
            break;
        };
        position = next;
        written.push(PgnMove {
            mv: *mv,
            san,
            comments_before: Vec::new(),
            comments: Vec::new(),
            nags: Vec::new(),
            variations: Vec::new(),
        });
    }
    written
}

/// Does something where a move stands: the first time that the path is there, in a flattened line from a place on.
fn at(
    line: &mut Vec<PgnMove>,
    from: usize,
    path: &[Move],
    act: &mut dyn FnMut(&mut Vec<PgnMove>, Slot),
) -> Option<()> {
    let mut index = from;
    let mut path = path;
    loop {
        let (first, rest) = path.split_first()?;
        let here = line.get(index)?;
        if here.mv == *first {
            if rest.is_empty() {
                act(line, Slot::Main(index));
                return Some(());
            }
            index += 1;
            path = rest;
            continue;
        }
        let begins =
            |variation: &Vec<PgnMove>| variation.first().is_some_and(|head| head.mv == *first);
        let number = here.variations.iter().position(begins)?;
        if rest.is_empty() {
            act(line, Slot::Variation(index, number));
            return Some(());
        }
        let variation = line.get_mut(index)?.variations.get_mut(number)?;
        return at(variation, 1, rest, act);
    }
}

/// Takes a move and what follows it out of its line; the first variation takes its place.
fn cut(line: &mut Vec<PgnMove>, slot: Slot) {
    match slot {
        Slot::Variation(index, number) => {
            if let Some(main) = line.get_mut(index) {
                main.variations.remove(number);
            }
        }
        Slot::Main(index) => {
            let mut gone = line.split_off(index).into_iter();
            let mut variations = gone.next().map(|main| main.variations).unwrap_or_default();
            if variations.is_empty() {
                return;
            }
            let mut heir = variations.remove(0);
            if let Some(head) = heir.first_mut() {
                head.variations = variations;
            }
            line.append(&mut heir);
        }
    }
}

/// Makes a variation the line, and the line a variation.
fn promote(line: &mut Vec<PgnMove>, slot: Slot) {
    let Slot::Variation(index, number) = slot else {
        return;
    };
    let mut old = line.split_off(index);
    let mut variations = old
        .first_mut()
        .map(|main| std::mem::take(&mut main.variations))
        .unwrap_or_default();
    if number < variations.len() {
        let mut new = variations.remove(number);
        variations.insert(0, old);
        if let Some(head) = new.first_mut() {
            head.variations = variations;
        }
        line.append(&mut new);
    } else {
        line.append(&mut old);
    }
}

/// All other moves of a position beside the first of them, and each move once.
fn flatten(line: &mut Vec<PgnMove>) {
    let mut index = 0;
    while let Some(main) = line.get_mut(index) {
        let mv = main.mv;
        let mut waiting = std::mem::take(&mut main.variations);
        let mut kept: Vec<Vec<PgnMove>> = Vec::new();
        // What is written as the line itself once more.
        let mut same: Vec<Vec<PgnMove>> = Vec::new();
        while !waiting.is_empty() {
            let mut variation = waiting.remove(0);
            let Some(head) = variation.first_mut() else {
                continue;
            };
            let nested = std::mem::take(&mut head.variations);
            let head = head.mv;
            waiting.splice(0..0, nested);
            let begins =
                |known: &&mut Vec<PgnMove>| known.first().is_some_and(|first| first.mv == head);
            if head == mv {
                same.push(variation);
            } else if let Some(known) = kept.iter_mut().find(begins) {
                join(known, 0, variation);
            } else {
                kept.push(variation);
            }
        }
        for variation in &mut kept {
            flatten(variation);
        }
        if let Some(main) = line.get_mut(index) {
            main.variations = kept;
        }
        for variation in same {
            join(line, index, variation);
        }
        index += 1;
    }
}

/// Brings a line that begins like another one, from a place on, into that one.
fn join(line: &mut Vec<PgnMove>, from: usize, other: Vec<PgnMove>) {
    let mut index = from;
    let mut other = other.into_iter();
    while let Some(written) = other.next() {
        let Some(here) = line.get_mut(index) else {
            line.push(written);
            line.extend(other);
            return;
        };
        if here.mv != written.mv {
            here.variations
                .push(std::iter::once(written).chain(other).collect());
            return;
        }
        for comment in written.comments_before.into_iter().chain(written.comments) {
            if !here.comments.contains(&comment) {
                here.comments.push(comment);
            }
        }
        for nag in written.nags {
            if !here.nags.contains(&nag) {
                here.nags.push(nag);
            }
        }
        here.variations.extend(written.variations);
        index += 1;
    }
}

/// The commands of a comment (`[%cal …]`), without its words.
fn commands_in(comment: &str) -> Option<String> {
    let mut commands = Vec::new();
    let mut rest = comment;
    while let Some(start) = rest.find("[%") {
        let from = rest.get(start..).unwrap_or_default();
        let end = from.find(']').map_or(from.len(), |end| end + 1);
        commands.extend(from.get(..end));
        rest = from.get(end..).unwrap_or_default();
    }
    (!commands.is_empty()).then(|| commands.join(" "))
}
