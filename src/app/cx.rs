//! What a screen is drawn with: a shared look at the program, and what may be lost at any time.

use std::path::PathBuf;

use crate::library::GameKey;
use crate::message::Message;
use crate::review::ReviewView;
use crate::rules::{Move, Square};
use crate::session::Timestamp;
use crate::store::LearnerId;
use crate::tutor::{Msg, Tutor};
use crate::voice::Voice;

use super::art::Art;
use super::board::BoardChrome;
use super::chooser::Chooser;
use super::look::Look;

/// The frame's read-only context.
#[derive(Clone, Copy)]
pub(super) struct Cx<'a> {
    /// The program.
    pub(super) tutor: &'a Tutor,
    /// Colours, sizes and distances.
    pub(super) look: &'a Look,
    /// When this frame is drawn.
    pub(super) now: Timestamp,
}

impl<'a> Cx<'a> {
    /// Speaks to the learner.
    #[must_use]
    pub(super) fn voice(self) -> &'a Voice {
        self.tutor.voice()
    }

    /// A label or title.
    #[must_use]
    pub(super) fn word(self, id: &'static str) -> String {
        self.voice().word(id)
    }
}

/// What is kept from frame to frame and may be lost: the hand on the board, drawings, text that is being typed.
#[derive(Default)]
pub struct Chrome {
    /// The hand on the board.
    pub(super) board: BoardChrome,
    /// The drawings, as textures.
    pub(super) art: Art,
    /// The system's window for files.
    pub chooser: Chooser,
    /// Are all choices for a game shown, not only the first ones?
    pub(super) shows_all_choices: bool,
    /// The FEN that is being typed, while a position is set up.
    pub(super) fen: Option<String>,
    /// The move that is being typed, while the field is open.
    pub(super) typed: Option<String>,
    /// What is looked for among the openings.
    pub(super) search: String,
    /// What is being typed about repertoires of the learner's own.
    pub(super) own: OwnChrome,
    /// What is being typed among the saved games.
    pub(super) review: ReviewChrome,
    /// What is being typed about learners and their records.
    pub(super) learners: LearnersChrome,
    /// The path of a file that games are to be written into, while the field is open.
    pub(super) saving: Option<String>,
    /// The paths that are being typed in the settings: an engine's program, a folder of tables.
    pub(super) paths: [Option<String>; 2],
    /// The path of a file that is being typed.
    pub(super) path: String,
    /// The square whose name is pointed at in a text.
    pub(super) pointed: Option<Square>,
    /// What the layer over the board means, from the board to the card beside it.
    pub(super) legend: Option<Message>,
}

/// What is being typed about repertoires of the learner's own.
#[derive(Debug, Default)]
pub(super) struct OwnChrome {
    /// The path of a file.
    pub(super) path: String,
    /// The name of a new one.
    pub(super) name: String,
    /// The new name of the one that is shown, with its tree.
    pub(super) renamed: Option<(String, String)>,
    /// What is said of a move, with the moves that lead to it.
    pub(super) comment: Option<(Vec<Move>, String)>,
}

/// What is being typed among the saved games.
#[derive(Debug, Default)]
pub(super) struct ReviewChrome {
    /// The path of a file.
    pub(super) path: String,
    /// The path that was given to be opened; the field keeps it until it is.
    pub(super) asked: Option<PathBuf>,
    /// What was last brought into sight in the list of moves.
    pub(super) place: Option<ReviewPlace>,
}

/// A move in the list of moves of a game that is looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct ReviewPlace {
    /// The game.
    pub(super) key: Option<GameKey>,
    /// So many moves are made on the board.
    pub(super) plies: usize,
    /// What the board is used for.
    pub(super) view: ReviewView,
    /// The room for the list: in another one the move may be out of sight.
    pub(super) room: egui::Vec2,
}

/// What is being typed about learners and their records.
#[derive(Debug, Default)]
pub(super) struct LearnersChrome {
    /// The name of someone new.
    pub(super) name: String,
    /// Someone's other name, while the field is open.
    pub(super) naming: Option<(LearnerId, String)>,
    /// The file that records are written into; nothing until one was offered.
    pub(super) give_out: Option<String>,
    /// The file that records are read from.
    pub(super) take_in: String,
}

impl Chrome {
    /// Someone else sits down: whatever was being typed is not theirs. The drawings are the same for all.
    pub(super) fn clear(&mut self) {
        let art = std::mem::take(&mut self.art);
        let chooser = std::mem::take(&mut self.chooser);
        *self = Self {
            art,
            chooser,
            ..Self::default()
        };
    }
}

/// What the learner did in this frame, to be applied after drawing.
#[derive(Debug, Default)]
pub(super) struct Outbox {
    msgs: Vec<Msg>,
}

impl Outbox {
    /// Adds a message.
    pub(super) fn send(&mut self, msg: Msg) {
        self.msgs.push(msg);
    }

    /// All messages, in order.
    #[must_use]
    pub(super) fn take(&mut self) -> Vec<Msg> {
        std::mem::take(&mut self.msgs)
    }
}
