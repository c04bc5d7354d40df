//! The board beside the laws.

use super::*;
use crate::engine::builtin::moves::{MoveList, Mv};
use crate::rules;

/// Castling, pins, checks, promotion, en passant; standard and Chess960.
const POSITIONS: [&str; 10] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1",
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    "rbb1k1nr/ppppp2p/3q1ppB/7Q/4n1P1/P1N5/1PPPPP1P/R1BNRK2 b KQk - 0 1",
    "1r2k1r1/8/8/8/8/8/8/R3K2R b KQgb - 0 1",
];

fn board(fen: &str) -> Option<Board> {
    rules::Position::from_fen(fen)
        .ok()
        .map(|position| Board::new(&position))
}

#[test]
fn lines_are_as_many_as_the_laws_say() {
    for fen in POSITIONS {
        let Ok(position) = rules::Position::from_fen(fen) else {
            continue;
        };
        let counted = perft(&Board::new(&position), 3);
        assert_eq!(counted, rules::perft(&position, 3), "{fen}");
    }
}

/// Walks through positions by a fixed chance.
fn wander(visit: &mut dyn FnMut(&rules::Position, &Board)) {
    wander_by(7, visit);
}

/// The same, by a chance of one's own.
pub(crate) fn wander_by(mut seed: u64, visit: &mut dyn FnMut(&rules::Position, &Board)) {
    for fen in POSITIONS {
        let Ok(mut position) = rules::Position::from_fen(fen) else {
            continue;
        };
        let mut board = Board::new(&position);
        for _ in 0..60 {
            visit(&position, &board);
            let moves = legal_moves(&board);
            if moves.is_empty() {
                break;
            }
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let mv = moves[(seed >> 33) as usize % moves.len()];
            let legal = position.legal_moves();
            let same = legal
                .into_iter()
                .find(|other| crate::engine::builtin::is_same(mv, *other));
            position = position.play(same.unwrap()).unwrap();
            board = board.make(mv);
        }
    }
}

#[test]
fn a_board_made_by_moves_is_the_board_of_the_position() {
    wander(&mut |position, made| {
        let fresh = Board::new(position);
        assert_eq!(made.key, fresh.key, "{}", position.fen());
        assert_eq!(*made, fresh, "{}", position.fen());
    });
}

#[test]
fn any_sixteen_bits_are_pseudo_legal_just_when_generated() {
    let mut count = 0_u32;
    wander(&mut |position, board| {
        count += 1;
        if !count.is_multiple_of(20) {
            return;
        }
        let mut list = MoveList::new();
        board.generate(Kind::Noisy, &mut list);
        board.generate(Kind::Quiet, &mut list);
        let legal: std::collections::HashSet<Mv> = list
            .iter()
            .map(|(mv, _)| *mv)
            .filter(|mv| board.is_legal(*mv))
            .collect();
        for bits in 1..=u16::MAX {
            let mv = Mv(bits);
            let found = board.is_pseudo_legal(mv) && board.is_legal(mv);
            assert_eq!(found, legal.contains(&mv), "{mv:?} in {}", position.fen());
        }
    });
}

#[test]
fn check_is_foreseen() {
    wander(&mut |position, board| {
        for mv in legal_moves(board) {
            assert_eq!(
                board.gives_check(mv),
                board.make(mv).in_check(),
                "{mv:?} in {}",
                position.fen()
            );
        }
    });
}

#[test]
fn the_key_knows_a_pawn_that_can_be_taken_in_passing() {
    let with = board("8/8/8/8/k2Pp3/8/8/3K4 b - d3 0 1").unwrap();
    let without = board("8/8/8/8/k2Pp3/8/8/3K4 b - - 0 1").unwrap();
    assert_ne!(with.key, without.key);
    // The rook would take the king through both pawns: not legal, so no difference.
    let pinned = board("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1");
    let plain = board("8/8/8/8/k2Pp2Q/8/8/3K4 b - - 0 1").unwrap();
    assert!(pinned.is_none_or(|pinned| pinned.key == plain.key));
}

/// What makes a position the same for the rule of repetition: men, turn, rights, and a pawn that can be taken in passing.
fn identity(board: &Board) -> impl Eq + std::hash::Hash + std::fmt::Debug + use<> {
    let Board {
        at,
        sides,
        side,
        rights,
        rooks,
        en_passant,
        ..
    } = board;
    (*at, *sides, *side, *rights, *rooks, *en_passant)
}

#[test]
fn different_positions_have_different_keys_and_the_same_ones_the_same() {
    let mut by_key = std::collections::HashSet::new();
    let mut by_identity = std::collections::HashMap::new();
    // Reached again, by other moves or by the same ones.
    let mut again = 0_u32;
    let mut note = |board: &Board| {
        let identity = identity(board);
        match by_identity.entry(identity) {
            std::collections::hash_map::Entry::Occupied(known) => {
                assert_eq!(*known.get(), board.key);
                again += 1;
            }
            std::collections::hash_map::Entry::Vacant(new) => {
                new.insert(board.key);
                assert!(by_key.insert(board.key), "{board:?}");
            }
        }
    };
    // Neighbours are the most alike: all children of every position on the way, and some of their children.
    for seed in 0..2 {
        let mut count = 0_u32;
        wander_by(seed, &mut |_, board| {
            count += 1;
            note(board);
            note(&board.pass());
            for mv in legal_moves(board) {
                let child = board.make(mv);
                note(&child);
                if count.is_multiple_of(25) {
                    for reply in legal_moves(&child) {
                        note(&child.make(reply));
                    }
                }
            }
        });
    }
    assert!(by_key.len() > 30_000, "{}", by_key.len());
    assert!(again > 1_000, "{again}");
}

#[test]
fn two_moves_in_either_order_come_to_the_same_key() {
    let mut compared = 0_u32;
    for seed in 0..4 {
        wander_by(seed, &mut |position, board| {
            let moves = legal_moves(board);
            let pick = |at: u64| moves.get((board.key >> at) as usize % moves.len().max(1));
            let (Some(one), Some(two)) = (pick(3), pick(31)) else {
                return;
            };
            // A reply that is there after either move.
            let reply_after = |first: Mv| legal_moves(&board.make(first));
            let seconds = reply_after(*two);
            let replies = reply_after(*one);
            let Some(reply) = replies.iter().find(|reply| seconds.contains(reply)) else {
                return;
            };
            let play = |moves: [Mv; 3]| {
                let mut at = board.clone();
                for mv in moves {
                    if !legal_moves(&at).contains(&mv) {
                        return None;
                    }
                    at = at.make(mv);
                }
                Some(at)
            };
            if let (Some(here), Some(there)) =
                (play([*one, *reply, *two]), play([*two, *reply, *one]))
                && identity(&here) == identity(&there)
                && one != two
            {
                compared += 1;
                assert_eq!(here.key, there.key, "{one:?} {two:?} in {}", position.fen());
            }
        });
    }
    assert!(compared > 300, "{compared}");
}
