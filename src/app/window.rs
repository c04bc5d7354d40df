//! The window's content: the rail and the screen, notices above it. Drawing first, then the learner's messages are applied.

use egui::{CentralPanel, Frame, Key, Margin, Modifiers, Panel, Theme, Ui, ViewportCommand};

use crate::session::Timestamp;
use crate::store::{LearnerChange, Motion, Settings, WindowTheme};
use crate::tutor::{
    Change, LearnerMsg, Msg, OpeningMsg, PuzzleMsg, RepertoireMsg, ReviewMsg, Route, Tutor,
};

use super::cx::{Chrome, Cx, Outbox};
use super::fonts::Icon;
use super::look::{self, BUTTON_HEIGHT, GRID, Look};
use super::screen;
use super::widget::{RAIL_WIDTH, icon_button_ui, rail_button_height, rail_button_ui};

/// The program in its window.
pub struct Window {
    /// The program.
    pub tutor: Tutor,
    /// What may be lost.
    pub chrome: Chrome,
    look: Option<Look>,
    title: String,
}

impl Window {
    /// A window onto the program.
    #[must_use]
    pub fn new(tutor: Tutor) -> Self {
        Self {
            tutor,
            chrome: Chrome::default(),
            look: None,
            title: String::new(),
        }
    }

    /// Draws a frame and applies what the learner did in it.
    pub fn show(&mut self, ui: &mut Ui, now: Timestamp) {
        let look = look_for(self.tutor.settings(), ui.ctx().system_theme());
        if self.look.as_ref() != Some(&look) {
            look.apply(ui.ctx());
            ui.set_style(ui.ctx().style_of(look.theme));
            self.look = Some(look.clone());
        }
        let title = self.tutor.voice().word("app-title");
        if title != self.title {
            ui.ctx()
                .send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
        let mut out = Outbox::default();
        let cx = Cx {
            tutor: &self.tutor,
            look: &look,
            now,
        };
        draw(cx, &mut self.chrome, ui, &mut out);
        let msgs = out.take();
        if !msgs.is_empty() {
            ui.ctx().request_repaint();
        }
        for msg in msgs {
            self.apply(msg, now);
        }
    }

    fn apply(&mut self, msg: Msg, now: Timestamp) {
        let leaves_board = !matches!(
            msg,
            Msg::Lesson(_)
                | Msg::Opening(
                    OpeningMsg::Event(_)
                        | OpeningMsg::Flip
                        | OpeningMsg::Own(RepertoireMsg::Bench(_))
                )
                | Msg::Review(ReviewMsg::Session(_))
                | Msg::Play(_)
                | Msg::Flip
                | Msg::NextLayer
                | Msg::Puzzle(PuzzleMsg::Event(_) | PuzzleMsg::Flip)
                | Msg::DismissNotice(_)
                | Msg::Set(_)
        );
        if leaves_board {
            self.chrome.board.cancel();
            self.chrome.typed = None;
        }
        if let Msg::Go(_) | Msg::Back = msg {
            self.chrome.saving = None;
        }
        if let Msg::Learner(LearnerMsg::Change(
            LearnerChange::TurnTo(_) | LearnerChange::Welcome(_),
        )) = msg
        {
            self.chrome.clear();
        }
        self.tutor.update(msg, now);
    }
}

fn draw(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    let palette = &cx.look.palette;
    let route = cx.tutor.route();
    if route == Route::FirstRun {
        let frame = Frame::new()
            .fill(palette.paper)
            .inner_margin(Margin::same(16));
        CentralPanel::default().frame(frame).show(ui, |ui| {
            notices_ui(cx, ui, out);
            screen::first_run_ui(cx, chrome, ui, out);
        });
        return;
    }
    let rail = Frame::new()
        .fill(palette.raised)
        .inner_margin(Margin::symmetric(4, 8));
    let width = RAIL_WIDTH * cx.look.text_size.factor() + 8.0;
    Panel::left("rail")
        .resizable(false)
        .exact_size(width)
        .show_separator_line(false)
        .frame(rail)
        .show(ui, |ui| rail_ui(cx, ui, out));
    let types = ui.ctx().text_edit_focused();
    let sees = !types && cx.tutor.may_show_layers();
    if sees && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::V)) {
        out.send(Msg::NextLayer);
    }
    let frame = Frame::new()
        .fill(palette.paper)
        .inner_margin(Margin::symmetric(16, 12));
    if matches!(
        route,
        Route::Learn | Route::Progress | Route::Play | Route::Game | Route::SetUp
    ) {
        games_dropped(ui, out);
    }
    CentralPanel::default().frame(frame).show(ui, |ui| {
        notices_ui(cx, ui, out);
        match route {
            Route::FirstRun => {}
            Route::Learn => screen::learn_ui(cx, chrome, ui, out),
            Route::Lesson => screen::lesson_ui(cx, chrome, ui, out),
            Route::Openings => screen::openings_ui(cx, chrome, ui, out),
            Route::Drill => screen::drill_ui(cx, chrome, ui, out),
            Route::Repertoire => screen::repertoire_ui(cx, chrome, ui, out),
            Route::Progress => screen::progress_ui(cx, ui, out),
            Route::Review => screen::review_ui(cx, chrome, ui, out),
            Route::Puzzles => screen::puzzles_ui(cx, chrome, ui, out),
            Route::Puzzle => screen::puzzle_ui(cx, chrome, ui, out),
            Route::PuzzleProgress => screen::puzzle_progress_ui(cx, ui, out),
            Route::Play => screen::play_ui(cx, chrome, ui, out),
            Route::Game => screen::game_ui(cx, chrome, ui, out),
            Route::SetUp => screen::set_up_ui(cx, chrome, ui, out),
            Route::Learners => screen::learners_ui(cx, chrome, ui, out),
            Route::Settings => screen::settings_ui(cx, chrome, ui, out),
        }
    });
}

/// A file that is dropped where nothing else is to be brought in is one with games.
fn games_dropped(ui: &Ui, out: &mut Outbox) {
    for path in screen::dropped(ui) {
        out.send(Msg::Go(Route::Review));
        out.send(Msg::Review(ReviewMsg::File(path)));
    }
}

/// The buttons of the rail, the change of language among them.
const PLACES: usize = 8;

fn rail_ui(cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let route = cx.tutor.route();
    ui.spacing_mut().item_spacing.y = GRID / 2.0;
    let height = rail_button_height(PLACES, cx.look, ui);
    let mut place = |icon, word: &str, is_here: bool, msg: Msg, ui: &mut Ui| {
        let response = rail_button_ui(icon, word, is_here, height, cx.look, ui);
        if response.clicked() {
            out.send(msg);
        }
    };
    let learns = matches!(route, Route::Learn | Route::Lesson);
    let learn = cx.word("rail-learn");
    place(
        Icon::GraduationCap,
        &learn,
        learns,
        Msg::Go(Route::Learn),
        ui,
    );
    let solves = matches!(
        route,
        Route::Puzzles | Route::Puzzle | Route::PuzzleProgress
    );
    let puzzles = cx.word("rail-puzzles");
    place(Icon::Puzzle, &puzzles, solves, Msg::Go(Route::Puzzles), ui);
    let openings = cx.word("rail-openings");
    let practises = matches!(route, Route::Openings | Route::Drill | Route::Repertoire);
    let go = Msg::Go(Route::Openings);
    place(Icon::BookOpen, &openings, practises, go, ui);
    let plays = matches!(route, Route::Play | Route::Game | Route::SetUp);
    let play = cx.word("rail-play");
    place(Icon::Swords, &play, plays, Msg::Go(Route::Play), ui);
    let review = cx.word("rail-review");
    let is_here = route == Route::Review;
    place(Icon::History, &review, is_here, Msg::Go(Route::Review), ui);
    ui.with_layout(egui::Layout::bottom_up(egui::Align::Min), |ui| {
        let settings = cx.word("rail-settings");
        let is_here = route == Route::Settings;
        place(
            Icon::Settings,
            &settings,
            is_here,
            Msg::Go(Route::Settings),
            ui,
        );
        let progress = cx.word("rail-progress");
        let is_here = matches!(route, Route::Progress | Route::Learners);
        place(
            Icon::Sprout,
            &progress,
            is_here,
            Msg::Go(Route::Progress),
            ui,
        );
        // One click changes the language anywhere; the button speaks the language that it leads to.
        let other = cx.tutor.language().other();
        let change = Msg::Set(Change::Language(other));
        place(Icon::Languages, other.own_name(), false, change, ui);
    });
}

fn notices_ui(cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    for (index, notice) in cx.tutor.notices().iter().enumerate() {
        let tone = if notice.is_good {
            crate::scene::Tone::Good
        } else {
            crate::scene::Tone::Warning
        };
        let frame = super::widget::tone_card(cx.look, tone);
        frame.show(ui, |ui| {
            let words = cx.voice().say(&notice.message);
            let close = cx.word("notice-close");
            let width = ui.available_width();
            ui.set_width(width);
            ui.horizontal(|ui| {
                // The words take what the close button leaves, and as many lines as they need.
                let text_width = (width - BUTTON_HEIGHT - GRID).max(BUTTON_HEIGHT);
                let label = egui::Label::new(cx.look.text(words, look::Text::Body)).wrap();
                let size = egui::vec2(text_width, BUTTON_HEIGHT);
                let layout = egui::Layout::left_to_right(egui::Align::Center);
                ui.allocate_ui_with_layout(size, layout, |ui| {
                    ui.set_width(text_width);
                    ui.add(label);
                });
                if icon_button_ui(Icon::X, &close, cx.look, ui).clicked() {
                    out.send(Msg::DismissNotice(index));
                }
            });
        });
        ui.add_space(GRID);
    }
}

/// The look that the learner's choices and the system ask for.
fn look_for(settings: &Settings, system: Option<Theme>) -> Look {
    let theme = match settings.theme {
        WindowTheme::System => system.unwrap_or(Theme::Light),
        WindowTheme::Light => Theme::Light,
        WindowTheme::Dark => Theme::Dark,
    };
    let motion = match settings.motion {
        // No system tells through winit that it wants less motion; `Off` is for those who do.
        Motion::System | Motion::On => look::Motion::Full,
        Motion::Off => look::Motion::Reduced,
    };
    let text_size = match settings.text_size {
        crate::store::TextSize::Normal => look::TextSize::Normal,
        crate::store::TextSize::Large => look::TextSize::Large,
        crate::store::TextSize::Larger => look::TextSize::Largest,
    };
    let board = match settings.board {
        crate::store::BoardStyle::Wood => look::BoardStyle::Wood,
        crate::store::BoardStyle::Slate => look::BoardStyle::Slate,
    };
    Look::new(theme, text_size, board, motion)
}
