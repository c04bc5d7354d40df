//! Positions in which one side, or both, can never mate, whatever is played.
//!
//! What is said here is proved: no live position is ever called dead. Some dead positions are not recognised.
//!
//! The proof gives every man the squares that it may ever reach, too many rather than too few: a man may go where no
//! man stands that can neither move nor be taken; a king may not go where such a man guards. Nothing else is asked, so
//! men that stand free reach everything. Starting from "nothing moves" the sets grow until they no longer change; then
//! no game can leave them, as its first move out of them would break the rules just named. A side that can attack no
//! square of the other king so, or none whose every way out can be closed, never mates. Ideas: M. Ambrona, "A practical
//! algorithm for chess unwinnability" (2022).

use shakmaty::{Bitboard, CastlingSide, Chess, Color, Position as _, Rank, Role, Square, attacks};

/// Half-moves looked ahead where every line must lead to a dead position, as when a mate-giver must be taken.
const FORCED_PLIES: u32 = 8;
/// Only so few replies count as forced.
const FORCED_REPLIES: usize = 4;
/// Positions looked at on the way.
const FORCED_POSITIONS: u32 = 60;
/// A queen or rook with so many moves counts as free: nobody locks it in for good.
const FREE_MOVES: usize = 5;

/// Is it proved that no sequence of legal moves mates either side?
pub(super) fn is_dead(chess: &Chess) -> bool {
    let mut positions = FORCED_POSITIONS;
    is_dead_within(chess, FORCED_PLIES, &mut positions)
}

fn is_dead_within(chess: &Chess, plies: u32, positions: &mut u32) -> bool {
    if chess.is_insufficient_material() {
        return true;
    }
    if *positions == 0 {
        return false;
    }
    *positions -= 1;
    let moves = chess.legal_moves();
    if moves.is_empty() {
        return !chess.is_check();
    }
    let is_forced = moves.len() <= FORCED_REPLIES;
    if !is_forced && is_free(chess) {
        return false;
    }
    let reach = Reach::of(chess);
    if Color::ALL.into_iter().all(|color| !reach.can_mate(color)) {
        return true;
    }
    plies > 0
        && is_forced
        && moves.into_iter().all(|mv| {
            let mut next = chess.clone();
            next.play_unchecked(mv);
            is_dead_within(&next, plies - 1, positions)
        })
}

/// Could this side mate by some sequence of legal moves, as far as is known? `false` is proved, `true` is not.
pub(super) fn can_mate(chess: &Chess, color: Color) -> bool {
    if chess.has_insufficient_material(color) {
        return false;
    }
    Reach::of(chess).can_mate(color)
}

/// A quick look that spares most positions the proof: is there a big piece with room around it?
fn is_free(chess: &Chess) -> bool {
    let board = chess.board();
    board.rooks_and_queens().into_iter().any(|square| {
        let own = board
            .color_at(square)
            .map_or(Bitboard::EMPTY, |color| board.by_color(color));
        (board.attacks_from(square) & !own).count() >= FREE_MOVES
    })
}

/// A man and where it may ever go.
struct Man {
    color: Color,
    role: Role,
    origin: Square,
    reach: Bitboard,
    may_be_taken: bool,
}

impl Man {
    fn is_stuck(&self) -> bool {
        !self.may_be_taken && self.reach == Bitboard::from(self.origin)
    }

    /// The squares that the man attacks from one step away.
    fn steps(&self) -> Bitboard {
        steps(self.role, self.color, self.reach)
    }
}

/// Every man with its squares.
struct Reach {
    men: Vec<Man>,
    /// A pawn may promote: then all is possible.
    promotes: bool,
}

impl Reach {
    fn of(chess: &Chess) -> Self {
        let men = chess
            .board()
            .iter()
            .map(|(origin, piece)| Man {
                color: piece.color,
                role: piece.role,
                origin,
                reach: Bitboard::from(origin),
                may_be_taken: false,
            })
            .collect();
        let mut reach = Self {
            men,
            promotes: false,
        };
        reach.add_castling(chess);
        reach.add_en_passant(chess);
        while reach.grow() {}
        reach
    }

    fn add(&mut self, origin: Square, target: Square) {
        for man in &mut self.men {
            if man.origin == origin {
                man.reach.add(target);
            }
        }
    }

    fn add_castling(&mut self, chess: &Chess) {
        for color in Color::ALL {
            for side in [CastlingSide::KingSide, CastlingSide::QueenSide] {
                let rook = chess.castles().rook(color, side);
                let king = chess.board().king_of(color);
                if let (Some(rook), Some(king)) = (rook, king) {
                    self.add(king, side.king_to(color));
                    self.add(rook, side.rook_to(color));
                }
            }
        }
    }

    /// The pawn that has just gone two squares may be taken on a square that it does not reach any more.
    fn add_en_passant(&mut self, chess: &Chess) {
        if let Some(passed) = chess.maybe_ep_square() {
            let pawn = Square::from_coords(passed.file(), chess.turn().relative_rank(Rank::Fifth));
            self.add(pawn, passed);
        }
    }

    /// Lets every man go one step further; false when nothing is new.
    fn grow(&mut self) -> bool {
        let mut stuck = [Bitboard::EMPTY; 2];
        let mut guarded = [Bitboard::EMPTY; 2];
        let mut targets = [Bitboard::EMPTY; 2];
        let mut kings = Bitboard::EMPTY;
        for man in &self.men {
            let own = side(&mut stuck, man.color);
            if man.is_stuck() {
                own.add(man.origin);
                let guards = man.steps();
                *side(&mut guarded, man.color) |= guards;
            }
            if man.role == Role::King {
                if man.is_stuck() {
                    kings.add(man.origin);
                }
            } else {
                *side(&mut targets, man.color) |= man.reach;
            }
        }
        let [stuck_black, stuck_white] = stuck;
        let all_stuck = stuck_black | stuck_white;
        let columns: Vec<Column> = self.men.iter().filter_map(Column::of).collect();
        let mut changed = false;
        let mut taking = [Bitboard::EMPTY; 2];
        for man in &mut self.men {
            let own_stuck = *side(&mut stuck, man.color);
            let barred = own_stuck | kings;
            let steps = match man.role {
                Role::Pawn => man.steps() & *side(&mut targets, !man.color) & !barred,
                Role::King => man.steps() & !barred & !*side(&mut guarded, !man.color),
                Role::Knight | Role::Bishop | Role::Rook | Role::Queen => man.steps() & !barred,
            };
            *side(&mut taking, man.color) |= steps;
            let mut reach = man.reach | steps;
            if man.role == Role::Pawn {
                reach |= ahead(man.color, man.reach) & !all_stuck & !beyond(&columns, man);
                self.promotes |= (reach & Bitboard::BACKRANKS).any();
            }
            changed |= reach != man.reach;
            man.reach = reach;
        }
        for man in &mut self.men {
            let taken = (man.reach & *side(&mut taking, !man.color)).any();
            if man.role != Role::King && taken && !man.may_be_taken {
                man.may_be_taken = true;
                changed = true;
            }
        }
        changed && !self.promotes
    }

    /// Is there a square on which the other king could be mated?
    fn can_mate(&self, winner: Color) -> bool {
        if self.promotes {
            return true;
        }
        let mut king = Bitboard::EMPTY;
        let mut shelter = Bitboard::EMPTY;
        let mut checks = Bitboard::EMPTY;
        let mut attacks = Bitboard::EMPTY;
        for man in &self.men {
            let is_king = man.role == Role::King;
            match (man.color == winner, is_king) {
                (true, true) => attacks |= man.steps(),
                (true, false) => checks |= man.steps(),
                (false, true) => king = man.reach,
                (false, false) => shelter |= man.reach,
            }
        }
        attacks |= checks;
        (king & checks).into_iter().any(|square| {
            // A line piece that gives check also guards the square behind the king.
            let behind = self
                .men
                .iter()
                .filter(|man| man.color == winner && man.steps().contains(square))
                .map(|man| match man.role {
                    Role::Bishop | Role::Rook | Role::Queen => {
                        steps(man.role, man.color, Bitboard::from(square))
                    }
                    Role::Pawn | Role::Knight | Role::King => Bitboard::EMPTY,
                })
                .fold(Bitboard::EMPTY, |all, squares| all | squares);
            let open = attacks::king_attacks(square) & !(attacks | behind);
            let shelters = self.men.iter().filter(|man| {
                man.color != winner && man.role != Role::King && (man.reach & open).any()
            });
            // Each of the king's own men can stand in one way out only.
            (open & !shelter).is_empty() && open.count() <= shelters.count()
        })
    }
}

/// A pawn that is never taken and never takes, so that it always stands on its file between two ranks.
struct Column {
    color: Color,
    origin: Square,
    furthest: Rank,
}

impl Column {
    fn of(man: &Man) -> Option<Self> {
        let stays = man.role == Role::Pawn && !man.may_be_taken && keeps_file(man);
        let furthest = if man.color.is_white() {
            man.reach.last()
        } else {
            man.reach.first()
        };
        furthest.filter(|_| stays).map(|square| Self {
            color: man.color,
            origin: man.origin,
            furthest: square.rank(),
        })
    }
}

fn keeps_file(man: &Man) -> bool {
    (man.reach & !Bitboard::from_file(man.origin.file())).is_empty()
}

/// The squares of its file that a pawn cannot reach, as another pawn always stands before them: an enemy pawn ahead comes
/// no nearer to its own start, an own pawn ahead goes no further than it can.
fn beyond(columns: &[Column], man: &Man) -> Bitboard {
    if !keeps_file(man) {
        return Bitboard::EMPTY;
    }
    let is_ahead = |square: Square| man.color.fold_wb(square > man.origin, square < man.origin);
    columns
        .iter()
        .filter(|column| column.origin.file() == man.origin.file() && is_ahead(column.origin))
        .map(|column| {
            let limit = if column.color == man.color {
                column.furthest
            } else {
                column.origin.rank()
            };
            ranks_from(man.color, limit)
        })
        .fold(Bitboard::EMPTY, |all, squares| all | squares)
}

/// A rank and all ranks ahead of it.
fn ranks_from(color: Color, rank: Rank) -> Bitboard {
    Rank::ALL
        .into_iter()
        .filter(|other| color.fold_wb(*other >= rank, *other <= rank))
        .map(Bitboard::from_rank)
        .fold(Bitboard::EMPTY, |all, squares| all | squares)
}

/// The entry of a side in a pair of black and white.
fn side(pair: &mut [Bitboard; 2], color: Color) -> &mut Bitboard {
    let [black, white] = pair;
    color.fold_wb(white, black)
}

/// The squares attacked from any square of a set, line pieces one step at a time.
fn steps(role: Role, color: Color, from: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => {
            let ahead = ahead(color, from);
            ahead.shift(1) & !Bitboard::from_file(shakmaty::File::A)
                | ahead.shift(-1) & !Bitboard::from_file(shakmaty::File::H)
        }
        Role::Knight => from.into_iter().fold(Bitboard::EMPTY, |all, square| {
            all | attacks::knight_attacks(square)
        }),
        Role::Bishop => diagonal_steps(from),
        Role::Rook => straight_steps(from),
        Role::Queen | Role::King => diagonal_steps(from) | straight_steps(from),
    }
}

fn ahead(color: Color, from: Bitboard) -> Bitboard {
    from.shift(color.fold_wb(8, -8))
}

fn sideways(from: Bitboard) -> Bitboard {
    from.shift(1) & !Bitboard::from_file(shakmaty::File::A)
        | from.shift(-1) & !Bitboard::from_file(shakmaty::File::H)
}

fn diagonal_steps(from: Bitboard) -> Bitboard {
    let beside = sideways(from);
    beside.shift(8) | beside.shift(-8)
}

fn straight_steps(from: Bitboard) -> Bitboard {
    sideways(from) | from.shift(8) | from.shift(-8)
}
