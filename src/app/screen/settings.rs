//! Settings: every choice as a row of buttons, with a board that shows what was chosen.

use egui::{ScrollArea, Ui, vec2};

use crate::app::board::{BoardChrome, board_ui};
use crate::app::cx::{Chrome, Cx, Outbox};
use crate::app::look::{GRID, Text};
use crate::app::names::VoiceNames;
use crate::app::widget::Button;
use crate::language::Language;
use crate::rules::{Color, Position, Square};
use crate::scene::{Input, Mark, Scene, Tone};
use crate::store::{BoardStyle, Motion, TextSize, WindowTheme};
use crate::tutor::{Change, Msg};

/// Draws the settings.
pub(crate) fn settings_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    let settings = cx.tutor.settings();
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            ui.label(cx.look.text(cx.word("settings-title"), Text::Heading));
            ui.add_space(GRID);
            let language = cx.tutor.language();
            row_ui("settings-language", cx, ui, |ui| {
                for one in Language::ALL {
                    choice_ui(
                        one.own_name(),
                        one == language,
                        Change::Language(one),
                        cx,
                        ui,
                        out,
                    );
                }
            });
            row_ui("settings-theme", cx, ui, |ui| {
                for (id, theme) in [
                    ("settings-theme-system", WindowTheme::System),
                    ("settings-theme-light", WindowTheme::Light),
                    ("settings-theme-dark", WindowTheme::Dark),
                ] {
                    choice_ui(
                        &cx.word(id),
                        settings.theme == theme,
                        Change::Theme(theme),
                        cx,
                        ui,
                        out,
                    );
                }
            });
            row_ui("settings-text-size", cx, ui, |ui| {
                for (id, size) in [
                    ("settings-text-normal", TextSize::Normal),
                    ("settings-text-large", TextSize::Large),
                    ("settings-text-larger", TextSize::Larger),
                ] {
                    choice_ui(
                        &cx.word(id),
                        settings.text_size == size,
                        Change::TextSize(size),
                        cx,
                        ui,
                        out,
                    );
                }
            });
            row_ui("settings-motion", cx, ui, |ui| {
                for (id, motion) in [
                    ("settings-motion-on", Motion::System),
                    ("settings-motion-off", Motion::Off),
                ] {
                    let is_chosen = (settings.motion == Motion::Off) == (motion == Motion::Off);
                    choice_ui(&cx.word(id), is_chosen, Change::Motion(motion), cx, ui, out);
                }
            });
            yes_no_ui(
                "settings-xiangqi",
                settings.knows_xiangqi == Some(true),
                Change::KnowsXiangqi,
                cx,
                ui,
                out,
            );
            row_ui("settings-board", cx, ui, |ui| {
                for (id, board) in [
                    ("settings-board-wood", BoardStyle::Wood),
                    ("settings-board-slate", BoardStyle::Slate),
                ] {
                    choice_ui(
                        &cx.word(id),
                        settings.board == board,
                        Change::Board(board),
                        cx,
                        ui,
                        out,
                    );
                }
            });
            yes_no_ui(
                "settings-coordinates",
                settings.coordinates,
                Change::Coordinates,
                cx,
                ui,
                out,
            );
            yes_no_ui(
                "settings-targets",
                settings.legal_targets,
                Change::LegalTargets,
                cx,
                ui,
                out,
            );
            ui.add_space(GRID);
            preview_ui(cx, chrome, ui);
        });
}

fn row_ui(title: &'static str, cx: Cx<'_>, ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    ui.add_space(GRID);
    ui.label(cx.look.text(cx.word(title), Text::Body));
    ui.horizontal_wrapped(add);
}

fn choice_ui(
    text: &str,
    is_chosen: bool,
    change: Change,
    cx: Cx<'_>,
    ui: &mut Ui,
    out: &mut Outbox,
) {
    if Button::choice(text, is_chosen)
        .least_width(14.0 * GRID)
        .ui(cx.look, ui)
        .clicked()
    {
        out.send(Msg::Set(change));
    }
}

fn yes_no_ui(
    title: &'static str,
    is_on: bool,
    change: fn(bool) -> Change,
    cx: Cx<'_>,
    ui: &mut Ui,
    out: &mut Outbox,
) {
    row_ui(title, cx, ui, |ui| {
        for (id, value) in [("settings-yes", true), ("settings-no", false)] {
            choice_ui(&cx.word(id), is_on == value, change(value), cx, ui, out);
        }
    });
}

/// A small board as it will look.
fn preview_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui) {
    let scene = Scene {
        board: Position::start().board().clone(),
        turn: None,
        orientation: Color::White,
        input: Input::Nothing,
        last_move: None,
        check: None,
        marks: vec![Mark::Arrow {
            from: Square::E2,
            to: Square::E4,
            tone: Tone::Idea,
        }],
        stars: Vec::new(),
        badge: None,
    };
    let side = 30.0 * GRID;
    ui.allocate_ui(vec2(side, side), |ui| {
        ui.push_id("preview", |ui| {
            // A board of its own, so that the hand on the lesson's board stays where it is.
            let mut hand = BoardChrome::new();
            hand.hides_coordinates = !cx.tutor.settings().coordinates;
            let names = VoiceNames(cx.voice());
            board_ui(&scene, &mut hand, cx.look, &mut chrome.art, &names, ui);
        });
    });
}
