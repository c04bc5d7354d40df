//! What the coach says in a game: of the person's moves, when it is asked, and hints.

use std::collections::BTreeMap;

use crate::coach::{
    Budget, Context, Judging, Learnt, Mood as TalkMood, MoveRating, Stage, Tact, Talk,
    after_the_answer, hint,
};
use crate::engine::{Answer, Lane, Limit, Question};
use crate::message::Message;
use crate::play::agreement::{CoachTalk, HouseRules};
use crate::rules::{Game, Move};
use crate::scene::{Mark, Tone};
use crate::session::{Answered, Clip, Cue, Effect, Mood};

use super::{GameSession, badge_of};

/// Nodes for a hint: the engine's full strength, whoever the opponent is.
const HINT_NODES: u64 = 200_000;
/// Hints in a position: the idea, the piece, the move.
const HINTS: u8 = 3;

/// What the coach knows of the game.
#[derive(Clone, Debug)]
pub(super) struct Advice {
    mood: TalkMood,
    is_silent: bool,
    /// How much was said before the coach was silenced.
    talk_before: CoachTalk,
    /// The move that is being judged, and its ply.
    judging: Option<(usize, Judging)>,
    /// What is known of judged moves, by ply.
    judged: BTreeMap<usize, Known>,
    /// The ply at which hints were taken, how many, and the best line once it is known.
    hinted: Option<Hinted>,
    /// The move that the person has asked about, by its ply, until it is judged.
    asked: Option<usize>,
    /// The move that the words on the card speak of, by its ply.
    pub(super) told: Option<usize>,
    /// What the character said to an offer, and the ply of the move that brought it.
    pub(super) word_on_offer: Option<(usize, Message)>,
}

/// What the coach knows of a move.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Known {
    pub(super) rating: MoveRating,
    pub(super) loss_percent: f64,
    /// All there is to say of it.
    pub(super) words: Message,
    /// What can be played on the board to show it.
    pub(super) clips: Vec<Clip>,
}

#[derive(Clone, Debug)]
struct Hinted {
    ply: usize,
    taken: u8,
    line: Vec<Move>,
}

impl Advice {
    pub(super) fn new(talk: CoachTalk) -> Self {
        let mut advice = Self {
            mood: TalkMood::default(),
            is_silent: false,
            talk_before: CoachTalk::default(),
            judging: None,
            judged: BTreeMap::new(),
            hinted: None,
            asked: None,
            told: None,
            word_on_offer: None,
        };
        advice.set_talk(talk);
        advice
    }

    pub(super) fn set_talk(&mut self, talk: CoachTalk) {
        self.is_silent = talk == CoachTalk::Silent;
        if !self.is_silent {
            self.talk_before = talk;
        }
        self.mood.is_silenced = self.is_silent;
        self.mood.talk = match talk {
            CoachTalk::EveryMove => Talk::EveryMove,
            CoachTalk::MistakesOnly => Talk::MistakesOnly,
            CoachTalk::WhenAsked | CoachTalk::Silent => Talk::WhenAsked,
        };
    }

    /// The lessons that praise may name.
    pub(super) fn set_learnt(&mut self, learnt: Vec<Learnt>) {
        self.mood.learnt = learnt;
    }

    pub(super) fn rating(&self, ply: usize) -> Option<MoveRating> {
        self.known(ply).map(|known| known.rating)
    }

    pub(super) fn known(&self, ply: usize) -> Option<&Known> {
        self.judged.get(&ply)
    }

    /// Silent, or as it was before.
    pub(super) fn hushed(&self) -> CoachTalk {
        if self.is_silent {
            self.talk_before
        } else {
            CoachTalk::Silent
        }
    }

    pub(super) fn hints(&self, ply: usize) -> u8 {
        self.hinted
            .as_ref()
            .filter(|hinted| hinted.ply == ply)
            .map_or(0, |hinted| hinted.taken)
    }

    /// Moves from this ply on were taken back.
    pub(super) fn forget_from(&mut self, ply: usize) {
        self.judged.retain(|judged, _| *judged < ply);
        self.judging = None;
        self.hinted = None;
        self.asked = None;
        self.told = None;
        self.word_on_offer = None;
    }

    /// Another question takes the place of the one about the last move.
    pub(super) fn put_aside(&mut self) {
        self.judging = None;
    }

    /// Begins to judge a move that was just made.
    pub(super) fn judge(&mut self, before: Game, mv: Move) -> Option<Effect> {
        if self.is_silent {
            return None;
        }
        let ply = before.len_plies();
        let judging = Judging::new(before, mv, Budget::Staged, Context::default());
        let question = judging.question()?;
        self.judging = Some((ply, judging));
        Some(consult(Lane::Advice, question))
    }
}

impl GameSession {
    /// The engine has looked at the person's move.
    pub(super) fn coach_judged(&mut self, answered: Answered) -> Vec<Effect> {
        let Some((ply, mut judging)) = self.advice.judging.take() else {
            return Vec::new();
        };
        let is_for_this = judging.question().as_ref() == Some(&answered.question);
        if !is_for_this || judging.answered(answered.answer).is_err() {
            self.advice.judging = Some((ply, judging));
            return Vec::new();
        }
        if let Some(question) = judging.question() {
            self.advice.judging = Some((ply, judging));
            return vec![consult(Lane::Advice, question)];
        }
        let Some(verdict) = judging.verdict() else {
            return Vec::new();
        };
        let Some(mv) = self.game.moves().nth(ply) else {
            return Vec::new();
        };
        let known = Known::of(&self.game_before(ply), mv, &verdict);
        let rating = known.rating;
        let compared = self.compared(ply, &known);
        self.advice.judged.insert(ply, known);
        if self.advice.asked == Some(ply) {
            self.advice.asked = None;
            return self.ask_coach();
        }
        let is_last = self.game.len_plies() <= ply + 2;
        let mood = std::mem::take(&mut self.advice.mood);
        let (speech, mood) = Tact::speak(rating, &verdict.explanation.reasons, mood);
        self.advice.mood = mood;
        let is_strict = self.agreement.rules != HouseRules::Casual;
        if self.is_over() || is_strict || !is_last || self.asks_if_sure() {
            return Vec::new();
        }
        let shows = match self.agreement.talk {
            CoachTalk::EveryMove => true,
            CoachTalk::MistakesOnly => rating.is_fault(),
            CoachTalk::WhenAsked | CoachTalk::Silent => false,
        };
        let answer = self.game.moves().nth(ply + 1);
        let stands = answer.and_then(Move::captured_on) != Some(mv.to());
        if shows && stands {
            self.badge = badge_of(&verdict.explanation, mv.to());
        }
        let Some(speech) = speech else {
            if let Some(compared) = compared.filter(|_| shows) {
                self.say(vec![compared], Mood::Calm);
            }
            return Vec::new();
        };
        let is_praise = speech.praise.is_some();
        let tone = if is_praise {
            Mood::Happy
        } else {
            Mood::Concerned
        };
        let words = self.as_it_stands(ply, speech.message());
        let offer = self.advice.word_on_offer.as_ref();
        let offer = offer.filter(|(with, _)| *with == ply);
        let said = [
            Some(words),
            compared.filter(|_| shows),
            offer.map(|(_, word)| word.clone()),
        ];
        self.say(said.into_iter().flatten().collect(), tone);
        self.advice.told = Some(ply);
        if is_praise {
            return vec![Effect::Cue(Cue::Solved)];
        }
        Vec::new()
    }

    /// Words about a move, as they are true now: the other side may have answered it.
    fn as_it_stands(&self, ply: usize, words: Message) -> Message {
        if self.game.len_plies() > ply + 1 {
            after_the_answer(words)
        } else {
            words
        }
    }

    /// The other side has moved: what the coach has said of the move before is told as it is now.
    pub(super) fn tell_as_it_stands(&mut self) {
        if let Some(ply) = self.advice.told {
            let words = std::mem::take(&mut self.speech.messages);
            let words = words.into_iter().map(|words| self.as_it_stands(ply, words));
            self.speech.messages = words.collect();
        }
    }

    /// The coach is asked about the person's last move.
    pub(super) fn ask_coach(&mut self) -> Vec<Effect> {
        if self.asks_if_sure() {
            return Vec::new();
        }
        let person = self.agreement.person();
        let last = (0..self.game.len_plies()).rev().find(|ply| {
            let side = if ply % 2 == 0 {
                self.game.start().turn()
            } else {
                !self.game.start().turn()
            };
            person.is_none_or(|person| person == side)
        });
        let Some(ply) = last else {
            self.say(vec![Message::own("play-nothing-yet")], Mood::Calm);
            return Vec::new();
        };
        if let Some(known) = self.advice.known(ply) {
            let mood = if known.rating.is_fault() {
                Mood::Concerned
            } else {
                Mood::Happy
            };
            let words = self.as_it_stands(ply, known.words.clone());
            let said = [Some(words), self.compared(ply, known)];
            self.say(said.into_iter().flatten().collect(), mood);
            self.advice.told = Some(ply);
            return Vec::new();
        }
        self.say(vec![Message::own("play-coach-looks")], Mood::Thinking);
        self.advice.asked = Some(ply);
        // A newer question may have taken the place of the one about this move.
        if matches!(&self.advice.judging, Some((judging, _)) if *judging == ply) {
            return Vec::new();
        }
        let before = self.game_before(ply);
        let effect = self
            .game
            .moves()
            .nth(ply)
            .and_then(|mv| self.advice.judge(before, mv));
        effect.into_iter().collect()
    }

    pub(super) fn ask_hint(&mut self) -> Vec<Effect> {
        if !self.may_ask_hint() {
            // A question of the coach's own stays until it is answered.
            if self.is_strict() && self.is_persons_turn() {
                self.say(vec![Message::own("play-no-hint")], Mood::Concerned);
            }
            return Vec::new();
        }
        let ply = self.game.len_plies();
        match &mut self.advice.hinted {
            Some(hinted) if hinted.ply == ply && !hinted.line.is_empty() => {
                hinted.taken = (hinted.taken + 1).min(HINTS);
                self.give_hint();
                Vec::new()
            }
            Some(hinted) if hinted.ply == ply => Vec::new(),
            Some(_) | None => {
                self.advice.hinted = Some(Hinted {
                    ply,
                    taken: 1,
                    line: Vec::new(),
                });
                self.say(vec![Message::own("play-coach-looks")], Mood::Thinking);
                let question = Question::best(self.game.clone(), Limit::Nodes(HINT_NODES));
                vec![consult(Lane::Hint, question)]
            }
        }
    }

    pub(super) fn hint_came(&mut self, answered: &Answered) -> Vec<Effect> {
        let Answer::Best(lines) = &answered.answer else {
            return Vec::new();
        };
        let is_for_now = *answered.question.game() == self.game;
        if let (Some(hinted), Some(line), true) =
            (&mut self.advice.hinted, lines.first(), is_for_now)
        {
            hinted.line.clone_from(&line.moves);
            self.give_hint();
        }
        Vec::new()
    }

    fn give_hint(&mut self) {
        let Some(hinted) = &self.advice.hinted else {
            return;
        };
        let stage = match hinted.taken {
            0 | 1 => Stage::Idea,
            2 => Stage::Piece,
            _ => Stage::Move,
        };
        let Some(hint) = hint(self.game.position(), &hinted.line, stage) else {
            return;
        };
        self.marks = match hint.squares[..] {
            [from, to] => vec![Mark::Arrow {
                from,
                to,
                tone: Tone::Idea,
            }],
            _ => hint
                .squares
                .iter()
                .map(|square| Mark::Ring {
                    square: *square,
                    tone: Tone::Idea,
                })
                .collect(),
        };
        self.say(vec![hint.message], Mood::Thinking);
    }
}

fn consult(lane: Lane, question: Question) -> Effect {
    Effect::Consult {
        lane,
        question: Box::new(question),
    }
}
