//! Which move to look at first. Alpha-beta lives by it: the sooner the best move comes, the less must be searched.
//!
//! The move from the table, then captures that win something by exchange, then quiet moves by what the search has
//! learnt (killer, reply to the last move, histories), then captures that lose something.

use super::bits::{Bits, bit};
use super::board::{Board, EMPTY, Kind, QUEEN};
use super::exchange::{self, VALUE};
use super::moves::{MoveList, Mv, pick};

/// A man and its target square as one index: side, role, square.
pub(crate) const MAN_TO: usize = 12 * 64;
/// Histories stay within this.
const HISTORY_LIMIT: i32 = 16_384;
/// Corrections of the evaluation are kept in 1/256 of a centipawn, up to a pawn and a half.
const CORRECTION_UNIT: i32 = 256;
const CORRECTION_LIMIT: i32 = 150 * CORRECTION_UNIT;
const CORRECTION_SIZE: usize = 16_384;

/// The index of the man that moves and its target.
#[inline]
pub(crate) fn man_to(board: &Board, mv: Mv) -> usize {
    let role = board.role_at(mv.from()).min(5);
    (board.side() * 6 + role) * 64 + mv.to() as usize
}

/// What the search has learnt about moves, whatever the position.
pub(crate) struct Memory {
    /// By side, whether the squares are attacked, from and to.
    quiet: Vec<i16>,
    /// By the man that takes, the square, and the man taken.
    capture: Vec<i16>,
    /// By a move before and the move now; the last row stands for "no move before".
    reply: Vec<i16>,
    /// The quiet move that refuted a move last time.
    counter: Vec<Mv>,
    /// How wrong the evaluation was, by side and pawn structure, and by each side's pieces.
    correction: [Vec<i32>; 3],
    /// The same, by the last move and the one two plies ago.
    correction_by_moves: Vec<i32>,
}

impl Memory {
    pub(crate) fn new() -> Self {
        Self {
            quiet: vec![0; 2 * 4 * 64 * 64],
            capture: vec![0; MAN_TO * 6],
            reply: vec![0; (MAN_TO + 1) * MAN_TO],
            counter: vec![Mv::NONE; MAN_TO + 1],
            correction: [
                vec![0; 2 * CORRECTION_SIZE],
                vec![0; 2 * CORRECTION_SIZE],
                vec![0; 2 * CORRECTION_SIZE],
            ],
            correction_by_moves: vec![0; (MAN_TO + 1) * (MAN_TO + 1)],
        }
    }

    #[inline]
    pub(crate) fn quiet_index(board: &Board, mv: Mv, threats: Bits) -> usize {
        let (from, to) = (mv.from(), mv.to());
        let from_hit = usize::from(threats & bit(from) != 0);
        let to_hit = usize::from(threats & bit(to) != 0);
        ((board.side() * 4 + from_hit * 2 + to_hit) * 64 + from as usize) * 64 + to as usize
    }

    #[inline]
    fn capture_index(board: &Board, mv: Mv) -> usize {
        man_to(board, mv) * 6 + board.captured(mv).min(5)
    }

    /// How good a quiet move has been; `before` are the moves one, two and four plies ago.
    #[inline]
    pub(crate) fn quiet_score(
        &self,
        board: &Board,
        mv: Mv,
        threats: Bits,
        before: [usize; 3],
    ) -> i32 {
        let now = man_to(board, mv);
        let replies: i32 = before
            .iter()
            .map(|index| i32::from(self.reply[index * MAN_TO + now]))
            .sum();
        i32::from(self.quiet[Self::quiet_index(board, mv, threats)]) + replies
    }

    /// How good a capture has been.
    #[inline]
    pub(crate) fn capture_score(&self, board: &Board, mv: Mv) -> i32 {
        i32::from(self.capture[Self::capture_index(board, mv)])
    }

    /// Praises or blames a quiet move.
    pub(crate) fn learn_quiet(
        &mut self,
        board: &Board,
        mv: Mv,
        threats: Bits,
        before: [usize; 3],
        bonus: i32,
    ) {
        move_toward(
            &mut self.quiet[Self::quiet_index(board, mv, threats)],
            bonus,
        );
        self.learn_reply(man_to(board, mv), before, bonus);
    }

    /// Praises or blames a quiet move by its place in the table alone.
    pub(crate) fn learn_quiet_at(&mut self, at: usize, bonus: i32) {
        move_toward(&mut self.quiet[at], bonus);
    }

    /// Praises or blames a man's way to a square as an answer to the moves before.
    pub(crate) fn learn_reply(&mut self, now: usize, before: [usize; 3], bonus: i32) {
        if now >= MAN_TO {
            return;
        }
        for index in before {
            if index < MAN_TO {
                move_toward(&mut self.reply[index * MAN_TO + now], bonus);
            }
        }
    }

    /// Praises or blames a capture.
    pub(crate) fn learn_capture(&mut self, board: &Board, mv: Mv, bonus: i32) {
        move_toward(&mut self.capture[Self::capture_index(board, mv)], bonus);
    }

    /// The quiet move that answered a move best last time.
    #[inline]
    pub(crate) fn counter(&self, before: usize) -> Mv {
        self.counter[before]
    }

    pub(crate) fn set_counter(&mut self, before: usize, mv: Mv) {
        self.counter[before] = mv;
    }

    #[inline]
    fn correction_indices(board: &Board) -> [usize; 3] {
        let side = board.side() * CORRECTION_SIZE;
        [board.pawn_key, board.piece_keys[0], board.piece_keys[1]]
            .map(|key| side + key as usize % CORRECTION_SIZE)
    }

    /// By how much the evaluation is usually wrong in positions like this one, in centipawns.
    #[inline]
    pub(crate) fn correction(&self, board: &Board, before: [usize; 3]) -> i32 {
        let indices = Self::correction_indices(board);
        let sum: i32 = (0..3).map(|i| self.correction[i][indices[i]]).sum();
        let by_moves = self.correction_by_moves[before[0] * (MAN_TO + 1) + before[1]];
        (sum + by_moves) / CORRECTION_UNIT / 2
    }

    /// Notes by how much a search result differed from the evaluation.
    pub(crate) fn learn_correction(
        &mut self,
        board: &Board,
        before: [usize; 3],
        difference: i32,
        depth: i32,
    ) {
        let indices = Self::correction_indices(board);
        let weight = (depth + 1).min(16);
        let target = (difference * CORRECTION_UNIT).clamp(-CORRECTION_LIMIT, CORRECTION_LIMIT);
        let by_moves = &mut self.correction_by_moves[before[0] * (MAN_TO + 1) + before[1]];
        let by_board = self.correction.iter_mut().zip(indices);
        for value in by_board
            .map(|(values, index)| &mut values[index])
            .chain([by_moves])
        {
            *value = (*value * (256 - weight) + target * weight) / 256;
        }
    }
}

/// Moves a history value by a bonus, less the nearer it is to its limit.
#[inline]
fn move_toward(value: &mut i16, bonus: i32) {
    let old = i32::from(*value);
    *value = (old + bonus - old * bonus.abs() / HISTORY_LIMIT) as i16;
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Table,
    GenerateNoisy,
    GoodNoisy,
    GenerateQuiet,
    Quiet,
    BadNoisy,
    Done,
}

/// Hands out the moves of a position one after another, and generates them only when they are needed.
pub(crate) struct Picker {
    stage: Stage,
    table_move: Mv,
    favourites: [Mv; 2],
    before: [usize; 3],
    threats: Bits,
    noisy: MoveList,
    quiet: MoveList,
    bad: arrayvec::ArrayVec<Mv, 128>,
    next: usize,
    /// Quiet moves are wanted.
    with_quiets: bool,
    /// Captures that lose by exchange are wanted.
    with_bad: bool,
    /// Quiet moves come in the order of what has been learnt about them.
    in_order: bool,
    /// See [`Self::history`].
    history: Option<i32>,
}

/// Orders the killer and the counter move before other quiet moves.
const FAVOURITE: i32 = 1 << 20;

impl Picker {
    /// All moves.
    pub(crate) fn new(
        table_move: Mv,
        favourites: [Mv; 2],
        before: [usize; 3],
        threats: Bits,
    ) -> Self {
        Self {
            stage: Stage::Table,
            table_move,
            favourites,
            before,
            threats,
            noisy: MoveList::new(),
            quiet: MoveList::new(),
            bad: arrayvec::ArrayVec::new(),
            next: 0,
            with_quiets: true,
            with_bad: true,
            in_order: true,
            history: None,
        }
    }

    /// Captures and promotions that do not lose by exchange.
    pub(crate) fn noisy(table_move: Mv) -> Self {
        let mut picker = Self::new(table_move, [Mv::NONE; 2], [MAN_TO; 3], 0);
        picker.with_quiets = false;
        picker.with_bad = false;
        picker
    }

    /// No more quiet moves from here on.
    pub(crate) fn skip_quiets(&mut self) {
        self.with_quiets = false;
    }

    /// The quiet moves that are left may come in any order.
    pub(crate) fn any_order(&mut self) {
        self.in_order = false;
    }

    /// What had been learnt about the quiet move handed out last when the moves were put in order; nothing for other moves,
    /// nor for the table's.
    pub(crate) fn history(&self) -> Option<i32> {
        self.history
    }

    /// The next move, legal or not as far as the king's safety goes.
    pub(crate) fn next(&mut self, board: &Board, memory: &Memory) -> Option<Mv> {
        self.history = None;
        loop {
            match self.stage {
                Stage::Table => {
                    self.stage = Stage::GenerateNoisy;
                    let wanted = self.with_quiets || board.is_noisy(self.table_move);
                    if wanted && board.is_pseudo_legal(self.table_move) {
                        return Some(self.table_move);
                    }
                    self.table_move = Mv::NONE;
                }
                Stage::GenerateNoisy => {
                    self.stage = Stage::GoodNoisy;
                    board.generate(Kind::Noisy, &mut self.noisy);
                    for (mv, score) in &mut self.noisy {
                        let promotion = match mv.promotion() {
                            Some(QUEEN) => VALUE[QUEEN],
                            Some(_) => -10 * VALUE[QUEEN],
                            None => 0,
                        };
                        let taken = board.captured(*mv);
                        let worth = if taken == EMPTY { 0 } else { VALUE[taken] };
                        *score = (worth + promotion) * 16 + memory.capture_score(board, *mv) / 2;
                    }
                }
                Stage::GoodNoisy => {
                    let Some((mv, score)) = pick(&mut self.noisy, self.next) else {
                        self.stage = Stage::GenerateQuiet;
                        self.next = 0;
                        continue;
                    };
                    self.next += 1;
                    if mv == self.table_move {
                        continue;
                    }
                    if exchange::wins_at_least(board, mv, 0) && score > -VALUE[QUEEN] {
                        return Some(mv);
                    }
                    if self.with_bad {
                        // More than fit are never needed: no position has so many captures.
                        let _ = self.bad.try_push(mv);
                    }
                }
                Stage::GenerateQuiet => {
                    self.stage = Stage::Quiet;
                    if !self.with_quiets {
                        continue;
                    }
                    board.generate(Kind::Quiet, &mut self.quiet);
                    for (mv, score) in &mut self.quiet {
                        *score = memory.quiet_score(board, *mv, self.threats, self.before);
                        if self.favourites.contains(mv) {
                            *score += FAVOURITE;
                        }
                    }
                }
                Stage::Quiet => {
                    let picked = if !self.with_quiets {
                        None
                    } else if self.in_order {
                        pick(&mut self.quiet, self.next)
                    } else {
                        self.quiet.get(self.next).copied()
                    };
                    let Some((mv, score)) = picked else {
                        self.stage = Stage::BadNoisy;
                        self.next = 0;
                        continue;
                    };
                    self.next += 1;
                    if mv != self.table_move {
                        self.history = Some(if score > FAVOURITE / 2 {
                            score - FAVOURITE
                        } else {
                            score
                        });
                        return Some(mv);
                    }
                }
                Stage::BadNoisy => {
                    let Some(mv) = self.bad.get(self.next).copied() else {
                        self.stage = Stage::Done;
                        continue;
                    };
                    self.next += 1;
                    return Some(mv);
                }
                Stage::Done => return None,
            }
        }
    }

    /// Is what comes now a capture that loses by exchange?
    pub(crate) fn is_at_bad_captures(&self) -> bool {
        self.stage == Stage::BadNoisy
    }
}
