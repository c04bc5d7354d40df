//! FENs good and bad.

use chess_tutor::rules::{CastlingSide, Color, FenError, Position, SetupFault};

use crate::data;

/// Ours differs: the en passant square stands on the wrong rank, or no pawn stands before it. Kokopu reads such text and
/// marks the square as "invalid" or "ineffective"; the rows F0054, F0055 and F0065 of the same list want it refused, as
/// we do, so that an author sees the slip.
const EN_PASSANT_READ_BY_OTHERS: [&str; 2] = ["F0111", "F0113"];

#[test]
fn judged_fens() {
    let Some(rows) = data::json("rules/fen_judgement.json") else {
        return;
    };
    let mut differ = Vec::new();
    for row in &rows {
        let fen = row["fen"].as_str().unwrap();
        let wanted = row["expected_ok"].as_bool().unwrap();
        let read = Position::from_fen(fen);
        let id = row["id"].as_str().unwrap();
        if EN_PASSANT_READ_BY_OTHERS.contains(&id) {
            assert!(wanted, "{id}");
            let faults = vec![SetupFault::EnPassantSquare];
            assert_eq!(read, Err(FenError::Illegal { faults }), "{id} {fen}");
            continue;
        }
        if read.is_ok() != wanted {
            differ.push(format!("{id} {fen}: {:?} ({})", read.err(), row["reason"]));
        }
    }
    assert!(differ.is_empty(), "{differ:#?}");
    println!("{} FENs judged alike", rows.len());
}

#[test]
fn valid_fens_are_read_and_written_back() {
    let Some(text) = data::text("rules/cozy_valid_sample.sfens") else {
        return;
    };
    for fen in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let position = Position::from_fen(fen).unwrap();
        let written = position.fen();
        assert_eq!(
            Position::from_fen(&written).unwrap(),
            position,
            "{fen} {written}"
        );
        assert_eq!(fen.split(' ').next(), written.split(' ').next());
        let rights = [Color::White, Color::Black].into_iter().flat_map(|color| {
            [CastlingSide::KingSide, CastlingSide::QueenSide].map(|side| (color, side))
        });
        let rights = rights.filter(|(color, side)| position.has_castling_right(*color, *side));
        let wanted = fen.split(' ').nth(2).unwrap();
        let wanted = if wanted == "-" { 0 } else { wanted.len() };
        assert_eq!(rights.count(), wanted, "{fen}");
    }
}

#[test]
fn invalid_fens_are_refused_with_reasons() {
    let Some(text) = data::text("rules/cozy_invalid_sample.sfens") else {
        return;
    };
    let mut accepted = Vec::new();
    for fen in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
        match Position::from_fen(fen) {
            Ok(_) => accepted.push(fen),
            Err(FenError::Illegal { faults }) => assert!(!faults.is_empty()),
            Err(FenError::Unreadable { .. }) => {}
        }
    }
    assert!(accepted.is_empty(), "{} {accepted:#?}", accepted.len());
}
