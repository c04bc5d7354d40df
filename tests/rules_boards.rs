//! Practice boards, castling cards, attacks and pins, and how games end.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use chess_tutor::rules::{
    CastlingSideCard, Color, Condition, DrawReason, FenError, FenField, Game, Outcome, PgnFault,
    PgnResult, Position, Practice, ReadMoveError, Reason, Role, SetupFault, Square, Squares,
    WinReason, attackers, defenders, hanging, pinned, pinner, read_pgn,
};

fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap()
}

fn practice(fen: &str) -> Practice {
    Practice::from_fen(fen).unwrap()
}

fn game(moves: &str) -> Game {
    let mut game = Game::default();
    for text in moves.split(' ') {
        game.play_text(text).unwrap();
    }
    game
}

fn squares(list: &[Square]) -> Squares {
    list.iter().copied().collect()
}

fn draw(reason: DrawReason) -> Option<Outcome> {
    Some(Outcome::Draw { reason })
}

// Practice boards

#[test]
fn reach_on_an_empty_board_is_as_taught() {
    for (man, square, count) in [
        ('R', Square::A1, 14),
        ('R', Square::E5, 14),
        ('Q', Square::D4, 27),
        ('B', Square::A1, 7),
        ('N', Square::E4, 8),
        ('N', Square::H8, 2),
        ('K', Square::E4, 8),
        ('K', Square::A1, 3),
    ] {
        let rank = usize::from(square.rank());
        let file = usize::from(square.file());
        let row = |index: usize| match (7 - index == rank, file) {
            (true, 0) => format!("{man}7"),
            (true, 7) => format!("7{man}"),
            (true, file) => format!("{file}{man}{}", 7 - file),
            (false, _) => "8".to_owned(),
        };
        let board: Vec<String> = (0..8).map(row).collect();
        let practice = practice(&format!("{} w - - 0 1", board.join("/")));
        assert_eq!(practice.targets(square).len(), count, "{man}{square}");
    }
}

#[test]
fn the_same_side_moves_again_and_again() {
    let mut board = practice("8/8/8/3p4/8/8/8/R7 w - - 0 1");
    for text in ["Ra5", "Rxd5", "d5d1"] {
        let mv = board.read_move(text).unwrap();
        board = board.play(mv).unwrap();
        assert_eq!(board.turn(), Color::White);
    }
    assert_eq!(board.fen(), "8/8/8/8/8/8/8/3R4 w - - 0 1");
}

#[test]
fn practice_moves_are_read_and_written() {
    for (fen, text, san, uci) in [
        ("8/8/8/8/8/8/8/R7 w - - 0 1", "Ra8", "Ra8", "a1a8"),
        ("8/8/8/3p4/8/8/8/3R4 w - - 0 1", "Rxd5", "Rxd5", "d1d5"),
        ("8/4P3/8/8/8/8/8/8 w - - 0 1", "e8=Q", "e8=Q", "e7e8q"),
        ("3n4/4P3/8/8/8/8/8/8 w - - 0 1", "exd8N", "exd8=N", "e7d8n"),
        ("8/8/8/8/8/8/8/RR6 w - - 0 1", "b1b8", "Rb8", "b1b8"),
        ("8/8/8/8/R7/8/8/R7 w - - 0 1", "R1a3", "R1a3", "a1a3"),
        ("8/8/8/8/8/8/8/R3R3 w - - 0 1", "Rac1", "Rac1", "a1c1"),
        ("8/8/8/8/1p6/8/8/8 b - - 0 1", "b3", "b3", "b4b3"),
        ("8/8/8/3pP3/8/8/8/8 w - d6 0 1", "exd6", "exd6", "e5d6"),
        ("8/8/8/8/8/2p5/3B4/8 w - - 0 1", "bxc3", "Bxc3", "d2c3"),
    ] {
        let board = practice(fen);
        let mv = board.read_move(text).unwrap();
        assert_eq!(board.san(mv), san, "{fen}");
        assert_eq!(mv.uci(), uci, "{fen}");
        assert!(board.play(mv).is_ok());
    }
}

#[test]
fn practice_moves_are_refused_with_the_same_reasons() {
    for (fen, from, to, kind) in [
        (
            "8/8/8/8/8/8/8/R7 w - - 0 1",
            Square::A1,
            Square::B2,
            "not_how_it_moves",
        ),
        (
            "8/8/8/8/P7/8/8/R7 w - - 0 1",
            Square::A1,
            Square::A8,
            "blocked",
        ),
        (
            "8/8/8/8/P7/8/8/R7 w - - 0 1",
            Square::A1,
            Square::A4,
            "own_piece",
        ),
        (
            "8/8/8/8/p7/8/8/R7 w - - 0 1",
            Square::A4,
            Square::A3,
            "other_side",
        ),
        (
            "8/8/8/8/8/8/8/R7 w - - 0 1",
            Square::C3,
            Square::C4,
            "no_piece",
        ),
        (
            "8/4P3/8/8/8/8/8/8 w - - 0 1",
            Square::E7,
            Square::E8,
            "promotion_missing",
        ),
        (
            "8/8/8/4p3/4P3/8/8/8 w - - 0 1",
            Square::E4,
            Square::E5,
            "pawn_cannot_capture_forward",
        ),
        (
            "8/8/8/8/4P3/8/8/8 w - - 0 1",
            Square::E4,
            Square::D5,
            "pawn_nothing_to_capture",
        ),
        // An own king must stay safe, and its men guard it.
        (
            "8/8/8/8/8/8/3r4/5K2 w - - 0 1",
            Square::F1,
            Square::F2,
            "king_attacked",
        ),
        (
            "8/8/8/8/8/5k2/8/4K3 w - - 0 1",
            Square::E1,
            Square::E2,
            "king_next_to_king",
        ),
        (
            "4r3/8/8/8/8/8/4N3/4K3 w - - 0 1",
            Square::E2,
            Square::C3,
            "pinned",
        ),
        // Nobody castles here, and no king is taken.
        (
            "8/8/8/8/8/8/8/4K2R w K - 0 1",
            Square::E1,
            Square::G1,
            "not_how_it_moves",
        ),
        (
            "4k3/8/8/8/8/8/8/4R3 w - - 0 1",
            Square::E1,
            Square::E8,
            "king_never_taken",
        ),
    ] {
        let refusal = practice(fen).find(from, to, None).unwrap_err();
        assert_eq!(refusal.first().kind(), kind, "{fen} {from}{to}");
    }
    let text = practice("8/8/8/8/8/8/8/R7 w - - 0 1").read_move("Nb3");
    let nobody = ReadMoveError::NoSuchMan {
        role: Role::Knight,
        to: Square::B3,
    };
    assert_eq!(text, Err(nobody));
    let castling = practice("8/8/8/8/8/8/8/4K2R w K - 0 1").read_move("O-O");
    assert_eq!(castling, Err(ReadMoveError::NotAMove));
}

#[test]
fn a_practice_board_without_own_king_knows_no_check() {
    let board = practice("4r3/8/8/8/8/8/4N3/8 w - - 0 1");
    assert!(board.find(Square::E2, Square::C3, None).is_ok());
    assert_eq!(board.attackers_of(Square::E2), squares(&[Square::E8]));
}

#[test]
fn practice_boards_refuse_what_has_no_sense() {
    for (fen, fault) in [
        ("P7/8/8/8/8/8/8/8 w - - 0 1", SetupFault::PawnsOnBackrank),
        ("8/8/8/8/8/8/8/p7 w - - 0 1", SetupFault::PawnsOnBackrank),
        ("K7/8/8/8/8/8/8/7K w - - 0 1", SetupFault::TooManyKings),
        ("8/8/8/8/8/8/8/R7 w - d6 0 1", SetupFault::EnPassantSquare),
    ] {
        let faults = vec![fault];
        assert_eq!(
            Practice::from_fen(fen),
            Err(FenError::Illegal { faults }),
            "{fen}"
        );
    }
    assert!(Practice::from_fen("8/8/8/8/8/8/8/8 w - - 0 1").is_ok());
    assert!(Practice::from_fen("nonsense").is_err());
}

#[test]
fn a_move_of_another_board_is_given_back() {
    let mv = practice("8/8/8/8/8/8/8/R7 w - - 0 1")
        .read_move("Ra8")
        .unwrap();
    assert_eq!(practice("8/8/8/8/8/8/8/7R w - - 0 1").play(mv), Err(mv));
    let e4 = Position::start().read_move("e4").unwrap();
    let after = Position::start().play(e4).unwrap();
    assert_eq!(after.play(e4), Err(e4));
}

// FEN

#[test]
fn a_fen_names_the_field_in_trouble() {
    for (fen, field) in [
        ("", FenField::Whole),
        ("8/8/8/8", FenField::Whole),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0", FenField::Whole),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 more", FenField::Whole),
        ("4k3/8/8/8/8/8/8 w - - 0 1", FenField::Board),
        ("4k3/8/8/8/8/8/8/4K4 w - - 0 1", FenField::Board),
        ("4k3/8/8/8/8/8/8/4X3 w - - 0 1", FenField::Board),
        ("4k3/8/8/8/8/8/8/4K3 x - - 0 1", FenField::Turn),
        ("4k3/8/8/8/8/8/8/4K3 w KX - 0 1", FenField::Castling),
        ("4k2r/8/8/8/8/8/8/4K2R w KK - 0 1", FenField::Castling),
        ("4k3/8/8/8/8/8/8/4K3 w - e9 0 1", FenField::EnPassant),
        ("4k3/8/8/8/8/8/8/4K3 w - - x 1", FenField::HalfmoveClock),
        ("4k3/8/8/8/8/8/8/4K3 w - - -1 1", FenField::HalfmoveClock),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 one", FenField::MoveNumber),
    ] {
        let Err(FenError::Unreadable { field: found, .. }) = Position::from_fen(fen) else {
            unreachable!("{fen} must not be read");
        };
        assert_eq!(found, field, "{fen}");
    }
}

#[test]
fn an_illegal_position_names_every_fault() {
    use SetupFault::{
        CastlingRights, EmptyBoard, EnPassantSquare, ImpossibleCheck, KingsTouch, MissingKing,
        OppositeCheck, PawnsOnBackrank, TooManyKings, TooMuchMaterial,
    };
    for (fen, faults) in [
        ("8/8/8/8/8/8/8/8 w - - 0 1", vec![EmptyBoard, MissingKing]),
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", vec![MissingKing]),
        ("4k3/8/8/8/8/8/8/K3K3 w - - 0 1", vec![TooManyKings]),
        ("4k2P/8/8/8/8/8/8/4K3 w - - 0 1", vec![PawnsOnBackrank]),
        ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", vec![CastlingRights]),
        ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", vec![EnPassantSquare]),
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", vec![OppositeCheck]),
        ("8/8/8/4k3/4K3/8/8/8 w - - 0 1", vec![KingsTouch]),
        ("8/8/8/4k3/3K4/8/8/8 b - - 0 1", vec![KingsTouch]),
        ("4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1", vec![ImpossibleCheck]),
        (
            "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1",
            vec![TooMuchMaterial],
        ),
        (
            "4k2P/8/8/8/8/8/4R3/4K3 w K - 0 1",
            vec![PawnsOnBackrank, CastlingRights, OppositeCheck],
        ),
    ] {
        assert_eq!(
            Position::from_fen(fen),
            Err(FenError::Illegal { faults }),
            "{fen}"
        );
    }
    let text = Position::from_fen("8/8/8/8/8/8/8/8 w - - 0 1")
        .unwrap_err()
        .to_string();
    assert_eq!(
        text,
        "the position breaks the laws of chess: the board is empty, a king is missing"
    );
}

#[test]
fn four_fields_are_enough() {
    let read = position("4k3/8/8/8/8/8/7P/4K3 w - -");
    assert_eq!(read.fen(), "4k3/8/8/8/8/8/7P/4K3 w - - 0 1");
}

// Castling cards

fn states(card: &CastlingSideCard) -> String {
    let letters = card.conditions().map(|condition| match condition {
        Condition::Holds => 'h',
        Condition::Fails { .. } => 'F',
        Condition::Unknown => '?',
    });
    letters.iter().collect()
}

#[test]
fn the_card_shows_each_condition_by_the_position() {
    // King, rook, way, check, crossing, landing, rank.
    for (fen, color, short, long) in [
        (
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
            Color::White,
            "hhhhhhh",
            "hhhhhhh",
        ),
        (
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
            Color::Black,
            "hhhhhhh",
            "hhhhhhh",
        ),
        (
            "r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1",
            Color::White,
            "??hhhhh",
            "??hhhhh",
        ),
        (
            "r3k2r/8/8/8/8/8/8/R3K2R w K - 0 1",
            Color::White,
            "hhhhhhh",
            "hFhhhhh",
        ),
        (
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
            Color::White,
            "hhhhhhh",
            "hFhhhhh",
        ),
        (
            "4k3/8/8/8/8/8/8/RN2KB1R w KQ - 0 1",
            Color::White,
            "hhFhhhh",
            "hhFhhhh",
        ),
        (
            "4r1k1/8/8/8/8/8/8/R3K2R w KQ - 0 1",
            Color::White,
            "hhhFhhh",
            "hhhFhhh",
        ),
        (
            "3r1rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1",
            Color::White,
            "hhhhFhh",
            "hhhhFhh",
        ),
        (
            "2r1k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1",
            Color::White,
            "hhhhhFh",
            "hhhhhFh",
        ),
        // Attacks on a rook or on b1 do not matter.
        (
            "rr4kr/8/8/8/8/8/8/R3K2R w KQ - 0 1",
            Color::White,
            "hhhhhhh",
            "hhhhhhh",
        ),
        (
            "4k3/8/8/8/8/8/4K3/7R w - - 0 1",
            Color::White,
            "F?hhhhF",
            "FFhhhhF",
        ),
    ] {
        let card = position(fen).castling_card(color);
        assert_eq!(states(&card.short), short, "{fen} short");
        assert_eq!(states(&card.long), long, "{fen} long");
    }
}

#[test]
fn the_card_gives_proofs_and_knows_the_history() {
    let card = position("3r1rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1").castling_card(Color::White);
    let crossing = Condition::Fails {
        squares: vec![Square::F1, Square::F8],
    };
    assert_eq!(card.short.crossing_safe, crossing);
    assert!(!card.short.allowed);

    let game = game("Nf3 Nf6 Rg1 Rg8 Rh1 Rh8 g3 g6 Bg2 Bg7");
    let card = game.castling_card(Color::White);
    assert_eq!(states(&card.short), "hFhhhhh");
    let alone = game.position().castling_card(Color::White);
    assert_eq!(
        alone.short.rook_unmoved,
        Condition::Fails {
            squares: vec![Square::H1]
        }
    );
    let turn = game.castling_card(Color::Black);
    assert!(!turn.long.allowed && !card.long.allowed);
}

// Attacks

#[test]
fn attacks_defences_and_pins() {
    let position = position("4r1k1/8/8/8/1b6/3n4/3NN3/R3K3 w - - 0 1");
    let board = position.board();
    assert_eq!(attackers(board, Square::D3, Color::White), squares(&[]));
    assert_eq!(
        attackers(board, Square::E1, Color::Black),
        squares(&[Square::D3])
    );
    assert_eq!(defenders(board, Square::E2), squares(&[Square::E1]));
    assert_eq!(defenders(board, Square::E5), squares(&[]));
    assert_eq!(
        pinned(board, Color::White),
        squares(&[Square::D2, Square::E2])
    );
    assert_eq!(pinner(board, Square::E2), Some(Square::E8));
    assert_eq!(pinner(board, Square::D2), Some(Square::B4));
    assert_eq!(pinner(board, Square::A1), None);
}

#[test]
fn hanging_men_are_attacked_and_not_defended() {
    let position = position("4k3/8/8/3p4/2B1N3/8/8/4K2R w - - 0 1");
    assert_eq!(
        hanging(position.board(), Color::White),
        squares(&[Square::C4, Square::E4])
    );
    assert_eq!(
        hanging(position.board(), Color::Black),
        squares(&[Square::D5])
    );
}

// Ends of games

#[test]
fn games_end_beside_the_board() {
    let mut resigned = game("e4 e5");
    let won = Outcome::Win {
        winner: Color::Black,
        by: WinReason::Resignation,
    };
    assert_eq!(resigned.resign(Color::White), Some(won));
    assert!(matches!(
        resigned
            .find(Square::G1, Square::F3, None)
            .unwrap_err()
            .first(),
        Reason::GameOver { .. }
    ));
    let nf3 = resigned.position().read_move("Nf3").unwrap();
    assert_eq!(resigned.play(nf3), Err(nf3));
    assert_eq!(resigned.agree_draw(), Some(won), "what is decided stays");
    resigned.undo();
    assert_eq!(resigned.outcome(), None);

    let mut agreed = game("e4 e5");
    assert_eq!(agreed.agree_draw(), draw(DrawReason::Agreement));
    let mut flagged = game("e4 e5");
    let won = Outcome::Win {
        winner: Color::White,
        by: WinReason::Flag,
    };
    assert_eq!(flagged.flag(Color::Black), Some(won));
    let mut bare = Game::new(position("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1"));
    assert_eq!(
        bare.flag(Color::White),
        draw(DrawReason::FlagWithoutMatingMaterial)
    );
}

#[test]
fn repetition_is_claimed_at_three_and_ends_the_game_at_five() {
    let mut game = game("Nf3 Nf6 Ng1");
    assert_eq!(game.claim(), None);
    for text in "Ng8 Nf3 Nf6 Ng1".split(' ') {
        game.play_text(text).unwrap();
    }
    let last = game.read_move("Ng8").unwrap();
    assert_eq!(game.claim_with(last), Some(DrawReason::Threefold));
    game.play(last).unwrap();
    assert_eq!(game.repetitions(), 3);
    assert_eq!(game.claim(), Some(DrawReason::Threefold));
    let mut claimed = game.clone();
    assert_eq!(claimed.claim_draw(), draw(DrawReason::Threefold));
    for text in "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8".split(' ') {
        assert_eq!(game.outcome(), None);
        game.play_text(text).unwrap();
    }
    assert_eq!(game.outcome(), draw(DrawReason::Fivefold));
    assert_eq!(game.claim(), None);
}

#[test]
fn moves_are_counted_to_fifty_and_seventy_five() {
    for (clock, claim, outcome) in [
        (98, None, None),
        (99, None, None),
        (100, Some(DrawReason::FiftyMoves), None),
        (149, Some(DrawReason::FiftyMoves), None),
        (150, None, draw(DrawReason::SeventyFiveMoves)),
    ] {
        let game = Game::new(position(&format!("4k3/8/8/8/8/8/8/R3K3 w - - {clock} 90")));
        assert_eq!(game.claim(), claim, "{clock}");
        assert_eq!(game.outcome(), outcome, "{clock}");
        let quiet = game.position().legal_moves()[0];
        let by_next = game.claim_with(quiet) == Some(DrawReason::FiftyMoves);
        assert_eq!(by_next, (99..150).contains(&clock), "{clock}");
    }
    // Mate comes before the seventy-five moves.
    let mut mate = Game::new(position("6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 90"));
    mate.play_text("Ra8").unwrap();
    let won = Outcome::Win {
        winner: Color::White,
        by: WinReason::Checkmate,
    };
    assert_eq!(mate.outcome(), Some(won));
}

#[test]
fn dead_positions_end_the_game_and_live_ones_do_not() {
    for fen in [
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4KN2 w - - 0 1",
        "4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1",
        // Locked walls that nobody crosses, with bishops that cannot pass either.
        "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
        "4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1",
        "4k3/1p6/1P1p1p1p/3P1P1P/8/8/8/4K3 w - - 0 1",
        // The pawn must be taken, and then two kings are left.
        "8/8/8/8/8/8/5k1p/7K w - - 0 1",
    ] {
        assert_eq!(
            position(fen).outcome(),
            draw(DrawReason::DeadPosition),
            "{fen}"
        );
    }
    for fen in [
        "4kn2/8/8/8/8/8/8/2B1K3 w - - 0 1",
        "4kn2/8/8/8/8/8/8/1N2K3 w - - 0 1",
        "4kb2/8/8/8/8/8/8/4KB2 w - - 0 1",
        "4k3/8/8/8/8/8/8/4KNN1 w - - 0 1",
        "4k3/7p/8/8/8/8/8/4K3 w - - 0 1",
        // A hole in the wall, and a knight that jumps over it.
        "4k3/8/8/p1p3p1/P1P3P1/8/8/4K3 w - - 0 1",
        "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4KN2 w - - 0 1",
    ] {
        assert_eq!(position(fen).outcome(), None, "{fen}");
    }
}

#[test]
fn a_game_from_elsewhere_goes_on_where_it_was_over() {
    let text = "[FEN \"4k3/8/8/8/8/8/8/4KN2 w - - 0 1\"]\n\n1. Ke2 Ke7 1/2-1/2";
    let read = read_pgn(text.as_bytes()).remove(0).unwrap();
    assert_eq!(read.result, PgnResult::Draw);
    let mut game = Game::new(read.start.clone());
    for mv in &read.moves {
        game.play(mv.mv).unwrap();
    }
    assert_eq!(game.len_plies(), 2);
    assert!(game.read_move("Ke3").is_err(), "nothing new may be played");
}

// PGN

#[test]
fn line_breaks_of_every_system_count_alike() {
    for end in ["\n", "\r\n", "\r"] {
        let text = ["[Event \"x\"]", "", "1. e4 e5", "2. Ke3 *"].join(end);
        let error = read_pgn(text.as_bytes()).remove(0).unwrap_err();
        assert_eq!((error.game, error.line), (1, 4), "{end:?}");
        assert!(matches!(error.fault, PgnFault::Move { .. }));
    }
}

#[test]
fn one_bad_game_spoils_no_other() {
    let text = "[Event \"1\"]\n\n1. e4 {no end\n\n[Event \"2\"]\n\n1. e5 *\n\n[Event \"3\"]\n\n1. d4 *\n\n[Event \"4\"]\n\n*\n";
    let games = read_pgn(text.as_bytes());
    assert_eq!(games.len(), 4);
    assert_eq!(games[0].as_ref().unwrap_err().fault, PgnFault::Unclosed);
    assert_eq!(games[1].as_ref().unwrap_err().line, 7);
    assert_eq!(games[2].as_ref().unwrap().moves.len(), 1);
    assert!(games[3].as_ref().unwrap().moves.is_empty());
}

#[test]
fn what_could_be_read_of_a_game_before_a_fault_is_given_with_it() {
    for (text, plies) in [
        ("[White \"Ada\"]\n\n1. e4 e5 2. Ke3 Nc6 1-0\n", 2),
        ("[White \"Ada\"]\n\n1. e4 e5 (1... c5 2. Nf3 1-0\n", 2),
        ("[White \"Ada\"]\n\n1. e4 e5 2. Nf3 {no end\n", 3),
        ("[White \"Ada\"]\n\n1. e4 ) e5\n", 1),
    ] {
        let error = read_pgn(text.as_bytes()).remove(0).unwrap_err();
        let before = error.before.unwrap();
        assert_eq!(before.moves.len(), plies, "{text}");
        assert_eq!(before.tag("White"), Some("Ada"));
    }
    for text in ["1. e5 *", "[Variant \"Atomic\"]\n\n1. e4 *", "hello"] {
        let error = read_pgn(text.as_bytes()).remove(0).unwrap_err();
        assert_eq!(error.before, None, "{text}");
    }
}

#[test]
fn a_variation_that_cannot_be_read_is_cut_and_reported() {
    let text = "1. e4 e5 (1... c5 2. Ke3 (2. Nf3) d6) (1... e6 2. -- d5) 2. Nf3 *";
    let game = read_pgn(text.as_bytes()).remove(0).unwrap();
    assert_eq!(game.moves.len(), 3);
    let variations = &game.moves[1].variations;
    assert_eq!(variations.iter().map(Vec::len).collect::<Vec<_>>(), [1, 1]);
    assert_eq!(game.cut.len(), 2);
    assert_eq!(game.cut[1].fault, PgnFault::NullMove);
}

#[test]
fn text_without_games_holds_none() {
    for text in ["", "\n\n", "\u{feff}", "% only a remark for programs\n"] {
        assert!(read_pgn(text.as_bytes()).is_empty(), "{text:?}");
    }
}
