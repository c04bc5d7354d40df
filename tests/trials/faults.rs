//! Faults that users reported to other programs: what of them concerns the rules.

use chess_tutor::rules::{
    DrawReason, FenError, Game, Outcome, PgnGame, Position, ReadMoveError, Reason, Role, Square,
    read_pgn,
};
use serde_json::Value;

use crate::data;

/// The input of a case; none without data.
fn input(id: &str) -> Option<Value> {
    let text = data::text("bug_cases.jsonl")?;
    let rows = text.lines().filter(|line| !line.trim().is_empty());
    let mut rows = rows.map(|line| serde_json::from_str::<Value>(line).unwrap());
    Some(rows.find(|row| row["id"] == id).unwrap()["input"].clone())
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap()
}

fn texts<'a>(value: &'a Value, key: &str) -> Vec<&'a str> {
    value[key]
        .as_array()
        .unwrap()
        .iter()
        .map(|text| text.as_str().unwrap())
        .collect()
}

fn position(value: &Value) -> Position {
    Position::from_fen(text(value, "fen")).unwrap()
}

/// A game from a line such as `1. e4 e5 2. Nf3`.
fn game(line: &str) -> Game {
    let mut game = Game::default();
    for mv in only_game(line.as_bytes()).moves {
        game.play(mv.mv).unwrap();
    }
    game
}

fn only_game(bytes: &[u8]) -> PgnGame {
    let mut games = read_pgn(bytes);
    assert_eq!(games.len(), 1, "{games:?}");
    games.remove(0).unwrap()
}

fn case_pgn(id: &str) -> Option<PgnGame> {
    input(id).map(|input| only_game(text(&input, "pgn").as_bytes()))
}

fn tag<'a>(game: &'a PgnGame, name: &str) -> Option<&'a str> {
    let (_, value) = game.tags.iter().find(|(tag, _)| tag == name)?;
    Some(value)
}

#[test]
fn b02_two_men_mate_on_the_same_square() {
    let Some(input) = input("B02") else { return };
    let position = position(&input);
    let position = position
        .play(position.read_move(text(&input, "line")).unwrap())
        .unwrap();
    for mate in texts(&input, "mating_moves") {
        let mv = position.read_move(mate).unwrap();
        assert!(position.play(mv).unwrap().is_checkmate(), "{mate}");
        assert_eq!(position.san(mv), mate);
    }
}

#[test]
fn b04_two_pawns_can_promote() {
    let Some(input) = input("B04") else { return };
    let position = position(&input);
    let recorded = position.read_move(text(&input, "recorded")).unwrap();
    assert_ne!(
        position.read_move(text(&input, "played")).unwrap(),
        recorded
    );
}

#[test]
fn b07_a_malformed_fen_is_refused() {
    let Some(input) = input("B07") else { return };
    for fen in texts(&input, "fens") {
        assert!(
            matches!(Position::from_fen(fen), Err(FenError::Unreadable { .. })),
            "{fen}"
        );
    }
}

#[test]
fn b08_a_sign_that_is_no_nag() {
    let Some(game) = case_pgn("B08") else { return };
    assert_eq!(game.moves.len(), 16);
    let blunder = &game.moves[14];
    assert_eq!(
        (blunder.san.as_str(), blunder.nags.as_slice()),
        ("Bxd3", &[4, 17][..])
    );
    assert_eq!(blunder.variations[0].len(), 4);
    assert!(game.cut.is_empty());
}

#[test]
fn b09_a_comment_at_the_start_of_a_variation() {
    let Some(game) = case_pgn("B09") else { return };
    let variation = &game.moves[1].variations[0];
    assert_eq!(variation[0].san, "Nf6");
    assert_eq!(variation[0].comments_before, ["(A)"]);
}

#[test]
fn b11_an_empty_line_inside_a_comment() {
    let Some(game) = case_pgn("B11") else { return };
    assert_eq!(game.moves.len(), 3);
    assert_eq!(game.moves[0].comments, ["first\n\nsecond"]);
}

#[test]
fn b12_a_comment_before_the_first_move() {
    let Some(game) = case_pgn("B12") else { return };
    assert_eq!(game.comments, ["A40"]);
    assert_eq!(game.moves.len(), 16);
    assert_eq!(game.moves[13].nags, [146]);
}

#[test]
fn b13_variations_three_deep() {
    let Some(game) = case_pgn("B13") else { return };
    let deep = &game.moves[1].variations[0];
    let deeper = &deep
        .iter()
        .find(|mv| !mv.variations.is_empty())
        .unwrap()
        .variations[0];
    let deepest = &deeper
        .iter()
        .find(|mv| !mv.variations.is_empty())
        .unwrap()
        .variations[0];
    assert_eq!(deepest[0].san, "Bd6");
    assert!(game.cut.is_empty());
}

#[test]
fn b14_brackets_inside_a_tag() {
    let Some(game) = case_pgn("B14") else { return };
    assert_eq!(tag(&game, "Opening"), Some("St. George (Baker) defense"));
    assert_eq!(game.moves.len(), 2);
}

#[test]
fn b19_more_disambiguation_than_needed() {
    let Some(input) = input("B19") else { return };
    let position = position(&input);
    for san in texts(&input, "san_in") {
        let mv = position.read_move(san).unwrap();
        assert_eq!(mv.uci(), text(&input, "uci"));
        assert_eq!(position.san(mv), "Rd2");
    }
}

#[test]
fn b20_no_letter_needed_beside_a_pinned_man() {
    let Some(input) = input("B20") else { return };
    let position = position(&input);
    let mv = position.read_move(text(&input, "uci")).unwrap();
    assert_eq!(position.san(mv), text(&input, "san"));
    assert_eq!(position.read_move(text(&input, "san")), Ok(mv));
    assert_eq!(position.read_move(text(&input, "also_accept")), Ok(mv));
}

#[test]
fn b22_a_missing_or_needless_capture_sign() {
    let Some(input) = input("B22") else { return };
    for case in input["cases"].as_array().unwrap() {
        let position = position(case);
        let mv = position.read_move(text(case, "san_in")).unwrap();
        assert_eq!(position.san(mv), text(case, "canonical"));
    }
}

#[test]
fn b23_a_pawn_capture_without_its_file_asks_which() {
    let Some(input) = input("B23") else { return };
    let position = position(&input);
    let Err(ReadMoveError::Ambiguous(moves)) = position.read_move(text(&input, "san_in")) else {
        panic!("must ask");
    };
    let sans: Vec<String> = moves.into_iter().map(|mv| position.san(mv)).collect();
    assert_eq!(sans, texts(&input, "candidates"));
    for small in texts(&input, "other_input") {
        // In the position of the report a pawn of Black's own stands on f6: understood, and refused with the reason.
        let Err(ReadMoveError::Refused(refusal)) = position.read_move(small) else {
            panic!("must be understood");
        };
        let pawn = Role::Pawn.of(position.turn());
        let own = Reason::OwnPiece {
            to: Square::F6,
            piece: pawn,
        };
        assert_eq!(refusal.first(), &own);
        let game = game("1. e4");
        assert_eq!(game.position().san(game.read_move(small).unwrap()), "Nf6");
    }
}

#[test]
fn b24_castling_in_every_writing() {
    let Some(input) = input("B24") else { return };
    let position = position(&input);
    for written in texts(&input, "san_in")
        .into_iter()
        .chain(texts(&input, "uci"))
    {
        let san = position.san(position.read_move(written).unwrap());
        let long = matches!(written, "0-0-0" | "e1c1");
        assert_eq!(san, if long { "O-O-O" } else { "O-O" }, "{written}");
    }
}

#[test]
fn b26_the_king_onto_its_rook_castles() {
    let Some(input) = input("B26") else { return };
    // Whether a click on the rook selects it is for the board to decide; as a move it is castling.
    let mv = position(&input).find(Square::E1, Square::H1, None).unwrap();
    assert_eq!((mv.from(), mv.to()), (Square::E1, Square::G1));
}

#[test]
fn b27_only_a_king_castles() {
    let Some(input) = input("B27") else { return };
    let position = position(&input);
    let played = position.read_move(text(&input, "played")).unwrap();
    let recorded = position.read_move(text(&input, "recorded")).unwrap();
    assert_ne!(played, recorded);
    assert_eq!((played.role(), played.castling()), (Role::Rook, None));
}

#[test]
fn b28_castling_is_entered_both_ways() {
    let Some(input) = input("B28") else { return };
    let game = game(text(&input, "line"));
    for written in texts(&input, "inputs") {
        let mv = game.read_move(written).unwrap();
        assert_eq!(game.position().san(mv), text(&input, "expected_san"));
    }
}

#[test]
fn b29_castling_with_check() {
    let Some(input) = input("B29") else { return };
    let position = position(&input);
    let mv = position.read_move(text(&input, "san")).unwrap();
    assert_eq!(position.san(mv), text(&input, "san"));
}

#[test]
fn b32_rights_without_rooks_are_refused() {
    let Some(input) = input("B32") else { return };
    for fen in texts(&input, "fens") {
        assert!(
            matches!(Position::from_fen(fen), Err(FenError::Illegal { .. })),
            "{fen}"
        );
    }
}

#[test]
fn b33_an_odd_castling_field_is_read_and_written_alike() {
    let Some(input) = input("B33") else { return };
    // King h8 with a rook on its queen's side can be Chess960; one position for board, engine and file.
    let position = position(&input);
    assert_eq!(Position::from_fen(&position.fen()).unwrap(), position);
    assert!(position.castling_mode().is_chess960());
}

#[test]
fn b34_a_taken_rook_takes_its_right_along() {
    let Some(input) = input("B34") else { return };
    let position = position(&input);
    let mv = position.read_move(text(&input, "san")).unwrap();
    assert_eq!(position.play(mv).unwrap().fen(), text(&input, "fen_after"));
}

#[test]
fn b35_an_en_passant_square_of_the_wrong_side_is_named() {
    let Some(input) = input("B35") else { return };
    for fen in texts(&input, "fens") {
        assert!(
            matches!(Position::from_fen(fen), Err(FenError::Illegal { .. })),
            "{fen}"
        );
    }
}

#[test]
fn b36_an_en_passant_square_without_a_taker_does_not_count() {
    let Some(input) = input("B36") else { return };
    let game = game(text(&input, "line"));
    for fen in texts(&input, "fens") {
        let read = Position::from_fen(fen).unwrap();
        assert_eq!(&read, game.position());
        assert_eq!(read.fen(), game.position().fen());
    }
}

#[test]
fn b37_en_passant_that_uncovers_the_king_along_the_rank() {
    let Some(input) = input("B37") else { return };
    let position = position(&input);
    let refusal = position.find(Square::C5, Square::D6, None).unwrap_err();
    let expected = Reason::Pinned {
        from: Square::C5,
        king: Square::H5,
        by: vec![Square::A5],
        en_passant: Some(Square::D5),
    };
    assert_eq!(refusal.first(), &expected);
}

#[test]
fn b39_no_phantom_pawn() {
    let Some(input) = input("B39") else { return };
    let game = game(text(&input, "line"));
    assert_eq!(game.position().fen(), text(&input, "fen_after"));
    assert!(game.read_move("dxe6").unwrap().is_en_passant());
}

#[test]
fn b40_b42_threefold_counts_rights_and_needs_no_row() {
    for id in ["B40", "B42"] {
        let Some(input) = input(id) else { return };
        let lines = input["lines"].as_array().cloned().unwrap_or(vec![input]);
        for line in lines {
            let game = game(text(&line, "line"));
            let threefold = game.claim() == Some(DrawReason::Threefold);
            assert_eq!(threefold, line["threefold"].as_bool().unwrap(), "{line}");
        }
    }
}

#[test]
fn b41_other_rights_make_another_position() {
    let Some(input) = input("B41") else { return };
    let positions: Vec<Position> = texts(&input, "fens")
        .into_iter()
        .flat_map(|fen| ["k", "kq"].map(|rights| fen.replace(" k - ", &format!(" {rights} - "))))
        .filter_map(|fen| Position::from_fen(&fen).ok())
        .collect();
    assert!(positions.iter().all(|position| position == &positions[0]));
    let home = [
        "r3k2r/8/8/8/8/8/8/4K3 w k - 0 1",
        "r3k2r/8/8/8/8/8/8/4K3 w kq - 0 1",
    ];
    let [short, both] = home.map(|fen| Position::from_fen(fen).unwrap());
    assert_ne!(short, both);
}

#[test]
fn b45_b46_fifty_moves_are_a_hundred_half_moves() {
    let Some(input) = input("B45") else { return };
    for fen in texts(&input, "fens") {
        let game = Game::new(Position::from_fen(fen).unwrap());
        assert_eq!(game.claim(), None);
        let quiet = game
            .position()
            .legal_moves()
            .into_iter()
            .find(|mv| mv.captured().is_none());
        assert_eq!(
            game.claim_with(quiet.unwrap()),
            Some(DrawReason::FiftyMoves),
            "{fen}"
        );
    }
    let Some(input) = self::input("B46") else {
        return;
    };
    for case in input["cases"].as_array().unwrap() {
        let game = Game::new(position(case));
        let claims = game.claim() == Some(DrawReason::FiftyMoves);
        assert_eq!(claims, case["can_claim"].as_bool().unwrap());
    }
}

#[test]
fn b48_the_flag_loses_where_a_mate_can_still_be_built() {
    let Some(input) = input("B48") else { return };
    let position = position(&input);
    let mut game = Game::new(position.clone());
    let outcome = game.flag(chess_tutor::rules::Color::Black).unwrap();
    assert_eq!(outcome.pgn(), "1-0");
    let mate = position.read_move(text(&input, "mate")).unwrap();
    assert!(position.play(mate).unwrap().is_checkmate());
}

#[test]
fn b50_b51_dead_positions() {
    let Some(input) = input("B50") else { return };
    for fen in texts(&input, "fens") {
        assert_eq!(Position::from_fen(fen).unwrap().outcome(), None, "{fen}");
    }
    let Some(input) = self::input("B51") else {
        return;
    };
    let dead = Outcome::Draw {
        reason: DrawReason::DeadPosition,
    };
    assert_eq!(position(&input).outcome(), Some(dead));
}

#[test]
fn b52_b54_accents_and_chinese_names() {
    let Some(input) = input("B52") else { return };
    let utf8 = text(&input, "pgn").as_bytes().to_vec();
    let latin1: Vec<u8> = text(&input, "pgn")
        .chars()
        .map(|c| u8::try_from(c).unwrap())
        .collect();
    let utf16: Vec<u8> = std::iter::once(0xfeff)
        .chain(text(&input, "pgn").encode_utf16())
        .flat_map(u16::to_le_bytes)
        .collect();
    for bytes in [utf8, latin1, utf16] {
        let game = only_game(&bytes);
        assert_eq!(tag(&game, "White"), Some("Müller, Jörg"));
        assert_eq!(
            tag(&game, "Variation"),
            Some("Four knights (Tarrásch) Variation")
        );
    }
    let game = case_pgn("B54").unwrap();
    assert_eq!(tag(&game, "White"), Some("侯逸凡"));
}

#[test]
fn b56_the_move_number_grows_after_black() {
    let Some(input) = input("B56") else { return };
    assert_eq!(
        game(text(&input, "line")).position().fen(),
        text(&input, "fen_after")
    );
}

#[test]
fn b58_chess960_without_a_variant_tag() {
    let Some(game) = case_pgn("B58") else { return };
    let castled = game.moves.iter().find(|mv| mv.san == "O-O").unwrap();
    assert!(castled.mv.castling().is_some());
    assert_eq!(game.moves.len(), 10);
    let input = input("B58").unwrap();
    let shredder = Position::from_fen(text(&input, "fen_shredder"));
    assert!(shredder.is_ok(), "{shredder:?}");
}

#[test]
fn b59_b60_a_promotion_without_its_piece_is_asked_for() {
    for id in ["B59", "B60"] {
        let Some(input) = input(id) else { return };
        let position = position(&input);
        let refusal = position.find(Square::A7, Square::A8, None).unwrap_err();
        assert_eq!(
            refusal.first(),
            &Reason::PromotionMissing { to: Square::A8 }
        );
        assert_eq!(refusal.reasons().count(), 1);
        for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
            assert!(position.find(Square::A7, Square::A8, Some(role)).is_ok());
        }
    }
}

#[test]
fn b61_the_promoted_man_keeps_its_colour() {
    let Some(input) = input("B61") else { return };
    let position = position(&input);
    let after = position
        .play(position.read_move(text(&input, "uci")).unwrap())
        .unwrap();
    assert_eq!(
        after.piece_at(Square::B8),
        Some(Role::Bishop.of(position.turn()))
    );
}

#[test]
fn b64_curly_quotation_marks_and_the_right_knight() {
    let Some(game) = case_pgn("B64") else { return };
    assert_eq!(tag(&game, "Event"), Some("Freie Partie"));
    assert_eq!(tag(&game, "Result"), Some("0-1"));
    let knight = game.moves.iter().find(|mv| mv.san == "Nce7").unwrap();
    assert_eq!(knight.mv.from(), Square::C6);
}
