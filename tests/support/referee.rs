//! The referee: replays a claim and checks it with code that shares nothing with `motif`: shakmaty's moves and attacks alone.

use std::collections::HashSet;

use chess_tutor::coach::{Reason, Stance};
use chess_tutor::motif::Fact;
use chess_tutor::rules::{Game, Move as OwnMove};
use chess_tutor::theme::Theme;
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{
    Bitboard, Board, CastlingMode, Chess, Color, EnPassantMode, File, Move, Piece, Position as _,
    Rank, Role, Square, attacks,
};

#[path = "referee_plan.rs"]
mod plan;

/// Checks a claim about a line that starts in a position; says what is wrong with it.
pub(crate) fn check(start: &str, before: Option<OwnMove>, fact: &Fact) -> Result<(), String> {
    check_after(&[], start, before, fact)
}

/// The same in a game that had these positions before the start of the line, as FENs: they count for a repetition.
pub(crate) fn check_after(
    past: &[String],
    start: &str,
    before: Option<OwnMove>,
    fact: &Fact,
) -> Result<(), String> {
    let mut game = Replay::new(start, fact)?;
    game.past = past.to_vec();
    game.men_are_there(fact)?;
    game.gain_is_right(fact)?;
    let verdict = game.judge(fact, before.map(|mv| mv.uci()));
    verdict.map_err(|why| format!("{}: {why}", fact.theme))
}

/// Checks a reason for a move in the last position of a game: that it begins where it says, with the right move, of the right
/// side; and its claim.
pub(crate) fn check_reason(game: &Game, played: OwnMove, reason: &Reason) -> Result<(), String> {
    let parse = |fen: &str| -> Result<Chess, String> {
        let fen: Fen = fen.parse().map_err(|error| format!("no FEN: {error}"))?;
        fen.into_position(CastlingMode::Standard)
            .map_err(|error| format!("no position: {error}"))
    };
    let before = parse(&game.position().fen())?;
    let uci: UciMove = played
        .uci()
        .parse()
        .map_err(|error| format!("no move: {error}"))?;
    let mv = uci
        .to_move(&before)
        .map_err(|error| format!("{uci}: {error}"))?;
    let mut after = before.clone();
    after.play_unchecked(mv);
    let mut past: Vec<String> = game.positions().map(|past| past.fen()).collect();
    let now = past.pop();
    let (start, last) = match reason.stance {
        Stance::Does | Stance::Spoils | Stance::Misses => (&before, game.moves().last()),
        Stance::Allows => {
            past.extend(now);
            (&after, Some(played))
        }
    };
    ensure(
        parse(&reason.start.fen())? == *start,
        "it begins in another position",
    )?;
    let first = reason.fact.line.first().ok_or("no line")?.uci();
    match reason.stance {
        Stance::Does => ensure(first == played.uci(), "it was not played")?,
        Stance::Spoils => {
            ensure(first == played.uci(), "it was not played")?;
            ensure(reason.fact.theme.is_draw(), "nothing is spoilt by it")?;
        }
        Stance::Misses => ensure(first != played.uci(), "it was played")?,
        Stance::Allows => {}
    }
    ensure(reason.fact.side == start.turn(), "another side does it")?;
    if reason.fact.theme == Theme::Fork {
        let on = &reason.fact.on;
        let is_twice = |at: usize| on[..at].iter().any(|(square, _)| *square == on[at].0);
        ensure(!(0..on.len()).any(is_twice), "a man is named twice")?;
    }
    check_after(&past, &reason.start.fen(), last, &reason.fact)
}

fn ensure(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}

struct Replay {
    positions: Vec<Chess>,
    moves: Vec<Move>,
    hero: Color,
    past: Vec<String>,
}

/// A position without its counters: men, side, rights.
fn identity(fen: &str) -> String {
    let words: Vec<&str> = fen.split(' ').take(4).collect();
    words.join(" ")
}

impl Replay {
    fn new(start: &str, fact: &Fact) -> Result<Self, String> {
        let fen: Fen = start.parse().map_err(|error| format!("no FEN: {error}"))?;
        let first: Chess = fen
            .into_position(CastlingMode::Standard)
            .map_err(|error| format!("no position: {error}"))?;
        let hero = first.turn();
        let mut game = Self {
            positions: vec![first],
            moves: Vec::new(),
            hero,
            past: Vec::new(),
        };
        for mv in &fact.line {
            let uci: UciMove = mv
                .uci()
                .parse()
                .map_err(|error| format!("no move: {error}"))?;
            let mut position = game.positions[game.moves.len()].clone();
            let mv = uci
                .to_move(&position)
                .map_err(|error| format!("{uci}: {error}"))?;
            position.play_unchecked(mv);
            game.moves.push(mv);
            game.positions.push(position);
        }
        ensure(fact.side == hero, "the profit is the other side's")?;
        ensure(fact.ply < game.moves.len(), "the line is too short")?;
        Ok(game)
    }

    fn board(&self, ply: usize) -> &Board {
        self.positions[ply].board()
    }

    fn end(&self) -> &Chess {
        &self.positions[self.moves.len()]
    }

    fn mates(&self) -> bool {
        self.end().is_checkmate() && self.end().turn() != self.hero
    }

    /// Material of the hero less the other's.
    fn balance(&self, position: &Chess) -> i32 {
        let mut sum = 0;
        for square in position.board().occupied() {
            let piece = position.board().piece_at(square).unwrap();
            let sign = if piece.color == self.hero { 1 } else { -1 };
            sum += sign * pawns(piece.role);
        }
        sum
    }

    /// The balance when all takings are over.
    fn settled(&self, position: &Chess) -> i32 {
        let value = settle(position, -1000, 1000, 10);
        if position.turn() == self.hero {
            value
        } else {
            -value
        }
    }

    /// From a ply to the end of the claim's line, or mate.
    fn profits(&self, ply: usize, least: i32) -> Result<(), String> {
        let gain = self.settled(self.end()) - self.balance(&self.positions[ply]);
        ensure(
            self.mates() || gain >= least,
            &format!("gains {gain}, not {least}"),
        )
    }

    fn men_are_there(&self, fact: &Fact) -> Result<(), String> {
        let acting = fact.by.iter().map(|man| (man, acts_after(fact)));
        let suffering = fact.on.iter().enumerate();
        let suffering = suffering.map(|(i, man)| (man, suffers_after(fact, i, man.1.role)));
        for ((square, piece), ply) in acting.chain(suffering) {
            let there = self
                .positions
                .get(ply)
                .and_then(|at| at.board().piece_at(*square));
            ensure(
                there == Some(*piece),
                &format!("no {piece:?} on {square} after {ply}"),
            )?;
        }
        Ok(())
    }

    fn gain_is_right(&self, fact: &Fact) -> Result<(), String> {
        let gain = self.settled(self.end()) - self.balance(&self.positions[0]);
        ensure(
            self.mates() || gain == fact.gain,
            &format!("the gain is {gain}, not {}", fact.gain),
        )
    }

    fn judge(&self, fact: &Fact, before: Option<String>) -> Result<(), String> {
        let ply = fact.ply;
        let mv = self.moves[ply];
        let mover = landing(mv);
        let after = &self.positions[ply + 1];
        let by: Vec<Square> = fact.by.iter().map(|man| man.0).collect();
        let on: Vec<Square> = fact.on.iter().map(|man| man.0).collect();
        let enemies = self.board(ply + 1).by_color(!self.hero);
        let reply = self.moves.get(ply + 1).copied();
        let next = self.moves.get(ply + 2).copied();
        match fact.theme {
            Theme::Mate => {
                let king = self.end().board().king_of(!self.hero).unwrap();
                ensure(self.mates(), "no mate")?;
                ensure(on == [king], "another king")?;
                ensure(set(&by) == self.end().checkers(), "others give the check")
            }
            Theme::BackRankMate
            | Theme::SmotheredMate
            | Theme::ArabianMate
            | Theme::AnastasiaMate
            | Theme::BodenMate
            | Theme::DoubleBishopMate
            | Theme::DovetailMate
            | Theme::EpauletteMate
            | Theme::HookMate => {
                ensure(self.mates(), "no mate")?;
                ensure(self.end().checkers().contains(by[0]), "no check by it")?;
                ensure(on.len() == 1, "one king")?;
                pattern(fact.theme, self.end(), self.hero, &by, on[0])
            }
            Theme::MateThreat => {
                let passed = after
                    .clone()
                    .swap_turn()
                    .map_err(|error| error.to_string())?;
                let mates = passed.legal_moves().into_iter().any(|mv| {
                    let mut next = passed.clone();
                    next.play_unchecked(mv);
                    next.is_checkmate() && by.contains(&mv.from().unwrap())
                });
                ensure(mates && by.contains(&mover), "no mate is threatened")
            }
            Theme::HangingPiece | Theme::WinningExchange => {
                ensure(ply == 0 && mv.from() == Some(by[0]), "another takes")?;
                let victim = self.board(0).role_at(on[0]).ok_or("no man")?;
                ensure(taken(mv) == Some(on[0]), "it is not taken")?;
                let back = after
                    .legal_moves()
                    .iter()
                    .any(|mv| taken(*mv) == Some(mover));
                if fact.theme == Theme::HangingPiece {
                    ensure(!back, "it can be taken back")?;
                    // Of a queen or a rook a pawn or two may be lost again.
                    return self.profits(0, pawns(victim) - pawns(victim) / 4);
                }
                self.profits(0, 1)
            }
            Theme::WinningMaterial => {
                ensure(ply == 2 && by == [mover] && !self.mates(), "another move")?;
                ensure(taken(mv) == Some(on[0]), "another man")?;
                ensure(!self.moves[0].is_capture(), "it takes at once")?;
                ensure(swap(&self.positions[2], on[0]) >= 1, "it does not pay")?;
                let start = self.balance(&self.positions[0]);
                let all = self.nothing_saves(&self.positions[1], start, true);
                ensure(all, "something saves it")?;
                self.profits(0, 1)
            }
            Theme::Fork => {
                ensure(by == [mover], "another forks")?;
                let reach = self.board(ply + 1).attacks_from(mover);
                ensure(on.len() >= 2, "one man is no fork")?;
                ensure(
                    (set(&on) & !(reach & enemies)).is_empty(),
                    "not all are attacked",
                )?;
                self.falls_or_cannot_be_saved(ply, &on)
            }
            Theme::Pin => self.judge_pin(ply, by[0], on[0], on[1]),
            Theme::Skewer => {
                let aligned = attacks::between(by[0], on[1]).contains(on[0]);
                let open = self.board(ply + 1).attacks_from(by[0]).contains(on[0]);
                ensure(aligned && open && by[0] == mover, "not in one line")?;
                let left = reply.is_some_and(|mv| mv.from() == Some(on[0]));
                let take = next.ok_or("no third move")?;
                let falls = take.from() == Some(by[0]) && taken(take) == Some(on[1]);
                ensure(left && falls, "the man behind does not fall")?;
                self.profits(ply, 1)
            }
            Theme::DiscoveredAttack => {
                let left = mv.from().ok_or("a drop")?;
                let (old, new) = (self.board(ply), self.board(ply + 1));
                let opened = !old.attacks_from(by[1]).contains(on[0])
                    && new.attacks_from(by[1]).contains(on[0])
                    && attacks::between(by[1], on[0]).contains(left);
                ensure(opened && by[0] == mover, "no line is opened")?;
                let take = next.ok_or("no third move")?;
                let falls = take.from() == Some(by[1]) && taken(take) == Some(on[0]);
                ensure(falls, "it does not fall")?;
                self.profits(ply, 1)
            }
            Theme::DiscoveredCheck => {
                let stood = self.board(ply).piece_at(by[1]) == self.board(ply + 1).piece_at(by[1]);
                ensure(by[0] == mover && by[1] != mover && stood, "it moved itself")?;
                ensure(after.checkers().contains(by[1]), "it gives no check")
            }
            Theme::DoubleCheck => ensure(
                set(&by) == after.checkers() && by.len() == 2,
                "not these two",
            ),
            Theme::XRay => {
                let (reply, next) = reply.zip(next).ok_or("too short")?;
                let square = landing(next);
                let same = landing(mv) == square && landing(reply) == square;
                let through = reply.from() == Some(on[0]) && next.from() == Some(by[0]);
                ensure(same && through, "not on one square")?;
                ensure(
                    attacks::between(by[0], square).contains(on[0]),
                    "not through it",
                )
            }
            Theme::RemovingTheDefender => {
                ensure(taken(mv) == Some(on[0]), "the protector is not taken")?;
                self.guard_fails(ply, on[0], on.get(1).copied())
            }
            Theme::Deflection | Theme::Overload => {
                let reply = reply.ok_or("too short")?;
                ensure(reply.from() == Some(on[0]), "the protector stays")?;
                if fact.theme == Theme::Overload {
                    let both = mv.is_capture() && taken(reply) == Some(mover);
                    ensure(both, "it does not do its other duty")?;
                }
                let still = self.board(ply + 2).attacks_from(landing(reply));
                let prize = self.prize(ply, on.get(1).copied())?;
                ensure(!still.contains(prize), "it still protects")?;
                self.guard_fails(ply, on[0], on.get(1).copied())
            }
            Theme::Interference => {
                let prize = self.prize(ply, on.get(1).copied())?;
                let path = attacks::between(on[0], prize);
                let put =
                    path.contains(mover) || reply.is_some_and(|mv| path.contains(landing(mv)));
                let cut = !self.board(ply + 2).attacks_from(on[0]).contains(prize);
                ensure(put && cut, "the protection is not cut")?;
                self.guard_fails(ply, on[0], on.get(1).copied())
            }
            Theme::Decoy => {
                let reply = reply.ok_or("too short")?;
                ensure(
                    by == [mover] && taken(reply) == Some(mover),
                    "it is not taken",
                )?;
                ensure(reply.from() == Some(on[0]), "another takes")?;
                let next = next.ok_or("too short")?;
                let king = self.board(ply + 3).king_of(!self.hero);
                let hit = self.positions[ply + 3].is_check() && king == Some(mover);
                let falls = self
                    .moves
                    .get(ply + 4)
                    .is_some_and(|mv| taken(*mv) == Some(mover));
                let reach = self.board(ply + 3).attacks_from(landing(next));
                ensure(reach.contains(mover) && (hit || falls), "it fares well")
            }
            Theme::Sacrifice => {
                let reply = reply.ok_or("too short")?;
                let is_it = taken(reply) == Some(mover) && reply.from() == Some(on[0]);
                ensure(by == [mover] && is_it, "it is not taken by that man")?;
                let down =
                    self.balance(&self.positions[ply + 2]) - self.balance(&self.positions[ply]);
                ensure(down <= -2, "nothing is given")?;
                self.profits(ply, 0)
            }
            Theme::TrappedPiece => {
                let (reply, next) = reply.zip(next).ok_or("too short")?;
                let fell = taken(next).ok_or("nothing falls")?;
                let ran = reply.from() == Some(on[0]) && landing(reply) == fell;
                ensure(fell == on[0] || ran, "another falls")?;
                // Wherever it goes it can be taken at a profit.
                let escapes = after.legal_moves().into_iter().any(|mv| {
                    mv.from() == Some(on[0]) && {
                        let mut gone = after.clone();
                        gone.play_unchecked(mv);
                        let got = mv.capture().map_or(0, pawns);
                        swap(&gone, mv.to()) <= got
                    }
                });
                ensure(!escapes, "it has a safe square")?;
                self.profits(ply, 1)
            }
            Theme::InBetweenMove => {
                let last = match ply {
                    0 => before
                        .ok_or("what was taken?")?
                        .get(2..4)
                        .unwrap()
                        .parse()
                        .unwrap(),
                    _ => landing(self.moves[ply - 1]),
                };
                let next = next.ok_or("too short")?;
                ensure(
                    last == on[0] && taken(next) == Some(on[0]),
                    "it is not taken back",
                )?;
                let could = self.positions[ply].legal_moves();
                ensure(
                    could.iter().any(|mv| taken(*mv) == Some(on[0])),
                    "it could not be before",
                )?;
                ensure(mover != on[0], "it is taken at once")
            }
            Theme::QuietMove => {
                ensure(!mv.is_capture() && !mv.is_promotion(), "not quiet")?;
                ensure(
                    !after.is_check() && !self.positions[ply].is_check(),
                    "check",
                )?;
                self.profits(ply, 1)
            }
            Theme::Promotion => ensure(mv.is_promotion() && by == [mover], "no promotion"),
            Theme::Underpromotion => ensure(
                by == [mover] && mv.promotion().is_some_and(|role| role != Role::Queen),
                "no underpromotion",
            ),
            Theme::PromotionThreat => {
                let next = next.ok_or("too short")?;
                let same = next.from() == Some(by[0]) && next.is_promotion();
                ensure(by == [mover] && same, "it does not promote")
            }
            Theme::PerpetualCheck => {
                let came = self.positions[ply + 1].board() == self.end().board();
                let checks = (ply..self.moves.len()).step_by(2);
                let all = checks
                    .into_iter()
                    .all(|ply| self.positions[ply + 1].is_check());
                ensure(
                    came && all && ply + 1 < self.moves.len(),
                    "it does not repeat",
                )
            }
            Theme::StalemateTrick => {
                let behind = self.balance(&self.positions[ply]) < 0;
                ensure(self.end().is_stalemate() && behind, "no stalemate")?;
                ensure(self.end().turn() == self.hero, "the other is stalemated")
            }
            Theme::Stalemate | Theme::DeadPosition | Theme::Repetition | Theme::FiftyMoves => {
                let king = self.end().board().king_of(!self.hero).unwrap();
                ensure(ply + 1 == self.moves.len(), "not the last move")?;
                ensure(by == [mover] && on == [king], "other men")?;
                self.is_drawn_by(fact.theme)
            }
            Theme::Castles
            | Theme::Centre
            | Theme::Development
            | Theme::WeakPoint
            | Theme::SameMan
            | Theme::EarlyQueen
            | Theme::LostCastling
            | Theme::ExposedKing
            | Theme::DoubledPawns
            | Theme::IsolatedPawn
            | Theme::BackwardPawn
            | Theme::PassedPawn
            | Theme::OpenFile
            | Theme::Outpost
            | Theme::Simplification
            | Theme::Opposition
            | Theme::SquareOfThePawn => plan::judge(
                fact,
                &plan::Turn {
                    before: &self.positions[ply],
                    after,
                    mv,
                    reply,
                    hero: self.hero,
                    lead: self.balance(&self.positions[0]),
                    gain: self.settled(self.end()) - self.balance(&self.positions[0]),
                },
            ),
        }
    }

    /// Is the end of the line a draw by this rule?
    fn is_drawn_by(&self, theme: Theme) -> Result<(), String> {
        let end = self.end();
        ensure(end.turn() != self.hero, "the hero is to move")?;
        match theme {
            Theme::Stalemate => ensure(
                end.legal_moves().is_empty() && !end.is_check(),
                "no stalemate",
            ),
            Theme::DeadPosition => ensure(cannot_mate(end), "somebody can mate"),
            Theme::Repetition => {
                let fen = |at: &Chess| {
                    identity(&Fen::from_position(at, EnPassantMode::Legal).to_string())
                };
                let own = self.positions.iter().map(fen);
                let known = self.past.iter().map(|fen| identity(fen)).chain(own);
                let times = known.filter(|known| *known == fen(end)).count();
                ensure(times >= 3, &format!("it came {times} times"))
            }
            _ => ensure(end.halfmoves() >= 100, "not yet fifty moves"),
        }
    }

    /// One of the men is taken within two moves where it stood or fled, with profit; or after every answer there is profit.
    fn falls_or_cannot_be_saved(&self, ply: usize, on: &[Square]) -> Result<(), String> {
        let start = self.balance(&self.positions[ply]);
        if ply + 1 == self.moves.len() {
            let all = self.nothing_saves(self.end(), start, true);
            return ensure(all, "everything can be saved");
        }
        let fled = self.moves[ply + 1];
        let falls = [ply + 2, ply + 4].into_iter().any(|at| {
            self.moves
                .get(at)
                .and_then(|mv| taken(*mv))
                .is_some_and(|square| {
                    on.contains(&square)
                        || (fled.from().is_some_and(|from| on.contains(&from))
                            && landing(fled) == square)
                })
        });
        ensure(falls, "none of them falls")?;
        self.profits(ply, 1)
    }

    /// After every move of the side that is to move the hero comes out with more than so much; a check or a taking may be met
    /// once before that is counted.
    fn nothing_saves(&self, position: &Chess, start: i32, again: bool) -> bool {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return position.is_check();
        }
        moves.into_iter().all(|mv| {
            let mut next = position.clone();
            next.play_unchecked(mv);
            if self.settled(&next) > start {
                return true;
            }
            let met = |next: &Chess| {
                next.legal_moves().into_iter().any(|reply| {
                    let fits = next.is_check() || taken(reply) == Some(mv.to());
                    let mut on = next.clone();
                    on.play_unchecked(reply);
                    fits && self.nothing_saves(&on, start, false)
                })
            };
            again && (next.is_check() || mv.is_capture()) && met(&next)
        })
    }

    fn judge_pin(&self, ply: usize, by: Square, on: Square, king: Square) -> Result<(), String> {
        let board = self.board(ply + 1);
        let after = &self.positions[ply + 1];
        ensure(board.king_of(!self.hero) == Some(king), "no king behind")?;
        let mut lifted = board.clone();
        lifted.discard_piece_at(on);
        let is_pin =
            !board.attacks_from(by).contains(king) && lifted.attacks_from(by).contains(king);
        ensure(is_pin, "no pin")?;
        // Without the man that pins, things would be otherwise.
        let free = self.harmless(after, by).ok_or("cannot be lifted")?;
        let moves = |position: &Chess| {
            position
                .legal_moves()
                .iter()
                .any(|mv| mv.from() == Some(on))
        };
        if after.is_checkmate() {
            return ensure(moves(&free), "it could not help anyway");
        }
        let can = |position: &Chess, target: Square| {
            position
                .legal_moves()
                .iter()
                .any(|mv| mv.from() == Some(on) && taken(*mv) == Some(target))
        };
        let target = landing(self.moves[ply]);
        if can(&free, target) && !can(after, target) {
            return Ok(());
        }
        let wins = self.mates() || self.profits(ply, 1).is_ok();
        // There is another man that it would take and cannot, or a check that it would meet, and the line wins.
        let shielded = board
            .by_color(self.hero)
            .into_iter()
            .any(|target| !after.is_check() && can(&free, target) && !can(after, target));
        let meets = after.is_check() && free.is_check() && moves(&free) && !moves(after);
        if (shielded || meets) && wins {
            return Ok(());
        }
        if wins && self.leaves_a_post(ply, by, on) {
            return Ok(());
        }
        // It stands so at the end, can be taken with profit if nothing is done, and whatever is done there is profit.
        let stays = self.end().board().piece_at(on) == board.piece_at(on)
            && self.end().board().piece_at(by) == board.piece_at(by)
            && self.end().turn() != self.hero;
        let start = self.balance(&self.positions[ply]);
        if stays && self.nothing_saves(self.end(), start, true) {
            let passed = self.end().clone().swap_turn();
            let falls = passed.is_ok_and(|passed| swap(&passed, on) >= 1);
            return ensure(falls, "another is lost");
        }
        ensure(ply + 1 < self.moves.len(), "it is not lost")?;
        self.falls_or_cannot_be_saved(ply, &[on, by])
    }

    /// The pinned man takes the other, and what it protected until then is taken.
    fn leaves_a_post(&self, ply: usize, by: Square, on: Square) -> bool {
        let took = self
            .moves
            .get(ply + 1)
            .is_some_and(|mv| mv.from() == Some(on) && taken(*mv) == Some(by));
        took && [ply + 2, ply + 4].into_iter().any(|at| {
            let square = self.moves.get(at).and_then(|mv| taken(*mv));
            square.is_some_and(|square| {
                self.board(ply + 1).attacks_from(on).contains(square)
                    && !self.board(ply + 2).attacks_from(by).contains(square)
            })
        })
    }

    /// The position with a man of less reach in place of one, so that no other line opens.
    fn harmless(&self, position: &Chess, square: Square) -> Option<Chess> {
        [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook]
            .into_iter()
            .find_map(|role| {
                let mut setup = position.clone().to_setup(EnPassantMode::Legal);
                let color = self.hero;
                // A rook that pins from its corner may still have the right to castle.
                setup.castling_rights.discard(square);
                setup.board.set_piece_at(square, Piece { color, role });
                setup.position::<Chess>(CastlingMode::Standard).ok()
            })
            .or_else(|| {
                // With all its pawns a side may have no other man: then the square is left empty.
                let mut setup = position.clone().to_setup(EnPassantMode::Legal);
                setup.castling_rights.discard(square);
                setup.board.discard_piece_at(square);
                setup.position::<Chess>(CastlingMode::Standard).ok()
            })
    }

    /// Where the guarded thing happens: the man's square, or for a king the square from which he is mated.
    fn prize(&self, ply: usize, on: Option<Square>) -> Result<Square, String> {
        let take = *self.moves.get(ply + 2).ok_or("too short")?;
        if self.positions[ply + 3].is_checkmate() {
            return Ok(landing(take));
        }
        ensure(on.is_some() && taken(take) == on, "it does not fall")?;
        Ok(taken(take).unwrap())
    }

    /// Before, the guard held: the capture did not pay and the mate was not there. Now it does.
    fn guard_fails(&self, ply: usize, guard: Square, on: Option<Square>) -> Result<(), String> {
        let prize = self.prize(ply, on)?;
        ensure(
            self.board(ply).attacks_from(guard).contains(prize),
            "it did not protect",
        )?;
        if self.positions[ply + 3].is_checkmate() {
            return Ok(());
        }
        ensure(
            swap(&self.positions[ply], prize) < 1,
            "it could be taken before",
        )?;
        self.profits(ply, 1)
    }
}

/// After how many moves the men that act stand on their squares.
fn acts_after(fact: &Fact) -> usize {
    match fact.theme {
        Theme::HangingPiece | Theme::WinningExchange => fact.ply,
        Theme::XRay => fact.ply + 2,
        _ => fact.ply + 1,
    }
}

/// After how many moves the i-th man that suffers stands on its square.
fn suffers_after(fact: &Fact, i: usize, role: Role) -> usize {
    match fact.theme {
        Theme::HangingPiece | Theme::WinningExchange | Theme::WinningMaterial => fact.ply,
        // A protector and what it protected stood there before; a king is where he is mated.
        Theme::RemovingTheDefender | Theme::Deflection | Theme::Overload | Theme::Interference => {
            if i == 1 && role == Role::King {
                fact.ply + 3
            } else {
                fact.ply
            }
        }
        _ => fact.ply + 1,
    }
}

/// The value of a man, in pawns.
fn pawns(role: Role) -> i32 {
    [0, 1, 3, 3, 5, 9, 0][usize::from(role)]
}

/// Where the man stands after the move; castling has the king's square.
fn landing(mv: Move) -> Square {
    match mv.castling_side() {
        Some(side) => Square::from_coords(side.king_to_file(), mv.to().rank()),
        None => mv.to(),
    }
}

/// The square of the man that a move takes.
fn taken(mv: Move) -> Option<Square> {
    match mv {
        Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
        _ => mv.capture().map(|_| mv.to()),
    }
}

/// Is no position with mate among all that can be reached? Only small worlds are looked through: where a pawn can move, or where
/// there is much room, nothing is proved.
fn cannot_mate(position: &Chess) -> bool {
    let mut known = HashSet::new();
    let mut open = vec![position.clone()];
    while let Some(at) = open.pop() {
        if at.is_insufficient_material() || !known.insert(at.clone()) {
            continue;
        }
        let moves = at.legal_moves();
        let is_mate = moves.is_empty() && at.is_check();
        let is_wide = moves.len() > MOST_MOVES || known.len() > MOST_POSITIONS;
        let steps = |mv: &Move| mv.role() == Role::Pawn && !mv.is_capture();
        if is_mate || is_wide || moves.iter().any(steps) {
            return false;
        }
        open.extend(moves.into_iter().map(|mv| {
            let mut next = at.clone();
            next.play_unchecked(mv);
            next
        }));
    }
    true
}

/// A position with more moves is no small world,
const MOST_MOVES: usize = 12;
/// nor is one from which more positions can be reached.
const MOST_POSITIONS: usize = 10_000;

fn set(squares: &[Square]) -> Bitboard {
    squares.iter().copied().collect()
}

/// What the side to move wins at most by taking on a square again and again, each side stopping when it likes.
fn swap(position: &Chess, square: Square) -> i32 {
    let takes = position
        .legal_moves()
        .into_iter()
        .filter(|mv| taken(*mv) == Some(square));
    takes
        .map(|mv| {
            let mut next = position.clone();
            next.play_unchecked(mv);
            let more = mv.promotion().map_or(0, |role| pawns(role) - 1);
            mv.capture().map_or(0, pawns) + more - swap(&next, mv.to()).max(0)
        })
        .max()
        .unwrap_or(0)
}

/// Material of the side to move less the other's after all takings that pay, on all squares; checks are answered in full.
fn settle(position: &Chess, alpha: i32, beta: i32, depth: u32) -> i32 {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return if position.is_check() { -500 } else { 0 };
    }
    let stand: i32 = position
        .board()
        .occupied()
        .into_iter()
        .filter_map(|square| position.board().piece_at(square))
        .map(|Piece { color, role }| {
            if color == position.turn() {
                pawns(role)
            } else {
                -pawns(role)
            }
        })
        .sum();
    let mut best = if position.is_check() && depth > 0 {
        -500
    } else {
        stand
    };
    if depth == 0 {
        return best;
    }
    for mv in moves {
        if best >= beta {
            break;
        }
        if !position.is_check() && !mv.is_capture() && mv.promotion() != Some(Role::Queen) {
            continue;
        }
        let mut next = position.clone();
        next.play_unchecked(mv);
        best = best.max(-settle(&next, -beta, -alpha.max(best), depth - 1));
    }
    best
}

/// Do the men of a mate stand as its name says?
fn pattern(
    theme: Theme,
    end: &Chess,
    hero: Color,
    by: &[Square],
    king: Square,
) -> Result<(), String> {
    let board = end.board();
    let near = attacks::king_attacks(king);
    let own = board.by_color(!hero);
    let role = |square: Square| board.role_at(square);
    let corner = Bitboard::CORNERS.contains(king);
    let apart = |a: Square, b: Square| (a.file().distance(b.file()), a.rank().distance(b.rank()));
    let holds = match theme {
        Theme::BackRankMate => {
            let (home, next) = match hero {
                Color::White => (Rank::Eighth, Rank::Seventh),
                Color::Black => (Rank::First, Rank::Second),
            };
            let wall = near & Bitboard::from_rank(next);
            king.rank() == home
                && by[0].rank() == home
                && (wall & !own).is_empty()
                && matches!(role(by[0]), Some(Role::Rook | Role::Queen))
        }
        Theme::SmotheredMate => role(by[0]) == Some(Role::Knight) && (near & !own).is_empty(),
        Theme::ArabianMate => {
            corner
                && role(by[0]) == Some(Role::Rook)
                && near.contains(by[0])
                && role(by[1]) == Some(Role::Knight)
                && apart(by[1], king) == (2, 2)
        }
        Theme::AnastasiaMate => {
            let edge = matches!(king.file(), File::A | File::H) && !corner;
            edge && role(by[1]) == Some(Role::Knight)
                && apart(by[1], king) == (3, 0)
                && by[0].file() == king.file()
                && (near & own & Bitboard::from_rank(king.rank())).any()
        }
        Theme::BodenMate | Theme::DoubleBishopMate => {
            let side = |square: Square| square.file() < king.file();
            let both = by.len() == 2 && by.iter().all(|square| role(*square) == Some(Role::Bishop));
            let works = near
                .into_iter()
                .any(|square| board.attacks_from(by[1]).contains(square));
            both && works && (side(by[0]) != side(by[1])) == (theme == Theme::BodenMate)
        }
        Theme::DovetailMate => {
            role(by[0]) == Some(Role::Queen) && apart(by[0], king) == (1, 1) && (near & own).any()
        }
        Theme::EpauletteMate => {
            let ranks = near & Bitboard::from_rank(king.rank());
            let files = near & Bitboard::from_file(king.file());
            let along_file = by[0].file() == king.file() && (ranks & own).count() == 2;
            let along_rank = by[0].rank() == king.rank() && (files & own).count() == 2;
            along_file || along_rank
        }
        Theme::HookMate => {
            let [rook, knight, pawn] = by else {
                return Err("three men".to_owned());
            };
            role(*rook) == Some(Role::Rook)
                && role(*knight) == Some(Role::Knight)
                && role(*pawn) == Some(Role::Pawn)
                && near.contains(*rook)
                && near.contains(*knight)
                && board.attacks_from(*knight).contains(*rook)
                && board.attacks_from(*pawn).contains(*knight)
        }
        _ => return Err("no pattern".to_owned()),
    };
    ensure(holds, "the men stand otherwise")
}
