//! How games end: dead positions, material, repetition, move counts, mate and stalemate, the flag.

use chess_tutor::rules::{Color, DrawReason, FenError, Game, Outcome, Position, SetupFault};
use serde_json::Value;

use crate::data;

/// Dead positions among the readable ones that we prove dead, and that we do not (yet) prove: those need a search of
/// many moves, such as a king shut in by its own men that is stalemated whenever the wall is breached.
const DEAD_PROVED: usize = 390;
const DEAD_NOT_PROVED: usize = 171;
/// Rows that we refuse, as a side has more men than promotion allows.
const TOO_MUCH_MATERIAL: usize = 51;
/// Sides that cannot mate (one of the two can, or none): how many we know of. The others are given the point when the
/// opponent's time runs out.
const CANNOT_MATE_PROVED: usize = 880;
const CANNOT_MATE_NOT_PROVED: usize = 400;

/// Rows whose boards break the laws, so that we read no such position.
const REFUSED: [(&str, SetupFault); 5] = [
    ("R0043", SetupFault::OppositeCheck),
    ("R0045", SetupFault::OppositeCheck),
    ("R0048", SetupFault::OppositeCheck),
    // Two white kings.
    ("R0023", SetupFault::TooManyKings),
    // Ten black queens and a pawn.
    ("R0030", SetupFault::TooMuchMaterial),
];

fn rows(kind: &str) -> Vec<Value> {
    let rows = data::json("rules/end_rules.json").unwrap_or_default();
    rows.into_iter().filter(|row| row["kind"] == kind).collect()
}

fn flag(row: &Value, key: &str) -> Option<bool> {
    row["expected"]
        .get(key)
        .map(|value| value.as_bool().unwrap())
}

fn id(row: &Value) -> &str {
    row["id"].as_str().unwrap()
}

/// The game of a row: its position, or its start and moves.
fn game(row: &Value) -> Result<Game, FenError> {
    let fen = row
        .get("fen")
        .or(row.get("start_fen"))
        .unwrap()
        .as_str()
        .unwrap();
    let mut game = Game::new(Position::from_fen(fen)?);
    let moves = row
        .get("moves_uci")
        .and_then(Value::as_array)
        .cloned()
        .unwrap_or_default();
    for (index, text) in moves.iter().enumerate() {
        assert_eq!(game.outcome(), None, "{} over at {index}", id(row));
        game.play_text(text.as_str().unwrap()).unwrap();
    }
    Ok(game)
}

fn drawn_by(game: &Game) -> Option<DrawReason> {
    match game.outcome() {
        Some(Outcome::Draw { reason }) => Some(reason),
        Some(Outcome::Win { .. }) | None => None,
    }
}

/// Can this side still win when the other's time runs out?
fn can_mate(game: &Game, color: Color) -> bool {
    let mut game = game.clone();
    game.flag(!color).unwrap().winner() == Some(color)
}

#[test]
fn dead_positions() {
    let rows = rows("dead_position");
    let (mut proved, mut not_proved, mut refused) = (0, 0, 0);
    let (mut cannot, mut cannot_not_proved) = (0, 0);
    for row in &rows {
        let game = match game(row) {
            Ok(game) => game,
            Err(error) => {
                let faults = vec![SetupFault::TooMuchMaterial];
                assert_eq!(error, FenError::Illegal { faults }, "{row}");
                refused += 1;
                continue;
            }
        };
        let dead = matches!(
            drawn_by(&game),
            Some(DrawReason::DeadPosition | DrawReason::Stalemate)
        );
        match (flag(row, "dead").unwrap(), dead) {
            (true, true) => proved += 1,
            (true, false) => not_proved += 1,
            (false, true) => panic!("called dead, but is not: {row}"),
            (false, false) => {}
        }
        for (color, key) in [
            (Color::White, "white_can_win"),
            (Color::Black, "black_can_win"),
        ] {
            if game
                .outcome()
                .is_some_and(|outcome| outcome.winner().is_some())
            {
                continue;
            }
            match (flag(row, key).unwrap(), can_mate(&game, color)) {
                (true, false) => panic!("said not to mate, but can: {color} {row}"),
                (false, false) => cannot += 1,
                (false, true) => cannot_not_proved += 1,
                (true, true) => {}
            }
        }
    }
    if !rows.is_empty() {
        println!(
            "dead: {proved} proved, {not_proved} not, {refused} refused; sides: {cannot} proved, {cannot_not_proved} not"
        );
        assert_eq!(
            (proved, not_proved, refused),
            (DEAD_PROVED, DEAD_NOT_PROVED, TOO_MUCH_MATERIAL)
        );
        assert_eq!(
            (cannot, cannot_not_proved),
            (CANNOT_MATE_PROVED, CANNOT_MATE_NOT_PROVED)
        );
    }
}

#[test]
fn material() {
    let mut refused = Vec::new();
    for kind in [
        "insufficient_material",
        "autodraw_material",
        "side_cannot_mate",
    ] {
        for row in rows(kind) {
            let game = match game(&row) {
                Ok(game) => game,
                Err(FenError::Illegal { faults }) => {
                    refused.extend(faults.into_iter().map(|fault| (id(&row).to_owned(), fault)));
                    continue;
                }
                Err(error @ FenError::Unreadable { .. }) => panic!("{error} {row}"),
            };
            if let Some(draw) = flag(&row, "draw") {
                let dead = drawn_by(&game) == Some(DrawReason::DeadPosition);
                assert_eq!(dead, draw, "{row}");
            }
            for (color, keys) in [
                (
                    Color::White,
                    ["white_insufficient", "white_has_no_mating_material"],
                ),
                (
                    Color::Black,
                    ["black_insufficient", "black_has_no_mating_material"],
                ),
            ] {
                for wanted in keys.iter().filter_map(|key| flag(&row, key)) {
                    assert_eq!(!can_mate(&game, color), wanted, "{color} {row}");
                }
            }
        }
    }
    if data::folder().is_some() {
        assert_eq!(refused, REFUSED.map(|(id, fault)| (id.to_owned(), fault)));
    }
}

#[test]
fn material_that_draws_by_the_flag_only() {
    for row in rows("not_autodraw_but_timeout_material") {
        let game = game(&row).unwrap();
        assert_eq!(
            game.outcome().is_some(),
            flag(&row, "game_over").unwrap(),
            "{row}"
        );
        assert_eq!(
            drawn_by(&game).is_some(),
            flag(&row, "autodraw").unwrap(),
            "{row}"
        );
        let wanted = flag(&row, "opponent_of_mover_has_insufficient_material").unwrap();
        assert_eq!(!can_mate(&game, !game.position().turn()), wanted, "{row}");
    }
}

#[test]
fn repetition() {
    for kind in ["threefold", "fivefold"] {
        for row in rows(kind) {
            let game = game(&row).unwrap();
            let threefold = game.repetitions() >= 3;
            let claims = game.claim() == Some(DrawReason::Threefold);
            let fivefold = drawn_by(&game) == Some(DrawReason::Fivefold);
            let next = game.position().legal_moves();
            let by_next = next
                .iter()
                .any(|mv| game.claim_with(*mv) == Some(DrawReason::Threefold));
            for (key, value) in [
                ("threefold", threefold),
                ("threefold_on_board", threefold),
                ("can_claim", claims),
                ("can_claim_threefold", claims),
                ("can_claim_by_next_move", by_next),
                ("fivefold", fivefold),
                ("game_over", game.outcome().is_some()),
            ] {
                if let Some(wanted) = flag(&row, key) {
                    assert_eq!(value, wanted, "{key} {row}");
                }
            }
        }
    }
}

#[test]
fn moves_counted_mate_and_stalemate() {
    for kind in [
        "fifty_move",
        "seventyfive_move",
        "checkmate_or_stalemate",
        "outcome",
        "kokopu_status",
    ] {
        for row in rows(kind) {
            let game = game(&row).unwrap();
            let position = game.position();
            for (key, value) in [
                ("fifty_reached", position.halfmove_clock() >= 100),
                (
                    "can_claim_fifty",
                    game.claim() == Some(DrawReason::FiftyMoves),
                ),
                (
                    "seventyfive",
                    drawn_by(&game) == Some(DrawReason::SeventyFiveMoves),
                ),
                ("checkmate", position.is_checkmate()),
                ("stalemate", position.is_stalemate()),
                ("game_over", game.outcome().is_some()),
            ] {
                if let Some(wanted) = flag(&row, key) {
                    assert_eq!(value, wanted, "{key} {row}");
                }
            }
            if let Some(result) = row["expected"].get("result") {
                assert_eq!(
                    game.outcome().unwrap().pgn(),
                    result.as_str().unwrap(),
                    "{row}"
                );
            }
            if let Some(dead) = flag(&row, "dead") {
                // A dead position in which the side to move is stalemated is told as stalemate.
                let ours = drawn_by(&game) == Some(DrawReason::DeadPosition);
                assert_eq!(ours, dead && !position.is_stalemate(), "{row}");
            }
        }
    }
}
