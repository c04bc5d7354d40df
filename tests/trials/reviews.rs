//! Real and odd games in the library: taken in, looked at for a few moves, written down with what was found, opened again.

use chess_tutor::coach::Budget;
use chess_tutor::engine::{Builtin, Engine as _, Stop};
use chess_tutor::library::{Games as _, GamesAnswer, KeptGame, MemoryGames};
use chess_tutor::review::{ReviewSession, annotated};
use chess_tutor::rules::{Color, PgnGame, read_pgn};
use chess_tutor::session::{Answered, Effect, Event, Session as _, Timestamp};

use crate::data;

const NOW: Timestamp = Timestamp(1_000);
/// Games that are looked at at least.
const LEAST_GAMES: usize = 500;
/// So many questions of each review are answered: enough for a judged move in each.
const ANSWERS: usize = 6;
/// Nodes of each: coarse, but an answer.
const NODES: u64 = 200;

#[test]
fn games_are_taken_in_looked_at_written_down_and_opened_with_the_same_moves() {
    let files = ["games", "pgn"]
        .iter()
        .flat_map(|folder| data::files(folder, &["pgn"]));
    let mut engine = Builtin::new(1);
    let (mut games, mut answers, mut is_there) = (0, 0, false);
    for path in files {
        is_there = true;
        let bytes = std::fs::read(&path).unwrap();
        // Of a game with a fault what stands before it is taken in.
        let written: Vec<PgnGame> = read_pgn(&bytes)
            .into_iter()
            .filter_map(|read| read.map_or_else(|fault| fault.before.map(|game| *game), Some))
            .collect();
        let mut library = MemoryGames::default();
        library.import(bytes, NOW);
        let keys = library.poll().into_iter().find_map(|answer| {
            let GamesAnswer::Imported { keys, .. } = answer else {
                return None;
            };
            Some(keys)
        });
        let keys = keys.unwrap();
        assert_eq!(keys.len(), written.len(), "{path:?}");
        for (key, wanted) in keys.into_iter().zip(&written) {
            library.load(key);
            let kept = library.poll().into_iter().find_map(|answer| {
                let GamesAnswer::Loaded { game, .. } = answer else {
                    return None;
                };
                game
            });
            let opened = kept.as_ref().and_then(KeptGame::read).unwrap();
            assert!(same(&opened, wanted), "{path:?}");
            let budget = Budget::Nodes(NODES);
            let mut session = ReviewSession::new(opened, Color::White, budget, &|_, _, _| false);
            let mut waiting = session.resume();
            for _ in 0..ANSWERS {
                let Some(Effect::Consult { lane, question }) = waiting.pop() else {
                    break;
                };
                let answer = engine.answer(&question, &Stop::new(), &mut |_| ());
                let question = *question;
                let answer = answer.unwrap_or_else(|fault| panic!("{path:?}: {fault}"));
                let answered = Answered {
                    lane,
                    question,
                    answer,
                };
                waiting = session.update(Event::Answered(Box::new(answered)), NOW);
                answers += 1;
            }
            let saved = annotated(session.game(), session.analysis(), &|_| "!".to_owned());
            let again = read_pgn(saved.to_string().as_bytes()).remove(0).unwrap();
            assert!(same(&again, wanted), "{path:?}");
            games += 1;
        }
    }
    println!("games looked at: {games}, answers: {answers}");
    assert!(!is_there || games >= LEAST_GAMES, "{games}");
}

fn same(one: &PgnGame, other: &PgnGame) -> bool {
    let moves = |game: &PgnGame| game.moves.iter().map(|mv| mv.mv).collect::<Vec<_>>();
    one.start == other.start && moves(one) == moves(other)
}
