//! What a learner feels of the rules: `why` for every pair of squares must take less than 5 ms, so that the board can
//! answer at once whatever is dragged where.

#![expect(
    clippy::unwrap_used,
    reason = "a benchmark stops at the first surprise"
)]

use chess_tutor::rules::{Game, Position, Square, perft};
use divan::{Bencher, black_box};

const MIDDLEGAME: &str = "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 4 8";
const ENDGAME: &str = "8/5pk1/4p1p1/3pP1P1/1p1P1P2/1P4K1/8/8 w - - 0 40";

fn main() {
    divan::main();
}

#[divan::bench(args = [MIDDLEGAME, ENDGAME])]
fn why_every_pair_of_squares(bencher: Bencher<'_, '_>, fen: &str) {
    let position = Position::from_fen(fen).unwrap();
    bencher.bench(|| every_pair(|from, to| position.find(from, to, None).is_ok()));
}

#[divan::bench]
fn why_every_pair_of_squares_with_history(bencher: Bencher<'_, '_>) {
    let mut game = Game::default();
    for text in "d4 Nf6 Nf3 d5 c4 e6 Nc3 Be7 Bg5 O-O e3 h6 Bh4 b6 cxd5 Nxd5 Bxe7 Qxe7".split(' ') {
        game.play_text(text).unwrap();
    }
    bencher.bench(|| every_pair(|from, to| game.find(from, to, None).is_ok()));
}

fn every_pair(is_legal: impl Fn(Square, Square) -> bool) -> usize {
    Square::ALL
        .into_iter()
        .flat_map(|from| Square::ALL.into_iter().map(move |to| (from, to)))
        .filter(|(from, to)| is_legal(*from, *to))
        .count()
}

#[divan::bench]
fn outcome_of_a_locked_endgame(bencher: Bencher<'_, '_>) {
    let position = Position::from_fen("8/2k5/8/1p1p2p1/1P1P2P1/8/2K5/8 w - - 0 1").unwrap();
    bencher.bench(|| black_box(&position).outcome());
}

#[divan::bench]
fn perft_4() -> u64 {
    perft(black_box(&Position::start()), 4)
}
