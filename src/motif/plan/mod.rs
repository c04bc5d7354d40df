//! What a move does for the plan of a game: openings, pawns, squares, endings.
//!
//! Nothing is won by it at once, so that no line can prove its worth. Each fact is true of the board before and after the
//! first move of the line, and is told only as that, where nothing more particular can be said.

mod backward;
mod castled;
mod centre;
mod development;
mod doubled;
mod early_queen;
mod exposed_king;
mod isolated;
mod lost_castling;
mod open_file;
mod opposition;
mod outpost;
mod passed;
mod pawns;
mod same_man;
mod simplification;
mod square;
mod weak_point;

use crate::rules::{Color, Position, Role, Squares};
use crate::theme::Theme;

use super::fact::Fact;
use super::geometry::best_capture;
use super::story::Story;

/// A game is in its opening for so many moves, while so many men stand on the board.
const OPENING_MOVES: u32 = 12;
const OPENING_MEN: usize = 24;

/// All facts of this kind.
pub(super) fn find(story: &Story) -> Vec<Fact> {
    let detectors: [fn(&Story) -> Option<Fact>; 17] = [
        castled::find,
        centre::find,
        development::find,
        weak_point::find,
        same_man::find,
        early_queen::find,
        lost_castling::find,
        exposed_king::find,
        doubled::find,
        isolated::find,
        backward::find,
        passed::find,
        open_file::find,
        outpost::find,
        simplification::find,
        opposition::find,
        square::find,
    ];
    detectors
        .into_iter()
        .filter_map(|detector| detector(story))
        .filter(|fact| !needs_its_man(fact.theme) || stays(story, fact))
        .collect()
}

/// Is it only good for something while the man that does it stays there?
fn needs_its_man(theme: Theme) -> bool {
    [
        Theme::Centre,
        Theme::Development,
        Theme::WeakPoint,
        Theme::PassedPawn,
        Theme::OpenFile,
        Theme::Outpost,
    ]
    .contains(&theme)
}

/// Does the man that moved, if it is the one that the fact is about, stay on the board? Neither does the line take it next,
/// nor can it be taken with gain; of a pawn a plain exchange is enough, for then another stands there or none.
fn stays(story: &Story, fact: &Fact) -> bool {
    let Some(step) = story.step(0) else {
        return false;
    };
    let square = step.mv.to();
    if !fact.by.iter().any(|(stands, _)| *stands == square) {
        return true;
    }
    let is_taken = story
        .step(1)
        .is_some_and(|reply| reply.mv.captured_on() == Some(square));
    let least = i32::from(step.mv.role() != Role::Pawn);
    let falls = best_capture(step.after, square).is_some_and(|(gain, _)| gain >= least);
    !is_taken && !falls
}

/// Is the game in its opening?
fn is_opening(position: &Position) -> bool {
    position.move_number() <= OPENING_MOVES && position.board().occupied().count() >= OPENING_MEN
}

/// The knights and bishops of a side that stand where they began.
fn at_home(position: &Position, side: Color) -> Squares {
    let board = position.board();
    let home = Squares::from_rank(side.backrank());
    let is_home = |square: &crate::rules::Square| match board.role_at(*square) {
        Some(Role::Knight) => matches!(u32::from(square.file()), 1 | 6),
        Some(Role::Bishop) => matches!(u32::from(square.file()), 2 | 5),
        _ => false,
    };
    (board.by_color(side) & home)
        .into_iter()
        .filter(is_home)
        .collect()
}

#[cfg(test)]
mod tests {
    use crate::motif::{Story, found};
    use crate::rules::{Move, Position};
    use crate::theme::Theme;

    #[test]
    fn a_man_that_is_taken_at_once_does_nothing_for_the_plan() {
        const CENTRE: &str = "rnbqkbnr/ppp2ppp/3p4/4p3/3PP3/8/PPP2PPP/RNBQKBNR w KQkq - 0 3";
        const OPEN: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
        const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        for (fen, line, theme, is_told) in [
            // The other pawn takes back.
            (CENTRE, "dxe5", Theme::Centre, false),
            (CENTRE, "dxe5 dxe5", Theme::Centre, false),
            // Pawns are traded there, or can be.
            (OPEN, "d4 exd4", Theme::Centre, false),
            (START, "e4 e5", Theme::Centre, true),
            (START, "d4 e5", Theme::Centre, true),
            // A knight that steps before a pawn, and one that does not.
            (OPEN, "Nf3 Nc6", Theme::Development, true),
            (
                "rnbqkbnr/pppp1ppp/8/8/4p3/7P/PPPPPPP1/RNBQKBNR w KQkq - 0 3",
                "Nf3",
                Theme::Development,
                false,
            ),
        ] {
            let start = Position::from_fen(fen).unwrap();
            let mut position = start.clone();
            let mut moves: Vec<Move> = Vec::new();
            for san in line.split(' ') {
                let mv = position.read_move(san).unwrap();
                position = position.play(mv).unwrap();
                moves.push(mv);
            }
            let facts = found(&Story::new(&start, &moves).unwrap());
            let is = facts.iter().any(|fact| fact.theme == theme);
            assert_eq!(is, is_told, "{fen} {line}");
        }
    }
}
