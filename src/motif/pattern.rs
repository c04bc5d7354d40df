//! The mates that have names, by how the men stand.

use crate::rules::{Color, Piece, Position, Rank, Role, Square, Squares, attackers};
use crate::theme::Theme;

use super::fact::{Fact, Man, Proof};
use super::geometry::man_on;
use super::story::Story;

/// The names that the mate at the end of the line deserves. `by` are the men that make the pattern, the checker first,
/// `on` the mated king. All are shown: they are read off the final position.
pub(super) fn find(story: &Story) -> Vec<Fact> {
    let Some(scene) = Scene::new(story) else {
        return Vec::new();
    };
    let last = story.moves().len().saturating_sub(1);
    let patterns: [(Theme, Option<Vec<Man>>); 9] = [
        (Theme::BackRankMate, scene.back_rank()),
        (Theme::SmotheredMate, scene.smothered()),
        (Theme::ArabianMate, scene.arabian()),
        (Theme::AnastasiaMate, scene.anastasia()),
        (Theme::BodenMate, scene.two_bishops(true)),
        (Theme::DoubleBishopMate, scene.two_bishops(false)),
        (Theme::DovetailMate, scene.dovetail()),
        (Theme::EpauletteMate, scene.epaulette()),
        (Theme::HookMate, scene.hook()),
    ];
    patterns
        .into_iter()
        .filter_map(|(theme, by)| {
            Some(story.fact(theme, Proof::Shown, (last, last), by?, vec![scene.king]))
        })
        .collect()
}

/// A mate, with what the patterns ask about.
struct Scene<'s> {
    position: &'s Position,
    hero: Color,
    king: Man,
    checkers: Squares,
}

impl<'s> Scene<'s> {
    fn new(story: &'s Story) -> Option<Self> {
        let position = story.end().filter(|_| story.mates())?;
        let board = position.board();
        Some(Self {
            position,
            hero: story.hero(),
            king: man_on(board, board.king_of(!story.hero())?)?,
            checkers: position.checkers(),
        })
    }

    /// The squares next to the king.
    fn around(&self) -> Squares {
        self.position.board().attacks_from(self.king.0)
    }

    fn piece(&self, square: Option<Square>) -> Option<Piece> {
        self.position.piece_at(square?)
    }

    /// The square so many files and ranks away.
    fn step(&self, from: Square, files: i32, ranks: i32) -> Option<Square> {
        let file = u32::try_from(i32::from(u8::from(from.file())) + files).ok()?;
        let rank = u32::try_from(i32::from(u8::from(from.rank())) + ranks).ok()?;
        (file < 8 && rank < 8).then(|| Square::new(rank * 8 + file))
    }

    fn checker(&self, roles: &[Role]) -> Option<Man> {
        let square = self.checkers.single_square()?;
        man_on(self.position.board(), square).filter(|(_, piece)| roles.contains(&piece.role))
    }

    fn is_guarded(&self, square: Square) -> bool {
        attackers(self.position.board(), square, self.hero).any()
    }

    /// Shut in on his first rank by his own men, checked along it.
    fn back_rank(&self) -> Option<Vec<Man>> {
        let home = if self.hero == Color::White {
            Rank::Eighth
        } else {
            Rank::First
        };
        let ahead = if self.hero == Color::White { -1 } else { 1 };
        let (king, _) = self.king;
        let walled = [-1, 0, 1]
            .into_iter()
            .filter_map(|files| self.step(king, files, ahead))
            .all(|square| {
                self.piece(Some(square))
                    .is_some_and(|piece| piece.color != self.hero)
                    && !self.is_guarded(square)
            });
        let board = self.position.board();
        let by: Vec<Man> = self
            .checkers
            .into_iter()
            .filter(|square| square.rank() == home)
            .filter_map(|square| man_on(board, square))
            .filter(|(_, piece)| matches!(piece.role, Role::Rook | Role::Queen))
            .collect();
        (king.rank() == home && walled && !by.is_empty()).then_some(by)
    }

    /// A knight alone checks, and every square next to the king holds one of his own men.
    fn smothered(&self) -> Option<Vec<Man>> {
        let knight = self.checker(&[Role::Knight])?;
        let own = self.position.board().by_color(!self.hero);
        (self.around() & !own).is_empty().then(|| vec![knight])
    }

    /// A rook next to the king in the corner, guarded by a knight that stands two steps diagonally from him.
    fn arabian(&self) -> Option<Vec<Man>> {
        let rook = self.checker(&[Role::Rook])?;
        let corner = [Square::A1, Square::A8, Square::H1, Square::H8].contains(&self.king.0);
        let knight = self.knight_guarding(rook.0, |knight| {
            file_gap(knight, self.king.0) == 2 && rank_gap(knight, self.king.0) == 2
        })?;
        (corner && self.around().contains(rook.0)).then(|| vec![rook, knight])
    }

    /// A king on the edge file, his own man beside him, a rook or queen on the file, a knight that guards the rest.
    fn anastasia(&self) -> Option<Vec<Man>> {
        let heavy = self.checker(&[Role::Rook, Role::Queen])?;
        let (king, _) = self.king;
        let edge = u8::from(king.file());
        let inward = match edge {
            0 => 1,
            7 => -1,
            _ => return None,
        };
        let is_corner = matches!(king.rank(), Rank::First | Rank::Eighth);
        let blocked = self
            .piece(self.step(king, inward, 0))
            .is_some_and(|piece| piece.color != self.hero);
        let knight = self.step(king, 3 * inward, 0)?;
        let has_knight = self.piece(Some(knight)) == Some(self.hero.knight());
        let by = man_on(self.position.board(), knight)?;
        (!is_corner && blocked && has_knight && heavy.0.file() == king.file())
            .then(|| vec![heavy, by])
    }

    /// Two bishops of the hero do it alone: on crossing diagonals, or on diagonals side by side.
    fn two_bishops(&self, crossing: bool) -> Option<Vec<Man>> {
        let board = self.position.board();
        let first = self.checker(&[Role::Bishop])?;
        let bishops = board.by_piece(self.hero.bishop());
        if bishops.count() < 2 {
            return None;
        }
        let (king, _) = self.king;
        // Every square next to him and his own is either his own men's or in the reach of bishops only.
        let by_bishops = self
            .around()
            .into_iter()
            .chain(std::iter::once(king))
            .all(|square| {
                let guards = board.attacks_to(square, self.hero, board.occupied());
                let own = board.by_color(!self.hero).contains(square) && square != king;
                (own && guards.is_empty()) || (guards.any() && (guards & !bishops).is_empty())
            });
        let second = bishops
            .into_iter()
            .filter(|square| *square != first.0)
            .find(|square| (board.attacks_from(*square) & self.around()).any())?;
        let sides = side(first.0, king) != side(second, king);
        (by_bishops && sides == crossing)
            .then(|| vec![Some(first), man_on(board, second)])
            .map(|men| men.into_iter().flatten().collect())
    }

    /// The queen beside the king diagonally, his own men on the squares that she does not reach.
    fn dovetail(&self) -> Option<Vec<Man>> {
        let queen = self.checker(&[Role::Queen])?;
        let (king, _) = self.king;
        let inside = |n: u8| (1..=6).contains(&n);
        let is_inside = inside(u8::from(king.file())) && inside(u8::from(king.rank()));
        let diagonal = file_gap(queen.0, king) == 1 && rank_gap(queen.0, king) == 1;
        let board = self.position.board();
        let others = self
            .around()
            .into_iter()
            .filter(|square| *square != queen.0);
        let walled = others.into_iter().all(|square| {
            let guards = attackers(board, square, self.hero);
            guards.is_empty()
                || (board.piece_at(square).is_none() && guards.single_square() == Some(queen.0))
        });
        (is_inside && diagonal && walled).then(|| vec![queen])
    }

    /// A queen or rook checks along a line; on both sides of the king, across that line, stand his own men.
    fn epaulette(&self) -> Option<Vec<Man>> {
        let heavy = self.checker(&[Role::Queen, Role::Rook])?;
        let (king, _) = self.king;
        let own = |files: i32, ranks: i32| {
            self.piece(self.step(king, files, ranks))
                .is_some_and(|piece| piece.color != self.hero)
        };
        let along_file = heavy.0.file() == king.file() && own(-1, 0) && own(1, 0);
        let along_rank = heavy.0.rank() == king.rank() && own(0, -1) && own(0, 1);
        (along_file || along_rank).then(|| vec![heavy])
    }

    /// A rook beside the king, guarded by a knight next to him, which a pawn guards.
    fn hook(&self) -> Option<Vec<Man>> {
        let rook = self.checker(&[Role::Rook])?;
        let (king, _) = self.king;
        let board = self.position.board();
        let knight = self.knight_guarding(rook.0, |knight| {
            file_gap(knight, king) <= 1 && rank_gap(knight, king) <= 1
        })?;
        let pawn = (attackers(board, knight.0, self.hero) & board.pawns())
            .into_iter()
            .next()?;
        let blocked = (self.around() & board.by_color(!self.hero)).any();
        (self.around().contains(rook.0) && blocked)
            .then(|| vec![Some(rook), Some(knight), man_on(board, pawn)])
            .map(|men| men.into_iter().flatten().collect())
    }

    fn knight_guarding(&self, square: Square, at: impl Fn(Square) -> bool) -> Option<Man> {
        let board = self.position.board();
        (attackers(board, square, self.hero) & board.knights())
            .into_iter()
            .find(|knight| at(*knight))
            .and_then(|knight| man_on(board, knight))
    }
}

fn file_gap(a: Square, b: Square) -> u8 {
    u8::from(a.file()).abs_diff(u8::from(b.file()))
}

fn rank_gap(a: Square, b: Square) -> u8 {
    u8::from(a.rank()).abs_diff(u8::from(b.rank()))
}

/// Is the square on a lower file than the king?
fn side(square: Square, king: Square) -> bool {
    u8::from(square.file()) < u8::from(king.file())
}
