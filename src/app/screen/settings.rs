//! Settings: every choice as a row of buttons, beside a board that shows what was chosen.

use egui::{ScrollArea, Ui, vec2};

use super::engine::engine_settings_ui;
use crate::app::board::{BoardChrome, board_ui};
use crate::app::cx::{Chrome, Cx, Outbox};
use crate::app::fonts::Icon;
use crate::app::look::{GRID, Text};
use crate::app::names::VoiceNames;
use crate::app::widget::{Button, icon_button_ui};
use crate::language::Language;
use crate::rules::{Color, Position, Square};
use crate::scene::{Mark, Scene, Tone};
use crate::store::{BoardStyle, Motion, TextSize, WindowTheme};
use crate::tutor::{Change, Msg};

/// From this width on, in points, the board's settings stand beside the others.
const TWO_COLUMNS: f32 = 760.0;
/// The side of the board that shows what was chosen, in points.
const PREVIEW: f32 = 336.0;

/// Draws the settings.
pub(crate) fn settings_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    ui.horizontal(|ui| {
        let back = icon_button_ui(Icon::ArrowLeft, &cx.word("action-back"), cx.look, ui);
        if back.clicked() {
            out.send(Msg::Back);
        }
        ui.label(cx.look.text(cx.word("settings-title"), Text::Heading));
    });
    ScrollArea::vertical()
        .auto_shrink([false, false])
        .show(ui, |ui| {
            let room = ui.available_width();
            if room < TWO_COLUMNS * cx.look.text_size.factor() {
                words_ui(cx, ui, out);
                engine_settings_ui(cx, chrome, ui, out);
                board_settings_ui(cx, chrome, ui, out);
                return;
            }
            ui.horizontal_top(|ui| {
                for column in 0..2 {
                    ui.vertical(|ui| {
                        ui.set_width((room - 4.0 * GRID) / 2.0);
                        if column == 0 {
                            words_ui(cx, ui, out);
                            engine_settings_ui(cx, chrome, ui, out);
                        } else {
                            board_settings_ui(cx, chrome, ui, out);
                        }
                    });
                    ui.add_space(2.0 * GRID);
                }
            });
        });
}

/// Language, colours, text, motion, and what lessons compare with.
fn words_ui(cx: Cx<'_>, ui: &mut Ui, out: &mut Outbox) {
    let settings = cx.tutor.settings();
    let language = |one: Language| {
        let is_chosen = one == cx.tutor.language();
        (one.own_name().to_owned(), is_chosen, Change::Language(one))
    };
    row_ui(
        "settings-language",
        Language::ALL.map(language),
        cx,
        ui,
        out,
    );
    let theme = |id, theme| (cx.word(id), settings.theme == theme, Change::Theme(theme));
    let themes = [
        theme("settings-theme-system", WindowTheme::System),
        theme("settings-theme-light", WindowTheme::Light),
        theme("settings-theme-dark", WindowTheme::Dark),
    ];
    row_ui("settings-theme", themes, cx, ui, out);
    let size = |id, size| {
        (
            cx.word(id),
            settings.text_size == size,
            Change::TextSize(size),
        )
    };
    let sizes = [
        size("settings-text-normal", TextSize::Normal),
        size("settings-text-large", TextSize::Large),
        size("settings-text-larger", TextSize::Larger),
    ];
    row_ui("settings-text-size", sizes, cx, ui, out);
    let moves = settings.motion != Motion::Off;
    let motion = |is_on| Change::Motion(if is_on { Motion::System } else { Motion::Off });
    row_ui("settings-motion", yes_no(moves, motion, cx), cx, ui, out);
    let knows = settings.knows_xiangqi == Some(true);
    row_ui(
        "settings-xiangqi",
        yes_no(knows, Change::KnowsXiangqi, cx),
        cx,
        ui,
        out,
    );
}

/// What concerns the board, with a board that shows it.
fn board_settings_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui, out: &mut Outbox) {
    let settings = cx.tutor.settings();
    let board = |id, board| (cx.word(id), settings.board == board, Change::Board(board));
    let boards = [
        board("settings-board-wood", BoardStyle::Wood),
        board("settings-board-slate", BoardStyle::Slate),
    ];
    row_ui("settings-board", boards, cx, ui, out);
    let coordinates = yes_no(settings.coordinates, Change::Coordinates, cx);
    row_ui("settings-coordinates", coordinates, cx, ui, out);
    let targets = yes_no(settings.legal_targets, Change::LegalTargets, cx);
    row_ui("settings-targets", targets, cx, ui, out);
    ui.add_space(2.0 * GRID);
    preview_ui(cx, chrome, ui);
}

/// A choice: its words, whether it is the one that holds, and what it changes.
type Choice = (String, bool, Change);

fn yes_no(is_on: bool, change: impl Fn(bool) -> Change, cx: Cx<'_>) -> [Choice; 2] {
    [("settings-yes", true), ("settings-no", false)]
        .map(|(id, value)| (cx.word(id), is_on == value, change(value)))
}

fn row_ui<const N: usize>(
    title: &'static str,
    choices: [Choice; N],
    cx: Cx<'_>,
    ui: &mut Ui,
    out: &mut Outbox,
) {
    ui.add_space(GRID);
    ui.label(cx.look.text(cx.word(title), Text::Body));
    ui.horizontal_wrapped(|ui| {
        for (text, is_chosen, change) in choices {
            let button = Button::choice(&text, is_chosen).least_width(14.0 * GRID);
            if button.ui(cx.look, ui).clicked() {
                out.send(Msg::Set(change));
            }
        }
    });
}

/// A small board as it will look.
fn preview_ui(cx: Cx<'_>, chrome: &mut Chrome, ui: &mut Ui) {
    let scene = Scene {
        marks: vec![Mark::Arrow {
            from: Square::E2,
            to: Square::E4,
            tone: Tone::Idea,
        }],
        ..Scene::still(Position::start().board().clone(), Color::White)
    };
    ui.allocate_ui(vec2(PREVIEW, PREVIEW), |ui| {
        ui.push_id("preview", |ui| {
            // A board of its own, so that the hand on the lesson's board stays where it is.
            let mut hand = BoardChrome::new();
            hand.hides_coordinates = !cx.tutor.settings().coordinates;
            let names = VoiceNames(cx.voice());
            board_ui(&scene, &mut hand, cx.look, &mut chrome.art, &names, ui);
        });
    });
}
