//! What is said of a move that is not the tree's.

use crate::coach::{Context, Moment, explain, judged, phrase};
use crate::engine::{Answer, Question};
use crate::message::{Arg, Message, MessageId};
use crate::rules::{Game, Move, Position};
use crate::scene::{Mark as Drawn, Tone};
use crate::session::{Answered, Mood};

use super::book::Book;
use super::tree::{Branch, Mark};

/// What a move may lose, in points of winning chance, and still be called playable: what the coach calls a mistake begins
/// here.
const MOST_FOR_PLAYABLE: f64 = 10.0;

/// What is said of a move, what is drawn, and with which face.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Outside {
    pub(super) messages: Vec<Message>,
    pub(super) marks: Vec<Drawn>,
    pub(super) mood: Mood,
}

impl Outside {
    /// A mistake that the tree knows, and the move that punishes it.
    pub(super) fn mistake(
        before: &Game,
        mv: Move,
        branch: &Branch,
        punishes: Option<&Branch>,
    ) -> Self {
        let san = before.position().san(mv);
        let note = branch.note.as_ref().map(super::tree::Note::message);
        let message =
            note.unwrap_or_else(|| Message::own("opening-mistake").with("move", Arg::San(san)));
        let mut messages = vec![message];
        messages.extend(punished(before, mv, punishes));
        Self {
            messages,
            marks: punishes
                .map(|punishes| arrow(punishes.mv))
                .into_iter()
                .collect(),
            mood: Mood::Concerned,
        }
    }

    /// A move that the tree knows for the other side's choice, or as a risk.
    pub(super) fn in_tree(
        before: &Game,
        mv: Move,
        branch: &Branch,
        answers: Option<&Branch>,
    ) -> Self {
        let san = before.position().san(mv);
        if branch.mark == Mark::Dubious {
            let note = branch.note.as_ref().map(super::tree::Note::message);
            let dubious = Message::own("opening-dubious").with("move", Arg::San(san));
            let message = note.unwrap_or(dubious);
            let mut messages = vec![message];
            messages.extend(punished(before, mv, answers));
            return Self {
                messages,
                marks: answers
                    .map(|answers| arrow(answers.mv))
                    .into_iter()
                    .collect(),
                mood: Mood::Calm,
            };
        }
        let after = before.position().play(mv).ok();
        Self {
            messages: vec![playable(san, after.as_ref())],
            marks: Vec::new(),
            mood: Mood::Calm,
        }
    }

    /// A move that the engine has looked at.
    pub(super) fn looked_at(answered: &Answered) -> Self {
        let (Question::Compare { before, played, .. }, Answer::Compare(comparison)) =
            (&answered.question, &answered.answer)
        else {
            return Self {
                messages: Vec::new(),
                marks: Vec::new(),
                mood: Mood::Calm,
            };
        };
        let san = before.position().san(*played);
        let after = before.position().play(*played).ok();
        let explanation = explain(&Moment {
            before: before.position(),
            last: before.moves().last(),
            game: Some(before),
            judged: judged(before, *played, comparison, Context::default()),
            best: &comparison.best.moves,
            played: &comparison.played.moves,
        });
        if explanation.loss_percent < MOST_FOR_PLAYABLE {
            return Self {
                messages: vec![playable(san, after.as_ref())],
                marks: Vec::new(),
                mood: Mood::Calm,
            };
        }
        // What another move would have done is no answer here: the tree's move is told anyway.
        let mut reasons = explanation.reasons.iter().map(phrase);
        let reason = reasons.find(|message| !is_about_another_move(message));
        let answer = comparison.played.moves.get(1).filter(|_| reason.is_some());
        let mark = answer.map(|mv| arrow(*mv));
        let message = reason
            .unwrap_or_else(|| Message::own("opening-gives-away").with("move", Arg::San(san)));
        Self {
            messages: vec![message],
            marks: mark.into_iter().collect(),
            mood: Mood::Concerned,
        }
    }
}

/// The tree's answer to a move that gives something away, with its reason.
fn punished(before: &Game, mv: Move, answers: Option<&Branch>) -> Option<Message> {
    let answers = answers?;
    let after = before.position().play(mv).ok()?;
    let san = Arg::San(after.san(answers.mv));
    Some(match &answers.note {
        Some(note) => Message::own("opening-reason")
            .with("move", san)
            .with("reason", Arg::Message(Box::new(note.message()))),
        None => Message::own("opening-answered").with("move", san),
    })
}

fn arrow(mv: Move) -> Drawn {
    Drawn::Arrow {
        from: mv.from(),
        to: mv.to(),
        tone: Tone::Danger,
    }
}

/// Does it tell what a better move would have done?
fn is_about_another_move(message: &Message) -> bool {
    match message.id {
        MessageId::Own(id) => id.starts_with("coach-misses") || id.starts_with("coach-prefers"),
        MessageId::Lesson { .. } | MessageId::Course { .. } | MessageId::Opening { .. } => false,
    }
}

/// The move can be played; its name, if its position has one of its own.
fn playable(san: String, after: Option<&Position>) -> Message {
    match after.and_then(|after| Book::embedded().at(after)) {
        Some(opening) => Message::own("opening-playable-named")
            .with("move", Arg::San(san))
            .with("name", opening.arg()),
        None => Message::own("opening-playable").with("move", Arg::San(san)),
    }
}
