//! `bench`: a fixed search. The number of nodes is the same on every machine and changes only when the search does.

use std::io::Write;
use std::time::Instant;

use clap::Args;
use serde_json::json;

use crate::engine::{Builtin, Engine as _, Limit, Progress, Question, Stop};
use crate::message::{Arg, Message};
use crate::rules::{Game, Position};

use super::{Answer, Arguments, Unusable, own_voice};

/// Openings, middlegames, endings, a mate, and a position with everything pinned.
const POSITIONS: [&str; 12] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 4 8",
    "2rr3k/pp3pp1/1nnqbN1p/3pN3/2pP4/2P3Q1/PPB4P/R4RK1 w - - 0 1",
    "r2q1rk1/1b1nbppp/p2ppn2/1p6/3NPP2/1BN1B3/PPP1Q1PP/R4RK1 b - - 3 11",
    "4rrk1/1p1nq3/p7/2p1P1pp/3P2bp/3Q1Bn1/PPPB4/2K2R1R w - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "8/5pk1/4p1p1/3pP1P1/1p1P1P2/1P4K1/8/8 w - - 0 40",
    "6k1/5ppp/3r4/8/8/2R5/5PPP/6K1 w - - 0 1",
    "8/8/4kpp1/3p1b2/p6P/2B5/6P1/6K1 b - - 0 47",
    "r1b2rk1/2q1b1pp/p2ppn2/1p6/3QP3/1BN1B3/PPP3PP/R4RK1 w - - 0 15",
];
const DEPTH: u32 = 12;
const TABLE_MEBIBYTES: usize = 16;

/// Searches fixed positions and counts: nodes (the same everywhere) and nodes per second.
#[derive(Debug, Args)]
pub struct Bench {
    /// How many plies deep.
    #[arg(long, default_value_t = DEPTH)]
    depth: u32,
}

impl Bench {
    pub(super) fn run(
        &self,
        arguments: &Arguments,
        out: &mut dyn Write,
    ) -> Result<Answer, Unusable> {
        let mut engine = Builtin::new(TABLE_MEBIBYTES);
        let mut nodes = 0;
        let started = now();
        for fen in POSITIONS {
            let position = Position::from_fen(fen).map_err(|fault| Unusable(fault.to_string()))?;
            let question = Question::Best {
                game: Game::new(position),
                limit: Limit::Depth(self.depth),
                multi_pv: 1,
                among: Vec::new(),
            };
            let mut searched = 0;
            let mut count = |news: &Progress| searched = news.nodes;
            engine
                .answer(&question, &Stop::new(), &mut count)
                .map_err(|fault| Unusable(fault.to_string()))?;
            nodes += searched;
        }
        let seconds = (now() - started).as_secs_f64();
        let per_second = (nodes as f64 / seconds) as u64;
        if arguments.json {
            writeln!(out, "{}", json!({ "nodes": nodes, "nps": per_second }))?;
        } else {
            // Plain figures, so that two runs can be compared at a glance.
            let message = Message::own("engine-bench")
                .with("nodes", Arg::Name(nodes.to_string()))
                .with("nps", Arg::Name(per_second.to_string()));
            writeln!(out, "{}", own_voice(arguments.language()).say(&message))?;
        }
        Ok(Answer::Yes)
    }
}

#[expect(clippy::disallowed_methods, reason = "a benchmark needs a clock")]
fn now() -> Instant {
    Instant::now()
}
