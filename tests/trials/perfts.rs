//! Every perft suite, as deep as a number of positions allows.

use std::collections::BTreeSet;

use chess_tutor::rules::{FenError, Position, perft};

use crate::data;

/// Counts above this are left out, so that all trials stay short.
const MOST_POSITIONS: u64 = 20_000;

/// Positions that no game can reach: we refuse them and say why, other programs count them all the same.
const IMPOSSIBLE: [&str; 13] = [
    // A check that no move can have given: two bishops, rook and bishop … on one line with the king, or a discovered
    // check with a pawn that has just gone two squares elsewhere.
    "B6b/8/8/8/2K5/5k2/8/b6B b",
    "3R4/8/q4k2/2B5/1NK5/3b4/8/8 w",
    "2Nq4/2K5/1b6/8/7R/3k4/7P/8 w",
    "5R2/2P5/8/4k3/8/3rK2r/8/8 w",
    "8/8/8/1k6/3Pp3/8/8/4KQ2 b",
    "1b1k4/8/8/1rPpK3/8/8/8/8 w",
    "rnbqk1nr/bb3p1p/1q2r3/2pPp3/3P4/7P/1PP1NpPP/R1BQKBNR w",
    "1rrrrrk1/1PPPPPPP/8/8/8/8/8/6K1 b",
    "1q4k1/3r1Ppp/5NP1/pP6/8/1Q6/3B4/2K2R2 b",
    "2b5/1nbn4/n3n3/1kn5/n3n3/1n1n4/5RQ1/2KQ1R2 w",
    // Two dark-squared bishops beside eight pawns.
    "nr1kqrbn/pbpppppp/1p6/8/8/BP6/P1PPPPPP/NR1KQRBN b",
    "nr1kqrbn/pbpppppp/1p6/8/8/1P6/PBPPPPPP/NR1KQRBN w",
    // Thirty queens.
    "kBQQQQQQ/BR5Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w",
];

/// A position with its counts by depth.
type Row = (String, Vec<(u32, u64)>);

/// `FEN ;D1 20 ;D2 400`
fn epd_row(line: &str) -> Option<Row> {
    let line = line.trim();
    let (fen, counts) = line.split_once(';')?;
    let counts = counts.split(';').filter_map(|count| {
        let (depth, count) = count.trim().strip_prefix('D')?.split_once(' ')?;
        Some((depth.parse().ok()?, count.trim().parse().ok()?))
    });
    Some((fen.trim().to_owned(), counts.collect()))
}

/// Blocks of `epd FEN` and `perft DEPTH COUNT`.
fn perft_rows(text: &str) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for line in text.lines() {
        if let Some(fen) = line.strip_prefix("epd ") {
            rows.push((fen.trim().to_owned(), Vec::new()));
        } else if let Some(count) = line.strip_prefix("perft ") {
            let (depth, count) = count.trim().split_once(' ').unwrap();
            let count = (depth.parse().unwrap(), count.trim().parse().unwrap());
            rows.last_mut().unwrap().1.push(count);
        }
    }
    rows
}

#[test]
fn perft_suites() {
    let mut suites = 0;
    let mut positions = 0;
    let mut counted = 0;
    let mut impossible = BTreeSet::new();
    for path in data::files("perft", &["epd", "perft"]) {
        let text = std::fs::read_to_string(&path).unwrap();
        let rows: Vec<Row> = if path.extension().unwrap() == "epd" {
            text.lines()
                .filter(|line| !line.starts_with('#'))
                .filter_map(epd_row)
                .collect()
        } else {
            perft_rows(&text)
        };
        let name = data::name(&path);
        assert!(!rows.is_empty(), "{name} has no rows");
        suites += 1;
        for (fen, counts) in rows {
            let position = match Position::from_fen(&fen) {
                Ok(position) => position,
                Err(FenError::Illegal { .. }) => {
                    impossible.insert(fen.split(' ').take(2).collect::<Vec<_>>().join(" "));
                    continue;
                }
                Err(error @ FenError::Unreadable { .. }) => panic!("{name}: {fen}: {error}"),
            };
            // A suite with deep counts only still says something at its least depth.
            let most = counts
                .iter()
                .map(|(_, count)| *count)
                .min()
                .unwrap_or(0)
                .max(MOST_POSITIONS);
            if most > 50 * MOST_POSITIONS {
                continue;
            }
            positions += 1;
            for (depth, count) in counts.into_iter().filter(|(_, count)| *count <= most) {
                counted += count;
                assert_eq!(
                    perft(&position, depth),
                    count,
                    "{name}: {fen} depth {depth}"
                );
            }
        }
    }
    println!("{suites} suites, {positions} positions, {counted} leaves");
    if suites > 0 {
        assert_eq!(impossible, IMPOSSIBLE.map(str::to_owned).into());
    }
}
