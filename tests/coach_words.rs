//! What the coach says, in both languages: every idea has its words, every sentence is whole.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use chess_tutor::coach::{MoveRating, Reason, Speech, Stance, after_the_answer, idea, phrase};
use chess_tutor::content::Pack;
use chess_tutor::language::Language;
use chess_tutor::message::Message;
use chess_tutor::motif::{Story, found};
use chess_tutor::rules::{Move, Position};
use chess_tutor::theme::Theme;
use chess_tutor::voice::{Catalogue, Voice};

fn voices() -> [Voice; 2] {
    let catalogue = Arc::new(Catalogue::new(Pack::embedded(), BTreeMap::new()));
    Language::ALL.map(|language| Voice::new(Arc::clone(&catalogue), language))
}

/// The reasons that the rows of the motifs give, in each stance.
fn reasons() -> Vec<Reason> {
    let mut reasons = Vec::new();
    for row in include_str!("data/motifs.tsv").lines() {
        let cells: Vec<&str> = row.split('\t').collect();
        let [theme, "shown", fen, line, _] = cells[..] else {
            continue;
        };
        let mut position = Position::from_fen(fen).unwrap();
        let (mut start, mut before, mut moves) = (position.clone(), None, Vec::<Move>::new());
        for text in line.split(' ') {
            let mv = position.read_move(text.trim_matches(['(', ')'])).unwrap();
            position = position.play(mv).unwrap();
            if text.starts_with('(') {
                (start, before) = (position.clone(), Some(mv));
            } else {
                moves.push(mv);
            }
        }
        let story = Story::new(&start, &moves).unwrap().preceded_by(before);
        for fact in found(&story) {
            if fact.theme.name() != theme || !fact.is_shown() {
                continue;
            }
            for stance in [Stance::Does, Stance::Spoils, Stance::Allows, Stance::Misses] {
                reasons.push(Reason {
                    stance,
                    fact: fact.clone(),
                    start: start.clone(),
                    costs_nothing: false,
                });
            }
            // What was there beside a move that is as good.
            reasons.push(Reason {
                stance: Stance::Misses,
                fact: fact.clone(),
                start: start.clone(),
                costs_nothing: true,
            });
        }
    }
    reasons
}

/// What jars in a sentence, if anything.
fn fault(language: Language, text: &str) -> Option<&'static str> {
    let sentences = text.matches(['.', '。', '!', '！', '?', '？']).count();
    let is_hanzi = |c: char| ('\u{4e00}'..='\u{9fff}').contains(&c);
    let letters: Vec<char> = text.chars().collect();
    let touches = letters.iter().zip(letters.iter().skip(1)).any(|(a, b)| {
        is_hanzi(*a) != is_hanzi(*b) && (a.is_ascii_alphanumeric() || b.is_ascii_alphanumeric())
    });
    if text.contains(['{', '}', '[', ']']) || text.contains("  ") || text.trim() != text {
        return Some("something is left over");
    }
    if !(1..=2).contains(&sentences) {
        return Some("more than two sentences, or none");
    }
    match language {
        Language::English if text.chars().any(is_hanzi) => Some("hanzi in English"),
        Language::Chinese if touches => Some("a square or move touches a hanzi"),
        Language::English | Language::Chinese => None,
    }
}

#[test]
fn every_idea_is_told_in_whole_sentences() {
    let reasons = reasons();
    let themes: BTreeSet<Theme> = reasons.iter().map(|reason| reason.fact.theme).collect();
    assert_eq!(themes.len(), Theme::ALL.len());
    let mut faults = Vec::new();
    for voice in voices() {
        for reason in &reasons {
            let message = phrase(reason);
            let text = voice.say(&message);
            if !voice.knows(&message) {
                faults.push(format!("no words for {message:?}"));
            } else if let Some(fault) = fault(voice.language(), &text) {
                faults.push(format!("{fault}: {text}"));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn every_idea_rating_and_praise_has_its_words() {
    let ideas = Theme::ALL.iter().map(|theme| idea(*theme));
    let ratings = MoveRating::ALL.iter().map(|rating| rating.message());
    let messages: Vec<Message> = ideas.chain(ratings).collect();
    for voice in voices() {
        for message in &messages {
            assert!(voice.knows(message), "{message:?}");
            assert!(!voice.say(message).contains(['{', '}']), "{message:?}");
        }
    }
}

/// Once the other side has moved nothing is "now possible" any more.
#[test]
fn what_was_allowed_is_told_as_past_when_the_answer_stands() {
    let [english, chinese] = voices();
    let fork = reasons()
        .into_iter()
        .find(|reason| reason.kind() == (Stance::Allows, Theme::Fork))
        .unwrap();
    let told = after_the_answer(phrase(&fork));
    assert_eq!(
        english.say(&told),
        "Your move allowed Nc7+: the knight on c7 forks the king on e8 and the rook on a8."
    );
    assert_eq!(
        chinese.say(&told),
        "你刚才那一着以后，对方可以走 Nc7+：c7 的马走成击双，同时攻击 e8 的王和 a8 的车。"
    );
    let mut faults = Vec::new();
    for voice in voices() {
        for reason in reasons() {
            let told = after_the_answer(phrase(&reason));
            let text = voice.say(&told);
            let is_late = reason.stance == Stance::Allows && text == voice.say(&phrase(&reason));
            if !voice.knows(&told) || is_late || fault(voice.language(), &text).is_some() {
                faults.push(text);
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Beside a move that is as good as the best nothing was stronger.
#[test]
fn what_was_there_too_is_not_called_stronger() {
    let fork = reasons()
        .into_iter()
        .find(|reason| reason.costs_nothing && reason.fact.theme == Theme::Fork)
        .unwrap();
    let said = voices().map(|voice| voice.say(&phrase(&fork)));
    assert_eq!(
        said,
        [
            "There was also Nc7+: the knight on c7 forks the king on e8 and the rook on a8.",
            "也可以走 Nc7+：c7 的马走成击双，同时攻击 e8 的王和 a8 的车。",
        ]
    );
}

#[test]
fn a_fork_is_told_in_all_three_stances() {
    let [english, chinese] = voices();
    let forks: Vec<Reason> = reasons()
        .into_iter()
        .filter(|reason| reason.fact.theme == Theme::Fork && reason.stance != Stance::Spoils)
        .take(3)
        .collect();
    let say = |voice: &Voice| -> Vec<String> {
        forks
            .iter()
            .map(|reason| voice.say(&phrase(reason)))
            .collect()
    };
    assert_eq!(
        say(&english),
        [
            "With Nc7+, the knight on c7 forks the king on e8 and the rook on a8.",
            "Now Nc7+ is possible: the knight on c7 forks the king on e8 and the rook on a8.",
            "Nc7+ was stronger: the knight on c7 forks the king on e8 and the rook on a8.",
        ]
    );
    assert_eq!(
        say(&chinese),
        [
            "走 Nc7+，c7 的马走成击双，同时攻击 e8 的王和 a8 的车。",
            "接着对方可以走 Nc7+：c7 的马走成击双，同时攻击 e8 的王和 a8 的车。",
            "Nc7+ 更强：c7 的马走成击双，同时攻击 e8 的王和 a8 的车。",
        ]
    );
}

/// A sentence is true of the move as it stands on the board: what it took is gone, who must go is not drawn away.
#[test]
fn what_a_move_does_is_told_as_done() {
    let [english, chinese] = voices();
    for (fen, line, stance, theme, en, zh) in [
        (
            "4k3/2p5/4b3/8/3N4/8/8/4K3 w - - 0 1",
            "Nxe6 Kd7 Nc5+",
            Stance::Does,
            Theme::HangingPiece,
            "With Nxe6, the bishop on e6 is taken, and nothing can take back.",
            "走 Nxe6，吃掉 e6 的象，没有子能吃回来。",
        ),
        (
            "4k3/2p5/4q3/8/3N4/8/8/4K3 w - - 0 1",
            "Nxe6 Kd7 Nc5+",
            Stance::Allows,
            Theme::HangingPiece,
            "Now Nxe6 is possible: nothing can take back when the knight on d4 takes the queen on e6.",
            "接着对方可以走 Nxe6：d4 的马吃 e6 的后，没有子能吃回来。",
        ),
        (
            "4k3/5p2/4q3/8/3N4/8/8/4K3 w - - 0 1",
            "Nxe6 fxe6",
            Stance::Does,
            Theme::WinningExchange,
            "With Nxe6, the queen on e6 is taken at a profit, even if something takes back.",
            "走 Nxe6，吃掉 e6 的后，就算被吃回去也合算。",
        ),
        (
            "4k3/5p2/4q3/8/3N4/8/8/4K3 w - - 0 1",
            "Nxe6 fxe6",
            Stance::Misses,
            Theme::WinningExchange,
            "Nxe6 was stronger: the queen on e6 is taken at a profit, even if something takes back.",
            "Nxe6 更强：吃掉 e6 的后，就算被吃回去也合算。",
        ),
        (
            "r1bk1bnr/pp3ppp/n7/2p5/4PB2/2NB1NP1/PPP4P/2KR3R w - - 0 1",
            "Bxa6+ Bd7 Bxb7",
            Stance::Does,
            Theme::HangingPiece,
            "With Bxa6+, the knight on a6 is taken, and nothing can take back, because the king is in check.",
            "走 Bxa6+，吃掉 a6 的马，对方的王正被将军，没有子能吃回来。",
        ),
        (
            "3k4/3n4/5b2/8/6N1/8/8/3RK3 w - - 0 1",
            "Nxf6 Kc7 Rxd7+",
            Stance::Allows,
            Theme::HangingPiece,
            "Now Nxf6 is possible: nothing can take back when the knight on g4 takes the bishop on f6, because what protects it is pinned.",
            "接着对方可以走 Nxf6：g4 的马吃 f6 的象，保护它的子被牵制住了，没有子能吃回来。",
        ),
        (
            "k7/8/8/8/7p/5K2/4P3/8 w - - 0 1",
            "Kg4 h3 Kxh3 Kb7",
            Stance::Does,
            Theme::WinningMaterial,
            "After Kg4 h3 Kxh3, the pawn on h3 falls, and that wins material.",
            "走 Kg4 h3 Kxh3 以后，h3 的兵被吃掉，这样就多得了子。",
        ),
        (
            "4k3/8/8/6n1/4p3/8/3N3P/4K3 w - - 0 1",
            "h4 Nf7 Nxe4",
            Stance::Does,
            Theme::Deflection,
            "With h4, the knight on g5 has to leave its square and no longer protects the pawn on e4.",
            "走 h4，g5 的马本来保护着 e4 的兵，现在不得不走开。",
        ),
        (
            "4k3/5ppp/8/4P3/8/8/8/4K3 b - - 0 1",
            "g6",
            Stance::Does,
            Theme::BackwardPawn,
            "With g6, the pawn on f7 is left behind: each pawn of its side on a file beside it has gone ahead, and a pawn of the other side guards the square in front of it.",
            "走 g6，f7 的兵落在了后面：旁边的直线上，自己的兵已经走到前面去了，前面一格又有对方的兵看着。",
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/R1BQKBNR w KQkq - 0 3",
            "Nb1",
            Stance::Does,
            Theme::SameMan,
            "With Nb1, the knight on b1 moves again, while the bishop on c1, the bishop on f1 and the knight on g1 still stand at home.",
            "走 Nb1，b1 的马又走了一次，c1 的象、f1 的象和 g1 的马还在原位没动。",
        ),
    ] {
        let start = Position::from_fen(fen).unwrap();
        let mut position = start.clone();
        let moves: Vec<Move> = line
            .split(' ')
            .map(|san| {
                let mv = position.read_move(san).unwrap();
                position = position.play(mv).unwrap();
                mv
            })
            .collect();
        let facts = found(&Story::new(&start, &moves).unwrap());
        let fact = facts.into_iter().find(|fact| fact.theme == theme);
        let reason = Reason {
            stance,
            fact: fact.unwrap(),
            start,
            costs_nothing: false,
        };
        assert_eq!(english.say(&phrase(&reason)), en);
        assert_eq!(chinese.say(&phrase(&reason)), zh);
    }
}

#[test]
fn praise_that_names_a_lesson_reads_well_in_both_languages() {
    let reasons = reasons();
    let fork = reasons
        .iter()
        .find(|reason| reason.fact.theme == Theme::Fork);
    let speech = |praise| Speech {
        praise: Some(praise),
        lesson: Some("fork".to_owned()),
        reason: fork.unwrap().clone(),
    };
    let [english, chinese] = voices();
    assert_eq!(
        english.say(&speech("praise-lesson-1").message()),
        "Just like in the lesson \"The fork\"! With Nc7+, the knight on c7 forks the king on e8 and the rook on a8."
    );
    assert_eq!(
        chinese.say(&speech("praise-lesson-1").message()),
        "“击双”这一课学的用上了！走 Nc7+，c7 的马走成击双，同时攻击 e8 的王和 a8 的车。"
    );
    for voice in [english, chinese] {
        for praise in ["praise-lesson-1", "praise-lesson-2", "praise-lesson-3"] {
            let message = speech(praise).message();
            assert!(voice.knows(&message), "{praise}");
            assert_eq!(
                fault(voice.language(), &voice.say(&message)),
                None,
                "{praise}"
            );
        }
    }
}
