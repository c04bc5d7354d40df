//! Rows of the rules: which rule forbids a move, by which squares; how texts are read as moves; perft.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test stops at the first surprise"
)]

use std::collections::BTreeSet;

use chess_tutor::rules::{Game, Position, ReadMoveError, Role, Square, perft};

/// The rows of a table, each split at its tabs.
fn rows(table: &str) -> impl Iterator<Item = Vec<&str>> {
    let lines = table
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split('\t').collect())
}

fn position(fen: &str) -> Position {
    if fen == "start" {
        return Position::start();
    }
    Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn game(start: &str, moves: &str) -> Game {
    let mut game = Game::new(position(start));
    for text in moves.split(' ').filter(|text| *text != "-") {
        game.play_text(text)
            .unwrap_or_else(|error| panic!("{moves}: {text}: {error}"));
    }
    game
}

fn entered(text: &str) -> (Square, Square, Option<Role>) {
    let promotion = text
        .chars()
        .nth(4)
        .map(|letter| Role::from_char(letter).unwrap());
    (
        text[..2].parse().unwrap(),
        text[2..4].parse().unwrap(),
        promotion,
    )
}

#[test]
fn every_refusal_names_the_rule_and_its_squares() {
    let mut kinds = BTreeSet::new();
    let mut wrong = Vec::new();
    for row in rows(include_str!("data/refusals.tsv")) {
        let [start, moves, text, first, squares, also] = row[..] else {
            panic!("{row:?}");
        };
        let game = game(start, moves);
        let (from, to, promotion) = entered(text);
        let verdict = game.find(from, to, promotion);
        let found = match &verdict {
            Ok(_) => ("ok".to_owned(), String::new(), String::new()),
            Err(refusal) => {
                let squares: Vec<String> =
                    refusal.squares().iter().map(Square::to_string).collect();
                let kinds: Vec<&str> = refusal.reasons().map(|reason| reason.kind()).collect();
                (kinds[0].to_owned(), squares.join(" "), kinds[1..].join(" "))
            }
        };
        if found != (first.to_owned(), squares.to_owned(), also.to_owned()) {
            wrong.push(format!("{row:?}\n  {verdict:?}"));
        }
        kinds.insert(first);
        // Without the game so far a move is refused or allowed alike, but for the end by repetition.
        if game.outcome() == game.position().outcome() {
            let alone = game.position().find(from, to, promotion);
            assert_eq!(alone.is_ok(), verdict.is_ok(), "{row:?}");
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    // All kinds of reason and `ok`.
    assert_eq!(kinds.len(), 27 + 1, "{kinds:?}");
}

#[test]
fn moves_are_read_as_people_write_them() {
    let mut wrong = Vec::new();
    for row in rows(include_str!("data/notation.tsv")) {
        let [fen, text, expected] = row[..] else {
            panic!("{row:?}");
        };
        let position = position(fen);
        let found = match position.read_move(text) {
            Ok(mv) => position.san(mv),
            Err(ReadMoveError::NotAMove) => "not_a_move".to_owned(),
            Err(ReadMoveError::NoSuchMan { role, to }) => {
                format!("no_such_man {} {to}", role.char())
            }
            Err(ReadMoveError::Ambiguous(moves)) => {
                let sans: Vec<String> = moves.into_iter().map(|mv| position.san(mv)).collect();
                format!("ambiguous {}", sans.join(" "))
            }
            Err(ReadMoveError::Refused(refusal)) => format!("refused {}", refusal.first().kind()),
        };
        if found != expected {
            wrong.push(format!("{row:?} found {found}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn perft_counts_agree() {
    for row in rows(include_str!("data/perft.tsv")) {
        let [fen, depth, count] = row[..] else {
            panic!("{row:?}");
        };
        let counted = perft(&position(fen), depth.parse().unwrap());
        assert_eq!(counted.to_string(), count, "{fen} depth {depth}");
    }
}
