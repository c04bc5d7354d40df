//! Openings: the trees that come with the program are proved, and a learner lives through each of them.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a tree that is not as it should be should fail loudly"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use chess_tutor::content::Pack;
use chess_tutor::engine::{Answer, Comparison, Lane, Line, Question, Score};
use chess_tutor::message::{Message, MessageId};
use chess_tutor::opening::{Book, Drill, Mode, Start, Tree, Trees, Weighed, key_of};
use chess_tutor::rules::{Color, Game, Square};
use chess_tutor::scene::{Mark as Drawn, Tone};
use chess_tutor::session::{
    Answered, AttemptOutcome, Dice, Effect, Event, Mood, Session as _, Timestamp,
};

const NOW: Timestamp = Timestamp(1_700_000_000_000);

fn tree(id: &str) -> Arc<Tree> {
    Trees::embedded().get(id).unwrap().clone()
}

fn drill(id: &str, side: Color, mode: Mode) -> Drill {
    let start = Start {
        tree: tree(id),
        side,
        mode,
        lines: Vec::new(),
        known: BTreeMap::new(),
        due: Vec::new(),
        seed: 7,
    };
    Drill::new(start, NOW)
}

fn moved(uci: &str) -> Event {
    Event::Moved {
        from: uci[..2].parse().unwrap(),
        to: uci[2..4].parse().unwrap(),
        promotion: None,
    }
}

/// Plays the tree's answer, or lets the other side move. Gives what came of it.
fn follow(drill: &mut Drill, now: &mut Timestamp) -> Vec<Effect> {
    if drill.is_asking() {
        let answer = drill.tree().answer(drill.game().position()).unwrap().mv;
        let event = Event::Moved {
            from: answer.from(),
            to: answer.to(),
            promotion: answer.promotion(),
        };
        return drill.update(event, *now);
    }
    *now = drill.due().unwrap();
    drill.update(Event::TimeReached, *now)
}

fn id(message: &Message) -> &'static str {
    match message.id {
        MessageId::Own(id) => id,
        MessageId::Lesson { .. } | MessageId::Course { .. } | MessageId::Opening { .. } => "words",
    }
}

fn said(drill: &Drill) -> Vec<&'static str> {
    drill.speech().messages.iter().map(id).collect()
}

#[test]
fn the_trees_that_come_with_the_program_have_no_faults() {
    let (trees, faults) = Trees::read(&Pack::embedded(), Weighed::embedded());
    let told: Vec<String> = faults
        .iter()
        .map(|fault| format!("{}:{}: {}", fault.path, fault.line, fault.message))
        .collect();
    assert_eq!(told, Vec::<String>::new());
    assert!(trees.iter().count() >= 13);
}

#[test]
fn nothing_is_weighed_that_no_tree_holds() {
    let trees: Vec<&Tree> = Trees::embedded().iter().map(AsRef::as_ref).collect();
    let needed = Weighed::embedded().of(trees);
    assert_eq!(Weighed::embedded().len(), needed.len());
}

#[test]
fn every_line_can_be_played_from_memory() {
    for tree in Trees::embedded().iter() {
        for side in &tree.sides {
            let mut drill = drill(&tree.id, *side, Mode::Recall);
            let mut now = NOW;
            let mut answered = Vec::new();
            let mut rounds = 1;
            while !drill.is_finished() {
                if drill.is_round_over() {
                    rounds += usize::from(drill.has_more());
                    drill.update(Event::Continued, now);
                    continue;
                }
                for effect in follow(&mut drill, &mut now) {
                    if let Effect::Record(attempt) = effect {
                        assert_eq!((attempt.misses, attempt.hints), (0, 0), "{}", tree.id);
                        answered.push(attempt.step);
                    }
                }
            }
            assert_eq!(rounds, tree.lines_of(*side).count(), "{} {side}", tree.id);
            answered.sort();
            answered.dedup();
            let mut asked: Vec<String> = tree
                .questions(*side)
                .iter()
                .map(|question| key_of(&question.position))
                .collect();
            asked.sort();
            assert_eq!(answered, asked, "{} {side}", tree.id);
            assert_eq!(drill.tally().right, drill.tally().asked);
        }
    }
}

#[test]
fn arrows_fade_as_a_line_is_known() {
    let mut drill = drill("italian", Color::White, Mode::Learn);
    let mut now = NOW;
    let mut seen = Vec::new();
    let mut outcomes = Vec::new();
    for _ in 0..3 {
        seen.push(drill.scene().marks);
        while !drill.is_round_over() {
            for effect in follow(&mut drill, &mut now) {
                if let Effect::Record(attempt) = effect
                    && drill.game().len_plies() == 1
                {
                    outcomes.push((attempt.outcome, attempt.hints));
                }
            }
        }
        drill.update(Event::Continued, now);
    }
    let (from, to) = (Square::E2, Square::E4);
    let tone = Tone::Idea;
    assert_eq!(seen.first(), Some(&vec![Drawn::Arrow { from, to, tone }]));
    assert_eq!(seen.get(1), Some(&vec![Drawn::Ring { square: from, tone }]));
    // Then the line is known, and the next one begins where it leaves it.
    assert_eq!(
        outcomes,
        [(AttemptOutcome::Seen, 0), (AttemptOutcome::Solved, 1)]
    );
    assert!(drill.game().len_plies() > 0);
}

/// An answer of the engine to a question of the drill, with the best move and how much the played one is worth.
fn answer(effects: &[Effect], best: &str, scores: (i32, i32)) -> Event {
    let question = effects.iter().find_map(|effect| match effect {
        Effect::Consult { lane, question } => {
            assert_eq!(*lane, Lane::Advice);
            Some(question.as_ref().clone())
        }
        Effect::Cue(_)
        | Effect::Record(_)
        | Effect::Judged { .. }
        | Effect::Reached { .. }
        | Effect::Finished => None,
    });
    let Some(Question::Compare {
        before,
        played,
        limit,
    }) = question
    else {
        panic!("the engine was not asked");
    };
    let line = |mv, score| Line {
        moves: vec![mv],
        score: Score::Cp(score),
        depth_plies: 10,
    };
    let comparison = Comparison {
        best: line(before.read_move(best).unwrap(), scores.0),
        played: line(played, scores.1),
        second: None,
        nodes: 1,
    };
    Event::Answered(Box::new(Answered {
        lane: Lane::Advice,
        question: Question::Compare {
            before,
            played,
            limit,
        },
        answer: Answer::Compare(comparison),
    }))
}

#[test]
fn a_good_move_outside_the_tree_is_never_wrong() {
    let mut drill = drill("italian", Color::White, Mode::Recall);
    let effects = drill.update(moved("d2d4"), NOW);
    assert_eq!(said(&drill), ["opening-looking"]);
    let event = answer(&effects, "e2e4", (30, 25));
    drill.update(event, NOW);
    assert_eq!(said(&drill), ["opening-playable-named", "opening-ours"]);
    assert_eq!(drill.speech().mood, Mood::Calm);
    let (from, to, tone) = (Square::E2, Square::E4, Tone::Idea);
    assert!(
        drill
            .scene()
            .marks
            .contains(&Drawn::Arrow { from, to, tone })
    );
    // It goes on from there, and no miss is written down.
    let due = drill.due().unwrap();
    drill.update(Event::TimeReached, due);
    let effects = drill.update(moved("e2e4"), due);
    let attempt = effects.iter().find_map(|effect| match effect {
        Effect::Record(attempt) => Some(attempt),
        Effect::Cue(_)
        | Effect::Consult { .. }
        | Effect::Judged { .. }
        | Effect::Reached { .. }
        | Effect::Finished => None,
    });
    assert_eq!(attempt.unwrap().misses, 0);
}

#[test]
fn a_bad_move_outside_the_tree_is_told_what_it_gives_away() {
    let mut drill = drill("italian", Color::White, Mode::Recall);
    let effects = drill.update(moved("g2g4"), NOW);
    let event = answer(&effects, "e2e4", (30, -200));
    drill.update(event, NOW);
    assert_eq!(drill.speech().mood, Mood::Concerned);
    assert_eq!(said(&drill).last(), Some(&"opening-ours"));
}

#[test]
fn without_an_engine_no_move_is_called_wrong() {
    let mut drill = drill("italian", Color::White, Mode::Recall);
    drill.update(moved("g2g4"), NOW);
    let due = drill.due().unwrap();
    drill.update(Event::TimeReached, due);
    assert_eq!(said(&drill), ["opening-ours"]);
    assert_eq!(drill.game().len_plies(), 0);
    assert!(drill.is_asking());
}

#[test]
fn sparring_meets_good_replies_and_mistakes() {
    let mut drill = drill("petrov", Color::White, Mode::Spar);
    let mut now = NOW;
    let mut replies = BTreeMap::new();
    let mut punished = 0;
    for _ in 0..60 {
        while !drill.is_round_over() {
            follow(&mut drill, &mut now);
            punished += usize::from(said(&drill).contains(&"opening-punish"));
        }
        let sans: Vec<&str> = drill
            .moves()
            .iter()
            .map(|entry| entry.san.as_str())
            .collect();
        *replies
            .entry(sans.get(5).map(ToString::to_string))
            .or_insert(0) += 1;
        drill.update(Event::Continued, now);
    }
    assert!(replies.len() >= 3, "{replies:?}");
    assert!(punished > 0);
}

#[test]
fn today_asks_the_positions_that_are_due() {
    let tree = tree("petrov");
    let questions = tree.questions(Color::Black);
    let due: Vec<String> = questions
        .iter()
        .skip(2)
        .take(2)
        .map(|question| key_of(&question.position))
        .collect();
    let start = Start {
        tree,
        side: Color::Black,
        mode: Mode::Today,
        lines: Vec::new(),
        known: BTreeMap::new(),
        due: due.clone(),
        seed: 1,
    };
    let mut drill = Drill::new(start, NOW);
    let mut answered = Vec::new();
    let mut now = NOW;
    while !drill.is_finished() {
        assert!(drill.is_asking());
        for effect in follow(&mut drill, &mut now) {
            if let Effect::Record(attempt) = effect {
                answered.push(attempt.step);
            }
        }
        assert!(drill.is_round_over());
        drill.update(Event::Continued, now);
    }
    assert_eq!(answered, due);
}

#[test]
fn a_move_of_a_tree_is_a_book_move_unless_it_is_marked() {
    let trees = Trees::embedded();
    let book = |moves: &str| {
        let mut game = Game::default();
        for text in moves.split(' ') {
            game.play_text(text).unwrap();
        }
        trees.is_book(&game)
    };
    assert!(book("e4 e5 Nf3 Nc6 Bc4"));
    assert!(book("Nf3 Nc6 e4 e5 Bc4"));
    assert!(!book("e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 h6"));
    // It has a name, and is in no tree.
    assert!(!book("f3 e5 g4"));
}

#[test]
fn no_sequence_of_events_breaks_a_drill() {
    let mut dice = Dice::new(42);
    for mode in [Mode::Learn, Mode::Recall, Mode::Spar, Mode::Today] {
        let mut drill = drill("scotch", Color::White, mode);
        let mut now = NOW;
        for _ in 0..400 {
            now = now.after_millis(dice.below(900) as u64);
            let event = match dice.below(9) {
                0 => Event::HintAsked,
                1 => Event::TookBack,
                2 => Event::Replayed,
                3 => Event::Continued,
                4 => Event::Skipped,
                5 => Event::Typed(["e4", "Nf3", "O-O", "zz"][dice.below(4)].to_owned()),
                6 | 7 => {
                    follow_if_open(&mut drill, &mut now);
                    Event::TimeReached
                }
                _ => Event::Moved {
                    from: Square::new(dice.below(64) as u32),
                    to: Square::new(dice.below(64) as u32),
                    promotion: None,
                },
            };
            drill.update(event, now);
            let scene = drill.scene();
            assert_eq!(scene.board, *drill.game().position().board());
        }
    }
}

fn follow_if_open(drill: &mut Drill, now: &mut Timestamp) {
    if drill.is_asking() || drill.due().is_some() {
        follow(drill, now);
    }
}

#[test]
fn whatever_has_a_name_beside_a_tree_has_one_in_chinese() {
    let book = Book::embedded();
    let mut nameless = BTreeSet::new();
    for tree in Trees::embedded().iter() {
        for (before, branch) in tree.moves() {
            let tried = before.legal_moves().into_iter().chain([branch.mv]);
            let after = tried.filter_map(|mv| before.play(mv).ok());
            let named = after.filter_map(|after| book.at(&after));
            let without = named.filter(|opening| opening.name_zh.is_none());
            nameless.extend(without.map(|opening| opening.name));
        }
    }
    assert_eq!(nameless, BTreeSet::new());
}
