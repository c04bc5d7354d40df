//! What only an engine can prove of a lesson: best moves, longer mates, won material, positions that are won or drawn, and
//! play-outs that can be brought to their end.
//!
//! Reading a lesson only collects these claims, so that the program starts at once; `chess-tutor check` proves them. All
//! searches are limited by nodes, so that a proof is the same on every machine, and its [`EngineClaim::key`] names
//! everything it depends on but the engine, so that it can be kept.

use std::fmt::Write as _;
use std::sync::Arc;

use crate::content::Span;
use crate::engine::{Answer, Engine, Limit, Line, Question, Score, Stop, prove_mate};
use crate::rules::{Game, Move, Position};
use crate::session::{Answered, Effect, Event, Session as _, Timestamp};

use super::field::Field;
use super::lesson::{Lesson, Mode, Play, Step, StepKind};
use super::session::LessonSession;

/// A move is as good as the best when it loses no more than this, in points of winning chance.
const BEST_MARGIN: f64 = 5.0;
/// A won position is worth so much at least, a drawn one no more than the other, in hundredths of a pawn.
const WON: i32 = 250;
const DRAWN: i32 = 70;
/// Positions looked at for a judgement, and for a move of the learner's in a play-out.
const NODES: u64 = 250_000;
const LEARNER_NODES: u64 = 80_000;
/// No play-out takes so many events.
const MOST_EVENTS: usize = 400;

/// A claim, and where it is made.
#[derive(Clone, Debug, PartialEq)]
pub struct EngineClaim {
    /// The file of the script.
    pub path: String,
    /// The place in it.
    pub span: Span,
    /// What is claimed.
    pub what: Claim,
}

/// Something that an engine can prove.
#[derive(Clone, Debug, PartialEq)]
pub enum Claim {
    /// Mate can be forced in exactly so many moves.
    Mate(Position, u32),
    /// After this move, listed as a mistake, mate cannot be forced in so many moves more.
    NoMate(Position, Move, u32),
    /// These moves, and no others, are as good as the best.
    Best(Game, Vec<Move>),
    /// The move wins material.
    Wins(Game, Move),
    /// The side to move wins, draws or loses.
    Result(Game, Verdict),
    /// The goal can be reached against the engine.
    Play(Game, Play),
}

/// How a position ends with the best play, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// It wins.
    Win,
    /// Nobody does.
    Draw,
    /// It loses.
    Loss,
}

impl Verdict {
    /// All of them with the words of the script.
    pub const ALL: [(&'static str, Self); 3] = [
        ("win", Self::Win),
        ("draw", Self::Draw),
        ("loss", Self::Loss),
    ];
}

impl EngineClaim {
    /// Everything that the proof depends on, but for the engine: one line.
    #[must_use]
    pub fn key(&self) -> String {
        let mut key = String::new();
        let moves = |moves: &[Move]| {
            let moves: Vec<String> = moves.iter().map(|mv| mv.uci().to_string()).collect();
            moves.join(",")
        };
        let game = |game: &Game| {
            let played: Vec<Move> = game.moves().collect();
            format!("{} {}", game.start().fen(), moves(&played))
        };
        // Writing to a string does not fail.
        let _ = match &self.what {
            Claim::Mate(position, count) => write!(key, "mate {count} {}", position.fen()),
            Claim::NoMate(position, mv, count) => {
                write!(key, "no-mate {count} {} {}", position.fen(), mv.uci())
            }
            Claim::Best(before, accept) => {
                write!(
                    key,
                    "best {BEST_MARGIN} {NODES} {} {}",
                    moves(accept),
                    game(before)
                )
            }
            Claim::Wins(before, mv) => {
                write!(key, "wins {NODES} {} {}", mv.uci(), game(before))
            }
            Claim::Result(before, verdict) => {
                write!(
                    key,
                    "result {WON} {DRAWN} {NODES} {verdict:?} {}",
                    game(before)
                )
            }
            Claim::Play(before, play) => write!(
                key,
                "play {:?} {} {} {LEARNER_NODES} {}",
                play.aim,
                play.within,
                Play::NODES,
                game(before)
            ),
        };
        key
    }

    /// Proves it.
    ///
    /// # Errors
    /// Why it is not so, for the author.
    pub fn prove(&self, engine: &mut dyn Engine) -> Result<(), String> {
        match &self.what {
            Claim::Mate(position, count) => prove_mate_claim(position, *count),
            Claim::NoMate(position, mv, count) => prove_no_mate(position, *mv, *count),
            Claim::Best(game, accept) => prove_best(game, accept, engine),
            Claim::Wins(game, mv) => prove_wins(game, *mv, engine),
            Claim::Result(game, verdict) => prove_result(game, *verdict, engine),
            Claim::Play(game, play) => prove_play(game, *play, engine),
        }
    }
}

fn prove_mate_claim(position: &Position, count: u32) -> Result<(), String> {
    let most = u8::try_from(count).unwrap_or(u8::MAX);
    match prove_mate(position, most).moves {
        None => Err(format!("there is no mate in {count}")),
        Some(moves) if moves < most => {
            Err(format!("there is a mate in {moves}, quicker than {count}"))
        }
        Some(_) => Ok(()),
    }
}

fn prove_no_mate(position: &Position, mv: Move, count: u32) -> Result<(), String> {
    let after = position
        .play(mv)
        .map_err(|mv| format!("{} is not legal", mv.uci()))?;
    if super::proof::still_mates(&after, count) {
        let san = position.san(mv);
        return Err(format!(
            "`{san}` is listed as a mistake, but it keeps the mate"
        ));
    }
    Ok(())
}

fn ask(engine: &mut dyn Engine, question: &Question) -> Result<Vec<Line>, String> {
    match engine.answer(question, &Stop::new(), &mut |_| ()) {
        Ok(Answer::Best(lines)) => Ok(lines),
        Ok(Answer::Compare(_)) => Ok(Vec::new()),
        Err(error) => Err(format!("the engine does not answer: {error}")),
    }
}

fn prove_best(game: &Game, accept: &[Move], engine: &mut dyn Engine) -> Result<(), String> {
    let question = Question::Best {
        game: game.clone(),
        limit: Limit::Nodes(NODES),
        multi_pv: accept.len() + 1,
        among: Vec::new(),
    };
    let lines = ask(engine, &question)?;
    let chance = |line: &Line| line.score.win_chance().percent();
    let best = lines.first().map_or(0.0, chance);
    let position = game.position();
    let (good, poor): (Vec<&Line>, Vec<&Line>) = lines
        .iter()
        .partition(|line| best - chance(line) <= BEST_MARGIN);
    for line in good {
        if let Some(mv) = line.first().filter(|mv| !accept.contains(mv)) {
            let san = position.san(mv);
            return Err(format!("{san} is as good as the best, but is not accepted"));
        }
    }
    for mv in accept {
        let is_poor = poor.iter().any(|line| line.first() == Some(*mv));
        let is_seen = lines.iter().any(|line| line.first() == Some(*mv));
        if is_poor || !is_seen {
            return Err(format!(
                "{} is accepted, but there is better",
                position.san(*mv)
            ));
        }
    }
    Ok(())
}

fn score_of(game: &Game, among: Vec<Move>, engine: &mut dyn Engine) -> Result<Score, String> {
    let question = Question::Best {
        game: game.clone(),
        limit: Limit::Nodes(NODES),
        multi_pv: 1,
        among,
    };
    let lines = ask(engine, &question)?;
    let line = lines.first().ok_or("the engine sees no move")?;
    Ok(line.score)
}

fn prove_wins(game: &Game, mv: Move, engine: &mut dyn Engine) -> Result<(), String> {
    use crate::motif::material;
    let position = game.position();
    let side = position.turn();
    let before = material(position, side) - material(position, !side);
    match score_of(game, vec![mv], engine)? {
        Score::MateIn(_) => Ok(()),
        // What was won must show: more than what was there, half a pawn for the position allowed.
        Score::Cp(score) if score >= before * 100 + 50 => Ok(()),
        Score::Cp(_) | Score::MatedIn(_) => {
            Err(format!("{} wins no material that lasts", position.san(mv)))
        }
    }
}

fn prove_result(game: &Game, verdict: Verdict, engine: &mut dyn Engine) -> Result<(), String> {
    let score = score_of(game, Vec::new(), engine)?;
    let is_so = match (verdict, score) {
        (Verdict::Win, Score::MateIn(_)) | (Verdict::Loss, Score::MatedIn(_)) => true,
        (Verdict::Win, Score::Cp(score)) => score >= WON,
        (Verdict::Loss, Score::Cp(score)) => score <= -WON,
        (Verdict::Draw, Score::Cp(score)) => score.abs() <= DRAWN,
        (_, Score::MateIn(_) | Score::MatedIn(_)) => false,
    };
    if is_so {
        return Ok(());
    }
    let seen = match score {
        Score::Cp(score) => format!("{:+.2}", f64::from(score) / 100.0),
        Score::MateIn(moves) => format!("mate in {moves}"),
        Score::MatedIn(moves) => format!("mated in {moves}"),
    };
    Err(format!(
        "the engine sees something else here: {seen} for the side to move"
    ))
}

/// Plays the step as a learner would who plays well.
fn prove_play(game: &Game, play: Play, engine: &mut dyn Engine) -> Result<(), String> {
    let mut session = LessonSession::new(Arc::new(lesson_of(game, play)), Timestamp(0));
    let mut now = Timestamp(0);
    let mut played = game.clone();
    for _ in 0..MOST_EVENTS {
        if session.may_continue() {
            return Ok(());
        }
        let event = match session.due() {
            Some(due) => {
                now = due;
                Event::TimeReached
            }
            None => {
                let is_open = matches!(session.scene().input, crate::scene::Input::Moves(_));
                if !is_open {
                    return Err("the goal was not reached against the engine".to_owned());
                }
                let question = Question::best(played.clone(), Limit::Nodes(LEARNER_NODES));
                let lines = ask(engine, &question)?;
                let mv = lines.first().and_then(Line::first);
                let mv = mv.ok_or("the engine sees no move")?;
                let _ = played.play(mv);
                Event::Moved {
                    from: mv.from(),
                    to: mv.to(),
                    promotion: mv.promotion(),
                }
            }
        };
        for effect in session.update(event, now) {
            let Effect::Consult { lane, question } = effect else {
                continue;
            };
            let lines = ask(engine, &question)?;
            if let Some(mv) = lines.first().and_then(Line::first) {
                let _ = played.play(mv);
            }
            let answered = Answered {
                lane,
                question: *question,
                answer: Answer::Best(lines),
            };
            session.update(Event::Answered(Box::new(answered)), now);
        }
    }
    Err("the play-out does not end".to_owned())
}

/// A lesson of this one step.
fn lesson_of(game: &Game, play: Play) -> Lesson {
    let step = Step {
        id: "play".to_owned(),
        about: None,
        field: Field::Game(game.clone()),
        marks: Vec::new(),
        later_marks: Default::default(),
        orientation: game.position().turn(),
        castling_card: false,
        kind: StepKind::Play(play),
        words: Default::default(),
    };
    Lesson {
        id: "proof".to_owned(),
        course: String::new(),
        minutes: 1,
        requires: Vec::new(),
        themes: Vec::new(),
        mode: Mode::Teach,
        steps: vec![step],
    }
}
