//! Properties of the rules over random games: the judge agrees with the list of legal moves, and notations read back
//! what they write.

#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::wildcard_enum_match_arm,
    reason = "a test stops at the first surprise"
)]

use std::collections::BTreeSet;

use chess_tutor::rules::{
    Color, DrawReason, Game, Move, Outcome, Position, Practice, ReadMoveError, Reason, Role,
    Square, WinReason,
};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

/// Positions from which random games start: the start, crowds of special moves, and Chess960.
const STARTS: [&str; 12] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1",
    "rnbqkb1r/1p3ppp/5N2/1p2p1B1/2P5/8/PP2PPPP/R2QKB1R b KQkq - 0 1",
    "8/8/1k6/8/1pPp4/8/3KP2R/6q1 b - c3 0 1",
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    "nrkbbqnr/pppppppp/8/8/8/8/PPPPPPPP/NRKBBQNR w HBhb - 0 1",
    "1rqbkrbn/1ppppp1p/1n6/p1N3p1/8/2P4P/PP1PPPP1/1RQBKRBN w FBfb - 0 9",
    "1rk1r3/8/8/8/8/6n1/8/1RK1R3 b EBeb - 0 1",
];

const PROMOTIONS: [Option<Role>; 7] = [
    None,
    Some(Role::Queen),
    Some(Role::Rook),
    Some(Role::Bishop),
    Some(Role::Knight),
    Some(Role::King),
    Some(Role::Pawn),
];

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        rng_seed: RngSeed::Fixed(20_240_607),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// A random game, so many half-moves long or until it ends by itself.
fn games(max_plies: usize) -> impl Strategy<Value = Game> {
    (
        0..STARTS.len(),
        prop::collection::vec(any::<u16>(), 0..=max_plies),
    )
        .prop_map(|(start, choices)| {
            let mut game = Game::new(Position::from_fen(STARTS[start]).unwrap());
            for choice in choices {
                let moves = game.position().legal_moves();
                if moves.is_empty() || game.outcome().is_some() {
                    break;
                }
                game.play(moves[usize::from(choice) % moves.len()]).unwrap();
            }
            game
        })
}

/// From, to and promotion as a person enters them: castling by the king's two squares and onto the rook.
fn entries(mv: Move) -> Vec<(Square, Square, Option<Role>)> {
    let mut entries = vec![(mv.from(), mv.to(), mv.promotion())];
    if let Some((rook, _)) = mv.castling_rook() {
        entries.push((mv.from(), rook, None));
        if mv.from().distance(mv.to()) < 2 {
            // A common step of the king in Chess960.
            entries.remove(0);
        }
    }
    entries
}

fn agrees_with_the_list_of_legal_moves(game: &Game) {
    let position = game.position();
    let legal: BTreeSet<(Square, Square, Option<Role>)> = position
        .legal_moves()
        .into_iter()
        .flat_map(entries)
        .collect();
    for from in Square::ALL {
        for to in Square::ALL {
            for promotion in PROMOTIONS {
                let wanted = legal.contains(&(from, to, promotion)) && game.outcome().is_none();
                let with_history = game.find(from, to, promotion);
                let alone = position.find(from, to, promotion);
                let at = format!("{} {from}{to}{promotion:?}", position.fen());
                assert_eq!(with_history.is_ok(), wanted, "{at}: {with_history:?}");
                if game.outcome() == position.outcome() {
                    assert_eq!(alone.is_ok(), wanted, "{at}: {alone:?}");
                }
                if let Ok(mv) = alone {
                    assert!(entries(mv).contains(&(from, to, promotion)), "{at}: {mv:?}");
                }
                if let Err(refusal) = with_history {
                    proves_itself(position, refusal.reasons(), &at);
                }
            }
        }
    }
}

/// Reasons do not come twice, and all but the end of the game have squares that prove them.
fn proves_itself<'a>(position: &Position, reasons: impl Iterator<Item = &'a Reason>, at: &str) {
    let reasons: Vec<_> = reasons.collect();
    for (index, reason) in reasons.iter().enumerate() {
        assert!(!reasons[..index].contains(reason), "{at}: {reason:?} twice");
        let over = matches!(reason, Reason::GameOver { .. });
        assert_eq!(reason.squares().is_empty(), over, "{at}: {reason:?}");
        // What is said to attack is a man of the other side.
        let attackers = match reason {
            Reason::KingAttacked { by, .. }
            | Reason::Pinned { by, .. }
            | Reason::DoesNotAnswerCheck { by, .. }
            | Reason::DoubleCheck { by, .. }
            | Reason::CastlingInCheck { by, .. }
            | Reason::CastlingThroughAttack { by, .. }
            | Reason::CastlingIntoAttack { by, .. } => by.as_slice(),
            _ => &[],
        };
        for square in attackers {
            let man = position.piece_at(*square).unwrap();
            assert_eq!(man.color, !position.turn(), "{at}: {reason:?}");
        }
    }
}

/// Positions in which random moves mate now and then.
const WILD: [&str; 6] = [
    "4k3/8/8/8/8/8/8/QR2K2Q w - - 0 1",
    "qr2k1nq/8/8/8/8/8/8/4K3 b - - 0 1",
    "6k1/5ppp/8/8/8/8/PPP5/1K1RR3 w - - 0 1",
    "rnbqkbnr/8/8/8/8/8/8/RNBQKBNR w KQkq - 0 1",
    "8/k1p5/1pP2q2/1P5q/8/8/PP6/KR6 b - - 0 1",
    "7k/5BpP/6P1/8/1p1p1p2/1P1P1P2/8/2B1K1N1 w - - 0 1",
];

/// A random line from a wild position, played on whatever the rules say of its end, until mate; none without one.
fn mates() -> impl Strategy<Value = Option<Vec<Position>>> {
    (0..WILD.len(), prop::collection::vec(any::<u16>(), 120)).prop_map(|(start, choices)| {
        let mut line = vec![Position::from_fen(WILD[start]).unwrap()];
        for choice in choices {
            let position = line.last().unwrap();
            let moves = position.legal_moves();
            if moves.is_empty() {
                return position.is_checkmate().then_some(line);
            }
            line.push(
                position
                    .play(moves[usize::from(choice) % moves.len()])
                    .unwrap(),
            );
        }
        None
    })
}

proptest! {
    #![proptest_config(config(256))]

    #[test]
    fn no_position_before_a_mate_is_called_dead(line in mates()) {
        let line = line.unwrap_or_default();
        let Some(winner) = line.last().map(|mated| !mated.turn()) else {
            return Ok(());
        };
        for position in &line {
            let dead = Outcome::Draw { reason: DrawReason::DeadPosition };
            prop_assert_ne!(position.outcome(), Some(dead), "{}", position.fen());
            let mut game = Game::new(position.clone());
            let flagged = game.flag(!winner).and_then(Outcome::winner);
            prop_assert!(flagged == Some(winner) || position.outcome().is_some());
        }
    }
}

proptest! {
    #![proptest_config(config(20))]

    #[test]
    fn a_move_is_refused_exactly_when_it_is_not_legal(game in games(80)) {
        agrees_with_the_list_of_legal_moves(&game);
    }
}

proptest! {
    #![proptest_config(config(96))]

    #[test]
    fn written_moves_are_read_back(game in games(120)) {
        let position = game.position();
        if game.outcome().is_some() {
            return Ok(());
        }
        for mv in position.legal_moves() {
            let san = position.san(mv);
            prop_assert_eq!(position.read_move(&san), Ok(mv), "{} {}", position.fen(), san);
            prop_assert_eq!(position.read_move(&mv.uci()), Ok(mv), "{} {}", position.fen(), mv.uci());
            prop_assert_eq!(game.read_move(&san), Ok(mv));
        }
    }

    #[test]
    fn written_positions_are_read_back(game in games(120)) {
        for position in game.positions() {
            let read = Position::from_fen(&position.fen()).unwrap();
            prop_assert_eq!(&read, position);
            prop_assert_eq!(read.fen(), position.fen());
            prop_assert_eq!(read.halfmove_clock(), position.halfmove_clock());
        }
    }

    #[test]
    fn a_game_taken_back_to_its_start_equals_its_start(game in games(60)) {
        let mut game = game;
        let start = game.start().clone();
        while game.undo().is_some() {}
        prop_assert_eq!(game.position(), &start);
        prop_assert_eq!(game, Game::new(start));
    }

    #[test]
    fn castling_is_allowed_on_the_card_exactly_when_it_is_legal(game in games(60)) {
        let position = game.position();
        for color in Color::ALL {
            for card in [position.castling_card(color), game.castling_card(color)] {
                for side in [&card.short, &card.long] {
                    let legal = position.turn() == color
                        && game.outcome().is_none()
                        && position.legal_moves().iter().any(|mv| mv.castling() == Some(side.side));
                    prop_assert_eq!(side.allowed, legal, "{} {:?}", position.fen(), side);
                }
            }
        }
    }

    #[test]
    fn practice_boards_know_the_moves_that_no_check_and_no_castling_touches(game in games(60)) {
        let position = game.position();
        let Ok(practice) = Practice::from_fen(&position.fen()) else {
            return Err(TestCaseError::fail("every position is a practice board"));
        };
        let wanted: BTreeSet<String> = position
            .legal_moves()
            .into_iter()
            .filter(|mv| mv.castling().is_none())
            .map(Move::uci)
            .collect();
        let found: BTreeSet<String> = practice.moves().into_iter().map(|mv| mv.uci()).collect();
        prop_assert_eq!(wanted, found, "{}", position.fen());
        for mv in practice.moves() {
            prop_assert_eq!(practice.read_move(&practice.san(mv)), Ok(mv));
            prop_assert_eq!(practice.read_move(&mv.uci()), Ok(mv));
            prop_assert!(practice.play(mv).is_ok());
        }
    }

    #[test]
    fn no_text_makes_the_readers_panic(text in "\\PC{0,12}") {
        let start = Position::start();
        if let Err(ReadMoveError::Ambiguous(moves)) = start.read_move(&text) {
            prop_assert!(moves.len() > 1);
        }
        let _ = Position::from_fen(&text);
        let _ = Practice::from_fen(&text);
        let _ = chess_tutor::rules::read_pgn(text.as_bytes());
    }

    #[test]
    fn chess_like_text_makes_the_readers_panic_neither(
        text in "[KQRBNPkqrbnpa-h1-8xO0=+#!?() .*\\[\\]\"{};$/-]{0,24}"
    ) {
        let _ = Position::start().read_move(&text);
        let _ = Position::from_fen(&text);
        let _ = Practice::from_fen(&text);
        let _ = chess_tutor::rules::read_pgn(text.as_bytes());
    }
}

#[test]
fn random_games_do_end() {
    let mate = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
    let mut game = Game::new(Position::from_fen(mate).unwrap());
    game.play_text("Ra8#").unwrap();
    let expected = Outcome::Win {
        winner: Color::White,
        by: WinReason::Checkmate,
    };
    assert_eq!(game.outcome(), Some(expected));
}
