//! The program in a window of its own, without a screen: clicked by accessible names, drawn by the CPU.
#![allow(
    dead_code,
    reason = "not every test that opens the program does everything"
)]

use chess_tutor::app::{Window, fonts};
use chess_tutor::content::Pack;
use chess_tutor::language::Language;
use chess_tutor::lesson::LessonSession;
use chess_tutor::message::Message;
use chess_tutor::rules::Square;
use chess_tutor::session::{Event, Timestamp};
use chess_tutor::store::{Memory, Motion, Settings, TextSize};
use chess_tutor::tutor::{Change, Msg, Shelved, Start, Tutor};
use egui::{Key, Modifiers, PointerButton, Pos2, Rect, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, Node};
use std::sync::LazyLock;

use super::player::NOON;
use super::support::CpuRenderer;

/// The lessons that come with the program, read once.
pub(crate) static SHELVED: LazyLock<Shelved> = LazyLock::new(|| Shelved::of(&[Pack::embedded()]));

/// The window and the clock on its wall.
pub(crate) struct Program {
    pub(crate) window: Window,
    pub(crate) now: Timestamp,
}

/// Shows the program in all of the window: the harness would leave a margin, which a real window has not.
fn whole_window(ui: &mut egui::Ui, program: &mut Program) {
    let all = ui.ctx().content_rect();
    let mut whole = ui.new_child(egui::UiBuilder::new().max_rect(all));
    whole.set_clip_rect(all);
    program.window.show(&mut whole, program.now);
}

/// The program, opened.
pub(crate) struct Opened {
    pub(crate) harness: Harness<'static, Program>,
}

/// What a learner has chosen who has answered the first questions.
pub(crate) fn settings(language: Language) -> Settings {
    Settings {
        language: Some(language.tag().to_owned()),
        motion: Motion::Off,
        first_run_done: true,
        ..Settings::default()
    }
}

/// A program that keeps its records in memory.
pub(crate) fn start(settings: Settings) -> Start {
    Start {
        settings,
        system_language: Language::English,
        language: None,
        store: Box::new(Memory::default()),
        games: Box::new(chess_tutor::library::MemoryGames::default()),
        analyst: Box::new(chess_tutor::engine::Absent::default()),
        shelved: SHELVED.clone(),
        notices: Vec::new(),
    }
}

impl Opened {
    /// Opens a window of a size, in points.
    pub(crate) fn new(start: Start, size: Vec2) -> Self {
        Self::scaled(start, size, 1.0)
    }

    /// Opens a window of a size in points, drawn with so many pixels a point.
    pub(crate) fn scaled(start: Start, size: Vec2, pixels_per_point: f32) -> Self {
        Self::over(Tutor::new(start), size, pixels_per_point)
    }

    /// Opens a window over a tutor that has everything it needs.
    pub(crate) fn over(mut tutor: Tutor, size: Vec2, pixels_per_point: f32) -> Self {
        tutor.tick(NOON);
        let program = Program {
            window: Window::new(tutor),
            now: NOON,
        };
        let harness = Harness::builder()
            .with_size(size)
            .with_pixels_per_point(pixels_per_point)
            .with_max_steps(20)
            .renderer(CpuRenderer::default())
            .with_context_setup(fonts::install)
            .build_ui_state(whole_window, program);
        let mut opened = Self { harness };
        opened.harness.run();
        opened
    }

    /// A window at a step of a lesson.
    pub(crate) fn at(language: Language, lesson: &str, step: &str) -> Self {
        let mut opened = Self::new(start(settings(language)), vec2(1280.0, 800.0));
        opened.go_to(lesson, step);
        opened
    }

    pub(crate) fn tutor(&self) -> &Tutor {
        &self.harness.state().window.tutor
    }

    pub(crate) fn session(&self) -> &LessonSession {
        &self.tutor().lesson().expect("a lesson is open").session
    }

    /// The step at hand, as `lesson/step`.
    pub(crate) fn place(&self) -> String {
        let session = self.session();
        let step = session
            .step()
            .map(|step| step.id.as_str())
            .unwrap_or_default();
        format!("{}/{step}", session.lesson().id)
    }

    /// Sends a message past the window, to come to where a test begins.
    pub(crate) fn tell(&mut self, msg: Msg) {
        let program = self.harness.state_mut();
        let now = program.now;
        program.window.tutor.update(msg, now);
        program.window.tutor.tick(now);
        self.harness.run();
    }

    pub(crate) fn go_to(&mut self, lesson: &str, step: &str) {
        let now = self.harness.state().now;
        let tutor = &mut self.harness.state_mut().window.tutor;
        tutor.update(Msg::RestartLesson(lesson.to_owned()), now);
        let steps = &tutor.library().lessons.get(lesson).expect("a lesson").steps;
        let index = steps
            .iter()
            .position(|known| known.id == step)
            .expect("a step");
        self.tell(Msg::Lesson(Event::JumpedTo(index)));
        // In a test nobody jumps: there one gets on by leaving out what comes before.
        let place = format!("{lesson}/{step}");
        for _ in 0..index {
            if self.place() != place {
                self.tell(Msg::Lesson(Event::Skipped));
            }
        }
        assert_eq!(self.place(), format!("{lesson}/{step}"));
    }

    /// Lets time pass.
    pub(crate) fn wait(&mut self, millis: u64) {
        let program = self.harness.state_mut();
        program.now = program.now.after_millis(millis);
        let now = program.now;
        program.window.tutor.tick(now);
        self.harness.run();
    }

    /// Gives the window another size, and its text.
    pub(crate) fn reshape(&mut self, (width, height, text): (f32, f32, TextSize)) {
        let now = self.harness.state().now;
        let tutor = &mut self.harness.state_mut().window.tutor;
        tutor.update(Msg::Set(Change::TextSize(text)), now);
        self.harness.set_size(vec2(width, height));
        self.harness.run();
    }

    /// A word of the program in the language that is spoken.
    pub(crate) fn word(&self, id: &'static str) -> String {
        self.tutor().voice().word(id)
    }

    /// Is something with this name on the screen?
    pub(crate) fn shows(&self, name: &str) -> bool {
        self.harness.query_all_by_label(name).next().is_some()
    }

    /// Is something on the screen whose name holds this?
    pub(crate) fn shows_part(&self, part: &str) -> bool {
        self.harness
            .query_all_by_label_contains(part)
            .next()
            .is_some()
    }

    /// Clicks what has this name.
    pub(crate) fn click(&mut self, name: &str) {
        self.harness.get_by_label(name).click();
        self.harness.run();
    }

    /// Clicks the button with this word of the program.
    pub(crate) fn press(&mut self, id: &'static str) {
        let name = self.word(id);
        self.click(&name);
    }

    pub(crate) fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.harness.run();
    }

    pub(crate) fn keys(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.harness.run();
    }

    pub(crate) fn text(&mut self, text: &str) {
        self.harness.event(egui::Event::Text(text.to_owned()));
        self.harness.run();
    }

    /// The node of a square.
    pub(crate) fn square<'a>(&'a self, name: &'a str) -> Node<'a> {
        self.harness.get_by(move |node| {
            let label = node.label().unwrap_or_default();
            let rest = label.strip_prefix(name);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with([',', '，']))
        })
    }

    pub(crate) fn click_square(&mut self, name: &str) {
        self.square(name).click();
        self.harness.run();
    }

    pub(crate) fn drag(&mut self, from: &str, to: &str) {
        for (name, pressed) in [(from, true), (to, false)] {
            let pos = self.square(name).rect().center();
            self.pointer(pos, pressed);
        }
    }

    fn pointer(&mut self, pos: Pos2, pressed: bool) {
        self.harness.event(egui::Event::PointerMoved(pos));
        self.harness.event(egui::Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        self.harness.run();
    }

    /// Moves the keyboard's cursor on the board to a square.
    pub(crate) fn cursor_to(&mut self, name: &str) {
        // The first arrow shows the cursor where it is.
        self.key(Key::ArrowUp);
        for _ in 0..16 {
            let here = self.focused_square().expect("the cursor is on the board");
            let (file, rank) = letters(&here);
            let (to_file, to_rank) = letters(name);
            let key = if file < to_file {
                Key::ArrowRight
            } else if file > to_file {
                Key::ArrowLeft
            } else if rank < to_rank {
                Key::ArrowUp
            } else if rank > to_rank {
                Key::ArrowDown
            } else {
                return;
            };
            self.key(key);
        }
        panic!("the cursor does not come to {name}");
    }

    fn focused_square(&self) -> Option<String> {
        let root = self.harness.root();
        let focused = root.children_recursive().find(|node| node.is_focused())?;
        let label = focused.accesskit_node().label()?;
        label.get(0..2).map(str::to_owned)
    }

    /// The title of a lesson.
    pub(crate) fn title(&self, lesson: &str) -> String {
        self.tutor()
            .voice()
            .say(&Message::lesson(lesson, "title", None))
    }

    /// What the tray calls a man.
    pub(crate) fn tray_man(&self, piece: &'static str) -> String {
        match self.tutor().language() {
            Language::English => format!("Place {}", self.word(piece)),
            Language::Chinese => format!("摆{}", self.word(piece)),
        }
    }

    /// Clicks the first thing with this name.
    pub(crate) fn click_first(&mut self, name: &str) {
        self.harness
            .query_all_by_label(name)
            .next()
            .expect("it is there")
            .click();
        self.harness.run();
    }

    /// Clicks the last thing with this name: a choice on the page, where the rail has the same word.
    pub(crate) fn click_choice(&mut self, name: &str) {
        self.harness
            .query_all_by_label(name)
            .last()
            .expect("it is there")
            .click();
        self.harness.run();
    }

    /// Clicks the button whose name begins with this or holds it.
    pub(crate) fn click_part(&mut self, part: &str) {
        // It may be below the fold; a screen reader presses it all the same.
        self.harness
            .query_all_by_label_contains(part)
            .find(|node| node.accesskit_node().role() == egui::Role::Button)
            .expect("a button with this in its name")
            .click_accesskit();
        self.harness.run();
    }

    /// Puts the cursor into the field with this word of the program, wherever it lies on the page.
    pub(crate) fn click_field(&mut self, id: &'static str) {
        let name = self.word(id);
        self.harness
            .query_all_by_label(&name)
            .find(|node| node.accesskit_node().role() == egui::Role::TextInput)
            .expect("a field of this name")
            .focus();
        self.harness.run();
    }

    /// What stands in the field with this word of the program.
    pub(crate) fn field_text(&self, id: &'static str) -> Option<String> {
        let name = self.word(id);
        let field = self
            .harness
            .query_all_by_label(&name)
            .find(|node| node.accesskit_node().role() == egui::Role::TextInput)?;
        field.accesskit_node().value()
    }

    /// Where the row of actions begins that stands at the foot of a lesson's column.
    pub(crate) fn actions_top(&self) -> Option<f32> {
        let flip = self.word("action-flip");
        self.harness
            .query_by_label(&flip)
            .map(|node| node.rect().top())
    }

    /// The names of what stands in its place, whatever the coach has to say: the rail, the header, the board, the actions.
    fn fixed_names(&self) -> Vec<String> {
        let ids = [
            "rail-learn",
            "rail-settings",
            "lesson-to-map",
            "action-back",
            "action-flip",
            "action-again",
            "action-replay",
            "action-type",
            "action-hint",
            "action-skip",
            "action-continue",
        ];
        let language = self.tutor().language().other().own_name().to_owned();
        ids.map(|id| self.word(id))
            .into_iter()
            .chain([language])
            .collect()
    }

    /// Everything that has a name, with its role and its place.
    pub(crate) fn named(&self) -> Vec<Named> {
        let fixed = self.fixed_names();
        let root = self.harness.root();
        root.children_recursive()
            .filter_map(|node| {
                let access = node.accesskit_node();
                let bounds = access.bounding_box()?;
                let name = access.label().or_else(|| node.value())?;
                let scale = self.harness.ctx.pixels_per_point();
                let min = Pos2::new(bounds.x0 as f32, bounds.y0 as f32) / scale;
                let max = Pos2::new(bounds.x1 as f32, bounds.y1 as f32) / scale;
                let is_square = name
                    .get(0..2)
                    .is_some_and(|name| name.parse::<Square>().is_ok());
                Some(Named {
                    is_fixed: is_square || fixed.contains(&name),
                    name,
                    is_button: access.role() == egui::Role::Button,
                    rect: Rect::from_min_max(min, max),
                })
            })
            .collect()
    }
}

/// The two letters of a square's name.
fn letters(name: &str) -> (char, char) {
    let mut letters = name.chars();
    (letters.next().unwrap_or(' '), letters.next().unwrap_or(' '))
}

/// Something with a name on the screen.
#[derive(Clone, Debug)]
pub(crate) struct Named {
    pub(crate) name: String,
    pub(crate) is_button: bool,
    /// Does it stand in its place, whatever the coach has to say?
    pub(crate) is_fixed: bool,
    pub(crate) rect: Rect,
}
