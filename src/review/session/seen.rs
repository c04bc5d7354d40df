//! What the board shows: the game, a line, or a moment that is tried again.

use crate::rules::Game;
use crate::scene::{Badge, Input, Mark, Scene, Sign, Tone};

use super::{ReviewSession, View};

impl ReviewSession {
    /// The board as it is seen now.
    pub(super) fn seen(&self) -> Scene {
        let moves = self.analysis.moves();
        let of = |game: &Game| Scene::of(game.position(), game.moves().last(), self.orientation);
        match &self.view {
            View::Game => {
                let mut scene = of(&self.analysis.game_before(self.plies));
                let signed = self.last_move().and_then(|reviewed| {
                    let sign = reviewed.verdict.as_ref()?.explanation.sign()?;
                    let square = reviewed.mv.to();
                    Some(Badge { square, sign })
                });
                scene.badge = signed;
                scene.marks = self.drawn();
                scene
            }
            View::Aside(line, plies) => {
                let (position, last) = self.side_lines.get(*line).map_or_else(
                    || (self.analysis.start().clone(), None),
                    |line| line.after(*plies),
                );
                let mut scene = Scene::of(&position, last, self.orientation);
                scene.marks = self.drawn();
                scene
            }
            View::Line(ply, showing) => showing
                .scene(self.orientation)
                .unwrap_or_else(|| of(&self.analysis.game_before(*ply))),
            View::Try(retry) => {
                let mut game = self.analysis.game_before(retry.ply);
                let before = game.position().clone();
                let verdict = retry.tried.as_ref().map(|(mv, judging)| {
                    // A legal move of this very position.
                    let _ = game.play(*mv);
                    (*mv, judging.verdict())
                });
                let mut scene = of(&game);
                match verdict {
                    None => scene.input = Input::legal(&before),
                    Some((mv, Some(_))) => {
                        let sign = if retry.is_solved {
                            Sign::Star
                        } else {
                            Sign::Again
                        };
                        let square = mv.to();
                        scene.badge = Some(Badge { square, sign });
                    }
                    Some((_, None)) => {}
                }
                let played = moves.get(retry.ply).filter(|_| retry.tried.is_none());
                // What was played is shown, so that nobody has to remember it.
                scene.marks.extend(played.map(|reviewed| Mark::Arrow {
                    from: reviewed.mv.from(),
                    to: reviewed.mv.to(),
                    tone: Tone::Warning,
                }));
                scene.marks.extend(retry.marks.iter().copied());
                scene
            }
        }
    }
}
