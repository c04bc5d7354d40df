//! The referee's rules for what a move does for the plan of a game, by files and ranks alone.

use chess_tutor::motif::Fact;
use chess_tutor::theme::Theme;
use shakmaty::{Board, CastlingSide, Chess, Color, Move, Piece, Position as _, Role, Square};

use super::{ensure, landing, pawns as worth, taken};

/// A position before and after the first move of a claim, and the answer if there is one.
pub(super) struct Turn<'a> {
    pub(super) before: &'a Chess,
    pub(super) after: &'a Chess,
    pub(super) mv: Move,
    pub(super) reply: Option<Move>,
    pub(super) hero: Color,
    /// The hero's men less the other's, before the move.
    pub(super) lead: i32,
    /// What the line comes to.
    pub(super) gain: i32,
}

/// File and rank, 0 to 7, the rank as the side looks.
fn place(square: Square, side: Color) -> (i32, i32) {
    let rank = u32::from(square.rank()) as i32;
    let rank = if side == Color::White { rank } else { 7 - rank };
    (u32::from(square.file()) as i32, rank)
}

/// The pawns of a side, by file and rank as `seen_by` looks.
fn pawns(board: &Board, side: Color, seen_by: Color) -> Vec<(i32, i32)> {
    Square::ALL
        .into_iter()
        .filter(|square| board.piece_at(*square) == Some(Role::Pawn.of(side)))
        .map(|square| place(square, seen_by))
        .collect()
}

fn isolated(board: &Board, side: Color, file: i32) -> bool {
    !pawns(board, side, side)
        .iter()
        .any(|(other, _)| (other - file).abs() == 1)
}

fn passed(board: &Board, side: Color, (file, rank): (i32, i32)) -> bool {
    let other = pawns(board, !side, side);
    let stopped = other
        .iter()
        .any(|(f, r)| (f - file).abs() <= 1 && *r > rank);
    let own = pawns(board, side, side);
    !stopped && !own.iter().any(|(f, r)| *f == file && *r > rank)
}

fn backward(board: &Board, side: Color, (file, rank): (i32, i32)) -> bool {
    let own = pawns(board, side, side);
    let neighbours: Vec<i32> = own
        .iter()
        .filter(|(f, _)| (f - file).abs() == 1)
        .map(|(_, r)| *r)
        .collect();
    // A pawn that takes on the square before it stands two ranks ahead, beside it.
    let guarded = pawns(board, !side, side)
        .iter()
        .any(|(f, r)| (f - file).abs() == 1 && *r == rank + 2);
    !neighbours.is_empty()
        && neighbours.iter().all(|r| *r > rank)
        && guarded
        && !passed(board, side, (file, rank))
}

/// Knights and bishops of a side on the squares where they begin.
fn waiting(position: &Chess, side: Color) -> Vec<Square> {
    [
        (1, Role::Knight),
        (2, Role::Bishop),
        (5, Role::Bishop),
        (6, Role::Knight),
    ]
    .into_iter()
    .filter_map(|(file, role)| {
        let rank = if side == Color::White { 0 } else { 56 };
        let square = Square::new(rank + file);
        (position.board().piece_at(square) == Some(role.of(side))).then_some(square)
    })
    .collect()
}

fn opening(position: &Chess) -> bool {
    position.fullmoves().get() <= 12 && position.board().occupied().count() >= 24
}

/// Checks a claim about plans.
pub(super) fn judge(fact: &Fact, turn: &Turn<'_>) -> Result<(), String> {
    let Turn {
        before,
        after,
        mv,
        reply,
        hero,
        ..
    } = *turn;
    let (old, new) = (before.board(), after.board());
    let by: Vec<Square> = fact.by.iter().map(|man| man.0).collect();
    let on: Vec<Square> = fact.on.iter().map(|man| man.0).collect();
    let from = mv.from().ok_or("a drop")?;
    let mover = landing(mv);
    let role = mv.role();
    let quiet = !mv.is_capture() && !before.is_check();
    ensure(fact.ply == 0, "not the first move")?;
    let one = |on: &[Square]| match on {
        [square] => Ok(*square),
        _ => Err("not one man".to_owned()),
    };
    match fact.theme {
        Theme::Castles => {
            let rook = by.get(1).and_then(|square| new.piece_at(*square));
            let castled = mv.castling_side().is_some() && by.len() == 2 && by[0] == mover;
            ensure(castled && rook == Some(Role::Rook.of(hero)), "no castling")?;
            let beside = (i32::from(by[0] as u8) - i32::from(by[1] as u8)).abs() == 1;
            ensure(beside, "another rook")
        }
        Theme::Centre => {
            let (file, rank) = place(mover, Color::White);
            let middle = (3..=4).contains(&file) && (3..=4).contains(&rank);
            ensure(
                by == [mover] && role == Role::Pawn && middle,
                "not in the centre",
            )?;
            ensure(opening(before), "no opening")
        }
        Theme::Development => {
            let home = waiting(before, hero).contains(&from);
            ensure(
                by == [mover] && home && opening(before),
                "nothing is developed",
            )
        }
        Theme::WeakPoint => {
            let point = one(&on)?;
            let right = if hero == Color::White {
                Square::F7
            } else {
                Square::F2
            };
            ensure(point == right && by == [mover], "another square")?;
            ensure(new.piece_at(point) == Some(Role::Pawn.of(!hero)), "no pawn")?;
            ensure(new.attacks_from(mover).contains(point), "no attack")?;
            let guards = new.attacks_to(point, !hero, new.occupied());
            ensure(
                guards == (new.kings() & new.by_color(!hero)),
                "others protect it",
            )?;
            ensure(opening(before), "no opening")
        }
        Theme::SameMan => {
            let minor = role == Role::Knight || role == Role::Bishop;
            let home = waiting(before, hero);
            let calm = quiet && !after.is_check();
            let attacked = old.attacks_to(from, !hero, old.occupied()).any();
            ensure(
                by == [mover] && minor && calm && !attacked,
                "there was a need",
            )?;
            ensure(
                !home.contains(&from) && home.len() >= 2,
                "it has not moved before",
            )?;
            ensure(opening(before) && same(&on, &home), "others wait")
        }
        Theme::EarlyQueen => {
            let home = waiting(before, hero);
            let queen = role == Role::Queen && place(from, hero) == (3, 0);
            ensure(by == [mover] && queen && quiet, "no queen comes out")?;
            ensure(
                opening(before) && home.len() >= 3 && same(&on, &home),
                "others wait",
            )
        }
        Theme::LostCastling => {
            let rights = |position: &Chess| {
                [CastlingSide::KingSide, CastlingSide::QueenSide]
                    .into_iter()
                    .any(|side| position.castles().has(hero, side))
            };
            let king = role == Role::King && by == [mover] && mv.castling_side().is_none();
            ensure(king && rights(before) && !rights(after), "nothing is lost")
        }
        Theme::ExposedKing => {
            let king = one(&on)?;
            ensure(new.piece_at(king) == Some(Role::King.of(hero)), "no king")?;
            let ((file, rank), (f, r)) = (place(king, hero), place(from, hero));
            ensure(rank == 0 && !(3..=4).contains(&file), "he sits elsewhere")?;
            let left = role == Role::Pawn && by == [mover] && r == 1 && (f - file).abs() <= 1;
            ensure(left, "no pawn leaves him")?;
            let queen = Piece {
                color: !hero,
                role: Role::Queen,
            };
            let has_queen = old.by_piece(queen).any();
            ensure(has_queen, "no queen to fear")
        }
        Theme::DoubledPawns => {
            let file = place(mover, hero).0;
            let there: Vec<(i32, i32)> = on.iter().map(|square| place(*square, hero)).collect();
            let mut all = pawns(new, hero, hero);
            all.retain(|(f, _)| *f == file);
            ensure(role == Role::Pawn && mv.is_capture(), "no pawn takes")?;
            ensure(all.len() >= 2 && same(&there, &all), "not these pawns")
        }
        Theme::IsolatedPawn => {
            let pawn = one(&on)?;
            let stood = if pawn == mover { from } else { pawn };
            ensure(new.piece_at(pawn) == Some(Role::Pawn.of(hero)), "no pawn")?;
            let was = old.piece_at(stood) == Some(Role::Pawn.of(hero))
                && isolated(old, hero, place(stood, hero).0);
            ensure(
                isolated(new, hero, place(pawn, hero).0) && !was,
                "nothing new",
            )
        }
        Theme::BackwardPawn => {
            let pawn = one(&on)?;
            let at = place(pawn, hero);
            ensure(!opening(before), "it is too early for that")?;
            ensure(pawn != mover && role == Role::Pawn, "it moved itself")?;
            ensure(new.piece_at(pawn) == Some(Role::Pawn.of(hero)), "no pawn")?;
            ensure(
                backward(new, hero, at) && !backward(old, hero, at),
                "nothing new",
            )
        }
        Theme::PassedPawn => {
            let pawn = one(&by)?;
            let stood = if pawn == mover { from } else { pawn };
            ensure(new.piece_at(pawn) == Some(Role::Pawn.of(hero)), "no pawn")?;
            let was = passed(old, hero, place(stood, hero));
            ensure(passed(new, hero, place(pawn, hero)) && !was, "nothing new")
        }
        Theme::OpenFile => {
            let on_file = |square: Square| {
                let file = place(square, hero).0;
                let all = [pawns(new, hero, hero), pawns(new, !hero, hero)].concat();
                all.iter().filter(|(f, _)| *f == file).count()
            };
            let opens = on_file(mover) == 0 && on_file(from) > 0;
            ensure(by == [mover] && role == Role::Rook && opens, "no open file")
        }
        Theme::Outpost => {
            let (file, rank) = place(mover, hero);
            let minor = role == Role::Knight || role == Role::Bishop;
            ensure(by.len() == 2 && by[0] == mover && minor, "another man")?;
            ensure((4..=5).contains(&rank), "not far enough")?;
            let hunted = pawns(new, !hero, hero)
                .iter()
                .any(|(f, r)| (f - file).abs() == 1 && *r > rank);
            let (f, r) = place(by[1], hero);
            let held = new.piece_at(by[1]) == Some(Role::Pawn.of(hero))
                && r == rank - 1
                && (f - file).abs() == 1;
            ensure(held && !hunted, "it can be driven away")
        }
        Theme::Simplification => {
            let reply = reply.ok_or("too short")?;
            let got = mv
                .capture()
                .filter(|role| *role != Role::Pawn)
                .ok_or("no piece")?;
            let gave = reply.capture().ok_or("nothing is taken back")?;
            let trade = taken(reply) == Some(mover) && worth(got) == worth(gave);
            ensure(by == [mover] && on == [reply.from().unwrap()], "other men")?;
            ensure(
                trade && turn.lead >= 3 && turn.gain >= 0,
                "no trade when ahead",
            )
        }
        Theme::Opposition => {
            let other = one(&on)?;
            ensure(bare(after), "other men are there")?;
            ensure(new.piece_at(other) == Some(Role::King.of(!hero)), "no king")?;
            let ((f, r), (g, s)) = (place(mover, hero), place(other, hero));
            let apart = ((f - g).abs(), (r - s).abs());
            ensure(by == [mover] && role == Role::King, "no king steps")?;
            ensure(apart == (0, 2) || apart == (2, 0), "not face to face")
        }
        Theme::SquareOfThePawn => {
            let pawn = one(&on)?;
            ensure(bare(after), "other men are there")?;
            ensure(new.piece_at(pawn) == Some(Role::Pawn.of(!hero)), "no pawn")?;
            let at = place(pawn, !hero);
            ensure(passed(new, !hero, at), "it is stopped by pawns")?;
            let steps = 7 - at.1 - i32::from(at.1 == 1);
            let catches = |king: Square| {
                let (f, r) = place(king, !hero);
                (f - at.0).abs().max(7 - r) <= steps
            };
            let king = by == [mover] && role == Role::King;
            ensure(king && catches(mover) && !catches(from), "not the square")
        }
        _ => Err("no plan".to_owned()),
    }
}

/// Nothing but kings and pawns.
fn bare(position: &Chess) -> bool {
    let board = position.board();
    (board.occupied() ^ board.kings() ^ board.pawns()).is_empty() && board.pawns().any()
}

/// The same things, in whatever order.
fn same<T: Ord + Clone>(one: &[T], other: &[T]) -> bool {
    let sorted = |things: &[T]| {
        let mut things = things.to_vec();
        things.sort();
        things
    };
    sorted(one) == sorted(other)
}
