//! The list of Lichess's opening names: each line by its own name.

use chess_tutor::opening::Book;
use chess_tutor::rules::Game;

use super::data;

#[test]
fn lines_resolve_to_their_own_name() {
    let (mut lines, mut own, mut others) = (0, 0, Vec::new());
    for volume in ["a", "b", "c", "d", "e"] {
        let Some(text) = data::text(&format!("openings/{volume}.tsv")) else {
            return;
        };
        for row in text.lines().skip(1) {
            let fields: Vec<&str> = row.split('\t').collect();
            let mut game = Game::default();
            for text in fields[2].split(' ').filter(|text| !text.ends_with('.')) {
                game.play_text(text).unwrap();
            }
            lines += 1;
            match Book::embedded().name_of(&game) {
                Some(named) if named.opening.name == fields[1] => own += 1,
                named => others.push((row.to_owned(), named)),
            }
        }
    }
    println!("{own} of {lines} lines by their own name; others: {others:#?}");
    assert_eq!(lines, 3_807);
    assert!(own * 1_000 >= lines * 990, "{own} of {lines}");
}
