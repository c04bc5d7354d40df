//! The engine from outside: the same answers always, no panic on any legal position, honest about engines that are not.
//!
//! Node counts are small, as the search is not optimised in tests. The heavy trials are in `engine_trials.rs`.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test stops at the first surprise"
)]

#[path = "support/talk.rs"]
mod talk;

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use chess_tutor::engine::{
    Answer, Builtin, Comparison, Engine as _, EngineError, Limit, Line, Outside, Question, Score,
    Stop, perft, prove_mate,
};
use chess_tutor::rules::{self, Game, Position};

fn game(fen: &str) -> Game {
    Game::new(Position::from_fen(fen).unwrap())
}

fn best(game: Game, limit: Limit) -> Line {
    match Builtin::new(1).answer(&Question::best(game, limit), &Stop::new(), &mut |_| ()) {
        Ok(Answer::Best(lines)) => lines.into_iter().next().unwrap(),
        other => panic!("{other:?}"),
    }
}

fn compare(fen: &str, played: &str, nodes: u64) -> Comparison {
    let before = game(fen);
    let played = before.read_move(played).unwrap();
    let question = Question::Compare {
        before,
        played,
        limit: Limit::Nodes(nodes),
    };
    match Builtin::new(1).answer(&question, &Stop::new(), &mut |_| ()) {
        Ok(Answer::Compare(comparison)) => comparison,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_boards_of_search_and_laws_count_the_same_lines() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    ] {
        let position = Position::from_fen(fen).unwrap();
        assert_eq!(perft(&position, 3), rules::perft(&position, 3), "{fen}");
    }
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let fen = "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 4 8";
    let question = Question::Best {
        game: game(fen),
        limit: Limit::Nodes(4_000),
        multi_pv: 3,
        among: Vec::new(),
    };
    let mut engine = Builtin::new(1);
    let mut ask = |question: &Question| engine.answer(question, &Stop::new(), &mut |_| ()).unwrap();
    let first = ask(&question);
    ask(&Question::best(Game::default(), Limit::Nodes(3_000)));
    assert_eq!(ask(&question), first);
    let Answer::Best(lines) = first else { panic!() };
    assert_eq!(lines.len(), 3);
    assert!(lines.is_sorted_by(|a, b| a.score >= b.score));
}

#[test]
fn mates_are_found_and_counted_exactly() {
    for (fen, score, depth) in [
        ("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", Score::MateIn(1), 3),
        ("6k1/8/8/8/8/8/8/RR4K1 w - - 0 1", Score::MateIn(2), 8),
        ("7k/8/6K1/8/8/8/8/R7 b - - 0 1", Score::MatedIn(1), 4),
        ("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", Score::MateIn(2), 8),
        ("8/8/8/4k3/8/4K3/4P3/8 w - - 0 1", Score::Cp(0), 3),
    ] {
        let line = best(game(fen), Limit::Depth(depth));
        assert_eq!(line.score, score, "{fen}");
    }
}

#[test]
fn draws_by_repetition_and_fifty_moves_are_seen() {
    // White, a rook down, checks for ever: Qg5+ Kf8 Qd8+ Kg7 Qg5+.
    let line = best(
        game("6k1/5p1p/5Q2/8/8/7K/q7/1r6 w - - 0 1"),
        Limit::Depth(7),
    );
    assert_eq!(line.score, Score::EVEN);
    // The hundredth half-move has come before anything can be forced.
    let line = best(game("8/8/4k3/8/8/3QK3/8/8 w - - 99 80"), Limit::Depth(4));
    assert_eq!(line.score, Score::EVEN);
}

#[test]
fn a_blunder_loses_winning_chances_and_the_best_move_none() {
    let fen = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR b KQkq - 3 3";
    let blunder = compare(fen, "a6", 4_000);
    assert!(!blunder.is_best_played());
    assert_eq!(blunder.played.score, Score::MatedIn(1));
    assert!(blunder.loss_percent() > 15.0);
    let best = blunder.best.first().unwrap();
    let good = compare(fen, &best.uci(), 4_000);
    assert!(good.loss_percent() < 10.0, "{good:?}");
}

#[test]
fn one_legal_move_has_no_second() {
    let only = compare("k7/8/1K6/8/8/8/8/7R b - - 0 1", "Kb8", 500);
    assert!(only.is_best_played());
    assert_eq!(only.second, None);
}

#[test]
fn there_is_no_answer_where_the_game_is_over() {
    for fen in [
        "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1",
        "7k/8/6QK/8/8/8/8/8 b - - 0 1",
    ] {
        let question = Question::best(game(fen), Limit::Depth(2));
        let answer = Builtin::new(1).answer(&question, &Stop::new(), &mut |_| ());
        assert_eq!(answer, Err(EngineError::GameOver), "{fen}");
    }
}

#[test]
fn a_search_that_is_stopped_at_once_still_moves() {
    let stop = Stop::new();
    stop.raise();
    let question = Question::best(Game::default(), Limit::Depth(50));
    let answer = Builtin::new(1).answer(&question, &stop, &mut |_| ());
    assert!(matches!(answer, Ok(Answer::Best(lines)) if !lines[0].moves.is_empty()));
}

#[test]
fn several_threads_answer_too() {
    let mut engine = Builtin::new(1).with_threads(2);
    let question = Question::best(
        game("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"),
        Limit::Depth(4),
    );
    let Ok(Answer::Best(lines)) = engine.answer(&question, &Stop::new(), &mut |_| ()) else {
        panic!()
    };
    assert_eq!(lines[0].score, Score::MateIn(1));
}

#[test]
fn no_legal_position_makes_it_panic() {
    for fen in [
        // Nine queens each, all promoted; 218 moves; a board of knights; Chess960; everything pinned.
        "QQQQQQQQ/QK6/8/8/8/8/6kq/qqqqqqqq w - - 0 1",
        "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
        "nnnnknnn/nn6/8/8/8/8/NN6/NNNNKNNN w - - 0 1",
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        "k2r4/3q4/8/8/3Q4/3R4/3K4/3r4 w - - 0 1",
        "8/8/8/8/8/8/8/K1k5 w - - 149 200",
        "4k3/8/8/8/8/8/8/4K2R w K - 99 120",
    ] {
        let Ok(position) = Position::from_fen(fen) else {
            continue;
        };
        if position.legal_moves().is_empty() {
            continue;
        }
        let line = best(Game::new(position), Limit::Nodes(600));
        assert!(!line.moves.is_empty(), "{fen}");
    }
}

#[test]
fn random_games_never_make_it_panic() {
    let mut seed = 11_u64;
    for _ in 0..6 {
        let mut game = Game::default();
        for ply in 0..120 {
            let moves = game.position().legal_moves();
            if moves.is_empty() || game.outcome().is_some() {
                break;
            }
            if ply % 10 == 0 {
                let line = best(game.clone(), Limit::Nodes(150));
                assert!(moves.contains(&line.moves[0]));
            }
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            game.play(moves[(seed >> 33) as usize % moves.len()])
                .unwrap();
        }
    }
}

#[test]
fn the_prover_proves_and_refutes() {
    let position = Position::from_fen("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1").unwrap();
    assert_eq!(prove_mate(&position, 1).moves, None);
    let proof = prove_mate(&position, 3);
    assert_eq!(proof.moves, Some(2));
    let line: Vec<String> = proof.line.iter().map(|mv| mv.uci()).collect();
    assert_eq!(line[..1], ["a1a6"]);
    assert_eq!(line.len(), 3);
    // Stalemate is no mate.
    let stalemate = Position::from_fen("7k/5K2/8/6Q1/8/8/8/8 w - - 0 1").unwrap();
    assert_eq!(prove_mate(&stalemate, 1).moves, Some(1));
}

/// What `chess-tutor uci` answers to these lines.
fn uci(lines: &[u8]) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_chess-tutor"))
        .arg("uci")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(lines).unwrap();
    drop(input);
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn uci_speaks_as_the_protocol_says() {
    let said = uci(b"uci\nisready\nsetoption name MultiPV value 2\nposition startpos moves e2e4 e7e5\ngo depth 2\n");
    assert!(
        said.contains("\nuciok\n") && said.contains("\nreadyok\n"),
        "{said}"
    );
    assert!(said.contains(" multipv 2 score cp "), "{said}");
    assert!(
        said.lines().last().unwrap().starts_with("bestmove "),
        "{said}"
    );
    let said = uci(b"position fen 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1\ngo depth 3\nquit\n");
    assert!(
        said.ends_with("bestmove 0000\n") || said.is_empty(),
        "{said}"
    );
    let said = uci(b"position startpos\ngo depth 2 searchmoves a2a3 h2h3\n");
    assert!(
        said.contains("bestmove a2a3") || said.contains("bestmove h2h3"),
        "{said}"
    );
    // Castling is understood either way there, too, and a word that is no move takes none of the others away.
    for castling in ["e1g1", "e1h1"] {
        let script = format!(
            "position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1\ngo depth 2 searchmoves banana {castling} e9e9\n"
        );
        let said = uci(script.as_bytes());
        assert!(said.contains("bestmove e1g1"), "{said}");
        assert!(
            said.contains("info string go: `banana` is not legal"),
            "{said}"
        );
        assert!(
            said.contains("info string go: `e9e9` is not legal"),
            "{said}"
        );
    }
    let said = uci(b"position startpos\ngo searchmoves e9e9 a2a3 depth 2\n");
    assert!(said.contains("bestmove a2a3"), "{said}");
    // Castling from the squares of Chess960 is the king onto its rook.
    let said = uci(b"setoption name UCI_Chess960 value true\nposition fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1 moves e1h1\nd\n");
    assert!(said.contains("5RK1"), "{said}");
}

/// Long enough to search these positions to the end, and more.
const A_WHILE: Duration = Duration::from_millis(400);

#[test]
fn an_infinite_search_moves_only_when_it_is_stopped() {
    for fen in [
        "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1",
        "8/8/8/4k3/8/4K3/4P3/8 w - - 0 1",
        // Over already.
        "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1",
    ] {
        for go in [
            "go infinite",
            "go infinite depth 1",
            "go ponder",
            "go ponder nodes 1",
        ] {
            let mut talk = talk::Talk::start();
            talk.say(&format!("position fen {fen}"));
            talk.say(go);
            talk.wait(A_WHILE);
            assert_eq!(talk.moves(), 0, "{go} {fen}");
            // What changes the question waits, what does not is answered.
            talk.say("isready\nposition startpos");
            talk.wait_for("readyok");
            assert_eq!(talk.moves(), 0, "{go} {fen}");
            talk.say("stop");
            talk.wait_for("bestmove");
            talk.say("go depth 1");
            talk.wait_for("bestmove");
            assert_eq!(moves_in(&talk.end()), 2);
        }
    }
}

/// How many moves were answered.
fn moves_in(lines: &[String]) -> usize {
    let moves = lines.iter().filter(|line| line.starts_with("bestmove"));
    moves.count()
}

#[test]
fn pondering_waits_for_the_move_and_then_looks_at_the_clock() {
    let mut talk = talk::Talk::start();
    // The clock would be over long ago.
    for go in [
        "go ponder wtime 100 btime 100",
        "go ponder movetime 20",
        "go ponder depth 1",
        "go ponder nodes 400",
    ] {
        let before = talk.moves();
        talk.say("position startpos moves e2e4 e7e5");
        talk.say(go);
        talk.wait_for("info");
        talk.say("isready");
        talk.wait_for("readyok");
        talk.wait(A_WHILE);
        assert_eq!(talk.moves(), before, "{go}");
        // Nobody says stop.
        talk.say("ponderhit");
        talk.wait_for("bestmove");
    }
    // Without a limit it goes on; an infinite one does, too.
    for go in ["go ponder", "go ponder infinite depth 1"] {
        let before = talk.moves();
        talk.say(&format!("{go}\nponderhit"));
        talk.wait_for("info");
        talk.say("isready");
        talk.wait_for("readyok");
        assert_eq!(talk.moves(), before, "{go}");
        talk.say("stop");
        talk.wait_for("bestmove");
    }
    // Nobody will ever say whether the move was played.
    talk.say("go ponder wtime 60000 btime 60000");
    assert_eq!(moves_in(&talk.end()), 7);
}

#[test]
fn uci_survives_whatever_is_sent() {
    let words = [
        "go",
        "position",
        "fen",
        "startpos",
        "moves",
        "e2e4",
        "e9e5",
        "depth",
        "1",
        "-3",
        "nodes",
        "999",
        "stop",
        "uci",
        "setoption",
        "name",
        "Hash",
        "value",
        "99999999999999999999",
        "MultiPV",
        "0",
        "ucinewgame",
        "isready",
        "searchmoves",
        "8/8/8/8/8/8/8/8",
        "w",
        "-",
        "K7/8/8/8/8/8/8/7k",
        "\u{fe0f}",
        "movetime",
        "wtime",
        "btime",
        "\t",
        "mate",
        "perft",
        "infinite",
        "ponder",
        "ponderhit",
    ];
    let mut seed = 3_u64;
    let mut text = Vec::new();
    for _ in 0..250 {
        for _ in 0..6 {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            text.extend(words[(seed >> 33) as usize % words.len()].as_bytes());
            text.push(b' ');
        }
        // Whatever was begun ends soon.
        text.extend(b"\nstop\n\xff\xfe\nposition startpos\n");
    }
    text.extend(b"isready\n");
    assert!(uci(&text).contains("readyok"));
}

#[test]
fn an_engine_outside_answers_like_the_one_inside() {
    let program = Path::new(env!("CARGO_BIN_EXE_chess-tutor"));
    let mut outside = Outside::start(program, &["uci"]).unwrap();
    assert!(outside.name().starts_with("Chess Tutor"));
    let mate = game("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
    let question = Question::best(mate.clone(), Limit::Depth(3));
    let Ok(Answer::Best(lines)) = outside.answer(&question, &Stop::new(), &mut |_| ()) else {
        panic!()
    };
    assert_eq!(
        (lines[0].score, lines[0].moves[0].uci()),
        (Score::MateIn(1), "a1a8".to_owned())
    );
    let played = mate.read_move("h3").unwrap();
    let question = Question::Compare {
        before: mate,
        played,
        limit: Limit::Depth(3),
    };
    let Ok(Answer::Compare(found)) = outside.answer(&question, &Stop::new(), &mut |_| ()) else {
        panic!()
    };
    assert_eq!(found.best.score, Score::MateIn(1));
    assert_eq!(found.played.first(), Some(played));
}

#[cfg(unix)]
mod outside_engines_that_misbehave {
    use std::time::Instant;

    use chess_tutor::engine::Backed;

    use super::*;

    /// A shell that plays an engine: it introduces itself, then does this for `go`.
    fn engine(at_go: &str) -> String {
        format!(
            "while read -r word rest; do case $word in \
             uci) echo id name Sham; echo uciok;; isready) echo readyok;; quit) exit;; go) {at_go};; esac; done"
        )
    }

    fn ask(script: &str) -> (Result<Answer, EngineError>, Option<EngineError>, Duration) {
        #[expect(clippy::disallowed_methods, reason = "the watchdog is to be quick")]
        let started = Instant::now();
        let mut backed = Backed::start(Path::new("/bin/sh"), &["-c", script], Builtin::new(1));
        let question = Question::best(Game::default(), Limit::Nodes(200));
        let answer = backed.answer(&question, &Stop::new(), &mut |_| ());
        (answer, backed.take_fault(), started.elapsed())
    }

    fn sham() -> String {
        "Sham".to_owned()
    }

    #[test]
    fn each_is_named_and_the_builtin_takes_over_within_seconds() {
        let cases = [
            (engine("exit"), EngineError::Gone { engine: sham() }),
            (
                engine("echo bestmove e2e5"),
                EngineError::Lies {
                    engine: sham(),
                    said: "bestmove e2e5".to_owned(),
                },
            ),
            (
                engine("echo info depth 1 score cp 5 pv e7e5; echo bestmove e2e4"),
                EngineError::Lies {
                    engine: sham(),
                    said: "info depth 1 score cp 5 pv e7e5".to_owned(),
                },
            ),
            (engine("sleep 30"), EngineError::Silent { engine: sham() }),
            // It floods, and never says what is waited for.
            (
                "while :; do echo y; done".to_owned(),
                EngineError::Silent {
                    engine: "/bin/sh".to_owned(),
                },
            ),
            // It answers whether it is ready, and never moves.
            (engine(":"), EngineError::Silent { engine: sham() }),
            // It tells of its search for ever.
            (
                engine("while :; do echo info depth 1 nodes 9 score cp 5 pv e2e4; done"),
                EngineError::Silent { engine: sham() },
            ),
            // It says without being asked that it is ready.
            (
                engine("while :; do echo readyok; done"),
                EngineError::Silent { engine: sham() },
            ),
            (
                engine("echo info depth 1 score mate 1 pv e2e4; echo bestmove e2e4"),
                EngineError::Lies {
                    engine: sham(),
                    said: "#1: e2e4".to_owned(),
                },
            ),
            // A mate that both sides would have to want.
            (
                engine(
                    "echo info depth 4 score mate -2 pv f2f3 e7e5 g2g4 d8h4; echo bestmove f2f3",
                ),
                EngineError::Lies {
                    engine: sham(),
                    said: "#-2: f2f3 e7e5 g2g4 d8h4".to_owned(),
                },
            ),
            (
                "exit".to_owned(),
                EngineError::Gone {
                    engine: "/bin/sh".to_owned(),
                },
            ),
        ];
        // Side by side, as most of the time is spent waiting.
        std::thread::scope(|scope| {
            for (script, expected) in cases {
                scope.spawn(move || {
                    let (answer, fault, took) = ask(&script);
                    assert_eq!(fault, Some(expected), "{script}");
                    assert!(matches!(answer, Ok(Answer::Best(_))), "{script}");
                    assert!(took < Duration::from_secs(15), "{script}: {took:?}");
                });
            }
        });
    }

    #[test]
    fn a_mate_that_nobody_can_check_counts_as_won_and_no_more() {
        let moves = "pv e2e4; echo bestmove e2e4";
        for claim in ["mate 30", "mate 1 lowerbound"] {
            let (answer, fault, _) =
                ask(&engine(&format!("echo info depth 9 score {claim} {moves}")));
            assert_eq!(fault, None, "{claim}");
            let Ok(Answer::Best(lines)) = answer else {
                panic!()
            };
            let score = lines[0].score;
            assert!(
                !score.is_mate() && score > Score::Cp(1_000),
                "{claim}: {score}"
            );
        }
    }

    #[test]
    fn one_that_listens_to_nothing_is_not_waited_for() {
        // It has all its answers ready, and what it is told fills the pipe.
        let answers = "echo uciok; while :; do echo readyok; \
                       echo info depth 1 nodes 9 score cp 5 pv e2e4; echo bestmove e2e4; done";
        let mut outside = Outside::start(Path::new("/bin/sh"), &["-c", answers]).unwrap();
        let question = Question::best(Game::default(), Limit::Nodes(200));
        let mut ask = || outside.answer(&question, &Stop::new(), &mut |_| ());
        let fault = (0..2_000).find_map(|_| ask().err());
        let engine = "/bin/sh".to_owned();
        assert_eq!(fault, Some(EngineError::Silent { engine }));
    }

    #[test]
    fn one_that_does_not_exist_is_named_too() {
        let mut backed = Backed::start(Path::new("/no/such/engine"), &[], Builtin::new(1));
        let question = Question::best(Game::default(), Limit::Nodes(200));
        assert!(backed.answer(&question, &Stop::new(), &mut |_| ()).is_ok());
        assert!(matches!(
            backed.take_fault(),
            Some(EngineError::NotStarted { .. })
        ));
    }
}
