//! One game as one step.

use std::collections::BTreeMap;

use crate::engine::{Engine, prove_mate};
use crate::language::Language;
use crate::rules::{Game, Move, PgnGame, PgnResult, Position};

use super::judge::{MOST_MATE_MOVES, Place, answer_to, good_moves, mate_of};
use super::tag;
use super::words::{Words, listed, plain};

/// From so many plies on a game from the start is one to guess.
const WHOLE_GAME: usize = 24;
/// A promotion is given so many moves.
const PROMOTION_MOVES: u32 = 30;

/// A step: its table and its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Made {
    pub(super) script: String,
    pub(super) text: Words,
    pub(super) attributes: Vec<(String, Words)>,
    /// What a person should look at, though the step passes.
    pub(super) doubts: Vec<String>,
}

impl Made {
    /// Do words of the study stand where those of another language belong?
    pub(super) fn is_in_one_language(&self) -> bool {
        let words =
            std::iter::once(&self.text).chain(self.attributes.iter().map(|(_, words)| words));
        words.into_iter().any(|words| {
            words.in_language(Language::English) == words.in_language(Language::Chinese)
        })
    }
}

const FIND: Words = Words::Both("Find the best move.", "找出最好的一着。");
const LOOK: Words = Words::Both("Look at this position.", "看看这个局面。");
const WATCH: Words = Words::Both("Watch the moves.", "看看这几着。");
const GUESS_WHITE: Words = Words::Both("Guess the moves of White.", "猜猜白方怎么走。");
const GUESS_BLACK: Words = Words::Both("Guess the moves of Black.", "猜猜黑方怎么走。");
const HINT: Words = Words::Both(
    "Look for checks, captures and threats first.",
    "先看将军，再看吃子，再看威胁。",
);
const DONE: Words = Words::Both("That is the way.", "就是这样。");

/// What the tag `Termination` of a practice study asks for.
enum Wanted {
    Mate(u32),
    Promotion,
    Draw(u32),
    /// Material, in the study's hundredths of a pawn.
    Gain,
}

fn wanted(game: &PgnGame) -> Option<Wanted> {
    let text = tag(game, "Termination")?.to_ascii_lowercase();
    let number = || text.rsplit(' ').next()?.parse::<u32>().ok();
    if text.starts_with("mate in ") {
        return number().map(Wanted::Mate);
    }
    if text.starts_with("draw in ") {
        return number().map(Wanted::Draw);
    }
    if text.starts_with("promotion") {
        return Some(Wanted::Promotion);
    }
    text.contains("cp in ").then_some(Wanted::Gain)
}

/// Makes the step.
///
/// # Errors
/// Which decision is left to a person.
pub(super) fn make(game: &PgnGame, engine: &mut dyn Engine) -> Result<Made, String> {
    if let (Some(wanted), true) = (wanted(game), game.moves.is_empty()) {
        return practice(game, &wanted, engine);
    }
    if game.moves.is_empty() {
        return Ok(show(game));
    }
    let has_tries = game.moves.iter().any(|mv| !mv.variations.is_empty());
    let told = game.moves.iter().filter(|mv| plain(&mv.comments).is_some());
    let is_told = told.count() * 2 >= game.moves.len();
    let is_whole = game.start == Position::start() && game.moves.len() >= WHOLE_GAME;
    if is_whole {
        return Ok(guess(game));
    }
    if is_told && !has_tries {
        return Ok(show(game));
    }
    find(game, engine)
}

fn text_of(game: &PgnGame, own: Words) -> Words {
    plain(&game.comments).map_or(own, Words::Written)
}

/// The keys that all kinds share: the position, and the arrows and marks of the comments before and in the line.
fn board(game: &PgnGame, line: &[Move]) -> String {
    let mut keys = format!("fen = \"{}\"\n", game.start.fen());
    let tone = |item: &str| match item.chars().next() {
        Some('R') => " danger",
        Some('Y') => " warning",
        Some('G') => " good",
        _ => "",
    };
    let moves = game.moves.iter().take(line.len());
    for (command, key, length) in [("cal", "arrows", 4), ("csl", "marks", 2)] {
        let comments = std::iter::once(&game.comments).chain(moves.clone().map(|mv| &mv.comments));
        let items: Vec<String> = comments
            .enumerate()
            .flat_map(|(ply, comments)| {
                let later = match ply {
                    0 => String::new(),
                    ply => format!(" at-{ply}"),
                };
                listed(comments, command)
                    .into_iter()
                    .map(move |item| (item, later.clone()))
            })
            .filter(|(item, _)| item.len() == length + 1 && item.is_ascii())
            .map(|(item, later)| {
                let squares = item.get(1..).unwrap_or_default();
                format!("\"{squares}{}{later}\"", tone(&item))
            })
            .collect();
        if !items.is_empty() {
            keys.push_str(&format!("{key} = [{}]\n", items.join(", ")));
        }
    }
    keys
}

fn sans(start: &Position, line: &[Move]) -> String {
    let mut position = start.clone();
    let mut written = Vec::new();
    for mv in line {
        written.push(format!("\"{}\"", position.san(*mv)));
        match position.play(*mv) {
            Ok(after) => position = after,
            Err(_) => break,
        }
    }
    written.join(", ")
}

/// The moves of the game until it is over by itself; what stands behind that cannot be played here.
fn moves_of(game: &PgnGame, doubts: &mut Vec<String>) -> Vec<Move> {
    let mut now = Game::new(game.start.clone());
    let mut moves = Vec::new();
    for mv in &game.moves {
        if now.outcome().is_some() {
            let rest = game.moves.len() - moves.len();
            doubts.push(format!(
                "the game is over by the rules before {}: what is written behind it ({rest} moves) is cut off",
                mv.san
            ));
            break;
        }
        if now.play(mv.mv).is_err() {
            break;
        }
        moves.push(mv.mv);
    }
    moves
}

/// The words to the moves of the line; those behind its end are joined to the last.
fn at_words(game: &PgnGame, line: &[Move]) -> Vec<(String, Words)> {
    let mut words: BTreeMap<usize, String> = BTreeMap::new();
    for (ply, mv) in game.moves.iter().enumerate() {
        if let Some(said) = plain(&mv.comments) {
            let at = (ply + 1).min(line.len());
            let known = words.entry(at).or_default();
            if !known.is_empty() {
                known.push(' ');
            }
            known.push_str(&said);
        }
    }
    words.remove(&0);
    let told = words.into_iter();
    told.map(|(at, said)| (format!("at-{at}"), Words::Written(said)))
        .collect()
}

fn show(game: &PgnGame) -> Made {
    let mut doubts = Vec::new();
    let line = moves_of(game, &mut doubts);
    let mut script = format!("[step.show]\n{}", board(game, &line));
    if !line.is_empty() {
        script.push_str(&format!("line = [{}]\n", sans(&game.start, &line)));
    }
    Made {
        script,
        text: text_of(game, if line.is_empty() { LOOK } else { WATCH }),
        attributes: at_words(game, &line),
        doubts,
    }
}

/// A whole game: the learner plays the side that won.
fn guess(game: &PgnGame) -> Made {
    let mut doubts = Vec::new();
    let line = moves_of(game, &mut doubts);
    if game.result != PgnResult::BlackWins {
        let mut attributes = at_words(game, &line);
        attributes.push(("success".to_owned(), DONE));
        let script = format!(
            "[step.guess]\n{}line = [{}]\n",
            board(game, &line),
            sans(&game.start, &line)
        );
        if game.result != PgnResult::WhiteWins {
            doubts.push(
                "nobody won, and the learner guesses the moves of White: is Black the side to learn from?"
                    .to_owned(),
            );
        }
        return Made {
            script,
            text: text_of(game, GUESS_WHITE),
            attributes,
            doubts,
        };
    }
    // White's first move is made before the step begins, and everything counts from the second.
    let (first, rest) = line.split_at(line.len().min(1));
    let mut then = game.clone();
    if !then.moves.is_empty() {
        then.comments.extend(then.moves.remove(0).comments);
    }
    let mut after = game.start.clone();
    for mv in first {
        after = after.play(*mv).unwrap_or(after);
    }
    let script = format!(
        "[step.guess]\n{}moves = [{}]\nline = [{}]\n",
        board(&then, rest),
        sans(&game.start, first),
        sans(&after, rest)
    );
    let mut attributes = at_words(&then, rest);
    attributes.push(("success".to_owned(), DONE));
    Made {
        script,
        text: text_of(&then, GUESS_BLACK),
        attributes,
        doubts,
    }
}

fn practice(game: &PgnGame, wanted: &Wanted, engine: &mut dyn Engine) -> Result<Made, String> {
    let play = |goal: &str, within: u32| {
        format!(
            "[step.play]\n{}goal = \"{goal}\"\nwithin = {}\n",
            board(game, &[]),
            within.clamp(1, 50)
        )
    };
    let script = match wanted {
        Wanted::Mate(moves) if *moves > MOST_MATE_MOVES => play("mate", *moves),
        Wanted::Mate(moves) => {
            let proof = prove_mate(&game.start, u8::try_from(*moves).unwrap_or(u8::MAX));
            let solution = sans(&game.start, &proof.line);
            match proof.moves {
                Some(1) => {
                    format!(
                        "[step.ask]\n{}any = \"mate\"\nsolution = [{solution}]\n",
                        board(game, &[])
                    )
                }
                Some(found) => format!(
                    "[step.ask]\n{}goal = {{ mate = {found} }}\nsolution = [{solution}]\n",
                    board(game, &[])
                ),
                None => return Err(format!("there is no mate in {moves}: what is asked?")),
            }
        }
        Wanted::Promotion => play("promote", PROMOTION_MOVES),
        Wanted::Draw(moves) => play("draw", *moves),
        Wanted::Gain => {
            let good = good_moves(&game.start, engine)?;
            let accept: Vec<String> = good
                .iter()
                .map(|mv| format!("\"{}\"", game.start.san(*mv)))
                .collect();
            format!(
                "[step.ask]\n{}accept = [{}]\nbest = true\n",
                board(game, &[]),
                accept.join(", ")
            )
        }
    };
    let mut made = Made {
        script,
        text: text_of(game, FIND),
        attributes: vec![("hint-1".to_owned(), HINT), ("success".to_owned(), DONE)],
        doubts: Vec::new(),
    };
    if let Wanted::Gain = wanted {
        made.doubts.push(
            "the study gives no moves: the engine's best first move is asked; write the line if it should go on".to_owned(),
        );
    }
    Ok(made)
}

/// A line to find. The learner is the side to move; what else was tried are the mistakes.
fn find(game: &PgnGame, engine: &mut dyn Engine) -> Result<Made, String> {
    let mut doubts = Vec::new();
    let mut line = moves_of(game, &mut doubts);
    if line.len().is_multiple_of(2) {
        line.pop();
    }
    let mut wordless: Vec<String> = Vec::new();
    let mut mistakes: Vec<Move> = Vec::new();
    let mut attributes = vec![("hint-1".to_owned(), HINT)];
    let mut now = Game::new(game.start.clone());
    for (ply, mv) in game.moves.iter().enumerate() {
        if ply % 2 == 0 && ply < line.len() {
            for tried in mv
                .variations
                .iter()
                .filter_map(|variation| variation.first())
            {
                let uci = tried.mv.uci();
                let name = if ply == 0 {
                    format!("on-{uci}")
                } else {
                    format!("on-{}-{uci}", ply + 1)
                };
                if plain(&tried.comments).is_none() && tried.mv != mv.mv {
                    wordless.push(format!("{} (`.{name}`)", now.position().san(tried.mv)));
                    continue;
                }
                let place = Place {
                    ply,
                    right: mv.mv,
                    name: &name,
                };
                let Some(words) = answer_to(tried, &place, &now, engine, &mut doubts)? else {
                    continue;
                };
                if attributes.iter().all(|(known, _)| *known != name) {
                    attributes.push((name, words));
                    if ply == 0 {
                        mistakes.push(tried.mv);
                    }
                }
            }
        }
        if now.play(mv.mv).is_err() {
            break;
        }
    }
    if !wordless.is_empty() {
        doubts.push(format!(
            "tried without a word: {}: the coach answers from the board; write these words to say more",
            wordless.join(", ")
        ));
    }
    // What is said after the last move of the line is its success.
    let last = format!("at-{}", line.len());
    let mut success = DONE;
    for (name, words) in at_words(game, &line) {
        match name == last {
            true => success = words,
            false => attributes.push((name, words)),
        }
    }
    attributes.push(("success".to_owned(), success));
    let written = sans(&game.start, &line);
    let mut script = format!("[step.ask]\n{}", board(game, &line));
    script.push_str(&match mate_of(&game.start, &line) {
        Some(1) => format!("any = \"mate\"\nsolution = [{written}]\n"),
        Some(moves) => format!("goal = {{ mate = {moves} }}\nsolution = [{written}]\n"),
        None => format!("line = [{written}]\n"),
    });
    if !mistakes.is_empty() {
        let mistakes: Vec<String> = mistakes
            .iter()
            .map(|mv| format!("\"{}\"", game.start.san(*mv)))
            .collect();
        script.push_str(&format!("mistakes = [{}]\n", mistakes.join(", ")));
    }
    Ok(Made {
        script,
        text: text_of(game, FIND),
        attributes,
        doubts,
    })
}
