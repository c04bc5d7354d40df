//! Real games, played through the session of a game: the same moves, saved and opened again.

use chess_tutor::play::{Act, Agreement, GameSession, TimeControl, Who};
use chess_tutor::rules::read_pgn;
use chess_tutor::session::{Event, Session as _, Timestamp};

use crate::data;

/// Games that are replayed at least.
const LEAST_GAMES: usize = 350;

#[test]
fn games_are_replayed_saved_and_opened_with_the_same_moves() {
    let files = data::files("games", &["pgn"])
        .into_iter()
        .chain(data::files("pgn", &["pgn"]));
    let (mut replayed, mut moves) = (0, 0);
    let mut is_there = false;
    for path in files {
        is_there = true;
        let bytes = std::fs::read(&path).unwrap();
        for game in read_pgn(&bytes).into_iter().flatten() {
            let wanted = game.game();
            let mut session = GameSession::new(Agreement {
                start: wanted.start().clone(),
                black: Who::Person,
                time: Some([TimeControl::minutes(90, 30); 2]),
                ..Agreement::default()
            });
            session.act(Act::Begin, Timestamp(0));
            for (ply, mv) in wanted.moves().enumerate() {
                // Games from elsewhere may go on where they were over by themselves.
                if session.is_over() {
                    break;
                }
                let now = Timestamp(ply as u64 * 1_000);
                let (from, to) = (
                    mv.from(),
                    mv.castling_rook().map_or(mv.to(), |(rook, _)| rook),
                );
                let promotion = mv.promotion();
                session.update(
                    Event::Moved {
                        from,
                        to,
                        promotion,
                    },
                    now,
                );
                assert_eq!(session.game().moves().last(), Some(mv), "{path:?} {ply}");
            }
            let pgn = session.pgn("White", "Black", "2026.11.30").to_string();
            let read = read_pgn(pgn.as_bytes()).remove(0).unwrap();
            let again = GameSession::resume(&read, &session.extra(Timestamp(0)));
            let same = again.game().moves().eq(session.game().moves());
            assert!(same, "{path:?}");
            replayed += 1;
            moves += session.game().len_plies();
        }
    }
    println!("games replayed: {replayed}, moves: {moves}");
    assert!(!is_there || replayed >= LEAST_GAMES, "{replayed}");
}
