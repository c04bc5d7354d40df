//! The small parts of the screens: found and pressed by name, large enough for a finger, and how they look.
#![cfg(feature = "gui")]
mod support;

use chess_tutor::app::art::Art;
use chess_tutor::app::fonts::{self, Icon};
use chess_tutor::app::look::{BUTTON_HEIGHT, BoardStyle, Look, Motion, Text, TextSize};
use chess_tutor::app::widget::{
    Button, Step, card, coach_ui, emblem_ui, hint_dots_ui, icon_button_ui, rail_button_ui,
    stars_ui, steps_ui, text_row_ui, tone_card, turn_ui,
};
use chess_tutor::rules::Color;
use chess_tutor::scene::Tone;
use chess_tutor::session::Mood;
use egui::{Theme, Ui, vec2};
use egui_kittest::{Harness, kittest::Queryable as _};

use support::{CpuRenderer, photograph};

/// All widgets on one page, and what was pressed.
struct Page {
    look: Look,
    art: Art,
    pressed: Vec<String>,
}

const STEPS: [Step; 6] = [
    Step::Done,
    Step::Done,
    Step::Skipped,
    Step::Here,
    Step::Open,
    Step::Open,
];

impl Page {
    fn ui(&mut self, ui: &mut Ui) {
        let look = self.look.clone();
        ui.horizontal_top(|ui| {
            ui.vertical(|ui| self.rail(&look, ui));
            ui.vertical(|ui| {
                ui.set_width(380.0);
                self.coach(&look, ui);
                self.lesson(&look, ui);
                self.actions(&look, ui);
            });
        });
    }

    fn rail(&mut self, look: &Look, ui: &mut Ui) {
        for (icon, word, is_here) in [
            (Icon::GraduationCap, "学习", true),
            (Icon::Puzzle, "Puzzles", false),
            (Icon::BookOpen, "开局", false),
            (Icon::Swords, "Play", false),
            (Icon::ScanSearch, "复盘", false),
            (Icon::Settings, "Settings", false),
        ] {
            if rail_button_ui(
                icon,
                word,
                is_here,
                64.0 * look.text_size.factor(),
                look,
                ui,
            )
            .clicked()
            {
                self.pressed.push(word.to_owned());
            }
        }
    }

    fn coach(&mut self, look: &Look, ui: &mut Ui) {
        card(look).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(look.text("王车易位 Castling", Text::Heading));
            ui.horizontal_top(|ui| {
                coach_ui(Mood::Happy, 72.0, "the coach, happy", &mut self.art, ui);
                ui.vertical(|ui| {
                    let words = "好棋！王躲进了角落，车也出来了。Now the king is safe.";
                    ui.label(look.text(words, Text::Coach));
                });
            });
            turn_ui(Color::White, "White to move · 白方走", look, ui);
            turn_ui(Color::Black, "Black to move · 黑方走", look, ui);
        });
        for (tone, icon, words) in [
            (Tone::Good, Icon::CircleCheck, "Solved · 解对了"),
            (Tone::Warning, Icon::RotateCcw, "Not yet · 还没到"),
            (Tone::Danger, Icon::TriangleAlert, "Check · 将军"),
            (Tone::Idea, Icon::Lightbulb, "Look at the knight · 看看马"),
        ] {
            tone_card(look, tone).inner_margin(10).show(ui, |ui| {
                ui.set_width(ui.available_width());
                let (strong, _) = look.palette.tone(tone);
                text_row_ui(look, ui, |ui| {
                    ui.label(fonts::icon_text(icon, 20.0).color(strong));
                    ui.label(look.text(words, Text::Body).color(strong));
                });
            });
        }
    }

    fn lesson(&mut self, look: &Look, ui: &mut Ui) {
        let name = |index: usize| format!("Step {}", index + 1);
        if let Some(index) = steps_ui(&STEPS, name, look, ui) {
            self.pressed.push(name(index));
        }
        ui.horizontal(|ui| {
            emblem_ui("rook", 48.0, "a rook", &mut self.art, ui);
            stars_ui(2, "2 of 3 stars", 28.0, look, ui);
            hint_dots_ui(1, 3, "1 of 3 hints", look, ui);
        });
    }

    fn actions(&mut self, look: &Look, ui: &mut Ui) {
        ui.horizontal(|ui| {
            let buttons = [
                Button::quiet("Back").icon(Icon::ArrowLeft),
                Button::quiet("提示").icon(Icon::Lightbulb),
                Button::primary("Continue").icon_after(Icon::ArrowRight),
            ];
            for (button, name) in buttons.into_iter().zip(["Back", "提示", "Continue"]) {
                if button.ui(look, ui).clicked() {
                    self.pressed.push(name.to_owned());
                }
            }
            if icon_button_ui(Icon::RefreshCcw, "Flip the board", look, ui).clicked() {
                self.pressed.push("Flip the board".to_owned());
            }
        });
        ui.horizontal(|ui| {
            Button::choice("English", false).ui(look, ui);
            Button::choice("中文", true).icon(Icon::Check).ui(look, ui);
            ui.add_enabled_ui(false, |ui| Button::quiet("Not now").ui(look, ui));
        });
    }
}

fn open(theme: Theme, text: TextSize) -> Harness<'static, Page> {
    let look = Look::new(theme, text, BoardStyle::Wood, Motion::Reduced);
    let page = Page {
        look: look.clone(),
        art: Art::new(),
        pressed: Vec::new(),
    };
    let mut harness = Harness::builder()
        .with_size(vec2(560.0, 720.0))
        .renderer(CpuRenderer::default())
        .with_context_setup(move |ctx| {
            fonts::install(ctx);
            look.apply(ctx);
        })
        .build_ui_state(
            |ui, page: &mut Page| {
                let paper = egui::Frame::new()
                    .fill(page.look.palette.paper)
                    .inner_margin(16);
                egui::CentralPanel::default()
                    .frame(paper)
                    .show(ui, |ui| page.ui(ui));
            },
            page,
        );
    harness.run();
    harness
}

#[test]
fn buttons_are_pressed_by_name() {
    let mut page = open(Theme::Light, TextSize::Normal);
    let names = ["学习", "Step 2", "Continue", "Flip the board"];
    for (index, name) in names.into_iter().enumerate() {
        let node = page.get_by_label(name);
        if index % 2 == 0 {
            node.click();
        } else {
            node.click_accesskit();
        }
        page.run();
    }
    assert_eq!(page.state().pressed, names);
}

#[test]
fn what_can_be_pressed_is_large_enough_and_named() {
    let page = open(Theme::Light, TextSize::Normal);
    assert_eq!(page.unnamed_widgets(), Vec::<String>::new());
    for button in page.get_all_by_role(egui::Role::Button) {
        let height = button.rect().height();
        assert!(height >= BUTTON_HEIGHT, "{:?}: {height}", button.value());
    }
}

#[test]
fn signs_are_named() {
    let page = open(Theme::Dark, TextSize::Normal);
    for name in ["2 of 3 stars", "1 of 3 hints", "the coach, happy", "a rook"] {
        page.get_by_label(name);
    }
}

/// Writes pictures to `target/photos` for human eyes: `PHOTOS=1 cargo test --test widgets`.
#[test]
fn photographs() {
    if std::env::var_os("PHOTOS").is_none() {
        return;
    }
    for (name, theme, text) in [
        ("light", Theme::Light, TextSize::Normal),
        ("dark", Theme::Dark, TextSize::Normal),
        ("largest", Theme::Light, TextSize::Largest),
    ] {
        let mut page = open(theme, text);
        page.get_by_label("提示").hover();
        page.get_by_label("Continue").focus();
        page.run();
        photograph(&mut page, &format!("widgets-{name}"));
    }
}
