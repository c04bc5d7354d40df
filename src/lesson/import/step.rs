//! One game as one step.

use crate::engine::{Answer, Engine, Limit, Line, Question, Stop, prove_mate};
use crate::language::Language;
use crate::rules::{Game, Move, PgnGame, PgnMove, Position};

use super::tag;
use super::words::{Words, listed, plain};

/// From so many plies on a game from the start is one to guess.
const WHOLE_GAME: usize = 24;
/// Longer mates are played out.
const MOST_MATE_MOVES: u32 = 4;
/// A promotion is given so many moves.
const PROMOTION_MOVES: u32 = 30;
/// The engine looks at so many positions to judge a try of the author's.
const NODES: u64 = 120_000;
/// A try that loses no more, in points of winning chance, is no mistake.
const NO_MISTAKE: f64 = 5.0;
/// As many moves as this, all good, are no task.
const TOO_MANY: usize = 4;

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
const GUESS: Words = Words::Both("Guess the moves of White.", "猜猜白方怎么走。");
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

/// The keys that all kinds share: the position, arrows and marks of the comments before the first move.
fn board(game: &PgnGame) -> String {
    let mut keys = format!("fen = \"{}\"\n", game.start.fen());
    let tone = |item: &str| match item.chars().next() {
        Some('R') => " danger",
        Some('Y') => " warning",
        Some('G') => " good",
        _ => "",
    };
    for (command, key, length) in [("cal", "arrows", 4), ("csl", "marks", 2)] {
        let items: Vec<String> = listed(&game.comments, command)
            .iter()
            .filter(|item| item.len() == length + 1 && item.is_ascii())
            .map(|item| {
                let squares = item.get(1..).unwrap_or_default();
                format!("\"{squares}{}\"", tone(item))
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

fn moves_of(game: &PgnGame) -> Vec<Move> {
    game.moves.iter().map(|mv| mv.mv).collect()
}

fn at_words(game: &PgnGame) -> Vec<(String, Words)> {
    let told = game.moves.iter().enumerate();
    told.filter_map(|(ply, mv)| {
        let said = plain(&mv.comments)?;
        Some((format!("at-{}", ply + 1), Words::Written(said)))
    })
    .collect()
}

fn show(game: &PgnGame) -> Made {
    let line = moves_of(game);
    let mut script = format!("[step.show]\n{}", board(game));
    if !line.is_empty() {
        script.push_str(&format!("line = [{}]\n", sans(&game.start, &line)));
    }
    Made {
        script,
        text: text_of(game, if line.is_empty() { LOOK } else { WATCH }),
        attributes: at_words(game),
        doubts: Vec::new(),
    }
}

fn guess(game: &PgnGame) -> Made {
    let line = moves_of(game);
    let script = format!(
        "[step.guess]\n{}line = [{}]\n",
        board(game),
        sans(&game.start, &line)
    );
    let mut attributes = at_words(game);
    attributes.push(("success".to_owned(), DONE));
    Made {
        script,
        text: text_of(game, GUESS),
        attributes,
        doubts: vec![
            "the learner guesses the moves of White: is Black the side to learn from?".to_owned(),
        ],
    }
}

fn practice(game: &PgnGame, wanted: &Wanted, engine: &mut dyn Engine) -> Result<Made, String> {
    let play = |goal: &str, within: u32| {
        format!(
            "[step.play]\n{}goal = \"{goal}\"\nwithin = {}\n",
            board(game),
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
                        board(game)
                    )
                }
                Some(found) => format!(
                    "[step.ask]\n{}goal = {{ mate = {found} }}\nsolution = [{solution}]\n",
                    board(game)
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
                board(game),
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

fn ask(question: &Question, engine: &mut dyn Engine) -> Result<Answer, String> {
    engine
        .answer(question, &Stop::new(), &mut |_| ())
        .map_err(|error| format!("the engine does not answer: {error}"))
}

/// The moves that are as good as the best, when they are few.
fn good_moves(position: &Position, engine: &mut dyn Engine) -> Result<Vec<Move>, String> {
    let question = Question::Best {
        game: Game::new(position.clone()),
        limit: Limit::Nodes(2 * NODES),
        multi_pv: TOO_MANY,
        among: Vec::new(),
    };
    let Answer::Best(lines) = ask(&question, engine)? else {
        return Err("the engine does not answer".to_owned());
    };
    let chance = |line: &Line| line.score.win_chance().percent();
    let best = lines.first().map_or(0.0, chance);
    let good: Vec<Move> = lines
        .iter()
        .filter(|line| best - chance(line) <= NO_MISTAKE)
        .filter_map(Line::first)
        .collect();
    if good.is_empty() || good.len() >= TOO_MANY {
        return Err(format!(
            "the study gives no moves, and {} or more are about equally good: which are right?",
            good.len()
        ));
    }
    Ok(good)
}

/// A line to find. The learner is the side to move; what else was tried are the mistakes.
fn find(game: &PgnGame, engine: &mut dyn Engine) -> Result<Made, String> {
    let mut line = moves_of(game);
    if line.len().is_multiple_of(2) {
        line.pop();
    }
    let mut doubts = Vec::new();
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
                let place = Place { ply, right: mv.mv };
                let Some(words) = answer_to(tried, &place, &now, engine, &mut doubts)? else {
                    continue;
                };
                let uci = tried.mv.uci();
                let name = if ply == 0 {
                    format!("on-{uci}")
                } else {
                    format!("on-{}-{uci}", ply + 1)
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
    let last = game.moves.get(line.len().saturating_sub(1));
    let said = last.and_then(|mv| plain(&mv.comments));
    attributes.push(("success".to_owned(), said.map_or(DONE, Words::Written)));
    let written = sans(&game.start, &line);
    let mut script = format!("[step.ask]\n{}", board(game));
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

/// Where something else was tried.
struct Place {
    ply: usize,
    right: Move,
}

/// The author's words to a try, when it is the mistake that it is said to be.
fn answer_to(
    tried: &PgnMove,
    place: &Place,
    now: &Game,
    engine: &mut dyn Engine,
    doubts: &mut Vec<String>,
) -> Result<Option<Words>, String> {
    let position = now.position();
    if tried.mv == place.right {
        return Ok(None);
    }
    let san = position.san(tried.mv);
    let number = now.move_number_of(place.ply);
    let Some(words) = plain(&tried.comments) else {
        doubts.push(format!(
            "move {number}: {san} is tried without a word: what is said to it?"
        ));
        return Ok(None);
    };
    let question = Question::Compare {
        before: now.clone(),
        played: tried.mv,
        limit: Limit::Nodes(NODES),
    };
    if let Answer::Compare(comparison) = ask(&question, engine)?
        && comparison.loss_percent() <= NO_MISTAKE
        && comparison.best.score.is_mate() == comparison.played.score.is_mate()
    {
        doubts.push(format!(
            "move {number}: {san} is about as good as the best: is it right too, or what speaks against it?"
        ));
        return Ok(None);
    }
    Ok(Some(Words::Written(words)))
}

/// In how many moves the line mates, when that is the quickest there is.
fn mate_of(start: &Position, line: &[Move]) -> Option<u32> {
    let moves = line.len().div_ceil(2) as u32;
    let mut end = start.clone();
    for mv in line {
        end = end.play(*mv).ok()?;
    }
    if !end.is_checkmate() || moves > MOST_MATE_MOVES - 1 {
        return None;
    }
    let proof = prove_mate(start, u8::try_from(moves).unwrap_or(u8::MAX));
    (proof.moves.map(u32::from) == Some(moves)).then_some(moves)
}
