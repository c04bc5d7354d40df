//! How people look: a few moves ahead, and not at everything.
//!
//! A plain search of few plies with the evaluation written by hand, in which moves are overlooked: whether a move is
//! seen depends on what it is (see [`oversight_permille`]) and on the seed of the turn, not on the position in which it
//! is thought of, so that whoever misses the bishop on its long diagonal misses it in every line of this turn, and is
//! surprised by it. All in whole numbers: the same seed gives the same move on every machine.

use super::bits::{self, Bits, Sq, file, rank};
use super::board::{BISHOP, Board, EMPTY, KING, KNIGHT, Kind, PAWN, QUEEN, ROOK, legal_moves};
use super::exchange::VALUE;
use super::hand;
use super::moves::{MoveList, Mv, pick};
use super::root::Found;
use super::value::{INFINITE, MATE, MATE_FOUND};
use crate::engine::{Glance, Lines, Stop};

/// Nobody overlooks an ordinary thing more often than this, in thousandths.
const MOST_PERMILLE: u32 = 930;
/// The deepest line, in plies, captures at its end included.
const MAX_PLY: usize = 32;
/// The search looks this often, in nodes, whether it is to stop.
const NODES_BETWEEN_LOOKS: u32 = 256;

/// The move of a player who looks ahead with these eyes; nothing when there is no legal move.
pub(super) fn look(
    board: &Board,
    past: &[u64],
    last_to: Option<Sq>,
    eyes: Glance,
    seed: u64,
    stop: &Stop,
) -> Option<Found> {
    let legal = legal_moves(board);
    let chance = Chance(seed);
    if chance.permille(&[1]) < u32::from(eyes.impulse_permille) {
        return on_impulse(board, &legal, chance).map(|mv| found(mv, 0, 0));
    }
    let mut look = Look {
        eyes,
        chance,
        stop,
        nodes: 0,
        is_over: false,
        keys: past.to_vec(),
    };
    let seen: Vec<Mv> = legal
        .iter()
        .copied()
        .filter(|mv| look.sees(board, *mv, 0, last_to))
        .collect();
    let looked_at = if seen.is_empty() { legal } else { seen };
    let mut ordered: Vec<(Mv, i32)> = looked_at
        .iter()
        .map(|mv| (*mv, order(board, *mv)))
        .collect();
    ordered.sort_by_key(|(_, score)| -score);
    let mut depth_done = 0;
    for depth in 1..=i32::from(eyes.depth_plies.max(1)) {
        let Some(scored) = look.root(board, &ordered, depth) else {
            break;
        };
        ordered = scored;
        depth_done = depth;
    }
    let choice = i32::from(eyes.choice_cp);
    let (mv, value) = ordered
        .into_iter()
        .max_by_key(|(mv, value)| value + choice * chance.swing(&[2, u64::from(mv.0)]) / 500)?;
    Some(found(mv, value, depth_done))
}

/// The first of the engine's lines whose first move is seen, or one about as good.
pub(super) fn choose(
    board: &Board,
    last_to: Option<Sq>,
    lines: &[Found],
    player: Lines,
    seed: u64,
) -> Option<Found> {
    let chance = Chance(seed);
    let is_seen = |line: &&Found| {
        let mv = line.moves.first().copied().unwrap_or(Mv::NONE);
        let permille =
            oversight_permille(board, mv, 0, last_to, u32::from(player.overlooked_permille));
        chance.of_move(board, mv) >= permille
    };
    let seen: Vec<&Found> = lines.iter().filter(is_seen).collect();
    let best = seen.first().copied().or(lines.first())?;
    let choice = i32::from(player.choice_cp);
    seen.into_iter()
        .filter(|line| line.value.abs() < MATE_FOUND && line.value + 2 * choice >= best.value)
        .max_by_key(|line| {
            let mv = line.moves.first().map_or(0, |mv| u64::from(mv.0));
            line.value + choice * chance.swing(&[2, mv]) / 1000
        })
        .filter(|_| best.value.abs() < MATE_FOUND)
        .or(Some(best))
        .cloned()
}

fn found(mv: Mv, value: i32, depth: i32) -> Found {
    Found {
        moves: vec![mv],
        value,
        depth,
    }
}

/// How likely a move is overlooked, in thousandths, by a player who overlooks ordinary moves so often.
///
/// The factors say what beginners' games show: what was just moved is watched, takings are seen before quiet moves, the
/// great before the small; long ways, diagonals, knights and moves backward are missed; what comes later is seen less.
fn oversight_permille(board: &Board, mv: Mv, ply: usize, last_to: Option<Sq>, base: u32) -> u32 {
    if base == 0 || board.in_check() {
        return 0;
    }
    let (from, to) = (mv.from(), mv.to());
    let role = board.role_at(from);
    let mut permille = base;
    let mut times = |percent: u32| permille = permille * percent / 100;
    let captured = board.captured(mv);
    if board.is_capture(mv) {
        times(55);
        if captured == QUEEN {
            times(60);
        }
        if last_to == Some(to) {
            times(20);
        }
        if role == PAWN {
            times(60);
        }
    } else if ply % 2 == 1 {
        times(115); // a quiet threat
    }
    if mv.promotion() == Some(QUEEN) {
        times(50);
    }
    let across = file(from).abs_diff(file(to));
    let up = rank(from).abs_diff(rank(to));
    if !mv.is_castling() && role != PAWN && across.max(up) >= 4 {
        times(135);
    }
    if (role == BISHOP || role == QUEEN) && across == up {
        times(115);
    }
    if role == KNIGHT {
        times(120);
    }
    let is_backward = if board.side() == 0 {
        rank(to) < rank(from)
    } else {
        rank(to) > rank(from)
    };
    if is_backward && role != KING {
        times(130);
    }
    // What one's own hand can do is looked at longer than what the other side can do, and the near longer than the far.
    times(match ply {
        0 => 45,
        1 => 100,
        2 => 110,
        3 => 160,
        _ => 200,
    });
    permille.min(MOST_PERMILLE)
}

/// A move as it comes to the hand: takings, checks, forward, and the big men.
fn on_impulse(board: &Board, legal: &[Mv], chance: Chance) -> Option<Mv> {
    let weight = |mv: &Mv| -> u64 {
        let mut weight = 10;
        if board.is_capture(*mv) {
            weight *= 2;
        }
        let (from, to) = (rank(mv.from()), rank(mv.to()));
        let is_forward = if board.side() == 0 {
            to > from
        } else {
            to < from
        };
        if is_forward {
            weight *= 2;
        }
        if board.role_at(mv.from()) == QUEEN {
            weight += 5;
        }
        weight
    };
    let sum: u64 = legal.iter().map(weight).sum();
    let mut at = chance.number(&[3]) % sum.max(1);
    for mv in legal {
        let weight = weight(mv);
        if at < weight {
            return Some(*mv);
        }
        at -= weight;
    }
    legal.first().copied()
}

/// All chance of one turn, from its seed.
#[derive(Clone, Copy)]
struct Chance(u64);

impl Chance {
    /// A number for a question that is named by numbers.
    fn number(self, name: &[u64]) -> u64 {
        name.iter().fold(mix(self.0), |sum, part| mix(sum ^ *part))
    }

    /// From 0 to 999.
    fn permille(self, name: &[u64]) -> u32 {
        (self.number(name) % 1_000) as u32
    }

    /// From -1000 to 1000, small ones more often.
    fn swing(self, name: &[u64]) -> i32 {
        let number = self.number(name);
        (number % 1_001) as i32 - ((number >> 32) % 1_001) as i32
    }

    /// What a move is measured with: the same wherever it is thought of in this turn.
    fn of_move(self, board: &Board, mv: Mv) -> u32 {
        let what = board.role_at(mv.from()) * 16 + board.captured(mv) * 2 + board.side();
        self.permille(&[4, u64::from(mv.0), what as u64])
    }
}

/// The finisher of splitmix64 (Sebastiano Vigna).
fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A look ahead of one turn.
struct Look<'a> {
    eyes: Glance,
    chance: Chance,
    stop: &'a Stop,
    nodes: u32,
    is_over: bool,
    keys: Vec<u64>,
}

impl Look<'_> {
    fn sees(&self, board: &Board, mv: Mv, ply: usize, last_to: Option<Sq>) -> bool {
        let base = u32::from(self.eyes.overlooked_permille);
        base == 0
            || self.chance.of_move(board, mv) >= oversight_permille(board, mv, ply, last_to, base)
    }

    /// The root's moves with their values at a depth, best first; nothing when the nodes ran out.
    fn root(&mut self, board: &Board, moves: &[(Mv, i32)], depth: i32) -> Option<Vec<(Mv, i32)>> {
        // Moves close to the best are to be told apart, others only known to be worse.
        let margin = 2 * i32::from(self.eyes.choice_cp) * 2;
        let mut best = -INFINITE;
        let mut scored = Vec::with_capacity(moves.len());
        for (mv, _) in moves {
            let alpha = if best <= -MATE_FOUND {
                -INFINITE
            } else {
                best - margin - 1
            };
            self.keys.push(board.key);
            let child = board.make(*mv);
            let value = -self.search(&child, 1, -INFINITE, -alpha, depth - 1, mv.to());
            self.keys.pop();
            if self.is_over && depth > 1 {
                return None;
            }
            best = best.max(value);
            scored.push((*mv, value));
        }
        scored.sort_by_key(|(_, value)| -value);
        Some(scored)
    }

    fn count(&mut self) {
        self.nodes += 1;
        let is_out = self.nodes >= self.eyes.most_nodes;
        let is_stopped = self.nodes.is_multiple_of(NODES_BETWEEN_LOOKS) && self.stop.is_raised();
        self.is_over |= is_out || is_stopped;
    }

    fn search(
        &mut self,
        board: &Board,
        ply: usize,
        mut alpha: i32,
        beta: i32,
        depth: i32,
        last_to: Sq,
    ) -> i32 {
        self.count();
        if board.is_dead() || board.clock >= 100 || self.keys.contains(&board.key) {
            return 0;
        }
        let in_check = board.in_check();
        let is_at_the_end = depth <= 0 && !in_check;
        if ply >= MAX_PLY || depth <= -i32::from(self.eyes.exchange_plies) || self.is_over {
            return self.judge(board);
        }
        let mut best = -INFINITE;
        if is_at_the_end {
            best = self.judge(board);
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
        }
        let mut list = MoveList::new();
        board.generate(Kind::Noisy, &mut list);
        if !is_at_the_end {
            board.generate(Kind::Quiet, &mut list);
        }
        for (mv, score) in &mut list {
            *score = order(board, *mv);
        }
        let mut has_moves = false;
        let mut start = 0;
        while let Some((mv, _)) = pick(&mut list, start) {
            start += 1;
            if !board.is_legal(mv) {
                continue;
            }
            has_moves = true;
            if !self.sees(board, mv, ply, Some(last_to)) {
                continue;
            }
            self.keys.push(board.key);
            let child = board.make(mv);
            let value = -self.search(&child, ply + 1, -beta, -alpha, depth - 1, mv.to());
            self.keys.pop();
            if value > best {
                best = value;
                alpha = alpha.max(value);
                if alpha >= beta {
                    break;
                }
            }
        }
        if !has_moves && !is_at_the_end {
            return if in_check { -MATE + ply as i32 } else { 0 };
        }
        if best == -INFINITE {
            // There are moves, but none is seen: it stays as it is.
            return self.judge(board);
        }
        best
    }

    /// The worth for the side to move, as far as these eyes can tell.
    fn judge(&self, board: &Board) -> i32 {
        let blur = i32::from(self.eyes.blur_cp);
        // The swing's standard deviation is about 408.
        let error = blur * self.chance.swing(&[5, board.key]) / 408;
        hand::evaluate(board) + drive(board) + error
    }
}

/// The order in which moves are looked at: promotions and the taking of great men by small ones first.
fn order(board: &Board, mv: Mv) -> i32 {
    let captured = board.captured(mv);
    let promoted = mv.promotion().map_or(0, |role| VALUE[role]);
    if captured == EMPTY {
        return promoted;
    }
    promoted + 10 * VALUE[captured] - VALUE[board.role_at(mv.from())] / 10 + 1_000
}

/// A lone king is driven to the edge, with one's own king near it: what everyone knows who has learnt to mate.
fn drive(board: &Board) -> i32 {
    let side = board.side();
    let is_lone = |side: usize| board.men(side).count_ones() == 1;
    let drives = |side: usize| {
        let heavy: Bits = board.of(side, QUEEN) | board.of(side, ROOK);
        heavy != 0 && is_lone(side ^ 1)
    };
    let worth = |side: usize| {
        let (mine, other) = (board.king(side), board.king(side ^ 1));
        let edge = |line: u8| i32::from(3 - line.min(7 - line));
        let apart = file(mine)
            .abs_diff(file(other))
            .max(rank(mine).abs_diff(rank(other)));
        let free = bits::king(other) & !board.attacks(side);
        20 * (edge(file(other)) + edge(rank(other)))
            - 10 * i32::from(apart)
            - 6 * free.count_ones() as i32
    };
    if drives(side) {
        return worth(side);
    }
    if drives(side ^ 1) {
        return -worth(side ^ 1);
    }
    0
}
