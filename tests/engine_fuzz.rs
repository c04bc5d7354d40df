//! Fuzz: positions and scripts that nobody would write. Nothing panics or hangs, and the protocol stays correct.

#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test stops at the first surprise"
)]

#[path = "support/talk.rs"]
mod talk;

use std::time::Duration;

use chess_tutor::engine::{Answer, Builtin, Engine as _, Limit, Line, Question, Stop, perft};
use chess_tutor::rules::{self, Game, Position};
use proptest::prelude::*;
use proptest::sample::{Index, select};

const FENS: [&str; 10] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 90 1",
    "rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    "8/8/8/8/8/2k5/2p5/2K5 w - - 99 120",
    "QQQQQQQQ/QK6/8/8/8/8/6kq/qqqqqqqq w - - 0 1",
    // Solved at once: a mate in one, and king and pawn against king.
    "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1",
    "8/8/8/4k3/8/4K3/4P3/8 w - - 0 1",
];

/// A small change to a text.
#[derive(Clone, Debug)]
enum Slip {
    Put(Index, char),
    Insert(Index, char),
    Remove(Index),
    Swap(Index, Index),
    Cut(Index),
}

impl Slip {
    fn apply(&self, text: &mut Vec<char>) {
        if text.is_empty() {
            return;
        }
        let len = text.len();
        match self {
            Self::Put(at, letter) => text[at.index(len)] = *letter,
            Self::Insert(at, letter) => text.insert(at.index(len), *letter),
            Self::Remove(at) => {
                text.remove(at.index(len));
            }
            Self::Swap(one, other) => text.swap(one.index(len), other.index(len)),
            Self::Cut(at) => text.truncate(at.index(len)),
        }
    }
}

fn slip() -> impl Strategy<Value = Slip> {
    let letters: Vec<char> = "pnbrqkPNBRQKPNBRQK12345678/ wb-KQkqAHah36e0 9\u{fe0f}象"
        .chars()
        .collect();
    let letter = select(letters);
    prop_oneof![
        8 => (any::<Index>(), letter.clone()).prop_map(|(at, letter)| Slip::Put(at, letter)),
        2 => (any::<Index>(), letter).prop_map(|(at, letter)| Slip::Insert(at, letter)),
        2 => any::<Index>().prop_map(Slip::Remove),
        6 => (any::<Index>(), any::<Index>()).prop_map(|(one, other)| Slip::Swap(one, other)),
        1 => any::<Index>().prop_map(Slip::Cut),
    ]
}

fn fen() -> impl Strategy<Value = String> {
    let slips = prop::collection::vec(slip(), 0..6);
    (select(&FENS[..]), slips).prop_map(|(fen, slips)| {
        let mut text: Vec<char> = fen.chars().collect();
        for slip in slips {
            slip.apply(&mut text);
        }
        text.into_iter().collect()
    })
}

fn lines(game: Game, nodes: u64) -> Option<Vec<Line>> {
    let question = Question::Best {
        game,
        limit: Limit::Nodes(nodes),
        multi_pv: 2,
        among: Vec::new(),
    };
    match Builtin::new(1).answer(&question, &Stop::new(), &mut |_| ()) {
        Ok(Answer::Best(lines)) => Some(lines),
        Ok(Answer::Compare(_)) => panic!("another question was answered"),
        Err(_) => None,
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    /// What is read as a position can be searched: every line is legal, and the same question has the same answer.
    #[test]
    fn any_text_is_refused_or_can_be_searched(text in fen()) {
        let Ok(position) = Position::from_fen(&text) else {
            return Ok(());
        };
        prop_assert_eq!(&Position::from_fen(&position.fen()).unwrap(), &position);
        prop_assert_eq!(perft(&position, 2), rules::perft(&position, 2));
        let game = Game::new(position.clone());
        let Some(found) = lines(game.clone(), 300) else {
            prop_assert!(position.legal_moves().is_empty());
            return Ok(());
        };
        // So few nodes may be too few for both lines.
        prop_assert!((1..=2).contains(&found.len()));
        for line in &found {
            prop_assert!(!line.moves.is_empty());
            let mut now = position.clone();
            for mv in &line.moves {
                prop_assert!(now.legal_moves().contains(mv));
                now = now.play(*mv).unwrap();
            }
        }
        prop_assert_eq!(lines(game, 300), Some(found));
    }
}

/// A line to the engine.
#[derive(Clone, Debug)]
enum Say {
    /// A game from the start, by the places of its moves among the legal ones.
    Game(Vec<Index>),
    /// A position as somebody mistyped it.
    Fen(String),
    Go(&'static str),
    /// A search that may not move before it is stopped.
    GoAndStop(&'static str),
    /// A search that may not move before it is said that the move was played, and needs no stop then.
    GoAndHit(&'static str),
    /// The same without a pause in between.
    GoAndStopAtOnce(&'static str),
    Ready,
    Option(&'static str),
    Noise(String),
}

fn say() -> impl Strategy<Value = Say> {
    const GO: [&str; 11] = [
        "go depth 2",
        "go nodes 200",
        "go movetime 3",
        "go wtime 30 btime 30",
        "go wtime -5 btime -5 winc 0 binc 0 movestogo 1",
        "go nodes 100 depth 1",
        "go depth 1 searchmoves e2e4 d2d4",
        "go mate 1",
        "go nodes 0",
        "go depth 0",
        "go depth 1 banana 7",
    ];
    const OPTIONS: [&str; 13] = [
        "setoption name Hash value 1",
        "setoption name Hash value -1",
        "setoption name MultiPV value 3",
        "setoption name MultiPV value 1",
        "setoption name Threads value 2",
        "setoption name Clear Hash",
        "setoption name UCI_Chess960 value true",
        "setoption name UCI_Chess960 value false",
        "setoption name SyzygyPath value /nowhere",
        "setoption",
        "setoption name",
        "setoption name \u{fe0f} value 棋",
        "ucinewgame",
    ];
    const ENDLESS: [&str; 6] = [
        "go infinite",
        "go infinite depth 1",
        "go ponder",
        "go ponder wtime 30 btime 30",
        "go ponder movetime 1",
        "go ponder nodes 50",
    ];
    const PONDER: [&str; 4] = [
        "go ponder wtime 30 btime 30",
        "go ponder movetime 1",
        "go ponder nodes 50",
        "go ponder depth 1 searchmoves e2e4 e1h1 e9e9 d2d4",
    ];
    prop_oneof![
        4 => prop::collection::vec(any::<Index>(), 0..8).prop_map(Say::Game),
        3 => fen().prop_map(Say::Fen),
        6 => select(&GO[..]).prop_map(Say::Go),
        2 => select(&ENDLESS[..]).prop_map(Say::GoAndStop),
        2 => select(&PONDER[..]).prop_map(Say::GoAndHit),
        1 => select(&["go infinite", "go", "go ponder"][..]).prop_map(Say::GoAndStopAtOnce),
        1 => Just(Say::Ready),
        3 => select(&OPTIONS[..]).prop_map(Say::Option),
        2 => "x[ -~]{0,40}".prop_map(Say::Noise),
    ]
}

/// Long enough for a search that should have waited to show that it does not.
const A_WHILE: Duration = Duration::from_millis(40);

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Each `go` is answered by one legal `bestmove`, in the order of asking; `isready` always; and `quit` ends it.
    #[test]
    fn any_script_is_answered_as_the_protocol_says(script in prop::collection::vec(say(), 1..16)) {
        let mut talk = talk::Talk::start();
        let mut asked: Vec<Position> = Vec::new();
        // One at the start of the talk, one at its end.
        let mut ready = 2;
        let mut now = Position::start();
        for said in &script {
            match said {
                Say::Game(choices) => {
                    let mut position = Position::start();
                    let mut moves = Vec::new();
                    for choice in choices {
                        let legal = position.legal_moves();
                        if legal.is_empty() {
                            break;
                        }
                        let mv = *choice.get(&legal);
                        moves.push(mv.uci());
                        position = position.play(mv).unwrap();
                    }
                    talk.say(&format!("position startpos moves {}", moves.join(" ")));
                    now = position;
                }
                Say::Fen(fen) => {
                    let fields: Vec<&str> = fen.split_whitespace().collect();
                    talk.say(&format!("position fen {fen}"));
                    // What cannot be read changes nothing.
                    if let Ok(position) = Position::from_fen(&fields.join(" ")) {
                        now = position;
                    }
                }
                Say::Go(go) => {
                    talk.say(go);
                    asked.push(now.clone());
                }
                Say::GoAndStopAtOnce(go) => {
                    talk.say(&format!("{go}\nstop"));
                    asked.push(now.clone());
                }
                Say::GoAndStop(go) | Say::GoAndHit(go) => {
                    // What was asked before is answered first.
                    while talk.moves() < asked.len() {
                        talk.wait_for("bestmove");
                    }
                    talk.say(go);
                    talk.wait(A_WHILE);
                    prop_assert_eq!(talk.moves(), asked.len(), "{} in {}", go, now.fen());
                    asked.push(now.clone());
                    talk.say(if matches!(said, Say::GoAndHit(_)) { "ponderhit" } else { "stop" });
                    talk.wait_for("bestmove");
                }
                Say::Ready => {
                    talk.say("isready");
                    ready += 1;
                }
                Say::Option(line) => talk.say(line),
                Say::Noise(line) => talk.say(line),
            }
        }
        talk.say("isready");
        let answer = talk.end();
        let best: Vec<&str> = answer
            .iter()
            .filter_map(|line| line.strip_prefix("bestmove "))
            .map(|rest| rest.split(' ').next().unwrap())
            .collect();
        prop_assert_eq!(best.len(), asked.len(), "{:?}", answer);
        prop_assert_eq!(answer.iter().filter(|line| *line == "readyok").count(), ready);
        for (mv, position) in best.iter().zip(&asked) {
            let legal = position.legal_moves();
            // With the option for Chess960 castling is the king onto its rook.
            let is_legal = legal.iter().any(|other| {
                let castling = other.castling_rook().map(|(rook, _)| format!("{}{rook}", other.from()));
                other.uci() == *mv || castling.as_deref() == Some(*mv)
            });
            prop_assert!(is_legal || (legal.is_empty() && *mv == "0000"), "{} in {}", mv, position.fen());
        }
        for line in &answer {
            let first = line.split(' ').next().unwrap();
            prop_assert!(["info", "bestmove", "readyok"].contains(&first), "{}", line);
        }
    }
}
