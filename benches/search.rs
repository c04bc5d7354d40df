//! What a learner feels of the engine: the wait until there is a first line, and until a verdict stands.

#![expect(
    clippy::unwrap_used,
    reason = "a benchmark stops at the first surprise"
)]

use chess_tutor::engine::{Answer, Builtin, Engine as _, Limit, Question, Stop, perft};
use chess_tutor::rules::{Game, Position};
use divan::{Bencher, black_box};

const MIDDLEGAME: &str = "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 4 8";

fn main() {
    divan::main();
}

#[divan::bench]
fn first_line(bencher: Bencher<'_, '_>) {
    let game = Game::new(Position::from_fen(MIDDLEGAME).unwrap());
    let mut engine = Builtin::new(16);
    bencher.bench_local(|| {
        let question = Question::best(game.clone(), Limit::Depth(1));
        engine.answer(&question, &Stop::new(), &mut |_| ()).unwrap()
    });
}

#[divan::bench(args = [30_000, 300_000], sample_count = 5)]
fn verdict(bencher: Bencher<'_, '_>, nodes: u64) {
    let game = Game::new(Position::from_fen(MIDDLEGAME).unwrap());
    let played = game.read_move("h4").unwrap();
    let mut engine = Builtin::new(16);
    bencher.bench_local(|| {
        let limit = Limit::Nodes(nodes);
        let question = Question::Compare {
            before: game.clone(),
            played,
            limit,
        };
        let answer = engine.answer(&question, &Stop::new(), &mut |_| ()).unwrap();
        assert!(matches!(answer, Answer::Compare(_)));
    });
}

#[divan::bench]
fn perft_through_the_board_of_the_search() -> u64 {
    perft(black_box(&Position::start()), 4)
}
