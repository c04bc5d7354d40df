//! A repertoire on the workbench: its moves are played, chosen, taken out and commented on the board.

use crate::message::Message;
use crate::opening::{Book, Mark, Note, Repertoire};
use crate::rules::{Game, Move, Role, Square};
use crate::scene::{Input, Mark as Drawn, Scene, Tone};
use crate::session::Event;

/// So many changes can be taken back.
const MOST_UNDONE: usize = 100;

/// A repertoire that is being changed.
#[derive(Clone, Debug)]
pub struct Workbench {
    repertoire: Repertoire,
    path: Vec<Move>,
    before: Vec<(Repertoire, Vec<Move>)>,
    after: Vec<(Repertoire, Vec<Move>)>,
    said: Vec<Message>,
    marks: Vec<Drawn>,
    is_flipped: bool,
}

/// What is done on a workbench.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WorkbenchMsg {
    /// Something on the board: a move that is there is gone to, a new one is added.
    Board(Event),
    /// So many moves from the start are shown.
    GoTo(usize),
    /// A move of those that follow is gone to, by its place.
    Follow(usize),
    /// A move of those that follow is the first choice now, by its place.
    Prefer(usize),
    /// A move of those that follow is taken out with all that comes after it, by its place.
    Remove(usize),
    /// Something is said of the move at the end of a path.
    Comment(Vec<Move>, String),
    /// The last move is a mistake, or none.
    Mark(Mark),
    /// The last change is taken back.
    Undo,
    /// What was taken back is done again.
    Redo,
    /// The board is turned round.
    Flip,
}

/// A move that follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextMove {
    /// The move as it is written, with its number.
    pub text: String,
    /// What it is called, where its position has a name of its own.
    pub name: Option<Message>,
    /// How good it is.
    pub mark: Mark,
    /// Is it the first choice?
    pub is_first: bool,
}

impl Workbench {
    /// Lays a repertoire on the bench.
    #[must_use]
    pub fn new(repertoire: Repertoire) -> Self {
        Self {
            repertoire,
            path: Vec::new(),
            before: Vec::new(),
            after: Vec::new(),
            said: Vec::new(),
            marks: Vec::new(),
            is_flipped: false,
        }
    }

    /// The repertoire as it is now.
    #[must_use]
    pub fn repertoire(&self) -> &Repertoire {
        &self.repertoire
    }

    /// The moves on the board.
    #[must_use]
    pub fn game(&self) -> Game {
        let mut game = Game::default();
        for mv in &self.path {
            if game.play(*mv).is_err() {
                break;
            }
        }
        game
    }

    /// The moves on the board, as they are written.
    #[must_use]
    pub fn moves(&self) -> Vec<String> {
        let mut game = Game::default();
        let mut texts = Vec::new();
        for mv in &self.path {
            texts.push(numbered(&game, *mv, texts.is_empty()));
            if game.play(*mv).is_err() {
                break;
            }
        }
        texts
    }

    /// What follows, the first choice first.
    #[must_use]
    pub fn next(&self) -> Vec<NextMove> {
        let game = self.game();
        let moves = self.repertoire.next(&self.path).into_iter();
        moves
            .enumerate()
            .map(|(index, mv)| {
                let after = game.position().play(mv).ok();
                let opening = after.and_then(|after| Book::embedded().at(&after));
                let name = opening
                    .map(|opening| Message::own("opening-comment").with("text", opening.arg()));
                NextMove {
                    text: numbered(&game, mv, true),
                    name,
                    mark: self.repertoire.mark_of(&self.with(mv)),
                    is_first: index == 0,
                }
            })
            .collect()
    }

    /// The moves on the board.
    #[must_use]
    pub fn path(&self) -> &[Move] {
        &self.path
    }

    /// What is said of the last move.
    #[must_use]
    pub fn comment(&self) -> String {
        self.comment_at(&self.path)
    }

    fn comment_at(&self, path: &[Move]) -> String {
        match self.repertoire.note_of(path) {
            Some(Note::Comment(text)) => text,
            Some(Note::Words { .. }) | None => String::new(),
        }
    }

    /// How good the last move is.
    #[must_use]
    pub fn mark(&self) -> Mark {
        self.repertoire.mark_of(&self.path)
    }

    /// Is there a last move?
    #[must_use]
    pub fn has_moves(&self) -> bool {
        !self.path.is_empty()
    }

    /// Why a move was not allowed.
    #[must_use]
    pub fn said(&self) -> &[Message] {
        &self.said
    }

    /// Is there something to take back, and something to do again?
    #[must_use]
    pub fn may_undo(&self) -> (bool, bool) {
        (!self.before.is_empty(), !self.after.is_empty())
    }

    /// Is it another than the one that was laid on the bench?
    #[must_use]
    pub fn is_changed(&self) -> bool {
        !self.before.is_empty() || !self.after.is_empty()
    }

    /// The board, with an arrow for each move that follows.
    #[must_use]
    pub fn scene(&self) -> Scene {
        let game = self.game();
        let position = game.position();
        let next = self.repertoire.next(&self.path).into_iter().enumerate();
        let arrow = |(index, mv): (usize, Move)| Drawn::Arrow {
            from: mv.from(),
            to: mv.to(),
            tone: if index == 0 { Tone::Good } else { Tone::Idea },
        };
        let mut marks: Vec<Drawn> = next.map(arrow).collect();
        marks.extend(self.marks.iter().copied());
        let side = match self.repertoire.sides().as_slice() {
            [side] => *side,
            [..] => crate::rules::Color::White,
        };
        Scene {
            input: Input::legal(position),
            marks,
            ..Scene::after(&game, if self.is_flipped { !side } else { side })
        }
    }

    /// Does what is wanted. Gives whether the repertoire has changed.
    pub fn update(&mut self, msg: WorkbenchMsg) -> bool {
        self.said.clear();
        self.marks.clear();
        match msg {
            WorkbenchMsg::Board(event) => return self.on_board(event),
            WorkbenchMsg::GoTo(count) => self.path.truncate(count),
            WorkbenchMsg::Follow(index) => {
                let mv = self.repertoire.next(&self.path).get(index).copied();
                self.path.extend(mv);
            }
            WorkbenchMsg::Prefer(index) => return self.on_next(index, Repertoire::prefer),
            WorkbenchMsg::Remove(index) => return self.on_next(index, Repertoire::remove),
            WorkbenchMsg::Comment(path, text) => {
                let before = self.comment_at(&path);
                if !self.repertoire.has(&path) || text.trim() == before {
                    return false;
                }
                return self.change(|repertoire| repertoire.comment(&path, &text));
            }
            WorkbenchMsg::Mark(mark) => {
                if self.path.is_empty() {
                    return false;
                }
                let path = self.path.clone();
                return self.change(|repertoire| repertoire.mark(&path, mark));
            }
            WorkbenchMsg::Undo => {
                let Some(before) = self.before.pop() else {
                    return false;
                };
                let now = self.replace(before);
                self.after.push(now);
                return true;
            }
            WorkbenchMsg::Redo => {
                let Some(after) = self.after.pop() else {
                    return false;
                };
                let now = self.replace(after);
                self.before.push(now);
                return true;
            }
            WorkbenchMsg::Flip => self.is_flipped = !self.is_flipped,
        }
        false
    }

    fn on_board(&mut self, event: Event) -> bool {
        match event {
            Event::Moved {
                from,
                to,
                promotion,
            } => self.moved(from, to, promotion),
            Event::Typed(text) => match self.game().read_attempt(&text) {
                Ok(read) => {
                    let promotion = read.verdict.as_ref().ok().and_then(|mv| mv.promotion());
                    self.moved(read.from, read.to, promotion)
                }
                Err(error) => {
                    let game = self.game();
                    self.said = vec![Message::unread(&error, game.position().board())];
                    false
                }
            },
            Event::TookBack | Event::WentBack => {
                self.path.pop();
                false
            }
            Event::Continued => {
                let first = self.repertoire.next(&self.path).first().copied();
                self.path.extend(first);
                false
            }
            Event::Clicked(_)
            | Event::Placed { .. }
            | Event::Removed(_)
            | Event::Chose(_)
            | Event::HintAsked
            | Event::Replayed
            | Event::Skipped
            | Event::JumpedTo(_)
            | Event::TimeReached
            | Event::Answered(_) => false,
        }
    }

    fn moved(&mut self, from: Square, to: Square, promotion: Option<Role>) -> bool {
        let game = self.game();
        match game.find(from, to, promotion) {
            Ok(mv) => {
                let path = self.with(mv);
                let is_new = !self.repertoire.has(&path);
                if is_new {
                    self.change(|repertoire| repertoire.add(&path));
                }
                self.path = path;
                is_new
            }
            Err(refusal) => {
                let reason = refusal.first();
                self.said = vec![Message::refusal(reason, game.position().board())];
                self.marks = Drawn::of_refusal(reason);
                false
            }
        }
    }

    fn on_next(&mut self, index: usize, how: fn(&mut Repertoire, &[Move])) -> bool {
        let Some(mv) = self.repertoire.next(&self.path).get(index).copied() else {
            return false;
        };
        let path = self.with(mv);
        self.change(|repertoire| how(repertoire, &path))
    }

    fn with(&self, mv: Move) -> Vec<Move> {
        let mut path = self.path.clone();
        path.push(mv);
        path
    }

    fn change(&mut self, how: impl FnOnce(&mut Repertoire)) -> bool {
        self.before
            .push((self.repertoire.clone(), self.path.clone()));
        if self.before.len() > MOST_UNDONE {
            self.before.remove(0);
        }
        self.after.clear();
        how(&mut self.repertoire);
        true
    }

    fn replace(&mut self, by: (Repertoire, Vec<Move>)) -> (Repertoire, Vec<Move>) {
        let now = (self.repertoire.clone(), std::mem::take(&mut self.path));
        (self.repertoire, self.path) = by;
        now
    }
}

/// A move with its number, as it stands in a line.
fn numbered(game: &Game, mv: Move, is_first: bool) -> String {
    let san = game.position().san(mv);
    let number = game.len_plies() / 2 + 1;
    match (game.len_plies() % 2, is_first) {
        (0, _) => format!("{number}.{san}"),
        (_, true) => format!("{number}...{san}"),
        (_, false) => san,
    }
}
