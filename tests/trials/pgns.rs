//! Odd but real PGN: every game is read or refused with its line and reason.

use chess_tutor::rules::{PgnFault, PgnGame, PgnMove, read_pgn};

use crate::data;

/// A place: file, game, line.
type Place = (&'static str, usize, usize);

/// Games that we refuse, other kinds of chess apart.
const REFUSED: [Place; 24] = [
    // The first move castles over the queen on d8.
    ("disservin__pgns__black2move.pgn", 1, 4),
    // Only Kokopu lets `\}` stand inside a comment: the standard ends it there.
    ("kokopu-games__escaped-text__database.pgn", 1, 9),
    // 1. e5
    ("kokopu__linebreak-linux__database.pgn", 1, 3),
    ("kokopu__linebreak-mac__database.pgn", 1, 3),
    // `\}` again.
    ("kokopu__misc__database.pgn", 2, 14),
    // A move that passes, in the game itself.
    ("kokopu__misc__database.pgn", 7, 89),
    // A comment without end.
    ("kokopu__redos-comment__database.pgn", 1, 3),
    // Broken on purpose, each in another way; Kokopu refuses them too, and games 2, 6, 8 and 15 besides: we read `Pe4`,
    // a quotation mark inside a tag, and moves after tags that follow moves as another game.
    ("kokopu__syntactic-error-1__database.pgn", 1, 3),
    ("kokopu__syntactic-error-1__database.pgn", 3, 12),
    ("kokopu__syntactic-error-1__database.pgn", 4, 18),
    ("kokopu__syntactic-error-1__database.pgn", 5, 24),
    ("kokopu__syntactic-error-1__database.pgn", 7, 38),
    ("kokopu__syntactic-error-1__database.pgn", 9, 48),
    ("kokopu__syntactic-error-1__database.pgn", 13, 71),
    ("kokopu__syntactic-error-1__database.pgn", 14, 76),
    ("kokopu__syntactic-error-1__database.pgn", 16, 86),
    ("kokopu__syntactic-error-1__database.pgn", 19, 98),
    ("kokopu__syntactic-error-1__database.pgn", 20, 103),
    ("kokopu__syntactic-error-1__database.pgn", 22, 115),
    ("kokopu__syntactic-error-2__database.pgn", 1, 1),
    ("kokopu__syntactic-error-5__database.pgn", 1, 2),
    ("pychess__gamefiles__badpgn.pgn", 1, 1),
    // A move that passes, in the game itself.
    ("python-chess__pgn__anastasian-lewis.pgn", 1, 20),
    ("shakmaty-fuzz__pgn__anastasian-lewis.pgn", 1, 20),
];

/// Variations that we cut.
const CUT: [Place; 3] = [
    // `((1... c5))`
    ("kokopu__syntactic-error-1__database.pgn", 15, 81),
    // `a3~`
    ("listudy__data__invalid.pgn", 1, 11),
    // `20... Kf8`, where Black's own rook stands.
    (
        "puzzles__lichess_study_lichess-practice-greek-gift_by_arex_2017.02.11.pgn",
        1,
        15,
    ),
];

/// All games of all folders with PGN.
fn files() -> Vec<(String, Vec<u8>)> {
    ["pgn", "games", "studies"]
        .iter()
        .flat_map(|folder| data::files(folder, &["pgn"]))
        .map(|path| (data::name(&path), std::fs::read(&path).unwrap()))
        .collect()
}

#[test]
fn every_game_is_read_or_refused_with_its_line() {
    let (mut read, mut other_chess) = (0, 0);
    let mut refused = Vec::new();
    let mut cut = Vec::new();
    for (name, bytes) in files() {
        let games = read_pgn(&bytes);
        let text = String::from_utf8_lossy(&bytes);
        let lines = text
            .replace("\r\n", "\n")
            .replace('\r', "\n")
            .lines()
            .count();
        let events = text.matches("[Event \"").count();
        assert!(
            games.len() >= events.min(lines),
            "{name}: {events} events, {} games",
            games.len()
        );
        for (index, game) in games.into_iter().enumerate() {
            match game {
                Ok(game) => {
                    read += 1;
                    cut.extend(
                        game.cut
                            .iter()
                            .map(|error| (name.clone(), error.game, error.line)),
                    );
                }
                Err(error) => {
                    assert_eq!(error.game, index + 1, "{name}");
                    assert!((1..=lines).contains(&error.line), "{name}: {error}");
                    if matches!(error.fault, PgnFault::Variant(_)) {
                        other_chess += 1;
                    } else {
                        refused.push((name.clone(), error.game, error.line));
                        println!("{name}: {error}");
                    }
                }
            }
        }
    }
    println!(
        "{read} games read, {other_chess} of other chess, {} refused, {} variations cut",
        refused.len(),
        cut.len()
    );
    if read > 0 {
        let owned = |(name, game, line): Place| (name.to_owned(), game, line);
        assert_eq!(cut, CUT.map(owned));
        assert_eq!(refused, REFUSED.map(owned));
    }
}

/// Moves and glyphs of a game with its variations, each after the move that it replaces.
fn flat(moves: &[PgnMove], into: &mut Vec<String>) {
    for mv in moves {
        let nags: Vec<String> = mv.nags.iter().map(|nag| format!(" ${nag}")).collect();
        into.push(format!("{}{}", mv.san, nags.concat()));
        for variation in &mv.variations {
            flat(variation, into);
        }
    }
}

/// The same from Kokopu's own listing of a game; glyphs at the start of a line belong to its first move.
fn listed(text: &str) -> Vec<String> {
    let mut moves = Vec::new();
    let mut before = String::new();
    for line in text.lines().filter(|line| line.starts_with('[')) {
        let mut nags: Vec<u8> = line
            .split(' ')
            .filter_map(|word| word.strip_prefix('$')?.parse().ok())
            .collect();
        nags.sort_unstable();
        let nags: String = nags.iter().map(|nag| format!(" ${nag}")).collect();
        let after = line.split_once("w) ").or_else(|| line.split_once("b) "));
        match after.and_then(|(_, after)| after.split_once(' ')) {
            Some((san, _)) => moves.push(format!("{san}{}{nags}", std::mem::take(&mut before))),
            None => before.push_str(&nags),
        }
    }
    moves
}

#[test]
fn games_have_the_moves_that_kokopu_lists() {
    let mut compared = 0;
    for path in data::files("pgn", &["txt"]) {
        let name = data::name(&path);
        let Some((stem, number)) = name.trim_end_matches(".txt").rsplit_once("__") else {
            continue;
        };
        let database = path.with_file_name(format!("{stem}__database.pgn"));
        // Its games are counted otherwise, as one of them holds tags after moves.
        let is_comparable = stem != "kokopu__syntactic-error-1";
        let Some(bytes) = std::fs::read(&database).ok().filter(|_| is_comparable) else {
            continue;
        };
        let games = read_pgn(&bytes);
        let number: usize = number.parse().unwrap();
        let text = std::fs::read_to_string(&path).unwrap();
        let Some(game) = games.get(number).and_then(|game| game.as_ref().ok()) else {
            println!("not read: {name}");
            continue;
        };
        let mut moves = Vec::new();
        flat(&game.moves, &mut moves);
        assert_eq!(moves, listed(&text), "{name}");
        compared += 1;
    }
    println!("{compared} games compared");
}

/// What is written of a game is read as the same game: the moves always, and all that others wrote about them but for
/// variations that were cut, which cannot be written whole.
#[test]
fn what_is_written_is_read_again() {
    let mut again = 0;
    let mut lost = Vec::new();
    for (name, bytes) in files() {
        for (index, game) in read_pgn(&bytes).into_iter().flatten().enumerate() {
            let written = game.to_string();
            let read = read_pgn(written.as_bytes()).into_iter().next();
            let whole = PgnGame {
                cut: Vec::new(),
                ..game.clone()
            };
            let is_same = matches!(&read, Some(Ok(read)) if comparable(read) == comparable(&whole));
            if is_same {
                again += 1;
            } else {
                lost.push(format!("{name} {index}"));
            }
        }
    }
    println!("{again} games written and read again");
    assert_eq!(lost, Vec::<String>::new());
}

/// What must come back: all but the spaces within tags and comments, and the tag that names the start.
fn comparable(game: &PgnGame) -> (Vec<(String, String)>, Vec<String>, String) {
    let squeezed = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let tags = game
        .tags
        .iter()
        .filter(|(name, _)| name != "FEN" && name != "SetUp")
        .map(|(name, value)| (name.clone(), squeezed(value)))
        .collect();
    let mut moves = Vec::new();
    flat(&game.moves, &mut moves);
    let comments = moves.iter().map(|text| squeezed(text)).collect();
    (tags, comments, game.start.fen())
}

fn tag<'a>(game: &'a PgnGame, name: &str) -> &'a str {
    &game.tags.iter().find(|(tag, _)| tag == name).unwrap().1
}

#[test]
fn accents_are_read_in_both_encodings() {
    for (name, bytes) in files()
        .into_iter()
        .filter(|(name, _)| name.contains("non_ascii"))
    {
        let games = read_pgn(&bytes);
        let white = tag(games[0].as_ref().unwrap(), "White");
        assert!(!white.contains('\u{fffd}'), "{name}: {white}");
    }
}
