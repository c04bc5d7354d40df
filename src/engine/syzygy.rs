//! Endings that are known for certain, from the Syzygy tables that the learner has on disk.
//!
//! [`Endings`] reads a folder, [`WithEndings`] is an engine that knows what stands in it: where the position asked about
//! is in the tables, only moves that keep its result are best, and a move that gives a won or drawn game away is told
//! from one that only looks worse. Inside the tables the fifty-move rule counts: a win that it forbids is a draw.
//!
//! Files may be missing, cut short or damaged at any time. Then there is an answer without them, and
//! [`Engine::take_fault`] says what was wrong, once.

use std::fmt;
use std::path::Path;

use shakmaty_syzygy::{AmbiguousWdl, SyzygyError, Tablebase};

use crate::rules::{Chess, Move, Outcome, Position};

use super::{
    Answer, Choice, Comparison, Engine, EngineError, EngineNews, Line, Progress, Question, Score,
    Stop,
};

/// What a won ending without a known mate counts, in centipawns: beyond where the chance to win is as good as certain.
const WON_CP: i32 = 2_000;

/// What perfect play makes of a position, for one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fate {
    /// The other side wins.
    Lost,
    /// Nobody wins, be it by the fifty-move rule.
    Drawn,
    /// The side wins.
    Won,
}

impl Fate {
    /// The same result, as the other side has it.
    #[must_use]
    pub fn for_other(self) -> Self {
        match self {
            Self::Lost => Self::Won,
            Self::Drawn => Self::Drawn,
            Self::Won => Self::Lost,
        }
    }

    /// A score of the search, as far as it can be true. A mate in the right direction is.
    #[must_use]
    pub fn correct(self, score: Score) -> Score {
        match self {
            Self::Lost => score.min(Score::Cp(-WON_CP)),
            Self::Drawn => Score::EVEN,
            Self::Won => score.max(Score::Cp(WON_CP)),
        }
    }
}

/// The tables of a folder.
pub struct Endings {
    tables: Tablebase<Chess>,
    folder: String,
}

impl fmt::Debug for Endings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Endings")
            .field("folder", &self.folder)
            .field("most_men", &self.most_men())
            .finish_non_exhaustive()
    }
}

impl Endings {
    /// Looks through a folder for tables; they are read when they are needed. Files that cannot be tables are named
    /// beside those that can be used.
    ///
    /// # Errors
    /// When the folder cannot be read, or holds no table that can be used.
    pub fn open(folder: &Path) -> Result<(Self, Vec<EngineError>), EngineError> {
        let name = folder.display().to_string();
        let fault = |why: String| EngineError::Endings {
            folder: name.clone(),
            why,
        };
        let mut tables = Tablebase::new();
        let mut faults = Vec::new();
        let mut files: Vec<_> = std::fs::read_dir(folder)
            .map_err(|error| fault(error.to_string()))?
            .filter_map(Result::ok)
            .map(|entry| entry.path())
            .collect();
        files.sort();
        let mut count = 0;
        for file in files {
            match tables.add_file(&file) {
                Ok(()) => count += 1,
                // Something else lies there too.
                Err(error) if error.kind() == std::io::ErrorKind::InvalidInput => (),
                Err(error) => faults.push(fault(format!("{error}: {}", file.display()))),
            }
        }
        if count == 0 {
            return Err(faults
                .into_iter()
                .next()
                .unwrap_or_else(|| fault("no tables (.rtbw, .rtbz)".to_owned())));
        }
        let folder = name.clone();
        Ok((Self { tables, folder }, faults))
    }

    /// How many men, kings included, the largest table knows.
    #[must_use]
    pub fn most_men(&self) -> usize {
        self.tables.max_pieces()
    }

    /// What every legal move of a position leads to. Nothing when a table is missing that it takes, or castling is still
    /// possible.
    ///
    /// # Errors
    /// When a file that it takes is damaged.
    pub fn moves(&self, position: &Position) -> Result<Option<KnownMoves>, EngineError> {
        let men = position.board().occupied().count();
        if men > self.most_men() {
            return Ok(None);
        }
        let mut moves = Vec::new();
        for mv in position.legal_moves() {
            let Ok(child) = position.play(mv) else {
                continue;
            };
            match self.known_move(mv, &child) {
                Ok(known) => moves.push(known),
                Err(error) => return self.absent_or_damaged(error),
            }
        }
        let distance = self.distance(position);
        Ok((!moves.is_empty()).then_some(KnownMoves { moves, distance }))
    }

    fn known_move(&self, mv: Move, child: &Position) -> Result<KnownMove, SyzygyError> {
        let is_new_count = child.halfmove_clock() == 0;
        let (fate, distance) = match child.outcome() {
            Some(Outcome::Win { .. }) => (Fate::Won, Some(0)),
            Some(Outcome::Draw { .. }) => (Fate::Drawn, None),
            None => (self.fate(child)?.for_other(), self.distance(child)),
        };
        Ok(KnownMove {
            mv,
            fate,
            distance: if is_new_count { Some(0) } else { distance },
        })
    }

    /// The result for the side to move.
    fn fate(&self, position: &Position) -> Result<Fate, SyzygyError> {
        let found = match self.tables.probe_wdl(position.chess()) {
            // Without the distances the result counts as if the fifty moves began here.
            Err(SyzygyError::MissingTable { .. }) => {
                AmbiguousWdl::from(self.tables.probe_wdl_after_zeroing(position.chess())?)
            }
            found => found?,
        };
        Ok(match found {
            AmbiguousWdl::Loss | AmbiguousWdl::MaybeLoss => Fate::Lost,
            AmbiguousWdl::BlessedLoss | AmbiguousWdl::Draw | AmbiguousWdl::CursedWin => Fate::Drawn,
            AmbiguousWdl::MaybeWin | AmbiguousWdl::Win => Fate::Won,
        })
    }

    /// Plies to the next capture or pawn move on the way to the result.
    fn distance(&self, position: &Position) -> Option<u32> {
        let found = self.tables.probe_dtz(position.chess()).ok()?;
        Some(found.ignore_rounding().0.unsigned_abs())
    }

    fn absent_or_damaged(&self, error: SyzygyError) -> Result<Option<KnownMoves>, EngineError> {
        match error {
            SyzygyError::ProbeFailed {
                metric, material, ..
            } => Err(EngineError::Endings {
                folder: self.folder.clone(),
                why: format!("the {metric} table {material} is damaged"),
            }),
            SyzygyError::MissingTable { .. }
            | SyzygyError::Castling
            | SyzygyError::TooManyPieces => Ok(None),
        }
    }
}

/// What the moves of a position lead to.
#[derive(Clone, Debug)]
pub struct KnownMoves {
    moves: Vec<KnownMove>,
    /// Of the position itself; see [`Endings::distance`].
    distance: Option<u32>,
}

#[derive(Clone, Copy, Debug)]
struct KnownMove {
    mv: Move,
    /// For the side that moves.
    fate: Fate,
    distance: Option<u32>,
}

impl KnownMoves {
    /// What a legal move leads to, for the side that makes it.
    #[must_use]
    pub fn fate(&self, mv: Move) -> Option<Fate> {
        let known = self.moves.iter().find(|known| known.mv == mv);
        known.map(|known| known.fate)
    }

    /// The result of the position for the side to move.
    #[must_use]
    pub fn best_fate(&self) -> Fate {
        let fates = self.moves.iter().map(|known| known.fate);
        fates.max().unwrap_or(Fate::Drawn)
    }

    /// The moves that keep the result, of those that may be chosen (all when there are none); of winning moves only such
    /// as come nearer to the win, so that a game is not won for ever.
    #[must_use]
    pub fn keepers(&self, among: &[Move]) -> Vec<Move> {
        let allowed = |known: &&KnownMove| among.is_empty() || among.contains(&known.mv);
        let best = self.moves.iter().filter(allowed).map(|known| known.fate);
        let Some(best) = best.max() else {
            return Vec::new();
        };
        let keepers: Vec<&KnownMove> = self
            .moves
            .iter()
            .filter(allowed)
            .filter(|known| known.fate == best)
            .collect();
        let nearest = keepers.iter().filter_map(|known| known.distance).min();
        let is_nearer = |known: &&&KnownMove| match (best, known.distance, self.distance, nearest) {
            (Fate::Won, Some(distance), Some(before), Some(nearest)) => {
                distance < before || distance == nearest
            }
            _ => true,
        };
        keepers
            .iter()
            .filter(is_nearer)
            .map(|known| known.mv)
            .collect()
    }

    /// A line with a score that can be true.
    fn correct(&self, line: Line) -> Line {
        let fate = line.first().and_then(|mv| self.fate(mv));
        Line {
            score: fate.map_or(line.score, |fate| fate.correct(line.score)),
            ..line
        }
    }
}

/// An engine that knows what the tables say of the positions it is asked about, once a folder was named.
#[derive(Debug)]
pub struct WithEndings<E> {
    engine: E,
    endings: Option<Endings>,
    /// What was wrong, until it is told.
    untold: Vec<EngineError>,
    told: Vec<EngineError>,
}

impl<E: Engine> WithEndings<E> {
    /// An engine without tables so far.
    #[must_use]
    pub fn new(engine: E) -> Self {
        Self {
            engine,
            endings: None,
            untold: Vec::new(),
            told: Vec::new(),
        }
    }

    /// Uses the tables of a folder from now on. What is wrong with single files, or with the folder, is told by
    /// [`Engine::take_fault`]; gives whether there are tables now.
    pub fn look_in(&mut self, folder: &Path) -> bool {
        self.endings = None;
        match Endings::open(folder) {
            Ok((endings, faults)) => {
                self.endings = Some(endings);
                self.untold.extend(faults);
            }
            Err(fault) => self.untold.push(fault),
        }
        self.endings.is_some()
    }

    /// The engine behind the tables.
    pub fn engine(&mut self) -> &mut E {
        &mut self.engine
    }

    fn known(&mut self, position: &Position) -> Option<KnownMoves> {
        match self.endings.as_ref()?.moves(position) {
            Ok(known) => known,
            Err(fault) => {
                if !self.told.contains(&fault) && !self.untold.contains(&fault) {
                    self.untold.push(fault);
                }
                None
            }
        }
    }

    /// The best of some moves.
    fn lines(
        &mut self,
        question: &Question,
        (multi_pv, among): (usize, Vec<Move>),
        stop: &Stop,
        progress: &mut dyn FnMut(&Progress),
    ) -> Result<Vec<Line>, EngineError> {
        let question = Question::Best {
            game: question.game().clone(),
            limit: question.limit(),
            multi_pv,
            among,
        };
        match self.engine.answer(&question, stop, progress)? {
            Answer::Best(lines) => Ok(lines),
            Answer::Compare(_) => Err(EngineError::IllegalQuestion),
        }
    }

    fn best(
        &mut self,
        known: &KnownMoves,
        question: &Question,
        (multi_pv, among): (usize, &[Move]),
        stop: &Stop,
        progress: &mut dyn FnMut(&Progress),
    ) -> Result<Vec<Line>, EngineError> {
        let mut left: Vec<Move> = known.moves.iter().map(|known| known.mv).collect();
        left.retain(|mv| among.is_empty() || among.contains(mv));
        let mut lines = Vec::new();
        // Moves of one result after the other, until there are lines enough.
        while lines.len() < multi_pv && !left.is_empty() {
            let keepers = known.keepers(&left);
            let wanted = (multi_pv - lines.len()).min(keepers.len());
            left.retain(|mv| !keepers.contains(mv));
            lines.extend(self.lines(question, (wanted, keepers), stop, progress)?);
        }
        let mut lines: Vec<Line> = lines.into_iter().map(|line| known.correct(line)).collect();
        lines.sort_by_key(|line| std::cmp::Reverse(line.score));
        if lines.is_empty() {
            return Err(EngineError::IllegalQuestion);
        }
        Ok(lines)
    }

    fn compare(
        &mut self,
        known: &KnownMoves,
        question: &Question,
        stop: &Stop,
        progress: &mut dyn FnMut(&Progress),
    ) -> Result<Comparison, EngineError> {
        let Answer::Compare(found) = self.engine.answer(question, stop, progress)? else {
            return Err(EngineError::IllegalQuestion);
        };
        let played = known.correct(found.played.clone());
        let keepers = known.keepers(&[]);
        let is_keeper = |line: &Line| line.first().is_some_and(|mv| keepers.contains(&mv));
        let best = if is_keeper(&found.best) {
            known.correct(found.best)
        } else {
            let lines = self.best(known, question, (1, &keepers), stop, progress)?;
            lines.into_iter().next().unwrap_or_else(|| played.clone())
        };
        let second = found.second.map(|line| known.correct(line));
        Ok(
            if best.first() == played.first() || played.score > best.score {
                Comparison {
                    best: played.clone(),
                    second: second
                        .or(Some(best))
                        .filter(|line| line.first() != played.first()),
                    played,
                    nodes: found.nodes,
                }
            } else {
                Comparison {
                    best,
                    played,
                    second: None,
                    nodes: found.nodes,
                }
            },
        )
    }
}

impl<E: Engine> Engine for WithEndings<E> {
    fn answer(
        &mut self,
        question: &Question,
        stop: &Stop,
        progress: &mut dyn FnMut(&Progress),
    ) -> Result<Answer, EngineError> {
        let Some(known) = self.known(question.game().position()) else {
            return self.engine.answer(question, stop, progress);
        };
        match question {
            Question::Best {
                multi_pv, among, ..
            } => {
                let wanted = ((*multi_pv).max(1), &among[..]);
                self.best(&known, question, wanted, stop, progress)
                    .map(Answer::Best)
            }
            Question::Compare { .. } => self
                .compare(&known, question, stop, progress)
                .map(Answer::Compare),
            // A player who overlooks things has no tables.
            Question::Human { .. } => self.engine.answer(question, stop, progress),
        }
    }

    fn choose(&mut self, choice: &Choice) -> Vec<EngineNews> {
        let mut news = self.engine.choose(choice);
        self.endings = None;
        self.told.clear();
        self.untold.clear();
        if let Some(folder) = &choice.endings {
            self.look_in(folder);
        }
        let most_men = self.endings.as_ref().map(Endings::most_men);
        news.extend(most_men.map(|most_men| EngineNews::Endings { most_men }));
        news
    }

    fn take_fault(&mut self) -> Option<EngineError> {
        if let Some(fault) = self.engine.take_fault() {
            return Some(fault);
        }
        let fault = self.untold.pop()?;
        self.told.push(fault.clone());
        Some(fault)
    }
}
