//! The program as eframe runs it: the clock, the lessons' thread, the window.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use eframe::egui::{self, ViewportBuilder};
use eframe::{NativeOptions, Renderer};

use crate::engine::{Absent, Analyst, Backed, Builtin, Team, WithEndings, Worker};
use crate::language::Language;
use crate::library;
use crate::puzzle::Keeper;
use crate::store::{self, DataFolder, Learners, Settings, Wake};
use crate::tutor::{FolderCupboard, Shelf, Shelved, Start, Tutor};

use super::chooser::Chooser;
use super::window::Window;
use super::{clock, fonts};

/// What the window is opened with.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The data folder, when the learner named one.
    pub data: Option<PathBuf>,
    /// Packs that an author works on.
    pub lessons: Vec<PathBuf>,
    /// The language, when one was named.
    pub language: Option<Language>,
    /// The system's language.
    pub system_language: Language,
}

/// The table of the engine inside: enough for the coach's searches.
const TABLE_MEBIBYTES: usize = 16;

struct Shell {
    window: Window,
    shelf: Option<Shelf>,
}

/// Opens the window and returns when it is closed.
///
/// # Errors
/// When there is no display or no OpenGL; the text says which.
pub fn run(options: Options) -> Result<(), String> {
    let icon = eframe::icon_data::from_png_bytes(include_bytes!("../../assets/icon-256.png"));
    let mut viewport = ViewportBuilder::default()
        // With title bar and panel it still fits a screen of 1280 x 800.
        .with_inner_size([1200.0, 700.0])
        .with_min_inner_size([480.0, 400.0])
        .with_app_id("chess-tutor")
        .with_title("棋师 · Chess Tutor");
    if let Ok(icon) = icon {
        viewport = viewport.with_icon(icon);
    }
    let native = NativeOptions {
        viewport,
        renderer: Renderer::Glow,
        // The board is flat: neither depth nor multisampling is needed, and some drivers lack them.
        depth_buffer: 0,
        multisampling: 0,
        persist_window: false,
        ..NativeOptions::default()
    };
    let create = move |cc: &eframe::CreationContext<'_>| {
        fonts::install(&cc.egui_ctx);
        Ok(Box::new(Shell::new(options, &cc.egui_ctx)) as Box<dyn eframe::App>)
    };
    eframe::run_native("chess-tutor", native, Box::new(create)).map_err(|error| error.to_string())
}

/// An engine on a thread of its own.
fn worker(wake: &Wake) -> io::Result<Worker> {
    let inside = Builtin::new(TABLE_MEBIBYTES);
    let engine = WithEndings::new(Backed::new(inside));
    Worker::start(Box::new(engine), wake.clone())
}

/// Calls in a second one beside the first where there are processors for both.
fn team(first: Box<dyn Analyst>, wake: &Wake) -> Box<dyn Analyst> {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    if cores < 2 {
        return first;
    }
    let wake = wake.clone();
    let call_in = move || -> io::Result<Box<dyn Analyst>> { Ok(Box::new(worker(&wake)?)) };
    Box::new(Team::new(first, Box::new(call_in)))
}

impl Shell {
    fn new(options: Options, ctx: &egui::Context) -> Self {
        let wake: Wake = {
            let ctx = ctx.clone();
            Arc::new(move || ctx.request_repaint())
        };
        let now = clock::now();
        let folder = DataFolder::choose(options.data.as_deref());
        // Whoever learnt last sits there first.
        let own = folder
            .as_ref()
            .map(|folder| folder.of_learner(Learners::read(folder).here()));
        let (settings, notice) = match &own {
            Some(own) => Settings::read(own, now),
            None => (Settings::default(), None),
        };
        let packs = folder.as_ref().map(|folder| folder.path().join("packs"));
        let data = folder.as_ref().map(|folder| folder.path().to_owned());
        let cupboard = data.map(|data| FolderCupboard::start(data, wake.clone()));
        let games = library::open(own, wake.clone(), now);
        let puzzles_file = folder.as_ref().map(DataFolder::puzzles_file);
        let store = store::open(folder, wake.clone(), now);
        let analyst: Box<dyn Analyst> = match worker(&wake) {
            Ok(worker) => team(Box::new(worker), &wake),
            Err(_) => Box::new(Absent::default()),
        };
        let shelf = Shelf::start(packs, options.lessons, wake.clone());
        let shelved = match &shelf {
            Ok(_) => Shelved::words_only(),
            // Without a thread for it, the lessons are read here, before the first frame.
            Err(_) => Shelved::of(&[crate::content::Pack::embedded()]),
        };
        let tutor = Tutor::new(Start {
            settings,
            system_language: options.system_language,
            language: options.language,
            store,
            games,
            analyst,
            shelved,
            notices: notice.into_iter().collect(),
        });
        let puzzles = Keeper::start(puzzles_file, wake.clone(), now);
        let mut tutor = match puzzles {
            Ok(keeper) => tutor.with_puzzles(Box::new(keeper)),
            // Without a thread for them there are no puzzles; lessons go on.
            Err(_) => tutor,
        };
        // Without a folder or a thread for them, repertoires are kept as long as the program runs.
        if let Some(Ok(cupboard)) = cupboard {
            tutor = tutor.with_cupboard(Box::new(cupboard));
        }
        tutor.set_zone(clock::zone_minutes());
        let mut window = Window::new(tutor);
        window.chrome.chooser = Chooser::of_system();
        Self {
            window,
            shelf: shelf.ok(),
        }
    }
}

impl eframe::App for Shell {
    fn logic(&mut self, ctx: &egui::Context, _frame: &mut eframe::Frame) {
        let now = clock::now();
        if let Some(shelved) = self.shelf.as_ref().and_then(Shelf::poll) {
            self.window.tutor.reshelve(shelved, now);
            ctx.request_repaint();
        }
        if self.window.tutor.tick(now) {
            ctx.request_repaint();
        }
        if let Some(due) = self.window.tutor.due() {
            ctx.request_repaint_after(Duration::from_millis(due.millis_since(now)));
        }
        // There are no sounds yet; what would be heard is passed over.
        self.window.tutor.take_cues();
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.window.show(ui, clock::now());
        if let Some(due) = self.window.tutor.due() {
            let wait = due.millis_since(clock::now());
            ui.ctx().request_repaint_after(Duration::from_millis(wait));
        }
    }
}
